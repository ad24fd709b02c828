"""The castle as the data draw it: cells, rooms, lanes, and tables of what lies next to what.

Cells count row by row from a1 (0) to g7 (48). Rooms are numbers from 0; sets of rooms are bitmasks.
"""

from typing import Final

from cheeseboard.data import load
from cheeseboard.game import NONE

CASTLE: Final = load(__file__, "castle.toml")
PIECES: Final = load(__file__, "pieces.toml")

# --- cells (BA-1.2) ----------------------------------------------------------------------------

COLUMNS: Final[str] = CASTLE["board"]["columns"]
SIZE: Final[int] = CASTLE["board"]["rows"]
CELL_NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)
CELLS: Final = range(len(CELL_NAMES))
CELL: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

RESERVE: Final = len(CELL_NAMES)
"""Where a mouse is that has not entered the castle."""
DUNGEON: Final = RESERVE + 1
"""Where a mouse is that has fallen."""

TOWERS: Final = tuple(CELL[name] for name in CASTLE["board"]["towers"])

SLIDING: Final = tuple(
    cell
    for cell, name in enumerate(CELL_NAMES)
    if name[0] in CASTLE["board"]["lane_columns"] or int(name[1:]) in CASTLE["board"]["lane_rows"]
)
"""Cells that carry a tile, in reading order."""

RAISED: Final = tuple(cell for cell in CELLS if cell not in TOWERS and cell not in SLIDING)

# --- tiles and cheese --------------------------------------------------------------------------

PLAIN: Final = 0
CHEESES: Final[tuple[str, ...]] = tuple(PIECES["cheese"]["names"])
KINDS: Final = range(1, len(CHEESES) + 1)
"""Faces of tiles with cheese; kind k is called CHEESES[k - 1]."""
TRAP: Final = len(CHEESES) + 1

TILES: Final = tuple(
    [PLAIN] * PIECES["tiles"]["plain"]
    + [kind for kind in KINDS for _ in range(PIECES["tiles"]["of_each_cheese"])]
    + [TRAP] * PIECES["tiles"]["trap"]
)
"""All sliding tiles, the spare included."""

TOKENS: Final[int] = PIECES["tokens"]["of_each_cheese"]
MICE: Final[int] = PIECES["mice"]["of_each_seat"]
LOST_TO_END: Final[int] = PIECES["mice"]["lost_to_end"]

# --- rooms (BA-1.5) ----------------------------------------------------------------------------

SIDES: Final = tuple(CASTLE["side"])
_GRIDS: Final = tuple("".join(CASTLE["side"][side]["rooms"].split()) for side in SIDES)
ROOM_NAMES: Final = "".join(sorted({letter for grid in _GRIDS for letter in grid if letter != "#"}))
ROOMS: Final = range(len(ROOM_NAMES))
ALL_ROOMS: Final = (1 << len(ROOM_NAMES)) - 1

ROOM_OF: Final = tuple(
    tuple(NONE if letter == "#" else ROOM_NAMES.index(letter) for letter in grid) for grid in _GRIDS
)
"""ROOM_OF[side][cell]; towers are in no room."""

ROOM_BIT: Final = tuple(
    tuple(0 if room == NONE else 1 << room for room in side) for side in ROOM_OF
)
"""ROOM_BIT[side][cell]: the cell's room as a bitmask."""

ROOM_CELLS: Final = tuple(
    tuple(tuple(cell for cell in CELLS if side[cell] == room) for room in ROOMS) for side in ROOM_OF
)
"""ROOM_CELLS[side][room]."""


def _roof(size: int) -> str:
    for name, facts in CASTLE["roofs"].items():
        if name != "source" and facts["cells"] == size:
            return str(name)
    raise ValueError(f"No roof covers {size} cells.")


ROOF_OF: Final = tuple(tuple(_roof(len(cells)) for cells in side) for side in ROOM_CELLS)
"""ROOF_OF[side][room]: which kind of roof covers a room: tiled, thatched or copper."""


# --- neighbours --------------------------------------------------------------------------------


def _around(cell: int, *, with_diagonals: bool) -> tuple[int, ...]:
    row, column = divmod(cell, SIZE)
    return tuple(
        (row + down) * SIZE + column + right
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and (with_diagonals or not (down and right))
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE
    )


STEP_CELLS: Final = tuple(
    tuple(target for target in _around(cell, with_diagonals=False) if target not in TOWERS)
    for cell in CELLS
)
"""STEP_CELLS[cell]: where a mouse can step from there; never a tower (BA-4.3, BA-4.4, BA-4.7)."""


def _rooms_near(side: int, cell: int) -> int:
    rooms = 0
    for near in _around(cell, with_diagonals=True):
        rooms |= ROOM_BIT[side][near]
    return rooms


ROOMS_NEAR: Final = tuple(
    tuple(_rooms_near(side, cell) for cell in CELLS) for side in range(len(SIDES))
)
"""ROOMS_NEAR[side][cell]: rooms with a cell next to this one, diagonals included (BA-3.2)."""

# --- lanes (BA-5.2) ----------------------------------------------------------------------------

SLOTS: Final[tuple[str, ...]] = tuple(CASTLE["slots"]["names"])


def _lane(slot: str) -> tuple[int, ...]:
    side, lane = slot[0], slot[1:]
    if side in "NS":
        cells = [CELL[f"{lane}{row}"] for row in range(1, SIZE + 1)]
    else:
        cells = [CELL[f"{column}{lane}"] for column in COLUMNS]
    return tuple(cells if side in "NW" else reversed(cells))


LANES: Final = tuple(_lane(slot) for slot in SLOTS)
"""LANES[slot]: the seven cells a slot pushes, the one at the slot first."""

OPPOSITE: Final = tuple(
    next(other for other, lane in enumerate(LANES) if lane == LANES[slot][::-1])
    for slot in range(len(SLOTS))
)
"""OPPOSITE[slot]: the slot at the other end of the lane."""
