"""A server under load: many live tables, played over HTTP, every seat with an open page.

    python bench/load.py [--only moves,api] [--share 0.2] [--seconds 15] [--profile 5]

Prints one table: what is measured, the figure, its target, and the processor time of the servers.
`--only` chooses rows by their names, `--share` takes so many of the tables, `--profile` prints for
a row the functions with the most processor time (py-spy, if it is installed). Pages are played as
their script does, watched by compressed streams. What the players look up to find a legal move is
measured before and taken off.
"""

import argparse
import asyncio
import collections
import contextlib
import gzip
import itertools
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from cheeseboard.server.door import widen
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.postgres import Postgres

SEATS: Final = 4
GAME: Final = "burg_appenzell"
PICTURE: Final = 200
"""A message of more bytes than this is a picture, not a sign of life."""

RUNNER: Final = """
import sys
from fastapi import Request
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
from cheeseboard.server.visitor import visitor
settings = Settings(
    database=sys.argv[1], posts_per_second=1e9, bot_pause=0.0, streams_per_address=10**6,
    tables_per_person=10**6, tables_per_address=10**6
)
app = create_app(settings)

@app.post("/api/browser")
async def browser(request: Request) -> str:
    who = await visitor(request)
    return await request.app.state.hall.sessions.begin(who.id, "bench")

serve(app, "127.0.0.1", int(sys.argv[2]))
"""
"""A server at which a program may ask for what its owner's browser would have."""

SCRIPT: Final = "application/vnd.cheeseboard+json"
PACE: Final = "cheeseboard-pace=1"
"""What the script of a page sets before its first paint; so it is sent what has changed alone."""

console: Final = Console()


# --- servers --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Servers:
    """Server processes on one database."""

    ports: list[int]
    pids: list[int]
    start: Callable[[int], "subprocess.Popen[bytes]"]
    """Starts a server on a port."""

    def worked(self) -> float:
        """Seconds of processor time, all of them together."""
        return sum(map(processor_time, self.pids))

    def memory(self) -> float:
        """Kilobytes, all of them together."""
        return 1024 * sum(map(resident, self.pids))


@contextlib.contextmanager
def serving(count: int = 1, database: str = "sqlite") -> Iterator[Servers]:
    """Fresh servers that end with us."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = f"sqlite:///{folder}/load.sqlite3"
        if database == "postgres":
            postgres = Postgres(()).start()
            stack.callback(postgres.remove)
            url = postgres.new_database()
        ports = [free_port() for _ in range(count)]

        def start(port: int) -> "subprocess.Popen[bytes]":
            server = subprocess.Popen([sys.executable, "-c", RUNNER, url, str(port)])
            stack.callback(server.wait, 10)
            stack.callback(server.terminate)
            return server

        pids = [start(port).pid for port in ports]
        for port in ports:
            wait_for(port)
        yield Servers(ports, pids, start)


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


def resident(pid: int) -> float:
    """Megabytes of memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found.group(1)) / 1024 if found else 0.0


def processor_time(pid: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- players --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Client:
    """One kept connection to the server; just enough HTTP."""

    port: int
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None

    async def request(
        self, method: str, path: str, who: str = "", body: Any = None
    ) -> tuple[int, Any]:
        """A program's request; `who` is the header that says whose."""
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\n{who}Content-Type: application/json\r\n"
        status, _, content = await self.send(head, data)
        return status, json.loads(content) if content else None

    async def press(self, path: str, who: str, fields: dict[str, Any]) -> tuple[int, Any]:
        """What the script of a page sends when a button is pressed."""
        head = f"POST {path} HTTP/1.1\r\nAccept: {SCRIPT}\r\nAccept-Encoding: gzip\r\n{who}"
        head += "Content-Type: application/x-www-form-urlencoded\r\n"
        status, headers, content = await self.send(head, urllib.parse.urlencode(fields).encode())
        is_packed = headers.get("content-encoding") == "gzip"
        return status, json.loads(gzip.decompress(content) if is_packed else content)

    async def arrive(self, name: str) -> tuple[str, str]:
        """Somebody new: the headers that say who they are, of their program and their browser."""
        _, person = await self.request("POST", "/api/people", body={"name": name})
        who = f"Authorization: Bearer {person['token']}\r\n"
        _, cookie = await self.request("POST", "/api/browser", who)
        return who, f"Cookie: cheeseboard={cookie}; {PACE}\r\n"

    async def send(self, head: str, data: bytes) -> tuple[int, dict[str, str], bytes]:
        is_closed = self.reader is not None and self.reader.at_eof()
        if self.writer is None or is_closed:  # the server ends what was idle for five seconds
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        here = f"127.0.0.1:{self.port}"
        head += f"Host: {here}\r\nOrigin: http://{here}\r\nContent-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        status, headers = await read_head(self.reader)
        length = int(headers.get("content-length", "0"))
        return status, headers, await self.reader.readexactly(length)


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs}


