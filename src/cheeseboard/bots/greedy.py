"""A bot that looks one move ahead, in several worlds that fit what it knows."""

import math
from typing import Any, Final

from cheeseboard.bots.brain import Brain, Teacher
from cheeseboard.chance import Seed, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Move, Seat
from cheeseboard.registry import game_of

WORLDS: Final = 4
PARTS: Final = 1 << 30


class Greedy:
    """Plays the move after which the position looks best on average.

    It looks by the game's own appraisal, or by what was learned, where something was. With a
    temperature it takes moves for equal whose values lie about so far apart: small mistakes are
    common then, and great ones rare.
    """

    def __init__(
        self,
        seed: Seed = 0,
        worlds: int = WORLDS,
        *,
        temperature: float = 0.0,
        teacher: Teacher | None = None,
    ) -> None:
        self._chance = Simulated(seed)
        self._worlds = worlds
        self._temperature = temperature
        self._teacher = teacher

    def choose(self, view: Any, seat: Seat) -> Move:
        game = game_of(view)
        moves = game.ideas(view, seat)
        if len(moves) == 1:
            only: Move = moves[0]
            return only
        worlds = [game.imagine(view, seat, self._chance) for _ in range(self._worlds)]
        teacher = self._teacher
        brain = teacher(worlds[0]) if teacher is not None else None
        values = [self._value(game, brain, worlds, seat, move) for move in moves]
        if self._temperature:
            warm: Move = moves[self._draw(values)]
            return warm
        best = max(values)
        candidates = [move for move, value in zip(moves, values, strict=True) if value == best]
        chosen: Move = candidates[self._chance.pick("candidate", len(candidates))]
        return chosen

    def _value(
        self, game: Game[Any, Any], brain: Brain | None, worlds: list[Any], seat: Seat, move: Move
    ) -> float:
        total = 0.0
        for world in worlds:
            after = world.copy()
            game.apply(after, seat, move, self._chance, SILENCE)
            total += game.appraise(after, seat) if brain is None else brain.appraise(after, seat)
        return total

    def _draw(self, values: list[float]) -> int:
        """A place by chance; a value that is less by the temperature is drawn a third as often."""
        best = max(values)
        unit = self._temperature * self._worlds
        weights = [math.exp((value - best) / unit) for value in values]
        left = sum(weights) * self._chance.pick("temperature", PARTS) / PARTS
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return place
        return values.index(best)
