"""Matches between bots with a progress bar, and the table at their end."""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from cheeseboard import registry
from cheeseboard.arena import local
from cheeseboard.arena import ray as cluster
from cheeseboard.arena.jobs import Job, Plan, make_plan
from cheeseboard.arena.levels import PAIRS, measured, write_levels
from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import Standing, check_openskill, standings
from cheeseboard.arena.storage import Folder
from cheeseboard.bots import levels as known
from cheeseboard.bots.levels import Level, LevelClass, Measured
from cheeseboard.cli.options import read_options
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import Options


@dataclass(frozen=True, slots=True)
class Setting:
    """A table at which bots are to play."""

    game: str
    seats: int
    options: Options
    seed: int

    def plan(self, bots: Sequence[str], data: str = "") -> Plan:
        """Who plays whom there, with the game's own data or another folder of data."""
        return make_plan(self.game, self.seats, bots, self.options, self.seed, data)


@dataclass(frozen=True, slots=True)
class Crew:
    """Who does the work: processes here, or a Ray cluster."""

    workers: int
    address: str | None = None

    def run(self, jobs: Sequence[Job]) -> Iterator[Result]:
        if not jobs:
            return iter(())
        if self.address is None:
            return local.run(jobs, self.workers)
        return cluster.run(jobs, self.address)


@dataclass(frozen=True, slots=True)
class Wish:
    """A table and who does the work, as somebody asks for them."""

    game: str
    seats: int | None
    preset: str
    given: Sequence[str]
    """Options as name=value."""
    seed: int
    workers: int | None
    address: str | None

    def setting(self, usual_seats: int = 0) -> Setting:
        """The table; without a wish, with the seat count that is next to the usual one."""
        meta = registry.meta(self.game)
        count = self.seats
        if count is None:
            count = min(meta.seats, key=lambda each: abs(each - usual_seats))
        options = read_options(meta, self.preset, self.given)
        return Setting(self.game, count, options, self.seed)

    def crew(self) -> Crew:
        return Crew(self.workers or usual_workers(), self.address)


def rate(wish: Wish, bots: str, matches: int, out: Path | None, with_records: bool) -> None:
    """Let bots play each other and print how they did; each record in a file, if wanted."""
    with errors_as_sentences(wish.game):
        check_openskill()
        plan = wish.setting().plan(split_names(bots))
        folder = out or usual_folder(plan)
        results = play_plan(plan, matches, folder, wish.crew())
        print_table(plan, results)
        where = write_records(results, folder) if with_records else folder
        console.print(f"The records are in {where}.")


def write_records(results: Iterable[Result], folder: Path) -> Path:
    """Each match as a file of its own, which `replay` tells and `dataset` reads."""
    into = folder / "records"
    into.mkdir(parents=True, exist_ok=True)
    for result in results:
        result.record.write(into / f"{result.job.number:06}.jsonl")
    return into


def measure(wish: Wish, matches: int, out: Path | None, write: bool) -> None:
    """Measure the levels of a game and print them, or write them into the game."""
    with errors_as_sentences(wish.game):
        check_openskill()
        setting = wish.setting()
        found = measure_levels(setting, matches, out, wish.crew())
        if found is None:
            return
        print_levels(setting.game, setting.seats, found)
        if write:
            console.print(f"Written to {keep_levels(setting.game, setting.seats, found)}.")


def split_names(bots: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in bots.split(",") if name.strip()]


def usual_folder(plan: Plan) -> Path:
    """Where results go when nobody says where: another plan, another folder."""
    text = json.dumps(plan.to_json(), sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
    return Path("arena") / f"{plan.game}-{plan.seats}-{digest}"


def usual_workers() -> int:
    """As many as this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_plan(plan: Plan, matches: int, folder: Path, crew: Crew) -> list[Result]:
    """Play what is missing of the first matches; a stop keeps what is there.

    Returns the results there are, in the order of the plan.
    """
    jobs = list(plan.jobs(matches))
    store = Folder(folder, plan)
    missing = store.missing(jobs)
    if len(missing) < len(jobs):
        console.print(f"{len(jobs) - len(missing)} of {len(jobs)} matches are there already.")
    try:
        with _bar() as bar:
            task = bar.add_task(plan.game, total=len(jobs), completed=len(jobs) - len(missing))
            for result in crew.run(missing):
                store.add(result)
                bar.advance(task)
    except KeyboardInterrupt:
        left = len(store.missing(jobs))
        console.print(f"Stopped with {left} to play. The same command goes on from here.")
    else:
        store.finish()
    return store.results(jobs)


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
    )


def print_table(plan: Plan, results: Sequence[Result]) -> None:
    """Who won how often, and at what price in time."""
    table = Table(
        title=f"{plan.game}, {plan.seats} seats, {len(results)} matches",
        box=box.SIMPLE_HEAD,
        padding=(0, 0),
        caption="wins with 95 % intervals; moves: decisions a match; ms: thinking for one of them",
    )
    names = max((len(standing.bot) for standing in standings(results)), default=0)
    table.add_column("bot", no_wrap=True, min_width=names)
    for heading in ("seats", "wins", "fair", "rating", "points", "moves", "ms"):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in standings(results):
        table.add_row(*_row(standing))
    console.print(table)
    if not plan.is_reproducible:
        console.print("A bot that thinks by the clock plays otherwise on another machine.")


def _row(standing: Standing) -> list[str]:
    seats = max(standing.places, 1)
    each = 1000 * standing.seconds / max(standing.decisions, 1)
    return [
        standing.bot,
        str(standing.places),
        percent(standing.share),
        f"{standing.fair / seats:.0%}",
        "–" if standing.rating is None else interval(standing.rating),
        f"{standing.points / seats:.1f}",
        f"{standing.decisions / seats:.0f}",
        f"{each:.1f}",
    ]


def measure_levels(
    setting: Setting, matches: int, folder: Path | None, crew: Crew
) -> tuple[Level, ...] | None:
    """Let every level play the one below it; None if somebody stopped before the end."""
    results: dict[tuple[str, str], list[Result]] = {}
    for pair in PAIRS:
        plan = setting.plan(pair)
        into = usual_folder(plan) if folder is None else folder / "-".join(pair)
        results[pair] = play_plan(plan, matches, into, crew)
        if len(results[pair]) < matches:
            return None
    return measured(known.offered(setting.game, setting.seats), results)


def print_levels(game: str, seats: int, levels: Sequence[Level]) -> None:
    table = Table(title=f"Levels of {game}, {seats} seats", box=box.SIMPLE_HEAD)
    for heading in ("level", "bot", "rating", "wins against the level below"):
        table.add_column(heading)
    for level in levels:
        rating = "–" if level.rating is None else interval(level.rating)
        share = "–" if level.share is None else percent(level.share)
        table.add_row(level.name, str(level.recipe), rating, share)
    console.print(table)


def keep_levels(game: str, seats: int, levels: tuple[Level, ...]) -> Path:
    """Write what was measured into the game's file, for the class of these seats."""
    path = registry.folder(game) / known.FILE
    classes = list(known.classes(game)) or [LevelClass(registry.meta(game).seats, levels)]
    new = [
        LevelClass(each.seats, levels if seats in each.seats else each.levels) for each in classes
    ]
    write_levels(path, game, new)
    known.classes.cache_clear()
    return path


def percent(share: Measured) -> str:
    return f"{share.mean:.1%} ({share.low:.0%}–{share.high:.0%})"


def interval(figure: Measured) -> str:
    return f"{figure.mean:.1f} ±{figure.high - figure.mean:.1f}"
