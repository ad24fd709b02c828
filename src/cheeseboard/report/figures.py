"""Figures of many matches: shares of wins, lengths, how often rules and things came into play."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Final

from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import CONFIDENCE, wilson
from cheeseboard.bots.levels import Measured
from cheeseboard.game import show_value

SEAT: Final = "Seat"


@dataclass(slots=True)
class Tally:
    """Wins of one value of a category."""

    wins: float = 0.0
    count: int = 0
    fair: float = 0.0

    def add(self, share: float, fair: float) -> None:
        self.wins += share
        self.count += 1
        self.fair += fair

    @property
    def share(self) -> Measured:
        return wilson(self.wins, self.count)

    @property
    def fair_share(self) -> float:
        return self.fair / self.count if self.count else 0.0


@dataclass(slots=True)
class Presence:
    """How often something came into play."""

    matches: int = 0
    times: int = 0
    winners: float = 0.0
    """Seats that used it and won, shared wins in parts."""
    users: int = 0
    """Seats that used it."""


@dataclass(slots=True)
class Figures:
    """All that a report says about one set of matches."""

    matches: int = 0
    seats: int = 0
    by_seat: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """Win shares: heading, then value. The seats themselves stand under `SEAT`."""
    by_match: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """How often something marked a whole match, and how often its first seat won then."""
    lengths: list[int] = field(default_factory=list)
    branching: list[float] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)
    rules: dict[str, Presence] = field(default_factory=dict)
    things: dict[str, Presence] = field(default_factory=dict)


def figures(results: Sequence[Result]) -> Figures:
    """Count everything once."""
    found = Figures(matches=len(results))
    by_seat: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    by_match: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    varied = _varied_options(results)
    for result in results:
        seats = result.job.seats
        found.seats = max(found.seats, seats)
        shares = _shares(result)
        for seat in range(seats):
            by_seat[SEAT][f"Seat {seat + 1}"].add(shares[seat], 1 / seats)
        for heading, seat, value in result.seen.categories:
            if seat >= 0:
                by_seat[heading][value].add(shares[seat], 1 / seats)
            else:
                by_match[heading][value].add(shares[0], 1 / seats)
        for name, option in result.job.options:
            if name in varied:
                by_match[f"Option {name}"][show_value(option)].add(shares[0], 1 / seats)
        decisions = sum(result.decisions)
        found.lengths.append(decisions)
        found.branching.append(result.seen.moves / max(decisions, 1))
        found.leads.append(result.seen.leads)
        _count_presence(found, result, shares)
    found.by_seat = {heading: dict(values) for heading, values in by_seat.items()}
    found.by_match = {heading: dict(values) for heading, values in by_match.items()}
    return found


def _shares(result: Result) -> list[float]:
    """The part of the win that each seat has."""
    winners = result.winners
    return [(seat in winners) / max(len(winners), 1) for seat in range(result.job.seats)]


def _varied_options(results: Iterable[Result]) -> set[str]:
    values: dict[str, set[str]] = defaultdict(set)
    for result in results:
        for name, value in result.job.options:
            values[name].add(show_value(value))
    return {name for name, known in values.items() if len(known) > 1}


def _count_presence(found: Figures, result: Result, shares: Sequence[float]) -> None:
    for rule, times in result.seen.rules.items():
        presence = found.rules.setdefault(rule, Presence())
        presence.matches += 1
        presence.times += times
    for thing, counts in result.seen.things.items():
        presence = found.things.setdefault(thing, Presence())
        presence.matches += 1
        presence.times += sum(counts)
        for seat, share in enumerate(shares):
            if counts[seat]:
                presence.users += 1
                presence.winners += share


def stands_out(figure: Measured, usual: float, comparisons: int) -> bool:
    """Whether a figure is another than the usual one, if so many are looked at (Bonferroni)."""
    strict = NormalDist().inv_cdf(1 - 0.025 / max(comparisons, 1)) / CONFIDENCE
    low = figure.mean - strict * (figure.mean - figure.low)
    high = figure.mean + strict * (figure.high - figure.mean)
    return not low <= usual <= high


def mean(values: Sequence[float]) -> Measured:
    """A mean with its 95 % interval."""
    count = len(values)
    middle = sum(values) / count
    square = sum((value - middle) ** 2 for value in values) / max(count - 1, 1)
    reach = CONFIDENCE * math.sqrt(square / count)
    return Measured(middle, middle - reach, middle + reach)


def share_change(before: Measured, after: Measured) -> Measured:
    """The difference of two shares with its 95 % interval, after Newcombe."""
    change = after.mean - before.mean
    down = math.hypot(after.mean - after.low, before.high - before.mean)
    up = math.hypot(after.high - after.mean, before.mean - before.low)
    return Measured(change, change - down, change + up)


def mean_change(before: Measured, after: Measured) -> Measured:
    """The difference of two means with its 95 % interval."""
    change = after.mean - before.mean
    reach = math.hypot(after.high - after.mean, before.high - before.mean)
    return Measured(change, change - reach, change + reach)
