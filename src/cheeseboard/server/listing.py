"""Tables as lists show them: from their rows alone, no match is read."""

import contextlib
import json
import logging
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.game import Meta
from cheeseboard.registry import UnknownGame
from cheeseboard.server.sweeping import days_left
from cheeseboard.server.tables import Player, Refused, Stage

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

MOST_OF_ONE: Final = 200
"""Tables of one person that are looked at."""

MOST_OPEN: Final = 20
"""Open tables that are offered."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    host: str
    stage: Stage
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    to_act: tuple[Seat, ...] | None
    """None where nobody has written it down yet."""
    touched: float
    days_left: int | None
    """In how many days it is removed, because nobody uses it; None if it stays."""

    @property
    def meta(self) -> Meta | None:
        """The facts of its game; None for a game that is not here any more."""
        try:
            return registry.meta(self.game)
        except UnknownGame:
            return None

    def title(self, language: str) -> str:
        return self.meta.title[language] if self.meta is not None else self.game

    @property
    def has_free_seat(self) -> bool:
        return any(player.kind == "open" for player in self.players)

    def waits_for(self, person: str) -> bool:
        """Whether a person is to act there."""
        return any(
            seat < len(self.players)
            and self.players[seat].kind == "person"
            and self.players[seat].person == person
            for seat in self.to_act or ()
        )


class Listing:
    """Finds tables for those who look for one."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._unreadable: set[str] = set()
        """Tables whose rows stand in the log already."""

    async def open_tables(self) -> list[Listed]:
        """Public tables with a free seat, the newest first."""
        rows = await self._hall.read(self._hall.store.open_tables, 5 * MOST_OPEN)
        found = [table for table in self._readable(rows) if table.meta is not None]
        return [table for table in found if table.has_free_seat][:MOST_OPEN]

    async def tables_of(self, person: str) -> list[Listed]:
        """A person's tables: those that wait for the person first, those that are over last."""
        rows = await self._hall.read(self._hall.store.tables_of, person, MOST_OF_ONE)
        found = [await self._complete(table) for table in self._readable(rows)]
        return sorted(found, key=lambda table: (not table.waits_for(person), table.stage == "over"))

    def _readable(self, rows: Iterable[Any]) -> list[Listed]:
        """Those of the rows that can be shown; why another cannot stands in the log, once."""
        found = []
        for row in rows:
            try:
                found.append(_listed(row))
            except Exception as error:
                if row.id not in self._unreadable:
                    self._unreadable.add(row.id)
                    log.error("A row of the tables cannot be read.", exc_info=error)
                    log.error("Table %s is not listed.", row.id)
        return found

    async def _complete(self, table: Listed) -> Listed:
        """Whose turn it is in a match from before rows said so: it is read once, for all times."""
        if table.to_act is not None or table.stage != "playing":
            return table
        to_act: tuple[Seat, ...] = ()
        with contextlib.suppress(Refused):
            match = (await self._hall.table(table.id)).match
            to_act = match.to_act if match is not None else ()
            await self._hall.write(self._hall.store.note_to_act, table.id, to_act)
        return replace(table, to_act=to_act)


def _listed(row: Any) -> Listed:
    to_act = json.loads(row.to_act) if row.to_act is not None else None
    return Listed(
        id=row.id,
        game=row.game,
        host=row.host,
        stage=row.stage,
        options=json.loads(row.options),
        players=tuple(Player(**player) for player in json.loads(row.seats)),
        to_act=None if to_act is None else tuple(to_act),
        touched=row.touched,
        days_left=days_left(row.warned, row.touched, row.looked, time.time()),
    )
