"""Tests of `cheeseboard doctor`: it names what is here and keeps passwords to itself."""

import sqlite3
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cheeseboard import registry, state
from cheeseboard.bots import brain
from cheeseboard.cli import app, doctor
from cheeseboard.cli.serve import has_browser


def findings(database: str = "nowhere.sqlite3") -> dict[str, str]:
    return dict(doctor.findings(database))


def test_it_prints_a_line_for_everything(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["doctor", "--database", str(tmp_path / "x.sqlite3")])
    assert result.exit_code == 0
    for name in findings():
        assert f"{name} " in result.output


def test_it_names_versions_games_and_languages() -> None:
    found = findings()
    assert found["cheeseboard"] == version("cheeseboard")
    assert f"sqlalchemy {version('sqlalchemy')}" in found["packages"]
    assert found["games"] == ", ".join(registry.ids())
    assert found["languages"] == "en, ru, uk"


def test_one_line_says_whether_the_engines_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.is_compiled() == (not str(state.__file__).endswith(".py"))
    monkeypatch.setattr(doctor, "is_compiled", lambda: True)
    assert findings()["engines"] == "compiled with mypyc"
    monkeypatch.setattr(doctor, "is_compiled", lambda: False)
    assert findings()["engines"].startswith("plain Python; with a C compiler, `make fast`")


def test_a_database_file_is_weighed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    assert "not there yet" in findings(str(path))["database"]
    path.write_bytes(bytes(10 * 1024))
    found = findings(str(path))["database"]
    assert found == f"{path}, 10 KB (SQLite {sqlite3.sqlite_version})"


def test_a_password_is_not_shown() -> None:
    found = findings("postgresql://me:secret@host/cheese")["database"]
    assert found == "host/cheese"


def test_without_a_screen_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if has_browser():
        pytest.skip("this system always has a screen")
    assert findings()["browser"].startswith("no screen here")


def test_missing_words_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    for language in ("en", "uk"):
        (tmp_path / "words" / f"{language}.ftl").touch()
    monkeypatch.setattr(registry, "ids", lambda: ["cheddar"])
    monkeypatch.setattr(registry, "folder", lambda _: tmp_path)
    assert findings()["languages"] == "en, ru, uk; cheddar has no ru"


def test_weights_that_are_not_used_are_told_of_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = findings()["learned"]
    assert "rat_de_france for 2 seats" in found
    assert "ratland –" in found
    kept = (registry.folder("rat_de_france") / brain.FILE).read_bytes()
    shape = registry.meta("rat_de_france").shape
    stale = kept.replace(f'"shape": {shape}'.encode(), b'"shape": 0')
    (tmp_path / brain.FILE).write_bytes(stale)
    monkeypatch.setattr(registry, "folder", lambda game: tmp_path)
    sentence = f"shape 0 of rat_de_france, positions have shape {shape} now: train rat_de_france"
    assert sentence in findings()["learned"]
