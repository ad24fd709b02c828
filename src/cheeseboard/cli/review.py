"""A finished match looked back at: what was chosen, and what came of it."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from cheeseboard.cli.options import check_language
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.events import Message
from cheeseboard.record import Record
from cheeseboard.review import files
from cheeseboard.review.analyst import Analyst, compute_json
from cheeseboard.review.counting import bills, moments, verdicts
from cheeseboard.review.model import NOBODY, Analysis
from cheeseboard.words import Words, words


def run(file: Path, out: Path | None, workers: int, seed: int, language: str) -> None:
    """Analyse the match that a file holds, go on where an earlier run stopped, and print it."""
    with errors_as_sentences():
        check_language(language)
        record = Record.load(file)
        target = out or file.with_suffix(".review.jsonl")
        try:
            analyst = _open(record, target, seed)
        except files.BadAnalysis as error:
            fail(f"{target} cannot be gone on with: {error} Name another file with --out.")
        _work(analyst, record, target, workers)
        files.write(target, files.counted_lines(analyst.analysis))
        show(analyst.analysis, words(record.game, language))
        console.print(escape(str(target)))


def _open(record: Record, target: Path, seed: int) -> Analyst:
    """Begin a file, or go on with it."""
    known = files.read(target) if target.exists() else None
    analyst = Analyst(record, seed=seed, known=known)
    if known is None:
        files.write(target, files.begin_lines(analyst.analysis))
    return analyst


def _work(analyst: Analyst, record: Record, target: Path, workers: int) -> None:
    """Find out all that is left, and keep each thing as soon as it is there."""
    lines, head = record.lines(), analyst.analysis.head.to_json()
    items = analyst.items
    with Progress(console=console, transient=True) as bar, ProcessPoolExecutor(workers) as pool:
        task = bar.add_task("", total=len(items))
        jobs = [pool.submit(compute_json, lines, item.to_json(), head) for item in items]
        try:
            for job in jobs:
                found: list[dict[str, Any]] = job.result()
                files.write(target, found)
                analyst.take(one for one in map(files.finding_from_json, found) if one is not None)
                bar.advance(task)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            fail(f"Stopped; what was found out is in {target}. The same command goes on with it.")


def show(analysis: Analysis, spoken: Words) -> None:
    """Print bills, marks and moments."""
    heads = ("seat", "start", "own", "luck", "others", "result", "accuracy")
    table = Table(*(spoken.say(Message(f"review-{head}")) for head in heads))
    for bill in bills(analysis):
        numbers = (bill.start, bill.own, bill.luck, bill.others, bill.result)
        accuracy = "–" if bill.accuracy == NOBODY else f"{bill.accuracy / 100:.0f}"
        table.add_row(str(bill.seat + 1), *(f"{number / 100:+.1f}" for number in numbers), accuracy)
    console.print(table)
    turning = {moment.number for moment in moments(analysis)}
    for verdict in verdicts(analysis):
        if not verdict.is_sure:
            continue
        delta = verdict.luck if verdict.kind in ("lucky", "unlucky") else -verdict.loss
        args: dict[str, int | str] = {
            "step": verdict.number,
            "seat": verdict.seat,
            "points": f"{delta / 100:+.0f}",
        }
        star = "*" if verdict.number in turning else " "
        text = spoken.say(Message(f"review-mark-{verdict.kind}", args))
        is_chosen = verdict.kind not in ("lucky", "unlucky")
        instead = _instead(analysis, verdict.number, spoken) if is_chosen else ""
        console.print(escape(f"{star} {text}{instead}"))


def _instead(analysis: Analysis, number: int, spoken: Words) -> str:
    """What was played, and what would have been better."""
    weighed = analysis.weighed.get(number)
    if weighed is None:
        return ""
    played = ", ".join(spoken.say(one.message) for one in weighed.played.labels[:3])
    if weighed.played.is_best:
        return f" {played}"
    best = ", ".join(spoken.say(one.message) for one in weighed.best.labels[:3])
    return f" {played} → {best}"
