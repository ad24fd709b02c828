"""For those who operate: does it live, can it serve, how is it doing."""

import time

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cheeseboard.server import metrics
from cheeseboard.server.requests import hall
from cheeseboard.server.tables import Refused

router = APIRouter(include_in_schema=False)

PATHS = ("/healthz", "/readyz", "/metrics")
"""Asked for by machines, under whatever name they know us."""


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers."""
    return PlainTextResponse("alive\n")


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """It also reads its database, and is not about to stop."""
    if hall(request).is_closing:
        return PlainTextResponse("closing\n", 503)
    try:
        await hall(request).read(hall(request).store.ping)
    except Refused:
        return PlainTextResponse("no database\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics")
async def figures(request: Request) -> Response:
    at = hall(request)
    metrics.tables.set(len(at.at_hand()))
    waiting, thinking = await at.read(at.store.errands.count, time.time())
    metrics.waiting.set(waiting)
    metrics.thinking.set(thinking)
    return Response(metrics.text(), media_type=metrics.TYPE)
