"""Which puzzles there are, and which is that of a day: the same for everybody."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from cheeseboard import registry
from cheeseboard.game import Meta
from cheeseboard.review.puzzles import Puzzle, puzzles
from cheeseboard.server.tables import Refused

EASY: Final = 1000
STEP: Final = 200
"""From one level of difficulty to the next."""
LEVELS: Final = 5


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle with its place in its game."""

    game: Meta
    number: int
    """From 1."""
    puzzle: Puzzle

    @property
    def address(self) -> str:
        return f"/puzzles/{self.game.id}/{self.number}"

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 5."""
        return max(1, min(LEVELS, 1 + (self.puzzle.difficulty - EASY) // STEP))


def all_of(game: str) -> list[Asked]:
    """The puzzles of a game, the easiest first."""
    meta = registry.meta(game)
    return [Asked(meta, number, one) for number, one in enumerate(puzzles(game), 1)]


def one_of(games: Sequence[str], game: str, number: int) -> Asked:
    """A puzzle by its address; raises `Refused`."""
    found = all_of(game) if game in games else []
    if not 1 <= number <= len(found):
        raise Refused(404, "refuse-no-puzzle")
    return found[number - 1]


def day_of(now: float | None = None) -> str:
    """The day by Greenwich's clock."""
    return datetime.fromtimestamp(time.time() if now is None else now, UTC).date().isoformat()


def today(games: Sequence[str], day: str) -> Asked | None:
    """The puzzle of a day: another game each day, another puzzle each time; None if there are none.

    Unfinished games and the pattern for makers of games wait until there is nothing else.
    """
    finished = [game for game in sorted(games) if not game.startswith("_") and puzzles(game)]
    offered = finished or [game for game in sorted(games) if puzzles(game)]
    if not offered:
        return None
    number = datetime.fromisoformat(day).toordinal()
    found = all_of(offered[number % len(offered)])
    # Through all puzzles of a game in an order of its own, before one comes again.
    order = sorted(found, key=lambda one: hashlib.blake2b(one.puzzle.id.encode()).digest())
    return order[number // len(offered) % len(order)]
