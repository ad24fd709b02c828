"""The door: no connection may dawdle over its request, and nobody may hold all of them."""

import asyncio
import sys
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if sys.platform != "win32":
    import resource

PATIENCE: Final = 15.0
"""Seconds in which a request must be complete, head and body."""

GRACE: Final = 2.0
"""Seconds that a request has in any case, however many come from its address."""

MOST_UNFINISHED: Final = 100
"""Requests of one address that may be on the way for longer than that."""

RESERVE: Final = 128
"""Open files that are kept for everything but connections."""

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Door(H11Protocol):
    """Uvicorn's own protocol, with an eye on the time and on the address."""

    unfinished: ClassVar[dict[str, dict["Door", float]]] = {}
    """Requests on the way, by address, with the time they began; the oldest comes first."""
    most_connections: ClassVar[int] = 1_000

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._timer: asyncio.TimerHandle | None = None
        if len(self.connections) > self.most_connections and not self._make_room():
            transport.abort()
            return
        self._begin()

    def _make_room(self) -> bool:
        """Close the oldest request that is still on the way, whosever it is."""
        oldest = [next(iter(doors)) for doors in self.unfinished.values()]
        if not oldest:
            return False
        min(oldest, key=lambda door: self.unfinished[door._address][door])._give_up()
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._begin()
        else:
            self._finish()

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish()
        super().connection_lost(exc)

    def _begin(self) -> None:
        """A request is on the way; one too many from an address costs its slowest one."""
        if self._timer is not None or self.transport.is_closing():
            return
        mine = self.unfinished.setdefault(self._address, {})
        if len(mine) >= MOST_UNFINISHED:
            slowest = next(iter(mine))
            if self.loop.time() - mine[slowest] > GRACE:
                slowest._give_up()
        # Giving up may have emptied the place where this address stands.
        self.unfinished.setdefault(self._address, {})[self] = self.loop.time()
        self._timer = self.loop.call_later(PATIENCE, self._give_up)

    def _finish(self) -> None:
        """It is complete, or there will be none."""
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        mine = self.unfinished[self._address]
        del mine[self]
        if not mine:
            del self.unfinished[self._address]

    def _give_up(self) -> None:
        self._finish()
        if self.conn.their_state is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self.transport.close()


def widen() -> None:
    """Ask the system for as many open files as it allows, and count connections by that."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        wanted = soft
    Door.most_connections = max(RESERVE, wanted - RESERVE)
