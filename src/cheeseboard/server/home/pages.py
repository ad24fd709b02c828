"""Home, the games, the open tables, and the way from one table that waits to the next."""

import hashlib
from datetime import datetime
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup, escape

from cheeseboard.server.clocks.rest import zone_of
from cheeseboard.server.home import navigation
from cheeseboard.server.home.desk import MINUTE, OpenLine, Teller, at_pace, hosts_of, people_at
from cheeseboard.server.listing import Listed, by_haste
from cheeseboard.server.pages import where_from
from cheeseboard.server.puzzles.today import puzzle_of_today
from cheeseboard.server.requests import AtTable, hall, shelf
from cheeseboard.server.responses import html, to
from cheeseboard.server.visitor import Visitor, set_cookie, visitor
from cheeseboard.web import art
from cheeseboard.web.addresses import outside
from cheeseboard.web.render import render, translator

router = APIRouter(include_in_schema=False)

MOST_FINISHED: Final = 3
MOST_OPEN: Final = 8
"""Matches that are over, and open tables, at home."""
GONE_AFTER: Final = 30 * MINUTE
"""Seconds after which an open table that nobody looks after leaves the lists."""
SHOW_COOKIE: Final = "cheeseboard-show"
SHOWS: Final = (("all", ""), ("live", "clock"), ("days", "hour"), ("none", "cheese"))
"""What of the open tables can be shown, with its sign."""
FRIENDS: Final = ("friends", "people")
NEAR: Final = ("near", "chart")
OF_MEMBERS: Final = (NEAR, FRIENDS)
"""The same, for who has an account."""
NEAR_ME: Final = 6.0
"""Points of rating between two who play at eye level."""
PARTS: Final = ("desk", "running", "opens", "finished")


@router.get("/")
async def front(request: Request) -> Response:
    """Home for who has a table; for everybody else an invitation."""
    who = await visitor(request)
    context = await _home(request, who)
    template = "home.html" if context["is_back"] else "first_visit.html"
    response = html(request, who, template, **context)
    return _remembered(request, response)


@router.get("/home/parts")
async def parts(request: Request, mark: str = "", only: str = "") -> Response:
    """The parts of home as they are now; nothing if they are as the mark says."""
    who = await visitor(request)
    context = await _home(request, who)
    wanted = [name for name in PARTS if only in ("", name)]
    found = {f"home-{name}": _part(name, who, request, context) for name in wanted}
    if mark and mark == context["mark"]:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    t = translator(who.language)
    waiting = len(context["turns"])
    title = f"● {t('tables-waiting', count=waiting)} · Cheeseboard" if waiting else "Cheeseboard"
    answer = {"parts": found, "mark": context["mark"], "title": "" if only else title}
    return JSONResponse(answer, headers={"Cache-Control": "no-store"})


def _part(name: str, who: Visitor, request: Request, context: dict[str, Any]) -> str:
    """A part with the pictures that it uses."""
    bar = navigation.bar(request)
    drawn = str(render(f"home/{name}.html", who.language, me=who, here="/", bar=bar, **context))
    return outside(f"{art.sprite(art.used(drawn))}{drawn}")


async def _home(request: Request, who: Visitor) -> dict[str, Any]:
    """All that home shows, from rows alone."""
    listing = hall(request).listing
    tables, finished = await listing.desk(who.id, MOST_FINISHED) if who.id else ([], [])
    offered, show = await _offered(request, who)
    opens = offered[:MOST_OPEN]
    seen = people_at([*tables, *opens])
    people = await hall(request).read(hall(request).store.desks.people, seen) if seen else {}
    strengths = await hall(request).read(hall(request).store.desks.strengths, hosts_of(opens))
    now = hall(request).clock.now()
    teller = Teller(who, people, now, strengths)
    asleep = [table for table in tables if table.is_asleep(now)]
    awake = [table for table in tables if table not in asleep]
    waiting = by_haste(awake, who.id)
    turns = [teller.line(table) for table in waiting]
    running = [teller.line(table) for table in awake if table not in waiting]
    sleeping = [teller.sleeper(table) for table in asleep]
    done = [teller.done(one) for one in finished]
    lines = [teller.open(table) for table in opens]
    games = shelf(request)
    ties = await hall(request).company.circle(who.id)
    places = await hall(request).read(hall(request).store.notices.receivers, who.id)
    return {
        "is_back": bool(tables or finished),
        "hello": _hello(who),
        "press_key": _press_key(who),
        "turns": turns,
        "running": running,
        "turned_off": [one.name for one in places if one.off],
        "asleep": sleeping,
        "thinking": sum(line.table.stage == "playing" for line in running),
        "finished": done,
        "history": "/me/history/matches",
        "has_review": navigation.has_page(request.app, "/tables/x/matches/1/review"),
        "circle": ties,
        "puzzle": await puzzle_of_today(hall(request), who),
        "games": games,
        "first_game": games[0],
        "mark": _mark((turns, running, sleeping, done, lines)),
        **_opens(who, lines, show, "/", "#open"),
    }


