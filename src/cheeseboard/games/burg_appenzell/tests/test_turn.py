"""Rules BA-2 and BA-8: the turn and its end."""

from itertools import permutations

import pytest

from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    in_reserve,
    mice_of,
    open_rooms,
    play,
    position,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule


@rule("BA-2.1")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (4, 3)])
def test_turns_go_clockwise_from_the_start_seat(seats: int, start: int) -> None:
    match = Match.new(GAME, seats, {"first_seat": start}, 21)
    order = []
    for tower in ["a1", "g1", "g7", "a7"][:seats]:
        match.play(match.to_act[0], f"place {tower}")
    for _ in range(2 * seats):
        order.append(match.to_act[0])
        match.play(match.to_act[0], "end")
    assert order == [(start + turn) % seats for turn in range(2 * seats)]


@rule("BA-2.2", "BA-8.6")
def test_every_turn_begins_with_four_points() -> None:
    match = Match.new(GAME, 3, {"first_seat": 0}, 22)
    for seat, tower in enumerate(["a1", "g1", "g7"]):
        match.play(seat, f"place {tower}")
    for turn in range(6):
        assert match.view(None).points == 4
        match.play(turn % 3, "slide Nb")
        match.play(turn % 3, "end")


@rule("BA-2.3")
@pytest.mark.parametrize(
    "order", list(permutations(["uncover A", "move d3>c3", "enter g1", "slide E6"]))
)
def test_actions_of_all_kinds_go_in_any_order(order: tuple[str, ...]) -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]})
    play(state, *order)
    assert state.points == 0
    assert mice_of(state, 0) == ["a1", "c3", "g1"]
    assert open_rooms(state) == "AI"
    assert state.has_slid


@rule("BA-2.3")
def test_there_are_three_kinds_of_action_and_the_end() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]})
    assert {text.split()[0] for text in actions(state)} == {
        "uncover",
        "move",
        "enter",
        "slide",
        "end",
    }
    kinds = {move.text.split()[0] for move in GAME.catalogue}
    assert kinds == {"place", "uncover", "move", "enter", "slide", "end"}


@rule("BA-2.3", "BA-4.17")
def test_one_kind_may_be_repeated_as_long_as_points_last() -> None:
    state = position(mice={0: ["c3"], 1: ["g7"]})
    play(state, *["move c3>d3", "move d3>c3"] * 2)
    assert actions(state) == ["end"]


@rule("BA-2.4")
def test_there_is_one_slide_in_a_turn() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    assert len(actions(state, "slide")) == 12
    play(state, "slide Nd")
    assert state.points == 3
    assert actions(state, "slide") == []
    play(state, "uncover A")
    assert actions(state, "slide") == []
    play(state, "end")
    assert len(actions(state, "slide")) == 12


@rule("BA-2.5")
@pytest.mark.parametrize("ap", [0, 1, 2, 3, 4])
def test_a_seat_may_stop_with_any_number_of_points(ap: int) -> None:
    state = position(ap=ap, mice={0: ["a1"], 1: ["g7"]})
    assert "end" in actions(state)
    play(state, "end")
    assert state.active == 1


@rule("BA-2.6")
def test_points_left_over_are_lost() -> None:
    state = position(ap=3, mice={0: ["a1"], 1: ["g7"]})
    play(state, "end")
    assert state.points == 4
    play(state, "end")
    assert (state.active, state.points) == (0, 4)


@rule("BA-2.7")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("uncover J", 1),
        ("slide Sb", 1),
        ("enter a1", 1),
        ("move e2>e1", 1),
        ("move e2>f2>g2", 2),
        ("move e2>f2>f1>e1", 3),
        ("enter g1>g2", 2),
        ("enter g1>f1>e1", 3),
        ("enter g1>f1>f2>g2", 4),
        ("end", 0),
    ],
)
def test_roofs_cells_and_slides_cost_one_point_each(action: str, price: int) -> None:
    state = position(mice={0: ["e2"], 1: ["f2", "g1", "f1"]}, open="G")
    turns = state.turns
    play(state, action)
    if action == "end":
        assert state.turns == turns + 1
    else:
        assert state.points == 4 - price


