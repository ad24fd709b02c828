"""A finished record made ready for an analysis: its positions, and which steps were decisions.

What a person decides at once is one decision here: a line of small moves that pages offer as one
choice, and all that a seat does behind its screen until choices are shown. It is judged where it
begins; its later steps are parts of it. A move that was taken back was no decision.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from cheeseboard import registry
from cheeseboard.bots.chances import Chances
from cheeseboard.chance import Scripted
from cheeseboard.events import Log, Seat
from cheeseboard.game import Game, Move
from cheeseboard.match import Match
from cheeseboard.record import Played, Record, RecordError, Undone
from cheeseboard.review.counting import won
from cheeseboard.review.model import NOBODY, Step
from cheeseboard.upgrades import present_record


class Unfinished(RecordError):
    """The match is not over: nobody may look behind its screens yet."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A match that is over, position by position."""

    game: Game[Any, Any]
    record: Record
    fingerprint: str
    states: tuple[Any, ...]
    """The whole position after the set-up, then after each step."""
    steps: tuple[Step, ...]
    result: tuple[int, ...]
    estimates: dict[tuple[int, ...], Chances] = field(default_factory=dict, compare=False)
    """What is known of its positions, by what it was asked for."""

    def line(self, number: int) -> tuple[Move, ...]:
        """The moves of the decision that begins at a step."""
        return tuple(self.game.read(text) for text in self.steps[number].line)

    @property
    def needed(self) -> list[int]:
        """Positions whose chances are asked for: not those in the middle of a decision."""
        last = {step.decision: step.number for step in self.steps}
        return [
            step.number
            for step in self.steps[:-1]
            if last[step.decision] == step.number and step.kind != "undone"
        ]

    @property
    def decisions(self) -> list[int]:
        """Steps at which somebody began to decide."""
        return [step.number for step in self.steps if step.kind == "choice"]


def read_match(record: Record) -> Reading:
    """Make a finished record ready; raises `Unfinished`, `RecordError` or `UnknownGame`."""
    if record.end is None:
        raise Unfinished(
            "The match is not over: its record has no end. A match can be looked back at once it "
            "is finished, because before that its secrets are not for anybody's eyes."
        )
    game = registry.load(record.game)
    Match.replay(game, record)
    states = tuple(match.everything() for match in Match.walk(game, record))
    present = present_record(game, record)
    steps = _Grouping(game, present, states).steps()
    return Reading(game, present, fingerprint(record), states, steps, won(record.end.ranks))


def fingerprint(record: Record) -> str:
    """32 hex digits that differ for different records."""
    text = "\n".join(record.lines())
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@dataclass(slots=True)
class _Decision:
    """A decision that is still being made."""

    number: int
    is_parked: bool
    ends: list[tuple[Move, ...]]
    """The lines that pages offered, if it is not behind a screen."""
    made: list[Move] = field(default_factory=list)

    def takes(self, move: Move, is_parked: bool) -> bool:
        """Whether a further move of its seat belongs to it."""
        if self.is_parked:
            return is_parked
        made = tuple(self.made)
        longer = (*made, move)
        return made not in self.ends and any(end[: len(longer)] == longer for end in self.ends)


class _Grouping:
    """Finds which steps belong together."""

    def __init__(self, game: Game[Any, Any], record: Record, states: tuple[Any, ...]) -> None:
        self._game = game
        self._record = record
        self._states = states
        self._clock = getattr(registry.part(game.meta.id, "hindsight"), "clock", None)
        self._open: dict[Seat, _Decision] = {}
        self._lines: dict[int, list[str]] = {}
        self._turn = 0
        self._last_seat = NOBODY

    def steps(self) -> tuple[Step, ...]:
        undone = _undone(self._record)
        found = [Step(0, NOBODY, "chance", 0, 0, 0, (), is_news=True)]
        facts: list[tuple[int, Seat, str, int, tuple[int, int], bool]] = []
        for number, step in enumerate(self._record.steps, 1):
            seat = step.seat if isinstance(step, Played | Undone) else NOBODY
            time = self._time(number - 1, seat)
            if number in undone:
                facts.append((number, seat, "undone", number, time, False))
            elif isinstance(step, Played):
                kind, decision, is_news = self._move(number, step)
                facts.append((number, seat, kind, decision, time, is_news))
            else:
                facts.append((number, seat, "other", number, time, True))
        for number, seat, kind, decision, (round, turn), is_news in facts:
            line = tuple(self._lines.get(number, ()))
            found.append(Step(number, seat, kind, decision, round, turn, line, is_news))
        return tuple(found)

    def _time(self, at: int, seat: Seat) -> tuple[int, int]:
        """Round and turn of a step; where a game has no clock, a turn is a change of seats."""
        if self._clock is not None:
            round, turn = self._clock(self._states[at])
            return round, turn
        if seat not in (NOBODY, self._last_seat):
            self._turn += 1
            self._last_seat = seat
        return (self._turn + self._record.seats - 1) // self._record.seats, self._turn

    def _move(self, number: int, step: Played) -> tuple[str, int, bool]:
        """The kind of a move, where its decision began, and whether something came to light."""
        game, seat = self._game, step.seat
        before = self._states[number - 1]
        move = game.read(step.move)
        is_parked = game.decision(before, seat).is_parked
        decision = self._open.get(seat)
        kind, began = "part", number
        if decision is not None and decision.takes(move, is_parked):
            began = decision.number
        elif len(game.moves(before, seat)) > 1:
            kind = "choice"
            view = game.view(before, seat)
            ends = [] if is_parked else [choice.moves for choice in game.choices(view, seat)]
            decision = self._open[seat] = _Decision(number, is_parked, ends)
        else:
            kind, decision = "forced", None
        if decision is not None:
            decision.made.append(move)
        self._lines.setdefault(began, []).append(step.move)
        log = Log()
        game.apply(before.copy(), seat, move, Scripted(step.chance), log)
        if log.is_border:
            self._open.clear()
        for learnt in log.borders | ({seat} if step.chance else set()):
            self._open.pop(learnt, None)
        return kind, began, bool(step.chance) or log.is_border or bool(log.borders)


def _undone(record: Record) -> set[int]:
    """Steps that were taken back, and those that took them back."""
    made: dict[Seat, list[int]] = {}
    found: set[int] = set()
    for number, step in enumerate(record.steps, 1):
        if isinstance(step, Played):
            made.setdefault(step.seat, []).append(number)
        elif isinstance(step, Undone):
            own = made.get(step.seat, [])
            found |= {number, *own[len(own) - step.count :]}
            del own[len(own) - step.count :]
    return found
