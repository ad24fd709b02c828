"""What happened, and who may know it.

Rules tell events while they apply a move. Nothing here knows a language: an event is a message id
with arguments, and the words of the game make a sentence of it for each reader.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Seat = int
Argument = int | str

HEADINGS: Final = ("event-stage", "event-round", "event-turn")
"""Events by which games say that something begins; logs show them as headings."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence without a language: an id in the words files and its arguments."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `seats` may know it; None means everybody, watchers included."""

    message: Message
    rules: tuple[str, ...] = ()
    seats: tuple[Seat, ...] | None = None
    is_fleeting: bool = False
    """Only for those who are there now: it leaves the log until the match is over."""

    def is_known_to(self, viewer: Seat | None) -> bool:
        """Whether a viewer may read it; a watcher is None."""
        return self.seats is None or viewer in self.seats

    def to_json(self) -> dict[str, Any]:
        """The whole event, for the store: who may know it is part of it."""
        return {
            "key": self.message.key,
            "args": dict(self.message.args),
            "rules": list(self.rules),
            "seats": None if self.seats is None else list(self.seats),
            "fleeting": self.is_fleeting,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Event":
        """The event that `to_json` wrote."""
        seats = None if data["seats"] is None else tuple(data["seats"])
        message = Message(data["key"], data["args"])
        return cls(message, tuple(data["rules"]), seats, data["fleeting"])


class Log:
    """Where rules tell what they do while one move is applied.

    Falsy when nobody listens (`Silence`), so that rules in a simulation need not build events:
    `if log: log.tell(...)`.
    """

    __slots__ = ("borders", "events", "is_border", "is_surprise")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.is_border = False
        """Whether something became known to all: nobody takes back a move from before."""
        self.borders: set[Seat] = set()
        """Seats that learnt something alone, and take back nothing from before."""
        self.is_surprise = False
        """Whether what became known may be new to whoever moves."""

    def __bool__(self) -> bool:
        return True

    def tell(
        self,
        key: str,
        *,
        rules: tuple[str, ...] = (),
        to: tuple[Seat, ...] | None = None,
        is_fleeting: bool = False,
        **args: Argument,
    ) -> None:
        """Say what happened, by a message id and its arguments; `to` are those who may know."""
        self.events.append(Event(Message(key, args), rules, to, is_fleeting))

    def border(self, seat: Seat | None = None) -> None:
        """Something hidden became known, to all or to one seat; or the rules end take-back here."""
        if seat is None:
            self.is_border = True
            self.is_surprise = True
        else:
            self.borders.add(seat)

    def show(self) -> None:
        """Whoever moves shows what others did not know: a border, but nothing new to that seat."""
        self.is_border = True

    def is_news_to(self, seat: Seat) -> bool:
        """Whether the seat that moves may have learnt something."""
        return self.is_surprise or seat in self.borders


class Silence(Log):
    """A log that hears nothing, for simulations."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False

    def tell(
        self,
        key: str,
        *,
        rules: tuple[str, ...] = (),
        to: tuple[Seat, ...] | None = None,
        is_fleeting: bool = False,
        **args: Argument,
    ) -> None:
        pass

    def border(self, seat: Seat | None = None) -> None:
        pass

    def show(self) -> None:
        pass


SILENCE = Silence()
