"""Times in the reader's words and zone: "3 minutes ago", "yesterday at 18:10", "12 May 2026"."""

import time
from datetime import UTC, date, datetime, tzinfo
from functools import lru_cache
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import format_date, format_datetime, format_time, format_timedelta
from markupsafe import Markup

SOON: Final = 3600.0
"""Seconds within which a moment is told by how far away it is."""

DAYS: Final = 2
"""Days within which it has a word of its own."""

How = Literal["near", "day", "full"]
"""As near as words are, only the day, or day and time."""


@lru_cache(maxsize=64)
def zone_of(name: str) -> tzinfo:
    """A time zone by its name, Greenwich for one that is not known."""
    return ZoneInfo(name) if is_zone(name) else UTC


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    return name in available_timezones()


def words_of(
    at: float, language: str, zone: str, how: How = "near", now: float | None = None
) -> str:
    """A moment as the reader would say it."""
    there = zone_of(zone)
    then = datetime.fromtimestamp(at, there)
    today = datetime.fromtimestamp(time.time() if now is None else now, there)
    if how == "full":
        return format_datetime(then, "d MMMM y, HH:mm", locale=language)
    is_near = abs((then - today).total_seconds()) < SOON
    if how == "near" and is_near:
        return format_timedelta(then - today, add_direction=True, threshold=0.9, locale=language)
    days = (then.date() - today.date()).days
    if abs(days) <= DAYS - 1:
        day = _near_day(days, language)
        return day if how == "day" else f"{day}, {format_time(then, 'HH:mm', locale=language)}"
    pattern = "d MMMM" if then.year == today.year else "d MMMM y"
    return format_date(then, pattern, locale=language)


def day_of(day: date, language: str) -> str:
    """A day as the reader would say it: Fri 20 November."""
    return format_date(day, "EEE d MMMM", locale=language)


def _near_day(days: int, language: str) -> str:
    """Yesterday, today or tomorrow."""
    return NEAR[language][days + 1]


NEAR: Final = {
    "en": ("yesterday", "today", "tomorrow"),
    "ru": ("вчера", "сегодня", "завтра"),
    "uk": ("учора", "сьогодні", "завтра"),
}


def moment(at: float, reader: Any, how: How = "near") -> Markup:
    """`{{ moment(table.touched, me) }}`: a `<time>` in the words and zone of a visitor."""
    stamp = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    said = words_of(at, reader.language, reader.zone, how)
    whole = words_of(at, reader.language, reader.zone, "full")
    return Markup('<time datetime="{}" title="{}">{}</time>').format(stamp, whole, said)