@dataclass(slots=True)
class Seated:
    """A table of four people."""

    id: str
    people: list[str]
    """The headers that say who they are, by seat: from programs."""
    browsers: list[str]
    """From browsers."""
    to_act: int = 0
    sent: float = 0.0
    """When the latest move was sent."""
    is_busy: bool = False


@dataclass(slots=True)
class Figures:
    answers: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    looks: int = 0


async def seat_tables(port: int, count: int) -> list[Seated]:
    """Tables whose matches have begun."""

    async def some(number: int) -> list[Seated]:
        client = Client(port)
        return [await seat_table(client) for _ in range(number, count, HANDS)]

    found = await asyncio.gather(*map(some, range(HANDS)))
    return [table for part in found for table in part]


HANDS: Final = 8
"""Tables that are seated at once."""


async def seat_table(client: Client) -> Seated:
    arrived = [await client.arrive(f"P{seat}") for seat in range(SEATS)]
    people, browsers = ([one[way] for one in arrived] for way in (0, 1))
    body = {"game": GAME, "seats": SEATS}
    _, made = await client.request("POST", "/api/tables", people[0], body)
    for seat in range(1, SEATS):
        path = f"/api/tables/{made['id']}/sit"
        await client.request("POST", path, people[seat], {"seat": seat})
    await client.request("POST", f"/api/tables/{made['id']}/start", people[0])
    return Seated(made["id"], people, browsers)


