"""Rules BA-3: lifting roofs."""

import pytest

from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    open_rooms,
    play,
    position,
    rows,
    seen_by,
)
from cheeseboard.testing import rule


@rule("BA-3.1")
def test_one_point_lifts_one_roof() -> None:
    state = position(mice={0: ["c3"], 1: ["g7"]})
    play(state, "uncover K")
    assert (open_rooms(state), state.points) == ("IK", 3)
    assert actions(position(ap=0, mice={0: ["c3"]}), "uncover") == []


@rule("BA-3.2")
@pytest.mark.parametrize(
    ("side", "cell", "rooms"),
    [
        ("A", "c3", "BEHKL"),
        ("A", "d4", "IKM"),
        ("A", "g4", "JO"),
        ("A", "d7", "KMQR"),
        ("A", "f6", "MR"),
        ("B", "d4", "HJM"),
        ("B", "b5", "GILP"),
        ("B", "g2", "CEH"),
    ],
)
def test_a_roof_next_to_a_mouse_can_be_lifted_diagonals_included(
    side: str, cell: str, rooms: str
) -> None:
    assert actions(position(side=side, mice={0: [cell]}), "uncover") == list(rooms)


@rule("BA-3.2")
def test_the_mice_of_a_seat_reach_together() -> None:
    state = position(mice={0: ["a1", "g7"]})
    assert actions(state, "uncover") == list("ADEOR")


@rule("BA-3.3")
@pytest.mark.parametrize(
    ("side", "tower", "rooms"),
    [
        ("A", "a1", "ADE"),
        ("A", "g1", "CFG"),
        ("A", "g7", "OR"),
        ("A", "a7", "NQ"),
        ("B", "a1", "AD"),
        ("B", "g1", "CEF"),
        ("B", "g7", "NO"),
        ("B", "a7", "LPR"),
    ],
)
def test_a_mouse_in_a_tower_lifts_the_roofs_around_it(side: str, tower: str, rooms: str) -> None:
    state = position(side=side, mice={0: [tower]})
    assert actions(state, "uncover") == list(rooms)


@rule("BA-3.4", "BA-6.3")
def test_mice_in_the_reserve_or_in_the_dungeon_lift_nothing() -> None:
    assert actions(position(mice={1: ["c3"]}), "uncover") == []
    assert actions(position(mice={1: ["c3"]}, dungeon={0: 2}), "uncover") == []
    state = position(active=1, mice={0: ["a7"], 1: ["e2"]})
    assert "B" in actions(state, "uncover")
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert actions(state, "uncover") == []


@rule("BA-3.5")
def test_other_seats_mice_give_no_right_to_lift() -> None:
    state = position(players=3, active=1, mice={0: ["c3"], 1: ["a7"], 2: ["f2"]})
    assert actions(state, "uncover") == list("NQ")


@rule("BA-3.6", "BA-11.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_lifted_roof_shows_the_whole_room_to_everybody(seat: int | None) -> None:
    state = position(players=3, mice={0: ["a7"], 1: ["g7"], 2: ["g1"]})
    assert seen_by(state, seat) == {}
    play(state, "uncover N")
    assert seen_by(state, seat) == {"b5": "O", "a6": "7", "b6": "."}
    assert state.open_rooms.bit_count() == 1


@rule("BA-3.6", "BA-11.2")
def test_a_lifted_roof_is_told_with_what_lies_under_it() -> None:
    lifted, *shown = apply(position(mice={0: ["a1"], 1: ["g7"]}), "uncover E").events
    assert (lifted.message.key, lifted.message.args) == ("event-lift", {"seat": 0, "room": "E"})
    assert [(event.message.key, event.message.args) for event in shown] == [
        ("event-shows", {"cell": "b2", "tile": "plain"}),
        ("event-shows", {"cell": "c2", "tile": "white"}),
    ]
    raised = apply(position(mice={0: ["a1"], 1: ["g7"]}), "uncover A").events
    cells = [event.message.args["cell"] for event in raised[1:]]
    assert cells == ["b1"]  # on c1 there is no tile, but raised floor


@rule("BA-3.7")
def test_a_lifted_roof_stays_off_to_the_end_of_the_turn() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]})
    play(state, "uncover A")
    for action in ("move a1>b1", "move b1>c1", "slide W6"):
        play(state, action)
        assert open_rooms(state) == "AI"
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]})
    play(state, "uncover A", "uncover D", "end")
    assert open_rooms(state) == "I"


@rule("BA-3.8")
def test_one_mouse_may_lift_four_roofs_in_a_turn() -> None:
    state = position(mice={0: ["c3"], 1: ["g7"]})
    play(state, "uncover B", "uncover E", "uncover H", "uncover K")
    assert (open_rooms(state), state.points) == ("BEHIK", 0)


@rule("BA-3.9")
def test_an_open_room_cannot_be_lifted_again_and_no_action_closes_one() -> None:
    state = position(mice={0: ["c3", "a1"], 1: ["f2", "g7"]}, open="E")
    assert actions(state, "uncover") == list("ABDHKL")
    before = state.open_rooms
    for action in actions(state):
        if action != "end":
            after = state.copy()
            play(after, action)
            assert after.open_rooms & before == before, action
    kinds = {move.text.split()[0] for move in GAME.catalogue}
    assert not kinds & {"cover", "close"}


@rule("BA-3.10")
def test_lifting_a_roof_moves_nothing() -> None:
    state = position(mice={0: ["c3", "d1"], 1: ["e2"]})
    before = state.copy()
    assert play(state, "uncover E") == []
    assert rows(state) == rows(before)
    assert (state.mice, state.cheese, state.spare) == (before.mice, before.cheese, before.spare)
    assert (state.active, state.has_slid, state.phase) == (0, False, before.phase)
