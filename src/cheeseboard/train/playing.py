"""Matches from which a game is learned, and matches that tell who is stronger, on processes.

Everything a process is told and answers is plain data. Seeds of bots and of matches are apart, so
that no bot knows what is dealt.
"""

import hashlib
import itertools
import multiprocessing
import time
from array import array
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from cheeseboard import registry
from cheeseboard.bots import Bot, brew, recipe
from cheeseboard.bots.brain import Brain, final_reward, insight_of, is_trained, open_brain, playing
from cheeseboard.chance import Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import BadSetup, Game, Options, Seat
from cheeseboard.match import check_setup

PARTS: Final = 1_000_000
"""Parts of a share for `pick`."""
OPENING: Final = 2
"""Decisions of each seat at which, in every other match, any move is played."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Player:
    """A bot by its recipe, and the file with what it has learned; empty for the game's own."""

    recipe: str
    brain: str = ""

    def make(self, seed: int) -> Bot:
        return brew(recipe.parse(self.recipe), seed, teacher=lambda world: _taught(self, world))


@dataclass(frozen=True, slots=True)
class Table:
    """Where matches are played."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """Matches of a player against itself, to learn from."""

    table: Table
    player: Player
    seeds: tuple[int, ...]
    slips: float
    """Share of decisions at which any move is played: bad plans must be known as well."""
    kept: float
    """Share of positions that are kept."""
    is_hasty: bool = False
    """Whether the game's hunches are played where it has some: ten times as many matches."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Positions as numbers, one row for each seat's side of each, and how well it did."""

    inputs: int
    numbers: bytes
    """16-bit numbers."""
    rewards: bytes
    """From 0 to 1, as 32-bit floats."""
    worths: bytes
    """What the game's own appraisal says, as 32-bit floats."""
    matches: bytes
    """A number for each row that is the same within a match, as 32-bit numbers."""
    sides: bytes
    """The seat from whose side each row is seen, as 8-bit numbers."""

    def __len__(self) -> int:
        return len(self.rewards) // 4


@dataclass(frozen=True, slots=True)
class Duel:
    """One match of a player against copies of another."""

    table: Table
    one: Player
    other: Player
    seat: Seat
    """Where the one sits."""
    seed: int


@dataclass(frozen=True, slots=True)
class DuelResult:
    """The share of the win that the one had, and how long each side thought for a decision."""

    win: float
    one_seconds: float
    other_seconds: float


def seeds(name: str, first: int, count: int) -> tuple[int, ...]:
    """Seeds that depend on a name and a place."""
    return tuple(_seed(f"{name}/{first + place}") for place in range(count))


def _seed(text: str) -> int:
    digest = hashlib.blake2b(text.encode(), digest_size=8, person=b"training").digest()
    return int.from_bytes(digest, "big") >> 1


@cache
def _opened(path: str, game: str, seats: int) -> Brain | None:
    return open_brain(Path(path), game, seats) if path else playing(game, seats)


def _taught(player: Player, world: Any) -> Brain | None:
    game = registry.game_of(world).meta.id
    return _opened(player.brain, game, world.seats) if is_trained(game, world) else None


def _set_up(table: Table) -> tuple[Game[Any, Any], Options]:
    game = registry.load(table.game)
    return game, check_setup(game, table.seats, dict(table.options))


# --- lessons -------------------------------------------------------------------------------------


def play_lesson(lesson: Lesson) -> Rows:
    """Play the matches and keep positions of them, each from every seat's side."""
    game, options = _set_up(lesson.table)
    insight = insight_of(lesson.table.game)
    if insight is None:
        raise BadSetup(f"{lesson.table.game} has no insight.py, from which it could be learned.")
    numbers, rewards, worths, matches = array("h"), array("f"), array("f"), array("i")
    sides = array("b")
    inputs = 0
    for seed in lesson.seeds:
        kept, ends = _play(game, options, lesson, insight, seed)
        for row, seat, worth in kept:
            inputs = len(row)
            numbers.extend(row)
            rewards.append(ends[seat])
            worths.append(worth)
            matches.append(seed & 0x7FFFFFFF)
            sides.append(seat)
    columns = (each.tobytes() for each in (numbers, rewards, worths, matches, sides))
    return Rows(inputs, *columns)


