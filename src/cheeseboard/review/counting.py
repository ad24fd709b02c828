"""What the findings come to: luck, verdicts, the bill of each seat, three moments.

Nothing here thinks: all of it follows from chances and weighed decisions, in whole numbers.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cheeseboard.events import Seat
from cheeseboard.review.model import (
    CERTAIN,
    NOBODY,
    PUBLIC,
    Analysis,
    Bill,
    Moment,
    RankedMove,
    Verdict,
    Weighed,
)

SLIP: Final = 500
BLUNDER: Final = 1200
FIND: Final = 500
"""So far does a find lie before the second move."""
LUCKY: Final = 800
SURE: Final = 2
"""A verdict stands out of so many standard errors."""
MOST_LUCK: Final = 12
"""Marks of luck in a match."""
MOMENTS: Final = 3
MOMENTS_OF_A_SEAT: Final = 2
STEEPNESS: Final = 0.0006
"""How fast accuracy falls with what a choice cost."""
MATTERS: Final = 200
"""A decision counts for the accuracy if more than this lies between its best and its worst."""


def even(seats: int) -> tuple[int, ...]:
    """Chances before anything is known."""
    return (CERTAIN // 2,) if seats == 1 else settled([CERTAIN / seats] * seats)


def settled(values: Sequence[float]) -> tuple[int, ...]:
    """Chances as whole numbers: none below nothing, together `CERTAIN`; alone, as it is."""
    clipped = [min(max(value, 0.0), float(CERTAIN)) for value in values]
    if len(clipped) == 1:
        return (round(clipped[0]),)
    total = sum(clipped)
    if total <= 0.0:
        return even(len(values))
    exact = [value * CERTAIN / total for value in clipped]
    whole = [int(value) for value in exact]
    by_rest = sorted(range(len(exact)), key=lambda seat: (whole[seat] - exact[seat], seat))
    for seat in by_rest[: CERTAIN - sum(whole)]:
        whole[seat] += 1
    return tuple(whole)


def won(ranks: Sequence[int]) -> tuple[int, ...]:
    """The chances at the end: winners share."""
    if len(ranks) == 1:
        return (CERTAIN if ranks[0] == 1 else 0,)
    winners = [rank == 1 for rank in ranks]
    return settled([CERTAIN / max(sum(winners), 1) * each for each in winners])


# --- the line of chances -------------------------------------------------------------------------


def line(analysis: Analysis, eyes: Seat) -> list[tuple[int, ...] | None]:
    """The chances at every position as those eyes see it; None where nothing is known yet.

    In the middle of a decision nothing comes to light: there the chances are those before it, with
    what the whole decision cost. The last ones are the result.
    """
    found: list[tuple[int, ...] | None] = []
    last_parts = {step.decision: step.number for step in analysis.steps}
    for step in analysis.steps[:-1]:
        known = analysis.chance(step.number, eyes)
        is_inside = last_parts[step.decision] != step.number or step.kind == "undone"
        if known is not None:
            found.append(known.values)
        elif is_inside and found and found[-1] is not None:
            change = choice(analysis, step.number)
            found.append(settled([a + b for a, b in zip(found[-1], change, strict=True)]))
        else:
            found.append(None)
    found.append(analysis.result)
    return found


def steepness(analysis: Analysis) -> list[int]:
    """For each step, how much somebody's chance changes between the known positions around it."""
    known = [(at, one.values) for (at, eyes), one in analysis.chances.items() if eyes == PUBLIC]
    points = sorted([*known, (len(analysis.steps) - 1, analysis.result)])
    found = [0] * len(analysis.steps)
    for (start, before), (end, after) in pairwise(points):
        change = max(abs(a - b) for a, b in zip(before, after, strict=True))
        found[start + 1 : end + 1] = [change] * (end - start)
    return found


def choice(analysis: Analysis, number: int) -> tuple[int, ...]:
    """What the decision that begins at a step changed for each seat."""
    weighed = analysis.weighed.get(number)
    return weighed.choice if weighed else (0,) * analysis.head.seats


def lucks(analysis: Analysis, eyes: Seat) -> list[tuple[int, ...] | None]:
    """What neither was chosen at each step, for every seat, as those eyes see it."""
    values = line(analysis, eyes)
    before: tuple[int, ...] | None = even(analysis.head.seats)
    found: list[tuple[int, ...] | None] = []
    for number, after in enumerate(values):
        if before is None or after is None:
            found.append(None)
        else:
            changes = zip(before, after, choice(analysis, number), strict=True)
            found.append(tuple(new - old - chosen for old, new, chosen in changes))
        before = after
    return found


# --- verdicts ------------------------------------------------------------------------------------


