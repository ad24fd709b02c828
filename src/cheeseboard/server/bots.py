"""Bots at tables: worker processes that get views only, with a deadline."""

import asyncio
import contextlib
import json
import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.server.bot_worker import KEPT

DEADLINE: Final = 10.0
"""Seconds a bot may think about one decision."""

THINKING: Final = 0.7
"""The share of the deadline after which a bot is to play the best it has found."""

LINE_LIMIT: Final = 1 << 20
HINT: Final = "hint"
"""The name of the bot that advises."""

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


class BotPool:
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

    async def _ask(self, question: Question, hurry: asyncio.Event) -> dict[str, Any]:
        line = question.to_line(THINKING * self._deadline)
        async with self._free:
            worker = self._take(question) or await self._start()
            try:
                thinking = self._answer(worker, line, hurry)
                answer = await asyncio.wait_for(thinking, self._deadline)
            except BaseException as error:
                await _end(worker)
                if isinstance(error, TimeoutError | OSError | ValueError | RecursionError):
                    raise BotFailed(f"no answer: {type(error).__name__}") from None
                raise
            self._give_back(worker, question)
        return answer

    def _take(self, question: Question) -> asyncio.subprocess.Process | None:
        """An idle worker that lives: the one that has kept the bot, or any."""
        self._idle = [worker for worker in self._idle if worker.returncode is None]
        known = self._asked.get((question.table, question.seat))
        if known is not None and known in self._idle:
            self._idle.remove(known)
            return known
        return self._idle.pop(0) if self._idle else None

    def _give_back(self, worker: asyncio.subprocess.Process, question: Question) -> None:
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
