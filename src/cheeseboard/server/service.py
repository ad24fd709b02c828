"""Serves an application until somebody stops it, and tells its streams in time."""

import asyncio
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from cheeseboard.server.door import Door, widen
from cheeseboard.server.faults import count_faults

GOODBYE: Final = 3
"""Seconds in which requests under way may end when the server stops."""


class _Server(uvicorn.Server):
    """Ends the streams as soon as it is told to stop: their pages come back to the next server."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        state = self._app.state
        loop: asyncio.AbstractEventLoop | None = getattr(state, "loop", None)
        if loop is not None:
            loop.call_soon_threadsafe(state.hall.end_streams)


def serve(app: FastAPI, host: str, port: int) -> None:
    """Serve on an address; returns when a signal has ended it."""
    count_faults()
    widen()
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Door,
        ws="none",
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GOODBYE,
    )
    _Server(config, app).run()
