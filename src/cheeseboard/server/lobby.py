"""Before the match: new tables, seats, options."""

import contextlib
import json
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from cheeseboard.bots import levels
from cheeseboard.game import BadSetup, Meta, Option, OptionValue, show_value
from cheeseboard.server.helping import keep_wish
from cheeseboard.server.requests import AtTable, Say, check_new_table, hall, shelf
from cheeseboard.server.responses import html, sentence, to
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.table_page import seat_letter
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, visitor, whole
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import render
from cheeseboard.words import words

router = APIRouter(include_in_schema=False)

USUAL_LEVEL: Final = "medium"
"""The bots of a match that somebody begins with one click."""


@router.post("/play-now")
async def play_now(request: Request) -> Response:
    """One click: a table with bots, and the match begins; as somebody wishes it, if they say so."""
    fields = await form(request)
    who = await known_visitor(request)
    facts = hall(request).meta(fields.get("game", ""))
    check_new_table(request)
    table = await hall(request).seating.create(
        who.id,
        who.name,
        facts.id,
        seats=whole(fields, "seats") if fields.get("seats") else None,
        options=facts.presets.get(fields.get("preset", ""), {}),
        bots=fields.get("level", USUAL_LEVEL),
        is_public=False,
    )
    await hall(request).seating.start(table, who.id)
    response: Response = to(f"/tables/{table.id}")
    if fields.get("help"):
        keep_wish(response, request, facts.id, fields["help"])
    return remember(response, who, request)


@router.get("/tables/new")
async def new_table(request: Request, game: str) -> Response:
    who = await visitor(request)
    meta = hall(request).meta(game)
    return _new_table_page(request, who, meta, meta.complete({}), usual_seats(meta.seats))


def _new_table_page(
    request: Request,
    who: Visitor,
    meta: Meta,
    options: Any,
    seats: int,
    is_public: bool = True,
    problem: str = "",
    status: int = 200,
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
        games=shelf(request),
        options=options,
        seats=seats,
        is_public=is_public,
        presets=presets,
        problem=problem,
        say=Say(words(meta.id, who.language)),
    )


@router.post("/tables")
async def create_table(request: Request) -> Response:
    fields = await form(request)
    who = await known_visitor(request)
    meta = hall(request).meta(fields.get("game", ""))
    request.state.back = f"/tables/new?game={meta.id}"
    is_public = fields.get("is_public") != "false"
    try:
        options = _options(meta, fields)
        check_new_table(request)
        table = await hall(request).seating.create(
            who.id,
            who.name,
            meta.id,
            seats=whole(fields, "seats"),
            options=options,
            is_public=is_public,
        )
    except Refused as refused:
        problem = sentence(refused, who.language, meta.id)
        text = fields.get("seats", "")
        seats = int(text) if text.isdecimal() and len(text) < 3 else 0
        typed = _typed(meta, fields)
        return _new_table_page(request, who, meta, typed, seats, is_public, problem, refused.status)
    return remember(to(f"/tables/{table.id}"), who, request)


def _typed(meta: Meta, fields: dict[str, str]) -> dict[str, OptionValue]:
    """What somebody has filled in, as far as a form can show it again."""
    values = dict(meta.complete({}))
    for option in meta.options:
        text = fields.get(f"option-{option.name}", show_value(values[option.name]))
        with contextlib.suppress(ValueError):
            values[option.name] = option.read(text)
    return values


def _options(meta: Meta, fields: dict[str, str]) -> dict[str, OptionValue]:
    return {
        option.name: _value(option, fields[f"option-{option.name}"])
        for option in meta.options
        if f"option-{option.name}" in fields
    }


def _value(option: Option, text: str) -> OptionValue:
    """What somebody has filled in; raises `Refused` for what the option does not take."""
    with contextlib.suppress(BadSetup):
        value = option.read(text)
        if option.allows(value):
            return value
    if option.longest:
        raise Refused(422, "refuse-option-long", option=option.name, most=option.longest)
    if option.span is not None:
        least, most = option.span
        raise Refused(422, "refuse-option-number", option=option.name, least=least, most=most)
    raise Refused(422, "refuse-option-value", option=option.name)


def lobby_context(request: Request, who: Visitor, table: Table) -> dict[str, Any]:
    spoken = words(table.game, who.language)
    return {
        "table": table,
        "game": table.meta,
        "is_host": table.is_led_by(who.id),
        "host_seat": (table.seats_of(table.host) or [-1])[0],
        "is_barred": who.id in table.manners.barred,
        "my_seats": table.seats_of(who.id),
        "levels": levels.offered(table.game, len(table.players)),
        "letters": [seat_letter(spoken, seat) for seat in range(len(table.players))],
        "link": str(request.base_url).rstrip("/") + prefixed(f"/tables/{table.id}"),
        "say": Say(spoken),
        "problem": "",
    }


async def draw_lobby(request: Request, who: Visitor, table: Table) -> str:
    body = render("parts/lobby.html", who.language, me=who, **lobby_context(request, who, table))
    return f'<div id="lobby">{body}</div>'


@router.post("/tables/{id}/sit")
async def sit(at: AtTable) -> Response:
    name = at.fields.get("name") or at.who.name
    is_for_another = bool(at.table.seats_of(at.who.id))
    await at.hall.seating.sit(at.table, at.who.id, name, at.seat)
    if at.fields.get("name") and not at.who.is_named and not is_for_another:
        await at.hall.rename(at.who.id, name)
    return remember(at.back(), at.who, at.request)


@router.post("/tables/{id}/stand-up")
async def stand_up(at: AtTable) -> Response:
    await at.hall.seating.stand_up(at.table, at.who.id, at.seat)
    return at.back()


@router.post("/tables/{id}/bot")
async def seat_bot(at: AtTable) -> Response:
    await at.hall.seating.seat_bot(at.table, at.who.id, at.seat, at.fields.get("bot", ""))
    return at.back()


@router.post("/tables/{id}/options")
async def set_options(at: AtTable) -> Response:
    await at.hall.seating.configure(
        at.table,
        at.who.id,
        whole(at.fields, "seats"),
        _options(at.table.meta, at.fields),
        at.fields.get("is_public") != "false",
        at.fields.get("watchers_write") == "true",
    )
    return at.back()


@router.post("/tables/{id}/start")
async def start(at: AtTable) -> Response:
    await at.hall.seating.start(at.table, at.who.id)
    return at.back()


@router.post("/tables/{id}/rematch")
async def rematch(at: AtTable) -> Response:
    await at.hall.seating.rematch(at.table, at.who.id)
    return at.back()
