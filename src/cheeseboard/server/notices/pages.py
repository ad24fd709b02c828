"""The page of notices, and what the pages tell us of themselves: who looks, who allows what."""

import secrets
from dataclasses import replace
from typing import Any, Final, cast
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from cheeseboard.server.live import stream
from cheeseboard.server.mail import is_address
from cheeseboard.server.notices.book import NoticeBook, Receiver
from cheeseboard.server.notices.core import SENT_WAYS, TOPICS, Kind, Quiet, Way, Wishes
from cheeseboard.server.notices.dial import arc
from cheeseboard.server.notices.letters import place, sentence
from cheeseboard.server.notices.outgoing import NotAllowed, check_url
from cheeseboard.server.notices.senders import has_apprise, is_allowed_service
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused
from cheeseboard.server.talking import in_one_line
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, visitor
from cheeseboard.web.addresses import outside, prefixed
from cheeseboard.web.moments import is_zone
from cheeseboard.web.render import render, translator

router = APIRouter(include_in_schema=False)

PAGE: Final = "/me/notices"
MOST_LINES: Final = 40
"""Lines of the log that are shown."""
MOST_LISTED: Final = 12
"""Notices in the list of the bell."""
NO_LASTS: Final = 90 * 24 * 3600.0
"""Seconds for which nobody is asked again who has said no."""
WAYS: Final[tuple[Way, ...]] = (*SENT_WAYS, "sound", "bell")
SOUNDS: Final = (
    *("turn", "low", "nudge", "chair", "stop", "move"),
    *("scrape", "reveal", "squeak", "chat", "win", "over"),
)
"""What the pages can sound, as the list of sounds has it."""
LONGEST_NAME: Final = 60
LONGEST_PAGE: Final = 40

letters_sent = Limits(1 / 60, 5)
"""Mails that ask whether an address is somebody's, by person."""


def _book(request: Request) -> NoticeBook:
    return hall(request).store.notices


def _now(request: Request) -> float:
    return hall(request).clock.now()


# --- the page


@router.get(PAGE)
async def settings(request: Request) -> Response:
    who = await visitor(request)
    return await _page(request, who)


async def _page(
    request: Request, who: Visitor, problem: str = "", place: str = "", status: int = 200
) -> Response:
    book, t = _book(request), translator(who.language)
    read = hall(request).read
    wishes = await read(book.wishes, who.id)
    places = await read(book.receivers, who.id) if who.id else []
    log = await read(book.log, who.id, MOST_LINES) if who.id else []
    latest = await read(book.latest, who.id, MOST_LISTED, _now(request)) if who.id else []
    mine = await hall(request).listing.tables_of(who.id) if who.id else []
    response = html(
        request,
        who,
        "notices.html",
        status,
        topics=TOPICS,
        ways=[way for way in WAYS if way != "service" or _has(request, "service")],
        wishes=wishes,
        places=places,
        has_mail=_has(request, "mail"),
        has_apprise=has_apprise(),
        push_key=request.app.state.push_key,
        times=[f"{minute // 60}:{minute % 60:02}" for minute in range(0, 24 * 60, 30)],
        quiet=wishes.quiet or Quiet(),
        arc=arc(wishes.quiet or Quiet()),
        sounds=SOUNDS,
        is_night=wishes.quiet is not None and await _sleeps_then(request, who, wishes.quiet),
        log=[(row, sentence(row.kind, row.facts, who.language), _why(row, t)) for row in log],
        latest=_listed(latest, who.language),
        tables=[table for table in mine if table.stage == "playing"],
        problem=problem,
        place=place,
        clock=_clock,
    )
    return remember(response, who, request)


async def _sleeps_then(request: Request, who: Visitor, quiet: Quiet) -> bool:
    """Whether somebody's clocks over days stand in the quiet hours."""
    return bool(who.id) and (await hall(request).resting.of(who.id)).night == (
        quiet.begin,
        quiet.end,
    )


