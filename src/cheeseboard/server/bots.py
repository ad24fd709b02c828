"""Bots at tables: worker processes that get views only, with a deadline."""

import asyncio
import contextlib
import json
import sys
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.server.bot_worker import KEPT

DEADLINE: Final = 10.0
"""Seconds a bot may think about one decision."""

FRESH: Final = 3
"""How many times as long the first answer of a new worker is waited for: it reads the games first,
and on a busy machine one that is killed over that would be followed by the next that is."""

THINKING: Final = 0.7
"""The share of the deadline after which a bot is to play the best it has found."""

EXAMINING: Final = 90.0
"""The same for one thing about a match that is over."""

GRACE: Final = 1.0
"""Seconds in which that may still be found out when somebody who plays waits for a bot."""

LINE_LIMIT: Final = 1 << 20
HINT: Final = "hint"
"""The name of the bot that advises."""

REVIEW: Final = "review"
"""The name of the bot that looks back at matches that are over."""

NOW: Final = b'{"now": true}\n'


class BotFailed(RuntimeError):
    """A bot crashed, stalled or answered nonsense."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is told, and for whom it thinks."""

    game: str
    bot: str
    table: int
    """Stands for the table, so that a worker knows its bot again; it leads nowhere."""
    seat: int
    view: dict[str, Any]
    seed: int
    """For a bot that is made to answer this question."""

    def to_json(self, seconds: float) -> dict[str, Any]:
        return {
            "game": self.game,
            "bot": self.bot,
            "table": self.table,
            "seat": self.seat,
            "view": self.view,
            "seed": self.seed,
            "seconds": seconds,
        }

    def to_line(self, seconds: float) -> bytes:
        return json.dumps(self.to_json(seconds)).encode() + b"\n"


@dataclass(frozen=True, slots=True)
class Examination:
    """A match that is over, and what is to be found out about it."""

    table: int
    """Stands for the match, so that a worker knows it again; it leads nowhere."""
    record: list[str]
    """Its lines."""
    head: dict[str, Any]
    """How hard it is thought about."""
    item: dict[str, Any]
    seat: int = -1

    def to_json(self, seconds: float) -> dict[str, Any]:
        return {
            "bot": REVIEW,
            "record": self.record,
            "head": self.head,
            "item": self.item,
            "seconds": seconds,
        }

    def to_line(self, seconds: float) -> bytes:
        return json.dumps(self.to_json(seconds)).encode() + b"\n"


