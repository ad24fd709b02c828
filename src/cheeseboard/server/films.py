"""Films of matches that are over: kept when they end, made later where that was missed."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from cheeseboard import registry
from cheeseboard.film import (
    Film,
    FilmError,
    Projector,
    difference,
    film_of,
    outcome_to_json,
    unpack,
)
from cheeseboard.match import Match
from cheeseboard.record import RecordError, step_to_json
from cheeseboard.saves import NewerSave
from cheeseboard.server.store import StoredMatch, Taken
from cheeseboard.server.tables import Refused, Table
from cheeseboard.state import StateError

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

AT_HAND: Final = 32
"""Films that are kept unpacked."""

AT_ONCE: Final = 50
"""Matches that are looked for at once when films are missing."""


class Films:
    """Where films are asked for."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._at_hand: OrderedDict[int, Projector] = OrderedDict()

    async def projector(self, stored: StoredMatch) -> Projector:
        """Shows a match that is over; refused where there is no film and none can be made."""
        found = self._at_hand.get(stored.id)
        if found is None:
            found = await self._load(stored)
            self._at_hand[stored.id] = found
            while len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        return found

    async def _load(self, stored: StoredMatch) -> Projector:
        game = registry.load(stored.head["game"])
        packed = await self._hall.read(self._hall.store.film, stored.id)
        try:
            if packed is not None:
                return Projector(game, stored.record, unpack(packed))
            film = await asyncio.to_thread(film_of, game, stored.record, stored.told)
            await self._hall.write(self._hall.store.add_film, stored.id, film.pack())
            return Projector(game, stored.record, film)
        except (FilmError, RecordError, NewerSave, StateError) as error:
            log.error("The match with the id %d cannot be shown.", stored.id, exc_info=error)
            raise Refused(409, "refuse-no-film") from None

    async def make_missing(self) -> int:
        """Film all matches that ended before films were kept, while their rules are still here."""
        made = last = 0
        while rows := await self._hall.read(self._hall.store.without_film, last, AT_ONCE):
            for _, table, number in rows:
                stored = await self._hall.read(self._hall.store.match, table, number)
                made += stored is not None and await self._made(stored)
            last = rows[-1][0]
        return made

    async def _made(self, stored: StoredMatch) -> bool:
        try:
            game = registry.load(stored.head["game"])
            film = await asyncio.to_thread(film_of, game, stored.record, stored.told)
            await self._hall.write(self._hall.store.add_film, stored.id, film.pack())
        except Exception as error:
            log.warning("No film of the match with the id %d: %s", stored.id, error)
            return False
        return True

    async def last_reel(
        self, table: Table, match: Match[Any, Any], taken: list[Taken], events: list[Any]
    ) -> bytes | None:
        """The film of a match that ends with these steps, which are not written yet."""
        assert match.outcome is not None
        stored = await self._hall.read(self._hall.store.match, table.id, table.match_number)
        if stored is None or stored.first is None or None in stored.changes:
            return None
        told = [*stored.told, *([] for _ in taken[1:]), events]
        changes = [*stored.changes, *(step.change for step in taken)]
        return Film(stored.first, changes, told, outcome_to_json(match.outcome)).pack()


def taken_between(before: Match[Any, Any], after: Match[Any, Any]) -> list[Taken]:
    """The steps that a copy of a match is ahead, with what each of them changed."""
    steps = after.record.steps[len(before.record.steps) :]
    states = [before.save()["state"]]
    twin = before.copy() if len(steps) > 1 else before
    for step in steps[:-1]:
        twin.play(step.seat, step.move)  # type: ignore[union-attr]
        states.append(twin.save()["state"])
    states.append(after.save()["state"])
    return [
        Taken(step_to_json(step), difference(states[place], states[place + 1]))
        for place, step in enumerate(steps)
    ]
