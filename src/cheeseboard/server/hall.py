"""All tables: reads them when touched, keeps them at hand, sets aside what cannot be played on."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from cheeseboard import registry
from cheeseboard.game import Meta
from cheeseboard.match import Match
from cheeseboard.registry import UnknownGame
from cheeseboard.saves import NewerSave
from cheeseboard.server.bots import BotPool
from cheeseboard.server.films import Films
from cheeseboard.server.leaving import Leaving
from cheeseboard.server.listing import Listing
from cheeseboard.server.playing import Playing
from cheeseboard.server.seating import Seating
from cheeseboard.server.store import Store, StoredMatch
from cheeseboard.server.tables import (
    Manners,
    NotWritten,
    Player,
    Refused,
    SetAside,
    Stale,
    Table,
)
from cheeseboard.server.talking import Talking, clean_name
from cheeseboard.server.thinking import Thinking
from cheeseboard.upgrades import present_options

Result = TypeVar("Result")

log = logging.getLogger(__name__)

MOST_IN_MEMORY: Final = 2_000
"""Tables kept at hand."""

READERS: Final = 4
"""Threads that read; one alone writes, because SQLite has one writer."""

MOST_FAULTS: Final = 3
"""Faults of the engine without a step between them, before a table is set aside."""

NEVER_BEGAN: Final = 7 * 24 * 3600.0
"""Seconds after which a table that never began is removed."""

NEVER_SAT: Final = 30 * 24 * 3600.0
"""Seconds after which a guest who never sat down is forgotten."""

SWEEP: Final = 6 * 3600.0
"""Seconds between two sweeps."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the hall waits for people and bots, in seconds."""

    bot_pause: float = 0.7
    """Between a bot's moves while somebody watches."""
    away: float = 120.0
    """After which the others may let a bot go on for somebody who is not here."""


