"""Empty databases in files, for tests that are not about how a database begins."""

import tempfile
from functools import cache
from pathlib import Path

from cheeseboard.server.store import Store


def begin(file: Path) -> None:
    """Put an empty database of the present schema there, if there is none.

    A server on no file at all would make the same, and read Alembic and all migrations first.
    """
    if not file.exists():
        file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    """What a store makes of nothing; made once in a process."""
    with tempfile.TemporaryDirectory(prefix="cheeseboard-") as folder:
        file = Path(folder) / "empty.sqlite3"
        store = Store(f"sqlite:///{file}")
        store.open()
        store.close()
        return file.read_bytes()
