"""How long somebody has, as a table's row says: only what notices need of the clocks."""

from collections.abc import Mapping
from typing import Any

from cheeseboard.server.clocks.clock import deadline, low_at
from cheeseboard.server.clocks.facts import Clocks, SeatClock
from cheeseboard.server.clocks.tempo import Tempo


def tempo_kind(row: Mapping[str, Any]) -> str:
    """The pace of a table: none, live or days."""
    return Tempo.from_json(row["tempo"]).kind


class Times:
    """The times of a table's seats."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._tempo = Tempo.from_json(row["tempo"])
        self._clocks = Clocks.from_json(row["clocks"])

    def _clock(self, seat: int) -> SeatClock:
        seats = self._clocks.seats
        return seats[seat] if seat < len(seats) else SeatClock()

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None while no clock runs for it."""
        return deadline(self._clock(seat), self._tempo)

    def low_at(self, seat: int) -> float | None:
        """When a seat's time runs low, over days; in live play the page itself tells it."""
        return low_at(self._clock(seat), self._tempo) if self._tempo.is_days else None
