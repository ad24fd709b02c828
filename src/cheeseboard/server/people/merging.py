"""A guest turns out to be somebody we know: what the guest had becomes theirs, all at once."""

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, select, update
from sqlalchemy.exc import IntegrityError

from cheeseboard.server.bell import Ring
from cheeseboard.server.people.belongings import BELONGINGS, Belonging
from cheeseboard.server.people.sessions import ENDED
from cheeseboard.server.players.joining import after_joining, before_joining
from cheeseboard.server.schema import matches, metadata, people, sessions, sitters, tables
from cheeseboard.server.store import Store


def merge(store: Store, guest: str, account: str) -> None:
    """Let everything of a guest be an account's, in one transaction; the guest is no more.

    Where both sit at one table, the account has both seats: they were one person's all the time.
    """
    with store.changing() as (connection, rings):
        names = dict(
            connection.execute(
                select(people.c.id, people.c.name)
                .where(people.c.id.in_((guest, account)))
                .with_for_update()
            )
            .tuples()
            .all()
        )
        if len(names) != 2:
            return

        def change(player: Mapping[str, Any]) -> dict[str, Any]:
            is_own = player["name"] == names[guest]
            name = names[account] if is_own else player["name"]
            return {**player, "person": account, "name": name}

        change_seats(connection, rings, guest, change, {guest: account})
        _move_sitters(connection, guest, account)
        before_joining(connection, guest, account)
        for one in children_first():
            if one.at_merging == "move":
                _move(connection, one, guest, account)
            elif one.at_merging == "remove":
                _remove(connection, rings, one, guest)
        _adopt_the_rest(connection, guest, account)
        after_joining(connection, account)
        connection.execute(delete(people).where(people.c.id == guest))
        rings += [Ring("person", guest), Ring("person", account)]


def children_first() -> list[Belonging]:
    """All belongings, what refers to others before them."""
    order = {table.name: number for number, table in enumerate(metadata.sorted_tables)}
    return sorted(BELONGINGS, key=lambda one: -order[one.table])


def change_seats(
    connection: Connection,
    rings: list[Ring],
    person: str,
    change: Callable[[Mapping[str, Any]], Mapping[str, Any]],
    others: Mapping[str, str],
) -> None:
    """Change all seats of a person, the names of their matches, and who is named at their tables;
    `others` says who takes whose place there, nobody for an empty id."""
    mine = select(sitters.c.table).where(sitters.c.person == person)
    query = (
        select(tables.c.id, tables.c.host, tables.c.seats, tables.c.manners, tables.c.version)
        .where(tables.c.id.in_(mine) | (tables.c.host == person))
        .order_by(tables.c.id)
        .with_for_update()
    )
    for row in connection.execute(query).all():
        seats = [change(seat) if seat.get("person") == person else seat for seat in row.seats]
        values: dict[str, Any] = {
            "seats": seats,
            "manners": _renamed(row.manners, others),
            "version": row.version + 1,
        }
        if row.host == person and others.get(person):
            values["host"] = others[person]
        connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
        rings.append(Ring("table", row.id, row.version + 1))
        _change_names(connection, row.id, row.seats, seats)


def _change_names(connection: Connection, table: str, old: Any, new: Any) -> None:
    """Names in the matches of a table follow those of its seats: everybody moves one seat on with
    every match."""
    query = select(matches.c.id, matches.c.number, matches.c.names).where(matches.c.table == table)
    rows = connection.execute(query).all()
    latest = max((row.number for row in rows), default=0)
    for row in rows:
        names = list(row.names)
        for seat, name in enumerate(names):
            now = (seat + latest - row.number) % len(old)
            if name == old[now]["name"]:
                names[seat] = new[now]["name"]
        if names != list(row.names):
            connection.execute(update(matches).where(matches.c.id == row.id).values(names=names))


def _renamed(manners: Mapping[str, Any], others: Mapping[str, str]) -> dict[str, Any]:
    """What people have settled at a table, with others in their place."""
    found = dict(manners)
    for key in ("barred", "muted", "for_end"):
        ids = (others.get(id, id) for id in manners.get(key, ()))
        found[key] = list(dict.fromkeys(id for id in ids if id))
    reasons = {others.get(id, id): why for id, why in manners.get("reasons", {}).items()}
    return {**found, "reasons": {id: why for id, why in reasons.items() if id}}


def _move_sitters(connection: Connection, guest: str, account: str) -> None:
    there = select(sitters.c.table).where(sitters.c.person == account).scalar_subquery()
    both = and_(sitters.c.person == guest, sitters.c.table.in_(there))
    connection.execute(delete(sitters).where(both))
    connection.execute(update(sitters).where(sitters.c.person == guest).values(person=account))


def _move(connection: Connection, one: Belonging, guest: str, account: str) -> None:
    """Rows of the guest become the account's, but for those that the account has as well."""
    table, whose = metadata.tables[one.table], one.whose
    mine = table.c[whose] == guest
    if _moved(connection, table, whose, mine, account):
        return
    keys = list(table.primary_key.columns)
    for row in connection.execute(select(*keys).where(mine)).all():
        this = and_(*(key == value for key, value in zip(keys, row, strict=True)))
        if not _moved(connection, table, whose, this, account):
            connection.execute(delete(table).where(this))


def _moved(connection: Connection, table: Table, whose: str, rows: Any, account: str) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(update(table).where(rows).values({whose: account}))
    except IntegrityError:
        return False
    return True


def _remove(connection: Connection, rings: list[Ring], one: Belonging, person: str) -> None:
    table = metadata.tables[one.table]
    if table is sessions:
        query = select(sessions.c.id).where(sessions.c.person == person)
        rings += [Ring("session", id, ENDED) for id in connection.execute(query).scalars()]
    connection.execute(delete(table).where(table.c[one.whose] == person))


def _adopt_the_rest(connection: Connection, guest: str, account: str) -> None:
    """Whatever else names the guest names the account."""
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column is people.c.id:
                connection.execute(
                    update(table).where(key.parent == guest).values({key.parent.name: account})
                )
