"""Rules BA-5 and BA-6: pushing lanes, and mice above traps."""

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest

from cheeseboard.events import Log
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import OVER
from cheeseboard.games.burg_appenzell.tests.positions import (
    FLOORS,
    actions,
    apply,
    face,
    in_dungeon,
    mice_of,
    open_rooms,
    play,
    position,
    rows,
    seen_by,
    sign,
)
from cheeseboard.match import CannotUndo, Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

ENDS: Final = {
    "Nb": ("b1", "b7"),
    "Nd": ("d1", "d7"),
    "Nf": ("f1", "f7"),
    "Sb": ("b7", "b1"),
    "Sd": ("d7", "d1"),
    "Sf": ("f7", "f1"),
    "W2": ("a2", "g2"),
    "W4": ("a4", "g4"),
    "W6": ("a6", "g6"),
    "E2": ("g2", "a2"),
    "E4": ("g4", "a4"),
    "E6": ("g6", "a6"),
}
"""Where a tile goes in and where one comes out."""

SOLID_CELLS: Final = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "aceg"]


def lane(slot: str) -> list[str]:
    """The seven cells from one end of the table to the other."""
    first, last = ENDS[slot]
    if first[0] == last[0]:
        cells = [f"{first[0]}{row}" for row in range(1, 8)]
    else:
        cells = [f"{column}{first[1]}" for column in "abcdefg"]
    return cells if cells[0] == first else cells[::-1]


@rule("BA-5.1")
def test_a_slide_costs_one_point_and_goes_into_any_of_twelve_slots() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    assert sorted(actions(state, "slide")) == sorted(ENDS)
    play(state, "slide Sd")
    assert (state.points, state.has_slid, actions(state, "slide")) == (3, True, [])
    assert actions(position(ap=0, mice={0: ["a1"]}), "slide") == []


@rule("BA-5.2", "BA-5.3", "BA-5.4", "BA-5.6", "BA-5.8")
@pytest.mark.parametrize("slot", ENDS)
def test_a_lane_of_seven_tiles_moves_on_by_one_cell(slot: str) -> None:
    state = position(mice={0: ["c3", "a1"], 1: ["g7", "e5"]}, open="BN")
    before = state.copy()
    assert play(state, f"slide {slot}") == []
    cells = lane(slot)
    assert face(state, cells[0]) == "7"
    for source, target in pairwise(cells):
        assert face(state, target) == face(before, source), target
    assert sign(state.spare) == face(before, cells[-1])
    moved = {name for name in cells if name not in SOLID_CELLS}
    assert len(moved) == 7
    for row in range(7):
        for column in range(7):
            name = "abcdefg"[column] + str(row + 1)
            if name not in moved:
                assert rows(state)[row][column] == rows(before)[row][column], name
    assert (state.mice, state.open_rooms) == (before.mice, before.open_rooms)


@rule("BA-5.4")
def test_the_tile_that_falls_out_waits_open_for_the_next_turn() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    play(state, "slide W2")
    assert sign(state.spare) == "2"
    assert actions(state, "slide") == []
    for seat in (0, 1, None):
        assert GAME.shown(GAME.view(state, seat), seat).spare == state.spare
    play(state, "end", "slide Nf")
    assert (face(state, "f1"), sign(state.spare)) == ("2", ".")


@rule("BA-5.5")
def test_any_slot_may_be_pushed_without_a_mouse_nearby() -> None:
    for cells in ({1: ["g7"]}, {0: ["d4"], 1: ["g7"]}, {0: ["a1"], 1: ["b1", "b4", "a4"]}):
        assert sorted(actions(position(mice=cells), "slide")) == sorted(ENDS)
    assert sorted(actions(position(dungeon={0: 2}), "slide")) == sorted(ENDS)


@rule("BA-5.6")
def test_mice_do_not_ride_on_the_tiles() -> None:
    state = position(mice={0: ["b2"], 1: ["c2", "f2"]})
    play(state, "slide W2")
    assert (mice_of(state, 0), mice_of(state, 1)) == (["b2"], ["c2", "f2"])
    assert open_rooms(state) == "EF"


@rule("BA-5.7")
@pytest.mark.parametrize(("slot", "back"), [("W2", "E2"), ("Nb", "Sb"), ("E6", "W6"), ("Sf", "Nf")])
def test_the_slide_before_may_be_undone(slot: str, back: str) -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    play(state, f"slide {slot}", "end", f"slide {back}")
    assert rows(state) == FLOORS["F0"]
    assert sign(state.spare) == "7"


@rule("BA-5.9", "BA-7.12")
def test_falls_come_before_cheese_and_cheese_before_the_end() -> None:
    state = position(
        players=3,
        active=1,
        dungeon={2: 2},
        cheese={0: "2", 1: "2", 2: "2"},
        mice={0: ["b2", "d3"], 1: ["a1"], 2: ["e2"]},
    )
    log = apply(state, "slide W2")
    keys = [event.message.key for event in log.events]
    outcomes = [key for key in keys if key in ("event-fall", "event-cheese", "event-over")]
    assert outcomes == ["event-fall", "event-cheese", "event-over"]
    assert (state.winner, state.reason) == (0, "mice")


@rule("BA-5.10")
def test_a_tile_has_no_direction() -> None:
    slides = [move for move in GAME.catalogue if move.text.startswith("slide")]
    assert [move.text.split()[1] for move in slides] == list(ENDS)
    state = position()
    assert {*state.floor, state.spare} == {-2, *range(9)}


