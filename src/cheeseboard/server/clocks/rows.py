"""What the database knows of time: who serves, when nobody did, which clocks run out, who rests."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Engine, delete, func, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.clocks.rest import Span
from cheeseboard.server.databases import Database
from cheeseboard.server.errands import Changing
from cheeseboard.server.finding.book import put_off_searches
from cheeseboard.server.notices.changes import note_from
from cheeseboard.server.schema import beats, holidays, nudges, outages, rests, sitters, tables

LATE: Final = 10.0
"""Seconds without any sign of life after which nobody has served meanwhile."""

LEASE: Final = 5.0
"""Seconds for which a table whose clock has run out is somebody's own."""

OLD: Final = 3600.0
"""Seconds after which a process that shows no sign of life is forgotten."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody served."""

    id: int
    began: float
    ended: float


@dataclass(frozen=True, slots=True)
class Holiday:
    """A time in which somebody's clocks over days stand."""

    id: int
    begins: float
    ends: float
    said: float

    @property
    def span(self) -> Span:
        return self.begins, self.ends


class TimeRows:
    """The rows that clocks need; part of the store."""

    def __init__(self, engine: Engine, database: Database, changing: Changing) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing

    # --- who serves

    def come_in(self, process: str, tell_time: Callable[[], float]) -> None:
        """Begin to serve; whoever is the first after a while notes how long nobody did."""
        is_alone = self._database.come_in()
        try:
            self.beat(process, tell_time, is_first=is_alone)
        finally:
            self._database.settle_in()

    def beat(self, process: str, tell_time: Callable[[], float], is_first: bool = False) -> bool:
        """Show that somebody serves; whether nobody did for a while.

        What time it is counts when the turn has come: while this process waited, others were seen.
        """
        with self._changing() as (connection, rings):
            self._database.wait_for_turn(connection)
            now = tell_time()
            last = connection.execute(select(func.max(beats.c.at))).scalar_one()
            is_late = last is not None and (is_first or abs(now - last) > LATE)
            if is_late:
                connection.execute(outages.insert().values(began=last, ended=now))
                put_off_searches(connection, now - last)
                connection.execute(delete(beats))
                rings.append(Ring("outage", ""))
            adding = self._database.insert(beats).values(process=process, at=now)
            connection.execute(
                adding.on_conflict_do_update(index_elements=["process"], set_={"at": now})
            )
            connection.execute(delete(beats).where(beats.c.at < now - OLD))
            return is_late

    def last_beat(self, process: str) -> float | None:
        """When a process was last known to serve."""
        query = select(beats.c.at).where(beats.c.process == process)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def outages(self, after: int) -> list[Outage]:
        """The times in which nobody served, behind one that is known."""
        query = select(outages).where(outages.c.id > after).order_by(outages.c.id)
        with self._engine.connect() as connection:
            return [Outage(*row) for row in connection.execute(query)]

    # --- which clocks run out

    def next_fall(self) -> float | None:
        """When the next clock of any table runs out."""
        with self._engine.connect() as connection:
            found: float | None = connection.execute(select(func.min(tables.c.falls))).scalar_one()
            return found

    def running(self) -> list[str]:
        """The tables with a clock that runs."""
        query = select(tables.c.id).where(tables.c.falls.is_not(None))
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def claim(self, now: float, limit: int) -> list[str]:
        """Take tables whose clocks have run out, for a while; anybody may, and twice is no harm."""
        chosen = (
            select(tables.c.id)
            .where(tables.c.falls <= now)
            .order_by(tables.c.falls)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        with self._engine.begin() as connection:
            found = list(connection.execute(chosen).scalars())
            connection.execute(
                update(tables).where(tables.c.id.in_(found)).values(falls=now + LEASE)
            )
        return found

    def set_falls(self, table: str, version: int, falls: float | None) -> None:
        """Say anew when somebody has to look at a table that has not changed."""
        mine = (tables.c.id == table) & (tables.c.version == version)
        with self._engine.begin() as connection:
            connection.execute(update(tables).where(mine).values(falls=falls))

    # --- lines and nights

    def set_lag(self, table: str, person: str, lag: float) -> None:
        """Note how long somebody's line takes there and back."""
        mine = (sitters.c.table == table) & (sitters.c.person == person)
        with self._engine.begin() as connection:
            connection.execute(update(sitters).where(mine).values(lag=lag))

    def lags(self, table: str) -> dict[str, float]:
        """How long the lines of a table's people take."""
        query = select(sitters.c.person, sitters.c.lag).where(sitters.c.table == table)
        with self._engine.connect() as connection:
            return {row.person: row.lag for row in connection.execute(query)}

    def nights(self, people: Collection[str]) -> dict[str, tuple[int, int]]:
        """The nights of those who have chosen one."""
        query = select(rests).where(rests.c.person.in_(list(people)))
        with self._engine.connect() as connection:
            return {row.person: (row.night_from, row.night_to) for row in connection.execute(query)}

    def set_night(self, person: str, night: tuple[int, int]) -> None:
        first, last = night
        row = {"night_from": first, "night_to": last}
        adding = self._database.insert(rests).values(person=person, **row)
        with self._engine.begin() as connection:
            connection.execute(adding.on_conflict_do_update(index_elements=["person"], set_=row))

    def holidays(self, people: Iterable[str], since: float) -> dict[str, list[Holiday]]:
        """The holidays that end after a moment, in order, by person."""
        query = (
            select(holidays)
            .where(holidays.c.person.in_(list(people)), holidays.c.ends > since)
            .order_by(holidays.c.begins)
        )
        found: dict[str, list[Holiday]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                one = Holiday(row.id, row.begins, row.ends, row.said)
                found.setdefault(row.person, []).append(one)
        return found

    def add_holiday(self, person: str, span: Span, now: float) -> int:
        begins, ends = span
        row = {"person": person, "begins": begins, "ends": ends, "said": now}
        with self._engine.begin() as connection:
            result = connection.execute(holidays.insert().values(**row))
            assert result.inserted_primary_key is not None
            return int(result.inserted_primary_key[0])

    def end_holiday(self, person: str, id: int, now: float) -> None:
        """End a holiday now, or forget one that has not begun."""
        mine = (holidays.c.id == id) & (holidays.c.person == person)
        with self._engine.begin() as connection:
            connection.execute(delete(holidays).where(mine, holidays.c.begins >= now))
            connection.execute(update(holidays).where(mine, holidays.c.ends > now).values(ends=now))

    def tables_over_days(self, person: str) -> list[str]:
        """The tables with a running clock at which somebody sits."""
        query = (
            select(tables.c.id)
            .join(sitters, sitters.c.table == tables.c.id)
            .where(sitters.c.person == person, tables.c.falls.is_not(None))
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    # --- reminding

    def touched(self, table: str) -> float:
        """When something was last done at a table."""
        with self._engine.connect() as connection:
            query = select(tables.c.touched).where(tables.c.id == table)
            return float(connection.execute(query).scalar_one())

    def nudges(self, table: str, since: float) -> Sequence[Mapping[str, object]]:
        """Who was reminded of a table since a moment."""
        query = select(nudges).where(nudges.c.table == table, nudges.c.at > since)
        with self._engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def add_nudge(self, table: str, person: str, by: str, now: float) -> None:
        with self._changing() as (connection, rings):
            connection.execute(nudges.insert().values(table=table, person=person, by=by, at=now))
            rings.append(Ring("nudge", table))
            note_from(connection, rings, "nudge", table, person, by, now, f"{by}:{now:.0f}")
