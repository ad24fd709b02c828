"""What nobody uses any more: told first, removed later.

A table is abandoned when nobody has touched or opened it for days, and its match never began or is
played by one person alone. A running match of two people is never removed, nor is a table with one
that is over.
"""

from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    delete,
    exists,
    func,
    not_,
    or_,
    select,
    update,
)

from cheeseboard.server.bell import Ring
from cheeseboard.server.hanging import referring, remove
from cheeseboard.server.notices.book import sweep_notices
from cheeseboard.server.schema import (
    matches,
    people,
    presence,
    results,
    sessions,
    sitters,
    tables,
    tokens,
)

DAY: Final = 24 * 3600.0

NEVER_BEGAN: Final = 4 * DAY
"""Seconds without a sign of anybody after which a table that never began is abandoned."""

LONELY: Final = 30 * DAY
"""The same for a match of one person and bots."""

PUT_AWAY: Final = 60 * DAY
"""Seconds without a move after which a match without a clock is put away, without a result."""

NOTICE: Final = 7 * DAY
"""Seconds between the word that a table goes, and its end."""

NEVER_SAT: Final = 30 * DAY
"""Seconds after which a guest who never sat down is forgotten."""

GONE: Final = 1 << 30
"""The version of a table that was removed."""

AT_ONCE: Final = 500
"""Tables, or guests, that are removed in one go."""

ALONG: Final = (sessions, tokens, presence)
"""What does not keep a guest here, and goes with them."""


def days_left(warned: float, touched: float, looked: float, now: float) -> int | None:
    """In how many days, at least one, a table goes; None for one that stays."""
    if not warned or warned < max(touched, looked):
        return None
    return max(1, -int((now - warned - NOTICE) // DAY))


def sweep(connection: Connection, rings: list[Ring], now: float) -> tuple[list[str], int]:
    """Remove tables whose notice has run out, put up new notices, forget guests who never sat down;
    which tables, and how many guests."""
    is_over = and_(_is_abandoned(now), _is_warned(), tables.c.warned < now - NOTICE)
    gone = _chosen(connection, tables, is_over)
    if gone:
        remove(connection, tables, tables.c.id.in_(gone))
    rings += [Ring("table", id, GONE) for id in gone]
    lonely = _chosen(connection, tables, and_(_is_abandoned(now), not_(_is_warned())))
    connection.execute(update(tables).where(tables.c.id.in_(lonely)).values(warned=now))
    sweep_notices(connection, now)
    _put_away(connection, now)
    forgotten = _chosen(connection, people, _is_forgotten(now))
    for each in ALONG:
        remove(connection, each, each.c.person.in_(forgotten))
    connection.execute(delete(people).where(people.c.id.in_(forgotten)))
    rings += [Ring("person", id) for id in forgotten]
    return gone, len(forgotten)


def _put_away(connection: Connection, now: float) -> None:
    """Take matches that have slept for long off everybody's desk; who opens one has it back."""
    its = tables.c.tempo["kind"].as_string() == "none"
    slept = select(tables.c.id).where(
        tables.c.stage == "playing", tables.c.touched < now - PUT_AWAY, its
    )
    mine = and_(sitters.c.table.in_(slept), ~sitters.c.put_away)
    connection.execute(update(sitters).where(mine).values(put_away=True))


def _chosen(connection: Connection, table: Table, condition: ColumnElement[bool]) -> list[str]:
    """The rows for which something holds, in our hands: others wait who want to change them or
    refer to them. Nobody is waited for; what others have is left for the next time."""
    query = select(table.c.id).where(condition).limit(AT_ONCE)
    held = list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
    if not held:
        return []
    # Somebody may have come before we had them.
    still = select(table.c.id).where(table.c.id.in_(held), condition)
    return list(connection.execute(still).scalars())


def _last_sign() -> ColumnElement[float]:
    """When somebody was last there."""
    return case((tables.c.looked > tables.c.touched, tables.c.looked), else_=tables.c.touched)


def _is_warned() -> ColumnElement[bool]:
    return and_(tables.c.warned > 0, tables.c.warned >= _last_sign())


def _is_abandoned(now: float) -> ColumnElement[bool]:
    never_began = tables.c.stage.in_(("open", "closed")) & ~exists().where(
        matches.c.table == tables.c.id
    )
    there = select(func.count()).select_from(sitters).where(sitters.c.table == tables.c.id)
    is_lonely = (
        (tables.c.stage == "playing")
        & (there.correlate(tables).scalar_subquery() < 2)
        & ~exists().where(results.c.table == tables.c.id)
    )
    return or_(
        and_(never_began, _last_sign() < now - NEVER_BEGAN),
        and_(is_lonely, _last_sign() < now - LONELY),
    )


def _is_forgotten(now: float) -> ColumnElement[bool]:
    """Whether a guest came long ago, was not here since, and is named by nothing that stays."""
    named = [
        exists().where(column == people.c.id)
        for key in referring(people)
        if key.table not in ALONG
        for column in key.columns
    ]
    is_here = exists().where(sessions.c.person == people.c.id, sessions.c.seen > now - NEVER_SAT)
    return and_(
        people.c.kept.is_(None), people.c.since < now - NEVER_SAT, ~is_here, *map(not_, named)
    )
