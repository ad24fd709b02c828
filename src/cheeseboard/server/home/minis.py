"""The small picture of a table: read from its latest position, drawn once for each version."""

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter, Request, Response

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.registry import UnknownGame
from cheeseboard.server.requests import hall
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import visitor
from cheeseboard.web.colours import colours
from cheeseboard.web.minis import mini, plain
from cheeseboard.web.pictures import POLICY

if TYPE_CHECKING:
    from cheeseboard.server.listing import Listed

router = APIRouter(include_in_schema=False)

WATCHER: Final = "all"
"""In an address: the picture that everybody may see."""

MOST_KEPT: Final = 400
_kept: OrderedDict[tuple[str, str, int], str] = OrderedDict()


def address(table: "Listed", person: str) -> str:
    """Where the picture of a table is for somebody: a seat's own only for who sits there alone."""
    seats = table.seats_of(person) if person else []
    whose = str(seats[0]) if len(seats) == 1 and table.stage != "open" else WATCHER
    return f"/tables/{table.id}/mini/{whose}.svg?v={table.version}"


@router.get("/tables/{id}/mini/{whose}.svg")
async def picture(request: Request, id: str, whose: str, v: str = "") -> Response:
    """A table as a seat, or everybody, is shown it."""
    who = await visitor(request)
    row = await hall(request).read(hall(request).store.desks.position, id)
    if row is None:
        raise Refused(404, "refuse-no-table")
    seat = _seat(row, whose, who.id)
    drawn = _drawn(id, whose, row, seat)
    is_present = v == str(row.version)
    headers = {
        "Content-Security-Policy": POLICY,
        "Cache-Control": "private, max-age=31536000, immutable" if is_present else "no-store",
        "Vary": "Cookie, Authorization",
    }
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _seat(row: Any, whose: str, person: str) -> Seat | None:
    """The seat that an address names; nobody sees what another's seat sees."""
    if whose == WATCHER:
        return None
    if not whose.isdecimal() or len(whose) > 2 or int(whose) >= len(row.seats):
        raise Refused(404, "refuse-no-seat", seats=len(row.seats))
    if not person or row.seats[int(whose)]["person"] != person:
        raise Refused(403, "refuse-not-your-seat")
    return int(whose)


def _drawn(id: str, whose: str, row: Any, seat: Seat | None) -> str:
    key = (id, whose, row.version)
    if key not in _kept:
        _kept[key] = _draw(row, seat)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def _draw(row: Any, seat: Seat | None) -> str:
    """From the position alone; one of an earlier shape is drawn once somebody has opened it."""
    try:
        game = registry.load(row.game)
    except UnknownGame:
        return plain(row.game)
    saved = row.saved
    if saved is None or saved["shape"] != game.meta.shape:
        return plain(row.game)
    state = game.state_type.from_json(saved["state"])
    worn = colours(len(row.seats), row.number)
    return mini(row.game, game.shown(game.view(state, seat), seat), seat, worn)
