"""The way of each move over the street, and where the wind takes a rat after it."""

from math import hypot
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.board.parts import Drift
from cheeseboard.games.rat_de_france.board.places import CELL, Point, Street
from cheeseboard.games.rat_de_france.moves import MOVE, STEAL, SWAP, Move
from cheeseboard.games.rat_de_france.pieces import IDEA, JUMP, STEPS
from cheeseboard.games.rat_de_france.rules.actions import action_of
from cheeseboard.games.rat_de_france.rules.table import track_of
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import FINISH, SPRING, WATER

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
    target = move.cell if move.kind == MOVE else view.rats[move.rat]
    begin, end = street.centre(origin), street.centre(target)
    if _is_airborne(view, origin, seat, move):
        return _arc(begin, end)
    between = _between(view, seat, origin, target)
    return _line([begin, *(street.centre(cell) for cell in between), end])


def path(street: Street, origin: int, target: int, *, is_airborne: bool) -> str:
    """A way that was gone before, as straight as it was; an arc for jumps and flights."""
    begin, end = street.centre(origin), street.centre(target)
    return _arc(begin, end) if is_airborne else _line([begin, end])


def _is_airborne(view: Position, origin: int, seat: Seat, move: Move) -> bool:
    if move.kind != MOVE:
        return True
    action = action_of(view, seat, move.mode)
    is_flight = action == IDEA and track_of(view).kinds[origin] == SPRING
    return action == JUMP or is_flight


def _between(view: Position, seat: Seat, origin: int, target: int) -> list[int]:
    """The cell where a way turns: swimming, or a step with sugar round a corner."""
    track = track_of(view)
    if target in track.steps[origin] or any(target in ray for ray in track.rays[origin]):
        return []
    is_swim = track.kinds[origin] == track.kinds[target] == WATER
    for cell in track.steps[origin]:
        if cell == NONE or cell in view.rats or target not in track.steps[cell]:
            continue
        if not is_swim or track.kinds[cell] == WATER:
            return [cell]
    return []


def _line(points: list[Point]) -> str:
    first = _towards(points[0], points[1], NEAR)
    last = _towards(points[-1], points[-2], NEAR)
    return "M" + "L".join(f"{p.x} {p.y}" for p in (first, *points[1:-1], last))


def _towards(begin: Point, end: Point, length: float) -> Point:
    whole = hypot(end.x - begin.x, end.y - begin.y)
    share = length / whole
    return begin.plus(round((end.x - begin.x) * share), round((end.y - begin.y) * share))


def _arc(begin: Point, end: Point) -> str:
    """Over the heads of others; sideways where it leads straight up or down."""
    rise = round(RISE + STEEP * hypot(end.x - begin.x, end.y - begin.y))
    middle = Point((begin.x + end.x) // 2, (begin.y + end.y) // 2)
    is_upright = begin.x == end.x
    top = middle.plus(2 * rise, 0) if is_upright else middle.plus(0, -2 * rise)
    first, last = _towards(begin, top, NEAR), _towards(end, top, NEAR)
    return f"M{first.x} {first.y}Q{top.x} {top.y} {last.x} {last.y}"


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
