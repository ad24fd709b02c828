"""What a position is made of: plain data that copies, compares and goes to JSON by its annotations.

A game declares its position as dataclasses derived from `State`:

    @dataclass(slots=True)
    class Position(State):
        prize: int
        bids: list[int]

and gets `copy`, `==`, `to_json`, `from_json` and `flatten`. Fields may be `int`, `bool`, `str`,
other states, and lists or tuples of those; nothing else, above all no maps. Tuples, and states
declared `frozen=True`, never change: copies share them. A field with a default may be missing in
JSON: so a position that was written before the field was there is still read.
"""

import dataclasses
import functools
import hashlib
import json
import types
import typing
from collections.abc import Callable
from typing import Any, Final, Self

HIDDEN: Final = -1
"""A hole in a view: something is here, and this seat may not know what."""

NONE: Final = -2
"""Nothing is here, or it never happened; everybody who sees the field may know that."""


ABSENT: Final = -3
"""Stands in flat numbers where a list could have more items than it has."""


class StateError(ValueError):
    """JSON that is no state of the class it was read for; the text says where."""


class Sizes:
    """How many numbers each field of a state takes when it is flattened; made from its bounds."""

    __slots__ = (
        "bits",
        "flat",
        "inner",
        "is_latest",
        "kept",
        "kept_numbers",
        "most",
        "packed",
        "packed_bytes",
        "parts",
        "size",
        "words",
    )

    def __init__(
        self,
        size: int,
        flat: int,
        most: list[int],
        inner: list[int],
        is_latest: list[bool],
        bits: list[int],
        words: list[dict[str, int]],
        parts: "list[Sizes]",
    ) -> None:
        self.size = size
        """Numbers of the whole state, once sets are spread into bits."""
        self.flat = flat
        """Numbers that `flatten` appends: a set is one."""
        self.most = most
        """By field: most items of a list."""
        self.inner = inner
        """By field: most items of each list in a list."""
        self.is_latest = is_latest
        """By field: whether a longer list is there with its last items."""
        self.bits = bits
        """By field: the bits of a set; 0 for a number."""
        self.words = words
        """By field: the numbers of texts."""
        self.parts = parts
        """By field: the sizes of the states in it."""
        self.kept: State | None = None
        """The frozen state that was flattened last."""
        self.kept_numbers: list[int] = []
        self.packed: State | None = None
        """The one that a compiled module wrote last."""
        self.packed_bytes = b""

    def text(self, index: int, value: str) -> list[int]:
        """A text as the number of its word, or as its letters where there are no words."""
        if self.words[index]:
            return [self.words[index][value]]
        numbers = [min(ord(letter), 32767) for letter in value]
        if len(numbers) != self.most[index]:
            fit(numbers, len(numbers), self.most[index], 1, self.is_latest[index])
        return numbers


