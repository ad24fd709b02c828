"""One's own page: name, badge, language and zone, keys, devices, programs, mail."""

from typing import Final
from zoneinfo import available_timezones

from fastapi import APIRouter, Request, Response
from sqlalchemy import update

from cheeseboard.server.bell import Ring
from cheeseboard.server.people.device_page import at_browser
from cheeseboard.server.people.key_page import accounts
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, is_script, to
from cheeseboard.server.schema import people
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, form, remember, visitor
from cheeseboard.web.moments import is_zone

router = APIRouter(include_in_schema=False)

FURS: Final = ("ash", "hazel", "slate", "cream", "cinnamon", "soot")
"""Furs of badges: never a colour of a seat."""

HATS: Final = (
    *("toque", "cap", "beret", "crown", "bobble", "top", "lamp", "knight", "straw", "night"),
    *("wreath", "sieve", "wedge"),
)


@router.get("/me")
async def me(request: Request) -> Response:
    """Who somebody is here, and how they come back."""
    who = await visitor(request)
    rooms = accounts(request)
    keys = await rooms.passkeys.all_of(who.id) if who.id else []
    return html(
        request,
        who,
        "people/me.html",
        furs=FURS,
        hats=("", *HATS),
        zones=sorted(
            {*filter(_is_usual, available_timezones()), *([who.zone] if who.zone else [])}
        ),
        keys=keys,
        words_made=await rooms.recovery.made(who.id) if who.id else None,
    )


def _is_usual(zone: str) -> bool:
    """Whether a zone is named for a place, not for its hours."""
    return "/" in zone and not zone.startswith(("Etc/", "posix/", "right/", "SystemV/", "US/"))


@router.get("/me/devices")
async def devices(request: Request) -> Response:
    """Where somebody is signed in, which programs act for them, where letters go."""
    who = await visitor(request)
    return html(
        request,
        who,
        "people/devices.html",
        sessions=await hall(request).sessions.all_of(who.id) if who.id else [],
        tokens=await hall(request).tokens.all_of(who.id) if who.id else [],
        has_mail=hall(request).mail.is_set_up,
        address=await accounts(request).letters.address(who.id) if who.id else None,
        tables=await _tables(request, who),
    )


async def _tables(request: Request, who: Visitor) -> list[tuple[str, str]]:
    """Tables of somebody's that a program could be bound to: ids and titles."""
    mine = await hall(request).listing.tables_of(who.id) if who.id else []
    return [(one.id, one.title(who.language)) for one in mine[:20] if one.stage != "over"]


@router.post("/me/wardrobe")
async def dress(request: Request) -> Response:
    """Choose fur and hat; an empty hat is none."""
    fields = await form(request)
    who = await at_browser(request)
    fur, hat = fields.get("fur", ""), fields.get("hat", "")
    if fur not in ("", *FURS) or hat not in ("", *HATS):
        raise Refused(422, "refuse-look")
    await _change(request, who, {"fur": fur, "hat": hat})
    return remember(to("/me"), who, request)


@router.post("/me/zone")
async def choose_zone(request: Request) -> Response:
    """Where somebody's clock is: as they choose, or as the browser says if they never have."""
    fields = await form(request)
    who = await at_browser(request)
    zone = fields.get("zone", "")
    if not is_zone(zone):
        raise Refused(422, "refuse-zone", text=zone[:60])
    if not (fields.get("is_told") and who.zone):
        await _change(request, who, {"zone": zone})
    return remember(Response(status_code=204) if is_script(request) else to("/me"), who, request)


async def _change(request: Request, who: Visitor, values: dict[str, str]) -> None:
    await hall(request).write(_write, hall(request).store, who.id, values)
    hall(request).forget_person(who.id)


def _write(store: Store, person: str, values: dict[str, str]) -> None:
    with store.changing() as (connection, rings):
        connection.execute(update(people).where(people.c.id == person).values(**values))
        rings.append(Ring("person", person))
