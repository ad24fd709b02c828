"""Writes how a match ended, and all that follows from it, in the transaction that ends it."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import Connection, Table, func, select

from cheeseboard.events import Seat
from cheeseboard.server.people.browsers import share_one
from cheeseboard.server.players.result import Ended
from cheeseboard.server.players.strength import Contender, Strength, after, beginner
from cheeseboard.server.schema import (
    facets,
    labels,
    matches,
    meetings,
    people,
    ratings,
    results,
    steps,
)


class Inserting(Protocol):
    """Makes the insert of a database that can say what to do about a row that is there."""

    def insert(self, table: Table) -> Any: ...


def keep_end(
    connection: Connection, database: Inserting, match: int, ended: Ended, now: float | None
) -> None:
    """Write the results of a match that ends now, or ended when its last step was written.

    It is not rated if one browser has let in two of its people meanwhile.
    """
    begun = connection.execute(
        select(matches.c.table, matches.c.number, matches.c.since).where(matches.c.id == match)
    ).one()
    paces = _paces(connection, match)
    at = now if now is not None else (paces.last or begun.since)
    persons = sorted({one.person for one in ended.results if one.person})
    before: Mapping[str, tuple[int, Strength]] = {}
    if ended.is_rated and share_one(connection, persons):
        ended = replace(ended, is_rated=False)
    if ended.is_rated:
        before, at = _lock(connection, ended, persons, at)
    rows = [
        {
            "match": match,
            "seat": one.seat,
            "table": begun.table,
            "number": begun.number,
            "person": one.person or None,
            "bot": one.bot,
            "game": ended.game,
            "kind": ended.kind,
            "preset": ended.preset,
            "seats": len(ended.results),
            "place": one.place,
            "score": one.score,
            "won": one.won,
            "team": one.team,
            "ending": one.ending,
            "reason": ended.reason,
            "decisions": one.decisions,
            "seconds": max(0.0, at - begun.since),
            "answer": paces.median(one.seat),
            "ended": at,
            "is_rated": ended.is_rated,
            "mu": one.strength.mu if one.strength else None,
            "sigma": one.strength.sigma if one.strength else None,
        }
        for one in ended.results
    ]
    adding = database.insert(results).on_conflict_do_nothing().returning(results.c.seat)
    if len(connection.execute(adding, rows).all()) < len(rows):
        return  # somebody else has written them
    _keep_facets(connection, match, ended)
    add_meetings(connection, database, met(rows), at)
    changed = rated_rows(match, rows, before, at) if ended.is_rated else []
    if changed:
        connection.execute(ratings.insert(), changed)
    add_labels(connection, database, _labels(match, ended, at))


class Paces:
    """When the steps of a match were taken, and by whom."""

    def __init__(self, taken: Sequence[tuple[Seat | None, float]], since: float) -> None:
        self.last = taken[-1][1] if taken else None
        self._waited: dict[Seat, list[float]] = {}
        previous: tuple[Seat | None, float] = (None, since)
        for seat, at in taken:
            if seat is not None and seat != previous[0]:
                self._waited.setdefault(seat, []).append(max(0.0, at - previous[1]))
            previous = (seat, at)

    def median(self, seat: Seat) -> float | None:
        """How long the others usually waited for a seat; None if they never did."""
        waited = sorted(self._waited.get(seat, ()))
        return waited[len(waited) // 2] if waited else None


def _paces(connection: Connection, match: int) -> Paces:
    taken = connection.execute(
        select(steps.c.line, steps.c.at).where(steps.c.match == match).order_by(steps.c.number)
    ).all()
    since = connection.execute(select(matches.c.since).where(matches.c.id == match)).scalar_one()
    return Paces([(_seat(row.line), row.at) for row in taken], since)


def _seat(line: Any) -> Seat | None:
    """Who took a step; nobody where it was no move."""
    seat = line.get("seat") if isinstance(line, dict) else None
    return seat if isinstance(seat, int) else None


def _lock(
    connection: Connection, ended: Ended, persons: Sequence[str], now: float
) -> tuple[Mapping[str, tuple[int, Strength]], float]:
    """How strong the people were, and the moment of the end: later than any rated one of theirs.

    Whoever else ends a match of one of them waits here, so all their matches have one order.
    """
    query = select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id)
    connection.execute(query.with_for_update(key_share=True)).all()
    before = {}
    for person in persons:
        number, strength, at = latest(connection, person, ended.game, ended.kind)
        before[person] = (number, strength)
        if at >= now:
            now = math.nextafter(at, math.inf)
    return before, now


def latest(
    connection: Connection, person: str, game: str, kind: str
) -> tuple[int, Strength, float]:
    """How many rated matches somebody has, how strong they are by these, and when the last was."""
    found = connection.execute(
        select(ratings.c.number, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.person == person, ratings.c.game == game, ratings.c.kind == kind)
        .order_by(ratings.c.number.desc())
        .limit(1)
    ).one_or_none()
    last = connection.execute(
        select(func.max(results.c.ended)).where(results.c.person == person)
    ).scalar_one()
    if found is None:
        return 0, beginner(), last or 0.0
    return found.number, Strength(found.mu, found.sigma), last or 0.0


def _keep_facets(connection: Connection, match: int, ended: Ended) -> None:
    rows = [
        {
            "match": match,
            "seat": one.seat,
            "facet": facet,
            "person": one.person,
            "game": ended.game,
            "seats": len(ended.results),
            "won": one.won,
        }
        for one in ended.results
        if one.person
        for facet in one.facets
    ]
    if rows:
        connection.execute(facets.insert(), rows)


# --- what is made of results, now and whenever it is made anew

Meeting = tuple[str, str]
"""Somebody, and another at the same table."""


def met(rows: Iterable[Mapping[str, Any]]) -> dict[Meeting, Counter[str]]:
    """Who came before whom, of the seats of one match; who left a seat comes behind."""
    found: dict[Meeting, Counter[str]] = {}
    seated = [row for row in rows if row["person"]]
    for mine in seated:
        for other in seated:
            if other["person"] != mine["person"]:
                how = _compared(_order(mine), _order(other))
                found.setdefault((mine["person"], other["person"]), Counter())[how] += 1
    return found


def _order(row: Mapping[str, Any]) -> tuple[bool, int]:
    return row["ending"] == "left", row["place"]


def _compared(mine: tuple[bool, int], other: tuple[bool, int]) -> str:
    if mine == other:
        return "level"
    return "ahead" if mine < other else "behind"


def add_meetings(
    connection: Connection, database: Inserting, counted: Mapping[Meeting, Counter[str]], at: float
) -> None:
    """Count meetings on; in the order of the people, so that nobody waits for each other."""
    adding = database.insert(meetings)
    adding = adding.on_conflict_do_update(
        index_elements=["person", "other"],
        set_={
            "ahead": meetings.c.ahead + adding.excluded.ahead,
            "level": meetings.c.level + adding.excluded.level,
            "behind": meetings.c.behind + adding.excluded.behind,
            "last": adding.excluded.last,
        },
    )
    for pair, counts in sorted(counted.items()):
        connection.execute(adding, meeting(pair, counts, at))


def meeting(pair: Meeting, counts: Counter[str], last: float) -> dict[str, Any]:
    """A row of meetings."""
    person, other = pair
    how = {name: counts[name] for name in ("ahead", "level", "behind")}
    return {"person": person, "other": other, "last": last, **how}


def rated_rows(
    match: int,
    rows: Sequence[Mapping[str, Any]],
    before: Mapping[str, tuple[int, Strength]],
    at: float,
) -> list[dict[str, Any]]:
    """What a match changes in the ratings of its people."""
    strengths = {person: strength for person, (_, strength) in before.items()}
    found = []
    for seat, strength in after(contenders(rows, strengths), rows[0]["reason"]).items():
        row = next(row for row in rows if row["seat"] == seat)
        number, previous = before[row["person"]]
        found.append(
            {
                "match": match,
                "seat": seat,
                "person": row["person"],
                "game": row["game"],
                "kind": row["kind"],
                "number": number + 1,
                "from_mu": previous.mu,
                "from_sigma": previous.sigma,
                "mu": strength.mu,
                "sigma": strength.sigma,
                "at": at,
            }
        )
    return found


def contenders(
    rows: Sequence[Mapping[str, Any]], strengths: Mapping[str, Strength]
) -> list[Contender]:
    """The seats of a match as ratings see them; seats of which nothing is known are left out."""
    found = []
    for row in sorted(rows, key=lambda row: row["seat"]):
        if row["person"]:
            strength = strengths[row["person"]]
        elif row["mu"] is not None:
            strength = Strength(row["mu"], row["sigma"])
        else:
            continue
        found.append(
            Contender(
                row["seat"],
                row["place"],
                row["team"],
                row["ending"],
                strength,
                is_person=bool(row["person"]),
            )
        )
    return found


def _labels(match: int, ended: Ended, at: float) -> list[dict[str, Any]]:
    return [
        {"person": one.person, "game": game, "label": label, "match": match, "at": at}
        for one in ended.results
        if one.person
        for game, label in one.labels
    ]


def add_labels(
    connection: Connection, database: Inserting, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Give labels to who does not have them; an earlier match takes the place of a later one."""
    adding = database.insert(labels)
    adding = adding.on_conflict_do_update(
        index_elements=["person", "game", "label"],
        set_={"match": adding.excluded.match, "at": adding.excluded.at},
        where=adding.excluded.at < labels.c.at,
    )
    for row in sorted(rows, key=lambda row: (row["person"], row["game"], row["label"])):
        connection.execute(adding, row)
