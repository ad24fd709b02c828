"""What bots look at."""

import pytest

from cheeseboard.bots import bot
from cheeseboard.events import SILENCE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.heuristics import turns_left
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.tests.positions import play, position, stacked, texts
from cheeseboard.match import Match
from cheeseboard.record import Played


def value(state: Position, move: str) -> float:
    after = state.copy()
    GAME.apply(after, 0, GAME.read(move), stacked(), SILENCE)
    return GAME.appraise(after, 0)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_greedy_bot_beats_a_random_one_and_never_waits(seed: int) -> None:
    match = Match.new(GAME, 2, {}, seed)
    players = [bot("greedy", seed), bot("random", seed)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), seat).text)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    moves = [step for step in match.record.steps if isinstance(step, Played) and step.seat == 0]
    assert "wait" not in {step.move for step in moves}


def test_working_is_better_than_ending_the_turn() -> None:
    state = position()
    best = max(texts(state), key=lambda text: value(state, text))
    assert best.split()[0] in ("make", "gather")
    assert value(state, "end") < value(state, "gather 1 soft")
    assert value(state, "wait") < value(state, "end")


def test_a_lost_match_is_ended_and_not_put_off() -> None:
    """The last seat of the last turn would lose by ending it."""
    rival = {"tokens": 0, "cheese": ["F12", "F21"], "completed": 6}
    state = position(seats=2, announced=True, players={0: {"tokens": 0}, 1: rival})
    play(state, "1: end")
    over = state.copy()
    play(over, "0: end")
    assert GAME.to_act(over) == ()
    assert GAME.appraise(over, 0) < GAME.appraise(state, 0)
    assert value(state, "wait") < value(state, "end")


def test_the_last_turn_takes_the_big_harvest() -> None:
    """Workers need not come home any more."""
    state = position(announced=True, players={0: {"tokens": 0}})
    assert turns_left(state) == 0.0
    assert value(state, "gather 3 soft") > value(state, "gather 1 soft")


def test_a_third_pair_is_worth_more_than_a_lonely_plate() -> None:
    own = {"cheese": ["T11", "T12", "T41", "T42", "T61"], "jam": 0, "berry": 0, "fruit": 1}
    state = position(turn=3, players={0: own})
    assert value(state, "make T62 bleu") > value(state, "make T32 bleu")
