"""How long player pages take in a database of 100,000 matches.

    python bench/people.py [--matches 100000] [--keep file] [--database URL]

The matches are made up: people of different strength meet each other and bots, some far more often
than others. Their rows are written as the end of a match writes them, their records are not. Who
played most has had every match looked through.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from cheeseboard import registry
from cheeseboard.server.people.names import fold
from cheeseboard.server.players import looking, pages
from cheeseboard.server.players.recompute import remake_meetings, remake_ratings
from cheeseboard.server.players.strength import anchor
from cheeseboard.server.review.oneself import oneself
from cheeseboard.server.schema import (
    facets,
    matches,
    people,
    results,
    review_seats,
    review_slips,
    reviews,
    tables,
)
from cheeseboard.server.store import Store

PEOPLE: Final = 2_000
AT_ONCE: Final = 2_000
LIMIT: Final = 0.05
"""Seconds that a page may take of the database."""

GAMES: Final = tuple(registry.ids())
FURS: Final = ("ash", "hazel", "slate", "cream", "cinnamon")
YEARS: Final = 2 * 365 * 86400.0


def fill(store: Store, count: int, seed: int = 1) -> list[str]:
    """Write so many matches; the people, who played most first."""
    rng = random.Random(seed)
    ids = [f"person-{number}" for number in range(PEOPLE)]
    strengths = [rng.gauss(0, 1) for _ in ids]
    often = [1 / (1 + number) ** 0.6 for number in range(PEOPLE)]
    now = time.time()
    with store.filling() as connection:
        connection.execute(
            people.insert(),
            [
                {
                    "id": id,
                    "name": f"Mouse {number}",
                    "since": now - YEARS,
                    "kept": now - YEARS,
                    "fold": fold(f"Mouse {number}"),
                    "fur": FURS[number % len(FURS)],
                }
                for number, id in enumerate(ids)
            ],
        )
    ends = sorted(now - rng.random() * YEARS for _ in range(count))
    for start in range(0, count, AT_ONCE):
        rows: dict[str, list[dict[str, Any]]] = {
            "tables": [],
            "matches": [],
            "seats": [],
            "facets": [],
        }
        for number in range(start, min(start + AT_ONCE, count)):
            _match(rows, rng, number, ends[number], ids, strengths, often)
        with store.filling() as connection:
            connection.execute(tables.insert(), rows["tables"])
            connection.execute(matches.insert(), rows["matches"])
            connection.execute(results.insert(), rows["seats"])
            connection.execute(facets.insert(), rows["facets"])
    with store.alone(results) as (connection, _):
        remake_ratings(connection)
        remake_meetings(connection)
    return ids


def _match(
    rows: dict[str, list[dict[str, Any]]],
    rng: random.Random,
    number: int,
    at: float,
    ids: list[str],
    strengths: list[float],
    often: list[float],
) -> None:
    game = rng.choice(GAMES)
    sizes = [size for size in registry.meta(game).seats if 1 < size < 7]
    size = rng.choice(sizes)
    there = list(dict.fromkeys(rng.choices(range(len(ids)), often, k=rng.randint(1, size))))
    levels = ("beginner", "easy", "medium", "hard", "expert")
    seats: list[tuple[str, str, float]] = [(ids[one], "", strengths[one]) for one in there]
    for _ in range(size - len(seats)):
        level = rng.randrange(5)
        seats.append(("", levels[level], level * 0.7 - 1.4))
    rng.shuffle(seats)
    order = sorted(range(size), key=lambda seat: -(seats[seat][2] + rng.gauss(0, 1)))
    id, table = number + 1, f"table-{number}"
    kind, is_rated = rng.choice(("live", "days", "none")), rng.random() < 0.3
    rows["tables"].append(
        {"id": table, "game": game, "host": ids[there[0]], "options": {}, "seats": []}
        | {"is_public": True, "stage": "over", "since": at - 3600, "touched": at, "manners": {}}
    )
    rows["matches"].append(
        {"id": id, "table": table, "number": 1, "head": {}, "names": [], "saved": {}}
        | {"events": [], "end": {"over": {}}, "since": at - 3600, "length": 0}
    )
    for seat, (person, bot, _) in enumerate(seats):
        place = order.index(seat) + 1
        known = anchor(game, size, bot) if bot else None
        rows["seats"].append(
            {"match": id, "seat": seat, "table": table, "number": 1, "person": person or None}
            | {"bot": bot, "game": game, "kind": kind, "preset": "standard", "seats": size}
            | {"place": place, "score": 40 - 7 * place, "won": float(place == 1), "team": seat}
            | {"ending": "left" if rng.random() < 0.03 else "", "reason": "over"}
            | {"decisions": rng.randint(20, 90), "seconds": rng.uniform(900, 5400)}
            | {"answer": rng.uniform(600, 40000) if kind == "days" else None}
            | {"ended": at, "is_rated": kind != "none" and is_rated}
            | {"mu": known.mu if known else None, "sigma": known.sigma if known else None}
        )
        if person:
            rows["facets"].append(
                {"match": id, "seat": seat, "facet": f"clan-{rng.randrange(12)}", "person": person}
                | {"game": game, "seats": size, "won": float(place == 1)}
            )


def fill_reviews(store: Store, person: str, seed: int = 1) -> int:
    """Write an analysis of every match of somebody; how many."""
    rng = random.Random(seed)
    with store.filling() as connection:
        query = select(results.c.match, results.c.seat, results.c.game, results.c.ended)
        played = connection.execute(query.where(results.c.person == person)).all()
        for number, row in enumerate(played, 1):
            mine = {"review": number, "seat": row.seat, "person": person}
            when = {"game": row.game, "at": row.ended}
            head = {"id": number, "match": row.match, "version": "1", "state": "done"}
            connection.execute(
                reviews.insert().values(**head, payer=person, since=row.ended, head={})
            )
            bill = dict.fromkeys(("own", "luck", "others", "result"), rng.gauss(0, 20))
            connection.execute(
                review_seats.insert().values(**mine, **when, **bill, accuracy=70.0, decisions=30)
            )
            slips = [
                {**mine, **when, "step": step, "kind": f"slip-{step}", "term": "", "loss": 9.0}
                for step in range(3)
            ]
            connection.execute(review_slips.insert(), slips)
    return len(played)


def measure(name: str, ask: Callable[[], Any], times: int = 15) -> float:
    """The median of how long something takes; beside it the processor's part, which a crowded
    machine does not change."""
    ask()
    taken, worked = [], []
    for _ in range(times):
        begun, used = time.perf_counter(), time.process_time()
        ask()
        taken.append(time.perf_counter() - begun)
        worked.append(time.process_time() - used)
    middle = statistics.median(taken)
    mark = "" if middle < LIMIT else "  too slow"
    print(
        f"{name:34} {1000 * middle:7.1f} ms, at most {1000 * max(taken):6.1f} ms, "
        f"processor {1000 * statistics.median(worked):5.1f} ms{mark}"
    )
    return middle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--database", default="")
    parser.add_argument("--keep", default="", help="a new file for the database")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(chosen.keep or Path(folder) / "people.sqlite3")
        store = Store(chosen.database or f"sqlite:///{file}")
        store.open()
        begun = time.perf_counter()
        ids = fill(store, chosen.matches)
        print(f"{chosen.matches} matches written in {time.perf_counter() - begun:.0f} s")
        print(f"{fill_reviews(store, ids[0])} of them looked through for who played most")
        now = time.time()

        def history(person: str, **wish: Any) -> Any:
            with store.one_moment() as connection:
                return looking.history(connection, person, **wish)

        def accounts(find: str) -> Any:
            with store.one_moment() as connection:
                return looking.accounts(connection, find)

        with store.one_moment() as connection:
            for person in (ids[0], ids[100]):
                count = sum(looking.games_of(connection, person).values())
                print(f"{person} has played {count} matches")
        slow = [
            name
            for name, ask in (
                ("page of who played most", lambda: pages.look(store, ids[0], pages.Wish(), now)),
                ("page of somebody", lambda: pages.look(store, ids[100], pages.Wish(), now)),
                ("what analyses say of somebody", lambda: oneself(store.oneself, ids[0], "en")),
                ("first page of matches", lambda: history(ids[0])),
                (
                    "a late page of matches",
                    lambda: history(ids[0], before=(now - YEARS / 2, 10**9)),
                ),
                ("matches that were won", lambda: history(ids[0], show="won")),
                ("matches with somebody", lambda: history(ids[0], other=ids[1])),
                ("matches with somebody never met", lambda: history(ids[0], other=ids[-1])),
                ("people", lambda: accounts("")),
                ("people by name", lambda: accounts(fold("Mouse 1"))),
            )
            if measure(name, ask) >= LIMIT
        ]
        store.close()
    if slow:
        raise SystemExit(f"Too slow: {', '.join(slow)}.")


if __name__ == "__main__":
    main()
