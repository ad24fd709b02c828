"""Nothing that was answered is ever lost: kills, copies, restores, migrations."""

import json
import os
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from cheeseboard.server import schema, store
from cheeseboard.server.store import Store

from .conftest import Serve
from .people import Person, open_table, start_table
from .players import acknowledged, check_records, run_all, seat_players
from .programs import Program, play_out, program_table, replayed
from .serving import BOTH, DEADLINE, Server, postgres, wait_for
from .storing import name_of


@pytest.fixture(scope="module", params=BOTH)
def mortal(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that tests may kill, if they start it again."""
    running = Server(tmp_path_factory.mktemp("mortal"), kind=request.param).start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def filed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file, for what is done with files."""
    running = Server(tmp_path_factory.mktemp("filed"), kind="sqlite").start()
    yield running
    running.kill()


@pytest.fixture(params=BOTH)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "postgres":
        return postgres().empty_database()
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


# --- kills ---------------------------------------------------------------------------------------


def test_kills_lose_and_double_no_acknowledged_move(mortal: Server, rng: random.Random) -> None:
    server = mortal
    players = [
        *seat_players(server, "burg_appenzell", rng, round_limit=20),
        *seat_players(server, "burg_appenzell", rng, round_limit=20),
        *seat_players(server, "_template", rng),
    ]
    threads = run_all(players)
    for _ in range(4):
        target = acknowledged(players) + rng.randrange(5, 30)
        wait_for(
            lambda target=target: (  # type: ignore[misc]
                acknowledged(players) >= target or not any(t.is_alive() for t in threads)
            ),
            "some more moves",
        )
        time.sleep(rng.random() * 0.01)
        server.restart()
    for thread in threads:
        thread.join(2 * DEADLINE)
        assert not thread.is_alive()
    assert any(player.repeated for player in players), "the kills hit nobody"
    check_records(players)


def test_a_copy_of_the_files_at_any_moment_holds_every_acknowledged_move(
    filed: Server, rng: random.Random, tmp_path: Path
) -> None:
    """What a power cut leaves behind: the process stands still while its files are copied."""
    server = filed
    players = seat_players(server, "burg_appenzell", rng, round_limit=20)
    threads = run_all(players)
    copies: list[tuple[Path, list[set[str]]]] = []
    for number in range(5):
        target = acknowledged(players) + rng.randrange(1, 12)
        wait_for(
            lambda target=target: (  # type: ignore[misc]
                acknowledged(players) >= target or not any(t.is_alive() for t in threads)
            ),
            "some more moves",
        )
        folder = tmp_path / f"copy {number}"
        folder.mkdir()
        server.pause()
        known = [{key for key, _ in player.played} for player in players]
        for name in (server.database.name, f"{server.database.name}-wal"):
            if (server.folder / name).exists():
                shutil.copy(server.folder / name, folder / name)
        server.go_on()
        copies.append((folder / server.database.name, known))
    for thread in threads:
        thread.join(2 * DEADLINE)
    assert [player.problem for player in players] == ["", ""]
    id = players[0].table
    for path, known in copies:
        with closing(sqlite3.connect(path)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
            [(match_id,)] = copy.execute(
                'SELECT id FROM matches WHERE "table" = ?', (id,)
            ).fetchall()
            count = "SELECT count(*) FROM {} WHERE match = ?"
            for seat, keys in enumerate(known):
                query = "SELECT key FROM answers WHERE match = ? AND seat = ?"
                rows = copy.execute(query, (match_id, seat))
                assert keys <= {key for (key,) in rows}
            steps, answers = (
                copy.execute(count.format(name), (match_id,)).fetchone()
                for name in ("steps", "answers")
            )
            assert steps == answers
        opened = Store(f"sqlite:///{path}")
        stored = opened.match(id)
        opened.close()
        assert stored is not None
        match = replayed([stored.head, *stored.lines])
        assert match.save()["state"] == stored.saved["state"]
        assert stored.record.steps == match.record.steps


def test_a_secret_choice_survives_a_kill_and_stays_secret(
    mortal: Server,
) -> None:
    server = mortal
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    page = people[0].choose(people[0].read(f"/tables/{id}"), "bid 4")
    own, others = page.html, people[1].read(f"/tables/{id}").html
    server.restart()
    assert people[0].read(page.path).html == own
    assert people[1].read(f"/tables/{id}").html == others
    repeated = people[0].post(f"/tables/{id}/move", seat=0, expected=0, key="page-0", move="bid 4")
    assert repeated.status_code == 303
    people[1].choose(people[1].read(f"/tables/{id}"), "bid 2")
    assert people[0].read(f"/tables/{id}/matches/1").status == 200


def test_bots_go_on_when_a_table_is_touched_after_a_kill(mortal: Server) -> None:
    server = mortal
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game="_template", seats=4, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    server.restart()
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bids of the bots")


def test_open_tables_seats_names_options_and_chat_survive_a_kill(mortal: Server) -> None:
    server = mortal
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 3, rounds=2)
    guest.send(f"/tables/{id}/sit", seat=2)
    running = start_table([host, guest], "_template")
    host.send(f"/tables/{running}/chat", text="Still here?")
    before = [who.read(f"/tables/{one}").html for who in (host, guest) for one in (id, running)]
    front = host.read("/").html
    server.restart()
    assert host.read("/").html == front
    assert before == [
        who.read(f"/tables/{one}").html for who in (host, guest) for one in (id, running)
    ]


def test_a_page_finds_its_way_back_after_a_kill(mortal: Server) -> None:
    server = mortal
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "burg_appenzell", first_seat="0")
    with people[1].stream(f"/tables/{id}/stream") as stream:
        last = stream.wait(lambda messages: bool(messages), "the picture")[-1].id
        server.kill()
        wait_for(lambda: not stream.is_open, "the end of the stream")
    server.start()
    page = people[0].read(f"/tables/{id}")
    people[0].choose(page, page.moves[0])
    with people[1].stream(f"/tables/{id}/stream", **{"Last-Event-ID": last}) as stream:
        told = stream.wait(lambda messages: bool(messages), "what was missed")[0]
        assert [one["key"] for one in told.data["news"]] == ["event-place"]
        assert 'name="move"' in told.data["html"]


