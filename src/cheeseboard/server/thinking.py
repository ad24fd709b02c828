"""Bots at tables: they play when it is their turn, and advise whoever plays among them.

Who is to think is a fact in the database. Every process with bots of its own takes such work for a
short while and plays the move like anybody else, on the condition that the table is where it was:
an answer that comes late or twice does no harm.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.bots import Random
from cheeseboard.events import Event, Message, Seat
from cheeseboard.match import Match
from cheeseboard.motion import LONGEST
from cheeseboard.server.bots import HINT, BotFailed, Pool, Question
from cheeseboard.server.checks import check_running, check_seated
from cheeseboard.server.errands import Due, Errand
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.security import Limits
from cheeseboard.server.tables import LATELY, Player, Refused, SetAside, Stale, Table
from cheeseboard.server.unknown import playing_bot

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

UNWATCHED_PAUSE: Final = 3.0
"""Seconds between a bot's moves at a table that nobody looks at."""

AGAIN: Final = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds until bots whose move could not be written try once more."""

LATENCY: Final = 0.15
"""Seconds until a page has what it is told."""

SLICE: Final = 1.0
"""Seconds of thinking after which a bot plays the best it has found if somebody else waits."""

HOLD: Final = 0.5
"""Seconds after which it is said again that somebody thinks about it."""

POLL: Final = 1.0
"""Seconds after which everybody looks for work by themselves."""

GLANCE: Final = 2.0
"""Seconds between two looks how many are ahead."""

LONGEST_HINT: Final = 30.0
"""Seconds after which nobody waits for a hint any more."""

HINTS_PER_SECOND: Final = 0.5
HINTS_AT_ONCE: Final = 6


@dataclass(slots=True)
class Job:
    """Work that this process has taken."""

    errand: Errand
    enough: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the best that was found will do."""
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody at the table does not want to wait."""
    shifted: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the move may be played at another time than before."""
    began: float = field(default_factory=time.monotonic)
    after: float = 0.0
    """When the move may be played, by the clock on the wall."""

    def be_quick(self) -> None:
        self.hurry.set()
        self.shifted.set()
        self.enough.set()


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot wants to play, and about which decision it has thought."""

    seat: Seat
    bot: str
    match_number: int
    decision: int
    text: str
    failure: str


class Thinking(Room):
    """Takes work, lets bots think, and plays their moves."""

    def __init__(self, hall: "Hall", bots: Pool) -> None:
        super().__init__(hall)
        self._bots = bots
        self._errands = hall.store.errands
        self._me = secrets.token_hex(8)
        self._advised: set[str] = set()
        """People whose hint is being searched."""
        self._hints = Limits(HINTS_PER_SECOND, HINTS_AT_ONCE)
        self._answered: dict[str, asyncio.Event] = {}
        """Hints that somebody waits for here."""
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stirred = asyncio.Event()
        self._used: dict[str, float] = {}
        """Seconds of thinking that are not written down yet, by person and table."""

    def open(self) -> None:
        self._hall.begin(self._tell_queue())
        if self._bots.places:
            taking = asyncio.create_task(self._take_work())
            self._tasks.add(taking)
            taking.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Hand over what is not answered yet."""
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Refused):
            await self._hall.write(self._errands.give_all_back, self._me)
        await self._bots.close()

    # --- what is heard

    def stir(self) -> None:
        """There may be work."""
        self._stirred.set()

    def be_quick(self, key: str) -> None:
        if key in self._jobs:
            self._jobs[key].be_quick()

    def answered(self, key: str) -> None:
        if key in self._answered:
            self._answered[key].set()

    # --- what people ask for

    async def move_now(self, table: Table, person: str) -> None:
        """Whoever sits at the table may ask a thinking bot to play the best it has found."""
        check_seated(table, person)
        if table.match is None:
            raise Refused(409, "refuse-not-started")
        await self._hall.write(self._errands.hurry, table.id)

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
        assert table.match is not None
        number = table.match.decision_number(seat)
        self._advised.add(person)
        try:
            answer = await self._ask(table, person, seat)
        finally:
            self._advised.discard(person)
        if "hint" not in answer:
            log.warning("No hint at table %s: %s", table.id, answer.get("error", "no answer"))
            raise Refused(503, "refuse-no-hint", seconds=1)
        if answer["decision"] != number or table.match.decision_number(seat) != number:
            raise Stale
        found: list[dict[str, Any]] = answer["hint"]
        return found

    async def _ask(self, table: Table, person: str, seat: Seat) -> dict[str, Any]:
        """Put a question among the work, and wait for its answer."""
        key = f"hint:{secrets.token_hex(8)}"
        answered = self._answered[key] = asyncio.Event()
        ask = self._errands.ask
        await self._hall.write(ask, key, table.id, seat, person, time.time())
        try:
            end = time.monotonic() + LONGEST_HINT
            while time.monotonic() < end:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(answered.wait(), POLL)
                found = await self._hall.read(self._errands.fetch, key)
                if found is not None:
                    return dict(found)
                answered.clear()
            return {}
        finally:
            del self._answered[key]
            with contextlib.suppress(Refused):
                await self._hall.write(self._errands.forget, key)

    # --- what is due

    def due(
        self, table: Table, match: Match[Any, Any], players: list[Player], is_answer: bool = False
    ) -> Due | None:
        """Whether bots are to act in a match at the table."""
        is_due = any(players[seat].kind == "bot" for seat in match.to_act)
        if match.is_halted or not is_due:
            return None
        after = max(time.time() + self._pause_at(table), self._told_until(table))
        return Due(table.host, after, is_answer)

    def _pause_at(self, table: Table) -> float:
        """Time to see what the bot before has done; where nobody looks, room for others."""
        is_watched = table.watchers or time.monotonic() - table.looked < LATELY / 2
        if is_watched:
            return self._hall.patience.bot_pause
        return 0.0 if table.quiet_for < LATELY else UNWATCHED_PAUSE

    def wait_for(self, table: Table, person: str, seconds: float) -> None:
        """A page tells what happened for so long, after what it tells already: bots wait."""
        if not seconds:
            return
        now, before = time.time(), self._told_until(table)
        begin = max(now, table.told_until.get(person, 0.0))
        until = table.told_until[person] = min(begin + LATENCY + seconds, now + LONGEST / 1000)
        is_longer = until > max(before, now + self._hall.patience.bot_pause)
        if is_longer and _bots_to_act(table):
            self._hall.begin(self._put_off(table.id, until))

    async def go_on(self, table: Table, person: str) -> None:
        """Somebody has seen enough; so have the bots, unless others are still being told."""
        now = time.time()
        was_told = table.told_until.pop(person, 0.0) > now
        if was_told and self._told_until(table) <= now:
            await self._hall.write(self._errands.let_go_on, table.id, now)

    def _told_until(self, table: Table) -> float:
        """When all who are here have been told."""
        return max((at for one, at in table.told_until.items() if table.present[one]), default=0.0)

    async def _put_off(self, table: str, until: float) -> None:
        with contextlib.suppress(Refused):
            await self._hall.write(self._errands.put_off, table, until)

    def shift(self, key: str) -> None:
        """Work that this process may have taken is to be done at another time."""
        self.stir()
        if key in self._jobs:
            self._hall.begin(self._look_again(self._jobs[key]))

    async def _look_again(self, job: Job) -> None:
        with contextlib.suppress(Refused):
            found = await self._hall.read(self._errands.after, job.errand.key)
            if found is not None:
                job.after = found
                job.shifted.set()

    def wake(self, table: Table) -> None:
        """Let the bots of a table play, should the database not know that they are to."""
        if _bots_to_act(table):
            self._hall.begin(self._make_due(table))

    async def _make_due(self, table: Table) -> None:
        with contextlib.suppress(Refused):
            if await self._hall.read(self._errands.has, table.id) or table.match is None:
                return
            due = self.due(table, table.match, table.players)
            if due is not None:
                await self._hall.write(self._errands.add, table.id, due, time.time())

    # --- taking work

    async def _take_work(self) -> None:
        free = asyncio.Semaphore(self._bots.places)
        while True:
            await free.acquire()
            errand = await self._next()
            job = Job(errand, after=errand.after)
            if job.errand.is_hurried:
                job.be_quick()
            task = asyncio.create_task(self._carry_out(job, free))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _next(self) -> Errand:
        """The work that comes next, as soon as there is some."""
        while True:
            self._stirred.clear()
            wait: float | None = POLL
            with contextlib.suppress(Refused):
                wait = await self._hall.read(self._errands.wait, time.time())
                if wait == 0.0:
                    used, self._used = self._used, {}
                    claim = self._errands.claim
                    found = await self._hall.write(claim, self._me, time.time(), used)
                    if found is not None:
                        return found
            pause = POLL if wait is None else min(POLL, max(0.02, wait))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), pause)

    async def _carry_out(self, job: Job, free: asyncio.Semaphore) -> None:
        errand = job.errand
        self._jobs[errand.key] = job
        holding = asyncio.create_task(self._hold(job))
        try:
            try:
                table = await self._hall.table(errand.table)
                table.hear_of_look(errand.looked, time.time())
                thought = await self._think(job, table)
            finally:
                free.release()
            if thought is not None:
                await self._play(table, job, thought)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if not isinstance(error, Refused):
                log.error("A bot's move at table %s failed.", errand.table, exc_info=error)
            await self._try_later(errand, error)
        finally:
            holding.cancel()
            self._jobs.pop(errand.key, None)

    async def _hold(self, job: Job) -> None:
        """Keep the work while it is thought about, and hear that others wait."""
        while True:
            await asyncio.sleep(HOLD)
            with contextlib.suppress(Refused):
                held = await self._hall.write(self._errands.hold, job.errand, self._me, time.time())
                if held is None or held.is_hurried:
                    job.be_quick()
                slice = 0.0 if job.errand.is_review else SLICE
                if held is not None and held.others_wait and time.monotonic() - job.began > slice:
                    job.enough.set()

    async def _try_later(self, errand: Errand, error: Exception) -> None:
        """What could not be written or carried out is tried again, less and less often."""
        delay = AGAIN[min(errand.tries, len(AGAIN) - 1)]
        if isinstance(error, SetAside):
            delay = AGAIN[-1]
        with contextlib.suppress(Refused):
            give_back = self._errands.give_back
            await self._hall.write(
                give_back, errand.key, self._me, time.time() + delay, errand.tries + 1
            )

    # --- thinking

    def _question(self, table: Table, seat: Seat, bot: str) -> Question:
        assert table.match is not None
        view = table.match.view(seat).to_json()
        return Question(table.game, bot, table.alias, seat, view, secrets.randbits(32))

    async def _think(self, job: Job, table: Table) -> Thought | None:
        """A move for a seat of the table, or None if no bot is to act there (any more)."""
        errand = job.errand
        if errand.is_hint:
            await self._advise(job, table)
            return None
        if errand.is_review:
            await self._hall.reviews.work(errand, self._me, job.enough)
            self._charge(errand, time.monotonic() - job.began)
            return None
        to_act = _bots_to_act(table)
        if not to_act or table.match is None:
            await self._hall.write(self._errands.finish, errand, self._me, table.version)
            return None
        seat = to_act[0]
        bot, number = table.players[seat].bot, table.match.decision_number(seat)
        match_number, text, failure = table.match_number, "", ""
        job.began = time.monotonic()
        try:
            question = self._question(table, seat, playing_bot(bot))
            text = await self._bots.choose(question, job.enough)
        except BotFailed as error:
            failure = str(error)
        except Exception as error:
            self._hall.note_fault(table, error)
            raise Refused(500, "refuse-engine") from None
        self._charge(errand, time.monotonic() - job.began)
        return Thought(seat, bot, match_number, number, text, failure)

    async def _advise(self, job: Job, table: Table) -> None:
        errand, began = job.errand, time.monotonic()
        answer: dict[str, Any]
        try:
            if table.match is None or errand.seat not in table.match.to_act:
                raise BotFailed("nobody is to act there")
            number = table.match.decision_number(errand.seat)
            found = await self._bots.advise(self._question(table, errand.seat, HINT))
            answer = {"hint": found, "decision": number}
        except BotFailed as error:
            answer = {"error": str(error)}
        self._charge(errand, time.monotonic() - began)
        await self._hall.write(self._errands.answer, errand, self._me, answer)

    def _charge(self, errand: Errand, seconds: float) -> None:
        for payer in (errand.payer, errand.table):
            self._used[payer] = self._used.get(payer, 0.0) + seconds

    async def _play(self, table: Table, job: Job, thought: Thought) -> None:
        end = time.time() + LONGEST / 1000
        while not job.hurry.is_set() and (left := min(job.after, end) - time.time()) > 0:
            job.shifted.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(job.shifted.wait(), left)
        if table.is_gone:
            table = await self._hall.table(table.id)
        if not await self._play_thought(table, thought):
            give_back = self._errands.give_back
            await self._hall.write(give_back, job.errand.key, self._me, time.time(), 0)

    @again
    async def _play_thought(self, table: Table, thought: Thought) -> bool:
        """Play a bot's move, if the decision is still the one that it has thought about."""
        seat, failure = thought.seat, thought.failure
        playing = self._hall.playing
        async with self._hall.changing(table):
            match = table.match
            if match is None or table.match_number != thought.match_number:
                return False
            is_late = match.decision_number(seat) != thought.decision
            if is_late or table.players[seat].kind != "bot":
                return False
            if not failure:
                try:
                    await playing.carry_out(
                        table, seat, "", lambda match: match.play(seat, thought.text)
                    )
                    return True
                except Refused as refused:
                    if refused.status != 422:
                        raise
                    failure = refused.message.key
            log.warning("Bot %s at table %s failed: %s", thought.bot, table.id, failure)
            fallback = Random(secrets.randbits(32)).choose(match.view(seat), seat)
            await playing.carry_out(table, seat, "", partial(_play_instead, seat, fallback))
            return True

    # --- who waits

    async def _tell_queue(self) -> None:
        """Let pages of tables whose bots wait to think say how many are ahead."""
        while True:
            await asyncio.sleep(GLANCE)
            looked_at = [table for table in self._hall.at_hand() if table.watchers]
            waited_for = [table for table in looked_at if table.ahead or _bots_to_act(table)]
            if not waited_for:
                continue
            with contextlib.suppress(Refused):
                waiting = await self._hall.read(self._errands.waiting, time.time())
                places = {table: place for place, table in enumerate(waiting)}
                for table in waited_for:
                    table.be_behind(places.get(table.id, 0))


def _bots_to_act(table: Table) -> list[Seat]:
    if table.match is None or table.match.is_halted:
        return []
    return [seat for seat in table.match.to_act if table.players[seat].kind == "bot"]


def _play_instead(seat: Seat, move: Any, match: Match[Any, Any]) -> tuple[Event, ...]:
    note = Event(Message("event-bot-failed", {"seat": seat}))
    match.announce(note)
    return (note, *match.play(seat, move))