class Hall:
    """Where the tables are. Its rooms change them: seating, playing, leaving, thinking, talking."""

    def __init__(
        self, store: Store, bots: BotPool, patience: Patience, *, with_drafts: bool = False
    ) -> None:
        self.games = registry.ids(with_drafts=with_drafts)
        """Games that are offered here."""
        self.store = store
        self.patience = patience
        self.is_closing = False
        self.seating = Seating(self)
        self.playing = Playing(self)
        self.leaving = Leaving(self)
        self.thinking = Thinking(self, bots)
        self.talking = Talking(self)
        self.listing = Listing(self)
        self.films = Films(self)
        self._tables: dict[str, Table] = {}
        self._aside: dict[str, SetAside] = {}
        self._faults: dict[str, int] = {}
        """Faults of the engine since a table's last step."""
        self._loading = asyncio.Lock()
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="reader")
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin what goes on beside the requests."""
        self._sweeper = asyncio.create_task(self._sweep())

    def end_streams(self) -> None:
        """Let every stream end, so that the pages come back to the next server."""
        self.is_closing = True
        for table in self._tables.values():
            table.publish()

    async def close(self) -> None:
        self.end_streams()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self._tables.values():
            if table.thinking is not None:
                table.thinking.cancel()
        await self.thinking.close()
        self._readers.shutdown(wait=True)
        self._writer.shutdown(wait=True)

    # --- the database, off the event loop

    async def read(self, call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
        """Run a method of the store that only looks."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, partial(call, *args, **kwargs))
        except OperationalError as error:
            log.error("The database could not be read.", exc_info=error)
            raise Refused(503, "refuse-not-read", seconds=1) from None

    async def write(self, call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
        """Run a method of the store that changes something.

        What cannot be written is refused: nothing has happened, and it can be tried again.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._writer, partial(call, *args, **kwargs))
        except SQLAlchemyError as error:
            log.error("The database could not be written.", exc_info=error)
            raise NotWritten from None

    async def _sweep(self) -> None:
        """Remove what nobody needs any more, now and then."""
        while True:
            now = time.time()
            with contextlib.suppress(Refused):
                gone, _ = await self.write(self.store.sweep, now - NEVER_BEGAN, now - NEVER_SAT)
                for id in gone:
                    if id in self._tables:
                        self.drop(self._tables[id])
                await self.films.make_missing()
            await asyncio.sleep(SWEEP)

    # --- games and people

    def meta(self, game: str) -> Meta:
        """The facts of a game that is offered."""
        if game not in self.games:
            raise Refused(404, "refuse-no-game", game=game[:40])
        return registry.meta(game)

    async def welcome(self, id: str, name: str) -> None:
        await self.write(self.store.add_person, id, clean_name(name))

    async def person_name(self, id: str) -> str | None:
        return await self.read(self.store.person_name, id)

    async def rename(self, id: str, name: str) -> str:
        name = clean_name(name)
        await self.write(self.store.rename_person, id, name)
        return name

    # --- finding tables

    async def table(self, id: str) -> Table:
        """A table, read from the database when nobody has touched it yet; raises `SetAside`."""
        found = self._tables.get(id)
        if found is None:
            async with self._loading:
                found = self._tables.get(id) or await self._load(id)
                self.keep(found)
            self.thinking.wake(found)
        return found

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Hold a table's lock; a table that is gone must be read again first.

        After a write that failed, only the database knows what was written: it is read again.
        """
        async with table.lock:
            if table.is_gone:
                raise Stale
            try:
                yield
            except NotWritten:
                self.drop(table)
                raise

    def keep(self, table: Table) -> None:
        """Keep a table at hand."""
        table.away_after = self.patience.away
        table.wait_for_people()
        self._forget_idle()
        self._tables[table.id] = table

    def _forget_idle(self) -> None:
        """Let go of tables that nobody looks at, once there are many; the database has them."""
        if len(self._tables) < MOST_IN_MEMORY:
            return
        for table in list(self._tables.values()):
            is_busy = table.thinking is not None and not table.thinking.done()
            if not table.watchers and not table.lock.locked() and not is_busy:
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Forget a table: whoever is there reads it again from the database. The only way."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.is_gone = True
        table.publish()

    async def stored_match(self, table: Table, number: int) -> StoredMatch:
        """A match that was played at the table."""
        is_possible = 0 < number < 1 << 31
        stored = await self.read(self.store.match, table.id, number) if is_possible else None
        if stored is None:
            raise Refused(404, "refuse-no-match")
        return stored

    async def _load(self, id: str) -> Table:
        if id in self._aside:
            raise self._aside[id].with_traceback(None)
        game, stored = "", None
        try:
            row = await self.read(self.store.table, id)
            if row is None:
                raise Refused(404, "refuse-no-table")
            game = row.game
            table = _read_table(row)
            stored = await self.read(self.store.match, id)
            _set_up(table, stored)
            if stored is not None:
                await self.playing.take_over(table, stored.saved)
        except SetAside as found:
            raise self._set_aside(found) from None
        except (Refused, SQLAlchemyError):
            raise
        except NewerSave as error:
            log.error("Table %s was written by a later version: %s", id, error)
            raise Refused(409, "aside-newer") from None
        except UnknownGame:
            aside = SetAside(id, "aside-no-game", is_mendable=False, game=game)
            raise self._set_aside(aside) from None
        except Exception as error:
            is_mendable = stored is not None and stored.is_whole
            log.error("What was saved of a table cannot be read.", exc_info=error)
            aside = SetAside(id, "aside-unreadable", is_mendable=is_mendable)
            raise self._set_aside(aside) from None
        return table

    def _set_aside(self, aside: SetAside) -> SetAside:
        self._aside[aside.table] = aside
        log.error("Table %s is set aside: %s", aside.table, aside.message.key)
        return aside

    # --- faults of the engine

    def note_fault(self, table: Table, error: Exception) -> None:
        """The engine failed: read the table again; set it aside when that does not help."""
        self._faults[table.id] = self._faults.get(table.id, 0) + 1
        log.error("The engine failed at table %s.", table.id, exc_info=error)
        if self._faults[table.id] >= MOST_FAULTS:
            self._set_aside(SetAside(table.id, "aside-engine", is_mendable=True))
        self.drop(table)

    def note_step(self, table: Table) -> None:
        self._faults.pop(table.id, None)

    async def mend(self, id: str, person: str) -> None:
        """Take a table up again, an altered position made anew from its record."""
        try:
            await self.table(id)
            return
        except SetAside as found:
            aside = found
        if not aside.is_mendable:
            raise aside.with_traceback(None)
        row = await self.read(self.store.table, id)
        if row is None:
            raise Refused(404, "refuse-no-table")
        if not person or all(seat.get("person") != person for seat in row.seats):
            raise Refused(403, "refuse-not-seated")
        stored = await self.read(self.store.match, id)
        if stored is not None and aside.message.key != "aside-engine":
            saved = await _rebuilt(row.game, stored)
            await self.write(self.store.mend, stored.id, len(stored.lines), saved)
        self._aside.pop(id, None)
        self._faults.pop(id, None)


def _read_table(row: Any) -> Table:
    """The table of a row, without its match; raises whatever is wrong with it."""
    options = present_options(registry.load(row.game), row.options)
    return Table(
        id=row.id,
        game=row.game,
        host=row.host,
        options=options,
        players=[Player(**player) for player in row.seats],
        is_public=row.is_public,
        stage=row.stage,
        manners=Manners.from_json(row.manners),
    )


def _set_up(table: Table, stored: StoredMatch | None) -> None:
    """Put its match on a table; raises `SetAside`, or whatever is wrong with it."""
    if stored is not None and table.stage not in ("open", "closed"):
        if not stored.is_whole:
            raise SetAside(table.id, "aside-hole", is_mendable=False)
        if not stored.is_as_written:
            raise SetAside(table.id, "aside-altered", is_mendable=True)
        game = registry.load(table.game)
        table.match = Match.restore(game, stored.record, stored.saved, stored.told)
        table.match_id = stored.id
        table.names = list(stored.names)
    table.match_number = stored.number if stored is not None else 0


async def _rebuilt(game: str, stored: StoredMatch) -> dict[str, Any]:
    """The position that the record of a match leads to."""
    try:
        match = await asyncio.to_thread(Match.replay, registry.load(game), stored.record)
    except Exception as error:
        log.error("A position of %s could not be made anew.", game, exc_info=error)
        raise Refused(409, "refuse-no-rebuild") from None
    return match.save()
