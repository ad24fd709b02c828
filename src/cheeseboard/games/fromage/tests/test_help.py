"""Help at the table: numbers that its words and conditions use."""

from cheeseboard.events import Message
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.helping import facts, move_facts
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.tests.positions import play, position
from cheeseboard.help import Adviser


def test_jobs_are_what_a_worker_at_home_could_still_do() -> None:
    state = position(seats=2)
    found = facts(state, 0)
    assert (found["home"], found["jobs"], found["makes"]) == (3, 2, 1)
    play(state, "make F21 soft")
    assert facts(state, 0)["makes"] == 0
    play(state, "gather 1 hard")
    found = facts(state, 0)
    assert (found["home"], found["jobs"]) == (1, 0)


def test_without_a_worker_one_can_still_build_and_milk() -> None:
    rich = {"makes": 1, "gathers": 1, "board": 1, "structure": 2, "livestock": 2}
    found = facts(position(seats=2, players={0: rich}), 0)
    assert (found["home"], found["jobs"]) == (3, 0)
    assert found["free"] > 1
    assert _about(position(seats=2, players={0: rich})) == "about-act-free"
    poor = {"makes": 1, "gathers": 1}
    assert _about(position(seats=2, players={0: poor})) == "about-act-end"
    away = {"soft": ("F22", 4), "hard": ("F44", 4), "bleu": ("F13", 4)}
    assert _about(position(seats=2, players={0: poor | {"away": away}})) == "about-act-done"


def test_each_quarter_is_explained_when_it_is_new() -> None:
    said = [_about(position(seats=2, turn=turn)) for turn in range(1, 7)]
    quarters = [f"about-act-{venue}" for venue in ("villes", "bistro", "fromagerie", "festival")]
    assert said == ["about-act", *quarters, "about-act"]
    adviser = Adviser("fromage", position(seats=2, turn=2), 0, [])
    assert [adviser.is_apart(Message(key)) for key in said[:2]] == [False, True]
    begun = position(seats=2, turn=2, players={0: {"gathers": 1}})
    assert _about(begun) == "about-act"


def _about(state: Position) -> str:
    said = Adviser("fromage", state, 0, []).about("decision-act")
    return said.key if said is not None else ""


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


def test_what_comes_next_speaks_of_orders_that_fit_and_of_workers_that_return() -> None:
    found = facts(position(players={0: {"orders": ["soft bronze", "soft silver"]}}), 0)
    assert found["fitting"] == 2
    lone = facts(position(players={0: {"orders": ["soft bronze"], "makes": 1}}), 0)
    assert lone["fitting"] == 0
    away = {"soft": ("F22", 6), "hard": ("F44", 4), "bleu": ("F13", 5)}
    found = facts(position(players={0: {"away": away}}), 0)
    assert (found["home"], found["back"]) == (0, 4)


def test_a_gathering_is_known_by_its_resource() -> None:
    found = move_facts(position(seats=2), 0, [GAME.read("gather 1 soft")])
    assert [name for name, value in found.items() if value] == ["gathers_livestock"]
