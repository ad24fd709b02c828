"""Another device: the old one shows a code, the new one reads it, both show the same words, and the
old one says whether they match."""

import secrets
import time
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select, update

from cheeseboard.server.people.sessions import fingerprint
from cheeseboard.server.schema import links
from cheeseboard.server.store import Store
from cheeseboard.server.tables import CHEESES, Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

PATIENCE: Final = 120.0
"""Seconds for which a code counts."""

SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Signs that nobody takes for another."""

LENGTH: Final = 8


@dataclass(frozen=True, slots=True)
class Link:
    """A device that shows a code, and perhaps another that has read it."""

    id: str
    person: str
    session: str
    asker: str
    words: str
    stage: str
    until: float


def new_code() -> str:
    """Eight signs, in two halves."""
    signs = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return f"{signs[:4]}-{signs[4:]}"


def typed_code(text: str) -> str:
    """A code as somebody has typed it, in one way."""
    signs = "".join(sign for sign in text.upper() if sign.isalnum())
    return f"{signs[:4]}-{signs[4:]}"


def same_words() -> str:
    """Two words and a number, for both screens; cheeses are called the same in every language."""
    first, second = secrets.SystemRandom().sample(CHEESES, 2)
    return f"{first} {second} {100 + secrets.randbelow(900)}"


class Links:
    """Codes that bring another device in."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def show(self, person: str, session: str) -> str:
        """A new code for a device to show; an older one of it counts no more."""
        code = new_code()
        until = time.time() + PATIENCE
        link = Link(fingerprint(code), person, session, "", "", "shown", until)
        await self._hall.write(_show, self._hall.store, link)
        return code

    async def read(self, code: str, session: str) -> Link:
        """Another device has read a code; raises `Refused` for one that does not count."""
        id, words = fingerprint(typed_code(code)), same_words()
        link = await self._hall.write(_read, self._hall.store, id, session, words)
        if link is None:
            raise Refused(404, "refuse-link")
        return link

    async def shown_by(self, session: str) -> Link | None:
        """How the code stands that a device shows."""
        return await self._hall.read(_shown_by, self._hall.store, session)

    async def asked_by(self, session: str) -> Link | None:
        """How it stands with a device that has read a code."""
        return await self._hall.read(_asked_by, self._hall.store, session)

    async def agree(self, session: str, words: str) -> None:
        """The old device says that both show these words."""
        if not await self._hall.write(_agree, self._hall.store, session, words):
            raise Refused(409, "refuse-link-late")

    async def refuse(self, session: str) -> None:
        """They do not match, or it was not meant: the code counts no more."""
        await self._hall.write(_end, self._hall.store, session)

    async def use(self, session: str) -> Link | None:
        """Whose the new device is from now on; once, after the old one has agreed."""
        return await self._hall.write(_use, self._hall.store, session)


def _columns() -> list[Any]:
    return [links.c[field.name] for field in fields(Link)]


def _show(store: Store, link: Link) -> None:
    with store.changing() as (connection, _):
        connection.execute(delete(links).where(links.c.session == link.session))
        values = {field.name: getattr(link, field.name) for field in fields(Link)}
        connection.execute(links.insert().values(**values))


def _read(store: Store, id: str, session: str, words: str) -> Link | None:
    is_free = (links.c.id == id) & (links.c.stage == "shown") & (links.c.until > time.time())
    is_other = links.c.session != session
    with store.changing() as (connection, _):
        connection.execute(delete(links).where(links.c.asker == session))
        done = (
            update(links)
            .where(is_free & is_other)
            .values(asker=session, words=words, stage="asked")
            .returning(*_columns())
        )
        row = connection.execute(done).one_or_none()
        return None if row is None else Link(*row)


def _shown_by(store: Store, session: str) -> Link | None:
    return _one(store, links.c.session == session)


def _asked_by(store: Store, session: str) -> Link | None:
    return _one(store, links.c.asker == session)


def _one(store: Store, which: Any) -> Link | None:
    query = select(*_columns()).where(which, links.c.until > time.time())
    with store.looking() as connection:
        row = connection.execute(query).one_or_none()
        return None if row is None else Link(*row)


def _agree(store: Store, session: str, words: str) -> int:
    asked = (links.c.session == session) & (links.c.stage == "asked") & (links.c.words == words)
    with store.changing() as (connection, _):
        done = update(links).where(asked & (links.c.until > time.time())).values(stage="agreed")
        return connection.execute(done).rowcount


def _end(store: Store, session: str) -> None:
    with store.changing() as (connection, _):
        connection.execute(delete(links).where(links.c.session == session))


def _use(store: Store, session: str) -> Link | None:
    agreed = (links.c.asker == session) & (links.c.stage == "agreed")
    with store.changing() as (connection, _):
        taking = delete(links).where(agreed & (links.c.until > time.time()))
        row = connection.execute(taking.returning(*_columns())).one_or_none()
        return None if row is None else replace(Link(*row), stage="used")
