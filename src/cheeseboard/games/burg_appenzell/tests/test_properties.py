"""What holds in every position of random play, and what the data must obey."""

from collections import Counter
from typing import Final

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.burg_appenzell import GAME, checks
from cheeseboard.games.burg_appenzell.box import CELL, CELL_NAMES, DUNGEON, RESERVE, ROOM_OF
from cheeseboard.games.burg_appenzell.moves import Move
from cheeseboard.games.burg_appenzell.state import OVER, TURNS, Position
from cheeseboard.games.burg_appenzell.tests.positions import (
    FACES,
    position,
    wander,
)
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

TILE_SET: Final = Counter("...." + "......" + "1234567" * 3 + "OOO")
TOWERS: Final = {CELL[name] for name in ("a1", "g1", "g7", "a7")}
SLIDING: Final = [
    cell for cell, name in enumerate(CELL_NAMES) if name[0] in "bdf" or name[1] in "246"
]
OTHER_END: Final = {"N": "S", "S": "N", "W": "E", "E": "W"}


def lane_of(slot: str) -> list[int]:
    cells = [cell for cell in SLIDING if slot[1] in CELL_NAMES[cell]]
    return cells if slot[0] in "NW" else cells[::-1]


class Knowledge:
    """Section 5.1: what an attentive watcher knows, kept from the history alone."""

    def __init__(self, spare: int) -> None:
        self.known: dict[int, int] = {}
        self.unseen = Counter(TILE_SET)
        self._account(spare)

    def _account(self, tile: int) -> None:
        self.unseen[FACES[tile]] -= 1
        assert self.unseen[FACES[tile]] >= 0

    def _learn(self, cells: list[int], after: Position) -> None:
        for cell in cells:
            if cell not in self.known:
                self.known[cell] = after.floor[cell]
                self._account(after.floor[cell])

    def follow(self, move: Move, spare_before: int, after: Position) -> None:
        kind, _, rest = move.text.partition(" ")
        rooms = ROOM_OF[after.variant.side]
        if kind == "uncover":
            room = "ABCDEFGHIJKLMNOPQR".index(rest)
            self._learn([cell for cell in SLIDING if rooms[cell] == room], after)
        elif kind == "slide":
            lane = lane_of(rest)
            if lane[6] not in self.known:
                self._account(after.spare)
            for index in range(6, 0, -1):
                self.known.pop(lane[index], None)
                if lane[index - 1] in self.known:
                    self.known[lane[index]] = self.known[lane[index - 1]]
            self.known[lane[0]] = spare_before
            is_open = [cell for cell in lane if after.open_rooms >> rooms[cell] & 1]
            self._learn(is_open, after)


def check_invariants(state: Position, is_after_end: bool) -> None:
    """BA-C1 to BA-C3 and BA-C9 to BA-C13, from the texts of the specification."""
    on_cells = [state.floor[cell] for cell in SLIDING]
    assert Counter(FACES[tile] for tile in [*on_cells, state.spare]) == TILE_SET
    assert [cell for cell in range(49) if state.floor[cell] == NONE] == [
        cell for cell in range(49) if cell not in SLIDING
    ]
    is_over = state.phase == OVER
    rooms = ROOM_OF[state.variant.side]
    for kind in range(1, 8):
        assert checks.supply(state, kind) + sum(held >> kind & 1 for held in state.cheese) == 4
        assert checks.supply(state, kind) >= 0
    assert len(state.mice) == 4 * state.seats
    inside = [cell for cell in state.mice if cell < RESERVE]
    assert set(state.mice) <= {*range(49), RESERVE, DUNGEON}
    assert len(set(inside)) == len(inside)
    for cell in inside:
        assert FACES[state.floor[cell]] != "O" or state.floor[cell] == NONE
        assert cell in TOWERS or state.open_rooms >> rooms[cell] & 1
    if is_after_end and not is_over:
        with_mice = {rooms[cell] for cell in inside} - {NONE}
        assert state.open_rooms == sum(1 << room for room in with_mice)
    for seat in range(state.seats):
        own = state.mice[seat * 4 : seat * 4 + 4]
        below = Counter(state.floor[cell] for cell in own if cell < RESERVE)
        for kind in range(1, 8):
            assert below[kind] < 2 or state.cheese[seat] >> kind & 1
        assert is_over or own.count(DUNGEON) < 3
        assert is_over or state.cheese[seat].bit_count() < state.variant.target


