"""Follow, mute, block, invite, report: what people do to each other by a button."""

from typing import Final

from fastapi import APIRouter, Request, Response

from cheeseboard.server.company.members import Member, known_person
from cheeseboard.server.company.reporting import KINDS as REPORT_KINDS
from cheeseboard.server.company.reporting import LINES, LONGEST_REASON
from cheeseboard.server.company.ties import KINDS
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import visitor

router = APIRouter(include_in_schema=False)

UNDOING: Final = {f"un{kind}": kind for kind in KINDS}


@router.get("/me/company")
async def my_company(request: Request) -> Response:
    """Whom somebody follows, mutes and blocks, and whether others see them."""
    who = await visitor(request)
    company = hall(request).company
    ties = await company.ties(who.id)
    return html(
        request,
        who,
        "company/mine.html",
        circle=await company.circle(who.id),
        muted=await company.people(sorted(ties.mutes)),
        blocked=await company.people(sorted(ties.blocks)),
    )


@router.get("/people/{id}/manners")
async def manners(request: Request, id: str, table: str = "") -> Response:
    """All that one can do about somebody, as a page of its own."""
    who = await visitor(request)
    person = await known_person(request, id)
    return html(
        request,
        who,
        "company/manners.html",
        toward=await hall(request).company.toward(who, person),
        table=table[:40],
        kinds=REPORT_KINDS,
        longest=LONGEST_REASON,
        lines=LINES,
    )


@router.post("/people/{id}/invite")
async def invite(member: Member, id: str) -> Response:
    """Ask somebody to a table that waits."""
    person = await member.somebody(id)
    table = await member.hall.table(member.fields.get("table", ""))
    await member.hall.company.inviting.invite(table, member.who.id, person)
    return member.back()


@router.post("/people/{id}/report")
async def report(member: Member, id: str) -> Response:
    """Tell the operator about somebody."""
    person = await member.somebody(id)
    fields = member.fields
    await member.hall.company.reporting.report(
        member.who.id,
        person.id,
        fields.get("kind", ""),
        fields.get("reason", ""),
        fields.get("table", ""),
    )
    return to(f"/people/{person.id}/reported")


@router.get("/people/{id}/reported")
async def reported(request: Request, id: str) -> Response:
    """What becomes of a report."""
    who = await visitor(request)
    person = await known_person(request, id)
    toward = await hall(request).company.toward(who, person)
    return html(request, who, "company/reported.html", toward=toward)


@router.post("/people/{id}/{tie}")
async def change_tie(member: Member, id: str, tie: str) -> Response:
    """Follow, mute or block somebody, or no longer."""
    person = await member.somebody(id)
    company = member.hall.company
    if tie in UNDOING:
        await company.untie(member.who.id, person, UNDOING[tie])
    elif tie in KINDS:
        await company.tie(member.who.id, person, tie)
    else:
        raise Refused(404, "refuse-nobody")
    return member.back()


@router.post("/invitations/{id}/accept")
async def accept(member: Member, id: str) -> Response:
    """Sit down where somebody has asked one to."""
    member.request.state.back = f"/tables/{id}"
    table = await member.hall.table(id)
    await member.hall.company.inviting.accept(table, member.who.id, member.who.name)
    return to(f"/tables/{table.id}")


@router.post("/invitations/{id}/decline")
async def decline(member: Member, id: str) -> Response:
    await member.hall.company.inviting.decline(id, member.who.id)
    return member.back()


@router.post("/me/presence")
async def show_presence(member: Member) -> Response:
    """Let others see when one is here, or not."""
    is_hidden = member.fields.get("is_hidden") == "true"
    await member.hall.company.presence.hide(member.who.id, is_hidden)
    return member.back()
