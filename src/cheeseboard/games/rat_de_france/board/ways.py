"""The way of each move over the street, and where the wind takes a rat after it."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from cheeseboard.drawing import Point
from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.board.parts import Drift
from cheeseboard.games.rat_de_france.board.places import CELL, Street
from cheeseboard.games.rat_de_france.box import STEPS
from cheeseboard.games.rat_de_france.moves import MOVE, STEAL, SWAP, Move
from cheeseboard.games.rat_de_france.rules.actions import is_airborne, turning_cell
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import FINISH

TURN: Final = 45
"""Degrees from one direction to the next."""
NEAR: Final = 24
"""Ways begin and end so far from the middle of a cell."""
RISE: Final = 34
"""How high the arc of a jump is at least."""
STEEP: Final = 0.22
"""How much higher for each unit of length."""


def way(view: Position, street: Street, seat: Seat, move: Move) -> str:
    """The path of a move in the drawing's units; empty for moves that stay."""
    if move.kind not in (MOVE, SWAP, STEAL):
        return ""
    origin = view.rats[seat]
    if move.kind != MOVE:
        return path(street, [origin, view.rats[move.rat]], is_airborne=True)
    via = turning_cell(view, seat, move)
    cells = [origin, move.cell] if via == NONE else [origin, via, move.cell]
    return path(street, cells, is_airborne=is_airborne(view, seat, move))


def path(street: Street, cells: Sequence[int], *, is_airborne: bool) -> str:
    """A way over cells; an arc for jumps, flights and what is done to another rat."""
    points = [street.centre(cell) for cell in cells]
    return _arc(points[0], points[-1]) if is_airborne else _line(points)


def _line(points: list[Point]) -> str:
    first = _towards(points[0], points[1], NEAR)
    last = _towards(points[-1], points[-2], NEAR)
    return "M" + "L".join(f"{p.x} {p.y}" for p in (first, *points[1:-1], last))


def _towards(begin: Point, end: Point, length: float) -> Point:
    whole = hypot(end.x - begin.x, end.y - begin.y)
    share = length / whole
    return begin.plus(round((end.x - begin.x) * share), round((end.y - begin.y) * share))


def _arc(begin: Point, end: Point) -> str:
    top = begin.halfway(end).plus(*lift(begin, end))
    first, last = _towards(begin, top, NEAR), _towards(end, top, NEAR)
    return f"M{first.x} {first.y}Q{top.x} {top.y} {last.x} {last.y}"


def lift(begin: Point, end: Point) -> Point:
    """How far an arc is pulled away from the straight line: half of that is its height.

    Over the heads of others; sideways where it leads straight up or down.
    """
    height = 2 * round(RISE + STEEP * hypot(end.x - begin.x, end.y - begin.y))
    return Point(height, 0) if begin.x == end.x else Point(0, -height)


def drift(view: Position, seat: Seat, move: Move) -> Drift | None:
    """RDF-13.3 to RDF-13.8: where the wind takes the rat when the move is done."""
    if view.wind == NONE:
        return None
    rats = list(view.rats)
    if move.kind == MOVE:
        rats[seat] = move.cell
    elif move.kind == SWAP:
        rats[seat], rats[move.rat] = rats[move.rat], rats[seat]
    track = track_of(view)
    here = rats[seat]
    end = track.wind_steps[here][view.wind]
    if track.kinds[here] == FINISH or end == NONE or end in rats:
        return None
    down, right = STEPS[view.wind]
    return Drift(view.wind * TURN, right * CELL, down * CELL)