@rule("BA-5.11", "BA-1.4")
def test_there_are_always_33_tiles_on_the_floor_and_one_to_push() -> None:
    state = position(floor="F1", spare="O", mice={0: ["a1"], 1: ["g7"]})
    tiles = Counter([*state.floor, state.spare])
    for slot in [*ENDS] * 3:
        assert len(actions(state, "slide")) == 12
        play(state, f"slide {slot}", "end")
        assert Counter([*state.floor, state.spare]) == tiles
        assert GAME.invariants(state) == []


@rule("BA-5.12")
def test_a_slide_cannot_be_taken_back_but_steps_before_a_surprise_can() -> None:
    match = Match.new(GAME, 2, {"first_seat": 0}, 512)
    match.play(0, "place a1")
    match.play(1, "place g7")
    assert match.undoable(0) == 0
    match.play(0, "enter g1")
    assert match.undoable(0) == 1
    match.undo(0)
    match.play(0, "enter g1")
    match.play(0, "slide Nb")
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.play(0, "enter a7")
    assert match.undoable(0) == 1
    match.play(0, "uncover A")
    assert match.undoable(0) == 0
    match.play(0, "end")
    assert match.undoable(0) == 0


def test_a_won_token_ends_take_back_and_an_unwon_step_does_not() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    for text, is_border in (("move d3>c3", False), ("move c3>d3", False), ("move a1>a2", True)):
        log = Log()
        GAME.apply(state, 0, GAME.read(text), Rigged(), log)
        assert log.is_border == is_border


# --- 6. Traps ------------------------------------------------------------------------------------


@rule("BA-6.1")
def test_a_trap_under_a_mouse_drops_it() -> None:
    state = position(mice={0: ["a1"], 1: ["e2", "g7"]})
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert (in_dungeon(state, 1), mice_of(state, 1)) == (1, ["g7"])
    beside = position(mice={0: ["a1"], 1: ["f2", "g7"]})
    assert play(beside, "slide W2") == []
    assert in_dungeon(beside, 1) == 0


@rule("BA-6.2")
def test_mice_of_every_seat_fall_together_the_own_too() -> None:
    state = position(mice={0: ["d1", "a1"], 1: ["d6", "g7"]})
    assert sorted(play(state, "slide Sd")) == ["fall 0 d1", "fall 1 d6"]
    assert (in_dungeon(state, 0), in_dungeon(state, 1)) == (1, 1)
    assert (mice_of(state, 0), mice_of(state, 1)) == (["a1"], ["g7"])


@rule("BA-6.3")
def test_a_mouse_in_the_dungeon_does_nothing_any_more() -> None:
    state = position(active=1, mice={0: ["c2", "a1"], 1: ["e2", "g4"]})
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert not [text for text in actions(state, "move") if text.startswith("e2")]
    assert "C" not in actions(state, "uncover")
    play(state, "end")
    assert "F" not in open_rooms(state)
    assert play(state, "slide E2") == []
    assert face(state, "e2") == "5" == face(state, "g4")
    assert in_dungeon(state, 1) == 1
    play(state, "end", "end", "end")
    assert (in_dungeon(state, 1), mice_of(state, 1)) == (1, ["g4"])


@rule("BA-6.4")
def test_the_cell_of_a_fallen_mouse_is_empty_at_once() -> None:
    state = position(mice={0: ["f2"], 1: ["e2", "g7"]}, open="I")
    assert play(state, "slide W2") == ["fall 1 e2"]
    play(state, "end", "slide E2", "end")
    assert face(state, "e2") == "5"
    play(state, "move f2>e2")
    assert (mice_of(state, 0), state.points) == (["e2"], 3)


@rule("BA-6.5")
@pytest.mark.parametrize("slot", ENDS)
def test_mice_on_raised_floor_and_in_towers_never_fall(slot: str) -> None:
    safe = {seat: SOLID_CELLS[seat * 4 : seat * 4 + 4] for seat in range(4)}
    state = position(players=4, floor="F1", spare="O", mice=safe)
    for _ in range(7):
        assert play(state, f"slide {slot}", "end") == []
    assert [mice_of(state, seat) for seat in range(4)] == [sorted(safe[seat]) for seat in range(4)]


@rule("BA-6.6")
def test_nothing_but_a_slide_makes_a_mouse_fall() -> None:
    state = position(
        mice={0: ["c2", "e2", "d3", "d1"], 1: ["a6", "b6"]}, open="NBP", dungeon={1: 2}
    )
    for action in actions(state):
        after = state.copy()
        told = play(after, action)
        if not action.startswith("slide"):
            assert not [event for event in told if event.startswith("fall")], action
    onto_trap = {"c2>d2", "e2>d2", "d3>d2", "d1>d2"}
    assert not onto_trap & set(actions(state, "move"))


@rule("BA-6.7")
def test_a_trap_swallows_one_mouse_after_another() -> None:
    state = position(mice={0: ["a1"], 1: ["e2", "f2"]})
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert face(state, "e2") == "O"
    assert play(state, "end", "slide W2") == ["fall 1 f2"]
    assert face(state, "f2") == "O"


@rule("BA-6.8")
def test_a_trap_pushed_out_is_the_next_spare() -> None:
    state = position(mice={0: ["b1"], 1: ["g7"]})
    play(state, "slide Nd")
    assert sign(state.spare) == "O"
    assert play(state, "end", "slide Nb") == ["fall 0 b1"]
    assert (face(state, "b1"), seen_by(state, 1)["b1"]) == ("O", "O")


@rule("BA-6.2", "BA-9.12")
def test_up_to_four_mice_can_be_lost_and_the_game_is_over() -> None:
    state = position(floor="F1", spare="O", mice={0: ["a1"], 1: ["d1", "d4", "d7"]}, dungeon={1: 1})
    assert len(play(state, "slide Sd")) == 3
    assert (in_dungeon(state, 1), state.phase, state.reason) == (4, OVER, "mice")
