"""Small pictures of positions as files: drawn by the game, or the picture that stands for it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.mini import HEIGHT, WIDTH
from cheeseboard.web import art, colours
from cheeseboard.web.colours import Colours
from cheeseboard.web.pictures import SVG, as_xml
from cheeseboard.web.render import cover

Drawer = Callable[[Any, Seat | None], str]
"""The shapes of a view as a seat, or a watcher, is shown it."""


@cache
def drawer(game: str) -> Drawer | None:
    """How a game draws small pictures; None for one that does not."""
    module = registry.part(game, "board.mini")
    found: Drawer | None = module.mini if module is not None else None
    return found


def mini(game: str, view: Any, seat: Seat | None, worn: Colours = ()) -> str:
    """A picture of a view that needs nothing else, with the colours that its seats wear."""
    draw = drawer(game)
    if draw is None or view is None:
        return plain(game)
    return _file(draw(view, seat), worn)


@cache
def plain(game: str) -> str:
    """The picture of a game that draws none, or has no position to draw."""
    use = f'<use href="#{cover(game)}" width="{WIDTH}" height="{HEIGHT}"/>'
    return _file(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#C99A63"/>{use}')


def _file(shapes: str, worn: Colours = ()) -> str:
    used = sorted(art.used(shapes))
    first = colours.symbols(worn, tuple(used)) if worn else ""
    symbols = as_xml(f"{first}{art.sprite(used)}")
    return (
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'preserveAspectRatio="xMidYMid slice">'
        f"<style>{_styles(worn)}</style>{symbols}{shapes}</svg>"
    )


@cache
def _styles(worn: Colours) -> str:
    """The colours of the seats, and letters that every machine has."""
    return colours.styles(worn) + "text { font-family: Nunito, system-ui, sans-serif; }"
