"""What player pages ask the database: every question has an index that answers it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, func, or_, select
from sqlalchemy.engine import Row

from cheeseboard.server.players.strength import Strength
from cheeseboard.server.schema import (
    facets,
    labels,
    matches,
    meetings,
    people,
    ratings,
    results,
    tables,
)
from cheeseboard.server.tables import Access

AT_ONCE: Final = 20
"""Matches on one page of a history."""

MOST_POINTS: Final = 80
"""Points of a drawing over time."""

LATELY: Final = 100
"""Matches by which it is told how reliable somebody is, and how long matches take."""

ANSWERS: Final = 50
"""Matches over days by which it is told how soon somebody answers."""

FREQUENT: Final = 6
"""People in the head to head of a player's page."""

EVERYBODY: Final[Access] = "everybody"
"""The access of a table whose address everybody may know."""

YEAR: Final = 365 * 24 * 3600.0

SHOWN: Final = ("all", "rated", "won")
"""What a history may show."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How strong somebody is in a game at a pace, and by how many matches."""

    game: str
    kind: str
    matches: int
    strength: Strength
    at: float


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a match."""

    at: float
    strength: Strength


@dataclass(frozen=True, slots=True)
class Opposite:
    """Somebody at the same table: a person, a bot, or nobody that is known."""

    seat: int
    place: int
    person: str
    name: str
    is_kept: bool
    fur: str
    hat: str
    bot: str


@dataclass(frozen=True, slots=True)
class Played:
    """A match in somebody's history."""

    match: int
    table: str
    number: int
    game: str
    kind: str
    preset: str
    seat: int
    seats: int
    place: int
    score: int
    ending: str
    reason: str
    seconds: float
    ended: float
    is_rated: bool
    before: Strength | None
    after: Strength | None
    others: tuple[Opposite, ...]
    is_open: bool
    """Whether the table was one for everybody: others are told its address."""

    def may_look(self, reader: str) -> bool:
        """Whether somebody else than the player is told where it was played."""
        return self.is_open or (bool(reader) and reader in {one.person for one in self.others})


@dataclass(frozen=True, slots=True)
class Share:
    """How often somebody won with something."""

    what: str
    """A seat's number, or a word key of the game."""
    seats: int
    matches: int
    won: float


@dataclass(frozen=True, slots=True)
class Met:
    """How somebody fared against another."""

    person: str
    name: str
    is_kept: bool
    fur: str
    hat: str
    ahead: int
    level: int
    behind: int


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody's last matches say."""

    matches: int
    finished: int
    """Matches that no bot had to finish for them."""
    answer: float | None
    """Median seconds of an answer over days; None where there are too few."""


@dataclass(frozen=True, slots=True)
class Given:
    """A label that somebody has."""

    game: str
    label: str
    table: str
    number: int
    at: float
    is_open: bool
    """Whether the table was one for everybody."""


def ratings_of(connection: Connection, person: str) -> list[Rated]:
    """How strong somebody is in each game at each pace."""
    last = (
        select(ratings.c.game, ratings.c.kind, func.max(ratings.c.number).label("number"))
        .where(ratings.c.person == person)
        .group_by(ratings.c.game, ratings.c.kind)
        .subquery()
    )
    query = select(ratings).join(
        last,
        (ratings.c.person == person)
        & (ratings.c.game == last.c.game)
        & (ratings.c.kind == last.c.kind)
        & (ratings.c.number == last.c.number),
    )
    found = [
        Rated(row.game, row.kind, row.number, Strength(row.mu, row.sigma), row.at)
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda one: (-one.matches, one.game, one.kind))


def strengths_of(
    connection: Connection, whom: Collection[tuple[str, str]]
) -> dict[tuple[str, str], list[Rated]]:
    """How strong people are in games, by person and game; who played most at a pace first."""
    if not whom:
        return {}
    columns = (ratings.c.person, ratings.c.game, ratings.c.kind)
    asked = or_(
        *(and_(ratings.c.person == person, ratings.c.game == game) for person, game in sorted(whom))
    )
    last = (
        select(*columns, func.max(ratings.c.number).label("number"))
        .where(asked)
        .group_by(*columns)
        .subquery()
    )
    same = and_(*(ratings.c[one.name] == one for one in last.c))
    found: dict[tuple[str, str], list[Rated]] = {}
    query = select(ratings).join(last, same).order_by(ratings.c.number.desc())
    for row in connection.execute(query):
        rated = Rated(row.game, row.kind, row.number, Strength(row.mu, row.sigma), row.at)
        found.setdefault((row.person, row.game), []).append(rated)
    return found


