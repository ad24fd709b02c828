"""Tests of perft: counts that can be made by hand, and that notice a changed rule."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from cheeseboard.game import BadSetup
from cheeseboard.games._template import GAME, Template
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position
from cheeseboard.testing.perft import Case, cases, count, divide


def case(seats: int = 2, rounds: int = 5, seed: int = 1, opening: tuple[str, ...] = ()) -> Case:
    return Case(seats, {"rounds": rounds}, seed, opening, ())


def test_one_round_for_two_seats_is_counted_by_hand() -> None:
    assert [count(GAME, case(rounds=1), depth) for depth in range(4)] == [1, 5, 25, 25]


def test_cards_are_used_up_round_by_round() -> None:
    assert [count(GAME, case(), depth) for depth in (2, 4, 6)] == [5**2, 20**2, 60**2]


def test_a_match_that_ends_before_counts_once() -> None:
    assert count(GAME, case(rounds=1), 9) == 25


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_the_parts_add_up(depth: int) -> None:
    split = divide(GAME, case(3), depth)
    assert list(split) == [f"bid {card}" for card in range(1, 6)]
    assert sum(split.values()) == count(GAME, case(3), depth)


def test_an_opening_is_played_first() -> None:
    assert count(GAME, case(opening=("bid 5", "bid 4")), 2) == 16
    assert list(divide(GAME, case(opening=("bid 5",)), 1)) == [f"bid {n}" for n in range(1, 6)]


def test_counting_changes_nothing_and_repeats() -> None:
    assert [divide(GAME, case(), 3) for _ in range(2)] == [divide(GAME, case(), 3)] * 2


class Timid(Template):
    """Nobody bids the highest card first."""

    def moves(self, state: Position, seat: int) -> Sequence[Move]:
        found = super().moves(state, seat)
        return [move for move in found if move.card < 5 or len(found) < 5]


def test_a_changed_rule_changes_the_count_and_the_parts_show_where() -> None:
    assert [count(Timid(), case(rounds=1), depth) for depth in (1, 2)] == [4, 16]
    assert set(divide(GAME, case(), 2)) - set(divide(Timid(), case(), 2)) == {"bid 5"}


def test_a_set_up_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        count(GAME, case(seats=9), 1)


def test_cases_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "perft.toml"
    path.write_text(
        """
[[case]]
seats = 2
seed = 1
counts = [5, 25]

[[case]]
seats = 3
options = { rounds = 2 }
seed = 7
opening = ["bid 5"]
counts = [5]
""",
        encoding="utf-8",
    )
    assert cases(path) == [
        Case(2, {}, 1, (), (5, 25)),
        Case(3, {"rounds": 2}, 7, ("bid 5",), (5,)),
    ]
