"""Cheeseboard: board games as a library, in the terminal and in the browser.

import cheeseboard as cb
match = cb.new_match("burg_appenzell", seats=3, seed=7)
match.play(match.to_act[0], "place a1")
"""

import secrets
from pathlib import Path
from typing import Any

from cheeseboard.bots import bot
from cheeseboard.chance import Seed
from cheeseboard.game import (
    BadSetup,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
    UnreadableMove,
)
from cheeseboard.match import CannotUndo, Match
from cheeseboard.record import Record, RecordError
from cheeseboard.registry import UnknownGame, game_of, load
from cheeseboard.registry import ids as game_ids

__all__ = [
    "BadSetup",
    "CannotUndo",
    "IllegalMove",
    "Match",
    "Move",
    "Outcome",
    "Record",
    "RecordError",
    "State",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "game_ids",
    "game_of",
    "load",
    "new_match",
    "replay",
]


def new_match(
    game: str, seats: int, seed: Seed | None = None, options: Options | None = None
) -> Match[Any, Any]:
    """Begin a match of a game; without a seed chance is fresh."""
    return Match.new(load(game), seats, options or {}, _fresh(seed))


def replay(record: Record | str | Path) -> Match[Any, Any]:
    """Play a record, or the file of one, again to its last step."""
    if not isinstance(record, Record):
        record = Record.load(record)
    return Match.replay(load(record.game), record)


def _fresh(seed: Seed | None) -> Seed:
    return secrets.token_bytes(32) if seed is None else seed
