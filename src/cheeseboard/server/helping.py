"""Help that a person asks for: symbols, and whether help is on."""

import re
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.events import Seat
from cheeseboard.help import Adviser, Card, Symbol, card, help_of, help_words
from cheeseboard.server.help_page import symbol_line
from cheeseboard.server.requests import AskedSeat, hall, seen_table
from cheeseboard.server.responses import is_script, to
from cheeseboard.server.security import is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, form, visitor
from cheeseboard.server.wishes import HELP, keep_wish, wishes
from cheeseboard.web.addresses import outside
from cheeseboard.web.boards import speaker
from cheeseboard.web.render import render

router = APIRouter(include_in_schema=False)

TABLE: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
FIRST: Final = 3
"""Finished matches of a game after which help is off, unless somebody wants it."""


async def is_helped(request: Request, who: Visitor, game: str) -> bool:
    """Whether help is on: as the visitor has said, else in the first matches of a game."""
    wish = wishes(request, HELP).get(game, "")
    if wish in ("on", "off"):
        return wish == "on"
    return await finished_matches(request, who, game) < FIRST


async def finished_matches(request: Request, who: Visitor, game: str) -> int:
    """How many tables of a game the visitor has seen to their end."""
    if not who.id:
        return 0
    tables = await hall(request).listing.tables_of(who.id)
    return sum(table.game == game and table.stage == "over" for table in tables)


@router.post("/me/help")
async def switch(request: Request) -> Response:
    """Help on or off, for one game."""
    fields = await form(request)
    if not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    game = hall(request).meta(fields.get("game", "")).id
    table = fields.get("table", "")
    back = f"/tables/{table}" if TABLE.fullmatch(table) else f"/games/{game}"
    response: Response = JSONResponse({"html": ""}) if is_script(request) else to(back)
    keep_help(response, request, game, fields.get("help", ""))
    return response


def keep_help(response: Response, request: Request, game: str, wish: str) -> None:
    """Remember whether somebody wants help in a game."""
    keep_wish(response, request, HELP, game, "on" if wish == "on" else "off")


@router.get("/tables/{id}/symbols/{name}")
async def symbol_at_table(request: Request, id: str, name: str, seat: AskedSeat = None) -> Response:
    """What a symbol means now, to a seat that the visitor plays; to others what it always means."""
    who = await visitor(request)
    table = await seen_table(request, id, who)
    symbol = _symbol(table.game, name)
    match = table.match
    if match is None or seat is None or seat not in table.seats_of(who.id):
        return _card(card(symbol), table.game, who.language, None)
    told = [event for _, event in match.events(seat)]
    now = Adviser(table.game, match.shown(seat), seat, told).card(symbol)
    return _card(now, table.game, who.language, seat)


@router.get("/games/{game}/symbols/{name}")
async def symbol_of_game(request: Request, game: str, name: str) -> Response:
    """What a symbol always means."""
    hall(request).meta(game)
    who = await visitor(request)
    return _card(card(_symbol(game, name)), game, who.language, None)


def _symbol(game: str, name: str) -> Symbol:
    for symbol in help_of(game).symbols:
        if symbol.id == name:
            return symbol
    raise Refused(404, "refuse-no-symbol")


def _card(told: Card, game: str, language: str, seat: Seat | None) -> Response:
    say = speaker(help_words(game, language), (), seat)
    line = symbol_line(told, game, language, say)
    drawn = render("parts/symbol.html", language, symbol=line, game=game)
    return JSONResponse({"html": outside(str(drawn))}, headers={"Cache-Control": "no-store"})
