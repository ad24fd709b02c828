"""Notices, receivers and wishes in the database; part of the store.

Looking after somebody's notices is work like a bot's: any process takes it for a while, and who
stops in the middle of it loses nothing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Row

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import insert_into
from cheeseboard.server.notices.changes import add, needed, note_later, visit
from cheeseboard.server.notices.core import Kind, Wishes
from cheeseboard.server.schema import (
    deliveries,
    looks,
    notices,
    people,
    receivers,
    rounds,
    sitters,
    tables,
    wishes,
)

LEASE: Final = 60.0
"""Seconds for which somebody's notices are one process's own."""

FAR: Final = 1e12
"""A moment that never comes."""

LOOKED: Final = 45.0
"""Seconds for which a page counts as looked at after it last said so."""

SOON: Final = 60.0
"""Seconds within which a notice that is not told yet stands in the bell already."""

KEPT: Final = 30 * 24 * 3600.0
"""Seconds for which it is kept what was sent, and whether it arrived."""

MOST_RECEIVERS: Final = 12
"""Places where one person may be told."""

Changing = Callable[[], "AbstractContextManager[tuple[Connection, list[Ring]]]"]


@dataclass(frozen=True, slots=True)
class Receiver:
    """Where somebody is told."""

    id: str
    person: str
    way: str
    address: str
    keys: Mapping[str, Any]
    name: str
    since: float
    confirmed: float = 0.0
    off: float = 0.0
    why: str = ""
    last_sent: float = 0.0

    @property
    def is_on(self) -> bool:
        return not self.off and bool(self.confirmed)


@dataclass(frozen=True, slots=True)
class Delivery:
    """What became of a notice on its way to a receiver."""

    notice: int
    receiver: Receiver
    state: str
    why: str = ""
    tries: int = 0
    after: float = 0.0


@dataclass(frozen=True, slots=True)
class Bag:
    """All that is needed to look after somebody's notices, read in one moment."""

    person: Row[Any]
    wishes: Wishes
    receivers: Sequence[Receiver]
    notices: Sequence[Row[Any]]
    tables: Mapping[str, Row[Any]]
    looking: frozenset[str]
    """Tables that the person looks at."""
    deliveries: Mapping[tuple[int, str], Row[Any]]


