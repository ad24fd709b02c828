"""Ratings, shares and days as shapes: numbers for the drawings of a player's page."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from babel.dates import format_date

from cheeseboard.arena.ratings import wilson
from cheeseboard.bots import levels
from cheeseboard.bots.levels import Measured
from cheeseboard.events import Message
from cheeseboard.server.players.looking import FEW, Point, Share
from cheeseboard.server.players.strength import Strength
from cheeseboard.web.moments import zone_of

SURE: Final = 10
"""Matches below which a rating is "about"."""

LEAST_SCALE: Final = 50.0
"""Where the scale ends for most; bots and beginners stand on it."""

STEPS: Final = 32
HILL: Final = STEPS / 10
"""Tenths of a deviation to each side of a hill, and deviations."""

LEFT: Final = 10.0
RIGHT: Final = 460.0
FLOOR: Final = 44.0
HIGHEST: Final = 38.0
"""The highest hill, that of somebody whose strength is known to three points."""

NEAR: Final = 2.0
"""Points within which somebody is near a bot."""

BOX: Final = 18.0
"""Landmarks closer than this share a box."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A box below the line: the bots of one level, or of several close together."""

    x: float
    text: str

    @property
    def width(self) -> float:
        return 16.0 + 11.0 * (len(self.text) - 1) / 2


@dataclass(frozen=True, slots=True)
class Ruler:
    """A rating on the scale of people and bots."""

    hill: str
    """The path of a normal density: the same area for everybody, so unsure is low and wide."""
    mean: float
    top: float
    ticks: tuple[float, ...]
    landmarks: tuple[Landmark, ...]
    is_sure: bool
    words: Message
    """Where it stands among the bots."""
    bots: tuple[int, ...]
    """The rounded ratings of the bots, weakest first."""


def scale_of(strengths: Iterable[Strength]) -> float:
    """Where the scale of somebody's rulers ends, so that every hill stands on it."""
    ends = (10 * math.ceil((one.mu + HILL * one.sigma) / 10) for one in strengths)
    return max([LEAST_SCALE, *map(float, ends)])


def ruler(
    game: str, seats: int, strength: Strength, matches: int, end: float = LEAST_SCALE
) -> Ruler:
    """The drawing of a rating beside the bots of such a table, on a scale from 0 to its end."""

    def x(value: float) -> float:
        return LEFT + min(max(value, 0.0), end) / end * (RIGHT - LEFT)

    ratings = [
        (number, level)
        for number, level in enumerate(levels.offered(game, seats), 1)
        if level.rating is not None
    ]
    peak = HIGHEST * min(1.0, 3.0 / max(strength.half, 0.1))
    steps = [strength.mu + strength.sigma * one / 10 for one in range(-STEPS, STEPS + 1)]
    points = [f"{x(value):.1f} {FLOOR - peak * _density(value, strength):.1f}" for value in steps]
    means = [(number, level.rating.mean) for number, level in ratings if level.rating]
    return Ruler(
        hill="M" + " L".join(points) + "Z",
        mean=round(x(strength.mu), 1),
        top=round(FLOOR - peak, 1),
        ticks=tuple(x(value) for value in range(0, int(end) + 1, 10)),
        landmarks=_landmarks([(number, x(mean)) for number, mean in means]),
        is_sure=matches >= SURE,
        words=_where([(level.name, level.rating) for _, level in ratings], strength, matches),
        bots=tuple(round(mean) for _, mean in means),
    )


def _density(value: float, strength: Strength) -> float:
    """How likely a value is, beside the likeliest."""
    return math.exp(-((value - strength.mu) ** 2) / (2 * strength.sigma**2))


def _landmarks(places: Sequence[tuple[int, float]]) -> tuple[Landmark, ...]:
    groups: list[list[tuple[int, float]]] = []
    for number, x in sorted(places, key=lambda one: one[1]):
        if groups and x - groups[-1][-1][1] < BOX:
            groups[-1].append((number, x))
        else:
            groups.append([(number, x)])
    return tuple(
        Landmark(
            round(sum(x for _, x in group) / len(group), 1),
            "·".join(str(number) for number, _ in group),
        )
        for group in groups
    )


def _where(
    bots: Sequence[tuple[str, Measured | None]], strength: Strength, matches: int
) -> Message:
    """Near a bot, between two, below or above all of them."""
    if matches < SURE:
        return Message("strength-few", {"count": matches})
    measured = sorted((one.mean, name) for name, one in bots if one is not None)
    if not measured:
        return Message("strength-alone", {"count": matches})
    distance, nearest = min((abs(mean - strength.mu), name) for mean, name in measured)
    if distance <= NEAR:
        return Message("strength-near", {"count": matches, "level": nearest})
    below = [name for mean, name in measured if mean < strength.mu]
    above = [name for mean, name in measured if mean >= strength.mu]
    if not below:
        return Message("strength-below", {"count": matches, "level": above[0]})
    if not above:
        return Message("strength-above", {"count": matches, "level": below[-1]})
    return Message("strength-between", {"count": matches, "level": below[-1], "higher": above[0]})


# --- a rating over time

FAN: Final = (46.0, 746.0, 14.0, 160.0)
"""Left, right, top and bottom of the drawing."""


@dataclass(frozen=True, slots=True)
class Fan:
    """A rating over time, with its interval."""

    band: str
    line: str
    last: tuple[float, float]
    heights: tuple[tuple[float, int], ...]
    """Where lines of the scale are, and their ratings."""
    times: tuple[tuple[float, str], ...]
    first: Point
    latest: Point


