"""Nothing lost, nothing doubled: all games on many tables while processes are killed.

    python bench/soak.py [--minutes 3] [--tables 40] [--every 4] [--database postgres|sqlite]
    python bench/soak.py --kills 4 --tables 5 --every 2

With PostgreSQL: two servers and a worker behind nginx (a plain TCP relay where there is no nginx).
Every few seconds one of them is killed, and once PostgreSQL itself is restarted. With SQLite: one
server, killed as often. Players repeat what was not answered with the same key, and sit down anew
when a match is over. When the time is over, the killing stops and all matches are played to their
end; then every move that was acknowledged is compared with the records. A stream at each table is
opened again wherever it is cut, and must tell every event once. Prints the figures; the exit code
says if all is well.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from cheeseboard import registry
from cheeseboard.match import Match
from cheeseboard.record import parse_json
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.postgres import Postgres

RUNNER = """
import sys
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
settings = Settings(
    database=sys.argv[1], posts_per_second=1e9, bot_pause=0.0, streams_per_address=10**6,
    bot_workers=int(sys.argv[3]), tables_per_person=10**6, tables_per_address=10**6,
)
serve(create_app(settings), "127.0.0.1", int(sys.argv[2]))
"""
BEFORE_RESTART = 2
"""Kills before the one restart of PostgreSQL: early, so that no short run ends without it."""

RESTARTED = "PostgreSQL (restarted)"
console = Console()


@dataclass
class Process:
    """Something that is killed and started again."""

    name: str
    command: list[str]
    log: Path
    port: int = 0
    """Where it answers; 0 if nowhere."""
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None


def server(url: str, port: int, bots: int, folder: Path, name: str) -> Process:
    command = [sys.executable, "-c", RUNNER, url, str(port), str(bots)]
    return Process(name, command, folder / f"{name}.txt", port)


# --- the proxy ------------------------------------------------------------------------------------

NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.txt warn;
worker_processes 1; user {user};
events {{ worker_connections 4096; }}
http {{
  access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
  fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
  upstream tables {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://tables; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s; proxy_read_timeout 30s; proxy_buffering off;
    }}
  }}
}}
"""


@contextlib.contextmanager
def proxy(ports: Sequence[int], folder: Path) -> Iterator[tuple[int, str]]:
    """A port in front of the servers, and what is there."""
    port = free_port()
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        command = [sys.executable, __file__, "--relay", str(port), *map(str, ports)]
        running = Process("relay", command, folder / "relay.txt")
        name = "a TCP relay"
    else:
        servers = " ".join(f"server 127.0.0.1:{one} max_fails=0;" for one in ports)
        user = "root" if os.geteuid() == 0 else os.environ.get("USER", "nobody")
        config = folder / "nginx.conf"
        config.write_text(NGINX.format(folder=folder, servers=servers, port=port, user=user))
        running = Process("nginx", [nginx, "-c", str(config)], folder / "nginx-out.txt")
        name = "nginx"
    running.start()
    try:
        yield port, name
    finally:
        assert running.process is not None
        running.process.terminate()
        running.process.wait()


async def relay(port: int, ports: Sequence[int]) -> None:
    """Pass every connection on to one server after the other that takes it."""
    turn = 0

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal turn
        for _ in ports:
            turn += 1
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", ports[turn % len(ports)])
                await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))
                return
        writer.close()

    async with await asyncio.start_server(connect, "127.0.0.1", port) as listening:
        await listening.serve_forever()


# --- players --------------------------------------------------------------------------------------


@dataclass
class Seated:
    """A table, who plays there, and every move that was acknowledged."""

    id: str
    game: str
    tokens: dict[int, str]
    played: dict[int, list[str]] = field(default_factory=dict)
    is_over: bool = False
    repeated: int = 0
    problem: str = ""
    heard: int = 0
    """The number of the last event that the stream told."""
    heard_twice: int = 0
    heard_the_end: bool = False
    came_back: int = 0
    """How often the stream was opened again."""

    def hear(self, told: dict[str, Any]) -> None:
        for event in told["events"]:
            if event["number"] <= self.heard:
                self.heard_twice += 1
            self.heard = max(self.heard, event["number"])
        self.heard_the_end = told["stage"] == "over"


