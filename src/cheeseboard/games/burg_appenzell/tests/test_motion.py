"""Rooms of others stay open, pushes are seen under roofs, what the others did stays marked."""

from collections.abc import Sequence
from typing import Any, Final

from cheeseboard.game import Message, Seat
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.board.motion import NEWS, motions
from cheeseboard.match import Match
from cheeseboard.motion import Act, Cheer, Draw, Fly, Glimpse, Mark, Motion, flat, lasts

READABLE: Final = 1200
SHORTLY: Final = 600
"""Milliseconds for a caption that matters, and for any."""
CAPTIONED: Final = ("event-lift", "event-run", "event-slide")
LOOK: Final = 2500
"""Milliseconds for a look into a room that somebody else has opened."""


def begun() -> Match[Any, Any]:
    match = Match.new(GAME, seats=2, seed=7, options={"first_seat": 0})
    match.play(0, "place a1")
    match.play(1, "place g7")
    return match


def tell(match: Match[Any, Any], viewer: Seat, text: str) -> dict[str, list[Motion]]:
    """What a viewer is shown of a move of seat 0, by event."""
    before = match.view(viewer)
    told = tuple(event.message for event in match.play(0, text))
    glimpse = Glimpse(viewer, before, match.view(viewer), told)
    return {event.key: list(motions(event, glimpse)) for event in told}


def test_a_room_that_another_opened_stays_open_for_a_look() -> None:
    match = begun()
    lift = tell(match, 1, "uncover D")["event-lift"]
    end = tell(match, 1, "end")["event-end-turn"]
    assert lasts(lift) + lasts(end) >= LOOK
    assert isinstance(end[-1], Draw), "the roof comes back when the look is over"


def test_nobody_waits_for_rooms_of_their_own() -> None:
    match = begun()
    assert tell(match, 0, "uncover D")["event-lift"] == []
    assert tell(match, 0, "end")["event-end-turn"] == []


def test_a_push_under_roofs_flashes_and_carries_the_open_tiles_alone() -> None:
    match = begun()
    spare = match.view(1).spare
    told = list(flat(tell(match, 1, "slide W4")["event-slide"]))
    assert Act(("lane-4",), "flashing", 600) in told
    goes_in, comes_out = (one for one in told if isinstance(one, Fly))
    assert goes_in.path == ("tile-spare", "slot-W4")
    assert comes_out.path == ("slot-E4", "tile-spare")
    assert (goes_in.picture, comes_out.picture) == (
        picture(spare),
        picture(match.view(1).spare),
    )


def picture(tile: int) -> str:
    kinds = ("plain", "holey", "blue", "wax", "white", "orange", "goat", "slice", "trap")
    return f"{'cheese' if 0 < tile < 8 else 'ba-tile'}-{kinds[tile]}"


def shown(events: Sequence[Message], key: str) -> list[Motion]:
    """The motions of one of the events that seat 0 is told at once."""
    glimpse = Glimpse(0, None, None, tuple(events))
    return list(motions(next(one for one in events if one.key == key), glimpse))


TRAP: Final = Message("event-trap", {"cell": "e2"})
FALL: Final = Message("event-fall", {"seat": 0})


def test_a_trap_that_took_a_mouse_stays_marked() -> None:
    told = flat(shown((TRAP, FALL), "event-fall"))
    assert [one.places for one in told if isinstance(one, Mark) and one.stays] == [("e2",)]


WIN: Final = Message("event-cheese", {"seat": 1, "cheese": "wax"})
PAIR: Final = Message("event-cheese-on", {"cells": "d4, f6"})


def test_the_caption_says_who_wins_and_who_falls_not_on_which_cell() -> None:
    for told, key in (((WIN, PAIR), "event-cheese"), ((TRAP, FALL), "event-fall")):
        for event in told:
            time = lasts(shown(told, event.key))
            assert time >= READABLE if event.key == key else time == 0
    assert list(shown((WIN, PAIR), "event-cheese")) == [Cheer(("d4", "f6"), NEWS)]


def test_a_win_and_a_fall_are_told_where_the_cells_are_not() -> None:
    """What fades from a log is not told again."""
    assert lasts(shown((WIN,), "event-cheese")) >= READABLE
    assert lasts(shown((FALL,), "event-fall")) >= READABLE


def test_what_others_do_is_told_long_enough_to_be_read() -> None:
    match = begun()
    for text in ("uncover A", "move a1>b1", "slide E6"):
        for key, told in tell(match, 1, text).items():
            assert key not in CAPTIONED or lasts(told) >= SHORTLY, key


def test_a_turn_that_ends_with_nothing_closed_is_told_to_the_others() -> None:
    assert lasts(tell(begun(), 1, "end")["event-end-turn"]) >= SHORTLY
    assert tell(begun(), 0, "end")["event-end-turn"] == []


def test_what_others_did_stays_marked_and_ones_own_does_not() -> None:
    for viewer, stays in ((0, []), (1, ["roof-A", "b1", "slot-E6"])):
        match = begun()
        found = [
            place
            for text in ("uncover A", "move a1>b1", "slide E6")
            for told in tell(match, viewer, text).values()
            for one in flat(told)
            if isinstance(one, Mark) and one.stays
            for place in one.places
        ]
        assert found == stays
