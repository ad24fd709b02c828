"""A bot that plays any legal move."""

from typing import Any

from cheeseboard.chance import Live, Seed
from cheeseboard.game import Move, Seat
from cheeseboard.registry import game_of


class Random:
    """All legal moves are equally likely."""

    def __init__(self, seed: Seed = 0) -> None:
        self._chance = Live(seed, is_recording=False)

    def choose(self, view: Any, seat: Seat) -> Move:
        moves = game_of(view).moves(view, seat)
        move: Move = moves[self._chance.pick("move", len(moves))]
        return move