class Players:
    """All of them, over one proxy."""

    def __init__(self, port: int, rng: random.Random, patience: float) -> None:
        self._patience = patience
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=0)
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=20.0, limits=limits
        )
        self._rng = rng
        self.answered = 0
        self.slowest = 0.0

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, table: Seated | None = None
    ) -> tuple[int, Any]:
        """Until it is answered: what was cut, or could not be written, is sent again."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        began = time.monotonic()
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await self._http.request(method, path, json=body, headers=headers)
                if answer.status_code < 500:
                    self.slowest = max(self.slowest, time.monotonic() - began)
                    return answer.status_code, answer.json()
            if time.monotonic() - began > self._patience:
                raise TimeoutError(f"{method} {path} was never answered")
            if table is not None:
                table.repeated += 1
            await asyncio.sleep(0.05 + 0.1 * self._rng.random())

    async def sit_down(self, game: str, people: int, seats: int) -> Seated:
        tokens = {}
        for seat in range(people):
            _, person = await self.ask("POST", "/api/people", body={"name": f"P{seat}"})
            tokens[seat] = person["token"]
        _, made = await self.ask("POST", "/api/tables", tokens[0], {"game": game, "seats": seats})
        table = Seated(made["id"], game, tokens, {seat: [] for seat in tokens})
        for seat in range(1, people):
            await self._arrange(table, "sit", tokens[seat], {"seat": seat})
        for seat in range(people, seats):
            await self._arrange(table, "bot", tokens[0], {"seat": seat, "bot": "random"})
        await self._arrange(table, "start", tokens[0])
        return table

    async def _arrange(self, table: Seated, what: str, token: str, body: Any = None) -> None:
        """What was sent again may have been done the first time, and is refused then."""
        before = table.repeated
        status, answer = await self.ask(
            "POST", f"/api/tables/{table.id}/{what}", token, body, table
        )
        assert status == 200 or table.repeated > before, answer

    async def play(self, table: Seated, seat: int) -> None:
        try:
            while await self._play_one(table, seat):
                pass
        except Exception as error:
            table.problem = f"{type(error).__name__}: {error}"

    async def _play_one(self, table: Seated, seat: int) -> bool:
        path, token = f"/api/tables/{table.id}/seats/{seat}", table.tokens[seat]
        status, position = await self.ask("GET", path, token, table=table)
        assert status == 200, position
        if position["stage"] == "over":
            table.is_over = True
            return False
        moves = position["moves"]
        if not moves:
            await asyncio.sleep(0.05 + 0.15 * self._rng.random())
            return True
        move = "end" if "end" in moves and self._rng.random() < 0.5 else self._rng.choice(moves)
        key = f"{seat}-{position['decision']}-{self._rng.getrandbits(48):x}"
        body = {"moves": [move], "expected": position["decision"], "key": key}
        status, answer = await self.ask("POST", f"{path}/moves", token, body, table)
        assert status in (200, 409), answer
        if status == 200:
            table.played[seat].append(move)
            self.answered += 1
        return True

    async def check(self, table: Seated) -> tuple[int, int]:
        """How many acknowledged moves the record lacks, and how many it has that nobody made."""
        status, lines = await self.ask("GET", f"/api/tables/{table.id}/matches/1/record")
        assert status == 200, lines
        record = parse_json(lines)
        assert Match.replay(registry.load(record.game), record).outcome is not None
        lost = doubled = 0
        for seat, played in table.played.items():
            written = [one["move"] for one in lines if one.get("seat") == seat and "move" in one]
            if written != played:
                lost += (Counter(played) - Counter(written)).total() or 1
                doubled += (Counter(written) - Counter(played)).total()
        return lost, doubled

    async def listen(self, table: Seated) -> None:
        """Follow the first seat's stream; whenever it is cut, go on behind the last event."""
        path, headers = (
            f"/api/tables/{table.id}/stream",
            {"Authorization": f"Bearer {table.tokens[0]}"},
        )
        while not table.heard_the_end:
            asked = {"seat": 0, "since": table.heard}
            with contextlib.suppress(httpx.TransportError):
                async with self._http.stream("GET", path, params=asked, headers=headers) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data: "):
                            table.hear(json.loads(line.removeprefix("data: ")))
                        if table.heard_the_end:
                            return
            table.came_back += 1
            await asyncio.sleep(0.1 + 0.2 * self._rng.random())

    async def finish(self, table: Seated) -> None:
        await asyncio.gather(self.listen(table), *(self.play(table, seat) for seat in table.tokens))

    async def close(self) -> None:
        await self._http.aclose()


