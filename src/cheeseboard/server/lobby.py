"""Before the match: seats and options of a table that waits."""

import json
from typing import Any, Final

import segno
from fastapi import APIRouter, Request, Response
from markupsafe import Markup

from cheeseboard.bots import levels
from cheeseboard.game import Meta, OptionValue
from cheeseboard.server.checks import check_tempo
from cheeseboard.server.clocks.tempo import Tempo, offered
from cheeseboard.server.helping import keep_help
from cheeseboard.server.opening.facts import conditions
from cheeseboard.server.opening.form import ACCESSES, access_of, value_of
from cheeseboard.server.requests import AtTable, Say, check_new_table, hall
from cheeseboard.server.responses import to
from cheeseboard.server.table_page import presence, seat_letter
from cheeseboard.server.tables import REASONS, Table
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, whole
from cheeseboard.server.wishes import BOTS, keep_wish
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import render
from cheeseboard.words import page_words, words

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
    level = fields.get("level", USUAL_LEVEL)
    table = await hall(request).seating.create(
        who.id,
        who.name,
        facts.id,
        seats=whole(fields, "seats") if fields.get("seats") else None,
        options=facts.presets.get(fields.get("preset", ""), {}),
        bots=level,
        access="link",
    )
    await hall(request).seating.start(table, who.id)
    response: Response = to(f"/tables/{table.id}")
    if fields.get("help"):
        keep_help(response, request, facts.id, fields["help"])
    keep_wish(response, request, BOTS, facts.id, f"{level} {len(table.players)}")
    return remember(response, who, request)


def _options(meta: Meta, fields: dict[str, str]) -> dict[str, OptionValue]:
    return {
        option.name: value_of(option, fields[f"option-{option.name}"])
        for option in meta.options
        if f"option-{option.name}" in fields
    }


def qr_code(link: str) -> Markup:
    """A link as a square that a camera reads: one drawing with one path."""
    square = segno.make(link, error="m", micro=False)
    return Markup(square.svg_inline(border=3, omitsize=True, dark="#2C1B26", light="#FFFFFF"))


async def lobby_context(request: Request, who: Visitor, table: Table) -> dict[str, Any]:
    await hall(request).company.look_for_guests(table)
    spoken = words(table.game, who.language)
    is_barred = who.id in table.manners.barred
    host = await hall(request).person(table.host)
    may_rate = host is not None and host.is_kept
    return {
        **await hall(request).company.beside(table, who),
        "table": table,
        "game": table.meta,
        "is_host": table.is_led_by(who.id),
        "host_seat": (table.seats_of(table.host) or [-1])[0],
        "is_barred": is_barred,
        "barred_why": table.manners.reasons.get(who.id, ""),
        "elsewhere": await _elsewhere(request, who, table) if is_barred else 0,
        "reasons": REASONS,
        "my_seats": table.seats_of(who.id),
        "levels": levels.offered(table.game, len(table.players)),
        "presences": [presence(table, player, may_be_lost=False) for player in table.players],
        "letters": [seat_letter(spoken, seat) for seat in range(len(table.players))],
        "link": (link := str(request.base_url).rstrip("/") + prefixed(f"/tables/{table.id}")),
        "qr": qr_code(link),
        "say": Say(spoken),
        "problem": "",
        "accesses": [one for one in ACCESSES if one != "friends" or may_rate],
        "may_rate": may_rate,
        "why_friendly": await _why_friendly(request, who, table) if may_rate else "",
        "rules": json.dumps(conditions(table.meta)),
        "tempos": _tempos(table.tempo),
    }


async def _why_friendly(request: Request, who: Visitor, table: Table) -> str:
    """What is missing for a rated match, in a sentence; empty if nothing is."""
    reason = await hall(request).seating.why_not_rated(
        table.game, table.options, table.tempo, table.players
    )
    return "" if reason is None else page_words(who.language).say(reason)


async def _elsewhere(request: Request, who: Visitor, table: Table) -> int:
    """How many other tables of the game have a free chair."""
    there = await hall(request).listing.open_tables(who.id)
    return sum(one.game == table.game and one.id != table.id for one in there)


def _tempos(present: Tempo) -> list[Tempo]:
    """The paces that a form offers: those with a name, and the present one."""
    named = offered()
    return named if present.name else [*named, present]


async def draw_lobby(request: Request, who: Visitor, table: Table) -> str:
    context = await lobby_context(request, who, table)
    body = render("parts/lobby.html", who.language, me=who, **context)
    return f'<div id="lobby">{body}</div>'


@router.post("/tables/{id}/sit")
async def sit(at: AtTable) -> Response:
    typed = at.fields.get("name", "")
    name = await at.hall.naming.free(at.who.id, typed) if typed else at.who.name
    is_for_another = bool(at.table.seats_of(at.who.id))
    is_sure = at.fields.get("is_sure") == "true"
    await at.hall.seating.sit(at.table, at.who.id, name, at.seat, is_sure=is_sure)
    if typed and not at.who.is_named and not is_for_another:
        await at.hall.naming.rename(at.who.id, name)
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
        access_of(at.fields),
        at.fields.get("watchers_write") == "true",
        _tempo(at.fields),
        at.fields["is_rated"] == "true" if "is_rated" in at.fields else None,
    )
    return at.back()


def _tempo(fields: dict[str, str]) -> Tempo | None:
    """The pace of a form that has one; the rule at zero alone changes nothing."""
    if "tempo" not in fields:
        return None
    return check_tempo(fields["tempo"], fields.get("time_up", ""))


@router.post("/tables/{id}/start")
async def start(at: AtTable) -> Response:
    await at.hall.seating.start(at.table, at.who.id)
    return at.back()


@router.post("/tables/{id}/rematch")
async def rematch(at: AtTable) -> Response:
    await at.hall.seating.rematch(at.table, at.who.id)
    return at.back()
