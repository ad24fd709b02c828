"""What is stored about somebody, to take away and to delete."""

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from cheeseboard.server.people.device_page import at_browser, owner
from cheeseboard.server.people.export import archive, count_matches
from cheeseboard.server.people.going import DAYS
from cheeseboard.server.people.key_page import accounts
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, visitor

router = APIRouter(include_in_schema=False)

STORED: Final[Mapping[str, tuple[str, ...]]] = {
    "name": ("people",),
    "moves": ("tables", "sitters", "results", "facets"),
    "hidden": (),
    "chat": ("chat",),
    "ratings": ("ratings", "meetings", "labels"),
    "review": ("reviews", "review_seats", "review_slips", "branches", "puzzle_tries"),
    "note": ("notes",),
    "people": ("ties",),
    "here": ("presence", "looks"),
    "search": ("searches", "invitations", "nudges"),
    "key": ("passkeys", "recovery"),
    "session": ("sessions", "tokens", "links"),
    "browser": ("browsers",),
    "told": ("notices", "deliveries", "rounds"),
    "notice": ("receivers", "wishes"),
    "mail": ("addresses", "letters"),
    "zone": ("rests", "holidays"),
    "report": ("reports",),
    "books": ("audit",),
    "think": ("work", "shares"),
    "address": (),
}
"""Kinds of things that are stored, in the order of the page, and the tables that hold them."""


@router.get("/me/data")
async def data(request: Request) -> Response:
    """What is stored, what for, who sees it and how long."""
    who = await visitor(request)
    store = hall(request).store
    played, running = await hall(request).read(count_matches, store, who.id) if who.id else (0, 0)
    return html(
        request, who, "people/data.html", stored=STORED, played=played, running=running, days=DAYS
    )


@router.post("/me/export")
async def export(request: Request) -> Response:
    """Everything about somebody, as one archive; an account's for who has shown a key."""
    request.state.back = "/me/data"
    who = await owner(request)
    wait = request.app.state.exports.wait(who.id)
    if wait:
        raise Refused(429, "refuse-many-exports", seconds=int(wait) + 1)
    day = datetime.fromtimestamp(time.time(), UTC).strftime("%Y-%m-%d")
    headers = {
        "Content-Disposition": f'attachment; filename="cheeseboard-{day}.zip"',
        "Cache-Control": "no-store",
    }
    pieces = archive(hall(request).store, who.id)
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


@router.post("/me/delete")
async def leave(request: Request) -> Response:
    """Be forgotten in seven days; an account by somebody who has shown a key."""
    fields = await form(request)
    request.state.back = "/me/data"
    who = await owner(request)
    if fields.get("is_sure") != "true":
        raise Refused(422, "refuse-not-sure")
    await accounts(request).going.leave(who.id)
    return to("/me/data#delete")


@router.post("/me/stay")
async def stay(request: Request) -> Response:
    """Stay after all."""
    who = await at_browser(request)
    await accounts(request).going.stay(who.id)
    return to("/me/data")
