"""A database that cannot be written: moves wait and are not lost, pages go on."""

import contextlib
import ctypes
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from ..people import Person, start_table
from ..programs import Program
from ..serving import Server, runner
from .players import Player, acknowledged, after_moves, check_all_over, playing, seat_players
from .shaking import Log, limited, told

FAULT: Final = 2.0
"""Seconds for which a disk is full."""

LOCK: Final = 9.0
"""Seconds for which somebody else writes."""


def eight_tables(server: Server, rng: random.Random) -> list[Player]:
    return [
        *seat_players(server, rng, "ratland", 1, 1),
        *seat_players(server, rng, "ratland", 2),
        *seat_players(server, rng, "fromage", 1, 1, round_limit=20),
        *seat_players(server, rng, "fromage", 2, round_limit=20),
        *seat_players(server, rng, "burg_appenzell", 1, 1, round_limit=20),
        *seat_players(server, rng, "_template", 2, 1),
        *seat_players(server, rng, "_template", 1, 3),
        *seat_players(server, rng, "_template", 3),
    ]


def test_a_full_disk_costs_no_table_and_no_move(shaken: Server, rng: random.Random) -> None:
    players = eight_tables(shaken, rng)
    log = Log(shaken)
    reader = Person(shaken)
    with playing(players):
        after_moves(players, 60)
        with limited(shaken):
            end = time.monotonic() + FAULT
            while time.monotonic() < end:
                for path in ("/", f"/tables/{players[0].table}", f"/tables/{players[-1].table}"):
                    assert reader.read(path).status == 200
    assert sum(player.refused for player in players), "the full disk hit nobody"
    check_all_over(players)
    log.check(lines=3)
    assert "could not be written" in log.text


# --- a disk that is really full -------------------------------------------------------------------

SMALL_DISK: Final = """
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
disk = os.path.join(os.path.dirname(__file__), "disk")
os.mkdir(disk)
NEW_MOUNTS, PRIVATE, ALL_BELOW = 0x20000, 1 << 18, 1 << 14
for failed in (
    libc.unshare(NEW_MOUNTS),
    libc.mount(b"none", b"/", None, PRIVATE | ALL_BELOW, None),
    libc.mount(b"tmpfs", disk.encode(), b"tmpfs", 0, b"size=12m"),
):
    if failed:
        raise OSError(ctypes.get_errno(), "There is no disk of our own.")
"""
"""A file system that only the server sees, and that is gone with it."""


def can_mount() -> bool:
    tried = "import ctypes, sys; sys.exit(ctypes.CDLL(None).unshare(0x20000) != 0)"
    is_linux = sys.platform == "linux" and hasattr(ctypes.CDLL(None), "unshare")
    return is_linux and subprocess.run([sys.executable, "-c", tried], check=False).returncode == 0


@contextlib.contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is left."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in (1 << 16, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while file.write(b"x" * size):
                    pass
    try:
        yield
    finally:
        filler.unlink()


if can_mount():

    def test_a_disk_without_a_free_byte_costs_no_move(tmp_path: Path, rng: random.Random) -> None:
        server = Server(tmp_path, runner(before=SMALL_DISK), kind="sqlite")
        server.database = tmp_path / "disk" / "tables.sqlite3"
        server.start()
        log = Log(server)
        try:
            players = [
                *seat_players(server, rng, "_template", 2, 1),
                *seat_players(server, rng, "burg_appenzell", 2, round_limit=20),
            ]
            disk = Path(f"/proc/{server.pid}/root/{tmp_path}/disk")
            with playing(players):
                after_moves(players, 8)
                with filled(disk):
                    time.sleep(FAULT)
            assert sum(player.refused for player in players), "the full disk hit nobody"
            check_all_over(players)
            log.check(lines=3)
        finally:
            server.kill()


# --- somebody else writes -------------------------------------------------------------------------


