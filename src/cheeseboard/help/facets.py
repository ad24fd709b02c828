"""What a seat played with, and with whom: told by a game's `facets.py` from the last position."""

from typing import Any

from cheeseboard import registry
from cheeseboard.events import Seat


def facets_of(game: str, end: Any, seat: Seat) -> tuple[str, ...]:
    """What a seat played with, as the game's own module tells it; nothing where it has none."""
    tell = getattr(registry.part(game, "facets"), "facets", None)
    return tuple(dict.fromkeys(tell(end, seat))) if tell and end is not None else ()


def teams_of(game: str, end: Any, seats: int) -> tuple[int, ...]:
    """The team of every seat; each its own where the game has no teams."""
    tell = getattr(registry.part(game, "facets"), "teams", None)
    return tuple(tell(end)) if tell and end is not None else tuple(range(seats))