@rule("BA-2.7", "BA-4.10")
@pytest.mark.parametrize(("ap", "longest"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_no_run_is_offered_that_costs_more_than_there_is(ap: int, longest: int) -> None:
    state = position(ap=ap, mice={0: ["e2"], 1: ["f2", "g1", "f1"]}, open="G")
    paths = [path.split(">") for path in actions(state, "enter")]
    paths += [path.split(">")[1:] for path in actions(state, "move")]
    assert max(len(path) for path in paths) == longest


@rule("BA-2.8")
def test_at_the_end_of_a_turn_roofs_return_and_the_next_seat_begins() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="AE")
    play(state, "end")
    assert (open_rooms(state), state.active, state.points) == ("", 1, 4)
    assert GAME.to_act(state) == (1,)
    assert GAME.moves(state, 0) == ()


@rule("BA-2.9")
def test_without_points_only_the_end_is_left_and_it_does_not_come_by_itself() -> None:
    state = position(ap=1, mice={0: ["a1", "d3"], 1: ["g7"]}, open="A")
    play(state, "move d3>c3")
    assert (state.active, state.points, state.turns) == (0, 0, 0)
    assert actions(state) == ["end"]
    assert open_rooms(state) == "AI"


@rule("BA-2.10")
def test_nobody_is_skipped_even_without_a_mouse_to_move() -> None:
    state = position(players=3, active=0, mice={0: ["a1"], 2: ["g1"]}, dungeon={1: 2})
    play(state, "end")
    assert (state.active, in_reserve(state, 1)) == (1, 2)
    assert len(actions(state, "slide")) == 12
    play(state, "end")
    assert state.active == 2


# --- 8. End of a turn ----------------------------------------------------------------------------


@rule("BA-8.1", "BA-8.2")
def test_the_rooms_that_are_covered_are_told() -> None:
    state = position(mice={0: ["b2"], 1: ["g7"]}, open="EDO")
    (told,) = [event.message for event in apply(state, "end").events]
    assert (told.key, told.args) == ("event-end-turn", {"seat": 0, "rooms": "D, O", "count": 2})
    told, _ = (event.message for event in apply(state, "end").events)
    assert told.args == {"seat": 1, "rooms": "", "count": 0}


@rule("BA-2.1")
def test_a_round_begins_when_all_have_had_their_turn() -> None:
    state = position(mice={0: ["b2"], 1: ["g7"]})
    assert [event.message.key for event in apply(state, "end").events] == ["event-end-turn"]
    _, round = (event.message for event in apply(state, "end").events)
    assert (round.key, round.args) == ("event-round", {"round": 2})


@rule("BA-8.1")
def test_roofs_return_to_all_empty_rooms_whether_wanted_or_not() -> None:
    state = position(ap=0, mice={0: ["c3"], 1: ["g7"]}, open="BEHKL")
    assert actions(state) == ["end"]
    play(state, "end")
    assert open_rooms(state) == "I"
    assert state.points == 4


@rule("BA-8.2")
def test_a_room_with_a_mouse_of_any_seat_stays_open() -> None:
    state = position(players=3, mice={0: ["b2"], 1: ["f4", "f3"], 2: ["a6"]}, open="ACL")
    play(state, "end")
    assert open_rooms(state) == "EJN"


@rule("BA-8.3", "BA-6.3")
def test_mice_in_towers_and_in_the_dungeon_keep_no_room_open() -> None:
    state = position(mice={0: ["a1"], 1: ["e2", "g7"]}, open="ADEOR")
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert open_rooms(state) == "ADEFOR"
    play(state, "end")
    assert open_rooms(state) == ""


@rule("BA-8.4")
def test_it_does_not_matter_who_opened_a_room_or_why_it_is_empty() -> None:
    state = position(mice={0: ["c3", "a1"], 1: ["e2", "g7"]}, open="Q")
    play(state, "uncover E", "move c3>c2", "move c2>c3", "slide W2")
    assert open_rooms(state) == "EFIQ"
    play(state, "end")
    assert open_rooms(state) == "I"
    play(state, "end", "uncover K", "move c3>c4", "end")
    assert open_rooms(state) == "K"


@rule("BA-8.5")
def test_a_turn_begins_with_exactly_the_rooms_open_that_hold_a_mouse() -> None:
    state = position(mice={0: ["a1", "b1"], 1: ["d4"]})
    for action, rooms in (
        ("uncover E", "AL"),
        ("uncover K", "AL"),
        ("move b1>c1", "AL"),
        ("move d4>d5", "AL"),
    ):
        play(state, action, "end")
        assert open_rooms(state) == rooms
        assert GAME.invariants(state) == []


@rule("BA-8.6")
def test_the_next_seat_gets_four_points_and_a_slide_of_its_own() -> None:
    state = position(players=4, active=3, ap=1, slid=True, mice={0: ["a1"]})
    play(state, "end")
    assert (state.active, state.points, state.has_slid) == (0, 4, False)
    assert len(actions(state, "slide")) == 12
