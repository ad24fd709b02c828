"""The turning board (FRO-2): what lies in front of whom, who may act, when workers come home.

The board is not moved about in the state: slot q lay at position q during the set-up, and every
turn takes all slots one position further clockwise (FRO-2.2).
"""

from typing import Final

from cheeseboard.game import NONE, Log, Seat
from cheeseboard.games.fromage.box import (
    CLOCKWISE,
    LIVESTOCK,
    POSITIONS,
    SEAT_POSITIONS,
    STRUCTURE,
    TYPES,
    WORKERS,
)
from cheeseboard.games.fromage.state import Position, Variant

STRUCTURE_AFTER_LIVESTOCK: Final = CLOCKWISE.index(STRUCTURE) - CLOCKWISE.index(LIVESTOCK)
"""How many quarters clockwise structures follow livestock."""


def position_of(variant: Variant, seat: Seat) -> int:
    """FRO-1.6: where a seat sits, clockwise from 0."""
    return SEAT_POSITIONS[variant.seats][seat]


def front_slot(state: Position, seat: Seat) -> int:
    """FRO-2.3, FRO-2.4: the slot in front of a seat in this turn."""
    position = SEAT_POSITIONS[state.variant.seats][seat]
    return (position - state.turn + 1) % POSITIONS


def front_venue(state: Position, seat: Seat) -> int:
    """FRO-2.10: the only sector in which the seat acts in this turn."""
    return state.variant.venues[front_slot(state, seat)]


def quarter(variant: Variant, slot: int) -> int:
    """FRO-1.5: the resource of the quarter that is joined to a slot for the whole game."""
    return CLOCKWISE[(slot - variant.livestock_slot + CLOCKWISE.index(LIVESTOCK)) % POSITIONS]


def facing(state: Position, seat: Seat, worker: int) -> int:
    """FRO-2.5, FRO-2.6: the slot an absent worker points at for good; NONE in the supply."""
    home = state.homes[seat * WORKERS + worker]
    if home == NONE:
        return NONE
    return (position_of(state.variant, seat) - home + 1) % POSITIONS


def in_order(state: Position) -> list[Seat]:
    """FRO-2.14: seats clockwise, beginning in front of the structure quarter."""
    variant = state.variant
    slot = (variant.livestock_slot + STRUCTURE_AFTER_LIVESTOCK) % POSITIONS
    first = (slot + state.turn - 1) % POSITIONS
    positions = SEAT_POSITIONS[variant.seats]
    around = [(first + away) % POSITIONS for away in range(POSITIONS)]
    return [positions.index(position) for position in around if position in positions]


def acting_seats(state: Position) -> tuple[Seat, ...]:
    """FRO-2.13: everybody at once, but for those who have ended the turn or wait."""
    ended, waited = state.ended, state.waited
    if not state.variant.is_ordered:
        free = [seat for seat in range(len(ended)) if not ended[seat] and not waited[seat]]
        if free:
            return tuple(free)
    # FRO-2.14 to FRO-2.17: those who are left play one after the other.
    return tuple([seat for seat in in_order(state) if not ended[seat]][:1])


def can_wait(state: Position, seat: Seat) -> bool:
    """FRO-2.16, FRO-2.17: once in a turn, with others at the table who can be watched."""
    variant = state.variant
    return (
        variant.seats > 1
        and not variant.is_ordered
        and not variant.is_screened
        and not state.waited[seat]
    )


def bring_home(state: Position, log: Log) -> None:
    """FRO-2.7, FRO-14.3: workers that now look at their owners return; nobody is asked."""
    for index, home in enumerate(state.homes):
        if home == state.turn:
            state.homes[index] = NONE
            state.stations[index] = NONE
            if log:
                seat, worker = divmod(index, WORKERS)
                log.tell("event-home", seat=seat, worker=TYPES[worker], rules=("FRO-2.7",))


def send(state: Position, seat: Seat, worker: int, station: int, turns: int) -> None:
    """FRO-2.5: a worker leaves the supply for so many turns."""
    index = seat * WORKERS + worker
    state.stations[index] = station
    state.homes[index] = state.turn + turns


def supply(state: Position, seat: Seat) -> list[int]:
    """The workers that are at home."""
    first = seat * WORKERS
    stations = state.stations
    return [worker for worker in range(WORKERS) if stations[first + worker] == NONE]
