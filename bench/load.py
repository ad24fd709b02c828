"""A server under load: many live tables, played over HTTP, every seat watching its stream.

    python bench/load.py [--tables 200] [--rate 50] [--seconds 20] [--no-streams]
    python bench/load.py --database postgres --servers 2 --tables 1000 --rate 100

Prints moves per second, how long a move takes to its answer and to the other seats' update, memory
per table, processor time of the servers per move, what it costs to draw a board, and what a first
visit weighs. With several servers every table is watched at all of them, and each request goes to
the next one.
"""

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cheeseboard.chance import Live
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.postgres import Postgres

SEATS = 4
RUNNER = """
import sys
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
settings = Settings(
    database=sys.argv[1], posts_per_second=1e9, bot_pause=0.0, streams_per_address=10**6,
    tables_per_person=10**6, tables_per_address=10**6
)
serve(create_app(settings), "127.0.0.1", int(sys.argv[2]))
"""


@dataclass(slots=True)
class Client:
    """One kept connection to the server; just enough HTTP."""

    port: int
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None

    async def request(
        self, method: str, path: str, token: str = "", body: Any = None
    ) -> tuple[int, Any]:
        is_closed = self.reader is not None and self.reader.at_eof()
        if self.writer is None or is_closed:  # the server ends what was idle for five seconds
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        data = json.dumps(body).encode() if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        status, headers = await read_head(self.reader)
        length = int(headers.get("content-length", "0"))
        content = await self.reader.readexactly(length)
        return status, json.loads(content) if content else None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs}


@dataclass(slots=True)
class Seated:
    """A table of four programs."""

    id: str
    tokens: list[str]
    to_act: int = 0
    sent: float = 0.0
    """When the latest move was sent."""
    version: int = 0


@dataclass(slots=True)
class Figures:
    answers: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)


async def watch(port: int, table: Seated, seat: int, figures: Figures) -> None:
    """Read a seat's stream and note how long after a move its update came."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    path = f"/api/tables/{table.id}/stream?seat={seat}"
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Authorization: Bearer {table.tokens[seat]}\r\n\r\n".encode()
    )
    await read_head(reader)
    while line := await reader.readline():
        if line.startswith(b"data:") and table.sent and seat != table.to_act:
            figures.updates.append(time.perf_counter() - table.sent)


async def seat_tables(port: int, count: int) -> list[Seated]:
    client = Client(port)
    tables = []
    for _ in range(count):
        tokens = []
        for seat in range(SEATS):
            _, person = await client.request("POST", "/api/people", body={"name": f"P{seat}"})
            tokens.append(person["token"])
        body = {"game": "burg_appenzell", "seats": SEATS}
        _, made = await client.request("POST", "/api/tables", tokens[0], body)
        for seat in range(1, SEATS):
            path = f"/api/tables/{made['id']}/sit"
            await client.request("POST", path, tokens[seat], {"seat": seat})
        await client.request("POST", f"/api/tables/{made['id']}/start", tokens[0])
        tables.append(Seated(made["id"], tokens))
    return tables


async def play(
    ports: list[int], tables: list[Seated], rate: float, seconds: float, figures: Figures
) -> float:
    """Play random moves at a steady rate, round the tables; moves per second."""
    clients = [Client(port) for _ in range(16 // len(ports)) for port in ports]
    chance = Live(1, is_recording=False)
    free = asyncio.Semaphore(len(clients))

    async def one(table: Seated) -> None:
        async with free:
            client = clients.pop()
            try:
                await move(client, table)
            finally:
                clients.append(client)

    async def move(client: Client, table: Seated) -> None:
        path = f"/api/tables/{table.id}"
        _, facts = await client.request("GET", path)
        if not facts["to_act"]:
            return
        seat = table.to_act = facts["to_act"][0]
        token = table.tokens[seat]
        _, position = await client.request("GET", f"{path}/seats/{seat}", token)
        moves = position["moves"]
        text = moves[chance.pick("move", len(moves))]
        body = {"moves": [text], "expected": position["decision"]}
        start = table.sent = time.perf_counter()
        status, _ = await client.request("POST", f"{path}/seats/{seat}/moves", token, body)
        assert status == 200, status
        figures.answers.append(time.perf_counter() - start)

    start = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    turn = 0
    while time.perf_counter() - start < seconds:
        task = asyncio.create_task(one(tables[turn % len(tables)]))
        running.add(task)
        task.add_done_callback(running.discard)
        turn += 1
        await asyncio.sleep(max(0.0, start + turn / rate - time.perf_counter()))
    await asyncio.gather(*running)
    return len(figures.answers) / (time.perf_counter() - start)


def resident(pid: int) -> float:
    """Megabytes of memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found.group(1)) / 1024 if found else 0.0


def centile(values: list[float], share: float) -> str:
    if not values:
        return "–"
    return f"{sorted(values)[int(len(values) * share)] * 1000:.1f} ms"


