"""The street itself: cards as pieces of it, walls, shores, and what stands beside it."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message
from cheeseboard.games.rat_de_france.board.parts import Ground, Prop
from cheeseboard.games.rat_de_france.board.places import (
    BOTTOM,
    CELL,
    FIRST_HOUSE,
    HOUSE_WIDTH,
    TOP,
    Street,
)
from cheeseboard.games.rat_de_france.grid import CARD_COLUMNS, ROWS
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import END_NAMES, SECTION_NUMBERS, WATER, Track

START_TINT: Final = "#FFDDA0"
SECTION_TINTS: Final = ("#BFD6A6", "#A9C7DC")
FINISH_TINT: Final = "#F6B8A0"

LETTER: Final = 9
"""Width of a letter on a street sign."""
SIGN_ROOM: Final = 26
SIGN_X: Final = 6
HOUSES: Final = 6
HOUSE_Y: Final = 4

# --- cards ---------------------------------------------------------------------------------------


def grounds(view: Position, street: Street, say: Say) -> list[Ground]:
    """A piece of street for each card; a track of one's own is one piece."""
    if view.variant.own_track:
        label = say(Message("board-own-track"))
        return [_ground(street, 0, street.columns, "own", START_TINT, label, label)]
    return [_card(view, street, index, say) for index in range(len(view.cards_laid))]


def _card(view: Position, street: Street, index: int, say: Say) -> Ground:
    card = view.cards_laid[index] // 2
    column = index * CARD_COLUMNS
    if index in (0, len(view.cards_laid) - 1):
        end = "start" if index == 0 else "finish"
        name = END_NAMES[card]
        tint = FINISH_TINT if index else START_TINT
        label = say(Message(f"board-{end}", {end: name}))
        sign = say(Message(f"{end}-{name}"))
    else:
        number = SECTION_NUMBERS[card]
        name = str(number)
        tint = SECTION_TINTS[(index - 1) % len(SECTION_TINTS)]
        label = say(Message("board-section", {"number": number, "section": number}))
        sign = f"{number} · {say(Message(f'section-{number}'))}"
    return _ground(street, column, CARD_COLUMNS, name, tint, label, sign)


def _ground(
    street: Street, column: int, columns: int, name: str, tint: str, label: str, sign: str
) -> Ground:
    width = columns * CELL
    across = "".join(f"M{CELL * line} 0V{ROWS * CELL}" for line in range(1, columns))
    along = "".join(f"M0 {CELL * line}H{width}" for line in range(1, ROWS))
    sign_width = LETTER * len(sign) + SIGN_ROOM
    return Ground(name, street.x(column), width, tint, label, sign, sign_width, across + along)


# --- walls and water -----------------------------------------------------------------------------


def walls(track: Track, street: Street) -> tuple[str, ...]:
    """All walls of the whole track as paths; its border is not a wall (RDF-2.11)."""
    grid = track.grid
    upright = (
        f"M{street.x(column + 1)} {TOP + CELL * row}v{CELL}"
        for row in range(ROWS)
        for column in range(track.columns - 1)
        if grid.has_wall_right(row, column)
    )
    level = (
        f"M{street.x(column)} {TOP + CELL * (row + 1)}h{CELL}"
        for row in range(ROWS - 1)
        for column in range(track.columns)
        if grid.has_wall_below(row, column)
    )
    return (*upright, *level)


def shores(track: Track, street: Street) -> str:
    """The edges between water and land."""
    found = []
    for column in range(track.columns):
        for row in range(ROWS):
            is_wet = _is_wet(track, row, column)
            x, y = street.x(column), TOP + CELL * row
            if column + 1 < track.columns and is_wet != _is_wet(track, row, column + 1):
                found.append(f"M{x + CELL} {y}v{CELL}")
            if row + 1 < ROWS and is_wet != _is_wet(track, row + 1, column):
                found.append(f"M{x} {y + CELL}h{CELL}")
    return "".join(found)


def _is_wet(track: Track, row: int, column: int) -> bool:
    return track.kinds[column * ROWS + row] == WATER


# --- beside the street ---------------------------------------------------------------------------


def houses(street: Street) -> list[Prop]:
    starts = range(FIRST_HOUSE, street.width, HOUSE_WIDTH)
    return [
        Prop(f"rdf-house-{number % HOUSES}", x, HOUSE_Y, 184, 128)
        for number, x in enumerate(starts)
    ]


# Symbol, width, height, how far below the street.
CAFE: Final = ("rdf-cafe", 46, 35, 31)
POT: Final = ("rdf-pot", 25, 29, 29)
TERRACES: Final = (
    (CAFE, ("rdf-parasol-a", 46, 50, 29), CAFE, POT),
    (("rdf-tree", 38, 40, 30), POT, ("rdf-tree", 34, 36, 32), ("rdf-barrel", 25, 25, 34), POT),
    (POT, CAFE, ("rdf-parasol-b", 46, 50, 29), CAFE),
)
PROP_GAP: Final = 3
PROP_ROOM: Final = 12
MOUSE_STEP: Final = 27
FURS: Final = 6


def props(street: Street, pieces: list[Ground]) -> Iterator[Prop]:
    """Terraces behind the signs; behind the last one the crowd that waits at the finish."""
    for number, piece in enumerate(pieces[:-1]):
        yield from _terrace(number, sign_end(piece), piece.x + piece.width - PROP_ROOM)
    yield from _crowd(sign_end(pieces[-1]), street.width)


def sign_end(piece: Ground) -> int:
    return piece.x + SIGN_X + piece.sign_width + PROP_ROOM


def _terrace(number: int, begin: int, end: int) -> Iterator[Prop]:
    x = begin
    for symbol, width, height, down in TERRACES[number % len(TERRACES)]:
        if x + width > end:
            return
        yield Prop(symbol, x, BOTTOM + down, width, height)
        x += width + PROP_GAP


def _crowd(begin: int, end: int) -> Iterator[Prop]:
    for number, x in enumerate(range(begin, end - MOUSE_STEP, MOUSE_STEP)):
        yield Prop("mouse-head", x, BOTTOM + 29 + 3 * (number % 2), 34, 23, number % FURS + 1)