def _play(
    game: Game[Any, Any], options: Options, lesson: Lesson, insight: Any, seed: int
) -> tuple[list[tuple[list[int], Seat, float]], list[float]]:
    chance, slips = Simulated(seed), Simulated(_seed(f"slips/{seed}"))
    seats = lesson.table.seats
    bots = [lesson.player.make(_seed(f"bot/{seed}/{seat}")) for seat in range(seats)]
    state = game.setup(options, seats, chance, SILENCE)
    kept: list[tuple[list[int], Seat, float]] = []
    latest: list[list[int]] = [[] for _ in range(seats)]
    to_act = game.to_act(state)
    share = round(lesson.slips * 2 * slips.pick("share", PARTS))
    opening = OPENING * seats * slips.pick("opening", 2) if lesson.slips else 0
    while to_act:
        seat = to_act[0]
        view = game.view(state, seat)
        opening -= 1
        if opening >= 0 or slips.pick("slip", PARTS) < share:
            ideas = game.ideas(view, seat)
            move = ideas[slips.pick("move", len(ideas))]
        else:
            hunch = game.hunch(view, seat) if lesson.is_hasty else None
            move = hunch or bots[seat].choose(view, seat)
        game.apply(state, seat, move, chance, SILENCE)
        to_act = game.to_act(state)
        if to_act and slips.pick("keep", PARTS) < lesson.kept * PARTS:
            for each in range(seats):
                row = insight(state, each)
                if row and row != latest[each]:
                    latest[each] = row
                    kept.append((row, each, game.appraise(state, each)))
    outcome = game.outcome(state)
    assert outcome is not None
    return kept, [final_reward(outcome, each) for each in range(seats)]


# --- duels ---------------------------------------------------------------------------------------


def play_duel(duel: Duel) -> DuelResult:
    game, options = _set_up(duel.table)
    seats = duel.table.seats
    chance = Simulated(duel.seed)
    bots = [
        (duel.one if seat == duel.seat else duel.other).make(_seed(f"duel/{duel.seed}/{seat}"))
        for seat in range(seats)
    ]
    state = game.setup(options, seats, chance, SILENCE)
    spent, asked = [0.0, 0.0], [0, 0]
    to_act = game.to_act(state)
    while to_act:
        seat = to_act[0]
        view = game.view(state, seat)
        start = time.perf_counter()
        move = bots[seat].choose(view, seat)
        side = int(seat != duel.seat)
        spent[side] += time.perf_counter() - start
        asked[side] += 1
        game.apply(state, seat, move, chance, SILENCE)
        to_act = game.to_act(state)
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners
    win = 1.0 / len(winners) if duel.seat in winners else 0.0
    return DuelResult(win, spent[0] / max(asked[0], 1), spent[1] / max(asked[1], 1))


def duels(table: Table, one: Player, other: Player, name: str, count: int) -> list[Duel]:
    """So many matches, every deal from every seat."""
    deals = seeds(name, 0, -(-count // table.seats))
    found = [Duel(table, one, other, seat, seed) for seed in deals for seat in range(table.seats)]
    return found[:count]


# --- processes -----------------------------------------------------------------------------------


def work(
    job: Callable[[Any], Answer],
    jobs: Iterable[Any],
    workers: int,
    until: float | None = None,
) -> Iterator[Answer]:
    """Do jobs on processes, and yield answers as they come; none is begun after `until`."""
    left = iter(jobs)
    if until is not None:
        left = itertools.takewhile(lambda _: time.monotonic() < until, left)
    if workers <= 1:
        yield from map(job, left)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = {pool.submit(job, each) for each in itertools.islice(left, 2 * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(job, each) for each in itertools.islice(left, len(done))}
            for future in done:
                yield future.result()
