"""The review page of a match that is over, its stream, its export."""

import json
import re
from collections.abc import AsyncGenerator
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from cheeseboard.events import Seat
from cheeseboard.review.files import to_json
from cheeseboard.server.finished import ALL, Finished, finished_match, looking_as
from cheeseboard.server.live import BEAT, COME_BACK, Beats, changes, message, story, stream
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, is_script
from cheeseboard.server.review.branch_view import branch_views, open_branch
from cheeseboard.server.review.reviews import Seen
from cheeseboard.server.review.sight import Asked, Sight
from cheeseboard.server.tables import Table
from cheeseboard.server.visitor import visitor
from cheeseboard.web import art
from cheeseboard.web.boards import board
from cheeseboard.web.pictures import POLICY, picture
from cheeseboard.web.render import HOME, board_css, render

router = APIRouter(include_in_schema=False)

PANES: Final = ("step", "match", "notes")
PARTS: Final = {
    "stage": "parts/stage.html",
    "rv-lens": "review/lens.html",
    "rv-over": "review/over_stage.html",
    "rv-step": "review/step.html",
}
"""What changes from step to step; each is an element with that id."""
ONLY: Final = {"step": ("rv-step", "rv-lens"), "stage": ("stage",)}
"""What a script may ask for alone, and its parts."""
FRACTION: Final = re.compile(r"[01](\.\d{1,4})?")


def home_of(table: Table, number: int) -> str:
    return f"/tables/{table.id}/matches/{number}"


async def look(request: Request, id: str, number: int) -> tuple[Sight, Table, list[Any]]:
    """What somebody asks to see of a match that is over; nothing of a running one gets out."""
    who = await visitor(request)
    table = await hall(request).table(id)
    found = await finished_match(request, table, number)
    seen = await hall(request).reviews.of(found.stored)
    mine = await hall(request).reviews.seats_of(found.stored, who.id)
    notes = await hall(request).read(hall(request).store.notebook.notes, found.stored.id)
    return Sight(found, seen, _asked(request, found, seen, mine), who, mine), table, list(notes)


def _asked(request: Request, found: Finished, seen: Seen | None, mine: list[Seat]) -> Asked:
    query, steps = request.query_params, found.projector.steps
    usual = str(mine[0]) if mine else "public"
    looking = looking_as(query.get("from", usual), found.projector.record.seats)
    pane = query.get("pane", "step")
    return Asked(
        min(steps, _number(query.get("step", "")) or 0),
        looking,
        pane if pane in PANES else "step",
        _number(query.get("show", "")) or 0,
        _number(query.get("world", "")),
    )


def _number(text: str) -> int | None:
    """A whole number of an address; what makes no sense is as if it were not there."""
    return int(text) if text.isdecimal() and len(text) < 7 else None


def _part(text: str) -> tuple[float, ...]:
    """A part of a picture, as x, y, width and height; what makes no sense is all of it."""
    found = tuple(float(one) for one in text.split(",") if FRACTION.fullmatch(one))
    return found if len(found) == 4 and min(found[2:]) > 0 else ()


@router.get("/tables/{id}/matches/{number}/review")
async def review(request: Request, id: str, number: int) -> Response:
    """A match that is over, looked back at: a page, or for the script what a step changes."""
    sight, table, notes = await look(request, id, number)
    home, language = home_of(table, number), sight.who.language
    sight.branches = await branch_views(hall(request), sight)
    sight.left = request.query_params.get("left", "")
    line = request.query_params.get("line", "")
    if line:
        sight.branch = await open_branch(hall(request), sight, line)
    if not is_script(request):
        return html(
            request,
            sight.who,
            "review/page.html",
            table_game=table.game,
            css=board_css(table.game),
            more_art=art.file_ids(HOME / "review.svg"),
            **sight.page(notes, home),
        )
    shown = sight.at_step(notes, home)
    names = ONLY.get(request.query_params.get("only", ""), tuple(PARTS))
    drawn = {name: str(render(PARTS[name], language, **shown)) for name in names}
    return JSONResponse(
        {"html": changes(drawn, {}), "news": _news(sight, shown), "step": shown["step"]}
        | {"now": [lane.now for lane in shown["chart"].lanes], "acting": shown["view"].seat}
        | {"text": shown["value_text"], "round": shown["round"]}
    )


def _news(sight: Sight, shown: dict[str, Any]) -> list[dict[str, Any]]:
    """How a step came about, for the director."""
    step, looking = sight.asked.step, sight.asked.looking
    if not step or shown["world"] is not None or shown["shown"]:
        return []
    events = looking.known(sight.projector.happened(step))
    before = looking.knowledge(sight.projector.at(step - 1))
    page = shown["page"]
    tale = story(page.table.game, events, page.say, looking.seat, before, page.view)
    return tale.news


@router.get("/tables/{id}/matches/{number}/review/lines")
async def lines(request: Request, id: str, number: int) -> Response:
    """The sentence of each step as the chosen eyes read it; for the plate over the lanes."""
    sight, _, _ = await look(request, id, number)
    return JSONResponse({"lines": sight.sentences()})


@router.get("/tables/{id}/matches/{number}/review/stream")
async def watch(request: Request, id: str, number: int) -> Response:
    """What is found out, as it comes: a few chances, marks and figures at a time."""
    sight, table, _ = await look(request, id, number)
    return stream(request, sight.who.id, _messages(request, sight, home_of(table, number)))


async def _messages(request: Request, sight: Sight, home: str) -> AsyncGenerator[str, None]:
    yield ": here\n\n"
    reviews, stored = hall(request).reviews, sight.found.stored
    beats, sent, count = Beats(), set[str](), 0
    while True:
        changed = reviews.changed(stored.id)
        sight.see(await reviews.of(stored))
        fresh = sight.arrived(sent)
        if fresh is not None:
            count += 1
            yield message(count, "found", fresh)
        while not await beats.changed_before(changed):
            yield BEAT
        if hall(request).is_closing:
            yield COME_BACK
            return


@router.get("/tables/{id}/matches/{number}/review.jsonl")
async def export(request: Request, id: str, number: int) -> Response:
    """The record, then what was found out about it: JSON Lines."""
    sight, table, _ = await look(request, id, number)
    written = list(sight.found.stored.record.lines())
    if sight.analysis is not None:
        written += [
            json.dumps(line, ensure_ascii=False, separators=(",", ":"))
            for line in to_json(sight.analysis)
        ]
    name = f"{table.game}-{table.id}-{number}-review.jsonl"
    return PlainTextResponse(
        "".join(line + "\n" for line in written),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/tables/{id}/matches/{number}/review/moment.svg")
async def moment(request: Request, id: str, number: int) -> Response:
    """The board at a step as a picture, as everybody saw it then; or a part of it."""
    sight, table, _ = await look(request, id, number)
    page = sight.plain_board(sight.asked.step)
    part = _part(request.query_params.get("part", ""))
    text = picture(table.game, page.scene, page.say, sight.who.language, part, ())
    is_drawn = not board(table.game).is_generic
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "private, max-age=3600"}
    return Response(text, 200 if is_drawn else 404, headers, "image/svg+xml")


@router.get("/tables/{id}/matches/{number}/review/summary.svg")
async def summary(request: Request, id: str, number: int) -> Response:
    """The bill of chances and the ridges as a picture, to be shown elsewhere."""
    sight, _, _ = await look(request, id, number)
    text = str(render("review/summary.svg", sight.who.language, **sight.summary()))
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "private, no-cache"}
    return Response(text, headers=headers, media_type="image/svg+xml")


__all__ = ["ALL", "router"]
