"""A clock that tests set: its time stands in a file, so that a server in another process has it."""

import asyncio
import struct
import time
from mmap import mmap
from pathlib import Path
from typing import Final

PAUSE: Final = 0.01
"""Seconds between two looks at the file."""

FORMAT: Final = "ddd"
"""Seconds on the wall, seconds for which processes stood still, and whether time goes by itself."""


class FileClock:
    """Time that stands until somebody lets it go on; `is_running` lets it go on by itself."""

    def __init__(self, path: str | Path, start: float | None = None, is_running: bool = False):
        """Whoever gives a `start` makes the file."""
        if start is not None:
            begin = start - time.time() if is_running else start
            Path(path).write_bytes(struct.pack(FORMAT, begin, 0.0, float(is_running)))
        with Path(path).open("r+b") as file:
            self._memory = mmap(file.fileno(), struct.calcsize(FORMAT))

    def _read(self) -> tuple[float, float, float]:
        wall, stood, runs = struct.unpack(FORMAT, self._memory)
        return wall, stood, runs

    def now(self) -> float:
        wall, _, runs = self._read()
        return wall + time.time() if runs else wall

    def monotonic(self) -> float:
        """Only a process that stands still is late: time that is set does not count."""
        _, stood, runs = self._read()
        return stood + (time.monotonic() if runs else 0.0)

    async def wait_until(self, moment: float) -> None:
        while self.now() < moment:
            await asyncio.sleep(PAUSE)

    # --- for those who set it

    def advance(self, seconds: float) -> None:
        """Let time go by."""
        wall, stood, runs = self._read()
        self._memory[:] = struct.pack(FORMAT, wall + seconds, stood, runs)

    def stall(self, seconds: float) -> None:
        """Let time go by in which the server stands still."""
        wall, stood, runs = self._read()
        self._memory[:] = struct.pack(FORMAT, wall + seconds, stood + seconds, runs)
