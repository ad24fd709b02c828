"""The ring of orders: whose card is which action, how bids slid along it, the wind beside it."""

from collections.abc import Iterator

from cheeseboard.drawing import Press, Say, texts
from cheeseboard.game import NONE, Message, Seat
from cheeseboard.games.rat_de_france.board.common import (
    args,
    card_name,
    has_acted,
    is_void,
    name,
    open_bid,
    short_name,
    was_replaced,
)
from cheeseboard.games.rat_de_france.board.offers import Offers
from cheeseboard.games.rat_de_france.board.parts import Mark, Order, Ring, Skip, Trail, Wind
from cheeseboard.games.rat_de_france.board.ways import TURN
from cheeseboard.games.rat_de_france.box import ACTIONS, DIRECTIONS
from cheeseboard.games.rat_de_france.moves import CLOVER1, CLOVER2
from cheeseboard.games.rat_de_france.rules.actions import clover_action
from cheeseboard.games.rat_de_france.state import Position


def ring(view: Position, seat: Seat | None, offers: Offers, say: Say) -> Ring:
    names = ", ".join(card_name(say, action) for action in view.order_row)
    return Ring(
        label=say(Message("board-orders", {"cards": names})),
        orders=tuple(_orders(view, seat, offers, say)),
        marks=tuple(_marks(view)),
        trails=tuple(_trails(view, say)),
        wind=_wind(view, say),
    )


def _orders(view: Position, seat: Seat | None, offers: Offers, say: Say) -> Iterator[Order]:
    clovers = _clovers(view, seat, offers)
    for place, action in enumerate(view.order_row):
        moves = clovers.get(action, "")
        yield Order(
            action=ACTIONS[action],
            place=place,
            lines=short_name(say, action),
            press=Press(_label(view, place, action, say), moves),
            has_offer=bool(moves),
        )


def _clovers(view: Position, seat: Seat | None, offers: Offers) -> dict[int, str]:
    """What the viewer can do with the clover, by action."""
    found: dict[int, str] = {}
    for mode in (CLOVER1, CLOVER2):
        choices = offers.of_mode(mode)
        if choices and seat is not None:
            found[clover_action(view, view.cards[seat], mode)] = texts(choices)
    return found


def _label(view: Position, place: int, action: int, say: Say) -> str:
    names = [name(say, seat) for seat in view.row if open_bid(view, seat) == action]
    card = ACTIONS[action]
    if not names:
        return say(Message("board-order-free", {"place": place + 1, "card": card}))
    given = args(place=place + 1, card=card, names=", ".join(names))
    return say(Message("board-order", given))


def _marks(view: Position) -> Iterator[Mark]:
    """By seat, so that each mark stays the same element while it slides along the ring."""
    counts = [0] * len(view.order_row)
    for seat in range(view.seats):
        action = open_bid(view, seat)
        if action == NONE:
            continue
        if was_replaced(view, seat):
            place = view.order_row.index(view.bids[seat])
            yield Mark(seat, place, _ghosts_before(view, seat), is_spent=False, is_ghost=True)
        place = view.order_row.index(action)
        is_pale = is_void(view, seat) or has_acted(view, seat)
        yield Mark(seat, place, counts[place], is_spent=is_pale, is_ghost=False)
        counts[place] += 1


def _ghosts_before(view: Position, seat: Seat) -> int:
    """How many others had bid the same in vain."""
    bid = view.bids[seat]
    return sum(was_replaced(view, other) and view.bids[other] == bid for other in range(seat))


def _trails(view: Position, say: Say) -> Iterator[Trail]:
    """In the order of the row, each in a lane of its own."""
    replaced = [seat for seat in view.row if was_replaced(view, seat)]
    for lane, seat in enumerate(replaced):
        bid, card = view.bids[seat], view.cards[seat]
        begin, end = view.order_row.index(bid), view.order_row.index(card)
        if end < begin:
            end += len(view.order_row)
        given = args(seat=seat, bid=ACTIONS[bid], card=ACTIONS[card])
        yield Trail(
            seat=seat,
            lane=lane,
            begin=begin,
            end=end,
            beside=_ghosts_before(view, seat),
            skips=tuple(_skip(view, seat, place, say) for place in range(begin + 1, end)),
            label=say(Message("event-replace", given)),
        )


def _skip(view: Position, seat: Seat, place: int, say: Say) -> Skip:
    place %= len(view.order_row)
    is_open = view.face_up[seat] >> view.order_row[place] & 1
    reason = "open" if is_open else "taken"
    return Skip(place, reason, say(Message(f"board-skip-{reason}")))


def _wind(view: Position, say: Say) -> Wind | None:
    if not view.variant.has_wind:
        return None
    left = say(Message("board-winds", {"count": sum(view.wind_left)}))
    if view.wind == NONE:
        return Wind(NONE, left, left)
    label = say(Message("label-wind", {"wind": DIRECTIONS[view.wind]}))
    return Wind(view.wind * TURN, left, f"{label}. {left}")
