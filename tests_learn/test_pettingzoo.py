"""PettingZoo's own tests on our environments, and what they leave open.

`make test-learn` installs PettingZoo and runs this; the full matrix is marked `long`.
"""

import random
import warnings
from typing import Any

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.learn import Encoder
from cheeseboard.learn.drawing import NoRenderer
from cheeseboard.learn.pettingzoo import TurnEnv, env, parallel_env
from cheeseboard.web.pictures import HEIGHT, WIDTH

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of its own games, where there is pygame
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

ALL = [(game, seats) for game in cb.game_ids() for seats in cb.game(game).meta.seats]
FEW = [(game, ends(cb.game(game).meta.seats)) for game in cb.game_ids() for ends in (min, max)]
MATRIX = FEW + [pytest.param(*pair, marks=pytest.mark.long) for pair in ALL if pair not in FEW]
pytestmark = [
    # PettingZoo expects dicts with masks only of its own games, which it knows by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("game", "seats"), MATRIX)
def test_the_sequential_api(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), MATRIX)
def test_seeds(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), MATRIX)
def test_the_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=100)


@pytest.mark.parametrize("game", cb.game_ids())
def test_rendering(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a browser, which takes its time: that is the next test."""
    pixels: Any = np.zeros((4, 4, 3), np.uint8)
    monkeypatch.setattr("cheeseboard.learn.drawing.as_pixels", lambda *_: pixels)
    render_test(lambda render_mode: env(game, 2, render_mode=render_mode))


@pytest.mark.parametrize("game", cb.game_ids())
def test_a_picture_shows_the_board(game: str) -> None:
    environment = env(game, 2, render_mode="rgb_array")
    environment.reset(seed=1)
    picture = environment.render()
    assert (picture.dtype, picture.shape) == (np.uint8, (HEIGHT, WIDTH, 3))
    halves = picture[:, : WIDTH // 2], picture[:, WIDTH // 2 :]
    for half in halves:
        assert len(np.unique(half.reshape(-1, 3), axis=0)) > 100, "more than an empty page"


def test_without_a_browser_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    environment = env("ratland", 2, render_mode="rgb_array")
    environment.reset(seed=1)
    with pytest.raises(NoRenderer, match="put Chromium or Chrome on the PATH"):
        environment.render()


@pytest.mark.parametrize("game", cb.game_ids())
def test_performance(game: str) -> None:
    performance_benchmark(env(game, 2))


# --- what a match is -----------------------------------------------------------------------------


def played_out(environment: TurnEnv, seed: int) -> dict[str, float]:
    """A random match to its end; what everybody got."""
    chooser = random.Random(seed)
    environment.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in environment.agent_iter():
        seen, gain, is_over, is_cut, _ = environment.last()
        if is_over or is_cut:
            got[agent] = gain
            environment.step(None)
        else:
            environment.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize("game", cb.game_ids())
def test_a_match_has_the_record_of_a_match(game: str) -> None:
    environment = env(game, 2)
    got = played_out(environment, 5)
    match = cb.replay(environment.record())
    assert match.outcome is not None
    assert match.outcome == environment.table.outcome
    winner = match.outcome.ranks.index(1)
    assert got[f"player_{winner}"] == max(got.values())
    assert sum(got.values()) == pytest.approx(0.0)


@pytest.mark.parametrize("rewards", ["places", "win", "scores"])
def test_rewards(rewards: str) -> None:
    environment = env("ratland", 3, rewards=rewards)
    got = list(played_out(environment, 3).values())
    outcome = environment.table.outcome
    assert outcome is not None
    if rewards == "scores":
        assert got == list(outcome.scores)
    elif rewards == "win":
        assert [gain > 0 for gain in got] == [rank == 1 for rank in outcome.ranks]
    else:
        assert got == [{1: 1.0, 2: 0.0, 3: -1.0}[rank] for rank in outcome.ranks]


def test_observations_are_what_the_encoder_says() -> None:
    environment = env("ratland", 2)
    environment.reset(seed=1)
    seen, *_ = environment.last()
    encoder = Encoder("ratland", 2)
    view = environment.table.view(0)
    assert seen["observation"].tobytes() == bytes(encoder.encode(view, 0))
    assert seen["action_mask"].tobytes() == bytes(encoder.mask(view, 0))
    assert seen["observation"].flags.writeable


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    environment = env("rat_de_france", 2)
    environment.reset(seed=1)
    seen, *_ = environment.last()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(cb.IllegalMove):
        environment.step(illegal)
    again, *_ = environment.last()
    assert np.array_equal(again["observation"], seen["observation"])


def test_long_matches_can_be_cut_off() -> None:
    environment = env("smash_up", 2, most_moves=10)
    played_out(environment, 1)
    assert len(environment.table.played) == 20


def test_nobody_sees_a_parked_choice() -> None:
    """Seat 1 decides after seat 0, and cannot tell what seat 0 has chosen."""
    seen: list[Any] = []
    for choice in (0, -1):
        environment = env("_template", 2)
        environment.reset(seed=4)
        first, *_ = environment.last()
        environment.step(np.flatnonzero(first["action_mask"])[choice])
        assert environment.agent_selection == "player_1"
        seen.append(environment.last()[0]["observation"])
    assert np.array_equal(*seen)


def test_all_decide_at_once_and_what_is_not_legal_lapses() -> None:
    environment = parallel_env("_template", 3)
    seen, _ = environment.reset(seed=2)
    assert all(each["action_mask"][:-1].any() for each in seen.values())
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
    actions["player_1"] = environment.wait
    seen, _, _, _, infos = environment.step(actions)
    assert infos == {"player_0": {}, "player_1": {"lapsed": True}, "player_2": {}}
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == [environment.wait]
    assert seen["player_1"]["action_mask"][:-1].any()
