"""In the match: the table, its stream, moves, take-back, reasons, chat."""

import zlib
from collections.abc import Sequence
from functools import partial as bound
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from cheeseboard.events import Seat
from cheeseboard.game import UnreadableMove
from cheeseboard.server.answers import html, is_script, sentence, to
from cheeseboard.server.live import Watch, changes, mark, notice, stream, update
from cheeseboard.server.lobby import draw_lobby, lobby_context
from cheeseboard.server.shared import at_table, hall
from cheeseboard.server.table_page import parts, table_page
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.visitor import Visitor, remember, visitor, whole
from cheeseboard.web import rules
from cheeseboard.web.render import board_css, render

router = APIRouter(include_in_schema=False)


@router.get("/tables/{id}")
async def table_or_lobby(request: Request, id: str) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    if table.match is None:
        return html(request, who, "lobby.html", **lobby_context(request, who, table))
    wanted = _wanted(request)
    page = table_page(table, who.id, wanted, who.language)
    drawn = parts(page, who.language) | {"chat": await _draw_chat(request, who, table)}
    return html(
        request,
        who,
        "table.html",
        page=page,
        parts={name: Markup(part) for name, part in drawn.items()},
        mark=mark(drawn),
        wanted=wanted,
        table_game=table.game,
        css=board_css(table.game),
        sections=rules.sections(table.game, who.language),
    )


def _wanted(request: Request) -> Seat | None:
    text = request.query_params.get("as", "")
    return int(text) if text.isdecimal() and len(text) < 3 else None


@router.get("/tables/{id}/stream")
async def watch(request: Request, id: str) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    seen = request.headers.get("last-event-id") or request.query_params.get("since", "")
    messages = Watch(
        table,
        who.id,
        _wanted(request),
        who.language,
        int(seen) if seen.isdecimal() and len(seen) < 10 else None,
        request.query_params.get("mark", ""),
        bound(draw_lobby, request, who, table),
        bound(_draw_chat, request, who, table),
    ).messages()
    return stream(request, messages)


async def _draw_chat(request: Request, who: Visitor, table: Table) -> str:
    lines = await hall(request).chat(table)
    return str(render("parts/chat_lines.html", who.language, chat=lines))


@router.post("/tables/{id}/move")
async def move(request: Request, id: str) -> Response:
    table, who, fields = await at_table(request, id)
    seat = whole(fields, "seat")
    request.state.answer = bound(_refusal, table, who, seat)
    await hall(request).play(
        table,
        who.id,
        seat,
        fields.get("move", "").split(";"),
        whole(fields, "expected"),
        _key(fields),
    )
    return moved(request, table, who, seat)


def _key(fields: dict[str, str]) -> str:
    """The key that a page without script sends is its own for each move."""
    key = fields.get("key", "")
    if key.startswith("page-"):
        key += f" {zlib.crc32(fields.get('move', '').encode()):x}"
    return key


@router.post("/tables/{id}/undo")
async def undo(request: Request, id: str) -> Response:
    table, who, fields = await at_table(request, id)
    seat = whole(fields, "seat")
    request.state.answer = bound(_refusal, table, who, seat)
    expected, key = whole(fields, "expected"), fields.get("key", "")
    await hall(request).undo(table, who.id, seat, expected, key)
    return moved(request, table, who, seat)


def moved(request: Request, table: Table, who: Visitor, seat: Seat) -> Response:
    """The fresh parts for the script, the page for everybody else."""
    if not is_script(request):
        return to(f"/tables/{table.id}?as={seat}")
    return JSONResponse(_fresh(table, who, seat))


def _fresh(table: Table, who: Visitor, seat: Seat, extra: str = "") -> dict[str, Any]:
    page = table_page(table, who.id, seat, who.language)
    drawn = parts(page, who.language)
    del drawn["log"]  # the stream adds its new lines
    return update(page, who.language, [], changes(drawn, {}) + extra) | {"news": None}


def _refusal(
    table: Table, who: Visitor, seat: Seat, text: str, given_rules: Sequence[str]
) -> dict[str, Any]:
    if table.match is None:
        return {"html": "", "error": text}
    extra = notice(table.game, text, given_rules, who.language)
    return _fresh(table, who, seat, extra) | {"error": text}


@router.get("/tables/{id}/why")
async def why(request: Request, id: str, move: str, seat: str = "") -> Response:
    """Why a move is not possible now."""
    who = await visitor(request)
    table = await hall(request).table(id)
    match = table.match
    if match is None:
        raise Refused(409, "refuse-not-started")
    mine = table.seats_of(who.id)
    asked = int(seat) if seat.isdecimal() and len(seat) < 3 and int(seat) in mine else None
    try:
        refusal = match.why_not(asked, move) if asked is not None else None
    except UnreadableMove as error:
        raise Refused(422, "refuse-unreadable", text=str(error)) from None
    refused = Refused(200, "refuse-not-your-turn")
    if asked is not None:
        if refusal is None:
            return JSONResponse({"html": ""})
        refused = Refused(200, refusal.message.key, refusal.rules, **refusal.message.args)
    text = sentence(refused, who.language, table.game)
    given = notice(table.game, text, refused.rules, who.language)
    return JSONResponse({"html": given, "error": text})


@router.post("/tables/{id}/chat")
async def chat(request: Request, id: str) -> Response:
    table, who, fields = await at_table(request, id)
    await hall(request).say(table, who.id, who.name, fields.get("text", ""))
    if is_script(request):
        return remember(JSONResponse({"html": ""}), who, request)
    return remember(to(f"/tables/{id}"), who, request)
