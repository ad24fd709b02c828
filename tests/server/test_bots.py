"""Bots at tables: what they are told, and what happens when they do not play by the rules."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.game import HIDDEN
from cheeseboard.server.bots import Question

from .people import Person
from .programs import Program, replayed, token_of
from .serving import Server, runner, wait_for

BEFORE: Final = """
import functools
from cheeseboard.server import app
command = [sys.executable, {worker!r}]
app.BotPool = functools.partial(app.BotPool, command=command)
"""
"""The pool takes another command for its workers."""

DEADLINE: Final = 1.5
"""Seconds that these bots have; a worker must get through its imports in that time."""

NAUGHTY: Final = '''
"""A worker that goes wrong in a way of its own for each seat and bot."""
import json
import os
import sys
from cheeseboard import bots
from cheeseboard.server import bot_worker
from cheeseboard.testing.bots import Babbler, Cheat, Crasher, Staller

def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()

def think(bot, question):
    bots.brew = lambda *what, **how: bot
    say(json.dumps(bot_worker.Thinker().answer(question)))

for line in sys.stdin:
    question = json.loads(line)
    case = (question["bot"], question["seat"])
    if case == ("random", 1):
        os._exit(3)
    elif case == ("random", 2):
        think(Staller(600.0), question)
    elif case == ("random", 3):
        say("cheese, please")
    elif case == ("greedy", 1):
        think(Cheat(), question)
    elif case == ("greedy", 2):
        think(Babbler(), question)
    elif case == ("greedy", 3):
        think(Crasher(), question)
'''

RECORDING: Final = '''
"""A worker that writes down every byte it is told, and waits while a file says so."""
import json
import sys
import time
from pathlib import Path
from cheeseboard.server import bot_worker

home = Path(__file__).parent
thinker = bot_worker.Thinker()
while line := sys.stdin.buffer.readline():
    with (home / "told.jsonl").open("ab") as told:
        told.write(line)
    while (home / "wait").exists():
        time.sleep(0.005)
    sys.stdout.write(json.dumps(thinker.answer(json.loads(line))) + "\\n")
    sys.stdout.flush()
'''


def server_with(folder: Path, worker: str, deadline: float) -> Server:
    path = folder / "worker.py"
    path.write_text(worker, encoding="utf-8")
    before = BEFORE.format(worker=str(path))
    return Server(folder, runner(f"bot_deadline={deadline}", before)).start()


@pytest.fixture(scope="module")
def naughty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots all fail, each in its own way."""
    running = server_with(tmp_path_factory.mktemp("naughty"), NAUGHTY, DEADLINE)
    yield running
    running.kill()


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots play well, and whose worker keeps what it was told."""
    running = server_with(tmp_path_factory.mktemp("recording"), RECORDING, 60.0)
    yield running
    running.kill()


def told(server: Server) -> list[bytes]:
    path = server.folder / "told.jsonl"
    return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def play_with_bots(host: Program, id: str) -> list[dict[str, Any]]:
    """Play seat 0, always when all bots have moved; the record."""

    def is_my_turn() -> bool:
        table = host.get(f"/tables/{id}")
        return bool(table["to_act"] == [0] or table["stage"] == "over")

    while True:
        wait_for(is_my_turn, "the moves of the bots")
        if host.get(f"/tables/{id}")["stage"] == "over":
            lines: list[dict[str, Any]] = host.get(f"/tables/{id}/matches/1/record")
            return lines
        moves = host.get(f"/tables/{id}/seats/0")["moves"]
        host.play(id, 0, "end" if "end" in moves else moves[0])


# --- bots that fail ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_that_fails_is_replaced_for_that_move_and_the_log_says_so(
    naughty: Server, bot: str
) -> None:
    """Crash, stall and nonsense (random); a forbidden move, no move and an error (greedy)."""
    host = Program(naughty, "Ann")
    options = {"rounds": 2}
    table = host.post("/tables", 201, game="_template", seats=4, bots=bot, options=options)
    id = table["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the moves of the bots")
    lines = play_with_bots(host, id)
    assert replayed(lines).outcome is not None
    assert sorted(line["seat"] for line in lines[1:-1]) == [0, 0, 1, 1, 2, 2, 3, 3]
    log = Person(naughty).read(f"/tables/{id}").root.one("ol", id="log").text
    for player in table["players"][1:]:
        name = player["name"]
        assert f"The bot in {name}’s seat gave no usable answer. A random move was played" in log
    assert log.count("gave no usable answer") >= 5
    failures = re.findall(rf"Bot {bot} at table {id} failed: (.+)", naughty.log())
    assert len(failures) == len(set(failures)) >= 2, "each kind of failure is written once"
    assert "Traceback" not in naughty.log()


def test_pages_are_served_and_moves_taken_while_a_bot_stalls(naughty: Server) -> None:
    host, other = Program(naughty, "Ann"), [Program(naughty, "Bob"), Program(naughty, "Cy")]
    id = host.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    free = other[0].post("/tables", 201, game="_template", seats=2, options={"rounds": 1})["id"]
    other[1].post(f"/tables/{free}/sit", seat=1)
    other[0].post(f"/tables/{free}/start")
    host.play(id, 0, "bid 3")
    for seat, program in enumerate(other):
        program.play(free, seat, f"bid {seat + 1}")
    assert other[0].get(f"/tables/{free}")["stage"] == "over"
    assert Person(naughty).read(f"/tables/{id}").status == 200


# --- what bots are told --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"), [("_template", {"rounds": 3}), ("burg_appenzell", {"round_limit": 20})]
)
def test_a_worker_is_told_the_view_of_its_seat_and_not_a_byte_more(
    recording: Server, game: str, options: dict[str, Any]
) -> None:
    host = Program(recording, "Ann")
    table = host.post("/tables", 201, game=game, seats=2, bots="random", options=options)
    before = len(told(recording))
    host.post(f"/tables/{table['id']}/start")
    lines = play_with_bots(host, table["id"])
    questions = told(recording)[before:]
    alias = json.loads(questions[0])["table"]
    number = 0
    for step, line in enumerate(lines[1:-1]):
        if line["seat"] != 1:
            continue
        sent = json.loads(questions[number])
        if number % 7 == 0 or step > len(lines) - 8:
            view = replayed(lines, step).view(1)
            expected = Question(game, "random", alias, 1, view.to_json(), sent["seed"])
            assert questions[number] == expected.to_line(sent["seconds"])
            assert view.holes() == questions[number].count(b"-1")
        number += 1
    assert number == len(questions)
    everything = b"".join(questions)
    for secret in (lines[0]["seed"], table["id"], "Ann", host.token.split(".")[0]):
        assert secret.encode() not in everything


def test_a_worker_knows_a_table_again_by_a_number_that_is_no_name(recording: Server) -> None:
    host = Program(recording, "Ann")
    numbers: list[int] = []
    for _ in range(2):
        before = len(told(recording))
        options = {"rounds": 2}
        table = host.post("/tables", 201, game="_template", seats=3, bots="random", options=options)
        host.post(f"/tables/{table['id']}/start")
        play_with_bots(host, table["id"])
        found = {json.loads(line)["table"] for line in told(recording)[before:]}
        assert len(found) == 1
        numbers += found
    assert numbers[0] != numbers[1]
    assert [host.get(f"/tables/{number}", 404)["key"] for number in numbers] == [
        "refuse-no-table",
        "refuse-no-table",
    ]


def test_a_worker_does_not_learn_what_others_have_bid(recording: Server) -> None:
    host = Program(recording, "Ann")
    (recording.folder / "wait").touch()
    try:
        id = host.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
        before = len(told(recording))
        host.post(f"/tables/{id}/start")
        host.play(id, 0, "bid 5")
        wait_for(lambda: len(told(recording)) > before, "the first question")
    finally:
        (recording.folder / "wait").unlink()
    wait_for(lambda: len(told(recording)) > before + 1, "the second question")
    bids = [json.loads(line)["view"]["bids"] for line in told(recording)[before : before + 2]]
    assert bids[1] == [HIDDEN, HIDDEN, -2]


def test_the_page_is_served_while_a_bot_thinks(recording: Server) -> None:
    host = Person(recording, "Ann")
    (recording.folder / "wait").touch()
    before = len(told(recording))
    try:
        page = host.send("/play-now", game="_template")
        wait_for(lambda: len(told(recording)) > before, "a bot that thinks")
        began = time.monotonic()
        again = host.read(page.path)
        assert again.status == 200
        assert len(again.moves) == 5
        assert "is to act" in again.root.one("section", id="players").text
        assert host.choose(again, "bid 2").status == 200
        assert time.monotonic() - began < 30, "long before the bot's deadline"
    finally:
        (recording.folder / "wait").unlink()
    id = page.path.removeprefix("/tables/")
    program = Program(recording, token=token_of(host))
    wait_for(lambda: program.get(f"/tables/{id}")["to_act"] == [0], "the next round")
