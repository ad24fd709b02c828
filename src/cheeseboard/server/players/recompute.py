"""Makes anew what follows from results and records: ratings, meetings, labels."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, delete, select

from cheeseboard.events import Event
from cheeseboard.help.facets import facets_of
from cheeseboard.help.labels import Ended as Told
from cheeseboard.help.labels import earned
from cheeseboard.server.players.history import read_end
from cheeseboard.server.players.keeping import (
    Inserting,
    Meeting,
    add_labels,
    meeting,
    met,
    rated_rows,
)
from cheeseboard.server.players.strength import Strength, beginner
from cheeseboard.server.schema import labels, meetings, people, ratings, results
from cheeseboard.server.store import Store

log = logging.getLogger(__name__)

ROWS: Final = 500
"""Rows that are on the way at once."""


@dataclass(frozen=True, slots=True)
class Remade:
    """How much there was."""

    matches: int
    ratings: int
    labels: int


def recompute(store: Store, told: Callable[[int], None] = lambda count: None) -> Remade:
    """Make ratings, meetings and labels anew; the same as they were made match by match.

    Labels are read from the records first. Then all is put in its place at once, while nobody
    ends a match; `told` hears how many records were read.
    """
    given = _all_labels(store, told)
    with store.alone(results) as (connection, database):
        rated = remake_ratings(connection)
        count = remake_meetings(connection)
        return Remade(count, rated, _remake_labels(connection, database, given))


def _by_match(connection: Connection, *where: Any) -> Iterator[list[Mapping[str, Any]]]:
    """The results of each match, in the order of their ends."""
    query = select(results).where(*where)
    ordered = query.order_by(results.c.ended, results.c.match, results.c.seat)
    rows = connection.execute(ordered.execution_options(yield_per=ROWS)).mappings()
    for _, group in groupby(rows, lambda row: row["match"]):
        yield [dict(row) for row in group]


def remake_ratings(connection: Connection) -> int:
    """Make all ratings from results, in the order of their ends; how many changes there were."""
    connection.execute(delete(ratings))
    known: dict[tuple[str, str, str], tuple[int, Strength]] = {}
    waiting: list[dict[str, Any]] = []
    count = 0
    for rows in _by_match(connection, results.c.is_rated):
        game, kind = rows[0]["game"], rows[0]["kind"]
        persons = [row["person"] for row in rows if row["person"]]
        before = {one: known.get((one, game, kind), (0, beginner())) for one in persons}
        for made in rated_rows(rows[0]["match"], rows, before, rows[0]["ended"]):
            known[made["person"], game, kind] = (
                made["number"],
                Strength(made["mu"], made["sigma"]),
            )
            waiting.append(made)
            count += 1
    for start in range(0, len(waiting), ROWS):
        connection.execute(ratings.insert(), waiting[start : start + ROWS])
    return count


def remake_meetings(connection: Connection) -> int:
    """Count anew who came before whom; how many matches there are."""
    connection.execute(delete(meetings))
    return _count_meetings(connection, _by_match(connection))


def remake_meetings_of(connection: Connection, person: str) -> None:
    """Count anew whom somebody has met."""
    theirs = (meetings.c.person == person) | (meetings.c.other == person)
    connection.execute(delete(meetings).where(theirs))
    mine = select(results.c.match).where(results.c.person == person).scalar_subquery()
    _count_meetings(connection, _by_match(connection, results.c.match.in_(mine)), person)


def _count_meetings(
    connection: Connection, ended: Iterator[list[Mapping[str, Any]]], of: str = ""
) -> int:
    """Write who came before whom in these matches, all or `of` somebody; how many there are."""
    gone = _gone(connection)
    counted: dict[Meeting, Counter[str]] = {}
    last: dict[Meeting, float] = {}
    count = 0
    for rows in ended:
        count += 1
        for pair, counts in met(rows).items():
            if (not of or of in pair) and gone.isdisjoint(pair):
                counted.setdefault(pair, Counter()).update(counts)
                last[pair] = rows[0]["ended"]
    made = [meeting(pair, counts, last[pair]) for pair, counts in sorted(counted.items())]
    for start in range(0, len(made), ROWS):
        connection.execute(meetings.insert(), made[start : start + ROWS])
    return count


def _gone(connection: Connection) -> frozenset[str]:
    """Who wanted to be forgotten: their places in ratings stay, what tells of them does not."""
    return frozenset(connection.execute(select(people.c.id).where(people.c.name == "")).scalars())


def _remake_labels(connection: Connection, database: Inserting, given: "Given") -> int:
    """Put labels in the place of those that were there; what cannot be read any more stays."""
    kept = connection.execute(select(labels)).mappings().all()
    stays = [dict(row) for row in kept if row["match"] not in given.read]
    connection.execute(delete(labels))
    gone = _gone(connection)
    wanted = [row for row in (*given.labels, *stays) if row["person"] not in gone]
    add_labels(connection, database, wanted)
    return len(connection.execute(select(labels.c.label)).all())


@dataclass(frozen=True, slots=True)
class Given:
    """The labels that all records give, and the matches that could be read."""

    labels: list[dict[str, Any]]
    read: set[int]


def _all_labels(store: Store, told: Callable[[int], None]) -> Given:
    given = Given([], set())
    with store.one_moment() as connection:
        ids = list(connection.execute(select(results.c.match).distinct()).scalars())
    for count, id in enumerate(ids, 1):
        with store.one_moment() as connection:
            rows = next(_by_match(connection, results.c.match == id))
        found = _labels(store, rows)
        if found is not None:
            given.labels.extend(found)
            given.read.add(id)
        told(count)
    return given


def _labels(store: Store, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]] | None:
    """What a match gives; None where its end cannot be read."""
    first = rows[0]
    stored = store.match(first["table"], first["number"])
    if stored is None or stored.end is None:
        return None
    outcome, end = read_end(stored)
    if end is None:
        return None
    return [
        {"person": row["person"], "game": game, "label": label}
        | {"match": first["match"], "at": first["ended"]}
        for row in rows
        if row["person"]
        for game, label in earned(_told(rows, row, stored, outcome, end))
    ]


def _told(
    rows: Sequence[Mapping[str, Any]], row: Mapping[str, Any], stored: Any, outcome: Any, end: Any
) -> Told:
    return Told(
        game=row["game"],
        seat=row["seat"],
        outcome=replace(
            outcome,
            ranks=tuple(one["place"] for one in rows),
            scores=tuple(one["score"] for one in rows),
        ),
        bots=tuple(one["bot"] for one in rows),
        ending=row["ending"],
        events=[Event.from_json(event) for group in stored.told for event in group],
        end=end,
        facets=facets_of(row["game"], end, row["seat"]),
        decisions=row["decisions"],
    )
