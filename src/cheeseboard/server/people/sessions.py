"""Which browser is whose: a cookie carries a secret, the database keeps its fingerprint."""

import asyncio
import contextlib
import hashlib
import re
import secrets
import time
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.people import browsers
from cheeseboard.server.people.at_hand import AtHand
from cheeseboard.server.schema import sessions
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

NOTE: Final = 600.0
"""Seconds after which it is written down again that a browser was here."""

RENEW: Final = 30 * 86_400.0
"""Seconds after which a browser is given its cookie again, for another year."""

FORGOTTEN: Final = 400 * 86_400.0
"""Seconds without a visit after which a session ends; cookies do not live longer."""

FRESH: Final = 15 * 60.0
"""Seconds for which a key that was shown counts."""

MOST: Final = 50
"""Sessions of one person; one more ends the one that was not used for longest."""

ENDED: Final = 1
"""The version of a ring for a session that is over."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that knows who somebody is."""

    id: str
    person: str
    made: float
    seen: float
    proved: float
    device: str

    @property
    def is_to_renew(self) -> bool:
        """Whether this is the first visit of another month, so that the cookie lasts on."""
        return int((time.time() - self.made) / RENEW) > int((self.seen - self.made) / RENEW)

    @property
    def is_fresh(self) -> bool:
        """Whether the person has shown a key here just now."""
        return time.time() - self.proved < FRESH


def fingerprint(secret: str) -> str:
    """What is kept of a secret: nobody gets from there to the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR", "Opera"), ("YaBrowser", "Yandex"), ("SamsungBrowser", "Samsung")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "Mac"), ("Linux", "Linux")),
)


def device_words(user_agent: str) -> str:
    """What a browser calls itself, in two words; empty for one that says nothing we know."""
    found = [
        next((name for sign, name in known if re.search(rf"\b{sign}", user_agent)), "")
        for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(word for word in found if word)


class Sessions:
    """Opens, finds and ends sessions; keeps those at hand that were asked for."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._known = AtHand(partial(hall.read, _find, hall.store))
        self._streams: dict[str, set[asyncio.Event]] = defaultdict(set)

    async def of(self, secret: str) -> Session | None:
        """The session of a cookie."""
        return await self.by_id(fingerprint(secret)) if secret else None

    async def by_id(self, id: str) -> Session | None:
        found = await self._known.get(id)
        if found is not None and time.time() - found.seen > NOTE:
            self._known.put(id, replace(found, seen=time.time()))
            self._hall.begin(self._note(id))
        return found

    async def _note(self, id: str) -> None:
        with contextlib.suppress(Refused):
            await self._hall.write(_note, self._hall.store, id, time.time())

    async def begin(
        self, person: str, device: str, *, proved: float = 0.0, instead_of: str = "", mark: str = ""
    ) -> str:
        """A new session, in the place of an old one where that is named; its secret. `mark` is
        that of a browser which lets an account in."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        session = Session(fingerprint(secret), person, now, now, proved, device[:80])
        browser = fingerprint(mark) if mark else ""
        await self._hall.write(_begin, self._hall.store, session, instead_of, browser)
        return secret

    async def share_one(self, people: Collection[str]) -> bool:
        """Whether one browser has let in two of these people."""
        return await self._hall.read(_share_one, self._hall.store, people)

    async def end(self, person: str, id: str) -> None:
        """End a session of somebody's."""
        if not await self._hall.write(_end, self._hall.store, person, [id]):
            raise Refused(404, "refuse-no-session")

    async def end_others(self, person: str, but: str) -> None:
        """End all sessions of somebody but one."""
        ids = [one.id for one in await self.all_of(person) if one.id != but]
        await self._hall.write(_end, self._hall.store, person, ids)

    async def all_of(self, person: str) -> list[Session]:
        """Somebody's sessions, the last used first."""
        return await self._hall.read(_all_of, self._hall.store, person)

    # --- what other processes do

    def hear(self, ring: Ring) -> None:
        """A session has changed, or is over."""
        self.forget(ring.id)
        if ring.version == ENDED:
            for stream in self._streams.pop(ring.id, ()):
                stream.set()

    def forget(self, id: str) -> None:
        self._known.forget(id)

    def forget_all(self) -> None:
        """Rings may have been missed: ask the database again, for open streams too."""
        self._known.forget_all()
        if self._streams:
            self._hall.begin(self._compare())

    async def _compare(self) -> None:
        with contextlib.suppress(Refused):
            for id in list(self._streams):
                if await self.by_id(id) is None:
                    self.hear(Ring("session", id, ENDED))

    @contextlib.contextmanager
    def streaming(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set when the session of an open stream ends."""
        over = asyncio.Event()
        if not id:
            yield over
            return
        self._streams[id].add(over)
        try:
            yield over
        finally:
            self._streams[id].discard(over)
            if not self._streams[id]:
                del self._streams[id]


def _columns() -> list[Any]:
    return [sessions.c[field.name] for field in fields(Session)]


def _find(store: Store, id: str) -> Session | None:
    with store.looking() as connection:
        query = select(*_columns()).where(sessions.c.id == id)
        row = connection.execute(query).one_or_none()
        return None if row is None else Session(*row)


def _all_of(store: Store, person: str) -> list[Session]:
    query = select(*_columns()).where(sessions.c.person == person)
    with store.looking() as connection:
        rows = connection.execute(query.order_by(sessions.c.seen.desc())).all()
        return [Session(*row) for row in rows]


def _share_one(store: Store, people: Collection[str]) -> bool:
    with store.looking() as connection:
        return browsers.share_one(connection, people)


def _begin(store: Store, session: Session, instead_of: str, browser: str) -> None:
    others = (
        select(sessions.c.id)
        .where(sessions.c.person == session.person)
        .order_by(sessions.c.seen.desc())
        .offset(MOST - 1)
    )
    with store.changing() as (connection, rings):
        over = list(connection.execute(others).scalars())
        over += [instead_of] if instead_of else []
        connection.execute(delete(sessions).where(sessions.c.id.in_(over)))
        rings += [Ring("session", id, ENDED) for id in over]
        values = {field.name: getattr(session, field.name) for field in fields(Session)}
        connection.execute(sessions.insert().values(**values))
        if browser:
            browsers.note(connection, browser, session.person)


def _note(store: Store, id: str, now: float) -> None:
    with store.changing() as (connection, _):
        connection.execute(update(sessions).where(sessions.c.id == id).values(seen=now))


def _end(store: Store, person: str, ids: Sequence[str]) -> int:
    mine = (sessions.c.person == person) & sessions.c.id.in_(ids)
    with store.changing() as (connection, rings):
        over = connection.execute(delete(sessions).where(mine).returning(sessions.c.id))
        rings += [Ring("session", id, ENDED) for id in over.scalars()]
        return len(rings)
