"""The bar at the top of every page: an entry for each room that is there."""

from dataclasses import dataclass
from typing import Final

from fastapi import FastAPI, Request
from starlette.routing import Match


@dataclass(frozen=True, slots=True)
class Entry:
    """A room that the bar can lead to; its word is `nav-<name>`."""

    name: str
    address: str
    icon: str
    """The symbol `i-<icon>`, for the bar at the foot of a phone."""


ENTRIES: Final = (
    Entry("home", "/", "home"),
    Entry("games", "/games", "cheese"),
    Entry("open", "/tables", "people"),
    Entry("puzzles", "/puzzles", "puzzle"),
    Entry("tournaments", "/tournaments", "cup"),
    Entry("people", "/people", "heart"),
)
"""All that the bar knows, in its order; what has no page yet is left out."""

NEW_TABLE: Final = Entry("new", "/tables/new", "plus")
ME: Final = Entry("me", "/me", "hat")

MOST_AT_FOOT: Final = 5


@dataclass(frozen=True, slots=True)
class Bar:
    """The entries of one page."""

    entries: tuple[Entry, ...]
    foot: tuple[Entry, ...]
    """Those at the foot of a phone."""
    here: str
    """The address of the entry that the page belongs to."""
    has_me: bool


def bar(request: Request) -> Bar:
    """What leads where from this page."""
    entries = tuple(entry for entry in ENTRIES if has_page(request.app, entry.address))
    has_me = has_page(request.app, ME.address)
    path = request.url.path
    inside = (entry.address for entry in (*entries, ME) if entry.address != "/")
    here = next((one for one in inside if path == one or path.startswith(f"{one}/")), "")
    if path.startswith("/tables/"):
        here = NEW_TABLE.address if path == NEW_TABLE.address else ""
    return Bar(entries, _foot(entries, has_me), "/" if path == "/" else here, has_me)


def _foot(entries: tuple[Entry, ...], has_me: bool) -> tuple[Entry, ...]:
    """Home, a new table, what comes next by weight, and oneself."""
    weight = ("home", "puzzles", "open", "games", "people")
    known = {entry.name: entry for entry in entries}
    first = [known[name] for name in weight if name in known]
    last = [ME] if has_me else []
    return (first[0], NEW_TABLE, *first[1 : MOST_AT_FOOT - 1 - len(last)], *last)


def has_page(app: FastAPI, address: str) -> bool:
    """Whether a room answers at an address."""
    known: dict[str, bool] = app.state.__dict__.setdefault("rooms", {})
    if address not in known:
        asked = {"type": "http", "method": "GET", "path": address, "root_path": "", "headers": []}
        known[address] = any(route.matches(asked)[0] is Match.FULL for route in app.router.routes)
    return known[address]
