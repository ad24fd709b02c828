"""Reviews of matches that are over: asked for once, found out behind living tables, shared."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cheeseboard import registry
from cheeseboard.review.analyst import COARSE
from cheeseboard.review.counting import bills, verdicts
from cheeseboard.review.files import from_json
from cheeseboard.review.model import NOBODY, Analysis, Budget
from cheeseboard.server.bots import BotFailed, Examination, Pool
from cheeseboard.server.errands import Errand, lane_of
from cheeseboard.server.retrying import Room
from cheeseboard.server.review import examining
from cheeseboard.server.store import StoredMatch
from cheeseboard.server.tables import Refused, Table

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

log = logging.getLogger(__name__)

AT_HAND: Final = 32
"""Reviews that are kept in memory."""

DAY: Final = 24 * 3600.0
MOST_IN_A_DAY: Final = 40
"""Reviews that one person may begin in a day."""
MOST_AT_ONCE: Final = 3
"""Reviews of one person that are in work."""

AGAIN: Final = 2.0
"""Seconds until something that could not be found out is tried once more."""


@dataclass(slots=True)
class Seen:
    """A review as far as this process knows it."""

    id: int
    state: str
    rest: int
    """Where it rests."""
    since: float
    analysis: Analysis
    known: set[str] = field(default_factory=set)
    """The keys of what has been found out."""
    wanted: list[str] = field(default_factory=list)
    """All keys, in their order."""
    is_outdated: bool = False
    """Whether an earlier bot has made it."""
    is_stale: bool = True

    @property
    def left(self) -> int:
        return len(self.wanted) - len(self.known)

    def seconds_left(self, now: float) -> float | None:
        """How long it takes yet if it goes on like this."""
        if not self.known or self.state != "working":
            return None
        return (now - self.since) / len(self.known) * self.left

    @property
    def at(self) -> int:
        """The step that is looked at now."""
        first = next((key for key in self.wanted if key not in self.known), None)
        return examining.item_of(first).number if first is not None else NOBODY


class Reviews(Room):
    """Where reviews are asked for, worked at and read."""

    def __init__(self, hall: "Hall", bots: Pool, budget: Budget) -> None:
        super().__init__(hall)
        self._bots = bots
        self._budget = budget
        self._shelf = hall.store.reviews
        self._seen: OrderedDict[int, Seen] = OrderedDict()
        """By match."""
        self._records: OrderedDict[int, tuple[int, list[str]]] = OrderedDict()
        """By match, what bots know it by, and the lines of its record."""
        self._changed: dict[int, asyncio.Event] = {}

    # --- those who look

    async def of(self, stored: StoredMatch) -> Seen | None:
        """The review of a match by the present bot, or else by an earlier one; None without one."""
        found = self._seen.get(stored.id)
        if found is None or found.is_stale or not self._hall.store.bell.is_certain:
            found = await self._read(stored, found)
        return found

    async def _read(self, stored: StoredMatch, known: Seen | None) -> Seen | None:
        read, shelf = self._hall.read, self._shelf
        game = registry.load(stored.head["game"])
        version = examining.version(game, len(stored.names), self._budget)
        row = await read(shelf.find, stored.id, version)
        if row is None:
            row = await read(shelf.latest_done, stored.id, examining.COUNTED_LIKE_THIS)
        if row is None:
            return None
        if known is None or known.id != row.id:
            known = Seen(row.id, row.state, row.rest, row.since, from_json(row.head["lines"]))
        known.is_outdated = row.version != version
        known.is_stale = False
        known.state, known.rest, known.since = row.state, row.rest, row.since
        for key, answer in (await read(shelf.answers, row.id, frozenset(known.known))).items():
            examining.take(known.analysis, answer)
            known.known.add(key)
        known.wanted = await read(shelf.wanted, row.id)
        self._seen[stored.id] = known
        self._seen.move_to_end(stored.id)
        while len(self._seen) > AT_HAND:
            self._seen.popitem(last=False)
        return known

    def hear(self, match: int) -> None:
        """Something was found out about a match."""
        if match in self._seen:
            self._seen[match].is_stale = True
        if match in self._changed:
            self._changed.pop(match).set()

    def hear_all(self) -> None:
        """Something may have been found out that nobody told us of."""
        for match in [*self._seen, *self._changed]:
            self.hear(match)

    def changed(self, match: int) -> asyncio.Event:
        """Set when something new is found out about a match."""
        return self._changed.setdefault(match, asyncio.Event())

    # --- those who ask

    async def begin(self, table: Table, stored: StoredMatch, person: str, step: int) -> None:
        """Let a match that is over be looked at, this step first."""
        if stored.end is None:
            raise Refused(403, "refuse-running-secret")
        seen = await self.of(stored)
        if seen is None or seen.is_outdated:
            await self._check_share(person)
        elif not seen.left:
            return
        game = registry.load(table.game)
        record = stored.record
        if record.rules_versions != (game.meta.rules_version,):
            raise Refused(409, "refuse-review-rules", version=record.rules_versions[0])
        plan = await asyncio.to_thread(examining.plan, record, self._budget)
        await self._hall.write(
            self._shelf.begin,
            stored.id,
            table.id,
            examining.version(game, record.seats, self._budget),
            person,
            {"lines": plan.lines},
            plan.wanted,
            time.time(),
        )
        self.hear(stored.id)
        await self.look(stored, step)

    async def _check_share(self, person: str) -> None:
        """Nobody keeps all bots busy with the past."""
        counts = self._shelf.counts
        lately, at_once = await self._hall.read(counts, person, time.time() - DAY)
        if lately >= MOST_IN_A_DAY:
            raise Refused(429, "refuse-review-day", most=MOST_IN_A_DAY, seconds=3600)
        if at_once >= MOST_AT_ONCE:
            raise Refused(429, "refuse-review-busy", most=MOST_AT_ONCE, seconds=30)

    async def look(self, stored: StoredMatch, step: int) -> None:
        """Let a step come first that somebody looks at."""
        seen = await self.of(stored)
        if seen is None or not seen.left or not 0 <= step < len(seen.analysis.steps):
            return
        decision = seen.analysis.steps[step].decision
        for one in dict.fromkeys((decision, step)):
            await self._hall.write(self._shelf.look, seen.id, one, time.time())

    # --- those who work

    async def work(self, errand: Errand, worker: str, enough: asyncio.Event) -> None:
        """Find out one thing for a review, and hand the lane back: whoever plays comes first."""
        review, lane = lane_of(errand.key)
        row = await self._hall.read(self._shelf.by_id, review)
        item = None
        if row is not None and row.state != "resting":
            item = await self._hall.read(self._shelf.next_item, review, lane)
        if row is None or item is None:
            await self._hall.write(self._shelf.close_lane, errand.key, worker)
            return
        after = time.time()
        try:
            alias, lines = await self._record(row.match)
            head = row.head["lines"][0]["head"]
            question = Examination(alias, lines, head, examining.item_of(item.key).to_json())
            found = await self._bots.examine(question, enough)
            if found is not None:
                await self._answer(row.id, row.match, item.key, found)
        except BotFailed as error:
            log.warning("Step %d of review %d was not found out: %s", item.step, review, error)
            await self._hall.write(self._shelf.fail, review, row.match, item.key, item.step)
            after += AGAIN
        give_back = self._hall.store.errands.give_back
        await self._hall.write(give_back, errand.key, worker, after, 0)

    async def _record(self, match: int) -> tuple[int, list[str]]:
        """The record of a match that is over, and what bots know it by."""
        found = self._records.get(match)
        if found is None:
            stored = await self._hall.read(self._hall.store.match_by_id, match)
            if stored is None or stored.end is None:
                raise BotFailed("the match is not over")
            lines = list(stored.record.lines())
            found = self._records[match] = (secrets.randbits(64), lines)
            while len(self._records) > AT_HAND:
                self._records.popitem(last=False)
        return found

    async def _answer(self, review: int, match: int, key: str, found: Mapping[str, Any]) -> None:
        """Write what was found out; whoever finds the last of it adds it all up."""
        is_last = await self._hall.write(self._shelf.add_answer, review, match, key, found)
        is_coarse = examining.item_of(key).kind == COARSE
        if not is_last and not is_coarse:
            return
        stored = await self._hall.read(self._hall.store.match_by_id, match)
        if stored is None:
            return
        self.hear(match)
        seen = await self.of(stored)
        if seen is None or seen.state == "done":
            return
        if not is_last:
            left = [key for key in seen.wanted if key not in seen.known]
            if not any(examining.item_of(key).kind == COARSE for key in left):
                order = examining.order(seen.analysis, left)
                await self._hall.write(self._shelf.reorder, review, order)
            return
        people = await self.people(stored)
        seats, slips = rows_of(seen.id, seen.analysis, people, time.time())
        await self._hall.write(self._shelf.finish, seen.id, match, seats, slips)

    async def people(self, stored: StoredMatch) -> list[str]:
        """Who sat where, as far as it is known; bots are nobody."""
        seats = len(stored.names)
        found = await self._hall.read(self._shelf.people_of, stored.id)
        if found:
            return [found.get(seat, "") for seat in range(seats)]
        with contextlib.suppress(Refused):
            table = await self._hall.table(await self._hall.read(self._shelf.table_of, stored.id))
            if table.match_number == stored.number and len(table.players) == seats:
                return [player.person for player in table.players]
        return [""] * seats

    async def seats_of(self, stored: StoredMatch, person: str) -> list[int]:
        """The seats that somebody had in a match."""
        if not person:
            return []
        return [seat for seat, one in enumerate(await self.people(stored)) if one == person]


def rows_of(
    review: int, analysis: Analysis, people: Collection[str], now: float
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What a review comes to for those who played: a row for each, and one for each slip."""
    game, whose = analysis.head.game, list(people)
    common = {"review": review, "game": game, "at": now}
    seats = [
        {
            **common,
            "seat": bill.seat,
            "person": whose[bill.seat],
            "accuracy": None if bill.accuracy == NOBODY else bill.accuracy / 100,
            "decisions": bill.decisions,
            "own": bill.own / 100,
            "luck": bill.luck / 100,
            "others": bill.others / 100,
            "result": bill.result / 100,
        }
        for bill in bills(analysis)
        if whose[bill.seat]
    ]
    slips = [
        {
            **common,
            "step": one.number,
            "seat": one.seat,
            "person": whose[one.seat],
            "kind": _kind(analysis, one.number),
            "term": _missed(analysis, one.number),
            "loss": one.loss / 100,
        }
        for one in verdicts(analysis)
        if one.kind in ("slip", "blunder") and one.is_sure and whose[one.seat]
    ]
    return seats, slips


def _kind(analysis: Analysis, number: int) -> str:
    """What kind of decision a step was: the sentence of the best move, without its arguments."""
    labels = analysis.weighed[number].best.labels
    return labels[0].key if labels else ""


def _missed(analysis: Analysis, number: int) -> str:
    """The term that spoke most for the better move; empty where the game has none."""
    terms = [term for term in analysis.weighed[number].terms if term.best > term.played]
    return max(terms, key=lambda term: term.best - term.played).key if terms else ""
