"""One server for one database file: a lock that the kernel lets go of when its holder dies."""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl


class InUse(RuntimeError):
    """Another server has the database; the text names it."""


class FileLock:
    """The right to serve a database file, written down beside it."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take it at once or raise `InUse`."""
        if sys.platform == "win32":
            return  # no such locks there
        file = os.fdopen(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = file.read().strip()
            file.close()
            who = f"process {holder}" if holder else "another process"
            raise InUse(
                f"{who} serves it already. Stop that one first, or choose another file: two "
                "servers on one file would not know of each other's moves."
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def give_back(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.truncate(0)
            self._file.close()
            self._file = None
