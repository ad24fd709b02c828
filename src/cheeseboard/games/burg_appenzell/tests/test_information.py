"""Rules BA-11 and BA-12: who sees what."""

from dataclasses import fields

import pytest

from cheeseboard.events import Event
from cheeseboard.game import HIDDEN
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import CELL
from cheeseboard.games.burg_appenzell.checks import supply
from cheeseboard.games.burg_appenzell.state import Position, Variant
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    play,
    position,
    rows,
    seen_by,
    visible,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule

EVERYBODY = (0, 1, 2, None)


@rule("BA-11.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_only_lifting_a_roof_shows_what_is_under_it(seat: int | None) -> None:
    state = position(players=3, mice={0: ["a1"], 1: ["g7"], 2: ["g1"]})
    for action in ("enter a7", "slide Nf"):
        play(state, action)
        assert seen_by(state, seat) == {}
    play(state, "uncover E")
    assert seen_by(state, seat) == {"b2": ".", "c2": "4"}
    assert visible(GAME.view(state, seat)) == {"b2": ".", "c2": "4", "f1": "7"}


@rule("BA-11.1", "BA-11.6")
def test_walking_through_the_castle_shows_nothing_new() -> None:
    state = position(mice={0: ["b2", "a1"], 1: ["g7"]})
    before = seen_by(state, 0)
    play(state, "move b2>c2", "end", "end")
    assert seen_by(state, 0) == before == {"b2": ".", "c2": "4"}


@rule("BA-11.2")
def test_all_seats_and_watchers_know_the_same() -> None:
    state = position(players=3, mice={0: ["a1", "c3"], 1: ["g7"], 2: ["f2"]})
    for action in ("uncover E", "slide W2", "end", "uncover O", "end", "slide E2"):
        play(state, action)
        views = [GAME.view(state, seat) for seat in EVERYBODY]
        pages = [GAME.shown(view, seat) for view, seat in zip(views, EVERYBODY, strict=True)]
        assert views == [views[0]] * 4
        assert pages == [pages[0]] * 4


@rule("BA-11.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_but_the_tiles_under_roofs_is_public(seat: int | None) -> None:
    state = position(
        players=3,
        side="B",
        target=5,
        spare="7",
        mice={0: ["a1", "c3"], 1: ["g7"], 2: ["f2"]},
        cheese={0: "12", 2: "7"},
        dungeon={1: 2},
        ap=3,
    )
    play(state, "slide W6")
    for page in (GAME.view(state, seat), GAME.shown(GAME.view(state, seat), seat)):
        for field in fields(Position):
            if field.name not in ("floor", "seen"):
                assert getattr(page, field.name) == getattr(state, field.name), field.name
        assert [supply(page, kind) for kind in range(1, 8)] == [3, 3, 4, 4, 4, 4, 3]
    assert seen_by(state, seat) == {
        cell: rows(state)[int(cell[1]) - 1]["abcdefg".index(cell[0])]
        for cell in ("d3", "c4", "d4", "d2", "e2", "f2")
    }


@rule("BA-11.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_every_view_gives_the_same_moves_as_the_truth(seat: int | None) -> None:
    state = position(players=3, mice={0: ["a1", "c3"], 1: ["g7"], 2: ["f2"]})
    page = GAME.shown(GAME.view(state, seat), seat)
    assert GAME.moves(page, 0) == GAME.moves(state, 0)
    assert GAME.to_act(page) == (0,)


@rule("BA-11.4")
def test_a_slide_shows_everybody_what_goes_in_and_what_comes_out() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    events = apply(state, "slide W2").events
    told = {event.message.key: dict(event.message.args) for event in events}
    assert told["event-slide"]["slot"] == "W2"
    assert told["event-goes-in"] == {"tile": "slice"}
    assert told["event-comes-out"] == {"tile": "blue"}
    assert all(event.seats is None for event in events)


@rule("BA-11.4")
@pytest.mark.parametrize(("spare", "tile"), [(".", "plain"), ("O", "trap"), ("1", "holey")])
def test_every_kind_of_tile_has_its_name(spare: str, tile: str) -> None:
    told = apply(position(spare=spare, mice={0: ["a1"], 1: ["g7"]}), "slide Nb").events
    assert [e.message.args for e in told if e.message.key == "event-goes-in"] == [{"tile": tile}]


@rule("BA-11.4")
def test_known_tiles_are_followed_under_the_roofs() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]})
    play(state, "uncover E", "end", "slide Nb")
    assert visible(GAME.view(state, None)) == {"b1": "7", "c2": "4", "b3": "."}
    play(state, "end", "slide W2")
    assert visible(GAME.view(state, None)) == {"b1": "7", "a2": "6", "d2": "4", "b3": "."}
    play(state, "end", "slide Sb")
    assert visible(GAME.view(state, None)) == {"a2": "6", "d2": "4", "b2": ".", "b7": "2"}


