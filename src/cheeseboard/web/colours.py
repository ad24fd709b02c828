"""Colours stay with people: after "play again" everybody sits one seat on and keeps the colour.

Drawings know seats alone: class `seat-1`, symbol `#badge-1`. Where a seat has another's colour, the
page gives that class and those symbols other looks. Symbols of one seat say so in their file, by
`data-seat`.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from cheeseboard.events import Seat
from cheeseboard.mini import LOOKS
from cheeseboard.web import art
from cheeseboard.web.render import static

Colours = tuple[Seat, ...]
"""The seat whose colour each seat has; empty if each has its own."""

_LOOK: Final = Path(__file__).parent / "static" / "look.css"
_RULE: Final = re.compile(r"\.seat-(\d)\s*(\{[^}]*\})")
_OF_SEAT: Final = re.compile(r'^<[^>]*\bdata-seat="(\d)"')
_NUMBERED: Final = re.compile(r'(?<=[#"])([\w-]+)-(\d)(?=[")])')


def colours(seats: int, number: int) -> Colours:
    """Those of a table's match by its number; more seats than colours keep theirs."""
    turned = (number - 1) % seats if number else 0
    if not turned or seats > LOOKS:
        return ()
    return tuple((seat - turned) % seats for seat in range(seats))


def colour(among: Sequence[Seat], seat: Seat) -> Seat:
    """The seat whose colour a seat has."""
    return among[seat] if among else seat


@cache
def styles(among: Colours) -> str:
    """The classes of the seats, as a stylesheet."""
    looks = dict(_RULE.findall(_LOOK.read_text(encoding="utf-8")))
    order = among or tuple(range(len(looks)))
    return "".join(
        f".seat-{seat + 1} {looks[str(other + 1)]}\n" for seat, other in enumerate(order)
    )


@cache
def _of_seats() -> dict[str, int]:
    """The symbols of one seat, with its number from 1 on."""
    found = ((id, _OF_SEAT.match(text)) for id, text in art.library().items())
    return {id: int(match.group(1)) for id, match in found if match}


@cache
def symbols(among: Colours, ids: tuple[str, ...]) -> Markup:
    """What looks different now of the symbols that a drawing uses, under the names it uses."""
    known = _of_seats()
    here = {other + 1: seat + 1 for seat, other in enumerate(among)}
    kinds = {id.rpartition("-")[0] for id in art.needed(ids) if id in known}

    def renamed(match: re.Match[str]) -> str:
        id = match.group(0)
        seat = known.get(id)
        return f"{match.group(1)}-{here.get(seat, seat)}" if seat else id

    wanted = [id for id, seat in known.items() if seat in here and id.rpartition("-")[0] in kinds]
    body = "".join(_NUMBERED.sub(renamed, art.library()[id]) for id in wanted)
    return art.hidden(body)


@cache
def palette(game: str, among: Colours) -> Markup:
    """What a page of a table holds so that its seats have these colours."""
    if not among:
        return Markup()
    version = static("look.css").partition("?")[2]
    sheet = f"/static/colours/{len(among)}-{len(among) - among[0]}.css?{version}"
    link = Markup('<link rel="stylesheet" href="{}">').format(sheet)
    return link + symbols(among, tuple(art.used_by_table(game)))