# --- the soak -------------------------------------------------------------------------------------


@dataclass
class Trouble:
    """Kills, one after the other."""

    processes: list[Process]
    every: float
    seconds: float
    most: int
    """After so many it is over; 0 for as many as come in the seconds."""
    rng: random.Random
    restart: Callable[[], None] | None = None
    kills: dict[str, int] = field(default_factory=dict)
    _victim: Process | None = None
    """What is being killed and started again."""

    is_over: bool = False

    def has_lasted(self, seconds: float) -> bool:
        return sum(self.kills.values()) >= self.most if self.most else seconds >= self.seconds

    async def make(self) -> None:
        began = time.monotonic()
        while not self.has_lasted(time.monotonic() - began):
            await asyncio.sleep(self.every * (0.5 + self.rng.random()))
            if self.restart is not None and sum(self.kills.values()) == BEFORE_RESTART:
                await asyncio.to_thread(self.restart)
                self.kills[RESTARTED] = 1
                continue
            victim = self._victim = self.rng.choice(self.processes)
            await asyncio.to_thread(victim.kill)
            self.kills[victim.name] = self.kills.get(victim.name, 0) + 1
            await asyncio.sleep(0.3 * self.rng.random())
            victim.start()
            if victim.port:  # on a busy machine nobody would ever answer else
                await asyncio.to_thread(until_ready, [victim.port])
            self._victim = None
        self.is_over = True

    async def watch(self) -> None:
        """Start again what has ended by itself: there should be nothing."""
        while True:
            await asyncio.sleep(1.0)
            for process in self.processes:
                if process is not self._victim and not process.is_alive():
                    await asyncio.sleep(1.0)
                    if process is not self._victim and not process.is_alive():
                        name = f"{process.name} (by itself)"
                        self.kills[name] = self.kills.get(name, 0) + 1
                        process.start()


async def keep_busy(players: Players, number: int, trouble: Trouble, tables: list[Seated]) -> None:
    """One match after the other, as long as there is trouble."""
    games = registry.ids()
    game = games[number % len(games)]
    seats = min(4, max(registry.meta(game).seats))
    people = min(seats, 1 + number % 3)
    while not trouble.is_over:
        table = await players.sit_down(game, people, seats)
        tables.append(table)
        await players.finish(table)
        if table.problem:
            return


