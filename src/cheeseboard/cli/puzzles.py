"""Puzzles of a game: found in matches between bots, verified, and checked."""

from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Final

from rich.progress import track

from cheeseboard import registry
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.record import Record, parse
from cheeseboard.review.finding import choose, find, find_in
from cheeseboard.review.puzzles import (
    FILE,
    BadPuzzle,
    Puzzle,
    is_clear,
    read,
    verify,
    write,
    wrong_with,
)

MOST_SEATS: Final = 4
"""At the tables that are played for it: larger ones are rare."""


def run(
    game: str,
    matches: int,
    first: int,
    records: list[Path],
    most: int,
    workers: int,
    out: Path | None,
    check: bool,
) -> bool:
    """Look for puzzles, or think those that are there through again; False if one is wrong."""
    with errors_as_sentences():
        path = out or registry.folder(game) / FILE
        try:
            known = read(path) if path.exists() else []
        except BadPuzzle as error:
            fail(str(error))
        if check:
            return _verified(game, known)
        stored = [_record(game, file) for file in records]
        with ProcessPoolExecutor(workers) as pool:
            jobs = _jobs(pool, game, stored, range(first, first + matches))
            try:
                kept = _keep(jobs, known, most, path)
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                done = sum(job.done() and not job.cancelled() for job in jobs)
                go_on = "" if stored else f" Go on with --first {first + done}."
                fail(f"Stopped; what was found is in {path}.{go_on}")
        fresh = len({one.id for one in kept} - {one.id for one in known})
        console.print(f"{game}: {fresh} new, {len(kept)} in {path}")
    return True


def _record(game: str, file: Path) -> Record:
    record = Record.load(file)
    if record.game != game:
        fail(f"{file} is a match of {record.game}, not of {game}.")
    if record.end is None:
        fail(f"{file} is not over: its secrets are not for anybody's eyes yet.")
    return record


def _jobs(
    pool: ProcessPoolExecutor, game: str, stored: list[Record], seeds: range
) -> list[Future[list[Puzzle]]]:
    """Look at the records, or where there are none at matches between bots."""
    if stored:
        return [pool.submit(_look_in, record.lines()) for record in stored]
    counts = [seats for seats in registry.meta(game).seats if seats <= MOST_SEATS]
    return [pool.submit(_look, game, counts[seed % len(counts)], seed) for seed in seeds]


def _look(game: str, seats: int, seed: int) -> list[Puzzle]:
    return list(find(game, seats, seed))


def _look_in(lines: list[str]) -> list[Puzzle]:
    """Lines, because a compiled record cannot be sent to another process."""
    return list(find_in(parse(lines)))


def _keep(
    jobs: list[Future[list[Puzzle]]], known: list[Puzzle], most: int, path: Path
) -> list[Puzzle]:
    """Write what is found as soon as it is there: a run that is stopped has lost nothing."""
    all_found, kept = list(known), choose(known, most)
    for job in track(jobs, console=console):
        found = job.result()
        all_found += found
        if found:
            kept = choose(all_found, most)
            write(path, kept)
    return kept


def _verified(game: str, known: list[Puzzle]) -> bool:
    """Whether each puzzle can be asked, and its answer holds when thought through."""
    rules = registry.load(game)
    is_right = True
    for puzzle in track(known, console=console):
        wrong = wrong_with(rules, puzzle)
        if not wrong:
            gap, error = verify(rules, puzzle)
            if not is_clear(gap, error):
                wrong = f"Puzzle {puzzle.id}: its answer leads by {gap} ± {error} only."
        if wrong:
            console.print(wrong)
            is_right = False
    console.print(f"{game}: {len(known)} puzzles looked at.")
    return is_right
