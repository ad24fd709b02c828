"""How people part: a bot for a while, resigning, ending together, and what the host may do."""

from fastapi import APIRouter, Response

from cheeseboard.server.play import moved
from cheeseboard.server.requests import AtTable
from cheeseboard.server.responses import to

router = APIRouter(include_in_schema=False)


@router.post("/tables/{id}/hand-over")
async def hand_over(at: AtTable) -> Response:
    """A bot plays on for somebody."""
    await at.hall.leaving.hand_over(at.table, at.who.id, at.seat)
    return at.back()


@router.post("/tables/{id}/take-back")
async def take_back(at: AtTable) -> Response:
    """Somebody sits down again where a bot has played on."""
    await at.hall.leaving.take_back(at.table, at.who.id, at.seat)
    return await moved(at)


@router.post("/tables/{id}/resign")
async def resign(at: AtTable) -> Response:
    """Somebody leaves for good."""
    await at.hall.leaving.resign(at.table, at.who.id, at.seat)
    return at.back()


@router.post("/tables/{id}/agree-to-end")
async def agree_to_end(at: AtTable) -> Response:
    """Somebody wants to end the match here."""
    by_standing = at.fields.get("by_standing") == "true"
    await at.hall.leaving.agree_to_end(at.table, at.who.id, by_standing)
    return at.back()


@router.post("/tables/{id}/play-on")
async def play_on(at: AtTable) -> Response:
    """Somebody does not want to end the match here."""
    await at.hall.leaving.play_on(at.table, at.who.id)
    return at.back()


@router.post("/tables/{id}/close")
async def close(at: AtTable) -> Response:
    """The host takes the table away."""
    await at.hall.seating.close(at.table, at.who.id)
    return to("/")


@router.post("/tables/{id}/send-away")
async def send_away(at: AtTable) -> Response:
    """The host wants somebody else in a seat, and says why."""
    await at.hall.seating.send_away(at.table, at.who.id, at.seat, at.fields.get("why", ""))
    return at.back()


@router.post("/tables/{id}/mute")
async def mute(at: AtTable) -> Response:
    """The host silences somebody, or lets them write again."""
    is_muted = at.fields.get("is_muted") != "false"
    await at.hall.talking.mute(at.table, at.who.id, at.seat, is_muted)
    return at.back()
