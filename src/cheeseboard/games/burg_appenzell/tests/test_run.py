"""Rules BA-4: bringing mice in and moving them."""

import pytest

from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import CELL_NAMES, RESERVE
from cheeseboard.games.burg_appenzell.state import OVER
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    cheese_of,
    in_reserve,
    mice_of,
    play,
    position,
)
from cheeseboard.testing import rule

ALL = "ABCDEFGHIJKLMNOPQR"


@rule("BA-4.1")
def test_mice_come_in_through_towers_only() -> None:
    state = position(mice={1: ["c3"]}, open=ALL)
    assert sorted(actions(state, "enter")) == ["a1", "a7", "g1", "g7"]
    assert actions(state, "move") == []
    first = [move for move in GAME.catalogue if move.origin == RESERVE]
    assert {CELL_NAMES[move.target] for move in first} == {"a1", "g1", "g7", "a7"}


@rule("BA-4.2")
@pytest.mark.parametrize("tower", ["a1", "g1", "g7", "a7"])
def test_a_mouse_enters_an_empty_tower_for_one_point(tower: str) -> None:
    state = position(mice={0: ["c3"], 1: ["e3"]})
    play(state, f"enter {tower}")
    assert (mice_of(state, 0), in_reserve(state, 0)) == (sorted([tower, "c3"]), 2)
    assert state.points == 3
    assert tower not in actions(state, "enter")


@rule("BA-4.2")
def test_without_a_mouse_in_reserve_nobody_enters() -> None:
    assert actions(position(mice={0: ["c3"]}, dungeon={0: 2}), "enter")
    assert actions(position(mice={0: ["c3", "d3"]}, dungeon={0: 1}), "enter")
    assert actions(position(mice={0: ["c3", "d3", "e3"]}, dungeon={0: 1}), "enter") == []
    assert actions(position(mice={0: ["c3", "d3"]}, dungeon={0: 2}), "enter") == []
    assert actions(position(mice={0: ["c3", "d3", "e3", "f3"]}), "enter") == []


@rule("BA-4.3")
@pytest.mark.parametrize(
    ("origin", "targets"),
    [
        ("a1", ["a2", "b1"]),
        ("g1", ["f1", "g2"]),
        ("g7", ["f7", "g6"]),
        ("a7", ["a6", "b7"]),
        ("d4", ["c4", "d3", "d5", "e4"]),
        ("c3", ["b3", "c2", "c4", "d3"]),
        ("g4", ["f4", "g3", "g5"]),
    ],
)
def test_a_mouse_steps_to_each_neighbour_along_a_side(origin: str, targets: list[str]) -> None:
    state = position(mice={0: [origin]}, open=ALL)
    assert sorted(actions(state, "move")) == [f"{origin}>{target}" for target in targets]
    play(state, f"move {origin}>{targets[0]}")
    assert (mice_of(state, 0), state.points) == ([targets[0]], 3)


@rule("BA-4.3")
def test_only_the_own_mice_move() -> None:
    state = position(active=1, mice={0: ["c3"], 1: ["d5"]}, open=ALL)
    assert {text.split(">")[0] for text in actions(state, "move")} == {"d5"}


@rule("BA-4.4")
def test_no_step_is_diagonal() -> None:
    state = position(mice={0: ["c3", "e5"]}, open=ALL)
    diagonal = {"c3>b2", "c3>d2", "c3>b4", "c3>d4", "e5>d4", "e5>f4", "e5>d6", "e5>f6"}
    assert not diagonal & set(actions(state, "move"))
    for move in GAME.catalogue:
        if move.text.startswith("move"):
            origin, target = move.text[5:].split(">")
            across = abs(ord(origin[0]) - ord(target[0]))
            assert across + abs(int(origin[1]) - int(target[1])) == 1, move.text


@rule("BA-4.5")
def test_a_closed_room_can_be_neither_entered_nor_crossed() -> None:
    state = position(mice={0: ["d3"], 1: ["g7"]})
    assert sorted(actions(state, "move")) == ["d3>c3", "d3>e3"]
    play(state, "uncover L")
    assert "d3>d4" in actions(state, "move")
    boxed_in = position(mice={0: ["c3"], 1: ["d3", "e3"]})
    assert actions(boxed_in, "move") == []


@rule("BA-4.6", "BA-6.6")
def test_a_trap_can_be_neither_entered_nor_crossed() -> None:
    state = position(mice={0: ["c2", "e2"], 1: ["g7"]}, open="BI")
    assert sorted(actions(state, "move")) == ["c2>b2", "c2>c3", "e2>e3", "e2>f2"]
    behind = position(mice={0: ["e1"], 1: ["d1"]}, open="B")
    assert actions(behind, "move") == ["e1>f1"]
    behind = position(mice={0: ["e1"], 1: ["d1"]}, open="BA")
    assert sorted(actions(behind, "move")) == ["e1>d1>c1", "e1>f1"]


