"""Bots at tables: they play when it is their turn, and advise whoever plays among them."""

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots import Random
from cheeseboard.events import Event, Message, Seat
from cheeseboard.match import Match
from cheeseboard.server.bots import HINT, BotFailed, BotPool, Question
from cheeseboard.server.checks import check_running, check_seated
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.unknown import playing_bot

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

LATELY: Final = 60.0
"""Seconds for which a table counts as watched after the last look."""

UNWATCHED_PAUSE: Final = 3.0
"""Seconds between a bot's moves at a table that nobody looks at."""

AGAIN: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds until bots whose move could not be written try once more."""

HINTS_PER_SECOND: Final = 0.5
HINTS_AT_ONCE: Final = 6


class Thinking:
    """Lets bots think, one decision of a table after the other."""

    def __init__(self, hall: "Hall", bots: BotPool) -> None:
        self._hall = hall
        self._bots = bots
        self._advised: set[str] = set()
        """People whose hint is being searched."""
        self._hints = Limits(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self._failed: dict[str, int] = {}
        """How often in a row a table's bots could not write."""
        self._waiting: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await self._bots.close()

    def move_now(self, table: Table, person: str) -> None:
        """Whoever sits at the table may ask a thinking bot to play the best it has found."""
        check_seated(table, person)
        if table.match is None:
            raise Refused(409, "refuse-not-started")
        table.hurry.set()

    async def hint(self, table: Table, person: str, seat: Seat) -> list[dict[str, Any]]:
        """Good moves for a seat whose person plays against bots only, from its own view."""
        check_running(table, seat)
        if not table.has_hints(person):
            raise Refused(403, "refuse-hint")
        if seat not in table.deciding_seats(person):
            raise Refused(409, "refuse-not-your-turn")
        if person in self._advised:
            raise Refused(429, "refuse-hint-under-way", seconds=1)
        seconds = self._hints.wait(person)
        if seconds:
            raise Refused(429, "refuse-too-fast", seconds=int(seconds) + 1)
        self._advised.add(person)
        try:
            return await self._bots.advise(self._question(table, seat, HINT))
        except BotFailed as error:
            log.warning("No hint at table %s: %s", table.id, error)
            raise Refused(503, "refuse-no-hint", seconds=1) from None
        finally:
            self._advised.discard(person)

    def _question(self, table: Table, seat: Seat, bot: str) -> Question:
        assert table.match is not None
        return Question(
            table.game,
            bot,
            table.alias,
            seat,
            table.match.view(seat).to_json(),
            secrets.randbits(32),
            payer=table.host,
            is_urgent=table.quiet_for < LATELY,
        )

    def wake(self, table: Table) -> None:
        """Let the bots of a table play, if it is their turn and they do not yet."""
        is_idle = table.thinking is None or table.thinking.done()
        if is_idle and not table.is_gone and _bots_to_act(table):
            table.thinking = asyncio.create_task(self._let_bots_play(table))

    async def _let_bots_play(self, table: Table) -> None:
        """One decision after the other, until it is a person's turn or the match is over."""
        try:
            while not table.is_gone and (to_act := _bots_to_act(table)):
                await self._let_bot_play(table, to_act[0])
                self._failed.pop(table.id, None)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not isinstance(error, Refused):
                self._hall.note_fault(table, error)
            self._try_again(table)

    def _try_again(self, table: Table) -> None:
        """What could not be written or carried out is tried again, less and less often."""
        count = self._failed.get(table.id, 0)
        self._failed[table.id] = count + 1
        delay = AGAIN[min(count, len(AGAIN) - 1)]
        table.thinking = None
        task = asyncio.get_running_loop().create_task(self._later(table.id, delay))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _later(self, id: str, delay: float) -> None:
        await asyncio.sleep(delay)
        with contextlib.suppress(Refused):
            self.wake(await self._hall.table(id))

    async def _let_bot_play(self, table: Table, seat: Seat) -> None:
        assert table.match is not None
        bot = table.players[seat].bot
        number, match_number = table.match.decision_number(seat), table.match_number
        table.hurry = asyncio.Event()
        pause = asyncio.create_task(_pause(self._pause_at(table), table.hurry))
        failure, text = "", ""
        try:
            question = self._question(table, seat, playing_bot(bot))
            text = await self._bots.choose(question, table.hurry)
        except BotFailed as error:
            failure = str(error)
        await pause
        async with table.lock:
            if table.is_gone or table.players[seat].kind != "bot":
                return
            is_late = table.match.decision_number(seat) != number
            if table.match_number != match_number or is_late:
                return
            if not failure:
                try:
                    await self._hall.playing.carry_out(
                        table, seat, "", lambda match: match.play(seat, text)
                    )
                    return
                except Refused as refused:
                    if refused.status != 422:
                        raise
                    failure = refused.message.key
            log.warning("Bot %s at table %s failed: %s", bot, table.id, failure)
            fallback = Random(secrets.randbits(32)).choose(table.match.view(seat), seat)
            await self._hall.playing.carry_out(
                table, seat, "", partial(_play_instead, seat, fallback)
            )

    def _pause_at(self, table: Table) -> float:
        """Time to see what the bot before has done; where nobody looks, room for others."""
        if table.watchers:
            return self._hall.patience.bot_pause
        return 0.0 if table.quiet_for < LATELY else UNWATCHED_PAUSE


def _bots_to_act(table: Table) -> list[Seat]:
    if table.match is None or table.match.is_halted:
        return []
    return [seat for seat in table.match.to_act if table.players[seat].kind == "bot"]


async def _pause(seconds: float, hurry: asyncio.Event) -> None:
    """Wait, unless somebody is in a hurry."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(hurry.wait(), seconds)


def _play_instead(seat: Seat, move: Any, match: Match[Any, Any]) -> tuple[Event, ...]:
    note = Event(Message("event-bot-failed", {"seat": seat}))
    match.announce(note)
    return (note, *match.play(seat, move))
