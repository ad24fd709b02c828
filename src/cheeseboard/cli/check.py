"""Everything that can be checked about a game, in one table."""

from collections.abc import Iterator
from typing import Any

from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import Game
from cheeseboard.record import RecordError
from cheeseboard.registry import folder, load
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing import names, perft, records, saves
from cheeseboard.testing.conformance import Broken, Report, check_match
from cheeseboard.testing.rules import cited
from cheeseboard.testing.settings import settings

Row = tuple[str, bool, str]


def run(id: str, matches: int, seed: int) -> bool:
    """Whether a game passes all checks."""
    with errors_as_sentences():
        return passes(load(id), matches, seed)


def passes(game: Game[Any, Any], matches: int, seed: int) -> bool:
    """Run all checks, print the table, and say whether the game passes."""
    rows = [*_data(game), _rules(game), _records(game), _perft(game), _saves(game)]
    rows += _conformance(game, matches, seed)
    table = Table("check", "", "", title=f"{game.meta.title['en']} ({game.meta.id})")
    for name, is_met, detail in rows:
        table.add_row(name, "[green]ok[/]" if is_met else "[red]broken[/]", escape(detail))
    console.print(table)
    return all(is_met for _, is_met, _ in rows)


def _data(game: Game[Any, Any]) -> Iterator[Row]:
    for id, wrong in game.constraints().items():
        yield f"data {id}", not wrong, wrong


def _rules(game: Game[Any, Any]) -> Row:
    home = folder(game.meta.id)
    rules = rule_ids(game.meta.id)
    proved = cited(home / "tests")
    missing = [id for id in rules if id not in proved]
    unknown = [id for id in proved if id not in rules]
    detail = f"{len(rules) - len(missing)} of {len(rules)} rule ids are cited by tests."
    if missing:
        detail += f" Not yet: {', '.join(missing)}."
    if unknown:
        detail += f" Cited, but not in RULES.md: {', '.join(unknown)}."
    return "rules", not missing and not unknown, detail


def _records(game: Game[Any, Any]) -> Row:
    try:
        outcomes = [match.outcome for _, match in records.replayed(game)]
    except RecordError as error:
        return "records", False, str(error)
    ends = sorted({outcome.reason.key for outcome in outcomes if outcome is not None})
    if not ends:
        return "records", False, "There is no recorded match that has ended."
    replayed = _counted(len(outcomes), "recorded match replays", "recorded matches replay")
    return "records", True, f"{replayed}; ended by {', '.join(ends)}."


def _perft(game: Game[Any, Any]) -> Row:
    cases = perft.cases(folder(game.meta.id) / perft.FILE)
    for number, case in enumerate(cases, 1):
        for depth, expected in enumerate(case.counts, 1):
            found = perft.count(game, case, depth)
            if found != expected:
                split = perft.divide(game, case, depth)
                detail = f"Case {number}, depth {depth}: {found}, not {expected}. By move: {split}"
                return "perft", False, detail
    counted = _counted(len(cases), "case counts", "cases count")
    return "perft", bool(cases), f"{counted} as before."


def _saves(game: Game[Any, Any]) -> Row:
    """Names on disk and matches of every shape; a draft may still change as it likes."""
    kept = saves.kept_saves(game)
    if game.meta.stage == "draft" and not kept:
        return "saves", True, "A draft keeps nothing yet; `cheeseboard saves` says how to begin."
    wrong = list(names.check_names(game))
    for save in kept:
        wrong += [f"{save.name}: {problem}" for problem in saves.check_save(game, save)]
    if wrong:
        return "saves", False, wrong[0]
    opened = _counted(len(kept), "match that was kept opens", "matches that were kept open")
    return "saves", bool(kept), f"{opened} and can be played on."


def _conformance(game: Game[Any, Any], matches: int, seed: int) -> Iterator[Row]:
    report = Report()
    tried = settings(game)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Playing random matches", total=len(tried) * matches)
        for seats, options in tried:
            for number in range(seed, seed + matches):
                try:
                    check_match(game, seats, options, number, report=report)
                except Broken as error:
                    yield error.check, False, str(error)
                    return
                progress.advance(task)
    for check, runs in report.runs.items():
        yield check.removeprefix("check_").replace("_", " "), True, _counted(runs, "time", "times")
    seats_tried = ", ".join(map(str, game.meta.seats))
    ends = ", ".join(f"{end} {count}" for end, count in sorted(report.ends.items()))
    detail = (
        f"{_counted(len(tried), 'setting', 'settings')} at {seats_tried} seats, "
        f"{_counted(report.decisions, 'decision', 'decisions')}; ended by {ends}."
    )
    yield "conformance", True, detail


def _counted(count: int, one: str, several: str) -> str:
    return f"{count:,} {one if count == 1 else several}"
