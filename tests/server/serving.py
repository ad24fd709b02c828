"""A server process, and waiting for what it does."""

import atexit
import functools
import itertools
import json
import os
import random
import signal
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx

from cheeseboard.testing import databases
from cheeseboard.testing.forking import Forked
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.postgres import Postgres, query

Result = TypeVar("Result")

DEADLINE: Final = 60.0
"""Seconds after which something that should happen has not happened."""

STARTING: Final = 180.0
"""The same for the start of a server, which takes two seconds of a processor."""

SCRIPT: Final = "application/vnd.cheeseboard+json"
LANGUAGES: Final = ("en", "ru", "uk")
ONE_BY_ONE: Final = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: nothing to close afterwards."""

NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, but a fresh one for each client would cost more than all its requests."""

DATABASE: Final = os.environ.get("CHEESEBOARD_TEST_DATABASE", "sqlite")
"""What servers keep their tables in, where a test does not say: sqlite or postgres."""

BOTH: Final = ("sqlite", "postgres") if DATABASE == "sqlite" else (DATABASE,)
"""For fixtures of tests that run on both databases."""

_addresses = itertools.count(1)


@functools.cache
def postgres() -> Postgres:
    """One PostgreSQL for all tests of this process; each server gets a database of its own."""
    server = Postgres().start()
    atexit.register(server.remove)
    return server


def wait_for(
    look: Callable[[], Result | None], what: str, seconds: float = DEADLINE, pause: float = 0.01
) -> Result:
    """Look again and again until there is something to see."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(pause)
    raise AssertionError(f"{what} did not happen within {seconds} seconds.")


def new_seed() -> int:
    """A seed for this run, or the one that CHEESEBOARD_SEED asks for."""
    return int(os.environ.get("CHEESEBOARD_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)


def another_address() -> str:
    """An address that has not asked for anything yet, so that limits do not slow tests down."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Server:
    """A server process on a database of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        script: str = "",
        arguments: Sequence[str] = (),
        kind: str = DATABASE,
        url: str = "",
    ) -> None:
        """`script` is Python that serves on the port `sys.argv[1]` and the URL `sys.argv[2]`."""
        self.folder = folder
        self.kind = kind
        self.database = folder / "tables.sqlite3"
        """The file, where it is one."""
        self._url = url or (postgres().new_database() if kind == "postgres" else "")
        self.port = free_port()
        self._script = script
        self._arguments = arguments
        self._process: Forked | None = None

    @property
    def database_url(self) -> str:
        return self._url or f"sqlite:///{self.database}"

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> "Server":
        if self.kind == "sqlite" and not self._url and self.database.parent == self.folder:
            databases.begin(self.database)
        program = "cheeseboard"
        arguments = [
            *("serve", "--port", str(self.port), "--database", self.database_url),
            *("--no-browser", "--drafts"),
        ]
        if self._script:
            path = self.folder / "serve.py"
            path.write_text(self._script, encoding="utf-8")
            program, arguments = str(path), [str(self.port), self.database_url]
        log = self.folder / "log.txt"
        self._process = Forked(program, [*arguments, *self._arguments], log)
        try:
            wait_for(self._answers, "the start of the server", STARTING)
        except AssertionError:
            self.kill()
            raise
        return self

    def _answers(self) -> bool:
        """Whether a request gets an answer: what is left of a killed server takes connections."""
        assert self._process is not None
        assert self._process.is_alive, f"The server does not start: {self.log()}"
        try:
            return httpx.get(f"{self.url}/api/games", timeout=10.0, verify=NO_TLS).is_success
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """What a power cut or the kernel does: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """What an operator does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.signal(how)
            assert self._process.has_ended(DEADLINE), f"The server does not end: {self.log()}"
            self._process = None

    def restart(self) -> None:
        self.kill()
        self.start()

    def pause(self) -> None:
        """Stand still, wherever it is."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.signal(what)

    def children(self) -> list[int]:
        """The processes that it has started."""
        listed = subprocess.run(
            ["ps", "-A", "-o", "ppid=,pid="], capture_output=True, text=True, check=True
        )
        pairs = [line.split() for line in listed.stdout.splitlines()]
        return [int(pid) for parent, pid in pairs if int(parent) == self.pid]

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8", errors="replace")

    def sql(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the database, or change it; JSON comes as text."""
        if self.database_url.startswith("postgresql"):
            return [tuple(map(_as_text, row)) for row in query(self._url, text, *values)]
        path = self.database_url.removeprefix("sqlite:///")
        connection = sqlite3.connect(path, timeout=5.0)
        try:
            with connection:
                return connection.execute(text, values).fetchall()
        finally:
            connection.close()


def _as_text(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, dict | list) else value


RUNNER: Final = """
import sys
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
settings = Settings(
    database=sys.argv[2], with_drafts=True, bot_pause=0.0, {settings}
)
{before}
serve(create_app(settings{more}), "127.0.0.1", int(sys.argv[1]))
"""
"""A server with other settings than the command line offers."""


def runner(settings: str = "", before: str = "", more: str = "") -> str:
    return RUNNER.format(settings=settings, before=before, more=more and f", {more}")


def fetch(
    server: Server, path: str, headers: Mapping[str, str] | Sequence[tuple[bytes, bytes]] = ()
) -> httpx.Response:
    """A request with nothing but what is given."""
    return httpx.get(server.url + path, headers=headers, timeout=DEADLINE, verify=NO_TLS)
