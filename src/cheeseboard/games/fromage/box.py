"""What is in the box of Fromage, as tables of numbers made from the data.

Spaces count through the four sectors: 18 of the Fair, 18 of the Shop, 18 of the Bistro, 18 of the
Cities. A kind of cheese is its type and age in one number, so an order card is a kind.
"""

from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.data import load
from cheeseboard.game import NONE

BOARD: Final = load(__file__, "board.toml")
INSERTS: Final[dict[str, dict[str, str]]] = load(__file__, "inserts.toml")["inserts"]
PLAYERS: Final = load(__file__, "players.toml")
SQUARE_DATA: Final = load(__file__, "squares.toml")["building_tiles"]
CORPORATION_DATA: Final = load(__file__, "corporation.toml")["corporation"]

# --- general figures -----------------------------------------------------------------------------

_GENERAL: Final = BOARD["general"]

TYPES: Final[tuple[str, ...]] = tuple(_GENERAL["cheese_types"])
AGES: Final[tuple[str, ...]] = tuple(_GENERAL["ages"])
AGE_TURNS: Final = tuple(int(_GENERAL["age_turns"][age]) for age in AGES)
BRONZE: Final = AGES.index("bronze")
RESOURCES: Final[tuple[str, ...]] = tuple(_GENERAL["resources"])
STRUCTURE: Final = RESOURCES.index("structure")
LIVESTOCK: Final = RESOURCES.index("livestock")
FRUIT: Final = RESOURCES.index("fruit")
ORDER: Final = RESOURCES.index("order")
ANY: Final = len(RESOURCES)
"""A resource, type or age of the player's choice."""
TOKEN_TYPES: Final = 3
"""Structure, livestock and fruit are tokens; orders are cards."""

VENUES: Final[tuple[str, ...]] = tuple(_GENERAL["venues"])
FESTIVAL: Final = VENUES.index("festival")
FROMAGERIE: Final = VENUES.index("fromagerie")
BISTRO: Final = VENUES.index("bistro")
VILLES: Final = VENUES.index("villes")

POSITIONS: Final[int] = _GENERAL["positions"]
SEAT_POSITIONS: Final[dict[int, tuple[int, ...]]] = {
    int(seats): tuple(positions) for seats, positions in _GENERAL["seat_positions"].items()
}
TOKENS: Final[int] = _GENERAL["tokens_per_player"]
WORKERS: Final = len(_GENERAL["workers_per_player"])
"""A seat's workers are numbered like the types of cheese they stand for."""
START_LEFT: Final[int] = _GENERAL["start_left"]
START_OPPOSITE: Final[int] = _GENERAL["start_opposite"]
UNUSED_PER_POINT: Final[int] = _GENERAL["unused_per_point"]

CORPORATION: Final[int] = _GENERAL["players_max"]
"""Who owns the Corporation's cheese: a number that is no seat."""

# --- kinds of cheese and order cards -------------------------------------------------------------

KINDS: Final = len(TYPES) * len(AGES)
COPIES: Final[int] = PLAYERS["orders"]["copies_of_each"]


def kind_of(cheese: int, age: int) -> int:
    return cheese * len(AGES) + age


KIND_NAMES: Final = tuple((cheese, age) for cheese in TYPES for age in AGES)
"""KIND_NAMES[kind]: type and age."""

ORDER_SCORE: Final[tuple[int, ...]] = tuple(PLAYERS["order_table"]["score"])
ORDER_BEYOND: Final[int] = PLAYERS["order_table"]["each_beyond"]

# --- spaces --------------------------------------------------------------------------------------

SECTOR_SPACES: Final = 18

