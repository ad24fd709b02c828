"""Matches to try things on."""

from collections.abc import Sequence
from typing import Any

import cheeseboard as cb
from cheeseboard.events import Event
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template import Template
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import Match

Market = Match[Position, Move]


def market(seats: int = 2, rounds: int = 5, seed: int = 1, game: Template = MARKET) -> Market:
    return Match.new(game, seats, {"rounds": rounds}, seed)


def castle(seats: int = 2, seed: int = 1, **options: int | str) -> Match[Any, Any]:
    """A match after the placing: seat 0 in tower a1, seat 1 in g7."""
    match: Match[Any, Any] = Match.new(CASTLE, seats, {"first_seat": 0, **options}, seed)
    for seat, tower in zip(range(seats), ("a1", "g7", "g1", "a7"), strict=False):
        match.play(seat, f"place {tower}")
    return match


def snapshot(match: Match[Any, Any]) -> list[Any]:
    """All that anybody can notice of a match."""
    viewers = [*range(match.seats), None]
    return [
        [match.view(viewer) for viewer in viewers],
        [match.shown(viewer) for viewer in viewers],
        [match.events(viewer) for viewer in viewers],
        [match.decision_number(seat) for seat in range(match.seats)],
        [list(match.moves(seat)) for seat in range(match.seats)],
        [match.undoable(seat) for seat in range(match.seats)],
        match.to_act,
        match.outcome,
        match.record.lines(),
    ]


def keys(events: Sequence[tuple[int, Event]]) -> list[str]:
    return [event.message.key for _, event in events]


def finish(match: Match[Any, Any], seed: int = 0) -> None:
    bots = [cb.bot("random", seed + seat) for seat in range(match.seats)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
