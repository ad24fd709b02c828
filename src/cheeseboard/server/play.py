"""In the match: the table, its stream, moves, take-back, reasons, chat."""

import zlib
from collections.abc import Sequence
from functools import partial as bound
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from cheeseboard.events import Seat
from cheeseboard.game import UnreadableMove
from cheeseboard.server.clocks.shown import server_time
from cheeseboard.server.game_page import figures
from cheeseboard.server.help_page import symbol_marks
from cheeseboard.server.helping import is_helped
from cheeseboard.server.live import LastHeard, Watch, changes, mark, notice, stream, update
from cheeseboard.server.lobby import draw_lobby, lobby_context
from cheeseboard.server.pages import where_from
from cheeseboard.server.playing import Claim
from cheeseboard.server.requests import AskedSeat, AtTable, Change, HeardEvent, hall, seen_table
from cheeseboard.server.responses import html, is_script, sentence, to
from cheeseboard.server.security import is_same_origin
from cheeseboard.server.table_page import table_parts
from cheeseboard.server.tables import Pace, Refused, Table
from cheeseboard.server.talking import PHRASES, may_write
from cheeseboard.server.visitor import (
    Visitor,
    form,
    known_visitor,
    remember,
    visitor,
    whole,
)
from cheeseboard.web import rules
from cheeseboard.web.art import file_ids
from cheeseboard.web.render import HOME, board_css, render

router = APIRouter(include_in_schema=False)

TIME_ART: Final = ("i-sun", "i-hand", "i-vote", "i-flag", "i-sound")
"""Symbols that clocks, votes and the switch for sounds need."""

PACE_COOKIE: Final = "cheeseboard-pace"
PACES: Final = {"2": 2.0, "1": 1.0, "0.5": 0.5, "0": 0.0}
"""The paces of the settings: slow, usual, quick, at once."""


@router.get("/tables/{id}")
async def table_or_lobby(
    request: Request, id: str, wanted: Annotated[AskedSeat, Query(alias="as")] = None
) -> Response:
    who = await visitor(request)
    table = await seen_table(request, id, who)
    if table.stage == "closed":
        raise Refused(410, "refuse-table-closed")
    chat = await draw_chat(request, who, table)
    if table.match is None:
        context = await lobby_context(request, who, table)
        context |= {"parts": {"chat": Markup(chat)}, "may_write": may_write(table, who.id)}
        return html(request, who, "lobby.html", **context)
    page, drawn = table_parts(table, who.id, wanted, who.language)
    drawn = {**drawn, "chat": chat}
    return html(
        request,
        who,
        "table.html",
        page=page,
        parts={name: Markup(part) for name, part in drawn.items()},
        mark=mark(drawn),
        wanted=wanted,
        may_write=may_write(table, who.id),
        phrases=PHRASES,
        table_game=table.game,
        css=board_css(table.game),
        sections=rules.sections(table.game, who.language),
        figures=figures(table.game, who.language),
        is_helped=await is_helped(request, who, table.game),
        symbols=symbol_marks(table.game),
        more_art=(*file_ids(HOME / "lesson.svg"), "i-fork", *TIME_ART),
        **server_time(table.tempo, hall(request).clock),
        branch=await hall(request).branching.of(table),
    )


@router.get("/tables/{id}/stream")
async def watch(
    request: Request,
    id: str,
    wanted: Annotated[AskedSeat, Query(alias="as")] = None,
    since: HeardEvent = None,
    last_event_id: Annotated[str, Header()] = "",
    seen: Annotated[str, Query(alias="mark")] = "",
) -> Response:
    who = await visitor(request)
    table = await seen_table(request, id, who)
    last = LastHeard.read(last_event_id)
    hall(request).keeping.come_from(table, who.id, last.process)
    messages = Watch(
        table,
        who.id,
        wanted,
        who.language,
        since if last.number is None else last.number,
        seen,
        told_pace(request.cookies[PACE_COOKIE]) if PACE_COOKIE in request.cookies else None,
        hall(request),
        bound(draw_lobby, request, who),
        bound(draw_chat, request, who),
    ).messages()
    return stream(request, who.id, messages)


def told_pace(text: str) -> Pace:
    """How slowly a page tells what happens; without a script it tells nothing."""
    return Pace(PACES.get(text.removesuffix("r"), 0.0), text.endswith("r"))


@router.post("/tables/{id}/told")
async def told(request: Request, id: str) -> Response:
    """A page has told all, and tells at this pace from now on; whoever plays lets bots go on."""
    await form(request)
    if not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    who = await visitor(request)
    table = await seen_table(request, id, who)
    table.paces[who.id] = told_pace(request.cookies.get(PACE_COOKIE, ""))
    if who.id in table.people():
        await hall(request).thinking.go_on(table, who.id)
    return Response(status_code=204)