def _has(request: Request, way: str) -> bool:
    return way in request.app.state.post.ways


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _why(row: Any, t: Any) -> str:
    """What became of a notice, in words."""
    if row.state == "held":
        return str(t(f"log-held-{row.why}"))
    if row.state in ("failed", "again"):
        status = row.why.partition("answer-")[2]
        reason = t("why-answer", status=status) if status else t(f"why-{row.why}")
        return str(t(f"log-{row.state}", why=reason, tries=row.tries))
    return str(t(f"log-{row.state}"))


def _listed(rows: Any, language: str) -> list[dict[str, Any]]:
    return [
        {
            "text": sentence(row.kind, row.facts, language),
            "at": row.at,
            "url": place(row.kind, row.table),
            "is_new": not row.opened and not row.passed,
        }
        for row in rows
    ]


@router.get("/me/bell")
async def bell(request: Request) -> Response:
    """The list of the bell."""
    who = await visitor(request)
    read = hall(request).read
    rows = await read(_book(request).latest, who.id, MOST_LISTED, _now(request)) if who.id else []
    part = render("parts/bell_list.html", who.language, latest=_listed(rows, who.language), me=who)
    return HTMLResponse(outside(part), headers={"Cache-Control": "no-store"})


@router.post("/me/bell/read")
async def read_all(request: Request) -> Response:
    """Somebody has read the list."""
    who = await known_visitor(request)
    await hall(request).write(_book(request).open_all, who.id, _now(request))
    return Response(status_code=204)


# --- what is wanted


async def _changed(request: Request, who: Visitor, change: Any) -> Response:
    def changed(wishes: Wishes) -> Wishes:
        return cast("Wishes", replace(change(wishes), language=who.language))

    await hall(request).write(_book(request).change_wishes, who.id, changed)
    return remember(to(PAGE), who, request)


@router.post(f"{PAGE}/ways")
async def choose_ways(request: Request) -> Response:
    """What is told by which way."""
    fields, who = await form(request), await known_visitor(request)
    shown = [way for way in WAYS if way != "service" or _has(request, "service")]

    def change(wishes: Wishes) -> Wishes:
        ways: dict[Kind, frozenset[Way]] = {}
        for kind in TOPICS:
            hidden = {way for way in wishes.ways[kind] if way not in shown}
            ways[kind] = frozenset(hidden | {way for way in shown if fields.get(f"{kind}-{way}")})
        is_digest = fields.get("digest") == "true"
        return replace(wishes, ways=ways, is_digest=is_digest)

    return await _changed(request, who, change)


@router.post(f"{PAGE}/quiet")
async def choose_quiet(request: Request) -> Response:
    """The hours in which nothing is sent."""
    fields, who = await form(request), await known_visitor(request)
    quiet = None
    if fields.get("is_quiet") == "true":
        quiet = Quiet(_minute(fields, "begin"), _minute(fields, "end"))
    zone = fields.get("zone", "")
    if zone and not is_zone(zone):
        raise Refused(422, "refuse-zone", text=zone)
    if zone:
        await _keep_zone(request, who, zone)
    if quiet is not None and fields.get("is_night") == "true":
        night = _clock(quiet.begin), _clock(quiet.end)
        try:
            await hall(request).resting.set_night(who.id, *night)
        except Refused as refused:
            return await _refused(request, who, refused, "quiet")
    wakes = fields.get("wakes") == "true"
    return await _changed(request, who, lambda old: replace(old, quiet=quiet, wakes=wakes))


def _minute(fields: dict[str, str], name: str) -> int:
    """A time of day of a form, in minutes."""
    hours, _, minutes = fields.get(name, "").partition(":")
    is_time = hours.isdecimal() and minutes.isdecimal() and len(hours + minutes) <= 4
    if not is_time or int(hours) > 23 or int(minutes) > 59:
        raise Refused(422, "refuse-time-of-day", text=fields.get(name, ""))
    return int(hours) * 60 + int(minutes)


async def _keep_zone(request: Request, who: Visitor, zone: str) -> None:
    await hall(request).write(_book(request).set_zone, who.id, zone)
    hall(request).forget_person(who.id)


