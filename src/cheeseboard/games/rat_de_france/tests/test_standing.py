"""How a match stands before its end, and what its sheet says of the way of each rat."""

import pytest

from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.tests.positions import acting, fresh, play, position
from cheeseboard.testing import rule

RATS = {"red": [0, 5], "yellow": [3, 9], "green": [1, 2], "blue": [2, 7]}


def test_nobody_stands_before_the_rats_are_placed() -> None:
    assert GAME.standing(fresh(3)) == ()


@rule("RDF-10.7")
def test_who_is_further_stands_better() -> None:
    assert GAME.standing(position(RATS)) == (3, 1, 4, 2)


@rule("RDF-10.2", "RDF-10.7")
def test_who_has_finished_stands_before_all_others() -> None:
    state = position({**RATS, "green": [0, 12]}, places=True)
    acting(state, {"green": "straight", "red": "idea", "yellow": "step", "blue": "swap"})
    while GAME.to_act(state) != (2,):
        play(state, "pass")
    play(state, "move c14r0")
    assert GAME.standing(state) == (4, 2, 1, 3)


@rule("RDF-11.2", "RDF-10.7")
@pytest.mark.parametrize(
    ("teams", "places"),
    [("opposite", (3, 1, 3, 1)), ("with_1", (1, 1, 3, 3)), ("with_3", (3, 1, 1, 3))],
)
def test_partners_stand_together_with_the_foremost_rat(teams: str, places: tuple[int, ...]) -> None:
    assert GAME.standing(position(RATS, mode="team", teams=teams)) == places


@rule("RDF-12.9")
def test_in_a_tournament_cheese_counts_before_the_way() -> None:
    state = position(RATS, mode="tournament")
    state.cheese = [3, 0, 3, 5]
    assert GAME.standing(state) == (2, 4, 3, 1)


@rule("RDF-10.4")
def test_the_sheet_tells_how_far_each_rat_came() -> None:
    state = position({"red": [0, 12], "yellow": [3, 9]})
    acting(state, {"red": "straight", "yellow": "step"})
    while GAME.to_act(state) != (0,):
        play(state, "pass")
    play(state, "move c14r0")
    outcome = GAME.outcome(state)
    assert outcome is not None
    way = outcome.sheet[-1]
    assert (way.message.key, way.points, way.is_counted) == ("score-way", (14, 9), False)