async def draw_chat(request: Request, who: Visitor, table: Table) -> str:
    unheard = (await hall(request).company.ties(who.id)).unheard
    said = await hall(request).talking.lines(table)
    lines = [line for line in said if line.person not in unheard]
    leads = table.is_led_by(who.id)
    me = who.id if who.person is not None and who.person.is_kept else ""
    key = ("chat", who.language, leads, me, unheard)
    drawn = table.drawn
    if (found := drawn.get(key)) is None:
        seats = {table.players[seat].person: seat for seat in range(len(table.players))}
        guests = await hall(request).company.guests({line.person for line in lines})
        found = str(
            render(
                "parts/chat_lines.html",
                who.language,
                chat=lines,
                table=table,
                me=me,
                guests=guests,
                seats={one: seat for one, seat in seats.items() if leads and one != who.id},
            )
        )
        if drawn is table.drawn:  # nobody has written meanwhile
            table.keep_drawn(key, found)
    return found


@router.post("/tables/{id}/move")
async def move(at: AtTable) -> Response:
    at.request.state.answer = bound(_refusal, at, at.seat)
    moves = at.fields.get("move", "").split(";")
    await at.hall.playing.play(at.table, _claim(at, _key(at.fields)), moves)
    return await moved(at, can_ask_again=True)


def _claim(at: AtTable, key: str) -> Claim:
    return Claim(at.who.id, at.seat, whole(at.fields, "expected"), key, at.arrived)


def _key(fields: dict[str, str]) -> str:
    """The key that a page without script sends is its own for each move."""
    key = fields.get("key", "")
    if key.startswith("page-"):
        key += f" {zlib.crc32(fields.get('move', '').encode()):x}"
    return key


@router.post("/tables/{id}/undo")
async def undo(at: AtTable) -> Response:
    at.request.state.answer = bound(_refusal, at, at.seat)
    await at.hall.playing.undo(at.table, _claim(at, at.fields.get("key", "")))
    return await moved(at, can_ask_again=True)


async def moved(at: Change, *, can_ask_again: bool = False) -> Response:
    """The fresh parts for the script, the page for everybody else.

    A page with a live stream gets them there and would throw these away; if they do not come, it
    asks again with the same key.
    """
    id, seat = at.table.id, at.seat
    if not is_script(at.request):
        return to(where_from(at.fields, f"/tables/{id}?as={seat}"))
    if can_ask_again and at.fields.get("live"):
        return JSONResponse({})
    table = await at.hall.table(id)
    fresh = _fresh(table, at.who, seat)
    return JSONResponse(fresh | server_time(table.tempo, at.hall.clock))


def _fresh(table: Table, who: Visitor, seat: Seat, extra: str = "") -> dict[str, Any]:
    page, drawn = table_parts(table, who.id, seat, who.language, with_log=False)
    # Without the log: the stream adds its new lines.
    return update(page, who.language, None, changes(drawn, {}) + extra)


async def _refusal(at: Change, seat: Seat, text: str, given_rules: Sequence[str]) -> dict[str, Any]:
    """A refusal with the picture as it is now."""
    try:
        table = await at.hall.table(at.table.id)
    except Refused:
        return {"html": "", "error": text}
    if table.match is None:
        return {"html": "", "error": text}
    extra = notice(table.game, text, given_rules, at.who.language)
    return _fresh(table, at.who, seat, extra) | {"error": text}


@router.post("/tables/{id}/mend")
async def mend(request: Request, id: str) -> Response:
    """Take up a table that was set aside."""
    request.state.back = f"/tables/{id}"
    await form(request)
    who = await known_visitor(request)
    await hall(request).mend(id, who.id)
    return to(f"/tables/{id}")


@router.get("/tables/{id}/why")
async def why(request: Request, id: str, move: str, seat: AskedSeat = None) -> Response:
    """Why a move is not possible now."""
    who = await visitor(request)
    table = await hall(request).table(id)
    match = table.match
    if match is None:
        raise Refused(409, "refuse-not-started")
    asked = seat if seat in table.seats_of(who.id) else None
    try:
        refusal = match.why_not(asked, move) if asked is not None else None
    except UnreadableMove as error:
        raise Refused(422, "refuse-unreadable", text=str(error)) from None
    refused = Refused(200, "refuse-not-your-turn")
    if asked is not None:
        if refusal is None:
            return JSONResponse({"html": ""})
        refused = Refused(200, refusal.message.key, refusal.rules, **refusal.message.args)
    text = sentence(refused, who.language, table.game, table.colours)
    given = notice(table.game, text, refused.rules, who.language)
    return JSONResponse({"html": given, "error": text})


@router.post("/tables/{id}/chat")
async def chat(at: AtTable) -> Response:
    await at.hall.talking.say(at.table, at.who.id, at.who.name, at.fields.get("text", ""))
    if is_script(at.request):
        return remember(JSONResponse({"html": ""}), at.who, at.request)
    return remember(at.back(), at.who, at.request)
