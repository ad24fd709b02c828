"""The pages for people."""

import json
from collections.abc import Sequence
from functools import partial as bound
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from markupsafe import Markup

from cheeseboard import registry
from cheeseboard.bots import BOTS
from cheeseboard.chance import commitment
from cheeseboard.events import Message, Seat
from cheeseboard.game import Meta, OptionValue, UnreadableMove, show_value
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.record import RecordError
from cheeseboard.server.answers import html, is_script, sentence, to
from cheeseboard.server.hall import Hall, record_of, usual_seats, waits_for
from cheeseboard.server.live import Watch, changes, mark, notice, stream, update
from cheeseboard.server.security import LANGUAGE_COOKIE
from cheeseboard.server.table_page import log_line, match_page, parts, table_page
from cheeseboard.server.tables import Player, Refused, Table
from cheeseboard.server.visitor import (
    Visitor,
    form,
    known_visitor,
    remember,
    set_cookie,
    visitor,
    whole,
)
from cheeseboard.web import rules
from cheeseboard.web.render import board_css, render, translator
from cheeseboard.words import LANGUAGES, Words, words

router = APIRouter(include_in_schema=False)


class Say:
    """The game's words for templates: `say("option-side")`, `say.hint(…)`, `say.has(…)`."""

    def __init__(self, spoken: Words) -> None:
        self.has = spoken.has
        self.hint = spoken.hint
        self._spoken = spoken

    def __call__(self, key: str) -> str:
        return self._spoken.say(Message(key))


def hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


# --- front page, games, the visitor's own things ------------------------------------------------


