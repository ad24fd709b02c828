"""Lists, checks, measurements, and new games."""

import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import registry
from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.check import place
from cheeseboard.testing.conformance import Report

from .running import run, shown
from .test_errors import complaint

# --- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Burg Appenzell"), ("ru", "Сырный замок"), ("uk", "Сирний замок")],
)
def test_games_are_listed_in_every_language(language: str, title: str) -> None:
    text = shown(run("games", "--language", language))
    assert "burg_appenzell" in text
    assert title in text
    assert "_template" not in text


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", "id game seats minutes stage"),
        ("ru", "id игра мест минут готовность"),
        ("uk", "id гра місць хвилин готовність"),
    ],
)
def test_the_list_of_games_has_headings_in_the_language_of_the_reader(
    language: str, headings: str
) -> None:
    assert shown(run("games", "--language", language)).startswith(headings)


def test_without_a_command_there_is_help() -> None:
    result = run()
    for command in ("games", "play", "replay", "check", "new-game", "bench", "doctor"):
        assert command in result.output


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("cheeseboard", {"fluent", "rich", "typer", "sqlalchemy", "fastapi"}),
        ("cheeseboard.cli", {"fluent", "sqlalchemy", "fastapi", "openskill", "pytest"}),
        ("cheeseboard.cli.games", {"sqlalchemy", "fastapi", "openskill", "pytest"}),
        ("cheeseboard.server.app", {"alembic", "rich", "typer", "openskill", "pytest"}),
    ],
)
def test_a_start_imports_no_game_and_nothing_that_can_wait(module: str, unwanted: set[str]) -> None:
    script = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not unwanted.intersection(loaded)
    assert not [name for name in loaded if name.startswith("cheeseboard.games.")]


# --- check and bench -----------------------------------------------------------------------------


def test_a_game_is_checked() -> None:
    text = shown(run("check", "_template"))
    assert "10 of 10" in text
    assert "broken" not in text


def test_a_check_counts_one_and_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_once(*_: Any, report: Report, without: object) -> None:
        report.runs.update({"check_moves": 1, "check_ends": 2000})
        report.decisions = 1
        report.ends["over-rounds"] = 1

    module = importlib.import_module("cheeseboard.cli.check")
    monkeypatch.setattr(module, "check_match", play_once)
    monkeypatch.setattr(module, "settings", lambda _: [(2, {})])
    text = shown(run("check", "_template"))
    assert "1 recorded match replays; ended by over-rounds." in text
    assert "4 cases count as before." in text
    assert "│ moves │ ok │ 1 time │" in text
    assert "│ ends │ ok │ 2,000 times │" in text
    assert "1 setting at 2, 3, 4 seats, 1 decision; ended by" in text


def test_a_row_that_cannot_be_made_says_where_and_the_others_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cheeseboard.games._template.checks.constraints", lambda: 1 // 0)
    monkeypatch.setattr("cheeseboard.games._template.terminal.draw", lambda view, say: "")
    monkeypatch.setattr("cheeseboard.testing.perft.FILE", "tests/not-there.toml")
    result = run("check", "_template")
    assert result.exit_code == 1
    text = " ".join(result.output.split())
    assert re.search(r"│ data │ broken │ __init__\.py:\d+: ZeroDivisionError: ", text)
    assert "│ terminal │ broken │ check_terminal: A watcher is shown nothing" in text
    assert "│ perft │ broken │ There are no counts yet: cheeseboard" in text
    assert text.count("broken") == 3
    assert "│ words │ ok │" in text, "the checks after it have their turn"
    assert "│ rules │ ok │ 10 of 10 rule ids are proved by tests that pass. │" in text


def test_a_line_that_cannot_be_read_is_named() -> None:
    home = registry.folder("_template")
    with pytest.raises(SyntaxError) as caught:
        compile("def", str(home / "rules.py"), "exec")
    assert place(caught.value, home).startswith("rules.py:1: SyntaxError: ")


def test_a_check_plays_at_least_one_match() -> None:
    result = run("check", "_template", "--matches", "0")
    assert result.exit_code == 2
    assert "--matches" in result.stderr


def test_engines_are_measured() -> None:
    text = shown(run("bench", "_template", "burg_appenzell", "--seconds", "0.05"))
    assert "decisions encodings" in text
    assert "per second" in text
    assert "_template" in text
    assert "burg_appenzell" in text


# --- arena ---------------------------------------------------------------------------------------


def test_workers_are_counted_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_workers() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    for count, workers in ((3, 3), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        assert usual_workers() == workers


# --- a new game ----------------------------------------------------------------------------------


def in_copy(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a fresh interpreter that uses the copy of the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env=environment | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def contents(home: Path) -> dict[str, str]:
    return {
        str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in home.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with a copy of the package, without drafts and without what runs leave behind."""
    source = registry.games_folder().parent
    drafts = [
        path.name
        for path in registry.games_folder().iterdir()
        if path.is_dir() and path.name not in ("_template", *registry.ids())
    ]
    ignored = shutil.ignore_patterns("__pycache__", *drafts)
    shutil.copytree(source, tmp_path / "cheeseboard", ignore=ignored)
    return tmp_path


CALL = ("-c", "from cheeseboard.cli import app; app()")


@pytest.mark.parametrize(("id", "prefix"), [("foo", "FOO"), ("mouse_trap", "MT")])
def test_a_new_game_passes_every_check_and_changes_nothing_else(
    copied: Path, id: str, prefix: str
) -> None:
    before = contents(copied)
    made = in_copy(copied, *CALL, "new-game", id)
    assert made.returncode == 0, made.stderr
    home = copied / "cheeseboard" / "games" / id
    assert str(home) in made.stdout.replace("\n", "")
    after = contents(copied)
    assert {name: after[name] for name in before} == before
    new = [name for name in after if name not in before]
    assert all(name.startswith(f"cheeseboard/games/{id}/") for name in new)
    for name in new:
        text = (copied / name).read_text(encoding="utf-8")
        assert "_template" not in text, name
        assert "TPL" not in text, name
    assert f"**{prefix}-2.4**" in (home / "RULES.md").read_text(encoding="utf-8")
    checked = in_copy(copied, *CALL, "check", id)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "10 of 10 rule ids" in checked.stdout
    again = in_copy(copied, *CALL, "new-game", id)
    assert again.returncode == 2
    assert again.stderr.strip() == f"There is a game {id!r} already."


def test_the_tests_of_a_new_game_pass(copied: Path) -> None:
    assert in_copy(copied, *CALL, "new-game", "foo").returncode == 0
    tests = str(copied / "cheeseboard" / "games" / "foo")
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib")
    done = in_copy(copied, "-m", "pytest", *options, "--strict-markers", tests)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_option_from_a_file(tmp_path: Path) -> None:
    """The text behind an @ is that of the file: here a track that cannot be used."""
    (tmp_path / "track.txt").write_text("no track", encoding="utf-8")
    given = f"own_track=@{tmp_path / 'track.txt'}"
    said = complaint(run("play", "rat_de_france", "--option", given))
    assert "line 1" in said
    assert "@" not in said
