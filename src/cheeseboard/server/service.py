"""Serves an application until somebody stops it, and tells its streams in time."""

import asyncio
import os
import socket
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from cheeseboard.server.door import Door, widen
from cheeseboard.server.faults import count_faults

GOODBYE: Final = 3
"""Seconds in which requests under way may end when the server stops."""

LAST_CALL: Final = 0.3
"""Seconds in which requests may still come in on connections that were taken before."""


class _Server(uvicorn.Server):
    """Ends the streams as soon as it is told to stop: their pages come back to the next server."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: int | None) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and not self.should_exit:
            os.write(self._ready, b"!")
            os.close(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections; those that were just taken may still ask for something."""
        for server in self.servers:
            server.close()
        await asyncio.sleep(LAST_CALL)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        state = self._app.state
        loop: asyncio.AbstractEventLoop | None = getattr(state, "loop", None)
        if loop is not None:
            loop.call_soon_threadsafe(state.hall.end_streams)


def serve(
    app: FastAPI,
    host: str,
    port: int,
    listening: socket.socket | None = None,
    ready: int | None = None,
    log_as_json: bool = False,
) -> None:
    """Serve on an address, or on a socket that listens already; returns when a signal has ended it.

    `ready` is a pipe that is told when requests are answered.
    """
    count_faults(log_as_json)
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
    _Server(config, app, ready).run([listening] if listening is not None else None)
