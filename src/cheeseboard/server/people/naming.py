"""Who is called what: kept names are unique, and no guest looks like their owner."""

import contextlib
from typing import TYPE_CHECKING

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.server.bell import Ring
from cheeseboard.server.people.names import fold, guest_name, is_reserved, numbered
from cheeseboard.server.schema import people
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.server.talking import LONGEST_NAME, clean_name

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

TRIES = 20
"""Numbers that are tried for a guest's name."""


class Naming:
    """Gives and changes names."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def welcome(self, id: str, name: str = "", language: str = "en") -> str:
        """Somebody new, by a name of ours if they have none yet; the name."""
        given = await self.free(id, name or guest_name(id, language))
        await self._hall.write(self._hall.store.add_person, id, given, bool(name))
        return given

    async def rename(self, id: str, name: str) -> str:
        """Give somebody another name; a guest whose name is kept by another gets a number."""
        person = await self._hall.person(id)
        if person is not None and person.is_kept:
            name = check_keepable(name)
            await self._hall.write(_rename_kept, self._hall.store, id, name)
        else:
            name = await self.free(id, name)
            await self._hall.write(_rename_guest, self._hall.store, id, name, True)
        self._hall.forget_person(id)
        return name

    async def speak(self, id: str, language: str) -> None:
        """Somebody has chosen a language; a name of ours follows."""
        person = await self._hall.person(id)
        if person is None:
            return
        name = person.name if person.is_named else await self.free(id, guest_name(id, language))
        await self._hall.write(_speak, self._hall.store, id, language, name)
        self._hall.forget_person(id)

    async def free(self, id: str, name: str) -> str:
        """A name as somebody may carry it who does not keep it: with a number if another does."""
        name = clean_name(name)
        tried, count = name, 0
        while await self._hall.read(_owner, self._hall.store, tried) not in (None, id):
            count += 1
            if count > TRIES:
                raise Refused(409, "refuse-name-kept", name=name)
            end = numbered("", id, count)
            tried = name[: LONGEST_NAME - len(end)].rstrip() + end
        return tried


def check_keepable(name: str) -> str:
    """A name that can be somebody's own; raises `Refused`."""
    name = clean_name(name)
    if not fold(name):
        raise Refused(422, "refuse-name-letters")
    if is_reserved(name):
        raise Refused(422, "refuse-name-reserved", name=name)
    return name


def _owner(store: Store, name: str) -> str | None:
    query = select(people.c.id).where(people.c.fold == fold(name))
    with store.looking() as connection:
        found: str | None = connection.execute(query).scalar_one_or_none()
        return found


def _rename_kept(store: Store, id: str, name: str) -> None:
    values = {"name": name, "fold": fold(name), "is_named": True}
    try:
        with store.changing() as (connection, rings):
            connection.execute(update(people).where(people.c.id == id).values(**values))
            rings.append(Ring("person", id))
    except IntegrityError:
        raise Refused(409, "refuse-name-kept", name=name) from None


def fold_anew(store: Store) -> None:
    """Fold kept names as this version does. Who would look like another by now keeps the old fold:
    nobody loses a name."""
    query = select(people.c.id, people.c.name, people.c.fold).where(people.c.kept.is_not(None))
    with store.looking() as connection:
        old = [row for row in connection.execute(query) if row.fold != fold(row.name)]
    for row in old:
        mine = (people.c.id == row.id) & (people.c.name == row.name)
        with contextlib.suppress(IntegrityError), store.changing() as (connection, _):
            connection.execute(update(people).where(mine).values(fold=fold(row.name)))


def _rename_guest(store: Store, id: str, name: str, is_named: bool) -> None:
    with store.changing() as (connection, rings):
        values = {"name": name, "is_named": is_named}
        connection.execute(update(people).where(people.c.id == id).values(**values))
        rings.append(Ring("person", id))


def _speak(store: Store, id: str, language: str, name: str) -> None:
    with store.changing() as (connection, rings):
        values = {"language": language, "name": name}
        connection.execute(update(people).where(people.c.id == id).values(**values))
        rings.append(Ring("person", id))
