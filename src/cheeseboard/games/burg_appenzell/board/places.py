"""Where things are on the drawing of the castle, in its own units."""

from functools import cache
from itertools import pairwise
from typing import Final

from cheeseboard.drawing import Box, Point
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    LANES,
    ROOM_CELLS,
    SIZE,
    SLOTS,
)

BOARD: Final = 992
"""Width and height of the meadow with everything on it."""
CELL_SIZE: Final = 100
INSIDE: Final = 146
"""Where the cells begin, from the left and from the top."""
HALF: Final = CELL_SIZE // 2


@cache
def corner(cell: int) -> Point:
    row, column = divmod(cell, SIZE)
    return Point(INSIDE + CELL_SIZE * column, INSIDE + CELL_SIZE * row)


@cache
def centre(cell: int) -> Point:
    return corner(cell).plus(HALF, HALF)


@cache
def room_box(side: int, room: int) -> Box:
    """The rectangle of a room (BA-C6: all rooms are rectangles)."""
    first, last = (corner(ROOM_CELLS[side][room][end]) for end in (0, -1))
    return Box(first.x, first.y, last.x - first.x + CELL_SIZE, last.y - first.y + CELL_SIZE)


# --- slots and lanes -----------------------------------------------------------------------------

WALL: Final = 100
"""Where the wall begins, from the left and from the top."""
RAMP: Final = 46
"""From the wall to the middle of a ramp."""
TURNS: Final = {"N": 0, "E": 90, "S": 180, "W": 270}
"""By how much a gate of the north side is turned to be on another side, in degrees."""
LANE_INSET: Final = 2
LANE_OVERLAP: Final = 6


def slot_turn(slot: int) -> int:
    return TURNS[SLOTS[slot][0]]


@cache
def gate(slot: int) -> Point:
    """The middle of a slot's mouth, on the outer edge of the wall."""
    first = centre(LANES[slot][0])
    far = BOARD - WALL
    by_side = {"N": (first.x, WALL), "S": (first.x, far), "W": (WALL, first.y), "E": (far, first.y)}
    return Point(*by_side[SLOTS[slot][0]])


def ramp(slot: int) -> Point:
    """The middle of the ramp in front of a slot."""
    right, down = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}[SLOTS[slot][0]]
    return gate(slot).plus(right * RAMP, down * RAMP)


def lane_box(slot: int) -> Box:
    """The frame around a lane."""
    begin = corner(min(LANES[slot]))
    across = CELL_SIZE - 2 * LANE_INSET
    along = CELL_SIZE * SIZE + 2 * LANE_OVERLAP
    if SLOTS[slot][0] in "NS":
        return Box(begin.x + LANE_INSET, begin.y - LANE_OVERLAP, across, along)
    return Box(begin.x - LANE_OVERLAP, begin.y + LANE_INSET, along, across)


LANE_BOXES: Final = tuple(
    (SLOTS[slot][1:], lane_box(slot)) for slot in range(len(SLOTS)) if SLOTS[slot][0] in "NW"
)
"""The lanes by name: each has two slots."""


def seams(slot: int) -> tuple[Point, ...]:
    """The middles of the edges between the cells of a lane."""
    cells = [centre(cell) for cell in LANES[slot]]
    return tuple(one.halfway(other) for one, other in pairwise(cells))


# --- the names of rows and columns ---------------------------------------------------------------

COLUMN_NAME_Y: Final = (89, 926)
ROW_NAME_X: Final = (76, 916)
ROW_NAME_DOWN: Final = 9


def _name_places() -> list[tuple[str, Point]]:
    """The rows and columns without slots; those with slots are named on the ramps."""
    pushed = {slot[1:] for slot in SLOTS}
    found: list[tuple[str, Point]] = []
    for cell in CELLS[:SIZE]:
        name = COLUMNS[cell]
        if name not in pushed:
            found += [(name, Point(centre(cell).x, y)) for y in COLUMN_NAME_Y]
    for cell in CELLS[::SIZE]:
        name = CELL_NAMES[cell][1:]
        if name not in pushed:
            found += [(name, Point(x, centre(cell).y + ROW_NAME_DOWN)) for x in ROW_NAME_X]
    return found


NAME_PLACES: Final = tuple(_name_places())