@router.post(f"{PAGE}/table")
async def choose_table(request: Request) -> Response:
    """As always, more, or nothing of one table."""
    fields, who = await form(request), await known_visitor(request)
    table, wish = fields.get("table", ""), fields.get("wish", "")
    found = await hall(request).table(table)
    if not found.seats_of(who.id):
        raise Refused(403, "refuse-not-seated")
    return await _changed(request, who, lambda old: old.with_table(table, wish))


@router.post(f"{PAGE}/later")
async def later(request: Request) -> Response:
    """Somebody who is waited for wants to hear of it once more in an hour."""
    fields, who = await form(request), await known_visitor(request)
    table = fields.get("table", "")[:40]
    if not await hall(request).write(_book(request).later, who.id, table, _now(request)):
        raise Refused(409, "refuse-nobody-waits")
    return Response(status_code=204)


@router.post(f"{PAGE}/no")
async def say_no(request: Request) -> Response:
    """Somebody looks for themselves; they are not asked again for a while."""
    who = await known_visitor(request)
    await _changed(request, who, lambda old: replace(old, asked=_now(request)))
    return Response(status_code=204)


@router.get(f"{PAGE}/ask")
async def ask(request: Request, table: str) -> Response:
    """The question whether somebody wants to be told, at the right moment; else nothing."""
    who = await visitor(request)
    nothing = Response(status_code=204)
    if not who.id:
        return nothing
    found = await hall(request).table(table)
    has_moved = found.match is not None and any(
        getattr(step, "seat", None) in found.seats_of(who.id) for step in found.match.record.steps
    )
    if found.tempo.kind != "days" or not has_moved:
        return nothing
    read = hall(request).read
    wishes = await read(_book(request).wishes, who.id)
    is_declined = wishes.asked > _now(request) - NO_LASTS
    places = await hall(request).read(_book(request).receivers, who.id)
    if is_declined or places:
        return nothing
    people = len({player.person for player in found.players if player.person} - {who.id})
    part = render(
        "parts/ask_notices.html",
        who.language,
        people=people,
        has_mail=_has(request, "mail"),
        push_key=request.app.state.push_key,
    )
    return HTMLResponse(outside(part), headers={"Cache-Control": "no-store"})


# --- where


def _origin(request: Request) -> str:
    """Our own address, as this browser knows it; the host was checked at the door."""
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


async def _add(
    request: Request, who: Visitor, way: Way, address: str, keys: dict[str, Any], name: str
) -> Receiver:
    now = _now(request)
    made = Receiver(
        id=secrets.token_urlsafe(9),
        person=who.id,
        way=way,
        address=address,
        keys={"origin": _origin(request), "secret": secrets.token_urlsafe(18), **keys},
        name=in_one_line(name)[:LONGEST_NAME] or way,
        since=now,
        confirmed=0.0 if way == "mail" else now,
    )
    if not await hall(request).write(_book(request).add_receiver, made):
        raise Refused(409, "refuse-many-receivers")
    await _changed(request, who, lambda old: old)
    return made


def _check_url(request: Request, address: str) -> None:
    try:
        check_url(address, allows_local=request.app.state.allows_local_receivers)
    except NotAllowed as error:
        raise Refused(422, f"refuse-address-{error}") from None


@router.post(f"{PAGE}/push")
async def add_push(request: Request) -> Response:
    """A browser that has allowed notices, with the keys by which alone it can read them."""
    fields, who = await form(request), await known_visitor(request)
    address = fields.get("endpoint", "")
    _check_url(request, address)
    keys = {name: fields.get(name, "")[:200] for name in ("p256dh", "auth")}
    if not all(keys.values()):
        raise Refused(422, "refuse-input", text="The keys of the subscription are missing.")
    if not who.zone and is_zone(fields.get("zone", "")):
        await _keep_zone(request, who, fields["zone"])
    await _add(request, who, "push", address, keys, fields.get("name", ""))
    return remember(Response(status_code=204), who, request)


