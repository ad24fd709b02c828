"""Times as a reader would say them."""

from datetime import UTC, datetime

import pytest

from cheeseboard.web.moments import How, words_of

NOW = datetime(2026, 5, 12, 21, 30, tzinfo=UTC).timestamp()
MINUTE, DAY = 60.0, 86_400.0


@pytest.mark.parametrize(
    ("ago", "language", "zone", "said"),
    [
        (3 * MINUTE, "en", "Europe/Kyiv", "3 minutes ago"),
        (3 * MINUTE, "uk", "Europe/Kyiv", "3 хвилини тому"),
        (5 * MINUTE, "ru", "Europe/Kyiv", "5 минут назад"),
        (-20 * MINUTE, "en", "", "in 20 minutes"),
        (3 * 60 * MINUTE, "en", "Europe/Kyiv", "yesterday, 21:30"),
        (3 * 60 * MINUTE, "en", "Europe/London", "today, 19:30"),
        (3 * 60 * MINUTE, "en", "Nowhere/At_all", "today, 18:30"),
        (20 * 60 * MINUTE, "uk", "Europe/Kyiv", "учора, 04:30"),
        (4 * DAY, "ru", "", "8 мая"),
        (400 * DAY, "en", "", "7 April 2025"),
    ],
)
def test_moment(ago: float, language: str, zone: str, said: str) -> None:
    assert words_of(NOW - ago, language, zone, now=NOW) == said


@pytest.mark.parametrize(
    ("how", "said"), [("day", "today"), ("full", "12 May 2026, 21:29"), ("near", "1 minute ago")]
)
def test_how_much_is_told(how: How, said: str) -> None:
    assert words_of(NOW - MINUTE, "en", "UTC", how, now=NOW) == said
