"""How slow people's lines are: a page answers signs of life, and the shortest way counts."""

from collections import deque
from typing import TYPE_CHECKING, Final

from cheeseboard.server.clocks.clock import MOST_LAG
from cheeseboard.server.retrying import Room
from cheeseboard.server.tables import Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

LATELY: Final = 5
"""Answers that are remembered; the quickest of them is the line's, the rest is chance or play."""

WORTH: Final = 0.05
"""Seconds by which a line must have changed to be written down again."""


class Lines(Room):
    """Measures the way there and back, for those whose clocks it matters to."""

    def __init__(self, hall: "Hall") -> None:
        super().__init__(hall)
        self._heard: dict[tuple[str, str], deque[float]] = {}
        self._known: dict[tuple[str, str], float] = {}

    async def heard(self, table: Table, person: str, seconds: float) -> None:
        """An answer to a sign of life that was sent so many seconds ago."""
        if not table.tempo.is_live or person not in table.people():
            return
        table.hear(person)
        key = (table.id, person)
        if len(self._heard) > 10_000:
            self._heard.clear()
            self._known.clear()
        lately = self._heard.setdefault(key, deque(maxlen=LATELY))
        lately.append(min(max(0.0, seconds), MOST_LAG))
        lag = min(lately)
        if len(lately) > 1 and abs(lag - self._known.get(key, 0.0)) >= WORTH:
            self._known[key] = lag
            await self._hall.write(self._hall.store.time.set_lag, table.id, person, lag)
