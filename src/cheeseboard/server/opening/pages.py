"""The page of a new table, and opening one with its chairs filled."""

import json
import secrets
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from cheeseboard.game import Meta, show_value
from cheeseboard.server.checks import check_tempo
from cheeseboard.server.clocks import tempo as tempos
from cheeseboard.server.clocks.tempo import BadTempo, Tempo
from cheeseboard.server.opening import facts, form
from cheeseboard.server.opening.form import Wish
from cheeseboard.server.players.drawing import SURE
from cheeseboard.server.requests import Say, check_new_table, hall, shelf
from cheeseboard.server.responses import html, sentence, to
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.table_page import seat_letter
from cheeseboard.server.tables import Player, Refused, Table
from cheeseboard.server.visitor import (
    Visitor,
    known_visitor,
    remember,
    set_cookie,
    visitor,
)
from cheeseboard.server.visitor import form as posted
from cheeseboard.web.pictures import POLICY
from cheeseboard.web.render import translator
from cheeseboard.words import words

router = APIRouter(include_in_schema=False)

LAST: Final = "cheeseboard-last"
"""The cookie that keeps how somebody's last table was."""
MOST_FRIENDS: Final = 12


@router.get("/tables/new")
async def new_table(request: Request, game: str = "", last: str = "") -> Response:
    who = await visitor(request)
    kept = request.cookies.get(LAST, "")
    if last and kept:
        game = game or form.parse_game(kept)
    meta = hall(request).meta(game or shelf(request)[0].id)
    seats = usual_seats(meta.seats)
    wish = form.remembered(meta, kept, seats) if last else form.usual(meta, seats)
    return await _page(request, who, meta, wish)


@router.get("/games/{game}/presets/{name}.svg")
async def preset_picture(request: Request, game: str, name: str) -> Response:
    """A preset as a picture: how such a match looks after a few moves."""
    meta = hall(request).meta(game)
    if name not in meta.presets:
        raise Refused(404, "refuse-no-game", game=name[:40])
    headers = {
        "Content-Security-Policy": POLICY,
        "Cache-Control": "public, max-age=31536000, immutable",
    }
    drawn = facts.preset_picture(game, name)
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def _page(
    request: Request, who: Visitor, meta: Meta, wish: Wish, problem: str = "", status: int = 200
) -> Response:
    spoken = words(meta.id, who.language)
    cards = facts.cards(meta, who.language)
    chosen = {name: show_value(value) for name, value in wish.options.items()}
    friends = (await hall(request).company.circle(who.id)).people[:MOST_FRIENDS]
    whom = {(who.id, meta.id)}
    rated = (await hall(request).read(hall(request).store.desks.strengths, whom)).get(
        (who.id, meta.id), []
    )
    mine = rated[0] if rated and rated[0].matches >= SURE else None
    levels = {
        n: facts.level_lines(meta.id, n, who.language, mine.strength.mu if mine else None)
        for n in meta.seats
    }
    paces = tempos.offered()
    pace = _tempo(wish)
    if pace.is_days and not pace.name:
        paces.append(pace)
    return html(
        request,
        who,
        "new_table.html",
        status,
        game=meta,
        games=shelf(request),
        wish=wish,
        seats=wish.seats,
        cards=cards,
        further=facts.further(meta, who.language),
        chosen=next((card.name for card in cards if dict(card.options) == chosen), ""),
        presets=_json({card.name: dict(card.options) for card in _all(meta, who)}),
        rules=_json(facts.conditions(meta)),
        levels=levels,
        unmeasured=_json(
            {n: [one.name for one in lines if not one.rating] for n, lines in levels.items()}
        ),
        my_rating=f"{mine.strength.mu:.0f} ± {mine.strength.half:.0f}" if mine else "",
        counted=_counted(meta, who.language),
        friends=[one for one in friends if one.person.is_kept],
        letters=[seat_letter(spoken, seat) for seat in range(max(meta.seats))],
        paces=paces,
        pace=pace,
        has_last=bool(request.cookies.get(LAST)),
        problem=problem,
        say=Say(spoken),
        standard={
            name: show_value(value)
            for name, value in meta.complete(meta.presets.get("standard", {})).items()
        },
    )


def _all(meta: Meta, who: Visitor) -> list[facts.PresetCard]:
    return [*facts.cards(meta, who.language), *facts.further(meta, who.language)]


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def _counted(meta: Meta, language: str) -> dict[str, str]:
    """What the summary says of free chairs and changed rules, for every number of them."""
    t = translator(language)
    free = [t("sum-free", count=n) if n else "" for n in range(max(meta.seats))]
    changed = [t("sum-rules", count=n) if n else "" for n in range(len(meta.options) + 1)]
    return {"free": _json(free), "changed": _json(changed)}


def _tempo(wish: Wish) -> Tempo:
    try:
        return Tempo.read(wish.tempo, wish.time_up)
    except BadTempo:
        return tempos.NO_CLOCK


@router.post("/tables")
async def create_table(request: Request) -> Response:
    fields = await posted(request)
    who = await known_visitor(request)
    meta = hall(request).meta(fields.get("game", ""))
    request.state.back = f"/tables/new?game={meta.id}"
    seats = usual_seats(meta.seats)
    try:
        wish = form.read(meta, fields, seats)
        check_new_table(request)
        table = await open_table(request, who, wish)
    except Refused as refused:
        problem = sentence(refused, who.language, meta.id)
        shown = form.read(meta, fields, seats, is_strict=False)
        return await _page(request, who, meta, shown, problem, refused.status)
    response = remember(to(f"/tables/{table.id}"), who, request)
    if "chair-1" in fields or meta.seats == (1,):
        set_cookie(response, LAST, wish.query(), request)
    return response


async def open_table(request: Request, who: Visitor, wish: Wish) -> Table:
    """Open the table that somebody wants, with its chairs filled, and ask who is asked."""
    host = Player("person", name=who.name, person=who.id)
    seat = form.seat_of(wish, [secrets.randbelow(60)])
    table = await hall(request).seating.create(
        who.id,
        who.name,
        wish.game,
        seats=wish.seats,
        options=wish.options,
        players=wish.players(host, seat),
        access=wish.access,
        tempo=check_tempo(wish.tempo, wish.time_up),
        is_rated=wish.is_rated,
    )
    for friend in wish.asked:
        person = await hall(request).person(friend)
        if person is not None:
            await hall(request).company.inviting.invite(table, who.id, person)
    return table
