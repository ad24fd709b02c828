"""In the match: moves and take-backs, written before they are answered."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.events import Event, Seat
from cheeseboard.film import difference
from cheeseboard.game import IllegalMove, UnreadableMove
from cheeseboard.match import CannotUndo, Match
from cheeseboard.record import step_to_json
from cheeseboard.server import metrics
from cheeseboard.server.checks import check_mine, check_seat
from cheeseboard.server.films import taken_between
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.store import Answer, Repeated, Taken
from cheeseboard.server.tables import Behind, NotWritten, Refused, Stale, Table

log = logging.getLogger(__name__)

Act = Callable[[Match[Any, Any]], tuple[Event, ...]]

LONGEST_KEY: Final = 64
MOST_MOVES: Final = 100
"""Moves in one line."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Who wants something done for a seat, and when they asked."""

    person: str
    seat: Seat
    expected: int | None
    """The number of the decision that they saw."""
    key: str
    """The same key again gives the first answer again."""
    arrived: float
    """When the request came in: what came before time was up counts."""


class Playing(Room):
    """Carries out what a seat does, once for each key."""

    async def play(self, table: Table, claim: Claim, moves: Sequence[str]) -> Mapping[str, Any]:
        """Play a move or a line."""
        if not 1 <= len(moves) <= MOST_MOVES:
            raise Refused(422, "refuse-line-length", most=MOST_MOVES)
        with metrics.timed(metrics.move_seconds):
            return await self._act(table, claim, lambda match: match.play_line(claim.seat, moves))

    async def undo(self, table: Table, claim: Claim) -> Mapping[str, Any]:
        """Take the last move back."""
        return await self._act(table, claim, lambda match: match.undo(claim.seat))

    @again
    async def _act(self, table: Table, claim: Claim, act: Act) -> Mapping[str, Any]:
        if not 1 <= len(claim.key) <= LONGEST_KEY or "\0" in claim.key:
            raise Refused(422, "refuse-key-length", most=LONGEST_KEY)
        async with self._hall.changing(table):
            check_seat(table, claim.seat)
            check_mine(table, claim.person, claim.seat)
            if table.match is None:
                raise Refused(409, "refuse-not-started")
            try:
                return await self._act_once(table, claim, act)
            except (Behind, NotWritten):
                raise
            except (Refused, Repeated):
                # What was done already cannot be done again: then its answer is there.
                answer = self._hall.store.answer
                first = await self._hall.read(answer, table.match_id, claim.seat, claim.key)
                if first is None:
                    raise
                return first

    async def _act_once(self, table: Table, claim: Claim, act: Act) -> Mapping[str, Any]:
        assert table.match is not None
        seat = claim.seat
        await self._hall.keeping.check_time(table, seat, claim.arrived)
        if not table.is_played_by(seat, claim.person):
            is_out = table.players[seat].is_out
            raise Refused(409, "refuse-out" if is_out else "refuse-bot-plays")
        if claim.expected not in (None, table.match.decision_number(seat)):
            raise Stale
        table.told_until.pop(claim.person, None)  # a page that moves has told all
        return await self.carry_out(table, seat, claim.key, act, claim.arrived)

    async def carry_out(
        self, table: Table, seat: Seat, key: str, act: Act, arrived: float | None = None
    ) -> Mapping[str, Any]:
        """Do it on a copy, commit that, put it in the match's place. The table's lock is held.

        So what nobody has written down yet, nobody sees; and if it cannot be written, nothing has
        happened.
        """
        assert table.match is not None
        match = table.match.copy()
        try:
            events = act(match)
        except UnreadableMove as error:
            raise Refused(422, "refuse-unreadable", text=str(error)) from None
        except (IllegalMove, CannotUndo) as error:
            message = error.refusal.message
            raise Refused(422, message.key, error.refusal.rules, **message.args) from None
        except Exception as error:
            self._hall.note_fault(table, error)
            raise Refused(500, "refuse-engine") from None
        answer = {"decision": match.decision_number(seat), "over": match.outcome is not None}
        given = Answer(seat, key, answer) if key else None
        await self.commit(table, match, events, given, is_bot=not key, mover=seat, arrived=arrived)
        return answer

    async def take_over(self, table: Table, saved: Mapping[str, Any]) -> None:
        """Say in the record of a running match that this version of the game goes on with it."""
        if table.match is None or table.stage != "playing" or not table.match.is_taken_over:
            return
        match = table.match.copy()
        events = match.take_over()
        log.info("Table %s goes on in shape %d.", table.id, match.game.meta.shape)
        change = difference(saved["state"], match.save()["state"])
        taken = [Taken(step_to_json(match.record.steps[-1]), change)]
        await self.commit(table, match, events, taken=taken)

    async def commit(
        self,
        table: Table,
        match: Match[Any, Any],
        events: Sequence[Event],
        answer: Answer | None = None,
        changes: Mapping[str, Any] | None = None,
        taken: list[Taken] | None = None,
        is_bot: bool = False,
        mover: Seat | None = None,
        arrived: float | None = None,
    ) -> None:
        """Write the steps that a copy of the table's match is ahead, then let it take its place.

        `changes` are those of the table's row; `taken` are the steps, where they are not to be
        found by comparing the two; `is_bot` says that a bot has played; `arrived` is when the
        request of the `mover` came in. The table's lock is held.
        """
        assert table.match is not None
        before = len(table.match.record.steps)
        is_over = match.outcome is not None
        is_whole = not match.record.start  # who plays on from a position has no result
        stage: Any = "over" if is_over else "playing"
        clocks, notes = await self._hall.keeping.after_step(table, match, events, mover, arrived)
        for note in notes:
            match.announce(note)
        events = (*events, *notes)
        taken = taken or taken_between(table.match, match)
        told = [event.to_json() for event in events]
        try:
            await self._hall.write(
                self._hall.store.add_steps,
                table.match_id,
                before,
                taken,
                told,
                match.save(),
                match.record.end_json() if is_over else None,
                answer,
                table.id,
                table.version,
                {
                    "stage": stage,
                    "to_act": list(match.to_act),
                    **self._hall.keeping.row(clocks, table.tempo),
                    **(changes or {}),
                },
                await self._hall.films.last_reel(table, match, taken, told) if is_over else None,
                self._hall.thinking.due(table, match, table.players, is_answer=is_bot),
                await self._hall.history.end_of(table, match) if is_over and is_whole else None,
            )
        except (Behind, Repeated):
            raise
        except BaseException:
            # Only the database knows what was written: the next touch reads it again.
            self._hall.drop(table)
            raise
        self._hall.note_step(table)
        metrics.moves.labels(table.game, "bot" if is_bot else "person").inc()
        table.match = match
        table.settled = match.event_count - len(events)
        table.version += 1
        table.stage, table.clocks = stage, clocks
        table.publish()
