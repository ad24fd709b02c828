"""Workers that die, stand still or talk nonsense, and visitors who want all of them."""

import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from ..people import Person
from ..programs import Program, token_of
from ..serving import Server, wait_for
from .players import Line, after_moves, check_all_over, playing, seat_players
from .shaking import Log, told

HINTS: Final = 60


def signalled(server: Server, how: signal.Signals) -> None:
    for worker in server.children():
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, how)


@contextlib.contextmanager
def killed(server: Server) -> Iterator[None]:
    """Every worker, again and again."""
    for _ in range(5):
        signalled(server, signal.SIGKILL)
        time.sleep(0.05)
    yield


@contextlib.contextmanager
def stopped(server: Server) -> Iterator[None]:
    signalled(server, signal.SIGSTOP)
    yield


@contextlib.contextmanager
def talking_nonsense(server: Server) -> Iterator[None]:
    with told(server, "worker", "nonsense"):
        yield


@contextlib.contextmanager
def exiting_at_start(server: Server) -> Iterator[None]:
    with told(server, "worker", "exits"):
        signalled(server, signal.SIGKILL)
        yield


@contextlib.contextmanager
def cheating(server: Server) -> Iterator[None]:
    with told(server, "worker", "illegal"):
        yield


@pytest.mark.parametrize("how", [killed, stopped, talking_nonsense, exiting_at_start, cheating])
def test_a_match_goes_on_with_workers_that_fail(
    shaken: Server,
    rng: random.Random,
    how: Callable[[Server], "contextlib.AbstractContextManager[None]"],
) -> None:
    bots = seat_players(shaken, rng, "_template", 1, 3)
    without = seat_players(shaken, rng, "_template", 2)
    log = Log(shaken)
    with playing([*bots, *without]):
        after_moves([*bots, *without], 2)
        with how(shaken):
            after_moves(bots, 1)
    check_all_over([*bots, *without])
    assert "Traceback" not in log.text
    log.check(lines=8)


def test_a_worker_that_died_in_its_sleep_costs_no_move(shaken: Server) -> None:
    """Its bot is asked in a new one."""
    host = Program(shaken, "Ann")
    id = host.post("/tables", 201, game="_template", seats=2, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bid of the bot")
    before = shaken.children()
    signalled(shaken, signal.SIGKILL)
    wait_for(lambda: not set(before) & set(shaken.children()), "the end of the workers")
    host.play(id, 0, "bid 3")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the next bid of the bot")
    assert "gave no usable answer" not in Person(shaken).read(f"/tables/{id}").text


# --- everybody's share ----------------------------------------------------------------------------


def test_who_has_ten_tables_full_of_experts_starves_nobody(shaken: Server) -> None:
    """One worker; what counts is how many decisions come in between."""
    greedy, modest = Program(shaken, "Greedy"), Program(shaken, "Modest")
    with told(shaken, "worker", "slow"):
        many = [
            greedy.post("/tables", 201, game="_template", seats=4, bots="expert")["id"]
            for _ in range(10)
        ]
        mine = modest.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
        for id in many:
            greedy.post(f"/tables/{id}/start")
        modest.post(f"/tables/{mine}/start")
        wait_for(lambda: modest.get(f"/tables/{mine}")["to_act"] == [0], "the modest bots")
    marks = ", ".join("?" * len(many))
    [(between,)] = shaken.sql(
        f"""SELECT count(*) FROM steps JOIN matches ON match = matches.id
        WHERE "table" IN ({marks})
        AND at > (SELECT since FROM matches WHERE "table" = ?)
        AND at < (SELECT max(at) FROM steps JOIN matches ON match = id WHERE "table" = ?)""",
        *many,
        mine,
        mine,
    )
    assert between <= 6, "two random bots wait for a few decisions of others, not for all 30"
    wait_for(
        lambda: all(greedy.get(f"/tables/{id}")["to_act"] == [0] for id in many),
        "the bids of all experts",
        pause=0.2,
    )


def test_of_many_hints_that_somebody_asks_for_at_once_one_is_searched(shaken: Server) -> None:
    ann = Person(shaken, "Ann")
    host = Program(shaken, token=token_of(ann))
    id = host.post("/tables", 201, game="_template", seats=2, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bid of the bot")
    cookies = ann.cookies()
    answers: list[int] = []

    def ask() -> None:
        line = Line(shaken)
        answers.append(line.ask("GET", f"/tables/{id}/hint?seat=0", Cookie=cookies)[0])
        line.close()

    threads = [threading.Thread(target=ask, daemon=True) for _ in range(HINTS)]
    with told(shaken, "worker", "waits"):
        for thread in threads:
            thread.start()
        wait_for(lambda: len(answers) == HINTS - 1, "all refusals")
        assert set(answers) == {429}
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [429] * (HINTS - 1)
