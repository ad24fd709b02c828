"""The text of a module that writes the views of one game as bytes; the build compiles it.

It does what `State.flatten` and `packing` do together, without a list in between.
"""

import dataclasses
import typing
from collections.abc import Iterator
from typing import Any

from cheeseboard import registry
from cheeseboard.bounds import Bounds
from cheeseboard.learn.layout import fields_of, is_state

HEAD = '''\
"""Made by the build."""

from typing import Any
from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16
from cheeseboard.learn.packing_fast import first_of, write_flags, write_list, write_numbers
from cheeseboard.learn.packing_fast import write_rest, write_set, write_sets, write_text
from cheeseboard.learn.packing_fast import write_texts, write_tuple
from cheeseboard.state import Sizes
'''
FOOT = """

def encode(views: list[{state}], seats: list[int], sizes: Sizes, features: Any) -> bytearray:
    out = BytesWriter()
    number = 0
    for view in views:
        seat = seats[number]
        write_i16_le(out, i16(seat))
        write_{state}(out, view, sizes)
        if features is not None:
            more: list[int] = features(view, seat)
            for value in more:
                write_i16_le(out, i16(value))
        number += 1
    return bytearray(out.getvalue())
"""
FROZEN = '''

def write_{name}(out: BytesWriter, self: {name}, sizes: Sizes) -> None:
    """It stays as it is, mostly for a whole match: its bytes are kept."""
    if sizes.packed is not self:
        made = BytesWriter()
        write_new_{name}(made, self, sizes)
        sizes.packed = self
        sizes.packed_bytes = made.getvalue()
    out.write(sizes.packed_bytes)
'''


Sets = set[tuple[type, str]]
"""Fields that hold sets as bits, whatever the options."""


def packing_source(game: str, bounds: Bounds) -> str:
    """A module with a function `encode` for views of a game."""
    state = registry.load(game).state_type
    classes = list(dict.fromkeys(_classes(state)))
    sets = set(_sets(state, bounds))
    lines = [HEAD]
    lines += [f"from {cls.__module__} import {cls.__name__}" for cls in classes]
    for cls in classes:
        is_frozen = cls.__dataclass_params__.frozen  # type: ignore[attr-defined]
        name = f"new_{cls.__name__}" if is_frozen else cls.__name__
        lines += ["", "", f"def write_{name}(out: BytesWriter, self: {cls.__name__}, sizes: Sizes)"]
        lines[-1] += " -> None:"
        for index, (field, hint) in enumerate(fields_of(cls)):
            is_set = (cls, field) in sets
            lines += [f"    {line}" for line in _statements(hint, f"self.{field}", index, is_set)]
        if is_frozen:
            lines.append(FROZEN.format(name=cls.__name__))
    lines.append(FOOT.format(state=state.__name__))
    return "\n".join(lines)


def _classes(cls: type, seen: tuple[type, ...] = ()) -> Iterator[type]:
    if cls in seen:
        return
    assert dataclasses.is_dataclass(cls)
    for _, hint in fields_of(cls):
        for part in (hint, *typing.get_args(hint)):
            if is_state(part):
                yield from _classes(part, (*seen, cls))
    yield cls


def _sets(cls: type, bounds: Bounds) -> Iterator[tuple[type, str]]:
    for name, hint in fields_of(cls):
        if name in bounds:
            if bounds[name].bits:
                yield cls, name
            for part in (hint, *typing.get_args(hint)):
                if is_state(part):
                    yield from _sets(part, bounds[name].parts)


def _statements(hint: Any, value: str, index: int, is_set: bool) -> list[str]:
    field = f"{value}, sizes, {index}"
    if is_set:
        return [f"write_set{'' if hint is int else 's'}(out, {field})"]
    if hint is bool:
        return [f"write_i16_le(out, 1 if {value} else 0)"]
    if hint is int:
        return [f"write_i16_le(out, i16({value}))"]
    if hint is str:
        return [f"write_text(out, {field})"]
    part = f"sizes.parts[{index}]"
    if is_state(hint):
        return [f"write_{hint.__name__}(out, {value}, {part})"]
    item = typing.get_args(hint)[0]
    is_list = typing.get_origin(hint) is list
    if item is int:
        return [f"write_{'numbers' if is_list else 'tuple'}(out, {field})"]
    if item is bool:
        return [f"write_flags(out, {field})"]
    if item is str:
        return [f"write_texts(out, {field})"]
    if is_state(item):
        is_frozen = item.__dataclass_params__.frozen
        name = f"new_{item.__name__}" if is_frozen else item.__name__
        body, size = f"write_{name}(out, {value}[at], {part})", f"{part}.size"
    elif typing.get_origin(item) is list:
        body, size = f"write_list(out, {value}[at], sizes, {index})", f"sizes.inner[{index}]"
    else:
        body, size = f"write_list(out, list({value}[at]), sizes, {index})", f"sizes.inner[{index}]"
    return [
        f"for at in range(first_of(len({value}), sizes, {index}), len({value})):",
        f"    {body}",
        f"write_rest(out, len({value}), sizes, {index}, {size})",
    ]
