"""The operator's books: what was done to whom and why, written with the deed itself."""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, case, func, or_, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.errands import Changing
from cheeseboard.server.people.person import Person
from cheeseboard.server.people.traces import names_of, put_in_notices
from cheeseboard.server.schema import audit, chat, matches, people, reports, sitters, tables

SHOWN: Final = 100
"""Entries, tables and people on the operator's page."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that an operator does."""

    by: str
    """The operator's id; empty for the command line."""
    what: str
    why: str
    person: str = ""
    table: str = ""
    report: int = 0
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the books, with the names that people have now."""

    id: int
    at: float
    by: str
    by_name: str
    what: str
    person: str
    name: str
    table: str
    report: int
    until: float
    why: str


@dataclass(frozen=True, slots=True)
class Suspension:
    """Until when somebody is kept out, and why."""

    until: float
    why: str


class OfficeStore:
    """What operators read and write; a deed and its entry are one transaction."""

    def __init__(self, engine: Engine, changing: Changing) -> None:
        self._engine = engine
        self._changing = changing

    # --- deeds

    def note(self, deed: Deed) -> None:
        """Write what is about to be done elsewhere."""
        with self._changing() as (connection, _):
            _enter(connection, deed)

    def suspend(self, deed: Deed) -> None:
        """Keep somebody out until then; a time that is past lets them in again."""
        with self._changing() as (connection, rings):
            _enter(connection, deed)
            mine = people.c.id == deed.person
            connection.execute(update(people).where(mine).values(suspended=deed.until))
            rings.append(Ring("person", deed.person))

    def set_operator(self, deed: Deed, is_operator: bool) -> None:
        with self._changing() as (connection, rings):
            _enter(connection, deed)
            mine = people.c.id == deed.person
            connection.execute(update(people).where(mine).values(is_operator=is_operator))
            rings.append(Ring("person", deed.person))

    def settle(self, deed: Deed) -> None:
        with self._changing() as (connection, _):
            _enter(connection, deed)
            this = reports.c.id == deed.report
            connection.execute(update(reports).where(this).values(settled=time.time()))

    def remove_text(self, deed: Deed, line: int) -> None:
        """Empty a message; where it stood stays to be seen."""
        with self._changing() as (connection, rings):
            _enter(connection, deed)
            connection.execute(update(chat).where(chat.c.id == line).values(text=""))
            rings.append(Ring("chat", deed.table))

    def rename(self, deed: Deed, name: str, fold: str | None) -> None:
        """Give somebody another name, everywhere."""
        with self._changing() as (connection, rings):
            put_name(connection, rings, deed.person, name)
            _enter(connection, deed)
            mine = people.c.id == deed.person
            connection.execute(update(people).where(mine).values(name=name, fold=fold))
            rings.append(Ring("person", deed.person))

    # --- reading

    def line(self, id: int) -> Any:
        """A message of a chat: its table, person and text."""
        with self._engine.connect() as connection:
            return connection.execute(select(chat).where(chat.c.id == id)).one_or_none()

    def entries(self, limit: int = SHOWN) -> list[Entry]:
        """The latest entries, the newest first."""
        by, person = people.alias(), people.alias()
        query = (
            select(audit, by.c.name.label("by_name"), person.c.name)
            .outerjoin(by, by.c.id == audit.c.by)
            .outerjoin(person, person.c.id == audit.c.person)
            .order_by(audit.c.id.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [_entry(row) for row in connection.execute(query)]

    def suspension(self, person: Person) -> Suspension:
        """Why somebody is kept out."""
        query = (
            select(audit.c.why)
            .where(audit.c.person == person.id, audit.c.what == "suspend")
            .order_by(audit.c.id.desc())
            .limit(1)
        )
        with self._engine.connect() as connection:
            why = connection.execute(query).scalar_one_or_none()
            return Suspension(person.suspended, why or "")

    def suspended_seats(self, now: float, person: str = "") -> list[tuple[str, str]]:
        """Where people who are kept out still have seats: tables and persons."""
        query = (
            select(sitters.c.table, sitters.c.person)
            .join(people, people.c.id == sitters.c.person)
            .join(tables, tables.c.id == sitters.c.table)
            .where(people.c.suspended > now, tables.c.stage.in_(("open", "playing")))
        )
        if person:
            query = query.where(sitters.c.person == person)
        with self._engine.connect() as connection:
            return [(row.table, row.person) for row in connection.execute(query)]

    def find_people(self, text: str, fold: str, limit: int = SHOWN) -> list[Person]:
        """People whose name holds a text, or who have that id; kept names first."""
        part = f"%{_plain(text)}%"
        is_found = or_(people.c.name.ilike(part, escape="\\"), people.c.id == text)
        if fold:
            is_found = or_(is_found, people.c.fold.like(f"%{_plain(fold)}%", escape="\\"))
        return self._people(is_found, limit)

    def named(self, name: str, fold: str) -> list[Person]:
        """The account of a name; else everybody who is called so, or has that id."""
        kept = self._people(people.c.fold == fold, 1) if fold else []
        return kept or self._people(or_(people.c.name == name, people.c.id == name), SHOWN)

    def operators(self) -> list[Person]:
        return self._people(people.c.is_operator, SHOWN)

    def _people(self, condition: Any, limit: int) -> list[Person]:
        columns = [people.c[name] for name in Person.__dataclass_fields__]
        order = (case((people.c.kept.is_(None), 1), else_=0), people.c.name, people.c.since)
        query = select(*columns).where(condition).order_by(*order).limit(limit)
        with self._engine.connect() as connection:
            return [Person(*row) for row in connection.execute(query)]

    def tables(self, limit: int = SHOWN) -> list[Any]:
        """Tables that are not over, the latest touched first; their rows, no match."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.stage, tables.c.seats)
            .add_columns(tables.c.is_public, tables.c.since, tables.c.touched)
            .where(tables.c.stage.in_(("open", "playing")))
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query))

    def count_open_reports(self) -> int:
        query = select(func.count()).select_from(reports).where(reports.c.settled.is_(None))
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())