async def open_page(
    port: int, table: Seated, viewer: int, opened: asyncio.Semaphore
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The stream of a page, once its picture is there. The first four viewers have seats."""
    async with opened:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    who = table.browsers[viewer] if viewer < SEATS else f"Cookie: {PACE}\r\n"
    writer.write(
        f"GET /tables/{table.id}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Accept-Encoding: gzip\r\n{who}\r\n".encode()
    )
    await read_head(reader)
    received = 0
    while received < 2_000:  # the greeting is short, the picture is not
        data = await reader.read(65_536)
        if not data:
            raise ConnectionError
        received += len(data)
    return reader, writer


async def follow(
    reader: asyncio.StreamReader, table: Seated, viewer: int, figures: Figures
) -> None:
    """Note how long after somebody else's move a picture comes."""
    while data := await reader.read(262_144):
        if len(data) > PICTURE and table.sent and viewer != table.to_act:
            figures.updates.append(time.perf_counter() - table.sent)


async def look(client: Client, table: Seated, figures: Figures) -> dict[str, Any]:
    """The position of the seat that is to act; empty if nobody is."""
    for _ in range(2):
        path = f"/api/tables/{table.id}/seats/{table.to_act}"
        _, position = await client.request("GET", path, table.people[table.to_act])
        figures.looks += 1
        if position["moves"] or not position["to_act"]:
            break
        table.to_act = position["to_act"][0]
    return dict(position) if position["moves"] else {}


Send = Callable[[Client, Seated, dict[str, Any], str], Awaitable[tuple[int, Any]]]


async def by_page(client: Client, table: Seated, position: dict[str, Any], move: str) -> Any:
    fields = {
        "seat": table.to_act,
        "move": move,
        "expected": position["decision"],
        "key": f"{random.getrandbits(60):x}",
        "live": "1",
    }
    return await client.press(f"/tables/{table.id}/move", table.browsers[table.to_act], fields)


async def by_api(client: Client, table: Seated, position: dict[str, Any], move: str) -> Any:
    path = f"/api/tables/{table.id}/seats/{table.to_act}/moves"
    body = {"moves": [move], "expected": position["decision"]}
    return await client.request("POST", path, table.people[table.to_act], body)


async def play(
    ports: Sequence[int],
    tables: Sequence[Seated],
    rate: float,
    seconds: float,
    figures: Figures,
    send: Send,
) -> float:
    """Play random moves at a steady rate (0: as fast as it goes), round the tables; moves/s."""
    chance = random.Random(1)
    hands = min(16, len(tables))  # everybody finds a table that nobody else is at
    clients = [Client(port) for port in itertools.islice(itertools.cycle(ports), hands)]
    turns = itertools.cycle(tables)
    start = time.perf_counter()
    due = itertools.count()

    async def work(client: Client) -> None:
        while True:
            wait = next(due) / rate - (time.perf_counter() - start) if rate else 0.0
            await asyncio.sleep(max(0.0, wait))
            if time.perf_counter() - start > seconds:
                return
            table = next(one for one in turns if not one.is_busy)
            table.is_busy = True
            if position := await look(client, table, figures):
                await move(client, table, position)
            table.is_busy = False

    async def move(client: Client, table: Seated, position: dict[str, Any]) -> None:
        began = table.sent = time.perf_counter()
        status, answer = await send(client, table, position, chance.choice(position["moves"]))
        assert status == 200, answer
        figures.answers.append(time.perf_counter() - began)

    await asyncio.gather(*map(work, clients))
    return len(figures.answers) / (time.perf_counter() - start)


async def cost_of_a_look(servers: Servers, tables: Sequence[Seated]) -> float:
    """Seconds of processor time for looking up what is legal."""
    client, figures = Client(servers.ports[0]), Figures()
    before = servers.worked()
    for _ in range(400 // len(tables) + 1):
        for table in tables:
            await look(client, table, figures)
    return (servers.worked() - before) / figures.looks


# --- what is measured -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table."""

    what: str
    figure: str
    target: str = ""
    work: str = ""


@dataclass(slots=True)
class Run:
    """What was measured at some tables with open pages."""

    figures: Figures
    rate: float
    each: float
    """Seconds of processor time for a move, without what players look up."""

    @property
    def work(self) -> str:
        return f"{self.each * 1000:.1f} ms a move"


@contextlib.asynccontextmanager
async def watched(
    servers: Servers, tables: Sequence[Seated], viewers: int, figures: Figures
) -> AsyncIterator[float]:
    """Open pages at the tables, in turn at all servers; kilobytes for each of them."""
    opened, ports = asyncio.Semaphore(50), servers.ports
    await settled(servers)
    before = servers.memory()
    places = [(table, viewer) for table in tables for viewer in range(viewers)]
    lines = await asyncio.gather(
        *(open_page(ports[viewer % len(ports)], table, viewer, opened) for table, viewer in places)
    )
    await settled(servers)
    following = [
        asyncio.create_task(follow(reader, table, viewer, figures))
        for (reader, _), (table, viewer) in zip(lines, places, strict=True)
    ]
    try:
        yield (servers.memory() - before) / len(places)
    finally:
        for task in following:
            task.cancel()
        for _, writer in lines:
            writer.close()


async def settled(servers: Servers) -> None:
    """Until the servers have nothing to do any more."""
    before = -1.0
    while servers.worked() - before > 0.05:
        before = servers.worked()
        await asyncio.sleep(0.5)


async def measured(
    servers: Servers,
    tables: Sequence[Seated],
    figures: Figures,
    rate: float,
    options: argparse.Namespace,
    send: Send = by_page,
) -> Run:
    """Play for a while."""
    look_up = await cost_of_a_look(servers, tables)
    before = servers.worked()
    with profiled(servers, options):
        reached = await play(servers.ports, tables, rate, options.seconds, figures, send)
    worked = servers.worked() - before - look_up * figures.looks
    return Run(figures, reached, worked / max(1, len(figures.answers)))


async def pages(options: argparse.Namespace) -> list[Row]:
    """One process, every seat with an open page."""
    with serving() as servers:
        tables = await seat_tables(servers.ports[0], options.of(200))
        figures = Figures()
        async with watched(servers, tables, SEATS, figures) as memory:
            run = await measured(servers, tables, figures, 50, options)
    what = f"one process, {len(tables)} tables × {SEATS} pages, {run.rate:.0f} moves/s:"
    return [
        Row(f"{what} p99 to the answer", centile(figures.answers, 0.99), "30 ms", run.work),
        Row(f"{what} p99 to the others", centile(figures.updates, 0.99), "40 ms"),
        Row("processor time per move with four pages", f"{run.each * 1000:.1f} ms", "6 ms"),
        Row("memory per open page", f"{memory / 1024:.3f} MB", "0.1 MB"),
    ]


async def crowd(options: argparse.Namespace) -> list[Row]:
    """One process, ten pages a table: faster and faster, until it is too fast."""
    best, reached = 0.0, 0.0
    with serving() as servers:
        tables = await seat_tables(servers.ports[0], options.of(100))
        everybody = Figures()
        async with watched(servers, tables, 10, everybody):
            for rate in (10, 25, 50, 75, 100, 125, 150):
                everybody.updates.clear()
                figures = Figures(updates=everybody.updates)
                run = await measured(servers, tables, figures, rate, options)
                late = sorted(figures.updates)[int(len(figures.updates) * 0.95)]
                if late > 0.1 or run.rate < 0.9 * rate:
                    break
                best, reached = run.rate, run.each
    what = f"one process, {len(tables)} tables × 10 pages: moves/s before p95 passes 100 ms"
    work = f"{(reached or run.each) * 1000:.1f} ms a move"
    return [Row(what, f"{best:.0f}" if best else f"below {rate}", "100", work)]


async def machines(options: argparse.Namespace) -> list[Row]:
    """Two processes on PostgreSQL; every table is watched and played at both."""
    with serving(2, "postgres") as servers:
        tables = await seat_tables(servers.ports[0], options.of(1000))
        figures = Figures()
        async with watched(servers, tables, SEATS, figures):
            run = await measured(servers, tables, figures, 100, options)
    what = (
        f"two processes, PostgreSQL, {len(tables)} tables × {SEATS} pages, {run.rate:.0f} moves/s"
    )
    return [Row(f"{what}: p99 to the others", centile(figures.updates, 0.99), "100 ms", run.work)]


async def api(options: argparse.Namespace) -> list[Row]:
    """Programs alone, as fast as it goes."""
    with serving() as servers:
        tables = await seat_tables(servers.ports[0], options.of(100))
        run = await measured(servers, tables, Figures(), 0, options, by_api)
    return [
        Row("API only, no streams: moves/s, each with its look", f"{run.rate:.0f}", "", run.work),
        Row("API only: moves per processor-second", f"{1 / run.each:.0f}", "600"),
    ]


async def restart(options: argparse.Namespace) -> list[Row]:
    """A server that is killed in the middle of the evening."""
    from restart import comeback

    with serving() as servers:
        tables = await seat_tables(servers.ports[0], options.of(100))
        back = await comeback(servers, tables, 10, signal.SIGKILL)
    what = f"{10 * len(tables)} pages right again after a restart, p95"
    figure = f"{sorted(back.times)[len(back.times) * 95 // 100]:.1f} s"
    return [Row(what, figure, "3 s", f"{back.worked:.1f} s in all")]


ROWS: Final = {one.__name__: one for one in (pages, crowd, machines, api, restart)}


def centile(values: Sequence[float], share: float) -> str:
    if not values:
        return "–"
    return f"{sorted(values)[int(len(values) * share)] * 1000:.0f} ms"


@contextlib.contextmanager
def profiled(servers: Servers, options: argparse.Namespace) -> Iterator[None]:
    """Print where the first server spends its processor time, if that is asked for."""
    if not options.profile:
        yield
        return
    spy = Path(sys.executable).with_name("py-spy")
    with tempfile.NamedTemporaryFile(suffix=".txt") as file:
        command = [spy, "record", "--pid", str(servers.pids[0]), "--format", "raw", "--gil"]
        command += ["--duration", str(int(options.seconds)), "--output", file.name, "--rate", "200"]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        yield
        running.wait(30)
        print_profile(Path(file.name).read_text(), options.profile)


def print_profile(text: str, most: int) -> None:
    """The functions on most of the samples, with their callees and by themselves."""
    whole: collections.Counter[str] = collections.Counter()
    own: collections.Counter[str] = collections.Counter()
    for line in text.splitlines():
        stack, _, count = line.rpartition(" ")
        frames = [re.sub(r":\d+\)$", ")", frame) for frame in stack.split(";")]
        own[frames[-1]] += int(count)
        for frame in set(frames):
            whole[frame] += int(count)
    total = own.total() or 1
    for name, counter in (("with what they call", whole), ("by themselves", own)):
        shown = Table("function", f"% {name}")
        for frame, count in counter.most_common(most):
            shown.add_row(frame, f"{100 * count / total:.1f}")
        console.print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default=",".join(ROWS), help=f"some of {', '.join(ROWS)}")
    parser.add_argument("--share", type=float, default=1.0, help="of the tables")
    parser.add_argument("--seconds", type=float, default=15.0, help="that each rate is played")
    parser.add_argument("--profile", type=int, default=0, help="so many functions")
    options = parser.parse_args()
    options.of = lambda count: max(1, round(count * options.share))
    widen()
    title = f"Load, measured on {os.cpu_count()} cores"
    shown = Table("measure", "figure", "target", "processor time", title=title)
    for name in options.only.split(","):
        for row in asyncio.run(ROWS[name](options)):
            shown.add_row(row.what, row.figure, row.target, row.work)
    console.print(shown)
    console.print(f"Load of the machine at the end: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
