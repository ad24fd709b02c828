"""The drawing, beyond what the conformance suite asks of every board."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.game import HIDDEN, OptionValue, Seat
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.board.parts import Scene
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    MICE,
    RESERVE,
    ROOM_BIT,
    ROOM_NAMES,
    SLIDING,
)
from cheeseboard.games.burg_appenzell.state import OVER, PLACING, TURNS, Position
from cheeseboard.games.burg_appenzell.tests.positions import apply, position, wander
from cheeseboard.testing.drawings import Easel

SETTINGS: Final[tuple[dict[str, OptionValue], ...]] = (
    {"side": "A"},
    {"side": "B", "no_undo": True, "tower_transit": False},
    {"side": "A", "memory_aid": "ghost"},
    {"side": "B", "memory_aid": "full"},
)
EVERY: Final = 37
"""Random matches are long; one position of so many is drawn."""
RUNS_EVERY: Final = 3
"""The same for those in the middle of a run, which are rare."""

easel: Final = Easel(GAME)
shown, offered, draw = easel.shown, easel.offered, easel.page


def make(view: Position, seat: Seat | None) -> Scene:
    drawn: Scene = easel.scene(view, seat)
    return drawn


def moments(seats: int) -> Iterator[tuple[Position, Seat | None]]:
    """Some positions of random matches with every viewer; the first and the last always."""
    for seed, options in enumerate(SETTINGS):
        for number, (state, _) in enumerate(wander(seed, seats, **options)):
            is_due = number % (RUNS_EVERY if state.run else EVERY) == 0
            if is_due or number < seats or state.phase == OVER:
                yield from ((state, viewer) for viewer in (None, *range(seats)))


# --- what is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_shown_tiles_are_drawn(seats: int) -> None:
    for state, viewer in moments(seats):
        page, view = draw(state, viewer), shown(state, viewer)
        bits = ROOM_BIT[state.variant.side]
        is_open = {c: state.phase == OVER or view.open_rooms & bits[c] for c in SLIDING}
        known = {c for c in SLIDING if view.floor[c] != HIDDEN}
        tiles = {id[5:] for id in page.ids() if re.fullmatch(r"tile-[a-g]\d", id)}
        ghosts = {id[6:] for id in page.ids() if id.startswith("ghost-")}
        assert tiles == {CELL_NAMES[c] for c in known if is_open[c]}
        assert ghosts == {CELL_NAMES[c] for c in known if not is_open[c]}
        if state.variant.memory_aid == "off":
            assert not ghosts


def test_another_floor_under_the_roofs_draws_the_same() -> None:
    for number, (state, _) in enumerate(wander(8, 3)):
        if number % EVERY == 0 and state.phase != OVER:
            seat = state.active
            blind = state.copy()
            for cell in SLIDING:
                if not state.open_rooms & ROOM_BIT[state.variant.side][cell]:
                    blind.floor[cell] = HIDDEN
            other = GAME.imagine(blind, seat, Live(number))
            first, second = (easel.draw(make(shown(s, seat), seat)) for s in (state, other))
            assert first == second


# --- single things -------------------------------------------------------------------------------


def in_play(**more: Any) -> Position:
    """Red to play in a castle where everything can be done."""
    mice = {0: ["a7", "d4", "c6"], 1: ["e4", "c5"]}
    return position(players=2, mice=mice, open="IQ", ap=3, **more)


def test_towers_are_targets_at_the_start() -> None:
    state = next(wander(1, 4, first_seat=0))[0]
    assert state.phase == PLACING
    page = draw(state, 0)
    for tower in ("a1", "g1", "g7", "a7"):
        assert page.element(f"go-{tower}")["data-moves"] == f"place {tower}"
    assert page.element("outside")["data-moves"].count("place") == 4
    assert "outside" not in draw(state, None).ids()


def test_a_mouse_carries_its_runs_and_its_roofs() -> None:
    state = in_play()
    moves = draw(state, 0).element("mouse-c6")
    assert "data-piece" in moves
    texts = moves["data-moves"].split("|")
    assert {"move c6>c7", "uncover N", "uncover P"} <= set(texts)
    assert not any(text.startswith(("slide", "end", "move d4")) for text in texts)


def test_a_target_has_one_way_for_each_mouse() -> None:
    state = in_play()
    drawn = make(shown(state, 0), 0)
    target = next(target for target in drawn.targets if target.cell == "d5")
    ways = target.press.moves.split("|")
    assert ways == ["move d4>d5", "move c6>c5;move c5>d5"]
    assert [(mark.moves, mark.price) for mark in target.marks] == [(ways[0], 1), (ways[1], 2)]


def test_a_cell_that_two_mice_reach_asks_for_one_of_them() -> None:
    page = draw(in_play(), 0)
    to_d5 = page.element("go-d5")["data-moves"].split("|")
    for mouse, text in zip(("mouse-d4", "mouse-c6"), to_d5, strict=True):
        assert text in page.element(mouse)["data-then"].split("|")
    alone = page.element("go-c7")["data-moves"]
    assert alone not in page.element("mouse-c6")["data-then"].split("|")


def test_mice_outside_reach_through_a_tower() -> None:
    page = draw(in_play(), 0)
    text = "enter a7;move a7>b7"
    assert text in page.element("outside")["data-moves"].split("|")
    assert text in page.element("go-b7")["data-moves"].split("|")
    assert page.element("go-g1")["data-moves"] == "enter g1"


def test_roofs_keep_their_place_in_the_drawing() -> None:
    ids = [f"roof-{room}" for room in ROOM_NAMES]
    for state, _ in wander(3, 2):
        assert [id for id in draw(state, 0).ids() if id.startswith("roof-")] == ids
        if state.turns > 3:
            break


def test_an_open_room_keeps_its_outline_and_letter() -> None:
    page = draw(in_play(), 1)
    ids = set(page.ids())
    for room in "IQK":
        assert {f"room-{room}", f"tag-{room}"} <= ids
        assert "is-off-castle" in page.element(f"roof-{room}")["class"]
    assert {"room-A", "tag-A"}.isdisjoint(ids)


def test_what_is_under_a_mouse_is_shown() -> None:
    page = draw(in_play(), 1)
    assert "under-d4" in page.ids()
    assert "is-stood" in page.element("tile-d4")["class"]
    assert "under-c5" not in page.ids()


def test_a_preview_warns_of_a_visible_fall() -> None:
    mice = {0: ["d1", "d4"], 1: ["d5", "a1"]}
    state = position(players=2, mice=mice, active=1)
    drawn = make(shown(state, 1), 1)
    previews = {preview.moves: preview for preview in drawn.previews}
    assert [fall.is_own for fall in previews["slide Sd"].falls] == [False]
    assert previews["slide Nd"].falls == ()
    assert previews["slide Sd"].coming.kind == "slice"
    assert previews["slide Sd"].going.kind == "blue"
    assert previews["slide W6"].going.kind == ""
    assert previews["slide W6"].unknown


def test_a_preview_shows_who_wins_cheese() -> None:
    mice = {0: ["d1", "d4"], 1: ["a1"]}
    floor = ("#1=2=3#", "1.474.2", "=6=O=7=", ".3.64.5", "=O=7=2=", "7.53.4.", "#6=1=.#")
    state = position(players=2, mice=mice, floor=floor, open="LB")
    for viewer, is_own in ((0, True), (1, False)):
        state.active = viewer
        previews = {each.moves: each for each in make(shown(state, viewer), viewer).previews}
        wins = previews["slide Sd"].wins
        assert [(win.kind, win.is_own) for win in wins] == [("slice", is_own)] * 2


def test_the_slot_that_would_undo_is_barred() -> None:
    drawn = make(shown(in_play(last_slot="Nb", no_undo=True), 0), 0)
    assert [slot.name for slot in drawn.slots if slot.is_barred] == ["Sb"]
    page = draw(in_play(last_slot="Nb", no_undo=True), 0)
    assert page.element("slot-Sb")["data-why"] == "slide Sb"


def test_a_running_mouse_is_drawn_over_the_one_it_passes() -> None:
    state = in_play()
    apply(state, "move c6>c5")
    page = draw(state, 0)
    assert "mouse-c6" not in page.ids()
    assert page.element("mouse-running")["data-at"] == "c5"
    assert "mouse-c5" in page.ids()
    assert page.texts() == {choice.text for choice in offered(shown(state, 0), 0)}


def test_lost_mice_lie_where_the_others_wait() -> None:
    drawn = make(shown(in_play(dungeon={0: 1}), 0), 0)
    assert drawn.lost
    assert len(drawn.lost.mice) == 1
    assert not drawn.outside or drawn.lost.mice[0] not in drawn.outside.mice
    assert make(shown(in_play(dungeon={0: 1}), 1), 1).lost is None


def test_a_remembered_tile_is_pressed_like_its_roof() -> None:
    state = in_play(memory_aid="full")
    for text in ("uncover N", "end", "end"):
        apply(state, text)
    page = draw(state, 0)
    for ghost in ("ghost-b5", "ghost-a6", "ghost-b6"):
        assert page.element(ghost)["data-moves"] == page.element("roof-N")["data-moves"]
        assert page.element(ghost)["aria-label"].startswith("Remembered")


def test_two_lost_mice_are_a_warning() -> None:
    state = in_play(dungeon={1: 2}, cheese={1: "135"})
    red, yellow = make(shown(state, None), None).panels
    assert not red.has_warning
    assert yellow.has_warning
    assert yellow.mice == ("in", "in", "lost", "lost")
    assert [prize.kind for prize in yellow.prizes if prize.is_won] == ["holey", "wax", "orange"]


def test_points_and_push_of_the_turn() -> None:
    status = make(shown(in_play(slid=True), None), None).status
    assert status.pips == (True, True, True, False)
    assert status.chips[0].is_spent


def test_at_the_end_all_roofs_are_off() -> None:
    *_, (state, _) = wander(5, 2)
    assert state.phase == OVER
    page = draw(state, 0)
    assert len(page.of_class("is-off-castle")) == len(ROOM_NAMES)
    assert len([id for id in page.ids() if re.fullmatch(r"tile-[a-g]\d", id)]) == len(SLIDING)
    assert page.with_("data-moves") == []
    closed = [cell for cell in SLIDING if not state.open_rooms & ROOM_BIT[state.variant.side][cell]]
    assert len([tile for tile in page.of_class("tile") if "is-faded" in tile["class"]]) == len(
        closed
    )


def test_all_mice_in_the_castle_are_drawn() -> None:
    for state, viewer in moments(3):
        inside = sum(cell < RESERVE for cell in state.mice)
        if state.phase == TURNS and state.run[:1] == [RESERVE]:
            inside += 1
        assert len(make(shown(state, viewer), viewer).mice) == inside
        drawn = make(shown(state, viewer), viewer)
        if viewer is not None and not state.run:
            outside = state.mice[viewer * MICE : viewer * MICE + MICE].count(RESERVE)
            assert (len(drawn.outside.mice) if drawn.outside else 0) == outside