@router.post(f"{PAGE}/push/renew")
async def renew_push(request: Request) -> Response:
    """The browser has another address for what it had before."""
    fields, who = await form(request), await known_visitor(request)
    await hall(request).write(_book(request).remove_address, who.id, "push", fields.get("old", ""))
    return await add_push(request)


@router.post(f"{PAGE}/push/off")
async def remove_push(request: Request) -> Response:
    """This browser is to be left alone."""
    fields, who = await form(request), await known_visitor(request)
    endpoint = fields.get("endpoint", "")
    await hall(request).write(_book(request).remove_address, who.id, "push", endpoint)
    return Response(status_code=204)


@router.post(f"{PAGE}/webhook")
async def add_webhook(request: Request) -> Response:
    """An address of the person's own that gets JSON."""
    fields, who = await form(request), await known_visitor(request)
    address = fields.get("address", "").strip()
    try:
        _check_url(request, address)
    except Refused as refused:
        return await _refused(request, who, refused, "webhook")
    await _add(request, who, "webhook", address, {}, urlsplit(address).hostname or "")
    return remember(to(f"{PAGE}#where"), who, request)


@router.post(f"{PAGE}/service")
async def add_service(request: Request) -> Response:
    """A service that Apprise knows."""
    fields, who = await form(request), await known_visitor(request)
    address = fields.get("address", "").strip()[:500]
    if not _has(request, "service"):
        return await _refused(request, who, Refused(409, "refuse-no-apprise"), "service")
    if not is_allowed_service(address):
        return await _refused(request, who, Refused(422, "refuse-service"), "service")
    await _add(request, who, "service", address, {}, address.partition(":")[0])
    return remember(to(f"{PAGE}#where"), who, request)


async def _refused(request: Request, who: Visitor, refused: Refused, place: str) -> Response:
    """The page again, with the sentence where the person looks."""
    problem = translator(who.language)(refused.message.key, **refused.message.args)
    return await _page(request, who, problem, place, refused.status)


@router.post(f"{PAGE}/mail")
async def add_mail(request: Request) -> Response:
    """A mail address; nothing else is sent there before its owner has said that it is theirs."""
    fields, who = await form(request), await known_visitor(request)
    address = fields.get("address", "").strip()
    if not _has(request, "mail"):
        return await _refused(request, who, Refused(409, "refuse-no-mail"), "mail")
    if not is_address(address):
        return await _refused(request, who, Refused(422, "refuse-mail-address"), "mail")
    seconds = letters_sent.wait(who.id)
    if seconds:
        return await _refused(
            request, who, Refused(429, "refuse-too-fast", seconds=int(seconds) + 1), "mail"
        )
    made = await _add(request, who, "mail", address, {}, address)
    link = _origin(request) + prefixed(f"{PAGE}/confirm/{made.id}/{made.keys['secret']}")
    t = translator(who.language)
    text = t("confirm-mail-text", name=who.name, address=link)
    try:
        await hall(request).mail.send(address, t("confirm-mail-title"), text)
    except Refused as refused:
        await hall(request).write(_book(request).remove_receiver, who.id, made.id)
        return await _refused(request, who, refused, "mail")
    return remember(to(f"{PAGE}#where"), who, request)


async def _by_link(request: Request, id: str, secret: str) -> Receiver:
    """The receiver that a link in a mail names."""
    found = await hall(request).read(_book(request).receiver, id)
    if found is None or not secrets.compare_digest(
        str(found.keys["secret"]).encode(), secret.encode()
    ):
        raise Refused(404, "refuse-link-old")
    return found


@router.get(f"{PAGE}/{{what}}/{{id}}/{{secret}}")
async def link(request: Request, what: str, id: str, secret: str) -> Response:
    """Where a link of a mail leads: a button, because programs follow links too."""
    if what not in ("confirm", "out", "digest", "mute"):
        raise Refused(404, "refuse-link-old")
    who, found = await visitor(request), await _by_link(request, id, secret)
    return html(request, who, "notice_link.html", what=what, receiver=found, is_done=False)


