"""Options: what they change and which of them do not go together."""

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import BadSetup, Options
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING
from cheeseboard.games.rat_de_france.tests.positions import (
    COLOURS,
    bid,
    cards_after,
    drawn,
    fresh,
    open_cards,
    play,
    position,
    results,
    texts,
    where,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule


def refused(seats: int, options: Options) -> str:
    with pytest.raises(BadSetup) as caught:
        Match.new(GAME, seats, options, 1)
    assert caught.value.refusal is not None
    return caught.value.refusal.message.key


@pytest.mark.parametrize(
    "options",
    [
        {"sections": "0"},
        {"sections": "25"},
        {"sections": "1,2"},
        {"sections": "learn:25"},
        {"sections": "learn:"},
        {"sections": "learn:x"},
        {"sections": ""},
        {"sections": "three"},
        {"sections": "²"},
        {"sections": "3", "track": "long"},
        {"sections": "3,3", "track": "long"},
        {"sections": "learn:24", "track": "long"},
        {"sections": "3", "mode": "tournament"},
        {"sections": "3,4,3", "mode": "tournament"},
        {"sections": "learn:23", "mode": "tournament"},
        {"sections": "3,4,5", "mode": "tournament", "tournament_tracks": "same"},
    ],
)
def test_sections_that_cannot_be_laid(options: Options) -> None:
    assert refused(4, options) == "refuse-sections"


@pytest.mark.parametrize(
    "options",
    [
        {"sections": "learn:24"},
        {"sections": "learn:23", "track": "long"},
        {"sections": "learn:22", "mode": "tournament", "track": "long"},
        {"sections": "3,4,5", "mode": "tournament"},
        {"sections": "3", "mode": "tournament", "tournament_tracks": "same", "track": "long"},
        {"sections": "24,1", "track": "long", "orientation": "180,180"},
        {"orientation": "0,180,0", "mode": "tournament"},
        {"orientation": "180", "mode": "tournament", "tournament_tracks": "same"},
    ],
)
def test_sections_that_can(options: Options) -> None:
    Match.new(GAME, 3, options, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"orientation": "90"},
        {"orientation": "0,180"},
        {"orientation": "0", "track": "long"},
        {"orientation": "0", "mode": "tournament"},
        {"orientation": ""},
    ],
)
def test_orientations_that_fit_no_card(options: Options) -> None:
    assert refused(4, options) == "refuse-orientation"


@pytest.mark.parametrize("ends", ["SF1", "SF1,SF1", "SF1,SF7", "sf1,sf2", "SF1,SF2,SF3", ""])
def test_start_and_finish_that_do_not_exist(ends: str) -> None:
    assert refused(4, {"start_finish": ends}) == "refuse-ends"


def test_seats_that_do_not_exist() -> None:
    assert refused(3, {"mode": "team"}) == "refuse-team"
    assert refused(4, {"own_track": "^"}) == "refuse-drawing"


@rule("RDF-5.13")
def test_by_option_a_duplicate_is_carried_out() -> None:
    rats = {"red": [3, 0], "yellow": [0, 1], "green": [0, 2], "blue": [0, 3]}
    state = position(rats, face_up={"blue": ["swap", "step", "idea"]}, no_replacement="duplicate")
    bid(state, {"red": "straight", "yellow": "jump", "green": "diagonal", "blue": "jump"})
    assert cards_after(state)["blue"] == "jump"
    while state.active != 3:
        play(state, "pass")
    assert state.phase == ACTING
    assert texts(state, "blue") == ["move c0r0", "pass"]
    play(state, "move c0r0")
    assert where(state, "blue") == [0, 0]
    assert open_cards(state, "blue") == set()


@rule("RDF-2.10")
def test_strict_walls_close_diagonals_round_a_wall_end() -> None:
    line = position({"red": [1, 7], "yellow": [3, 0]})
    strict = position({"red": [1, 7], "yellow": [3, 0]}, diagonal_walls="strict")
    assert ["move", [2, 8]] in results(line, "red", "diagonal")
    assert results(strict, "red", "diagonal") == []
    assert results(strict, "red", "straight") == results(line, "red", "straight")


@rule("RDF-1.4", "RDF-1.5")
def test_the_first_race_is_on_section_one_as_printed() -> None:
    preset = GAME.meta.presets["first_race"]
    for seed in range(10):
        state = GAME.setup(GAME.meta.complete(preset), 2, Live(seed), SILENCE)
        assert state.cards_laid[1] == 0


def test_an_own_track_takes_the_place_of_all_cards() -> None:
    text = drawn(("B", "TB", "B@180"))
    state = fresh(2, own_track=text, mode="tournament", track="long", sections="99")
    assert (state.cards_laid, state.sections_used) == ((), ())
    assert track_of(state).grid.text() == text
    assert len(text) <= 420
    longest = drawn(("B", "TA", "TB", "B@180"))
    assert len(longest) <= 420
    assert track_of(fresh(2, own_track=longest)).columns == 20


@pytest.mark.parametrize("preset", list(GAME.meta.presets))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_presets_fit_every_seat_count(preset: str, seats: int) -> None:
    Match.new(GAME, seats, GAME.meta.presets[preset], 1)


def test_a_long_track_is_raced_to_its_end() -> None:
    state = position(
        {"red": [0, 18], "yellow": [3, 0]},
        start_finish="SF1,SF2",
        sections="1,2",
        orientation="0,0",
        length="long",
    )
    bid(state, {"red": "straight", "yellow": "swap"})
    play(state, "move c19r0")
    assert (where(state, "red"), state.finished) == ("off", [0])
    assert COLOURS[state.finished[0]] == "red"
