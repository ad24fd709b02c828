"""Searches in the database; part of the store. Who is called together is one transaction."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, and_, case, delete, func, select, update
from sqlalchemy.engine import Row

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import insert_into
from cheeseboard.server.errands import Changing
from cheeseboard.server.finding.core import Company, Pair, Search
from cheeseboard.server.notices.changes import add
from cheeseboard.server.schema import (
    daily,
    people,
    ratings,
    searches,
    sitters,
    tables,
    ties,
    waits,
)

WEEK: Final = 7 * 24 * 3600.0
HOUSE: Final = "house"
"""Whose the open tables of the day are: nobody's, so who sits down first leads."""

Choose = Callable[[Sequence[Search], frozenset[Pair]], Sequence[Company]]
Make = Callable[[Company], Mapping[str, Any]]
"""A table's row for people who are called together."""


class SearchBook:
    """Who looks for a match."""

    def __init__(self, engine: Engine, changing: Changing) -> None:
        self._engine = engine
        self._changing = changing

    def begin(
        self, person: str, games: Sequence[str], tempo: str, widest: float, now: float
    ) -> None:
        """Look for a match, in place of what was looked for before; not for who is being called."""
        kind = tempo.partition(":")[0]
        with self._changing() as (connection, rings):
            known = _strengths(connection, person, kind)
            row = {
                "games": {game: known.get(game, 25.0) for game in games},
                "tempo": tempo,
                "widest": widest,
                "since": now,
                "seen": now,
                "table": "",
                "called": 0.0,
                "came": 0.0,
            }
            adding = insert_into(connection, searches).values(person=person, **row)
            connection.execute(
                adding.on_conflict_do_update(
                    index_elements=["person"], set_=row, where=searches.c.table == ""
                )
            )
            rings.append(Ring("search", person))

    def search(self, person: str) -> Row[Any] | None:
        query = select(searches).where(searches.c.person == person)
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none()

    def note_seen(self, person: str, at: float) -> None:
        """A page says that it is open."""
        with self._engine.begin() as connection:
            mine = searches.c.person == person
            connection.execute(update(searches).where(mine).values(seen=at))

    def stop(self, person: str) -> None:
        """Look no more."""
        with self._changing() as (connection, rings):
            connection.execute(delete(searches).where(searches.c.person == person))
            rings.append(Ring("search", person))

    def count(self) -> int:
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(searches)).scalar_one())

    def waiting(self) -> list[Search]:
        """Who looks and has not been called."""
        with self._engine.connect() as connection:
            return [_search(row) for row in connection.execute(_waiting())]

    # --- those who put people together

    def call(self, choose: Choose, make: Make, now: float) -> list[tuple[str, Company]]:
        """Call people together: whoever does it next waits, and finds them called."""
        with self._changing() as (connection, rings):
            rows = connection.execute(_waiting().with_for_update(of=searches)).all()
            found = [_search(row) for row in rows]
            _forget(connection, rings, [one for one in found if one.is_over(now)], now)
            called = []
            for company in choose(found, _apart(connection, [one.person for one in found])):
                row = make(company)
                connection.execute(tables.insert().values(**row, since=now, touched=now))
                there = [one.person for one in company.people]
                seated = [{"table": row["id"], "person": person} for person in there]
                connection.execute(
                    insert_into(connection, sitters).on_conflict_do_nothing(), seated
                )
                mine = searches.c.person.in_(there)
                values = {"table": row["id"], "called": now}
                connection.execute(update(searches).where(mine).values(**values))
                for one in company.people:
                    facts = {"game": company.game}
                    add(
                        *(connection, rings, row["id"], one.person, "found", now, now, row["id"]),
                        facts=facts,
                    )
                rings += [Ring("search", person) for person in there]
                called.append((str(row["id"]), company))
            return called

    def come(self, person: str, now: float) -> str:
        """Somebody has come to the table where they were called; its id, empty if there is none."""
        mine = and_(searches.c.person == person, searches.c.table != "")
        with self._changing() as (connection, rings):
            coming = update(searches).where(mine).values(came=now).returning(searches.c.table)
            found = connection.execute(coming).scalar_one_or_none()
            if found:
                rings.append(Ring("search", person))
            return str(found or "")

    def called(self) -> dict[str, list[Row[Any]]]:
        """Everybody who has been called and has not sat down for good, by table."""
        query = select(searches).where(searches.c.table != "").order_by(searches.c.since)
        found: dict[str, list[Row[Any]]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                found.setdefault(row.table, []).append(row)
        return found

    def seat(self, table: str, game: str, now: float) -> None:
        """The match has begun: nobody there looks any more, and how long it took is kept."""
        its = searches.c.table == table
        with self._changing() as (connection, rings):
            gone = delete(searches).where(its)
            rows = connection.execute(
                gone.returning(searches.c.person, searches.c.tempo, searches.c.since)
            ).all()
            for row in rows:
                kind = row.tempo.partition(":")[0]
                connection.execute(
                    waits.insert().values(game=game, kind=kind, at=now, seconds=now - row.since)
                )
                rings.append(Ring("search", row.person))

    def send_back(self, table: str, now: float) -> None:
        """Who came goes on looking, where they were in the queue; who did not looks no more."""
        its = searches.c.table == table
        with self._changing() as (connection, rings):
            away = connection.execute(
                delete(searches).where(its, searches.c.came == 0).returning(searches.c.person)
            ).scalars()
            rings += [Ring("search", person) for person in away]
            back = update(searches).where(its).values(table="", called=0.0, came=0.0, seen=now)
            rings += [
                Ring("search", person)
                for person in connection.execute(back.returning(searches.c.person)).scalars()
            ]

    def hand_back(self, table: str) -> None:
        """A table is there no more: who was called looks on, where they were in the queue."""
        back = update(searches).where(searches.c.table == table)
        back = back.values(table="", called=0.0, came=0.0)
        with self._changing() as (connection, rings):
            people = connection.execute(back.returning(searches.c.person)).scalars()
            rings += [Ring("search", person) for person in people]

    def waits_at(self, game: str, kind: str, now: float) -> list[float]:
        """How long people have waited in the last days at this hour."""
        query = select(waits.c.at, waits.c.seconds).where(
            waits.c.game == game, waits.c.kind == kind, waits.c.at > now - WEEK
        )
        hour = datetime.fromtimestamp(now, UTC).hour
        with self._engine.connect() as connection:
            return [
                row.seconds
                for row in connection.execute(query)
                if datetime.fromtimestamp(row.at, UTC).hour == hour
            ]

    # --- the table of the day

    def open_daily(self, day: str, game: str, row: Mapping[str, Any], now: float) -> bool:
        """Open a game's table of a day, unless somebody has; whether it is new."""
        with self._changing() as (connection, rings):
            mark = insert_into(connection, daily).values(day=day, game=game, table=row["id"])
            new = mark.on_conflict_do_nothing().returning(daily.c.day)
            if connection.execute(new).one_or_none() is None:
                return False
            house = {"id": HOUSE, "name": "Cheeseboard", "since": now}
            connection.execute(insert_into(connection, people).on_conflict_do_nothing(), [house])
            connection.execute(tables.insert().values(**row, since=now, touched=now))
            rings.append(Ring("open", row["id"]))
            return True

    def earlier_days(self, day: str) -> list[str]:
        """The open tables of earlier days at which nobody sits."""
        query = (
            select(tables.c.id)
            .join(daily, daily.c.table == tables.c.id)
            .where(daily.c.day < day, tables.c.stage == "open")
            .where(~select(sitters.c.person).where(sitters.c.table == tables.c.id).exists())
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())


def put_off_searches(connection: Connection, seconds: float) -> None:
    """Time in which nobody served counts against nobody who looks or was called."""
    connection.execute(
        update(searches).values(
            since=searches.c.since + seconds,
            seen=searches.c.seen + seconds,
            called=case((searches.c.table != "", searches.c.called + seconds), else_=0.0),
        )
    )


def _waiting() -> Any:
    return (
        select(searches, people.c.name)
        .join(people, people.c.id == searches.c.person)
        .where(searches.c.table == "")
        .order_by(searches.c.since)
    )


def _search(row: Any) -> Search:
    return Search(row.person, row.name, row.games, row.tempo, row.since, row.seen, row.widest)


def _forget(connection: Connection, rings: list[Ring], gone: Sequence[Search], now: float) -> None:
    """Searches end; who needed no page to look is told."""
    people = [one.person for one in gone]
    if people:
        connection.execute(delete(searches).where(searches.c.person.in_(people)))
        rings += [Ring("search", person) for person in people]
    for one in gone:
        if one.kind == "days":
            facts = {"game": next(iter(one.games))}
            add(connection, rings, f"{one.since}", one.person, "not_found", now, now, facts=facts)


def _apart(connection: Connection, some: Sequence[str]) -> frozenset[Pair]:
    """Pairs of people one of whom has blocked the other."""
    query = select(ties.c.person, ties.c.other).where(
        ties.c.kind == "block", ties.c.person.in_(some), ties.c.other.in_(some)
    )
    return frozenset(frozenset((row.person, row.other)) for row in connection.execute(query))


def _strengths(connection: Connection, person: str, kind: str) -> dict[str, float]:
    """How strong somebody is in each game at a pace, as far as that is known."""
    query = (
        select(ratings.c.game, ratings.c.mu)
        .where(ratings.c.person == person, ratings.c.kind == kind)
        .order_by(ratings.c.number)
    )
    return {row.game: row.mu for row in connection.execute(query)}
