"""Recorded matches as tests: each must replay exactly, and each way to end must have one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cheeseboard.game import Game
from cheeseboard.match import Match
from cheeseboard.record import Record
from cheeseboard.registry import folder


def paths(game: Game[Any, Any]) -> list[Path]:
    """The game's recorded matches."""
    return sorted((folder(game.meta.id) / "tests" / "records").glob("*.jsonl"))


def replayed(game: Game[Any, Any]) -> Iterator[tuple[Path, Match[Any, Any]]]:
    """Each recorded match, replayed; raises `RecordError` for one that does not fit."""
    for path in paths(game):
        yield path, Match.replay(game, Record.load(path))
