"""How much time a table gives: none is counted, live with a bank, or days for each decision."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from cheeseboard.events import Message

Kind = Literal["none", "live", "days"]
TimeUp = Literal["bot", "lose"]

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR

BANKS: Final = (1 * MINUTE, 180 * MINUTE)
"""The smallest and the largest bank of a live table, in seconds."""

INCREMENTS: Final = (0, 10 * MINUTE)
"""The same for what a decision adds to it."""

STEPS: Final = (1 * HOUR, 14 * DAY)
"""The same for the time that a decision has over days."""


class BadTempo(ValueError):
    """A pace that nobody can play at; `message` says what is wrong with it."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.message = Message(key, args)


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pace of a table, and what becomes of a seat whose time is up."""

    kind: Kind = "none"
    bank: int = 0
    """Live: seconds that each seat begins with."""
    step: int = 0
    """Live: seconds that a decision adds. Over days: seconds that a decision has."""
    time_up: TimeUp = "bot"
    """At zero a bot plays until the person comes back, or the seat loses."""

    @property
    def has_clock(self) -> bool:
        return self.kind != "none"

    @property
    def is_live(self) -> bool:
        return self.kind == "live"

    @property
    def is_days(self) -> bool:
        return self.kind == "days"

    @property
    def most(self) -> int:
        """The most that a seat can have saved: the first bank, or three steps over days."""
        return self.bank if self.is_live else 3 * self.step

    @classmethod
    def read(cls, text: str, time_up: str = "bot") -> "Tempo":
        """The pace that a form or a program names: a name of `NAMED`, `none`, `live:600+20` or
        `days:86400`; raises `BadTempo`."""
        if time_up not in get_args(TimeUp):
            raise BadTempo("refuse-time-up", text=time_up[:20])
        if text in NAMED:
            kind, bank, step = NAMED[text]
        else:
            kind, bank, step = _parsed(text)
        return cls._checked(kind, bank, step, time_up)

    @classmethod
    def _checked(cls, kind: Any, bank: int, step: int, time_up: Any) -> "Tempo":
        if kind == "live":
            _check(bank, BANKS, MINUTE, "refuse-tempo-bank")
            _check(step, INCREMENTS, 1, "refuse-tempo-increment")
        elif kind == "days":
            _check(step, STEPS, HOUR, "refuse-tempo-step")
        return cls(kind, bank, step, time_up)

    def show(self) -> str:
        """The text that `read` understands."""
        if self.kind == "live":
            return f"live:{self.bank}+{self.step}"
        return f"days:{self.step}" if self.kind == "days" else "none"

    def to_json(self) -> dict[str, Any]:
        if not self.has_clock:
            return {"kind": "none"}
        bank = {"bank": self.bank} if self.is_live else {}
        return {"kind": self.kind, **bank, "step": self.step, "time_up": self.time_up}

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> "Tempo":
        """The pace of a table's row; one from before there were clocks has none."""
        if not data or data["kind"] == "none":
            return NO_CLOCK
        return cls(data["kind"], data.get("bank", 0), data["step"], data.get("time_up", "bot"))

    @property
    def words(self) -> Message:
        """How it is said: “10 min + 20 s”, “2 days for each decision”."""
        if self.is_live:
            return Message("tempo-live", {"minutes": self.bank // MINUTE, "seconds": self.step})
        if not self.is_days:
            return Message("tempo-none")
        if self.step % DAY:
            return Message("tempo-hours", {"count": self.step // HOUR})
        return Message("tempo-days", {"count": self.step // DAY})

    @property
    def name(self) -> str:
        """The name of a pace that is offered; empty for one that somebody made."""
        mine = (self.kind, self.bank, self.step)
        return next((name for name, known in NAMED.items() if known == mine), "")


NAMED: Final[dict[str, tuple[Kind, int, int]]] = {
    "none": ("none", 0, 0),
    "quick": ("live", 5 * MINUTE, 10),
    "steady": ("live", 10 * MINUTE, 20),
    "relaxed": ("live", 20 * MINUTE, 40),
    "half-day": ("days", 0, 12 * HOUR),
    "day": ("days", 0, DAY),
    "two-days": ("days", 0, 2 * DAY),
    "week": ("days", 0, 7 * DAY),
}
"""The paces that are offered by a name."""

NO_CLOCK: Final = Tempo()


def offered() -> list[Tempo]:
    """The paces that forms offer, in their order."""
    return [Tempo(*known) for known in NAMED.values()]


def _parsed(text: str) -> tuple[Kind, int, int]:
    kind, _, rest = text.partition(":")
    if kind == "live":
        bank, plus, step = rest.partition("+")
        if plus and _is_number(bank) and _is_number(step):
            return "live", int(bank), int(step)
    elif kind == "days" and _is_number(rest):
        return "days", 0, int(rest)
    raise BadTempo("refuse-tempo", text=text[:40])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 9


def _check(value: int, span: tuple[int, int], unit: int, key: str) -> None:
    """A number of seconds within a span, in whole units."""
    least, most = span
    if not least <= value <= most or value % unit:
        raise BadTempo(key, least=least // unit, most=most // unit)
