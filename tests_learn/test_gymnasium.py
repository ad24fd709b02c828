"""Gymnasium's own checks on our environments, and what they leave open."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cheeseboard as cb
from cheeseboard.learn.crews import CrewIsGone
from cheeseboard.learn.gymnasium import title

FEW = [
    ("burg_appenzell", 3),
    ("fromage", 1),
    ("rat_de_france", 2),
    ("ratland", 12),
    ("smash_up", 2),
]
ALL = [(game, seats) for game in cb.game_ids() for seats in cb.game(game).meta.seats]
MATRIX = FEW + [pytest.param(*pair, marks=pytest.mark.long) for pair in ALL if pair not in FEW]

pytestmark = pytest.mark.filterwarnings("ignore:.*The environment is wrapped:UserWarning")


@pytest.fixture(autouse=True)
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks try every render mode; pictures are tested with PettingZoo's."""
    pixels: Any = np.zeros((4, 4, 3), np.uint8)
    monkeypatch.setattr("cheeseboard.learn.drawing.as_pixels", lambda *_: pixels)


@pytest.mark.parametrize(("game", "seats"), MATRIX)
def test_gymnasiums_checks(game: str, seats: int) -> None:
    check_env(gymnasium.make(title(game), seats=seats).unwrapped)


def first_legal(mask: Any) -> Any:
    return mask.argmax(axis=-1)


@pytest.mark.parametrize("game", cb.game_ids())
def test_a_match_against_bots_has_the_record_of_a_match(game: str) -> None:
    environment: Any = gymnasium.make(title(game), seats=2, bots="random", seat=1).unwrapped
    _, info = environment.reset(seed=6)
    is_over, gain = False, 0.0
    while not is_over:
        _, gain, is_over, _, info = environment.step(first_legal(info["action_mask"]))
    match = cb.replay(environment.record())
    assert match.outcome is not None
    assert gain == (1.0 if match.outcome.ranks[1] < match.outcome.ranks[0] else gain)
    assert not info["action_mask"].any()


def test_a_bot_by_name_plays_as_in_the_arena() -> None:
    environment: Any = gymnasium.make(title("rat_de_france"), seats=2, bots="greedy").unwrapped
    lost = 0
    for seed in range(3):
        _, info = environment.reset(seed=seed)
        is_over, gain = False, 0.0
        while not is_over:
            legal = np.flatnonzero(info["action_mask"])
            action = legal[environment.np_random.integers(len(legal))]
            _, gain, is_over, _, info = environment.step(action)
        lost += gain < 0
    assert lost == 3


def test_an_illegal_move_loses() -> None:
    environment: Any = gymnasium.make(title("ratland"), seats=2).unwrapped
    _, info = environment.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, gain, is_over, _, info = environment.step(illegal)
    assert (gain, is_over, info["illegal"]) == (-1.0, True, True)


def test_unknown_seats_and_bots_are_refused() -> None:
    with pytest.raises(cb.BadSetup, match="Seat 3 is none of 0 to 1"):
        gymnasium.make(title("ratland"), seats=2, seat=3)
    with pytest.raises(cb.BadSetup, match="1 bots cannot take 2 seats"):
        gymnasium.make(title("ratland"), seats=3, bots=["greedy"])


# --- many at once ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", cb.game_ids())
def test_many_matches_are_the_same_as_single_ones(game: str) -> None:
    count = 3
    many: Any = gymnasium.make_vec(title(game), count, seats=2, is_quick=False).unwrapped
    seen, infos = many.reset(seed=8)
    assert seen.shape == (count, many.encoder.size)
    single: Any = gymnasium.make(title(game), seats=2).unwrapped
    lane = single._lane
    lane.reset(many._crew.lanes[1].table.seed)
    for _ in range(30):
        action = first_legal(infos["action_mask"])
        seen, gains, is_over, _, infos = many.step(action)
        own, gain, own_over, _, info = single.step(action[1])
        assert (gains[1], is_over[1]) == (gain, own_over)
        if own_over:
            assert np.array_equal(infos["final_obs"][1], own)
            return
        assert np.array_equal(seen[1], own)
        assert np.array_equal(infos["action_mask"][1], info["action_mask"])


def test_a_match_that_is_over_begins_anew_in_the_same_step() -> None:
    many: Any = gymnasium.make_vec(title("rat_de_france"), 4, seats=2).unwrapped
    seen, infos = many.reset(seed=3)
    ended = 0
    for _ in range(600):
        before = [lane.table.seed for lane in many._crew.lanes]
        seen, gains, is_over, _, infos = many.step(first_legal(infos["action_mask"]))
        after = [lane.table.seed for lane in many._crew.lanes]
        assert [one != two for one, two in zip(before, after, strict=True)] == is_over.tolist()
        assert infos["action_mask"].any(axis=1).all()
        for place in np.flatnonzero(is_over):
            assert abs(gains[place]) == 1.0
            assert infos["final_obs"][place].shape == seen[place].shape
        ended += int(is_over.sum())
    assert ended > 0


def test_the_same_seed_gives_the_same_matches() -> None:
    runs = []
    for _ in range(2):
        many: Any = gymnasium.make_vec(title("ratland"), 2, seats=3, bots="random").unwrapped
        seen, infos = many.reset(seed=11)
        rows = [seen]
        for _ in range(50):
            seen, _, _, _, infos = many.step(first_legal(infos["action_mask"]))
            rows.append(seen)
        runs.append(np.stack(rows))
    assert np.array_equal(*runs)


def watched(many: Any, steps: int) -> list[Any]:
    """All that the first steps show."""
    seen, infos = many.reset(seed=5)
    told = [seen, infos["action_mask"]]
    for _ in range(steps):
        seen, gains, is_over, _, infos = many.step(first_legal(infos["action_mask"]))
        told += [seen, gains, is_over, infos["action_mask"]]
        told += [row for row in infos.get("final_obs", ()) if row is not None]
    return told


def test_several_processes_give_the_same_numbers_as_one() -> None:
    one: Any = gymnasium.make_vec(title("rat_de_france"), 5, seats=2)
    two: Any = gymnasium.make_vec(title("rat_de_france"), 5, seats=2, processes=2)
    try:
        for own, other in zip(watched(one, 300), watched(two, 300), strict=True):
            assert np.array_equal(own, other)
        assert np.array_equal(one.unwrapped.action_masks(), two.unwrapped.action_masks())
    finally:
        two.close()


def test_a_process_that_died_is_told_of() -> None:
    many: Any = gymnasium.make_vec(title("ratland"), 4, seats=2, processes=2).unwrapped
    _, infos = many.reset(seed=1)
    many._crew._processes[1].kill()
    many._crew._processes[1].join()
    with pytest.raises(CrewIsGone, match="make it anew"):
        many.step(first_legal(infos["action_mask"]))
    many.close()


def test_more_processes_than_matches_are_refused() -> None:
    with pytest.raises(cb.BadSetup, match="3 processes cannot share 2 matches"):
        gymnasium.make_vec(title("ratland"), 2, seats=2, processes=3)
