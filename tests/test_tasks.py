"""Tests of the standard tasks: fixed, fair, and the same whoever runs them."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cheeseboard import registry
from cheeseboard.bots import UnknownBot
from cheeseboard.cli import app
from cheeseboard.learn import tasks
from cheeseboard.learn.tasks import TASKS, Task

SMALL = Task("rat_de_france", 2, "random")
SEEDS = [750, 745, 112, 647, 569, 57, 996, 546, 91, 133, 510, 609, 247, 483, 245, 149, 27]
OWN_BOT = """
from cheeseboard import bots
def make(game, seats, seed):
    return bots.make("greedy", game, seats, seed)
"""


def test_every_game_is_among_the_tasks_and_no_task_twice() -> None:
    assert {task.game for task in TASKS} == set(registry.ids())
    assert len({task.name for task in TASKS}) == len(TASKS)
    assert all(tasks.MATCHES % task.seats == 0 for task in TASKS)


def test_version_1_of_the_tasks_stays_as_it_is() -> None:
    """Papers compare by it: whoever changes tasks or seeds makes a new version."""
    assert tasks.VERSION == 1
    assert [tasks.seed_of(task, 0) % 1000 for task in TASKS] == SEEDS
    assert tasks.MATCHES == 24


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
    assert "in tasks version 1" in told.output
    assert "does not compare" in told.output
