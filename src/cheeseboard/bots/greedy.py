"""A bot that looks one move ahead, in several worlds that fit what it knows."""

from typing import Any, Final

from cheeseboard.chance import Seed, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import Move, Seat
from cheeseboard.registry import game_of

WORLDS: Final = 4


class Greedy:
    """Plays the move after which the game's own appraisal is best on average."""

    def __init__(self, seed: Seed = 0, worlds: int = WORLDS) -> None:
        self._chance = Simulated(seed)
        self._worlds = worlds

    def choose(self, view: Any, seat: Seat) -> Move:
        game = game_of(view)
        moves = game.ideas(view, seat)
        if len(moves) == 1:
            only: Move = moves[0]
            return only
        worlds = [game.imagine(view, seat, self._chance) for _ in range(self._worlds)]
        values = [self._value(game, worlds, seat, move) for move in moves]
        best = max(values)
        candidates = [move for move, value in zip(moves, values, strict=True) if value == best]
        chosen: Move = candidates[self._chance.pick("candidate", len(candidates))]
        return chosen

    def _value(self, game: Any, worlds: list[Any], seat: Seat, move: Move) -> float:
        total = 0.0
        for world in worlds:
            after = world.copy()
            game.apply(after, seat, move, self._chance, SILENCE)
            total += game.appraise(after, seat)
        return total
