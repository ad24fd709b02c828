"""Who is put together with whom, from facts alone.

People who want the same game at the same pace and are not too far from each other are called to a
table. How far that may be widens while somebody waits. People who have blocked each other never
meet.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

NEAR: Final = 4.0
"""How far from each other people may be at first, in points of strength."""
FAR: Final = 12.0
"""The same for who has waited."""
WIDENS: Final = 120.0
"""Seconds in which it widens."""
GATHERS: Final = {"live": 30.0, "days": 600.0}
"""Seconds for which more people are waited for than a match needs at least, by kind of pace."""
STANDS: Final = {"live": 45.0, "days": 3 * 24 * 3600.0}
"""Seconds for which a search stands after its page last said that it is open; over days it needs no
page, and counts from its beginning."""
KEPT: Final = 30.0
"""Seconds for which a seat is kept for who was called."""
ENOUGH: Final = 3
"""Waits that are needed before it is said how long one waits."""


@dataclass(frozen=True, slots=True)
class Search:
    """Somebody looks for a match."""

    person: str
    name: str
    games: Mapping[str, float]
    """The games that will do, with the person's strength in each."""
    tempo: str
    since: float
    seen: float
    widest: float = FAR

    @property
    def kind(self) -> str:
        return self.tempo.partition(":")[0]

    def waited(self, now: float) -> float:
        return max(0.0, now - self.since)

    def is_over(self, now: float) -> bool:
        """Whether nobody is there any more."""
        begins = self.since if self.kind == "days" else self.seen
        return now - begins > STANDS[self.kind]

    def allowed(self, now: float) -> float:
        """How far others may be by now."""
        share = min(1.0, self.waited(now) / WIDENS)
        return NEAR + (FAR - NEAR) * share


Pair = frozenset[str]


def fits(one: Search, other: Search, game: str, now: float) -> bool:
    """Whether two people may meet in a game: the one who has waited longer says how far."""
    distance = abs(one.games[game] - other.games[game])
    allowed = max(one.allowed(now), other.allowed(now))
    return distance <= min(allowed, one.widest, other.widest)


@dataclass(frozen=True, slots=True)
class Company:
    """People who are called to one table."""

    game: str
    tempo: str
    people: tuple[Search, ...]


def companies(
    searches: Sequence[Search],
    sizes: Mapping[str, Sequence[int]],
    apart: Collection[Pair],
    now: float,
) -> list[Company]:
    """Everybody who is called now: whoever has waited longest comes first, nobody comes twice.

    `sizes` are the numbers of seats of each game, the most usual first.
    """
    left = sorted(
        (one for one in searches if not one.is_over(now)), key=lambda one: (one.since, one.person)
    )
    found: list[Company] = []
    while left:
        first = left.pop(0)
        best = max(
            (_around(first, left, game, sizes.get(game, ()), apart, now) for game in first.games),
            key=lambda company: len(company.people),
            default=None,
        )
        if best is not None and len(best.people) > 1 and _is_ready(best, sizes[best.game], now):
            found.append(best)
            gone = {one.person for one in best.people}
            left = [one for one in left if one.person not in gone]
    return found


def _around(
    first: Search,
    others: Sequence[Search],
    game: str,
    sizes: Sequence[int],
    apart: Collection[Pair],
    now: float,
) -> Company:
    """Who could sit down with somebody, all of whom fit with each other."""
    there = [first]
    for one in others:
        if len(there) >= (sizes[0] if sizes else 0):
            break
        is_same = one.tempo == first.tempo and game in one.games
        if is_same and all(
            fits(one, known, game, now) and frozenset((one.person, known.person)) not in apart
            for known in there
        ):
            there.append(one)
    return Company(game, first.tempo, tuple(there))


def _is_ready(company: Company, sizes: Sequence[int], now: float) -> bool:
    """Whether nobody else is waited for: the table is full, or the first has waited enough."""
    first = company.people[0]
    return len(company.people) >= sizes[0] or first.waited(now) >= GATHERS[first.kind]


def seats_for(people: int, sizes: Sequence[int]) -> int:
    """The smallest table at which so many people have seats; bots take what is left."""
    return min(size for size in sizes if size >= people)


def usual_wait(seconds: Sequence[float]) -> float | None:
    """How long one waits; None where too little is known."""
    return median(seconds) if len(seconds) >= ENOUGH else None
