"""The front page, the games, and what belongs to the visitor."""

from typing import Final

from fastapi import APIRouter, Request, Response

from cheeseboard.server.requests import hall, shelf
from cheeseboard.server.responses import html, to
from cheeseboard.server.security import LANGUAGE_COOKIE, is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, known_visitor, remember, set_cookie, visitor
from cheeseboard.web import rules
from cheeseboard.words import LANGUAGES

router = APIRouter(include_in_schema=False)

MOST_SHOWN: Final = 6
"""Tables of a visitor on the front page."""


@router.get("/")
async def front(request: Request) -> Response:
    who = await visitor(request)
    listing = hall(request).listing
    mine = await listing.tables_of(who.id) if who.id else []
    games = shelf(request)
    return html(
        request,
        who,
        "front.html",
        games=games,
        first_game=games[0],
        mine=[(table, table.waits_for(who.id)) for table in mine[:MOST_SHOWN]],
        waiting=sum(table.waits_for(who.id) for table in mine),
        open_tables=await listing.open_tables(),
    )


@router.get("/games/{game}")
async def game_page(request: Request, game: str) -> Response:
    who = await visitor(request)
    meta = hall(request).meta(game)
    sections = rules.sections(game, who.language)
    return html(request, who, "game.html", game=meta, sections=sections)


@router.post("/me/language")
async def choose_language(request: Request) -> Response:
    fields = await form(request)
    if not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    if fields.get("language") not in LANGUAGES:
        raise Refused(422, "refuse-input", text=f"The languages are {', '.join(LANGUAGES)}.")
    response = to(_back(fields))
    set_cookie(response, LANGUAGE_COOKIE, fields["language"], request)
    return response


@router.post("/me/name")
async def choose_name(request: Request) -> Response:
    fields = await form(request)
    who = await known_visitor(request)
    await hall(request).rename(who.id, fields.get("name", ""))
    return remember(to(_back(fields)), who, request)


def _back(fields: dict[str, str]) -> str:
    """Where the person was; only a page of ours."""
    back = fields.get("back", "/")
    path = back.partition("?")[0].partition("#")[0]
    is_ours = back.startswith("/") and "//" not in path and "\\" not in back
    return back if is_ours and back.isprintable() else "/"
