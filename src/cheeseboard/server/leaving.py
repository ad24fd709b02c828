"""Nobody is held hostage: stand-ins, resigning, ending by agreement."""

import math
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from cheeseboard.events import Event, Message, Seat
from cheeseboard.game import Outcome
from cheeseboard.server.checks import check_mine, check_running, check_seated
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import STAND_IN, Manners, Player, Refused, Table


class Leaving(Room):
    """Who stops playing, and what becomes of the match."""

    # --- a bot for a while

    async def hand_over(self, table: Table, person: str, seat: Seat) -> None:
        """Let a bot play a seat: one's own, or that of somebody who has been away for a while."""
        await self._let_bot_play(table, person, seat)
        await self._end_if_agreed(table)

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
            bot = Player("bot", name=player.name, person=player.person, bot=STAND_IN)
            await self._change_player(table, seat, bot, "event-handed-over")

    @staticmethod
    def _check_away(table: Table, player: Player) -> None:
        """Only who has left can be replaced, and not at once; the refusal says when."""
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
            back = Player("person", name=player.name, person=person)
            await self._change_player(table, seat, back, "event-taken-back")

    async def _change_player(self, table: Table, seat: Seat, player: Player, key: str) -> None:
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        await self._announce(table, key, seat, players)

    async def _announce(
        self,
        table: Table,
        key: str,
        seat: Seat,
        players: list[Player] | None = None,
        manners: Manners | None = None,
    ) -> None:
        """Write what no move did into the log, with what changes at the table."""
        assert table.match is not None
        players, manners = players or table.players, manners or table.manners
        note = Event(Message(key, {"seat": seat}))
        changes = {
            "seats": [each.to_json() for each in players],
            "manners": manners.to_json(),
        }
        await self._hall.write(
            self._hall.store.announce,
            table.match_id,
            note.to_json(),
            table.id,
            table.version,
            changes,
            self._hall.thinking.due(table, table.match, players),
        )
        table.version += 1
        match = table.match.copy()
        match.announce(note)
        table.match, table.players, table.manners = match, players, manners
        table.publish()

    # --- for good

    async def resign(self, table: Table, person: str, seat: Seat) -> None:
        """Leave for good: a bot plays on, and the seat comes last; alone, the match is over."""
        await self._give_up(table, person, seat)
        await self._end_if_agreed(table)

    @again
    async def _give_up(self, table: Table, person: str, seat: Seat) -> None:
        async with self._hall.changing(table):
            check_running(table, seat)
            check_mine(table, person, seat)
            player = table.players[seat]
            if not player.is_out:
                gone = Player("bot", name=player.name, person=person, bot=STAND_IN, is_out=True)
                await self._change_player(table, seat, gone, "event-resigned")

    async def agree_to_end(self, table: Table, person: str, by_standing: bool = False) -> None:
        """Say that one wants to end here; it ends when all who are here have said the same."""
        await self._agree(table, person, by_standing)
        await self._end_if_agreed(table)

    @again
    async def _agree(self, table: Table, person: str, by_standing: bool) -> None:
        async with self._hall.changing(table):
            seat = self._voice(table, person)
            assert table.match is not None
            if by_standing and not table.match.standing:
                raise Refused(409, "refuse-no-standing")
            manners = table.manners
            is_same = manners.by_standing == by_standing
            agreed = manners.for_end if is_same else ()
            if person in agreed:
                return
            manners = replace(manners, for_end=(*agreed, person), by_standing=by_standing)
            key = "event-wants-standing" if by_standing else "event-wants-end"
            await self._announce(table, key, seat, manners=manners)

    @again
    async def play_on(self, table: Table, person: str) -> None:
        """Say that one does not want to end here."""
        async with self._hall.changing(table):
            seat = self._voice(table, person)
            if table.manners.for_end:
                manners = replace(table.manners, for_end=())
                await self._announce(table, "event-plays-on", seat, manners=manners)

    def _voice(self, table: Table, person: str) -> Seat:
        """The seat in which somebody has a say in the end of the match."""
        check_running(table)
        for seat in table.seats_of(person):
            if table.is_played_by(seat, person):
                return seat
        raise Refused(403, "refuse-not-playing")

    @again
    async def _end_if_agreed(self, table: Table) -> None:
        """End the match if nobody is left, or everybody who still plays wants that.

        Whoever has been away for a while is not asked.
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
            here = [person for person in table.people() if not table.is_away(person)]
            if agreed and all(person in agreed for person in here):
                await self._stop(table, "over-agreed")

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
