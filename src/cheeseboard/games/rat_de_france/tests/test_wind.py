"""Rules RDF-13: the wind."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.rules.race import begin_round, blow
from cheeseboard.games.rat_de_france.state import OVER, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    SPECIAL,
    WINDS,
    acting,
    keys,
    play,
    position,
    told,
    where,
    winds,
)
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged


def windy(rats: dict[str, list[int]], wind: str, **options: object) -> Position:
    state = position(rats, wind=True, **options)  # type: ignore[arg-type]
    state.wind = WINDS.index(wind)
    return state


@rule("RDF-13.1", "RDF-13.2")
def test_every_round_turns_up_one_of_the_cards_left() -> None:
    state = position({"red": [0, 0], "yellow": [0, 1]}, wind=True)
    seen = Counter([state.wind])
    chance = Live(7)
    for left in range(14, -1, -1):
        begin_round(state, chance, SILENCE)
        assert sum(state.wind_left) == left
        seen[state.wind] += 1
    assert seen == dict.fromkeys(range(8), 2)


@rule("RDF-13.2")
def test_the_wind_is_known_before_the_bids_and_for_one_round() -> None:
    state = position({"red": [0, 0], "yellow": [0, 5]}, wind=True)
    state.wind_left = [2] * 8
    log = acting(state, {"red": "swap", "yellow": "jump"}, winds("SW"))
    assert state.wind == WINDS.index("SW")
    assert told(log, "event-wind")[0].message.args == {"wind": "SW"}
    assert GAME.to_act(state) == (0, 1)
    assert GAME.view(state, None).wind == state.wind
    still = position({"red": [0, 0], "yellow": [0, 5]})
    assert still.wind == NONE


@rule("RDF-13.3")
def test_the_own_rat_is_blown_after_every_turn_even_a_pass() -> None:
    state = windy({"red": [1, 0], "yellow": [2, 5], "green": [3, 8]}, "E")
    state.wind_left = [2] * 8
    acting(state, {"red": "straight", "yellow": "swap", "green": "step"}, Rigged())
    log = play(state, "move c2r1")
    assert (where(state, "red"), where(state, "yellow")) == ([1, 3], [2, 6])
    assert keys(log) == ["event-move", "event-blown", "event-cannot", "event-blown"]
    play(state, "pass", chance=winds("N"))
    assert where(state, "green") == [3, 9]


@rule("RDF-13.4")
def test_only_the_rat_whose_turn_ends_is_blown_and_each_once() -> None:
    state = windy({"red": [2, 1], "yellow": [2, 2], "green": [0, 8]}, "W")
    state.wind_left = [2] * 8
    acting(state, {"red": "swap", "yellow": "idea", "green": "jump"}, winds("N"))
    log = play(state, "swap yellow", chance=winds("N"))
    assert [event.message.args["seat"] for event in told(log, "event-blown")] == [1, 2]
    assert where(state, "red") == [2, 2]
    assert (where(state, "yellow"), where(state, "green")) == ([2, 0], [0, 7])


@rule("RDF-13.5")
@pytest.mark.parametrize(
    ("start", "wind", "end"),
    [
        ([1, 6], "E", [1, 6]),
        ([1, 8], "S", [1, 8]),
        ([1, 8], "SW", [1, 8]),
        ([1, 6], "SE", [2, 7]),
        ([3, 4], "S", [3, 4]),
        ([2, 2], "NW", [1, 1]),
    ],
)
def test_walls_corners_and_borders_hold_a_rat(start: list[int], wind: str, end: list[int]) -> None:
    state = windy({"red": start, "yellow": [0, 12]}, wind)
    blow(state, 0, SILENCE)
    assert where(state, "red") == end


@rule("RDF-13.5")
def test_a_rat_in_the_way_holds_the_wind() -> None:
    state = windy({"red": [2, 2], "yellow": [2, 3]}, "E")
    blow(state, 0, SILENCE)
    assert where(state, "red") == [2, 2]


@rule("RDF-13.6")
@pytest.mark.parametrize("crosses", [True, False])
def test_joins_stop_the_wind_only_by_option(crosses: bool) -> None:
    for wind, start, end in (
        ("E", [0, 4], [0, 5]),
        ("W", [0, 5], [0, 4]),
        ("SE", [0, 9], [1, 10]),
        ("NW", [1, 10], [0, 9]),
    ):
        state = windy(
            {"red": start, "yellow": [3, 0]},
            wind,
            start_finish="SF1,SF2",
            sections="1",
            orientation="printed",
            wind_crosses_joins=crosses,
        )
        blow(state, 0, SILENCE)
        assert where(state, "red") == (end if crosses else start)
    inside = windy(
        {"red": [0, 5], "yellow": [3, 0]},
        "E",
        start_finish="SF1,SF2",
        sections="1",
        orientation="printed",
        wind_crosses_joins=False,
    )
    blow(inside, 0, SILENCE)
    assert where(inside, "red") == [0, 6]


@rule("RDF-13.7", "RDF-7.8")
def test_mud_and_water_do_not_matter_to_the_wind() -> None:
    for start, wind, end in (
        ([0, 8], "E", [0, 9]),
        ([0, 7], "E", [0, 8]),
        ([1, 6], "E", [1, 7]),
        ([1, 8], "E", [1, 9]),
    ):
        state = windy({"red": start, "yellow": [0, 0]}, wind, track=SPECIAL)
        blow(state, 0, SILENCE)
        assert where(state, "red") == end


@rule("RDF-13.8")
def test_the_wind_can_carry_a_rat_over_the_finish() -> None:
    state = windy({"red": [2, 12], "yellow": [0, 0]}, "E")
    acting(state, {"yellow": "swap", "red": "step"}, Rigged())
    play(state, "move c13r2")
    assert (state.phase, state.finished) == (OVER, [0])
    done = windy({"red": [2, 12], "yellow": [0, 0]}, "W")
    acting(done, {"yellow": "swap", "red": "straight"}, Rigged())
    log = play(done, "move c14r2")
    assert (done.phase, done.finished) == (OVER, [0])
    assert "event-blown" not in keys(log)


@rule("RDF-13.9")
def test_a_deck_used_up_is_shuffled_again() -> None:
    state = position({"red": [0, 0], "yellow": [0, 1]}, wind=True)
    state.wind_left = [0] * 8
    begin_round(state, winds("S"), SILENCE)
    assert state.wind_left == [2, 2, 2, 2, 1, 2, 2, 2]
