"""Whatever the schema hangs on a table or a guest goes with it, or keeps it here."""

import itertools
import threading
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import JSON, Boolean, Connection, Float, Integer, LargeBinary, Table, func, select

from cheeseboard.server.hanging import referring, remove
from cheeseboard.server.notices.changes import before_change
from cheeseboard.server.schema import (
    matches,
    metadata,
    people,
    results,
    sessions,
    sitters,
    tables,
)
from cheeseboard.server.store import Store
from cheeseboard.server.sweeping import ALONG, LONELY, NEVER_SAT, NOTICE

from .serving import DEADLINE, wait_for
from .storing import add_table

_numbers = itertools.count(1000)


def put(connection: Connection, table: Table, **given: Any) -> None:
    """A row with something in every column that needs it, on the latest row of its parents."""
    values = dict(given)
    for key in table.foreign_key_constraints:
        if not given.keys() & {column.name for column in key.columns}:
            parents = [part.column for part in key.elements]
            row = connection.execute(select(*parents).limit(1)).one()
            values |= {
                part.parent.name: value for part, value in zip(key.elements, row, strict=True)
            }
    for column in table.columns:
        if column.name not in values and not column.nullable and column.server_default is None:
            values[column.name] = something(column.type)
    connection.execute(table.insert().values(**values))


def something(kind: Any) -> Any:
    if isinstance(kind, Boolean):
        return False
    if isinstance(kind, Integer):
        return next(_numbers)
    if isinstance(kind, Float):
        return time.time()
    if isinstance(kind, JSON):
        return []
    return b"" if isinstance(kind, LargeBinary) else f"something {next(_numbers)}"


def hanging_on(table: Table) -> Iterator[Table]:
    for key in referring(table):
        yield key.table
        yield from hanging_on(key.table)


def begun(store: Store) -> None:
    """A table with one person, whose match has begun."""
    add_table(store)
    store.begin_match("t", 0, 1, {}, ["Ann"], {"state": 0}, [], {"stage": "playing"})


def fill(store: Store, wanted: set[Table]) -> None:
    with store.filling() as connection:
        for table in metadata.sorted_tables:
            if table in wanted - {matches, sitters}:
                put(connection, table)


def left(store: Store, wanted: set[Table]) -> dict[str, int]:
    with store.looking() as connection:
        counts = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in wanted
        }
    return {name: count for name, count in counts.items() if count}


def test_a_table_goes_with_all_that_hangs_on_it(store: Store) -> None:
    begun(store)
    hanging = set(hanging_on(tables))
    fill(store, hanging)
    assert left(store, hanging).keys() == {table.name for table in hanging}
    with store.filling() as connection:
        remove(connection, tables, tables.c.id == "t")
    assert left(store, {*hanging, tables}) == {}


def test_the_sweep_takes_all_that_hangs_on_a_table(store: Store) -> None:
    begun(store)
    hanging = set(hanging_on(tables)) - {results, *hanging_on(results)}
    fill(store, hanging)
    now = time.time() + LONELY + 1
    assert store.sweep(now)[0] == []
    assert store.sweep(now + NOTICE + 1)[0] == ["t"]
    assert left(store, hanging) == {}


def test_a_guest_whom_anything_names_stays(store: Store) -> None:
    begun(store)
    with store.filling() as connection:
        guests = {}
        for key in referring(people):
            [column] = key.columns
            guest = f"{key.table.name}.{column.name}"
            put(connection, people, id=guest, since=0.0)
            put(connection, key.table, **{column.name: guest})
            guests[guest] = key.table
        put(connection, people, id="here", since=0.0)
        put(connection, sessions, person="here")
        connection.execute(
            sessions.update().where(sessions.c.person == "sessions.person").values(seen=0.0)
        )
        put(connection, people, id="account", since=0.0, kept=1.0, fold="account")
    store.sweep(time.time())
    forgotten = {guest for guest in guests if store.person(guest) is None}
    assert forgotten == {guest for guest, table in guests.items() if table in ALONG}
    assert store.person("here") is not None
    assert store.person("account") is not None
    store.sweep(time.time() + NEVER_SAT)
    assert store.person("here") is None


def test_who_is_seen_waits_for_who_changes_the_table(store: Store) -> None:
    """Both write to the table and to its people: in another order they wait for each other."""
    add_table(store)
    noting = threading.Thread(
        target=store.note_seen, args=([("t", "ann", 5.0)], [("t", 5.0)]), daemon=True
    )
    with store.filling() as connection:
        before_change(connection, "t")
        if connection.dialect.name == "postgresql":
            noting.start()
            wait_for(lambda: is_waiting(store), "somebody who waits")
        mine = (sitters.c.table == "t") & (sitters.c.person == "ann")
        connection.execute(sitters.update().where(mine).values(owes=1.0))
    if not noting.ident:
        noting.start()
    noting.join(DEADLINE)
    assert store.seen("t") == {"ann": 5.0}


def is_waiting(store: Store) -> bool:
    with store.looking() as connection:
        query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        return bool(connection.exec_driver_sql(query).scalar_one())
