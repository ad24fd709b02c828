"""What a change at a table means for its people, written with the change itself.

So no notice is lost, and none is made twice: the table's version stands in its key.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, bindparam, case, select, update

from cheeseboard.server.bell import Ring
from cheeseboard.server.databases import insert_for
from cheeseboard.server.notices.core import LOOK, Kind
from cheeseboard.server.notices.times import Times, tempo_kind
from cheeseboard.server.schema import notices, people, rounds, sitters, tables, ties

PASSING: Final[Sequence[Kind]] = ("turn", "turn_live", "low", "nudge")
"""What does not matter any more once somebody has decided."""

NEEDED: Final = (
    *("id", "game", "stage", "to_act", "seats", "version", "tempo", "clocks", "manners"),
)
"""What notices are made of; some tables know nothing of clocks."""


LATER: Final = 3600.0
"""Seconds after which somebody hears of a turn again who has put it off."""

News = tuple[str, Kind, float, int | None]
"""Who is told what, when it is due, and of which seat."""


def needed() -> list[Any]:
    """The columns of a table that notices are made of."""
    return [column for column in tables.c if column.name in NEEDED]


# What every move asks and writes is built once: that costs more than carrying it out.

HELD: Final = select(*needed()).where(tables.c.id == bindparam("its_id")).with_for_update()
"""A table's row; nobody else changes it until the end of the transaction."""

PASSED: Final = update(notices).where(
    notices.c.table == bindparam("its_table"),
    notices.c.person.in_(bindparam("people", expanding=True)),
    notices.c.kind.in_(bindparam("kinds", expanding=True)),
    notices.c.passed == 0,
)
"""Changes some people's notices of some kinds that still matter."""


@cache
def _adding(dialect: str) -> Any:
    """Adds a notice, and tells its number if it is a new one."""
    return insert_for(dialect, notices).on_conflict_do_nothing().returning(notices.c.id)


@cache
def _visiting(dialect: str) -> Any:
    """Lets somebody's notices be looked at, not later than at a moment."""
    adding = insert_for(dialect, rounds)
    after = adding.excluded.after
    sooner = case((rounds.c.after > after, after), else_=rounds.c.after)
    return adding.on_conflict_do_update(index_elements=["person"], set_={"after": sooner})


def before_change(connection: Connection, table: str) -> Any:
    """A table's row as it is until the change; whoever changes it next waits."""
    return connection.execute(HELD, {"its_id": table}).one_or_none()


def note_change(
    connection: Connection,
    rings: list[Ring],
    before: Any,
    changes: Mapping[str, Any],
    now: float,
) -> None:
    """Write what a change of a table's row, as it was, lets its people know."""
    after = {**before._mapping, **changes}
    awaited, awaits = _awaited(before._mapping), _awaited(after)
    seated = {seat["person"] for seat in after["seats"] if seat["person"]}
    rings += [Ring("notice", person) for person in {*awaited} ^ {*awaits}]
    if before.stage == "open":
        rings.append(Ring("open", before.id))
    if before.stage != after["stage"]:
        rings += [Ring("notice", person) for person in seated - {*awaited} - {*awaits}]
    if len(seated) < 2 and tempo_kind(after) == "none":
        return  # bots do not wait, and nobody is told of them
    key = f"{before.id}:{before.version + 1}"
    _pass(connection, before.id, set(awaited) - set(awaits), PASSING, now)
    _pass(connection, before.id, _asked(before._mapping) - _asked(after), ("vote",), now)
    for person, kind, due, seat in sorted(_news(before, after, awaited, awaits, now), key=_order):
        facts = _facts(after, person) | (_question(after) if kind == "vote" else {})
        add(connection, rings, key, person, kind, now, due, before.id, seat, facts)


def _news(
    before: Any,
    after: Mapping[str, Any],
    awaited: Mapping[str, int],
    awaits: Mapping[str, int],
    now: float,
) -> Iterator[News]:
    """What a change lets people know."""
    times = Times(after)
    kind: Kind = "turn_live" if tempo_kind(after) == "live" else "turn"
    for person in set(awaits) - set(awaited):
        seat = awaits[person]
        yield person, kind, now + LOOK, seat
        low = times.low_at(seat)
        if low is not None:
            yield person, "low", max(low, now), seat
    if before.stage == "playing" and after["stage"] == "over":
        for person in {seat["person"] for seat in after["seats"] if seat["person"]}:
            yield person, "over", now + LOOK, None
    for person in _asked(after) - _asked(before._mapping):
        yield person, "vote", now + LOOK, None
    for person, seat in _replaced(before.seats, after["seats"]):
        yield person, "stand_in", now + LOOK, seat


def _order(news: News) -> tuple[str, str]:
    """Who tells several people tells them in one order, so that no two wait for each other."""
    person, kind, _, _ = news
    return person, kind