@router.post(f"{PAGE}/confirm/{{id}}/{{secret}}")
async def confirm(request: Request, id: str, secret: str) -> Response:
    """An address is its owner's."""
    who, found = await visitor(request), await _by_link(request, id, secret)
    await hall(request).write(_book(request).change_receiver, id, confirmed=_now(request))
    return html(request, who, "notice_link.html", what="confirm", receiver=found, is_done=True)


@router.post(f"{PAGE}/out/{{id}}/{{secret}}")
async def out(request: Request, id: str, secret: str) -> Response:
    """No more mails: one press, also by the mail program itself."""
    who, found = await visitor(request), await _by_link(request, id, secret)
    await hall(request).write(_book(request).remove_receiver, found.person, id)
    return html(request, who, "notice_link.html", what="out", receiver=found, is_done=True)


@router.post(f"{PAGE}/digest/{{id}}/{{secret}}")
async def digest(request: Request, id: str, secret: str) -> Response:
    """One mail a day, in the morning."""
    who, found = await visitor(request), await _by_link(request, id, secret)
    change, write = _book(request).change_wishes, hall(request).write
    await write(change, found.person, lambda old: replace(old, is_digest=True))
    return html(request, who, "notice_link.html", what="digest", receiver=found, is_done=True)


@router.post(f"{PAGE}/mute/{{id}}/{{secret}}")
async def mute(request: Request, id: str, secret: str, table: str = "") -> Response:
    """Nothing more of one table."""
    who, found = await visitor(request), await _by_link(request, id, secret)
    if not (await hall(request).table(table)).seats_of(found.person):
        raise Refused(403, "refuse-not-seated")
    change, write = _book(request).change_wishes, hall(request).write
    await write(change, found.person, lambda old: old.with_table(table, "mute"))
    return html(request, who, "notice_link.html", what="mute", receiver=found, is_done=True)


@router.post(f"{PAGE}/remove")
async def remove(request: Request) -> Response:
    fields, who = await form(request), await known_visitor(request)
    await hall(request).write(_book(request).remove_receiver, who.id, fields.get("id", ""))
    return to(f"{PAGE}#where")


@router.post(f"{PAGE}/on")
async def turn_on(request: Request) -> Response:
    """Try a receiver again that was turned off because it failed."""
    fields, who = await form(request), await known_visitor(request)
    found = await hall(request).read(_book(request).receiver, fields.get("id", ""))
    if found is None or found.person != who.id:
        raise Refused(404, "refuse-link-old")
    await hall(request).write(_book(request).change_receiver, found.id, off=0.0, why="")
    return to(f"{PAGE}#where")


@router.post(f"{PAGE}/test")
async def test(request: Request) -> Response:
    """A notice to everywhere, to see what arrives."""
    who = await known_visitor(request)
    seconds = letters_sent.wait(f"test {who.id}")
    if seconds:
        raise Refused(429, "refuse-too-fast", seconds=int(seconds) + 1)
    now = _now(request)
    await hall(request).write(_book(request).tell, secrets.token_hex(6), who.id, "test", now)
    return to(f"{PAGE}#log")


# --- what pages tell of themselves


@router.post("/me/look")
async def look(request: Request) -> Response:
    """A page of a table is looked at, or is not any more."""
    fields, who = await form(request), await known_visitor(request)
    table, page = fields.get("table", "")[:40], fields.get("page", "")[:LONGEST_PAGE]
    if not page.isprintable() or not table.isprintable():
        raise Refused(422, "refuse-input", text="A page has a name of letters and digits.")
    book, write = _book(request), hall(request).write
    if fields.get("is_looking") == "true":
        await write(book.look, who.id, table, page, _now(request))
    else:
        await write(book.look_away, who.id, table, page)
    return Response(status_code=204)


@router.get("/me/stream")
async def my_stream(request: Request) -> Response:
    """How many tables wait, the bell, and a search, whenever that changes."""
    who = await visitor(request)
    if not who.id:
        return Response(status_code=204)
    messages = request.app.state.personal.messages(who.id, who.language)
    return stream(request, who.id, messages)
