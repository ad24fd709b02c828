"""Backups while people play, restoring, moving to another database."""

import os
import random
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Serve
from .players import acknowledged, check_records, run_all, seat_players
from .programs import Program, play_out, program_table
from .serving import BOTH, DEADLINE, postgres, wait_for


def cheeseboard(*arguments: str, code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "cheeseboard", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"COLUMNS": "200"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def empty(kind: str, folder: Path) -> str:
    return postgres().empty_database() if kind == "postgres" else f"sqlite:///{folder / 'new'}"


@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_of_a_running_server_is_restored_into_either_database(
    kind: str, tmp_path: Path, rng: random.Random, serve: Serve
) -> None:
    server = serve(kind=kind)
    still = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(still, "_template")
    still[0].post(f"/tables/{id}/chat", 201, text="Сир? Käse!")
    played = play_out(still, id, rng, 3)
    seen = [program.get(f"/tables/{id}/seats/{seat}") for seat, program in enumerate(still)]
    players = seat_players(server, "burg_appenzell", rng, round_limit=20)
    threads = run_all(players)
    wait_for(lambda: acknowledged(players) > 5, "some moves")
    file = tmp_path / "backup.sqlite3"
    known = [len(player.played) for player in players]
    told = cheeseboard("backup", str(file), "--database", server.database_url)
    assert "rows are in" in told
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for thread in threads:
        thread.join(2 * DEADLINE)
    check_records(players)
    server.stop()
    for other in ("sqlite", "postgres"):
        url = empty(other, tmp_path)
        cheeseboard("restore", str(file), "--database", url)
        again = serve(url=url)
        restored = [Program(again, token=program.token) for program in still]
        for seat, program in enumerate(restored):
            assert program.get(f"/tables/{id}/seats/{seat}") == seen[seat]
        assert "Käse" in again.sql("SELECT text FROM chat")[0][0]
        played = play_out(restored, id, rng)
        assert played
        assert restored[0].get(f"/tables/{id}")["stage"] == "over"
        program_table(restored, "_template")
        counts = 'SELECT count(*) FROM answers JOIN matches ON match = id WHERE "table" = ?'
        assert again.sql(counts, players[0].table)[0][0] >= sum(known)
        again.stop()
        assert "Traceback" not in again.log()


def test_a_file_moves_to_postgresql_and_its_match_goes_on(rng: random.Random, serve: Serve) -> None:
    server = serve(kind="sqlite")
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bids of the bots")
    host.play(id, 0, "bid 1")
    server.stop()
    url = postgres().empty_database()
    told = cheeseboard("move-database", str(server.database), url)
    assert "Stop the old server" in told
    new = serve(url=url)
    host = Program(new, token=host.token)
    for _ in range(1000):
        if host.get(f"/tables/{id}")["stage"] == "over":
            break
        wait_for(lambda: 0 in host.get(f"/tables/{id}")["to_act"] or is_over(host, id), "my turn")
        position = host.get(f"/tables/{id}/seats/0")
        if position["moves"]:
            host.play(id, 0, rng.choice(position["moves"]), expected=position["decision"])
    assert is_over(host, id)
    again = cheeseboard("move-database", str(server.database), url, code=2)
    assert "there are" in again
    new.stop()


def is_over(host: Program, id: str) -> bool:
    return bool(host.get(f"/tables/{id}")["stage"] == "over")


def test_nothing_is_overwritten_and_nothing_is_read_that_is_not_there(
    tmp_path: Path, serve: Serve
) -> None:
    file = tmp_path / "there"
    file.write_text("mine")
    nowhere = str(tmp_path / "nowhere")
    assert "There is no file" in cheeseboard("backup", str(file), "--database", nowhere, code=2)
    server = serve(kind="sqlite")
    assert "is there already" in cheeseboard(
        "backup", str(file), "--database", server.database_url, code=2
    )
    assert file.read_text() == "mine"
    assert "There is no file" in cheeseboard("restore", nowhere, code=2)
    assert "serves it already" in cheeseboard(
        "restore", str(server.database), "--database", server.database_url, code=2
    )
    server.stop()
    assert "damaged" in cheeseboard("restore", str(file), "--database", str(tmp_path / "x"), code=2)
