"""Where each value of a state lies among its flat numbers, from annotations and bounds."""

import dataclasses
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cheeseboard.bounds import Bound, Bounds
from cheeseboard.state import ABSENT, NONE, Sizes, State


class BadBounds(ValueError):
    """Bounds that do not fit the annotations of a state; the text says which field."""


@dataclass(frozen=True, slots=True)
class Place:
    """One number of an observation."""

    name: str
    """`floor[3]`, `stack[0].seat`; `open_rooms:4` is bit 4 of a set."""
    low: int
    high: int
    """-1 is hidden, -2 is none, -3 is beyond the end of a list; a range holds them all."""
    words: tuple[str, ...] = ()
    """What 0, 1, 2 … stand for, where the state has a text."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One flat number, which becomes several places if it is a set of bits."""

    places: tuple[Place, ...]


def sizes_of(cls: type, bounds: Bounds, path: str = "") -> Sizes:
    """The sizes by which `flatten` lays out a state; raises `BadBounds`."""
    fields = fields_of(cls)
    _check_names(fields, bounds, path)
    given = [bounds.get(name, Bound()) for name, _ in fields]
    parts = [
        sizes_of(part, bound.parts, f"{path}{name}.") if part is not None else _empty()
        for (name, hint), bound in zip(fields, given, strict=True)
        for part in [_part(hint, bound)]
    ]
    return Sizes(
        size=sum(len(slot.places) for slot in slots_of(cls, bounds, path)),
        flat=sum(1 for _ in slots_of(cls, bounds, path)),
        most=[bound.most for bound in given],
        inner=[bound.inner for bound in given],
        is_latest=[bound.is_latest for bound in given],
        bits=[bound.bits for bound in given],
        words=[{text: number for number, text in enumerate(bound.texts)} for bound in given],
        parts=parts,
    )


def slots_of(cls: type, bounds: Bounds, path: str = "", low: int = NONE) -> Iterator[Slot]:
    """The numbers of a state in the order of `flatten`."""
    for name, hint in fields_of(cls):
        yield from _slots(hint, bounds.get(name, Bound()), f"{path}{name}", low)


def _slots(hint: Any, bound: Bound, name: str, low: int) -> Iterator[Slot]:
    if hint is bool:
        yield Slot((Place(name, 0 if low == NONE else low, 1),))
    elif hint is str and not bound.texts:
        for index in range(bound.most):
            yield Slot((Place(f"{name}[{index}]", ABSENT, bound.high),))
    elif hint in (int, str):
        yield _scalar(bound, name, low)
    elif is_state(hint):
        yield from slots_of(hint, bound.parts, f"{name}.", low)
    else:
        item = typing.get_args(hint)[0]
        for index in range(bound.most):
            each = f"{name}[{index}]"
            if is_state(item):
                yield from slots_of(item, bound.parts, f"{each}.", ABSENT)
            elif item in (int, bool, str):
                yield _scalar(bound, each, ABSENT)
            else:
                for inner in range(bound.inner):
                    yield _scalar(bound, f"{each}[{inner}]", ABSENT)


def _scalar(bound: Bound, name: str, low: int) -> Slot:
    if bound.bits:
        return Slot(tuple(Place(f"{name}:{bit}", low, 1) for bit in range(bound.bits)))
    if bound.texts:
        least = 0 if low == NONE else low
        return Slot((Place(name, least, max(len(bound.texts) - 1, 1), bound.texts),))
    return Slot((Place(name, low, bound.high),))


def fields_of(cls: type) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(cls)
    return [(field.name, hints[field.name]) for field in dataclasses.fields(cls)]


def is_state(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, State)


def _part(hint: Any, bound: Bound) -> type | None:
    """The class of the states in a field; none where there can be none, which ends recursion."""
    if is_state(hint):
        return typing.cast(type, hint)
    items = typing.get_args(hint)
    if items and is_state(items[0]) and bound.most:
        return typing.cast(type, items[0])
    return None


def _empty() -> Sizes:
    return Sizes(0, 0, [], [], [], [], [], [])


def _check_names(fields: list[tuple[str, Any]], bounds: Bounds, path: str) -> None:
    names = {name for name, _ in fields}
    for name in bounds:
        if name not in names:
            raise BadBounds(f"The bounds name {path}{name}, but there is no such field.")
    for name, hint in fields:
        if hint is not bool and name not in bounds:
            raise BadBounds(f"The bounds do not say what {path}{name} can hold.")
