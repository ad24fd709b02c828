"""Time in which nobody served is given back, to the second, on both databases."""

import concurrent.futures
import sqlite3
from pathlib import Path

import psycopg
import pytest

from cheeseboard.server.clocks.wall import STEERING, SystemClock
from cheeseboard.server.databases import MIGRATING
from cheeseboard.server.store import Store

from ..people import Person, start_table
from ..programs import Program, token_of
from ..serving import BOTH, Server, postgres, wait_for
from .timed import Timed, log_of, timed_table

GAME = "_template"


@pytest.fixture(params=BOTH)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def begun(timed: Timed) -> tuple[Program, Program, str]:
    ann, bob = Program(timed.server, "Ann"), Program(timed.server, "Bob")
    id = timed_table((ann, bob), GAME, "live:600+20")
    ann.play(id, 0, "bid 1")
    timed.pass_time(8)
    return ann, bob, id


def test_a_kill_in_the_middle_of_a_running_clock_costs_nobody_a_second(
    tmp_path: Path, kind: str
) -> None:
    timed = Timed(tmp_path, kind)
    try:
        ann, bob, id = begun(timed)
        assert timed.left(id) == [600, 592]
        timed.server.kill()
        timed.clock.advance(192)
        timed.server.start()
        # Whatever has run since the last sign of life, at most three seconds, is given back too.
        after = timed.left(id)
        assert after[0] == 600
        assert 592 <= after[1] <= 595
        timed.pass_time(15)
        assert timed.left(id) == after, "15 seconds to find the way in again"
        timed.pass_time(8)
        assert timed.left(id)[1] == after[1] - 8
        assert "The server was away for 3 min 12 s. The clocks stood still." in log_of(ann, id)
        # A second kill before anything happens gives back once more, and nothing twice.
        timed.server.kill()
        timed.server.start()
        assert after[1] - 8 <= timed.left(id)[1] <= after[1] - 5
        bob.play(id, 1, "bid 1")
        assert bob.get(f"/tables/{id}")["to_act"] == [0, 1]
    finally:
        timed.server.kill()


def test_time_that_ran_out_while_nobody_served_has_not_run_out(tmp_path: Path) -> None:
    timed = Timed(tmp_path)
    try:
        _, bob, id = begun(timed)
        timed.server.kill()
        timed.clock.advance(5000)
        timed.server.start()
        timed.pass_time(8)
        assert bob.get(f"/tables/{id}")["players"][1]["kind"] == "person"
        assert timed.left(id)[1] >= 592
    finally:
        timed.server.kill()


def test_a_wall_clock_that_was_set_back_meanwhile_gives_nobody_time(tmp_path: Path) -> None:
    timed = Timed(tmp_path)
    try:
        _, _, id = begun(timed)
        timed.server.stop()
        timed.clock.advance(-3600)
        timed.server.start()
        assert timed.left(id) == [600, 592]
        timed.pass_time(15)
        timed.pass_time(8)
        assert timed.left(id) == [600, 584]
    finally:
        timed.server.kill()


def test_the_page_says_how_long_the_server_was_away(tmp_path: Path) -> None:
    timed = Timed(tmp_path)
    try:
        people = [Person(timed.server, "Ann"), Person(timed.server, "Bob")]
        id = start_table(people, GAME, tempo="live:600+20")
        timed.pass_time(8)
        timed.server.stop()
        timed.clock.advance(72)
        timed.server.start()
        page = wait_for(lambda: away(people[0], id), "the banner")
        assert page.startswith("We were away for 1 min 12 s.")
    finally:
        timed.server.kill()


def away(person: Person, id: str) -> str:
    found = person.read(f"/tables/{id}").root.all("p", class_="banner info away")
    return found[0].text.strip() if found else ""


def test_whose_process_died_gets_back_the_way_to_another(tmp_path: Path) -> None:
    timed = Timed(tmp_path, "postgres")
    first = timed.server
    second = beside(timed, tmp_path / "second")
    try:
        ann, bob = Program(first, "Ann"), Person(first, "Bob")
        id = timed_table((ann, Program(first, token=token_of(bob))), GAME, "live:600+20")
        ann.play(id, 0, "bid 1")
        known = open_page(bob, id, "")

        timed.server = bob.server = ann.server = second
        timed.clock.advance(2)
        assert open_page(bob, id, known) != known, "another process serves the page"
        pass_together(timed, 4)
        pass_together(timed, 4)
        assert timed.left(id) == [600, 590], "the one before lives"

        first.kill()
        timed.pass_time(4)
        for _ in range(2):
            open_page(bob, id, known)
        assert timed.left(id) == [600, 586]
        timed.pass_time(6)
        wait_for(lambda: timed.left(id) == [600, 584], "what is given back, once for both pages")
        said = "The server was away for 4 s. The clocks stood still."
        assert log_of(ann, id).count(said) == 1

        timed.pass_time(1)
        open_page(bob, id, known)
        timed.pass_time(8)
        timed.pass_time(8)
        assert timed.left(id) == [600, 567], "the one before has been dead for long"
        assert second.sql("SELECT count(*) FROM outages") == [(0,)], "somebody served all the while"
    finally:
        first.kill()
        second.kill()