def _opens(
    who: Visitor, lines: list[OpenLine], show: str, address: str, anchor: str
) -> dict[str, Any]:
    shows = (*SHOWS, *OF_MEMBERS) if who.person is not None and who.person.is_kept else SHOWS
    return {
        "opens": lines,
        "shows": shows,
        "show": show,
        "list_address": address,
        "list_anchor": anchor,
    }


async def _offered(request: Request, who: Visitor) -> tuple[list[Listed], str]:
    """The open tables that the reader wants to be shown, and which those are."""
    show = _wish(request)
    found = await hall(request).listing.open_tables(who.id)
    now = hall(request).clock.now()
    there = [
        table
        for table in found
        if table.tempo.is_days or now - max(table.looked, table.touched) < GONE_AFTER
    ]
    if show == FRIENDS[0]:
        friends = (await hall(request).company.ties(who.id)).friends
        return [table for table in there if friends & set(table.people())], show
    if show == NEAR[0]:
        return await _near(request, who, there), show
    return [table for table in there if show in ("all", table.tempo.kind)], show


async def _near(request: Request, who: Visitor, tables: list[Listed]) -> list[Listed]:
    """The tables whose hosts are about as strong as the reader."""
    asked = hosts_of(tables)
    mine = {(who.id, table.game) for table in tables}
    found = await hall(request).read(hall(request).store.desks.strengths, asked | mine)

    def is_near(table: Listed) -> bool:
        own = at_pace(found.get((who.id, table.game), ()), table.tempo.kind)
        hosts = [at_pace(found.get(one, ()), table.tempo.kind) for one in hosts_of([table])]
        return own is not None and any(
            host is not None and abs(host.strength.mu - own.strength.mu) <= NEAR_ME
            for host in hosts
        )

    return [table for table in tables if is_near(table)]


def _wish(request: Request) -> str:
    """What somebody wants to be shown of the open tables: as asked now, or as the last time."""
    known = [name for name, _ in (*SHOWS, *OF_MEMBERS)]
    wish = request.query_params.get("show") or request.cookies.get(SHOW_COOKIE, "")
    return wish if wish in known else "all"


def _remembered(request: Request, response: Response) -> Response:
    if "show" in request.query_params:
        set_cookie(response, SHOW_COOKIE, _wish(request), request)
    return response


def _hello(who: Visitor) -> str:
    """A greeting by the reader's own clock, where that is known."""
    person = who.person
    if person is None or not person.zone:
        return translator(who.language)("home-hello", name=who.name)
    hour = datetime.now(zone_of(person.zone)).hour
    part = "night" if hour < 5 else "morning" if hour < 11 else "day" if hour < 17 else "evening"
    return translator(who.language)(f"home-{part}", name=who.name)


def _press_key(who: Visitor) -> Markup:
    said = translator(who.language)("home-press", letter="\0")
    return Markup(str(escape(said)).replace("\0", "<kbd>N</kbd>"))


def _mark(facts: object) -> str:
    return hashlib.blake2b(repr(facts).encode(), digest_size=8).hexdigest()


@router.get("/games")
async def games(request: Request) -> Response:
    """The shelf."""
    who = await visitor(request)
    return html(request, who, "games.html", games=shelf(request))


@router.get("/tables")
async def open_tables(request: Request) -> Response:
    """All tables with a free chair."""
    who = await visitor(request)
    offered, show = await _offered(request, who)
    people = await hall(request).read(hall(request).store.desks.people, people_at(offered))
    strengths = await hall(request).read(hall(request).store.desks.strengths, hosts_of(offered))
    teller = Teller(who, people, hall(request).clock.now(), strengths)
    lines = [teller.open(table) for table in offered]
    response = html(request, who, "tables.html", **_opens(who, lines, show, "/tables", ""))
    return _remembered(request, response)


@router.get("/next")
async def next_table(request: Request, after: str = "") -> Response:
    """To the next table that waits, not the one somebody comes from; home if there is none."""
    who = await visitor(request)
    waiting = await hall(request).listing.waiting(who.id)
    others = [table.id for table in waiting if table.id != after]
    return to(f"/tables/{others[0]}" if others else "/")


@router.get("/waiting")
async def waiting(request: Request, after: str = "") -> Response:
    """How many tables wait, beside the one that somebody looks at."""
    who = await visitor(request)
    found = await hall(request).listing.waiting(who.id)
    count = sum(table.id != after for table in found)
    words = translator(who.language)("tables-waiting", count=count)
    headers = {"Cache-Control": "no-store"}
    return JSONResponse({"count": count, "words": words}, headers=headers)


@router.post("/tables/{id}/put-away")
async def put_away(at: AtTable) -> Response:
    """Off the desk; opening the table lays it back."""
    desks = at.hall.store.desks
    await at.hall.write(desks.put_away, at.table.id, at.who.id, True)
    return to(where_from(at.fields))
