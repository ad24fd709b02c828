"""What every phase needs: counting rats, the order of ties, taking and paying cheese and rats."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import Log, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    GRAVEYARD,
    INFIRMARY,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACES,
    STARTING,
    TIE_ORDER,
    YELLOW,
)
from cheeseboard.games.ratland.state import AGGRESSIVE, OVER, Position

LATE: Final = len(STARTING)
"""The first finishing event."""


def is_late(state: Position) -> bool:
    """RAT-1.10, RAT-15.1, RAT-15.4: the late stage begins with the first finishing event."""
    return state.event >= LATE


def owners(state: Position, clan: int) -> list[Seat]:
    """Seats with this clan, in tie order (RAT-15.3)."""
    clans = state.clans
    if clan not in clans:
        return []
    return [seat for seat in tie_order(state) if clans[seat] == clan]


def is_aggressor(state: Position, seat: Seat) -> bool:
    """RAT-14.2."""
    return state.sides[seat] == AGGRESSIVE


# --- ties ----------------------------------------------------------------------------------------


def tie_order(state: Position) -> tuple[Seat, ...]:
    """RAT-1.3."""
    return TIE_ORDER[len(state.cheese)][state.active]


def is_before(state: Position, seat: Seat, other: Seat) -> bool:
    """RAT-1.4: a good tie favours who comes first in the tie order."""
    seats = len(state.cheese)
    return (seat - state.active) % seats < (other - state.active) % seats


def burden_order(state: Position) -> Sequence[Seat]:
    """RAT-1.5: on whom a burden falls first among equals."""
    order = tie_order(state)
    return order if state.variant.are_bad_ties_first else order[::-1]


# --- rats ----------------------------------------------------------------------------------------


def healthy(state: Position, seat: Seat) -> int:
    """RAT-1.6: rats on the board outside the infirmary."""
    first = seat * PLACES
    return sum(state.rats[first : first + INFIRMARY])


def mouths(state: Position, seat: Seat) -> int:
    """RAT-1.6: rats to feed."""
    first = seat * PLACES
    return sum(state.rats[first : first + INFIRMARY + 1])


def clan_size(state: Position, seat: Seat) -> int:
    """RAT-1.6: healthy, infirmary and lost; the graveyard belongs to no clan."""
    first = seat * PLACES
    return sum(state.rats[first : first + GRAVEYARD])


AT_HAND: Final = {
    DUMP: (DUMP, PANTRY, BEDROOM, PIPE_LEFT, PIPE_RIGHT, FIELD, CITY),
    CITY: (CITY, PANTRY, BEDROOM, PIPE_LEFT, PIPE_RIGHT, DUMP, FIELD),
    FIELD: (FIELD, PANTRY, BEDROOM, PIPE_LEFT, PIPE_RIGHT, DUMP, CITY),
    PANTRY: (PANTRY, BEDROOM, PIPE_LEFT, PIPE_RIGHT, DUMP, CITY, FIELD),
}
"""Where a rat is taken from, by where something happens (RAT-9.7, RAT-9.8)."""


def place_of_a_rat(state: Position, seat: Seat, where: int) -> int:
    """The nearest place with a healthy rat of the seat; PLACES if it has none."""
    first = seat * PLACES
    for place in AT_HAND[where]:
        if state.rats[first + place]:
            return place
    return PLACES


def serve_rats(state: Position, wanted: Sequence[int], place: int) -> list[int]:
    """RAT-6.4: rats from the supply, if they are scarce to the smallest clans first.

    RAT-17.2: nothing is owed to those who get fewer.
    """
    order: Sequence[Seat] = tie_order(state)
    if sum(wanted) > state.rat_supply:
        order = sorted(order, key=lambda seat: clan_size(state, seat))
    given = [0] * len(wanted)
    for seat in order:
        given[seat] = min(wanted[seat], state.rat_supply)
        state.rat_supply -= given[seat]
    for seat, count in enumerate(given):
        state.rats[seat * PLACES + place] += count
    return given


# --- cheese --------------------------------------------------------------------------------------


def take_yellow(state: Position, seat: Seat, wanted: int) -> int:
    """Yellow pieces from the supply to the pantry; how many there were (RAT-17.4, RAT-17.5)."""
    if state.variant.has_limited_cheese:
        wanted = min(wanted, state.cheese_supply[YELLOW])
        state.cheese_supply[YELLOW] -= wanted
    state.cheese[seat] += wanted
    return wanted


def share_yellow(state: Position, wanted: Sequence[int]) -> list[int]:
    """Gains at the same time: if pieces are scarce, one each in turn, in tie order (RAT-17.5)."""
    given = [0] * len(wanted)
    if not state.variant.has_limited_cheese or sum(wanted) <= state.cheese_supply[YELLOW]:
        for seat, count in enumerate(wanted):
            given[seat] = take_yellow(state, seat, count)
        return given
    while state.cheese_supply[YELLOW]:
        for seat in tie_order(state):
            if given[seat] < wanted[seat]:
                given[seat] += take_yellow(state, seat, 1)
    return given


def spend_yellow(state: Position, seat: Seat, count: int) -> None:
    """Pieces from the pantry back to the supply."""
    state.cheese[seat] -= count
    state.hidden[seat] = min(state.hidden[seat], state.cheese[seat])
    if state.variant.has_limited_cheese:
        state.cheese_supply[YELLOW] += count


def rounds(state: Position) -> int:
    """RAT-12.1: rounds so far; the card that ends the match begins none."""
    return state.round - (state.phase == OVER)


def tell_counts(log: Log, key: str, counts: Sequence[int], rule: str) -> None:
    """One event for each seat that something happened to."""
    if log:
        for seat, count in enumerate(counts):
            if count:
                log.tell(key, seat=seat, count=count, rules=(rule,))