def note_said(
    connection: Connection, rings: list[Ring], table: str, speaker: str, name: str, now: float
) -> None:
    """Somebody has said something: the others at the table hear of it, bundled."""
    query = select(sitters.c.person).where(sitters.c.table == table, sitters.c.person != speaker)
    others = set(connection.execute(query).scalars()) - _deaf(connection, speaker)
    if not others:
        return
    row = connection.execute(select(*needed()).where(tables.c.id == table)).one()
    unread = {
        found.person: found
        for found in connection.execute(
            select(notices.c.id, notices.c.person, notices.c.facts).where(
                *(notices.c.table == table, notices.c.kind == "chat"),
                *(
                    notices.c.person.in_(list(others)),
                    notices.c.opened == 0,
                    notices.c.settled == 0,
                ),
            )
        )
    }
    for person in sorted(others):
        if person in unread:
            facts = dict(unread[person].facts)
            facts |= {"name": name, "count": int(facts.get("count", 1)) + 1}
            mine = notices.c.id == unread[person].id
            connection.execute(update(notices).where(mine).values(facts=facts))
            rings.append(Ring("notice", person))
        else:
            facts = _facts(dict(row._mapping), person) | {"name": name, "count": 1}
            key = f"{table}:{row.version}"
            add(connection, rings, key, person, "chat", now, now, table, facts=facts)


def _deaf(connection: Connection, speaker: str) -> set[str]:
    """Who hears nothing of somebody: who has silenced or blocked them, or was blocked by them."""
    hears_not = select(ties.c.person).where(
        ties.c.other == speaker, ties.c.kind.in_(("mute", "block"))
    )
    is_kept_out = select(ties.c.other).where(ties.c.person == speaker, ties.c.kind == "block")
    return {
        person
        for query in (hears_not, is_kept_out)
        for person in connection.execute(query).scalars()
    }


def note_later(
    connection: Connection, rings: list[Ring], row: Any, person: str, now: float
) -> bool:
    """Somebody who is waited for hears of it once more in an hour; whether anybody waits."""
    facts = dict(row._mapping)
    seat = _awaited(facts).get(person)
    key, told = f"{row.id}:later:{now:.0f}", _facts(facts, person)
    return seat is not None and add(
        connection, rings, key, person, "turn", now, now + LATER, row.id, seat, told
    )


def note_from(
    connection: Connection,
    rings: list[Ring],
    kind: Kind,
    table: str,
    person: str,
    by: str,
    now: float,
    key: str = "",
) -> None:
    """Somebody reminds or invites somebody else, who does not hear it if they keep apart."""
    if person in _deaf(connection, by):
        return
    row = connection.execute(select(*needed()).where(tables.c.id == table)).one()
    name = connection.execute(select(people.c.name).where(people.c.id == by)).scalar_one()
    facts = _facts(dict(row._mapping), person) | {"name": name}
    add(connection, rings, f"{table}:{key or by}", person, kind, now, now, table, facts=facts)


def add(
    connection: Connection,
    rings: list[Ring],
    key: str,
    person: str,
    kind: Kind,
    at: float,
    after: float,
    table: str | None = None,
    seat: int | None = None,
    facts: Mapping[str, Any] | None = None,
) -> bool:
    """Write a notice, and that somebody is to look after it; whether it is a new one."""
    row = {
        "key": f"{kind}:{key}:{person}",
        "person": person,
        "table": table,
        "kind": kind,
        "seat": seat,
        "at": at,
        "after": after,
        "facts": dict(facts or {}),
    }
    if connection.execute(_adding(connection.dialect.name), row).one_or_none() is None:
        return False
    visit(connection, person, after)
    rings.append(Ring("notice", person))
    return True


def visit(connection: Connection, person: str, after: float) -> None:
    """Let somebody's notices be looked at, not later than at a moment."""
    connection.execute(_visiting(connection.dialect.name), {"person": person, "after": after})


def _pass(
    connection: Connection, table: str, some: Iterable[str], kinds: Sequence[Kind], now: float
) -> None:
    gone = list(some)
    if gone:
        theirs = {"its_table": table, "people": gone, "kinds": list(kinds)}
        connection.execute(PASSED, theirs | {"passed": now})


def _awaited(row: Mapping[str, Any]) -> dict[str, int]:
    """The people who are to decide at a table, with the first of their seats that is."""
    found: dict[str, int] = {}
    if row["stage"] == "playing":
        for seat in row["to_act"] or ():
            player = row["seats"][seat] if seat < len(row["seats"]) else {}
            if player.get("kind") == "person":
                found.setdefault(player["person"], seat)
    return found


def _asked(row: Mapping[str, Any]) -> set[str]:
    """Those from whom an answer is wanted, to end the match, to put it off or the like."""
    vote = _vote(row)
    if vote is None or row["stage"] != "playing":
        return set()
    people = {seat["person"] for seat in row["seats"] if seat["kind"] == "person"}
    return people - {*vote["yes"], *row["manners"].get("for_end", ())}


def _question(row: Mapping[str, Any]) -> dict[str, Any]:
    """What is asked, and by whom."""
    vote = _vote(row)
    assert vote is not None
    return {"asks": vote["kind"], "name": row["seats"][vote["seat"]]["name"]}


def _vote(row: Mapping[str, Any]) -> Mapping[str, Any] | None:
    found: Mapping[str, Any] | None = (row["clocks"] or {}).get("vote")
    return found


def _replaced(
    before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]
) -> list[tuple[str, int]]:
    """Whose seats a bot has taken over; who resigned knows."""
    return [
        (was["person"], seat)
        for seat, (was, now) in enumerate(zip(before, after, strict=False))
        if was["kind"] == "person"
        and now["kind"] == "bot"
        and now.get("person") == was["person"]
        and not now.get("is_out")
    ]


def _facts(row: Mapping[str, Any], person: str) -> dict[str, Any]:
    """What a sentence about a table may say to somebody: the game, and the names of the others."""
    others = {
        seat["person"]: seat["name"]
        for seat in row["seats"]
        if seat["person"] and seat["person"] != person
    }
    return {"game": row["game"], "others": list(others.values())}
