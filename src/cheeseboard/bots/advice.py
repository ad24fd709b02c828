"""A hint: good moves for a seat and why, from nothing but the seat's own view.

The reasons are terms of the game's appraisal. A game names them in an optional `terms` of its
`heuristics.py`: `terms(world, seat)` gives pairs of a word key and a number that add up to
`appraise(world, seat)`. Where a game has none, a hint has values and no reasons.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.bots.brain import brain_for
from cheeseboard.bots.search import Search
from cheeseboard.chance import Chance, Seed, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Move, Seat
from cheeseboard.registry import game_of, part

MOST: Final = 3
"""Moves in a hint."""
MOST_TERMS: Final = 3
WORLDS: Final = 8
"""Worlds over which terms are averaged."""

Terms = Callable[[Any, Seat], Sequence[tuple[str, float]]]


@dataclass(frozen=True, slots=True)
class Term:
    """A part of the appraisal, and by how much the move changes it."""

    key: str
    change: float


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is worth a thought."""

    move: Move
    value: float
    """From 0 to 1; 0.5 is a position as good as the present one, 1 a certain win."""
    visits: int
    """How often the search came by."""
    terms: tuple[Term, ...]
    """What decided, the largest change first."""


def hint(
    view: Any,
    seat: Seat,
    *,
    seed: Seed = 0,
    seconds: float = 1.0,
    iterations: int | None = None,
    should_stop: Callable[[], bool] | None = None,
    most: int = MOST,
) -> tuple[Advice, ...]:
    """The moves that look best, the first one first; empty if the seat is not to act."""
    game = game_of(view)
    if not game.moves(view, seat):
        return ()
    search = Search(seed, seconds=seconds, iterations=iterations, teacher=brain_for)
    if should_stop is not None:
        search.should_stop = should_stop
    search.choose(view, seat)
    chosen = search.candidates[:most]
    terms = _terms(game)
    chance = Simulated(seed)
    worlds = [game.imagine(view, seat, chance) for _ in range(WORLDS)] if terms else []
    return tuple(
        Advice(
            one.move,
            one.value,
            one.visits,
            _changes(game, terms, worlds, seat, one.move, chance) if terms else (),
        )
        for one in chosen
    )


def _terms(game: Game[Any, Any]) -> Terms | None:
    found: Terms | None = getattr(part(game.meta.id, "heuristics"), "terms", None)
    return found


def _changes(
    game: Game[Any, Any],
    terms: Terms,
    worlds: Sequence[Any],
    seat: Seat,
    move: Move,
    chance: Chance,
) -> tuple[Term, ...]:
    """What a move changes in each term, on average over the worlds."""
    changes: dict[str, float] = {}
    for world in worlds:
        for key, value in terms(world, seat):
            changes[key] = changes.get(key, 0.0) - value / len(worlds)
        after = world.copy()
        game.apply(after, seat, move, chance, SILENCE)
        for key, value in terms(after, seat):
            changes[key] = changes.get(key, 0.0) + value / len(worlds)
    ordered = sorted(changes.items(), key=lambda entry: (-abs(entry[1]), entry[0]))
    return tuple(Term(key, change) for key, change in ordered[:MOST_TERMS] if abs(change) > 1e-9)
