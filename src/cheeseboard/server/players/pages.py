"""Pages about people: who is here, what somebody has played, how strong they are."""

import time
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from cheeseboard import registry
from cheeseboard.events import Message
from cheeseboard.game import Meta
from cheeseboard.help.labels import Label
from cheeseboard.help.labels import labels_of as known_labels
from cheeseboard.registry import UnknownGame
from cheeseboard.server.people.names import fold
from cheeseboard.server.people.person import Person
from cheeseboard.server.players import drawing, looking
from cheeseboard.server.players.finding import find_account, page_of
from cheeseboard.server.players.looking import Given, Habits, Met, Played, Rated
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.review.oneself import oneself
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, visitor
from cheeseboard.web.render import translator
from cheeseboard.words import words

router = APIRouter(include_in_schema=False)

SHORT: Final = 6
"""Matches on a player's page."""

PEOPLE_AT_ONCE: Final = 40
"""People on one page of those somebody has met."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What of a player a reader wants to see."""

    game: str = ""
    kind: str = ""
    sees_ratings: bool = True


@dataclass(frozen=True, slots=True)
class Facts:
    """What the database says of a player, in one moment."""

    games: dict[str, int]
    ratings: list[Rated]
    sizes: dict[str, int]
    """The size of table that was played most, by game."""
    chosen: Rated | None
    course: list[looking.Point]
    game: str
    """The game whose seats and length are told."""
    seats: list[looking.Share]
    facets: list[looking.Share]
    length: tuple[float, int] | None
    played: list[Played]
    met: list[Met]
    met_in_all: int
    ends: list[float]
    habits: Habits
    given: list[Given]


def look(store: Store, person: str, wish: Wish, now: float) -> Facts:
    """All that a player's page shows."""
    with store.one_moment() as connection:
        games = looking.games_of(connection, person)
        ratings = looking.ratings_of(connection, person) if wish.sees_ratings else []
        chosen = next(
            (one for one in ratings if one.game == wish.game and wish.kind in ("", one.kind)),
            ratings[0] if ratings and not wish.game else None,
        )
        game = wish.game if wish.game in games else next(iter(games), "")
        shown = dict.fromkeys([*(one.game for one in ratings), game])
        seats = {one: looking.by_seat(connection, person, one) for one in shown if one}
        met, met_in_all = looking.meetings_of(connection, person)
        return Facts(
            games=games,
            ratings=ratings,
            sizes={one: _size(seats[one]) for one in seats},
            chosen=chosen,
            course=looking.course(connection, person, chosen.game, chosen.kind, chosen.matches)
            if chosen
            else [],
            game=game,
            seats=seats.get(game, []),
            facets=looking.by_facet(connection, person, game),
            length=looking.length_of(connection, person, game),
            played=looking.history(connection, person, limit=SHORT)[0],
            met=met,
            met_in_all=met_in_all,
            ends=looking.days_of(connection, person, now),
            habits=looking.habits_of(connection, person),
            given=looking.labels_of(connection, person),
        )


def _size(seats: list[looking.Share]) -> int:
    """The size of table that was played most; two where nothing was played by several."""
    counts: dict[int, int] = {}
    for one in seats:
        counts[one.seats] = counts.get(one.seats, 0) + one.matches
    return max(counts, key=lambda size: counts[size]) if counts else 2


# --- pages


@router.get("/people")
async def people(request: Request, find: str = "", after: str = "") -> Response:
    """Accounts, by name."""
    who = await visitor(request)
    rows, more = await hall(request).read(_accounts, hall(request).store, find[:60], after[:80])
    return html(
        request,
        who,
        "people.html",
        people=rows,
        more=more,
        find=find[:60],
        after=after,
        around=await hall(request).company.around(who.id),
        page_of=page_of,
        month=lambda at: drawing.month(at, who.language, who.zone),
    )


