"""Records in a terminal."""

from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.record import Record

from .running import MARKET, run, shown


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a whole match of two rounds."""
    path = tmp_path / "match.jsonl"
    shown(run(*MARKET, "--option", "rounds=2", "--save", str(path), typed="1\n1\n"))
    return path


def test_a_record_is_told_to_its_end(saved: Path) -> None:
    text = shown(run("replay", str(saved)))
    assert "Red bids 1." in text
    assert "Step 4 of 4." in text
    assert "All rounds have been played." in text


def test_a_record_is_told_up_to_a_step(saved: Path) -> None:
    text = shown(run("replay", str(saved), "--steps", "1"))
    assert "Step 1 of 4." in text
    assert "Red bids" not in text
    assert "All rounds have been played." not in text
    assert "Step 0 of 4." in shown(run("replay", str(saved), "--steps", "0"))
    assert "Step 4 of 4." in shown(run("replay", str(saved), "--steps", "99"))


def test_a_record_says_who_was_told_a_secret() -> None:
    path = registry.folder("smash_up") / "tests" / "records" / "goal.jsonl"
    lines = run("replay", str(path)).output.splitlines()
    assert any(line.startswith("Red draws ") and "card" not in line for line in lines)
    assert any(line.startswith("Yellow draws ") and "card" not in line for line in lines)
    assert not any("You draw" in line for line in lines)


def test_boards_are_drawn_after_every_step(saved: Path) -> None:
    plain = shown(run("replay", str(saved)))
    drawn = shown(run("replay", str(saved), "--boards"))
    assert plain.count("All rounds played") == 1
    assert drawn.count("rounds left") + drawn.count("round left") == 4
    assert drawn.count("All rounds played") == 1
    assert drawn.count("Red bids 1.") == plain.count("Red bids 1.") == 1


def test_a_game_without_a_picture_is_shown_as_a_tree(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "part", lambda *_: None)
    text = shown(run("replay", str(saved)))
    assert "Cheese Market" in text
    assert text.count("hands:") == 1


def test_a_record_is_told_in_the_language_of_the_reader(saved: Path) -> None:
    russian = shown(run("replay", str(saved), "--language", "ru"))
    assert "Все раунды сыграны." in russian
    assert "Шаг 4 из 4. Весь жребий сходится с зерном." in russian
    ukrainian = shown(run("replay", str(saved), "--language", "uk"))
    assert "Крок 4 з 4. Увесь жереб збігається із зерном." in ukrainian


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "All that chance dealt does NOT agree with the seed."),
        ("ru", "Жребий НЕ сходится с зерном."),
        ("uk", "Жереб НЕ збігається із зерном."),
    ],
)
def test_a_record_with_another_seed_is_told_to_be_unfair(
    saved: Path, language: str, said: str
) -> None:
    found = Record.load(saved)
    assert "All that chance dealt agrees with the seed." in shown(run("replay", str(saved)))
    found.seed = 5
    found.write(saved)
    assert said in shown(run("replay", str(saved), "--language", language))


def test_the_records_of_the_games_are_told() -> None:
    for id in ("_template", *registry.ids()):
        for path in (registry.folder(id) / "tests" / "records").glob("*.jsonl"):
            assert "Step " in shown(run("replay", str(path)))
