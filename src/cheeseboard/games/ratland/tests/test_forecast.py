"""Tests of what bots expect from a plan."""

import itertools
from collections.abc import Iterator

import pytest

from cheeseboard.chance import Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CITY,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    TUNNELS,
)
from cheeseboard.games.ratland.forecast import Forecast, plan_of
from cheeseboard.games.ratland.moves import DONE, PUT
from cheeseboard.games.ratland.state import PLANS, Position


def planning(seed: int, event: int = NONE, seats: int = 3) -> Position:
    """The first position in which plans are made."""
    chance = Simulated(seed)
    state = GAME.setup(GAME.meta.complete({}), seats, chance, SILENCE)
    while state.phase != PLANS:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.moves(state, seat)[0], chance, SILENCE)
    if event != NONE:
        state.event = event
    return state


@pytest.mark.parametrize("seed", range(4))
def test_a_filled_plan_is_worth_what_is_promised(seed: int) -> None:
    state = planning(seed)
    counts = plan_of(state, 0)
    rats = sum(counts)
    forecast = Forecast(state, 0)
    before = forecast.value(counts)
    promised = forecast.fill(counts)
    assert promised == pytest.approx(forecast.value(counts))
    assert promised >= before
    assert sum(counts) == rats


@pytest.mark.parametrize("seed", range(4))
def test_a_filled_plan_comes_near_to_the_best_of_all_plans(seed: int) -> None:
    """Young rats and the food for them are planned together, so that rats do not idle at home."""
    state = planning(seed)
    forecast = Forecast(state, 0)
    counts = plan_of(state, 0)
    best = max(forecast.value(plan) for plan in shared_out(sum(counts), INFIRMARY))
    assert best - 1.0 < forecast.fill(counts) <= best + 1e-9


def shared_out(rats: int, places: int) -> Iterator[list[int]]:
    """All ways in which rats can stand in so many places."""
    if places == 1:
        yield [rats]
        return
    for first in range(rats + 1):
        for rest in shared_out(rats - first, places - 1):
            yield [first, *rest]


def test_two_pipes_lead_to_one_pantry_with_two_players() -> None:
    """RAT-5.12: what both raids take together is limited by the cheese there."""
    state = planning(1, seats=2)
    state.cheese[1] = 2
    state.plans[:INFIRMARY] = [0] * INFIRMARY
    forecast = Forecast(state, 0)
    one = forecast.value([0, 0, 0, 7, 0, 0, 0])
    assert forecast.value([0, 0, 0, 7, 7, 0, 0]) == pytest.approx(one)
    assert one > forecast.value([0, 0, 0, 0, 0, 0, 0])


def test_too_many_do_not_stay_at_home() -> None:
    """RAT-13.13."""
    state = planning(1, GET_READY)
    counts = plan_of(state, 0)
    counts[PANTRY] += 20
    Forecast(state, 0).fill(counts)
    assert counts[PANTRY] + counts[BEDROOM] <= MOST_AT_HOME


def test_hunches_come_to_an_end_with_the_plan_that_was_promised() -> None:
    state = planning(2)
    counts = plan_of(state, 0)
    Forecast(state, 0).fill(counts)
    chance = Simulated(3)
    for _ in itertools.count():
        hunch = GAME.hunch(state, 0)
        assert hunch is not None
        GAME.apply(state, 0, hunch, chance, SILENCE)
        if hunch.kind == DONE:
            break
    assert plan_of(state, 0) == counts


def test_bots_do_not_think_of_taking_rats_back() -> None:
    state = planning(2)
    put = next(move for move in GAME.moves(state, 0) if move.kind == PUT and move.place == CITY)
    GAME.apply(state, 0, put, Simulated(3), SILENCE)
    assert len(GAME.ideas(state, 0)) < len(GAME.moves(state, 0))
    assert {move.kind for move in GAME.ideas(state, 0)} == {PUT, DONE}


def test_before_a_plan_cheese_is_good_and_a_rat_is_better() -> None:
    state = planning(2)
    plain = GAME.appraise(state, 0)
    rich, grown = state.copy(), state.copy()
    rich.cheese[0] += 1
    grown.rats[PANTRY] += 1
    assert plain < GAME.appraise(rich, 0) < GAME.appraise(grown, 0)


def test_bots_do_not_think_of_raiding_empty_pantries() -> None:
    state = planning(2)
    state.cheese[1] = 0
    assert {move.place for move in GAME.ideas(state, 0) if move.kind == PUT} == {
        *TUNNELS,
        PIPE_RIGHT,
        BEDROOM,
    }
    state.event = GET_READY
    assert PIPE_LEFT in {move.place for move in GAME.ideas(state, 0)}


def test_rats_stay_at_home_rather_than_in_an_idle_pipe() -> None:
    state = planning(0)
    state.cheese[:] = [3, 0, 0]
    counts = plan_of(state, 0)
    Forecast(state, 0).fill(counts)
    assert not counts[PIPE_LEFT] + counts[PIPE_RIGHT]
