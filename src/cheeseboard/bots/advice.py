"""A hint: good moves for a seat and why, from nothing but the seat's own view.

The reasons are terms of the game's appraisal. A game names them in an optional `terms` of its
`heuristics.py`: `terms(world, seat)` gives pairs of a word key and a number that add up to
`appraise(world, seat)`. Where a game has none, a hint has values and no reasons.

What people understand is how often one wins from here: that is read off the game's curve, in the
same worlds with the same chance for every idea.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.bots import chances
from cheeseboard.bots.brain import brain_for
from cheeseboard.bots.search import DOUBT, Border, Search
from cheeseboard.chance import Chance, Seed, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Move, Seat
from cheeseboard.registry import game_of, part

MOST: Final = 3
"""Moves in a hint."""
MOST_TERMS: Final = 3
WORLDS: Final = 8
"""Worlds over which terms are averaged."""
CHANCE_WORLDS: Final = 16
"""Worlds over which chances are averaged."""
SEEDS: Final = 1 << 40
LONGEST_PLAN: Final = 16
"""Moves in a plan."""
HASTE: Final = 6
"""So many times shorter does the search think about the further moves of a plan."""
CLEAR: Final = 3.0
"""How many times the doubt a lead must be to be called clear."""

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
    line: tuple[Move, ...]
    """The move, and where it only begins a secret plan of small moves, the rest of the plan."""
    chance: float | None = None
    """How often the seat wins from there; None where nobody knows."""


def lead(found: Sequence[tuple[float, int]]) -> str:
    """How far the first of these values and visits lies before the second, as the search sees it.

    Values are no chances to win: they say which is better, not how often one would win.
    """
    if len(found) < 2:
        return "only"
    (best, tried), (next_best, next_tried) = found[:2]
    doubt = DOUBT * math.sqrt(1 / (1 + tried) + 1 / (1 + next_tried))
    if best - next_best > CLEAR * doubt:
        return "clear"
    return "better" if best - next_best > doubt else "close"


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
    follow = Search(seed, seconds=seconds / HASTE, iterations=iterations, teacher=brain_for)
    best = _plan(game, follow, view, seat, chosen[0].move, chance)
    lines = [best if one is chosen[0] else (one.move,) for one in chosen]
    return tuple(
        Advice(
            one.move,
            one.value,
            one.visits,
            _changes(game, terms, worlds, seat, one.move, chance) if terms else (),
            line,
            share,
        )
        for one, line, share in zip(
            chosen, lines, _shares(game, view, seat, lines, seed), strict=True
        )
    )


def _shares(
    game: Game[Any, Any], view: Any, seat: Seat, lines: Sequence[tuple[Move, ...]], seed: Seed
) -> list[float] | list[None]:
    """How often the seat wins behind each line; unknown where no curve was fitted."""
    oracle = chances.oracle(game.meta.id, view.seats)
    if oracle.curve is None:
        return [None] * len(lines)
    open_view = game.reopened(view, seat)
    sums = [0.0] * len(lines)
    seeds = Simulated(seed)
    for _ in range(CHANCE_WORLDS):
        own = seeds.pick("seed", SEEDS)
        world = game.imagine(open_view, seat, Simulated(own))
        for place, line in enumerate(lines):
            after, chance = world.copy(), Simulated(own + 1)
            for move in line:
                game.apply(after, seat, move, chance, SILENCE)
            oracle.lead_on(after, chance)
            sums[place] += oracle.shares(after)[seat]
    return [total / CHANCE_WORLDS for total in sums]


def _plan(
    game: Game[Any, Any], search: Search, view: Any, seat: Seat, move: Move, chance: Chance
) -> tuple[Move, ...]:
    """The moves of a secret plan up to the one that shows it, or the move alone.

    A plan that comes back to where it was stops there.
    """
    plan: list[Move] = []
    seen = [view]
    while game.decision(view, seat).is_parked and len(plan) < LONGEST_PLAN:
        world, border = game.imagine(view, seat, chance), Border()
        game.apply(world, seat, move, chance, border)
        if border.is_crossed or seat not in game.to_act(world):
            break
        view = game.view(world, seat)
        if view in seen:
            break
        plan.append(move)
        seen.append(view)
        move = search.choose(view, seat)
    return tuple(plan) or (move,)


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
