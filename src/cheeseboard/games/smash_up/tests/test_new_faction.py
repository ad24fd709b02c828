"""A faction is one folder: three cards are added to a copy of the sources, and nothing else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.games.smash_up.tests.pantry import write_pantry

SOURCES = registry.games_folder().parent
NEEDLESS = shutil.ignore_patterns("__pycache__", "*.so", "records", "server", "burg*", "rat*")
"""Among these what is compiled: the copy is plain Python."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(SOURCES, tmp_path / "cheeseboard", ignore=NEEDLESS)
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(copy)},
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_folder_is_found_drafted_played_and_drawn(copy: Path) -> None:
    write_pantry(copy / "cheeseboard" / "games" / "smash_up" / "factions" / "pantry")
    done = run(copy, "-m", "cheeseboard.games.smash_up.tests.try_pantry")
    assert done.returncode == 0, done.stderr[-3000:]


def test_two_factions_of_one_number_are_refused_in_words(copy: Path) -> None:
    folder = copy / "cheeseboard" / "games" / "smash_up" / "factions"
    write_pantry(folder / "pantry")
    text = (folder / "pantry" / "faction.toml").read_text(encoding="utf-8")
    (folder / "pantry" / "faction.toml").write_text(text.replace("number = 99", "number = 3"))
    done = run(copy, "-c", "import cheeseboard.games.smash_up")
    assert "Two factions have the number 3: give one of them another." in done.stderr
