"""Which seat counts and options to try."""

import tomllib
from dataclasses import dataclass
from typing import Any

from cheeseboard import registry
from cheeseboard.game import Game, Options, refuse_setup
from cheeseboard.registry import folder


def grown_games() -> list[str]:
    """Games beyond alpha: these have covers, lessons, figures, chances and the like."""
    return [id for id in registry.ids() if registry.meta(id).stage != "alpha"]


@dataclass(frozen=True, slots=True)
class Short:
    """A match that is soon over, for tests that play one of every game to its end."""

    seats: int
    options: dict[str, Any]
    categories: dict[str, int]
    """How often every seat is in some of the categories that a balance report splits matches by."""


def short_match(game: Game[Any, Any]) -> Short:
    """What `tests/matches.toml` of a game says, or a match for two with the usual options."""
    found = _matches(game).get("short", {})
    return Short(
        seats=found.get("seats", min(seats for seats in game.meta.seats if seats > 1)),
        options=found.get("options", {}),
        categories=found.get("categories", {}),
    )


def secret_options(game: Game[Any, Any]) -> dict[str, Any]:
    """Options with which there is much to hide, from the same file."""
    options: dict[str, Any] = _matches(game).get("secret", {})
    return options


def _matches(game: Game[Any, Any]) -> dict[str, Any]:
    path = folder(game.meta.id) / "tests" / "matches.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def settings(game: Game[Any, Any]) -> list[tuple[int, Options]]:
    """Every seat count with every preset, and a pairwise cover of option values."""
    found: list[tuple[int, Options]] = [
        (seats, dict(preset)) for seats in game.meta.seats for preset in game.meta.presets.values()
    ]
    counts = game.meta.seats
    for index, options in enumerate(_pairwise(game)):
        turned = counts[index % len(counts) :] + counts[: index % len(counts)]
        complete = game.meta.complete(options)
        able = [seats for seats in turned if refuse_setup(game, complete, seats) is None]
        found += [(seats, options) for seats in able[:1]]
    return found


def essential(game: Game[Any, Any]) -> list[tuple[int, Options]]:
    """The fewest of them, about, in which every seat count, preset and option value occurs."""
    every = [(setting, _parts(game, *setting)) for setting in settings(game)]
    missing = set().union(*(parts for _, parts in every))
    found = []
    while missing:
        setting, parts = max(every, key=lambda each: len(each[1] & missing))
        missing -= parts
        found.append(setting)
    return found


def _parts(game: Game[Any, Any], seats: int, options: Options) -> set[tuple[str, Any]]:
    """What a setting tries. True and 1 are two values."""
    presets = {("", name) for name, preset in game.meta.presets.items() if preset == options}
    values = {(name, repr(value)) for name, value in game.meta.complete(options).items()}
    return {("", seats), *presets, *values}


def _pairwise(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """Option sets in which every two values of two options meet at least once."""
    values = {
        option.name: list(option.values or option.span or (option.default,))
        for option in game.meta.options
    }
    names = list(values)
    missing = {
        (one, first, two, second)
        for index, one in enumerate(names)
        for two in names[index + 1 :]
        for first in values[one]
        for second in values[two]
    }
    if len(names) == 1:
        return [{names[0]: value} for value in values[names[0]]]
    rows = []
    while missing:
        one, first, two, second = min(missing, key=str)
        row = {one: first, two: second}
        for name in names:
            if name not in row:
                row[name] = max(
                    values[name],
                    key=lambda value: sum(
                        _pair(names, name, value, other, chosen) in missing
                        for other, chosen in row.items()
                    ),
                )
        rows.append(row)
        missing -= {_pair(names, a, row[a], b, row[b]) for a in names for b in names if a != b}
    return rows


def _pair(names: list[str], a: str, first: Any, b: str, second: Any) -> tuple[str, Any, str, Any]:
    return (a, first, b, second) if names.index(a) < names.index(b) else (b, second, a, first)
