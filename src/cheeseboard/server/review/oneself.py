"""Learning about oneself: what stored analyses say about many matches of a person."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Engine, func, select
from sqlalchemy.engine import Row

from cheeseboard import registry
from cheeseboard.events import Message
from cheeseboard.server.review.figures import signed
from cheeseboard.server.schema import review_seats, review_slips
from cheeseboard.words import Words, words

MOST: Final = 60
"""Matches that are looked back at."""
MOST_SLIPS: Final = 4
"""Kinds of slips that are named."""
LEAST: Final = 2
"""So often does a slip happen before it is typical."""
WIDTH: Final = 320.0
HEIGHT: Final = 90.0


class OneselfStore:
    """Reads what was kept of analyses; part of the store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def seats(self, person: str, limit: int, game: str = "") -> Sequence[Row[Any]]:
        """The bills of somebody's latest matches, the oldest first."""
        query = select(review_seats).where(review_seats.c.person == person)
        if game:
            query = query.where(review_seats.c.game == game)
        query = query.order_by(review_seats.c.at.desc(), review_seats.c.review.desc()).limit(limit)
        with self._engine.connect() as connection:
            return list(reversed(connection.execute(query).all()))

    def slips(self, person: str, column: str) -> Sequence[Row[Any]]:
        """How often somebody slipped, by game and a column, and what it cost."""
        what = review_slips.c[column]
        cost = func.sum(review_slips.c.loss)
        query = (
            select(review_slips.c.game, what.label("key"), func.count().label("times"))
            .add_columns(cost.label("loss"))
            .where(review_slips.c.person == person, what != "")
            .group_by(review_slips.c.game, what)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).all()


@dataclass(frozen=True, slots=True)
class SlipLine:
    """A slip that somebody makes again and again."""

    title: str
    """Of its game."""
    text: str
    count: int
    loss: float


@dataclass(frozen=True, slots=True)
class Oneself:
    """What many matches say."""

    count: int
    accuracy: int | None
    points: str
    """Accuracy over time, as the points of a line in a frame of 320 to 90."""
    luck: str
    luck_each: str
    sums: str
    """Luck added up over time, the same."""
    zero: float
    """Where no luck lies."""
    by_kind: tuple[SlipLine, ...]
    by_term: tuple[SlipLine, ...]


def oneself(store: OneselfStore, person: str, language: str) -> Oneself:
    """All that analyses say about somebody."""
    rows = store.seats(person, MOST)
    measured = [row.accuracy for row in rows if row.accuracy is not None]
    added: list[float] = [0.0]
    for row in rows:
        added.append(added[-1] + row.luck)
    most = max(1.0, *(abs(one) for one in added))
    total = round(added[-1])
    return Oneself(
        len(rows),
        round(sum(measured) / len(measured)) if measured else None,
        _line([HEIGHT * (1 - one / 100) for one in measured]),
        signed(total),
        signed(round(total / len(rows))) if rows else "0",
        _line([HEIGHT / 2 * (1 - one / most) for one in added]),
        HEIGHT / 2,
        _slips(store, person, "kind", language),
        _slips(store, person, "term", language),
    )


def _line(heights: Sequence[float]) -> str:
    if not heights:
        return ""
    step = WIDTH / max(1, len(heights) - 1)
    return " ".join(f"{place * step:.1f},{height:.1f}" for place, height in enumerate(heights))


def _slips(store: OneselfStore, person: str, column: str, language: str) -> tuple[SlipLine, ...]:
    """What somebody does again and again, the dearest first; what is called the same is one."""
    found: dict[tuple[str, str], SlipLine] = {}
    for row in store.slips(person, column):
        title = registry.meta(row.game).title[language]
        text = _says(words(row.game, language), row.key)
        known = found.get((row.game, text), SlipLine(title, text, 0, 0.0))
        times, loss = known.count + row.times, known.loss + row.loss
        found[row.game, text] = replace(known, count=times, loss=loss)
    typical = [one for one in found.values() if one.text and one.count >= LEAST]
    return tuple(sorted(typical, key=lambda one: -one.loss)[:MOST_SLIPS])


def _says(spoken: Words, key: str) -> str:
    """The game's words for a slip: of its very kind, or of the kind that its key begins with."""
    parts = key.split("-")
    for length in range(len(parts), 0, -1):
        kind = "-".join(("slip", *parts[:length]))
        if spoken.has(kind):
            return spoken.say(Message(kind))
    return ""
