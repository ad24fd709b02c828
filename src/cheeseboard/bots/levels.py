"""How strong bots are at a table: five levels for each class of seat counts, as data.

A game's `levels.toml` has a table for each class of seat counts:

    [[classes]]
    seats = [2]

    [classes.beginner]
    kind = "greedy"
    noise = 0.6
    rating = [14.2, 13.0, 15.4]

`rating` is measured (`cheeseboard arena <game> --levels`): the mean and the ends of its 95 %
interval; `share` likewise, the share of matches won against the level below.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots.recipe import KINDS, THINKING, BadRecipe, Recipe
from cheeseboard.game import Meta

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
FILE: Final = "levels.toml"
_KEYS: Final = ("kind", "iterations", "seconds", "noise", "temperature", "rating", "share")


class BadLevels(ValueError):
    """A `levels.toml` that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Level:
    """One strength that a table offers."""

    name: str
    recipe: Recipe
    rating: Measured | None = None
    share: Measured | None = None
    """Share of matches won against the level below; None for the lowest or unmeasured."""


@dataclass(frozen=True, slots=True)
class LevelClass:
    """The levels for some seat counts, from `beginner` to `expert`."""

    seats: tuple[int, ...]
    levels: tuple[Level, ...]


USUAL: Final = tuple(
    Level(name, recipe)
    for name, recipe in zip(
        LEVELS,
        (
            Recipe("greedy", noise=0.6),
            Recipe("greedy", noise=0.3),
            Recipe("greedy", noise=0.1),
            Recipe("search", iterations=50),
            Recipe("search", iterations=400),
        ),
        strict=True,
    )
)
"""The levels of a game that has no file: usual ones, never measured."""


def offered(game: str, seats: int) -> tuple[Level, ...]:
    """The levels for a game at so many seats, weakest first; raises `BadLevels`."""
    for each in classes(game):
        if seats in each.seats:
            return each.levels
    return USUAL


@cache
def classes(game: str) -> tuple[LevelClass, ...]:
    """All levels of a game; none if it has no file. Raises `BadLevels`."""
    path = registry.folder(game) / FILE
    return read_levels(path, registry.meta(game)) if path.exists() else ()


def read_levels(path: Path, meta: Meta) -> tuple[LevelClass, ...]:
    """Read a `levels.toml`; raises `BadLevels`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found = tuple(_class(entry, meta) for entry in _entries(data))
        _check_seats(found, meta)
    except (OSError, ValueError) as error:
        raise BadLevels(f"{path}: {error}") from None
    return found


def _entries(data: dict[str, Any]) -> list[Any]:
    unknown = sorted(set(data) - {"classes"})
    if unknown:
        raise ValueError(f"nothing but [[classes]] belongs here, not {unknown[0]!r}.")
    entries = data.get("classes")
    if not isinstance(entries, list) or not entries:
        raise ValueError("it has no [[classes]].")
    return entries


def _class(data: Any, meta: Meta) -> LevelClass:
    if not isinstance(data, dict):
        raise ValueError("a class is a table with seats and the five levels.")
    seats = data.get("seats")
    if not isinstance(seats, list) or not seats or not all(type(one) is int for one in seats):
        raise ValueError("a class needs its seat counts, for example seats = [3, 4].")
    strange = [one for one in seats if one not in meta.seats]
    if strange:
        raise ValueError(f"{meta.id} is not played with {strange[0]} seats.")
    unknown = sorted(set(data) - {"seats", *LEVELS})
    if unknown:
        raise ValueError(f"{unknown[0]!r} is no level; levels are {', '.join(LEVELS)}.")
    missing = [name for name in LEVELS if name not in data]
    if missing:
        raise ValueError(f"the class of {seats[0]} seats has no level {missing[0]!r}.")
    return LevelClass(tuple(seats), tuple(_level(name, data[name]) for name in LEVELS))


def _level(name: str, data: Any) -> Level:
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        raise ValueError(f"level {name!r} needs a kind: {', '.join(KINDS)}.")
    unknown = sorted(set(data) - set(_KEYS))
    if unknown:
        raise ValueError(f"level {name!r} has no {unknown[0]!r}; it takes {', '.join(_KEYS)}.")
    try:
        recipe = Recipe(
            kind=data["kind"],
            iterations=_number(name, data, "iterations", int),
            seconds=float(_number(name, data, "seconds", int, float)),
            noise=float(_number(name, data, "noise", int, float)),
            temperature=float(_number(name, data, "temperature", int, float)),
        )
    except BadRecipe as error:
        raise ValueError(f"level {name!r}: {error}") from None
    if recipe.kind in THINKING and not (recipe.iterations or recipe.seconds):
        raise ValueError(f"level {name!r} needs a budget, iterations or seconds.")
    return Level(name, recipe, _measured(name, data, "rating"), _measured(name, data, "share"))


def _number(name: str, data: dict[str, Any], key: str, *types: type) -> Any:
    value = data.get(key, 0)
    if type(value) not in types:
        raise ValueError(f"{key} of level {name!r} is a number, not {value!r}.")
    return value


def _measured(name: str, data: dict[str, Any], key: str) -> Measured | None:
    value = data.get(key)
    if value is None:
        return None
    is_list = isinstance(value, list) and len(value) == 3
    if not is_list or not all(type(one) in (int, float) for one in value):
        raise ValueError(f"{key} of level {name!r} is [mean, low, high], not {value!r}.")
    mean, low, high = (float(one) for one in value)
    if not low <= mean <= high:
        raise ValueError(f"{key} of level {name!r}: {mean} does not lie from {low} to {high}.")
    return Measured(mean, low, high)


def _check_seats(found: tuple[LevelClass, ...], meta: Meta) -> None:
    listed = [seats for each in found for seats in each.seats]
    for seats in meta.seats:
        if listed.count(seats) != 1:
            times = "in no class" if seats not in listed else "in two classes"
            raise ValueError(f"{seats} seats stand {times}; every count belongs to one.")
