"""The standard tasks: a fixed set of matches by which bots compare, whoever runs them.

A task is a game at so many seats against opponents of one kind. Match k of a task has the bot in
seat k modulo the seats, so that every deal is played from every seat. What a match is worth lies
between 0 and 1: the share of the other seats that the bot leaves behind, ties counting half; alone,
1 for beating the game. The score is 100 times the mean of all tasks: 50 for a bot that is as good
as its opponents everywhere.

Seeds come from the version, the task and the deal. A change of the tasks, or of the rules, bots or
weights that they use, is a new version: `pins` knows how all of them play in this one.
"""

import hashlib
import importlib
import importlib.util
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cheeseboard import bots as named
from cheeseboard.bots import UnknownBot, brain
from cheeseboard.bots.recipe import TAUGHT
from cheeseboard.game import BadSetup, Options
from cheeseboard.match import Match
from cheeseboard.registry import load

VERSION: Final = 2
MATCHES: Final = 24
"""Of each task: every seat equally often at 1, 2, 3, 4 and 6 seats."""

MakeBot = Callable[[str, int, int], Any]
"""A bot for a game at so many seats, from a seed."""


@dataclass(frozen=True, slots=True)
class Task:
    """A table at which a bot is measured."""

    game: str
    seats: int
    opponent: str
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        against = f" against {self.opponent}" if self.seats > 1 else ""
        options = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game} {self.seats}{against}{options}"


TASKS: Final = (
    Task("burg_appenzell", 2, "random"),
    Task("burg_appenzell", 2, "greedy"),
    Task("burg_appenzell", 4, "greedy"),
    Task("fromage", 1, "", (("solo_level", 1),)),
    Task("fromage", 1, "", (("solo_level", 3),)),
    Task("fromage", 2, "random"),
    Task("fromage", 2, "greedy"),
    Task("fromage", 4, "greedy"),
    Task("rat_de_france", 2, "random"),
    Task("rat_de_france", 2, "greedy"),
    Task("rat_de_france", 4, "greedy"),
    Task("ratland", 2, "random"),
    Task("ratland", 2, "greedy"),
    Task("ratland", 6, "greedy"),
    Task("smash_up", 2, "random"),
    Task("smash_up", 2, "greedy"),
    Task("smash_up", 4, "greedy"),
)


@dataclass(frozen=True, slots=True)
class Score:
    """A mean with half its 95 % interval."""

    mean: float
    margin: float
    matches: int


def find_bot(name: str) -> MakeBot:
    """A bot by its level or recipe, or `module:factory`, or `file.py:factory`.

    A factory is called with game, seats and seed; what it returns has a `choose(view, seat)`.
    """
    if is_named(name):
        return lambda game, seats, seed: named.make(name, game, seats, seed)
    place, _, attribute = name.rpartition(":")
    try:
        made: MakeBot = getattr(_module(place), attribute)
    except (ImportError, AttributeError, OSError) as error:
        raise UnknownBot(f"There is no bot {name!r}: {error}.") from None
    return made


def is_named(name: str) -> bool:
    """Whether it is one of our bots."""
    place, colon, _ = name.rpartition(":")
    return not colon or place in named.BOTS


def weights_of(bot: str, tasks: Sequence[Task] = TASKS) -> dict[str, str]:
    """By game, the mark of the weights by which one of our bots plays in some of the tasks."""
    return {
        task.game: brain.mark(task.game)
        for task in tasks
        if is_named(bot)
        and named.recipe_of(bot, task.game, task.seats).kind in TAUGHT
        and brain.playing(task.game, task.seats) is not None
    }


def _module(place: str) -> Any:
    if not place.endswith(".py"):
        return importlib.import_module(place)
    spec = importlib.util.spec_from_file_location(Path(place).stem, place)
    if spec is None or spec.loader is None or not Path(place).exists():
        raise ImportError(f"there is no file {place}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def seed_of(task: Task, deal: int) -> int:
    """The same on every machine."""
    text = f"{VERSION}/{task.name}/{deal}"
    digest = hashlib.blake2b(text.encode(), digest_size=6, person=b"tasks").digest()
    return int.from_bytes(digest, "big")


def play(task: Task, number: int, bot: str) -> float:
    """What match `number` of a task is worth to the bot."""
    own = number % task.seats
    seed = seed_of(task, number // task.seats)
    options: Options = dict(task.options)
    match: Match[Any, Any] = Match.new(load(task.game), task.seats, options, seed)
    make = find_bot(bot)
    players = [
        make(task.game, task.seats, seed + seat)
        if seat == own
        else named.make(task.opponent, task.game, task.seats, seed + seat)
        for seat in range(task.seats)
    ]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), seat))
    outcome = match.outcome
    assert outcome is not None
    return worth(outcome.ranks, own)


def worth(ranks: Sequence[int], own: int) -> float:
    """The share of the others that a seat leaves behind; alone, whether it has won."""
    if len(ranks) == 1:
        return 1.0 if ranks[0] == 1 else 0.0
    behind = sum(rank > ranks[own] for rank in ranks)
    level = sum(rank == ranks[own] for rank in ranks) - 1
    return (behind + level / 2) / (len(ranks) - 1)


def measure(
    bot: str, tasks: Sequence[Task] = TASKS, matches: int = MATCHES, workers: int = 1
) -> Iterator[tuple[Task, Score]]:
    """The score of a bot in each task, as they are done."""
    if matches < 1:
        raise BadSetup("A task needs at least one match.")
    make = find_bot(bot)
    for task in tasks:
        make(task.game, task.seats, 0)  # an unknown one is refused before anything is played
    jobs = [(task, number, bot) for task in tasks for number in range(matches)]
    if workers == 1:
        values: Any = (play(*job) for job in jobs)
        yield from _scores(tasks, matches, values)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from _scores(tasks, matches, pool.map(play, *zip(*jobs, strict=True)))


def _scores(
    tasks: Sequence[Task], matches: int, values: Iterator[float]
) -> Iterator[tuple[Task, Score]]:
    for task in tasks:
        yield task, score([next(values) for _ in range(matches)])


def score(values: Sequence[float]) -> Score:
    """The mean with an interval that stays honest where all matches came out the same.

    As Agresti and Coull do for shares: two matches won and two lost are added for the interval.
    """
    mean = sum(values) / len(values)
    padded = [*values, 0.0, 0.0, 1.0, 1.0]
    middle = sum(padded) / len(padded)
    spread = sum((value - middle) ** 2 for value in padded) / len(padded)
    return Score(mean, 1.96 * math.sqrt(spread / len(padded)), len(values))


def total(scores: Sequence[Score]) -> Score:
    """The single score of all tasks, from 0 to 100."""
    mean = sum(each.mean for each in scores) / len(scores)
    margin = math.sqrt(sum(each.margin**2 for each in scores)) / len(scores)
    return Score(100 * mean, 100 * margin, sum(each.matches for each in scores))
