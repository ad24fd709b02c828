"""Processes that begin with the server imported: most of what a start costs is that.

Each is a fork of one process that has imported it and does nothing else. It has a number, memory
and signals of its own, and can be killed, stopped and started again like any other.
"""

import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["cheeseboard.cli", "cheeseboard.server.app"])


class Forked:
    """A script, or a module by its name, at work; what it prints goes to a file."""

    def __init__(self, program: str, arguments: Sequence[str], log: Path) -> None:
        run = (program, list(arguments), str(log))
        self._process = _context.Process(target=_run, args=run, daemon=True)
        with patch.dict(sys.modules, __main__=ModuleType("nothing")):  # which a fork would import
            self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def signal(self, what: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, what)

    def has_ended(self, seconds: float | None = None) -> bool:
        """Wait until it has, at most so long."""
        self._process.join(seconds)
        return not self._process.is_alive()


def _run(program: str, arguments: list[str], log: str) -> None:
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.close(file)
    sys.argv = [program, *arguments]
    run = runpy.run_path if program.endswith(".py") else runpy.run_module
    run(program, run_name="__main__")
