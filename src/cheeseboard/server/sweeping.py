"""What nobody uses any more: told first, removed later.

A table is abandoned when nobody has touched or opened it for days, and its match never began or is
played by one person alone. A running match of two people is never removed, nor is one that is over.
"""

from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
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
from cheeseboard.server.schema import (
    answers,
    chat,
    films,
    matches,
    people,
    sitters,
    steps,
    tables,
    work,
)

DAY: Final = 24 * 3600.0

NEVER_BEGAN: Final = 4 * DAY
"""Seconds without a sign of anybody after which a table that never began is abandoned."""

LONELY: Final = 30 * DAY
"""The same for a match of one person and bots."""

NOTICE: Final = 7 * DAY
"""Seconds between the word that a table goes, and its end."""

NEVER_SAT: Final = 30 * DAY
"""Seconds after which a guest who never sat down is forgotten."""

GONE: Final = 1 << 30
"""The version of a table that was removed."""

AT_ONCE: Final = 500
"""Tables that are removed in one go."""


def days_left(warned: float, touched: float, looked: float, now: float) -> int | None:
    """In how many days, at least one, a table goes; None for one that stays."""
    if not warned or warned < max(touched, looked):
        return None
    return max(1, -int((now - warned - NOTICE) // DAY))


def sweep(connection: Connection, rings: list[Ring], now: float) -> tuple[list[str], int]:
    """Remove tables whose notice has run out, put up new notices, forget guests who never sat down;
    which tables, and how many guests."""
    gone = _remove_tables(connection, now)
    rings += [Ring("table", id, GONE) for id in gone]
    abandoned = and_(_is_abandoned(now), not_(_is_warned()))
    connection.execute(update(tables).where(abandoned).values(warned=now))
    forgotten = connection.execute(_forgetting(now)).scalars().all()
    rings += [Ring("person", id) for id in forgotten]
    return gone, len(forgotten)


def _remove_tables(connection: Connection, now: float) -> list[str]:
    is_over = and_(_is_abandoned(now), _is_warned(), tables.c.warned < now - NOTICE)
    chosen = select(tables.c.id).where(is_over).limit(AT_ONCE).with_for_update(skip_locked=True)
    gone = list(connection.execute(chosen).scalars())
    played = select(matches.c.id).where(matches.c.table.in_(gone)).scalar_subquery()
    for part in (steps, answers, films):
        connection.execute(delete(part).where(part.c.match.in_(played)))
    for each in (matches, chat, sitters, work):
        connection.execute(delete(each).where(each.c.table.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone


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
    is_lonely = (tables.c.stage == "playing") & (there.correlate(tables).scalar_subquery() < 2)
    return or_(
        and_(never_began, _last_sign() < now - NEVER_BEGAN),
        and_(is_lonely, _last_sign() < now - LONELY),
    )


def _forgetting(now: float):  # type: ignore[no-untyped-def]
    return (
        delete(people)
        .where(people.c.since < now - NEVER_SAT)
        .where(~exists().where(sitters.c.person == people.c.id))
        .where(~exists().where(tables.c.host == people.c.id))
        .where(~exists().where(chat.c.person == people.c.id))
        .returning(people.c.id)
    )
