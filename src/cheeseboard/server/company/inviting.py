"""Invitations: somebody is asked to a table that waits for players."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, select, update

from cheeseboard.events import Seat
from cheeseboard.server.bell import Ring
from cheeseboard.server.company.pacing import check_pace
from cheeseboard.server.databases import Database
from cheeseboard.server.errands import Changing
from cheeseboard.server.listing import title_of
from cheeseboard.server.notices.changes import note_from
from cheeseboard.server.people.person import Person
from cheeseboard.server.schema import invitations, people, tables
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

MOST: Final = 50
"""Invitations that one person is shown."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody asks somebody else to a table."""

    table: str
    game: str
    by: str
    by_name: str
    at: float

    def title(self, language: str) -> str:
        return title_of(self.game, language)


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody who was asked to a table."""

    person: str
    name: str
    is_declined: bool


class InvitationStore:
    """The rows of invitations."""

    def __init__(self, engine: Engine, database: Database, changing: Changing) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing

    def add(self, table: str, person: str, by: str) -> None:
        """Ask somebody; who was asked already and declined is asked anew."""
        row = {"table": table, "person": person, "by": by, "at": time.time(), "is_declined": False}
        adding = self._database.insert(invitations)
        write = adding.on_conflict_do_update(
            index_elements=[invitations.c.table, invitations.c.person],
            set_={name: adding.excluded[name] for name in ("by", "at", "is_declined")},
        )
        with self._changing() as (connection, rings):
            connection.execute(write, row)
            rings.append(Ring("person", person))
            note_from(connection, rings, "invited", table, person, by, time.time())

    def decline(self, table: str, person: str) -> None:
        mine = (invitations.c.table == table) & (invitations.c.person == person)
        with self._changing() as (connection, rings):
            connection.execute(update(invitations).where(mine).values(is_declined=True))
            rings.append(Ring("person", person))

    def of(self, person: str) -> list[Invitation]:
        """Where somebody is asked to and has not declined, as long as the tables wait."""
        query = (
            select(tables.c.id, tables.c.game, people.c.id.label("by"), people.c.name)
            .add_columns(invitations.c.at, tables.c.seats)
            .join(tables, tables.c.id == invitations.c.table)
            .join(people, people.c.id == invitations.c.by)
            .where(invitations.c.person == person, invitations.c.is_declined.is_(False))
            .where(tables.c.stage == "open")
            .order_by(invitations.c.at.desc())
            .limit(MOST)
        )
        with self._engine.connect() as connection:
            return [
                Invitation(row.id, row.game, row.by, row.name, row.at)
                for row in connection.execute(query)
                if _has_place(row.seats, person)
            ]

    def asked(self, table: str) -> list[Asked]:
        """Who was asked to a table."""
        query = (
            select(people.c.id, people.c.name, invitations.c.is_declined)
            .join(people, people.c.id == invitations.c.person)
            .where(invitations.c.table == table)
            .order_by(invitations.c.at)
        )
        with self._engine.connect() as connection:
            return [Asked(*row) for row in connection.execute(query)]


def _has_place(seats: Sequence[Any], person: str) -> bool:
    """Whether a seat is free, and the person has none yet."""
    is_there = any(seat.get("person") == person for seat in seats)
    return not is_there and any(seat.get("kind") == "open" for seat in seats)


class Inviting:
    """Asks people to tables, and seats those who come."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._limits = Limits(1 / 60, 20)

    @property
    def _store(self) -> InvitationStore:
        return self._hall.store.invitations

    async def invite(self, table: Table, by: str, person: Person) -> None:
        """Somebody at a table that waits asks somebody else to it.

        Who has blocked the one who asks is asked all the same, and never shown it.
        """
        if by != table.host and not table.seats_of(by):
            raise Refused(403, "refuse-not-seated")
        _check_free(table)
        if not person.is_kept:
            raise Refused(409, "refuse-invite-guest", name=person.name)
        if table.seats_of(person.id):
            raise Refused(409, "refuse-invite-there", name=person.name)
        check_pace(self._limits, by)
        await self._hall.write(self._store.add, table.id, person.id, by)

    async def of(self, person: str) -> list[Invitation]:
        """Where somebody is asked to, the latest first."""
        found = await self._hall.read(self._store.of, person)
        apart = (await self._hall.company.ties(person)).apart
        return [one for one in found if one.by not in apart]

    async def asked(self, table: str) -> list[Asked]:
        return await self._hall.read(self._store.asked, table)

    async def decline(self, table: str, person: str) -> None:
        await self._hall.write(self._store.decline, table, person)

    async def accept(self, table: Table, person: str, name: str) -> None:
        """Sit down in the first free seat."""
        _check_free(table)
        if not table.seats_of(person):
            await self._hall.seating.sit(table, person, name, first_free(table))


def _check_free(table: Table) -> None:
    if table.stage != "open":
        raise Refused(409, "refuse-started" if table.stage != "closed" else "refuse-table-closed")
    if not table.has_free_seat:
        raise Refused(409, "refuse-invite-full")


def first_free(table: Table) -> Seat:
    return next(seat for seat, player in enumerate(table.players) if player.kind == "open")
