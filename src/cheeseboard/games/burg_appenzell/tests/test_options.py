"""The options of Burg Appenzell, value by value."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, BadSetup, OptionValue
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import OVER, TURNS, Position
from cheeseboard.games.burg_appenzell.tests.positions import (
    FACES,
    actions,
    in_dungeon,
    play,
    position,
    seen_by,
    sign,
    visible,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged


def fresh(seed: int, seats: int = 2, **options: OptionValue) -> Position:
    return GAME.setup(GAME.meta.complete(options), seats, Live(seed), SILENCE)


def test_every_option_has_the_default_of_the_specification() -> None:
    assert GAME.meta.complete({}) == {
        "side": "A",
        "target": 4,
        "first_seat": "chance",
        "first_spare": "random",
        "no_undo": False,
        "tower_transit": True,
        "lone_mouse_may_win": True,
        "memory_aid": "off",
        "round_limit": 60,
    }


def test_the_presets_set_what_the_specification_says() -> None:
    assert {name: dict(chosen) for name, chosen in GAME.meta.presets.items()} == {
        "standard": {},
        "long": {"target": 5, "side": "B"},
        "very_long": {"target": 6},
        "learner": {"first_spare": "plain", "memory_aid": "ghost"},
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("side", "C"),
        ("target", 3),
        ("target", 7),
        ("target", "4"),
        ("first_seat", 4),
        ("first_seat", "youngest"),
        ("first_spare", "trap"),
        ("no_undo", 1),
        ("tower_transit", "yes"),
        ("lone_mouse_may_win", "no"),
        ("memory_aid", "some"),
        ("round_limit", 19),
        ("round_limit", 201),
        ("attention", True),
    ],
)
def test_values_that_do_not_exist_are_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(BadSetup, match=name):
        Match.new(GAME, 4, {name: value}, 1)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("side", ["A", "B", "random"]),
        ("target", [4, 5, 6]),
        ("first_seat", ["chance", 0, 1, 2, 3]),
        ("first_spare", ["random", "plain"]),
        ("no_undo", [True, False]),
        ("tower_transit", [True, False]),
        ("lone_mouse_may_win", [True, False]),
        ("memory_aid", ["off", "ghost", "full"]),
        ("round_limit", [20, 21, 60, 200]),
    ],
)
def test_every_value_of_every_option_can_be_played(name: str, values: list[OptionValue]) -> None:
    for value in values:
        match = Match.new(GAME, 4, {name: value}, 2)
        assert len(match.moves(match.to_act[0])) == 4
        kept = getattr(match.view(None).variant, name, None)
        if name not in ("side", "first_seat", "first_spare"):
            assert kept == value


# --- set-up --------------------------------------------------------------------------------------


@rule("BA-1.5")
def test_side_is_as_chosen_or_drawn_evenly() -> None:
    assert {fresh(seed, side="A").variant.side for seed in range(9)} == {0}
    assert {fresh(seed, side="B").variant.side for seed in range(9)} == {1}
    drawn = Counter(fresh(seed, side="random").variant.side for seed in range(60))
    assert drawn.keys() == {0, 1}
    assert min(drawn.values()) > 15


@rule("BA-1.12")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (2, 3), (3, 3)])
def test_a_start_seat_that_nobody_sits_on_is_refused(seats: int, start: int) -> None:
    with pytest.raises(BadSetup, match=f"{seats} seats"):
        Match.new(GAME, seats, {"first_seat": start}, 1)
    assert Match.new(GAME, start + 1, {"first_seat": start}, 1).to_act == (start,)


@rule("BA-1.7")
def test_first_spare_plain_puts_a_plain_tile_aside_before_the_shuffle() -> None:
    for seed in range(20):
        state = fresh(seed, first_spare="plain")
        assert sign(state.spare) == "."
        laid = Counter(sign(tile) for tile in state.floor if tile != NONE)
        assert laid == dict.fromkeys("1234567", 3) | {".": 9, "O": 3}
    orders = []
    for turn in (0, 5):
        options = GAME.meta.complete({"first_spare": "plain"})
        state = GAME.setup(options, 2, Rigged(otherwise=0, turned=turn), SILENCE)
        orders.append([tile for tile in state.floor if tile != NONE])
    assert orders[1] == orders[0][5:] + orders[0][:5]


# --- rules ---------------------------------------------------------------------------------------


@rule("BA-5.7")
def test_no_undo_forbids_pushing_the_last_lane_back() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]}, no_undo=True)
    assert len(actions(state, "slide")) == 12
    play(state, "slide W2", "end")
    assert sorted({*["Nb", "Nd", "Nf", "Sb", "Sd", "Sf", "W2", "W4", "W6", "E4", "E6"]}) == sorted(
        actions(state, "slide")
    )
    play(state, "end")
    assert "E2" not in actions(state, "slide")
    play(state, "slide Sd", "end")
    slots = actions(state, "slide")
    assert "E2" in slots
    assert "Sd" in slots
    assert "Nd" not in slots
    assert len(slots) == 11


@rule("BA-4.12")
def test_without_tower_transit_occupied_towers_are_shut() -> None:
    cells = {0: ["a1", "e2"], 1: ["g1", "f2"]}
    free = position(mice=cells, open="ADCG")
    shut = position(mice=cells, open="ADCG", tower_transit=False)
    through = ["a1>a2", "a1>b1", "a7", "g1>f1", "g1>g2", "g7"]
    assert sorted(actions(free, "enter")) == through
    assert sorted(actions(shut, "enter")) == ["a7", "g7"]
    assert sorted(actions(shut, "move")) == sorted(actions(free, "move"))
    assert "e2>f2>g2" in actions(shut, "move")


@rule("BA-9.7")
def test_with_lone_mouse_may_win_off_a_lone_leader_does_not_win() -> None:
    for lone_mouse_may_win, winner in ((True, 1), (False, 2)):
        state = position(
            players=3,
            dungeon={1: 2},
            cheese={0: "1", 1: "346", 2: "25"},
            mice={0: ["a1"], 1: ["e2"], 2: ["g7"]},
            lone_mouse_may_win=lone_mouse_may_win,
        )
        play(state, "slide W2")
        assert (state.reason, state.winner) == ("mice", winner)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.ranks == ((3, 1, 2) if lone_mouse_may_win else (3, 2, 1))


@rule("BA-9.7", "BA-9.8")
@pytest.mark.parametrize(("cheese", "winner"), [(("12", "3"), 0), (("1", "34"), 1), (("", ""), 1)])
def test_if_every_seat_has_a_lone_mouse_the_option_changes_nothing(
    cheese: tuple[str, str], winner: int
) -> None:
    for lone_mouse_may_win in (True, False):
        state = position(
            dungeon={0: 2, 1: 2},
            cheese=dict(enumerate(cheese)),
            mice={0: ["d6", "a1"], 1: ["d1", "g7"]},
            lone_mouse_may_win=lone_mouse_may_win,
        )
        play(state, "slide Sd")
        assert (in_dungeon(state, 0), in_dungeon(state, 1)) == (3, 3)
        assert (state.reason, state.winner) == ("mice", winner)


@rule("BA-9.15")
@pytest.mark.parametrize("limit", [20, 60, 200])
def test_round_limit_counts_rounds_of_all_seats(limit: int) -> None:
    state = fresh(4, 3, round_limit=limit, first_seat=1)
    for tower in ("a1", "g1", "g7"):
        play(state, f"place {tower}")
    for _ in range(3 * limit):
        assert state.phase == TURNS
        play(state, "end")
    assert (state.phase, state.reason, state.winner) == (OVER, "limit", 1)


# --- memory_aid ----------------------------------------------------------------------------------

E_ROOM = {"b2": ".", "c2": "4"}
O_ROOM = {"f5": "2", "f6": "4", "g6": "."}


def three_seats(memory_aid: str) -> Position:
    cells = {0: ["a1"], 1: ["g7"], 2: ["g1"]}
    return position(players=3, mice=cells, memory_aid=memory_aid)


@rule("BA-11.5")
def test_ghosts_last_since_the_previous_turn_of_the_viewer_began() -> None:
    state = three_seats("ghost")
    both = E_ROOM | O_ROOM
    play(state, "uncover E", "end")
    assert [seen_by(state, seat) for seat in (0, 1, 2)] == [E_ROOM, E_ROOM, E_ROOM]
    play(state, "uncover O", "end")
    assert [seen_by(state, seat) for seat in (0, 1, 2)] == [both, O_ROOM, both]
    play(state, "end")
    assert [seen_by(state, seat) for seat in (0, 1, 2)] == [both, O_ROOM, {}]
    play(state, "end")
    assert [seen_by(state, seat) for seat in (0, 1, 2)] == [{}, O_ROOM, {}]
    play(state, "end")
    assert [seen_by(state, seat) for seat in (0, 1, 2)] == [{}, {}, {}]


@rule("BA-11.5")
def test_watchers_get_no_ghosts() -> None:
    state = three_seats("ghost")
    play(state, "uncover E")
    assert seen_by(state, None) == E_ROOM
    play(state, "end")
    assert seen_by(state, None) == {}


@rule("BA-11.5")
def test_ghosts_move_with_their_tiles_and_the_spare_leaves_one() -> None:
    state = three_seats("ghost")
    play(state, "uncover E", "end", "slide Nb")
    expected = {"b1": "7", "b3": ".", "c2": "4"}
    assert seen_by(state, 0) == expected
    assert seen_by(state, None) == {}
    play(state, "end", "slide W2")
    assert seen_by(state, 0) == {"b1": "7", "b3": ".", "d2": "4", "a2": "6"}
    assert seen_by(state, 1) == {"b1": "7", "a2": "6"}


@rule("BA-11.5")
def test_a_tile_that_leaves_an_open_room_is_a_ghost_of_that_turn() -> None:
    cells = {0: ["b2"], 1: ["g7"], 2: ["g1"]}
    state = position(players=3, mice=cells, memory_aid="ghost")
    play(state, "end", "end", "end", "slide W2")
    inside = {"b2": "1", "c2": "."}
    for seat in (0, 1, 2):
        assert seen_by(state, seat) == inside | {"a2": "7", "d2": "4"}
    assert seen_by(state, None) == inside


@rule("BA-11.5")
def test_a_room_that_closes_after_many_turns_is_a_ghost_of_its_last_turn() -> None:
    cells = {0: ["b2"], 1: ["g7"], 2: ["g1"]}
    state = position(players=3, mice=cells, memory_aid="ghost")
    play(state, "end", "end", "end", "end", "end", "end", "uncover A", "move b2>b1", "end")
    for seat in (0, 1, 2):
        assert seen_by(state, seat) == {"b1": "1", "b2": ".", "c2": "4"}
    assert seen_by(state, None) == {"b1": "1"}
    play(state, "end", "end", "end")
    assert seen_by(state, 0) == {"b1": "1"}


@rule("BA-11.5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_full_shows_everybody_the_common_knowledge(seat: int | None) -> None:
    state = three_seats("full")
    play(state, "uncover E", "end", "uncover O", "end", *["end"] * 6, "slide Nb")
    expected = {"b1": "7", "b3": ".", "c2": "4"} | O_ROOM
    assert seen_by(state, seat) == expected == visible(GAME.view(state, seat))


@rule("BA-11.5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_off_shows_open_rooms_only(seat: int | None) -> None:
    state = three_seats("off")
    play(state, "uncover E")
    assert seen_by(state, seat) == E_ROOM
    play(state, "end", "slide Nb")
    assert seen_by(state, seat) == {}


def test_after_the_end_the_whole_floor_is_shown_with_any_aid() -> None:
    for memory_aid in ("off", "ghost", "full"):
        state = position(
            memory_aid=memory_aid, cheese={0: "234"}, mice={0: ["b2", "d3"], 1: ["g7"]}
        )
        play(state, "slide W2")
        for seat in (0, 1, None):
            found = seen_by(state, seat)
            assert len(found) == 33
            assert set(found.values()) == set(FACES)
