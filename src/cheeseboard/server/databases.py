"""What SQLite and PostgreSQL do differently, and only that: the store is written once for both."""

import contextlib
import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Table, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError, OperationalError

from cheeseboard.server.bell import CHANNEL, LINE, LocalBell, PostgresBell, Ring, pack
from cheeseboard.server.locking import FileLock

MAGIC: Final = b"SQLite format 3\0"
"""How a database file begins."""

SMALLEST_PAGE: Final = 512
"""Bytes of SQLite's smallest page: every file is a multiple of that."""

MIGRATING: Final = 0x0C4EE5E
"""The number of the lock that whoever changes PostgreSQL's schema holds."""

SERVING: Final = 0x0C4EE5F
"""The number of the lock that every process that serves people shares."""

WRITERS: Final = 6
"""Connections on which one process may write to PostgreSQL at once."""

CONNECTIONS: Final = 16
"""Connections of one process to PostgreSQL, at most."""


CROSSED: Final = "40P01"
"""What PostgreSQL says to one of two transactions that wait for each other."""

CROSSINGS: Final = 3
"""How often a transaction that met another so is tried again."""

Result = TypeVar("Result")


class Damaged(RuntimeError):
    """A database file that is not whole; the text says what is wrong."""


class Sqlite:
    """One file, one process, one writer."""

    writers: Final = 1

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url)
        event.listen(self.engine, "connect", _prepare_sqlite)
        name = url.database
        is_file = name and name != ":memory:" and not name.startswith("file:")
        self._file = Path(name) if name and is_file else None
        self._lock: FileLock | None = None
        self.bell = LocalBell()

    def open(self) -> None:
        """Make the file ours alone, and look whether it is whole."""
        if self._file is not None:
            _make_private(self._file)
            self._lock = FileLock(self._file)
            self._lock.take()
            self._check(self._file)

    def _check(self, path: Path) -> None:
        """A quick look through the file: its pages, not every index."""
        with path.open("rb") as file:
            is_ours = file.read(len(MAGIC)) == MAGIC
        if is_ours and path.stat().st_size % SMALLEST_PAGE:
            # SQLite would take what is left of a first page for an empty file.
            raise Damaged("it ends in the middle of a page")
        try:
            with self.engine.connect() as connection:
                found = connection.execute(text("PRAGMA quick_check(3)")).scalars().all()
        except DatabaseError as error:
            raise Damaged(str(error.orig)) from None
        if found != ["ok"]:
            raise Damaged("; ".join(str(line) for line in found))

    def close(self) -> None:
        self.bell.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.give_back()

    def insert(self, table: Table) -> Any:
        return sqlite.insert(table)

    def wait_for_turn(self, connection: Connection) -> None:
        """Nobody else changes the schema: the file is ours."""

    def come_in(self) -> bool:
        """Begin to serve; whether nobody else does. The file is ours."""
        return True

    def settle_in(self) -> None:
        """Let others come in."""

    def hold_still(self, connection: Connection) -> None:
        """Let what follows see one moment."""
        connection.exec_driver_sql("BEGIN")

    def hold_writers(self, connection: Connection, table: Table) -> None:
        """Nobody else writes: the file is ours."""

    def notify(self, connection: Connection, rings: Sequence[Ring]) -> None:
        """Nobody outside this process listens."""

    def count_on(self, connection: Connection, table: Table, column: str) -> None:
        """Numbers go on behind the highest by themselves."""


class Postgres:
    """A server that many processes use."""

    writers: Final = WRITERS

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_use_lifo=True, connect_args=LINE
        )
        plain = url.set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._place: Any = None
        """A line that stands as long as this process serves: by it others know."""
        self.bell = PostgresBell(self._address)

    def open(self) -> None:
        """Look whether it answers."""
        with self.engine.connect():
            pass

    def close(self) -> None:
        self.bell.close()
        if self._place is not None:
            self._place.close()
        self.engine.dispose()

    def come_in(self) -> bool:
        """Begin to serve; whether nobody else does. Until `settle_in` nobody else comes in."""
        import psycopg

        self._place = psycopg.connect(self._address, autocommit=True, **LINE)
        return bool(self._ask("SELECT pg_try_advisory_lock(%s)"))

    def settle_in(self) -> None:
        """Let others come in, and know that somebody serves."""
        self._ask("SELECT pg_advisory_lock_shared(%s)")
        self._ask("SELECT pg_advisory_unlock(%s)")

    def _ask(self, query: str) -> Any:
        return self._place.execute(query, (SERVING,)).fetchone()[0]

    def insert(self, table: Table) -> Any:
        return postgresql.insert(table)

    def wait_for_turn(self, connection: Connection) -> None:
        """Let one process after the other change the schema."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})

    def hold_still(self, connection: Connection) -> None:
        """Let what follows see one moment."""
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def hold_writers(self, connection: Connection, table: Table) -> None:
        """Let nobody else write to a table until the end of the transaction."""
        connection.execute(text(f'LOCK TABLE "{table.name}" IN SHARE ROW EXCLUSIVE MODE'))

    def notify(self, connection: Connection, rings: Sequence[Ring]) -> None:
        """Tell every process, in the moment in which this is committed."""
        for part in pack(rings):
            connection.execute(
                text("SELECT pg_notify(:channel, :rings)"), {"channel": CHANNEL, "rings": part}
            )

    def count_on(self, connection: Connection, table: Table, column: str) -> None:
        """Let numbers go on behind the highest that is there."""
        highest = select(func.coalesce(func.max(table.c[column]), 0)).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, column)
        connection.execute(select(func.setval(sequence, highest + 1, False)))


Database = Sqlite | Postgres


def insert_into(connection: Connection, table: Table) -> Any:
    """An insert that may say what happens if the row is there, for the database of a connection."""
    return insert_for(connection.dialect.name, table)


def insert_for(dialect: str, table: Table) -> Any:
    """The same for a dialect, to be kept and carried out again."""
    kind = postgresql if dialect == "postgresql" else sqlite
    return kind.insert(table)


def uncrossed(call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
    """Carry out a transaction; anew, where the database has ended it because it and another waited
    for each other. Nothing was written then."""
    for _ in range(CROSSINGS):
        try:
            return call(*args, **kwargs)
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", "") != CROSSED:
                raise
    return call(*args, **kwargs)


def database(url: str) -> Database:
    """The database of a URL; raises what SQLAlchemy says of one that it does not know."""
    made = make_url(url)
    kind = made.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return Postgres(made.set(drivername="postgresql+psycopg"))
    if kind != "sqlite":
        raise ValueError(f"{kind} is no database that we know; use SQLite or PostgreSQL")
    return Sqlite(made)


def _make_private(file: Path) -> None:
    """The file holds the key that signs cookies: it is for its owner alone."""
    with contextlib.suppress(FileNotFoundError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with contextlib.suppress(OSError):
        if stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(0o600)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.close()