class State:
    """Base of every dataclass in a position."""

    __slots__ = ()

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        return _copier(type(self))(self)  # type: ignore[no-any-return]

    def to_json(self) -> dict[str, Any]:
        """The state as what `json.dumps` takes; field names are the keys."""
        return _writer(type(self))(self)  # type: ignore[no-any-return]

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The state that `to_json` described; raises `StateError` for anything else."""
        return _read(cls, data, cls.__name__)  # type: ignore[no-any-return]

    def flatten(self, out: list[int], sizes: Sizes) -> None:
        """Append the state's values to `out`, always `sizes.flat` numbers, field after field."""
        _flattener(type(self))(self, out, sizes)

    def fingerprint(self) -> str:
        """32 hex digits that differ for different states; the same on every machine."""
        text = json.dumps(self.to_json(), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def holes(self) -> int:
        """How many `HIDDEN` this state holds."""
        return _count_holes(self.to_json())


def _count_holes(data: object) -> int:
    if isinstance(data, dict):
        return sum(_count_holes(value) for value in data.values())
    if isinstance(data, list):
        return sum(_count_holes(value) for value in data)
    return int(data == HIDDEN)


# --- what annotations say -------------------------------------------------------------------

_SCALARS: Final = (int, bool, str)


def _fields(cls: type) -> list[tuple[str, Any]]:
    if not dataclasses.is_dataclass(cls):
        raise TypeError(f"{cls.__name__} must be a dataclass to be (part of) a state.")
    hints = typing.get_type_hints(cls)
    return [(field.name, hints[field.name]) for field in dataclasses.fields(cls)]


def _is_state(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, State)


def _is_frozen(annotation: Any) -> bool:
    return _is_state(annotation) and annotation.__dataclass_params__.frozen


def _is_shared(annotation: Any) -> bool:
    """Whether copies may hold the very same object."""
    if annotation in _SCALARS or _is_frozen(annotation):
        return True
    if typing.get_origin(annotation) is tuple:
        return all(_is_shared(item) for item in _items(annotation))
    return False


def _items(annotation: Any) -> list[Any]:
    return [item for item in typing.get_args(annotation) if item is not Ellipsis]


def _item(annotation: Any) -> Any:
    """The one type of the items of a list or of a tuple of any length."""
    items = _items(annotation)
    arguments = typing.get_args(annotation)
    is_list = typing.get_origin(annotation) is list and len(items) == 1
    is_tuple = typing.get_origin(annotation) is tuple and arguments[1:] == (Ellipsis,)
    if not is_list and not is_tuple:
        name = annotation if isinstance(annotation, types.GenericAlias) else repr(annotation)
        raise TypeError(f"A state cannot hold {name}: use int, bool, str, states, lists or tuples.")
    return items[0]


# --- functions made once per class ----------------------------------------------------------

_copiers: dict[type, Callable[[Any], Any]] = {}
_writers: dict[type, Callable[[Any], Any]] = {}
_flatteners: dict[type, Callable[[Any, list[int], Sizes], None]] = {}


def _copier(cls: type) -> Callable[[Any], Any]:
    found = _copiers.get(cls)
    if found is None:
        found = _copiers[cls] = _function(cls, copy_source(cls, "state"))
    return found


def _writer(cls: type) -> Callable[[Any], Any]:
    found = _writers.get(cls)
    if found is None:
        found = _writers[cls] = _function(cls, _json_source(cls, "state"))
    return found


def _flattener(cls: type) -> Callable[[Any, list[int], Sizes], None]:
    found = _flatteners.get(cls)
    if found is None:
        lines = "\n    ".join(flatten_source(cls))
        made: dict[str, Any] = {"fit": fit, "flatten_frozen": flatten_frozen}
        exec(f"def flatten(self, out, sizes):\n    {lines}", made)
        found = _flatteners[cls] = made["flatten"]
    return found


def _function(cls: type, source: str) -> Callable[[Any], Any]:
    """Compile an expression about `state`, as `dataclasses` does for `__init__`."""
    return eval(f"lambda state: {source}", {cls.__name__: cls})  # type: ignore[no-any-return]


def copy_source(cls: type, state: str) -> str:
    """The expression that copies a state with this name; compiled builds write it out."""
    if _is_frozen(cls):
        return state
    values = (_copy_expression(hint, f"{state}.{name}") for name, hint in _fields(cls))
    return f"{cls.__name__}({', '.join(values)})"


def _json_source(cls: type, state: str) -> str:
    values = (
        f"{name!r}: {_json_expression(hint, f'{state}.{name}')}" for name, hint in _fields(cls)
    )
    return f"{{{', '.join(values)}}}"


def _copy_expression(annotation: Any, value: str, depth: int = 0) -> str:
    if _is_shared(annotation):
        return value
    if _is_state(annotation):
        return f"{value}.copy()"
    item = _item(annotation)
    if typing.get_origin(annotation) is list and _is_shared(item):
        return f"{value}[:]"
    each = f"item{depth}"
    inner = f"{_copy_expression(item, each, depth + 1)} for {each} in {value}"
    return f"[{inner}]" if typing.get_origin(annotation) is list else f"tuple([{inner}])"


def _json_expression(annotation: Any, value: str, depth: int = 0) -> str:
    if annotation in _SCALARS:
        return value
    if _is_state(annotation):
        return f"{value}.to_json()"
    item = _item(annotation)
    each = f"item{depth}"
    return f"[{_json_expression(item, each, depth + 1)} for {each} in {value}]"


# --- flat numbers ---------------------------------------------------------------------------


def flatten_source(cls: type) -> list[str]:
    """The statements that append the numbers of `self` to `out`."""
    lines = []
    scalars: list[str] = []
    for index, (name, annotation) in enumerate(_fields(cls)):
        if annotation in (int, bool):
            scalars.append(f"self.{name}")
            continue
        if scalars:
            lines.append(f"out.extend([{', '.join(scalars)}])")
            scalars = []
        lines += _flatten_statements(annotation, f"self.{name}", index)
    if scalars:
        lines.append(f"out.extend([{', '.join(scalars)}])")
    return lines or ["pass"]


def _flatten_statements(annotation: Any, value: str, index: int) -> list[str]:
    part = f"sizes.parts[{index}]"
    if annotation is str:
        return [f"out.extend(sizes.text({index}, {value}))"]
    if _is_frozen(annotation):
        return [f"flatten_frozen({value}, out, {part})"]
    if _is_state(annotation):
        return [f"{value}.flatten(out, {part})"]
    item = _item(annotation)
    most, latest = f"sizes.most[{index}]", f"sizes.is_latest[{index}]"
    if item in (int, bool):
        return [
            f"out.extend({value})",
            f"if len({value}) != {most}:",
            f"    fit(out, len({value}), {most}, 1, {latest})",
        ]
    each, size = f"item{index}", f"sizes.inner[{index}]"
    if item is str:
        body, size = [f"    out.append(sizes.words[{index}][{each}])"], "1"
    elif _is_state(item):
        body, size = [f"    {each}.flatten(out, {part})"], f"{part}.flat"
    elif _item(item) in (int, bool):
        body = [
            f"    out.extend({each})",
            f"    if len({each}) != {size}:",
            f"        fit(out, len({each}), {size}, 1, {latest})",
        ]
    else:
        raise TypeError(f"{annotation} is nested too deep to be flattened.")
    return [
        f"for {each} in {value}:",
        *body,
        f"if len({value}) != {most}:",
        f"    fit(out, len({value}), {most}, {size}, {latest})",
    ]


def flatten_frozen(state: State, out: list[int], sizes: Sizes) -> None:
    """A frozen state stays as it is, mostly for a whole match: its numbers are kept."""
    if sizes.kept is not state:
        numbers: list[int] = []
        state.flatten(numbers, sizes)
        sizes.kept, sizes.kept_numbers = state, numbers
    out.extend(sizes.kept_numbers)


def fit(out: list[int], have: int, most: int, size: int, is_latest: bool) -> None:
    """Fill up the list that was just appended to `most` items, or leave its oldest ones out."""
    if have < most:
        out.extend([ABSENT] * ((most - have) * size))
    elif is_latest:
        del out[len(out) - have * size : len(out) - most * size]
    else:
        raise StateError(f"A list has {have} items, but its bound says {most} at most.")


def _read(annotation: Any, data: object, place: str) -> Any:
    if annotation in _SCALARS:
        if type(data) is not annotation:
            names = {int: "a whole number", bool: "true or false", str: "a text"}
            raise _wrong(place, names[annotation], data)
        return data
    if _is_state(annotation):
        return _read_state(annotation, data, place)
    item = _item(annotation)
    if not isinstance(data, list):
        raise _wrong(place, "a list", data)
    values = [_read(item, value, f"{place}[{index}]") for index, value in enumerate(data)]
    return values if typing.get_origin(annotation) is list else tuple(values)


def _read_state(cls: Any, data: object, place: str) -> Any:
    fields = _fields(cls)
    names = [name for name, _ in fields]
    needed = [name for name in names if name not in with_default(cls)]
    if not isinstance(data, dict) or not set(needed) <= set(data) <= set(names):
        raise _wrong(place, f"an object with the keys {', '.join(names)}", data)
    return cls(
        **{
            name: _read(annotation, data[name], f"{place}.{name}")
            for name, annotation in fields
            if name in data
        }
    )


@functools.cache
def with_default(cls: type) -> frozenset[str]:
    """The fields that a state may be written without."""
    return frozenset(
        field.name
        for field in dataclasses.fields(cls)
        if field.default is not dataclasses.MISSING
        or field.default_factory is not dataclasses.MISSING
    )


def _wrong(place: str, wanted: str, data: object) -> StateError:
    found = json.dumps(data, default=str)
    return StateError(f"{place} must be {wanted}, not {found[:60]}.")
