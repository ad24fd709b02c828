"""The database: every method is one transaction, durable when it returns.

SQLite runs in WAL mode with `synchronous=FULL`: what has been committed survives a kill and a power
cut. PostgreSQL does that by itself. Nothing here knows rules; records, positions and events pass
through as JSON. What the two databases do differently stands in `databases.py`.
"""

import contextlib
import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    String,
    Table,
    bindparam,
    cast,
    exists,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import Row

from cheeseboard.record import Record, parse_json
from cheeseboard.server.bell import Ring
from cheeseboard.server.clocks.rows import TimeRows
from cheeseboard.server.company.audit import OfficeStore
from cheeseboard.server.company.inviting import InvitationStore
from cheeseboard.server.company.presence import PresenceStore
from cheeseboard.server.company.reporting import ReportStore
from cheeseboard.server.company.ties import TieStore
from cheeseboard.server.databases import Database, database
from cheeseboard.server.errands import Due, Errands
from cheeseboard.server.finding.book import SearchBook
from cheeseboard.server.home import sitting
from cheeseboard.server.home.desks import Desks, listed
from cheeseboard.server.notices.book import NoticeBook
from cheeseboard.server.notices.changes import before_change, note_change, note_said
from cheeseboard.server.people.person import Person
from cheeseboard.server.players.keeping import keep_end
from cheeseboard.server.players.result import Ended
from cheeseboard.server.puzzles.tries import Tries
from cheeseboard.server.review.notebook import Notebook
from cheeseboard.server.review.oneself import OneselfStore
from cheeseboard.server.review.shelf import Shelf
from cheeseboard.server.schema import (
    answers,
    chat,
    films,
    matches,
    people,
    results,
    settings,
    sitters,
    steps,
    tables,
)
from cheeseboard.server.sweeping import sweep

MIGRATIONS: Final = Path(__file__).parent / "migrations"

# What every move writes is built once: building a statement costs more than carrying it out.

TABLE_AT: Final = update(tables).where(
    tables.c.id == bindparam("its_id"), tables.c.version == bindparam("its_version")
)
"""Changes a table's row that is at a version."""

MATCH_AT: Final = update(matches).where(
    matches.c.id == bindparam("its_id"), matches.c.length == bindparam("its_length")
)
"""Changes a match that has so many steps."""