class NoticeBook:
    """What people are to be told, and where."""

    def __init__(self, engine: Engine, changing: Changing) -> None:
        self._engine = engine
        self._changing = changing

    # --- what is to be told

    def tell(
        self,
        key: str,
        person: str,
        kind: Kind,
        now: float,
        table: str | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> bool:
        """Tell somebody something, once for each key; whether it is new."""
        with self._changing() as (connection, rings):
            return add(connection, rings, key, person, kind, now, now, table, None, facts)

    def look(self, person: str, table: str, page: str, now: float) -> bool:
        """A page of a table is looked at: what it told the person is seen; whether there was
        anything."""
        row = {"person": person, "table": table, "page": page, "at": now}
        with self._changing() as (connection, rings):
            sits = select(sitters.c.table).where(
                sitters.c.table == table, sitters.c.person == person
            )
            if connection.execute(sits).one_or_none() is None:
                return False
            # Whoever looks at a table that was put away has it back at home.
            there = and_(sitters.c.table == table, sitters.c.person == person, sitters.c.put_away)
            connection.execute(update(sitters).where(there).values(put_away=False))
            adding = insert_into(connection, looks).values(**row)
            keys = ["person", "table", "page"]
            connection.execute(adding.on_conflict_do_update(index_elements=keys, set_={"at": now}))
            mine = and_(notices.c.person == person, notices.c.table == table)
            return self._open(connection, rings, person, mine, now)

    def later(self, person: str, table: str, now: float) -> bool:
        """Somebody wants to hear of a turn once more in a while; whether it is theirs."""
        with self._changing() as (connection, rings):
            query = select(*needed()).where(tables.c.id == table)
            row = connection.execute(query).one_or_none()
            return row is not None and note_later(connection, rings, row, person, now)

    def look_away(self, person: str, table: str, page: str) -> None:
        """A page is hidden or closed."""
        its = and_(looks.c.person == person, looks.c.table == table, looks.c.page == page)
        with self._engine.begin() as connection:
            connection.execute(delete(looks).where(its))

    def open_all(self, person: str, now: float) -> None:
        """Somebody has read the list of the bell."""
        with self._changing() as (connection, rings):
            self._open(connection, rings, person, notices.c.person == person, now)

    def _open(
        self, connection: Connection, rings: list[Ring], person: str, which: Any, now: float
    ) -> bool:
        done = connection.execute(
            update(notices).where(which, notices.c.opened == 0).values(opened=now)
        )
        if done.rowcount:
            rings.append(Ring("notice", person))
        return bool(done.rowcount)

    def latest(self, person: str, limit: int, now: float) -> Sequence[Row[Any]]:
        """Somebody's notices, the newest first; what is to be repeated later is left out."""
        query = (
            select(notices)
            .where(notices.c.person == person, notices.c.kind != "test")
            .where(_is_due(now))
            .order_by(notices.c.at.desc(), notices.c.id.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def unread(self, person: str, limit: int, now: float) -> tuple[Wishes, Sequence[Row[Any]]]:
        """What somebody has not seen and still matters, and how they want to be told; not of a
        table that they look at."""
        seen = exists().where(
            looks.c.person == person, looks.c.table == notices.c.table, looks.c.at > now - LOOKED
        )
        query = (
            select(notices)
            .where(notices.c.person == person, notices.c.opened == 0, notices.c.passed == 0)
            .where(notices.c.kind != "test", ~seen)
            .where(_is_due(now))
            .order_by(notices.c.id.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return _wishes(connection, person), connection.execute(query).all()

    # --- where

    def receivers(self, person: str) -> list[Receiver]:
        query = select(receivers).where(receivers.c.person == person).order_by(receivers.c.since)
        with self._engine.connect() as connection:
            return [Receiver(**row._mapping) for row in connection.execute(query)]

    def receiver(self, id: str) -> Receiver | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(receivers).where(receivers.c.id == id)).one_or_none()
            return None if row is None else Receiver(**row._mapping)

    def add_receiver(self, receiver: Receiver) -> bool:
        """Add a place, or renew it; False if the person has too many."""
        row = {name: getattr(receiver, name) for name in Receiver.__dataclass_fields__}
        mine = receivers.c.person == receiver.person
        with self._changing() as (connection, rings):
            # A browser that somebody else used before belongs to who uses it now.
            connection.execute(
                delete(receivers).where(
                    receivers.c.way == receiver.way,
                    receivers.c.address == receiver.address,
                    or_(mine, receivers.c.way == "push"),
                )
            )
            count = connection.execute(select(func.count()).select_from(receivers).where(mine))
            if count.scalar_one() >= MOST_RECEIVERS:
                return False
            connection.execute(receivers.insert().values(**row))
            rings.append(Ring("notice", receiver.person))
            return True

    def change_receiver(self, id: str, **values: Any) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(receivers).where(receivers.c.id == id).values(**values))

    def remove_receiver(self, person: str, id: str) -> None:
        mine = and_(receivers.c.id == id, receivers.c.person == person)
        with self._engine.begin() as connection:
            connection.execute(delete(receivers).where(mine))

    def remove_address(self, person: str, way: str, address: str) -> None:
        mine = and_(receivers.c.person == person, receivers.c.way == way)
        with self._engine.begin() as connection:
            connection.execute(delete(receivers).where(mine, receivers.c.address == address))

    # --- how

    def wishes(self, person: str) -> Wishes:
        with self._engine.connect() as connection:
            return _wishes(connection, person)

    def change_wishes(self, person: str, change: Callable[[Wishes], Wishes]) -> Wishes:
        """Change somebody's wishes, whatever else changes them."""
        with self._engine.begin() as connection:
            locked = select(people.c.id).where(people.c.id == person).with_for_update()
            connection.execute(locked)
            changed = change(_wishes(connection, person))
            kept = {"wishes": changed.to_json()}
            adding = insert_into(connection, wishes).values(person=person, **kept)
            connection.execute(adding.on_conflict_do_update(index_elements=["person"], set_=kept))
            return changed

    def set_zone(self, person: str, zone: str) -> None:
        """Keep in which zone somebody's day passes."""
        with self._changing() as (connection, rings):
            connection.execute(update(people).where(people.c.id == person).values(zone=zone))
            rings.append(Ring("person", person))

    # --- those who look after it

    def wait(self, now: float) -> float | None:
        """Seconds until somebody's notices are to be looked at; None if nobody's are."""
        soonest = case((rounds.c.worker != "", rounds.c.until), else_=rounds.c.after)
        with self._engine.connect() as connection:
            found = connection.execute(select(func.min(soonest))).scalar_one()
        return None if found is None else max(0.0, float(found) - now)

    def claim(self, worker: str, now: float) -> str | None:
        """Take the one whose notices come next, for a while; their id."""
        waiting = rounds.alias("waiting")
        is_free = and_(waiting.c.until <= now, or_(waiting.c.worker != "", waiting.c.after <= now))
        chosen = (
            select(waiting.c.person)
            .where(is_free)
            .order_by(waiting.c.after)
            .limit(1)
            .with_for_update(skip_locked=True, of=waiting)
            .correlate(None)
            .scalar_subquery()
        )
        taking = (
            update(rounds)
            .where(rounds.c.person == chosen)
            # What is new from here on says again that somebody is to look.
            .values(worker=worker, until=now + LEASE, after=FAR)
            .returning(rounds.c.person)
        )
        with self._engine.begin() as connection:
            found: str | None = connection.execute(taking).scalar_one_or_none()
            return found

    def finish(self, person: str, worker: str, after: float | None) -> None:
        """Give somebody's notices back; they are looked at again at a moment, or when there are
        new ones."""
        mine = and_(rounds.c.person == person, rounds.c.worker == worker)
        moment = FAR if after is None else after
        sooner = case((rounds.c.after > moment, moment), else_=rounds.c.after)
        with self._engine.begin() as connection:
            given = update(rounds).where(mine).values(worker="", until=0.0, after=sooner)
            connection.execute(given)
            gone = and_(rounds.c.person == person, rounds.c.worker == "", rounds.c.after >= FAR)
            connection.execute(delete(rounds).where(gone))

    def bag(self, person: str, now: float) -> Bag | None:
        """All that is needed to look after somebody's notices; None for who is gone."""
        with self._engine.connect() as connection:
            who = connection.execute(select(people).where(people.c.id == person)).one_or_none()
            if who is None:
                return None
            open_ones = connection.execute(
                select(notices)
                .where(notices.c.person == person, notices.c.settled == 0)
                .order_by(notices.c.id)
            ).all()
            ids = [row.id for row in open_ones]
            there = {row.table for row in open_ones if row.table}
            known = connection.execute(select(*needed()).where(tables.c.id.in_(there))).all()
            looking = connection.execute(
                select(looks.c.table).where(looks.c.person == person, looks.c.at > now - LOOKED)
            ).scalars()
            sent = connection.execute(select(deliveries).where(deliveries.c.notice.in_(ids))).all()
            mine = select(receivers).where(receivers.c.person == person)
            return Bag(
                who,
                _wishes(connection, person),
                [Receiver(**row._mapping) for row in connection.execute(mine)],
                open_ones,
                {row.id: row for row in known},
                frozenset(looking),
                {(row.notice, row.receiver): row for row in sent},
            )

    def write_deliveries(self, found: Iterable[Delivery], now: float) -> None:
        """Write what became of notices."""
        with self._engine.begin() as connection:
            for one in found:
                values = {"state": one.state, "why": one.why, "tries": one.tries}
                values |= {"after": one.after, "at": now}
                adding = insert_into(connection, deliveries).values(
                    notice=one.notice,
                    receiver=one.receiver.id,
                    person=one.receiver.person,
                    way=one.receiver.way,
                    name=one.receiver.name,
                    **values,
                )
                keys = ["notice", "receiver"]
                connection.execute(adding.on_conflict_do_update(index_elements=keys, set_=values))

    def settle(self, ids: Sequence[int], now: float) -> None:
        """Nothing is left to send of these."""
        if ids:
            with self._engine.begin() as connection:
                done = update(notices).where(notices.c.id.in_(ids)).values(settled=now)
                connection.execute(done)

    def postpone(self, id: int, after: float) -> None:
        """A notice is due later than was thought."""
        with self._engine.begin() as connection:
            connection.execute(update(notices).where(notices.c.id == id).values(after=after))

    def log(self, person: str, limit: int) -> Sequence[Row[Any]]:
        """What was sent to somebody lately and whether it arrived, the newest first."""
        query = (
            select(deliveries, notices.c.kind, notices.c.facts, notices.c.table)
            .join(notices, notices.c.id == deliveries.c.notice)
            .where(deliveries.c.person == person)
            .order_by(deliveries.c.at.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def visit(self, person: str, now: float) -> None:
        """Let somebody's notices be looked at now."""
        with self._changing() as (connection, rings):
            visit(connection, person, now)
            rings.append(Ring("notice", person))


def _is_due(now: float) -> ColumnElement[bool]:
    """What is told in a while, that time runs low or a turn that was put off, is no news yet."""
    is_soon = and_(notices.c.kind != "low", notices.c.after <= now + SOON)
    return or_(notices.c.after <= now, is_soon)


def _wishes(connection: Connection, person: str) -> Wishes:
    query = (
        select(people.c.zone, people.c.language, wishes.c.wishes)
        .join(wishes, wishes.c.person == people.c.id, isouter=True)
        .where(people.c.id == person)
    )
    row = connection.execute(query).one_or_none()
    return Wishes() if row is None else Wishes.from_json(row.wishes or {}, row.zone)


def sweep_notices(connection: Connection, now: float) -> None:
    """Forget what was told long ago, and pages that are not looked at any more."""
    old = select(notices.c.id).where(notices.c.at < now - KEPT).scalar_subquery()
    connection.execute(delete(deliveries).where(deliveries.c.notice.in_(old)))
    connection.execute(delete(notices).where(notices.c.at < now - KEPT))
    connection.execute(delete(looks).where(looks.c.at < now - LOOKED))
