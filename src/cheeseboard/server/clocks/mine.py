"""One's own nights and holidays, as a page and for programs."""

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from cheeseboard.server.api import Program, Strict
from cheeseboard.server.clocks.resting import (
    MOST_A_YEAR,
    MOST_AT_ONCE,
    shown_holidays,
    shown_minute,
)
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.visitor import form, known_visitor, remember, visitor, whole
from cheeseboard.web.moments import day_of

router = APIRouter(include_in_schema=False)
programs = APIRouter(prefix="/api", tags=["time"])

ADDRESS = "/me/time"


@router.get(ADDRESS)
async def my_time(request: Request) -> Response:
    who = await visitor(request)
    mine = await hall(request).resting.of(who.id)
    return html(
        request,
        who,
        "my_time.html",
        zone=mine.zone,
        night=[shown_minute(minute) for minute in mine.night],
        holidays=[
            (one, day_of(first, who.language), day_of(last, who.language))
            for one, first, last in shown_holidays(mine.holidays, mine.zone)
        ],
        left=mine.left,
        today=mine.today,
        at_once=MOST_AT_ONCE,
        a_year=MOST_A_YEAR,
    )


@router.post(f"{ADDRESS}/night")
async def set_night(request: Request) -> Response:
    request.state.back = ADDRESS
    fields = await form(request)
    who = await known_visitor(request)
    await hall(request).resting.set_night(who.id, fields.get("from", ""), fields.get("to", ""))
    return remember(to(ADDRESS), who, request)


@router.post(f"{ADDRESS}/holidays")
async def go_on_holiday(request: Request) -> Response:
    request.state.back = ADDRESS
    fields = await form(request)
    who = await known_visitor(request)
    first, last = fields.get("first", ""), fields.get("last", "")
    await hall(request).resting.go_on_holiday(who.id, first, last)
    return remember(to(ADDRESS), who, request)


@router.post(f"{ADDRESS}/holidays/end")
async def come_home(request: Request) -> Response:
    request.state.back = ADDRESS
    fields = await form(request)
    who = await known_visitor(request)
    await hall(request).resting.come_home(who.id, whole(fields, "id"))
    return to(ADDRESS)


class Night(Strict):
    """When you sleep, in your own zone."""

    first: str = Field(max_length=5, examples=["23:00"])
    last: str = Field(max_length=5, examples=["07:00"])


class Days(Strict):
    """The first and the last day of a holiday."""

    first: str = Field(max_length=10, examples=["2026-11-20"])
    last: str = Field(max_length=10, examples=["2026-11-24"])


async def _shown(request: Request, person: str) -> dict[str, Any]:
    mine = await hall(request).resting.of(person)
    return {
        "zone": mine.zone,
        "night": [shown_minute(minute) for minute in mine.night],
        "holidays": [
            {"id": one.id, "first": first.isoformat(), "last": last.isoformat()}
            for one, first, last in shown_holidays(mine.holidays, mine.zone)
        ],
        "left": mine.left,
    }


@programs.get("/me/time", summary="Your nights and holidays")
async def show_time(request: Request, who: Program) -> dict[str, Any]:
    return await _shown(request, who.id)


@programs.post("/me/time/night", summary="Say when you sleep")
async def night(request: Request, who: Program, body: Night) -> dict[str, Any]:
    await hall(request).resting.set_night(who.id, body.first, body.last)
    return await _shown(request, who.id)


@programs.post("/me/time/holidays", summary="Go on holiday")
async def holiday(request: Request, who: Program, body: Days) -> dict[str, Any]:
    await hall(request).resting.go_on_holiday(who.id, body.first, body.last)
    return await _shown(request, who.id)


@programs.post("/me/time/holidays/{id}/end", summary="End a holiday, or call it off")
async def home_again(request: Request, who: Program, id: int) -> dict[str, Any]:
    await hall(request).resting.come_home(who.id, id)
    return await _shown(request, who.id)
