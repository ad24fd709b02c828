"""Several processes behind one port, workers that only think, and how they stop."""

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cheeseboard.testing.postgres import running

from .people import Person
from .players import acknowledged, check_records, run_all, seat_players
from .programs import Program, token_of
from .serving import DEADLINE, Server, fetch, runner, wait_for
from .test_hints import BEFORE, WORKER

Work = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes behind one port; their bots think elsewhere."""
    arguments = ("--processes", "2", "--bots", "0", "--log-json")
    folder = tmp_path_factory.mktemp("family")
    server = Server(folder, arguments=arguments, kind="postgres").start()
    wait_for(lambda: len(server.children()) == 2, "the second process")
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture
def work(tmp_path: Path) -> Iterator[Work]:
    """Workers for the bots of a server."""
    started: list[subprocess.Popen[bytes]] = []

    def start(server: Server, *arguments: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "cheeseboard", "worker"]
        command += ["--database", server.database_url, "--bots", "1", *arguments]
        with (tmp_path / "worker.txt").open("ab") as log:
            started.append(subprocess.Popen(command, stdout=log, stderr=log))
        return started[-1]

    yield start
    for one in started:
        one.kill()
        one.wait()
    assert "Traceback" not in (tmp_path / "worker.txt").read_text()


def with_bots(host: Program, seats: int = 3) -> str:
    id = host.post("/tables", 201, game="_template", seats=seats, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    return str(id)


def test_nobody_notices_that_one_process_after_the_other_is_replaced(
    family: Server, rng: random.Random
) -> None:
    players = [
        *seat_players(family, "burg_appenzell", rng, round_limit=20),
        *seat_players(family, "_template", rng),
    ]
    threads = run_all(players)
    before = set(family.children())
    wait_for(lambda: acknowledged(players) > 10, "some moves")
    os.kill(family.pid, signal.SIGHUP)
    wait_for(
        lambda: not before & set(family.children()) and len(family.children()) == 2,
        "two other processes",
    )
    for thread in threads:
        thread.join(2 * DEADLINE)
    check_records(players)
    assert sum(player.repeated for player in players) == 0, "a request was not answered"


def test_the_old_processes_go_on_when_new_ones_do_not_serve(family: Server) -> None:
    [(version,)] = family.sql("SELECT version_num FROM alembic_version")
    before = set(family.children())
    family.sql("UPDATE alembic_version SET version_num = '9999'")
    os.kill(family.pid, signal.SIGHUP)
    wait_for(lambda: "did not begin to serve" in family.log(), "word of it")
    assert set(family.children()) == before
    assert fetch(family, "/readyz").status_code == 200
    family.sql("UPDATE alembic_version SET version_num = ?", version)
    os.kill(family.pid, signal.SIGHUP)
    wait_for(
        lambda: not before & set(family.children()) and len(family.children()) == 2,
        "two other processes",
    )


def test_a_process_that_is_killed_is_replaced_and_no_move_is_lost(
    family: Server, rng: random.Random
) -> None:
    players = seat_players(family, "burg_appenzell", rng, round_limit=20)
    threads = run_all(players)
    for _ in range(3):
        target = acknowledged(players) + 5
        wait_for(
            lambda target=target: (  # type: ignore[misc]
                acknowledged(players) >= target or not any(t.is_alive() for t in threads)
            ),
            "some more moves",
        )
        victim = rng.choice(family.children())
        os.kill(victim, signal.SIGKILL)
        wait_for(
            lambda victim=victim: (  # type: ignore[misc]
                victim not in family.children() and len(family.children()) == 2
            ),
            "another process",
        )
    for thread in threads:
        thread.join(2 * DEADLINE)
    check_records(players)


def test_figures_are_summed_over_the_processes(family: Server, rng: random.Random) -> None:
    def figure(name: str) -> float:
        lines = fetch(family, "/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name))

    host = Program(family, "Ann")
    id = str(host.post("/tables", 201, game="_template", seats=2)["id"])
    guest = Program(family, "Bob")
    guest.post(f"/tables/{id}/sit", seat=1)
    host.post(f"/tables/{id}/start")
    before = figure("cheeseboard_moves_total")
    host.play(id, 0, "bid 1")
    guest.play(id, 1, "bid 2")
    assert figure("cheeseboard_moves_total") == before + 2
    guest.play(id, 0, "bid 2", status=403)
    assert figure('cheeseboard_refusals_total{kind="refuse-not-your-seat"') >= 1
    streams = figure("cheeseboard_streams ")
    with host.stream(f"/tables/{id}/stream?seat=0") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        assert figure("cheeseboard_streams ") == streams + 1
    assert figure("cheeseboard_move_seconds_count") >= 2
    assert figure("cheeseboard_database_seconds_count") > 10


def test_health_is_told_under_any_name(family: Server) -> None:
    for path, text in (("/healthz", "alive\n"), ("/readyz", "ready\n")):
        answer = fetch(family, path, {"Host": "elsewhere"})
        assert (answer.status_code, answer.text) == (200, text)
    assert fetch(family, "/", {"Host": "elsewhere"}).status_code == 421


def test_workers_think_for_servers_without_bots(family: Server, work: Work) -> None:
    ann = Person(family, "Ann")
    host = Program(family, token=token_of(ann))
    id = with_bots(host)
    assert host.get(f"/tables/{id}")["to_act"] == [0, 1, 2]
    worker = work(family)
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bids of the bots")
    advice = ann.http.get(f"/tables/{id}/hint?seat=0")
    assert advice.status_code == 200, advice.text
    worker.terminate()
    assert worker.wait(DEADLINE) == 0


def test_what_a_killed_worker_thought_about_another_thinks_about(
    family: Server, work: Work
) -> None:
    host = Program(family, "Ann")
    id = with_bots(host)
    hold = "UPDATE work SET worker = 'dead', until = ? WHERE \"table\" = ?"
    family.sql(hold, time.time() + 2.0, id)
    worker = work(family)
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bids of the bots")
    worker.kill()
    host.play(id, 0, "bid 1")
    work(family)
    wait_for(lambda: 0 in host.get(f"/tables/{id}")["to_act"], "the next round")


def test_a_queue_that_grows_is_told_on_the_page(family: Server) -> None:
    """Nobody thinks here: every table waits behind those that came before."""
    family.sql("DELETE FROM work")  # what other tests have left undone
    people = [Person(family, f"P{number}") for number in range(4)]
    hosts = [Program(family, token=token_of(person)) for person in people]
    tables = [with_bots(host, 2) for host in hosts]
    for host, id in zip(hosts, tables, strict=True):
        host.play(id, 0, "bid 1")
    with contextlib.ExitStack() as stack:
        pages = [
            stack.enter_context(person.stream(f"/tables/{id}/stream"))
            for person, id in zip(people, tables, strict=True)
        ]
        wait_for(lambda: pages[-1].text.count("3 bots are ahead") == 1, "word of three bots")
        wait_for(lambda: "one bot is ahead" in pages[1].text, "word of one bot")
        first = pages[0].text.rpartition("event: update")[2]  # others may have been before it
        assert "ahead" not in first
    for id in tables:
        family.sql('DELETE FROM work WHERE "table" = ?', id)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_that_stops_ends_its_streams_and_hands_over_its_bots(
    kind: str, tmp_path: Path
) -> None:
    path = tmp_path / "worker.py"
    path.write_text(WORKER, encoding="utf-8")
    patient = runner("bot_deadline=600.0", BEFORE.format(worker=str(path)))
    server = Server(tmp_path, patient, kind=kind).start()
    host = Program(server, "Ann")
    id = with_bots(host, 2)
    taken = "SELECT count(*) FROM work WHERE worker <> '' AND \"table\" = ?"
    wait_for(lambda: server.sql(taken, id) == [(1,)], "a bot that thinks")
    with host.stream(f"/tables/{id}/stream?seat=0") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        began = time.monotonic()
        server.stop()
        took = time.monotonic() - began
        wait_for(lambda: not stream.is_open, "the end of the stream")
        assert stream.text.endswith(": come back\nretry: 250\n\n")
    assert server.sql(taken, id) == [(0,)]
    assert "Traceback" not in server.log()
    assert took < DEADLINE


HANGS = """
import time
from cheeseboard.server.store import Store
Store.close = lambda store: time.sleep(600)
"""


def test_a_server_that_hangs_is_gone_in_time_all_the_same(tmp_path: Path) -> None:
    server = Server(tmp_path, runner("", HANGS)).start()
    server.stop()
    assert "Something hangs and is left behind." in server.log()


def test_several_processes_on_a_file_are_refused(tmp_path: Path) -> None:
    for command in (["serve", "--processes", "2"], ["worker"]):
        done = subprocess.run(
            [sys.executable, "-m", "cheeseboard", *command, "--database", str(tmp_path / "x")],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2
        assert "PostgreSQL" in done.stderr


def test_a_server_without_its_database_is_not_ready(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with running() as database:
        server = Server(tmp_path, url=database.new_database()).start()
        request.addfinalizer(server.kill)
        program = Program(server, "Ann")
        id = with_bots(program, 2)
        database.stop("immediate")
        wait_for(lambda: fetch(server, "/readyz").status_code == 503, "that it is not ready")
        assert fetch(server, "/healthz").status_code == 200
        answer = program.http.post(f"/api/tables/{id}/seats/0/moves", json={"moves": ["bid 1"]})
        assert answer.status_code == 503
        database.start()
        wait_for(lambda: fetch(server, "/readyz").status_code == 200, "that it is ready again")
        wait_for(lambda: program.get(f"/tables/{id}")["to_act"] == [0], "the bot's bid")
        program.play(id, 0, "bid 1")
        server.stop()
