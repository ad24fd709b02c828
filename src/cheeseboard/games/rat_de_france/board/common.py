"""What all parts of the drawing ask for: names, teams, who stands where in the row."""

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.rat_de_france.box import ACTIONS, TOKENS
from cheeseboard.games.rat_de_france.rules.bids import turn_order
from cheeseboard.games.rat_de_france.rules.ending import placed, standing
from cheeseboard.games.rat_de_france.state import ACTING, OVER, PRIZE, Position


def name(say: Say, seat: Seat) -> str:
    return say(Message("board-name", {"seat": seat}))


def short_name(say: Say, action: int) -> tuple[str, ...]:
    """The name of a card in lines of few letters."""
    return tuple(say(Message(f"board-short-{ACTIONS[action]}")).split())


def card_name(say: Say, action: int) -> str:
    return say(Message(f"card-{ACTIONS[action]}"))


def token_name(view: Position, seat: Seat) -> str:
    return "" if view.tokens[seat] == NONE else TOKENS[view.tokens[seat]]


def token_label(view: Position, seat: Seat, say: Say) -> str:
    token = token_name(view, seat)
    if not token:
        return say(Message("board-no-token"))
    return say(Message("board-token", {"token": token}))


def team(view: Position, seat: Seat) -> int:
    """1 or 2; 0 without teams. Seat 0 is in the first."""
    if not view.variant.partners:
        return 0
    return 1 if seat in (0, view.variant.partners[0]) else 2


def partner(view: Position, seat: Seat) -> int:
    return view.variant.partners[seat] if view.variant.partners else NONE


def finished_place(view: Position, seat: Seat) -> int:
    """From 1; 0 for those who still run, and for places that do not count (RDF-10.4)."""
    places = placed(view)
    return places.index(seat) + 1 if seat in places else 0


def shown_card(view: Position, seat: Seat) -> int:
    """The card in the bid row as the viewer sees it: HIDDEN face down, NONE for none."""
    return view.bids[seat] if view.cards[seat] == NONE else view.cards[seat]


def open_bid(view: Position, seat: Seat) -> int:
    """The same where its face is seen."""
    card = shown_card(view, seat)
    return NONE if card == HIDDEN else card


def has_acted(view: Position, seat: Seat) -> bool:
    return view.phase == ACTING and seat in view.row and view.row.index(seat) < view.turn


def is_void(view: Position, seat: Seat) -> bool:
    """RDF-5.13: a bid that became nothing."""
    is_replaced = view.phase in (ACTING, PRIZE, OVER)
    return is_replaced and view.bids[seat] != NONE and view.cards[seat] == NONE


def was_replaced(view: Position, seat: Seat) -> bool:
    return view.cards[seat] != NONE and view.cards[seat] != view.bids[seat]


def lineup(view: Position) -> list[Seat]:
    """All seats as their cards lie: the bid row, then those who have finished before.

    After a match by how they stand, after a race by place, before one from the first player on.
    """
    if view.phase == OVER:
        places = standing(view)
        order = [*view.finished, *reversed(turn_order(view))]
        return sorted(range(view.seats), key=lambda seat: (places[seat], order.index(seat)))
    order = [(view.first + ahead) % view.seats for ahead in range(view.seats)]
    if view.phase == PRIZE:
        first, then = list(view.finished), [*view.row, *order]
    else:
        first, then = list(view.row), [*view.finished, *order]
    return first + [seat for seat in dict.fromkeys(then) if seat not in first]


def args(**given: Argument) -> dict[str, Argument]:
    return given
