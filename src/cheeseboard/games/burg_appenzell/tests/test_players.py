"""Rules BA-10: player counts and the longer game."""

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import OVER
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    cheese_of,
    open_rooms,
    play,
    position,
    rows,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged


@rule("BA-10.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_are_the_same_for_every_number_of_seats(players: int) -> None:
    state = position(players=players, mice={0: ["b2", "d3", "a1"], 1: ["e2", "g7"]})
    assert sorted(play(state, "slide W2")) == ["cheese 0 1", "fall 1 e2"]
    assert rows(state)[1] == "71.4O5."
    assert state.points == 3
    assert actions(state, "uncover") == list("ABDHKLM")
    assert sorted(actions(state, "enter")) == ["a7", "g1"]
    play(state, "end")
    assert (open_rooms(state), state.points) == ("EI", 4)
    assert len(state.mice) == 4 * players


@rule("BA-10.2", "BA-9.1")
@pytest.mark.parametrize(
    ("target", "held", "is_over"),
    [
        (4, "234", True),
        (5, "234", False),
        (5, "2346", True),
        (6, "2346", False),
        (6, "23467", True),
    ],
)
def test_the_longer_game_asks_for_five_or_six_kinds(target: int, held: str, is_over: bool) -> None:
    state = position(target=target, cheese={0: held}, mice={0: ["b2", "d3"], 1: ["g7"]})
    play(state, "slide W2")
    assert (state.phase == OVER) == is_over


@rule("BA-10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longer_game_is_only_advice(seats: int) -> None:
    assert Match.new(GAME, seats, {}, 103).view(None).variant.target == 4
    assert GAME.meta.option("target").default == 4


@rule("BA-10.4")
@pytest.mark.parametrize("target", [5, 6])
def test_a_higher_target_changes_nothing_else(target: int) -> None:
    again = position(target=target, cheese={0: "1"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    assert play(again, "slide W2") == []
    assert cheese_of(again, 0) == "1"
    third = position(target=target, dungeon={1: 2}, cheese={0: "1"}, mice={1: ["e2"]})
    play(third, "slide W2")
    assert (third.reason, third.winner) == ("mice", 0)


@rule("BA-10.5")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("target", [4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_either_side_goes_with_any_number_of_seats_and_any_target(
    side: str, target: int, seats: int
) -> None:
    options = GAME.meta.complete({"side": side, "target": target})
    assert GAME.refuse_setup(options, seats) is None
    state = GAME.setup(options, seats, Rigged(otherwise=0), SILENCE)
    assert (state.variant.side, state.variant.target) == ("AB".index(side), target)
    for tower in ["a1", "g1", "g7", "a7"][:seats]:
        play(state, f"place {tower}")
    rooms = {"A": "ADE", "B": "AD"}[side]
    assert actions(state, "uncover") == list(rooms)
