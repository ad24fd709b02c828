"""Measures levels: each plays the one below it, and what comes out goes into `levels.toml`."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import Meeting, meetings, rate, wilson
from cheeseboard.bots.levels import LEVELS, Level, LevelClass, Measured

PAIRS: Final = tuple(itertools.pairwise(LEVELS))
"""Every level with the one above it."""
HEAD: Final = """\
# Bots by strength, for each class of seat counts. A budget of search is a number of iterations;
# temperature is how far apart values lie that are taken for equal, noise the share of decisions at
# which any legal move is played. Ratings and shares of wins against the level below are measured
# with `cheeseboard arena {game} --levels --write`.
"""


def share_won(met: Sequence[Meeting], bot: str) -> Measured:
    """The share of meetings that a bot won, in whichever of its seats."""
    wins = 0.0
    for meeting in met:
        winners = meeting.winners
        wins += winners.count(bot) / max(len(winners), 1)
    return wilson(wins, len(met))


def measured(
    levels: Sequence[Level], results: Mapping[tuple[str, str], Sequence[Result]]
) -> tuple[Level, ...]:
    """The levels with the ratings and shares that the results of all pairs give."""
    met = {pair: meetings(results[pair]) for pair in PAIRS}
    ratings = rate(_in_turn(met))
    below = {upper: share_won(met[lower, upper], upper) for lower, upper in PAIRS}
    return tuple(
        replace(level, rating=ratings.get(level.name), share=below.get(level.name))
        for level in levels
    )


def _in_turn(met: Mapping[tuple[str, str], Sequence[Meeting]]) -> list[Meeting]:
    """Meetings of the pairs in turn: ratings must not be driven by one pair after the other."""
    rounds = itertools.zip_longest(*(met[pair] for pair in PAIRS))
    return [meeting for each in rounds for meeting in each if meeting is not None]


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
    if recipe.temperature:
        lines.append(f"temperature = {recipe.temperature:g}")
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
