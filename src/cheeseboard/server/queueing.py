"""Who thinks next: an equal share for every person, the tables that nobody looks at last."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

HALF_LIFE: Final = 30.0
"""Seconds after which thinking that somebody has had counts half."""

MOST_KNOWN: Final = 10_000


@dataclass(slots=True, eq=False)
class Ticket:
    """A place in the line."""

    payer: str
    """Whose share it is."""
    table: int
    is_urgent: bool
    number: int = 0
    is_called: "asyncio.Future[None] | None" = None


@dataclass(slots=True)
class Share:
    """How many seconds of thinking somebody has had lately."""

    used: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def add(self, seconds: float) -> None:
        self.used, self.at = self.now() + seconds, time.monotonic()

    def now(self) -> float:
        return self.used * float(0.5 ** ((time.monotonic() - self.at) / HALF_LIFE))


class Line:
    """A number of places to think, given to whoever has had least."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Ticket] = []
        self._people: dict[str, Share] = {}
        self._tables: dict[int, Share] = {}
        self._running: list[Ticket] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a place, and give it back."""
        await self._wait(ticket)
        began = time.monotonic()
        self._running.append(ticket)
        try:
            yield
        finally:
            self._running.remove(ticket)
            self._charge(ticket, time.monotonic() - began)
            self._free += 1
            self._call_next()

    async def _wait(self, ticket: Ticket) -> None:
        ticket.number = next(self._numbers)
        ticket.is_called = asyncio.get_running_loop().create_future()
        self._waiting.append(ticket)
        self._call_next()
        try:
            await ticket.is_called
        except BaseException:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif not ticket.is_called.cancelled():  # called, but nobody came
                self._free += 1
                self._call_next()
            raise

    def others_wait(self, ticket: Ticket) -> bool:
        """Whether somebody else, no less urgent, waits for a place."""
        return any(
            other.payer != ticket.payer and other.is_urgent >= ticket.is_urgent
            for other in self._waiting
        )

    def _call_next(self) -> None:
        while self._free and self._waiting:
            ticket = min(self._waiting, key=self._order)
            self._waiting.remove(ticket)
            assert ticket.is_called is not None
            if not ticket.is_called.done():
                self._free -= 1
                ticket.is_called.set_result(None)

    def _order(self, ticket: Ticket) -> tuple[object, ...]:
        """Urgent ones first, then who thinks least now and has had least, then who came first."""
        thinking = sum(other.payer == ticket.payer for other in self._running)
        person = self._people.get(ticket.payer)
        table = self._tables.get(ticket.table)
        return (
            not ticket.is_urgent,
            thinking,
            round(person.now(), 1) if person else 0.0,
            round(table.now(), 1) if table else 0.0,
            ticket.number,
        )

    def _charge(self, ticket: Ticket, seconds: float) -> None:
        if len(self._people) + len(self._tables) > MOST_KNOWN:
            self._people.clear()
            self._tables.clear()
        self._people.setdefault(ticket.payer, Share()).add(seconds)
        self._tables.setdefault(ticket.table, Share()).add(seconds)