def _found_out(answer: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a worker has found out, None if it was stopped; raises `BotFailed`."""
    if "error" in answer:
        raise BotFailed(str(answer["error"]))
    found: dict[str, Any] | None = answer.get("finding")
    return found


async def _not_for_long(
    asking: asyncio.Task[dict[str, Any]], hurry: asyncio.Event
) -> dict[str, Any]:
    """The answer; {} if somebody who plays waits, and it does not come soon."""
    hurrying = asyncio.create_task(hurry.wait())
    try:
        await asyncio.wait((asking, hurrying), return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait((asking,), timeout=GRACE)
        if asking.done():
            return asking.result()
        return {}
    finally:
        hurrying.cancel()
        if not asking.done():
            asking.cancel()
            await asyncio.wait((asking,))


class Pool(ABC):
    """Places where bots think."""

    places: int
    """How many may think at once."""

    async def choose(self, question: Question, hurry: asyncio.Event) -> str:
        """The text of the bot's move, at once when `hurry` is set; raises `BotFailed`."""
        answer = await self._ask(question, hurry)
        if "move" not in answer:
            raise BotFailed(str(answer.get("error", "nonsense")))
        return str(answer["move"])

    async def advise(self, question: Question) -> list[dict[str, Any]]:
        """Good moves with their values and what decided; raises `BotFailed`."""
        answer = await self._ask(question, asyncio.Event())
        if "hint" not in answer:
            raise BotFailed(str(answer.get("error", "nonsense")))
        found: list[dict[str, Any]] = answer["hint"]
        return found

    async def examine(
        self, examination: Examination, hurry: asyncio.Event
    ) -> dict[str, Any] | None:
        """Something found out about a match that is over, None if `hurry` was set before; raises
        `BotFailed`."""
        asking = asyncio.create_task(self._ask(examination, asyncio.Event(), EXAMINING))
        return _found_out(await _not_for_long(asking, hurry))

    @abstractmethod
    async def _ask(
        self, question: Question | Examination, hurry: asyncio.Event, deadline: float = 0.0
    ) -> dict[str, Any]:
        """What a worker answers, in time; raises `BotFailed`."""

    @abstractmethod
    async def close(self) -> None:
        """End the workers."""


class BotPool(Pool):
    """Some worker processes; a worker that does not answer in time is killed and replaced.

    Questions of one table and seat go to the same worker while it is free, for it has kept the bot.
    """

    def __init__(
        self, workers: int, deadline: float = DEADLINE, command: Sequence[str] | None = None
    ) -> None:
        self._deadline = deadline
        self._command = command or (sys.executable, "-m", "cheeseboard.server.bot_worker")
        self.places = workers
        self._free = asyncio.Semaphore(workers)
        self._idle: list[asyncio.subprocess.Process] = []
        """The one that has rested longest comes first."""
        self._most_asked = workers * KEPT
        self._asked: OrderedDict[tuple[int, int], asyncio.subprocess.Process] = OrderedDict()
        """Who answered last, by table and seat; the latest comes last."""

    async def _ask(
        self, question: Question | Examination, hurry: asyncio.Event, deadline: float = 0.0
    ) -> dict[str, Any]:
        deadline = deadline or self._deadline
        line = question.to_line(THINKING * deadline)
        async with self._free:
            known = self._take(question)
            worker = known or await self._start()
            patience = deadline if known is not None else FRESH * deadline
            try:
                thinking = self._answer(worker, line, hurry)
                answer = await asyncio.wait_for(thinking, patience)
            except BaseException as error:
                await _end(worker)
                if isinstance(error, TimeoutError | OSError | ValueError | RecursionError):
                    raise BotFailed(f"no answer: {type(error).__name__}") from None
                raise
            self._give_back(worker, question)
        return answer

    def _take(self, question: Question | Examination) -> asyncio.subprocess.Process | None:
        """An idle worker that lives: the one that has kept the bot, or any."""
        self._idle = [worker for worker in self._idle if worker.returncode is None]
        known = self._asked.get((question.table, question.seat))
        if known is not None and known in self._idle:
            self._idle.remove(known)
            return known
        return self._idle.pop(0) if self._idle else None

    def _give_back(
        self, worker: asyncio.subprocess.Process, question: Question | Examination
    ) -> None:
        self._idle.append(worker)
        self._asked[question.table, question.seat] = worker
        self._asked.move_to_end((question.table, question.seat))
        if len(self._asked) > self._most_asked:
            self._asked.popitem(last=False)

    async def close(self) -> None:
        while self._idle:
            await _end(self._idle.pop())

    async def _start(self) -> asyncio.subprocess.Process:
        try:
            return await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        except OSError as error:
            raise BotFailed(f"no worker: {error}") from None

    async def _answer(
        self,
        worker: asyncio.subprocess.Process,
        question: bytes,
        hurry: asyncio.Event,
    ) -> dict[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(question)
        await worker.stdin.drain()
        nudging = asyncio.create_task(_nudge(worker.stdin, hurry))
        try:
            line = await worker.stdout.readline()
        finally:
            nudging.cancel()
        if not line:
            raise OSError("the worker is gone")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError("the answer is no object")
        return answer


async def _nudge(stdin: asyncio.StreamWriter, hurry: asyncio.Event) -> None:
    """Tell a worker that its time is over, as soon as somebody says so."""
    await hurry.wait()
    stdin.write(NOW)


async def _end(worker: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
