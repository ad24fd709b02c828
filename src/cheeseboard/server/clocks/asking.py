"""What people at a table agree on about time: to end, to put off, another pace, more time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cheeseboard.events import Event, Message, Seat
from cheeseboard.server.checks import check_lead, check_running, check_seat, check_tempo
from cheeseboard.server.clocks import clock as rules
from cheeseboard.server.clocks.facts import NO_CLOCKS, NUDGE, Clocks, Vote
from cheeseboard.server.clocks.said import about, duration
from cheeseboard.server.clocks.tempo import DAY, MINUTE, NO_CLOCK, Tempo
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import Refused, Table

ANSWER: Final = {"live": 2.0 * MINUTE, "days": 2.0 * DAY}
"""Seconds after which no answer means no."""

ROUNDS: Final = 10
"""Decisions of each seat after which somebody may ask once more."""

TOGETHER: Final = 2
"""How many people must be back before clocks that were put off run again."""


class Asking(Room):
    """Asks all people at a table for something, and does it when they agree. Bots always agree."""

    # --- asking and answering

    def asked(
        self, table: Table, clocks: Clocks, person: str, seat: Seat, kind: str, **more: object
    ) -> Clocks:
        """The clocks while people are asked: they stand. Nobody asks again and again."""
        assert table.match is not None
        if clocks.vote is not None:
            raise Refused(409, "refuse-vote-under-way")
        steps = len(table.match.record.steps)
        last = clocks.asked.get(person)
        if table.tempo.has_clock and last is not None:
            left = last + ROUNDS * table.match.seats - steps
            if left > 0:
                raise Refused(409, "refuse-asked-lately")
        until = None
        if table.tempo.has_clock:
            until = self._hall.keeping.now + ANSWER[table.tempo.kind]
        vote = Vote(kind, person, seat, until, (person,), **more)  # type: ignore[arg-type]
        clocks = replace(clocks, vote=vote, asked={**clocks.asked, person: steps})
        if table.tempo.has_clock and clocks.still is None:
            clocks = rules.stand_still(clocks, table.tempo, self._hall.keeping.now, "vote")
        return clocks

    async def ask(self, table: Table, person: str, kind: str, tempo: str = "") -> None:
        """Ask the others to put the match off, or to play on at another pace."""
        await self._ask(table, person, kind, tempo)
        await self._do_if_agreed(table)

    @again
    async def _ask(self, table: Table, person: str, kind: str, tempo: str) -> None:
        async with self._hall.changing(table):
            seat = voice(table, person)
            if kind == "tempo":
                check_lead(table, person)
                if check_tempo(tempo, "bot") == replace(table.tempo, time_up="bot"):
                    raise Refused(409, "refuse-same-tempo")
            elif not table.tempo.has_clock:
                raise Refused(409, "refuse-no-clock")
            elif table.clocks.why == "pause":
                raise Refused(409, "refuse-put-off")
            clocks, notes = self._hall.keeping.present(table)
            clocks = self.asked(table, clocks, person, seat, kind, tempo=tempo)
            notes = [*notes, about(seat, f"event-wants-{kind}")]
            await self._hall.leaving.announce(table, notes, clocks=clocks)

    async def answer(self, table: Table, person: str, is_yes: bool) -> None:
        """Agree to what somebody asks for, or say no: one no is enough."""
        await self._answer(table, person, is_yes)
        await self._do_if_agreed(table)

    @again
    async def _answer(self, table: Table, person: str, is_yes: bool) -> None:
        async with self._hall.changing(table):
            seat = voice(table, person)
            vote = table.clocks.vote
            if vote is None or vote.kind == "end":
                raise Refused(409, "refuse-no-vote")
            if not is_yes:
                clocks, notes = self._hall.keeping.answered(table)
                notes = [*notes, about(seat, "event-says-no")]
                await self._hall.leaving.announce(table, notes, clocks=clocks)
            elif person not in vote.yes:
                clocks, notes = self._hall.keeping.present(table)
                clocks = replace(clocks, vote=replace(vote, yes=(*vote.yes, person)))
                notes = [*notes, about(seat, "event-says-yes")]
                await self._hall.leaving.announce(table, notes, clocks=clocks)

    async def settle(self, table: Table) -> None:
        """After somebody has left: whoever is still here may agree already."""
        await self._hall.leaving.end_if_agreed(table)
        await self._do_if_agreed(table)

    @again
    async def _do_if_agreed(self, table: Table) -> None:
        async with self._hall.changing(table):
            vote = table.clocks.vote
            if vote is None or vote.kind == "end" or table.stage != "playing":
                return
            people = table.people()
            if not people or any(person not in vote.yes for person in people):
                return
            clocks, notes = self._hall.keeping.answered(table)
            if vote.kind == "pause":
                now = self._hall.keeping.now
                clocks = rules.stand_still(clocks, table.tempo, now, "pause")
                notes = [*notes, Event(Message("event-put-off"))]
                await self._hall.leaving.announce(table, notes, clocks=clocks)
            elif vote.kind == "time":
                await self._give(table, clocks, notes, vote.target)
            else:
                await self._change_tempo(table, clocks, notes, vote.tempo)

    async def _change_tempo(
        self, table: Table, clocks: Clocks, notes: Sequence[Event], text: str
    ) -> None:
        assert table.match is not None
        tempo = Tempo.read(text, table.tempo.time_up)
        words = tempo.words
        notes = [*notes, Event(Message(f"event-{words.key}", words.args))]
        if not tempo.has_clock:
            clocks, tempo = NO_CLOCKS, NO_CLOCK
        elif clocks.seats:
            clocks = rules.repaced(clocks, tempo, self._hall.keeping.now)
        else:
            before, table.tempo = table.tempo, tempo
            try:
                clocks = await self._hall.keeping.begin(table, table.match, table.players)
            finally:
                table.tempo = before
        await self._hall.leaving.announce(table, notes, clocks=clocks, tempo=tempo)

    # --- more time

    async def give_time(self, table: Table, person: str, seat: Seat) -> None:
        """Give another some time: at once, or where it counts for ratings when all agree."""
        await self._give_time(table, person, seat)
        await self._do_if_agreed(table)

    @again
    async def _give_time(self, table: Table, person: str, seat: Seat) -> None:
        async with self._hall.changing(table):
            giver = voice(table, person)
            check_seat(table, seat)
            player = table.players[seat]
            if not table.tempo.has_clock:
                raise Refused(409, "refuse-no-clock")
            if player.person == person or player.kind != "person":
                raise Refused(409, "refuse-nobody-there")
            clocks, notes = self._hall.keeping.present(table)
            now = self._hall.keeping.now
            if rules.time_left(clocks.seats[seat], table.tempo, now) > table.tempo.most:
                raise Refused(409, "refuse-has-time", name=player.name)
            if table.is_rated:
                clocks = self.asked(table, clocks, person, giver, "time", target=seat)
                notes = [*notes, about(giver, "event-wants-time")]
                await self._hall.leaving.announce(table, notes, clocks=clocks)
            else:
                await self._give(table, clocks, notes, seat)

    async def _give(self, table: Table, clocks: Clocks, notes: Sequence[Event], seat: Seat) -> None:
        seconds = rules.gift(table.tempo)
        clocks = rules.given(clocks, seat, seconds)
        note = about(seat, "event-time-given", **duration(seconds))
        await self._hall.leaving.announce(table, [*notes, note], clocks=clocks)

    # --- back again

    @again
    async def come_back(self, table: Table, person: str) -> None:
        """Say that one is here again; the clocks run when two are, or all where there is one."""
        async with self._hall.changing(table):
            seat = voice(table, person)
            if table.clocks.why != "pause":
                raise Refused(409, "refuse-not-put-off")
            if person in table.clocks.back:
                return
            clocks, notes = self._hall.keeping.present(table)
            clocks = replace(clocks, back=(*clocks.back, person))
            notes = [*notes, about(seat, "event-is-back")]
            if len(clocks.back) >= min(TOGETHER, len(table.people())):
                clocks = rules.go_on(clocks, self._hall.keeping.now)
                notes = [*notes, Event(Message("event-goes-on"))]
            await self._hall.leaving.announce(table, notes, clocks=clocks)

    # --- reminding

    async def nudge(self, table: Table, person: str, seat: Seat) -> None:
        """Remind somebody who has used half the time of a decision, or has not moved for a day
        where no clock runs; once a day at a table."""
        check_running(table, seat)
        await self.remind(table, person, [seat])

    async def remind(self, table: Table, person: str, seats: Sequence[Seat]) -> None:
        """The same for several who are waited for."""
        voice(table, person)
        rows, now = self._hall.store.time, self._hall.keeping.now
        for seat in seats:
            await self._check_late(table, person, seat, now)
        late = [table.players[seat] for seat in seats]
        if await self._hall.read(rows.nudges, table.id, now - NUDGE):
            raise Refused(409, "refuse-nudged", name=late[0].name)
        for one in late:
            await self._hall.write(rows.add_nudge, table.id, one.person, person, now)
        await self._note(table, seats, now)

    async def _check_late(self, table: Table, person: str, seat: Seat, now: float) -> None:
        """Whether somebody else has let the others wait for long."""
        player = table.players[seat]
        if player.kind != "person" or player.person == person:
            raise Refused(409, "refuse-nobody-there")
        if not table.tempo.has_clock:
            owing = table.match is not None and seat in table.match.to_act
            if (
                not owing
                or now < await self._hall.read(self._hall.store.time.touched, table.id) + DAY
            ):
                raise Refused(409, "refuse-nudge-silence", name=player.name)
            return
        clocks, _ = self._hall.keeping.present(table)
        half = rules.half_at(clocks.seats[seat], table.tempo) if clocks.seats else None
        if half is None or now < half:
            raise Refused(409, "refuse-nudge-early", name=player.name)

    @again
    async def _note(self, table: Table, seats: Sequence[Seat], now: float) -> None:
        async with self._hall.changing(table):
            if table.stage == "playing":
                clocks, notes = self._hall.keeping.present(table)
                if clocks.seats:
                    clocks = replace(clocks, nudged=(seats[0], now))
                notes += [about(seat, "event-nudged") for seat in seats]
                await self._hall.leaving.announce(table, notes, clocks=clocks)


def voice(table: Table, person: str) -> Seat:
    """The seat in which somebody has a say in what becomes of the match."""
    check_running(table)
    for seat in table.seats_of(person):
        if table.is_played_by(seat, person):
            return seat
    raise Refused(403, "refuse-not-playing")
