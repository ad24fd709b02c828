"""The end of the game and the guard rails: FRO-10 and FRO-15."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.state import OVER
from cheeseboard.games.fromage.tests.positions import (
    away,
    end_turn,
    lines,
    play,
    position,
    stock,
    texts,
)
from cheeseboard.testing import rule


@rule("FRO-10.1")
def test_the_last_token_announces_the_end_at_once() -> None:
    state = position(players={0: {"tokens": 2, "board": 1, "livestock": 2}})
    play(state, "make F44 hard")
    announced = [state.is_announced]
    told = play(state, "milk 1 F22")
    assert [*announced, state.is_announced] == [False, True]
    assert [event.message.key for event in told][-1] == "event-announce"


@rule("FRO-10.2")
def test_the_turn_is_finished_and_the_board_not_turned() -> None:
    state = position(3, players={2: {"tokens": 1}})
    play(state, "2: make T11 soft", "2: end")
    assert GAME.to_act(state) == (0, 1)
    play(state, "0: make F44 hard", "0: end", "1: gather 1 soft", "1: end")
    assert state.phase == OVER
    assert state.turn == 1
    assert GAME.to_act(state) == ()


@rule("FRO-10.3")
def test_the_announcer_goes_on_without_cheese() -> None:
    state = position(2, players={0: {"tokens": 1, "board": 1, "livestock": 9, "structure": 2}})
    play(state, "make F53 hard")
    assert texts(state, 0, "make") == texts(state, 0, "milk") == []
    play(state, "gather 3 soft", "build 1", "power 1 bleu")
    assert stock(state) == {"livestock": 13}


@rule("FRO-10.3")
def test_who_has_ended_the_turn_does_not_reopen_it() -> None:
    state = position(2, players={0: {"tokens": 1}})
    play(state, "1: end", "make F53 hard")
    assert GAME.to_act(state) == (0,)
    assert texts(state, 1) == []


@rule("FRO-10.4")
def test_several_may_place_their_last_token() -> None:
    state = position(2, players={0: {"tokens": 1}, 1: {"tokens": 1}})
    play(state, "make F53 hard", "1: make T11 soft")
    assert state.is_announced
    play(state, "end", "1: end")
    assert (state.phase, state.reason, state.turn) == (OVER, "tokens", 1)


@rule("FRO-10.5")
def test_workers_leave_and_unripe_cheese_counts() -> None:
    state = position(2, players={0: {"tokens": 1}})
    play(state, "make F21 soft", "gather 3 hard", "1: gather 2 soft", "end", "1: end")
    assert state.phase == OVER
    assert state.stations == state.homes == [NONE] * 6
    assert away(state) == {}
    assert lines(state)["festival"] == 4


@rule("FRO-15.1", "FRO-15.3")
def test_a_full_board_ends_the_game() -> None:
    state = position(2)
    for space, symbol in enumerate(state.variant.symbols):
        if symbol != 3:
            state.cheese[space] = 1
    state.cheese[14] = NONE  # F45, the last free space
    play(state, "end", "1: end")
    assert state.phase != OVER
    state.cheese[14] = 1
    end_turn(state)
    assert (state.phase, state.reason) == (OVER, "full")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores[1] > 50


@rule("FRO-15.2", "FRO-15.3")
@pytest.mark.parametrize("limit", [20, 25])
def test_the_last_turn_allowed_ends_the_game(limit: int) -> None:
    state = position(3, round_limit=limit, turn=limit - 1, players={0: {"fruit": 4}})
    end_turn(state)
    assert state.turn == limit
    assert state.phase != OVER
    end_turn(state)
    assert (state.phase, state.reason, state.turn) == (OVER, "limit", limit)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (2, 0, 0)
