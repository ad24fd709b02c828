"""Finding people: the page, the card at home, and what pages say while somebody waits."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from cheeseboard.server.clocks.tempo import BadTempo, Tempo
from cheeseboard.server.finding.core import FAR, STANDS
from cheeseboard.server.finding.room import Finding
from cheeseboard.server.requests import check_new_table, hall, shelf
from cheeseboard.server.responses import html, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, known_visitor, remember, visitor

router = APIRouter(include_in_schema=False)

NEAREST: Final = 6.0
"""How far others may be at most for who wants people of like strength."""
TEMPOS: Final = ("live:600+20", "days:86400")
LEAVING: Final = 10.0
"""Seconds after which a search ends whose last page was closed."""


def _finding(request: Request) -> Finding:
    found: Finding = request.app.state.finding
    return found


@router.get("/find")
async def find(request: Request, game: str = "") -> Response:
    """What somebody looks for, or the question what it is to be."""
    who = await visitor(request)
    search = await _finding(request).facts(who.id, who.language) if who.id else None
    if search is not None:
        await hall(request).write(
            hall(request).store.searches.note_seen, who.id, hall(request).clock.now()
        )
    games = [one for one in shelf(request) if not one.id.startswith("_")] or shelf(request)
    waits: dict[str, Any] = {}
    for tempo in TEMPOS:
        kind = tempo.partition(":")[0]
        waits[kind] = await _finding(request).usual_wait(game or games[0].id, kind)
    return html(request, who, "find.html", games=games, chosen=game, search=search, waits=waits)


@router.post("/find")
async def begin(request: Request) -> Response:
    """Look for a match."""
    fields, who = await form(request), await known_visitor(request)
    request.state.back = "/find"
    games = [name.removeprefix("game-") for name in fields if name.startswith("game-")]
    games += [fields["game"]] if fields.get("game") else []
    if not games:
        raise Refused(422, "refuse-find-game")
    tempo = fields.get("tempo", TEMPOS[0])
    try:
        kind = Tempo.read(tempo).kind
    except BadTempo as error:
        raise Refused(422, error.message.key, (), **error.message.args) from None
    if kind == "none":
        raise Refused(422, "refuse-find-tempo")
    widest = NEAREST if fields.get("near") == "true" else FAR
    await _finding(request).begin(who.id, games, Tempo.read(tempo).show(), widest)
    return remember(to("/find"), who, request)


@router.post("/find/stop")
async def stop(request: Request) -> Response:
    """Look no more."""
    who = await known_visitor(request)
    await _finding(request).stop(who.id)
    return to("/find")


@router.post("/find/bots")
async def with_bots(request: Request) -> Response:
    """Begin at once, with bots of like strength."""
    who = await known_visitor(request)
    row = await hall(request).read(hall(request).store.searches.search, who.id)
    if row is None or row.table:
        return to("/find")
    check_new_table(request)
    tempo = row.tempo if row.tempo.startswith("days") else "none"
    table = await _finding(request).with_bots(who.id, who.name, next(iter(row.games)), tempo)
    return to(f"/tables/{table.id}")


@router.post("/find/come")
async def come(request: Request) -> Response:
    """Somebody comes where they were called."""
    who = await known_visitor(request)
    table = await hall(request).write(
        hall(request).store.searches.come, who.id, hall(request).clock.now()
    )
    return to(f"/tables/{table}" if table else "/find")


@router.post("/find/still")
async def still(request: Request) -> Response:
    """A page is open; or the last one goes, and the search with it unless another page says so."""
    fields, who = await form(request), await known_visitor(request)
    left = LEAVING - STANDS["live"] if fields.get("is_leaving") == "true" else 0.0
    await hall(request).write(
        hall(request).store.searches.note_seen, who.id, hall(request).clock.now() + left
    )
    return Response(status_code=204)
