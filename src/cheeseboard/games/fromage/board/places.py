"""Where things lie: every sector in a frame of its own, pointing down from the hub at 0, 0."""

from typing import Final

from cheeseboard.drawing import Point
from cheeseboard.games.fromage.box import (
    BISTRO,
    FAIR_CELL,
    FAIR_SIZE,
    FESTIVAL,
    FROMAGERIE,
    SAMPLE_NAMES,
    SHELF_AGE,
    SHELF_COLUMN,
    SPACE_NAMES,
    SPACE_SHELF,
    SPACE_TABLE,
    SPACE_TYPE,
    SPACE_VENUE,
    SPACES,
    TABLES,
)

# --- the resource square -------------------------------------------------------------------------

CELL_PITCH: Final = 60
CELL_DOWN: Final = 104

CELL_POINTS: Final = tuple(Point(x * CELL_PITCH, CELL_DOWN) for x in (-1, 0, 1))

# --- the Fair ------------------------------------------------------------------------------------

FAIR_PITCH: Final = 55
FAIR_MIDDLE: Final = Point(0, 299)


def fair_point(cell: int) -> Point:
    row, column = divmod(cell, FAIR_SIZE)
    middle = FAIR_SIZE // 2
    return Point(
        FAIR_MIDDLE.x + (column - middle) * FAIR_PITCH, FAIR_MIDDLE.y + (row - middle) * FAIR_PITCH
    )


SAMPLE_POINTS: Final = tuple(
    (name, fair_point((int(name[1]) - 1) * FAIR_SIZE + int(name[2]) - 1)) for name in SAMPLE_NAMES
)

# --- the Shop ------------------------------------------------------------------------------------

SHELF_AWAY: Final = 84
SHELF_PITCH: Final = 50
SHELF_DOWN: Final = (222, 309, 396)
SHELF_NUMBER: Final = -70
"""From the middle of a shelf to its number, at the left end of the plank."""
TAG_AWAY: Final = (187, 178, 178)
"""From the middle of the sector to the tag of a shelf, by age."""


def shelf_point(shelf: int) -> Point:
    side = -1 if SHELF_COLUMN[shelf] == "left" else 1
    return Point(side * SHELF_AWAY, SHELF_DOWN[SHELF_AGE[shelf]])


def shelf_number_point(shelf: int) -> Point:
    x, y = shelf_point(shelf)
    return Point(x + SHELF_NUMBER, y)


def tag_point(shelf: int) -> Point:
    side = -1 if SHELF_COLUMN[shelf] == "left" else 1
    return Point(side * TAG_AWAY[SHELF_AGE[shelf]], SHELF_DOWN[SHELF_AGE[shelf]])


# --- the Bistro ----------------------------------------------------------------------------------

TABLE_PITCH: Final = (108, 94)
TABLE_FIRST: Final = Point(-108, 196)
PLATE_AWAY: Final = 23
TABLES_IN_ROW: Final = 3


def table_point(table: int) -> Point:
    row, column = divmod(table, TABLES_IN_ROW)
    return Point(TABLE_FIRST.x + column * TABLE_PITCH[0], TABLE_FIRST.y + row * TABLE_PITCH[1])


# --- the Cities ----------------------------------------------------------------------------------

TOWN_POINTS: Final = {
    "V01": Point(-142, 408),
    "V02": Point(-84, 392),
    "V03": Point(46, 440),
    "V04": Point(-162, 262),
    "V05": Point(-146, 191),
    "V06": Point(-94, 306),
    "V07": Point(-84, 216),
    "V08": Point(-46, 350),
    "V09": Point(-44, 266),
    "V10": Point(0, 390),
    "V11": Point(0, 216),
    "V12": Point(84, 216),
    "V13": Point(146, 191),
    "V14": Point(94, 306),
    "V15": Point(84, 392),
    "V16": Point(142, 408),
    "V17": Point(-38, 165),
    "V18": Point(162, 262),
}
NAME_POINTS: Final = {
    "V17": (Point(-65, 164), "end"),
    "V05": (Point(-150, 228), "middle"),
    "V13": (Point(150, 228), "middle"),
    "V07": (Point(-105, 253), "middle"),
    "V12": (Point(100, 250), "middle"),
    "V11": (Point(0, 249), "middle"),
    "V09": (Point(-38, 301), "middle"),
    "V06": (Point(-100, 341), "middle"),
    "V14": (Point(100, 341), "middle"),
    "V08": (Point(-14, 339), "start"),
    "V10": (Point(-6, 430), "middle"),
    "V02": (Point(-96, 427), "middle"),
    "V15": (Point(92, 427), "middle"),
    "V03": (Point(74, 449), "start"),
    "V01": (Point(-170, 414), "end"),
    "V16": (Point(170, 414), "start"),
    "V04": (Point(-162, 296), "middle"),
    "V18": (Point(162, 296), "middle"),
}
CUSTOMER_POINTS: Final = {
    "blue": Point(34, 166),
    "white": Point(42, 262),
    "orange": Point(52, 349),
    "pink": Point(-57, 441),
    "purple": Point(-176, 340),
    "green": Point(164, 340),
}

SIGN_POINTS: Final = {
    "festival": Point(-212, 318),
    "fromagerie": Point(246, 327),
    "bistro": Point(214, 338),
    "villes": Point(-260, 338),
}

# --- spaces --------------------------------------------------------------------------------------


def _space_point(space: int) -> Point:
    venue = SPACE_VENUE[space]
    if venue == FESTIVAL:
        return fair_point(FAIR_CELL[space])
    if venue == FROMAGERIE:
        x, y = shelf_point(SPACE_SHELF[space])
        return Point(x + (SPACE_TYPE[space] - 1) * SHELF_PITCH, y)
    if venue == BISTRO:
        table = SPACE_TABLE[space]
        x, y = table_point(table)
        return Point(x + (-PLATE_AWAY if TABLES[table][0] == space else PLATE_AWAY), y)
    return TOWN_POINTS[SPACE_NAMES[space]]


SPACE_POINTS: Final = tuple(_space_point(space) for space in SPACES)

CODE_POINTS: Final = {
    "F": Point(19, 26),
    "S": Point(0, 37),
    "T": Point(0, 43),
    "V": Point(4, 25),
}
"""From a space to its name in moves, by the letter of its sector."""

# --- around the wheel ----------------------------------------------------------------------------

HOMES: Final = (
    (Point(514, 606), Point(460, 650), Point(400, 690)),
    (Point(-516, 388), Point(-472, 388), Point(-428, 388)),
    (Point(-508, -428), Point(-456, -428), Point(-404, -428)),
    (Point(404, -428), Point(456, -428), Point(508, -428)),
)
"""HOMES[place][worker]: stands of the workers of whoever sits at that place."""