def _accounts(store: Store, find: str, after: str) -> Any:
    with store.one_moment() as connection:
        return looking.accounts(connection, fold(find), after)


@router.get("/people/{name}")
async def player(request: Request, name: str) -> Response:
    """What somebody has played; their own page has a little more on it."""
    who = await visitor(request)
    person = await account_of(request, name)
    is_mine = who.id == person.id and request.query_params.get("as") != "others"
    return await _player_page(request, who, person, is_mine=is_mine)


@router.get("/me/history")
async def mine(request: Request) -> Response:
    """What the visitor has played: a guest's is nobody else's to see."""
    who = await visitor(request)
    if who.person is None:
        return to("/")
    if who.person.is_kept:
        return to(page_of(who.person))
    return await _player_page(request, who, who.person, is_mine=True)


async def _player_page(request: Request, who: Visitor, person: Person, is_mine: bool) -> Response:
    sees_ratings = is_mine or not person.hides_ratings
    wish = Wish(
        request.query_params.get("game", "")[:40],
        request.query_params.get("kind", "")[:10],
        sees_ratings,
    )
    now = time.time()
    facts = await hall(request).read(look, hall(request).store, person.id, wish, now)
    rated = [one for one in facts.ratings if game_of(one.game) is not None]
    end = drawing.scale_of(one.strength for one in rated)
    rulers = [
        (one, drawing.ruler(one.game, facts.sizes.get(one.game, 2), one.strength, one.matches, end))
        for one in rated
    ]
    labels = list(filter(None, (_label(given) for given in facts.given)))
    return html(
        request,
        who,
        "player.html",
        person=person,
        is_mine=is_mine,
        is_own=who.id == person.id,
        toward=await hall(request).company.toward(who, person) if who.id != person.id else None,
        sees_ratings=sees_ratings,
        facts=facts,
        rulers=rulers,
        fan=drawing.fan(facts.course, who.language, who.zone),
        by_seat=drawing.shares(facts.seats),
        by_facet=drawing.favourites(facts.facets),
        calendar=drawing.calendar(facts.ends, now, who.language, who.zone),
        labels=labels,
        here_since=drawing.month(person.since, who.language, who.zone),
        oneself=await hall(request).read(
            oneself, hall(request).store.oneself, person.id, who.language
        )
        if is_mine
        else None,
        base="/me/history" if not person.is_kept else page_of(person),
        **_helpers(who),
    )


@router.get("/people/{name}/matches")
async def matches(request: Request, name: str) -> Response:
    """Everything that somebody has played, page by page."""
    who = await visitor(request)
    person = await account_of(request, name)
    return await _matches_page(request, who, person, who.id == person.id)


@router.get("/me/history/matches")
async def my_matches(request: Request) -> Response:
    who = await visitor(request)
    if who.person is None:
        return to("/")
    if who.person.is_kept:
        return to(f"{page_of(who.person)}/matches")
    return await _matches_page(request, who, who.person, is_mine=True)


async def _matches_page(request: Request, who: Visitor, person: Person, is_mine: bool) -> Response:
    asked = request.query_params
    show = asked.get("show", "all") if asked.get("show") in looking.SHOWN else "all"
    other = await _other(request, asked.get("with", ""), person)
    found, more = await read_history(
        request,
        person.id,
        show=show,
        game=asked.get("game", "")[:40],
        other=other.id if other else "",
        before=asked.get("before", ""),
    )
    return html(
        request,
        who,
        "matches.html",
        person=person,
        is_mine=is_mine,
        sees_ratings=is_mine or not person.hides_ratings,
        played=found,
        more=more,
        show=show,
        game=asked.get("game", "")[:40],
        other=other,
        base="/me/history" if not person.is_kept else page_of(person),
        **_helpers(who),
    )