def verdicts(analysis: Analysis) -> list[Verdict]:
    """All marks of a match, in the order of its steps."""
    own = [lucks(analysis, seat) for seat in range(analysis.head.seats)]
    ends = {step.decision: step.number for step in analysis.steps}
    found = []
    for number, weighed in sorted(analysis.weighed.items()):
        at_end = own[weighed.seat][ends.get(number, number)]
        luck = at_end[weighed.seat] if at_end else 0
        verdict = judged(weighed, luck)
        if verdict is not None:
            found.append(verdict)
    return sorted(found + _lucks(analysis, own), key=lambda one: (one.number, one.kind))


def judged(weighed: Weighed, luck: int) -> Verdict | None:
    """What a choice was; None for a usual one."""
    loss = weighed.loss
    if loss >= SLIP:
        kind = "blunder" if loss >= BLUNDER else "slip"
        is_sure = loss > SURE * weighed.error
        return Verdict(
            weighed.number, kind, weighed.seat, loss, luck, weighed.error, is_sure, luck >= loss
        )
    if not weighed.played.is_best or weighed.is_seen_early or len(weighed.moves) < 2:
        return None
    gap, error = lead(weighed)
    if gap < FIND or gap <= SURE * error:
        return None
    return Verdict(weighed.number, "find", weighed.seat, loss, luck, error, is_sure=True)


def lead(weighed: Weighed) -> tuple[int, int]:
    """How far the best move lies before the second, and the error of that."""
    best, second = weighed.moves[:2]
    return best.values[weighed.seat] - second.values[weighed.seat], second.gap_error


def _lucks(analysis: Analysis, own: list[list[tuple[int, ...] | None]]) -> list[Verdict]:
    """Where chance did most, to one seat at each step."""
    found = []
    for step in analysis.steps:
        if not step.is_news:
            continue
        changes = [lucks[step.number] for lucks in own]
        known = [(values[seat], seat) for seat, values in enumerate(changes) if values]
        if not known:
            continue
        luck, seat = max(known, key=lambda one: (abs(one[0]), one[1] == step.seat, one[0]))
        error = _error(analysis, step.number, seat)
        if abs(luck) >= LUCKY and abs(luck) > SURE * error:
            kind = "lucky" if luck > 0 else "unlucky"
            found.append(Verdict(step.number, kind, seat, 0, luck, error, is_sure=True))
    found.sort(key=lambda one: (-abs(one.luck), one.number))
    return found[:MOST_LUCK]


def _error(analysis: Analysis, number: int, eyes: Seat) -> int:
    """The error of what changed at a step."""
    ends = (analysis.chance(number - 1, eyes), analysis.chance(number, eyes))
    weighed = analysis.weighed.get(number)
    squares = [one.error**2 for one in ends if one is not None]
    squares += [weighed.error**2] if weighed else []
    return round(math.sqrt(sum(squares)))


# --- the whole match -----------------------------------------------------------------------------


def bills(analysis: Analysis) -> list[Bill]:
    """How each seat came to its result; luck is the rest, so every bill adds up."""
    starts = even(analysis.head.seats)
    found = []
    for seat, start in enumerate(starts):
        own = others = 0
        for weighed in analysis.weighed.values():
            if weighed.seat == seat:
                own += weighed.choice[seat]
            else:
                others += weighed.choice[seat]
        result = analysis.result[seat]
        luck = result - start - own - others
        accuracy, decisions = _accuracy(analysis, seat)
        found.append(Bill(seat, start, own, luck, others, result, accuracy, decisions))
    return found


def _accuracy(analysis: Analysis, seat: Seat) -> tuple[int, int]:
    shares = [
        math.exp(-STEEPNESS * weighed.loss)
        for weighed in analysis.weighed.values()
        if weighed.seat == seat and weighed.spread > MATTERS
    ]
    if not shares:
        return NOBODY, 0
    return round(CERTAIN * sum(shares) / len(shares)), len(shares)


def moments(analysis: Analysis) -> list[Moment]:
    """The turning points: the largest marks of any kind, at most two of one seat."""
    found: list[Moment] = []
    sure = [verdict for verdict in verdicts(analysis) if verdict.is_sure]
    for verdict in sorted(sure, key=lambda one: (-abs(_delta(analysis, one)), one.number)):
        is_said = any(moment.number == verdict.number for moment in found)
        of_seat = sum(moment.seat == verdict.seat for moment in found)
        if is_said or of_seat >= MOMENTS_OF_A_SEAT:
            continue
        weighed = analysis.weighed.get(analysis.steps[verdict.number].decision)
        played: RankedMove | None = weighed.played if weighed else None
        found.append(
            Moment(
                verdict.number,
                verdict.kind,
                verdict.seat,
                _delta(analysis, verdict),
                played.labels if played else (),
            )
        )
        if len(found) == MOMENTS:
            break
    return sorted(found, key=lambda moment: moment.number)


def _delta(analysis: Analysis, verdict: Verdict) -> int:
    """What it changed for its seat; a find is worth its lead."""
    if verdict.kind == "find":
        return lead(analysis.weighed[verdict.number])[0]
    return verdict.luck if verdict.kind in ("lucky", "unlucky") else -verdict.loss