STEPS: Final = insert(steps)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as the database has it."""

    id: int
    number: int
    head: Mapping[str, Any]
    names: Sequence[str]
    lines: Sequence[Mapping[str, Any]]
    told: Sequence[Sequence[Mapping[str, Any]]]
    """The events of the set-up, then those of each step."""
    saved: Mapping[str, Any]
    end: Mapping[str, Any] | None
    is_whole: bool
    """Whether every step is there."""
    is_as_written: bool
    """Whether the position is the one that was saved with the last step."""
    first: Mapping[str, Any] | None
    changes: Sequence[Any]
    """What each step changed; None for steps that were written before this was kept."""
    begins: int = 0
    """The number of the first step that was read; where it is not 0, the set-up has no events."""

    @property
    def record(self) -> Record:
        """Its record; raises `RecordError`."""
        lines = [self.head, *self.lines]
        return parse_json(lines if self.end is None else [*lines, self.end])


class NotNext(RuntimeError):
    """A change that does not follow the last one: whoever sends it does not know the table."""


class Repeated(RuntimeError):
    """A request that was answered before."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A step: its line of the record, and what it changed in the position."""

    line: Mapping[str, Any]
    change: Any


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request with a key was answered."""

    seat: int
    key: str
    answer: Mapping[str, Any]


def newest_revision() -> str:
    """The revision that the code works with: files are named by theirs, in order."""
    return max(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self._engine = self._database.engine
        self.writers = self._database.writers
        """How many may write at once."""
        self.bell = self._database.bell
        """Tells what was written."""
        self._answering = self._add_new(answers).returning(answers.c.key)
        """Adds an answer, and tells whether it is the first."""
        self.now: Callable[[], float] = time.time
        """What time it is, by the clock on the wall."""
        self.errands = Errands(self._engine, self._database, self._changing)
        """What bots have to think about."""
        self.searches = SearchBook(self._engine, self._changing)
        """Who looks for a match."""
        self.time = TimeRows(self._engine, self._database, self._changing)
        """Clocks, nights and holidays."""
        self.notices = NoticeBook(self._engine, self._changing)
        """What people are to be told."""
        self.desks = Desks(self._engine)
        """What home shows."""
        shared = (self._engine, self._database, self._changing)
        self.ties = TieStore(*shared)
        """How people stand to each other."""
        self.presence = PresenceStore(*shared)
        """Who was here when."""
        self.invitations = InvitationStore(*shared)
        self.reports = ReportStore(self._engine, self._changing)
        self.office = OfficeStore(self._engine, self._changing)
        """What operators do."""
        self.reviews = Shelf(*shared, self.errands)
        """What was found out about matches that are over."""
        self.notebook = Notebook(self._engine, self._changing)
        """What people add to matches that are over."""
        self.oneself = OneselfStore(self._engine)
        """What analyses say about people."""
        self.tries = Tries(self._engine, self._database)
        """Who has tried which puzzle."""

    def open(self) -> None:
        """Make a file ours alone, look whether it is whole, bring it to the present schema.

        Raises `InUse`, `Damaged`, or what the database says.
        """
        try:
            self._database.open()
            self.migrate()
        except BaseException:
            self.close()
            raise

    def migrate(self) -> None:
        """Bring the database to the present schema; an empty one gets all of it."""
        if self.revision() == newest_revision():
            return
        from alembic import command  # slow to import, and seldom needed
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        try:
            with self._engine.begin() as connection:
                self._database.wait_for_turn(connection)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except CommandError as error:
            raise ValueError(str(error)) from error

    def revision(self) -> str | None:
        """The revision of the schema that the database has."""
        with self._engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            query = text("SELECT version_num FROM alembic_version")
            return connection.execute(query).scalar_one_or_none()

    def close(self) -> None:
        self._database.close()

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[Connection, list[Ring]]]:
        """A transaction, and what to tell everybody when it is committed."""
        rings: list[Ring] = []
        with self._engine.begin() as connection:
            yield connection, rings
            if rings:
                self._database.notify(connection, rings)
        if rings:
            self.bell.ring(rings)

    changing = _changing
    """For rooms that write by themselves."""

    @contextlib.contextmanager
    def looking(self) -> Iterator[Connection]:
        """A connection for those who only read."""
        with self._engine.connect() as connection:
            yield connection

    def ping(self) -> None:
        """Raise what the database says if it does not answer."""
        with self._engine.connect() as connection:
            connection.execute(select(1))

    # --- settings and people

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting, made and kept when it is first asked for."""
        with self._engine.begin() as connection:
            query = select(settings.c.value).where(settings.c.name == name)
            found = connection.execute(query).scalar_one_or_none()
            if found is None:
                # Another process may make it in the same moment: what was first is what is kept.
                connection.execute(self._add_new(settings), {"name": name, "value": make()})
                found = connection.execute(query).scalar_one()
        return str(found)

    def add_person(self, id: str, name: str, is_named: bool = True) -> None:
        row = {"id": id, "name": name, "since": self.now(), "is_named": is_named}
        with self._engine.begin() as connection:
            connection.execute(people.insert().values(**row, is_signed=False))

    def person(self, id: str) -> Person | None:
        columns = [people.c[field.name] for field in fields(Person)]
        with self._engine.connect() as connection:
            row = connection.execute(select(*columns).where(people.c.id == id)).one_or_none()
            return None if row is None else Person(*row)

    def hide_ratings(self, id: str, is_hidden: bool) -> None:
        """Keep somebody's ratings from others, or show them."""
        with self._changing() as (connection, rings):
            mine = people.c.id == id
            connection.execute(update(people).where(mine).values(hides_ratings=is_hidden))
            rings.append(Ring("person", id))

    # --- tables

    def add_table(self, row: Mapping[str, Any], people_there: Iterable[str]) -> None:
        with self._changing() as (connection, rings):
            now = self.now()
            connection.execute(tables.insert().values(**row, since=now, touched=now))
            self._seat_people(connection, row["id"], people_there)
            rings.append(Ring("open", row["id"]))

    def save_table(
        self, id: str, version: int, changes: Mapping[str, Any], people_there: Iterable[str] = ()
    ) -> None:
        """Change what is written of a table; raises `NotNext` if that is not at the version."""
        there = set(people_there)
        with self._changing() as (connection, rings):
            self._touch(connection, rings, id, version, changes)
            if there:
                connection.execute(
                    sitters.delete().where(sitters.c.table == id, sitters.c.person.not_in(there))
                )
            self._seat_people(connection, id, there)

    def _touch(
        self,
        connection: Connection,
        rings: list[Ring],
        table: str,
        version: int,
        changes: Mapping[str, Any],
        told: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        """Change a table's row, on the condition that it is at the version; it counts one more.

        Always comes first: whoever writes to a table waits here for the others.
        """
        now = self.now()
        before = before_change(connection, table)
        its = {"its_id": table, "its_version": version}
        written = {**changes, "touched": now, "version": version + 1}
        done = connection.execute(TABLE_AT, its | written)
        if done.rowcount != 1:
            raise NotNext(f"Table {table} is not at version {version}.")
        rings.append(Ring("table", table, version + 1))
        note_change(connection, rings, before, changes, now)
        sitting.note(connection, before, changes, now, told)

    def _seat_people(self, connection: Connection, table: str, there: Iterable[str]) -> None:
        rows = [{"table": table, "person": person} for person in there]
        if rows:
            connection.execute(self._add_new(sitters), rows)

    def _add_new(self, where: Table) -> Any:
        """An insert that leaves alone what is there."""
        return self._database.insert(where).on_conflict_do_nothing()

    def table(self, id: str) -> Row[Any] | None:
        with self._engine.connect() as connection:
            return connection.execute(select(tables).where(tables.c.id == id)).one_or_none()

    def count_tables(self, host: str, since: float) -> int:
        """How many tables of somebody are not over, and were touched since then."""
        query = (
            select(func.count())
            .select_from(tables)
            .where(tables.c.host == host, tables.c.stage.in_(("open", "playing")))
            .where(tables.c.touched > since)
        )
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def versions(self, ids: Iterable[str]) -> dict[str, int]:
        """The versions of tables; one that is not there has none."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(ids)))
        with self._engine.connect() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def note_seen(
        self, seen: Sequence[tuple[str, str, float]], looked: Sequence[tuple[str, float]]
    ) -> None:
        """Write when people were last at tables, and when tables were last looked at.

        Like who changes a table, it takes the table's row first, and several in their order.
        """
        there = sorted({table for table, _, _ in seen} | {table for table, _ in looked})
        locked = select(tables.c.id).where(tables.c.id.in_(there)).order_by(tables.c.id)
        with self._changing() as (connection, rings):
            connection.execute(locked.with_for_update(key_share=True)).all()
            if seen:
                connection.execute(
                    update(sitters)
                    .where(sitters.c.table == bindparam("at"), sitters.c.person == bindparam("who"))
                    .where(sitters.c.seen < bindparam("then"))
                    .values(seen=bindparam("then")),
                    [{"at": table, "who": who, "then": then} for table, who, then in sorted(seen)],
                )
            if looked:
                connection.execute(
                    update(tables)
                    .where(tables.c.id == bindparam("at"), tables.c.looked < bindparam("then"))
                    .values(looked=bindparam("then")),
                    [{"at": table, "then": then} for table, then in sorted(looked)],
                )
            rings += [Ring("seen", table) for table in sorted({table for table, _, _ in seen})]

    def seen(self, table: str) -> dict[str, float]:
        """When the people of a table were last there."""
        query = select(sitters.c.person, sitters.c.seen).where(sitters.c.table == table)
        with self._engine.connect() as connection:
            return {row.person: row.seen for row in connection.execute(query)}

    def open_tables(self, limit: int) -> Sequence[Row[Any]]:
        """Tables that wait for players and not only for who has their link, the newest first."""
        query = listed().where(tables.c.stage == "open", tables.c.access != "link")
        with self._engine.connect() as connection:
            return connection.execute(query.order_by(tables.c.touched.desc()).limit(limit)).all()

    def tables_of(self, person: str, limit: int) -> Sequence[Row[Any]]:
        """Tables where a person sits, as lists need them: those in play first, the latest first."""
        query = (
            listed()
            .join(sitters, sitters.c.table == tables.c.id)
            .where(sitters.c.person == person, tables.c.stage != "closed")
            .order_by(tables.c.stage == "over", tables.c.touched.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def note_to_act(self, id: str, seats: Sequence[int]) -> None:
        """Write whose turn it is at a table that does not say so yet; it is not touched by that."""
        with self._engine.begin() as connection:
            before = before_change(connection, id)
            if before is None or before.to_act is not None:
                return
            changes = {"to_act": list(seats)}
            connection.execute(update(tables).where(tables.c.id == id).values(**changes))
            sitting.note(connection, before, changes, self.now())

    # --- matches

    def begin_match(
        self,
        table: str,
        version: int,
        number: int,
        head: Mapping[str, Any],
        names: Sequence[str],
        saved: Mapping[str, Any],
        events: Sequence[Mapping[str, Any]],
        changes: Mapping[str, Any],
        due: Due | None = None,
    ) -> int:
        """Write a match that begins, with what changes at its table and what bots have to do; its
        id."""
        with self._changing() as (connection, rings):
            self._touch(connection, rings, table, version, changes, events)
            self.errands.set_due(connection, rings, table, due, time.time())
            result = connection.execute(
                matches.insert().values(
                    table=table,
                    number=number,
                    head=head,
                    names=list(names),
                    saved=saved,
                    events=list(events),
                    end=None,
                    since=self.now(),
                    length=0,
                    mark=mark_of(saved),
                    first=saved["state"],
                )
            )
            assert result.inserted_primary_key is not None
            return int(result.inserted_primary_key[0])

    def match(self, table: str, number: int | None = None) -> StoredMatch | None:
        """A match of a table, the latest if no number is given."""
        with self.one_moment() as connection:
            return _match(connection, table, number)

    def match_by_id(self, match: int) -> StoredMatch | None:
        """A match by its own id."""
        query = select(matches.c.table, matches.c.number).where(matches.c.id == match)
        with self.one_moment() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else _match(connection, row.table, row.number)

    def load(
        self, id: str, match: int = 0, known: int = 0
    ) -> tuple[Row[Any], StoredMatch | None] | None:
        """A table and its latest match in one moment; of a match of which so many steps are
        known, only the last of them and what follows."""
        with self.one_moment() as connection:
            said = select(func.max(chat.c.id)).where(chat.c.table == id).scalar_subquery()
            query = select(tables, said.label("said")).where(tables.c.id == id)
            row = connection.execute(query).one_or_none()
            return None if row is None else (row, _match(connection, id, None, match, known))

    @contextlib.contextmanager
    def one_moment(self) -> Iterator[Connection]:
        """A connection that sees nothing of what is written while it reads."""
        with self._engine.connect() as connection:
            self._database.hold_still(connection)
            yield connection

    @contextlib.contextmanager
    def filling(self) -> Iterator[Connection]:
        """A connection for a copy of another database: all of it is written, or nothing."""
        with self._engine.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def alone(self, table: Table) -> Iterator[tuple[Connection, Database]]:
        """A transaction beside which nobody writes to a table."""
        with self._engine.begin() as connection:
            self._database.hold_writers(connection, table)
            yield connection, self._database

    def count_on(self, connection: Connection, table: Table, column: str) -> None:
        """Let numbers that the database gives go on behind those that were copied."""
        self._database.count_on(connection, table, column)

    def add_steps(
        self,
        match: int,
        first: int,
        taken: Sequence[Taken],
        events: Sequence[Mapping[str, Any]],
        saved: Mapping[str, Any],
        end: Mapping[str, Any] | None,
        answer: Answer | None,
        table: str,
        version: int,
        changes: Mapping[str, Any],
        film: bytes | None = None,
        due: Due | None = None,
        ended: Ended | None = None,
    ) -> None:
        """Append steps of a match, with the position after them and the answer given.

        A film of the whole match takes the place of what the steps changed. With the last step
        comes how the match `ended`.

        Raises `NotNext`, and writes nothing, if the table is not at the version, or `first` steps
        are not what is there; `Repeated` if a request with that key was answered before.
        """
        now = self.now()
        rows: list[dict[str, Any]] = [
            {
                "match": match,
                "number": number,
                "line": step.line,
                "events": [],
                "at": now,
                "mark": None,
                "change": step.change,
            }
            for number, step in enumerate(taken, first)
        ]
        rows[-1] |= {"events": list(events), "mark": mark_of(saved)}
        with self._changing() as (connection, rings):
            self._touch(connection, rings, table, version, changes, events)
            self.errands.set_due(connection, rings, table, due, time.time())
            its = {"its_id": match, "its_length": first}
            written = {"saved": saved, "end": end, "length": first + len(rows)}
            grown = connection.execute(MATCH_AT, its | written)
            if grown.rowcount != 1:
                raise NotNext(f"Match {match} does not have {first} steps.")
            connection.execute(STEPS, rows)
            if film is not None:
                self._add_film(connection, match, film)
            if ended is not None:
                keep_end(connection, self._database, match, ended, now)
            if answer is not None:
                row = {"match": match, "seat": answer.seat, "key": answer.key}
                given = connection.execute(self._answering, row | {"answer": answer.answer})
                if given.one_or_none() is None:
                    raise Repeated(answer.key)

    def film(self, match: int) -> bytes | None:
        """The film of a match that is over; None if there is none yet."""
        with self._engine.connect() as connection:
            query = select(films.c.film).where(films.c.match == match)
            found: bytes | None = connection.execute(query).scalar_one_or_none()
            return found

    def add_film(self, match: int, film: bytes) -> None:
        """Keep the film of a match, unless somebody else has."""
        with self._engine.begin() as connection:
            self._add_film(connection, match, film)

    def _add_film(self, connection: Connection, match: int, film: bytes) -> None:
        row = {"match": match, "film": film, "at": time.time()}
        connection.execute(self._add_new(films), row)
        connection.execute(update(steps).where(steps.c.match == match).values(change=None))

    def without_film(self, after: int, limit: int) -> Sequence[tuple[int, str, int]]:
        """Matches that are over and have no film, by id: id, table and number."""
        return self._over_without(films, after, limit)

    def _over_without(self, part: Table, after: int, limit: int) -> Sequence[tuple[int, str, int]]:
        query = (
            select(matches.c.id, matches.c.table, matches.c.number)
            .where(matches.c.id > after, cast(matches.c.end, String) != "null")
            .where(~exists().where(part.c.match == matches.c.id))
            .order_by(matches.c.id)
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def add_results(self, match: int, ended: Ended) -> None:
        """Write how a match ended that was over before this was kept."""
        with self._engine.begin() as connection:
            keep_end(connection, self._database, match, ended, None)

    def without_results(self, after: int, limit: int) -> Sequence[tuple[int, str, int]]:
        """Matches that are over and have no results, by id: id, table and number."""
        return self._over_without(results, after, limit)

    def newest_match(self, table: str) -> int:
        """The number of a table's latest match, 0 if there is none."""
        query = select(func.max(matches.c.number)).where(matches.c.table == table)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one() or 0

    def announce(
        self,
        match: int,
        events: Sequence[Mapping[str, Any]],
        table: str,
        version: int,
        changes: Mapping[str, Any],
        due: Due | None = None,
    ) -> None:
        """Write what no move did behind the last step, with what changes at the table."""
        last = (
            select(steps.c.number, steps.c.events)
            .where(steps.c.match == match)
            .order_by(steps.c.number.desc())
            .limit(1)
        )
        with self._changing() as (connection, rings):
            self._touch(connection, rings, table, version, changes, events)
            self.errands.set_due(connection, rings, table, due, time.time())
            step = connection.execute(last).one_or_none()
            if step is None:
                mine = matches.c.id == match
                before = connection.execute(select(matches.c.events).where(mine)).scalar_one()
                connection.execute(update(matches).where(mine).values(events=[*before, *events]))
            else:
                its = (steps.c.match == match) & (steps.c.number == step.number)
                connection.execute(update(steps).where(its).values(events=[*step.events, *events]))

    def mend(
        self, match: int, length: int, saved: Mapping[str, Any], table: str, version: int
    ) -> None:
        """Put another position in the place of one that was altered."""
        with self._changing() as (connection, rings):
            self._touch(connection, rings, table, version, {})
            connection.execute(update(matches).where(matches.c.id == match).values(saved=saved))
            last = (steps.c.match == match) & (steps.c.number == length - 1)
            if length:
                connection.execute(update(steps).where(last).values(mark=mark_of(saved)))
            else:
                mine = matches.c.id == match
                connection.execute(update(matches).where(mine).values(mark=mark_of(saved)))

    def answer(self, match: int, seat: int, key: str) -> Mapping[str, Any] | None:
        query = select(answers.c.answer).where(
            answers.c.match == match, answers.c.seat == seat, answers.c.key == key
        )
        with self._engine.connect() as connection:
            found: Mapping[str, Any] | None = connection.execute(query).scalar_one_or_none()
            return found

    # --- chat

    def add_chat(self, table: str, person: str, name: str, text: str) -> int:
        """Add a message, whatever else happens at the table; the table's version then."""
        counted = (
            update(tables)
            .where(tables.c.id == table)
            .values(version=tables.c.version + 1)
            .returning(tables.c.version)
        )
        with self._changing() as (connection, rings):
            version = int(connection.execute(counted).scalar_one())
            rings.append(Ring("table", table, version))
            connection.execute(
                chat.insert().values(
                    table=table, person=person, name=name, text=text, at=self.now()
                )
            )
            note_said(connection, rings, table, person, name, self.now())
        return version

    def chat(self, table: str, limit: int) -> list[Row[Any]]:
        """The latest messages of a table, the oldest first."""
        query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(limit)
        with self._engine.connect() as connection:
            return list(reversed(connection.execute(query).all()))

    # --- what nobody needs any more

    def sweep(self, now: float) -> tuple[list[str], int]:
        """Remove what nobody needs any more; which tables, and how many guests."""
        with self._changing() as (connection, rings):
            self.errands.sweep(connection, now)
            return sweep(connection, rings, now)


def _match(
    connection: Connection, table: str, number: int | None, known_match: int = 0, known: int = 0
) -> StoredMatch | None:
    columns = [column for column in matches.c if column is not matches.c.saved]
    query = select(*columns).where(matches.c.table == table)
    if number is not None:
        query = query.where(matches.c.number == number)
    row = connection.execute(query.order_by(matches.c.number.desc()).limit(1)).one_or_none()
    if row is None:
        return None
    begins = max(0, known - 1) if row.id == known_match else 0
    taken = connection.execute(
        select(steps.c.number, steps.c.line, steps.c.events, steps.c.mark, steps.c.change)
        .where(steps.c.match == row.id, steps.c.number >= begins)
        .order_by(steps.c.number)
    ).all()
    saved = _saved(connection, row.id)
    mark = taken[-1].mark if taken else row.mark
    return StoredMatch(
        row.id,
        row.number,
        row.head,
        row.names,
        [step.line for step in taken],
        [[] if begins else row.events, *(step.events for step in taken)],
        saved or {},
        row.end,
        is_whole=[step.number for step in taken] == list(range(begins, row.length)),
        is_as_written=saved is not None and mark in (None, mark_of(saved)),
        first=row.first,
        changes=[step.change for step in taken],
        begins=begins,
    )


def _saved(connection: Connection, match: int) -> Mapping[str, Any] | None:
    """The latest position of a match, None if it cannot be read."""
    query = select(matches.c.saved).where(matches.c.id == match)
    try:
        found: Mapping[str, Any] = connection.execute(query).scalar_one()
    except ValueError:
        return None
    return found


def mark_of(saved: Mapping[str, Any]) -> str:
    """32 hex digits by which a saved position is known again."""
    written = json.dumps(saved, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()
