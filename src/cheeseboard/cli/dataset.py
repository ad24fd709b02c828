"""Records as tables for learners."""

import time
from collections.abc import Iterable
from pathlib import Path

from cheeseboard.arena.playing import Result
from cheeseboard.cli.screen import console, fail


def write_records(results: Iterable[Result], folder: Path) -> Path:
    """Each match of an arena as a file of its own, which `replay` tells and `dataset` reads."""
    into = folder / "records"
    into.mkdir(parents=True, exist_ok=True)
    for result in results:
        result.record.save(into / f"{result.job.number:06}.jsonl")
    return into


def run(sources: list[Path], out: Path, workers: int) -> None:
    """Write a dataset and say how large it is."""
    try:
        from cheeseboard.learn import dataset
    except ImportError:
        fail("Datasets need NumPy: pip install 'cheeseboard[learn]'.")
    for source in sources:
        if not source.exists():
            fail(f"There is no file {source}.")
    start = time.monotonic()
    decisions = dataset.write(sources, out, workers)
    seconds = time.monotonic() - start
    console.print(f"{decisions:,} decisions are in {out}, written in {seconds:.1f} s.")
