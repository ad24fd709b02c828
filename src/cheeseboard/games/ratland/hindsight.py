"""What looking back at a match asks: how far it was."""

from typing import Final

from cheeseboard.games.ratland.state import Position

ROUNDS: Final = 10


def progress(world: Position) -> float:
    """The share of the rounds that have begun."""
    return min(world.round / ROUNDS, 1.0)


def clock(world: Position) -> tuple[int, int]:
    """All seats plan at once: a turn is a round."""
    return world.round, world.round
