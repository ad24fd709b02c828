"""Chances come from a view alone, add up to one, and say when they are rough."""

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.bots.chances import BadCurve, Oracle, oracle, read_curves, version
from cheeseboard.chance import Simulated
from cheeseboard.match import Match
from cheeseboard.testing.settings import grown_games

ALL = [(id, seats) for id in grown_games() for seats in registry.meta(id).seats]
TABLES = [(id, seats) for id, seats in ALL if seats in (1, 2, 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_add_up_and_come_again(game: str, seats: int) -> None:
    match = _played(game, seats, 25)
    for seat in (0, seats - 1, None):
        found = cb.chances(match.view(seat), seat, seed=3, worlds=4)
        assert len(found.shares) == len(found.errors) == seats
        assert all(0.0 <= share <= 1.0 for share in found.shares)
        assert seats == 1 or sum(found.shares) == pytest.approx(1.0)
        assert found.is_calibrated
        assert found == cb.chances(match.view(seat), seat, seed=3, worlds=4)


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_a_table_has_a_curve_that_was_checked(game: str, seats: int) -> None:
    curve = oracle(game, seats).curve
    assert curve is not None
    assert curve.matches >= 100
    assert 0.0 < curve.error < 0.05
    assert version(game, seats)


def test_equal_views_have_equal_chances() -> None:
    """What a seat cannot see changes nothing: another world behind the same view."""
    match = _played("smash_up", 2, 40)
    view = match.view(0)
    other = registry.load("smash_up").imagine(view, 0, Simulated(99))
    again = registry.load("smash_up").view(other, 0)
    assert again == view
    assert cb.chances(again, 0, worlds=3) == cb.chances(view, 0, worlds=3)


def test_a_match_that_is_over_is_certain() -> None:
    match = cb.new_match("_template", 3, seed=5)
    outcome = cb.play(match, [cb.bot("greedy", seat) for seat in range(3)])
    shares = cb.chances(match.view(None), None).shares
    assert {seat for seat, share in enumerate(shares) if share} == set(outcome.winners)


def test_a_game_without_a_curve_says_so() -> None:
    match = cb.new_match("_template", 3, seed=5)
    found = cb.chances(match.view(0), 0)
    assert not found.is_calibrated
    assert sum(found.shares) == pytest.approx(1.0)
    assert version("_template", 3) == ""


def test_being_far_ahead_is_a_good_chance() -> None:
    game = registry.load("smash_up")
    match = _played("smash_up", 2, 30)
    state = game.imagine(match.view(0), 0, Simulated(1))
    state.points = [13, 2]
    judge = oracle("smash_up", 2)
    assert judge.shares(state)[0] > 0.8
    assert Oracle(game, None).shares(state)[0] > 0.5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("version = ", "cannot be read"),
        ('version = "1"\nshape = 77\ncurves = []', "shape 77"),
        ('version = "1"\nshape = 1\n[[curves]]\nseats = [2]\nkeys = ["a"]', "damaged"),
        (
            'version = "1"\nshape = 1\n[[curves]]\nseats = [2]\nkeys = ["a"]\nlimits = [1.0]\n'
            "weights = [[1.0]]",
            "three weights",
        ),
    ],
)
def test_a_file_that_cannot_be_used_says_why(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "chances.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCurve, match=why):
        read_curves(path, "_template")


def _played(game: str, seats: int, steps: int) -> Match:  # type: ignore[type-arg]
    match = cb.new_match(game, seats, seed=7)
    bots = [cb.bot("random", seat) for seat in range(seats)]
    for _ in range(steps):
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), seat))
    return match
