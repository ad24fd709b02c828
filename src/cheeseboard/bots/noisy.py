"""A bot that now and then plays any legal move: how weaker levels are made."""

from typing import Any, Final

from cheeseboard.bots.random import Random
from cheeseboard.chance import Seed, Simulated
from cheeseboard.game import Move, Seat

PARTS: Final = 10_000


class Noisy:
    """Asks `inner`, but at a share `noise` of its decisions a random move slips in."""

    def __init__(self, inner: Any, noise: float, seed: Seed = 0) -> None:
        self.inner = inner
        self._slips = round(noise * PARTS)
        self._chance = Simulated(seed)
        self._random = Random(seed)

    def choose(self, view: Any, seat: Seat) -> Move:
        if self._chance.pick("slip", PARTS) < self._slips:
            return self._random.choose(view, seat)
        chosen: Move = self.inner.choose(view, seat)
        return chosen
