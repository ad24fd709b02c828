"""Keeps the clocks of all tables: with every step, when time is up, and when nobody served.

The facts stand in the database and change with the step that changes them. Time that is up is work
that any process takes for a while; who comes late or second does no harm, because what is written
follows from the facts and the moment alone.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.events import Event, Message, Seat
from cheeseboard.match import Match
from cheeseboard.server.clocks import clock as rules
from cheeseboard.server.clocks import timing
from cheeseboard.server.clocks.clock import Step
from cheeseboard.server.clocks.facts import NO_CLOCKS, Clocks
from cheeseboard.server.clocks.rest import Rest
from cheeseboard.server.clocks.rows import LATE, Outage
from cheeseboard.server.clocks.said import about, duration, seated, stand_in
from cheeseboard.server.clocks.tempo import Tempo
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import NotWritten, Player, Refused, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

TICK: Final = 1.0
"""Seconds between two looks at the clocks, unless one runs out before."""

BEAT: Final = 3.0
"""Seconds after which a process says again that it serves."""

STALL: Final = 2.0
"""Seconds by which a process is late that reached nobody: it stood still, or waited for the
database."""

GRACE: Final = 0.5
"""Seconds after which time that is up has consequences: what came in before may be on its way."""

COMING: Final = 120.0
"""Seconds for which a process that begins waits for a database that does not answer yet."""

AT_ONCE: Final = 20
"""Tables that one process takes at a time."""


class Keeping(Room):
    """Knows what the clocks of a table are, and what follows."""

    def __init__(self, hall: "Hall") -> None:
        super().__init__(hall)
        self._rows = hall.store.time
        self.process = secrets.token_hex(8)
        """What this process is called; it tells nothing else."""
        self._outages: list[Outage] = []
        self._is_serving = False
        self._beaten = 0.0

    @property
    def now(self) -> float:
        return self._hall.clock.now()

    async def open(self) -> None:
        """Begin to serve: first of all it is known how long nobody did."""
        await self._come_in()
        await self.hear_of_outages()
        self._is_serving, self._beaten = True, self.now
        self._hall.begin(self._keep())

    async def _come_in(self) -> None:
        """A database that is busy, or begins as well, gets time to answer."""
        until = time.monotonic() + COMING
        while True:
            try:
                return await self._hall.write(
                    self._rows.come_in, self.process, self._hall.clock.now
                )
            except NotWritten:
                if time.monotonic() > until:
                    raise
                log.warning("The database does not answer yet. Trying again.")
                await asyncio.sleep(TICK)

    async def close(self) -> None:
        """The last sign of life."""
        if self._is_serving:
            with contextlib.suppress(Refused):
                await self._hall.write(self._rows.beat, self.process, self._hall.clock.now)

    # --- what the clocks of a table are

    def present(self, table: Table) -> tuple[Clocks, list[Event]]:
        """The clocks of a table with all that is to be given back, and what to say of it."""
        clocks, most = table.clocks, 0.0
        if not table.tempo.has_clock or table.stage != "playing":
            return clocks, []
        for one in self._outages:
            clocks, seconds = rules.given_back(clocks, table.tempo, one.id, one.began, one.ended)
            most += seconds
        return clocks, [Event(Message("event-outage", duration(most)))] if most >= 1 else []

    def row(self, clocks: Clocks, tempo: Tempo) -> dict[str, Any]:
        """What the table's row says of them."""
        if clocks == NO_CLOCKS:
            return {"clocks": None, "falls": None}
        return {"clocks": clocks.to_json(), "falls": falls(clocks, tempo)}

    async def begin(
        self, table: Table, match: Match[Any, Any], players: Sequence[Player]
    ) -> Clocks:
        """The clocks of a match that begins."""
        if not table.tempo.has_clock or match.outcome is not None:
            return NO_CLOCKS
        step = await self._step(table, match, players, (), (), None, None)
        last = self._outages[-1].id if self._outages else 0
        return rules.begin(table.tempo, match.seats, step, last)

    async def after_step(
        self,
        table: Table,
        match: Match[Any, Any],
        events: Sequence[Event],
        mover: Seat | None,
        arrived: float | None,
    ) -> tuple[Clocks, list[Event]]:
        """The clocks after a step that a copy of the table's match is ahead, and what to say."""
        assert table.match is not None
        if match.outcome is not None and not table.tempo.has_clock:
            return NO_CLOCKS, []
        clocks, notes = self.present(table)
        if not table.tempo.has_clock or not clocks.seats:
            return clocks, notes
        if match.outcome is not None:
            return rules.ended(clocks, table.tempo, self.now), notes
        before = table.match.to_act
        step = await self._step(table, match, table.players, before, events, mover, arrived)
        return rules.after_step(clocks, table.tempo, step), notes

    async def _step(
        self,
        table: Table,
        match: Match[Any, Any],
        players: Sequence[Player],
        before: Collection[Seat],
        events: Sequence[Event],
        mover: Seat | None,
        arrived: float | None,
    ) -> Step:
        owed = timing.owing(match, [player.kind for player in players])
        people = {seat: players[seat].person for seat in owed}
        now = self.now
        lags: dict[str, float] = {}
        rests: dict[str, Rest] = {}
        if table.tempo.is_live:
            lags = await self._hall.read(self._rows.lags, table.id)
        else:
            rests = await self.rests(people.values())
        return Step(
            owed,
            now,
            now if arrived is None else min(arrived, now),
            mover,
            timing.is_renewed(before, match, events, mover),
            mover is not None and timing.is_undo(match),
            timing.interrupts(match),
            {seat: lags.get(person, 0.0) for seat, person in people.items()},
            {seat: rests[person] for seat, person in people.items() if person in rests},
        )

    async def rests(self, people: Iterable[str]) -> dict[str, Rest]:
        """When people rest, by their ids."""
        wanted = sorted(set(people))
        nights = await self._hall.read(self._rows.nights, wanted)
        free = await self._hall.read(self._rows.holidays, wanted, self.now)
        found = {}
        for id in wanted:
            person = await self._hall.person(id)
            usual = Rest(zone=person.zone if person is not None else "")
            spans = tuple(one.span for one in free.get(id, ()))
            found[id] = replace(usual, night=nights.get(id, usual.night), holidays=spans)
        return found

    # --- who sits down and gets up

    def handed_over(self, table: Table, seat: Seat) -> tuple[Clocks, list[Event]]:
        """The clocks when a bot plays in a seat from now on."""
        clocks, notes = self.present(table)
        if clocks.seats:
            clocks = rules.handed_over(clocks, table.tempo, seat, self.now)
        return clocks, notes

    async def taken_back(self, table: Table, seat: Seat) -> tuple[Clocks, list[Event]]:
        """The clocks when somebody plays again in a seat."""
        clocks, notes = self.present(table)
        if clocks.seats and table.match is not None:
            owes = seat in table.match.to_act and not table.match.is_halted
            clocks = rules.taken_back(clocks, table.tempo, seat, self.now, owes)
        return clocks, notes

    def answered(self, table: Table) -> tuple[Clocks, list[Event]]:
        """The clocks when nobody is asked anything any more."""
        clocks, notes = self.present(table)
        clocks = replace(clocks, vote=None)
        return (rules.go_on(clocks, self.now) if clocks.why == "vote" else clocks), notes

    # --- when time is up

    async def check_time(self, table: Table, seat: Seat, arrived: float) -> None:
        """Whether a request came in time; the table's lock is held.

        Who was in time plays, even if a bot has sat down meanwhile. Whose time was up finds that
        out here, whenever somebody would have looked.
        """
        if not table.tempo.has_clock or table.stage != "playing" or table.match is None:
            return
        clocks, notes = self.present(table)
        player, number = table.players[seat], table.match.decision_number(seat)
        if player.kind == "person":
            if rules.is_expired(clocks, table.tempo, seat, arrived):
                await self._fall(table, clocks, notes, [seat])
                self._hall.begin(self._settle(table))
                raise Refused(409, "refuse-time-is-up")
        elif rules.is_in_time(clocks.seats[seat], arrived, number):
            clocks = rules.restored(clocks, table.tempo, seat, arrived)
            back = Player("person", name=player.name, person=player.person)
            notes = [*notes, about(seat, "event-in-time")]
            await self._hall.leaving.announce(
                table, notes, players=seated(table, seat, back), clocks=clocks
            )

    async def _fall(
        self, table: Table, clocks: Clocks, notes: list[Event], seats: Iterable[Seat]
    ) -> None:
        """What the table's rule says happens to seats whose time is up; its lock is held."""
        assert table.match is not None
        players, loses = list(table.players), table.tempo.time_up == "lose"
        for seat in seats:
            number = table.match.decision_number(seat)
            clocks = rules.lent(clocks, table.tempo, seat, self.now, number)
            players[seat] = replace(stand_in(table, seat), is_out=loses)
            notes = [*notes, about(seat, "event-time-lost" if loses else "event-time-out")]
        await self._hall.leaving.announce(table, notes, players=players, clocks=clocks)

    async def _settle(self, table: Table) -> None:
        """After somebody has lost, the match may be over."""
        with contextlib.suppress(Refused):
            await self._hall.asking.settle(await self._hall.table(table.id))

    async def look(self, id: str) -> None:
        """See to a table at which something may be due."""
        with contextlib.suppress(Refused):
            await self._look(await self._hall.table(id))
            await self._settle(await self._hall.table(id))

    async def bring_up(self, table: Table) -> None:
        """Give back what is due to a table that was just read, before anybody sees it."""
        if self.present(table)[0] != table.clocks:
            with contextlib.suppress(Refused):
                await self._see_to(table)

    @again
    async def _look(self, table: Table) -> None:
        await self._see_to(table)

    async def _see_to(self, table: Table) -> None:
        async with self._hall.changing(table):
            if table.stage != "playing" or table.match is None:
                await self._hall.write(self._rows.set_falls, table.id, table.version, None)
                return
            clocks, notes = self.present(table)
            vote = clocks.vote
            if vote is not None and vote.until is not None and vote.until <= self.now:
                clocks, notes = self.answered(table)
                manners = replace(table.manners, for_end=())
                notes = [*notes, Event(Message("event-no-answer"))]
                await self._hall.leaving.announce(table, notes, manners=manners, clocks=clocks)
                return
            fallen = rules.fallen(clocks, table.tempo, self.now - GRACE)
            if fallen:
                await self._fall(table, clocks, notes, fallen)
            elif clocks != table.clocks:
                await self._hall.leaving.announce(table, notes, clocks=clocks)
            else:
                due = falls(clocks, table.tempo)
                await self._hall.write(self._rows.set_falls, table.id, table.version, due)

    # --- what goes on beside the requests

    async def _keep(self) -> None:
        await self._give_all_back()
        clock = self._hall.clock
        done = clock.monotonic()
        while True:
            now = clock.now()
            try:
                soonest = await self._hall.read(self._rows.next_fall)
                until = min(now + TICK, self._beaten + BEAT, soonest or now + TICK)
                waited = max(0.0, until - clock.now())
                await clock.wait_until(until)
                was_away = await self._show_life()
                await self._make_good(was_away, clock.monotonic() - done - waited)
                await self._see_to_due()
                done = clock.monotonic()
            except Refused:
                await asyncio.sleep(TICK)  # nothing can be written: the next round makes that good
            except Exception as error:
                log.error("The clocks could not be looked at.", exc_info=error)
                await asyncio.sleep(TICK)

    async def _show_life(self) -> bool:
        """Show that somebody serves; whether nobody did for a while."""
        now = self.now
        if abs(now - self._beaten) < BEAT:
            return False
        was_away = await self._hall.write(self._rows.beat, self.process, self._hall.clock.now)
        self._beaten = now
        return was_away

    async def _make_good(self, was_away: bool, late: float) -> None:
        """Give back what it cost people that nobody served, or that this process was late by so
        many seconds: it stood still, or the database let it wait."""
        if was_away:
            await self.hear_of_outages()
            await self._give_all_back()
        elif late > STALL:
            await self._give_back_here(self.now - late, self.now)

    async def _see_to_due(self) -> None:
        """See to the clocks that have run out."""
        soonest = await self._hall.read(self._rows.next_fall)
        if soonest is not None and soonest <= self.now:
            for id in await self._hall.write(self._rows.claim, self.now, AT_ONCE):
                await self.look(id)

    async def hear_of_outages(self) -> None:
        """Learn of times in which nobody served."""
        with contextlib.suppress(Refused):
            last = self._outages[-1].id if self._outages else 0
            found = await self._hall.read(self._rows.outages, last)
            known = {one.id for one in self._outages}
            self._outages += [one for one in found if one.id not in known]

    async def _give_all_back(self) -> None:
        """Give the time back in which nobody served; whoever moves before gets it with the move."""
        with contextlib.suppress(Refused):
            for id in await self._hall.read(self._rows.running):
                await self.look(id)

    async def _give_back_here(self, began: float, ended: float) -> None:
        """Whoever looks on through this process could not be reached, and gets that back."""
        log.warning("Nobody could be reached from here for %.1f seconds.", ended - began)
        for table in self._hall.at_hand():
            if table.tempo.has_clock and table.stage == "playing" and table.watchers:
                here = [person for person in table.people() if table.present[person]]
                with contextlib.suppress(Refused):
                    await self._give_back_at(table, here, began, ended)

    def come_from(self, table: Table, person: str, process: str) -> None:
        """Somebody's page opens its stream anew, which another process may have served before."""
        is_due = table.tempo.has_clock and table.stage == "playing" and person in table.people()
        if is_due and process not in ("", self.process):
            self._hall.begin(self._make_up_for(process, table.id, person, self.now))

    async def _make_up_for(self, process: str, id: str, person: str, back: float) -> None:
        """Somebody who was served by a process that has died gets back the time from its last sign
        of life until the page was back; whoever has moved since then has done without."""
        with contextlib.suppress(Refused):
            last = await self._hall.read(self._rows.last_beat, process)
            if last is None or not last < back <= last + LATE:
                return
            await self._hall.clock.wait_until(back + BEAT + STALL)
            if await self._hall.read(self._rows.last_beat, process) == last:
                table = await self._hall.table(id)
                await self._give_back_at(table, [person], last, back)

    @again
    async def _give_back_at(
        self, table: Table, people: Collection[str], began: float, ended: float
    ) -> None:
        async with self._hall.changing(table):
            clocks, notes = self.present(table)
            seats = [seat for seat, one in enumerate(table.players) if one.person in people]
            clocks, most = rules.stalled(clocks, table.tempo, seats, began, ended)
            if most >= 1:
                notes = [*notes, Event(Message("event-outage", duration(most)))]
                await self._hall.leaving.announce(table, notes, clocks=clocks)


def falls(clocks: Clocks, tempo: Tempo) -> float | None:
    """When somebody has to look at the clocks again."""
    soonest = rules.next_fall(clocks, tempo)
    moments = [soonest + GRACE] if soonest is not None else []
    if clocks.vote is not None and clocks.vote.until is not None:
        moments.append(clocks.vote.until)
    return min(moments, default=None)
