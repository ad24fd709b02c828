"""Help at the table: numbers that its words and conditions use."""

from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.helping import facts, move_facts
from cheeseboard.games.fromage.tests.positions import play, position


def test_jobs_are_what_a_worker_at_home_could_still_do() -> None:
    state = position(seats=2)
    found = facts(state, 0)
    assert (found["home"], found["jobs"], found["makes"]) == (3, 2, 1)
    play(state, "make F21 soft")
    assert facts(state, 0)["makes"] == 0
    play(state, "gather 1 hard")
    found = facts(state, 0)
    assert (found["home"], found["jobs"]) == (1, 0)


def test_a_cheese_is_weighed_line_by_line() -> None:
    own = {"cheese": ["T12"], "orders": ["soft silver"], "jam": 2}
    state = position(seats=2, turn=3, players={0: own})
    found = move_facts(state, 0, [GAME.read("make T11 soft")])
    assert (found["pairs"], found["fair_gain"], found["kitchen_gain"]) == (1, 0, 0)
    assert found["bistro_gain"] == 4
    assert found["order"] > 0
    alone = move_facts(state, 0, [GAME.read("make T32 bleu")])
    assert (alone["pairs"], alone["bistro_gain"], alone["order"]) == (0, 4, 0)


def test_other_moves_bring_no_points_by_themselves() -> None:
    assert not any(move_facts(position(seats=2), 0, [GAME.read("end")]).values())
