"""What looking back at a match asks: how far it was, and what a move brought to light."""

from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.state import Position


def progress(world: Position) -> float:
    """The share of its cheese that the leading seat has."""
    return max([tokens(world, seat) for seat in range(world.seats)]) / world.variant.target


def clock(world: Position) -> tuple[int, int]:
    """Round and turn."""
    return world.turns // world.seats + 1, world.turns + 1
