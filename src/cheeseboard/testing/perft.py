"""Perft: how many sequences of moves there are from a fixed set-up.

A count that changes shows a change of the rules that nobody may have meant. Seats that act at once
are taken in order; chance deals from the seed, so every branch is well defined.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Options
from cheeseboard.match import check_setup


@dataclass(frozen=True, slots=True)
class Case:
    """A set-up and the counts for 1, 2, 3 … moves."""

    seats: int
    options: Options
    seed: int
    opening: tuple[str, ...]
    """Moves to play before counting."""
    counts: tuple[int, ...]


def cases(path: Path) -> list[Case]:
    """The cases of a perft.toml."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Case(
            seats=case["seats"],
            options=case.get("options", {}),
            seed=case["seed"],
            opening=tuple(case.get("opening", ())),
            counts=tuple(case["counts"]),
        )
        for case in data["case"]
    ]


def count(game: Game[Any, Any], case: Case, depth: int) -> int:
    """Sequences of `depth` moves; a match that ends before counts once."""
    state, position = _start(game, case)
    return _count(game, state, case.seed, position, depth)


def divide(game: Game[Any, Any], case: Case, depth: int) -> dict[str, int]:
    """The same count split by the first move, to find where two engines differ."""
    state, position = _start(game, case)
    return {
        move.text: _count(game, after, case.seed, next_position, depth - 1)
        for move, after, next_position in _children(game, state, case.seed, position)
    }


def _start(game: Game[Any, Any], case: Case) -> tuple[Any, int]:
    chance = Live(case.seed)
    options = check_setup(game, case.seats, case.options)
    state = game.setup(options, case.seats, chance, SILENCE)
    for text in case.opening:
        seat, move = game.to_act(state)[0], game.read(text)
        if move not in game.moves(state, seat):
            raise ValueError(f"The opening plays {text!r}, which is not legal there.")
        game.apply(state, seat, move, chance, SILENCE)
    return state, chance.position


def _count(game: Game[Any, Any], state: Any, seed: int, position: int, depth: int) -> int:
    if depth == 0 or not game.to_act(state):
        return 1
    if depth == 1:
        return len(game.moves(state, game.to_act(state)[0]))
    return sum(
        _count(game, after, seed, next_position, depth - 1)
        for _, after, next_position in _children(game, state, seed, position)
    )


def _children(
    game: Game[Any, Any], state: Any, seed: int, position: int
) -> Iterator[tuple[Any, Any, int]]:
    seat = game.to_act(state)[0]
    for move in game.moves(state, seat):
        after = state.copy()
        chance = Live(seed, position)
        game.apply(after, seat, move, chance, SILENCE)
        yield move, after, chance.position