def course(connection: Connection, person: str, game: str, kind: str, count: int) -> list[Point]:
    """A rating over time: its first state, at most so many points, its last."""
    step = max(1, -(-count // MOST_POINTS))
    query = (
        select(ratings)
        .where(ratings.c.person == person, ratings.c.game == game, ratings.c.kind == kind)
        .where(or_(ratings.c.number % step == 0, ratings.c.number.in_((1, count))))
        .order_by(ratings.c.number)
    )
    rows = connection.execute(query).all()
    found = [Point(row.at, Strength(row.mu, row.sigma)) for row in rows]
    if rows:
        found.insert(0, Point(rows[0].at, Strength(rows[0].from_mu, rows[0].from_sigma)))
    return found


def games_of(connection: Connection, person: str) -> dict[str, int]:
    """How many matches somebody has played, by game, the most first."""
    query = (
        select(results.c.game, func.count().label("count"))
        .where(results.c.person == person)
        .group_by(results.c.game)
    )
    rows = connection.execute(query).all()
    return {row.game: row[1] for row in sorted(rows, key=lambda row: (-row[1], row.game))}


def history(
    connection: Connection,
    person: str,
    *,
    show: str = "all",
    game: str = "",
    other: str = "",
    before: tuple[float, int] | None = None,
    limit: int = AT_ONCE,
) -> tuple[list[Played], tuple[float, int] | None]:
    """A page of somebody's matches, the latest first, and where the next page begins."""
    query = select(results).where(results.c.person == person)
    if game:
        query = query.where(results.c.game == game)
    if show == "rated":
        query = query.where(results.c.is_rated)
    elif show == "won":
        query = query.where(results.c.won > 0)
    if other:
        query = _with(query, other)
    if before is not None:
        at, match = before
        query = query.where(
            results.c.ended <= at, or_(results.c.ended < at, results.c.match < match)
        )
    ordered = query.order_by(results.c.ended.desc(), results.c.match.desc()).limit(limit + 1)
    rows = connection.execute(ordered).all()
    more = (rows[limit - 1].ended, rows[limit - 1].match) if len(rows) > limit else None
    return _played(connection, rows[:limit]), more


def _with(query: Select[Any], other: str) -> Select[Any]:
    theirs = results.alias("theirs")
    return query.where(results.c.match.in_(select(theirs.c.match).where(theirs.c.person == other)))


def _played(connection: Connection, rows: Sequence[Row[Any]]) -> list[Played]:
    ids = [row.match for row in rows]
    if not ids:
        return []
    others = _others(connection, ids)
    rated = {
        (row.match, row.seat): row
        for row in connection.execute(select(ratings).where(ratings.c.match.in_(ids)))
    }
    open_tables = _open(connection, {row.table for row in rows})
    found = []
    for row in rows:
        change = rated.get((row.match, row.seat))
        found.append(
            Played(
                match=row.match,
                table=row.table,
                number=row.number,
                game=row.game,
                kind=row.kind,
                preset=row.preset,
                seat=row.seat,
                seats=row.seats,
                place=row.place,
                score=row.score,
                ending=row.ending,
                reason=row.reason,
                seconds=row.seconds,
                ended=row.ended,
                is_rated=row.is_rated,
                before=Strength(change.from_mu, change.from_sigma) if change else None,
                after=Strength(change.mu, change.sigma) if change else None,
                others=tuple(one for one in others[row.match] if one.seat != row.seat),
                is_open=row.table in open_tables,
            )
        )
    return found


def _open(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """Those tables that are for everybody."""
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.access == EVERYBODY)
    return frozenset(connection.execute(query).scalars())


def _others(connection: Connection, ids: Sequence[int]) -> Mapping[int, list[Opposite]]:
    """Who sat at these matches."""
    query = (
        select(
            *(results.c[name] for name in ("match", "seat", "place", "person", "bot")),
            *(people.c[name] for name in ("name", "kept", "fur", "hat")),
        )
        .outerjoin(people, people.c.id == results.c.person)
        .where(results.c.match.in_(ids))
        .order_by(results.c.match, results.c.seat)
    )
    found: dict[int, list[Opposite]] = {id: [] for id in ids}
    for row in connection.execute(query):
        found[row.match].append(
            Opposite(
                row.seat,
                row.place,
                row.person or "",
                row.name or "",
                row.kept is not None,
                row.fur or "",
                row.hat or "",
                row.bot,
            )
        )
    return found


def by_seat(connection: Connection, person: str, game: str) -> list[Share]:
    """How often somebody won in each seat of tables of each size."""
    query = (
        select(results.c.seats, results.c.seat, func.count(), func.sum(results.c.won))
        .where(results.c.person == person, results.c.game == game)
        .group_by(results.c.seats, results.c.seat)
        .order_by(results.c.seats, results.c.seat)
    )
    return [
        Share(str(seat), seats, count, won)
        for seats, seat, count, won in connection.execute(query)
        if seats > 1
    ]


def by_facet(connection: Connection, person: str, game: str) -> list[Share]:
    """How often somebody won with what a game has to choose from, at tables of each size."""
    query = (
        select(facets.c.seats, facets.c.facet, func.count(), func.sum(facets.c.won))
        .where(facets.c.person == person, facets.c.game == game)
        .group_by(facets.c.seats, facets.c.facet)
        .order_by(facets.c.seats, facets.c.facet)
    )
    return [
        Share(facet, seats, count, won)
        for seats, facet, count, won in connection.execute(query)
        if seats > 1
    ]


def meetings_of(
    connection: Connection, person: str, limit: int = FREQUENT, offset: int = 0
) -> tuple[list[Met], int]:
    """Whom somebody has met most often, and how many there are in all."""
    times = meetings.c.ahead + meetings.c.level + meetings.c.behind
    query = (
        select(
            *(meetings.c[name] for name in ("other", "ahead", "level", "behind")),
            *(people.c[name] for name in ("name", "kept", "fur", "hat")),
        )
        .join(people, people.c.id == meetings.c.other)
        .where(meetings.c.person == person)
        .order_by(times.desc(), meetings.c.last.desc(), meetings.c.other)
        .limit(limit)
        .offset(offset)
    )
    found = [
        Met(
            row.other,
            row.name,
            row.kept is not None,
            row.fur,
            row.hat,
            row.ahead,
            row.level,
            row.behind,
        )
        for row in connection.execute(query)
    ]
    counted = select(func.count()).select_from(meetings).where(meetings.c.person == person)
    return found, connection.execute(counted).scalar_one()


def days_of(connection: Connection, person: str, now: float) -> list[float]:
    """When the matches of somebody's last year ended."""
    query = select(results.c.ended).where(results.c.person == person, results.c.ended > now - YEAR)
    return list(connection.execute(query).scalars())


def habits_of(connection: Connection, person: str) -> Habits:
    """How somebody plays, by their last matches."""
    query = (
        select(results.c.ending)
        .where(results.c.person == person)
        .order_by(results.c.ended.desc())
        .limit(LATELY)
    )
    endings = list(connection.execute(query).scalars())
    answers = (
        select(results.c.answer)
        .where(results.c.person == person, results.c.kind == "days")
        .where(results.c.answer.is_not(None))
        .order_by(results.c.ended.desc())
        .limit(ANSWERS)
    )
    waited = sorted(connection.execute(answers).scalars())
    answer = waited[len(waited) // 2] if len(waited) >= FEW else None
    return Habits(len(endings), sum(ending != "left" for ending in endings), answer)


FEW: Final = 5
"""Matches below which nothing is said about a share."""


def length_of(connection: Connection, person: str, game: str) -> tuple[float, int] | None:
    """The median of seconds and of decisions of somebody's last matches; None if there are few."""
    query = (
        select(results.c.seconds, results.c.decisions)
        .where(results.c.person == person, results.c.game == game)
        .order_by(results.c.ended.desc())
        .limit(LATELY)
    )
    rows = connection.execute(query).all()
    if len(rows) < FEW:
        return None
    middle = len(rows) // 2
    return sorted(row.seconds for row in rows)[middle], sorted(r.decisions for r in rows)[middle]


def labels_of(connection: Connection, person: str) -> list[Given]:
    """What somebody was called, in the order in which it came."""
    query = (
        select(
            *(labels.c.game, labels.c.label, labels.c.at),
            *(matches.c.table, matches.c.number, tables.c.access),
        )
        .join(matches, matches.c.id == labels.c.match)
        .join(tables, tables.c.id == matches.c.table)
        .where(labels.c.person == person)
        .order_by(labels.c.at, labels.c.game, labels.c.label)
    )
    return [
        Given(row.game, row.label, row.table, row.number, row.at, row.access == EVERYBODY)
        for row in connection.execute(query)
    ]


def changes_of(
    connection: Connection, table: str, number: int, reader: str
) -> dict[int, tuple[float, float]]:
    """What a match changed in ratings, by seat: from and to; hidden ones only for their owner."""
    query = (
        select(ratings.c.seat, ratings.c.from_mu, ratings.c.mu)
        .join(matches, matches.c.id == ratings.c.match)
        .join(people, people.c.id == ratings.c.person)
        .where(matches.c.table == table, matches.c.number == number)
        .where(or_(~people.c.hides_ratings, people.c.id == reader))
    )
    return {row.seat: (row.from_mu, row.mu) for row in connection.execute(query)}


def accounts(
    connection: Connection, wanted: str, after: str = "", limit: int = 48
) -> tuple[list[Row[Any]], str]:
    """Accounts whose folded names begin so, in their order, and where the next page begins."""
    columns = ("id", "name", "since", "kept", "fur", "hat", "fold", "hides_ratings")
    query = (
        select(*(people.c[name] for name in columns))
        .where(people.c.fold.is_not(None), people.c.kept.is_not(None))
        .where(people.c.fold > after)
        .order_by(people.c.fold)
        .limit(limit + 1)
    )
    if wanted:
        query = query.where(people.c.fold >= wanted, people.c.fold < wanted + "\U0010ffff")
    rows = list(connection.execute(query))
    more = rows[limit - 1].fold if len(rows) > limit else ""
    return rows[:limit], more
