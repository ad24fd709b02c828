"""The ridges: a lane for each seat, drawn from chances; marks and rounds along the steps.

A script draws the same shapes again when a step arrives, from `Chart.values`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from cheeseboard.events import Seat
from cheeseboard.film import Projector
from cheeseboard.review.counting import bills, even, line, verdicts
from cheeseboard.review.model import NOBODY, Analysis, Bill, Verdict
from cheeseboard.server.review.figures import percent

CHOICES: Final = ("find", "slip", "blunder")
"""Marks of what was chosen; the others are of chance."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A turning point on a lane."""

    step: int
    seat: Seat
    kind: str
    left: float
    """Per cent of the chart's width."""
    height: int
    """The chance there."""
    delta: int
    is_key: bool
    """Whether it is one of the three moments."""
    is_repaired: bool
    """Whether chance has made up for it."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A seat's chance through the match."""

    seat: Seat
    area: str
    """What is known for sure, as a CSS polygon; empty for nothing."""
    ridge: str
    """Its upper line, as a path."""
    soft: str
    """The first guess, as a polygon."""
    guess: str
    now: int | None
    """The chance at the step shown."""
    accuracy: int | None
    luck: int | None
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A part of the axis."""

    number: int
    left: float
    width: float
    is_now: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """All lanes."""

    lanes: tuple[Lane, ...]
    rounds: tuple[Round, ...]
    even: int
    """An even share, in per cent."""
    values: list[list[int] | None]
    """By position, the chances of all seats in hundredths of a per cent; None where unknown."""
    fine: list[bool]
    """By position, whether that is more than a first guess."""
    turning: tuple[int, ...]
    """The steps with marks."""

    def next_turning(self, step: int) -> int | None:
        return next((one for one in self.turning if one > step), None)

    def previous_turning(self, step: int) -> int | None:
        return next((one for one in reversed(self.turning) if one < step), None)


def chart(
    analysis: Analysis | None,
    eyes: int,
    step: int,
    projector: Projector,
    keys: Sequence[int] = (),
) -> Chart:
    """The lanes as some eyes see them, at a step."""
    steps, seats = projector.steps, projector.record.seats
    values, fine = known_line(analysis, eyes, steps)
    found = marks_of(analysis, values, steps, keys)
    billed = settled_bills(analysis)
    share = even(seats)
    lanes = tuple(
        _lane(seat, values, fine, steps, step, billed, found, share[seat]) for seat in range(seats)
    )
    turning = tuple(sorted({mark.step for mark in found}))
    rounds = _rounds(round_numbers(analysis, projector), step)
    shown = [list(one) if one is not None else None for one in values]
    return Chart(lanes, rounds, percent(share[0]), shown, fine, turning)


def known_line(
    analysis: Analysis | None, eyes: int, steps: int
) -> tuple[list[tuple[int, ...] | None], list[bool]]:
    """The chances at every position, and which of them are fine."""
    if analysis is None:
        return [None] * (steps + 1), [False] * (steps + 1)
    values = line(analysis, eyes)
    fine: list[bool] = []
    for at, value in enumerate(values):
        chance = analysis.chance(at, eyes)
        is_known = chance is not None and not chance.is_coarse
        is_inside = chance is None and value is not None and bool(fine) and fine[-1]
        fine.append(is_known or is_inside)
    return values, fine


def settled_bills(analysis: Analysis | None) -> list[Bill]:
    return bills(analysis) if analysis is not None and analysis.weighed else []


def marks_of(
    analysis: Analysis | None,
    values: Sequence[tuple[int, ...] | None],
    steps: int,
    keys: Sequence[int] = (),
) -> list[Mark]:
    """The verdicts that are sure, where they lie on the lanes."""
    if analysis is None:
        return []
    return [
        Mark(
            one.number,
            one.seat,
            one.kind,
            round(100 * one.number / max(1, steps), 2),
            _height(values, one),
            percent(-one.loss if one.kind in CHOICES else one.luck),
            one.number in keys,
            one.is_repaired,
        )
        for one in verdicts(analysis)
        if one.is_sure
    ]


def _height(values: Sequence[tuple[int, ...] | None], verdict: Verdict) -> int:
    value = values[verdict.number]
    return percent(value[verdict.seat]) if value is not None else 0


def _lane(
    seat: Seat,
    values: Sequence[tuple[int, ...] | None],
    fine: Sequence[bool],
    steps: int,
    step: int,
    billed: Sequence[Bill],
    marks: Sequence[Mark],
    share: int,
) -> Lane:
    soft = [(at, value[seat]) for at, value in enumerate(values) if value is not None]
    if soft and soft[0][0] > 0:
        soft.insert(0, (0, share))
    has_guess = any(value is not None for value in values[:-1]) and not all(fine[:-1])
    runs = _runs(values, fine, seat)
    now = values[step]
    bill = billed[seat] if billed else None
    return Lane(
        seat,
        _polygon(runs, steps),
        _path(runs, steps),
        _polygon([soft], steps) if has_guess else "",
        _path([soft], steps) if has_guess else "",
        percent(now[seat]) if now is not None else None,
        percent(bill.accuracy) if bill and bill.accuracy != NOBODY else None,
        percent(bill.luck) if bill else None,
        tuple(mark for mark in marks if mark.seat == seat),
    )


Run = list[tuple[int, int]]
"""Neighbouring positions with their chances."""


def _runs(values: Sequence[tuple[int, ...] | None], fine: Sequence[bool], seat: Seat) -> list[Run]:
    runs: list[Run] = []
    last = len(values) - 1
    for at, value in enumerate(values):
        is_fine = fine[at] or (at == last and at > 0 and fine[at - 1])
        if value is None or not is_fine:
            continue
        if runs and runs[-1][-1][0] == at - 1:
            runs[-1].append((at, value[seat]))
        else:
            runs.append([(at, value[seat])])
    return runs


def _spread(run: Run, steps: int) -> list[tuple[float, float]]:
    """Places in per cent of width and height; one alone is as wide as a step."""
    width = 100 / max(1, steps)
    if len(run) == 1:
        [(at, value)] = run
        ends = (max(0, at - 0.5), min(steps, at + 0.5))
        return [(x * width, 100 - value / 100) for x in ends]
    return [(at * width, 100 - value / 100) for at, value in run]


def _polygon(runs: Sequence[Run], steps: int) -> str:
    """All runs as one shape: between them it goes along the ground."""
    points: list[str] = []
    for run in runs:
        places = _spread(run, steps)
        points.append(f"{places[0][0]:.4g}% 100%")
        points += [f"{x:.4g}% {y:.3g}%" for x, y in places]
        points.append(f"{places[-1][0]:.4g}% 100%")
    return f"polygon({','.join(points)})" if points else ""


def _path(runs: Sequence[Run], steps: int) -> str:
    """The upper lines, in a frame of 1000 to 100."""
    parts = []
    for run in runs:
        places = [f"{10 * x:.4g} {y:.3g}" for x, y in _spread(run, steps)]
        parts.append("M" + "L".join(places))
    return "".join(parts)


def ground(path: str) -> str:
    """The area under an upper line."""
    runs = path.split("M")[1:]
    return "".join(f"M{run}V100H{run.split(' ', 1)[0]}Z" for run in runs)


def round_numbers(analysis: Analysis | None, projector: Projector) -> list[int]:
    """The round of every position; 0 before the first, and for games that know none."""
    if analysis is not None and len(analysis.steps) == projector.steps + 1:
        return [step.round for step in analysis.steps]
    number, found = 0, []
    for step in range(projector.steps + 1):
        for event in projector.happened(step):
            if event.message.key in ("event-round", "event-turn"):
                number += 1
        found.append(number)
    return found


def _rounds(numbers: Sequence[int], step: int) -> tuple[Round, ...]:
    steps = max(1, len(numbers) - 1)
    begins = [at for at, number in enumerate(numbers) if at == 0 or number != numbers[at - 1]]
    return tuple(
        Round(
            numbers[first],
            round(100 * max(0, first - 1) / steps, 2),
            round(100 * (max(0, end - 1) - max(0, first - 1)) / steps, 2),
            numbers[first] == numbers[step],
        )
        for first, end in pairwise([*begins, len(numbers)])
        if numbers[first]
    )
