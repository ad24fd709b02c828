"""What a person may ask of bots: advice and haste."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.server.advice_page import advice_lines
from cheeseboard.server.live import partial
from cheeseboard.server.play import moved
from cheeseboard.server.requests import AskedSeat, AtTable, hall
from cheeseboard.server.responses import html, is_script
from cheeseboard.server.visitor import visitor
from cheeseboard.web.render import render

router = APIRouter(include_in_schema=False)


@router.get("/tables/{id}/hint")
async def hint(request: Request, id: str, seat: AskedSeat = None) -> Response:
    """Good moves for somebody who plays against bots, and why."""
    request.state.back = f"/tables/{id}"
    who = await visitor(request)
    table = await hall(request).table(id)
    request.state.game = table.game
    asked = -1 if seat is None else seat
    found = await hall(request).thinking.hint(table, who.id, asked)
    advice = advice_lines(table, asked, found, who.language)
    if not is_script(request):
        return html(request, who, "hint.html", table=table, advice=advice)
    drawn = render("parts/hint.html", who.language, advice=advice)
    return JSONResponse({"html": partial("hint", drawn)})


@router.post("/tables/{id}/move-now")
async def move_now(at: AtTable) -> Response:
    """A thinking bot plays the best it has found."""
    await at.hall.thinking.move_now(at.table, at.who.id)
    return await moved(at)