async def read_history(
    request: Request, person: str, *, before: str = "", **wish: Any
) -> tuple[list[Played], str]:
    """A page of somebody's matches, and the text by which the next page is asked for."""
    found, more = await hall(request).read(
        _history, hall(request).store, person, before=_before(before), **wish
    )
    return found, f"{more[0]!r}-{more[1]}" if more else ""


def _history(store: Store, person: str, **wish: Any) -> Any:
    with store.one_moment() as connection:
        return looking.history(connection, person, **wish)


async def _other(request: Request, id: str, person: Person) -> Person | None:
    """With whom matches are asked for; by id, as the lists of the page name them."""
    found = await hall(request).person(id[:40]) if id and id.isprintable() else None
    return found if found is not None and found.id != person.id else None


def _before(text: str) -> tuple[float, int] | None:
    """Where a page begins, as the link of the page before said."""
    at, _, match = text.rpartition("-")
    try:
        return (float(at), int(match)) if text else None
    except ValueError:
        return None


@router.get("/people/{name}/met")
async def met(request: Request, name: str, page: int = 1) -> Response:
    """Everybody whom somebody has met at a table."""
    who = await visitor(request)
    person = await account_of(request, name)
    page = min(max(page, 1), 1000)
    found, count = await hall(request).read(_met, hall(request).store, person.id, page)
    return html(
        request,
        who,
        "met.html",
        person=person,
        is_mine=who.id == person.id,
        met=found,
        count=count,
        page=page,
        has_more=page * PEOPLE_AT_ONCE < count,
        base=page_of(person),
        **_helpers(who),
    )


def _met(store: Store, person: str, page: int) -> Any:
    with store.one_moment() as connection:
        return looking.meetings_of(connection, person, PEOPLE_AT_ONCE, (page - 1) * PEOPLE_AT_ONCE)


@router.post("/me/ratings")
async def hide_ratings(request: Request) -> Response:
    """Show one's ratings to others, or keep them to oneself."""
    fields = await form(request)
    who = await known_visitor(request)
    await hall(request).write(
        hall(request).store.hide_ratings, who.id, fields.get("hide") == "true"
    )
    hall(request).forget_person(who.id)
    person = await hall(request).person(who.id)
    assert person is not None
    there = page_of(person) if person.is_kept else "/me/history"
    return remember(to(there), who, request)


async def account_of(request: Request, name: str) -> Person:
    """Somebody with an account; guests have no page for others."""
    found = None
    if name.isprintable() and len(name) <= 80:
        found = await hall(request).read(find_account, hall(request).store, name)
    person = await hall(request).person(found) if found else None
    if person is None:
        raise Refused(404, "refuse-no-account", name=name[:40])
    return person


# --- for templates


def game_of(id: str) -> Meta | None:
    """The facts of a game; None for one that is not here any more."""
    try:
        return registry.meta(id)
    except UnknownGame:
        return None


def _label(given: Given) -> tuple[Given, Label] | None:
    """A label with its words; None for one that is given no more."""
    try:
        label = known_labels(given.game).find(given.label)
    except UnknownGame:
        return None
    return (given, label) if label else None


def _helpers(who: Visitor) -> dict[str, Any]:
    """What templates of this room ask for."""
    t = translator(who.language)

    def title(game: str) -> str:
        meta = game_of(game)
        return meta.title[who.language] if meta else game

    def said(game: str, key: str) -> str:
        """A word of a game; its key where there is none."""
        if game_of(game) is None or not words(game, who.language).has(key):
            return key
        return words(game, who.language).say(Message(key))

    def speak(message: Message) -> str:
        return t(message.key, **message.args)

    def preset(one: Played) -> str:
        key = f"preset-{one.preset}"
        meta = game_of(one.game)
        if not one.preset or meta is None or not words(one.game, who.language).has(key):
            return ""
        return said(one.game, key)

    return {
        "title": title,
        "said": said,
        "speak": speak,
        "preset": preset,
        "page_of": page_of,
        "round_half": lambda value: max(1, round(value)),
    }
