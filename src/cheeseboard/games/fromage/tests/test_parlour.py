"""Livestock and parlours: FRO-6."""

import pytest

from cheeseboard.games.fromage.box import PARLOURS, SPACE, SPACE_AGE, SPACE_TYPE
from cheeseboard.games.fromage.tests.positions import (
    away,
    cheese_of,
    end_turn,
    lines,
    play,
    position,
    spaces,
    stock,
    texts,
)
from cheeseboard.testing import rule


@rule("FRO-6.1")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
@pytest.mark.parametrize("parlour", [1, 2, 3, 4])
def test_a_parlour_takes_its_livestock_at_once(board: int, parlour: int) -> None:
    cost = parlour + 1
    facts = {"board": board, "livestock": cost, "fruit": 3}
    state = position(players={0: facts})
    (first, *_) = [text for text in texts(state, 0, "milk") if text.startswith(str(parlour))]
    play(state, f"milk {first}")
    assert state.stock[1] == 0
    assert state.milk[0] == cost
    poor = position(players={0: facts | {"livestock": cost - 1}})
    assert not [text for text in texts(poor, 0, "milk") if text.startswith(str(parlour))]


@rule("FRO-6.2")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_bonus_cheese_has_the_type_and_age_of_the_parlour(board: int, turn: int) -> None:
    state = position(turn=turn, players={0: {"board": board, "livestock": 9, "fruit": 9}})
    open_spaces = [name for name in SPACE if name[0] == "FVTS"[turn - 1]]
    for number, parlour in enumerate(PARLOURS[board - 1]):
        fitting = [
            name
            for name in open_spaces
            if parlour.type in (4, SPACE_TYPE[SPACE[name]])
            and parlour.age in (4, SPACE_AGE[SPACE[name]])
        ]
        found = [t.split()[1] for t in texts(state, 0, "milk") if t.startswith(str(number + 1))]
        assert found == fitting
        assert len(fitting) == (18 if number == 3 else 2)


@rule("FRO-6.3")
def test_no_worker_goes_with_a_bonus_cheese() -> None:
    state = position(players={0: {"board": 1, "livestock": 2}})
    play(state, "milk 1 F22")
    assert away(state) == {}
    nobody = {
        "soft": ("villes 3", 4),
        "hard": ("villes 2", 3),
        "bleu": ("bistro 2", 3),
    }
    state = position(players={0: {"board": 1, "livestock": 2, "away": nobody}})
    assert texts(state, 0, "milk") == ["1 F22"]


@rule("FRO-6.4")
def test_a_parlour_needs_a_token_a_space_and_a_berry() -> None:
    assert spaces(position(players={0: {"board": 1, "livestock": 2}}), 0, "milk") == ["F22"]
    full: dict[int, dict[str, object]] = {0: {"board": 1, "livestock": 2}, 1: {"cheese": ["F22"]}}
    assert texts(position(players=full), 0, "milk") == []
    berry: dict[int, dict[str, object]] = {
        0: {"board": 1, "livestock": 2, "fruit": 1},
        1: {"cheese": ["F22"]},
    }
    assert texts(position(players=berry), 0, "milk") == ["1 F42"]
    out = {0: {"board": 1, "livestock": 2, "fruit": 1, "tokens": 0}}
    assert texts(position(players=out), 0, "milk") == []
    free = {"board": 1, "livestock": 2, "squares": {"1": "F2"}, "erected": [1]}
    assert spaces(position(players={0: free}), 0, "milk") == ["F22", "F42"]


@rule("FRO-6.5")
def test_each_parlour_works_once_in_a_game() -> None:
    state = position(players={0: {"board": 1, "livestock": 4, "fruit": 1}})
    play(state, "milk 1 F22")
    assert not [text for text in texts(state, 0, "milk") if text.startswith("1")]
    for _ in range(4):
        end_turn(state)
        assert not [text for text in texts(state, 0, "milk") if text.startswith("1")]
    assert state.milk[0] == 2


@rule("FRO-6.6")
def test_several_parlours_in_a_turn_with_or_without_a_worker() -> None:
    facts = {"board": 1, "livestock": 14, "fruit": 2}
    state = position(turn=4, players={0: facts})
    play(state, "milk 4 S43", "make S42 hard", "milk 1 S41", "milk 3 S63", "milk 2 S52")
    assert cheese_of(state) == ["S41", "S42", "S43", "S52", "S63"]
    assert stock(state).get("livestock", 0) == 0


@rule("FRO-6.7")
def test_a_bonus_cheese_counts_like_any_other() -> None:
    facts = {
        "board": 1,
        "livestock": 2,
        "orders": ["soft bronze"],
        "erected": [2],
        "tokens": 1,
        "cheese": ["S21"],
    }
    state = position(turn=4, players={0: facts})
    play(state, "milk 1 S11", "order complete", cards=["hard gold"])
    assert stock(state) == {"order": 1}  # the dock
    assert texts(state) == ["give order hard gold", "give nothing"]  # the shelf
    announced = [state.is_announced]
    play(state, "give nothing")
    assert [*announced, state.is_announced] == [False, True]
    assert lines(state)["fromagerie"] == 2
