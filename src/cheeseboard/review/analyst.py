"""Analyses a finished match, one thing at a time; whoever asks may stop and go on at any time.

    analyst = Analyst(record)
    while (found := analyst.next()) is not None:
        …                                       # a few findings, to be kept and shown
    analysis = analyst.analysis

First comes a coarse line of chances from the ends of rounds. Then every step is looked at: the one
that somebody asked for first, then where the coarse line is steepest. What is found at a step
depends on record, seed and budget alone, not on the order, and not on who computes it: other
processes may be given the items by `compute`.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any, Final

from cheeseboard.bots.chances import Chances, oracle, version
from cheeseboard.bots.weighing import Effort
from cheeseboard.chance import Simulated
from cheeseboard.events import Seat
from cheeseboard.record import Record
from cheeseboard.review import files
from cheeseboard.review.counting import settled, steepness
from cheeseboard.review.deciding import Decision
from cheeseboard.review.files import Finding
from cheeseboard.review.model import (
    ALL_KNOWING,
    CERTAIN,
    NOBODY,
    PUBLIC,
    VERSION,
    Analysis,
    Budget,
    Chance,
    Head,
    Progress,
)
from cheeseboard.review.reading import Reading, fingerprint, read_match
from cheeseboard.state import State

MOST_COARSE: Final = 12
"""Positions of the coarse line."""
HINDSIGHT: Final = 4
"""Who knows all needs so many times fewer worlds: only chance is left."""
COARSE: Final = "coarse"
FINE: Final = "fine"


@dataclass(frozen=True, slots=True)
class Item(State):
    """Something to find out: the chances at a position, and the decision that led to it."""

    kind: str
    """coarse or fine."""
    number: int


class Analyst:
    """Knows what there is to find out about a match, and finds it out."""

    def __init__(
        self,
        record: Record,
        *,
        seed: int = 0,
        budget: Budget | None = None,
        known: Analysis | None = None,
    ) -> None:
        """Raises `Unfinished`, `RecordError`, or `BadAnalysis` if what is known is of another."""
        self._reading = read_match(record)
        self._budget = budget or Budget()
        head = _head(self._reading, seed, self._budget)
        if known is not None and known.head != head:
            raise files.BadAnalysis(
                "The analysis that was begun is of another match, version or budget."
            )
        self.analysis = known or Analysis(head, self._reading.steps, result=self._reading.result)
        self._coarse = coarse_positions(self._reading)
        self._wanted: list[int] = []

    def first(self, number: int) -> None:
        """Look at this step before all others."""
        if 0 <= number < len(self._reading.steps):
            self._wanted = [number, *(one for one in self._wanted if one != number)]

    @property
    def items(self) -> list[Item]:
        """What is left, in the order in which it is best found out."""
        analysis = self.analysis
        coarse = [Item(COARSE, at) for at in self._coarse if analysis.chance(at, PUBLIC) is None]
        fine = {number: Item(FINE, number) for number in self._numbers if not self._is_done(number)}
        wanted = [fine.pop(number) for number in self._wanted if number in fine]
        steep = steepness(analysis)
        rest = sorted(fine.values(), key=lambda item: (-steep[item.number], item.number))
        return [*wanted[:1], *coarse, *wanted[1:], *rest]

    def next(self) -> list[Finding] | None:
        """Find out the next thing, and say what it is; None when nothing is left."""
        items = self.items
        if not items:
            return None
        found = compute(self._reading, items[0], self.analysis.head)
        self.take(found)
        return found

    def take(self, found: Iterable[Finding]) -> None:
        """Add what somebody else has found out."""
        for finding in found:
            files.add(self.analysis, finding)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        items = self.items
        done = [step.number for step in self._reading.steps if self._is_done(step.number)]
        ranges = []
        for _, group in groupby(enumerate(done), key=lambda pair: pair[1] - pair[0]):
            numbers = [number for _, number in group]
            ranges.append((numbers[0], numbers[-1]))
        return Progress(
            tuple(ranges),
            items[0].number if items else NOBODY,
            len(items),
            len(self._numbers) + len(self._coarse),
        )

    # --- what is there

    @property
    def _numbers(self) -> list[int]:
        return sorted({*self._reading.needed, *self._reading.decisions})

    def _is_done(self, number: int) -> bool:
        chance = self.analysis.chance(number, PUBLIC)
        is_counted = number not in self._reading.needed or (
            chance is not None and not chance.is_coarse
        )
        is_weighed = number not in self._reading.decisions or number in self.analysis.weighed
        return is_counted and is_weighed


def coarse_positions(reading: Reading) -> list[int]:
    """The first position, and those at which a round has just ended; some of them if many."""
    found = [0]
    for one, two in pairwise(reading.steps[1:]):
        if one.round != two.round:
            found.append(one.number)
    if len(found) == 1:
        found = list(range(len(reading.steps) - 1))
    step = max(len(found) / MOST_COARSE, 1.0)
    return sorted({found[int(place * step)] for place in range(min(len(found), MOST_COARSE))})


# --- finding out ---------------------------------------------------------------------------------


def compute(reading: Reading, item: Item, head: Head) -> list[Finding]:
    """Find out one thing about a match."""
    budget, seats = head.budget, head.seats
    if item.kind == COARSE:
        return list(_estimates(reading, item.number, head, budget.coarse, is_coarse=True))
    found: list[Finding] = []
    step = reading.steps[item.number]
    if step.kind == "choice":
        eyes = step.seat
        before = item.number - 1
        now = _estimate(reading, before, eyes, head, budget.estimates)
        decision = Decision(
            reading.game, reading.states[before], eyes, item.number, reading.line(item.number)
        )
        effort = Effort(budget.iterations, budget.rounds, budget.worlds)
        judge = oracle(head.game, seats)
        seed = _seed(head, f"weigh/{item.number}")
        found.append(decision.weigh(whole(now), judge, seed, effort))
    if item.number in reading.needed:
        found += _estimates(reading, item.number, head, budget.estimates, is_coarse=False)
    return found


def compute_json(lines: Sequence[str], item: dict[str, Any], head: dict[str, Any]) -> list[Any]:
    """The same from plain data to plain data, for other processes."""
    reading = _reading("\n".join(lines))
    found = compute(reading, Item.from_json(item), Head.from_json(head))
    return [files.finding_to_json(one) for one in found]


@lru_cache(maxsize=2)
def _reading(text: str) -> Reading:
    from cheeseboard.record import parse

    return read_match(parse(text.split("\n")))


def _estimates(
    reading: Reading, at: int, head: Head, worlds: int, *, is_coarse: bool
) -> list[Chance]:
    """The chances at a position for all eyes; equal views share an estimate."""
    found = []
    for eyes in (*range(head.seats), PUBLIC, ALL_KNOWING):
        chances = _estimate(reading, at, eyes, head, worlds)
        values = whole(chances)
        of = eyes if eyes >= 0 else values.index(max(values))
        error = round(chances.errors[of] * CERTAIN)
        found.append(Chance(at, eyes, values, error, is_coarse))
    return found


def _estimate(reading: Reading, at: int, eyes: Seat, head: Head, worlds: int) -> Chances:
    """The chances at a position as some eyes see it."""
    game, state = reading.game, reading.states[at]
    judge = oracle(head.game, head.seats)
    seed = _seed(head, f"chance/{at}")
    view = state if eyes == ALL_KNOWING else game.view(state, eyes if eyes != PUBLIC else None)
    if eyes != ALL_KNOWING:
        before = range(head.seats if eyes == PUBLIC else eyes)
        eyes = next((one for one in before if game.view(state, one) == view), eyes)
    key = (at, eyes, seed, worlds)
    found = reading.estimates.get(key)
    if found is None:
        if eyes == ALL_KNOWING:
            found = judge.of_world(view, Simulated(seed), max(worlds // HINDSIGHT, 2))
        else:
            found = judge.mean(view, eyes if eyes != PUBLIC else None, seed, worlds)
        reading.estimates[key] = found
    return found


def whole(chances: Chances) -> tuple[int, ...]:
    """Chances as whole numbers."""
    return settled([share * CERTAIN for share in chances.shares])


def _head(reading: Reading, seed: int, budget: Budget) -> Head:
    game, seats = reading.record.game, reading.record.seats
    return Head(
        VERSION,
        game,
        reading.game.meta.rules_version,
        seats,
        reading.fingerprint,
        seed,
        budget,
        f"search:{budget.iterations}",
        version(game, seats),
    )


def _seed(head: Head, what: str) -> int:
    """A seed of its own for everything that is found out."""
    text = f"{head.seed}/{head.record}/{what}"
    digest = hashlib.blake2b(text.encode(), digest_size=7, person=b"review").digest()
    return int.from_bytes(digest, "big")


__all__ = ["Analyst", "Item", "compute", "compute_json", "fingerprint"]
