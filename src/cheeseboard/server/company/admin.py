"""The operator's page: reports, tables, people, the books. For everybody else it is not there."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request, Response
from starlette.exceptions import HTTPException

from cheeseboard.server.company.members import Member, known_person
from cheeseboard.server.company.office import LONGEST_WHY, MOST_DAYS, Office
from cheeseboard.server.company.reporting import Report
from cheeseboard.server.hall import Hall
from cheeseboard.server.listing import title_of
from cheeseboard.server.people.person import Person
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.visitor import Visitor, visitor, whole
from cheeseboard.web.render import translator

router = APIRouter(include_in_schema=False)


async def _door(request: Request) -> Visitor:
    """An operator; others read that there is no such page."""
    who = await visitor(request)
    if not who.is_operator:
        raise HTTPException(404)
    return who


Operator = Annotated[Visitor, Depends(_door)]


@dataclass(frozen=True, slots=True)
class Order:
    """What an operator wants to be done."""

    hall: Hall
    by: str
    fields: dict[str, str]

    @property
    def office(self) -> Office:
        return self.hall.company.office

    @property
    def why(self) -> str:
        return self.fields.get("why", "")

    @property
    def report(self) -> int:
        """The report that gave rise to it; 0 for none."""
        return whole(self.fields, "report") if self.fields.get("report") else 0

    def done(self, part: str) -> Response:
        """Back to a part of the operator's page."""
        find = self.fields.get("find", "")
        query = f"?{urlencode({'find': find})}" if find else ""
        return to(f"/admin{query}#{part}")


async def _order(_: Operator, member: Member) -> Order:
    member.request.state.back = "/admin"
    return Order(member.hall, member.who.id, member.fields)


Ordered = Annotated[Order, Depends(_order)]


@router.get("/admin")
async def admin(request: Request, who: Operator, find: str = "") -> Response:
    office = hall(request).company.office
    reports = await office.reports()
    return html(
        request,
        who,
        "company/admin.html",
        reports=reports,
        waiting=sum(report.settled is None for report in reports),
        tables=await office.tables(),
        find=find[:60],
        found=await office.find(find),
        log=await office.log(),
        people_of=await _people_of(request, reports),
        title_of=title_of,
        now=time.time(),
        longest_why=LONGEST_WHY,
        most_days=MOST_DAYS,
        fresh_name=_fresh_name(who.language),
    )


async def _people_of(request: Request, reports: Sequence[Report]) -> dict[str, Person]:
    """Those whom reports are about, by their ids."""
    ids = {report.about for report in reports if report.about}
    return {person.id: person for person in await hall(request).company.people(sorted(ids))}


def _fresh_name(language: str) -> str:
    """A name for somebody whose own was taken away."""
    return translator(language)("guest")


async def _person(request: Request, id: str) -> Person:
    return await known_person(request, id)


@router.post("/admin/people/{id}/suspend")
async def suspend(order: Ordered, person: Annotated[Any, Depends(_person)]) -> Response:
    days = whole(order.fields, "days")
    await order.office.suspend(order.by, person, days, order.why, order.report)
    return order.done("people")


@router.post("/admin/people/{id}/lift")
async def lift(order: Ordered, person: Annotated[Any, Depends(_person)]) -> Response:
    await order.office.lift(order.by, person, order.why)
    return order.done("people")


@router.post("/admin/people/{id}/rename")
async def rename(order: Ordered, person: Annotated[Any, Depends(_person)]) -> Response:
    name = order.fields.get("name", "")
    await order.office.rename(order.by, person, name, order.why, order.report)
    return order.done("people")


@router.post("/admin/tables/{id}/close")
async def close_table(order: Ordered, id: str) -> Response:
    await order.office.close_table(order.by, await order.hall.table(id), order.why)
    return order.done("tables")


@router.post("/admin/lines/{line}/remove")
async def remove_text(order: Ordered, line: int) -> Response:
    await order.office.remove_text(order.by, line, order.why, order.report)
    return order.done("reports")


@router.post("/admin/reports/{id}/settle")
async def settle(order: Ordered, id: int) -> Response:
    await order.office.settle(order.by, id, order.why)
    return order.done("reports")
