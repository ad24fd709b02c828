"""Chances as the page writes them: whole per cent, signs, and the dots of worlds."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cheeseboard.review.model import Weighed, World

WIDTH: Final = 340.0
MARGIN: Final = 14.0
FLOOR: Final = 166.0
"""Where the axis lies."""
DOT: Final = 13.2
"""From one dot to the next."""
HIGHEST: Final = 84.0
"""Of a pile of dots; higher ones overlap."""
TAG: Final = 32.0
"""Half the width of a tag."""
LEGEND: Final = 112.0
"""The width of what is written beside the arrows."""
PIECE: Final = 30.0
"""From one small picture under the axis to the next."""


def percent(value: int) -> int:
    """Hundredths of per cent as whole ones; halves away from nothing, the same for both signs."""
    return int(math.copysign(math.floor(abs(value) / 100 + 0.5), value)) if value else 0


def signed(value: int) -> str:
    """A change with its sign."""
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else "0"


@dataclass(frozen=True, slots=True)
class Dot:
    """A world: where it lies, and its number for a link."""

    x: float
    y: float
    number: int
    is_real: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Worlds that have something in common."""

    key: str
    count: int
    mean: int
    x: float
    """Where its picture stands."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The figure of the luck: a dot for each world, the means, what came true."""

    dots: tuple[Dot, ...]
    ticks: tuple[tuple[float, int], ...]
    best_x: float
    best: int
    mean_x: float
    mean: int
    real: Dot | None
    real_value: int
    rank: int
    """What came true is the so-manieth best."""
    lowest: int
    highest: int
    groups: tuple[Group, ...]
    legend: float | None
    """Where there is room for words beside the arrows."""

    @property
    def count(self) -> int:
        return len(self.dots)


def odds(weighed: Weighed) -> Odds | None:
    """The worlds of a decision; None where there are none."""
    worlds = weighed.worlds
    if not worlds:
        return None
    values = [world.value / 100 for world in worlds]
    best = weighed.best.values[weighed.seat] / 100
    mean = weighed.played.values[weighed.seat] / 100
    low = max(0.0, min(*values, mean, best) - 3)
    high = min(100.0, max(*values, mean, best) + 3)
    scale = (WIDTH - 2 * MARGIN) / max(1.0, high - low)
    bin_width = max(1.0, DOT / scale)

    def x(value: float) -> float:
        return round(MARGIN + (value - low) * scale, 1)

    places = [round((value - low) / bin_width) for value in values]
    rise = min(DOT, HIGHEST / max(Counter(places).values()))
    stacked: Counter[int] = Counter()
    dots = []
    for number, (world, place) in enumerate(zip(worlds, places, strict=True)):
        middle = min(high, low + place * bin_width)
        height = FLOOR - 8 - rise * stacked[place]
        dots.append(Dot(x(middle), round(height, 1), number, world.is_nearest))
        stacked[place] += 1
    real = next((dot for dot in dots if dot.is_real), None)
    true = next((value for world, value in zip(worlds, values, strict=True) if world.is_nearest), 0)
    return Odds(
        tuple(dots),
        tuple((x(tick), tick) for tick in _ticks(low, high)),
        x(best),
        percent(weighed.best.values[weighed.seat]),
        x(mean),
        percent(weighed.played.values[weighed.seat]),
        real,
        round(true),
        1 + sum(value > true for value in values),
        round(min(values)),
        round(max(values)),
        _groups(worlds, x),
        _legend(x(mean), x(best), real),
    )


def _legend(mean: float, best: float, real: Dot | None) -> float | None:
    """Left of tags and arrows, or else right of them."""
    places = [mean - TAG, mean + TAG, best, *([real.x - 12, real.x + 12] if real else [])]
    if min(places) > LEGEND:
        return 0.0
    return WIDTH - LEGEND if max(places) < WIDTH - LEGEND else None


def _ticks(low: float, high: float) -> list[int]:
    step = next(one for one in (1, 2, 5, 10, 20, 50) if (high - low) / one <= 6)
    return list(range(math.ceil(low / step) * step, math.floor(high) + 1, step))


def _groups(worlds: Sequence[World], x: Callable[[float], float]) -> tuple[Group, ...]:
    """What sets worlds apart, from the worst to the best; their pictures stand side by side."""
    found: dict[str, list[int]] = {}
    for world in worlds:
        if world.group:
            found.setdefault(world.group, []).append(world.value)
    if len(found) < 2:
        return ()
    means = sorted((sum(values) / len(values), key) for key, values in found.items())
    groups: list[Group] = []
    for number, (mean, key) in enumerate(means):
        first = groups[-1].x + PIECE if groups else PIECE / 2
        last = WIDTH - PIECE * (len(means) - number - 0.5)
        place = min(max(x(mean / 100), first), last)
        groups.append(Group(key, len(found[key]), percent(round(mean)), round(place, 1)))
    return tuple(groups)
