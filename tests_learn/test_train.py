"""Tests of training: rounding, a small course that goes on where it stopped, the gate."""

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from cheeseboard.bots import brain
from cheeseboard.bots.levels import Measured
from cheeseboard.game import BadSetup
from cheeseboard.train import course as school
from cheeseboard.train.course import Course, Gate, Wish, joined
from cheeseboard.train.fitting import Data, Settings, fit, mixed_ends, rounded, slope_of
from cheeseboard.train.playing import (
    Lesson,
    Player,
    Table,
    duels,
    play_duel,
    play_lesson,
    seeds,
    work,
)

TABLE = Table("rat_de_france", 2)
SMALL = Settings(first=8, second=4, epochs=3, batch=128)


@pytest.fixture(scope="module")
def data() -> Data:
    """Positions of a few matches."""
    lessons = [Lesson(TABLE, Player("greedy"), seeds("test", 2 * n, 2), 0.2, 1.0) for n in range(5)]
    return joined([play_lesson(lesson) for lesson in lessons])


def test_rows_tell_each_position_from_all_sides(data: Data) -> None:
    assert len(data.numbers) == len(data.rewards) == len(data.worths) == len(data.matches) > 300
    assert set(np.unique(data.rewards)) == {0.0, 1.0}
    assert 0.4 < data.rewards.mean() < 0.6
    assert len(np.unique(data.matches)) == 10


def test_lessons_are_the_same_again() -> None:
    lesson = Lesson(TABLE, Player("greedy"), seeds("again", 0, 1), 0.2, 0.5)
    assert play_lesson(lesson) == play_lesson(lesson)


def test_the_evaluator_agrees_with_the_framework_to_rounding(data: Data) -> None:
    model, _ = fit(data, Settings(epochs=8, batch=256, seed=3))
    net = brain.Net(rounded(model, data, 2, "", ""))
    with torch.no_grad():
        wanted = model(torch.from_numpy(data.numbers).float()).numpy()
    found = np.array([net.value([int(one) for one in row]) for row in data.numbers])
    assert wanted.std() > 0.2
    assert np.abs(wanted - found).max() < 0.03


def test_a_slope_brings_appraisals_to_odds() -> None:
    rng = np.random.default_rng(5)
    worths = rng.normal(0.0, 20.0, 20_000).astype(np.float32)
    odds = 1 / (1 + np.exp(-0.05 * worths))
    rewards = (rng.random(20_000) < odds).astype(np.float32)
    made = Data(np.zeros((20_000, 1), np.int16), rewards, worths, np.arange(20_000), 0)
    assert slope_of(made) == pytest.approx(0.05, rel=0.1)


def test_a_fit_finds_what_is_there() -> None:
    """The first of three numbers decides; seed 7."""
    rng = np.random.default_rng(7)
    numbers = rng.integers(-9, 10, (4000, 3)).astype(np.int16)
    rewards = (numbers[:, 0] > 0).astype(np.float32)
    made = Data(numbers, rewards, rewards, np.arange(4000) // 4, np.zeros(4000, np.int8))
    model, loss = fit(made, Settings(first=8, second=4, epochs=40, batch=256))
    assert loss < 0.2
    net = brain.Net(rounded(model, made, 2, "", ""))
    assert net.value([9, 0, 0]) > 2.0 > -2.0 > net.value([-9, 0, 0])


def test_ends_are_mixed_with_what_is_said_of_the_way() -> None:
    """Two matches; of the first, three positions of seat 0 and one of seat 1 in between."""
    matches, sides = np.array([5, 5, 5, 5, 6]), np.array([0, 1, 0, 0, 0], np.int8)
    rewards = np.array([1, 0, 1, 1, 0], np.float32)
    made = Data(np.zeros((5, 1), np.int16), rewards, rewards, matches, sides)
    said = np.array([0.5, 0.5, 0.6, 0.8, 0.3], np.float32)
    found = mixed_ends(made, said, kept=0.75)
    last, middle = 1.0, 0.75 * 1.0 + 0.25 * 0.8
    assert found.tolist() == pytest.approx([0.75 * middle + 0.25 * 0.6, 0.0, middle, last, 0.0])


def small_wish(minutes: float) -> Wish:
    return Wish(TABLE, minutes, workers=1, rounds=1, matches=2, trainings=2, settings=SMALL)


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[str] = []
    course = Course(tmp_path, small_wish(0.05), told.append)
    course.run()
    assert [one.number for one in course.rounds] == [0]
    assert course.best == 0
    again = Course(tmp_path, small_wish(0.05), told.append)
    assert "The course goes on after round 1." in told
    again.run()
    assert [one.number for one in again.rounds] == [0, 1]
    assert again.rounds[1].rows > again.rounds[0].rows, "earlier rounds are learned from too"
    assert len(again.rounds[1].against_best) == 3
    assert again.brain_file(1).exists()
    plot = ElementTree.parse(tmp_path / school.PLOT)
    name = "{http://www.w3.org/2000/svg}"
    assert "round 1" in "".join(text.text or "" for text in plot.iter(f"{name}text"))
    assert len(list(plot.iter(f"{name}circle"))) == 2, "each round against the appraisal"
    squares = [one for one in plot.iter(f"{name}rect") if one.get("class") == "other"]
    assert len(squares) == 1, "the second also against the best before, as it was"
    recipe = json.loads(brain.read(again.brain_file(1), TABLE.game)[0].recipe)
    assert recipe["positions"] == again.rounds[1].rows


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    course = Course(tmp_path, small_wish(0.05), lambda text: None)
    course.run()
    other = Wish(Table("rat_de_france", 3), 0.05, workers=1)
    with pytest.raises(BadSetup, match="holds another course"):
        Course(tmp_path, other, lambda text: None)


def test_only_a_lower_end_above_a_fair_share_passes_the_gate() -> None:
    assert Gate(Measured(0.6, 0.51, 0.7), 100, 0.5, (0.1, 0.1)).is_passed
    assert not Gate(Measured(0.6, 0.49, 0.7), 100, 0.5, (0.1, 0.1)).is_passed
    assert Gate(Measured(0.4, 0.3, 0.5), 100, 0.25, (0.1, 0.1)).is_passed


def test_weights_are_put_beside_those_for_other_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: Data
) -> None:
    monkeypatch.setattr(school, "folder", lambda game: tmp_path)
    passed = Gate(Measured(0.6, 0.51, 0.7), 100, 0.5, (0.1, 0.1))
    model, _ = fit(data, SMALL)
    for seats in (3, 2, 2):
        new = tmp_path / "new.bin"
        brain.write(new, TABLE.game, [rounded(model, data, seats, "{}", '{"loss": 1.0}')])
        school.install(new, Table(TABLE.game, seats), passed)
    kept = brain.read(tmp_path / brain.FILE, TABLE.game)
    assert [one.seats for one in kept] == [2, 3]
    assert json.loads(kept[0].figures) == {"loss": 1.0, "gate": [0.6, 0.51, 0.7], "matches": 100}


def test_duels_change_seats_and_processes_change_nothing() -> None:
    jobs = duels(TABLE, Player("greedy"), Player("random"), "test", 5)
    assert [job.seat for job in jobs] == [0, 1, 0, 1, 0]
    assert len({job.seed for job in jobs}) == 3
    here = sorted(one.win for one in work(play_duel, jobs, 1))
    there = sorted(one.win for one in work(play_duel, jobs, 2))
    assert here == there


def test_nothing_begins_when_the_time_is_over() -> None:
    assert list(work(random.Random, [1, 2, 3], 1, until=0.0)) == []
