"""The rules of time at real tables: a server in its own process goes by a clock that tests set."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from ..programs import Program
from ..serving import wait_for
from .timed import Timed, log_of, timed_table

GAME = "_template"
HOUR, DAY = 3600.0, 86400.0


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    running = Timed(tmp_path_factory.mktemp("timed"))
    yield running
    running.server.stop()
    assert "Traceback" not in running.server.log(), running.server.log()


def two(timed: Timed) -> tuple[Program, Program]:
    return Program(timed.server, "Ann"), Program(timed.server, "Bob")


def test_a_clock_runs_for_who_owes_and_a_secret_choice_stops_it(timed: Timed) -> None:
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "live:600+20")
    timed.pass_time(8)
    assert timed.left(id) == [592, 592]
    ann.play(id, 0, "bid 1")
    timed.pass_time(8)
    assert timed.left(id) == [600, 584]
    assert [seat["is_running"] for seat in timed.clocks(id)] == [False, True]
    ann.post(f"/tables/{id}/seats/0/undo")
    timed.pass_time(8)
    assert timed.left(id) == [584, 576], "taking it back starts the clock again, and adds nothing"


def test_a_table_without_a_clock_has_none(timed: Timed) -> None:
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "none")
    assert ann.get(f"/tables/{id}")["clocks"] is None


def fall(timed: Timed, id: str, seconds: float) -> None:
    timed.pass_time(seconds)
    timed.pass_time(1)


def seat(program: Program, id: str, number: int) -> Any:
    return program.get(f"/tables/{id}")["players"][number]


def test_when_time_is_up_a_bot_plays_and_the_person_comes_back(timed: Timed) -> None:
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "live:600+20", options={"rounds": 3})
    ann.play(id, 0, "bid 1")
    timed.pass_time(590)
    assert seat(bob, id, 1)["kind"] == "person"
    fall(timed, id, 12)
    wait_for(lambda: seat(bob, id, 1)["kind"] == "bot", "the bot")
    assert seat(bob, id, 1)["bot"] == "medium"
    assert "Bob’s time is up. A bot plays on until Bob is back." in log_of(ann, id)
    wait_for(lambda: 1 in ann.get(f"/tables/{id}")["to_act"] or None, "the bot's bid")
    bob.post(f"/tables/{id}/seats/1/take-back")
    assert timed.left(id)[1] == 120
    timed.pass_time(8)
    owes = timed.clocks(id)[1]["is_owing"]
    assert timed.left(id)[1] == (112 if owes else 120)


def test_where_the_rule_says_so_the_seat_loses(timed: Timed) -> None:
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "live:60+0", time_up="lose", options={"rounds": 2})
    ann.play(id, 0, "bid 1")
    fall(timed, id, 61)
    wait_for(lambda: seat(bob, id, 1)["is_out"], "the end of Bob's time")
    assert bob.post(f"/tables/{id}/seats/1/take-back", 409)["key"] == "refuse-out"
    while ann.get(f"/tables/{id}")["stage"] == "playing":
        moves = ann.get(f"/tables/{id}/seats/0")["moves"]
        if moves:
            ann.play(id, 0, moves[0])
    assert ann.get(f"/tables/{id}")["outcome"]["ranks"] == [1, 2]


def test_what_comes_in_after_time_was_up_does_not_count_whoever_looked(timed: Timed) -> None:
    """Time is up by the moment of arrival, not by when somebody notices."""
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "live:60+0")
    timed.clock.advance(60.2)  # within the grace: nobody has looked yet
    refused = ann.play(id, 0, "bid 1", status=409)
    assert refused["key"] == "refuse-time-is-up"
    assert seat(ann, id, 0)["kind"] == "bot"


def test_a_holiday_stalls_no_decision_under_way(timed: Timed) -> None:
    ann, bob = two(timed)
    timed.pass_time((10 - timed.now / HOUR) % 24 * HOUR)
    id = timed_table((ann, bob), GAME, "days:86400")
    timed.pass_time(10 * HOUR)
    tomorrow, later = day(timed.now + DAY), day(timed.now + 5 * DAY)
    assert timed.left(id) == [14 * HOUR, 14 * HOUR]
    late = bob.post("/me/time/holidays", 409, first=tomorrow, last=tomorrow)
    assert late["key"] == "refuse-holiday-late", "by then eleven hours would be left"
    assert bob.post("/me/time/holidays", first=later, last=later)["left"] == 19


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def test_nobody_is_replaced_by_others_while_a_clock_runs(timed: Timed) -> None:
    ann, bob = two(timed)
    id = timed_table((ann, bob), GAME, "days:86400")
    refused = ann.post(f"/tables/{id}/seats/1/hand-over", 409)
    assert refused["key"] == "refuse-clock-decides"
    bob.post(f"/tables/{id}/seats/1/hand-over")
    assert seat(ann, id, 1)["kind"] == "bot"