async def soak(port: int, trouble: Trouble, options: argparse.Namespace) -> bool:
    players = Players(port, trouble.rng, options.patience)
    tables: list[Seated] = []
    busy = [
        asyncio.create_task(keep_busy(players, number, trouble, tables))
        for number in range(options.tables)
    ]
    watching = asyncio.create_task(trouble.watch())
    began = time.monotonic()
    await trouble.make()
    minutes = (time.monotonic() - began) / 60
    watching.cancel()
    for process in trouble.processes:
        if not process.is_alive():
            process.start()
    before = players.answered
    done, late = await asyncio.wait(busy, timeout=options.patience)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    lost = doubled = unfinished = 0
    for table in tables:
        if not table.is_over or table.problem:
            unfinished += 1
            console.print(f"  {table.game} {table.id}: {table.problem or 'did not finish'}")
            continue
        found = await players.check(table)
        lost, doubled = lost + found[0], doubled + found[1]
    await players.close()
    shown = Table("figure", "", title="Soak")
    shown.add_row("minutes of trouble", f"{minutes:.1f}")
    shown.add_row("killed", ", ".join(f"{name} {count}×" for name, count in trouble.kills.items()))
    shown.add_row("moves acknowledged", f"{players.answered} ({before} during the trouble)")
    shown.add_row("requests sent again", str(sum(table.repeated for table in tables)))
    shown.add_row("slowest answer", f"{players.slowest:.1f} s")
    shown.add_row("moves lost", str(lost))
    shown.add_row("moves doubled", str(doubled))
    shown.add_row("streams opened again", str(sum(table.came_back for table in tables)))
    shown.add_row("events heard twice", str(sum(table.heard_twice for table in tables)))
    heard = sum(table.heard_the_end for table in tables)
    shown.add_row("streams that told the end", f"{heard} of {len(tables)}")
    shown.add_row("matches finished", f"{len(tables) - unfinished} of {len(tables)}")
    console.print(shown)
    is_heard = heard == len(tables) and not any(table.heard_twice for table in tables)
    return is_heard and len(tables) >= options.tables and not (lost or doubled or unfinished)


def until_ready(ports: Sequence[int]) -> None:
    for port in ports:
        end = time.monotonic() + 300
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=5).is_success:
                    break
            time.sleep(0.1)
        else:
            raise SystemExit("A server does not start.")


def run(options: argparse.Namespace) -> bool:
    rng = random.Random(options.seed)
    console.print(f"Seed {options.seed}.")
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        restart = None
        if options.database == "sqlite":
            url, ports = f"sqlite:///{folder}/soak.sqlite3", [free_port()]
            processes = [server(url, ports[0], 1, folder, "server")]
        else:
            database = Postgres(("fsync=off",)).start()
            stack.callback(database.remove)
            url, ports = database.new_database(), [free_port(), free_port()]
            worker = [
                sys.executable,
                "-m",
                "cheeseboard",
                "worker",
                "--database",
                url,
                "--bots",
                "1",
            ]
            processes = [
                *(server(url, port, 0, folder, f"server {n}") for n, port in enumerate(ports, 1)),
                Process("worker", worker, folder / "worker.txt"),
            ]

            def restart() -> None:
                database.stop("immediate")
                time.sleep(1.0)
                database.start()

        for process in processes:
            process.start()
            stack.callback(process.kill)
        until_ready(ports)
        port, name = stack.enter_context(proxy(ports, folder))
        console.print(f"{len(ports)} servers on {options.database} behind {name}.")
        trouble = Trouble(
            processes, options.every, 60 * options.minutes, options.kills, rng, restart
        )
        is_well = asyncio.run(soak(port, trouble, options))
        if restart is not None and RESTARTED not in trouble.kills:
            console.print("PostgreSQL was never restarted: the run was too short.")
            is_well = False
        for process in processes:
            text = process.log.read_text(errors="replace")
            faults = text.count("Traceback") - text.count("OperationalError")
            if faults > 0 and options.verbose:
                console.print(text[-5000:], markup=False)
        return is_well


def main() -> None:
    if sys.argv[1:2] == ["--relay"]:
        asyncio.run(relay(int(sys.argv[2]), [int(port) for port in sys.argv[3:]]))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--kills", type=int, default=0, help="so many, in place of minutes")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two kills")
    parser.add_argument("--database", choices=["postgres", "sqlite"], default="postgres")
    parser.add_argument(
        "--patience", type=float, default=600.0, help="seconds for an answer, and to finish in"
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1, 10**6))
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(0 if run(options) else 1)


if __name__ == "__main__":
    main()
