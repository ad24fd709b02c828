"""Reads a game's `help.toml`; docs/write-help.md says what it may hold."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.help.conditions import BadCondition, Variant, check_condition, variants
from cheeseboard.help.facts import Fact, read_fact

TONES: Final = ("plain", "gain", "loss")


class BadHelp(ValueError):
    """Help that cannot be read or told; the text says where and why."""


@dataclass(frozen=True, slots=True)
class About:
    """What a decision is about."""

    decision: str
    """The key of the decision's sentence; may hold a `*`."""
    say: tuple[Variant, ...]
    each: bool = False
    """Whether its sentences are known one by one, and not with the kind of decision."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A picture of the game, and what it means."""

    id: str
    art: tuple[str, ...]
    """The symbols of the art that show it, the first one on its card; each may hold a `*`."""
    element: tuple[str, ...]
    """Ids of elements of the drawing that are it, whatever is drawn there."""
    group: str
    say: tuple[Variant, ...]
    rule: str

    @property
    def name(self) -> str:
        return f"symbol-{self.id}"


@dataclass(frozen=True, slots=True)
class Slip:
    """A move that certainly wastes something, and what to do instead."""

    id: str
    move: str
    when: str
    say: tuple[Variant, ...]
    instead: str
    rule: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a good player would make a move."""

    id: str
    move: str
    when: str
    term: str
    """A part of the appraisal that the move must make better; empty for any move."""
    least: float
    """By how much at least."""
    weight: int
    say: str


@dataclass(frozen=True, slots=True)
class Column:
    """A number for each seat in the balance of a round."""

    id: str
    picture: str
    tone: str
    by: str
    """The argument of the events that names the seat."""
    fact: Fact


@dataclass(frozen=True, slots=True)
class Decided:
    """A sentence about a round or about the next one, said if its condition holds."""

    say: str
    when: str


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the quick reference: a heading and so many lines."""

    id: str
    lines: int
    picture: str


