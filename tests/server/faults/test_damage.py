"""What somebody or something has done to the file while nobody served it."""

import json
import sqlite3
import time
import traceback
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.server.bots import BotPool
from cheeseboard.server.hall import Hall, Patience
from cheeseboard.server.store import NotNext, Store, Taken
from cheeseboard.server.tables import SetAside
from cheeseboard.testing.loops import run

from ..people import Person, open_table, start_table
from ..programs import Program, program_table, replayed, token_of
from ..serving import Server, fetch, wait_for
from .shaking import Log

OLD = time.time() - 100 * 24 * 3600.0


@dataclass
class Damage:
    """A server on a damaged file, and what was there before."""

    server: Server
    people: list[Person]
    programs: list[Program]
    browsers: list[Person]
    """Those for whom the programs act."""
    tables: dict[str, str]
    """By what was done to them."""
    saved: dict[str, Any]
    """The positions as they were."""
    log: Log


def copied(server: Server, folder: Path) -> Path:
    """A copy of the database as it is now."""
    path = folder / "copy.sqlite3"
    with (
        closing(sqlite3.connect(server.database)) as source,
        closing(sqlite3.connect(path)) as target,
    ):
        source.backup(target)
    return path


def played(programs: list[Program]) -> str:
    """A match of programs with some moves."""
    id = program_table(programs, "_template", rounds=3)
    for program, move in zip(programs, ("bid 1", "bid 2"), strict=True):
        program.play(id, programs.index(program), move)
    programs[0].play(id, 0, "bid 5")
    return id


@pytest.fixture(scope="module")
def damage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damage]:
    server = Server(tmp_path_factory.mktemp("damage"), kind="sqlite").start()
    people = [Person(server, "Ann"), Person(server, "Bob")]
    browsers = [Person(server, "Cy"), Person(server, "Di")]
    programs = [Program(server, token=token_of(browser)) for browser in browsers]
    guest, sat = Program(server, "Guest"), Program(server, "Sat")
    tables = {
        name: played(programs)
        for name in ("sound", "hole", "altered", "garbled", "cut", "line garbled")
    }
    tables["person"] = start_table(people, "_template")
    for name in ("no game", "bad seats", "bad again", "seats of another kind", "open"):
        tables[name] = programs[0].post("/tables", 201, game="_template")["id"]
    tables["forgotten"] = open_table(people[0], "_template", 2)
    tables["finished long ago"] = program_table(programs, "_template", rounds=1)
    for seat, program in enumerate(programs):
        program.play(tables["finished long ago"], seat, "bid 1")
    sat.post("/tables", 201, game="_template")
    server.stop()
    [(key,)] = server.sql("SELECT id FROM people WHERE name = 'Guest'")
    server.folder.joinpath("guest").write_text(f"{key} {guest.token} {sat.token}")

    def change(name: str, what: str, *values: object) -> None:
        server.sql(f'UPDATE {what} WHERE "table" = ?', *values, tables[name])

    def match(name: str) -> Any:
        return server.sql('SELECT id, saved FROM matches WHERE "table" = ?', tables[name])[0]

    saved = {name: json.loads(match(name)[1]) for name in ("altered", "garbled", "cut")}
    server.sql("DELETE FROM steps WHERE match = ? AND number = 1", match("hole")[0])
    other = json.loads(match("altered")[1])
    other["state"] = json.loads(match("sound")[1])["base"]
    change("altered", "matches SET saved = ?", json.dumps(other))
    change("garbled", "matches SET saved = ?", '{"state": {')
    change("cut", "matches SET saved = ?", "{}")
    line = "UPDATE steps SET line = '{' WHERE match = ? AND number = 1"
    server.sql(line, match("line garbled")[0])
    for name, column, value in (
        ("no game", "game", "chess"),
        ("bad seats", "seats", '[{"kind": "per'),
        ("bad again", "seats", '[{"kind": "per'),
        ("seats of another kind", "seats", '[{"legs": 4}, 7]'),
        ("forgotten", "touched", OLD),
        ("forgotten", "looked", OLD),
        ("forgotten", "warned", OLD + 60),
        ("finished long ago", "touched", OLD),
    ):
        server.sql(f"UPDATE tables SET {column} = ? WHERE id = ?", value, tables[name])
    server.sql("UPDATE people SET since = ?", OLD)
    log = Log(server)
    server.start()
    yield Damage(server, people, programs, browsers, tables, saved, log)
    server.kill()


def test_a_bad_table_takes_nothing_from_the_front_page(damage: Damage) -> None:
    names = ("no game", "bad seats", "bad again", "seats of another kind")
    bad = [damage.tables[name] for name in names]
    for _ in range(3):
        for who in (*damage.people, Person(damage.server)):
            page = who.read("/")
            assert page.status == 200
            assert damage.tables["open"] in page.html
            assert not [id for id in bad if id in page.html]
        listed = [table["id"] for table in damage.programs[0].get("/tables")]
        assert damage.tables["open"] in listed
        assert not set(bad) & set(listed)
    for id in bad[1:]:
        text = damage.log.text
        assert text.count(f"Table {id} is not listed.") == 1, "each is written to the log once"
        # Whoever looks for work may have met it before the pages did.
        assert text.count(f"Table {id} is set aside") <= 1, "each is set aside once"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("no game", "aside-no-game"),
        ("bad seats", "aside-unreadable"),
        ("seats of another kind", "aside-unreadable"),
        ("line garbled", "aside-unreadable"),
        ("hole", "aside-hole"),
    ],
)
def test_a_table_that_cannot_be_read_says_so_at_every_address(
    damage: Damage, name: str, key: str
) -> None:
    id, program = damage.tables[name], damage.programs[0]
    for path in ("", "/view", "/seats/0", "/stream", "/matches/1/record"):
        assert program.get(f"/tables/{id}{path}", 409)["key"] == key
    program.post(f"/tables/{id}/seats/0/moves", 409, moves=["bid 2"])
    person = damage.people[0]
    for path in ("", "/stream", "/matches/1", "/matches/1/replay", "/hint?seat=0"):
        page = person.read(f"/tables/{id}{path}")
        assert page.status == 409
        assert "set aside" in page.alert
    refused = damage.browsers[0].send(f"/tables/{id}/mend")
    assert refused.status == 409, "this cannot be mended by players"
    assert "set aside" in refused.alert


