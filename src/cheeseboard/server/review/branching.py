"""Playing on from a step of a match that is over: a private match that begins with its position.

What the chosen seat did not know is dealt anew, from its view; only with all-knowing eyes it lies
as it lay. The match that it branches from never changes.
"""

import contextlib
import secrets
import time
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots.chances import chances
from cheeseboard.chance import Simulated
from cheeseboard.events import Seat
from cheeseboard.film import Projector
from cheeseboard.match import Match
from cheeseboard.position import BadPosition, read_as, write_as
from cheeseboard.review.counting import settled
from cheeseboard.review.model import CERTAIN
from cheeseboard.server.retrying import Room
from cheeseboard.server.store import StoredMatch
from cheeseboard.server.tables import STAND_IN, Refused, Table

MOST_KEPT: Final = 3
"""Branches of a match that somebody keeps."""
WORLDS: Final = 8
"""Worlds for the chances along a branch."""


class Branching(Room):
    """Opens branches and remembers what they come from."""

    async def open(
        self,
        origin: Table,
        stored: StoredMatch,
        projector: Projector,
        person: str,
        name: str,
        step: int,
        seat: Seat,
        *,
        knows_all: bool,
        with_friends: bool = False,
    ) -> Table:
        """A private table that plays on after a step, with the person in a seat."""
        if projector.record.rules_versions != (projector.game.meta.rules_version,):
            raise Refused(409, "refuse-branch-rules")
        match = projector.at(step)
        start = begin_with(match, seat, knows_all=knows_all, seed=secrets.randbits(32))
        seats = match.seats
        if not 0 <= seat < seats:
            raise Refused(404, "refuse-no-seat")
        if not match.game.to_act(match.everything()) or projector.outcome is None:
            raise Refused(409, "refuse-branch-over")
        seating = self._hall.seating
        table = await seating.create(
            person,
            name,
            origin.game,
            seats=seats,
            options=projector.record.options,
            bots="" if with_friends else STAND_IN,
            access="link",
        )
        row = {"match": stored.id, "step": step, "seat": seat, "person": person}
        row |= {"knows_all": knows_all, "start": start}
        await self._hall.write(self._hall.store.notebook.add_branch, table.id, row)
        if seat:
            await seating.stand_up(table, person, 0)
            await seating.sit(table, person, name, seat)
            if not with_friends:
                await seating.seat_bot(table, person, 0, STAND_IN)
        if not with_friends:
            await seating.start(table, person)
        return table

    async def first_match(self, table: Table, seats: int, seed: bytes) -> Match[Any, Any]:
        """The match that begins at a table: the first of a branch has the branch's position.

        Played again, it is dealt anew: what was hidden in that position has been seen at its end.
        """
        game = registry.load(table.game)
        branch = await self._hall.read(self._hall.store.notebook.branch, table.id)
        if branch is None or table.match_number:
            return Match.new(game, seats, table.options, seed)
        try:
            return Match.from_position(game, read_as(game, branch.start), table.options, seed)
        except BadPosition as error:
            raise Refused(409, "refuse-position", text=str(error)) from None

    async def of(self, table: Table) -> Any:
        """From where a table plays on; None for a usual one."""
        if table.match is None or not table.match.record.start:
            return None
        return await self._hall.read(self._hall.store.notebook.branch, table.id)

    async def keep(self, table: str, person: str, *, is_kept: bool) -> None:
        notebook = self._hall.store.notebook
        branch = await self._hall.read(notebook.branch, table)
        if branch is None or branch.person != person:
            raise Refused(404, "refuse-no-branch")
        if not await self._hall.write(notebook.keep_branch, table, person, is_kept, MOST_KEPT):
            raise Refused(409, "refuse-branch-kept", most=MOST_KEPT)

    async def count(self, table: Table, branch: Any) -> None:
        """Find out the chances where a branch stands, from its owner's own view.

        Only where nobody else plays: it would be advice.
        """
        match = table.match
        if match is None or not table.has_hints(branch.person) or match.is_halted:
            return
        step = str(len(match.record.steps))
        if step in branch.chances:
            return
        view, seat = match.view(branch.seat), branch.seat
        with contextlib.suppress(Refused):
            found = await self._hall.think(_shares, view, seat)
            await self._hall.write(
                self._hall.store.notebook.add_chances, table.id, {step: found}, branch.match
            )


def _shares(view: Any, seat: Seat) -> tuple[int, ...]:
    found = chances(view, seat, seed=round(time.time()), worlds=WORLDS)
    return settled([share * CERTAIN for share in found.shares])


def begin_with(match: Match[Any, Any], seat: Seat, *, knows_all: bool, seed: int) -> str:
    """The position to play on with: as it was, or as the seat could imagine it."""
    game, state = match.game, match.everything()
    if knows_all:
        return write_as(game, state)
    view = game.view(state, seat)
    return write_as(game, game.imagine(view, seat, Simulated(seed)))