def test_pages_are_served_while_somebody_else_holds_the_file(
    shaken: Server, rng: random.Random
) -> None:
    people = [Person(shaken, "Ann"), Person(shaken, "Bob")]
    quiet = start_table(people, "burg_appenzell", first_seat="0")
    players = [
        *seat_players(shaken, rng, "burg_appenzell", 2, round_limit=20),
        *seat_players(shaken, rng, "_template", 1, 2),
        *seat_players(shaken, rng, "_template", 2, 1),
    ]
    log = Log(shaken)
    program, reader = players[0].program, Person(shaken)
    with playing(players), closing(sqlite3.connect(shaken.database, isolation_level=None)) as other:
        after_moves(players, 10)
        other.execute("BEGIN IMMEDIATE")
        end, rounds, before = time.monotonic() + LOCK, 0, acknowledged(players)
        page = people[0].read(f"/tables/{quiet}")
        refused = people[0].choose(page, page.moves[0])
        assert refused.status == 503
        assert refused.headers["retry-after"] == "1"
        while time.monotonic() < end or rounds < 3:
            rounds += 1
            for path in ("/", "/games/ratland", "/tables/new?game=ratland", f"/tables/{quiet}"):
                assert reader.read(path).status == 200
            assert people[0].read("/").status == 200
            program.get("/tables")
            program.get(f"/tables/{players[0].table}/seats/0")
            with program.stream(f"/tables/{players[0].table}/stream") as stream:
                stream.wait(lambda messages: bool(messages), "what has happened")
            time.sleep(0.2)
        # All of that was answered while the lock was held; those under way then may have been
        # acknowledged after we counted, no others.
        assert acknowledged(players) <= before + len(players)
        other.execute("ROLLBACK")
        assert people[0].choose(page, page.moves[0]).status == 200
    assert sum(player.refused for player in players), "the lock hit nobody"
    check_all_over(players)
    log.check(lines=3)


# --- a file that may not be written ---------------------------------------------------------------


def test_a_database_that_becomes_read_only_refuses_moves_until_it_is_not(
    shaken: Server, rng: random.Random
) -> None:
    players = seat_players(shaken, rng, "_template", 2, 1)
    log = Log(shaken)
    with playing(players):
        after_moves(players, 2)
        with told(shaken, "read-only", "yes"):
            stranger = Person(shaken)
            assert stranger.read("/").status == 200
            assert stranger.read(f"/tables/{players[0].table}").status == 200
            assert stranger.post("/me/name", name="Eve").status_code == 503
    check_all_over(players)
    log.check(lines=3)


# --- a write of which nobody knows whether it happened --------------------------------------------


@pytest.mark.parametrize("how", ["fails", "lies"])
def test_after_a_write_that_failed_the_database_is_believed(shaken: Server, how: str) -> None:
    """It says that it failed, and has failed or not: whoever tries again finds out."""
    programs = [Program(shaken, "Ann"), Program(shaken, "Bob")]
    id = programs[0].post("/tables", 201, game="_template", seats=2, options={"rounds": 1})["id"]
    is_written = how == "lies"
    with told(shaken, "write", f"save_table {how}"):
        programs[1].post(f"/tables/{id}/sit", 503, seat=1)
    kinds = [player["kind"] for player in programs[0].get(f"/tables/{id}")["players"]]
    assert kinds == ["person", "person" if is_written else "open"]
    programs[1].post(f"/tables/{id}/sit", seat=1)
    with told(shaken, "write", f"begin_match {how}"):
        programs[0].post(f"/tables/{id}/start", 503)
    assert programs[0].get(f"/tables/{id}")["stage"] == ("playing" if is_written else "open")
    programs[0].post(f"/tables/{id}/start", 409 if is_written else 200)
    with told(shaken, "write", f"announce {how}"):
        programs[0].post(f"/tables/{id}/seats/0/hand-over", 503)
    kinds = [player["kind"] for player in programs[0].get(f"/tables/{id}")["players"]]
    assert kinds == ["bot" if is_written else "person", "person"]
    programs[0].post(f"/tables/{id}/seats/0/take-back")
    with told(shaken, "write", f"add_steps {how}"):
        programs[1].play(id, 1, "bid 3", expected=0, key="mine", status=503)
    programs[1].play(id, 1, "bid 3", expected=0, key="mine")
    assert 1 not in programs[1].get(f"/tables/{id}")["to_act"]
    query = 'SELECT count(*) FROM answers JOIN matches ON match = matches.id WHERE "table" = ?'
    assert shaken.sql(query, id) == [(1,)]
