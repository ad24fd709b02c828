"""Mass work for reviews: finds puzzles, and measures how well planted blunders are found.

python bench/reviewing.py puzzles OUT --seconds 300 --games smash_up   candidates, verified
python bench/reviewing.py choose OUT                                    games/*/puzzles.jsonl
python bench/reviewing.py blunders OUT --seconds 120                    figures of docs/review.md

What is found is added to what OUT holds, so a measurement can go on later with another --first.
"""

import argparse
import json
import multiprocessing
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cheeseboard import registry
from cheeseboard.bots import Search, make
from cheeseboard.bots.brain import brain_for
from cheeseboard.bots.chances import oracle
from cheeseboard.bots.weighing import Effort, Scales
from cheeseboard.match import Match
from cheeseboard.review.analyst import whole
from cheeseboard.review.counting import BLUNDER, judged
from cheeseboard.review.deciding import Decision
from cheeseboard.review.finding import choose, find
from cheeseboard.review.model import CERTAIN, Budget
from cheeseboard.review.puzzles import FILE, read, write

SHIPPED = 50
SHARE = 0.5
"""Of the decisions of a match that are looked at for puzzles: variety over number."""
DECISIONS = 4
"""Looked at in each match."""
LOOKS_BAD = 0.1
"""So far below its best must the search see a move that is then thought through."""
SURELY_BAD = Effort(iterations=600, rounds=4, worlds=30)

Job = tuple[str, int, int]


def jobs(games: Sequence[str], first: int, end: float, processes: int) -> Iterator[Job]:
    """Game, seats and a seed, until the time is over."""
    start = time.monotonic()
    number = 0
    for seed in range(first, first + 1_000_000):
        for id in games:
            counts = [seats for seats in registry.meta(id).seats if seats <= 4]
            number += 1
            while number > (time.monotonic() - start) * processes * 2 + 3 * processes:
                time.sleep(0.05)
            if time.monotonic() > end:
                return
            yield id, counts[seed % len(counts)], seed


def spread(work: Callable[[Job], Any], asked: argparse.Namespace) -> Iterator[Any]:
    """Do the work on all cores for so long."""
    end = time.monotonic() + asked.seconds
    with multiprocessing.Pool(asked.processes) as pool:
        planned = jobs(asked.games, asked.first, end, asked.processes)
        done = pool.imap_unordered(work, planned)
        while True:
            try:
                yield done.next(timeout=max(end + 15 - time.monotonic(), 0.1))
            except (StopIteration, multiprocessing.TimeoutError):
                break
        pool.terminate()


def puzzle_job(job: Job, folder: Path) -> tuple[str, int]:
    """The puzzles of a match, each written as soon as it is found; how many there were."""
    count = 0
    for puzzle in find(*job, share=SHARE):
        with (folder / f"{job[0]}.jsonl").open("a") as file:
            file.write(json.dumps(puzzle.to_json()) + "\n")
        count += 1
    return job[0], count


def blunder_job(job: Job) -> tuple[str, Counter[str]]:
    """Decisions of a match: what a search plays is no slip, and what is surely bad is found."""
    id, seats, seed = job
    game = registry.load(id)
    dice = random.Random(f"blunder/{id}/{seats}/{seed}")
    match: Match[Any, Any] = Match.new(game, seats, {}, dice.getrandbits(60))
    bots = [make("easy", id, seats, dice.getrandbits(60)) for _ in range(seats)]
    positions = []
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        if len(match.moves(seat)) > 2:
            positions.append((view, seat))
        match.play(seat, bots[seat].choose(view, seat))
    counted: Counter[str] = Counter()
    for view, seat in dice.sample(positions, min(DECISIONS, len(positions))):
        counted += _planted(game, view, seat, dice)
    return id, counted


def _planted(game: Any, view: Any, seat: int, dice: random.Random) -> Counter[str]:
    counted: Counter[str] = Counter()
    judge = oracle(game.meta.id, view.seats)
    now = whole(judge.mean(view, seat, dice.getrandbits(50), 20))
    budget = Budget()
    effort = Effort(budget.iterations, budget.rounds, budget.worlds)

    def verdict(line: tuple[Any, ...]) -> str:
        decision = Decision(game, view, seat, 1, line)
        weighed = decision.weigh(now, judge, dice.getrandbits(50), effort)
        found = judged(weighed, 0)
        return found.kind if found is not None and found.is_sure else ""

    searched = Search(dice.getrandbits(50), iterations=budget.iterations, teacher=brain_for)
    good = searched.choose(view, seat)
    counted["good"] += 1
    counted["good called bad"] += verdict(
        Scales(view, seat, judge, dice.getrandbits(50), effort).line(good)
    ) in ("slip", "blunder")
    worst = min(searched.candidates, key=lambda one: one.value)
    if searched.candidates[0].value - worst.value < LOOKS_BAD:
        return counted
    bad = worst.move
    scales = Scales(view, seat, judge, dice.getrandbits(50), SURELY_BAD)
    line = scales.line(bad)
    found = scales.weigh(line)
    gap, error = found.played.gap(found.tried[0], seat)
    loss = min(gap * CERTAIN, now[seat])
    if loss >= BLUNDER and gap > 3 * error:
        counted["bad"] += 1
        counted["bad found"] += verdict(line) in ("slip", "blunder")
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("puzzles", "choose", "blunders"))
    parser.add_argument("folder", type=Path, nargs="?", default=Path())
    parser.add_argument("--games", nargs="*", default=registry.ids())
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    if asked.what == "choose":
        for id in asked.games:
            path, shipped = asked.folder / f"{id}.jsonl", registry.folder(id) / FILE
            found = read(path) if path.exists() else []
            kept = choose([*(read(shipped) if shipped.exists() else []), *found], SHIPPED)
            if kept:
                write(shipped, kept)
            print(id, len(found), "found", len(kept), "kept")
    elif asked.what == "puzzles":
        asked.folder.mkdir(parents=True, exist_ok=True)
        matches: Counter[str] = Counter()
        counts: Counter[str] = Counter()
        for id, count in spread(partial(puzzle_job, folder=asked.folder), asked):
            matches[id] += 1
            counts[id] += count
        print(matches, counts)
    else:
        kept = asked.folder / "blunders.jsonl"
        asked.folder.mkdir(parents=True, exist_ok=True)
        for id, counted in spread(blunder_job, asked):
            with kept.open("a") as file:
                file.write(json.dumps([id, counted]) + "\n")
        totals: dict[str, Counter[str]] = {}
        for line in kept.read_text().splitlines():
            id, counted = json.loads(line)
            for key in (id, "all"):
                totals.setdefault(key, Counter()).update(counted)
        for id, counted in totals.items():
            print(id, dict(counted))


if __name__ == "__main__":
    main()
