"""Tables without a clock at which nobody moves any more: they fall asleep, and are put away."""

from typing import Final

from cheeseboard.events import Seat
from cheeseboard.server.checks import check_running, check_seated
from cheeseboard.server.clocks.said import about, stand_in
from cheeseboard.server.clocks.tempo import DAY, Tempo
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import Refused, Table

ASLEEP: Final = 14
"""Days without a move after which a table without a clock is asleep."""


def is_asleep(stage: str, tempo: Tempo, touched: float, now: float) -> bool:
    """Whether nobody has done anything at a table for long."""
    return stage == "playing" and not tempo.has_clock and now - touched > ASLEEP * DAY


class Sleeping(Room):
    """What somebody does about a table that is asleep."""

    async def wake(self, table: Table, person: str) -> None:
        """Remind all the others who are waited for, at once."""
        check_running(table)
        await self._hall.asking.remind(table, person, self._late(table, person))

    async def let_bots_play(self, table: Table, person: str) -> None:
        """Let bots decide for the others who are waited for, until they are back."""
        check_running(table)
        touched = await self._hall.read(self._hall.store.time.touched, table.id)
        if not is_asleep(table.stage, table.tempo, touched, self._hall.keeping.now):
            raise Refused(409, "refuse-not-asleep", days=ASLEEP)
        await self._seat_bots(table, person)

    @again
    async def _seat_bots(self, table: Table, person: str) -> None:
        async with self._hall.changing(table):
            check_running(table)
            check_seated(table, person)
            players, late = list(table.players), self._late(table, person)
            for seat in late:
                players[seat] = stand_in(table, seat)
            notes = [about(seat, "event-handed-over") for seat in late]
            await self._hall.leaving.announce(table, notes, players=players)

    def _late(self, table: Table, person: str) -> list[Seat]:
        """The seats of the others who are waited for; raises `Refused` where there are none."""
        check_seated(table, person)
        assert table.match is not None
        late = [
            seat
            for seat in table.match.to_act
            if table.players[seat].kind == "person" and table.players[seat].person != person
        ]
        if not late:
            raise Refused(409, "refuse-nobody-there")
        return late
