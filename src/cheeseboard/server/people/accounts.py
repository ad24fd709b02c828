"""Kept names: how a guest becomes somebody who can come back, and how they do."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.server.bell import Ring
from cheeseboard.server.people import passkeys, recovery, tokens
from cheeseboard.server.people.going import LOOK, Going
from cheeseboard.server.people.letters import Letters
from cheeseboard.server.people.links import Links
from cheeseboard.server.people.merging import merge
from cheeseboard.server.people.names import fold
from cheeseboard.server.people.naming import check_keepable, fold_anew
from cheeseboard.server.people.passkeys import Passkey, Passkeys
from cheeseboard.server.people.person import Person
from cheeseboard.server.people.recovery import Recovery
from cheeseboard.server.people.sessions import FORGOTTEN
from cheeseboard.server.schema import browsers, challenges, letters, links, people, sessions
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall


class Accounts:
    """Keeps names. Its rooms: keys, six words, other devices, letters, leaving."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.passkeys = Passkeys(hall)
        self.recovery = Recovery(hall)
        self.links = Links(hall)
        self.letters = Letters(hall)
        self.going = Going(hall)

    async def check_free(self, person: Person, name: str) -> str:
        """A name that a guest may keep; raises `Refused`."""
        if person.is_kept:
            raise Refused(409, "refuse-kept-already")
        name = check_keepable(name)
        if await self._hall.naming.free(person.id, name) != name:
            raise Refused(409, "refuse-name-kept", name=name)
        return name

    async def keep(self, key: Passkey, name: str) -> tuple[str, ...]:
        """A guest keeps a name by a key; the six words. Everything of theirs stays theirs, but for
        tokens: whoever was a guest in this browser before may have them."""
        name = check_keepable(name)
        words, kept = await recovery.make()
        await self._hall.write(_keep, self._hall.store, key, name, kept)
        self._hall.forget_person(key.person)
        return words

    async def come_home(self, guest: Person | None, account: str) -> None:
        """Somebody signs in where they were a guest: what the guest had is theirs."""
        if guest is not None and not guest.is_kept and guest.id != account:
            await self._hall.write(merge, self._hall.store, guest.id, account)
            self._hall.forget_person(guest.id)
        self._hall.forget_person(account)

    async def watch(self) -> None:
        """Let go whose time has come, and forget what has run out."""
        with contextlib.suppress(Refused):
            await self._hall.write(fold_anew, self._hall.store)
        while True:
            with contextlib.suppress(Refused):
                await self.going.sweep()
                await self._hall.write(_clean, self._hall.store, time.time())
            await asyncio.sleep(LOOK)


def _keep(store: Store, key: Passkey, name: str, words: str) -> None:
    guest = (people.c.id == key.person) & people.c.kept.is_(None)
    values = {"name": name, "fold": fold(name), "is_named": True, "kept": time.time()}
    try:
        with store.changing() as (connection, rings):
            if connection.execute(update(people).where(guest).values(**values)).rowcount != 1:
                raise Refused(409, "refuse-kept-already")
            passkeys.insert(connection, key)
            recovery.put(connection, key.person, words)
            tokens.end_all(connection, rings, key.person)
            rings.append(Ring("person", key.person))
    except IntegrityError:
        raise Refused(409, "refuse-name-kept", name=name) from None


def _clean(store: Store, now: float) -> None:
    with store.changing() as (connection, _):
        for table in (challenges, links, letters):
            connection.execute(delete(table).where(table.c.until < now))
        connection.execute(delete(sessions).where(sessions.c.seen < now - FORGOTTEN))
        connection.execute(delete(browsers).where(browsers.c.at < now - FORGOTTEN))
