"""What looking back at a match asks: how far it was, and what a move brought to light."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import CELLS, CHEESES, PLAIN, TRAP
from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.state import Position


def progress(world: Position) -> float:
    """The share of its cheese that the leading seat has."""
    return max([tokens(world, seat) for seat in range(world.seats)]) / world.variant.target


def clock(world: Position) -> tuple[int, int]:
    """Round and turn."""
    return world.turns // world.seats + 1, world.turns + 1


def group(world: Position, after: Position, seat: Seat) -> str:
    """The tile that came to light: a trap before cheese, cheese before plain stone."""
    fresh = _in_view(after)
    for face in _in_view(world):
        if face in fresh:
            fresh.remove(face)
    if not fresh:
        return ""
    face = max(fresh)
    if face == PLAIN:
        return "tile-plain"
    return "tile-trap" if face == TRAP else f"tile-{CHEESES[face - 1]}"


def _in_view(world: Position) -> list[int]:
    """The faces of all tiles that somebody has seen."""
    return [world.spare, *[world.floor[cell] for cell in CELLS if world.seen[cell] != NONE]]
