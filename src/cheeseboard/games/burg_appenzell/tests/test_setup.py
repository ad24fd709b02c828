"""Rules BA-1: what is on the table before the first turn."""

from collections import Counter
from dataclasses import fields
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, BadSetup, Options
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import (
    CELL,
    CELL_NAMES,
    RAISED,
    RESERVE,
    ROOF_OF,
    ROOM_CELLS,
    ROOM_NAMES,
    ROOM_OF,
    SIDES,
    SLIDING,
    TOWERS,
)
from cheeseboard.games.burg_appenzell.checks import supply
from cheeseboard.games.burg_appenzell.state import PLACING, TURNS, Position
from cheeseboard.games.burg_appenzell.tests.positions import (
    FLOORS,
    actions,
    in_reserve,
    mice_of,
    open_rooms,
    play,
    position,
    seen_by,
    sign,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

BOARD: Final = "".join(
    (
        "#o=o=o#",
        "ooooooo",
        "=o=o=o=",
        "ooooooo",
        "=o=o=o=",
        "ooooooo",
        "#o=o=o#",
    )
)
SIDE_A: Final = "".join(
    (
        "#AABCC#",
        "DEEBFFG",
        "DHIIIJG",
        "DHKLMJG",
        "NNKLMOO",
        "NNKPMOO",
        "#QQPRR#",
    )
)
SIDE_B: Final = "".join(
    (
        "#ABCCC#",
        "DABEEEF",
        "DAGGHHF",
        "IIGGJKK",
        "LMMMJNO",
        "LPPQQNO",
        "#RRQQN#",
    )
)
SLOTS: Final = ("Nb", "Nd", "Nf", "Sb", "Sd", "Sf", "W2", "W4", "W6", "E2", "E4", "E6")

COPPER: Final = {"A": "NO", "B": "GQ"}
THATCHED: Final = {"A": "DGIKM", "B": "ACEMN"}
TILE_SET: Final = dict.fromkeys("1234567", 3) | {".": 10, "O": 3}
TOWER_NAMES: Final = {"a1", "g1", "g7", "a7"}


def options(**chosen: bool | int | str) -> Options:
    return GAME.meta.complete(chosen)


def fresh(seed: int, seats: int = 2, **chosen: bool | int | str) -> Position:
    return GAME.setup(options(**chosen), seats, Live(seed), SILENCE)


def tiles_in_order(state: Position) -> list[int]:
    """The tiles in reading order, the spare last."""
    return [*(state.floor[cell] for cell in range(49) if state.floor[cell] != NONE), state.spare]


@rule("BA-1.1")
def test_two_three_or_four_seats_play() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    for seats in (2, 3, 4):
        assert fresh(1, seats).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4"):
            Match.new(GAME, seats, {}, 1)


@rule("BA-1.1", "BA-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_numbers_follow_the_clock(seats: int) -> None:
    state = position(players=seats, active=seats - 1)
    order = []
    for _ in range(seats):
        play(state, "end")
        order.append(state.active)
    assert order == list(range(seats))


@rule("BA-1.2")
def test_the_board_has_four_corner_towers_twelve_raised_and_33_sliding_cells() -> None:
    signs = dict.fromkeys(TOWERS, "#") | dict.fromkeys(RAISED, "=")
    signs |= dict.fromkeys(SLIDING, "o")
    assert "".join(signs[cell] for cell in range(49)) == BOARD
    assert (len(TOWERS), len(RAISED), len(SLIDING)) == (4, 12, 33)
    assert tuple(f"{column}{row}" for row in range(1, 8) for column in "abcdefg") == CELL_NAMES


@rule("BA-1.3", "BA-4.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_towers_belong_to_nobody(seat: int) -> None:
    state = position(players=4, active=seat)
    assert set(actions(state, "enter")) == TOWER_NAMES
    state.phase = PLACING
    assert set(actions(state, "place")) == TOWER_NAMES


@rule("BA-1.3")
def test_a_tower_that_another_seat_has_used_is_free_for_all() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="A")
    assert "a1" not in actions(state, "enter")
    play(state, "move a1>b1", "end")
    assert "a1" in actions(state, "enter")


@rule("BA-1.4")
def test_raised_floor_and_towers_never_carry_a_tile() -> None:
    solid = [cell for cell in range(49) if BOARD[cell] != "o"]
    state = fresh(4)
    state.phase, state.points = TURNS, 4
    for slot in SLOTS:
        play(state, f"slide {slot}", "end")
        assert [cell for cell in range(49) if state.floor[cell] == NONE] == solid


@rule("BA-1.5")
def test_each_side_has_its_own_eighteen_rooms() -> None:
    for side, drawn in zip("AB", (SIDE_A, SIDE_B), strict=True):
        rooms = ROOM_OF[SIDES.index(side)]
        assert "".join("#" if room == NONE else ROOM_NAMES[room] for room in rooms) == drawn
        assert SIDES[fresh(5, side=side).variant.side] == side
    assert ROOM_NAMES == "ABCDEFGHIJKLMNOPQR"


@rule("BA-1.5")
def test_the_side_stays_the_same_to_the_end() -> None:
    state = position(side="B", mice={0: ["a1", "e2"], 1: ["g7"]}, dungeon={0: 2})
    before = state.variant
    play(state, "uncover A", "move a1>b1", "end", "slide W2")
    assert state.reason == "mice"
    assert state.variant == before
    assert state.variant.side == 1


@rule("BA-1.6")
@pytest.mark.parametrize("seed", range(5))
def test_all_34_tiles_are_mixed_and_33_laid(seed: int) -> None:
    state = fresh(seed)
    assert all((state.floor[cell] != NONE) == (BOARD[cell] == "o") for cell in range(49))
    assert Counter(map(sign, tiles_in_order(state))) == TILE_SET
    assert tiles_in_order(state) != tiles_in_order(fresh(seed + 100))


@rule("BA-1.6", "BA-1.7")
def test_a_shuffle_lays_the_tiles_in_reading_order_and_leaves_the_last() -> None:
    unturned = tiles_in_order(GAME.setup(options(), 2, Rigged(otherwise=0), SILENCE))
    for turn in (1, 7, 33):
        turned = tiles_in_order(GAME.setup(options(), 2, Rigged(otherwise=0, turned=turn), SILENCE))
        assert turned == unturned[turn:] + unturned[:turn]


@rule("BA-1.6", "BA-1.7", "BA-11.1", "BA-11.6")
def test_tiles_are_laid_unseen_and_the_spare_lies_open() -> None:
    state = fresh(6, 3)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view.holes() == 33
        assert seen_by(state, seat) == {}
        assert view.spare == GAME.shown(view, seat).spare == state.spare


@rule("BA-1.7")
def test_any_tile_can_be_the_first_spare() -> None:
    spares = {sign(fresh(seed).spare) for seed in range(150)}
    assert spares == set(TILE_SET)


@rule("BA-1.8")
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_room_has_the_roof_of_its_size(side: str) -> None:
    number = SIDES.index(side)
    roofs = {ROOM_NAMES[room]: ROOF_OF[number][room] for room in range(18)}
    assert Counter(roofs.values()) == {"tiled": 11, "thatched": 5, "copper": 2}
    assert {room for room in roofs if roofs[room] == "copper"} == set(COPPER[side])
    assert {room for room in roofs if roofs[room] == "thatched"} == set(THATCHED[side])
    sizes = {"tiled": 2, "thatched": 3, "copper": 4}
    for room, name in enumerate(ROOM_NAMES):
        assert len(ROOM_CELLS[number][room]) == sizes[roofs[name]]
    assert sum(len(cells) for cells in ROOM_CELLS[number]) == 45


@rule("BA-1.8")
def test_all_rooms_are_closed_at_the_start() -> None:
    match = Match.new(GAME, 2, {"first_seat": 0}, 8)
    assert open_rooms(match.view(0)) == ""
    match.play(0, "place a1")
    match.play(1, "place g7")
    assert open_rooms(match.view(0)) == ""
    assert not [move for move in match.moves(0) if move.text.startswith("move")]


@rule("BA-1.9")
def test_the_supply_has_four_tokens_of_each_of_seven_kinds() -> None:
    state = fresh(9, 4)
    assert [supply(state, kind) for kind in range(1, 8)] == [4] * 7
    tokens = {name: n for name, n in GAME.inventory(state).items() if name.startswith("token")}
    assert (len(tokens), sum(tokens.values())) == (7, 28)
    assert state.cheese == [0, 0, 0, 0]


@rule("BA-1.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_but_tiles_tokens_and_mice_is_in_the_game(seats: int) -> None:
    found = GAME.inventory(fresh(10, seats))
    assert {name.split()[0] for name in found} == {"tile", "token", "mouse"}
    assert sum(found.values()) == 34 + 28 + 4 * seats


@rule("BA-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_four_mice_outside_the_castle(seats: int) -> None:
    state = fresh(11, seats)
    assert state.mice == [RESERVE] * 4 * seats
    for seat in range(seats):
        assert GAME.inventory(state)[f"mouse of seat {seat}"] == 4


@rule("BA-1.12")
def test_who_begins_is_told() -> None:
    match = Match.new(GAME, 3, {"first_seat": 2}, 1)
    ((_, told),) = match.events(None)
    assert (told.message.key, told.message.args) == ("event-start", {"seat": 2})


@rule("BA-1.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_seat_is_drawn_unless_it_is_chosen(seats: int) -> None:
    drawn = {fresh(seed, seats).active for seed in range(60)}
    assert drawn == set(range(seats))
    for start in range(seats):
        state = fresh(12, seats, first_seat=start)
        assert GAME.to_act(state) == (start,)
        assert state.variant.first_seat == start
        assert GAME.to_act(GAME.setup(options(), seats, Rigged(otherwise=start), SILENCE)) == (
            start,
        )


@rule("BA-1.13", "BA-1.14")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (4, 1)])
def test_each_seat_places_one_mouse_on_an_empty_tower_for_nothing(seats: int, start: int) -> None:
    state = fresh(13, seats, first_seat=start)
    free = ["a1", "g1", "g7", "a7"]
    for count in range(seats):
        seat = (start + count) % seats
        assert GAME.to_act(state) == (seat,)
        assert sorted(actions(state)) == sorted(f"place {tower}" for tower in free)
        for other in range(seats):
            assert other == seat or GAME.moves(state, other) == ()
        play(state, f"place {free.pop()}")
    assert (state.active, state.points, state.turns) == (start, 4, 0)
    for seat in range(seats):
        assert len(mice_of(state, seat)) == 1
        assert mice_of(state, seat)[0] in TOWER_NAMES
        assert in_reserve(state, seat) == 3
    assert sorted(actions(state, "enter")) == sorted(free)
    assert not actions(state, "place")


@rule("BA-1.15")
def test_the_castle_stands_before_anybody_chooses_anything() -> None:
    state = fresh(15)
    assert set(actions(state)) == {f"place {tower}" for tower in TOWER_NAMES}
    assert not {"box", "dungeon", "towers", "roofs", "board"} & {
        field.name for field in fields(Position)
    }


def test_the_reference_floors_hold_every_tile_once() -> None:
    for name, spare in (("F0", "7"), ("F1", "O")):
        laid = Counter("".join(FLOORS[name]).replace("#", "").replace("=", "") + spare)
        assert laid == TILE_SET
    assert position(floor="F1", spare="O").floor[CELL["d5"]] == 8
