"""Small pictures of positions as files: drawn by the game, or the picture that stands for it."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.mini import HEIGHT, WIDTH
from cheeseboard.web import art
from cheeseboard.web.pictures import SVG, as_xml
from cheeseboard.web.render import STATIC, cover

Drawer = Callable[[Any, Seat | None], str]
"""The shapes of a view as a seat, or a watcher, is shown it."""

_SEATS: Final = re.compile(r"\.seat-\d\s*\{[^}]*\}")


@cache
def drawer(game: str) -> Drawer | None:
    """How a game draws small pictures; None for one that does not."""
    module = registry.part(game, "board.mini")
    found: Drawer | None = module.mini if module is not None else None
    return found


def mini(game: str, view: Any, seat: Seat | None) -> str:
    """A picture of a view that needs nothing else."""
    draw = drawer(game)
    if draw is None or view is None:
        return plain(game)
    return _file(draw(view, seat))


@cache
def plain(game: str) -> str:
    """The picture of a game that draws none, or has no position to draw."""
    use = f'<use href="#{cover(game)}" width="{WIDTH}" height="{HEIGHT}"/>'
    return _file(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#C99A63"/>{use}')


def _file(shapes: str) -> str:
    symbols = as_xml(str(art.sprite(art.used(shapes))))
    return (
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'preserveAspectRatio="xMidYMid slice"><style>{_styles()}</style>{symbols}{shapes}</svg>'
    )


@cache
def _styles() -> str:
    """The colours of the seats, and letters that every machine has."""
    look = (STATIC / "look.css").read_text(encoding="utf-8")
    return "".join(_SEATS.findall(look)) + "text { font-family: Nunito, system-ui, sans-serif; }"
