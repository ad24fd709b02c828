"""Tables as lists show them: from their rows alone, no match is read."""

import contextlib
import json
import logging
import math
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.game import Meta
from cheeseboard.registry import UnknownGame
from cheeseboard.server.clocks.clock import deadline
from cheeseboard.server.clocks.facts import NO_CLOCKS, Clocks
from cheeseboard.server.clocks.sleeping import is_asleep
from cheeseboard.server.clocks.tempo import NO_CLOCK, Tempo
from cheeseboard.server.sweeping import days_left
from cheeseboard.server.tables import Player, Refused, Stage

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

MOST_OF_ONE: Final = 200
"""Tables of one person that are looked at."""

MOST_OPEN: Final = 20
"""Open tables that are offered."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    host: str
    stage: Stage
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    to_act: tuple[Seat, ...] | None
    """None where nobody has written it down yet."""
    touched: float
    days_left: int | None
    """In how many days it is removed, because nobody uses it; None if it stays."""
    looked: float = 0.0
    """When somebody last had it open."""
    version: int = 0
    tempo: Tempo = NO_CLOCK
    clocks: Clocks = NO_CLOCKS
    is_rated: bool = False
    access: str = "everybody"
    owes: float | None = None
    """Since when the person who asks is to decide there; None if not, or if nobody asks."""
    news: Mapping[str, Any] | None = None
    """The last event that concerns that person."""
    number: int = 0
    """Of its latest match; 0 before the first."""

    @property
    def meta(self) -> Meta | None:
        """The facts of its game; None for a game that is not here any more."""
        try:
            return registry.meta(self.game)
        except UnknownGame:
            return None

    def title(self, language: str) -> str:
        return title_of(self.game, language)

    @property
    def has_free_seat(self) -> bool:
        return any(player.kind == "open" for player in self.players)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person."""
        return [seat for seat, player in enumerate(self.players) if player.person == person]

    @property
    def owing(self) -> list[Seat]:
        """The seats that everybody waits for."""
        return [seat for seat in self.to_act or () if seat < len(self.players)]

    def deadline_of(self, person: str) -> float:
        """When a person's time is up; endless without a clock that runs."""
        clocks = self.clocks.seats
        mine = [clocks[seat] for seat in self.seats_of(person) if seat < len(clocks)]
        found = [deadline(clock, self.tempo) for clock in mine]
        return min((at for at in found if at is not None), default=math.inf)

    def is_asleep(self, now: float) -> bool:
        """Whether nobody has moved there for long, and no clock runs."""
        return is_asleep(self.stage, self.tempo, self.touched, now)

    def people(self) -> list[str]:
        """Its host and whoever has a seat."""
        return [id for id in (self.host, *(player.person for player in self.players)) if id]

    def waits_for(self, person: str) -> bool:
        """Whether a person is to act there."""
        return any(
            seat < len(self.players)
            and self.players[seat].kind == "person"
            and self.players[seat].person == person
            for seat in self.to_act or ()
        )


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, as it ended for somebody."""

    table: Listed
    number: int
    place: int
    of: int
    """How many seats there were."""
    score: int
    ended: float
    is_rated: bool
    change: tuple[float, float] | None
    """The person's rating before and after; None where it did not count."""


def title_of(game: str, language: str) -> str:
    """The name of a game; its id for one that is not here any more."""
    try:
        return registry.meta(game).title[language]
    except UnknownGame:
        return game


class Listing:
    """Finds tables for those who look for one."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._unreadable: set[str] = set()
        """Tables whose rows stand in the log already."""

    async def open_tables(self, reader: str = "") -> list[Listed]:
        """Public tables with a free seat, the newest first; none of those a reader keeps away
        from, or who keep away from the reader."""
        rows = await self._hall.read(self._hall.store.open_tables, 5 * MOST_OPEN)
        found = [table for table in self._readable(rows) if table.meta is not None]
        ties = await self._hall.company.ties(reader)
        return [
            table
            for table in found
            if table.has_free_seat
            and not ties.apart & set(table.people())
            and (table.access == "everybody" or table.host in (reader, *ties.friends))
        ][:MOST_OPEN]

    async def tables_of(self, person: str) -> list[Listed]:
        """A person's tables: those that wait for the person first, those that are over last."""
        rows = await self._hall.read(self._hall.store.tables_of, person, MOST_OF_ONE)
        found = [await self._complete(table) for table in self._readable(rows)]
        return sorted(found, key=lambda table: (not table.waits_for(person), table.stage == "over"))

    async def waiting(self, person: str) -> list[Listed]:
        """The tables that wait for a person, in the order in which they should be looked at."""
        if not person:
            return []
        rows = await self._hall.read(self._hall.store.desks.waiting, person)
        now = self._hall.clock.now()
        return by_haste((one for one in self._readable(rows) if not one.is_asleep(now)), person)

    async def desk(self, person: str, most_finished: int) -> tuple[list[Listed], list[Finished]]:
        """Somebody's tables that are not over, and the latest matches that are."""
        found = await self._hall.read(self._hall.store.desks.desk, person, most_finished)
        running = [await self._complete(table) for table in self._readable(found.running)]
        tables = {table.id: table for table in self._readable(found.finished)}
        finished = [
            Finished(
                *(tables[row.id], row.number, row.place, row.of, row.score, row.ended),
                is_rated=row.is_counted,
                change=None if row.mu is None else (row.from_mu, row.mu),
            )
            for row in found.finished
            if row.id in tables
        ]
        return running, finished

    def _readable(self, rows: Iterable[Any]) -> list[Listed]:
        """Those of the rows that can be shown; why another cannot stands in the log, once."""
        found = []
        for row in rows:
            try:
                found.append(_listed(row))
            except Exception as error:
                if row.id not in self._unreadable:
                    self._unreadable.add(row.id)
                    log.error("A row of the tables cannot be read.", exc_info=error)
                    log.error("Table %s is not listed.", row.id)
        return found

    async def _complete(self, table: Listed) -> Listed:
        """Whose turn it is in a match from before rows said so: it is read once, for all times."""
        if table.to_act is not None or table.stage != "playing":
            return table
        to_act: tuple[Seat, ...] = ()
        with contextlib.suppress(Refused):
            match = (await self._hall.table(table.id)).match
            to_act = match.to_act if match is not None else ()
            await self._hall.write(self._hall.store.note_to_act, table.id, to_act)
        return replace(table, to_act=to_act)


def by_haste(tables: Iterable[Listed], person: str) -> list[Listed]:
    """Those that wait for somebody: least time left first, then who has waited longest."""
    waiting = [one for one in tables if one.waits_for(person) and one.meta is not None]
    return sorted(waiting, key=lambda one: (one.deadline_of(person), one.owes or one.touched))


def _listed(row: Any) -> Listed:
    to_act = json.loads(row.to_act) if row.to_act is not None else None
    news = getattr(row, "news", None)
    return Listed(
        id=row.id,
        game=row.game,
        host=row.host,
        stage=row.stage,
        options=json.loads(row.options),
        players=tuple(Player(**player) for player in json.loads(row.seats)),
        to_act=None if to_act is None else tuple(to_act),
        touched=row.touched,
        days_left=days_left(row.warned, row.touched, row.looked, time.time()),
        looked=row.looked,
        version=row.version,
        tempo=Tempo.from_json(json.loads(row.tempo)),
        clocks=Clocks.from_json(json.loads(row.clocks) if row.clocks else None),
        is_rated=row.is_rated,
        access=row.access,
        owes=getattr(row, "owes", None),
        news=json.loads(news) if news else None,
        number=row.number or 0,
    )