_ROWS: Final = [[venue, *row] for venue in VENUES for row in BOARD[venue]["spaces"]]
SPACE_NAMES: Final = tuple(str(row[1]) for row in _ROWS)
SPACE: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
SPACES: Final = range(len(SPACE_NAMES))
VENUE_SPACES: Final = tuple(
    range(venue * SECTOR_SPACES, (venue + 1) * SECTOR_SPACES) for venue in range(len(VENUES))
)
SPACE_VENUE: Final = tuple(space // SECTOR_SPACES for space in SPACES)
SPACE_TYPE: Final = tuple(next(TYPES.index(item) for item in row if item in TYPES) for row in _ROWS)
SPACE_AGE: Final = tuple(
    next(AGES.index(item) for item in row if isinstance(item, str) and item in AGES)
    for row in _ROWS
)
SPACE_KIND: Final = tuple(kind_of(SPACE_TYPE[space], SPACE_AGE[space]) for space in SPACES)

# --- the Fair ------------------------------------------------------------------------------------

FAIR_SIZE: Final = 5
SAMPLE_NAMES: Final[tuple[str, ...]] = tuple(BOARD["festival"]["samples"])


def _fair_cell(name: str) -> int:
    """A cell of the market square, counted row by row; names are F, row, column."""
    return (int(name[1]) - 1) * FAIR_SIZE + int(name[2]) - 1


FAIR_CELL: Final = tuple(_fair_cell(SPACE_NAMES[space]) for space in VENUE_SPACES[FESTIVAL])
"""FAIR_CELL[space]: the cell of a space of the Fair."""
SAMPLES: Final = sum(1 << _fair_cell(name) for name in SAMPLE_NAMES)
"""Cells with samples, as a bitmask."""


def _fair_neighbours(cell: int) -> int:
    """FRO-9.1: cells that share a side, as a bitmask."""
    row, column = divmod(cell, FAIR_SIZE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return sum(
        1 << y * FAIR_SIZE + x for y, x in around if 0 <= y < FAIR_SIZE and 0 <= x < FAIR_SIZE
    )


FAIR_NEIGHBOURS: Final = tuple(_fair_neighbours(cell) for cell in range(FAIR_SIZE * FAIR_SIZE))
FAIR_SCORE: Final[tuple[int, ...]] = tuple(BOARD["festival"]["score_by_size"])
FAIR_BEYOND: Final[int] = BOARD["festival"]["score_each_beyond"]

# --- the Shop ------------------------------------------------------------------------------------

_SHELVES: Final = BOARD["fromagerie"]["shelves"]
SHELVES: Final = range(len(_SHELVES))
SHELF_COLUMN: Final[tuple[str, ...]] = tuple(row[1] for row in _SHELVES)
SHELF_AGE: Final = tuple(AGES.index(row[2]) for row in _SHELVES)
SHELF_BONUS: Final[tuple[str, ...]] = tuple(row[3] for row in _SHELVES)
"""none, trade, gain_any or gain_two."""
SHELF_POINTS: Final[tuple[int, ...]] = tuple(row[4] for row in _SHELVES)
SPACE_SHELF: Final = tuple(row[2] - 1 if row[0] == "fromagerie" else NONE for row in _ROWS)
"""SPACE_SHELF[space]: the shelf of a space of the Shop, from 0."""
SHOP_SCORE: Final[tuple[int, ...]] = tuple(BOARD["fromagerie"]["score_by_shelves"])

# --- the Bistro ----------------------------------------------------------------------------------

SPACE_TABLE: Final = tuple(row[2] - 1 if row[0] == "bistro" else NONE for row in _ROWS)
"""SPACE_TABLE[space]: the table of a plate of the Bistro, from 0."""
TABLES: Final = tuple(
    tuple(space for space in SPACES if SPACE_TABLE[space] == table)
    for table in range(max(SPACE_TABLE) + 1)
)
"""TABLES[table]: its two plates."""
BISTRO_SCORE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(row) for row in BOARD["bistro"]["score_rows"]
)

# --- the Cities ----------------------------------------------------------------------------------

REGIONS: Final[tuple[str, ...]] = tuple(BOARD["villes"]["regions"])
SPACE_REGIONS: Final = tuple(
    tuple(REGIONS.index(region) for region in row[5]) if row[0] == "villes" else () for row in _ROWS
)
"""SPACE_REGIONS[space]: the regions to which a town belongs."""
TOWNS: Final = {str(row[1]): str(row[2]) for row in _ROWS if row[0] == "villes"}
CUSTOMERS: Final = ("small", "medium", "large")
CUSTOMER_TOKENS: Final = tuple(CUSTOMERS.index(name) for name in BOARD["villes"]["customer_tokens"])
WIN_POINTS: Final = {
    int(seats): tuple(int(points[name]) for name in CUSTOMERS)
    for seats, points in BOARD["villes"]["win_points"].items()
}
TIE_POINTS: Final = {
    int(seats): int(points) for seats, points in BOARD["villes"]["tie_points"].items()
}

# --- inserts -------------------------------------------------------------------------------------

SYMBOLS: Final = ".jbx"
PLAIN: Final = SYMBOLS.index(".")
JAM: Final = SYMBOLS.index("j")
BERRY: Final = SYMBOLS.index("b")
CLOSED: Final = SYMBOLS.index("x")

SIDES: Final = ("I", "II", "none")


def insert(venue: int, side: str, seats: int) -> tuple[int, ...]:
    """The symbols of a sector's spaces; 1 and 2 players share the inserts (FRO-14.1)."""
    signs = INSERTS[VENUES[venue]][f"{max(seats, 2)}-{side}"]
    return tuple(SYMBOLS.index(sign) for sign in signs)


# --- the resource square -------------------------------------------------------------------------

CLOCKWISE: Final = tuple(RESOURCES.index(name) for name in BOARD["resource_square"]["clockwise"])
CELLS: Final[tuple[int, ...]] = tuple(BOARD["resource_square"]["cells"])
"""What the cells of a quarter give, and for how many turns they keep a worker."""

# --- where workers stand -------------------------------------------------------------------------

FIRST_CELL: Final = len(SPACE_NAMES)
"""Stations of workers: a space, then the cells of the four quarters, then own buildings."""
FIRST_BUILDING: Final = FIRST_CELL + POSITIONS * len(CELLS)


def cell_station(slot: int, cell: int) -> int:
    """The station of a cell of the quarter that is joined to a sector."""
    return FIRST_CELL + slot * len(CELLS) + cell


# --- buildings -----------------------------------------------------------------------------------

BUILDING_SLOTS: Final = 4


@dataclass(frozen=True, slots=True)
class Building:
    """A printed building or a building square; NONE where a fact does not apply."""

    id: str
    name: str
    cost: int
    kind: str
    """Which power of FRO-8 it has."""
    resource: int = NONE
    amount: int = 1
    turns: int = NONE
    venue: int = NONE
    type: int = NONE
    age: int = NONE
    cell: int = NONE
    symbol: int = NONE
    what: str = ""
    points: int = 0


_INDEX: Final[dict[str, tuple[str, ...]]] = {
    "resource": (*RESOURCES, "any"),
    "venue": VENUES,
    "type": TYPES,
    "age": AGES,
    "symbol": ("", "jam", "berry"),
}


def _building(data: dict[str, Any]) -> Building:
    facts = {name: value for name, value in data.items() if name != "slot"}
    facts |= {name: _INDEX[name].index(data[name]) for name in _INDEX if name in data}
    return Building(**facts)


PRINTED: Final = tuple(
    tuple(_building(data) for data in sorted(board["buildings"], key=lambda each: each["slot"]))
    for board in PLAYERS["player_board"]
)
"""PRINTED[board][slot]."""
SQUARES: Final = tuple(_building(data) for data in SQUARE_DATA["list"])
BUILDINGS: Final = tuple(building for board in PRINTED for building in board) + SQUARES
"""Printed buildings first, board by board; then the squares."""
FIRST_SQUARE: Final = len(BUILDINGS) - len(SQUARES)
SQUARE_NUMBERS: Final = range(FIRST_SQUARE, len(BUILDINGS))
BUILDING: Final = {building.id: number for number, building in enumerate(BUILDINGS)}

# --- parlours ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parlour:
    """A milking parlour; type and age are ANY where every cheese will do."""

    livestock: int
    type: int
    age: int
    spaces: tuple[bool, ...]
    """Whether its bonus cheese fits each space."""


def _parlour(livestock: int, cheese: str, age: str) -> Parlour:
    type_number = ANY if cheese == "any" else TYPES.index(cheese)
    age_number = ANY if age == "any" else AGES.index(age)
    fits = tuple(
        type_number in (ANY, SPACE_TYPE[space]) and age_number in (ANY, SPACE_AGE[space])
        for space in SPACES
    )
    return Parlour(livestock, type_number, age_number, fits)


PARLOURS: Final = tuple(
    tuple(_parlour(*parlour) for parlour in board["parlours"]) for board in PLAYERS["player_board"]
)
"""PARLOURS[board][parlour]."""

# --- the Corporation -----------------------------------------------------------------------------

LEVELS: Final[tuple[int, ...]] = tuple(row[0] for row in CORPORATION_DATA["levels"])
TRACK_TOKENS: Final[dict[int, int]] = {row[0]: row[1] for row in CORPORATION_DATA["levels"]}
TRACK_STEP: Final[int] = CORPORATION_DATA["track_step"]
POINTS_PER_CARD: Final[int] = CORPORATION_DATA["points_per_card"]
LEVEL_OF_RULE: Final[dict[str, int]] = {row[2]: row[0] for row in CORPORATION_DATA["levels"]}
"""The level from which a rule of the Corporation holds; higher levels keep it."""
