"""The post: goes round to those who are to be told something, in any process, and sends it.

Whose notices are to be looked at is a row in the database, taken for a while like a bot's work.
What is sent is written down before and after, so a process that dies in between is followed by one
that sends the same letter with the same key once more.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from cheeseboard.server.bell import Ring
from cheeseboard.server.notices.book import Bag, Delivery, Receiver
from cheeseboard.server.notices.changes import PASSING
from cheeseboard.server.notices.core import Notice, Way, plan, retry_after
from cheeseboard.server.notices.letters import compose
from cheeseboard.server.notices.senders import (
    MailSender,
    Push,
    Result,
    Sender,
    Service,
    Webhook,
    has_apprise,
)
from cheeseboard.server.notices.times import Times
from cheeseboard.server.tables import Refused
from cheeseboard.words import LANGUAGES

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

POLL: Final = 5.0
"""Seconds after which everybody looks for work by themselves."""

AT_ONCE: Final = 8
"""People whose notices one process looks after at once."""

FINAL: Final = ("sent", "held", "failed")
"""States of a delivery that stay."""

Clock = Callable[[], float]


class Post:
    """Looks after notices, and sends them by the ways that are open here."""

    def __init__(
        self,
        hall: "Hall",
        senders: Mapping[str, Sender],
        clock: Clock,
        push_key: str = "",
    ) -> None:
        self._hall = hall
        self._book = hall.store.notices
        self._senders = senders
        self._clock = clock
        self.push_key = push_key
        """What browsers need to know to take push messages from here."""
        self._me = secrets.token_hex(8)
        self._stirred = asyncio.Event()
        self._rounds: set[asyncio.Task[None]] = set()
        self._taking: asyncio.Task[None] | None = None

    @property
    def ways(self) -> Sequence[str]:
        """The ways by which something can be sent from here."""
        return tuple(self._senders)

    def open(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(rings: Sequence[Ring] | None) -> None:
            if rings is None or any(ring.kind == "notice" for ring in rings):
                with contextlib.suppress(RuntimeError):  # the loop may have ended
                    loop.call_soon_threadsafe(self._stirred.set)

        self._hall.store.bell.listen(hear)
        self._taking = asyncio.create_task(self._take_work())

    async def close(self) -> None:
        """Stop; what is under way is done by who comes next."""
        tasks = [task for task in (self._taking, *self._rounds) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_work(self) -> None:
        while True:
            self._stirred.clear()
            pause = POLL
            try:
                while len(self._rounds) < AT_ONCE and await self.take():
                    pass
                wait = await self._hall.read(self._book.wait, self._clock())
                if wait is not None and len(self._rounds) < AT_ONCE:
                    pause = min(POLL, max(wait, 0.05))
            except Refused:
                pass  # the database does not answer: look again
            except Exception as error:
                log.error("Notices could not be looked for.", exc_info=error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), pause)

    async def take(self) -> bool:
        """Begin to look after one person's notices; whether somebody was waiting."""
        person = await self._hall.write(self._book.claim, self._me, self._clock())
        if person is None:
            return False
        task = asyncio.create_task(self._visit(person))
        self._rounds.add(task)
        task.add_done_callback(self._done)
        return True

    async def empty(self) -> None:
        """Do all there is to do now; for tests with a clock of their own."""
        while await self.take():
            await asyncio.gather(*self._rounds)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._rounds.discard(task)
        self._stirred.set()

    async def _visit(self, person: str) -> None:
        after: float | None = self._clock() + POLL
        try:
            after = await self._look_after(person)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            after = self._clock() + 10 * POLL
            log.error("Somebody's notices could not be looked after.", exc_info=error)
        with contextlib.suppress(Refused):
            await self._hall.write(self._book.finish, person, self._me, after)

    async def _look_after(self, person: str) -> float | None:
        """Send what is to be sent to somebody; when to look again."""
        now = self._clock()
        bag = await self._hall.read(self._book.bag, person, now)
        if bag is None:
            return None
        found = [_now(row, bag) for row in bag.notices]
        places = [one for one in bag.receivers if one.is_on and one.way in self._senders]
        served = await asyncio.gather(*(self._serve(bag, one, found, now) for one in places))
        waiting = {id for ids, _ in served for id in ids}
        done = [one.id for one in found if one.id not in waiting]
        await self._hall.write(self._book.settle, done, self._clock())
        return min((after for _, after in served if after is not None), default=None)

    async def _serve(
        self, bag: Bag, receiver: Receiver, found: Sequence[Notice], now: float
    ) -> tuple[set[int], float | None]:
        """Tell one receiver; which notices still wait there, and until when."""
        before = {
            one.id: bag.deliveries[one.id, receiver.id]
            for one in found
            if (one.id, receiver.id) in bag.deliveries
        }
        todo = [one for one in found if one.id not in before or before[one.id].state not in FINAL]
        tried = [before[one.id] for one in todo if one.id in before]
        again = max((row.after for row in tried if row.state == "again"), default=0.0)
        way = cast("Way", receiver.way)
        decided = plan(todo, way, bag.wishes, now, receiver.last_sent)
        held = [
            Delivery(one.id, receiver, "held", why)
            for one, why in decided.drop
            if why != "unwanted" and (one.id in before or _is_worth_saying(one, why))
        ]
        if held:
            await self._hall.write(self._book.write_deliveries, held, now)
        if again > now and decided.send:
            return {one.id for one in todo} - {one.id for one, _ in decided.drop}, again
        dropped = {one.id for one, _ in decided.drop}
        waiting = {one.id for one in todo} - dropped - {one.id for one in decided.send}
        after = decided.wait
        if decided.send:
            tries = 1 + max((row.tries for row in tried if row.state == "again"), default=0)
            next_try = await self._send(bag, receiver, decided.send, tries)
            if next_try is not None:
                waiting |= {one.id for one in decided.send}
                after = next_try if after is None else min(after, next_try)
        return waiting, after

    async def _send(
        self, bag: Bag, receiver: Receiver, send: Sequence[Notice], tries: int
    ) -> float | None:
        """Send one letter, with a line in the log before and after; when to try again, if so."""
        now = self._clock()
        await self._write(receiver, send, "sending", "", tries, now)
        letter = compose(send, _language(bag), now, receiver.id)
        result = await self._senders[receiver.way].send(receiver, letter, now)
        return await self._note(receiver, send, tries, result)

    async def _note(
        self, receiver: Receiver, send: Sequence[Notice], tries: int, result: Result
    ) -> float | None:
        now = self._clock()
        change, write = self._book.change_receiver, self._hall.write
        if result.state == "sent":
            if any(one.kind != "test" for one in send):
                await write(change, receiver.id, last_sent=now)
            await self._write(receiver, send, "sent", "", tries, now)
            return None
        pause = retry_after(tries) if result.state == "again" else None
        if pause is not None:
            await self._write(receiver, send, "again", result.why, tries, now, now + pause)
            return now + pause
        await self._write(receiver, send, "failed", result.why, tries, now)
        if result.state == "gone":
            await write(self._book.remove_receiver, receiver.person, receiver.id)
        else:
            await write(change, receiver.id, off=now, why=result.why)
        return None

    async def _write(
        self,
        receiver: Receiver,
        send: Sequence[Notice],
        state: str,
        why: str,
        tries: int,
        now: float,
        after: float = 0.0,
    ) -> None:
        lines = [Delivery(one.id, receiver, state, why, tries, after) for one in send]
        await self._hall.write(self._book.write_deliveries, lines, now)


