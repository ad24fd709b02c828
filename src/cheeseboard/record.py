"""A match as JSON lines: set-up, chance results and moves, enough to replay it exactly.

    {"cheeseboard": 1, "game": "_template", "shape": 1, "rules_version": 1, "seats": 2,
     "options": {"rounds": 2}, "seed": 4, "commitment": "…", "chance": [["cheese", 4]]}
    {"seat": 0, "move": "bid 4"}
    {"seat": 0, "undo": 1}
    {"seat": 0, "move": "bid 3"}
    {"seat": 1, "move": "bid 1", "chance": [["cheese", 4]]}
    {"seat": 0, "move": "bid 1"}
    {"seat": 1, "move": "bid 2"}
    {"over": {"scores": [5, 6], "ranks": [2, 1], "reason": "over-rounds"}, "state": "…"}

A match that people end before its rules do has a last step {"stop": "over-agreed", "ranks": [1, 1]}
and no scores. One that did not begin with the set-up has "start" in its first line, the text of the
position it began with (see `position`), and no chance there. Where another version of the game took
a running match over stands a step {"shape": 2, "rules_version": 1}: what follows is written in that
shape.

A record holds every secret of its match: while the match runs it stays where it is.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cheeseboard.chance import Dealt, Seed, commitment
from cheeseboard.events import Seat
from cheeseboard.game import Options

FORMAT: Final = 1
_BLANK: Final = object()


class RecordError(ValueError):
    """A record that is damaged or does not fit the rules; the text names the line or the step."""


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


@dataclass(frozen=True, slots=True)
class Stopped:
    """The people ended the match before its rules did; `reason` is a key of the shared words."""

    reason: str
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """Another version of the game has taken the match over: what follows is of its shape."""

    shape: int
    rules_version: int


Step = Played | Undone | Stopped | Changed


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
    start: str = ""
    """The text of the position that the match began with; empty where it began with the set-up."""
    steps: list[Step] = field(default_factory=list)
    end: End | None = None
    shape: int = 1
    """What shape the game had when the match began."""

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """The versions of the rules it was played by, in order; mostly one."""
        later = (step.rules_version for step in self.steps if isinstance(step, Changed))
        return tuple(dict.fromkeys((self.rules_version, *later)))

    @property
    def shapes(self) -> list[int]:
        """The shape of the set-up and of each step."""
        found = [self.shape]
        for step in self.steps:
            found.append(step.shape if isinstance(step, Changed) else found[-1])
        return found

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def head(self) -> dict[str, Any]:
        """The first line."""
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        head = {
            "cheeseboard": FORMAT,
            "game": self.game,
            "shape": self.shape,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": seed,
            "commitment": self.commitment,
            "chance": dealt_to_json(self.chance),
        }
        return {**head, "start": self.start} if self.start else head

    def end_json(self) -> dict[str, Any]:
        """The last line, of a match that is over."""
        assert self.end is not None
        over = {
            "scores": list(self.end.scores),
            "ranks": list(self.end.ranks),
            "reason": self.end.reason,
        }
        return {"over": over, "state": self.end.state}

    def lines(self) -> list[str]:
        """The lines of the file."""
        lines = [self.head()]
        lines += [step_to_json(step) for step in self.steps]
        if self.end is not None:
            lines.append(self.end_json())
        return [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]

    def write(self, path: str | Path) -> None:
        """Write the record to a file, a line for each step."""
        Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file; raises `RecordError` or `OSError`."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError(f"{path} is no record: it is not a text in UTF-8.") from None
        return parse(text.split("\n"))


def parse(lines: Iterable[str]) -> Record:
    """Read a record from its lines."""
    return _read(lines, lambda line: json.loads(line) if line.strip() else _BLANK)


def parse_json(lines: Iterable[Mapping[str, Any]]) -> Record:
    """Read a record from its lines as JSON values."""
    return _read(lines, lambda line: line)


def _read(lines: Iterable[Any], decode: Callable[[Any], Any]) -> Record:
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        try:
            data = decode(line)
            if data is not _BLANK:
                reader.line(data)
        except RecordError as error:
            raise RecordError(f"Line {number} of the record: {error}") from None
        except (KeyError, TypeError, ValueError, RecursionError):
            raise RecordError(f"Line {number} of the record cannot be read.") from None
    if reader.record is None:
        raise RecordError("The record is empty.")
    return reader.record


def step_to_json(step: Step) -> dict[str, Any]:
    """A step as its line of the record."""
    if isinstance(step, Stopped):
        return {"stop": step.reason, "ranks": list(step.ranks)}
    if isinstance(step, Changed):
        return {"shape": step.shape, "rules_version": step.rules_version}
    if isinstance(step, Undone):
        return {"seat": step.seat, "undo": step.count}
    line: dict[str, Any] = {"seat": step.seat, "move": step.move}
    if step.chance:
        line["chance"] = dealt_to_json(step.chance)
    return line


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
    if "stop" in data:
        _expect(isinstance(data["stop"], str), "the reason of the stop is no text")
        ranks = tuple(_whole(rank, "a rank") for rank in data["ranks"])
        return Stopped(data["stop"], ranks)
    if data.keys() == {"shape", "rules_version"}:
        version = _whole(data.get("rules_version"), "rules_version")
        return Changed(_whole(data["shape"], "the shape"), version)
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
        _expect(isinstance(data.get("start", ""), str), "the position at the start is no text")
        return Record(
            game=data["game"],
            rules_version=_whole(data["rules_version"], "rules_version"),
            seats=_whole(data["seats"], "seats"),
            options=data["options"],
            seed=seed,
            chance=dealt_from_json(data["chance"]),
            shape=_whole(data.get("shape", 1), "the shape"),
            start=data.get("start", ""),
        )

    def _read_step(self, data: dict[str, Any]) -> Step:
        return step_from_json(data)

    def _read_end(self, data: dict[str, Any]) -> End:
        over = data["over"]
        scores = tuple(over["scores"])
        ranks = tuple(over["ranks"])
        whole = all(type(number) is int for number in (*scores, *ranks))
        _expect(whole, "scores and ranks are whole numbers")
        return End(scores, ranks, str(over["reason"]), str(data["state"]))