@rule("BA-4.6")
def test_a_room_with_a_trap_is_otherwise_free_to_walk() -> None:
    state = position(mice={0: ["a6"]})
    play(state, "move a6>b6")
    assert sorted(actions(state, "move")) == ["b6>a6"]


@rule("BA-4.7")
def test_no_mouse_goes_back_into_a_tower_or_through_one() -> None:
    for others in ({1: ["g7"]}, {1: ["a1"]}):
        state = position(mice={0: ["b1", "a2"], **others}, open="E")
        assert sorted(actions(state, "move")) == ["a2>a3", "a2>b2", "b1>b2", "b1>c1"]
    towers = {"a1", "g1", "g7", "a7"}
    assert not [m for m in GAME.catalogue if m.text.startswith("move") and m.text[-2:] in towers]


@rule("BA-4.8")
def test_no_mouse_leaves_the_castle() -> None:
    state = position(players=4, mice={0: ["d1", "a4", "g4", "d7"]}, open=ALL)
    state.floor[CELL_NAMES.index("d7")] = 0
    neighbours = ["a4>a3", "a4>a5", "a4>b4", "d1>c1", "d1>e1", "d7>c7", "d7>d6", "d7>e7"]
    neighbours += ["g4>f4", "g4>g3", "g4>g5"]
    assert sorted(actions(state, "move")) == neighbours
    for move in GAME.catalogue:
        assert move.target < RESERVE
    for action in actions(state):
        after = state.copy()
        play(after, action)
        assert in_reserve(after, 0) == 0, action


@rule("BA-4.9")
@pytest.mark.parametrize(
    ("mouse", "other", "kind"),
    [("d3", "d4", "sliding"), ("d3", "c3", "raised"), ("c3", "d3", "sliding")],
)
def test_a_cell_holds_one_mouse(mouse: str, other: str, kind: str) -> None:
    for seat in (0, 1):
        cells = {0: [mouse], 1: ["g7"]}
        cells[seat] = [*cells[seat], other]
        state = position(mice=cells, open=ALL)
        assert f"{mouse}>{other}" not in actions(state, "move"), kind


@rule("BA-4.9")
def test_a_tower_holds_one_mouse() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="A")
    assert sorted(actions(state, "enter")) == ["a1>b1", "a7", "g1"]


@rule("BA-4.10")
def test_a_run_tells_which_mice_it_runs_over() -> None:
    state = position(mice={0: ["b2"], 1: ["c2"]}, open=ALL)
    told = [event.message for event in apply(state, "move b2>c2").events]
    assert [(message.key, message.args) for message in told] == [
        ("event-pass", {"seat": 0, "cell": "c2"})
    ]
    told = [event.message for event in apply(state, "move c2>c3").events]
    assert [(message.key, message.args) for message in told] == [
        ("event-run", {"seat": 0, "cell": "c3", "origin": "b2"})
    ]


@rule("BA-4.10")
def test_running_through_one_mouse_costs_two() -> None:
    state = position(mice={0: ["e2"], 1: ["f2"]}, open="CG")
    play(state, "move e2>f2>g2")
    assert (mice_of(state, 0), mice_of(state, 1), state.points) == (["g2"], ["f2"], 2)
    assert actions(position(ap=1, mice={0: ["e2"], 1: ["f2"]}, open="CG"), "move") == ["e2>e1"]
    two = position(ap=2, mice={0: ["e2"], 1: ["f2"]}, open="CG")
    assert sorted(actions(two, "move")) == ["e2>e1", "e2>f2>f1", "e2>f2>g2"]


@rule("BA-4.10")
def test_a_run_that_cannot_end_on_an_allowed_cell_does_not_begin() -> None:
    state = position(mice={0: ["e2"], 1: ["f2"]})
    assert actions(state, "move") == []
    longer = position(ap=2, mice={0: ["c3"], 1: ["d3", "e3"]}, open="F")
    assert actions(longer, "move") == []
    longer.points = 3
    assert actions(longer, "move") == ["c3>d3>e3>e2"]


@rule("BA-4.11")
def test_own_and_other_mice_may_be_passed_in_a_row_with_turns() -> None:
    for passed in ({1: ["e2", "f2"]}, {0: ["e2", "f2"]}, {0: ["e2"], 1: ["f2"]}):
        cells = {0: ["e1", *passed.get(0, [])], 1: passed.get(1, [])}
        state = position(mice=cells, open="J")
        play(state, "move e1>e2>f2>f3")
        assert "f3" in mice_of(state, 0)
        assert "e1" not in mice_of(state, 0)
        assert state.points == 1


@rule("BA-4.12")
def test_a_mouse_comes_in_through_an_occupied_tower() -> None:
    cells = {0: ["e2"], 1: ["g1"]}
    state = position(mice=cells, open="CG")
    assert sorted(actions(state, "enter")) == ["a1", "a7", "g1>f1", "g1>g2", "g7"]
    play(state, "enter g1>g2")
    assert (mice_of(state, 0), in_reserve(state, 0)) == (["e2", "g2"], 2)
    assert (mice_of(state, 1), state.points) == (["g1"], 2)
    assert sorted(actions(position(ap=1, mice=cells, open="CG"), "enter")) == ["a1", "a7", "g7"]


