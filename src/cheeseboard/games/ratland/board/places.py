"""Where things are on the drawing, in its own units. The mock's figures, from the data's places."""

from typing import Final, NamedTuple

from cheeseboard.drawing import Box, Point
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
)

WIDTH: Final = 888
HEIGHT: Final = 822
"""Of the drawing without the row of those who are no neighbours."""


ROOMS: Final = {
    DUMP: Box(58, 380, 232, 102),
    CITY: Box(328, 380, 232, 102),
    FIELD: Box(598, 380, 232, 102),
    PIPE_LEFT: Box(54, 522, 220, 90),
    PIPE_RIGHT: Box(614, 522, 220, 90),
    BEDROOM: Box(58, 656, 240, 114),
    PANTRY: Box(504, 656, 326, 114),
    INFIRMARY: Box(328, 520, 110, 94),
    LOST: Box(450, 520, 110, 94),
    GRAVEYARD: Box(328, 656, 140, 114),
}
"""The rooms of the house; x and y are corners."""
FEET: Final = {
    DUMP: Point(174, 476),
    CITY: Point(444, 476),
    FIELD: Point(714, 476),
    PIPE_LEFT: Point(166, 604),
    PIPE_RIGHT: Point(722, 604),
    BEDROOM: Point(156, 758),
    PANTRY: Point(660, 764),
    INFIRMARY: Point(378, 590),
    LOST: Point(500, 606),
    GRAVEYARD: Point(392, 762),
}
"""Where the middle of the front row stands."""
SIGNS: Final = {
    DUMP: Point(66, 369),
    CITY: Point(336, 369),
    FIELD: Point(606, 369),
    PIPE_LEFT: Point(62, 513),
    PIPE_RIGHT: Point(826, 513),
    BEDROOM: Point(72, 643),
    PANTRY: Point(518, 643),
    INFIRMARY: Point(331, 508),
    LOST: Point(453, 508),
    GRAVEYARD: Point(342, 643),
}
"""Name plates hang from their left corner; that of the right pipe from its right one."""
PLATES: Final = {
    DUMP: Point(174, 492),
    CITY: Point(444, 492),
    FIELD: Point(714, 492),
    PIPE_LEFT: Point(166, 625),
    PIPE_RIGHT: Point(722, 625),
    BEDROOM: Point(178, 783),
    PANTRY: Point(667, 783),
    INFIRMARY: Point(422, 610),
    LOST: Point(544, 610),
    GRAVEYARD: Point(446, 764),
}
"""Where the number of rats stands."""
ARCHED: Final = {DUMP, CITY, FIELD}

# --- rows of rats --------------------------------------------------------------------------------

NARROW_STEP: Final = 32.0
"""In the small rooms rats stand closer."""
ROW_STEP: Final = 21
"""Each further row stands higher."""
IN_A_ROW: Final = {PANTRY: 7, INFIRMARY: 2, LOST: 2, GRAVEYARD: 3}
USUALLY_IN_A_ROW: Final = 5
MOST_ROWS: Final = 2
"""More single rats than fit into these are drawn in fives; more fives stand closer."""
FIVE: Final = 5
"""Rats that one large figure stands for."""
STEPS: Final = {FIVE: 68.0, 1: 43.0}
"""From rat to rat."""
WIDTHS: Final = {FIVE: 84, 1: 44}
"""Of the figures themselves, which may overlap."""
CLOSER: Final = 0.95


class Stand(NamedTuple):
    """One figure: where its feet are, and for how many rats it stands."""

    at: Point
    rats: int


def stands(place: int, count: int) -> list[Stand]:
    """Figures for so many rats, those behind first."""
    room = _room(place)
    wide = IN_A_ROW.get(place, USUALLY_IN_A_ROW)
    step = NARROW_STEP if place in (INFIRMARY, LOST, GRAVEYARD) else STEPS[1]
    step = min(step, (room - WIDTHS[1]) / (wide - 1))
    if count <= wide * MOST_ROWS:
        figures = [1] * count
        rows = [figures[first : first + wide] for first in range(0, count, wide)]
        return _placed(rows, place, {1: step})
    fives, singles = divmod(count, FIVE)
    figures = [1] * singles + [FIVE] * fives
    steps = {FIVE: STEPS[FIVE], 1: step}
    while len(rows := _rows(figures, steps, room)) > MOST_ROWS:
        steps = {figure: each * CLOSER for figure, each in steps.items()}
    return _placed(rows, place, steps)


def _room(place: int) -> float:
    """Width that rats have to both sides of where the middle one stands."""
    box, middle = ROOMS[place], FEET[place].x
    return 2 * min(middle - box.x, box.x + box.width - middle)


