"""Perft: how many sequences of moves there are from a fixed set-up.

A count that changes shows a change of the rules that nobody may have meant. Seats that act at once
are taken in order; chance deals from the seed, so every branch is well defined.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, IllegalMove, Message, Options, Refusal
from cheeseboard.match import check_setup

FILE: Final = "tests/perft.toml"
"""Where a game keeps its counts."""
_HEADING: Final = "# How many sequences of 1, 2, 3 … moves there are from fixed set-ups.\n"
_CASE: Final = re.compile(r"^\[\[case\]\]$", re.M)
_COUNTS: Final = re.compile(r"^counts *= *\[[^]]*\]$", re.M)


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
    """The cases of a perft.toml; none where there is no such file yet."""
    if not path.exists():
        return []
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


def counted(game: Game[Any, Any], case: Case, depth: int) -> Case:
    """The case with its counts down to a depth."""
    found = tuple(count(game, case, moves) for moves in range(1, depth + 1))
    return replace(case, counts=found)


def same(game: Game[Any, Any], one: Case, other: Case) -> bool:
    """Whether two cases count from the same position."""
    complete = game.meta.complete
    return (one.seats, one.seed, one.opening, complete(one.options)) == (
        other.seats,
        other.seed,
        other.opening,
        complete(other.options),
    )


def write(path: Path, game: Game[Any, Any], case: Case) -> None:
    """Write the counts of a case into a perft.toml; what else stands there stays as it is."""
    known = cases(path)
    text = path.read_text(encoding="utf-8") if known else _HEADING
    starts = [found.start() for found in _CASE.finditer(text)]
    for old, start in zip(known, starts, strict=True):
        if same(game, old, case):
            counts = f"counts = {list(case.counts)}"
            text = text[:start] + _COUNTS.sub(counts, text[start:], count=1)
            break
    else:
        text = f"{text.rstrip()}\n\n{_toml(case)}"
    path.write_text(text, encoding="utf-8")


def _toml(case: Case) -> str:
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in case.options.items())
    lines = ["[[case]]", f"seats = {case.seats}"]
    lines += [f"options = {{ {options} }}"] if options else []
    lines += [f"seed = {case.seed}"]
    lines += [f"opening = {json.dumps(case.opening)}"] if case.opening else []
    return "\n".join([*lines, f"counts = {list(case.counts)}", ""])


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
        move = game.read(text)
        to_act = game.to_act(state)
        if not to_act:
            raise IllegalMove(0, text, Refusal(Message("refuse-over")), game.meta.id)
        refusal = game.why_not(game.view(state, to_act[0]), to_act[0], move)
        if refusal is not None:
            raise IllegalMove(to_act[0], text, refusal, game.meta.id)
        game.apply(state, to_act[0], move, chance, SILENCE)
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
