"""What looking back at a match asks: how far it was."""

from typing import Final

from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france.heuristics import distances
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import PLACING, Position

NEAR: Final = 8.0
"""From so far a race is half over."""


def progress(world: Position) -> float:
    """How near the foremost rat is to the finish."""
    if world.finished:
        return 1.0
    ways = distances(track_of(world)) if world.phase != PLACING else []
    left = [ways[cell] for cell in world.rats if cell != NONE and ways]
    return NEAR / (NEAR + min(left)) if left else 0.0


def clock(world: Position) -> tuple[int, int]:
    """Rounds of all races so far are not counted: the round of this race, and the turn in it."""
    return world.round, world.turn
