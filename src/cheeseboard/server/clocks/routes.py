"""What people do about time at a table, for pages and programs."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from cheeseboard.server.api import AtTable as ProgramAt
from cheeseboard.server.api import Program, SeatNumber, Strict, table_json
from cheeseboard.server.requests import AtTable, hall
from cheeseboard.server.responses import to
from cheeseboard.server.tables import Refused

router = APIRouter(include_in_schema=False)
programs = APIRouter(prefix="/api", tags=["time"])

KINDS = ("pause", "tempo")


def _check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise Refused(422, "refuse-input", text="kind must be pause or tempo.")
    return kind


# --- pages


@router.post("/tables/{id}/ask")
async def ask(at: AtTable) -> Response:
    """Somebody asks everybody for a pause or another pace."""
    kind = _check_kind(at.fields.get("kind", ""))
    await at.hall.asking.ask(at.table, at.who.id, kind, at.fields.get("tempo", ""))
    return at.back()


@router.post("/tables/{id}/answer")
async def answer(at: AtTable) -> Response:
    """Somebody agrees, or does not."""
    await at.hall.asking.answer(at.table, at.who.id, at.fields.get("yes") == "true")
    return at.back()


@router.post("/tables/{id}/give-time")
async def give_time(at: AtTable) -> Response:
    """Somebody gives another a minute."""
    await at.hall.asking.give_time(at.table, at.who.id, at.seat)
    return at.back()


@router.post("/tables/{id}/come-back")
async def come_back(at: AtTable) -> Response:
    """Somebody is back at a match that was put off."""
    await at.hall.asking.come_back(at.table, at.who.id)
    return at.back()


@router.post("/tables/{id}/nudge")
async def nudge(at: AtTable) -> Response:
    """Somebody reminds another."""
    await at.hall.asking.nudge(at.table, at.who.id, at.seat)
    return at.back()


@router.post("/tables/{id}/wake")
async def wake(at: AtTable) -> Response:
    """Somebody reminds all who are waited for at a table that is asleep."""
    await at.hall.sleeping.wake(at.table, at.who.id)
    return to("/")


@router.post("/tables/{id}/let-bots-play")
async def let_bots_play(at: AtTable) -> Response:
    """Bots decide at a table that is asleep, until the people are back."""
    await at.hall.sleeping.let_bots_play(at.table, at.who.id)
    return to(f"/tables/{at.table.id}")


@router.post("/tables/{id}/line")
async def line(at: AtTable) -> Response:
    """A page answers a sign of life at once: so its line is measured."""
    text = at.fields.get("at", "")
    if not text.isdecimal() or len(text) > 15:
        raise Refused(422, "refuse-input", text="at must be the time of a sign of life.")
    await at.hall.lines.heard(at.table, at.who.id, at.arrived - int(text) / 1000)
    return Response(status_code=204)


# --- programs


class Wanted(Strict):
    """What to ask the others for."""

    kind: str = Field(max_length=10, description="pause or tempo")
    tempo: str = Field("", max_length=40, description="The pace, like live:600+20.")


class Said(Strict):
    """An answer."""

    yes: Annotated[bool, Field(description="Whether you agree.")]


@programs.post("/tables/{id}/ask", summary="Ask all to put the match off, or for another pace")
async def ask_all(request: Request, who: Program, table: ProgramAt, body: Wanted) -> dict[str, Any]:
    await hall(request).asking.ask(table, who.id, _check_kind(body.kind), body.tempo)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/answer", summary="Agree to what somebody asks for, or not")
async def answer_all(
    request: Request, who: Program, table: ProgramAt, body: Said
) -> dict[str, Any]:
    await hall(request).asking.answer(table, who.id, body.yes)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/come-back", summary="Say that you are back after a pause")
async def back_again(request: Request, who: Program, table: ProgramAt) -> dict[str, Any]:
    await hall(request).asking.come_back(table, who.id)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/wake", summary="Remind all others who are waited for")
async def wake_all(request: Request, who: Program, table: ProgramAt) -> dict[str, Any]:
    await hall(request).sleeping.wake(table, who.id)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/let-bots-play", summary="Let bots play on at a table that is asleep")
async def bots_play(request: Request, who: Program, table: ProgramAt) -> dict[str, Any]:
    await hall(request).sleeping.let_bots_play(table, who.id)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/seats/{seat}/give-time", summary="Give another some time")
async def give(
    request: Request, who: Program, table: ProgramAt, seat: SeatNumber
) -> dict[str, Any]:
    await hall(request).asking.give_time(table, who.id, seat)
    return table_json(table, hall(request).clock.now())


@programs.post("/tables/{id}/seats/{seat}/nudge", summary="Remind somebody")
async def remind(
    request: Request, who: Program, table: ProgramAt, seat: SeatNumber
) -> dict[str, Any]:
    await hall(request).asking.nudge(table, who.id, seat)
    return table_json(table, hall(request).clock.now())
