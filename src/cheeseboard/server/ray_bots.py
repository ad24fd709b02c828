"""Bots that think on a Ray cluster: one actor for each place, which keeps its bots."""

import asyncio
import threading
import time
from typing import Any, Final

from cheeseboard.arena.ray import ray_module
from cheeseboard.server.bot_worker import Thinker
from cheeseboard.server.bots import (
    DEADLINE,
    THINKING,
    BotFailed,
    Examination,
    Pool,
    Question,
)

EXTRA: Final = 5.0
"""Seconds on top of the deadline, for a cluster that has to start a process first."""


class Seat:
    """An actor: answers questions, and hears while it thinks that it is enough."""

    def __init__(self) -> None:
        self._enough = threading.Event()
        self._end = 0.0
        self._thinker = Thinker(self._should_stop)

    def _should_stop(self) -> bool:
        return self._enough.is_set() or time.monotonic() > self._end

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        self._enough.clear()
        self._end = time.monotonic() + question["seconds"]
        return self._thinker.answer(question)

    def now(self) -> None:
        self._enough.set()


class RayPool(Pool):
    """As many bots at once as the cluster has processors, or fewer."""

    def __init__(self, address: str, places: int | None = None, deadline: float = DEADLINE) -> None:
        self._ray = ray_module()
        self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        self.places = places or max(1, processors)
        self._deadline = deadline
        self._free = asyncio.Semaphore(self.places)
        self._idle: list[tuple[Any, tuple[int, int]]] = []
        """Actors, with the table and seat that they thought about last."""

    async def _ask(
        self, question: Question | Examination, hurry: asyncio.Event, deadline: float = 0.0
    ) -> dict[str, Any]:
        deadline = deadline or self._deadline
        told = question.to_json(THINKING * deadline)
        known = (question.table, question.seat)
        async with self._free:
            actor = self._take(known)
            nudging = asyncio.create_task(_nudge(actor, hurry))
            try:
                thinking = asyncio.wrap_future(actor.answer.remote(told).future())
                answer: dict[str, Any] = await asyncio.wait_for(thinking, deadline + EXTRA)
            except Exception as error:
                self._ray.kill(actor)
                raise BotFailed(f"no answer: {type(error).__name__}") from None
            except BaseException:
                self._ray.kill(actor)
                raise
            finally:
                nudging.cancel()
            self._idle.append((actor, known))
        return answer

    def _take(self, known: tuple[int, int]) -> Any:
        """The actor that has kept the bot, or any, or a new one."""
        for place, (actor, last) in enumerate(self._idle):
            if last == known:
                del self._idle[place]
                return actor
        if self._idle:
            return self._idle.pop(0)[0]
        return self._ray.remote(num_cpus=1, max_concurrency=2)(Seat).remote()

    async def close(self) -> None:
        self._ray.shutdown()


async def _nudge(actor: Any, hurry: asyncio.Event) -> None:
    await hurry.wait()
    actor.now.remote()
