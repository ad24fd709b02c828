"""Rules BA-7: winning cheese."""

from typing import Final

import pytest

from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import CELL
from cheeseboard.games.burg_appenzell.checks import supply
from cheeseboard.games.burg_appenzell.state import TURNS
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    cheese_of,
    in_dungeon,
    mice_of,
    play,
    position,
    rows,
)
from cheeseboard.testing import rule

THREE_AT_ONCE: Final = (
    "#5=2=3#",
    "7.4O5.2",
    "=6=1=7=",
    ".3.64.5",
    "=O=.=2=",
    "1.13.4.",
    "#6=O=.#",
)
"""W6 brings kind 1 under b6 and d6, and d3 has it already."""


@rule("BA-7.1")
@pytest.mark.parametrize(
    ("cell", "second", "path", "kind"),
    [
        ("a1", "d3", "a1>b1", 1),
        ("c1", "f5", "c1>d1", 2),
        ("f2", "b4", "f2>f1", 3),
        ("e5", "c2", "e5>e4", 4),
        ("c5", "g4", "c5>c6", 5),
        ("c7", "d4", "c7>b7", 6),
        ("a5", "f3", "a5>a6", 7),
    ],
)
def test_two_mice_on_one_kind_win_its_token(cell: str, second: str, path: str, kind: int) -> None:
    state = position(mice={0: [cell, second], 1: ["g7"]}, open="ABCN")
    assert play(state, f"move {path}") == [f"cheese 0 {kind}"]
    assert (cheese_of(state, 0), cheese_of(state, 1)) == (str(kind), "")


@rule("BA-7.1")
def test_one_mouse_or_mice_of_two_seats_or_two_kinds_win_nothing() -> None:
    single = position(mice={0: ["a1"], 1: ["d3"]}, open="A")
    assert play(single, "move a1>b1") == []
    unlike = position(mice={0: ["a1", "f5"], 1: ["g7"]}, open="A")
    assert play(unlike, "move a1>b1") == []
    plain = position(mice={0: ["c1", "f2"], 1: ["g7"]}, open="E")
    assert play(plain, "move c1>c2", "move c2>b2") == []
    raised = position(mice={0: ["d3", "c7"], 1: ["g7"]})
    assert play(raised, "move d3>c3") == []
    assert [single.cheese, unlike.cheese, plain.cheese, raised.cheese] == [[0, 0]] * 4


@rule("BA-7.2")
def test_the_token_comes_from_the_supply_and_lies_open() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    play(state, "move a1>a2")
    assert [supply(state, kind) for kind in range(1, 8)] == [3, 4, 4, 4, 4, 4, 4]
    for seat in (0, 1, None):
        assert cheese_of(GAME.shown(GAME.view(state, seat), seat), 0) == "1"


@rule("BA-7.3")
def test_pairs_are_checked_after_steps_entries_and_slides() -> None:
    step = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="A")
    assert play(step, "move a1>b1") == ["cheese 0 1"]
    entry = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="A")
    assert play(entry, "enter a1>b1") == ["cheese 0 1"]
    slide = position(mice={0: ["b2", "d3"], 1: ["g7"]})
    assert play(slide, "slide W2") == ["cheese 0 1"]


@rule("BA-7.3", "BA-7.9")
def test_a_run_wins_where_it_ends_and_nowhere_else() -> None:
    ending = position(mice={0: ["e1", "f5"], 1: ["c1"]}, open="AB")
    assert play(ending, "move e1>d1") == ["cheese 0 2"]
    landing = position(mice={0: ["a2", "d3"], 1: ["b2"]}, open="A")
    landing.floor[CELL["a2"]] = 0
    assert play(landing, "move a2>b2>b1") == ["cheese 0 1"]
    passing = position(mice={0: ["e1", "f5"], 1: ["d1"]}, open="A")
    assert play(passing, "move e1>d1>c1") == []


@rule("BA-7.4")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_a_slide_wins_cheese_for_any_seat(active: int) -> None:
    for winner in range(3):
        cells = {seat: [["a1"], ["g1"], ["g7"]][seat] for seat in range(3)}
        cells[winner] = ["b2", "d3"]
        state = position(players=3, active=active, mice=cells)
        assert play(state, "slide W2") == [f"cheese {winner} 1"]
        assert state.active == active


