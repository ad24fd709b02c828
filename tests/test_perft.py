"""Tests of perft: counts that can be made by hand, and that notice a changed rule."""

import importlib
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cheeseboard import registry
from cheeseboard.cli import app
from cheeseboard.game import BadSetup, IllegalMove, Options
from cheeseboard.games._template import GAME, Template
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position
from cheeseboard.testing.perft import Case, cases, count, counted, divide, write


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


# --- the file ------------------------------------------------------------------------------------

FILE = """# Counted by hand.

[[case]]
seats = 2
options = { rounds = 1 }
seed = 1
counts = [5, 25, 25]

# A long one.
[[case]]
seats = 3
seed = 7
opening = ["bid 5"]
counts = [
    5,
    24,
]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "perft.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_a_case_counts_down_to_a_depth() -> None:
    assert counted(GAME, case(rounds=1), 3) == replace(case(rounds=1), counts=(5, 25, 25))


def test_counts_are_written_in_place_and_all_else_stays(path: Path) -> None:
    write(path, GAME, Case(3, {"rounds": 5}, 7, ("bid 5",), (5, 25, 100)))
    old = "counts = [\n    5,\n    24,\n]"
    assert path.read_text(encoding="utf-8") == FILE.replace(old, "counts = [5, 25, 100]")


def test_a_new_case_is_added_and_read_back(path: Path) -> None:
    new = Case(4, {"rounds": 2}, 3, ("bid 5", "bid 4"), (5, 25))
    write(path, GAME, new)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(FILE)
    assert cases(path)[-1] == new
    write(path, GAME, replace(new, counts=(5,)))
    assert [found.counts for found in cases(path)] == [(5, 25, 25), (5, 24), (5,)]


def test_a_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "perft.toml"
    options: Options = {"own_track": 'a\n"b"', "wind": True, "first": 0}
    new = Case(2, options, 1, (), (4,))
    game = registry.load("rat_de_france")
    write(path, game, new)
    assert cases(path) == [new]


def test_an_opening_that_is_not_legal_says_why() -> None:
    with pytest.raises(IllegalMove, match="You have used your 5"):
        count(GAME, case(opening=("bid 5", "bid 4", "bid 5")), 1)
    with pytest.raises(IllegalMove, match="The match is over"):
        count(GAME, case(rounds=1, opening=("bid 5", "bid 4", "bid 3")), 1)


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The template's counts in a folder of their own."""
    (tmp_path / "tests").mkdir()
    original = registry.folder("_template") / "tests" / "perft.toml"
    copied = shutil.copy(original, tmp_path / "tests" / "perft.toml")
    module = importlib.import_module("cheeseboard.cli.perft")
    monkeypatch.setattr(module, "folder", lambda _: tmp_path)
    return Path(copied)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["perft", *args])


def test_the_command_counts_and_writes(home: Path) -> None:
    before = cases(home)
    args = ("_template", "--seats", "2", "--depth", "3", "--option", "rounds=4", "--seed", "9")
    told = run(*args, "--opening", "bid 5; bid 4", "--divide")
    assert told.exit_code == 0, told.output
    for text in ("2 seats, rounds=4, seed 9, after bid 5; bid 4\n", "│ 3     │ 48", "│ bid 1"):
        assert text in told.output
    assert cases(home) == before
    assert run(*args, "--opening", "bid 5; bid 4", "--write").exit_code == 0
    assert cases(home) == [*before, Case(2, {"rounds": 4}, 9, ("bid 5", "bid 4"), (4, 16, 48))]


def test_the_command_says_where_the_file_differs(home: Path) -> None:
    assert run("_template").exit_code == 0
    good = home.read_text(encoding="utf-8")
    home.write_text(good.replace("100, 400, 1200", "100, 401, 1200"), encoding="utf-8")
    told = run("_template")
    assert told.exit_code == 1
    assert "The file says 401 for 4 moves, not 400." in " ".join(told.output.split())
    assert run("_template", "--seats", "2", "--depth", "4").exit_code == 1
    assert run("_template", "--seats", "2", "--depth", "3").exit_code == 0
    assert run("_template", "--write").exit_code == 0
    assert home.read_text(encoding="utf-8") == good


def test_the_command_refuses_with_a_sentence(home: Path) -> None:
    for args, sentence in (
        (("--seats", "9"), "is played with 2, 3, 4 seats"),
        (("--seats", "2", "--option", "rounds=9"), "Option 'rounds' cannot be 9"),
        (("--seats", "2", "--opening", "bid 7"), "is no move of this game"),
        (("--seats", "2", "--opening", "bid 1;bid 1;bid 1"), "You have used your 1."),
    ):
        told = run("_template", *args)
        assert told.exit_code == 2
        assert sentence in told.output
    home.unlink()
    assert "cheeseboard perft _template --seats 2 --write" in run("_template").output
    assert run("_template", "--seats", "2", "--depth", "1", "--write").exit_code == 0
    assert cases(home) == [Case(2, {}, 1, (), (5,))]
