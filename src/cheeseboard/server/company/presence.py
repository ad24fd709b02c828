"""Who is here: a page open within two minutes, unless they keep that to themselves."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import Engine, select

from cheeseboard.server.databases import Database
from cheeseboard.server.errands import Changing
from cheeseboard.server.listing import title_of
from cheeseboard.server.people.person import Person
from cheeseboard.server.schema import people, presence, sitters, tables
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

HERE: Final = 120.0
"""Seconds for which an open page counts after its last sign."""

NOTE: Final = 30.0
"""Seconds after which it is written again that somebody is here."""

TOGETHER: Final = 0.2
"""Seconds in which arrivals are gathered into one write."""

MOST_SHOWN: Final = 60
"""People in a list of those who are here."""

State = Literal["here", "playing", "away", "hidden"]


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody in a list of people, as far as the reader may know."""

    person: Person
    state: State
    """`hidden` for who does not tell."""
    seen: float = 0.0
    """When they were last here; 0 if nobody knows or they do not tell."""
    game: str = ""
    """What they play, at a public table."""
    table: str = ""
    """Where everybody can watch that."""
    is_friend: bool = False

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    def title(self, language: str) -> str:
        """The name of the game that they play."""
        return title_of(self.game, language)

    @property
    def ring(self) -> str:
        """The ring beside the face: full, half or empty."""
        return {"here": "full", "playing": "half"}.get(self.state, "empty")


class PresenceStore:
    """The rows of who was here when."""

    def __init__(self, engine: Engine, database: Database, changing: Changing) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing

    def note(self, who: Collection[str], now: float) -> None:
        """Write that people are here; only those with a kept name are noted."""
        known = select(people.c.id).where(people.c.id.in_(list(who)), people.c.kept.is_not(None))
        with self._engine.begin() as connection:
            rows = [{"person": id, "seen": now} for id in connection.execute(known).scalars()]
            if rows:
                adding = self._database.insert(presence)
                write = adding.on_conflict_do_update(
                    index_elements=[presence.c.person], set_={"seen": adding.excluded.seen}
                )
                connection.execute(write, sorted(rows, key=lambda row: str(row["person"])))

    def hide(self, person: str, is_hidden: bool) -> None:
        adding = self._database.insert(presence)
        write = adding.on_conflict_do_update(
            index_elements=[presence.c.person], set_={"is_hidden": adding.excluded.is_hidden}
        )
        with self._changing() as (connection, _):
            connection.execute(write, {"person": person, "is_hidden": is_hidden})

    def is_hidden(self, person: str) -> bool:
        query = select(presence.c.is_hidden).where(presence.c.person == person)
        with self._engine.connect() as connection:
            return bool(connection.execute(query).scalar_one_or_none())

    def seen(self, who: Collection[str]) -> dict[str, tuple[float, bool]]:
        """When people were last here, and whether they hide it."""
        query = select(presence).where(presence.c.person.in_(list(who)))
        with self._engine.connect() as connection:
            return {row.person: (row.seen, row.is_hidden) for row in connection.execute(query)}

    def here(self, since: float, limit: int) -> list[str]:
        """Who was here since then and does not hide it, the latest first."""
        query = (
            select(presence.c.person)
            .where(presence.c.seen > since, presence.c.is_hidden.is_(False))
            .order_by(presence.c.seen.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def playing(self, who: Collection[str], since: float) -> dict[str, tuple[str, str]]:
        """Who plays now: table and game of a public table, else two empty texts."""
        query = (
            select(sitters.c.person, tables.c.id, tables.c.game, tables.c.is_public)
            .join(tables, tables.c.id == sitters.c.table)
            .where(sitters.c.person.in_(list(who)), sitters.c.seen > since)
            .where(tables.c.stage == "playing")
            .order_by(tables.c.is_public, sitters.c.seen)
        )
        with self._engine.connect() as connection:
            return {
                row.person: (row.id, row.game) if row.is_public else ("", "")
                for row in connection.execute(query)
            }


class Presence:
    """Keeps in mind who is here in this process, and writes it down for all."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._open: Counter[str] = Counter()
        """Open streams, by person."""
        self._noted: dict[str, float] = {}
        """When it was last written that somebody is here."""
        self._come: set[str] = set()
        self._arrived = asyncio.Event()

    @property
    def _store(self) -> PresenceStore:
        return self._hall.store.presence

    def see(self, person: str) -> None:
        """Somebody has just opened a page."""
        if person and time.time() - self._noted.get(person, 0.0) > NOTE:
            self._come.add(person)
            self._arrived.set()

    @contextmanager
    def at_a_page(self, person: str) -> Iterator[None]:
        """Somebody has a page open that is told what happens."""
        self.see(person)
        self._open[person] += 1
        try:
            yield
        finally:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]

    async def keep_noting(self) -> None:
        """Write who is here: soon after they come, then now and then."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._arrived.wait(), NOTE)
            await asyncio.sleep(TOGETHER)
            self._arrived.clear()
            who = {person for person in (*self._come, *self._open) if person}
            self._come.clear()
            if not who:
                continue
            now = time.time()
            with contextlib.suppress(Refused):
                await self._hall.write(self._store.note, who, now)
                recent = {id: at for id, at in self._noted.items() if now - at < NOTE}
                self._noted = recent | dict.fromkeys(who, now)

    async def hide(self, person: str, is_hidden: bool) -> None:
        await self._hall.write(self._store.hide, person, is_hidden)

    async def is_hidden(self, person: str) -> bool:
        return await self._hall.read(self._store.is_hidden, person)

    async def of(self, who: Sequence[Person], silent: Collection[str] = ()) -> list[Companion]:
        """People with what the reader may know of their presence; nothing of those in `silent`."""
        ids = [person.id for person in who]
        since = time.time() - HERE
        seen = await self._hall.read(self._store.seen, ids)
        playing = await self._hall.read(self._store.playing, ids, since)
        return [_companion(one, seen, playing, since, one.id in silent) for one in who]

    async def here(self) -> list[str]:
        """Who is here and does not hide it."""
        return await self._hall.read(self._store.here, time.time() - HERE, MOST_SHOWN)


def _companion(
    person: Person,
    seen: dict[str, tuple[float, bool]],
    playing: dict[str, tuple[str, str]],
    since: float,
    is_silent: bool,
) -> Companion:
    at, is_hidden = seen.get(person.id, (0.0, False))
    if is_hidden or is_silent:
        return Companion(person, "hidden")
    if at <= since:
        return Companion(person, "away", at)
    state: Any = "playing" if person.id in playing else "here"
    table, game = playing.get(person.id, ("", ""))
    return Companion(person, state, at, game, table)
