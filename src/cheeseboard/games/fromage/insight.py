"""What Fromage is learned from: time, and for each seat its score sheet, prospects and workers."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.box import (
    KINDS,
    TOKEN_TYPES,
    VENUE_SPACES,
    WORKERS,
)
from cheeseboard.games.fromage.heuristics import prospects, turns_left
from cheeseboard.games.fromage.rules.ending import score_lines
from cheeseboard.games.fromage.rules.placing import is_free
from cheeseboard.games.fromage.state import Position

PART: Final = 4
"""Parts of a point in appraisals."""
MOST: Final = 200
TIME: Final = 5
"""Where the time of the workers stands among the prospects."""


def knows(world: Position) -> bool:
    """Open turns of two seats or more without building squares were learned."""
    variant = world.variant
    is_open = not variant.is_screened and not variant.is_ordered
    return is_open and variant.squares == "off" and not variant.level


def insight(world: Position, seat: Seat) -> list[int]:
    """Time and free spaces, then all seats from the looking one on."""
    found = [
        min(world.turn, 40),
        round(PART * turns_left(world)),
        int(world.is_announced),
        min(world.tokens),
    ]
    for spaces in VENUE_SPACES:
        found.append(sum([int(is_free(world, space)) for space in spaces]))
    seats = world.seats
    for ahead in range(seats):
        _add_seat(world, (seat + ahead) % seats, found)
    return found


def _add_seat(world: Position, seat: Seat, found: list[int]) -> None:
    lines = score_lines(world, seat)
    found.append(sum(lines))
    found += lines
    for place, (_, value) in enumerate(prospects(world, seat)):
        if place and place != TIME:
            found.append(max(-MOST, min(MOST, round(PART * value))))
    found.append(world.tokens[seat])
    first = seat * WORKERS
    ended = int(world.ended[seat])
    found.append(ended)
    for home in sorted(world.homes[first : first + WORKERS]):
        found.append(min(max(home - world.turn, ended), 6) if home != NONE else ended)
    found += world.stock[seat * TOKEN_TYPES : (seat + 1) * TOKEN_TYPES]
    found.append(sum(world.orders[seat * KINDS : (seat + 1) * KINDS]))
    found += [
        world.completed[seat],
        world.jams[seat],
        world.berries[seat],
        world.milked[seat].bit_count(),
        world.erected[seat].bit_count(),
        world.makes[seat],
        world.gathers[seat],
        int(world.waited[seat] and not world.ended[seat]),
        len(world.frames[seat]),
    ]
