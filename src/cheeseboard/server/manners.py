"""How people part: a bot for a while, resigning, ending together, and what the host may do."""

from fastapi import APIRouter, Request, Response

from cheeseboard.server.play import moved
from cheeseboard.server.requests import at_table, hall
from cheeseboard.server.responses import to
from cheeseboard.server.visitor import whole

router = APIRouter(include_in_schema=False)


@router.post("/tables/{id}/hand-over")
async def hand_over(request: Request, id: str) -> Response:
    """A bot plays on for somebody."""
    table, who, fields = await at_table(request, id)
    await hall(request).leaving.hand_over(table, who.id, whole(fields, "seat"))
    return to(f"/tables/{id}")


@router.post("/tables/{id}/take-back")
async def take_back(request: Request, id: str) -> Response:
    """Somebody sits down again where a bot has played on."""
    table, who, fields = await at_table(request, id)
    seat = whole(fields, "seat")
    await hall(request).leaving.take_back(table, who.id, seat)
    return await moved(request, id, who, seat)


@router.post("/tables/{id}/resign")
async def resign(request: Request, id: str) -> Response:
    """Somebody leaves for good."""
    table, who, fields = await at_table(request, id)
    await hall(request).leaving.resign(table, who.id, whole(fields, "seat"))
    return to(f"/tables/{id}")


@router.post("/tables/{id}/agree-to-end")
async def agree_to_end(request: Request, id: str) -> Response:
    """Somebody wants to end the match here."""
    table, who, _ = await at_table(request, id)
    await hall(request).leaving.agree_to_end(table, who.id)
    return to(f"/tables/{id}")


@router.post("/tables/{id}/play-on")
async def play_on(request: Request, id: str) -> Response:
    """Somebody does not want to end the match here."""
    table, who, _ = await at_table(request, id)
    await hall(request).leaving.play_on(table, who.id)
    return to(f"/tables/{id}")


@router.post("/tables/{id}/close")
async def close(request: Request, id: str) -> Response:
    """The host takes the table away."""
    table, who, _ = await at_table(request, id)
    await hall(request).seating.close(table, who.id)
    return to("/")


@router.post("/tables/{id}/send-away")
async def send_away(request: Request, id: str) -> Response:
    """The host wants somebody else in a seat."""
    table, who, fields = await at_table(request, id)
    await hall(request).seating.send_away(table, who.id, whole(fields, "seat"))
    return to(f"/tables/{id}")


@router.post("/tables/{id}/mute")
async def mute(request: Request, id: str) -> Response:
    """The host silences somebody, or lets them write again."""
    table, who, fields = await at_table(request, id)
    is_muted = fields.get("is_muted") != "false"
    await hall(request).talking.mute(table, who.id, whole(fields, "seat"), is_muted)
    return to(f"/tables/{id}")
