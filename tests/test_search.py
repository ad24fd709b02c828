"""Tests of the searching bot: legal moves, the same again by seed, no peeking, stops when told."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots import Random, Search
from cheeseboard.bots.brain import final_reward
from cheeseboard.bots.search import FORESEEN, PRIOR_WEIGHT, SURE, Node, Scale, Tree
from cheeseboard.chance import Live, Simulated
from cheeseboard.events import Message
from cheeseboard.game import Outcome
from cheeseboard.record import Played

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
    rules = cb.game(game)
    for match, seat in positions(game, seed=5, every=9):
        view = match.view(seat)
        world = rules.imagine(view, seat, Live(99))
        seen = rules.view(world, seat)
        chosen = Search(2, iterations=25).choose(view, seat)
        assert Search(2, iterations=25).choose(seen, seat) is chosen


def test_a_parked_choice_of_another_seat_is_no_edge_of_the_tree() -> None:
    match = cb.new_match("_template", seats=2, seed=1)
    match.play(0, "bid 5")
    first = Search(3, iterations=60).choose(match.view(1), 1)
    match.undo(0)
    match.play(0, "bid 1")
    assert Search(3, iterations=60).choose(match.view(1), 1) is first


@pytest.mark.parametrize("game", ["_template", "rat_de_france", "ratland"])
def test_it_thinks_the_same_whether_or_not_others_have_decided(game: str) -> None:
    """A choice that waits behind a screen is thought through, not dealt at random."""
    match = cb.new_match(game, seats=2, seed=1)
    chooser = Random(4)
    while len(match.to_act) == 1 or not match.decision(1).is_parked:
        match.play(match.to_act[0], chooser.choose(match.view(match.to_act[0]), match.to_act[0]))
    first = Search(3, iterations=40)
    first.choose(match.view(1), 1)
    while 0 in match.to_act:
        match.play(0, chooser.choose(match.view(0), 0))
    assert match.to_act == (1,)
    second = Search(3, iterations=40)
    second.choose(match.view(1), 1)
    assert first.candidates == second.candidates


def test_what_others_do_at_the_same_time_is_no_edge_of_the_tree() -> None:
    """In Fromage all seats take their turns at once: a rival's tree begins with its own moves."""
    match = cb.new_match("fromage", seats=2, seed=1)
    tree = Tree(match.game, match.view(0), 0, Simulated(1))
    tree.try_moves(match.moves(0))
    for _ in range(100):
        tree.iterate()
    own = {move.number for move in match.moves(1)}
    assert set(tree.roots[1].children) == own
    assert sum(child.visits for child in tree.roots[1].children.values()) > 10


@pytest.mark.parametrize(("game", "weight"), [("ratland", FORESEEN), ("fromage", PRIOR_WEIGHT)])
def test_priors_count_for_more_where_the_game_has_a_hunch(game: str, weight: float) -> None:
    match = cb.new_match(game, seats=2, seed=1)
    tree = Tree(match.game, match.view(0), 0, Simulated(1))
    tree.try_moves(match.game.ideas(match.view(0), 0))
    root = tree.roots[0]
    assert root.prior_weight == weight
    first, second = list(root.children.values())[:2]
    first.prior, second.prior = 0.9, 0.1
    root.tell(first, 0.2)
    root.tell(second, 0.5)
    promise = 0.1 + (0.7 - 1.0) / 2
    assert root.value(second) == pytest.approx((0.5 + weight * promise) / (1 + weight))


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


def test_it_does_not_go_on_when_one_move_is_beyond_doubt() -> None:
    most = 640
    taken = []
    for match, seat in positions("rat_de_france", seed=3, every=8):
        search = Search(1, iterations=most)
        search.choose(match.view(seat), seat)
        taken.append(search.iterations)
        if 0 < search.iterations < most:
            doubts = [SURE / math.sqrt(1 + one.visits) for one in search.candidates]
            values = [one.value for one in search.candidates]
            hopes = [value + doubt for value, doubt in zip(values[1:], doubts[1:], strict=True)]
            assert values[0] - doubts[0] > max(hopes)
    assert most in taken
    assert any(0 < iterations < most for iterations in taken)


def test_it_says_what_it_thought_of_every_move() -> None:
    match = cb.new_match("burg_appenzell", seats=2, seed=1)
    seat = match.to_act[0]
    search = Search(1, iterations=40)
    chosen = search.choose(match.view(seat), seat)
    found = search.candidates
    assert found[0].move is chosen
    assert {one.move for one in found} == set(match.moves(seat))
    assert sum(one.visits for one in found) == 40


def test_it_goes_on_with_its_tree_while_nobody_else_has_moved() -> None:
    match = cb.new_match("burg_appenzell", seats=2, seed=2, options={"first_seat": 0})
    search = Search(1, iterations=20)
    kept = []
    for _ in range(30):
        seat = match.to_act[0]
        if seat == 0:
            last = match.record.steps[-1] if match.record.steps else None
            before = last.seat if isinstance(last, Played) else 1
            match.play(0, search.choose(match.view(0), 0))
            kept.append((before, search.is_tree_kept))
        else:
            match.play(1, match.moves(1)[0])
    assert (0, True) in kept
    assert (1, True) not in kept


def test_its_own_decision_comes_first_where_several_seats_decide() -> None:
    match = cb.new_match("fromage", seats=3, seed=1)
    assert match.to_act == (0, 1, 2)
    search = Search(1, iterations=12)
    search.choose(match.view(2), 2)
    assert sum(one.visits for one in search.candidates) == 12


def test_places_are_rewards() -> None:
    def rewards(*ranks: int) -> list[float]:
        outcome = Outcome(tuple(ranks), tuple(ranks), Message("over"))
        return [final_reward(outcome, seat) for seat in range(len(ranks))]

    assert rewards(1, 2) == [1.0, 0.0]
    assert rewards(1, 1) == [0.75, 0.75]
    assert rewards(3, 1, 2) == [0.0, 1.0, 0.25]
    assert rewards(1) == [1.0]
    assert rewards(2) == [0.0]


def test_appraisals_become_rewards_by_their_usual_change() -> None:
    scale = Scale([100.0, -100.0])
    scale.begin(0, [90.0, 100.0, 110.0])
    assert scale.reward(0, 100.0) == 0.5
    assert scale.reward(1, -100.0) == 0.5
    assert scale.reward(0, 110.0) > 0.7
    scale.settle([{0: 110.0}, {0: 210.0, 1: -100.0}, {}])
    assert scale.reward(0, 160.0) == 0.5
    assert 0.5 < scale.reward(0, 170.0) < 0.6


def test_a_prior_counts_until_there_are_results() -> None:
    node = Node()
    good, bad = node.child(1), node.child(2)
    good.prior, bad.prior = 0.8, 0.3
    assert node.value(good) > node.value(bad)
    for _ in range(20):
        node.tell(good, 0.1)
    assert node.value(good) == pytest.approx(0.1)
    assert node.value(bad) == pytest.approx(0.1 + 0.3 - 0.8)
