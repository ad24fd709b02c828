"""The worked examples of the specification, BA-V01 to BA-V49."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.game import HIDDEN
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import OVER, Position
from cheeseboard.games.burg_appenzell.tests.positions import (
    FLOORS,
    actions,
    cheese_of,
    face,
    in_dungeon,
    in_reserve,
    mice_of,
    open_rooms,
    play,
    position,
    rows,
    sign,
    visible,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)
SLOTS: Final = ["Nb", "Nd", "Nf", "Sb", "Sd", "Sf", "W2", "W4", "W6", "E2", "E4", "E6"]


def build(setup: dict[str, Any]) -> Position:
    by_seat = ("mice", "dungeon", "cheese")
    given: dict[str, Any] = {
        key: {int(seat): of for seat, of in value.items()} if key in by_seat else value
        for key, value in setup.items()
    }
    return position(**given)


def per_seat(read: Callable[[Position, int], Any]) -> Callable[[Position, dict[str, Any]], None]:
    def check(state: Position, expected: dict[str, Any]) -> None:
        for seat, value in expected.items():
            wanted = sorted(value) if isinstance(value, list) else value
            assert read(state, int(seat)) == wanted, f"seat {seat}"

    return check


def value(read: Callable[[Position], Any]) -> Callable[[Position, Any], None]:
    def check(state: Position, expected: Any) -> None:
        assert read(state) == expected

    return check


def check_legal(state: Position, expected: dict[str, list[str]]) -> None:
    for kind, wanted in expected.items():
        assert sorted(actions(state, kind)) == sorted(wanted), kind


def check_legal_has(state: Position, expected: list[str]) -> None:
    assert set(expected) <= set(actions(state))


def check_illegal(state: Position, expected: list[str]) -> None:
    assert not set(expected) & set(actions(state))


def check_floor(state: Position, expected: dict[str, str]) -> None:
    assert {cell: face(state, cell) for cell in expected} == expected


CHECKS: Final[dict[str, Callable[[Position, Any], None]]] = {
    "legal": check_legal,
    "legal_has": check_legal_has,
    "illegal": check_illegal,
    "floor": check_floor,
    "floor_equals": lambda state, name: value(rows)(state, FLOORS[name]),
    "known": value(lambda state: visible(GAME.view(state, None))),
    "open": value(open_rooms),
    "mice": per_seat(mice_of),
    "cheese": per_seat(cheese_of),
    "reserve": per_seat(in_reserve),
    "dungeon": per_seat(in_dungeon),
    "active": value(lambda state: state.active),
    "ap": value(lambda state: state.points),
    "spare": value(lambda state: sign(state.spare)),
    "over": value(lambda state: state.phase == OVER),
    "winner": value(lambda state: state.winner),
    "reason": value(lambda state: state.reason),
}


def rank(event: str) -> int:
    return ("fall", "cheese").index(event.split()[0])


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    state = build(vector["setup"])
    told: list[str] = []
    for text in vector["do"]:
        step = play(state, text)
        assert [rank(event) for event in step] == sorted(rank(event) for event in step)
        told += sorted(step)
    expected = dict(vector["expect"])
    if "events" in expected:
        assert sorted(told) == sorted(expected.pop("events"))
    for key, wanted in expected.items():
        CHECKS[key](state, wanted)


def test_all_vectors_are_here() -> None:
    assert [vector["id"] for vector in VECTORS] == [f"BA-V{n:02}" for n in range(1, 44)]


@rule("BA-1.13", "BA-1.14")
def test_v44_four_seats_place_from_the_start_seat() -> None:
    match = Match.new(GAME, 4, {"first_seat": 2}, 44)
    order = []
    for tower, choice in (
        ("a1", {"a1", "g1", "g7", "a7"}),
        ("g7", {"g1", "g7", "a7"}),
        ("g1", {"g1", "a7"}),
        ("a7", {"a7"}),
    ):
        (seat,) = match.to_act
        order.append(seat)
        assert {move.text for move in match.moves(seat)} == {f"place {cell}" for cell in choice}
        assert match.view(seat).points == 0
        match.play(seat, f"place {tower}")
    state = match.view(None)
    assert order == [2, 3, 0, 1]
    assert (match.to_act, state.points, open_rooms(state)) == ((2,), 4, "")
    assert [mice_of(state, seat) for seat in range(4)] == [["g1"], ["a7"], ["a1"], ["g7"]]
    assert [in_reserve(state, seat) for seat in range(4)] == [3, 3, 3, 3]


@rule("BA-11.4")
def test_v45_what_nobody_has_seen_lies_anywhere() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    play(state, "uncover E", "end", "slide Nb")
    view = GAME.view(state, 1)
    hidden = [cell for cell, tile in enumerate(view.floor) if tile == HIDDEN]
    assert len(hidden) == view.holes() == 30
    unseen = dict.fromkeys("1235", 3) | dict.fromkeys("467", 2) | {".": 9, "O": 3}
    on_b2: Counter[str] = Counter()
    for turn in range(30):
        world = GAME.imagine(view, 1, Rigged(otherwise=0, turned=turn))
        assert Counter(sign(world.floor[cell]) for cell in hidden) == unseen
        assert visible(view).items() <= visible(world).items()
        on_b2[face(world, "b2")] += 1
    assert (on_b2["O"], on_b2["6"]) == (3, 2)


def all_towers_taken(open: str = "", tower_transit: bool = True) -> Position:
    return position(
        players=3,
        dungeon={0: 1},
        mice={1: ["a1", "g1"], 2: ["g7", "a7"]},
        open=open,
        tower_transit=tower_transit,
    )


@rule("BA-5.5")
def test_v46_a_seat_without_a_mouse_on_the_board_can_slide_and_end() -> None:
    slides_and_end = {*(f"slide {slot}" for slot in SLOTS), "end"}
    assert set(actions(all_towers_taken())) == slides_and_end
    behind = "ADCGNQOR"
    assert set(actions(all_towers_taken(behind, tower_transit=False))) == slides_and_end
    through = ["a1>b1", "a1>a2", "g1>f1", "g1>g2", "g7>f7", "g7>g6", "a7>b7", "a7>a6"]
    assert sorted(actions(all_towers_taken(behind), "enter")) == sorted(through)


@rule("BA-4.7", "BA-4.8")
def test_v47_from_b1_there_is_no_way_into_the_tower_or_over_the_edge() -> None:
    state = position(mice={0: ["b1"], 1: ["g7"]}, open="BCDEFGHIJKLMNOPQR")
    assert sorted(actions(state, "move")) == ["b1>b2", "b1>c1"]
    texts = {move.text for move in GAME.catalogue if move.text.startswith("move b1>")}
    assert texts == {"move b1>b2", "move b1>c1"}


@rule("BA-6.2", "BA-9.3")
def test_v48_a_seat_may_drop_its_own_third_mouse_and_win_by_it() -> None:
    for lone_mouse_may_win, winner in ((True, 0), (False, 1)):
        state = position(
            dungeon={0: 2},
            mice={0: ["e2", "a1"], 1: ["g7"]},
            cheese={0: "12", 1: "3"},
            lone_mouse_may_win=lone_mouse_may_win,
        )
        assert play(state, "slide W2") == ["fall 0 e2"]
        assert (state.phase, state.reason, state.winner) == (OVER, "mice", winner)


@rule("BA-9.15", "BA-10.3")
@pytest.mark.parametrize(
    ("cheese", "winner"),
    [({0: "12", 1: "3"}, 0), ({0: "1", 1: "23"}, 1), ({0: "12", 1: "34"}, 0)],
)
def test_v49_after_120_turns_the_tokens_decide(cheese: dict[int, str], winner: int) -> None:
    match = Match.new(GAME, 2, {"target": 5, "round_limit": 60, "first_seat": 0}, 49)
    for seat, tower in ((0, "a1"), (1, "g7")):
        match.play(seat, f"place {tower}")
    state = match.view(None)
    state.cheese = position(cheese=cheese).cheese
    for turn in range(120):
        assert GAME.to_act(state) == (turn % 2,)
        play(state, "end")
    assert (state.phase, state.reason, state.winner) == (OVER, "limit", winner)
