"""The clocks of a match as facts, and how they change: nothing here looks at a clock.

A seat that owes a decision runs. What it has used is found by looking at the moment since when it
runs; only when something happens is that taken off what it had. So a process that dies has nothing
to forget, and two that look at the same moment see the same.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from cheeseboard.events import Seat
from cheeseboard.server.clocks.facts import Clocks, SeatClock
from cheeseboard.server.clocks.rest import NEVER, Rest, after, awake, resting
from cheeseboard.server.clocks.tempo import HOUR, Tempo

FREE: Final = 10.0
"""Seconds that somebody who answers an interrupt has before the clock moves."""

WELCOME: Final = 15.0
"""Seconds to find the way in again after an outage."""

MOST_LAG: Final = 1.0
"""Seconds of a slow line that are forgiven with each decision, at most."""

RETURN: Final = 120.0
"""Seconds with which somebody comes back to a live table after time was up."""

LOWEST: Final = 30.0
"""Seconds under which a live clock is low, whatever the bank."""


# --- one seat


def _rest(clock: SeatClock, tempo: Tempo) -> Rest:
    return clock.rest if tempo.is_days else NEVER


def total(clock: SeatClock) -> float:
    """What a seat had when it began to run."""
    return clock.saved + clock.step


def used(clock: SeatClock, tempo: Tempo, at: float) -> float:
    """Seconds that a run has cost up to a moment."""
    if clock.since is None:
        return 0.0
    return awake(_rest(clock, tempo), clock.since + clock.free, at)


def time_left(clock: SeatClock, tempo: Tempo, at: float) -> float:
    """Seconds that a seat still has at a moment."""
    return max(0.0, total(clock) - used(clock, tempo, at))


def deadline(clock: SeatClock, tempo: Tempo) -> float | None:
    """When a seat's time is up; None while its clock stands."""
    if clock.since is None:
        return None
    return after(_rest(clock, tempo), clock.since + clock.free, total(clock))


def low_mark(tempo: Tempo) -> float:
    """Seconds under which time is low: a tenth of the bank, a quarter of the step over days."""
    if tempo.is_live:
        return max(tempo.bank / 10, LOWEST)
    return min(max(tempo.step / 4, 6.0 * HOUR), tempo.step / 2)


def low_at(clock: SeatClock, tempo: Tempo) -> float | None:
    """When a seat's time is low, or was already; None while its clock stands."""
    if clock.since is None:
        return None
    rest, begin = _rest(clock, tempo), clock.since + clock.free
    return after(rest, begin, max(0.0, total(clock) - low_mark(tempo)))


def half_at(clock: SeatClock, tempo: Tempo) -> float | None:
    """When a seat that runs has used half of a step, so that others may remind the person."""
    if clock.since is None or not tempo.is_days:
        return None
    gone = tempo.step - clock.step if clock.is_open else 0.0
    return after(_rest(clock, tempo), clock.since + clock.free, max(0.0, tempo.step / 2 - gone))


def rests(clock: SeatClock, tempo: Tempo, at: float) -> tuple[str, float] | None:
    """Whether a clock that runs stands for a while by itself: why, and until when."""
    return resting(clock.rest, at) if tempo.is_days and clock.since is not None else None


def settled(clock: SeatClock, tempo: Tempo, at: float) -> SeatClock:
    """The same time left, counted from a moment on."""
    if clock.since is None:
        return clock
    cost = min(used(clock, tempo, at), total(clock))
    of_step = min(cost, clock.step)
    return replace(
        clock,
        step=clock.step - of_step,
        saved=clock.saved - (cost - of_step),
        since=at,
        free=max(0.0, clock.since + clock.free - at),
    )


def _stopped(clock: SeatClock, tempo: Tempo, at: float, has_ended: bool) -> SeatClock:
    """A seat that owes nothing any more; who has ended a decision gets what that brings."""
    clock = replace(settled(clock, tempo, at), since=None, free=0.0, is_owing=False)
    if not has_ended:
        return clock
    gain = 0.0
    if not clock.is_interrupt:
        gain = tempo.step if tempo.is_live else clock.step
    saved = min(clock.saved + gain, max(clock.saved, tempo.most))
    return replace(
        clock,
        saved=saved,
        step=0.0,
        is_open=False,
        is_interrupt=False,
        gained=saved - clock.saved,
        kept=clock.step,
    )


def _started(
    clock: SeatClock, tempo: Tempo, at: float | None, free: float, is_interrupt: bool
) -> SeatClock:
    """A seat that owes a decision from a moment on; None for one that stands meanwhile."""
    is_fresh = tempo.is_days and not clock.is_open
    return replace(
        clock,
        since=at,
        free=free,
        step=float(tempo.step) if is_fresh else clock.step,
        is_owing=True,
        is_open=True,
        is_interrupt=is_interrupt,
        gained=0.0,
        kept=0.0,
    )


