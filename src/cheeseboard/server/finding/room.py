"""Puts people together, in any process, and opens a table a day for each game."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots import levels
from cheeseboard.server.bell import Ring
from cheeseboard.server.checks import check_options
from cheeseboard.server.clocks.tempo import Tempo
from cheeseboard.server.finding.book import HOUSE
from cheeseboard.server.finding.core import (
    KEPT,
    Company,
    Pair,
    Search,
    companies,
    seats_for,
    usual_wait,
)
from cheeseboard.server.players.strength import anchor
from cheeseboard.server.seating import usual_seats
from cheeseboard.server.tables import OPEN, Manners, Player, Refused, Table, bot_player
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import translator

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

PAUSE: Final = 1.0
"""Seconds between two looks while somebody looks for a match."""
REST: Final = 20.0
"""The same while nobody does."""
DAILY_TEMPO: Final = "days:86400"
USUAL_BOT: Final = "medium"

Clock = Callable[[], float]


class Finding:
    """Looks after those who look for a match."""

    def __init__(self, hall: "Hall", *, opens_daily: bool = False) -> None:
        self._hall = hall
        self._opens_daily = opens_daily
        self._book = hall.store.searches
        self._clock: Clock = hall.clock.now
        self._stirred = asyncio.Event()
        self._day = ""

    def open(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(rings: Sequence[Ring] | None) -> None:
            if rings is None or any(ring.kind == "search" for ring in rings):
                with contextlib.suppress(RuntimeError):  # the loop may have ended
                    loop.call_soon_threadsafe(self._stirred.set)

        self._hall.store.bell.listen(hear)
        self._hall.begin(self._go_on())

    async def _go_on(self) -> None:
        while True:
            self._stirred.clear()
            is_needed = True
            try:
                if self._opens_daily:
                    await self.open_daily()
                is_needed = await self.tend()
            except Refused:
                pass  # the database does not answer: look again
            except Exception as error:
                log.error("People could not be put together.", exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), PAUSE if is_needed else REST)
            await asyncio.sleep(PAUSE / 10)

    async def tend(self) -> bool:
        """Call together who fits, begin where all have come, send back the others; whether anybody
        looks for a match."""
        if not await self._hall.read(self._book.count):
            return False
        now = self._clock()
        sizes = {game: _sizes(self._hall.meta(game).seats) for game in self._hall.games}

        def choose(found: Sequence[Search], apart: frozenset[Pair]) -> list[Company]:
            return companies(found, sizes, apart, now)

        await self._hall.write(self._book.call, choose, self._row, now)
        for table, rows in (await self._hall.read(self._book.called)).items():
            with contextlib.suppress(Refused):
                await self._settle(table, rows, now)
        return True

    def _row(self, company: Company) -> Mapping[str, Any]:
        """A table for people who are called together, with bots in the seats that are left."""
        there = [Player("person", name=one.name, person=one.person) for one in company.people]
        sizes = _sizes(self._hall.meta(company.game).seats)
        count = seats_for(len(there), sizes)
        strength = sum(one.games[company.game] for one in company.people) / len(there)
        bot = like_bot(company.game, count, strength)
        bots = [bot_player(seat, bot) for seat in range(len(there), count)]
        return _table_row(company.game, count, [*there, *bots], there[0].person, company.tempo)

    async def _settle(self, id: str, rows: Sequence[Any], now: float) -> None:
        """Begin the match of those who were called, once all have come; over days at once."""
        table = await self._hall.table(id)
        is_days = table.tempo.kind == "days"
        if table.stage == "open" and (is_days or all(row.came for row in rows)):
            await self._hall.seating.start(table, table.host)
        if table.stage == "playing":
            await self._hall.write(self._book.seat, id, table.game, now)
        elif table.stage != "open":
            await self._hall.write(self._book.hand_back, id)
        elif now - min(row.called for row in rows) > KEPT:
            await self._hall.seating.close(table, table.host)
            await self._hall.write(self._book.send_back, id, now)

    # --- those who look

    async def begin(self, person: str, games: Sequence[str], tempo: str, widest: float) -> None:
        for game in games:
            self._hall.meta(game)
        now = self._clock()
        await self._hall.write(self._book.begin, person, games, tempo, widest, now)

    async def stop(self, person: str) -> None:
        """Look no more; where somebody was called already, the others look on."""
        row = await self._hall.read(self._book.search, person)
        if row is not None and row.table:
            with contextlib.suppress(Refused):  # the match has begun
                await self._hall.seating.take_away(await self._hall.table(row.table))
        await self._hall.write(self._book.stop, person)

    async def with_bots(self, person: str, name: str, game: str, tempo: str) -> Table:
        """Begin at once with bots of like strength."""
        row = await self._hall.read(self._book.search, person)
        strength = row.games.get(game, 25.0) if row is not None else 25.0
        count = usual_seats(self._hall.meta(game).seats)
        table = await self._hall.seating.create(
            person,
            name,
            game,
            seats=count,
            bots=like_bot(game, count, strength),
            access="link",
            tempo=Tempo.read(tempo),
        )
        await self._hall.write(self._book.stop, person)
        await self._hall.seating.start(table, person)
        return table

    async def usual_wait(self, game: str, kind: str) -> float | None:
        """How long one waits for a match at this hour; None where too little is known."""
        return usual_wait(await self._hall.read(self._book.waits_at, game, kind, self._clock()))

    async def facts(self, person: str, language: str) -> dict[str, Any] | None:
        """How somebody's search stands, for their pages."""
        row = await self._hall.read(self._book.search, person)
        if row is None:
            return None
        t = translator(language)
        titles = [self._hall.meta(game).title[language] for game in row.games]
        kind = row.tempo.partition(":")[0]
        others = 0
        if not row.table:
            waiting = await self._hall.read(self._book.waiting)
            me = next((one for one in waiting if one.person == person), None)
            others = sum(
                one.person != person
                and me is not None
                and one.tempo == me.tempo
                and bool(set(one.games) & set(me.games))
                for one in waiting
            )
        return {
            "kind": kind,
            "text": t(f"search-{kind}", games=", ".join(titles)),
            "others": t("search-others", count=others),
            "since": row.since,
            "table": prefixed(f"/tables/{row.table}") if row.table else "",
        }

    # --- the table of the day

    async def open_daily(self) -> None:
        """Open a table for each game once a day, and put away those to which nobody came."""
        day = datetime.fromtimestamp(self._clock(), UTC).strftime("%Y-%m-%d")
        if day == self._day:
            return
        for game in self._hall.games:
            if game.startswith("_"):
                continue
            count = usual_seats(self._hall.meta(game).seats)
            row = _table_row(game, count, [OPEN] * count, HOUSE, DAILY_TEMPO, is_public=True)
            await self._hall.write(self._book.open_daily, day, game, row, self._clock())
        for id in await self._hall.read(self._book.earlier_days, day):
            with contextlib.suppress(Refused):
                await self._hall.seating.close(await self._hall.table(id), HOUSE)
        self._day = day


def _sizes(counts: Sequence[int]) -> list[int]:
    """The seat counts of a game at which people can meet, the usual first."""
    usual = usual_seats(counts)
    return [usual, *(count for count in counts if count != usual and count > 1)]


def like_bot(game: str, seats: int, strength: float) -> str:
    """The bot whose measured strength is nearest."""
    measured = [
        (abs(found.mu - strength), level.name)
        for level in levels.offered(game, seats)
        if (found := anchor(game, seats, level.name)) is not None
    ]
    return min(measured)[1] if measured else USUAL_BOT


def _table_row(
    game: str,
    seats: int,
    players: Sequence[Player],
    host: str,
    tempo: str,
    *,
    is_public: bool = False,
) -> dict[str, Any]:
    return {
        "id": secrets.token_urlsafe(8),
        "game": game,
        "host": host,
        "options": dict(check_options(game, seats, {})),
        "seats": [player.to_json() for player in players],
        "is_public": is_public,
        "access": "everybody" if is_public else "link",
        "stage": "open",
        "manners": Manners().to_json(),
        "tempo": Tempo.read(tempo).to_json(),
    }
