"""An analysis as JSON Lines: a head, what was found out in the order it was, and what it comes to.

    {"head": {"version": 1, "game": "ratland", …}}
    {"steps": [{"number": 0, …}, …], "result": [10000, 0]}
    {"chance": {"at": 0, "eyes": -1, "values": [5200, 4800], …}}
    {"weighed": {"number": 1, "seat": 0, "moves": […], …}}
    {"verdict": {"number": 1, "kind": "slip", …}}
    {"bill": {"seat": 0, "start": 5000, …}}
    {"moment": {"number": 1, "kind": "slip", …}}

Verdicts, bills and moments are counted from the rest: whoever reads a file counts them again.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cheeseboard.review.counting import bills, moments, verdicts
from cheeseboard.review.model import Analysis, Chance, Head, Step, Weighed
from cheeseboard.state import StateError

Finding = Chance | Weighed


class BadAnalysis(ValueError):
    """A file that is no analysis of this match; the text says why."""


def finding_to_json(finding: Finding) -> dict[str, Any]:
    """Something that was found out, as its line."""
    name = "chance" if isinstance(finding, Chance) else "weighed"
    return {name: finding.to_json()}


def finding_from_json(data: Mapping[str, Any]) -> Finding | None:
    """What `finding_to_json` wrote; None for a line that is counted from others."""
    if "chance" in data:
        return Chance.from_json(data["chance"])
    return Weighed.from_json(data["weighed"]) if "weighed" in data else None


def add(analysis: Analysis, finding: Finding) -> None:
    """Put a finding into an analysis; a fine one takes the place of a coarse one."""
    if isinstance(finding, Weighed):
        analysis.weighed[finding.number] = finding
        return
    known = analysis.chance(finding.at, finding.eyes)
    if known is None or known.is_coarse:
        analysis.chances[finding.at, finding.eyes] = finding


def begin_lines(analysis: Analysis) -> list[dict[str, Any]]:
    """The first lines of a file, before anything was found out."""
    steps = [step.to_json() for step in analysis.steps]
    return [{"head": analysis.head.to_json()}, {"steps": steps, "result": list(analysis.result)}]


def to_json(analysis: Analysis) -> list[dict[str, Any]]:
    """All lines of a file, with what was counted."""
    lines = begin_lines(analysis)
    lines += [finding_to_json(one) for _, one in sorted(analysis.chances.items())]
    lines += [finding_to_json(one) for _, one in sorted(analysis.weighed.items())]
    return lines + counted_lines(analysis)


def counted_lines(analysis: Analysis) -> list[dict[str, Any]]:
    """The last lines of a file: what the findings come to."""
    lines = [{"verdict": one.to_json()} for one in verdicts(analysis)]
    lines += [{"bill": one.to_json()} for one in bills(analysis)]
    return lines + [{"moment": one.to_json()} for one in moments(analysis)]


def from_json(lines: Iterable[Mapping[str, Any]]) -> Analysis:
    """The analysis that `to_json` wrote, or as much of it as there is; raises `BadAnalysis`."""
    found: Analysis | None = None
    head: Head | None = None
    for number, data in enumerate(lines, 1):
        try:
            if "head" in data:
                head = Head.from_json(data["head"])
            elif "steps" in data and head is not None:
                steps = tuple(Step.from_json(step) for step in data["steps"])
                found = Analysis(head, steps, result=tuple(data["result"]))
            elif found is not None and (finding := finding_from_json(data)) is not None:
                add(found, finding)
        except (StateError, KeyError, TypeError) as error:
            raise BadAnalysis(f"Line {number} of the analysis cannot be read: {error}") from None
    if found is None:
        raise BadAnalysis("The file holds no analysis: its first two lines are missing.")
    return found


def read(path: Path) -> Analysis:
    """An analysis from a file; a last line that was cut off is not there. Raises `BadAnalysis`."""
    text = path.read_text(encoding="utf-8")
    lines = text[: text.rfind("\n") + 1].splitlines()
    try:
        return from_json(json.loads(line) for line in lines)
    except json.JSONDecodeError as error:
        raise BadAnalysis(f"{path} is no analysis: {error}.") from None


def write(path: Path, lines: Iterable[Mapping[str, Any]]) -> None:
    """Put lines at the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        for line in lines:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
