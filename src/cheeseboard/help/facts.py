"""Numbers for words and conditions: from what a seat was told, what it sees, what a move says.

Nothing here gets a full position: a fact can know no more than the seat.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

from cheeseboard.events import Event, Message, Seat
from cheeseboard.state import HIDDEN

SOURCES: Final = ("event", "view", "label")
OWN: Final = (*SOURCES, "sum", "count")
"""What a fact says about itself; everything else are arguments that an event or label has."""


class BadFact(ValueError):
    """A fact that cannot be read or made; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number, from what a seat was told, from what it sees, or from the move in question."""

    name: str
    event: str = ""
    """The key of the events that count; may hold a `*`."""
    sums: str = ""
    """The argument of these that is added up; empty to count the events."""
    where: Mapping[str, Any] = field(default_factory=dict)
    """Arguments that an event or a label must have; `you` is the seat."""
    view: str = ""
    """Instead: a place in the seat's view, `players.you.cheese`; `*` goes through a list."""
    count: int | str | None = None
    """Of that place: how many entries are this; without it numbers are added up."""
    label: str = ""
    """Instead: whether the sentence of the move has this key, which may hold a `*`."""


def read_fact(name: str, data: Mapping[str, Any]) -> Fact:
    """A fact from its line in a file; raises `BadFact`."""
    if sum(source in data for source in SOURCES) != 1:
        raise BadFact(f"fact {name!r} needs one of {', '.join(SOURCES)}.")
    where = {key: one for key, one in data.items() if key not in OWN}
    return Fact(
        name,
        data.get("event", ""),
        data.get("sum", ""),
        where,
        data.get("view", ""),
        data.get("count"),
        data.get("label", ""),
    )


def added(fact: Fact, told: Iterable[Event], seat: Seat) -> int:
    """What events say: how many there are, or one of their arguments added up."""
    return sum(counted(fact, event, seat) for event in told)


def counted(fact: Fact, event: Event, seat: Seat) -> int:
    """What one event adds to that."""
    message = event.message
    if not _fits(message.key, fact.event) or not _has(message, fact, seat):
        return 0
    return _argument(message, fact) if fact.sums else 1


_fits = lru_cache(maxsize=4_096)(fnmatchcase)
"""Whether a key is what a pattern asks for: the same few, for each line of a log."""


def said(fact: Fact, label: Message, seat: Seat) -> int:
    """What the sentence of a move says: 1 if it is this one, or one of its arguments."""
    if not fnmatchcase(label.key, fact.label) or not _has(label, fact, seat):
        return 0
    return _argument(label, fact) if fact.sums else 1


def seen(fact: Fact, view: Any, seat: Seat, seats: int) -> int:
    """What stands at a place of a view, given as JSON."""
    found = list(places(fact, view, seat, seats))
    if fact.count is not None:
        return sum(one == fact.count for one in found)
    return sum(len(one) if isinstance(one, list | dict) else int(one) for one in found)


def places(fact: Fact, view: Any, seat: Seat, seats: int) -> list[Any]:
    """The values that a path through a view leads to; raises `BadFact` for one to nowhere."""
    found = [view]
    for part in fact.view.split("."):
        found = [one for value in found for one in _inside(fact, value, part, seat, seats)]
    if fact.count is not None and len(found) == 1 and isinstance(found[0], list):
        return found[0]
    return found


def is_hidden(fact: Fact, view: Any, seat: Seat, seats: int) -> bool:
    """Whether the seat does not know a value that the fact is made of."""
    return any(type(one) is int and one == HIDDEN for one in places(fact, view, seat, seats))


def _inside(fact: Fact, value: Any, part: str, seat: Seat, seats: int) -> list[Any]:
    if part == "*":
        return list(value.values()) if isinstance(value, dict) else list(value)
    number = {"you": seat, "left": (seat + 1) % seats, "right": (seat - 1) % seats}.get(part)
    key = part if number is None else str(number)
    try:
        return [value[int(key)] if isinstance(value, list) else value[key]]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadFact(f"fact {fact.name!r}: the view has no {fact.view!r}.") from None


def _has(message: Message, fact: Fact, seat: Seat) -> bool:
    return all(
        message.args.get(key) == (seat if one == "you" else one) for key, one in fact.where.items()
    )


def _argument(message: Message, fact: Fact) -> int:
    value = message.args.get(fact.sums)
    if not isinstance(value, int):
        raise BadFact(f"fact {fact.name!r} adds up {fact.sums!r}, which is no number.")
    return value
