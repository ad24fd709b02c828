"""A match as JSON lines: set-up, chance results and moves, enough to replay it exactly.

    {"cheeseboard": 1, "game": "burg_appenzell", "rules_version": 1, "seats": 2, "options": {…},
     "seed": 7, "commitment": "…", "chance": [["tiles", [3, 0, …]]]}
    {"seat": 0, "move": "place a1"}
    {"seat": 1, "move": "draw", "chance": [["bag", 2]]}
    {"seat": 1, "undo": 1}
    {"over": {"scores": [4, 2], "ranks": [1, 2], "reason": "over-target"}, "state": "…"}

A record holds every secret of its match: while the match runs it stays where it is.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cheeseboard.chance import Dealt, Seed, commitment
from cheeseboard.events import Seat
from cheeseboard.game import Options

FORMAT: Final = 1


class RecordError(ValueError):
    """A record that is damaged or does not fit the rules; the text names the line."""


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a seat, and what chance dealt while it was carried out."""

    seat: Seat
    move: str
    chance: tuple[Dealt, ...] = ()


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back its last `count` moves."""

    seat: Seat
    count: int


Step = Played | Undone


@dataclass(frozen=True, slots=True)
class End:
    """How it ended; `state` is the fingerprint of the last position."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    state: str


@dataclass(slots=True)
class Record:
    """Everything that is needed to play a match again."""

    game: str
    rules_version: int
    seats: int
    options: Options
    seed: Seed
    chance: tuple[Dealt, ...] = ()
    """What chance dealt at set-up."""
    steps: list[Step] = field(default_factory=list)
    end: End | None = None

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def lines(self) -> list[str]:
        lines = [_head(self)]
        lines += [step_to_json(step) for step in self.steps]
        if self.end is not None:
            lines.append(_end(self.end))
        return [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]

    def save(self, path: str | Path) -> None:
        Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")


def load(path: str | Path) -> Record:
    """Read a record from a file; raises `RecordError` or `OSError`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no record: it is not a text in UTF-8.") from None
    return parse(text.splitlines())


def parse(lines: Iterable[str]) -> Record:
    """Read a record from its lines."""
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                reader.line(json.loads(line))
            except RecordError as error:
                raise RecordError(f"Line {number} of the record: {error}") from None
            except (KeyError, TypeError, ValueError):
                raise RecordError(f"Line {number} of the record cannot be read.") from None
    if reader.record is None:
        raise RecordError("The record is empty.")
    return reader.record


def _head(record: Record) -> dict[str, Any]:
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    return {
        "cheeseboard": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": seed,
        "commitment": record.commitment,
        "chance": dealt_to_json(record.chance),
    }


def step_to_json(step: Step) -> dict[str, Any]:
    """A step as its line of the record."""
    if isinstance(step, Undone):
        return {"seat": step.seat, "undo": step.count}
    line: dict[str, Any] = {"seat": step.seat, "move": step.move}
    if step.chance:
        line["chance"] = dealt_to_json(step.chance)
    return line


def _end(end: End) -> dict[str, Any]:
    over = {"scores": list(end.scores), "ranks": list(end.ranks), "reason": end.reason}
    return {"over": over, "state": end.state}


def dealt_to_json(chance: Iterable[Dealt]) -> list[Any]:
    """Chance results as pairs of label and result."""
    return [
        [one.label, one.result if isinstance(one.result, int) else list(one.result)]
        for one in chance
    ]


def dealt_from_json(data: Any) -> tuple[Dealt, ...]:
    """What `dealt_to_json` wrote; raises `RecordError` or `ValueError`."""
    dealt = []
    for label, result in data:
        _expect(isinstance(label, str), "a chance result has no label")
        if isinstance(result, list):
            _expect(all(type(item) is int for item in result), "an order holds whole numbers")
            dealt.append(Dealt(label, tuple(result)))
        else:
            _expect(type(result) is int, "a chance result is a whole number or an order")
            dealt.append(Dealt(label, result))
    return tuple(dealt)


def step_from_json(data: dict[str, Any]) -> Step:
    """What `step_to_json` wrote; raises `RecordError`."""
    seat = _whole(data.get("seat"), "the seat")
    if "undo" in data:
        return Undone(seat, _whole(data["undo"], "the number of moves taken back"))
    _expect(isinstance(data.get("move"), str), "it has neither a move nor an undo")
    return Played(seat, data["move"], dealt_from_json(data.get("chance", [])))


def _expect(condition: bool, sentence: str) -> None:
    if not condition:
        raise RecordError(f"{sentence}.")


def _whole(value: Any, name: str) -> int:
    if type(value) is not int or value < 0:
        raise RecordError(f"{name} must be a whole number.")
    return value


class _Reader:
    """Takes the lines of a record one by one."""

    def __init__(self) -> None:
        self.record: Record | None = None

    def line(self, data: Any) -> None:
        _expect(isinstance(data, dict), "it is not an object")
        if self.record is None:
            self.record = self._read_head(data)
        elif self.record.end is not None:
            raise RecordError("the match is over, nothing can follow.")
        elif "over" in data:
            self.record.end = self._read_end(data)
        else:
            self.record.steps.append(self._read_step(data))

    def _read_head(self, data: dict[str, Any]) -> Record:
        _expect("cheeseboard" in data, "this is no record of a match")
        _expect(data["cheeseboard"] == FORMAT, f"only format {FORMAT} can be read")
        _expect(isinstance(data["game"], str), "the game has no name")
        _expect(isinstance(data["options"], dict), "the options are no object")
        seed = data["seed"]
        if isinstance(seed, str):
            seed = bytes.fromhex(seed)
        _expect(type(seed) in (int, bytes), "the seed is neither a number nor 64 hex digits")
        _expect(commitment(seed) == data["commitment"], "the seed does not fit the commitment")
        return Record(
            game=data["game"],
            rules_version=_whole(data["rules_version"], "rules_version"),
            seats=_whole(data["seats"], "seats"),
            options=data["options"],
            seed=seed,
            chance=dealt_from_json(data["chance"]),
        )

    def _read_step(self, data: dict[str, Any]) -> Step:
        return step_from_json(data)

    def _read_end(self, data: dict[str, Any]) -> End:
        over = data["over"]
        scores = tuple(int(score) for score in over["scores"])
        ranks = tuple(int(rank) for rank in over["ranks"])
        return End(scores, ranks, str(over["reason"]), str(data["state"]))
