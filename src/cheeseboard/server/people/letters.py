"""Links by mail: to confirm an address, and to sign in; each counts once, for a quarter of an hour.

Nobody learns whether an address is known: the answer is given before it is looked up.
"""

import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update

from cheeseboard.server.mail import NotSent, is_address
from cheeseboard.server.people.sessions import fingerprint
from cheeseboard.server.schema import addresses, letters, people
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.web.render import translator

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

PATIENCE: Final = 15 * 60.0
"""Seconds for which a link in a letter counts."""

MOST: Final = 3
"""Links to one address in that time."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A link that was sent."""

    person: str
    kind: str
    address: str


class Letters:
    """Writes to people, and knows the links again."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def address(self, person: str) -> tuple[str, bool] | None:
        """Where somebody gets letters, and whether they have confirmed it."""
        return await self._hall.read(_address, self._hall.store, person)

    async def confirm(self, person: str, address: str, language: str, site: str) -> None:
        """Write to an address that somebody says is theirs."""
        address = check_address(address)
        if not self._hall.mail.is_set_up:
            raise Refused(409, "refuse-no-mail")
        secret = secrets.token_urlsafe(24)
        is_sent = await self._hall.write(
            _note_address, self._hall.store, person, address, fingerprint(secret)
        )
        if not is_sent:
            raise Refused(429, "refuse-many-letters", seconds=int(PATIENCE))
        await self._send(address, "confirm", language, f"{site}/letters/{secret}")

    async def forget(self, person: str) -> None:
        """Write no more letters to somebody."""
        await self._hall.write(_forget, self._hall.store, person)

    def invite(self, address: str, language: str, site: str) -> None:
        """Write a link to sign in, if somebody has that address; the caller knows nothing of it."""
        address = check_address(address)
        if not self._hall.mail.is_set_up:
            raise Refused(409, "refuse-no-mail")
        self._hall.begin(self._invite(address, language, site))

    async def _invite(self, address: str, language: str, site: str) -> None:
        secret = secrets.token_urlsafe(24)
        try:
            is_known = await self._hall.write(
                _invite, self._hall.store, address, fingerprint(secret)
            )
            if is_known:
                await self._send(address, "sign-in", language, f"{site}/letters/{secret}")
        except (NotSent, Refused):
            return  # it is in the log

    async def _send(self, address: str, kind: str, language: str, link: str) -> None:
        t = translator(language)
        text = t(f"letter-{kind}", link=link)
        await self._hall.mail.send(address, t(f"letter-{kind}-subject"), text)

    async def look(self, secret: str) -> Letter:
        """What a link is for; it still counts afterwards."""
        return _checked(await self._hall.read(_look, self._hall.store, fingerprint(secret)))

    async def use(self, secret: str) -> Letter:
        """Use a link; it counts no more."""
        return _checked(await self._hall.write(_use, self._hall.store, fingerprint(secret)))


def check_address(text: str) -> str:
    """A mail address in one way; raises `Refused` for what cannot be one."""
    text = text.strip()
    if not is_address(text):
        raise Refused(422, "refuse-address")
    name, _, host = text.rpartition("@")
    return f"{name}@{host.lower()}"


def _checked(letter: Letter | None) -> Letter:
    if letter is None:
        raise Refused(410, "refuse-letter")
    return letter


def _address(store: Store, person: str) -> tuple[str, bool] | None:
    query = select(addresses.c.address, addresses.c.confirmed).where(addresses.c.person == person)
    with store.looking() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else (row.address, row.confirmed is not None)


def _note_address(store: Store, person: str, address: str, id: str) -> bool:
    mine = letters.c.person == person
    with store.changing() as (connection, _):
        sent = connection.execute(select(letters.c.id).where(mine)).all()
        if len(sent) >= MOST:
            return False
        known = select(addresses.c.address).where(addresses.c.person == person)
        if connection.execute(known).scalar_one_or_none() != address:
            connection.execute(delete(addresses).where(addresses.c.person == person))
            connection.execute(addresses.insert().values(person=person, address=address))
        until = time.time() + PATIENCE
        row = {"id": id, "person": person, "kind": "confirm", "address": address, "until": until}
        connection.execute(letters.insert().values(**row))
        return True


def _forget(store: Store, person: str) -> None:
    with store.changing() as (connection, _):
        connection.execute(delete(letters).where(letters.c.person == person))
        connection.execute(delete(addresses).where(addresses.c.person == person))


def _invite(store: Store, address: str, id: str) -> bool:
    """Note a link for whoever has the address; whether somebody does, and may get one more."""
    query = (
        select(people.c.id)
        .join(addresses, addresses.c.person == people.c.id)
        .where(addresses.c.address == address, addresses.c.confirmed.is_not(None))
        .where(people.c.kept.is_not(None))
        .order_by(addresses.c.confirmed)
        .limit(1)
    )
    with store.changing() as (connection, _):
        person = connection.execute(query).scalar_one_or_none()
        if person is None:
            return False
        mine = (letters.c.person == person) & (letters.c.kind == "sign-in")
        if len(connection.execute(select(letters.c.id).where(mine)).all()) >= MOST:
            return False
        until = time.time() + PATIENCE
        row = {"id": id, "person": person, "kind": "sign-in", "address": address, "until": until}
        connection.execute(letters.insert().values(**row))
        return True


def _look(store: Store, id: str) -> Letter | None:
    query = select(letters.c.person, letters.c.kind, letters.c.address)
    with store.looking() as connection:
        row = connection.execute(
            query.where(letters.c.id == id, letters.c.until > time.time())
        ).one_or_none()
        return None if row is None else Letter(*row)


def _use(store: Store, id: str) -> Letter | None:
    good = (letters.c.id == id) & (letters.c.until > time.time())
    with store.changing() as (connection, _):
        taking = delete(letters).where(good)
        row = connection.execute(
            taking.returning(letters.c.person, letters.c.kind, letters.c.address)
        ).one_or_none()
        if row is not None and row.kind == "confirm":
            mine = (addresses.c.person == row.person) & (addresses.c.address == row.address)
            connection.execute(update(addresses).where(mine).values(confirmed=time.time()))
        return None if row is None else Letter(*row)
