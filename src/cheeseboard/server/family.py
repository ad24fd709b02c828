"""Several server processes behind one port: who dies is replaced, who stops is waited for.

The parent holds the listening socket and serves nothing itself. SIGTERM ends all; SIGHUP replaces
one process after the other, so that somebody always answers.
"""

import contextlib
import logging
import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from prometheus_client import multiprocess

log: Final = logging.getLogger(__name__)

GOODBYE: Final = 5.0
"""Seconds that a process has to end by itself."""

START: Final = 60.0
"""Seconds that a process has to begin."""

SHORT: Final = 2.0
"""A process that lived no longer than that is not replaced at once."""

Command = Callable[[int, int], Sequence[str]]
"""The command of a child: the socket it listens on, and the pipe that it tells when it serves."""


@dataclass(slots=True)
class Child:
    """A server process."""

    process: "subprocess.Popen[bytes]"
    serves: bool = False
    began: float = field(default_factory=time.monotonic)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)


class Family:
    """A parent and its children."""

    def __init__(self, listening: socket.socket, command: Command, count: int) -> None:
        self._listening = listening
        self._command = command
        self._count = count
        self._children: list[Child] = []
        self._is_ending = False
        self._is_renewing = False
        self._figures = tempfile.mkdtemp(prefix="cheeseboard-figures-")

    def run(self) -> None:
        """Until a signal ends it."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            while not self._is_ending:
                self._replace_the_dead()
                if self._is_renewing:
                    self._is_renewing = False
                    self._replace_all()
                time.sleep(0.1)
        finally:
            self._say_goodbye()
            shutil.rmtree(self._figures, ignore_errors=True)

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _renew(self, *_: object) -> None:
        self._is_renewing = True

    def _replace_the_dead(self) -> None:
        for child in list(self._children):
            if child.process.poll() is None:
                continue
            self._children.remove(child)
            self._bury(child)
            if time.monotonic() - child.began < SHORT:
                time.sleep(1.0)
        while len(self._children) < self._count and not self._is_ending:
            self._children.append(self._start())

    def _replace_all(self) -> None:
        """One after the other: the new one serves before the old one stops.

        When a new one does not come to serve, a broken installation say, the old ones go on.
        """
        for old in list(self._children):
            new = self._start()
            if not new.serves:
                self._dismiss(new)
                if not self._is_ending:
                    log.error(
                        "A new process did not begin to serve, so the others go on as they are."
                        " Mend what stands above, then reload again."
                    )
                return
            self._children.append(new)
            self._children.remove(old)
            self._dismiss(old)

    def _dismiss(self, child: Child) -> None:
        """End a process; one that takes too long is killed."""
        child.end()
        try:
            child.process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            child.process.kill()
            child.process.wait()
        self._bury(child)

    def _start(self) -> Child:
        """A new process, as soon as it serves or has failed to."""
        reading, writing = os.pipe()
        listening = self._listening.fileno()
        child = Child(
            subprocess.Popen(
                self._command(listening, writing),
                pass_fds=(listening, writing),
                env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": self._figures},
            )
        )
        os.close(writing)
        end = time.monotonic() + START
        while time.monotonic() < end and not self._is_ending:
            if select.select([reading], [], [], 0.1)[0]:
                child.serves = bool(os.read(reading, 1))  # nothing to read: it is gone
                break
        os.close(reading)
        return child

    def _bury(self, child: Child) -> None:
        """Its open streams are none any more."""
        with contextlib.suppress(OSError):
            multiprocess.mark_process_dead(  # type: ignore[no-untyped-call]
                child.process.pid, self._figures
            )

    def _say_goodbye(self) -> None:
        for child in self._children:
            child.end()
        end = time.monotonic() + GOODBYE
        for child in self._children:
            try:
                child.process.wait(max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
