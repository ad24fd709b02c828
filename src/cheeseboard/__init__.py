"""Cheeseboard: board games as a library, in the terminal and in the browser.

    import cheeseboard as cb

    match = cb.new_match("burg_appenzell", seats=3, seed=7)
    match.play(match.to_act[0], "place a1")
    print(match)
    outcome = cb.play(match, [cb.bot("hard"), cb.bot("greedy"), cb.bot("search:50")])

The documents are in `docs`; `make docs` makes a site of them, with a reference of all this.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cheeseboard import position, registry, speech
from cheeseboard.bots import Bot, UnknownBot, bot
from cheeseboard.bots.chances import Chances, chances
from cheeseboard.chance import Seed, Simulated
from cheeseboard.events import SILENCE, Message, Seat
from cheeseboard.game import (
    BadSetup,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
    UnreadableMove,
)
from cheeseboard.match import CannotUndo, Match, UnknownSeat
from cheeseboard.position import BadPosition, read_position
from cheeseboard.record import Record, RecordError
from cheeseboard.registry import UnknownGame, game_of
from cheeseboard.registry import ids as game_ids

__all__ = [
    "SILENCE",
    "BadPosition",
    "BadSetup",
    "Bot",
    "CannotUndo",
    "Chances",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Outcome",
    "Record",
    "RecordError",
    "Simulated",
    "State",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "UnreadableMove",
    "bot",
    "chances",
    "game",
    "game_ids",
    "game_of",
    "match_from",
    "new_match",
    "play",
    "position_text",
    "read_position",
    "replay",
]


def game(id: str) -> Game[Any, Any]:
    """The rules of a game; raises `UnknownGame`."""
    return registry.load(id)


def new_match(
    game: str, seats: int, seed: Seed | None = None, options: Options | None = None
) -> Match[Any, Any]:
    """Begin a match of a game; without a seed chance is fresh."""
    return Match.new(registry.load(game), seats, options or {}, _fresh(seed))


def match_from(
    position: State | str, seed: Seed | None = None, options: Options | None = None
) -> Match[Any, Any]:
    """Begin a match in the middle: from a whole position or its text; raises `BadPosition`."""
    state = read_position(position) if isinstance(position, str) else position
    return Match.from_position(game_of(state), state, options or {}, _fresh(seed))


def play(match: Match[Any, Any], bots: Sequence[Bot]) -> Outcome:
    """Let bots, one for each seat, play a match to its end."""
    if len(bots) != match.seats:
        raise ValueError(f"{match.seats} seats need {match.seats} bots, not {len(bots)}.")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    assert match.outcome is not None
    return match.outcome


def position_text(whole: Match[Any, Any] | State) -> str:
    """A position as one line that `read_position` reads; in a view, what is hidden is a `?`.

    Of a match it is the whole position, with every secret.
    """
    return whole.position_text() if isinstance(whole, Match) else position.position_text(whole)


def replay(record: Record | str | Path) -> Match[Any, Any]:
    """Play a record, or the file of one, again to its last step."""
    if not isinstance(record, Record):
        record = Record.load(record)
    return Match.replay(registry.load(record.game), record)


def _fresh(seed: Seed | None) -> Seed:
    return secrets.token_bytes(32) if seed is None else seed


def _say(game: str, message: Message, viewer: Seat | None) -> str:
    from cheeseboard.words import words

    return words(game, "en").say(message, viewer=viewer)


def _draw(game: str, view: State) -> str:
    from cheeseboard.terminal import plain

    return plain(game, view)


speech.speak_with(_say, _draw)
