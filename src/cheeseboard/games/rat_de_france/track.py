"""Tracks as tables: what lies where, which steps are open, who goes first.

Cells count column by column from the upper left: cell = 4 * column + row. Directions are places in
`pieces.DIRECTIONS`; what is closed or off the track is NONE.
"""

from functools import lru_cache
from typing import Final

from cheeseboard.data import load
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france.box import (
    ALL_WAYS,
    CHAIN,
    CLOVER,
    FLIGHT,
    PEPPER,
    STEPS,
    SUGAR,
)
from cheeseboard.games.rat_de_france.grid import (
    CARD_COLUMNS,
    MOST_COLUMNS,
    ROWS,
    SIGNS,
    UP,
    Grid,
    join,
    read_card,
    read_track,
)

CELLS: Final = range(MOST_COLUMNS * ROWS)
CELL_NAMES: Final = tuple(f"c{cell // ROWS}r{cell % ROWS}" for cell in CELLS)
CELLS_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
START_CELLS: Final = range(ROWS)
"""Column 0, the flags of the start (RDF-3.2)."""

# --- kinds of cells ------------------------------------------------------------------------------

KINDS: Final = (*(kind for kind in SIGNS.values() if kind != "flag"), "finish")
PLAIN: Final = KINDS.index("plain")
SPRING: Final = KINDS.index("spring")
MUD: Final = KINDS.index("mud")
WATER: Final = KINDS.index("water")
FINISH: Final = KINDS.index("finish")
TOKEN_OF: Final = tuple(
    {"clover": CLOVER, "pepper": PEPPER, "sugar": SUGAR}.get(kind, NONE) for kind in KINDS
)
"""TOKEN_OF[kind]: the token that grows there (RDF-7.14)."""

# --- cards ---------------------------------------------------------------------------------------

_ENDS: Final = load(__file__, "start_finish.toml")["start_finish"]
_SECTIONS: Final = load(__file__, "sections.toml")["section"]
END_NAMES: Final[tuple[str, ...]] = tuple(card["id"] for card in _ENDS)
ENDS: Final = tuple(read_card(card["grid"], card["arrows"]) for card in _ENDS)
"""Start and finish cards as they lie at the start."""
SECTION_NUMBERS: Final[tuple[int, ...]] = tuple(card["number"] for card in _SECTIONS)
SECTIONS: Final = tuple(read_card(card["grid"], card["arrows"]) for card in _SECTIONS)
"""Section cards as printed; number n is SECTIONS[n - 1]."""


class Track:
    """A laid track; made once and shared, never changed."""

    __slots__ = (
        "arrows",
        "cells",
        "columns",
        "flights",
        "grid",
        "is_stop",
        "kinds",
        "near",
        "rays",
        "steps",
        "turn_rank",
        "wind_steps",
    )

    def __init__(self, grid: Grid, seams: tuple[int, ...], *, is_strict: bool) -> None:
        self.grid = grid
        self.columns = grid.columns
        self.cells = range(ROWS * grid.columns)
        self.arrows = grid.arrows
        """One for each column (RDF-2.4)."""
        self.kinds = tuple(_kind(grid, cell) for cell in self.cells)
        """Kind of each cell; start flags are plain (RDF-3.6)."""
        self.is_stop = tuple(kind in (MUD, WATER, FINISH) for kind in self.kinds)
        """Where a dash or step ends at once (RDF-6.6, RDF-7.6, RDF-7.13, RDF-10.1)."""
        self.near = tuple(
            tuple(_beside(cell, way, self.columns) for way in ALL_WAYS) for cell in self.cells
        )
        """near[cell][direction]: the neighbour, walls or not (RDF-2.6, RDF-2.8)."""
        self.steps = tuple(
            tuple(
                near if near != NONE and is_open(grid, cell, near, is_strict=is_strict) else NONE
                for near in self.near[cell]
            )
            for cell in self.cells
        )
        """steps[cell][direction]: the neighbour behind an open step; all rats do goes along
        these, flights excepted (RDF-2.13)."""
        self.rays = tuple(
            tuple(self._line(self.steps, cell, way, CHAIN + 2) for way in ALL_WAYS)
            for cell in self.cells
        )
        """rays[cell][direction]: cells along an open line (RDF-2.12), as far as any move goes."""
        self.flights = tuple(
            tuple(target for way in ALL_WAYS for target in self._line(self.near, cell, way, FLIGHT))
            for cell in self.cells
        )
        """flights[cell]: where a spring can throw a rat (RDF-7.1, RDF-7.2)."""
        self.wind_steps = tuple(
            tuple(
                NONE if target != NONE and _crosses(seams, cell, target) else target
                for target in self.steps[cell]
            )
            for cell in self.cells
        )
        """wind_steps[cell][direction]: where the wind takes a rat; seams may stop it."""
        self.turn_rank = tuple(_turn_rank(grid, cell) for cell in self.cells)
        """Rats act in rising order of this (RDF-4.3, RDF-4.4)."""

    @staticmethod
    def _line(
        steps: tuple[tuple[int, ...], ...], cell: int, way: int, longest: int
    ) -> tuple[int, ...]:
        found: list[int] = []
        while len(found) < longest and steps[cell][way] != NONE:
            cell = steps[cell][way]
            found.append(cell)
        return tuple(found)