@router.get("/")
async def front(request: Request) -> Response:
    who = await visitor(request)
    mine = await hall(request).tables_of(who.id, 6) if who.id else []
    games = [registry.meta(id) for id in hall(request).games]
    return html(
        request,
        who,
        "front.html",
        games=games,
        first_game=games[0].id,
        mine=[(table, waits_for(table, who.id)) for table in mine],
        waiting=sum(waits_for(table, who.id) for table in mine),
        open_tables=await hall(request).open_tables(),
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
    return back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"


# --- before the match ---------------------------------------------------------------------------


@router.post("/play-now")
async def play_now(request: Request) -> Response:
    """One click: a table with bots, and the match begins."""
    fields = await form(request)
    who = await known_visitor(request)
    game = fields.get("game", "")
    table = await hall(request).create(who.id, who.name, game, bots="greedy", is_public=False)
    await hall(request).start(table, who.id)
    return remember(to(f"/tables/{table.id}"), who, request)


@router.get("/tables/new")
async def new_table(request: Request, game: str) -> Response:
    who = await visitor(request)
    meta = hall(request).meta(game)
    return _new_table_page(request, who, meta, meta.complete({}), usual_seats(meta.seats), "", 200)


def _new_table_page(
    request: Request,
    who: Visitor,
    meta: Meta,
    options: Any,
    seats: int,
    problem: str,
    status: int,
) -> Response:
    presets = {
        name: json.dumps({k: show_value(v) for k, v in meta.complete(preset).items()})
        for name, preset in meta.presets.items()
    }
    return html(
        request,
        who,
        "new_table.html",
        status,
        game=meta,
        options=options,
        seats=seats,
        presets=presets,
        problem=problem,
        say=Say(words(meta.id, who.language)),
    )


@router.post("/tables")
async def create_table(request: Request) -> Response:
    fields = await form(request)
    who = await known_visitor(request)
    meta = hall(request).meta(fields.get("game", ""))
    try:
        options = _options(meta, fields)
        table = await hall(request).create(
            who.id,
            who.name,
            meta.id,
            seats=whole(fields, "seats"),
            options=options,
            is_public=fields.get("is_public") != "false",
        )
    except Refused as refused:
        problem = sentence(refused, who.language, meta.id)
        seats = int(fields["seats"]) if fields.get("seats", "").isdecimal() else 0
        return _new_table_page(
            request, who, meta, meta.complete({}), seats, problem, refused.status
        )
    return remember(to(f"/tables/{table.id}"), who, request)


def _options(meta: Meta, fields: dict[str, str]) -> dict[str, OptionValue]:
    try:
        return {
            option.name: option.read(fields[f"option-{option.name}"])
            for option in meta.options
            if f"option-{option.name}" in fields
        }
    except ValueError as error:
        raise Refused(422, "refuse-setup", text=str(error)) from None


def _lobby(request: Request, who: Visitor, table: Table) -> dict[str, Any]:
    spoken = words(table.game, who.language)
    return {
        "table": table,
        "game": table.meta,
        "me": who,
        "is_host": table.host == who.id,
        "my_seats": table.seats_of(who.id),
        "bots": list(BOTS),
        "letters": [spoken.say(Message(f"seat-{seat}"))[:1] for seat in range(12)],
        "link": str(request.base_url).rstrip("/") + f"/tables/{table.id}",
        "say": Say(spoken),
        "problem": "",
    }


async def _draw_lobby(request: Request, who: Visitor, table: Table) -> str:
    body = render("parts/lobby.html", who.language, **_lobby(request, who, table))
    return f'<div id="lobby">{body}</div>'


@router.post("/tables/{id}/sit")
async def sit(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    name = fields.get("name") or who.name
    await hall(request).sit(table, who.id, name, whole(fields, "seat"))
    if fields.get("name") and not who.is_named:
        await hall(request).rename(who.id, name)
    return remember(to(f"/tables/{id}"), who, request)


@router.post("/tables/{id}/stand-up")
async def stand_up(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    await hall(request).stand_up(table, who.id, whole(fields, "seat"))
    return to(f"/tables/{id}")


@router.post("/tables/{id}/bot")
async def seat_bot(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    await hall(request).seat_bot(table, who.id, whole(fields, "seat"), fields.get("bot", ""))
    return to(f"/tables/{id}")


@router.post("/tables/{id}/options")
async def set_options(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    await hall(request).configure(
        table,
        who.id,
        whole(fields, "seats"),
        _options(table.meta, fields),
        fields.get("is_public") != "false",
    )
    return to(f"/tables/{id}")


@router.post("/tables/{id}/start")
async def start(request: Request, id: str) -> Response:
    table, who, _ = await _at_table(request, id)
    await hall(request).start(table, who.id)
    return to(f"/tables/{id}")


@router.post("/tables/{id}/rematch")
async def rematch(request: Request, id: str) -> Response:
    table, who, _ = await _at_table(request, id)
    await hall(request).rematch(table, who.id)
    return to(f"/tables/{id}")


async def _at_table(request: Request, id: str) -> tuple[Table, Visitor, dict[str, str]]:
    """The table, the visitor and the form of a request that changes something."""
    request.state.back = f"/tables/{id}"
    fields = await form(request)
    who = await known_visitor(request)
    table = await hall(request).table(id)
    request.state.game = table.game
    return table, who, fields


# --- in the match -------------------------------------------------------------------------------


@router.get("/tables/{id}")
async def table_or_lobby(request: Request, id: str) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    if table.match is None:
        return html(request, who, "lobby.html", **_lobby(request, who, table))
    wanted = _wanted(request)
    page = table_page(table, who.id, wanted, who.language)
    drawn = parts(page, who.language)
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
        chat=await hall(request).chat(table),
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
        bound(_draw_lobby, request, who, table),
        bound(_draw_chat, request, who, table),
    ).messages()
    return stream(request, messages)


async def _draw_chat(request: Request, who: Visitor, table: Table) -> str:
    lines = await hall(request).chat(table)
    return str(render("parts/chat_lines.html", who.language, chat=lines))


@router.post("/tables/{id}/move")
async def move(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    seat = whole(fields, "seat")
    request.state.answer = bound(_refusal, table, who, seat)
    await hall(request).play(
        table,
        who.id,
        seat,
        fields.get("move", "").split(";"),
        whole(fields, "expected"),
        fields.get("key", ""),
    )
    return _moved(request, table, who, seat)


@router.post("/tables/{id}/undo")
async def undo(request: Request, id: str) -> Response:
    table, who, fields = await _at_table(request, id)
    seat = whole(fields, "seat")
    request.state.answer = bound(_refusal, table, who, seat)
    expected, key = whole(fields, "expected"), fields.get("key", "")
    await hall(request).undo(table, who.id, seat, expected, key)
    return _moved(request, table, who, seat)


def _moved(request: Request, table: Table, who: Visitor, seat: Seat) -> Response:
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
    asked = int(seat) if seat.isdecimal() and int(seat) in mine else None
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
    table, who, fields = await _at_table(request, id)
    await hall(request).say(table, who.id, who.name, fields.get("text", ""))
    if is_script(request):
        return remember(JSONResponse({"html": ""}), who, request)
    return remember(to(f"/tables/{id}"), who, request)


# --- after the match ----------------------------------------------------------------------------


@router.get("/tables/{id}/matches/{number}")
async def score(request: Request, id: str, number: int) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    match, shown = await _finished(request, table, number)
    outcome = match.outcome
    assert outcome is not None
    mine = table.seats_of(who.id) if number == table.match_number else []
    page = match_page(match, shown, who.id, mine[0] if mine else None, who.language)
    names = [page.players[seat].name for seat in outcome.winners]
    t = translator(who.language)
    if len(names) > 1:
        headline = t("shared-win", names=", ".join(names))
    elif set(mine) & set(outcome.winners) and len(mine) == 1:
        headline = t("you-win")
    else:
        headline = t("someone-wins", name=names[0])
    seed = match.record.seed
    return html(
        request,
        who,
        "score.html",
        page=page,
        outcome=outcome,
        winners=outcome.winners,
        headline=headline,
        number=number,
        is_latest=number == table.match_number,
        table_game=table.game,
        css=board_css(table.game),
        commitment=commitment(seed),
        is_fair=is_dealt_from_seed(match.game, match.record),
        seed=seed.hex() if isinstance(seed, bytes) else seed,
    )


@router.get("/tables/{id}/matches/{number}/replay")
async def replay(
    request: Request, id: str, number: int, step: int = 0, viewer: str | None = None
) -> Response:
    who = await visitor(request)
    table = await hall(request).table(id)
    whole_match, shown = await _finished(request, table, number)
    steps = len(whole_match.record.steps)
    step = max(0, min(step, steps))
    looking = request.query_params.get("from", "all")
    game = whole_match.game
    match = Match.replay(game, whole_match.record, step)
    seat: Seat | None = None
    if looking.isdecimal() and int(looking) < match.seats:
        seat = int(looking)
        view = game.shown(game.view(match.everything(), seat), seat)
    elif looking == "public":
        view = game.shown(game.view(match.everything(), None), None)
    else:
        looking, view = "all", match.everything()
    page = match_page(match, shown, who.id, seat, who.language, view=view)
    before = Match.replay(game, whole_match.record, step - 1).all_events() if step else []
    happened = [
        log_line(event, page.say)
        for event in match.all_events()[len(before) :]
        if looking == "all" or event.is_known_to(seat)
    ]
    return html(
        request,
        who,
        "replay.html",
        page=page,
        step=step,
        steps=steps,
        viewer=looking,
        number=number,
        happened=happened,
        table_game=table.game,
        css=board_css(table.game),
    )


@router.get("/tables/{id}/matches/{number}/record.jsonl")
async def record(request: Request, id: str, number: int) -> Response:
    table = await hall(request).table(id)
    match, _ = await _finished(request, table, number)
    text = "".join(line + "\n" for line in match.record.lines())
    name = f"{table.game}-{table.id}-{number}.jsonl"
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _finished(request: Request, table: Table, number: int) -> tuple[Match[Any, Any], Table]:
    """A match that is over, and the table as it was then: nothing of a running one gets out."""
    request.state.game = table.game
    request.state.back = f"/tables/{table.id}"
    stored = await hall(request).stored_match(table, number)
    if stored.end is None:
        raise Refused(403, "refuse-running-secret")
    try:
        match = Match.replay(registry.load(table.game), record_of(stored))
    except RecordError:
        raise Refused(409, "refuse-old-rules") from None
    players = table.players if number == table.match_number else []
    if len(players) != match.seats:
        players = [Player("person", name=name) for name in stored.names]
    shown = Table(
        id=table.id,
        game=table.game,
        host=table.host,
        options=match.record.options,
        players=list(players),
        is_public=table.is_public,
        stage="over",
        match=match,
        match_number=number,
        names=list(stored.names),
    )
    return match, shown
