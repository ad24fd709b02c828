"""What bots have to think about, as rows that any process takes for a short while.

Who thinks next: hints, then tables that somebody looks at; among those whoever thinks least now and
has had least lately, then who came first. One table with eleven experts has one row like any other.
Reviews of matches that are over come when nobody else waits.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    update,
)

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import Database
from cheeseboard.server.schema import shares, tables, work
from cheeseboard.server.tables import LATELY

LEASE: Final = 6.0
"""Seconds for which work is somebody's own; who still thinks says so in time."""

AHEAD: Final = 1.0
"""Seconds before a move may be played at which a bot may begin to think about it."""

TOO_FAR: Final = 600.0
"""A time further ahead than this was written by a clock that was wrong."""

MEMORY: Final = 20.0
"""Seconds for which a second of thinking is remembered."""

KEPT: Final = 120.0
"""Seconds after which a hint that nobody has fetched is removed."""

DONE: Final = delete(work).where(work.c.key == bindparam("its_key"))
"""Built once, because every move of a person carries it out."""

Changing = Callable[[], "AbstractContextManager[tuple[Connection, list[Ring]]]"]


@dataclass(frozen=True, slots=True)
class Due:
    """Bots are to act at a table."""

    payer: str
    """Whose share of thinking it is."""
    after: float
    """When the move may be played, by the clock on the wall."""
    is_answered: bool = False
    """Whether this follows a bot's move: then whoever had the work is done with it."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Work that somebody has taken."""

    key: str
    table: str
    seat: int
    payer: str
    after: float
    is_hint: bool
    is_hurried: bool
    tries: int
    looked: float
    """When somebody last looked at the table."""
    is_review: bool = False
    """Whether it is for the review of a match that is over: whoever plays comes first."""


@dataclass(frozen=True, slots=True)
class Held:
    """How it stands with work that somebody has."""

    is_hurried: bool
    others_wait: bool
    """Whether somebody else, no less urgent, waits for a bot."""


def move_key(table: str) -> str:
    return f"move:{table}"


def lane_key(review: int, lane: int) -> str:
    return f"review:{review}:{lane}"


def lane_of(key: str) -> tuple[int, int]:
    """The review and the lane of its work."""
    _, review, lane = key.split(":")
    return int(review), int(lane)