@rule("BA-11.4")
def test_a_tile_that_slides_into_an_open_room_is_seen() -> None:
    state = position(mice={0: ["b2"], 1: ["g7"]})
    play(state, "slide W2")
    assert visible(GAME.view(state, 1)) == {"a2": "7", "b2": "1", "c2": ".", "d2": "4"}
    assert seen_by(state, 1) == {"b2": "1", "c2": "."}


@rule("BA-11.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_standard_game_keeps_no_notes(seat: int | None) -> None:
    state = position(players=3, mice={0: ["a1"], 1: ["g7"], 2: ["g1"]})
    play(state, "uncover E")
    assert seen_by(state, seat) == {"b2": ".", "c2": "4"}
    play(state, "end")
    page = GAME.shown(GAME.view(state, seat), seat)
    assert visible(page) == {}
    assert set(page.seen) == {-2}
    assert visible(GAME.view(state, seat)) == {"b2": ".", "c2": "4"}


@rule("BA-11.5")
def test_the_log_does_not_repeat_faces_before_the_end() -> None:
    match = Match.new(GAME, 2, {"first_seat": 0}, 115)
    for seat, move in ((0, "place a1"), (1, "place g7"), (0, "uncover E")):
        match.play(seat, move)

    def faces(told: list[tuple[int, Event]]) -> list[str]:
        return [str(e.message.args["tile"]) for _, e in told if "tile" in e.message.args]

    assert [event.message.key for _, event in match.events(1)].count("event-lift") == 1
    slid = match.play(0, "slide Nb")
    assert len([event for event in slid if "tile" in event.message.args]) == 2
    for viewer in (0, 1, None):
        assert faces(match.events(viewer)) == []
    for event in slid:
        assert event.is_fleeting == ("tile" in event.message.args)


@rule("BA-11.5")
def test_the_log_remembers_falls_and_cheese_but_not_their_cells() -> None:
    state = position(mice={0: ["b1", "b2"], 1: ["e2", "g7"]})
    told = apply(state, "slide W2").events
    args = {event.message.key: event.message.args for event in told}
    assert args["event-trap"] == {"cell": "e2"}
    assert args["event-cheese-on"] == {"cells": "b1, b2"}
    lasting = {event.message.key for event in told if not event.is_fleeting}
    assert lasting == {"event-slide", "event-fall", "event-cheese"}
    assert args["event-fall"] == {"seat": 1}
    assert args["event-cheese"] == {"seat": 0, "cheese": "holey"}
    other = position(players=3, mice={0: ["a1"], 1: ["b1", "b2"], 2: ["g7"]})
    (cells,) = [e for e in apply(other, "slide W2").events if e.message.key == "event-cheese-on"]
    assert cells.message.args["cells"] == "b1, b2"


@rule("BA-11.6")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_the_tiles_while_they_are_laid(seed: int) -> None:
    match = Match.new(GAME, 3, {}, seed)
    for seat in EVERYBODY:
        assert {match.view(seat).floor[CELL[cell]] for cell in ("b1", "d4", "g6")} == {HIDDEN}
        assert match.view(seat).holes() == 33
        assert not [e for _, e in match.events(seat) if "tile" in e.message.args]


@rule("BA-12.1")
def test_nothing_outside_the_rules_is_in_the_game() -> None:
    assert {field.name for field in fields(Position)} == {
        *("variant", "phase", "active", "points", "has_slid", "turns", "floor", "seen", "spare"),
        *("open_rooms", "mice", "cheese", "run", "last_slot", "winner", "reason"),
    }
    assert {field.name for field in fields(Variant)} == {
        *("side", "target", "first_seat", "no_undo", "tower_transit", "lone_mouse_may_win"),
        *("memory_aid", "round_limit"),
    }
    assert len(GAME.catalogue) == 4 + 18 + 4 + 160 + 12 + 1
    assert {text.split()[0] for text in actions(position(mice={0: ["a1"]}))} <= {
        *("uncover", "enter", "move", "slide", "end")
    }
