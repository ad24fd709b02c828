"""Nobody is held hostage: stand-ins, resigning, ending by agreement."""

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from cheeseboard.events import Event, Seat
from cheeseboard.game import Outcome
from cheeseboard.server.checks import check_mine, check_running, check_seated
from cheeseboard.server.clocks.asking import voice
from cheeseboard.server.clocks.facts import Clocks
from cheeseboard.server.clocks.said import about, seated, stand_in
from cheeseboard.server.clocks.tempo import Tempo
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import Manners, Player, Refused, Table


class Leaving(Room):
    """Who stops playing, and what becomes of the match."""

    # --- a bot for a while

    async def hand_over(self, table: Table, person: str, seat: Seat) -> None:
        """Let a bot play a seat: one's own, or that of somebody who has been away for a while."""
        await self._let_bot_play(table, person, seat)
        await self._hall.asking.settle(table)

    @again
    async def _let_bot_play(self, table: Table, person: str, seat: Seat) -> None:
        async with self._hall.changing(table):
            check_running(table, seat)
            player = table.players[seat]
            if player.person != person:
                check_seated(table, person)
            if player.kind != "person":
                raise Refused(409, "refuse-bot-already")
            if player.person != person:
                await self._hall.look_around(table)
                self._check_away(table, player)
            bot = stand_in(table, seat)
            clocks, notes = self._hall.keeping.handed_over(table, seat)
            notes = [*notes, about(seat, "event-handed-over")]
            await self.announce(table, notes, players=seated(table, seat, bot), clocks=clocks)

    @staticmethod
    def _check_away(table: Table, player: Player) -> None:
        """Only who has left can be replaced, and not at once; the refusal says when.

        Where clocks run, they say how long people are waited for.
        """
        if table.tempo.has_clock:
            raise Refused(409, "refuse-clock-decides", name=player.name)
        if table.present[player.person]:
            raise Refused(409, "refuse-is-here", name=player.name)
        left = math.ceil(table.away_after - table.away_for(player.person))
        if left > 0:
            raise Refused(409, "refuse-wait-for", name=player.name, seconds=left)

    @again
    async def take_back(self, table: Table, person: str, seat: Seat) -> None:
        """Sit down again where a bot has played for the person."""
        async with self._hall.changing(table):
            check_running(table, seat)
            check_mine(table, person, seat)
            player = table.players[seat]
            if player.is_out:
                raise Refused(409, "refuse-out")
            if player.kind == "person":
                return
            players = seated(table, seat, Player("person", name=player.name, person=person))
            clocks, notes = await self._hall.keeping.taken_back(table, seat)
            notes = [*notes, about(seat, "event-taken-back")]
            await self.announce(table, notes, players=players, clocks=clocks)

    async def announce(
        self,
        table: Table,
        notes: Sequence[Event],
        *,
        players: list[Player] | None = None,
        manners: Manners | None = None,
        clocks: Clocks | None = None,
        tempo: Tempo | None = None,
    ) -> None:
        """Write what no move did into the log, with what changes at the table. Its lock is held."""
        assert table.match is not None
        players, manners = players or table.players, manners or table.manners
        clocks, tempo = clocks or table.clocks, tempo or table.tempo
        changes = {
            "seats": [each.to_json() for each in players],
            "manners": manners.to_json(),
            "tempo": tempo.to_json(),
            **self._hall.keeping.row(clocks, tempo),
        }
        await self._hall.write(
            self._hall.store.announce,
            table.match_id,
            [note.to_json() for note in notes],
            table.id,
            table.version,
            changes,
            self._hall.thinking.due(table, table.match, players),
        )
        table.version += 1
        match = table.match.copy()
        for note in notes:
            match.announce(note)
        table.match, table.players, table.manners = match, players, manners
        table.clocks, table.tempo = clocks, tempo
        table.publish()

    # --- for good

    async def resign(self, table: Table, person: str, seat: Seat) -> None:
        """Leave for good: a bot plays on, and the seat comes last; alone, the match is over."""
        await self._give_up(table, person, seat)
        await self._hall.asking.settle(table)

    @again
    async def _give_up(self, table: Table, person: str, seat: Seat) -> None:
        async with self._hall.changing(table):
            check_running(table, seat)
            check_mine(table, person, seat)
            player = table.players[seat]
            if not player.is_out:
                players = seated(table, seat, replace(stand_in(table, seat), is_out=True))
                clocks, notes = self._hall.keeping.handed_over(table, seat)
                notes = [*notes, about(seat, "event-resigned")]
                await self.announce(table, notes, players=players, clocks=clocks)

    async def agree_to_end(self, table: Table, person: str, by_standing: bool = False) -> None:
        """Say that one wants to end here; it ends when all who are here have said the same."""
        await self._agree(table, person, by_standing)
        await self.end_if_agreed(table)

    @again
    async def _agree(self, table: Table, person: str, by_standing: bool) -> None:
        async with self._hall.changing(table):
            seat = voice(table, person)
            assert table.match is not None
            _check_end(table)
            if by_standing and not table.match.standing:
                raise Refused(409, "refuse-no-standing")
            manners = table.manners
            is_same = manners.by_standing == by_standing
            agreed = manners.for_end if is_same else ()
            if person in agreed:
                return
            clocks, notes = self._hall.keeping.present(table)
            if not manners.for_end:
                clocks = self._hall.asking.asked(table, clocks, person, seat, "end")
            manners = replace(manners, for_end=(*agreed, person), by_standing=by_standing)
            key = "event-wants-standing" if by_standing else "event-wants-end"
            notes = [*notes, about(seat, key)]
            await self.announce(table, notes, manners=manners, clocks=clocks)

    @again
    async def play_on(self, table: Table, person: str) -> None:
        """Say that one does not want to end here."""
        async with self._hall.changing(table):
            seat = voice(table, person)
            if table.manners.for_end:
                manners = replace(table.manners, for_end=())
                clocks, notes = self._hall.keeping.answered(table)
                notes = [*notes, about(seat, "event-plays-on")]
                await self.announce(table, notes, manners=manners, clocks=clocks)

    @again
    async def end_if_agreed(self, table: Table) -> None:
        """End the match if nobody is left, or everybody who still plays wants that.

        Whoever has been away for a while is not asked, unless the match is rated or over days.
        """
        async with self._hall.changing(table):
            if table.stage != "playing":
                return
            if all(each.is_out or not each.person for each in table.players):
                await self._stop(table, "over-resigned")
                return
            agreed = table.manners.for_end
            if agreed:
                await self._hall.look_around(table)
            is_asked = table.is_rated or table.tempo.is_days
            here = [one for one in table.people() if is_asked or not table.is_away(one)]
            if agreed and all(person in agreed for person in here):
                await self._stop(table, "over-agreed")

    @again
    async def cut_short(self, table: Table) -> None:
        """The operator ends a match: nobody has won."""
        async with self._hall.changing(table):
            check_running(table)
            await self._stop(table, "over-closed")

    async def _stop(self, table: Table, reason: str) -> None:
        assert table.match is not None
        match = table.match.copy()
        ranks = _ranks(match.seats, table.out_seats())
        if reason == "over-agreed" and table.manners.by_standing and match.standing:
            reason, ranks = "over-standing", match.standing
        events = match.stop(reason, ranks)
        manners = replace(table.manners, for_end=())
        changes: dict[str, Any] = {"manners": manners.to_json()}
        await self._hall.playing.commit(table, match, events, changes=changes)
        table.manners = manners


def _check_end(table: Table) -> None:
    """Nobody alone ends a rated match that is not decided yet."""
    playing = [player for player in table.players if not player.is_out]
    if table.is_rated and len(table.people()) < 2 and len(playing) > 1:
        raise Refused(409, "refuse-rated-end")


def _ranks(seats: int, out: Collection[Seat]) -> tuple[int, ...]:
    """Everybody shares the first place, but for those who resigned: they share the last."""
    if seats == 1:
        return (2,) if out else (1,)
    last = seats - len(out) + 1
    return tuple(last if seat in out else 1 for seat in range(seats))


def placed(outcome: Outcome, out: Collection[Seat]) -> Outcome:
    """The outcome with those who resigned behind everybody else."""
    seats = range(len(outcome.ranks))
    if not out or len(outcome.ranks) == 1:
        return outcome
    order = sorted(outcome.ranks[seat] for seat in seats if seat not in out)
    last = len(order) + 1
    ranks = tuple(last if seat in out else order.index(outcome.ranks[seat]) + 1 for seat in seats)
    return replace(outcome, ranks=ranks)
