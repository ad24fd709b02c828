"""All tables: reads them when touched, keeps them at hand, sets aside what cannot be played on."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from cheeseboard import registry
from cheeseboard.events import Event
from cheeseboard.game import Meta
from cheeseboard.match import Match
from cheeseboard.record import step_from_json
from cheeseboard.registry import UnknownGame
from cheeseboard.review.model import Budget
from cheeseboard.saves import NewerSave
from cheeseboard.server import metrics
from cheeseboard.server.bell import Ring
from cheeseboard.server.bots import Pool
from cheeseboard.server.clocks.asking import Asking
from cheeseboard.server.clocks.facts import Clocks
from cheeseboard.server.clocks.keeping import Keeping
from cheeseboard.server.clocks.lines import Lines
from cheeseboard.server.clocks.resting import Resting
from cheeseboard.server.clocks.sleeping import Sleeping
from cheeseboard.server.clocks.tempo import Tempo
from cheeseboard.server.clocks.wall import Clock, SystemClock
from cheeseboard.server.company.circle import Company
from cheeseboard.server.databases import uncrossed
from cheeseboard.server.films import Films
from cheeseboard.server.leaving import Leaving
from cheeseboard.server.listing import Listing
from cheeseboard.server.mail import Mail
from cheeseboard.server.people.accounts import Accounts
from cheeseboard.server.people.at_hand import AtHand
from cheeseboard.server.people.naming import Naming
from cheeseboard.server.people.person import Person
from cheeseboard.server.people.sessions import Sessions
from cheeseboard.server.people.tokens import Tokens
from cheeseboard.server.players.history import History
from cheeseboard.server.playing import Playing
from cheeseboard.server.retrying import TRIES
from cheeseboard.server.review.branching import Branching
from cheeseboard.server.review.reviews import Reviews
from cheeseboard.server.seating import Seating
from cheeseboard.server.store import NotNext, Store, StoredMatch
from cheeseboard.server.sweeping import GONE
from cheeseboard.server.tables import (
    AWAY,
    LATELY,
    Behind,
    Manners,
    NotWritten,
    Player,
    Refused,
    SetAside,
    Stale,
    Table,
)
from cheeseboard.server.talking import Talking
from cheeseboard.server.thinking import Thinking
from cheeseboard.upgrades import present_options

Result = TypeVar("Result")

log = logging.getLogger(__name__)

MOST_IN_MEMORY: Final = 2_000
"""Tables kept at hand."""

READERS: Final = 4
"""Threads that read."""

MOST_TABLES: Final = 50
"""Tables that one person may open in a day without ending any."""

MOST_FAULTS: Final = 3
"""Faults of the engine without a step between them, before a table is set aside."""

SWEEP: Final = 6 * 3600.0
"""Seconds between two sweeps."""

READING: Final = metrics.database_seconds.labels("read")
WRITING: Final = metrics.database_seconds.labels("write")

NOTE: Final = 10.0
"""Seconds after which it is written down again who is here."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the hall waits for people and bots, in seconds."""

    bot_pause: float = 0.7
    """Between a bot's moves while somebody watches."""
    away: float = AWAY
    """After which the others may let a bot go on for somebody who is not here."""


