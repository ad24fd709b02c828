"""A server whose clock the test sets."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cheeseboard.testing.wall import FileClock

from ..programs import Program
from ..serving import DATABASE, Server, fetch, runner, wait_for

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
"""A Monday."""
DAY = 86400.0


class Timed:
    """A server process, and the clock that it goes by."""

    def __init__(self, folder: Path, kind: str = DATABASE, settings: str = "") -> None:
        path = folder / "clock"
        self.clock = FileClock(path, NOON)
        more = f"clock=FileClock({str(path)!r})"
        before = "from cheeseboard.testing.wall import FileClock"
        self.server = Server(folder, runner(settings, before, more), kind=kind).start()

    @property
    def now(self) -> float:
        return self.clock.now()

    def pass_time(self, seconds: float) -> None:
        """Let time go by while the server lives: it has noticed when this returns.

        Time that goes by at once would look as if nobody had served meanwhile.
        """
        while seconds > 0:
            part = seconds if seconds >= 60 else min(seconds, 8.0)
            if part > 9.0:
                # As if it had shown signs of life all the while.
                self.server.sql("UPDATE beats SET at = ?", self.now + part - 1.0)
            self.clock.advance(part)
            seconds -= part
            if part >= 3.0:
                self.wait_for_beat()

    def wait_for_beat(self) -> None:
        """Until the server has looked at its clock."""

        def is_there() -> bool:
            rows = self.server.sql("SELECT max(at) FROM beats")
            return bool(rows) and rows[0][0] is not None and abs(rows[0][0] - self.now) < 0.5

        wait_for(is_there, "a sign of life")

    def clocks(self, table: str) -> list[dict[str, Any]]:
        """The clocks of a table as any program sees them."""
        found = fetch(self.server, f"/api/tables/{table}").json()
        seats: list[dict[str, Any]] = found["clocks"]["seats"]
        return seats

    def left(self, table: str) -> list[float]:
        return [seat["left"] for seat in self.clocks(table)]


def rest(timed: Timed, table: str, days: float) -> None:
    """As if nobody had done anything at a table for so many days."""
    touched = timed.now - days * DAY
    timed.server.sql("UPDATE tables SET touched = ? WHERE id = ?", touched, table)


def timed_table(programs: Sequence[Program], game: str, tempo: str, **more: Any) -> str:
    """A match between these programs at a pace, seated in order; the table's id."""
    options = more.pop("options", {})
    table = programs[0].post(
        "/tables", 201, game=game, seats=len(programs), tempo=tempo, options=options, **more
    )
    for seat, program in enumerate(programs[1:], 1):
        program.post(f"/tables/{table['id']}/sit", seat=seat)
    programs[0].post(f"/tables/{table['id']}/start")
    return str(table["id"])


def log_of(program: Program, table: str) -> list[str]:
    """The sentences of a table's log, as a stream tells them."""
    with program.stream(f"/tables/{table}/stream") as stream:
        messages = stream.wait(lambda found: bool(found), "the log")
        return [event["sentence"] for event in messages[0].data["events"]]
