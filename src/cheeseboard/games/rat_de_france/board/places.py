"""Where things are on the drawing of the street, in its own units."""

from typing import Final

from cheeseboard.drawing import Point
from cheeseboard.games.rat_de_france.grid import ROWS

CELL: Final = 64
HALF: Final = CELL // 2
TOP: Final = 142
"""Where the cells begin, from above."""
BOTTOM: Final = TOP + ROWS * CELL
LEFT: Final = 52
"""Room for the start: its sign and the names of the rows."""
RIGHT: Final = 116
"""Room for the finish: its sign and the stand for those who have run."""
NARROWEST: Final = 620
"""Short tracks of one's own lie in the middle of a street of this width."""

HOUSE_WIDTH: Final = 190
FIRST_HOUSE: Final = 38
ARROWS_ABOVE: Final = TOP - 14
ARROWS_BELOW: Final = BOTTOM + 14
STAND: Final = 68
"""From the right edge of the last column to the middle of the stand."""


class Street:
    """The measures of a street with so many columns."""

    __slots__ = ("columns", "left", "right", "width")

    def __init__(self, columns: int) -> None:
        self.columns = columns
        length = columns * CELL
        self.width = max(LEFT + length + RIGHT, NARROWEST)
        self.left = LEFT + (self.width - LEFT - length - RIGHT) // 2
        self.right = self.left + length

    def x(self, column: int) -> int:
        return self.left + column * CELL

    def corner(self, cell: int) -> Point:
        column, row = divmod(cell, ROWS)
        return Point(self.x(column), TOP + row * CELL)

    def centre(self, cell: int) -> Point:
        return self.corner(cell).plus(HALF, HALF)

    def stand(self, place: int, places: int) -> Point:
        """Where the rat waits that has finished in this place, counted from 0.

        The place behind the last one is for the cheese.
        """
        above = (ROWS - places - 1) // 2
        return Point(self.right + STAND, TOP + (above + place) * CELL + HALF)
