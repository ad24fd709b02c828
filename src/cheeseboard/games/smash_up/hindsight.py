"""What looking back at a match asks: how far it was."""

from cheeseboard.games.smash_up.state import Position


def progress(world: Position) -> float:
    """The share of its points that the leading seat has."""
    return min(max(world.points) / world.variant.goal, 1.0)


def clock(world: Position) -> tuple[int, int]:
    """Round and turn."""
    return (world.turn + world.seats - 1) // world.seats, world.turn
