"""Somebody leaves for good: after seven days the name is out of everything, and what others played
stays whole."""

import contextlib
import logging
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.people.belongings import FORMER, Belonging
from cheeseboard.server.people.merging import change_seats, children_first
from cheeseboard.server.people.sessions import ENDED
from cheeseboard.server.people.traces import empty_reports, names_of, put_in_notices
from cheeseboard.server.schema import chat, metadata, people, sessions, sitters, tables
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

DAYS: Final = 7
NOTICE: Final = DAYS * 86_400.0
"""Seconds in which somebody can come back."""

LOOK: Final = 600.0
"""Seconds between two looks whether somebody's time has come."""


class Going:
    """Lets people go, and come back in time."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def leave(self, person: str) -> None:
        """Somebody wants to be forgotten, in seven days."""
        await self._set(person, time.time() + NOTICE)

    async def stay(self, person: str) -> None:
        """They have thought better of it."""
        await self._set(person, None)

    async def _set(self, person: str, leaves: float | None) -> None:
        await self._hall.write(_set_leaving, self._hall.store, person, leaves)
        self._hall.forget_person(person)

    async def sweep(self) -> int:
        """Let those go whose time has come; how many."""
        due = await self._hall.read(_due, self._hall.store, time.time())
        for person in due:
            try:
                await self.forget(person)
            except Refused as refused:
                log.warning("Somebody could not be forgotten yet: %s", refused.message.key)
        return len(due)

    async def forget(self, person: str) -> None:
        """Take somebody out of everything: bots go on in their seats, then their name goes."""
        for table, seats in await self._hall.read(_seats, self._hall.store, person):
            with contextlib.suppress(Refused):
                at = await self._hall.table(table)
                if at.stage == "open":
                    for seat in at.seats_of(person):
                        await self._hall.seating.stand_up(at, person, seat)
                elif at.stage == "playing":
                    for seat in seats:
                        with contextlib.suppress(Refused):
                            await self._hall.leaving.hand_over(at, person, seat)
        await self._hall.write(_forget, self._hall.store, person)
        self._hall.forget_person(person)


def _set_leaving(store: Store, person: str, leaves: float | None) -> None:
    with store.changing() as (connection, rings):
        connection.execute(update(people).where(people.c.id == person).values(leaves=leaves))
        rings.append(Ring("person", person))


def _due(store: Store, now: float) -> list[str]:
    with store.looking() as connection:
        query = select(people.c.id).where(people.c.leaves < now).limit(100)
        return list(connection.execute(query).scalars())


def _seats(store: Store, person: str) -> list[tuple[str, list[int]]]:
    """Tables that are not over where somebody sits, and in which seats."""
    query = (
        select(tables.c.id, tables.c.seats)
        .join(sitters, sitters.c.table == tables.c.id)
        .where(sitters.c.person == person, tables.c.stage.in_(("open", "playing")))
    )
    with store.looking() as connection:
        return [
            (row.id, [n for n, seat in enumerate(row.seats) if seat.get("person") == person])
            for row in connection.execute(query)
        ]


def _forget(store: Store, person: str) -> None:
    with store.changing() as (connection, rings):
        query = select(people.c.language).where(people.c.id == person).with_for_update()
        language = connection.execute(query).scalar_one_or_none()
        if language is None:
            return
        former = translator(language if language in LANGUAGES else LANGUAGES[0])("former")
        put_in_notices(connection, person, names_of(connection, person), former)
        empty_reports(connection, person, former)

        def change(player: Mapping[str, Any]) -> dict[str, Any]:
            return {**player, "name": former, "person": ""}

        change_seats(connection, rings, person, change, {person: ""})
        spoken = select(chat.c.table).where(chat.c.person == person).distinct()
        rings += [Ring("chat", table) for table in connection.execute(spoken).scalars()]
        for one in children_first():
            _take_away(connection, rings, one, person, former)
        connection.execute(update(people).where(people.c.id == person).values(**_NOBODY))
        rings.append(Ring("person", person))


_NOBODY: Final[Mapping[str, Any]] = {
    "name": "",
    "kept": None,
    "fold": None,
    "language": "",
    "zone": "",
    "fur": "",
    "hat": "",
    "is_operator": False,
    "leaves": None,
    "is_named": False,
    "is_signed": False,
    "since": 0.0,
    "hides_ratings": True,
}
"""What is left of somebody: an id that names nobody, for what others have played with them."""


def _take_away(
    connection: Connection, rings: list[Ring], one: Belonging, person: str, former: str
) -> None:
    table = metadata.tables[one.table]
    mine = table.c[one.whose] == person
    if one.at_deletion == "remove":
        if table is sessions:
            query = select(sessions.c.id).where(mine)
            rings += [Ring("session", id, ENDED) for id in connection.execute(query).scalars()]
        connection.execute(delete(table).where(mine))
    elif one.at_deletion == "empty":
        values = {key: former if value == FORMER else value for key, value in one.emptied.items()}
        connection.execute(update(table).where(mine).values(**values))
