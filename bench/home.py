"""How long home takes with many matches in the database: python bench/home.py [MATCHES].

One person has two thousand of them and thirty tables that run; the page is asked for over HTTP's
own application, with its queries, its words and its drawing.
"""

import json
import logging
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from starlette.testclient import TestClient

from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.people.cookies import SESSION
from cheeseboard.server.schema import matches, people, results, sitters, tables
from cheeseboard.server.security import Signer
from cheeseboard.server.store import Store

PEOPLE = 2_000
RUNNING = 30
ROUNDS = 50


def seat(number: int) -> dict[str, Any]:
    return {
        "kind": "person",
        "name": f"Person {number}",
        "person": f"p{number}",
        "bot": "",
        "is_out": False,
    }


def fill(connection: Connection, count: int) -> None:
    """People, tables, matches and how they ended."""
    now = time.time()
    connection.execute(
        people.insert(),
        [{"id": f"p{n}", "name": f"Person {n}", "since": now} for n in range(PEOPLE)],
    )
    rows: dict[Any, list[dict[str, Any]]] = {one: [] for one in (tables, sitters, matches, results)}
    for n in range(count):
        pair = (0 if n % 50 == 0 else n % PEOPLE, (n * 7 + 1) % PEOPLE)
        pair = pair if pair[0] != pair[1] else (pair[0], (pair[1] + 1) % PEOPLE)
        is_over = not (n % 50 == 0 and n < 50 * RUNNING)
        at = now - count + n
        rows[tables].append(
            {
                "id": f"t{n}",
                "game": "rat_de_france",
                "host": f"p{pair[0]}",
                "options": {},
                "seats": [seat(one) for one in pair],
                "is_public": True,
                "access": "everybody",
                "stage": "over" if is_over else "playing",
                "since": at,
                "touched": at,
                "to_act": [] if is_over else [0],
            }
        )
        rows[matches].append(
            {
                "id": n + 1,
                "table": f"t{n}",
                "number": 1,
                "head": {},
                "names": [],
                "saved": {},
                "events": [],
                "end": {} if is_over else None,
                "since": at,
            }
        )
        for place, one in enumerate(pair):
            rows[sitters].append(
                {
                    "table": f"t{n}",
                    "person": f"p{one}",
                    "ended": at if is_over else None,
                    "owes": None if is_over or place else at,
                }
            )
            if is_over:
                rows[results].append(ended(n, place, f"p{one}", at))
    for table, found in rows.items():
        for begin in range(0, len(found), 5_000):
            connection.execute(table.insert(), found[begin : begin + 5_000])


def ended(n: int, place: int, person: str, at: float) -> dict[str, Any]:
    return {
        "match": n + 1,
        "seat": place,
        "table": f"t{n}",
        "number": 1,
        "person": person,
        "bot": "",
        "game": "rat_de_france",
        "kind": "none",
        "preset": "standard",
        "seats": 2,
        "place": place + 1,
        "score": 0,
        "won": 1.0 - place,
        "team": place,
        "ending": "",
        "reason": "over-finish",
        "decisions": 20,
        "seconds": 600.0,
        "ended": at,
        "is_rated": False,
    }


def main(count: int) -> None:
    logging.disable(logging.ERROR)  # matches without a position have no films
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'home.sqlite3'}"
        store = Store(url)
        store.open()
        with store.filling() as connection:
            fill(connection, count)
        looks = []
        for _ in range(ROUNDS):
            begin = time.perf_counter()
            store.desks.desk("p0", 3)
            looks.append(1000 * (time.perf_counter() - begin))
        token = Signer(store.setting("signing_key", Signer.new_key)).token("p0")
        store.close()
        pages = []
        with TestClient(create_app(Settings(database=url)), base_url="http://localhost") as client:
            client.cookies.set(SESSION, token)
            for _ in range(ROUNDS):
                begin = time.perf_counter()
                answer = client.get("/")
                pages.append(1000 * (time.perf_counter() - begin))
            assert "Person 0" in answer.text
    figures = {
        "matches": count,
        "queries_ms": round(statistics.median(looks), 1),
        "page_ms": round(statistics.median(pages), 1),
        "page_kb": round(len(answer.content) / 1000),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