def check_push_back(state: Position, move: Move, floor: list[int], spare: int) -> None:
    back = state.copy()
    back.phase, back.points, back.has_slid = TURNS, 1, False
    text = f"slide {OTHER_END[move.text[6]]}{move.text[7]}"
    GAME.apply(back, back.active, GAME.read(text), Rigged(), SILENCE)
    assert (back.floor, back.spare) == (floor, spare)


@rule("BA-1.5", "BA-5.11", "BA-8.5", "BA-11.1", "BA-11.2", "BA-11.3", "BA-11.4")
@pytest.mark.parametrize("seed", range(42))
def test_random_play_keeps_every_law(seed: int) -> None:
    seats, side = 2 + seed % 3, "AB"[seed // 3 % 2]
    floor: list[int] = []
    spare = 0
    knowledge: Knowledge | None = None
    variant = None
    for number, (state, move) in enumerate(wander(seed, seats, side=side, round_limit=20)):
        try:
            if knowledge is None or move is None:
                knowledge, variant = Knowledge(state.spare), state.variant
            else:
                knowledge.follow(move, spare, state)
                if move.text.startswith("slide"):
                    check_push_back(state, move, floor, spare)
            check_invariants(state, move is not None and move.text == "end")
            assert GAME.invariants(state) == []
            assert state.variant == variant
            if state.phase != OVER:
                check_knowledge(state, knowledge)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, move {number}, {move}: {error}") from error
        floor, spare = state.floor[:], state.spare


def check_knowledge(state: Position, knowledge: Knowledge) -> None:
    view = GAME.view(state, state.active)
    assert {c: view.floor[c] for c in SLIDING if view.floor[c] != HIDDEN} == knowledge.known
    hidden = [cell for cell in SLIDING if view.floor[cell] == HIDDEN]
    assert len(hidden) == knowledge.unseen.total()
    world = GAME.imagine(view, None, Rigged(otherwise=0))
    assert Counter(FACES[world.floor[cell]] for cell in hidden) == +knowledge.unseen
    rooms = ROOM_OF[state.variant.side]
    for seat in (*range(state.seats), None):
        assert GAME.view(state, seat) == view
        page = GAME.shown(view, seat)
        for cell in SLIDING:
            is_open = state.open_rooms >> rooms[cell] & 1
            assert page.floor[cell] == (state.floor[cell] if is_open else HIDDEN)
            assert is_open or page.seen[cell] == NONE


def test_random_play_ends_in_every_way() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(30):
        *_, (last, _) = wander(seed, 2 + seed % 3, round_limit=40)
        reasons[last.reason] += 1
    assert reasons.keys() == {"target", "mice", "limit"}, reasons


# --- the data ------------------------------------------------------------------------------------


def test_all_constraints_on_the_data_are_met() -> None:
    found = GAME.constraints()
    assert found == dict.fromkeys(
        ["BA-C1", "BA-C2", "BA-C3", "BA-C4", "BA-C5", "BA-C6", "BA-C7", "BA-C8", "BA-C14"], ""
    )


def layout(**changes: int) -> tuple[int, ...]:
    """Side A with other rooms on some cells."""
    rooms = list(ROOM_OF[0])
    for name, room in changes.items():
        rooms[CELL[name]] = room
    return tuple(rooms)


A, B, C, D, E, F, G = range(7)


@rule("BA-1.8")
def test_a_layout_that_leaves_a_cell_bare_or_roofs_a_tower_is_caught() -> None:
    assert checks.wrong_cover(layout()) == ""
    assert checks.wrong_cover(layout(c3=NONE))
    assert checks.wrong_cover(layout(a1=A))
    assert checks.wrong_cover(layout()[:-1])


@rule("BA-1.8")
def test_a_layout_with_other_roofs_is_caught() -> None:
    assert checks.wrong_counts(layout()) == ""
    assert checks.wrong_counts(layout(b1=B, c1=B))
    assert checks.wrong_counts(layout(d1=A))


@rule("BA-1.8")
def test_a_roof_that_is_neither_straight_nor_a_square_is_caught() -> None:
    assert checks.wrong_footprints(layout()) == ""
    bent = layout(a4=E, b2=D)
    assert checks.wrong_counts(bent) == ""
    assert checks.wrong_footprints(bent)
    rooms = [NONE] * 49
    for name in ("a2", "b2", "c2", "d2"):
        rooms[CELL[name]] = A
    assert checks.wrong_footprints(tuple(rooms))
    apart = layout(c1=C, e1=A)
    assert checks.wrong_footprints(apart)


def test_a_tower_that_opens_to_one_room_only_is_caught() -> None:
    assert checks.wrong_tower_steps(layout()) == ""
    assert checks.wrong_tower_steps(layout(b1=D))


def test_a_seam_across_the_castle_is_caught() -> None:
    assert checks.wrong_seams(layout()) == ""
    assert checks.wrong_seams(tuple(cell // 7 for cell in range(49)))
    assert checks.wrong_seams(tuple(cell % 7 for cell in range(49)))


def test_a_corner_of_four_rooms_is_caught() -> None:
    one_room = [A] * 49
    assert checks.wrong_seams(tuple(one_room)) == ""
    for name, room in (("c3", B), ("d3", C), ("c4", D), ("d4", E)):
        one_room[CELL[name]] = room
    assert "c3" in checks.wrong_seams(tuple(one_room))


@pytest.mark.parametrize(
    ("id", "name", "value"),
    [
        ("BA-C1", "TILES", (0,) * 34),
        ("BA-C2", "SLIDING", tuple(SLIDING[1:])),
        ("BA-C3", "TOKENS", 3),
        ("BA-C14", "SLOTS", ("Nb",) * 12),
        ("BA-C14", "LANES", ((1, 8),) * 12),
        ("BA-C4", "ROOM_OF", (layout(a1=A), layout())),
        ("BA-C5", "ROOM_OF", (layout(), layout(d1=A))),
        ("BA-C6", "ROOM_OF", (layout(a4=E, b2=D), layout())),
        ("BA-C7", "ROOM_OF", (layout(b1=D), layout())),
        ("BA-C8", "ROOM_OF", (tuple(cell % 7 for cell in range(49)), layout())),
    ],
)
def test_wrong_data_break_their_constraint(
    monkeypatch: pytest.MonkeyPatch, id: str, name: str, value: object
) -> None:
    monkeypatch.setattr(checks, name, value)
    assert GAME.constraints()[id] != ""


def broken(change: str) -> Position:
    state = position(mice={0: ["c3", "a1"], 1: ["e2"]}, turns=4)
    if change == "C2":
        state.floor[CELL["b1"]] = NONE
    elif change == "C3":
        state = position(players=5, cheese=dict.fromkeys(range(5), "1"))
    elif change == "C9":
        state.mice[3] = DUNGEON + 1
    elif change == "C10 cell":
        state.mice[4] = CELL["c3"]
    elif change == "C10 trap":
        state.floor[CELL["e2"]] = FACES.index("O")
    elif change == "C10 roof":
        state.open_rooms = 0
    elif change == "C11":
        state.open_rooms |= 1
    elif change == "C12":
        state = position(mice={0: ["a2", "b1"]})
    elif change == "C13 mice":
        state = position(dungeon={0: 3})
    elif change == "C13 target":
        state = position(cheese={0: "1234"})
    return state


@pytest.mark.parametrize(
    "change",
    [
        *("C2", "C3", "C9", "C10 cell", "C10 trap", "C10 roof"),
        *("C11", "C12", "C13 mice", "C13 target"),
    ],
)
def test_a_position_that_cannot_be_is_reported(change: str) -> None:
    assert GAME.invariants(broken("nothing")) == []
    constraint = f"BA-{change.split()[0]}:"
    assert [text for text in GAME.invariants(broken(change)) if text.startswith(constraint)]