class Hall:
    """Where the tables are. Its rooms change them: seating, playing, leaving, thinking, talking."""

    def __init__(
        self,
        store: Store,
        bots: Pool,
        patience: Patience,
        *,
        with_drafts: bool = False,
        most_tables: int = MOST_TABLES,
        review_budget: Budget | None = None,
        mail: Mail | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.games = registry.ids(with_drafts=with_drafts)
        """Games that are offered here."""
        self.store = store
        self.patience = patience
        self.most_tables = most_tables
        """Tables that one person may have opened lately and not ended."""
        self.mail = mail or Mail()
        """Letters, where the operator has set up a mail server."""
        self.clock: Clock = clock or SystemClock()
        """By which the rules of time go."""
        self.is_closing = False
        self.keeping = Keeping(self)
        self.asking = Asking(self)
        self.sleeping = Sleeping(self)
        self.lines = Lines(self)
        self.resting = Resting(self)
        self.on_closing: list[Callable[[], None]] = []
        """Called when every stream is to end."""
        self.seating = Seating(self)
        self.playing = Playing(self)
        self.leaving = Leaving(self)
        self.reviews = Reviews(self, bots, review_budget or Budget())
        self.branching = Branching(self)
        self.thinking = Thinking(self, bots)
        self.talking = Talking(self)
        self.listing = Listing(self)
        self.films = Films(self)
        self.sessions = Sessions(self)
        self.tokens = Tokens(self)
        self.naming = Naming(self)
        self.accounts = Accounts(self)
        self.history = History(self)
        self.company = Company(self)
        self._tables: dict[str, Table] = {}
        self._aside: dict[str, SetAside] = {}
        self._people: AtHand[Person] = AtHand(partial(self.read, store.person))
        self._faults: dict[str, int] = {}
        """Faults of the engine since a table's last step."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._writer = ThreadPoolExecutor(store.writers, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(max_workers=READERS, thread_name_prefix="reader")
        self._thinker = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._arrived = asyncio.Event()

    def open(self) -> None:
        """Begin what goes on beside the requests."""
        self.begin(self._sweep())
        self.begin(self._note_presence())
        self.begin(self.accounts.watch())
        self.thinking.open()
        self.company.open()
        loop = asyncio.get_running_loop()

        def hear(rings: Sequence[Ring] | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop may have ended
                loop.call_soon_threadsafe(self._hear, rings)

        self.store.bell.listen(hear)

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself until the hall closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end_streams(self) -> None:
        """Let every stream end, so that the pages come back to the next server."""
        self.is_closing = True
        for wake in self.on_closing:
            wake()
        for table in self._tables.values():
            table.publish()

    async def close(self) -> None:
        self.end_streams()
        await self.keeping.close()
        await self.thinking.close()
        for task in list(self._tasks):
            task.cancel()
        self._thinker.shutdown(wait=False, cancel_futures=True)
        self._readers.shutdown(wait=True)
        self._writer.shutdown(wait=True)

    # --- the database, off the event loop

    async def read(self, call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
        """Run a method of the store that only looks."""
        loop = asyncio.get_running_loop()
        try:
            with metrics.timed(READING):
                return await loop.run_in_executor(self._readers, partial(call, *args, **kwargs))
        except OperationalError as error:
            log.error("The database could not be read.", exc_info=error)
            raise Refused(503, "refuse-not-read", seconds=1) from None

    async def think(self, call: Callable[..., Result], *args: Any) -> Result:
        """Run something that takes a while and touches no table, one at a time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinker, partial(call, *args))

    async def write(self, call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
        """Run a method of the store that changes something.

        What cannot be written is refused: nothing has happened, and it can be tried again.
        """
        loop = asyncio.get_running_loop()
        try:
            with metrics.timed(WRITING):
                return await loop.run_in_executor(
                    self._writer, partial(uncrossed, call, *args, **kwargs)
                )
        except NotNext:
            raise Behind from None
        except SQLAlchemyError as error:
            log.error("The database could not be written.", exc_info=error)
            raise NotWritten from None

    async def _sweep(self) -> None:
        """Remove what nobody needs any more, now and then."""
        while True:
            with contextlib.suppress(Refused):
                gone, _ = await self.write(self.store.sweep, self.store.now())
                for id in gone:
                    if id in self._tables:
                        self.drop(self._tables[id])
                await self.films.make_missing()
                await self.history.catch_up()
            await asyncio.sleep(SWEEP)

    # --- games and people

    def meta(self, game: str) -> Meta:
        """The facts of a game that is offered."""
        if game not in self.games:
            raise Refused(404, "refuse-no-game", game=game[:40])
        return registry.meta(game)

    async def person(self, id: str) -> Person | None:
        """Somebody by their id; kept until the bell tells of a change."""
        return await self._people.get(id)

    def forget_person(self, id: str) -> None:
        """Something about somebody has changed: ask the database again."""
        self._people.forget(id)
        self.company.forget(id)

    def forget_chat(self, table: str) -> None:
        """A message of a table was taken away: read them again."""
        found = self._tables.get(table)
        if found is not None:
            found.chat = None
            found.publish()

    # --- finding tables

    async def table(self, id: str) -> Table:
        """A table, read from the database when nobody has touched it yet; raises `SetAside`."""
        found = self._tables.get(id)
        if found is not None:
            if found.newest <= found.version and self.store.bell.is_certain:
                return found
            versions = await self.read(self.store.versions, [id])
            await self._follow(found, versions.get(id, GONE))
            if not found.is_gone:
                return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _follow(self, table: Table, version: int) -> None:
        """Bring a table up to a version that it may have already."""
        if version == GONE:
            self.drop(table)
        elif version != table.version:
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Read what other processes have changed at a table; drop it if that does not fit."""
        async with table.lock:
            if table.is_gone:
                return
            known = len(table.match.record.steps) if table.match is not None else 0
            found = await self.read(self.store.load, table.id, table.match_id, known)
            if found is not None and found[0].version == table.version:
                return
            try:
                if found is None:
                    raise LookupError
                _bring_up(table, *found)
            except Exception as error:
                log.info("Table %s is read as a whole: %r", table.id, error)
                self.drop(table)
                return
        table.wait_for_people()
        table.publish()

    # --- what other processes do

    def _hear(self, rings: Sequence[Ring] | None) -> None:
        """Something was written, here or elsewhere; None if that was missed."""
        if rings is None:
            self._people.forget_all()
            self.sessions.forget_all()
            self.tokens.forget_all()
            self.company.forget_all()
            self.reviews.hear_all()
            self.begin(self._compare())
            self.begin(self.keeping.hear_of_outages())
            self.thinking.stir()
            return
        for ring in rings:
            if ring.kind == "work":
                self.thinking.stir()
            elif ring.kind == "hurry":
                self.thinking.be_quick(ring.id)
            elif ring.kind == "later":
                self.thinking.shift(ring.id)
            elif ring.kind == "answer":
                self.thinking.answered(ring.id)
            elif ring.kind == "person":
                self.forget_person(ring.id)
            elif ring.kind == "outage":
                self.begin(self.keeping.hear_of_outages())
            elif ring.kind == "session":
                self.sessions.hear(ring)
            elif ring.kind == "token":
                self.tokens.forget(ring.id)
            elif ring.kind == "chat":
                self.forget_chat(ring.id)
            elif ring.kind == "review":
                self.reviews.hear(int(ring.id))
            table = self._tables.get(ring.id)
            if table is None:
                continue
            if ring.kind == "seen":
                if table.watchers and any(map(table.is_missed, table.people())):
                    self.begin(self._look_elsewhere(table))
            elif ring.version > max(table.version, table.newest):
                table.newest = ring.version
                # Whoever holds the lock looks again behind it; nobody hurries for nobody.
                if table.watchers and not table.lock.locked():
                    self.begin(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        with contextlib.suppress(Refused):
            if table.newest > table.version:
                await self._follow(table, table.newest)

    async def _compare(self) -> None:
        """See by their versions which tables have changed."""
        with contextlib.suppress(Refused):
            at_hand = list(self._tables.values())
            versions = await self.read(self.store.versions, [table.id for table in at_hand])
            for table in at_hand:
                table.chat = None
                version = versions.get(table.id, GONE)
                if version != table.version:
                    table.newest = version
                    await self._catch_up(table)

    async def look_around(self, table: Table) -> bool:
        """Hear who was seen at a table by other processes; whether somebody is back."""
        seen = await self.read(self.store.seen, table.id)
        return table.hear_of(seen, time.time())

    async def _look_elsewhere(self, table: Table) -> None:
        with contextlib.suppress(Refused):
            if await self.look_around(table):
                table.publish()

    async def _look_for(self, table: Table, person: str) -> None:
        """Somebody was not here for a while, but may be elsewhere."""
        with contextlib.suppress(Refused):
            await self.look_around(table)
        table.miss(person)

    async def _note_presence(self) -> None:
        """Write down who is here, for the other processes: now and then, and who has come back."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._arrived.wait(), min(NOTE, self.patience.away / 3))
            self._arrived.clear()
            now, seen, looked = time.time(), [], []
            for table in list(self._tables.values()):
                if table.stage not in ("open", "playing"):
                    continue
                if table.watchers or table.noted:
                    # Who only asks now and then does not watch; that is half as fresh.
                    looked.append((table.id, now if table.watchers else now - LATELY / 2))
                here = {person for person in table.people() if table.present[person]}
                there = table.noted.intersection(table.people()) | here
                seen += [(table.id, person, now - table.away_for(person)) for person in there]
                table.noted.clear()
            if seen or looked:
                with contextlib.suppress(Refused):
                    await self.write(self.store.note_seen, seen, looked)

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
        if table.newest > table.version:
            self.begin(self._catch_up(table))

    def keep(self, table: Table) -> None:
        """Keep a table at hand."""
        table.away_after = self.patience.away
        table.on_arrival = self._arrived.set
        table.on_absence = lambda table, person: self.begin(self._look_for(table, person))
        table.wait_for_people()
        self._forget_idle()
        self._tables[table.id] = table

    def _forget_idle(self) -> None:
        """Let go of tables that nobody looks at, once there are many; the database has them."""
        if len(self._tables) < MOST_IN_MEMORY:
            return
        for table in list(self._tables.values()):
            if not table.watchers and not table.lock.locked():
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Forget a table: whoever is there reads it again from the database. The only way."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.is_gone = True
        table.publish()

    def at_hand(self) -> list[Table]:
        """The tables that are in memory."""
        return list(self._tables.values())

    async def stored_match(self, table: Table, number: int) -> StoredMatch:
        """A match that was played at the table."""
        is_possible = 0 < number < 1 << 31
        stored = await self.read(self.store.match, table.id, number) if is_possible else None
        if stored is None:
            raise Refused(404, "refuse-no-match")
        return stored

    async def _load(self, id: str) -> Table:
        for _ in range(TRIES):
            try:
                table = await self._read_whole(id)
                break
            except Behind:
                continue  # another process has taken it over in the same moment
        else:
            raise Stale
        await self.keeping.bring_up(table)
        self.keep(table)
        self.thinking.wake(table)
        return table

    async def _read_whole(self, id: str) -> Table:
        if not id.isprintable():
            raise Refused(404, "refuse-no-table")
        if id in self._aside:
            raise self._aside[id].with_traceback(None)
        game, stored = "", None
        try:
            found = await self.read(self.store.load, id)
            if found is None:
                raise Refused(404, "refuse-no-table")
            row, stored = found
            game = row.game
            table = _read_table(row)
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
            steps = len(stored.lines)
            await self.write(self.store.mend, stored.id, steps, saved, row.id, row.version)
        self._aside.pop(id, None)
        self._faults.pop(id, None)


def _read_table(row: Any) -> Table:
    """The table of a row, without its match; raises whatever is wrong with it."""
    options = present_options(registry.load(row.game), row.options)
    table = Table(
        id=row.id,
        game=row.game,
        host=row.host,
        options=options,
        players=[Player(**player) for player in row.seats],
        access=row.access,
        is_rated=row.is_rated,
        stage=row.stage,
        manners=Manners.from_json(row.manners),
        tempo=Tempo.from_json(row.tempo),
        clocks=Clocks.from_json(row.clocks),
        version=row.version,
        said=row.said or 0,
    )
    table.hear_of_look(row.looked, time.time())
    return table


def _bring_up(table: Table, row: Any, stored: StoredMatch | None) -> None:
    """Let a table be what the database says now; raises whatever does not fit."""
    now = _read_table(row)
    match = table.match
    if stored is None or match is None or stored.id != table.match_id or stored.end is not None:
        if stored is not None and stored.begins:
            raise LookupError  # the whole of it has to be read
        _set_up(now, stored)
        now.names = now.names or table.names
    else:
        _check_stored(table.id, stored)
        steps = [step_from_json(dict(line)) for line in stored.lines]
        events = [Event.from_json(event) for group in stored.told for event in group]
        kept = table.settled if stored.begins else 0
        now.match = match.advanced(stored.begins, steps, stored.saved, kept, events)
        now.match_id, now.match_number = table.match_id, stored.number
        now.names = list(stored.names)
        now.settled = now.match.event_count - len(stored.told[-1])
    if now.said != table.said:
        table.chat = None
    for name in TAKEN_OVER:
        setattr(table, name, getattr(now, name))


TAKEN_OVER: Final = (
    *("host", "options", "players", "access", "stage", "manners", "version", "looked"),
    *("tempo", "clocks", "is_rated"),
    *("match", "match_id", "match_number", "names", "settled", "said"),
)
"""What a table has from the database; the rest is who is here."""


def _check_stored(table: str, stored: StoredMatch) -> None:
    if not stored.is_whole:
        raise SetAside(table, "aside-hole", is_mendable=False)
    if not stored.is_as_written:
        raise SetAside(table, "aside-altered", is_mendable=True)


def _set_up(table: Table, stored: StoredMatch | None) -> None:
    """Put its match on a table; raises `SetAside`, or whatever is wrong with it."""
    if stored is not None and table.stage not in ("open", "closed"):
        _check_stored(table.id, stored)
        game = registry.load(table.game)
        table.match = Match.restore(game, stored.record, stored.saved, stored.told)
        table.match_id = stored.id
        table.settled = table.match.event_count - len(stored.told[-1])
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
