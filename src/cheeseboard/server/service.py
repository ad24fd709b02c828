"""Serves an application until somebody stops it, and tells its streams in time."""

import asyncio
import gc
import logging
import os
import socket
import threading
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from cheeseboard.server.door import Door, widen
from cheeseboard.server.faults import count_faults

log: Final = logging.getLogger(__name__)

GOODBYE: Final = 3
"""Seconds in which requests under way may end when the server stops."""

ENOUGH: Final = 4.5
"""Seconds after which a server that was told to stop is gone: five are promised."""

LAST_CALL: Final = 0.3
"""Seconds in which requests may still come in on connections that were taken before."""

YOUNG: Final = (5_000, 10, 20)
"""How many new objects there are before the youngest are looked through for what nobody can reach,
and how often a generation is before the next: with Python's own 700 that was a twentieth of the
work of a move."""


class _Server(uvicorn.Server):
    """Ends the streams as soon as it is told to stop: their pages come back to the next server."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: int | None) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()
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
        if not self.should_exit:
            end_in_time()
        super().handle_exit(sig, frame)
        state = self._app.state
        loop: asyncio.AbstractEventLoop | None = getattr(state, "loop", None)
        if loop is not None:
            loop.call_soon_threadsafe(state.hall.end_streams)


def end_in_time() -> None:
    """Be gone in time, whatever hangs, a database that does not answer say.

    What was acknowledged is written, and what is not handed over is free when its lease is over.
    """

    def end() -> None:
        log.warning("Something hangs and is left behind. Nothing that was answered is lost.")
        os._exit(0)

    timer = threading.Timer(ENOUGH, end)
    timer.daemon = True
    timer.start()


def settle() -> None:
    """What the start has made stays as long as the process: nobody need look through it again.

    To look through all modules took a fifth of a second now and then, in which nobody was answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


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
