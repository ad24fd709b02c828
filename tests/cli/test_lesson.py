"""`cheeseboard lesson`: one to begin with, from a record or a position; what has no picture."""

import shutil
from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.lessons import Lesson, Pupil, reading

from .running import MARKET, run, shown
from .test_errors import complaint

LINE = "_template/1/rounds=2,pile(1,4),prize=3,wasted(),hands((1,2),(4,5)),bids(-,4),won((),(6))"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the template game, which has no lessons."""
    copy = tmp_path / "game"
    shutil.copytree(registry.folder("_template"), copy)
    monkeypatch.setattr(registry, "folder", lambda game: copy)
    return copy


def written(folder: Path) -> Lesson:
    for language in registry.LANGUAGES:
        assert "step-1 = …" in (folder / f"lessons/one.{language}.ftl").read_text(encoding="utf-8")
    return reading.read("_template", folder / "lessons/one.toml")


def played(lesson: Lesson) -> Pupil:
    """Somebody who does whatever is asked, to the end."""
    pupil = Pupil(lesson)
    while not pupil.is_over:
        assert pupil.act(pupil.shown())
    return pupil


def test_a_record_becomes_a_step_for_each_move_of_a_seat(folder: Path) -> None:
    record = folder / "match.jsonl"
    shown(run(*MARKET, "--save", str(record), typed="1\n" * 20))
    assert "Steps of the lesson" in shown(run("lesson", "new", "_template", "one", str(record)))
    assert len(played(written(folder)).acts) > 1


def test_a_position_becomes_a_first_step(folder: Path) -> None:
    shown(run("lesson", "new", "_template", "one", LINE))
    lesson = written(folder)
    assert lesson.scenes["begin"].line == LINE
    assert played(lesson).acts == ["bid 1"]


@pytest.mark.parametrize(
    ("line", "seat", "part"),
    [
        (LINE, 1, "up to 0"),
        (LINE.replace("(1,2)", "(1,?)"), 0, "holes"),
        ("_template/1/rounds", 0, "is missing"),
    ],
)
def test_a_position_without_a_lesson_says_why(
    folder: Path, line: str, seat: int, part: str
) -> None:
    result = run("lesson", "new", "_template", "one", line, "--seat", str(seat))
    assert part in complaint(result)
    assert not (folder / "lessons").exists()


def test_a_lesson_is_never_overwritten(folder: Path) -> None:
    shown(run("lesson", "new", "_template", "one", LINE))
    before = (folder / "lessons/one.toml").read_text(encoding="utf-8")
    assert "There is a lesson" in complaint(run("lesson", "new", "_template", "one", LINE))
    assert (folder / "lessons/one.toml").read_text(encoding="utf-8") == before


def test_a_screen_or_a_look_that_is_not_there_is_said() -> None:
    shots = ("lesson", "shots", "burg_appenzell", "second")
    assert "desk, phone, tablet" in complaint(run(*shots, "--screen", "watch"))
    assert "en-light, en-dark" in complaint(run(*shots, "--look", "en-pink"))