@rule("BA-7.5")
def test_a_second_pair_of_a_kind_wins_nothing() -> None:
    state = position(cheese={0: "1"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    assert play(state, "slide W2") == []
    assert (cheese_of(state, 0), supply(state, 1)) == ("1", 3)
    again = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    assert play(again, "move a1>a2", "move a2>a3", "move a3>a2") == ["cheese 0 1"]


@rule("BA-7.6")
def test_three_mice_on_a_kind_win_one_token() -> None:
    state = position(floor=THREE_AT_ONCE, mice={0: ["b6", "d6", "d3"], 1: ["g7"]})
    assert play(state, "slide W6") == ["cheese 0 1"]
    assert (cheese_of(state, 0), supply(state, 1)) == ("1", 3)


@rule("BA-7.7")
def test_one_action_may_win_two_kinds_and_a_turn_may_win_more() -> None:
    state = position(mice={0: ["b2", "d3", "f2", "g4"], 1: ["g7"]})
    assert sorted(play(state, "slide W2")) == ["cheese 0 1", "cheese 0 5"]
    assert cheese_of(state, 0) == "15"
    turn = position(mice={0: ["a1", "d3", "e5", "c2"], 1: ["g7"]}, open="A")
    assert play(turn, "move a1>b1", "move e5>e4") == ["cheese 0 1", "cheese 0 4"]


@rule("BA-7.8")
def test_several_seats_may_win_by_one_slide() -> None:
    state = position(mice={0: ["b2", "d3"], 1: ["f2", "g4"]})
    assert sorted(play(state, "slide W2")) == ["cheese 0 1", "cheese 1 5"]
    assert (cheese_of(state, 0), cheese_of(state, 1)) == ("1", "5")


@rule("BA-7.9")
def test_running_through_a_cheese_cell_wins_nothing() -> None:
    state = position(mice={0: ["c6", "f2"], 1: ["e2"]}, open="I")
    apply(state, "move f2>e2")
    assert cheese_of(state, 0) == ""
    apply(state, "move e2>e3")
    assert cheese_of(state, 0) == ""
    assert mice_of(state, 0) == ["c6", "e3"]


@rule("BA-7.10")
def test_tokens_are_kept_when_mice_leave_or_fall() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    play(state, "move a1>a2", "move a2>a3", "end")
    assert cheese_of(state, 0) == "1"
    falling = position(mice={0: ["e2", "c6"], 1: ["g7"]}, cheese={0: "5"})
    assert play(falling, "slide W2") == ["fall 0 e2"]
    assert (cheese_of(falling, 0), in_dungeon(falling, 0)) == ("5", 1)


@rule("BA-7.11")
def test_the_supply_serves_four_seats_with_every_kind() -> None:
    state = position(
        players=4, active=3, cheese={0: "1", 1: "1", 2: "1"}, mice={3: ["b2", "d3"]}, target=6
    )
    assert supply(state, 1) == 1
    assert play(state, "slide W2") == ["cheese 3 1"]
    assert supply(state, 1) == 0
    assert GAME.invariants(state) == []


@rule("BA-7.12")
def test_a_mouse_that_falls_makes_no_pair() -> None:
    state = position(mice={0: ["e2", "f2"], 1: ["g7"]})
    assert play(state, "slide W2") == ["fall 0 e2"]
    pair = position(mice={0: ["e2", "f2", "g4"], 1: ["g7"]})
    assert play(pair, "slide W2") == ["fall 0 e2", "cheese 0 5"]


@rule("BA-7.13")
def test_cheese_is_taken_without_being_asked_for() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    told = [event.message.key for event in apply(state, "move a1>a2").events]
    assert told == ["event-run", "event-cheese", "event-cheese-on"]
    assert (state.phase, state.points, cheese_of(state, 0)) == (TURNS, 3, "1")
    assert {text.split()[0] for text in actions(state)} == {
        "uncover",
        "enter",
        "move",
        "slide",
        "end",
    }


@rule("BA-7.14")
def test_tiles_stay_when_cheese_is_won_and_serve_others() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["a4", "b1"]})
    before = rows(state)
    assert play(state, "move a1>a2") == ["cheese 0 1"]
    assert rows(state) == before
    play(state, "uncover E", "move a2>b2", "end")
    assert play(state, "move a4>a3", "move a3>a2") == ["cheese 1 1"]
