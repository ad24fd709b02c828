"""A real browser for tests: a server, people, what they see. Needs pytest-playwright."""

from cheeseboard.testing.browser.fixtures import Meet
from cheeseboard.testing.browser.people import (
    DESK,
    GAME,
    MARKET,
    PHONE,
    Offer,
    Person,
    Screen,
    Taste,
    play_on,
    sit_down,
    table_id,
)
from cheeseboard.testing.browser.server import Server

__all__ = [
    "DESK",
    "GAME",
    "MARKET",
    "PHONE",
    "Meet",
    "Offer",
    "Person",
    "Screen",
    "Server",
    "Taste",
    "play_on",
    "sit_down",
    "table_id",
]
