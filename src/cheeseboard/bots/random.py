"""A bot that plays any legal move."""

from typing import Any

from cheeseboard.chance import Chance, Seed, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Move, Seat, State
from cheeseboard.registry import game_of


class Random:
    """All legal moves are equally likely."""

    def __init__(self, seed: Seed = 0) -> None:
        self._chance = Simulated(seed)

    def choose(self, view: Any, seat: Seat) -> Move:
        moves = game_of(view).moves(view, seat)
        move: Move = moves[self._chance.pick("move", len(moves))]
        return move


def play_out(game: Game[Any, Any], state: State, chance: Chance) -> int:
    """Play a match to its end with random moves; how many decisions it took."""
    decisions = 0
    to_act = game.to_act(state)
    while to_act:
        seat = to_act[0]
        moves = game.moves(state, seat)
        game.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)
        decisions += 1
        to_act = game.to_act(state)
    return decisions
