"""What people do on a review page: ask for the analysis, look at a step, write notes."""

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.server.finished import ALL, finished_match, stored_match
from cheeseboard.server.requests import check_new_table, hall
from cheeseboard.server.responses import is_script, to
from cheeseboard.server.review.pages import home_of
from cheeseboard.server.store import StoredMatch
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember, whole

router = APIRouter(include_in_schema=False)

LONGEST_NOTE: Final = 300
MOST_NOTES: Final = 100
"""Notes of one person at a match."""


class Deed:
    """Somebody changes something about a match that is over."""

    def __init__(
        self,
        request: Request,
        table: Table,
        stored: StoredMatch,
        who: Visitor,
        fields: dict[str, str],
    ) -> None:
        self.request = request
        self.table = table
        self.stored = stored
        self.who = who
        self.fields = fields

    @property
    def step(self) -> int:
        """The step that the form names."""
        step = whole(self.fields, "step")
        if step > len(self.stored.lines):
            raise Refused(422, "refuse-review-step", count=len(self.stored.lines))
        return step

    def back(self, **more: str) -> Response:
        """To the page where it was done; a script only hears that it is done."""
        if is_script(self.request):
            return remember(JSONResponse({"html": ""}), self.who, self.request)
        query = f"step={self.step}"
        looking = self.fields.get("from", "")
        if looking.isdecimal() or looking in ("all", "public"):
            query += f"&from={looking}"
        query += "".join(f"&{name}={value}" for name, value in more.items())
        address = f"{home_of(self.table, self.stored.number)}/review?{query}"
        return remember(to(address), self.who, self.request)


async def deed(request: Request, id: str, number: int) -> Deed:
    request.state.back = f"/tables/{id}/matches/{number}/review"
    fields = await form(request)
    table = await hall(request).table(id)
    stored = await stored_match(request, table, number)
    request.state.back = f"/tables/{id}/matches/{number}/review"
    return Deed(request, table, stored, await known_visitor(request), fields)


@router.post("/tables/{id}/matches/{number}/review/begin")
async def begin(request: Request, id: str, number: int) -> Response:
    """Let the match be analysed, or go on with that."""
    at = await deed(request, id, number)
    await hall(request).reviews.begin(at.table, at.stored, at.who.id, at.step)
    return at.back()


@router.post("/tables/{id}/matches/{number}/review/look")
async def look_at(request: Request, id: str, number: int) -> Response:
    """Somebody looks at a step that is not done: it comes first."""
    at = await deed(request, id, number)
    await hall(request).reviews.look(at.stored, at.step)
    return at.back()


@router.post("/tables/{id}/matches/{number}/review/notes")
async def add_note(request: Request, id: str, number: int) -> Response:
    """Write a note at a step; only who sat at the table may."""
    at = await deed(request, id, number)
    mine = await hall(request).reviews.seats_of(at.stored, at.who.id)
    if not mine:
        raise Refused(403, "refuse-review-note-seat")
    text = " ".join(at.fields.get("text", "").split())
    if not text or len(text) > LONGEST_NOTE or not text.isprintable():
        raise Refused(422, "refuse-review-note-length", most=LONGEST_NOTE)
    notebook = hall(request).store.notebook
    if await hall(request).read(notebook.count_notes, at.stored.id, at.who.id) >= MOST_NOTES:
        raise Refused(409, "refuse-review-note-many", most=MOST_NOTES)
    seat = mine[0] if len(mine) == 1 else None
    name = at.stored.names[mine[0]] if seat is not None else at.who.name
    row = (at.stored.id, at.step, seat, at.who.id, name, text)
    await hall(request).write(notebook.add_note, *row)
    return at.back(pane="notes")


@router.post("/tables/{id}/matches/{number}/review/notes/remove")
async def remove_note(request: Request, id: str, number: int) -> Response:
    """Take an own note away."""
    at = await deed(request, id, number)
    note = whole(at.fields, "id")
    remove = hall(request).store.notebook.remove_note
    if not await hall(request).write(remove, note, at.stored.id, at.who.id):
        raise Refused(404, "refuse-review-no-note")
    return at.back(pane="notes")


# --- playing on


@router.post("/tables/{id}/matches/{number}/review/branch")
async def branch(request: Request, id: str, number: int) -> Response:
    """Play on from a step, in a seat; against bots, or with friends who come to the table."""
    at = await deed(request, id, number)
    check_new_table(request)
    found = await finished_match(request, at.table, number)
    knows_all = at.fields.get("from") == ALL
    with_friends = at.fields.get("with") == "friends"
    table = await hall(request).branching.open(
        at.table,
        at.stored,
        found.projector,
        at.who.id,
        at.who.name,
        at.step,
        whole(at.fields, "seat"),
        knows_all=knows_all,
        with_friends=with_friends,
    )
    if with_friends or at.fields.get("at") == "table":
        return remember(to(f"/tables/{table.id}"), at.who, request)
    return remember(to(f"{home_of(at.table, number)}/review?line={table.id}"), at.who, request)


@router.post("/tables/{id}/matches/{number}/review/keep")
async def keep(request: Request, id: str, number: int) -> Response:
    """Keep a line with the match, or let it go."""
    at = await deed(request, id, number)
    line = at.fields.get("line", "")[:40]
    is_kept = at.fields.get("is_kept") == "true"
    await hall(request).branching.keep(line, at.who.id, is_kept=is_kept)
    if "from" in at.fields:
        return at.back(pane="match")
    return to(f"{home_of(at.table, number)}/review?line={line}")
