"""Measures levels: each plays the one below it, and what comes out goes into `levels.toml`."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import rate, wilson
from cheeseboard.bots.levels import LEVELS, Level, LevelClass, Measured

PAIRS: Final = tuple(itertools.pairwise(LEVELS))
"""Every level with the one above it."""
HEAD: Final = """\
# Bots by strength, for each class of seat counts. A budget of search is a number of iterations;
# noise is the share of decisions at which any legal move is played. Ratings and shares of wins
# against the level below are measured with `cheeseboard arena {game} --levels --write`.
"""


def share_won(results: Sequence[Result], bot: str) -> Measured:
    """The share of matches that a bot won, in whichever of its seats."""
    wins = 0.0
    for result in results:
        winners = result.winners
        own = sum(result.job.bots[seat] == bot for seat in winners)
        wins += own / max(len(winners), 1)
    return wilson(wins, len(results))


def measured(
    levels: Sequence[Level], results: Mapping[tuple[str, str], Sequence[Result]]
) -> tuple[Level, ...]:
    """The levels with the ratings and shares that the results of all pairs give."""
    in_turn = [result for _, result in sorted(_numbered(results), key=lambda entry: entry[0])]
    ratings = rate(in_turn)
    below = {upper: share_won(results[lower, upper], upper) for lower, upper in PAIRS}
    return tuple(
        replace(level, rating=ratings.get(level.name), share=below.get(level.name))
        for level in levels
    )


def _numbered(
    results: Mapping[tuple[str, str], Sequence[Result]],
) -> list[tuple[tuple[int, int], Result]]:
    """Matches of the pairs in turn: ratings must not be driven by one pair after the other."""
    return [
        ((number, place), result)
        for place, pair in enumerate(PAIRS)
        for number, result in enumerate(results[pair])
    ]


def write_levels(path: Path, game: str, classes: Sequence[LevelClass]) -> None:
    """Write a `levels.toml`."""
    parts = [HEAD.format(game=game)]
    for each in classes:
        parts.append(f"\n[[classes]]\nseats = {list(each.seats)}\n")
        parts += [_level(level) for level in each.levels]
    path.write_text("".join(parts), encoding="utf-8")


def _level(level: Level) -> str:
    recipe = level.recipe
    lines = [f"\n[classes.{level.name}]", f'kind = "{recipe.kind}"']
    if recipe.iterations:
        lines.append(f"iterations = {recipe.iterations}")
    if recipe.seconds:
        lines.append(f"seconds = {recipe.seconds:g}")
    if recipe.noise:
        lines.append(f"noise = {recipe.noise:g}")
    if level.rating is not None:
        lines.append(f"rating = {_figures(level.rating, 1)}")
    if level.share is not None:
        lines.append(f"share = {_figures(level.share, 3)}")
    return "".join(line + "\n" for line in lines)


def _figures(figure: Measured, digits: int) -> str:
    rounded = [round(one, digits) for one in (figure.mean, figure.low, figure.high)]
    return f"[{', '.join(map(str, rounded))}]"