async def first_visit(port: int) -> tuple[float, float]:
    """Kilobytes over the wire of the front page with all it loads, without and with fonts."""

    async def get(path: str) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n"
            "Connection: close\r\n\r\n".encode()
        )
        return await reader.read()

    raw = await get("/")
    head, _, body = raw.partition(b"\r\n\r\n")
    if b"transfer-encoding: chunked" in head.lower():
        body = b"".join(part for part in unchunk(body))
    html = gzip.decompress(body).decode() if b"gzip" in head else body.decode()
    pages = len(raw)
    for path in set(re.findall(r'(?:href|src)="(/static/[^"]+)"', html)):
        pages += len(await get(path.replace("&amp;", "&")))
    for name in ("board.js", "news.js", "wood.svg"):
        pages += len(await get(f"/static/{name}"))
    fonts = 0
    for name in ("vollkorn-latin", "nunito-latin", "vollkorn-cyrillic", "nunito-cyrillic"):
        fonts += len(await get(f"/static/fonts/{name}-wght-normal.woff2"))
    return pages / 1024, (pages + fonts) / 1024


def unchunk(body: bytes) -> list[bytes]:
    parts = []
    while body:
        size, _, body = body.partition(b"\r\n")
        length = int(size, 16)
        if not length:
            break
        parts.append(body[:length])
        body = body[length + 2 :]
    return parts


def processor_time(pid: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(
    options: argparse.Namespace, ports: list[int], pids: list[int], console: Console
) -> None:
    figures = Figures()
    port, pid = ports[0], pids[0]
    before = resident(pid)
    with console.status(f"Seating {options.tables} tables"):
        tables = await seat_tables(port, options.tables)
    after = resident(pid)
    watchers = [
        asyncio.create_task(watch(ports[seat % len(ports)], table, seat, figures))
        for table in tables
        for seat in range(0 if options.no_streams else SEATS)
    ]
    await asyncio.sleep(1.0)
    watched = resident(pid)
    worked = sum(map(processor_time, pids))
    with console.status(f"Playing {options.seconds:.0f} seconds"):
        rate = await play(ports, tables, options.rate, options.seconds, figures)
    worked = sum(map(processor_time, pids)) - worked
    for watcher in watchers:
        watcher.cancel()
    plain, whole = await first_visit(port)
    where = f"{len(ports)} × {options.database}"
    title = f"{options.tables} tables of {SEATS} seats, {where}, load {os.getloadavg()[0]:.1f}"
    table = Table("figure", "measured", title=title)
    table.add_row("moves per second", f"{rate:.1f} (asked for {options.rate:.0f})")
    table.add_row("move to answer, p50", centile(figures.answers, 0.5))
    table.add_row("move to answer, p99", centile(figures.answers, 0.99))
    table.add_row("move to the others' update, p50", centile(figures.updates, 0.5))
    table.add_row("move to the others' update, p99", centile(figures.updates, 0.99))
    each = worked / max(1, len(figures.answers)) * 1000
    table.add_row("processor time per move, with its two looks", f"{each:.1f} ms")
    table.add_row("memory per table", f"{(after - before) / options.tables * 1024:.0f} KB")
    streams = (watched - after) / (options.tables * SEATS / len(ports)) * 1024
    table.add_row("memory per open stream", f"{streams:.0f} KB")
    table.add_row("first visit, without fonts", f"{plain:.0f} KB")
    table.add_row("first visit, all four fonts", f"{whole:.0f} KB")
    for name, figure in drawing():
        table.add_row(name, figure)
    console.print(table)


def drawing() -> list[tuple[str, str]]:
    """What it costs to draw the changed parts of a table for one viewer, and what they weigh."""
    import zlib

    import cheeseboard as cb
    from cheeseboard.server import tables
    from cheeseboard.server.table_page import parts, table_page

    match = cb.new_match("burg_appenzell", SEATS, 7)
    greedy = cb.bot("greedy")
    for _ in range(60):
        match.play(match.to_act[0], greedy.choose(match.view(match.to_act[0]), match.to_act[0]))
    players = [tables.Player("person", f"P{seat}", f"p{seat}") for seat in range(SEATS)]
    table = tables.Table("x", "burg_appenzell", "p0", {}, players, True, "playing", match=match)
    table.names = [player.name for player in players]
    person = f"p{match.to_act[0]}"
    drawn: dict[str, str] = {}
    times = []
    for _ in range(60):
        start = time.perf_counter()
        drawn = parts(table_page(table, person, None, "en"), "en")
        times.append(time.perf_counter() - start)
    changed = "".join(html for name, html in drawn.items() if name != "log")
    size = len(zlib.compress(changed.encode(), 5)) / 1024
    return [
        ("drawing all parts for the seat to act, p50", centile(times, 0.5)),
        ("an update over the wire", f"{size:.1f} KB"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="several need PostgreSQL")
    parser.add_argument("--no-streams", action="store_true")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"sqlite:///{folder}/load.sqlite3"
        if options.database == "postgres":
            postgres = Postgres(()).start()
            stack.callback(postgres.remove)
            database = postgres.new_database()
        ports = [free_port() for _ in range(options.servers)]
        servers = [start(stack, database, port) for port in ports]
        for port in ports:
            wait_for(port)
        asyncio.run(run(options, ports, [server.pid for server in servers], Console()))


def start(stack: contextlib.ExitStack, database: str, port: int) -> "subprocess.Popen[bytes]":
    """A server that ends with us."""
    server = subprocess.Popen([sys.executable, "-c", RUNNER, database, str(port)])
    stack.callback(server.wait, 10)
    stack.callback(server.terminate)
    return server


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


if __name__ == "__main__":
    main()
