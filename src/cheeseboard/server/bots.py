"""Bots at tables: worker processes that get views only, with a deadline."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

DEADLINE: Final = 10.0
"""Seconds a bot may think about one decision."""

LINE_LIMIT: Final = 1 << 20


class BotFailed(RuntimeError):
    """A bot crashed, stalled or answered nonsense."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a worker is told."""

    game: str
    bot: str
    seat: int
    view: dict[str, Any]
    seed: int

    def to_line(self) -> bytes:
        data = {
            "game": self.game,
            "bot": self.bot,
            "seat": self.seat,
            "view": self.view,
            "seed": self.seed,
        }
        return json.dumps(data).encode() + b"\n"


class BotPool:
    """Some worker processes; a worker that does not answer in time is killed and replaced."""

    def __init__(
        self, workers: int, deadline: float = DEADLINE, command: Sequence[str] | None = None
    ) -> None:
        self._deadline = deadline
        self._command = command or (sys.executable, "-m", "cheeseboard.server.bot_worker")
        self._free = asyncio.Semaphore(workers)
        self._idle: list[asyncio.subprocess.Process] = []

    async def choose(self, question: Question) -> str:
        """The text of the bot's move; raises `BotFailed`."""
        async with self._free:
            try:
                worker = self._idle.pop() if self._idle else await self._start()
            except OSError as error:
                raise BotFailed(f"no worker: {error}") from None
            try:
                answer = await asyncio.wait_for(_ask(worker, question), self._deadline)
            except BaseException as error:
                await _end(worker)
                if isinstance(error, TimeoutError | OSError | ValueError | RecursionError):
                    raise BotFailed(f"no answer: {type(error).__name__}") from None
                raise
            self._idle.append(worker)
        if "move" not in answer:
            raise BotFailed(str(answer.get("error", "nonsense")))
        return str(answer["move"])

    async def close(self) -> None:
        while self._idle:
            await _end(self._idle.pop())

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
        )


async def _ask(worker: asyncio.subprocess.Process, question: Question) -> dict[str, Any]:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(question.to_line())
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise OSError("the worker is gone")
    answer = json.loads(line)
    if not isinstance(answer, dict):
        raise ValueError("the answer is no object")
    return answer


async def _end(worker: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
