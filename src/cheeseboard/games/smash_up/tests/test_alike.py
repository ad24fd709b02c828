"""Tests of cards in play that are alike: they are one choice, not two."""

import pytest

from cheeseboard.games.smash_up.facts import distinct
from cheeseboard.games.smash_up.state import Position
from cheeseboard.games.smash_up.tests.positions import at

TURN = 9
TWINS = ("A gh_ghost@workshop", "A gh_ghost@workshop")
ALIKE = {"card_stamp": 7, "card_talent": 3, "card_answered": 3, "card_arrived": 3}
"""Values by which the second twin may differ from the first."""
UNLIKE = {
    "card_owner": 1,
    "card_holder": 1,
    "card_base": 1,
    "card_loss": 2,
    "card_talent": TURN,
    "card_answered": TURN,
    "card_arrived": TURN,
}
"""Values that tell the second twin from the first."""


def table(*cards: str) -> Position:
    return at(cards=cards, turn=TURN, factions={"A": "ghosts+killer_plants"}).state


def changed(column: str, value: int) -> Position:
    state = table(*TWINS)
    getattr(state, column)[1] = value
    return state


def test_twins_are_one_choice() -> None:
    assert distinct(table(*TWINS), [0, 1]) == [0]
    assert distinct(table(*TWINS), [1, 0]) == [1]


@pytest.mark.parametrize(("column", "value"), ALIKE.items())
def test_what_is_past_tells_nobody_apart(column: str, value: int) -> None:
    assert distinct(changed(column, value), [0, 1]) == [0]


@pytest.mark.parametrize(("column", "value"), UNLIKE.items())
def test_one_difference_is_enough(column: str, value: int) -> None:
    assert distinct(changed(column, value), [0, 1]) == [0, 1]


def test_actions_on_minions_tell_them_apart() -> None:
    state = table(*TWINS, "A gh_incorporeal on A gh_ghost")
    assert distinct(state, [0, 1]) == [0, 1]
    state.card_host[2] = 1
    assert distinct(state, [0, 1]) == [0, 1]


def test_actions_are_as_alike_as_the_minions_under_them() -> None:
    state = table(*TWINS, "A kp_sleep_spores@workshop", "A kp_sleep_spores@workshop")
    assert distinct(state, [2, 3]) == [2]
    state.card_host[2] = 0
    assert distinct(state, [2, 3]) == [2, 3]
    state.card_host[3] = 1
    assert distinct(state, [2, 3]) == [2]
    state.card_loss[1] = 1
    assert distinct(state, [2, 3]) == [2, 3]