def fan(points: Sequence[Point], language: str, zone: str) -> Fan | None:
    """The drawing of a rating over time; None where there is nothing to compare yet."""
    if len(points) < 3:
        return None
    left, right, top, bottom = FAN
    low = 10 * math.floor(min(one.strength.mu - one.strength.half for one in points) / 10)
    high = 10 * math.ceil(max(one.strength.mu + one.strength.half for one in points) / 10)
    start, end = points[0].at, points[-1].at

    def x(at: float) -> float:
        return left + (right - left) * (at - start) / (end - start or 1.0)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    across = [x(one.at) for one in points]
    if end - start < 3600:  # all at once: one after the other says more
        across = [left + (right - left) * n / (len(points) - 1) for n in range(len(points))]
    upper = [
        (x, y(one.strength.mu + one.strength.half)) for x, one in zip(across, points, strict=True)
    ]
    lower = [
        (x, y(one.strength.mu - one.strength.half)) for x, one in zip(across, points, strict=True)
    ]
    middle = [(x, y(one.strength.mu)) for x, one in zip(across, points, strict=True)]
    return Fan(
        band=_path([*upper, *reversed(lower)]) + "Z",
        line=_path(middle),
        last=(round(middle[-1][0], 1), round(middle[-1][1], 1)),
        heights=tuple((round(y(value), 1), value) for value in range(low, high + 1, 10)),
        times=_times(start, end, language, zone),
        first=points[0],
        latest=points[-1],
    )


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _times(start: float, end: float, language: str, zone: str) -> tuple[tuple[float, str], ...]:
    """Words below the drawing: months, or days where it is short."""
    left, right, _, _ = FAN
    days = (end - start) / 86400
    pattern = "LLL y" if days > 330 else "LLL" if days > 60 else "d MMM"
    found: dict[str, float] = {}
    for part in range(5):
        at = datetime.fromtimestamp(start + (end - start) * part / 4, zone_of(zone))
        found.setdefault(
            format_date(at, pattern, locale=language), left + (right - left) * part / 4
        )
    return tuple((round(x, 1), word) for word, x in found.items())


# --- shares


@dataclass(frozen=True, slots=True)
class Bar:
    """A share with its interval and what would be even, in per cent of the line."""

    what: str
    matches: int
    share: int
    low: float
    high: float
    mean: float
    even: float
    is_clear: bool
    """Whether an even share lies outside the interval."""


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares that can be compared: of tables of one size."""

    seats: int
    matches: int
    bars: tuple[Bar, ...]

    @property
    def is_clear(self) -> bool:
        return any(bar.is_clear for bar in self.bars)


def shares(found: Sequence[Share], most: int = 12) -> Shares | None:
    """Shares at the size of table that was played most; None below five matches."""
    sizes: Counter[int] = Counter()
    for one in found:
        sizes[one.seats] += one.matches
    if not sizes:
        return None
    seats = max(sizes, key=lambda size: (sizes[size], -size))
    there = [one for one in found if one.seats == seats]
    if sizes[seats] < FEW:
        return None
    bars = []
    for one in there:
        share = wilson(one.won, one.matches)
        even = 1 / seats
        is_clear = not share.low <= even <= share.high and one.matches >= FEW * 2
        bars.append(
            Bar(
                one.what,
                one.matches,
                round(100 * share.mean),
                round(100 * share.low, 1),
                round(100 * share.high, 1),
                round(100 * share.mean, 1),
                round(100 * even, 1),
                is_clear,
            )
        )
    return Shares(seats, sizes[seats], tuple(bars[:most]))


def favourites(found: Sequence[Share], most: int = 6) -> Shares | None:
    """The shares of what was played most often, only what was played often enough."""
    every = shares([one for one in found if one.matches >= FEW], most=10**6)
    if every is None:
        return None
    bars = sorted(every.bars, key=lambda bar: (-bar.matches, bar.what))[:most]
    return Shares(every.seats, every.matches, tuple(bars))


# --- days


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar."""

    x: int
    y: int
    depth: int
    """0 for nothing, 1 to 4 for more."""
    count: int
    said: str
    """The day in words; empty where there is nothing."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """A year of days, week by week."""

    days: tuple[Day, ...]
    months: tuple[tuple[int, str], ...]
    matches: int
    weeks: int


def calendar(ends: Iterable[float], now: float, language: str, zone: str) -> Calendar:
    """On which days of the last year matches ended, in the reader's zone."""
    there = zone_of(zone)
    counted = Counter(datetime.fromtimestamp(at, there).date() for at in ends)
    today = datetime.fromtimestamp(now, there).date()
    first = today - timedelta(days=52 * 7 + today.weekday())
    days, months = [], []
    for number in range((today - first).days + 1):
        day = first + timedelta(days=number)
        count = counted[day]
        said = format_date(day, "d MMMM y", locale=language) if count else ""
        days.append(Day(number // 7, number % 7, _depth(count), count, said))
        if day.day == 1 and number // 7 < 51:
            months.append((number // 7, format_date(day, "LLL", locale=language)))
    shown = sum(day.count for day in days)
    return Calendar(tuple(days), tuple(months), shown, 53)


def _depth(count: int) -> int:
    return 0 if not count else 1 if count == 1 else 2 if count < 4 else 3 if count < 8 else 4


def month(at: float, language: str, zone: str) -> str:
    """Since when somebody is here, in words: March 2026."""
    return format_date(datetime.fromtimestamp(at, zone_of(zone)), "LLLL y", locale=language)