def _undone(clock: SeatClock) -> SeatClock:
    """A decision was taken back: nothing was gained by it."""
    return replace(clock, saved=clock.saved - clock.gained, step=clock.kept, is_open=True)


# --- all seats


@dataclass(frozen=True, slots=True)
class Step:
    """What a step means for the clocks."""

    owed: Collection[Seat]
    """Seats whose people owe a decision after it."""
    now: float
    arrived: float
    """When the request came in that led to it."""
    mover: Seat | None = None
    is_renewed: bool = False
    """Whether a round or a turn began with it: if the mover still owes, it is something new."""
    is_undo: bool = False
    """Whether the mover has taken something back."""
    interrupts: Collection[Seat] = ()
    """Which of those who owe answer somebody else's turn."""
    lags: Mapping[Seat, float] = field(default_factory=dict)
    rests: Mapping[Seat, Rest] = field(default_factory=dict)


def begin(tempo: Tempo, seats: int, step: Step, outage: int = 0) -> Clocks:
    """The clocks of a match that begins."""
    first = SeatClock(saved=float(tempo.bank if tempo.is_live else 0))
    return after_step(Clocks((first,) * seats, outage=outage), tempo, step)


def after_step(clocks: Clocks, tempo: Tempo, step: Step) -> Clocks:
    """The clocks after a step: who is done stops, who is to decide begins to run."""
    return replace(
        clocks,
        away=0.0,
        seats=tuple(
            _after_step(clock, tempo, seat, step, clocks.still is None)
            for seat, clock in enumerate(clocks.seats)
        ),
    )


def _after_step(
    clock: SeatClock, tempo: Tempo, seat: Seat, step: Step, is_running: bool
) -> SeatClock:
    owes, owed, is_mover = seat in step.owed, clock.is_owing, seat == step.mover
    if owed and (not owes or (is_mover and step.is_renewed)):
        is_suspended = bool(step.interrupts) and not clock.is_interrupt and not owes
        at = step.arrived if is_mover else step.now
        clock = _stopped(clock, tempo, at, has_ended=not is_suspended)
        owed = False
    elif not owed and is_mover:
        # Either it was taken back, or a bot has decided.
        clock = _undone(clock) if step.is_undo else replace(clock, step=0.0, is_open=False)
    if owes and not owed:
        is_interrupt = seat in step.interrupts
        free = min(step.lags.get(seat, 0.0), MOST_LAG) + (FREE if is_interrupt else 0.0)
        clock = replace(clock, rest=step.rests.get(seat, clock.rest))
        clock = _started(clock, tempo, step.now if is_running else None, free, is_interrupt)
    return clock


def ended(clocks: Clocks, tempo: Tempo, now: float) -> Clocks:
    """The clocks of a match that is over: only what was left."""
    left = (time_left(clock, tempo, now) for clock in clocks.seats)
    return Clocks(tuple(SeatClock(saved=seconds) for seconds in left), outage=clocks.outage)


def stand_still(clocks: Clocks, tempo: Tempo, now: float, why: str) -> Clocks:
    """Let all clocks stand."""
    if clocks.still is not None:
        return replace(clocks, why=why)
    seats = (replace(settled(clock, tempo, now), since=None) for clock in clocks.seats)
    return replace(clocks, seats=tuple(seats), still=now, why=why)


def go_on(clocks: Clocks, now: float) -> Clocks:
    """Let those run again who owe a decision."""
    if clocks.still is None:
        return clocks
    seats = (replace(clock, since=now) if clock.is_owing else clock for clock in clocks.seats)
    return replace(clocks, seats=tuple(seats), still=None, why="", back=())


def fallen(clocks: Clocks, tempo: Tempo, at: float) -> list[Seat]:
    """The seats whose time is up at a moment."""
    return [
        seat
        for seat, clock in enumerate(clocks.seats)
        if (until := deadline(clock, tempo)) is not None and until <= at
    ]


def is_expired(clocks: Clocks, tempo: Tempo, seat: Seat, at: float) -> bool:
    """Whether a seat's time was up when a request came in."""
    return bool(clocks.seats) and seat in fallen(clocks, tempo, at)


def next_fall(clocks: Clocks, tempo: Tempo) -> float | None:
    """When the next clock runs out."""
    found = (deadline(clock, tempo) for clock in clocks.seats)
    return min((until for until in found if until is not None), default=None)


def lent(clocks: Clocks, tempo: Tempo, seat: Seat, now: float, number: int) -> Clocks:
    """A bot plays where time is up; `number` is that of the decision that was owed."""
    clock = clocks.seats[seat]
    fell = deadline(clock, tempo)
    gone = replace(_stopped(clock, tempo, now, has_ended=False), saved=0.0, step=0.0)
    return clocks.changed(seat, replace(gone, is_open=False, lent=now, fell=fell, number=number))


