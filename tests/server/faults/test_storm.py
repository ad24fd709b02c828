"""All faults, one after the other, while all games are played: nothing is lost or doubled."""

import contextlib
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from ..serving import Server
from .players import Player, after_moves, check_all_over, playing, seat_players
from .shaking import limited, told

Fault = Callable[[Server], "contextlib.AbstractContextManager[object]"]


def full_disk(server: Server) -> "contextlib.AbstractContextManager[object]":
    return limited(server)


def read_only_file(server: Server) -> "contextlib.AbstractContextManager[object]":
    return told(server, "read-only", "yes")


def clock_a_day_ahead(server: Server) -> "contextlib.AbstractContextManager[object]":
    return told(server, "clock", str(24 * 3600.0))


def nonsense(server: Server) -> "contextlib.AbstractContextManager[object]":
    return told(server, "worker", "nonsense")


@contextlib.contextmanager
def foreign_lock(server: Server) -> Iterator[None]:
    with closing(sqlite3.connect(server.database, isolation_level=None, timeout=30.0)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def standstill(server: Server) -> Iterator[None]:
    server.pause()
    try:
        yield
    finally:
        server.go_on()


@contextlib.contextmanager
def killed_workers(server: Server) -> Iterator[None]:
    for worker in server.children():
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    yield


@contextlib.contextmanager
def killed_server(server: Server) -> Iterator[None]:
    server.restart()
    yield


FAULTS: list[Fault] = [
    *(full_disk, read_only_file, clock_a_day_ahead, nonsense, foreign_lock),
    *(standstill, killed_workers, killed_server),
]


def many_tables(server: Server, rng: random.Random) -> list[Player]:
    found: list[Player] = []
    for people, bots in ((2, 0), (1, 1), (2, 1)):
        found += seat_players(server, rng, "ratland", people, bots)
        found += seat_players(server, rng, "fromage", people, bots)
        found += seat_players(server, rng, "burg_appenzell", people, bots)
        found += seat_players(server, rng, "rat_de_france", people, bots)
        found += seat_players(server, rng, "smash_up", people, bots, vp_goal=10)
        found += seat_players(server, rng, "_template", people, bots)
    return found


@pytest.mark.long
def test_a_storm_of_faults_loses_and_doubles_no_move(shaken: Server, rng: random.Random) -> None:
    players = many_tables(shaken, rng)
    met: Counter[str] = Counter()
    with playing(players):
        while not all(player.is_done for player in players):
            fault = rng.choice(FAULTS)
            with fault(shaken):
                time.sleep(rng.random() * 2.0)
            met[fault.__name__] += 1
            after_moves(players, rng.randrange(10, 80))
    print(f"met {sum(met.values())} faults: {dict(met)}")  # noqa: T201
    check_all_over(players)
