"""Orders: FRO-7."""

import pytest

from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.tests.positions import (
    cards,
    cheese_of,
    orders,
    play,
    position,
    stock,
    texts,
)
from cheeseboard.testing import rule


@rule("FRO-7.1")
def test_a_drawn_card_lies_open() -> None:
    state = position(turn=4)
    told = play(state, "gather 2 soft", cards=["hard gold", "bleu bronze"])
    assert orders(state) == ["hard gold", "bleu bronze"]
    for viewer in (None, 1, 2, 3):
        assert orders(GAME.view(state, viewer)) == ["hard gold", "bleu bronze"]
    drawn = [event for event in told if event.message.key == "event-draw"]
    assert [event.seats for event in drawn] == [None, None]


@rule("FRO-7.2")
def test_type_and_age_must_fit_exactly() -> None:
    held = ["hard gold", "hard bronze", "soft silver", "bleu silver"]
    state = position(turn=4, players={0: {"orders": held}})
    play(state, "make S52 hard")
    assert "order complete" not in texts(state)
    state = position(turn=4, players={0: {"orders": ["soft bronze"]}})
    play(state, "make S41 soft")
    assert texts(state) == ["order complete", "order keep"]
    play(state, "order complete")
    assert orders(state) == []
    assert state.completed[0] == 1
    assert cards(state.filed[:9]) == ["soft bronze"]


@rule("FRO-7.3")
def test_a_card_may_be_kept() -> None:
    state = position(turn=4, players={0: {"orders": ["soft bronze"]}})
    play(state, "make S41 soft", "order keep")
    assert orders(state) == ["soft bronze"]
    assert state.completed[0] == 0


@rule("FRO-7.4")
def test_one_cheese_completes_one_order() -> None:
    state = position(turn=4, players={0: {"orders": ["soft bronze"] * 3}})
    play(state, "make S41 soft", "order complete")
    assert orders(state) == ["soft bronze"] * 2
    assert "order complete" not in texts(state)


@rule("FRO-7.5")
def test_an_earlier_cheese_completes_nothing() -> None:
    state = position(
        turn=4, players={0: {"board": 1, "erected": [2], "cheese": ["S41"], "fruit": 1}}
    )
    play(state, "make S42 hard", cards=["hard bronze"])  # the dock draws the fitting card
    assert orders(state) == ["hard bronze"]
    assert "order complete" not in texts(state)
    play(state, "gather 1 soft", cards=["soft bronze"])
    assert "order complete" not in texts(state)
    assert state.completed[0] == 0


@rule("FRO-7.6")
def test_a_bonus_cheese_completes_an_order() -> None:
    state = position(players={0: {"board": 1, "livestock": 2, "orders": ["soft bronze"]}})
    play(state, "milk 1 F22", "order complete")
    assert state.completed[0] == 1


@rule("FRO-7.7")
@pytest.mark.parametrize(
    ("turn", "move"),
    [(1, "make F22 soft"), (2, "make V17 soft"), (3, "make T41 soft"), (4, "make S41 soft")],
)
def test_an_order_can_be_completed_in_every_sector(turn: int, move: str) -> None:
    state = position(turn=turn, players={0: {"orders": ["soft bronze"]}})
    play(state, move, "order complete")
    assert state.completed[0] == 1


@rule("FRO-7.8")
def test_discards_become_the_new_deck() -> None:
    state = position(turn=4, players={0: {"orders": ["hard gold"]}}, deck={})
    play(state, "make S11 soft", "give order hard gold")
    assert cards(state.discards) == ["hard gold"]
    told = play(state, "take order")
    assert orders(state) == ["hard gold"]
    assert cards(state.discards) == cards(state.deck) == []
    assert "event-reshuffle" in [event.message.key for event in told]


@rule("FRO-7.9")
def test_completed_cards_come_back_when_nothing_else_is_left() -> None:
    state = position(turn=4, deck={})
    state.filed[3] = 1  # hard bronze with seat 0
    state.filed[9 + 8] = 1  # blue gold with seat 1
    state.completed = [1, 1, 0, 0]
    play(state, "gather 3 soft")
    assert orders(state) == ["hard bronze", "bleu gold"]
    assert state.completed == [1, 1, 0, 0]
    assert sum(state.filed) == 0


@rule("FRO-7.9")
def test_the_rest_of_a_gain_is_lost_without_cards() -> None:
    facts = {"board": 2, "erected": [3]}
    state = position(turn=4, players={0: facts}, deck={"soft gold": 2})
    play(state, "gather 3 soft")
    assert stock(state) == {"order": 2}
    empty = position(turn=4, players={0: facts}, deck={})
    told = play(empty, "gather 3 soft")
    assert "event-reshuffle" not in [event.message.key for event in told]
    assert stock(empty) == {}
    assert empty.used[0] == 0  # nothing was gained, so the greenhouse waits
    play(empty, "make S62 hard")
    assert cheese_of(empty) == ["S62"]
