"""A match as it looked after every step, to be shown again without the rules it was played by.

The positions are kept as differences, each from the one before:

    {"turn": [4], "hands": {"0": {"~": [2, 1, []]}}}

A list with one item replaces a value, a map goes into a state or into a list by its places, and
`~` cuts items out of a list and puts others in: from where, how many, which.
"""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from cheeseboard.chance import Live
from cheeseboard.events import Event, Message
from cheeseboard.game import Game, Outcome, ScoreLine
from cheeseboard.match import Match
from cheeseboard.record import Record, RecordError
from cheeseboard.saves import Saved, upgrade
from cheeseboard.upgrades import present_events, present_record

FORMAT: Final = 1
CUT: Final = "~"


class FilmError(ValueError):
    """What was kept of a film cannot be shown; the text says why."""


@dataclass(frozen=True, slots=True)
class Film:
    """What there is to see of a match that is over."""

    first: Mapping[str, Any]
    """The position after the set-up, with every secret."""
    changes: Sequence[Any]
    """Of each step."""
    told: Sequence[Sequence[Mapping[str, Any]]]
    """The events of the set-up, then those of each step."""
    outcome: Mapping[str, Any]

    def pack(self) -> bytes:
        data = {
            "film": FORMAT,
            "first": self.first,
            "changes": list(self.changes),
            "told": [list(events) for events in self.told],
            "outcome": self.outcome,
        }
        return zlib.compress(_written(data).encode(), 9)


def unpack(packed: bytes) -> Film:
    """What `pack` made; raises `FilmError`."""
    try:
        data = json.loads(zlib.decompress(packed))
        if data["film"] != FORMAT:
            raise FilmError(f"The film has format {data['film']}, only {FORMAT} can be shown.")
        return Film(data["first"], data["changes"], data["told"], data["outcome"])
    except (zlib.error, KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise FilmError(f"The film is damaged: {error}.") from None


def film_of(
    game: Game[Any, Any],
    record: Record,
    told: Sequence[Sequence[Mapping[str, Any]]] | None = None,
) -> Film:
    """Film a match that is over by playing its record again; raises `RecordError`.

    `told` is the log that was kept of it, with what no move did; without it, what the rules tell.
    """
    states: list[Any] = []
    own: list[list[Mapping[str, Any]]] = []
    heard = 0
    for match in Match.walk(game, record):
        states.append(match.everything().to_json())
        events = match.all_events()
        own.append([event.to_json() for event in events[heard:]])
        heard = len(events)
    if match.outcome is None:
        raise RecordError("A match that is not over has no film yet.")
    changes = [difference(one, two) for one, two in pairwise(states)]
    return Film(states[0], changes, own if told is None else told, outcome_to_json(match.outcome))


class Projector:
    """Shows a film by the present game: any step, from anybody's eyes."""

    def __init__(self, game: Game[Any, Any], record: Record, film: Film) -> None:
        """Raises `FilmError`, `NewerSave` or `StateError`."""
        if len(film.changes) != len(record.steps) or len(film.told) != len(record.steps) + 1:
            raise FilmError("The film does not have the steps of its record.")
        self.game = game
        self._film = film
        self._was = record
        self.record = present_record(game, record)
        self._events = present_events(game, record, film.told)
        messages = _messages(film.outcome)
        saved = upgrade(game, Saved(record.rules_versions[-1], events=messages), record.shapes[-1])
        self.outcome = _outcome(film.outcome, saved.events)

    @property
    def steps(self) -> int:
        return len(self.record.steps)

    def at(self, step: int) -> Match[Any, Any]:
        """The match after so many steps, to look at; nothing of it is secret any more."""
        state: Any = self._film.first
        for change in self._film.changes[:step]:
            state = applied(state, change)
        shape = self._was.shapes[step]
        saved = Saved(self._was.rules_versions[-1], states=[state])
        [present] = upgrade(self.game, saved, shape).states
        is_last = step == self.steps
        record = replace(
            self.record, steps=self.record.steps[:step], end=self.record.end if is_last else None
        )
        events = [event for group in self._events[: step + 1] for event in group]
        position = self.game.state_type.from_json(present)
        match = Match(self.game, record, Live(record.seed), position, events)
        match.look_back(self.outcome if is_last else None)
        return match

    def happened(self, step: int) -> list[Event]:
        """What the step did; 0 is the set-up."""
        return self._events[step]


# --- differences ---------------------------------------------------------------------------------


def difference(before: Any, after: Any) -> Any:
    """What makes `after` of `before`; {} if they are the same."""
    if before == after and type(before) is type(after):
        return {}
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {
            key: difference(before[key], after[key]) for key in after if before[key] != after[key]
        }
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            return {
                str(place): difference(one, two)
                for place, (one, two) in enumerate(zip(before, after, strict=True))
                if one != two
            }
        return {CUT: _cut(before, after)}
    return [after]


def _cut(before: list[Any], after: list[Any]) -> list[Any]:
    shortest = min(len(before), len(after))
    start = 0
    while start < shortest and before[start] == after[start]:
        start += 1
    end = 0
    while end < shortest - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return [start, len(before) - start - end, after[start : len(after) - end]]


def applied(before: Any, change: Any) -> Any:
    """`before` with a difference; shares with it what is the same."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if CUT in change:
        start, count, items = change[CUT]
        return [*before[:start], *items, *before[start + count :]]
    if isinstance(before, list):
        after = list(before)
        for place, inner in change.items():
            after[int(place)] = applied(before[int(place)], inner)
        return after
    return {**before, **{key: applied(before[key], inner) for key, inner in change.items()}}


# --- results as JSON ------------------------------------------------------------------------------


def outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "reason": _message(outcome.reason),
        "rules": list(outcome.rules),
        "sheet": [_line(line) for line in outcome.sheet],
    }


def _line(line: ScoreLine) -> dict[str, Any]:
    data: dict[str, Any] = {"message": _message(line.message), "points": list(line.points)}
    return data if line.is_counted else {**data, "is_counted": False}


def _message(message: Message) -> dict[str, Any]:
    return {"key": message.key, "args": dict(message.args)}


def _messages(outcome: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [outcome["reason"], *(line["message"] for line in outcome["sheet"])]


def _outcome(data: Mapping[str, Any], messages: Sequence[Mapping[str, Any]]) -> Outcome:
    reason, *lines = (Message(one["key"], one["args"]) for one in messages)
    return Outcome(
        scores=tuple(data["scores"]),
        ranks=tuple(data["ranks"]),
        reason=reason,
        rules=tuple(data["rules"]),
        sheet=tuple(
            ScoreLine(message, tuple(line["points"]), line.get("is_counted", True))
            for message, line in zip(lines, data["sheet"], strict=True)
        ),
    )


def _written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
