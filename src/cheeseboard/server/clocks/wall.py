"""What time it is: the one place where the rules of time look at a clock."""

import asyncio
import threading
import time
from typing import Final, Protocol

STEERING: Final = 0.01
"""How far a second of ours may differ from a second, to come back to the clock on the wall."""


class Clock(Protocol):
    """Where the server takes its time from; tests give one that they set themselves."""

    def now(self) -> float:
        """Seconds since 1970, by the clock on the wall; within a process they never go back."""

    def monotonic(self) -> float:
        """Seconds since some moment, whatever is done to the clock on the wall."""

    async def wait_until(self, moment: float) -> None:
        """Come back when it is that late on the wall."""


class SystemClock:
    """The machine's clock. A jump of it is made up for slowly: nobody's time jumps with it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._then = self.monotonic()
        self._now = self._wall()

    def now(self) -> float:
        with self._lock:
            then, self._then = self._then, self.monotonic()
            gone = max(0.0, self._then - then)
            astray = self._wall() - (self._now + gone)
            self._now += gone + max(-STEERING * gone, min(astray, STEERING * gone))
            return self._now

    def monotonic(self) -> float:
        """Goes on while the machine sleeps, where the machine can tell."""
        if hasattr(time, "CLOCK_BOOTTIME"):
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        return time.monotonic()

    async def wait_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))

    def _wall(self) -> float:
        return time.time()
