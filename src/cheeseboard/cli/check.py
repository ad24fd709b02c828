"""Everything that can be checked about a game, in one table.

A row that cannot be made says where the game broke, and the others are made all the same.
"""

import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import Game
from cheeseboard.help import help_of
from cheeseboard.help.labels import labels_of
from cheeseboard.record import RecordError
from cheeseboard.registry import folder, homes, load, meta
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing import names, perft, records, saves
from cheeseboard.testing.conformance import Broken, Report, check_match
from cheeseboard.testing.deals import Deals, look, wrong_deals
from cheeseboard.testing.help_checks import check_help
from cheeseboard.testing.label_checks import check_labels
from cheeseboard.testing.proofs import proofs
from cheeseboard.testing.rules import cited_by
from cheeseboard.testing.settings import essential, settings

Row = tuple[str, bool, str]


def run(id: str, matches: int, seed: int) -> bool:
    """Run all checks, print the table, and say whether the game passes."""
    with errors_as_sentences():
        title = f"{meta(id).title['en']} ({id})"
    rows = list(_rows(id, matches, seed))
    table = Table("check", "", "", title=title)
    for name, is_met, detail in rows:
        table.add_row(name, "[green]ok[/]" if is_met else "[red]broken[/]", escape(detail))
    console.print(table)
    return all(is_met for _, is_met, _ in rows)


def _rows(id: str, matches: int, seed: int) -> Iterator[Row]:
    yield from _tried("rules", id, lambda: [_rules(id)])
    try:
        game = load(id)
    except Exception as error:
        yield "code", False, place(error, folder(id))
        return
    yield from _tried("data", id, lambda: _data(game))
    yield from _tried("records", id, lambda: [_records(game)])
    yield from _tried("perft", id, lambda: [_perft(game)])
    yield from _tried("saves", id, lambda: [_saves(game)])
    yield from _tried("help", id, lambda: [_help(game)])
    yield from _tried("labels", id, lambda: [_labels(game)])
    yield from _tried("secrets", id, lambda: [_secrets(game, seed)])
    yield from _tried("conformance", id, lambda: _conformance(game, matches, seed))


def _tried(name: str, id: str, make: Callable[[], Iterable[Row]]) -> Iterator[Row]:
    """The rows, or one that says where they could not be made."""
    try:
        yield from make()
    except Exception as error:
        yield name, False, place(error, folder(id))


def place(error: BaseException, home: Path) -> str:
    """File, line and error: the last line of the game that was running, if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(home)]
    file, line = (own or frames)[-1].filename, (own or frames)[-1].lineno
    if isinstance(error, SyntaxError) and error.filename:
        file, line = error.filename, error.lineno
    path = Path(file)
    shown = path.relative_to(home) if path.is_relative_to(home) else path
    return f"{shown}:{line}: {type(error).__name__}: {error}"


def _data(game: Game[Any, Any]) -> Iterator[Row]:
    for id, wrong in game.constraints().items():
        yield f"data {id}", not wrong, wrong


def _rules(id: str) -> Row:
    """Which rules are proved by tests that pass; without pytest, which are named by any."""
    rules = rule_ids(id)
    named = cited_by(id)
    found = proofs(*(home / "tests" for home in homes(id)))
    proved = named if found is None else found.proved
    missing = [rule for rule in rules if rule not in proved]
    unknown = [rule for rule in named if rule not in rules]
    how = "cited by tests" if found is None else "proved by tests that pass"
    detail = f"{len(rules) - len(missing)} of {len(rules)} rule ids are {how}."
    if found is None:
        detail += " Without pytest they have not run."
    if missing:
        detail += f" Not yet: {', '.join(missing)}."
    if unknown:
        detail += f" Cited, but not in RULES.md: {', '.join(unknown)}."
    broken = found.broken if found else []
    detail += "".join(f"\n{each}" for each in broken)
    return "rules", not missing and not unknown and not broken, detail


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
    id = game.meta.id
    cases = perft.cases(folder(id) / perft.FILE)
    if not cases:
        detail = f"There are no counts yet: cheeseboard perft {id} --seats 2 --depth 4 --write."
        return "perft", False, detail
    for number, case in enumerate(cases, 1):
        for depth, expected in enumerate(case.counts, 1):
            found = perft.count(game, case, depth)
            if found != expected:
                split = perft.divide(game, case, depth)
                detail = f"Case {number}, depth {depth}: {found}, not {expected}. By move: {split}"
                return "perft", False, detail
    counted = _counted(len(cases), "case counts", "cases count")
    return "perft", True, f"{counted} as before."


def _help(game: Game[Any, Any]) -> Row:
    help = help_of(game.meta.id)
    wrong = list(check_help(game))
    detail = (
        f"{len(help.symbols)} symbols, {len(help.about)} questions, {len(help.slips)} slips."
        if help.is_there
        else "There is none yet; docs/write-help.md says how to begin."
    )
    return "help", not wrong, "\n".join(wrong) or detail


def _labels(game: Game[Any, Any]) -> Row:
    wrong = list(check_labels(game))
    count = 0 if wrong else len(labels_of(game.meta.id).labels)
    detail = f"{_counted(count, 'label', 'labels')}." if count else "There are none yet."
    return "labels", not wrong, "\n".join(wrong) or detail


def _secrets(game: Game[Any, Any], seed: int) -> Row:
    deals = Deals()
    for number, (seats, options) in enumerate(essential(game), seed):
        look(game, seats, options, number, deals)
    wrong = list(wrong_deals(game, deals))
    return "secrets", not wrong, " ".join([deals.told, *wrong])


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
    """A check that finds something is left out from then on, so that the others have their turn."""
    report = Report()
    tried = settings(game)
    broken: dict[str, str] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Playing random matches", total=len(tried) * matches)
        for seats, options in tried:
            for number in range(seed, seed + matches):
                if not _goes_on(game, seats, options, number, report, broken):
                    yield from _told(game, broken)
                    return
                progress.advance(task)
    yield from _told(game, broken)
    for check, runs in report.runs.items():
        if check not in broken:
            yield _title(check), True, _counted(runs, "time", "times")
    if broken:
        return
    seats_tried = ", ".join(map(str, game.meta.seats))
    ends = ", ".join(f"{end} {count}" for end, count in sorted(report.ends.items()))
    detail = (
        f"{_counted(len(tried), 'setting', 'settings')} at {seats_tried} seats, "
        f"{_counted(report.decisions, 'decision', 'decisions')}; ended by {ends}."
    )
    yield "conformance", True, detail


def _goes_on(
    game: Game[Any, Any],
    seats: int,
    options: Any,
    seed: int,
    report: Report,
    broken: dict[str, str],
) -> bool:
    """Whether a match can be played to its end, with fewer and fewer checks if need be."""
    while True:
        try:
            check_match(game, seats, options, seed, report=report, without=broken)
        except Broken as error:
            is_known = error.check in broken
            cause = error.__cause__
            at = f"\n{place(cause, folder(game.meta.id))}" if cause is not None else ""
            broken.setdefault(error.check, f"{error}{at}")
            if is_known or error.is_final:
                return False
        else:
            return True


def _told(game: Game[Any, Any], broken: dict[str, str]) -> Iterator[Row]:
    for check, sentence in broken.items():
        yield _title(check), False, sentence


def _title(check: str) -> str:
    return check.removeprefix("check_").replace("_", " ")


def _counted(count: int, one: str, several: str) -> str:
    return f"{count:,} {one if count == 1 else several}"
