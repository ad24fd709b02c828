"""Badly behaved bots: what a table must survive."""

import time
from typing import Any

from cheeseboard.game import Move, Seat
from cheeseboard.registry import game_of


class Crasher:
    """Raises instead of answering."""

    def choose(self, view: Any, seat: Seat) -> Move:
        raise RuntimeError("This bot always crashes.")


class Staller:
    """Thinks for far too long, then plays the first move."""

    def __init__(self, seconds: float = 60.0) -> None:
        self.seconds = seconds

    def choose(self, view: Any, seat: Seat) -> Move:
        time.sleep(self.seconds)
        first: Move = game_of(view).moves(view, seat)[0]
        return first


class Cheat:
    """Plays a move that is not allowed, if the game has one."""

    def choose(self, view: Any, seat: Seat) -> Move:
        game = game_of(view)
        legal = game.moves(view, seat)
        for move in game.catalogue:
            if move not in legal:
                forbidden: Move = move
                return forbidden
        only: Move = legal[0]
        return only


class Babbler:
    """Answers with something that is no move at all."""

    def choose(self, view: Any, seat: Seat) -> Any:
        return "cheese, please"


class Vandal:
    """Scribbles over the view it was given before it plays."""

    def choose(self, view: Any, seat: Seat) -> Move:
        move: Move = game_of(view).moves(view, seat)[0]
        for name in view.__dataclass_fields__:
            value = getattr(view, name)
            if isinstance(value, list):
                value.clear()
        return move