def _kind(grid: Grid, cell: int) -> int:
    column, row = divmod(cell, ROWS)
    kind = SIGNS[grid.sign(row, column)]
    if kind == "flag":
        return FINISH if column == grid.columns - 1 else PLAIN
    return KINDS.index(kind)


def _beside(cell: int, way: int, columns: int) -> int:
    column, row = divmod(cell, ROWS)
    down, right = STEPS[way]
    row, column = row + down, column + right
    return column * ROWS + row if 0 <= row < ROWS and 0 <= column < columns else NONE


def _turn_rank(grid: Grid, cell: int) -> int:
    """RDF-2.3, RDF-4.3: by column. RDF-4.4, RDF-4.5: within one, from below if it points up."""
    column, row = divmod(cell, ROWS)
    return column * ROWS + (ROWS - 1 - row if grid.arrows[column] == UP else row)


def _crosses(seams: tuple[int, ...], cell: int, target: int) -> bool:
    """Whether a step leads from one card to another; a seam is named by the column behind it."""
    first, second = sorted((cell // ROWS, target // ROWS))
    return first != second and second in seams


# --- open steps ----------------------------------------------------------------------------------


def is_open(grid: Grid, cell: int, near: int, *, is_strict: bool) -> bool:
    """RDF-2.9 to RDF-2.11 for two neighbours; strict: any wall at the corner closes a diagonal."""
    column, row = divmod(cell, ROWS)
    near_column, near_row = divmod(near, ROWS)
    if row == near_row:
        return not grid.has_wall_right(row, min(column, near_column))
    if column == near_column:
        return not grid.has_wall_below(min(row, near_row), column)
    over = not grid.has_wall_below(min(row, near_row), column)
    beyond = not grid.has_wall_right(near_row, min(column, near_column))
    along = not grid.has_wall_right(row, min(column, near_column))
    under = not grid.has_wall_below(min(row, near_row), near_column)
    if is_strict:
        return over and beyond and along and under
    return (over and beyond) or (along and under)


def open_neighbours(grid: Grid, cell: int) -> list[int]:
    """Cells that an open step leads to."""
    beside = (_beside(cell, way, grid.columns) for way in ALL_WAYS)
    return [near for near in beside if near != NONE and is_open(grid, cell, near, is_strict=False)]


def reach(grid: Grid, start: int, *, mud: bool = True) -> set[int]:
    """Cells that open steps lead to from one, with or without entering mud."""
    found = {start}
    heads = [start]
    while heads:
        for near in open_neighbours(grid, heads.pop()):
            if near not in found and (mud or _kind(grid, near) != MUD):
                found.add(near)
                heads.append(near)
    return found


# --- laying --------------------------------------------------------------------------------------


def laid(cards: tuple[int, ...]) -> tuple[Grid, ...]:
    """Cards from left to right; a card is twice its place in its deck, odd if it lies turned."""
    last = len(cards) - 1
    decks = (ENDS if place in (0, last) else SECTIONS for place in range(len(cards)))
    return tuple(
        deck[card // 2].turned() if card % 2 else deck[card // 2]
        for deck, card in zip(decks, cards, strict=True)
    )


@lru_cache(maxsize=256)
def track(cards: tuple[int, ...], own: str, is_strict: bool, wind_crosses: bool) -> Track:
    """The tables of a track: of these cards, or of one's own drawing where there is one."""
    if own:
        return Track(read_track(own), (), is_strict=is_strict)
    seams = () if wind_crosses else tuple(CARD_COLUMNS * n for n in range(1, len(cards)))
    return Track(join(laid(cards)), seams, is_strict=is_strict)


def is_passable(own: Grid) -> bool:
    """Whether open steps lead to the finish from every flag of the start.

    An open diagonal rounds its corner by two straight steps, so strict walls change nothing here.
    """
    finish = range(ROWS * (own.columns - 1), ROWS * own.columns)
    return all(not reach(own, start).isdisjoint(finish) for start in START_CELLS)