# --- only what is touched ------------------------------------------------------------------------


def test_a_table_is_read_when_somebody_touches_it_and_not_before(mortal: Server) -> None:
    server = mortal
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template")
    server.restart()
    [(names,)] = server.sql('SELECT names FROM matches WHERE "table" = ?', id)
    assert json.loads(names) == ["Ann", "Bob"]
    server.sql('UPDATE matches SET names = ? WHERE "table" = ?', '["Ann", "Boris"]', id)
    assert "Boris" in people[0].read(f"/tables/{id}").text


def test_a_broken_table_hurts_no_other(mortal: Server) -> None:
    server = mortal
    people = [Person(server, "Ann"), Person(server, "Bob")]
    broken, sound = (start_table(people, "_template") for _ in range(2))
    server.kill()
    server.sql('UPDATE matches SET saved = ? WHERE "table" = ?', '{"state": {}}', broken)
    server.start()
    stranger = Person(server)
    page = stranger.read(f"/tables/{broken}")
    assert page.status == 409
    assert page.alert.startswith("This table is set aside: its saved position is not the one")
    assert Program(server).http.get(f"/api/tables/{broken}").status_code == 409
    assert stranger.read("/").status == 200
    page = people[0].read(f"/tables/{sound}")
    assert people[0].choose(page, "bid 3").status == 200
    assert server.log().count(f"Table {broken} is set aside: aside-altered") == 1
    assert "Traceback" not in server.log()


# --- backup, restore, migrate --------------------------------------------------------------------


def test_a_backup_made_while_people_play_can_be_served(
    filed: Server, rng: random.Random, tmp_path: Path
) -> None:
    """The two ways that docs/operate.md names."""
    server = filed
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template")
    play_out(programs, id, rng, 5)
    seen = programs[0].get(f"/tables/{id}/seats/0")
    small, same = tmp_path / "small.sqlite3", tmp_path / "same.sqlite3"
    server.sql("VACUUM INTO ?", str(small))
    with closing(sqlite3.connect(server.database)) as live, closing(sqlite3.connect(same)) as copy:
        live.backup(copy)
    for backup in (small, same):
        other = Server(tmp_path, kind="sqlite")
        other.database = backup
        other.start()
        restored = [Program(other, token=program.token) for program in programs]
        assert restored[0].get(f"/tables/{id}/seats/0") == seen
        play_out(restored, id, rng)
        assert restored[0].get(f"/tables/{id}")["stage"] == "over"
        other.stop()


def test_an_empty_database_becomes_the_schema_that_the_code_describes(empty: str) -> None:
    assert differences(empty) == []


def test_a_database_at_the_first_revision_becomes_the_present_schema(empty: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(store.MIGRATIONS))
    engine = create_engine(empty)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO people (id, name, since) VALUES ('p', 'Ann', 1.0)"),
        )
    engine.dispose()
    assert differences(empty) == []
    opened = Store(empty)
    assert name_of(opened, "p") == "Ann"
    opened.close()


def test_a_database_at_the_newest_revision_is_left_alone(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config()
    config.set_main_option("script_location", str(store.MIGRATIONS))
    assert store.newest_revision() == ScriptDirectory.from_config(config).get_current_head()
    opened = Store(empty)
    opened.migrate()
    monkeypatch.setattr(command, "upgrade", lambda *_: pytest.fail("There is nothing to do."))
    opened.migrate()
    opened.close()


def test_a_database_of_a_later_version_is_refused(empty: str) -> None:
    opened = Store(empty)
    opened.migrate()
    engine = create_engine(empty)
    with engine.begin() as later:
        later.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(ValueError, match="9999"):
        opened.migrate()
    opened.close()


def test_servers_that_start_at_once_make_one_schema_and_one_key() -> None:
    url = postgres().empty_database()

    def start(number: int) -> str:
        opened = Store(url)
        opened.open()
        key = opened.setting("signing_key", lambda: f"key {number}")
        opened.close()
        return key

    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(start, range(4)))) == 1
    assert differences(url) == []


def test_an_address_without_a_driver_is_understood() -> None:
    url = postgres().new_database()
    for shown in ("postgresql://", "postgres://"):
        opened = Store(url.replace("postgresql+psycopg://", shown))
        opened.open()
        opened.close()


def differences(url: str) -> list[Any]:
    """Between the database after all migrations and what the code describes."""
    opened = Store(url)
    opened.migrate()
    opened.migrate()
    opened.close()
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found = compare_metadata(context, schema.metadata)
    engine.dispose()
    return list(found)


def test_a_server_starts_on_an_empty_file_and_stops_when_asked(serve: Serve) -> None:
    server = serve(kind="sqlite")
    Person(server, "Ann")
    server.stop()
    assert "Traceback" not in server.log()
    server.start()
    assert server.sql("PRAGMA journal_mode") == [("wal",)]
    assert Person(server).read("/").status == 200


def test_a_server_that_is_killed_leaves_no_process_behind(mortal: Server) -> None:
    server = mortal
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bids of the bots")
    workers = server.children()
    assert workers, "bots think in processes of their own"
    server.kill()
    wait_for(lambda: not any(is_alive(worker) for worker in workers), "the end of the workers")
    server.start()


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except OSError:
        return True
