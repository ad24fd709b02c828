"""What changes with the number of players: FRO-14."""

import pytest

from cheeseboard.games.fromage.box import TIE_POINTS, WIN_POINTS
from cheeseboard.games.fromage.tests.positions import (
    away,
    end_turn,
    play,
    position,
    stock,
    texts,
    venue_in_front,
)
from cheeseboard.testing import rule


@rule("FRO-14.1")
def test_one_and_two_players_share_inserts_and_values() -> None:
    assert position(1).variant.symbols == position(2).variant.symbols
    assert position(3).variant.symbols != position(2).variant.symbols
    assert position(4).variant.symbols != position(3).variant.symbols
    assert WIN_POINTS == {1: (3, 4, 5), 2: (3, 4, 5), 3: (5, 6, 7), 4: (7, 8, 9)}
    assert TIE_POINTS == {1: 0, 2: 0, 3: 2, 4: 3}


@rule("FRO-14.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_rest_is_the_same_for_all_numbers(seats: int) -> None:
    state = position(seats)
    assert state.tokens == [15] * seats
    assert len(state.stations) == 3 * seats
    assert len(texts(state, 0, "gather")) == 9
    play(state, "gather 3 soft")
    assert stock(state) == {"livestock": 3}


@rule("FRO-14.3")
def test_sectors_before_empty_positions_wait_and_workers_come_home() -> None:
    state = position(2)
    play(state, "gather 3 soft", "make F53 hard")
    seen = [venue_in_front(state, 0)]
    for turn in (2, 3, 4):
        end_turn(state)
        assert state.turn == turn
        seen.append(venue_in_front(state, 0))
    assert seen == ["festival", "villes", "bistro", "fromagerie"]
    assert away(state) == {}