def beside(timed: Timed, folder: Path) -> Server:
    """Another process on the same database, by the same clock."""
    folder.mkdir()
    script = (timed.server.folder / "serve.py").read_text(encoding="utf-8")
    server = Server(folder, script, kind="postgres", url=timed.server.database_url)
    return server.start()


def open_page(person: Person, table: str, last: str) -> str:
    """A page opens its stream, and says what it heard last; what it hears now."""
    with person.stream(f"/tables/{table}/stream?as=1", **{"Last-Event-ID": last}) as stream:
        return stream.wait(lambda found: bool(found), "the table")[-1].id


def pass_together(timed: Timed, seconds: float) -> None:
    """Let time go by until every process has shown a sign of life."""
    timed.clock.advance(seconds)
    wait_for(
        lambda: timed.server.sql("SELECT min(at) FROM beats") == [(timed.now,)], "signs of life"
    )


def test_who_could_not_be_reached_gets_that_time_back(tmp_path: Path) -> None:
    """The process stands still for a while, as on a machine that has too much to do."""
    timed = Timed(tmp_path)
    try:
        _, bob, id = begun(timed)
        with bob.stream(f"/tables/{id}/stream?seat=1") as stream:
            stream.wait(lambda found: bool(found), "the table")
            timed.clock.stall(6)
            wait_for(lambda: timed.left(id)[1] >= 591, "what is given back")
    finally:
        timed.server.kill()


def test_a_database_that_lets_everybody_wait_costs_nobody_time(tmp_path: Path) -> None:
    """Somebody else writes for long: no move can be written down, and no clock counts that."""
    timed = Timed(tmp_path, "sqlite")
    try:
        _, bob, id = begun(timed)
        with bob.stream(f"/tables/{id}/stream?seat=1") as stream:
            stream.wait(lambda found: bool(found), "the table")
            other = sqlite3.connect(timed.server.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            timed.clock.stall(8)
            wait_for(lambda: "could not be written" in timed.server.log(), "the vain wait")
            other.rollback()
            other.close()
            wait_for(lambda: timed.left(id)[1] >= 591, "what is given back")
            stream.wait(
                lambda found: "The clocks stood still." in str(found), "the line of the log"
            )
    finally:
        timed.server.kill()


class Jumpy(SystemClock):
    """A machine whose clock is set while the server runs."""

    def __init__(self) -> None:
        self.wall, self.gone = 1000.0, 0.0
        super().__init__()

    def monotonic(self) -> float:
        return self.gone

    def _wall(self) -> float:
        return self.wall

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.gone += seconds


@pytest.mark.parametrize("jump", [-7200.0, -0.5, 0.0, 3600.0])
def test_nobodys_time_jumps_with_the_clock_on_the_wall(jump: float) -> None:
    clock = Jumpy()
    before = clock.now()
    clock.wall += jump
    clock.go(100.0)
    gone = clock.now() - before
    assert abs(gone - 100.0) <= 100.0 * STEERING + 1e-9
    for _ in range(10):
        last = clock.now()
        clock.go(abs(jump) * 20 / STEERING / 10)
        assert clock.now() >= last
    assert clock.now() == pytest.approx(clock.wall, abs=1e-3), "in the end it is right again"


def test_who_waits_for_the_turn_to_show_life_has_seen_no_outage() -> None:
    """Meanwhile another process has shown that it serves, at a moment that is later."""
    url, now = postgres().new_database(), [1000.0]
    store = Store(url)
    store.open()
    with (
        concurrent.futures.ThreadPoolExecutor() as threads,
        psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as other,
    ):
        store.time.beat("first", lambda: now[0])
        other.execute("SELECT pg_advisory_lock(%s)", [MIGRATING])
        late = threads.submit(store.time.beat, "second", lambda: now[0])
        waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        wait_for(lambda: other.execute(waiting).fetchone(), "that somebody waits")
        now[0] += 30
        other.execute("UPDATE beats SET at = %s", now)
        other.execute("SELECT pg_advisory_unlock(%s)", [MIGRATING])
        assert not late.result()
    assert store.time.outages(0) == []
    store.close()
