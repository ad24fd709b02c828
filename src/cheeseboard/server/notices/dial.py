"""The quiet hours as an arc on a dial of a whole day, midnight at the top."""

from math import cos, pi, sin
from typing import Final

from cheeseboard.server.notices.core import Quiet

DAY: Final = 24 * 60
CENTRE: Final = 95.0
RADIUS: Final = 62.0


def arc(quiet: Quiet) -> str:
    """The path of the arc; a whole ring where it is always quiet, nothing where never."""
    length = (quiet.end - quiet.begin) % DAY
    if not length:
        return ""
    first, last = _point(quiet.begin), _point(quiet.end)
    return f"M{first} A{RADIUS:g} {RADIUS:g} 0 {int(length > DAY / 2)} 1 {last}"


def _point(minute: int) -> str:
    angle = 2 * pi * minute / DAY
    return f"{CENTRE + RADIUS * sin(angle):.1f} {CENTRE - RADIUS * cos(angle):.1f}"
