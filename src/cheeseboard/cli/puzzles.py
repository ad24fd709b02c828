"""Puzzles of a game: found in matches between bots, verified, and checked."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import track

from cheeseboard import registry
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.review.finding import choose, find
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


def run(
    game: str, matches: int, first: int, most: int, workers: int, out: Path | None, check: bool
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
        found = _found(game, matches, first, workers)
        kept = choose([*known, *found], most)
        write(path, kept)
        console.print(f"{game}: {len(found)} found, {len(kept)} in {path}")
    return True


def _found(game: str, matches: int, first: int, workers: int) -> list[Puzzle]:
    counts = [seats for seats in registry.meta(game).seats if seats <= 4]
    seeds = range(first, first + matches)
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(find, game, counts[seed % len(counts)], seed) for seed in seeds]
        return [puzzle for job in track(jobs, console=console) for puzzle in job.result()]


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