@dataclass(frozen=True, slots=True)
class Help:
    """All help of a game."""

    game: str
    facts: tuple[Fact, ...] = ()
    about: tuple[About, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    slips: tuple[Slip, ...] = ()
    reasons: tuple[Reason, ...] = ()
    round: Fact | None = None
    """The events that end a round."""
    times: int = 1
    """How many of these make a balance."""
    is_opening: bool = False
    """Whether the events open a round instead, so that all but the first also end one."""
    columns: tuple[Column, ...] = ()
    decided: tuple[Decided, ...] = ()
    upcoming: tuple[Decided, ...] = ()
    """What to think of in the next round."""
    boxes: tuple[Box, ...] = ()
    files: tuple[Path, ...] = field(default=())

    @property
    def is_there(self) -> bool:
        return bool(self.files)

    @property
    def is_by_turns(self) -> bool:
        """Whether a balance is one of the seat's own turns, not of everybody's rounds."""
        return self.round is not None and "you" in self.round.where.values()


@cache
def help_of(game: str) -> Help:
    """The help of a game, read once; empty where it has none."""
    return read_help(game)


def read_help(game: str) -> Help:
    """The help of a game and its parts; raises `BadHelp`."""
    files = [home / "help.toml" for home in registry.homes(game)]
    return joined(game, [file for file in files if file.exists()])


def joined(game: str, files: list[Path]) -> Help:
    """One help from several files; only one of them says what a round is."""
    data: dict[str, Any] = {}
    for file in files:
        try:
            _join(data, tomllib.loads(file.read_text(encoding="utf-8")))
        except ValueError as error:
            raise BadHelp(f"{file}: {error}") from None
    try:
        return _help(game, data, tuple(files))
    except (KeyError, TypeError, AttributeError) as error:
        raise BadHelp(f"{game}, help.toml: {error!r} is missing or has the wrong type.") from None
    except (BadCondition, ValueError) as error:
        raise BadHelp(f"{game}, help.toml: {error}") from None


def _join(data: dict[str, Any], more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        if key not in KEYS:
            raise ValueError(f"{key!r} is not known; there are {', '.join(KEYS)}.")
        if isinstance(value, list):
            data[key] = [*data.get(key, []), *value]
        elif key == "facts":
            data[key] = {**data.get(key, {}), **value}
        else:
            data[key] = value


KEYS: Final = (
    "facts",
    "about",
    "symbol",
    "slip",
    "reason",
    "round",
    "summary",
    "decided",
    "next",
    "reference",
)


def _help(game: str, data: Mapping[str, Any], files: tuple[Path, ...]) -> Help:
    ends = dict(data.get("round", {}))
    times = ends.pop("times", 1)
    is_opening = ends.pop("opens", False)
    found = Help(
        game=game,
        facts=tuple(read_fact(name, one) for name, one in data.get("facts", {}).items()),
        about=tuple(_about(one) for one in data.get("about", [])),
        symbols=tuple(_symbol(one) for one in data.get("symbol", [])),
        slips=tuple(_slip(one) for one in data.get("slip", [])),
        reasons=tuple(_reason(one) for one in data.get("reason", [])),
        round=read_fact("round", ends) if ends else None,
        times=times,
        is_opening=is_opening,
        columns=tuple(_column(one) for one in data.get("summary", [])),
        decided=_sentences(data, "decided"),
        upcoming=_sentences(data, "next"),
        boxes=tuple(
            Box(one["id"], one["lines"], one.get("picture", ""))
            for one in data.get("reference", [])
        ),
        files=files,
    )
    _check(found)
    return found


def _check(found: Help) -> None:
    all_ids: list[list[str]] = [
        [one.id for one in found.symbols],
        [one.id for one in found.slips],
        [one.id for one in found.reasons],
        [one.id for one in found.columns],
        [one.id for one in found.boxes],
    ]
    for ids in all_ids:
        for id in ids:
            if ids.count(id) > 1:
                raise ValueError(f"{id!r} is there twice.")
    said = [one.say for one in found.about]
    said += [one.say for one in found.symbols]
    said += [one.say for one in found.slips]
    conditions = [variant.when for several in said for variant in several]
    conditions += [one.when for one in found.slips]
    conditions += [one.when for one in found.reasons]
    conditions += [one.when for one in (*found.decided, *found.upcoming)]
    for condition in conditions:
        check_condition(condition)
    for column in found.columns:
        if column.tone not in TONES:
            raise ValueError(f"column {column.id!r}: the tone is one of {', '.join(TONES)}.")
    if found.columns and found.round is None:
        raise ValueError("there are columns of a summary, but no [round].")
    if found.times < 1 or (found.round is not None and not found.round.event):
        raise ValueError("[round] names the event that ends it; `times` is 1 or more.")


def _sentences(data: Mapping[str, Any], kind: str) -> tuple[Decided, ...]:
    return tuple(
        Decided(one.get("say") or f"{kind}-{one['id']}", one.get("when", ""))
        for one in data.get(kind, [])
    )


def _about(data: Mapping[str, Any]) -> About:
    decision = data["decision"]
    usual = f"about-{decision.removeprefix('decision-')}"
    return About(decision, variants(data.get("say", usual)), data.get("each", False))


def _symbol(data: Mapping[str, Any]) -> Symbol:
    id = data["id"]
    return Symbol(
        id,
        texts(data.get("art", [])),
        texts(data.get("element", [])),
        data["group"],
        variants(data.get("say", f"symbol-{id}-say")),
        data["rule"],
    )


def _slip(data: Mapping[str, Any]) -> Slip:
    id = data["id"]
    return Slip(
        id,
        data["move"],
        data.get("when", ""),
        variants(data.get("say", f"slip-{id}")),
        data.get("instead", f"slip-{id}-instead"),
        data.get("rule", ""),
    )


def _reason(data: Mapping[str, Any]) -> Reason:
    id = data["id"]
    return Reason(
        id,
        data.get("move", "*"),
        data.get("when", ""),
        data.get("term", ""),
        float(data.get("least", 0)),
        int(data.get("weight", 1)),
        data.get("say", f"reason-{id}"),
    )


def _column(data: Mapping[str, Any]) -> Column:
    id = data["id"]
    own = ("id", "picture", "tone", "by")
    fact = read_fact(id, {key: one for key, one in data.items() if key not in own})
    if fact.label:
        raise ValueError(f"column {id!r} is made of events or of a place in the view.")
    return Column(
        id, data.get("picture", ""), data.get("tone", "plain"), data.get("by", "seat"), fact
    )


def texts(data: Any) -> tuple[str, ...]:
    """A list of texts; raises `TypeError` for anything else."""
    if not isinstance(data, list) or not all(isinstance(one, str) for one in data):
        raise TypeError("a list of texts")
    return tuple(data)