@rule("BA-4.12")
def test_the_own_mouse_in_a_tower_can_be_passed_too() -> None:
    state = position(mice={0: ["a1", "b1"], 1: ["g1", "g7", "a7"]})
    assert actions(state, "enter") == ["a1>b1>c1"]
    play(state, "enter a1>b1>c1")
    assert (mice_of(state, 0), state.points) == (["a1", "b1", "c1"], 1)


@rule("BA-4.13")
def test_a_run_knows_where_it_began_and_what_it_has_passed() -> None:
    state = position(mice={0: ["e1"], 1: ["e2", "f2"]}, open="J")
    apply(state, "move e1>e2")
    apply(state, "move e2>f2")
    assert [CELL_NAMES[cell] for cell in state.run] == ["e1", "e2", "f2"]
    apply(state, "move f2>f3")
    assert state.run == []


@rule("BA-4.13")
def test_a_run_is_not_interrupted() -> None:
    state = position(mice={0: ["e2", "a1"], 1: ["f2"]}, open="CG")
    apply(state, "move e2>f2")
    assert {move.text for move in GAME.moves(state, 0)} == {"move f2>f1", "move f2>g2"}
    assert GAME.moves(state, 1) == ()
    assert mice_of(state, 0) == ["a1", "e2"]
    apply(state, "move f2>g2")
    assert mice_of(state, 0) == ["a1", "g2"]
    assert "end" in actions(state)


@rule("BA-4.13")
def test_an_entry_through_a_tower_is_not_interrupted() -> None:
    state = position(mice={0: ["a1"], 1: ["b1"]}, open="D")
    apply(state, "enter a1")
    assert {move.text for move in GAME.moves(state, 0)} == {"move a1>b1", "move a1>a2"}
    apply(state, "move a1>b1")
    assert {move.text for move in GAME.moves(state, 0)} == {"move b1>c1"}


@rule("BA-4.13")
def test_a_run_enters_no_cell_twice_and_does_not_end_where_it_began() -> None:
    state = position(mice={0: ["f5"], 1: ["g5"]}, open="J")
    assert sorted(actions(state, "move")) == ["f5>f4", "f5>f6", "f5>g5>g6"]
    ring = position(mice={0: ["f5"], 1: ["g5", "g6", "f6"]})
    assert actions(ring, "move") == []
    row = position(mice={0: ["c3"], 1: ["d3", "e3"]}, open="LM")
    assert sorted(actions(row, "move")) == ["c3>d3>d4", "c3>d3>e3>e4"]
    apply(row, "move c3>d3")
    apply(row, "move d3>e3")
    assert [move.text for move in GAME.moves(row, 0)] == ["move e3>e4"]


@rule("BA-4.14")
def test_a_mouse_crosses_freely_between_open_rooms() -> None:
    state = position(mice={0: ["b1"], 1: ["g7"]}, open="EHI")
    play(state, "move b1>b2", "move b2>b3", "move b3>c3", "move c3>d3")
    assert mice_of(state, 0) == ["d3"]


@rule("BA-4.15", "BA-7.3")
def test_what_a_step_brings_comes_before_the_next_choice() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    assert play(state, "move a1>a2") == ["cheese 0 1"]
    assert (cheese_of(state, 0), state.points) == ("1", 3)
    assert "a2>a3" in actions(state, "move")
    ending = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D", cheese={0: "234"})
    assert play(ending, "move a1>a2") == ["cheese 0 1"]
    assert (ending.phase, ending.points, GAME.to_act(ending)) == (OVER, 3, ())
    assert GAME.moves(ending, 0) == ()


@rule("BA-4.16")
def test_raised_floor_is_entered_and_stood_on_like_any_cell() -> None:
    state = position(mice={0: ["d3"], 1: ["g7"]})
    play(state, "move d3>c3", "end", "end")
    assert mice_of(state, 0) == ["c3"]
    play(state, "move c3>d3", "move d3>e3")
    assert mice_of(state, 0) == ["e3"]


@rule("BA-4.17")
def test_only_points_limit_how_many_mice_move_and_how_far() -> None:
    far = position(mice={0: ["b1"], 1: ["g7"]}, open="EHN")
    far.floor[CELL_NAMES.index("b5")] = 0
    play(far, "move b1>b2", "move b2>b3", "move b3>b4", "move b4>b5")
    assert mice_of(far, 0) == ["b5"]
    many = position(mice={0: ["b1", "d3", "f5", "b7"], 1: ["g7"]})
    play(many, "move b1>c1", "move d3>c3", "move f5>g5", "move b7>c7")
    assert mice_of(many, 0) == ["c1", "c3", "c7", "g5"]
    assert many.points == 0
