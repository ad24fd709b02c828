"""Rows that are asked for with every request: kept at hand until the bell tells of a change."""

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

Thing = TypeVar("Thing")

MOST: Final = 20_000
"""Things of one kind in memory."""


class AtHand(Generic[Thing]):
    """Things by their id, as the database had them when they were asked for."""

    def __init__(self, find: Callable[[str], Awaitable[Thing | None]]) -> None:
        self._find = find
        self._known: dict[str, Thing] = {}
        self._forgotten = 0
        """How often something was forgotten: what is read meanwhile may be old."""

    async def get(self, id: str) -> Thing | None:
        found = self._known.get(id)
        if found is None:
            before = self._forgotten
            found = await self._find(id)
            if found is not None and before == self._forgotten:
                self.put(id, found)
        return found

    def put(self, id: str, thing: Thing) -> None:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[id] = thing

    def forget(self, id: str) -> None:
        self._forgotten += 1
        self._known.pop(id, None)

    def forget_all(self) -> None:
        self._forgotten += 1
        self._known.clear()
