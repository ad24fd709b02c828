"""A server that stops in the middle of the evening: how soon all open pages are right again.

    python bench/restart.py [--tables 100] [--pages 10] [--signal KILL]

Opens that many pages' streams at that many tables (four seats, the others look on), ends the server
by a signal, starts it again and lets every page come back as the script of the pages does. Prints
when the pages had their picture again, counted from the signal.
"""

import argparse
import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass

from load import (
    Figures,
    Seated,
    Servers,
    open_page,
    processor_time,
    seat_tables,
    serving,
    wait_for,
    watched,
)
from rich.console import Console

from cheeseboard.server.door import widen

DELAY, LONGEST, JITTER = 0.3, 1.0, 0.5
"""How a page comes back: `sse.reconnect…` in templates/table.html."""


@dataclass(frozen=True, slots=True)
class Comeback:
    """How it went."""

    ended: float
    """Seconds until the old server was gone."""
    times: list[float]
    """Seconds until each page was right again."""
    worked: float
    """Seconds of processor time of the new server."""


async def come_back(port: int, table: Seated, viewer: int, opened: asyncio.Semaphore) -> float:
    """Try again until the picture is there; when that was."""
    delay = DELAY
    while True:
        await asyncio.sleep(delay * (1 + JITTER * (2 * random.random() - 1)))
        delay = min(LONGEST, 2 * delay)
        try:
            _lines.append(await open_page(port, table, viewer, opened))
            return time.perf_counter()
        except (OSError, asyncio.IncompleteReadError):
            continue


_lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
"""What would be closed if nobody kept it."""


async def comeback(
    servers: Servers, tables: Sequence[Seated], pages: int, how: signal.Signals
) -> Comeback:
    """End the only server while pages are open, start it anew, and wait for all of them."""
    port, pid, opened = servers.ports[0], servers.pids[0], asyncio.Semaphore(50)
    async with watched(servers, tables, pages, Figures()):
        began = time.perf_counter()
        os.kill(pid, how)
        coming = [
            asyncio.create_task(come_back(port, table, viewer, opened))
            for table in tables
            for viewer in range(pages)
        ]
        await asyncio.to_thread(os.waitpid, pid, 0)
        ended = time.perf_counter() - began
        new = servers.start(port)
        await asyncio.to_thread(wait_for, port)
        times = [at - began for at in await asyncio.gather(*coming)]
        return Comeback(ended, sorted(times), processor_time(new.pid))


async def measure(tables: int, pages: int, how: signal.Signals) -> None:
    with serving() as servers:
        seated = await seat_tables(servers.ports[0], tables)
        back = await comeback(servers, seated, pages, how)
    half, most = back.times[len(back.times) // 2], back.times[len(back.times) * 95 // 100]
    Console().print(
        f"{how.name}: the server was gone after {back.ended:.1f} s; {tables * pages} pages were "
        f"right again after {half:.1f} s (median), {most:.1f} s (p95), {back.times[-1]:.1f} s "
        f"(all). The new server worked {back.worked:.1f} s for it."
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pages", type=int, default=10)
    parser.add_argument("--signal", choices=["KILL", "TERM"], default="KILL")
    arguments = parser.parse_args()
    widen()
    asyncio.run(
        measure(arguments.tables, arguments.pages, signal.Signals[f"SIG{arguments.signal}"])
    )
