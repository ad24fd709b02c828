"""Symbols for the pages: the shared ones and each game's own, put into a page as it needs them."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from cheeseboard import registry

_DEFINITION: Final = re.compile(
    r'<(symbol|pattern|linearGradient|radialGradient|clipPath|filter|mask)\b[^>]*?\bid="([^"]+)"'
    r".*?</\1>",
    re.DOTALL,
)
_USE: Final = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


@cache
def library() -> dict[str, str]:
    """Every symbol, pattern and gradient by id."""
    files = sorted(Path(__file__).parent.glob("*.svg"))
    for id in registry.packages():
        files += [file for home in registry.homes(id) for file in sorted(home.glob("board/*.svg"))]
    return {
        match.group(2): match.group(0)
        for path in files
        for match in _DEFINITION.finditer(path.read_text(encoding="utf-8"))
    }


@cache
def file_ids(path: Path) -> tuple[str, ...]:
    """The ids that one art file defines."""
    if not path.exists():
        return ()
    return tuple(match.group(2) for match in _DEFINITION.finditer(path.read_text("utf-8")))


def used(html: str) -> set[str]:
    """The ids that a piece of a page refers to."""
    return {first or second for first, second in _USE.findall(html)}


def needed(ids: Iterable[str]) -> set[str]:
    """The symbols and all that they use themselves."""
    known = library()
    wanted: set[str] = set()
    waiting = list(ids)
    while waiting:
        id = waiting.pop()
        if id in known and id not in wanted:
            wanted.add(id)
            waiting += used(known[id])
    return wanted


def sprite(ids: Iterable[str]) -> Markup:
    """One hidden drawing with these symbols."""
    known = library()
    return hidden("".join(known[id] for id in sorted(needed(ids))))


def hidden(body: str) -> Markup:
    """A drawing that shows nothing itself."""
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" '
        f'aria-hidden="true">{body}</svg>'
    )


def used_by_table(game: str) -> list[str]:
    """All symbols that a table can ever need."""
    files = [Path(__file__).parent / "art.svg"]
    files += [home / "board" / "art.svg" for home in registry.homes(game)]
    return [id for file in files for id in file_ids(file)]


def table_sprite(game: str, more: Iterable[str] = ()) -> Markup:
    """All of these, since parts of a table change without a new page."""
    return sprite([*used_by_table(game), *more])