def handed_over(clocks: Clocks, tempo: Tempo, seat: Seat, now: float) -> Clocks:
    """A bot plays where somebody wishes that; the time stays as it is."""
    return clocks.changed(seat, _stopped(clocks.seats[seat], tempo, now, has_ended=False))


def taken_back(clocks: Clocks, tempo: Tempo, seat: Seat, now: float, owes: bool) -> Clocks:
    """Somebody plays again where a bot did; after time was up with a little of it."""
    clock = clocks.seats[seat]
    if clock.lent is not None:
        saved = min(RETURN, tempo.bank) if tempo.is_live else tempo.step / 2
        clock = replace(clock, saved=saved, lent=None, fell=None)
        if tempo.is_days:
            clock = replace(clock, is_open=owes)  # the present decision has no step of its own
    if owes:
        at = now if clocks.still is None else None
        clock = _started(clock, tempo, at, 0.0, is_interrupt=False)
    return clocks.changed(seat, clock)


def restored(clocks: Clocks, tempo: Tempo, seat: Seat, arrived: float) -> Clocks:
    """Somebody has moved before time was up, though that was seen only after a bot sat down."""
    clock = clocks.seats[seat]
    assert clock.fell is not None
    left = awake(_rest(clock, tempo), arrived, clock.fell)
    back = replace(clock, saved=left, lent=None, fell=None, since=arrived, free=0.0)
    return clocks.changed(seat, replace(back, is_owing=True, is_open=True))


def is_in_time(clock: SeatClock, arrived: float, number: int) -> bool:
    """Whether a request came before time was up, and the bot that sits there has not moved."""
    return clock.fell is not None and arrived <= clock.fell and clock.number == number


def given(clocks: Clocks, seat: Seat, seconds: float) -> Clocks:
    """Somebody gives a seat some time."""
    clock = clocks.seats[seat]
    return clocks.changed(seat, replace(clock, saved=clock.saved + seconds))


def gift(tempo: Tempo) -> int:
    """Seconds that one gives another: a minute, over days half a step."""
    return 60 if tempo.is_live else tempo.step // 2


def repaced(clocks: Clocks, tempo: Tempo, now: float) -> Clocks:
    """The clocks at another pace: everybody has all that it gives."""
    seats = (_repaced(clock, tempo, clocks.still is None, now) for clock in clocks.seats)
    return replace(clocks, seats=tuple(seats))


def _repaced(clock: SeatClock, tempo: Tempo, is_running: bool, now: float) -> SeatClock:
    first = SeatClock(
        saved=float(tempo.bank if tempo.is_live else 0),
        rest=clock.rest,
        lent=clock.lent,
        fell=clock.fell,
    )
    if not clock.is_owing:
        return first
    return _started(first, tempo, now if is_running else None, 0.0, clock.is_interrupt)


def rested(clocks: Clocks, tempo: Tempo, seat: Seat, rest: Rest, now: float) -> Clocks:
    """Somebody rests otherwise from now on."""
    clock = settled(clocks.seats[seat], tempo, now)
    return clocks.changed(seat, replace(clock, rest=rest))


def given_back(
    clocks: Clocks, tempo: Tempo, outage: int, began: float, ended: float
) -> tuple[Clocks, float]:
    """The clocks after a time in which nobody served, and the most seconds that somebody got back.

    A clock on the wall that was set back meanwhile ends before it began: that is made up for too.
    """
    if outage <= clocks.outage:
        return clocks, 0.0
    clocks, most = _returned(clocks, tempo, range(len(clocks.seats)), began, ended, WELCOME)
    vote = clocks.vote
    if vote is not None and vote.until is not None:
        vote = replace(vote, until=vote.until + ended - began)
    return replace(clocks, outage=outage, vote=vote), most


def stalled(
    clocks: Clocks, tempo: Tempo, seats: Collection[Seat], began: float, ended: float
) -> tuple[Clocks, float]:
    """The same where some people could not be reached for a while."""
    return _returned(clocks, tempo, seats, began, ended, 0.0)


def _returned(
    clocks: Clocks,
    tempo: Tempo,
    seats: Collection[Seat],
    began: float,
    ended: float,
    welcome: float,
) -> tuple[Clocks, float]:
    most = 0.0
    for seat in seats:
        clock = clocks.seats[seat]
        if clock.since is None:
            continue
        first = max(clock.since, began)
        if first < ended or ended < began:
            clock = settled(clock, tempo, first)
            clock = replace(clock, since=ended, free=clock.free + welcome)
            clocks = clocks.changed(seat, clock)
            most = max(most, ended - first)
    return replace(clocks, away=clocks.away + most), most