def _rows(figures: list[int], steps: dict[int, float], room: float) -> list[list[int]]:
    """The front row is filled first; what does not fit stands behind it."""
    rows: list[list[int]] = [[]]
    for figure in figures:
        if rows[-1] and _width([*rows[-1], figure], steps) > room:
            rows.append([])
        rows[-1].append(figure)
    return rows


def _width(row: list[int], steps: dict[int, float]) -> float:
    left, right = _edges(_line(row, steps))
    return right - left


def _line(row: list[int], steps: dict[int, float]) -> list[tuple[float, int]]:
    """Figures from left to right, with the place of their middle."""
    found: list[tuple[float, int]] = []
    x = 0.0
    for figure in reversed(row):
        found.append((x + steps[figure] / 2, figure))
        x += steps[figure]
    return found


def _edges(line: list[tuple[float, int]]) -> tuple[float, float]:
    lefts = [x - WIDTHS[figure] / 2 for x, figure in line]
    rights = [x + WIDTHS[figure] / 2 for x, figure in line]
    return min(lefts), max(rights)


def _placed(rows: list[list[int]], place: int, steps: dict[int, float]) -> list[Stand]:
    """Those behind first."""
    found: list[Stand] = []
    feet = FEET[place]
    for number, row in reversed(list(enumerate(rows))):
        line, y = _line(row, steps), feet.y - number * ROW_STEP
        shift = feet.x - sum(_edges(line)) / 2
        found += [Stand(Point(round(x + shift, 1), y), figure) for x, figure in line]
    return found


# --- cheese --------------------------------------------------------------------------------------

SHELF: Final = Point(542, 702)
SHELF_WIDTH: Final = 196
SHELF_STEP: Final = 38
SAFE: Final = Point(268, 758)
"""The hidden piece in the bedroom."""


def on_shelf(count: int) -> list[Point]:
    """Places for the pieces in the pantry, closer together when there are many."""
    step = min(SHELF_STEP, SHELF_WIDTH / max(count - 1, 1))
    return [Point(round(SHELF.x + index * step, 1), SHELF.y) for index in range(count)]


# --- the table above the house -------------------------------------------------------------------

TOWER_WIDTH: Final = 166
TOWER_X: Final = {"left": 0, "right": WIDTH - TOWER_WIDTH, "both": (WIDTH - TOWER_WIDTH) // 2}
SMALL_HEIGHT: Final = 98
SMALL_MOST: Final = 96
"""Width of the small sewer of somebody who is no neighbour, at most."""
SMALL_GAP: Final = 6
BETWEEN: Final = Box(282, 0, 324, SMALL_HEIGHT)
"""Where small sewers stand while they fit between the neighbours."""
FEW: Final = 3
"""So many fit there; more of them get a row of their own above all."""
LIFT_FEW: Final = 40
LIFT_MANY: Final = 106
"""By how much everything else stands lower to make room for small sewers."""


def lift(others: int) -> int:
    if not others:
        return 0
    return LIFT_FEW if others <= FEW else LIFT_MANY


def small_boxes(others: int) -> list[Box]:
    """Small sewers from left to right, above the drawing or between the neighbours."""
    band = BETWEEN if others <= FEW else Box(0, 0, WIDTH, SMALL_HEIGHT)
    if not others:
        return []
    width = min(SMALL_MOST, (band.width + SMALL_GAP) / others - SMALL_GAP)
    whole = others * (width + SMALL_GAP) - SMALL_GAP
    left = band.x + (band.width - whole) / 2
    return [
        Box(round(left + index * (width + SMALL_GAP), 1), band.y, round(width, 1), SMALL_HEIGHT)
        for index in range(others)
    ]


class Table(NamedTuple):
    """Where cards, crate and bag are; they make room for the neighbours."""

    event: Point
    cheese: Point
    clan: Point
    crate: Point
    bag: Point


CARDS_Y: Final = 68
FOOT: Final = (Point(-6, 660), Point(846, 660))
TABLES: Final = {
    "pair": Table(Point(50, CARDS_Y), Point(560, CARDS_Y), Point(208, CARDS_Y), *FOOT),
    "three": Table(
        Point(178, CARDS_Y), Point(334, CARDS_Y), Point(580, CARDS_Y), Point(178, 4), Point(600, 3)
    ),
    "more": Table(
        Point(178, CARDS_Y), Point(334, CARDS_Y), Point(580, CARDS_Y), Point(178, 4), Point(640, 3)
    ),
}
NO_CLANS_SHIFT: Final = 74
"""Without clan cards the others move to the middle."""


def table(seats: int, has_clans: bool) -> Table:
    found = TABLES["pair" if seats == 2 else "three" if seats == 3 else "more"]
    if has_clans or seats == 2:
        return found
    event, cheese = found.event, found.cheese
    return found._replace(
        event=Point(event.x + NO_CLANS_SHIFT, event.y),
        cheese=Point(cheese.x + NO_CLANS_SHIFT, cheese.y),
    )
