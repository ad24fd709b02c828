"""Databases that earlier versions wrote: every table opens, every match goes on or is watched.

`tools/old_database.py` made them with the versions that landed then.
"""

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.server.people.cookies import SESSION
from cheeseboard.server.security import Signer

from .people import Person
from .programs import Program, play_out
from .serving import Server

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql.gz"))


@pytest.fixture(params=DATABASES, ids=lambda path: path.name.partition(".")[0])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.executescript(gzip.decompress(request.param.read_bytes()).decode())
    yield server.start()
    server.kill()


def players(server: Server) -> dict[str, Program]:
    """Those who sat there, with tokens that the server of today takes."""
    [(key,)] = server.sql("SELECT value FROM settings WHERE name = 'signing_key'")
    signer = Signer(key)
    return {
        id: Program(server, token=signer.token(id)) for (id,) in server.sql("SELECT id FROM people")
    }


def test_every_table_opens_every_match_goes_on_and_every_finished_one_is_watched(
    old: Server, rng: random.Random
) -> None:
    there = players(old)
    looker = Person(old)
    tables = old.sql("SELECT id, game, stage, seats FROM tables")
    assert {stage for _, _, stage, _ in tables} == {"open", "playing", "over"}
    for id, game, stage, _ in tables:
        assert looker.read(f"/tables/{id}").status == 200, (game, stage)
        if stage == "playing":
            seats = there[next(iter(there))].get(f"/tables/{id}")["players"]
            persons = old.sql('SELECT person FROM sitters WHERE "table" = ?', id)
            by_name = {name: id for id, name in old.sql("SELECT id, name FROM people")}
            assert {by_name[seat["name"]] for seat in seats} == {person for (person,) in persons}
            programs = [there[by_name[seat["name"]]] for seat in seats]
            most = 10**6 if game == "burg_appenzell" else 20
            assert play_out(programs, id, rng, most), "it goes on"
        if old.sql("SELECT 1 FROM tables WHERE id = ? AND stage = ?", id, "over"):
            steps = old.sql('SELECT length FROM matches WHERE "table" = ? AND number = 1', id)[0][0]
            assert looker.read(f"/tables/{id}/matches/1").status == 200, game
            for step in (0, steps // 2, steps):
                for eyes in ("all", "public", "1"):
                    page = looker.read(f"/tables/{id}/matches/1/replay?step={step}&from={eyes}")
                    assert page.status == 200, (game, step, eyes)
            assert looker.http.get(f"/tables/{id}/matches/1/record.jsonl").status_code == 200
    over = old.sql("SELECT count(*) FROM tables WHERE stage = 'over'")
    assert old.sql("SELECT count(*) FROM films") == over
    assert "Traceback" not in old.log()


def test_the_front_page_of_who_sat_there_says_whose_turn_it_is(old: Server) -> None:
    waiting = 0
    for program in players(old).values():
        cookie = {"Accept": "text/html", "Cookie": f"{SESSION}={program.token}"}
        page = program.http.get("/", headers=cookie)
        assert page.status_code == 200
        here = program.http.get("/waiting", headers=cookie).json()["count"]
        assert ("Your turn" in page.text) == bool(here)
        waiting += here
    running = old.sql("SELECT to_act FROM tables WHERE stage = 'playing'")
    assert running
    assert all(json.loads(to_act) for (to_act,) in running), "the rows say it from now on"
    assert waiting >= len(running)