class Errands:
    """The work of all bots; part of the store."""

    def __init__(self, engine: Engine, database: Database, changing: Changing) -> None:
        self._engine = engine
        self._database = database
        self._changing = changing

    # --- those who have work for bots

    def set_due(
        self, connection: Connection, rings: list[Ring], table: str, due: Due | None, now: float
    ) -> None:
        """Write, within another change, whether bots are to act at a table.

        Whoever thinks already goes on, unless it is their own answer that is written.
        """
        key = move_key(table)
        if due is None:
            connection.execute(DONE, {"its_key": key})
            return
        row = {
            "table": table,
            "seat": 0,
            "payer": due.payer,
            "since": now,
            "after": due.after,
            "worker": "",
            "until": 0.0,
            "is_hint": False,
            "is_hurried": False,
            "tries": 0,
        }
        adding = self._database.insert(work).values(key=key, **row)
        if due.is_answered:
            adding = adding.on_conflict_do_update(index_elements=["key"], set_=row)
        else:
            adding = adding.on_conflict_do_nothing()
        connection.execute(adding)
        rings.append(Ring("work", table))

    def has(self, table: str) -> bool:
        query = select(work.c.key).where(work.c.key == move_key(table))
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none() is not None

    def add(self, table: str, due: Due, now: float) -> None:
        """Let bots act at a table whose work was lost."""
        with self._changing() as (connection, rings):
            self.set_due(connection, rings, table, due, now)

    def ask(self, key: str, table: str, seat: int, payer: str, now: float) -> None:
        """Ask for a hint."""
        with self._changing() as (connection, rings):
            connection.execute(
                work.insert().values(
                    key=key,
                    table=table,
                    seat=seat,
                    payer=payer,
                    since=now,
                    after=now,
                    is_hint=True,
                    is_hurried=False,
                )
            )
            rings.append(Ring("work", table))

    def open_lanes(
        self,
        connection: Connection,
        rings: list[Ring],
        table: str,
        review: int,
        lanes: int,
        payer: str,
        now: float,
    ) -> None:
        """Let a review be worked at, within another change; lanes that are there stay."""
        row = {"table": table, "seat": 0, "payer": payer, "since": now, "after": now}
        row |= {"is_hint": False, "is_hurried": False, "is_review": True}
        for lane in range(lanes):
            adding = self._database.insert(work).values(key=lane_key(review, lane), **row)
            connection.execute(adding.on_conflict_do_nothing())
        rings.append(Ring("work", table))

    def prefer_lanes(self, connection: Connection, review: int, lanes: Iterable[int]) -> None:
        """Let these lanes of a review come before its others, within another change."""
        mine = work.c.key.in_([lane_key(review, lane) for lane in lanes])
        connection.execute(update(work).where(mine, work.c.worker == "").values(after=0.0))

    def close_lanes(self, connection: Connection, review: int) -> None:
        """End the work at a review, within another change."""
        connection.execute(delete(work).where(work.c.key.like(f"review:{review}:%")))

    def fetch(self, key: str) -> Mapping[str, Any] | None:
        """The answer to a hint, once it is there."""
        query = select(work.c.answer).where(work.c.key == key)
        with self._engine.connect() as connection:
            found: Mapping[str, Any] | None = connection.execute(query).scalar_one_or_none()
            return found

    def forget(self, key: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(work).where(work.c.key == key))

    def hurry(self, table: str) -> None:
        """Let the bot that is to act there play the best it has found."""
        key = move_key(table)
        with self._changing() as (connection, rings):
            connection.execute(update(work).where(work.c.key == key).values(is_hurried=True))
            rings.append(Ring("hurry", key))

    def put_off(self, table: str, until: float) -> None:
        """Let the bots of a table act not before a moment."""
        self._shift(table, case((work.c.after < until, until), else_=work.c.after))

    def let_go_on(self, table: str, now: float) -> None:
        """Let the bots of a table act as soon as they can."""
        self._shift(table, now)

    def _shift(self, table: str, after: Any) -> None:
        key = move_key(table)
        with self._changing() as (connection, rings):
            connection.execute(update(work).where(work.c.key == key).values(after=after))
            rings.append(Ring("later", key))

    def after(self, key: str) -> float | None:
        """When work may be done."""
        query = select(work.c.after).where(work.c.key == key)
        with self._engine.connect() as connection:
            found: float | None = connection.execute(query).scalar_one_or_none()
            return found

    # --- those who think

    def wait(self, now: float) -> float | None:
        """Seconds until there is something to do; 0 if there is, None if nothing waits."""
        soonest = case(
            (_is_free(work, now) & _is_near(work, now), 0.0),
            (_is_free(work, now), work.c.after - AHEAD - now),
            else_=work.c.until - now,
        )
        query = select(func.min(soonest)).where(work.c.answer.is_(None))
        with self._engine.connect() as connection:
            found = connection.execute(query).scalar_one()
        return None if found is None else max(0.0, float(found))

    def claim(self, worker: str, now: float, used: Mapping[str, float]) -> Errand | None:
        """Take the work that comes next, for a while; `used` is thinking that was had meanwhile."""
        waiting = work.alias("waiting")
        chosen = (
            self._order(select(waiting.c.key), waiting, now)
            .limit(1)
            .with_for_update(skip_locked=True, of=waiting)
            .correlate(None)
            .scalar_subquery()
        )
        taking = (
            update(work)
            .where(work.c.key == chosen)
            .values(worker=worker, until=now + LEASE)
            .returning(
                *(work.c.key, work.c.table, work.c.seat, work.c.payer, work.c.after),
                *(work.c.is_hint, work.c.is_hurried, work.c.tries, work.c.is_review),
            )
        )
        with self._engine.begin() as connection:
            self._charge(connection, used, now)
            row = connection.execute(taking).one_or_none()
            if row is None:
                return None
            looked = select(tables.c.looked).where(tables.c.id == row.table)
            found = connection.execute(looked).scalar_one()
            return Errand(**row._mapping, looked=found)

    def _order(self, query: Select[Any], waiting: Any, now: float) -> Select[Any]:
        """What waits, in its order."""
        other = work.alias("other")
        thinking = (
            select(func.count())
            .select_from(other)
            .where(other.c.payer == waiting.c.payer, other.c.until > now)
            .where(other.c.answer.is_(None))
            .correlate(waiting)
            .scalar_subquery()
        )
        return (
            query.select_from(waiting)
            .join(tables, tables.c.id == waiting.c.table)
            .where(waiting.c.answer.is_(None), _is_free(waiting, now), _is_near(waiting, now))
            .order_by(
                waiting.c.is_review,
                waiting.c.is_hint.desc(),
                case((_is_watched(now), 0), else_=1),
                thinking,
                _owed(waiting, waiting.c.payer, now, "person"),
                _owed(waiting, waiting.c.table, now, "table"),
                waiting.c.since,
                waiting.c.after,  # the lanes of a review in turn
            )
        )

    def _charge(self, connection: Connection, used: Mapping[str, float], now: float) -> None:
        for payer in sorted(used):
            more = MEMORY * used[payer]
            adding = self._database.insert(shares).values(payer=payer, until=now + more)
            later = case((shares.c.until > now, shares.c.until), else_=now)
            connection.execute(
                adding.on_conflict_do_update(index_elements=["payer"], set_={"until": later + more})
            )

    def hold(self, errand: Errand, worker: str, now: float) -> Held | None:
        """Keep work for another while; None if it is somebody else's by now."""
        mine = (work.c.key == errand.key) & (work.c.worker == worker)
        holding = update(work).where(mine).values(until=now + LEASE).returning(work.c.is_hurried)
        waiting = work.alias("waiting")
        is_urgent = or_(waiting.c.is_hint, _is_watched(now))
        mine_is_urgent = exists().where(tables.c.id == errand.table, _is_watched(now))
        others = (
            select(waiting.c.key)
            .select_from(waiting)
            .join(tables, tables.c.id == waiting.c.table)
            .where(waiting.c.answer.is_(None), waiting.c.is_review == false())
            .where(_is_free(waiting, now), _is_near(waiting, now))
            .limit(1)
        )
        if not errand.is_review:
            others = others.where(waiting.c.payer != errand.payer)
            others = others.where(or_(is_urgent, ~mine_is_urgent))
        with self._engine.begin() as connection:
            row = connection.execute(holding).one_or_none()
            if row is None:
                return None
            return Held(row.is_hurried, connection.execute(others).one_or_none() is not None)

    def give_back(self, key: str, worker: str, after: float, tries: int) -> None:
        """Let anybody take it, not before a moment."""
        mine = (work.c.key == key) & (work.c.worker == worker)
        with self._changing() as (connection, rings):
            done = connection.execute(
                update(work)
                .where(mine)
                .values(worker="", until=0.0, after=after, tries=tries)
                .returning(work.c.table)
            ).one_or_none()
            if done is not None:
                rings.append(Ring("work", done.table))

    def give_all_back(self, worker: str) -> None:
        """Who stops hands over what it has not answered yet."""
        with self._changing() as (connection, rings):
            left = (
                update(work)
                .where(work.c.worker == worker, work.c.answer.is_(None))
                .values(worker="", until=0.0)
                .returning(work.c.table)
            )
            rings += [Ring("work", table) for table in connection.execute(left).scalars()]

    def finish(self, errand: Errand, worker: str, version: int) -> None:
        """Remove work at a table where, at this version, no bot is to act."""
        at = select(tables.c.version).where(tables.c.id == errand.table).with_for_update()
        mine = (work.c.key == errand.key) & (work.c.worker == worker)
        with self._engine.begin() as connection:
            if connection.execute(at).scalar_one_or_none() in (version, None):
                connection.execute(delete(work).where(mine))
            else:
                connection.execute(update(work).where(mine).values(worker="", until=0.0))

    def answer(self, errand: Errand, worker: str, answer: Mapping[str, Any]) -> None:
        """Answer a hint."""
        mine = (work.c.key == errand.key) & (work.c.worker == worker)
        with self._changing() as (connection, rings):
            connection.execute(update(work).where(mine).values(answer=answer))
            rings.append(Ring("answer", errand.key))

    # --- those who look on

    def waiting(self, now: float, limit: int = 500) -> Sequence[str]:
        """The tables whose bots wait to think, in their order."""
        waiting = work.alias("waiting")
        query = self._order(select(waiting.c.table), waiting, now)
        is_move = (waiting.c.is_hint == false()) & (waiting.c.is_review == false())
        query = query.where(is_move).limit(limit)
        with self._engine.connect() as connection:
            return connection.execute(query).scalars().all()

    def count(self, now: float) -> tuple[int, int]:
        """How many wait, and how many are thought about."""
        taken = func.count(case((work.c.until > now, 1)))
        query = select(func.count(), taken).where(work.c.answer.is_(None))
        with self._engine.connect() as connection:
            both, taken_now = connection.execute(query).one()
        return both - taken_now, taken_now

    def sweep(self, connection: Connection, now: float) -> None:
        """Remove hints that nobody has fetched, and shares that count for nothing any more."""
        connection.execute(delete(work).where(work.c.is_hint, work.c.since < now - KEPT))
        connection.execute(delete(shares).where(shares.c.until < now))


def _is_free(row: Any, now: float) -> ColumnElement[bool]:
    return or_(row.c.until <= now, row.c.until > now + TOO_FAR)


def _is_near(row: Any, now: float) -> ColumnElement[bool]:
    return or_(row.c.is_hurried, row.c.after <= now + AHEAD, row.c.after > now + TOO_FAR)


def _is_watched(now: float) -> ColumnElement[bool]:
    return tables.c.looked > now - LATELY


def _owed(waiting: Any, payer: Any, now: float, name: str) -> Any:
    """Until when somebody comes behind others; now for who owes nothing."""
    share = shares.alias(name)
    until = (
        select(share.c.until)
        .where(share.c.payer == payer, share.c.until > now)
        .correlate(waiting)
        .scalar_subquery()
    )
    return func.coalesce(until, now)