def new_post(hall: "Hall", *, allows_local: bool) -> Post:
    """The post with all ways that this server has; its push key is made at the first start."""
    contact = f"mailto:{hall.mail.sender}" if hall.mail.is_set_up else ""
    key = hall.store.setting("push_key", Push.new_key)
    push = Push(key, contact, allows_local=allows_local)
    senders: dict[str, Sender] = {
        "push": push,
        "webhook": Webhook(allows_local=allows_local),
    }
    if hall.mail.is_set_up:
        senders["mail"] = MailSender(hall.mail)
    if has_apprise():
        senders["service"] = Service()
    return Post(hall, senders, hall.clock.now, push.public_key())


def _is_worth_saying(notice: Notice, why: str) -> bool:
    """Whether a line of the log says why something was not sent: not of each turn of live play."""
    return notice.kind != "turn_live" and why in ("looking", "opened")


def _now(row: Any, bag: Bag) -> Notice:
    """A notice with what is true of it now."""
    table = bag.tables.get(row.table)
    after, is_passed, deadline = row.after, bool(row.passed), None
    if table is not None and row.seat is not None:
        times = Times(dict(table._mapping))
        deadline = times.deadline(row.seat)
        if row.kind == "low":
            low = times.low_at(row.seat)
            is_passed = is_passed or low is None
            after = max(after, low or 0.0)
        if row.kind in PASSING:
            is_passed = is_passed or not _decides(table, row.seat, row.person)
    if table is not None and row.kind in ("invited", "found"):
        is_passed = is_passed or table.stage in ("over", "closed")
    return Notice(
        id=row.id,
        kind=row.kind,
        table=row.table,
        at=row.at,
        after=after,
        is_opened=bool(row.opened),
        is_passed=is_passed,
        is_looking=row.table in bag.looking,
        deadline=deadline,
        facts=row.facts,
    )


def _decides(table: Any, seat: int, person: str) -> bool:
    """Whether somebody is to decide for a seat."""
    player = table.seats[seat] if seat < len(table.seats) else {}
    is_theirs = player.get("kind") == "person" and player.get("person") == person
    return table.stage == "playing" and seat in (table.to_act or ()) and is_theirs


def _language(bag: Bag) -> str:
    """The language that somebody reads: as chosen, else as their browser asked."""
    chosen = bag.person.language or bag.wishes.language
    return chosen if chosen in LANGUAGES else LANGUAGES[0]