@pytest.mark.parametrize("name", ["altered", "garbled", "cut"])
def test_an_altered_position_is_made_anew_from_its_record(damage: Damage, name: str) -> None:
    id, programs = damage.tables[name], damage.programs
    assert programs[0].get(f"/tables/{id}", 409)["key"] == "aside-altered"
    refused = damage.people[0].read(f"/tables/{id}")
    assert "can be made anew from the record" in refused.alert
    assert damage.people[0].send(f"/tables/{id}/mend").status == 403
    assert damage.browsers[1].send(f"/tables/{id}/mend").status == 200
    [(saved,)] = damage.server.sql('SELECT saved FROM matches WHERE "table" = ?', id)
    assert json.loads(saved) == damage.saved[name]
    programs[1].play(id, 1, "bid 4")
    for seat in (0, 1):
        programs[seat].play(id, seat, "bid 3")
    lines = programs[0].get(f"/tables/{id}/matches/1/record")
    assert replayed(lines).outcome is not None
    assert len(lines) == 2 + 6


def test_asking_often_for_a_table_that_is_set_aside_keeps_nothing(
    damage: Damage, tmp_path: Path
) -> None:
    """What was under way when somebody asked is not tied to the reason for ever."""
    opened = Store(f"sqlite:///{copied(damage.server, tmp_path)}")

    async def ask_often() -> list[int]:
        hall = Hall(opened, BotPool(1), Patience())
        depths = []
        for _ in range(20):
            try:
                await hall.table(damage.tables["hole"])
            except SetAside as aside:
                depths.append(len(traceback.extract_tb(aside.__traceback__)))
        await hall.close()
        return depths

    depths = run(ask_often())
    opened.close()
    assert len(depths) == 20
    assert max(depths[1:]) == min(depths[1:])


def test_the_sound_tables_play_on(damage: Damage) -> None:
    damage.programs[1].play(damage.tables["sound"], 1, "bid 4")
    assert damage.people[0].read(f"/tables/{damage.tables['person']}").status == 200


def test_what_never_began_is_swept_away_and_the_rest_stays(damage: Damage) -> None:
    server, tables = damage.server, damage.tables
    wait_for(
        lambda: not server.sql("SELECT id FROM tables WHERE id = ?", tables["forgotten"]),
        "the sweep",
    )
    guest, guest_token, sat_token = (server.folder / "guest").read_text().split()
    assert not server.sql("SELECT id FROM people WHERE id = ?", guest)
    assert damage.people[0].read(f"/tables/{tables['forgotten']}").status == 404
    assert damage.people[0].read(f"/tables/{tables['finished long ago']}/matches/1").status == 200
    assert damage.people[0].read(f"/tables/{tables['open']}").status == 200
    Program(server, token=sat_token).post("/tables", 201, game="_template")
    Program(server, token=guest_token).post("/tables", 401, game="_template")
    assert server.sql("PRAGMA foreign_key_check") == []


# --- steps that do not follow ---------------------------------------------------------------------


def test_the_database_takes_no_step_that_does_not_follow(damage: Damage, tmp_path: Path) -> None:
    id = damage.tables["person"]
    copy = copied(damage.server, tmp_path)
    opened = Store(f"sqlite:///{copy}")
    stored = opened.match(id)
    assert stored is not None
    count, version = len(stored.lines), opened.versions([id])[id]
    step = Taken({"seat": 0, "move": "bid 1"}, {})
    for first in (count - 1, count + 1, count + 7):
        with pytest.raises(NotNext):
            opened.add_steps(
                stored.id, first, [step], [], {}, None, None, id, version, {"stage": "over"}
            )
    assert opened.match(id) == stored
    opened.close()
    with closing(sqlite3.connect(copy)) as looked:
        rows = looked.execute("SELECT stage FROM tables WHERE id = ?", (id,)).fetchall()
    assert rows == [("playing",)]


def test_a_move_that_no_longer_follows_is_out_of_date_and_the_table_is_read_again(
    damage: Damage,
) -> None:
    """Somebody else has written a step behind the server's back."""
    server, programs = damage.server, damage.programs
    id = program_table(programs, "_template", rounds=1)
    programs[0].play(id, 0, "bid 1")
    twin = program_table(programs, "_template", rounds=1)
    programs[0].play(twin, 0, "bid 1")
    server.sql('UPDATE matches SET length = 0 WHERE "table" = ?', twin)
    assert programs[1].play(twin, 1, "bid 2", status=409)["key"] == "refuse-stale"
    assert programs[1].get(f"/tables/{twin}", 409)["key"] == "aside-hole"
    programs[1].play(id, 1, "bid 2")
    assert fetch(server, "/").status_code == 200
    assert "Traceback" not in damage.log.text.partition("NotNext")[2]
