"""Gather resources, and resources in general: FRO-4 and FRO-5."""

import pytest

from cheeseboard.games.fromage.box import FIRST_CELL
from cheeseboard.games.fromage.tests.positions import (
    away,
    cheese_of,
    end_turn,
    lines,
    orders,
    play,
    position,
    stock,
    texts,
)
from cheeseboard.testing import rule

TURNS = {"livestock": 1, "fruit": 2, "structure": 3, "order": 4}
"""Turns of L0 in which seat 0 faces each resource."""


@rule("FRO-4.1")
def test_any_worker_goes_to_any_free_cell_in_front() -> None:
    state = position()
    assert texts(state, 0, "gather") == [
        f"{cell} {worker}" for cell in (1, 2, 3) for worker in ("soft", "hard", "bleu")
    ]
    state = position(players={0: {"away": {"hard": ("villes 2", 3)}}})
    assert {text.split()[1] for text in texts(state, 0, "gather")} == {"soft", "bleu"}


@rule("FRO-4.2")
def test_a_cell_with_a_worker_is_not_free() -> None:
    state = position(players={1: {"away": {"hard": ("festival 2", 3)}}})
    assert {text[0] for text in texts(state, 0, "gather")} == {"1", "3"}
    state = position(players={1: {"away": {"hard": ("fromagerie 2", 3)}}})
    assert {text[0] for text in texts(state, 0, "gather")} == {"1", "2", "3"}


@rule("FRO-4.3", "FRO-4.4")
@pytest.mark.parametrize("resource", TURNS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_cell_gives_its_number_for_as_many_turns(resource: str, count: int) -> None:
    state = position(turn=TURNS[resource])
    play(state, f"gather {count} bleu")
    assert stock(state) == {resource: count}
    assert away(state) == {"bleu": TURNS[resource] + count}


@rule("FRO-4.5")
def test_resources_are_gathered_once_in_a_turn() -> None:
    state = position()
    play(state, "gather 1 soft")
    assert texts(state, 0, "gather") == []
    end_turn(state)
    assert texts(state, 0, "gather") != []


@rule("FRO-4.6")
def test_gathering_takes_no_cheese_token() -> None:
    state = position()
    play(state, "gather 3 soft")
    assert cheese_of(state) == []
    assert state.tokens[0] == 15
    assert state.stations[0] >= FIRST_CELL


@rule("FRO-4.7")
@pytest.mark.parametrize(
    ("cell", "blocked"), [(1, [False, False]), (2, [True, False]), (3, [True, True])]
)
def test_how_long_a_worker_is_in_the_way(cell: int, blocked: list[bool]) -> None:
    state = position()
    play(state, f"gather {cell} soft")
    for seat, is_blocked in zip((1, 2), blocked, strict=True):
        end_turn(state)
        cells = {text[0] for text in texts(state, seat, "gather")}
        assert (str(cell) not in cells) == is_blocked
    end_turn(state)
    assert {text[0] for text in texts(state, 3, "gather")} == {"1", "2", "3"}


@rule("FRO-4.7")
@pytest.mark.parametrize("cell", [1, 2, 3])
def test_with_two_players_only_cell_three_is_in_the_way(cell: int) -> None:
    state = position(2)
    play(state, f"gather {cell} soft")
    end_turn(state)
    end_turn(state)
    cells = {text[0] for text in texts(state, 1, "gather")}
    assert cells == ({"1", "2", "3"} if cell < 3 else {"1", "2"})


@rule("FRO-5.1")
def test_what_is_gained_can_be_used_at_once() -> None:
    state = position(turn=3, players={0: {"board": 2}})
    assert texts(state, 0, "build") == []
    play(state, "gather 3 soft", "build 3")
    assert stock(state) == {}
    state = position(players={0: {"board": 1}})
    play(state, "gather 2 hard", "milk 1 F22")
    assert cheese_of(state) == ["F22"]


@rule("FRO-5.2", "FRO-5.3")
@pytest.mark.parametrize("resource", ["livestock", "fruit", "structure"])
def test_tokens_never_run_out(resource: str) -> None:
    state = position(turn=TURNS[resource], players={0: {resource: 40}, 1: {resource: 40}})
    play(state, "gather 3 soft")
    assert stock(state) == {resource: 43}


@rule("FRO-5.4")
def test_what_counts_as_unused() -> None:
    used = {"jam": 3, "berry": 0, "parlours": [1, 2], "erected": [1, 2], "completed": 0}
    assert "unused" not in _lines(used)
    for name in ("structure", "livestock", "fruit"):
        assert _lines(used | {name: 2})["unused"] == 1
    assert _lines(used | {"orders": ["soft gold", "hard gold"]})["unused"] == 1


def _lines(facts: dict[str, object]) -> dict[str, int]:
    return lines(position(players={0: facts}))


@rule("FRO-5.5")
@pytest.mark.parametrize("resource", ["structure", "livestock", "fruit", "order"])
def test_a_resource_of_any_type_is_named_first(resource: str) -> None:
    state = position(turn=4)
    play(state, "make S21 soft")
    assert texts(state, 0, "take") == ["structure", "livestock", "fruit", "order"]
    assert sum(state.deck) == 36
    play(state, f"take {resource}", cards=["bleu gold"])
    assert stock(state) == {resource: 1}
    assert orders(state) == (["bleu gold"] if resource == "order" else [])


@rule("FRO-5.6")
@pytest.mark.parametrize(
    ("turn", "move", "board"),
    [
        (1, "make F23 bleu", "jam"),
        (1, "make F24 bleu", "berry"),
        (4, "make S63 bleu", ""),
        (1, "milk 4 F23", "jam"),
        (1, "milk 4 F24", "berry"),
        (1, "milk 4 F22", ""),
    ],
)
def test_the_berry_goes_to_the_board_with_the_symbol(turn: int, move: str, board: str) -> None:
    state = position(turn=turn, players={0: {"fruit": 2, "livestock": 5}})
    play(state, move)
    assert state.stock[2] == (1 if board else 2)
    assert (state.jams[0], state.berries[0]) == (int(board == "jam"), int(board == "berry"))


@rule("FRO-5.7")
def test_used_berries_never_come_back() -> None:
    state = position(turn=4, players={0: {"jam": 2, "berry": 2}})
    play(state, "make S11 soft")
    assert texts(state, 0, "give") == []
    for _ in range(6):
        end_turn(state)
    assert (state.jams[0], state.berries[0]) == (2, 2)
