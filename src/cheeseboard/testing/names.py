"""The names that matches on disk are made of: kept in a list, so that none is renamed by accident.

`saved.toml` of a game holds the fields of its positions, its options, its moves, the sentences of
its log with what they need, and what else `Game.names_on_disk` gives. It grows as the game grows;
what it has lost needs another `shape` and some lines of `upgrade`.
"""

import json
import tomllib
import typing
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from cheeseboard import registry
from cheeseboard.game import Game
from cheeseboard.state import State, with_default

TOLD: Final = ("event-", "over-", "score-")
"""How the keys of sentences begin that go to disk."""

Names = dict[str, Any]


def names_file(game: Game[Any, Any]) -> Path:
    return registry.folder(game.meta.id) / "saved.toml"


def kept_names(game: Game[Any, Any]) -> Names:
    """The list that is kept; empty for a game that has none yet."""
    path = names_file(game)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def present_names(game: Game[Any, Any]) -> Names:
    """The same list, made from the game as it is."""
    more = game.names_on_disk()
    return {
        "shape": game.meta.shape,
        "options": sorted(option.name for option in game.meta.options),
        "moves": sorted(move.text for move in game.catalogue),
        "fields": {cls.__name__: _fields(cls) for cls in _all_states(game.state_type)},
        "events": _events(game),
        "names": {kind: sorted(found) for kind, found in sorted(more.items()) if _is_set(found)},
        "numbered": {kind: list(found) for kind, found in more.items() if not _is_set(found)},
    }


def _is_set(names: Sequence[str] | frozenset[str]) -> bool:
    return isinstance(names, frozenset)


def _fields(cls: Any) -> list[str]:
    hints = typing.get_type_hints(cls)
    return [
        f"{field.name}: {_type(hints[field.name])}"
        + (" = …" if field.name in with_default(cls) else "")
        for field in fields(cls)
    ]


def _all_states(cls: type[State]) -> list[type[State]]:
    """The classes that a position is made of, by their names."""
    found = {cls}
    left = [cls]
    while left:
        hints = typing.get_type_hints(left.pop()).values()
        new = {inner for hint in hints for inner in _states(hint)} - found
        found |= new
        left += new
    return sorted(found, key=lambda one: one.__name__)


def _type(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) and not typing.get_args(hint) else str(hint)


def _states(hint: Any) -> Iterator[type[State]]:
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint  # type: ignore[misc]
    for inner in typing.get_args(hint):
        yield from _states(inner)


def _events(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The sentences that are told, with the arguments that they need."""
    found: dict[str, list[str]] = {}
    files = [home / "words" / "en.ftl" for home in registry.homes(game.meta.id)]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, FluentMessage) and entry.id.name.startswith(TOLD):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = sorted(variables.names)
    return dict(sorted(found.items()))


class _Variables(Visitor):
    """The arguments of a message; `$seat_name` and the like come of `seat`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.partition("_")[0])


def lost_names(kept: Names, present: Names) -> Iterator[str]:
    """What the kept list has and the game has not: matches on disk would not open."""
    for kind in ("options", "moves"):
        for name in kept[kind]:
            if name not in present[kind]:
                yield f"{kind[:-1]} {name!r} is gone"
    for cls, lines in kept["fields"].items():
        yield from _lost_fields(cls, lines, present["fields"].get(cls, []))
    for key, args in kept["events"].items():
        if key not in present["events"]:
            yield f"event {key!r} is gone"
        elif not set(present["events"][key]) <= set(args):
            more = ", ".join(sorted(set(present["events"][key]) - set(args)))
            yield f"event {key!r} now needs {more}"
    for kind, names in kept["names"].items():
        for name in names:
            if name not in present["names"].get(kind, []):
                yield f"{name!r} of the {kind} is gone"
    for kind, names in kept["numbered"].items():
        if present["numbered"].get(kind, [])[: len(names)] != names:
            yield f"the {kind} have other numbers"


def _hints(lines: Sequence[str]) -> dict[str, str]:
    split = (line.removesuffix(" = …").partition(":") for line in lines)
    return {name: hint for name, _, hint in split}


def _lost_fields(cls: str, before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    old, new = _hints(before), _hints(now)
    for name, hint in old.items():
        if name not in new:
            yield f"field {cls}.{name} is gone"
        elif new[name] != hint:
            yield f"field {cls}.{name} was{hint}, now it is{new[name]}"
    for line in now:
        if line.partition(":")[0] not in old and not line.endswith(" = …"):
            yield f"field {cls}.{line.partition(':')[0]} is new and has no default"


def check_names(game: Game[Any, Any]) -> Iterator[str]:
    """What is wrong with the names on disk, a sentence each."""
    kept, present = kept_names(game), present_names(game)
    id = game.meta.id
    if not kept:
        yield f"There is no saved.toml; `cheeseboard saves {id} --write` makes it."
        return
    if kept["shape"] == present["shape"]:
        for lost in lost_names(kept, present):
            yield (
                f"On disk, {lost}. Raise `shape` in meta.toml, write in `upgrade` what becomes of "
                f"older saves, and run `cheeseboard saves {id} --write`."
            )
    if kept != present:
        yield f"saved.toml is not up to date; run `cheeseboard saves {id} --write`."


class Lost(ValueError):
    """Names on disk would be lost; the text says which."""


def write_names(game: Game[Any, Any]) -> None:
    """Keep the present names; raises `Lost` where that would hide a loss."""
    kept, present = kept_names(game), present_names(game)
    if kept and kept["shape"] == present["shape"]:
        lost = list(lost_names(kept, present))
        if lost:
            raise Lost(f"On disk, {'; '.join(lost)}. Raise `shape` in meta.toml first.")
    names_file(game).write_text(_toml(present), encoding="utf-8")


def _toml(names: Names) -> str:
    lines = [
        "# What matches on disk are made of. Made by `cheeseboard saves`; see docs/saves.md.",
        "",
        f"shape = {names['shape']}",
        _array("options", names["options"]),
        _array("moves", names["moves"]),
    ]
    for table in ("fields", "events", "names", "numbered"):
        lines += ["", f"[{table}]", *(_array(key, value) for key, value in names[table].items())]
    return "\n".join(lines) + "\n"


def _array(key: str, items: Sequence[str]) -> str:
    name = key if key.replace("-", "").replace("_", "").isalnum() else json.dumps(key)
    line = f"{name} = [{', '.join(json.dumps(item, ensure_ascii=False) for item in items)}]"
    if len(line) <= 100:
        return line
    rows, row = [], ""
    for item in items:
        text = json.dumps(item, ensure_ascii=False) + ","
        if row and len(row) + len(text) > 94:
            rows.append(row)
            row = ""
        row += (" " if row else "") + text
    rows.append(row)
    return "\n".join([f"{name} = [", *(f"    {row}" for row in rows), "]"])
