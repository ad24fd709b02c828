"""Where reviews are kept: with their match, under the version of rules and bot; part of the store.

What is to be found out is a row each. Rows belong to lanes, and a lane is work like a bot's move:
any process takes it for a short while. An answer that comes late or twice changes nothing.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Engine, delete, func, select, update
from sqlalchemy.engine import Row

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import Database
from cheeseboard.server.errands import Changing, Errands
from cheeseboard.server.schema import (
    matches,
    results,
    review_items,
    review_seats,
    review_slips,
    reviews,
    work,
)

LANES: Final = 4
"""Parts of a review that can be worked at in the same moment."""

AT_ONCE: Final = 200
"""Answers that are read in one go."""

MOST_TRIES: Final = 3
"""Failures of one item after which a review rests."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something to be found out: its key, the step it is about, and when its turn is."""

    key: str
    step: int
    place: float


class Shelf:
    """The reviews of all matches."""

    def __init__(
        self, engine: Engine, database: Database, changing: Changing, errands: Errands
    ) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing
        self._errands = errands

    # --- those who look

    def find(self, match: int, version: str) -> Row[Any] | None:
        """The review of a match by a version of rules and bot."""
        query = select(reviews).where(reviews.c.match == match, reviews.c.version == version)
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none()

    def latest_done(self, match: int, beginning: str) -> Row[Any] | None:
        """The last review of a match that was finished, of versions that begin like this."""
        query = (
            select(reviews)
            .where(reviews.c.match == match, reviews.c.state == "done")
            .where(reviews.c.version.startswith(beginning, autoescape=True))
            .order_by(reviews.c.id.desc())
        )
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).one_or_none()

    def by_id(self, review: int) -> Row[Any] | None:
        with self._engine.connect() as connection:
            return connection.execute(select(reviews).where(reviews.c.id == review)).one_or_none()

    def table_of(self, match: int) -> str:
        """The table that a match was played at."""
        query = select(matches.c.table).where(matches.c.id == match)
        with self._engine.connect() as connection:
            return str(connection.execute(query).scalar_one())

    def people_of(self, match: int) -> dict[int, str]:
        """Who sat where in a match that is over, by seat; bots are not there."""
        query = select(results.c.seat, results.c.person).where(results.c.match == match)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(results.c.person.is_not(None))).all()
        return {row.seat: row.person for row in rows}

    def answers(self, review: int, known: Collection[str]) -> dict[str, Mapping[str, Any]]:
        """What has been found out and is not known yet, by key."""
        mine = (review_items.c.review == review) & review_items.c.answer.is_not(None)
        with self._engine.connect() as connection:
            keys = connection.execute(select(review_items.c.key).where(mine)).scalars()
            fresh = [key for key in keys if key not in known]
            found: dict[str, Mapping[str, Any]] = {}
            for first in range(0, len(fresh), AT_ONCE):
                query = select(review_items.c.key, review_items.c.answer).where(
                    mine, review_items.c.key.in_(fresh[first : first + AT_ONCE])
                )
                found |= {row.key: row.answer for row in connection.execute(query)}
            return found

    def wanted(self, review: int) -> list[str]:
        """The keys of all that is to be found out, and has been, in their order."""
        query = (
            select(review_items.c.key)
            .where(review_items.c.review == review)
            .order_by(review_items.c.place, review_items.c.key)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def counts(self, payer: str, since: float) -> tuple[int, int]:
        """How many reviews somebody has asked for since a moment, and how many are in work."""
        query = select(reviews.c.state, reviews.c.since).where(reviews.c.payer == payer)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(reviews.c.since > since)).all()
        return len(rows), sum(row.state == "working" for row in rows)

    # --- those who ask

    def begin(
        self,
        match: int,
        table: str,
        version: str,
        payer: str,
        head: Mapping[str, Any],
        wanted: Sequence[Wanted],
        now: float,
    ) -> int:
        """Begin a review, or go on with one that rests or was cut short; its id."""
        with self._changing() as (connection, rings):
            row = {"match": match, "version": version, "payer": payer, "since": now, "head": head}
            adding = self._database.insert(reviews).values(state="working", **row)
            connection.execute(adding.on_conflict_do_nothing())
            mine = (reviews.c.match == match) & (reviews.c.version == version)
            found = connection.execute(select(reviews).where(mine).with_for_update()).one()
            rows = [
                {
                    "review": found.id,
                    "key": one.key,
                    "step": one.step,
                    "place": one.place,
                    "lane": number % LANES,
                }
                for number, one in enumerate(wanted)
            ]
            if rows:
                connection.execute(
                    self._database.insert(review_items).on_conflict_do_nothing(), rows
                )
            again = connection.execute(
                update(review_items)
                .where(review_items.c.review == found.id, review_items.c.answer.is_(None))
                .values(tries=0)
            )
            if again.rowcount:
                if found.state == "resting":
                    connection.execute(update(reviews).where(mine).values(state="working"))
                self._errands.open_lanes(
                    connection, rings, table, found.id, LANES, found.payer, now
                )
                rings.append(Ring("review", str(match)))
            return int(found.id)

    def look(self, review: int, step: int, now: float) -> None:
        """Let what is wanted of a step come first."""
        with self._changing() as (connection, _):
            lanes = connection.execute(
                update(review_items)
                .where(review_items.c.review == review, review_items.c.step == step)
                .where(review_items.c.answer.is_(None))
                .values(place=-now)
                .returning(review_items.c.lane)
            ).scalars()
            self._errands.prefer_lanes(connection, review, lanes)

    def reorder(self, review: int, places: Mapping[str, float]) -> None:
        """Give what is left other turns; what somebody looks at stays first."""
        with self._changing() as (connection, _):
            for key, place in places.items():
                connection.execute(
                    update(review_items)
                    .where(review_items.c.review == review, review_items.c.key == key)
                    .where(review_items.c.answer.is_(None), review_items.c.place >= 0.0)
                    .values(place=place)
                )

    # --- those who work

    def next_item(self, review: int, lane: int) -> Row[Any] | None:
        """What a lane is to find out next."""
        query = (
            select(review_items)
            .where(review_items.c.review == review, review_items.c.lane == lane)
            .where(review_items.c.answer.is_(None))
            .order_by(review_items.c.place, review_items.c.key)
            .limit(1)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none()

    def close_lane(self, key: str, worker: str) -> None:
        """A lane has nothing left to find out."""
        with self._engine.begin() as connection:
            connection.execute(delete(work).where(work.c.key == key, work.c.worker == worker))

    def add_answer(self, review: int, match: int, key: str, answer: Mapping[str, Any]) -> bool:
        """Write what was found out, unless somebody has; whether that was the last of it."""
        mine = review_items.c.review == review
        with self._changing() as (connection, rings):
            connection.execute(
                update(review_items)
                .where(mine, review_items.c.key == key, review_items.c.answer.is_(None))
                .values(answer=answer)
            )
            rings.append(Ring("review", str(match)))
            left = select(func.count()).where(mine, review_items.c.answer.is_(None))
            return not connection.execute(left).scalar_one()

    def fail(self, review: int, match: int, key: str, step: int) -> None:
        """Something could not be found out: after some tries the review rests there."""
        mine = (review_items.c.review == review) & (review_items.c.key == key)
        with self._changing() as (connection, rings):
            tries = connection.execute(
                update(review_items)
                .where(mine)
                .values(tries=review_items.c.tries + 1)
                .returning(review_items.c.tries)
            ).scalar_one()
            if tries >= MOST_TRIES:
                connection.execute(
                    update(reviews)
                    .where(reviews.c.id == review, reviews.c.state == "working")
                    .values(state="resting", rest=step)
                )
                self._errands.close_lanes(connection, review)
                rings.append(Ring("review", str(match)))

    def finish(
        self,
        review: int,
        match: int,
        seats: Sequence[Mapping[str, Any]],
        slips: Sequence[Mapping[str, Any]],
    ) -> None:
        """All has been found out: keep what it adds up to. A second time nothing happens."""
        with self._changing() as (connection, rings):
            done = connection.execute(
                update(reviews)
                .where(reviews.c.id == review, reviews.c.state != "done")
                .values(state="done")
            )
            if done.rowcount != 1:
                return
            for table, rows in ((review_seats, seats), (review_slips, slips)):
                if rows:
                    connection.execute(
                        self._database.insert(table).on_conflict_do_nothing(),
                        [dict(row) for row in rows],
                    )
            self._errands.close_lanes(connection, review)
            rings.append(Ring("review", str(match)))
