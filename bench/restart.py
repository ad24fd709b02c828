"""A server that stops in the middle of the evening: how soon all open pages are right again.

    python bench/restart.py [--tables 100] [--pages 10] [--signal KILL]

Opens that many pages' streams at that many tables (four seats, the others look on), ends the server
by a signal, starts it again and lets every page come back as the script of the pages does. Prints
when the pages had their picture again, counted from the signal, and the memory of an open page.
"""

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time

from load import (
    RUNNER,
    SEATS,
    Seated,
    processor_time,
    read_head,
    resident,
    seat_tables,
    wait_for,
)
from rich.console import Console

from cheeseboard.testing.ports import free_port

DELAY, LONGEST, JITTER = 0.3, 1.0, 0.5
"""How a page comes back: `sse.reconnect…` in templates/table.html."""


async def page(port: int, table: Seated, viewer: int, opened: asyncio.Semaphore) -> float:
    """One picture of a page's stream; when it was there."""
    async with opened:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    cookie = f"Cookie: cheeseboard={table.tokens[viewer]}\r\n" if viewer < SEATS else ""
    writer.write(
        f"GET /tables/{table.id}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Accept-Encoding: gzip\r\n{cookie}\r\n".encode()
    )
    await read_head(reader)
    received = 0
    while received < 2_000:  # the greeting is short, the picture is not
        data = await reader.read(65_536)
        if not data:
            raise ConnectionError
        received += len(data)
    open_pages.append((reader, writer))
    return time.perf_counter()


open_pages: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []


async def come_back(port: int, table: Seated, viewer: int, opened: asyncio.Semaphore) -> float:
    """Try again until the picture is there."""
    delay = DELAY
    while True:
        await asyncio.sleep(delay * (1 + JITTER * (2 * random.random() - 1)))
        delay = min(LONGEST, 2 * delay)
        try:
            return await page(port, table, viewer, opened)
        except (OSError, asyncio.IncompleteReadError):
            continue


def start_server(database: str, port: int) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen([sys.executable, "-c", RUNNER, database, str(port)])
    wait_for(port)
    return process


async def measure(tables: int, pages: int, how: signal.Signals) -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        database, port = f"sqlite:///{folder}/restart.sqlite3", free_port()
        process = start_server(database, port)
        seated = await seat_tables(port, tables)
        viewers = [(table, viewer) for table in seated for viewer in range(pages)]
        opened = asyncio.Semaphore(50)
        before = resident(process.pid)
        await asyncio.gather(*(page(port, table, viewer, opened) for table, viewer in viewers))
        each = (resident(process.pid) - before) / len(viewers)
        console.print(f"{len(viewers)} pages at {tables} tables, {each:.2f} MB for each.")
        began = time.perf_counter()
        process.send_signal(how)
        coming = [
            asyncio.create_task(come_back(port, table, viewer, opened)) for table, viewer in viewers
        ]
        await asyncio.to_thread(process.wait)
        ended = time.perf_counter() - began
        process = await asyncio.to_thread(start_server, database, port)
        times = sorted(at - began for at in await asyncio.gather(*coming))
        spent = processor_time(process.pid)
        half, most = times[len(times) // 2], times[len(times) * 95 // 100]
        console.print(
            f"{how.name}: the server was gone after {ended:.1f} s; pages were right again after "
            f"{half:.1f} s (median), {most:.1f} s (p95), {times[-1]:.1f} s (all). The new server "
            f"worked {spent:.1f} s for it."
        )
        process.kill()
        process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pages", type=int, default=10)
    parser.add_argument("--signal", choices=["KILL", "TERM"], default="KILL")
    arguments = parser.parse_args()
    asyncio.run(
        measure(arguments.tables, arguments.pages, signal.Signals[f"SIG{arguments.signal}"])
    )
