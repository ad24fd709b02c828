"""The process that thinks for bots: it goes on with the trees of those it was asked for last."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import cheeseboard as cb
from cheeseboard.match import Match
from cheeseboard.record import Played
from cheeseboard.server.bot_worker import KEPT
from cheeseboard.server.bots import BotPool, Question
from cheeseboard.testing.loops import run

from .programs import Program
from .serving import DEADLINE, Server, runner, wait_for

BOT: Final = "search:6"


class Worker:
    """A real worker process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cheeseboard.server.bot_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(
        self, match: Match[Any, Any], *, table: int = 1, seat: int = 0, seed: int = 5
    ) -> dict[str, Any]:
        self.tell(question_of(match, table, seat, seed))
        assert self._process.stdout is not None
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def tell(self, question: Question) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(question.to_line(600.0))
        self._process.stdin.flush()

    def end(self) -> int:
        """Nobody asks any more; how the process ends then."""
        try:
            self._process.communicate(timeout=DEADLINE)
        finally:
            self._process.kill()
        return self._process.returncode


def question_of(match: Match[Any, Any], table: int, seat: int = 0, seed: int = 5) -> Question:
    view = match.view(seat).to_json()
    return Question(match.game.meta.id, BOT, table, seat, view, seed)


@pytest.fixture
def worker() -> Iterator[Worker]:
    running = Worker()
    yield running
    assert running.end() == 0


def begin(seed: int = 1) -> Match[Any, Any]:
    """RatLand: every seat places its rats one after the other."""
    return cb.new_match("ratland", seats=2, seed=seed)


# --- the tree ------------------------------------------------------------------------------------


def test_a_second_decision_in_a_row_goes_on_with_the_tree(worker: Worker) -> None:
    match = begin()
    kept = []
    for _ in range(3):
        answer = worker.ask(match)
        kept.append(answer["is_tree_kept"])
        assert answer["iterations"] == 6
        match.play(0, answer["move"])
    assert kept == [False, True, True]


def test_a_decision_after_another_seat_begins_anew(worker: Worker) -> None:
    match = cb.new_match("burg_appenzell", seats=2, seed=2)
    kept = set()
    for _ in range(30):
        seat = match.to_act[0]
        if seat:
            match.play(seat, match.moves(seat)[0])
            continue
        last = match.record.steps[-1] if match.record.steps else None
        before = last.seat if isinstance(last, Played) else 1
        answer = worker.ask(match)
        kept.add((before, answer["is_tree_kept"]))
        match.play(0, answer["move"])
    assert (0, True) in kept
    assert (1, True) not in kept


def test_an_answer_holds_a_move_and_two_figures(worker: Worker) -> None:
    match = begin()
    answer = worker.ask(match)
    assert set(answer) == {"move", "iterations", "is_tree_kept"}
    assert answer["move"] in [str(move) for move in match.moves(0)]


def test_another_position_is_thought_of_anew(worker: Worker) -> None:
    match = begin()
    first = worker.ask(match)
    other = begin(seed=2)
    answer = worker.ask(other)
    assert not answer["is_tree_kept"]
    assert answer["move"] in [str(move) for move in other.moves(0)]
    match.play(0, first["move"])
    assert not worker.ask(match)["is_tree_kept"], "one place has one bot"


def test_a_move_that_was_not_played_is_forgotten(worker: Worker) -> None:
    match = begin()
    answer = worker.ask(match)
    match.play(0, next(move for move in match.moves(0) if str(move) != answer["move"]))
    assert not worker.ask(match)["is_tree_kept"]


def test_every_table_and_seat_has_a_tree_of_its_own(worker: Worker) -> None:
    matches = {table: begin(seed=table) for table in (1, 2)}
    for is_kept in (False, True):
        for table, match in matches.items():
            for seat in (0, 1):
                answer = worker.ask(match, table=table, seat=seat)
                assert answer["is_tree_kept"] == is_kept
                match.play(seat, answer["move"])


@pytest.mark.parametrize(("others", "is_kept"), [(KEPT - 1, True), (KEPT, False)])
def test_the_bot_that_was_asked_longest_ago_makes_room(
    worker: Worker, others: int, is_kept: bool
) -> None:
    match, other = begin(), begin()
    match.play(0, worker.ask(match)["move"])
    for table in range(2, 2 + others):
        worker.ask(other, table=table)
    assert worker.ask(match)["is_tree_kept"] == is_kept


def test_the_first_seed_and_the_same_questions_give_the_same_moves(worker: Worker) -> None:
    played = []
    again = Worker()
    for process, later in ((worker, 5), (again, 6)):
        match = cb.new_match("burg_appenzell", seats=2, seed=3)
        for number in range(8):
            seat = match.to_act[0]
            answer = process.ask(match, seat=seat, seed=later if number > 4 else 5)
            match.play(seat, answer["move"])
        played.append(match.record.lines())
    assert again.end() == 0
    assert played[0] == played[1]


# --- when nobody asks any more -------------------------------------------------------------------


