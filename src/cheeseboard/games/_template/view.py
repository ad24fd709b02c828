"""What a seat can know, and worlds that fit it."""

from cheeseboard.game import HIDDEN, NONE, Chance, Seat
from cheeseboard.games._template.state import Position


def view(state: Position, seat: Seat | None) -> Position:
    """TPL-2.2: that somebody has chosen is known, what they chose is not."""
    result = state.copy()
    for other, bid in enumerate(state.bids):
        if other != seat and bid != NONE:
            result.bids[other] = HIDDEN
    return result


def reopened(view: Position) -> Position:
    """The view with the others' bids back in their hands."""
    result = view.copy()
    for seat, bid in enumerate(view.bids):
        if bid == HIDDEN:
            result.bids[seat] = NONE
    return result


def imagine(view: Position, chance: Chance) -> Position:
    """A hidden bid can be any card of the hand it came from."""
    world = view.copy()
    for seat, bid in enumerate(view.bids):
        if bid == HIDDEN:
            hand = view.hands[seat]
            world.bids[seat] = hand[chance.pick("bid", len(hand))]
    return world
