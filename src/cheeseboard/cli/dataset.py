"""Records as tables for learners."""

import time
from pathlib import Path

from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.screen import console, errors_as_sentences, fail


def run(sources: list[Path], out: Path, workers: int | None) -> None:
    """Write a dataset and say how large it is."""
    with errors_as_sentences():
        try:
            from cheeseboard.learn import dataset
        except ImportError:
            fail("Datasets need NumPy: pip install 'cheeseboard[learn]'.")
        for source in sources:
            if not source.exists():
                fail(f"There is no file {source}.")
        start = time.monotonic()
        decisions = dataset.write(sources, out, workers or usual_workers())
        seconds = time.monotonic() - start
        console.print(f"{decisions:,} decisions are in {out}, written in {seconds:.1f} s.")
