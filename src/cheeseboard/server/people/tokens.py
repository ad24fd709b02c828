"""Programs that act for somebody: named, for all tables or for some, and shown once."""

import contextlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.people.at_hand import AtHand
from cheeseboard.server.people.sessions import fingerprint
from cheeseboard.server.schema import people, tokens
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

START: Final = "cb_"
"""How a token begins, so that it is known where it should not be."""

MOST: Final = 20
"""Tokens of one person."""

MOST_TABLES: Final = 50
"""Tables that one token may be bound to."""

NOTE: Final = 86_400.0
"""Seconds after which it is written down again that a token was used."""


@dataclass(frozen=True, slots=True)
class Token:
    """A program of somebody's."""

    id: str
    person: str
    name: str
    tables: list[str] | None
    """The tables it may go to; None for all."""
    made: float
    used: float
    """When it was last used, to the day; 0 for never."""


class Tokens:
    """Makes, finds and revokes tokens; keeps those at hand that were asked for."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._known = AtHand(partial(hall.read, _find, hall.store))
        self.forget = self._known.forget
        self.forget_all = self._known.forget_all

    async def of(self, secret: str) -> Token | None:
        """The token that a program sends."""
        id = fingerprint(secret)
        found = await self._known.get(id)
        if found is not None and time.time() - found.used > NOTE:
            self._known.put(id, replace(found, used=time.time()))
            self._hall.begin(self._note(id))
        return found

    async def _note(self, id: str) -> None:
        with contextlib.suppress(Refused):
            await self._hall.write(_note, self._hall.store, id, time.time())

    async def make(self, person: str, name: str, tables: Sequence[str] | None = None) -> str:
        """A token for a program; its secret, which nobody sees again."""
        secret = START + secrets.token_urlsafe(32)
        chosen = None if tables is None else list(tables)
        token = Token(fingerprint(secret), person, name, chosen, time.time(), 0.0)
        await self._hall.write(_add, self._hall.store, token)
        return secret

    async def all_of(self, person: str) -> list[Token]:
        return await self._hall.read(_all_of, self._hall.store, person)

    async def revoke(self, person: str, id: str) -> None:
        """Let a program of somebody's act no more."""
        if not await self._hall.write(_revoke, self._hall.store, person, id):
            raise Refused(404, "refuse-no-token")

    async def revoke_signed(self, person: str) -> None:
        """Let what was signed for somebody before there were such tokens count no more."""
        await self._hall.write(_revoke_signed, self._hall.store, person)
        self._hall.forget_person(person)


def _columns() -> list[Any]:
    return [tokens.c[field.name] for field in fields(Token)]


def _find(store: Store, id: str) -> Token | None:
    with store.looking() as connection:
        row = connection.execute(select(*_columns()).where(tokens.c.id == id)).one_or_none()
        return None if row is None else Token(*row)


def _all_of(store: Store, person: str) -> list[Token]:
    query = select(*_columns()).where(tokens.c.person == person).order_by(tokens.c.made)
    with store.looking() as connection:
        return [Token(*row) for row in connection.execute(query)]


def _add(store: Store, token: Token) -> None:
    mine = select(func.count()).select_from(tokens).where(tokens.c.person == token.person)
    with store.changing() as (connection, _):
        if connection.execute(mine).scalar_one() >= MOST:
            raise Refused(409, "refuse-many-tokens", most=MOST)
        values = {field.name: getattr(token, field.name) for field in fields(Token)}
        connection.execute(tokens.insert().values(**values))


def _note(store: Store, id: str, now: float) -> None:
    with store.changing() as (connection, _):
        connection.execute(update(tokens).where(tokens.c.id == id).values(used=now))


def _revoke(store: Store, person: str, id: str) -> int:
    with store.changing() as (connection, rings):
        mine = (tokens.c.person == person) & (tokens.c.id == id)
        rings.append(Ring("token", id))
        return connection.execute(delete(tokens).where(mine)).rowcount


def end_all(connection: Connection, rings: list[Ring], person: str) -> None:
    """Let no program act for somebody any more, in a transaction that does more."""
    over = delete(tokens).where(tokens.c.person == person).returning(tokens.c.id)
    rings += [Ring("token", id) for id in connection.execute(over).scalars()]


def _revoke_signed(store: Store, person: str) -> None:
    with store.changing() as (connection, rings):
        connection.execute(update(people).where(people.c.id == person).values(is_signed=False))
        rings.append(Ring("person", person))
