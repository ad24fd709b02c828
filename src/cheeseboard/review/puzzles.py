"""Puzzles: decisions of real matches in which one move is far better than all others.

They lie in a game's folder as `puzzles.jsonl`, a line each:

    {"id": "…", "seats": 2, "seat": 0, "position": "smash_up/1/…", "question": {…}, "best": […], …}

The position is the view of the seat that is asked, so a puzzle holds no secret that it would take
to solve it.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots.chances import oracle
from cheeseboard.bots.weighing import Effort, Scales, Weighing
from cheeseboard.events import Seat
from cheeseboard.game import Game, Move
from cheeseboard.position import BadPosition, read_as
from cheeseboard.registry import folder
from cheeseboard.review.counting import SLIP
from cheeseboard.review.model import CERTAIN, Said, Term
from cheeseboard.state import State, StateError

FILE: Final = "puzzles.jsonl"
FIND: Final = Effort(iterations=240, rounds=3, worlds=20)
"""How hard a puzzle is looked for."""
VERIFY: Final = Effort(iterations=2400, rounds=8, worlds=40)
"""How hard it is thought through before anybody sees it: ten times longer."""
MARGIN: Final = SLIP
"""So far does its best move lie before the others: any of them would be a slip."""
SURE: Final = 2.0
"""And so many standard errors."""


class BadPuzzle(ValueError):
    """A puzzle that cannot be asked; the text says why."""


@dataclass(frozen=True, slots=True)
class Puzzle(State):
    """A question with one answer."""

    id: str
    """Hex digits made from its position: the same puzzle is never there twice."""
    seats: int
    seat: int
    position: str
    """What the seat knows, as one line of text."""
    question: Said
    best: tuple[str, ...]
    """The moves of the best line."""
    labels: tuple[Said, ...]
    """That line in words."""
    tempting: tuple[str, ...]
    """What a bot that looks one move ahead would play."""
    tempting_labels: tuple[Said, ...]
    why: tuple[Term, ...]
    """What the best does against what the tempting one does."""
    margin: int
    """By how much the best is better than all others, in chances to win."""
    error: int
    difficulty: int
    """A rating: about 1000 is easy, 2000 is hard."""
    round: int
    source: str
    """Which match it is from."""

    def view(self, game: Game[Any, Any]) -> Any:
        """The position of the puzzle; raises `BadPuzzle`."""
        try:
            return read_as(game, self.position)
        except BadPosition as error:
            raise BadPuzzle(f"Puzzle {self.id}: {error}") from None


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if it has no file. Raises `BadPuzzle`."""
    path = folder(game) / FILE
    return tuple(read(path)) if path.exists() else ()


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; raises `BadPuzzle`."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            found.append(Puzzle.from_json(json.loads(line)))
        except (StateError, ValueError) as error:
            raise BadPuzzle(f"Line {number} of {path} is no puzzle: {error}") from None
    return found


def write(path: Path, found: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, the easiest first."""
    ordered = sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    lines = [
        json.dumps(one.to_json(), ensure_ascii=False, separators=(",", ":")) for one in ordered
    ]
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def line_of(game: Game[Any, Any], texts: Iterable[str]) -> tuple[Move, ...]:
    """The moves of a line."""
    return tuple(game.read(text) for text in texts)


def is_solved(game: Game[Any, Any], puzzle: Puzzle, answer: tuple[str, ...]) -> bool:
    """Whether an answer leads where the best line leads; the order of small moves is free."""
    if answer == puzzle.best:
        return True
    view = puzzle.view(game)
    scales = Scales(view, puzzle.seat, oracle(game.meta.id, puzzle.seats), 1, FIND)
    return scales.is_same(line_of(game, answer), line_of(game, puzzle.best))


def wrong_with(game: Game[Any, Any], puzzle: Puzzle) -> str:
    """What is wrong with a puzzle as data, in a sentence; empty if nothing is."""
    try:
        view = puzzle.view(game)
        legal = {move.text for move in game.moves(view, puzzle.seat)}
        first = {puzzle.best[0], puzzle.tempting[0]}
        line_of(game, (*puzzle.best, *puzzle.tempting))
    except (BadPuzzle, ValueError, IndexError) as error:
        return f"Puzzle {puzzle.id} cannot be asked: {error}"
    if view.seats != puzzle.seats or not first <= legal:
        return f"Puzzle {puzzle.id}: its moves are not legal in its position."
    if puzzle.best == puzzle.tempting:
        return f"Puzzle {puzzle.id}: what tempts is the answer."
    return ""


def verify(game: Game[Any, Any], puzzle: Puzzle, effort: Effort = VERIFY) -> tuple[int, int]:
    """By how much the best is still better when thought through, and the error of that."""
    view = puzzle.view(game)
    judge = oracle(game.meta.id, puzzle.seats)
    scales = Scales(view, puzzle.seat, judge, _seed(puzzle.id), effort)
    found = scales.weigh(line_of(game, puzzle.best))
    return margin(found, puzzle.seat)


def margin(found: Weighing, seat: Seat) -> tuple[int, int]:
    """How far the played line lies before all others, below nothing if it does not."""
    others = [one for one in found.tried if one is not found.played]
    if not others:
        return 0, 0
    gap, error = others[0].gap(found.played, seat)
    return round(gap * CERTAIN), round(error * CERTAIN)


def is_clear(gap: int, error: int) -> bool:
    """Whether a lead is large and sure enough for a puzzle."""
    return gap >= MARGIN and gap > SURE * error


def _seed(id: str) -> int:
    return int(id[:12], 16)


def games() -> list[str]:
    """Games that have puzzles."""
    return [id for id in registry.ids() if (folder(id) / FILE).exists()]
