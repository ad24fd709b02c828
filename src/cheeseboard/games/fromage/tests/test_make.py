"""Make cheese: FRO-3."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import (
    CLOSED,
    SPACE,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_TYPE,
    TYPES,
)
from cheeseboard.games.fromage.tests.positions import (
    away,
    cheese_of,
    orders,
    play,
    position,
    spaces,
    stock,
    texts,
)
from cheeseboard.testing import rule


@rule("FRO-3.1")
def test_a_token_and_the_worker_go_to_the_space() -> None:
    state = position()
    play(state, "make F44 hard")
    assert cheese_of(state) == ["F44"]
    assert state.tokens[0] == 14
    assert state.stations[:3] == [NONE, SPACE["F44"], NONE]


@rule("FRO-3.2")
def test_a_taken_space_stays_taken() -> None:
    state = position(players={1: {"cheese": ["F22"]}, 0: {"cheese": ["F44"]}})
    assert not {"F22", "F44"} & set(spaces(state))
    solo = position(1, corporation={"cheese": ["F22"]})
    assert "F22" not in spaces(solo)
    assert "F22" in spaces(position(1))


@rule("FRO-3.3")
@pytest.mark.parametrize("side", ["I", "II"])
def test_closed_spaces_are_for_nobody(side: str) -> None:
    for seats in (1, 2, 3):
        for turn in range(1, 5):
            for facts in ({"fruit": 9, "livestock": 9}, {"erected": [1], "livestock": 9}):
                state = position(seats, turn, {0: facts}, inserts=side)
                signs = state.variant.symbols
                closed = {name for space, name in enumerate(SPACE_NAMES) if signs[space] == CLOSED}
                assert not closed & set(spaces(state))
                assert not closed & set(spaces(state, 0, "milk"))


@rule("FRO-3.4")
def test_only_the_worker_of_the_type_makes_a_cheese() -> None:
    state = position(players={0: {"fruit": 9}})
    for text in texts(state, 0, "make"):
        name, worker = text.split()
        assert TYPES[SPACE_TYPE[SPACE[name]]] == worker
    state = position(players={0: {"fruit": 9, "away": {"soft": ("villes 3", 4)}}})
    assert {text.split()[1] for text in texts(state, 0, "make")} == {"hard", "bleu"}


@rule("FRO-3.5")
def test_the_worker_stays_away_as_long_as_the_cheese_ripens() -> None:
    for turn in range(1, 5):
        start = position(turn=turn, players={0: {"fruit": 1}})
        for text in texts(start, 0, "make"):
            name, worker = text.split()
            state = start.copy()
            play(state, f"make {text}")
            assert away(state) == {worker: turn + 1 + SPACE_AGE[SPACE[name]]}


@rule("FRO-3.6")
def test_symbols_need_a_berry() -> None:
    for turn in range(1, 5):
        poor = position(turn=turn)
        rich = position(turn=turn, players={0: {"fruit": 1}})
        marked = {name for name in spaces(rich) if poor.variant.symbols[SPACE[name]] in (1, 2)}
        assert len(marked) == 7
        assert set(spaces(rich)) - set(spaces(poor)) == marked


@rule("FRO-3.7")
def test_cheese_is_made_once_in_a_turn() -> None:
    state = position()
    play(state, "make F22 soft")
    assert texts(state, 0, "make") == []
    play(state, "gather 1 hard")
    assert texts(state, 0, "make") == []
    play(state, "end", "1: end", "2: end", "3: end")
    assert texts(state, 0, "make") != []


@rule("FRO-3.8")
def test_without_tokens_no_cheese_is_made() -> None:
    state = position(players={0: {"tokens": 0, "livestock": 9, "fruit": 3}})
    assert texts(state, 0, "make") == texts(state, 0, "milk") == []
    assert texts(state, 0, "gather") != []


@rule("FRO-3.9")
def test_the_order_comes_before_buildings_and_buildings_before_the_shelf() -> None:
    """The dock pays after the order; what it pays can be given in the trade of the shelf."""
    state = position(turn=4, players={0: {"squares": {"1": "V2"}, "erected": [1]}})
    play(state, "make S12 hard")
    assert stock(state) == {"livestock": 1}
    assert texts(state) == ["give livestock", "give nothing"]
    state = position(
        turn=4, players={0: {"squares": {"1": "V2"}, "erected": [1], "orders": ["hard bronze"]}}
    )
    play(state, "make S12 hard")
    assert stock(state) == {"order": 1}
    assert texts(state) == ["order complete", "order keep"]
    play(state, "order complete")
    assert texts(state) == ["give livestock", "give nothing"]


@rule("FRO-3.9")
def test_buildings_answer_in_the_order_of_their_slots() -> None:
    squares = {"1": "S4", "2": "V2", "3": "C2"}
    facts = {"squares": squares, "erected": [1, 2, 3], "orders": ["hard bronze"], "fruit": 1}
    state = position(turn=4, players={0: facts})
    play(state, "make S42 hard", "order complete")
    assert stock(state) == {}  # the ledger room in slot 1 asks first
    assert texts(state) == ["take structure", "take livestock", "take fruit", "take order"]
    play(state, "take fruit")
    assert stock(state) == {"fruit": 1, "livestock": 1, "structure": 1}
    squares = {"3": "S4", "2": "V2", "1": "C2"}
    state = position(turn=4, players={0: facts | {"squares": squares}})
    play(state, "make S42 hard", "order complete")
    assert stock(state) == {"livestock": 1, "structure": 1}


@rule("FRO-3.9")
def test_nothing_else_can_be_done_in_between() -> None:
    state = position(turn=4, players={0: {"structure": 5, "livestock": 5}})
    play(state, "make S21 soft")
    assert texts(state) == ["take structure", "take livestock", "take fruit", "take order"]
    assert GAME.to_act(state) == (0, 1, 2, 3)
    play(state, "1: gather 1 soft", "take fruit")
    assert "build 1" in texts(state)


@rule("FRO-3.9")
def test_a_card_of_the_shelf_is_too_late_for_the_cheese() -> None:
    state = position(turn=4)
    play(state, "make S21 soft", "take order", cards=["soft silver"])
    assert orders(state) == ["soft silver"]
    assert "order complete" not in texts(state)
