"""In every game the clocks run for exactly those who owe a decision, whoever decides at once."""

import random
from collections.abc import Iterator

import pytest

from cheeseboard import registry

from ..programs import Program, random_move
from .timed import Timed, timed_table

STEPS = 30


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    running = Timed(tmp_path_factory.mktemp("together"))
    yield running
    running.server.stop()
    assert "Traceback" not in running.server.log(), running.server.log()


@pytest.mark.parametrize("game", registry.ids(with_drafts=True))
def test_clocks_run_for_those_who_owe_a_decision(
    timed: Timed, game: str, rng: random.Random
) -> None:
    seats = min(3, max(registry.load(game).meta.seats))
    programs = [Program(timed.server, f"P{seat}") for seat in range(seats)]
    id = timed_table(programs, game, "live:600+20")
    for _ in range(STEPS):
        table = programs[0].get(f"/tables/{id}")
        if table["stage"] != "playing":
            break
        before = table["clocks"]["seats"]
        assert [one["seat"] for one in before if one["is_owing"]] == table["to_act"]
        timed.clock.advance(1)
        after = timed.clocks(id)
        for one, other in zip(before, after, strict=True):
            gone = round(one["left"] - other["left"], 3)
            # Who answers an interrupt has some free seconds.
            assert gone in ((0.0, 1.0) if one["is_owing"] else (0.0,)), (game, one, other)
            if game != "smash_up":
                assert gone == (1.0 if one["is_owing"] else 0.0)
        seat = rng.choice(table["to_act"])
        position = programs[seat].get(f"/tables/{id}/seats/{seat}")
        programs[seat].play(id, seat, random_move(rng, position["moves"], 0.6))
        now = programs[0].get(f"/tables/{id}")
        changed = [
            one["seat"]
            for one, other in zip(after, now["clocks"]["seats"], strict=True)
            if one["left"] != other["left"] and one["seat"] != seat
        ]
        assert not changed, "a step changes nobody else's time"


@pytest.mark.parametrize(
    ("game", "ready"), [("ratland", "ready"), ("_template", "bid 1"), ("fromage", "")]
)
def test_a_choice_that_waits_stops_the_clock_and_taking_it_back_starts_it(
    timed: Timed, game: str, ready: str, rng: random.Random
) -> None:
    programs = [Program(timed.server, f"P{seat}") for seat in range(3)]
    id = timed_table(programs, game, "live:600+20")
    assert programs[0].get(f"/tables/{id}")["to_act"] == [0, 1, 2]
    for _ in range(40):
        moves = programs[1].get(f"/tables/{id}/seats/1")["moves"]
        if 1 not in programs[0].get(f"/tables/{id}")["to_act"]:
            break
        programs[1].play(id, 1, ready if ready in moves else random_move(rng, moves, 0.9))
    assert programs[0].get(f"/tables/{id}")["to_act"] == [0, 2]
    timed.clock.advance(5)
    left = timed.left(id)
    assert left[1] == 600
    assert left[0] == left[2] == 595
    if not programs[1].get(f"/tables/{id}/seats/1")["undoable"]:
        return
    programs[1].post(f"/tables/{id}/seats/1/undo")
    timed.clock.advance(5)
    assert timed.left(id) == [590, 595, 590]
