"""What looking back at a match asks: how far it was."""

from cheeseboard.games.fromage.heuristics import turns_left
from cheeseboard.games.fromage.state import Position


def progress(world: Position) -> float:
    """The share of the turns that are over, as far as the tokens tell."""
    return world.turn / (world.turn + turns_left(world) + 1.0)


def clock(world: Position) -> tuple[int, int]:
    """All seats take their turn at once: a turn is a round."""
    return world.turn, world.turn
