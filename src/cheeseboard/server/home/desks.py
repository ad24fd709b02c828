"""What home shows, as the database has it: rows of tables and of who sits there, never a match."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Engine, Select, String, cast, func, select, update
from sqlalchemy.engine import Row

from cheeseboard.server.people.person import Person
from cheeseboard.server.players.looking import Rated, strengths_of
from cheeseboard.server.schema import matches, people, ratings, results, sitters, tables

MOST_RUNNING: Final = 200
"""Tables of one person that home looks at."""


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies on somebody's desk."""

    running: Sequence[Row[Any]]
    """Tables that are not over, with the person's own part of them."""
    finished: Sequence[Row[Any]]
    """The latest matches that are over, the newest first."""


class Desks:
    """Looks up what home needs."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def desk(self, person: str, most_finished: int) -> Desk:
        """Somebody's tables, in two looks."""
        own = (sitters.c.owes, cast(sitters.c.news, String).label("news"), sitters.c.ended)
        at = sitters.c.table == tables.c.id
        mine = (sitters.c.person == person) & ~sitters.c.put_away
        running = (
            listed()
            .add_columns(*own)
            .join(sitters, at)
            .where(mine, sitters.c.ended.is_(None), tables.c.stage != "closed")
            .order_by(tables.c.touched.desc())
            .limit(MOST_RUNNING)
        )
        finished = (
            listed()
            .add_columns(
                *(results.c.place, results.c.seats.label("of"), results.c.score),
                *(results.c.seat, results.c.number, results.c.ended, results.c.ending),
                *(results.c.is_rated.label("is_counted"), ratings.c.from_mu, ratings.c.mu),
            )
            .join(results, results.c.table == tables.c.id)
            .outerjoin(
                ratings,
                (ratings.c.match == results.c.match) & (ratings.c.seat == results.c.seat),
            )
            .join(sitters, at & mine)
            .where(results.c.person == person)
            .order_by(results.c.ended.desc())
            .limit(most_finished)
        )
        with self._engine.connect() as connection:
            return Desk(connection.execute(running).all(), connection.execute(finished).all())

    def waiting(self, person: str) -> Sequence[Row[Any]]:
        """Tables where somebody is to decide."""
        query = (
            listed()
            .add_columns(sitters.c.owes, cast(sitters.c.news, String).label("news"))
            .join(sitters, sitters.c.table == tables.c.id)
            .where(sitters.c.person == person, sitters.c.ended.is_(None), ~sitters.c.put_away)
            .where(sitters.c.owes.is_not(None), tables.c.stage == "playing")
        )
        with self._engine.connect() as connection:
            return connection.execute(query.limit(MOST_RUNNING)).all()

    def count_finished(self, person: str) -> int:
        """How many matches of somebody are over."""
        query = select(func.count()).select_from(results).where(results.c.person == person)
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """People by their ids."""
        columns = [people.c[field.name] for field in fields(Person)]
        query = select(*columns).where(people.c.id.in_(sorted(set(ids))))
        with self._engine.connect() as connection:
            return {row.id: Person(*row) for row in connection.execute(query)}

    def strengths(self, whom: Collection[tuple[str, str]]) -> dict[tuple[str, str], list[Rated]]:
        """How strong people are in games, by person and game."""
        with self._engine.connect() as connection:
            return strengths_of(connection, whom)

    def put_away(self, table: str, person: str, is_away: bool) -> None:
        """Take a table off somebody's desk, or lay it back."""
        mine = (sitters.c.table == table) & (sitters.c.person == person)
        with self._engine.begin() as connection:
            connection.execute(update(sitters).where(mine).values(put_away=is_away))

    def position(self, table: str) -> Any:
        """The latest position of a table, and who sits there."""
        columns = tables.c.game, tables.c.seats, tables.c.version, matches.c.saved, matches.c.number
        query = (
            select(*columns)
            .join(
                matches,
                (matches.c.table == tables.c.id) & (matches.c.number == _latest(table)),
                isouter=True,
            )
            .where(tables.c.id == table)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none()


def listed() -> Select[Any]:
    """What lists show of tables; JSON as text, so that one bad row does not spoil the rest."""
    return select(
        tables.c.id,
        tables.c.game,
        tables.c.host,
        tables.c.stage,
        tables.c.touched,
        cast(tables.c.options, String).label("options"),
        cast(tables.c.seats, String).label("seats"),
        cast(tables.c.to_act, String).label("to_act"),
        tables.c.looked,
        tables.c.warned,
        tables.c.version,
        tables.c.is_rated,
        tables.c.access,
        cast(tables.c.tempo, String).label("tempo"),
        cast(tables.c.clocks, String).label("clocks"),
        _latest(tables.c.id).label("number"),
    )


def _latest(table: Any) -> Any:
    """The number of a table's latest match."""
    return select(func.max(matches.c.number)).where(matches.c.table == table).scalar_subquery()
