"""Backups, restoring, moving to another database."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.cli.screen import console, fail
from cheeseboard.cli.serve import open_database, url_of, without_password
from cheeseboard.server import copying
from cheeseboard.server.copying import NotEmpty, copy_all
from cheeseboard.server.store import Store, newest_revision


def back_up(file: Path, database: str) -> None:
    with reading(database) as source, _complaints(str(file)):
        count = copying.back_up(source, file)
    console.print(f"{count} rows are in {file}. `cheeseboard serve --database {file}` tries it.")


def restore(file: Path, database: str) -> None:
    """Put a backup into an empty database; the backup itself is not touched."""
    if not file.is_file():
        fail(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copy(file, copy)
        with closing(open_database(str(copy))) as source:
            _fill(source, database)


def move(source: str, target: str) -> None:
    with reading(source) as opened:
        _fill(opened, target)
    console.print("Stop the old server before the new one starts: moves made since are not in it.")


def _fill(source: Store, database: str) -> None:
    shown = without_password(database)
    with closing(open_database(database)) as target, _complaints(shown):
        count = copy_all(source, target)
    console.print(f"{count} rows are in {shown}.")


@contextmanager
def reading(database: str) -> Iterator[Store]:
    """A database that a server may be using: nothing is changed in it."""
    if "://" not in database and not Path(database).is_file():
        fail(f"There is no file {database}.")
    shown = without_password(database)
    try:
        store = Store(url_of(database))
        revision = store.revision()
    except (SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0].rstrip(".")
        fail(f"Cannot open the database {shown}: {reason}.")
    with closing(store):
        if revision != newest_revision():
            fail(f"The database {shown} is of another version: serve it once with this one first.")
        yield store


@contextmanager
def _complaints(shown: str) -> Iterator[None]:
    try:
        yield
    except NotEmpty as error:
        fail(f"Cannot write to {shown}: {error}. Choose another.")
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0].rstrip(".")
        fail(f"Cannot write to {shown}: {reason}.")
