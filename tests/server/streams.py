"""Event streams, read as they come."""

import contextlib
import http.client
import json
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .serving import DEADLINE, Server, wait_for


@dataclass(frozen=True, slots=True)
class Told:
    """A message of a stream."""

    id: str
    event: str
    data: Any
    raw: str


def tells_of_the_end(messages: list[Told]) -> bool:
    """Whether a program that heard these messages knows that the match is over."""
    return bool(messages) and messages[-1].data["stage"] == "over"


class Stream:
    """An open event stream, read in a thread of its own."""

    def __init__(self, server: Server, path: str, headers: Mapping[str, str]) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
        self._connection.request("GET", path, headers=dict(headers))
        sock = self._connection.sock
        assert sock is not None
        self._socket: socket.socket = sock
        self._answer = self._connection.getresponse()
        self.status = self._answer.status
        self.headers = self._answer.headers
        self.text = ""
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
            while line := self._answer.readline():
                with self._lock:
                    self.text += line.decode()

    @property
    def messages(self) -> list[Told]:
        """What has come so far; signs of life do not count."""
        with self._lock:
            blocks = self.text.split("\n\n")[:-1]
        return [_told(block) for block in blocks if not block.startswith((":", "event: beat"))]

    def wait(self, look: Callable[[list[Told]], bool], what: str) -> list[Told]:
        """The messages, as soon as they are what is looked for."""
        wait_for(lambda: look(self.messages), f"{what} on a stream (so far {self.text!r})")
        return self.messages

    @property
    def is_open(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(DEADLINE)
        self._connection.close()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _told(block: str) -> Told:
    fields = dict(line.split(": ", 1) for line in block.split("\n"))
    return Told(fields.get("id", ""), fields.get("event", ""), json.loads(fields["data"]), block)
