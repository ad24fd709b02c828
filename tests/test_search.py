"""Tests of the searching bot: legal moves, the same again by seed, no peeking, stops when told."""

from collections.abc import Iterator
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots import Random, Search
from cheeseboard.chance import Live

GAMES = ("_template", "burg_appenzell")


def positions(game: str, seed: int, every: int) -> Iterator[tuple[cb.Match[Any, Any], int]]:
    """Some positions of a random match, each with a seat that is to act."""
    match = cb.new_match(game, seats=2, seed=seed)
    chooser = Random(seed)
    for number in range(60):
        if not match.to_act:
            return
        seat = match.to_act[-1]
        if number % every == 0:
            yield match, seat
        match.play(seat, chooser.choose(match.view(seat), seat))


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_legal_moves_and_the_same_again_with_the_same_seed(game: str) -> None:
    for match, seat in positions(game, seed=3, every=7):
        view = match.view(seat)
        move = Search(1, iterations=30).choose(view, seat)
        assert move in match.moves(seat)
        assert Search(1, iterations=30).choose(view, seat) is move


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_the_same_whatever_is_hidden(game: str) -> None:
    rules = cb.load(game)
    for match, seat in positions(game, seed=5, every=9):
        view = match.view(seat)
        world = rules.imagine(view, seat, Live(99))
        seen = rules.view(world, seat)
        chosen = Search(2, iterations=25).choose(view, seat)
        assert Search(2, iterations=25).choose(seen, seat) is chosen


def test_a_parked_choice_of_another_seat_is_one_edge_of_the_tree() -> None:
    match = cb.new_match("_template", seats=2, seed=1)
    match.play(0, "bid 5")
    first = Search(3, iterations=60).choose(match.view(1), 1)
    match.undo(0)
    match.play(0, "bid 1")
    assert Search(3, iterations=60).choose(match.view(1), 1) is first


def test_it_stops_at_once_when_told() -> None:
    match = cb.new_match("burg_appenzell", seats=2, seed=1)
    search = Search(1, iterations=10**9)
    search.should_stop = lambda: search.iterations >= 5
    seat = match.to_act[0]
    assert search.choose(match.view(seat), seat) in match.moves(seat)
    assert search.iterations == 5


def test_it_thinks_no_longer_than_it_may() -> None:
    match = cb.new_match("burg_appenzell", seats=2, seed=1)
    search = Search(1, seconds=0.0)
    seat = match.to_act[0]
    assert search.choose(match.view(seat), seat) in match.moves(seat)
    assert search.iterations == 0
