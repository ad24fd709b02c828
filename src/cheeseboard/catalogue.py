"""All moves of a game, made once.

`moves()` hands out references into the catalogue: listing allocates nothing, comparing is identity,
and the place in the catalogue is the fixed number that learners need.
"""

import difflib
import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, TypeVar


class UnreadableMove(ValueError):
    """A text that is no move of the game; the message says so and what is near."""


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One small choice of one seat. Games derive their own, with fields of their own.

    A derived class and its catalogue, called `CATALOGUE`, live in the same module: so a move
    pickles to its number and comes back as the very same object.
    """

    number: int
    """Place in the catalogue."""
    text: str
    """What records, URLs and tests call it; unique in the game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self).__module__, self.number)

    def __str__(self) -> str:
        return self.text


MoveType = TypeVar("MoveType", bound=Move)


def numbered(kind: Callable[..., MoveType]) -> Callable[..., MoveType]:
    """Makes moves of a kind, each with the next number; blanks too many in a text are left out."""
    numbers = count()

    def make(text: str, *values: object, **fields: object) -> MoveType:
        return kind(next(numbers), " ".join(text.split()), *values, **fields)

    return make


class Catalogue(Generic[MoveType]):
    """The moves of a game by number and by text."""

    __slots__ = ("_by_text", "_moves")

    def __init__(self, moves: Iterable[MoveType]) -> None:
        self._moves = tuple(moves)
        self._by_text = {move.text: move for move in self._moves}
        if [move.number for move in self._moves] != list(range(len(self._moves))):
            raise ValueError("The numbers of the moves must count from 0 without a gap.")
        if len(self._by_text) != len(self._moves):
            raise ValueError("Two moves of the catalogue have the same text.")

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[MoveType]:
        return iter(self._moves)

    def __getitem__(self, number: int) -> MoveType:
        return self._moves[number]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self._by_text.get(move.text) is move

    def read(self, text: str) -> MoveType:
        """The move with this text; blanks at the ends and between words do not matter."""
        found = self._by_text.get(" ".join(text.split()))
        if found is None:
            near = difflib.get_close_matches(text, self._by_text, n=3)
            hint = f" Did you mean {' or '.join(map(repr, near))}?" if near else ""
            raise UnreadableMove(f"{text[:60]!r} is no move of this game.{hint}")
        return found


def _restore(module: str, number: int) -> Move:
    catalogue: Catalogue[Move] = importlib.import_module(module).CATALOGUE
    return catalogue[number]
