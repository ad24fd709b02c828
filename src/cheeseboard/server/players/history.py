"""What is kept of matches that are over: told when they end, made later where that was missed."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from cheeseboard import registry
from cheeseboard.events import Event, Message
from cheeseboard.game import Outcome
from cheeseboard.match import Match
from cheeseboard.server.players.looking import changes_of
from cheeseboard.server.players.result import Ended, as_they_sat, ended
from cheeseboard.server.tables import Player, Refused, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall
    from cheeseboard.server.store import Store, StoredMatch

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
"""Matches that are looked for at once when results are missing."""


class History:
    """Tells what is to be written when a match ends."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def end_of(self, table: Table, match: Match[Any, Any]) -> Ended:
        """What is to be kept of a match that ends at a table."""
        assert match.outcome is not None
        return ended(
            match.record,
            table.players,
            match.all_events(),
            match.outcome,
            match.everything(),
            kind=table.tempo.kind,
            is_rated=table.is_rated,
            names=await self._names(table.players),
        )

    async def _names(self, players: Sequence[Player]) -> Mapping[str, str]:
        """What those are called who have several seats."""
        seats = [player.person for player in players if player.person]
        found = {}
        for person in {one for one in seats if seats.count(one) > 1}:
            known = await self._hall.person(person)
            found[person] = known.name if known else ""
        return found

    async def changes(
        self, table: str, number: int, reader: str
    ) -> Mapping[int, tuple[float, float]]:
        """What a match changed in ratings, by seat, as far as the reader may know."""
        return await self._hall.read(_changes, self._hall.store, table, number, reader)

    async def catch_up(self) -> int:
        """Write the results of all matches that ended before results were kept; how many.

        Each in a transaction of its own: whoever is stopped goes on where it was.
        """
        made = last = 0
        store = self._hall.store
        while rows := await self._hall.read(store.without_results, last, AT_ONCE):
            for id, table, number in rows:
                made += await self._made(id, table, number)
            last = rows[-1][0]
        return made

    async def _made(self, id: int, table: str, number: int) -> bool:
        store = self._hall.store
        row = await self._hall.read(store.table, table)
        stored = await self._hall.read(store.match, table, number)
        newest = await self._hall.read(store.newest_match, table)
        if row is None or stored is None or stored.head.get("start"):
            return False
        try:
            players = [Player(**seat) for seat in row.seats]
            names = await self._names(players)
            kept = await asyncio.to_thread(
                end_of_stored, stored, players, newest - number, names=names
            )
            await self._hall.write(store.add_results, id, kept)
        except Refused:
            raise
        except Exception as error:
            log.warning("No results of the match with the id %d: %r", id, error)
            return False
        return True


def _changes(
    store: "Store", table: str, number: int, reader: str
) -> Mapping[int, tuple[float, float]]:
    with store.one_moment() as connection:
        return changes_of(connection, table, number, reader)


def end_of_stored(
    stored: "StoredMatch",
    players: Sequence[Player],
    later: int,
    *,
    kind: str = "none",
    is_rated: bool = False,
    names: Mapping[str, str] | None = None,
) -> Ended:
    """What is to be kept of a match from the database; `later` is how many came behind it.

    Rules that are not here any more can still be told from, but for what the game itself tells.
    """
    assert stored.end is not None
    events = [Event.from_json(event) for group in stored.told for event in group]
    sat = as_they_sat(players, later, events)
    if [player.name for player in sat] != list(stored.names):
        sat = [Player("person", name=name) for name in stored.names]
    outcome, end = read_end(stored)
    return ended(
        stored.record, sat, events, outcome, end, kind=kind, is_rated=is_rated, names=names
    )


def read_end(stored: "StoredMatch") -> tuple[Outcome, Any]:
    """How a match ended, and its last position; None where this version cannot read it."""
    assert stored.end is not None
    over = stored.end["over"]
    ranks = tuple(over["ranks"])
    try:
        game = registry.load(stored.head["game"])
        match = Match.restore(game, stored.record, stored.saved, stored.told)
        if match.outcome is not None and match.outcome.ranks == ranks:
            return match.outcome, match.everything()
    except Exception as error:
        log.info("The end of the match with the id %d cannot be read: %r", stored.id, error)
    return Outcome(tuple(over["scores"]), ranks, Message(over["reason"])), None
