"""What a seat of Rat de France can know: everything but the others' face-down bids (RDF-5.2)."""

from cheeseboard.game import HIDDEN, NONE, Chance, Seat
from cheeseboard.games.rat_de_france.rules.bids import bids
from cheeseboard.games.rat_de_france.state import BIDDING, Position


def view(state: Position, seat: Seat | None) -> Position:
    """That a bid lies is known, what it is not; a partner sees no more (RDF-11.3).

    Tokens, open cards, cheese and the set of wind cards left are known to all (RDF-8.3).
    """
    result = state.copy()
    if state.phase == BIDDING:
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
    """A hidden bid can be any card of the hand it came from; the wind is asked when it blows."""
    world = view.copy()
    for seat, bid in enumerate(view.bids):
        if bid == HIDDEN:
            held = bids(view, seat)
            world.bids[seat] = held[chance.pick("imagine", len(held))].card
    return world
