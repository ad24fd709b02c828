"""Results in a folder: `arena.json` says what is played, `matches.jsonl` has a line per match.

A line is written as soon as its match is over. Whoever stops in the middle loses the matches under
way and nothing else; when all are there the file is put into the order of the plan.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from cheeseboard.arena.jobs import Job, Plan
from cheeseboard.arena.playing import Result
from cheeseboard.game import BadSetup

SETTINGS: Final = "arena.json"
MATCHES: Final = "matches.jsonl"


class BadResults(ValueError):
    """A folder of results that cannot be used; the text says why."""


class Folder:
    """The results of a plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or begin the folder of a plan; raises `BadSetup` if it holds another one."""
        self.path = path
        _same_plan(path, plan)
        self._results = {result.job.key: result for result in _read(path / MATCHES, mend=True)}

    def missing(self, jobs: Iterable[Job]) -> list[Job]:
        """The jobs that have no result here yet."""
        return [job for job in jobs if job.key not in self._results]

    def add(self, result: Result) -> None:
        """Keep a result, once."""
        if result.job.key in self._results:
            return
        self._results[result.job.key] = result
        with (self.path / MATCHES).open("a", encoding="utf-8") as file:
            file.write(_line(result))

    def results(self, jobs: Iterable[Job]) -> list[Result]:
        """What there is of these jobs, in their order."""
        found = (self._results.get(job.key) for job in jobs)
        return [result for result in found if result is not None]

    def finish(self) -> None:
        """Put the file into the order of the plan."""
        in_order = sorted(self._results.values(), key=lambda result: result.job.number)
        new = self.path / f"{MATCHES}.new"
        new.write_text("".join(map(_line, in_order)), encoding="utf-8")
        os.replace(new, self.path / MATCHES)


def read_results(path: Path) -> list[Result]:
    """All results in a folder, in the order of their plan; raises `BadResults`."""
    if not (path / MATCHES).exists():
        raise BadResults(f"There are no matches in {path}: it has no {MATCHES}.")
    return sorted(_read(path / MATCHES, mend=False), key=lambda result: result.job.number)


def _same_plan(path: Path, plan: Plan) -> None:
    settings = path / SETTINGS
    wanted = plan.to_json()
    if not settings.exists():
        path.mkdir(parents=True, exist_ok=True)
        settings.write_text(json.dumps(wanted, indent=1, ensure_ascii=False), encoding="utf-8")
        return
    try:
        found = json.loads(settings.read_text(encoding="utf-8"))
    except ValueError:
        raise BadResults(f"{settings} cannot be read.") from None
    different = _difference(found, wanted)
    if different:
        raise BadSetup(f"{path} holds another arena: {different}. Choose another folder.")


def _difference(found: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(found, dict):
        return "it cannot be understood"
    for name, value in wanted.items():
        if found.get(name) != value:
            return f"{name} is {found.get(name)!r} there and {value!r} here"
    return ""


def _line(result: Result) -> str:
    return json.dumps(result.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(path: Path, *, mend: bool) -> list[Result]:
    """A last line that was cut off is not there; with `mend` it is removed from the file too."""
    if not path.exists():
        return []
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if mend and len(whole) < len(content):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    results = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            results.append(Result.from_json(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadResults(f"Line {number} of {path} is no result of a match.") from None
    return results
