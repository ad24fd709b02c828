"""The six words: made, kept as a slow hash, and used once."""

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, func, select, update

from cheeseboard.server.people.names import fold
from cheeseboard.server.people.six_words import NOBODYS, is_right, new_words, slow_hash
from cheeseboard.server.schema import people, recovery, tries
from cheeseboard.server.security import Signer
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

HOUR: Final = 3600.0

MOST_TRIES: Final = 5
"""Tries in an hour: for one name from one address, and for one address at all four times that."""


class Recovery:
    """Lets somebody in who has nothing but six words."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def made(self, person: str) -> float | None:
        """Since when somebody has words; None for who has none."""
        return await self._hall.read(_made, self._hall.store, person)

    async def renew(self, person: str) -> tuple[str, ...]:
        """New words, which make the old ones void; nobody sees them again."""
        words, kept = await make()
        await self._hall.write(_renew, self._hall.store, person, kept)
        return words

    async def open(self, name: str, text: str, address: str) -> tuple[str, tuple[str, ...]]:
        """Whose words these are, and new ones in their place: they count once, also for two who
        come in one moment. Raises `Refused`, as slowly for a name that nobody keeps."""
        store = self._hall.store
        key = await self._hall.write(store.setting, "tries_key", Signer.new_key)
        await self._hall.write(_try, store, _mark(key, name, address), MOST_TRIES)
        await self._hall.write(_try, store, _mark(key, "", address), 4 * MOST_TRIES)
        person, kept = await self._hall.read(_kept, self._hall.store, fold(name))
        is_open = await asyncio.to_thread(is_right, text, kept)
        if not is_open or not person:
            raise Refused(403, "refuse-words")
        words, fresh = await make()
        if not await self._hall.write(_exchange, store, person, kept, fresh):
            raise Refused(403, "refuse-words")
        return person, words


async def make() -> tuple[tuple[str, ...], str]:
    """New words, and the slow hash that is kept of them."""
    words = new_words()
    return words, await asyncio.to_thread(slow_hash, " ".join(words))


def _mark(key: str, name: str, address: str) -> str:
    """A name and an address, so that nobody can read them there."""
    both = f"{fold(name)}\n{address}".encode()
    return hashlib.blake2b(both, digest_size=16, key=bytes.fromhex(key)).hexdigest()


def _try(store: Store, what: str, most: int) -> None:
    """Count a try, right or wrong, one after the other; raises `Refused` for one too many."""
    now = time.time()
    lately = (tries.c.what == what) & (tries.c.at > now - HOUR)
    with store.alone(tries) as (connection, _):
        connection.execute(delete(tries).where(tries.c.at < now - HOUR))
        query = select(func.count(), func.min(tries.c.at)).where(lately)
        count, first = connection.execute(query).one()
        if count >= most:
            raise Refused(429, "refuse-many-tries", seconds=int(first + HOUR - now) + 1)
        connection.execute(tries.insert().values(what=what, at=now))


def _kept(store: Store, fold: str) -> tuple[str, str]:
    """The person who keeps a name, and the hash of their words; nobody's hash else."""
    query = (
        select(people.c.id, recovery.c.hash)
        .join(recovery, recovery.c.person == people.c.id)
        .where(people.c.fold == fold)
    )
    with store.looking() as connection:
        row = connection.execute(query).one_or_none()
        return ("", NOBODYS) if row is None else (row.id, row.hash)


def _made(store: Store, person: str) -> float | None:
    with store.looking() as connection:
        query = select(recovery.c.made).where(recovery.c.person == person)
        found: float | None = connection.execute(query).scalar_one_or_none()
        return found


def put(connection: Connection, person: str, kept: str) -> None:
    """Write the hash of new words, in a transaction that does more."""
    connection.execute(delete(recovery).where(recovery.c.person == person))
    connection.execute(recovery.insert().values(person=person, hash=kept, made=time.time()))


def _exchange(store: Store, person: str, old: str, new: str) -> int:
    """Put words in the place of others, on the condition that nobody has since."""
    same = (recovery.c.person == person) & (recovery.c.hash == old)
    with store.changing() as (connection, _):
        changed = update(recovery).where(same).values(hash=new, made=time.time())
        return connection.execute(changed).rowcount


def _renew(store: Store, person: str, kept: str) -> None:
    with store.changing() as (connection, _):
        put(connection, person, kept)