def put_name(connection: Connection, rings: list[Ring], person: str, name: str) -> None:
    """Write another name of somebody wherever the old one was copied to."""
    put_in_notices(connection, person, names_of(connection, person), name)
    there = select(sitters.c.table).where(sitters.c.person == person).scalar_subquery()
    theirs = select(tables).where(tables.c.id.in_(there)).order_by(tables.c.id)
    for row in connection.execute(theirs.with_for_update()).all():
        is_mine = [seat.get("person") == person for seat in row.seats]
        seats = [
            {**seat, "name": name} if mine else seat
            for seat, mine in zip(row.seats, is_mine, strict=True)
        ]
        counted = update(tables).where(tables.c.id == row.id).returning(tables.c.version)
        values = {"seats": seats, "version": tables.c.version + 1}
        version = connection.execute(counted.values(values)).scalar_one()
        _put_in_matches(connection, row.id, [seat["name"] for seat in row.seats], is_mine, name)
        rings.append(Ring("table", row.id, version))
    connection.execute(update(chat).where(chat.c.person == person).values(name=name))


def _put_in_matches(
    connection: Connection, table: str, old: list[str], is_mine: list[bool], name: str
) -> None:
    """Matches keep the names by seat; in earlier ones people sat elsewhere."""
    names = {one for one, mine in zip(old, is_mine, strict=True) if mine}
    mine = select(matches.c.id, matches.c.names).where(matches.c.table == table)
    for row in connection.execute(mine).all():
        changed = [name if one in names else one for one in row.names]
        connection.execute(update(matches).where(matches.c.id == row.id).values(names=changed))


def _enter(connection: Connection, deed: Deed) -> None:
    values = {name: getattr(deed, name) for name in Deed.__dataclass_fields__}
    connection.execute(audit.insert().values(**values, at=time.time()))


def _entry(row: Any) -> Entry:
    values = {name: getattr(row, name) for name in Entry.__dataclass_fields__}
    return Entry(**{**values, "by_name": row.by_name or "", "name": row.name or ""})


def _plain(text: str) -> str:
    """A text in which nothing stands for anything else."""
    for letter in ("\\", "%", "_"):
        text = text.replace(letter, f"\\{letter}")
    return text
