"""Numbers for the help of Rat de France, from what a person is shown."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    CLOVER,
    IDEA,
    JUMP,
    SUGAR,
    TAKE_BACK,
)
from cheeseboard.games.rat_de_france.box import (
    SWAP as SWAP_CARD,
)
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.moves import BID, MOVE, PLAIN, SWAP, Move
from cheeseboard.games.rat_de_france.rules import moves as legal_moves
from cheeseboard.games.rat_de_france.rules.actions import add_results
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, Position
from cheeseboard.games.rat_de_france.track import FINISH, MUD, SPRING
from cheeseboard.games.rat_de_france.track import PLAIN as ROAD


def results(view: Position, seat: Seat, action: int) -> list[Move]:
    """What a card would do from where the rats stand now; nothing before and after the race."""
    found: list[Move] = []
    if view.rats[seat] != NONE:
        add_results(view, seat, action, PLAIN, found)
    return found


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """What each card reaches now, where the rat stands, and how many act before it."""
    cell = view.rats[seat]
    kind = track_of(view).kinds[cell] if cell != NONE else ROAD
    reached = [results(view, seat, action) for action in range(len(ACTIONS))]
    row = view.row
    return {
        **{f"reach_{name}": len(found) for name, found in zip(ACTIONS, reached, strict=True)},
        "is_racing": int(cell != NONE),
        "on_special": int(kind not in (ROAD, FINISH)),
        "in_mud": int(kind == MUD),
        "flag_near": int(any(_finishes(view, one) for found in reached for one in found)),
        "earlier": row.index(seat) if seat in row else 0,
    }


def move_facts(view: Position, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
    """What is certain of one move: a bid by what lies open, a run by where it ends."""
    move = moves[0]
    is_bid = move.kind == BID
    goal = _goal(view, move)
    here = view.rats[seat]
    return {
        "finishes": int(_finishes(view, move)),
        "lands_on_spring": int(goal != NONE and track_of(view).kinds[goal] == SPRING),
        "gained": goal // ROWS - here // ROWS if goal != NONE and here != NONE else 0,
        "wakes_nothing": int(is_bid and move.card == IDEA and _wakes_nothing(view, seat)),
        "flag_in_reach": int(_can_finish(view, seat)),
        "is_safe": int(is_bid and _is_safe(view, seat, move.card)),
        "moves_on": int(is_bid and bool(results(view, seat, move.card))),
        "leads_on_if_taken": int(is_bid and _leads_on_if_taken(view, seat, move.card)),
        "is_fourth": int(is_bid and view.face_up[seat].bit_count() == TAKE_BACK - 1),
    }


def _goal(view: Position, move: Move) -> int:
    """Where the rat is after the move; NONE where it stays."""
    if move.kind == MOVE:
        return move.cell
    return view.rats[move.rat] if move.kind == SWAP else NONE


def _finishes(view: Position, move: Move) -> bool:
    return move.kind == MOVE and track_of(view).kinds[move.cell] == FINISH


def _can_finish(view: Position, seat: Seat) -> bool:
    is_own = view.phase == ACTING and view.active == seat
    return is_own and any(_finishes(view, move) for move in legal_moves(view, seat))


def _wakes_nothing(view: Position, seat: Seat) -> bool:
    """RDF-6.14: on plain road, and without a token that would help."""
    cell = view.rats[seat]
    is_road = cell != NONE and track_of(view).kinds[cell] == ROAD
    return is_road and view.tokens[seat] not in (SUGAR, CLOVER)


def _is_safe(view: Position, seat: Seat, card: int) -> bool:
    """Whether the card lies open before all who act earlier, so that nobody can take it."""
    return not any(hand(view, other) >> card & 1 for other in _earlier(view, seat))


def _earlier(view: Position, seat: Seat) -> list[Seat]:
    return view.row[: view.row.index(seat)] if seat in view.row else []


def _leads_on_if_taken(view: Position, seat: Seat, card: int) -> bool:
    """Whether every card that could replace this one leads forward."""
    cards = _replacements(view, seat, card)
    return bool(cards) and all(_leads_forward(view, seat, other) for other in cards)


def _replacements(view: Position, seat: Seat, card: int) -> list[int]:
    """What a seat may get in place of a card, as far as the open cards tell (RDF-5.11).

    Each who acts earlier takes one card, and one of them has taken the bid.
    """
    row, held, earlier = view.order_row, hand(view, seat), _earlier(view, seat)
    place = row.index(card)
    found: list[int] = []
    for other in (*row[place + 1 :], *row[:place]):
        if len(found) < len(earlier) and held >> other & 1:
            found.append(other)
            if _is_safe(view, seat, other):
                break
    return found


def _leads_forward(view: Position, seat: Seat, card: int) -> bool:
    """Whether it does so whoever moves before: rats to swap with or to leap over may be gone."""
    if card in (SWAP_CARD, JUMP):
        return False
    column = view.rats[seat] // ROWS
    goals = (_goal(view, move) for move in results(view, seat, card))
    return any(goal != NONE and goal // ROWS > column for goal in goals)
