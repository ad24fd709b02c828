"""Streams that break off at any byte: who comes back hears everything once."""

import contextlib
import json
import random
import socket
import threading
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from ..people import Person
from ..programs import Program, program_table, token_of
from ..serving import DEADLINE, Server, another_address, wait_for
from ..streams import Stream

QUIET: Final = 0.05
"""Seconds without a byte after which a stream is cut, too."""


@dataclass
class Listener:
    """Somebody whose connection breaks off all the time."""

    server: Server
    path: str
    headers: dict[str, str]
    rng: random.Random
    heard: list[Any] = field(default_factory=list)
    last: int = 0
    """The id of the last message that came in whole."""
    opened: int = 0
    problem: str = ""
    is_done: threading.Event = field(default_factory=threading.Event)

    def run(self) -> None:
        try:
            while not self.is_done.is_set():
                self._hear(self._raw(int(2 ** self.rng.uniform(0.0, 17.0))))
                self.opened += 1
        except Exception as error:
            self.problem = repr(error)

    def _raw(self, most: int) -> bytes:
        """The first bytes of the stream."""
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.server.host}"]
        headers = self.headers | {"X-Forwarded-For": another_address()}
        if self.last:
            headers["Last-Event-ID"] = str(self.last)
        lines += [f"{name}: {value}" for name, value in headers.items()]
        raw = b""
        with socket.create_connection(("127.0.0.1", self.server.port), DEADLINE) as sock:
            sock.sendall("\r\n".join([*lines, "", ""]).encode())
            raw += sock.recv(1)
            sock.settimeout(QUIET)
            with contextlib.suppress(TimeoutError):
                while len(raw) < most:
                    size = min(most - len(raw), self.rng.choice((1, 1, 10, 1000)))
                    raw += sock.recv(size)
        return raw

    def _hear(self, raw: bytes) -> None:
        """Take in the messages that came in whole."""
        head, _, body = raw.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"[: len(head)]), head
        text = unchunked(body)
        if b"content-encoding: gzip" in head.lower():
            text = zlib.decompressobj(31).decompress(text)
        whole, _, _ = text.rpartition(b"\n\n")
        for block in whole.decode().split("\n\n"):
            if "data: " in block:
                fields = dict(line.split(": ", 1) for line in block.split("\n"))
                self.heard += happened(json.loads(fields["data"]))
                self.last = int(fields["id"])


def unchunked(body: bytes) -> bytes:
    """The content of an answer in chunks, as far as it has come."""
    found = b""
    while b"\r\n" in body:
        size, _, body = body.partition(b"\r\n")
        found += body[: int(size, 16)]
        body = body[int(size, 16) + 2 :]
    return found


def happened(data: dict[str, Any]) -> list[Any]:
    """What a message tells of: for programs events, for pages news.

    How a drawing shows them is left out: a page that comes back is shown how things stand.
    """
    if "events" in data:
        return [(one["number"], one["key"], one["args"], one["sentence"]) for one in data["events"]]
    return [(one["key"], one["sentence"]) for one in data["news"] or []]


def test_a_stream_that_is_cut_at_any_byte_tells_everything_once(
    server: Server, rng: random.Random
) -> None:
    ann = Person(server, "Ann")
    first = Program(server, token=token_of(ann))
    programs = [first, Program(server, "Bob"), Program(server, "Cy")]
    id = program_table(programs, "_template", rounds=4)
    own = {
        f"/api/tables/{id}/stream?seat=0": {"Authorization": f"Bearer {first.token}"},
        f"/tables/{id}/stream?as=0&since=0": {"Cookie": ann.cookies()},
    }
    own = {path: {**headers, "Accept-Language": "uk"} for path, headers in own.items()}
    uncut = {path: Stream(server, path, headers) for path, headers in own.items()}
    listeners = [
        Listener(server, path, headers | more, random.Random(rng.getrandbits(32)))
        for path, headers in own.items()
        for more in ({}, {"Accept-Encoding": "gzip"})
    ]
    threads = [threading.Thread(target=one.run, daemon=True) for one in listeners]
    for thread in threads:
        thread.start()
    while (table := programs[0].get(f"/tables/{id}"))["stage"] == "playing":
        before = [one.opened for one in listeners]
        seat = rng.choice(table["to_act"])
        moves = programs[seat].get(f"/tables/{id}/seats/{seat}")["moves"]
        programs[seat].play(id, seat, rng.choice(moves))
        wait_for(
            lambda before=before: all(  # type: ignore[misc]
                one.opened > count or one.problem
                for one, count in zip(listeners, before, strict=True)
            ),
            "another cut of every stream",
        )
    total = programs[0].get(f"/tables/{id}/seats/0")["events"]
    for one in listeners:
        wait_for(lambda one=one: one.last == total or one.problem, "the last event")  # type: ignore[misc]
        one.is_done.set()
    for thread in threads:
        thread.join(DEADLINE)
    assert [one.problem for one in listeners] == [""] * len(listeners)
    for path, stream in uncut.items():
        stream.wait(lambda told: int(told[-1].id) == total, "the last event")
        stream.close()
        whole = [one for told in stream.messages for one in happened(told.data)]
        assert len(whole) == total
        for one in listeners:
            if one.path == path:
                assert one.heard == whole, f"{path} {one.headers}"
