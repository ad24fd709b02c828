"""When somebody's clocks over days stand still: at night, by their own zone, and on holiday."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo

Span = tuple[float, float]
"""From a moment to another, by the clock on the wall."""

DAY: Final = 24 * 60
"""Minutes of a day."""

LONGEST_NIGHT: Final = 9 * 60
"""Minutes that a night may have."""

USUAL_NIGHT: Final = (23 * 60, 7 * 60)
"""From 23:00 to 7:00, in minutes after midnight."""

FAR: Final = 400
"""Days that are looked ahead: longer than any clock runs."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When somebody rests."""

    zone: str = ""
    """Like Europe/Kyiv; UTC where it is not known."""
    night: tuple[int, int] = USUAL_NIGHT
    """From and to, in minutes after midnight; the same twice for no night at all."""
    holidays: tuple[Span, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "zone": self.zone,
            "night": list(self.night),
            "holidays": [list(span) for span in self.holidays],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Rest":
        first, last = data["night"]
        spans = tuple((begin, end) for begin, end in data["holidays"])
        return cls(data["zone"], (first, last), spans)


USUAL: Final = Rest()
NEVER: Final = Rest(night=(0, 0))
"""Nobody rests at a live table."""


def night_length(night: tuple[int, int]) -> int:
    """Minutes of a night."""
    first, last = night
    return (last - first) % DAY


@lru_cache(maxsize=1000)
def zone_of(name: str) -> tzinfo:
    """The zone of a name; UTC for one that nobody knows."""
    try:
        return ZoneInfo(name) if name else UTC
    except (KeyError, OSError, ValueError):
        return UTC


def nights(rest: Rest, begin: float) -> Iterator[Span]:
    """The nights that end after a moment, one after the other."""
    first, last = rest.night
    if first == last:
        return
    zone = zone_of(rest.zone)
    day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
    for _ in range(FAR):
        evening = _moment(day, first, zone)
        morning = _moment(day if last > first else day + timedelta(days=1), last, zone)
        if morning > begin:
            yield evening, morning
        day += timedelta(days=1)


def _moment(day: date, minute: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()


def spans(rest: Rest, begin: float) -> Iterator[Span]:
    """The times of rest that end after a moment, in order and apart from each other."""
    free = sorted(span for span in rest.holidays if span[1] > begin)
    current: Span | None = None
    for span in _merged(nights(rest, begin), free):
        if current is None:
            current = span
        elif span[0] <= current[1]:
            current = current[0], max(current[1], span[1])
        else:
            yield current
            current = span
    if current is not None:
        yield current


def _merged(one: Iterator[Span], other: list[Span]) -> Iterator[Span]:
    """Both in the order in which they begin."""
    left = list(other)
    for span in one:
        while left and left[0] <= span:
            yield left.pop(0)
        yield span
    yield from left


def awake(rest: Rest, begin: float, end: float) -> float:
    """Seconds between two moments in which somebody does not rest."""
    if end <= begin:
        return 0.0
    seconds = end - begin
    for first, last in spans(rest, begin):
        if first >= end:
            break
        seconds -= min(last, end) - max(first, begin)
    return max(0.0, seconds)


def after(rest: Rest, begin: float, seconds: float) -> float:
    """The moment at which somebody has been awake for so many seconds."""
    for first, last in spans(rest, begin):
        before = max(0.0, first - begin)
        if seconds <= before:
            break
        seconds -= before
        begin = max(begin, last)
    return begin + seconds


def resting(rest: Rest, at: float) -> tuple[str, float] | None:
    """Whether somebody rests at a moment: `holiday` or `night`, and until when."""
    for first, last in spans(rest, at):
        if first > at:
            return None
        is_holiday = any(begin <= at < end for begin, end in rest.holidays)
        return ("holiday" if is_holiday else "night"), last
    return None