def test_a_worker_does_not_think_on_when_its_server_is_gone() -> None:
    """It has ten minutes, but ends well before."""
    worker = Worker()
    worker.tell(Question("ratland", "search:600s", 1, 0, begin().view(0).to_json(), 5))
    assert worker.end() == 0


# --- which process -------------------------------------------------------------------------------

NOTING: Final = """
import json, os, sys, time
from pathlib import Path
from cheeseboard.server import bot_worker
home = Path({home!r})
thinker = bot_worker.Thinker()
for line in sys.stdin:
    request = json.loads(line)
    with (home / "asked.jsonl").open("a") as asked:
        asked.write(json.dumps([request["table"], os.getpid()]) + "\\n")
    while (home / f"wait-{{request['table']}}").exists():
        time.sleep(0.005)
    sys.stdout.write(json.dumps(thinker.answer(request)) + "\\n")
    sys.stdout.flush()
"""
"""A worker that writes down who was asked for, and waits while a file says so."""


SLOW_START: Final = """
import json, sys, time
time.sleep({seconds})
for line in sys.stdin:
    sys.stdout.write(json.dumps(dict(move="bid 1")) + "\\n")
    sys.stdout.flush()
"""
"""A worker that takes long to be there."""


def test_a_worker_is_given_time_to_start() -> None:
    """Else each would be killed over it, and the next one too."""
    deadline = 4.0
    command = [sys.executable, "-c", SLOW_START.format(seconds=1.5 * deadline)]
    match = begin()

    async def ask() -> str:
        pool = BotPool(workers=1, deadline=deadline, command=command)
        try:
            return await pool.choose(question_of(match, 1), asyncio.Event())
        finally:
            await pool.close()

    assert run(ask()) == "bid 1"


def test_a_table_comes_back_to_the_process_that_has_kept_its_bot(tmp_path: Path) -> None:
    command = [sys.executable, "-c", NOTING.format(home=str(tmp_path))]
    match = begin()

    def asked() -> list[list[int]]:
        path = tmp_path / "asked.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    async def until_asked(count: int) -> None:
        async with asyncio.timeout(60.0):
            while len(asked()) < count:
                await asyncio.sleep(0.01)

    async def play() -> None:
        pool = BotPool(workers=2, deadline=60.0, command=command)

        async def ask(table: int) -> None:
            await pool.choose(question_of(match, table), asyncio.Event())

        async def ask_while_thinking(table: int, *others: int) -> None:
            """Ask for others while a process thinks for this table."""
            before = len(asked())
            (tmp_path / f"wait-{table}").touch()
            thinking = asyncio.create_task(ask(table))
            await until_asked(before + 1)
            for other in others:
                await ask(other)
            (tmp_path / f"wait-{table}").unlink()
            await thinking

        try:
            await ask_while_thinking(1, 2)
            for table in (1, 2, 2, 1, 1, 2):
                await ask(table)
            await ask_while_thinking(1, 3, 2, 3)
            await ask_while_thinking(3, 2)
            await ask(2)
        finally:
            await pool.close()

    run(play())
    processes = [process for _, process in asked()]
    one, two = processes[:2]
    assert one != two
    assert processes == [
        *(one, two),
        *(one, two, two, one, one, two),
        *(one, two, two, two),
        *(two, one),  # the usual one is busy: any will do
        one,  # which then has the bot
    ]


# --- at a table ----------------------------------------------------------------------------------

TELLING: Final = """
import sys
from pathlib import Path
from cheeseboard.bots import levels
from cheeseboard.server import bot_worker
levels.classes = lambda game: ()
levels.USUAL = tuple(
    levels.Level(name, levels.Recipe("search", iterations=6)) for name in levels.LEVELS
)

class Tee:
    def write(self, text):
        sys.__stdout__.write(text)
        with (Path(__file__).parent / "answers.jsonl").open("a") as answers:
            answers.write(text)
    def flush(self):
        sys.__stdout__.flush()

sys.stdout = Tee()
bot_worker.main()
"""
"""A worker whose levels all search, and that writes down its answers."""

BEFORE: Final = """
import functools
from cheeseboard.server import app
app.BotPool = functools.partial(app.BotPool, command=[sys.executable, {worker!r}])
"""


def test_a_bot_at_a_table_goes_on_with_its_tree(tmp_path: Path) -> None:
    """RatLand: the bot places its rats one after the other, whatever the others do."""
    path = tmp_path / "worker.py"
    path.write_text(TELLING, encoding="utf-8")
    server = Server(tmp_path, runner("bot_deadline=60.0", BEFORE.format(worker=str(path)))).start()
    try:
        host = Program(server, "Ann")
        id = host.post("/tables", 201, game="ratland", seats=2, bots="expert")["id"]
        host.post(f"/tables/{id}/start")
        wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "all rats of the bot")
    finally:
        server.kill()
    lines = (tmp_path / "answers.jsonl").read_text().splitlines()
    kept = [json.loads(line)["is_tree_kept"] for line in lines]
    assert len(kept) > 1
    assert kept == [False, *[True] * (len(kept) - 1)]
