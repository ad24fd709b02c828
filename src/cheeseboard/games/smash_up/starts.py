"""Which copies out of play have had their start ability this turn (SU-2.4).

Copies are alike, so a position only counts how many of them went where. Of copies that lie together
one that has not started goes first, also at a draw: so the spent copies that were shuffled into a
deck are still there as far as it holds copies, and in the hand otherwise. Draws need no counting,
and the count tells nobody what was drawn.
"""

from typing import Final

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.state import Position

IN_PILE: Final = 0
IN_DECK: Final = 1
"""Shuffled in, and perhaps drawn since then."""
IN_HAND: Final = 2
SHOWN: Final = 3
"""On its way: it has left one place and not reached the next."""


def lift(state: Position, seat: Seat, kind: int, place: int) -> None:
    """A copy is about to leave its place."""
    if not state.spent:
        return
    held = state.hands[seat].count(kind)
    stacked = state.unseen[seat].count(kind) - held
    shuffled_in = state.spent.count((seat, kind, IN_DECK))
    if place == IN_PILE:
        if state.spent.count((seat, kind, IN_PILE)) == state.discards[seat].count(kind):
            _shift(state, seat, kind, IN_PILE, SHOWN)
    elif place == IN_DECK:
        if shuffled_in >= stacked:
            _shift(state, seat, kind, IN_DECK, SHOWN)
    else:
        placed = state.spent.count((seat, kind, IN_HAND))
        drawn = max(shuffled_in - stacked, 0)
        if placed + drawn == held:
            _shift(state, seat, kind, IN_HAND if placed else IN_DECK, SHOWN)


def lay(state: Position, seat: Seat, kind: int, place: int) -> None:
    """A copy that was on its way has reached a place."""
    if (seat, kind, SHOWN) in state.spent:
        _shift(state, seat, kind, SHOWN, place)


def shuffle_in(state: Position, seat: Seat) -> None:
    """The discard pile becomes the deck, which was empty: what it once held is in the hand."""
    after = {IN_DECK: IN_HAND, IN_PILE: IN_DECK}
    state.spent = [
        (owner, kind, after.get(place, place) if owner == seat else place)
        for owner, kind, place in state.spent
    ]


def leave_play(state: Position, seat: Seat, kind: int) -> None:
    """A card that has had its start this turn leaves the table."""
    state.spent.append((seat, kind, SHOWN))


def enter_play(state: Position, seat: Seat, kind: int) -> bool:
    """A copy comes to the table; whether it has had its start this turn."""
    if (seat, kind, SHOWN) not in state.spent:
        return False
    state.spent.remove((seat, kind, SHOWN))
    return True


def _shift(state: Position, seat: Seat, kind: int, place: int, to: int) -> None:
    state.spent.remove((seat, kind, place))
    state.spent.append((seat, kind, to))
