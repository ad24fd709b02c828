"""The drawings of track cards: reading, turning and joining them.

A card of R rows and C columns is drawn in 2R+1 lines of 2C+1 characters: `+` for corner points,
`-` and `|` for walls, blanks for open edges, `:` for an open side of the card, and a sign for each
cell. A whole track is drawn in the same way.
"""

from dataclasses import dataclass
from typing import Final

from cheeseboard.games.rat_de_france.box import PIECES

SIGNS: Final[dict[str, str]] = {
    sign: kind for kind, sign in PIECES["signs"].items() if kind != "source"
}
"""Kind of cell by its sign."""
FLAG: Final[str] = PIECES["signs"]["flag"]

ROWS: Final = 4
CARD_COLUMNS: Final = 5
MOST_COLUMNS: Final = 4 * CARD_COLUMNS
"""A long track: start, two sections, finish."""

FILE_MARK: Final = "\ufeff"
UP: Final = "^"
DOWN: Final = "v"


class GridError(ValueError):
    """A drawing that cannot be read; lines and columns count from 1."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"Line {line}, column {column}: {PROBLEMS[problem]}.")
        self.line = line
        self.column = column
        self.problem = problem


PROBLEMS: Final = {
    "lines": f"a drawing has {2 * ROWS + 1} lines, two for each row and one more",
    "columns": f"a track has {CARD_COLUMNS} to {MOST_COLUMNS} columns",
    "length": "every line of the drawing has two characters for each column and one more",
    "arrow": f"every column has an arrow, {UP} or {DOWN}",
    "corner": "a corner point + belongs here",
    "border": "the upper and lower border - belongs here",
    "across": "a wall - or a blank belongs here",
    "along": "a wall | or a blank belongs here",
    "side": "the side of the drawing is | or : here",
    "cell": f"a cell is one of {' '.join(SIGNS)}",
    "flag": f"a flag {FLAG} belongs here",
    "no_flag": f"a flag {FLAG} does not belong here",
}
"""What can be wrong, by the name that the words files know."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A card as it lies, or a whole track: the lines of its drawing, and an arrow per column."""

    lines: tuple[str, ...]
    arrows: str

    @property
    def columns(self) -> int:
        return len(self.arrows)

    def sign(self, row: int, column: int) -> str:
        return self.lines[2 * row + 1][2 * column + 1]

    def has_wall_right(self, row: int, column: int) -> bool:
        """RDF-2.7: whether a wall is the edge to the right of a cell; -1 asks for the left side."""
        return self.lines[2 * row + 1][2 * column + 2] == "|"

    def has_wall_below(self, row: int, column: int) -> bool:
        return self.lines[2 * row + 2][2 * column + 1] == "-"

    def turned(self) -> "Grid":
        """RDF-2.5: cells, walls, the order of the columns and every arrow turn round."""
        arrows = "".join(UP if arrow == DOWN else DOWN for arrow in reversed(self.arrows))
        return Grid(tuple(line[::-1] for line in reversed(self.lines)), arrows)

    def text(self) -> str:
        """What `read_track` reads."""
        return "\n".join([self.arrows, *self.lines])


def join(cards: tuple[Grid, ...]) -> Grid:
    """RDF-1.6, RDF-2.11: edge to edge; a wall on one side of a join is a wall."""
    lines = list(cards[0].lines)
    for card in cards[1:]:
        for index, line in enumerate(card.lines):
            seam = "+" if index % 2 == 0 else "|" if "|" in (lines[index][-1], line[0]) else " "
            lines[index] = lines[index][:-1] + seam + line[1:]
    return Grid(tuple(lines), "".join(card.arrows for card in cards))


# --- reading -------------------------------------------------------------------------------------


def read_card(drawing: str, arrows: str) -> Grid:
    """A card from its data; raises `GridError`."""
    lines = tuple(drawing.strip("\n").split("\n"))
    _check_arrows(arrows, CARD_COLUMNS, 1)
    _check_lines(lines, CARD_COLUMNS, 1)
    return Grid(lines, arrows)


def read_track(text: str) -> Grid:
    """A whole track as somebody drew it: a line of arrows, then the grid; raises `GridError`.

    The mark that some editors put at the beginning of a file and empty lines around the drawing do
    no harm; lines are counted as an editor counts them.
    """
    drawing = text.removeprefix(FILE_MARK).replace("\r", "")
    first = 1 + len(drawing) - len(drawing.lstrip("\n"))
    arrows, *lines = drawing.strip("\n").split("\n")
    if not CARD_COLUMNS <= len(arrows) <= MOST_COLUMNS:
        raise GridError(first, min(len(arrows), MOST_COLUMNS) + 1, "columns")
    _check_arrows(arrows, len(arrows), first)
    _check_lines(tuple(lines), len(arrows), first + 1)
    grid = Grid(tuple(lines), arrows)
    _check_flags(grid, first + 1)
    return grid


def _check_arrows(arrows: str, columns: int, line: int) -> None:
    for column in range(max(columns, len(arrows))):
        if column >= columns or arrows[column : column + 1] not in (UP, DOWN):
            raise GridError(line, column + 1, "arrow")


def _check_lines(lines: tuple[str, ...], columns: int, first: int) -> None:
    """Every character of a drawing whose first line has the number `first`."""
    for index, line in enumerate(lines[: 2 * ROWS + 1]):
        for place in range(max(len(line), 2 * columns + 1)):
            problem = _problem(line, index, place, columns)
            if problem:
                raise GridError(first + index, place + 1, problem)
    if len(lines) != 2 * ROWS + 1:
        raise GridError(first + min(len(lines), 2 * ROWS + 1), 1, "lines")


def _problem(line: str, index: int, place: int, columns: int) -> str:
    """What is wrong with one character; empty if nothing is."""
    if place >= len(line) or place > 2 * columns:
        return "length"
    sign = line[place]
    if index % 2 == 0:
        if place % 2 == 0:
            return "" if sign == "+" else "corner"
        if index in (0, 2 * ROWS):
            return "" if sign == "-" else "border"
        return "" if sign in "- " else "across"
    if place % 2 == 1:
        return "" if sign in SIGNS else "cell"
    if place in (0, 2 * columns):
        return "" if sign in "|:" else "side"
    return "" if sign in "| " else "along"


def _check_flags(grid: Grid, first: int) -> None:
    """RDF-1.5: the outer columns of a whole track are its flags, and nothing else is."""
    for row in range(ROWS):
        for column in range(grid.columns):
            is_outer = column in (0, grid.columns - 1)
            if is_outer != (grid.sign(row, column) == FLAG):
                problem = "flag" if is_outer else "no_flag"
                raise GridError(first + 2 * row + 1, 2 * column + 2, problem)
