"""Tests of the standard tasks: fixed, fair, and the same whoever runs them."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cheeseboard import bots, registry
from cheeseboard.bots import Bot, UnknownBot, brain
from cheeseboard.cli import app
from cheeseboard.learn import leaderboard, pins, tasks
from cheeseboard.learn.leaderboard import Line
from cheeseboard.learn.tasks import TASKS, Task

SMALL = Task("rat_de_france", 2, "random")
GREEDY = Task("rat_de_france", 2, "greedy")
SEEDS = [963, 937, 155, 904, 145, 767, 712, 976, 37, 955, 718, 882, 459, 283, 455, 854, 93]
OWN_BOT = """
from cheeseboard import bots
def make(game, seats, seed):
    return bots.make("greedy", game, seats, seed)
"""


def test_tasks_are_of_games_on_offer_and_none_is_there_twice() -> None:
    assert {task.game for task in TASKS} <= set(registry.ids())
    assert len({task.name for task in TASKS}) == len(TASKS)
    assert all(tasks.MATCHES % task.seats == 0 for task in TASKS)


def test_version_2_of_the_tasks_stays_as_it_is() -> None:
    """Papers compare by it: whoever changes tasks or seeds makes a new version."""
    assert tasks.VERSION == 2
    assert [tasks.seed_of(task, 0) % 1000 for task in TASKS] == SEEDS
    assert tasks.MATCHES == 24


def test_rules_and_opponents_play_as_they_did_when_this_version_was_made() -> None:
    """Who changes how any of them plays makes a new version, new pins and a new leaderboard."""
    assert {task.name: pins.fingerprint(task) for task in TASKS} == pins.PINS


def test_opponents_that_play_otherwise_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bots.make

    def make_otherwise(name: str, game: str, seats: int, seed: int) -> Bot:
        return make("random" if name == "greedy" else name, game, seats, seed)

    monkeypatch.setattr(bots, "make", make_otherwise)
    assert pins.strays([SMALL, GREEDY]) == [GREEDY]
    line = ["benchmark", "random", "--matches", "1", "--game", "rat_de_france", "--workers", "1"]
    told = CliRunner().invoke(app, line)
    assert "Rules or opponents of rat_de_france 2 against greedy play otherwise" in told.output


def test_a_match_comes_out_the_same_again() -> None:
    assert [tasks.play(SMALL, number, "random") for number in range(4)] == [
        tasks.play(SMALL, number, "random") for number in range(4)
    ]


def test_every_deal_is_played_from_every_seat() -> None:
    assert tasks.seed_of(SMALL, 0) != tasks.seed_of(SMALL, 1)
    greedy = dict(tasks.measure("greedy", [SMALL], matches=4))[SMALL]
    assert greedy.mean == 1.0
    assert 0 < greedy.margin < 1


@pytest.mark.parametrize(
    ("ranks", "own", "value"),
    [
        ((1,), 0, 1.0),
        ((2,), 0, 0.0),
        ((1, 2), 0, 1.0),
        ((1, 1), 0, 0.5),
        ((2, 1, 2, 4), 0, 0.5),
        ((4, 1, 2, 3), 0, 0.0),
    ],
)
def test_what_a_match_is_worth(ranks: tuple[int, ...], own: int, value: float) -> None:
    assert tasks.worth(ranks, own) == value


def test_the_score_is_the_mean_of_the_tasks() -> None:
    found = [tasks.score([1.0, 0.0]), tasks.score([1.0, 1.0])]
    assert tasks.total(found).mean == 75.0
    assert tasks.total(found).matches == 4


def test_processes_change_nothing() -> None:
    one = list(tasks.measure("random", [SMALL], matches=4, workers=1))
    assert one == list(tasks.measure("random", [SMALL], matches=4, workers=2))


def test_a_bot_of_ones_own_can_be_measured(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(OWN_BOT, encoding="utf-8")
    (found,) = tasks.measure(f"{path}:make", [SMALL], matches=2)
    assert found[1].mean == 1.0
    with pytest.raises(UnknownBot, match="no bot"):
        list(tasks.measure(f"{path}:nobody", [SMALL], matches=2))
    with pytest.raises(UnknownBot, match="no bot"):
        list(tasks.measure("nobody", [SMALL], matches=2))


def test_the_table_on_the_command_line() -> None:
    line = ["benchmark", "random", "--matches", "1", "--game", "rat_de_france", "--workers", "1"]
    told = CliRunner().invoke(app, line)
    assert told.exit_code == 0, told.output
    assert "rat_de_france 4 against greedy" in told.output
    assert "in tasks version 2" in told.output
    assert "does not compare" in told.output


BOARD = """# Leaderboard

How it is made.

## Tasks version 1

| bot | score |
| --- | --- |
| `old` | 9.0 ±1.0 |
"""


def test_a_leaderboard_has_the_best_first_and_keeps_notes_and_earlier_versions(
    tmp_path: Path,
) -> None:
    file = tmp_path / "board.md"
    file.write_text(BOARD, encoding="utf-8")
    for line in (
        Line("random", "18.9 ±3.2", "0.1.0", "", "any legal move"),
        Line("mine.py:make", "70.0 ±3.0", "0.1.0", ""),
        Line("glance", "61.5 ±3.0", "0.1.0", "fromage 12ab34cd"),
        Line("random", "19.9 ±3.2", "0.1.0", ""),
    ):
        leaderboard.enter(file, 2, line)
    text = file.read_text(encoding="utf-8")
    assert text.index("How it is made") < text.index("## Tasks version 2")
    assert text.endswith(BOARD[BOARD.index("## Tasks version 1") :])
    rows = [row for row in text.splitlines() if row.startswith("| `")]
    assert rows == [
        "| `mine.py:make` | 70.0 ±3.0 | 0.1.0 | – | |",
        "| `glance` | 61.5 ±3.0 | 0.1.0 | fromage 12ab34cd | |",
        "| `random` | 19.9 ±3.2 | 0.1.0 | – | any legal move |",
        "| `old` | 9.0 ±1.0 |",
    ]


def test_only_the_whole_standard_is_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "board.md"
    file.write_text(BOARD, encoding="utf-8")
    line = ["benchmark", "random", "--workers", "1", "--leaderboard", str(file)]
    told = CliRunner().invoke(app, [*line, "--matches", "1", "--game", "rat_de_france"])
    assert told.exit_code == 2
    assert "Only all standard tasks" in " ".join(told.output.split())
    assert file.read_text(encoding="utf-8") == BOARD
    monkeypatch.setattr(tasks, "TASKS", (SMALL,))
    monkeypatch.setattr(tasks, "MATCHES", 2)
    assert CliRunner().invoke(app, line).exit_code == 0
    assert "## Tasks version 2\n\n| bot |" in file.read_text(encoding="utf-8")


def test_the_weights_that_a_bot_plays_by_are_named() -> None:
    found = tasks.weights_of("glance")
    assert found["rat_de_france"] == brain.mark("rat_de_france")
    assert "ratland" not in found, "nothing was learned of it"
    assert tasks.weights_of("greedy") == tasks.weights_of("mine.py:make") == {}
