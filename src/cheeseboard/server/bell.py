"""The bell: tells every process what was just written, by ids and versions only.

Whoever hears it reads the database. A ring that was missed does no harm: after a silence everything
at hand is compared by its version.
"""

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

CHANNEL: Final = "cheeseboard"

LOOK: Final = 1.0
"""Seconds between two looks whether to go on listening."""

AGAIN: Final = 0.2
"""Seconds until somebody whose line was cut calls again."""

LINE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""How soon a line to a machine that does not answer, or has gone silent, is given up."""

MOST_BYTES: Final = 7_900
"""What PostgreSQL takes in one notification, less a little."""

Kind = Literal[
    "table",
    "seen",
    "work",
    "hurry",
    "later",
    "answer",
    "person",
    "notice",
    "search",
    "chat",
    "outage",
    "nudge",
    "session",
    "token",
    "open",
    "review",
]


@dataclass(frozen=True, slots=True)
class Ring:
    """What was written: a table (at a version), who was seen at it, work for bots, a person, a
    message that was taken away, a review (by its match)."""

    kind: Kind
    id: str
    version: int = 0


Hear = Callable[[Sequence[Ring] | None], None]
"""Is told of rings, from any thread; None says that some may have been missed."""


class LocalBell:
    """For a database that one process has to itself: it misses nothing."""

    is_certain: Final = True

    def __init__(self) -> None:
        self._hears: list[Hear] = []

    def listen(self, hear: Hear) -> None:
        self._hears.append(hear)

    def ring(self, rings: Sequence[Ring]) -> None:
        """Tell everybody in this process."""
        for hear in self._hears:
            hear(rings)

    def close(self) -> None:
        self._hears.clear()


class PostgresBell:
    """Hears what any process says with NOTIFY, on a connection of its own."""

    is_certain: Final = False

    def __init__(self, address: str) -> None:
        self._address = address
        self._hears: list[Hear] = []
        self._is_ending = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, hear: Hear) -> None:
        self._hears.append(hear)
        if self._thread is None:
            self._thread = threading.Thread(target=self._listen, name="bell", daemon=True)
            self._thread.start()

    def ring(self, rings: Sequence[Ring]) -> None:
        """Nothing to do: the database has told everybody, this process too."""

    def _listen(self) -> None:
        import psycopg

        while not self._is_ending.is_set():
            with contextlib.suppress(psycopg.Error, OSError):
                self._listen_until_cut()
            self._is_ending.wait(AGAIN)

    def _listen_until_cut(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True, **LINE) as line:
            line.execute(f"LISTEN {CHANNEL}")
            self._tell(None)
            while not self._is_ending.is_set():
                for note in line.notifies(timeout=LOOK):
                    self._tell(unpack(note.payload))
                    if self._is_ending.is_set():
                        return

    def _tell(self, rings: Sequence[Ring] | None) -> None:
        for hear in list(self._hears):
            hear(rings)

    def close(self) -> None:
        self._is_ending.set()
        self._hears.clear()


def pack(rings: Sequence[Ring]) -> list[str]:
    """Rings as texts, none of them longer than a notification may be."""
    found: list[str] = []
    for ring in rings:
        line = f"{ring.kind} {ring.id} {ring.version}"
        if found and len(found[-1]) + len(line) < MOST_BYTES:
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def unpack(text: str) -> list[Ring] | None:
    """The rings of a notification; None for one that another version may understand."""
    found = []
    for line in text.split("\n"):
        kind, _, rest = line.partition(" ")
        id, _, version = rest.rpartition(" ")
        if not version.isdecimal():
            return None
        found.append(Ring(kind, id, int(version)))  # type: ignore[arg-type]
    return found
