"""Reports: what people tell the operator, with the messages as they were then."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, Row, select

from cheeseboard.server.company.pacing import check_pace
from cheeseboard.server.errands import Changing
from cheeseboard.server.schema import chat, people, reports
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused
from cheeseboard.server.talking import in_one_line

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

KINDS: Final = ("chat", "name", "behaviour")
LINES: Final = 30
"""Messages that are kept with a report."""
LONGEST_REASON: Final = 500
SHOWN: Final = 100
"""Reports on the operator's page."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A message as it was when somebody reported."""

    id: int
    person: str
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody told of somebody else."""

    id: int
    by: str
    by_name: str
    about: str
    about_name: str
    kind: str
    reason: str
    table: str
    lines: tuple[Kept, ...]
    at: float
    settled: float | None


class ReportStore:
    """The rows of reports."""

    def __init__(self, engine: Engine, changing: Changing) -> None:
        self._engine = engine
        self._changing = changing

    def add(self, by: str, about: str, kind: str, reason: str, table: str) -> None:
        """Keep a report, with the last messages of the table if it names one."""
        row = {"by": by, "about": about, "kind": kind, "reason": reason, "table": table}
        with self._changing() as (connection, _):
            lines = _last_lines(connection, table) if table else []
            connection.execute(reports.insert().values(**row, lines=lines, at=time.time()))

    def listed(self, limit: int = SHOWN) -> list[Report]:
        """All reports: those that nobody has dealt with first, the latest first."""
        order = (reports.c.settled.is_not(None), reports.c.at.desc())
        return self._read(_selected().order_by(*order).limit(limit))

    def one(self, id: int) -> Report | None:
        found = self._read(_selected().where(reports.c.id == id))
        return found[0] if found else None

    def _read(self, query: Any) -> list[Report]:
        with self._engine.connect() as connection:
            return [_report(row) for row in connection.execute(query)]


def _last_lines(connection: Connection, table: str) -> list[dict[str, Any]]:
    query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(LINES)
    names = ("id", "person", "name", "text", "at")
    rows: Sequence[Row[Any]] = connection.execute(query).all()
    return [{name: getattr(row, name) for name in names} for row in reversed(rows)]


def _selected() -> Any:
    by, about = people.alias(), people.alias()
    return (
        select(reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .outerjoin(by, by.c.id == reports.c.by)
        .outerjoin(about, about.c.id == reports.c.about)
    )


def _report(row: Any) -> Report:
    return Report(
        row.id,
        row.by or "",
        row.by_name or "",
        row.about or "",
        row.about_name or "",
        row.kind,
        row.reason,
        row.table,
        tuple(Kept(**line) for line in row.lines),
        row.at,
        row.settled,
    )


class Reporting:
    """Takes what people tell the operator."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._limits = Limits(1 / 600, 6)

    async def report(self, by: str, about: str, kind: str, reason: str, table: str) -> None:
        reason = in_one_line(reason)
        if kind not in KINDS:
            raise Refused(422, "refuse-report-kind")
        if not 1 <= len(reason) <= LONGEST_REASON:
            raise Refused(422, "refuse-reason", most=LONGEST_REASON)
        if table:
            await self._hall.table(table)
        elif kind == "chat":
            raise Refused(422, "refuse-report-table")
        check_pace(self._limits, by)
        await self._hall.write(self._hall.store.reports.add, by, about, kind, reason, table)
