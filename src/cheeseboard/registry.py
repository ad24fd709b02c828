"""Finds games and knows none by name.

A game is a package with a `meta.toml` and an object `GAME`: a folder under `cheeseboard/games`, or
a package that an installed distribution names in the entry point group `cheeseboard.games`.
"""

import difflib
import importlib
import importlib.util
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from cheeseboard.game import CHANCE, Card, Game, Meta, Option, State, show_value

GROUP: Final = "cheeseboard.games"
LANGUAGES: Final = ("en", "ru", "uk")


class UnknownGame(LookupError):
    """No game has this id; the text names those that come near."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadMeta(ValueError):
    """A `meta.toml` that cannot be used; the text says why."""


def games_folder() -> Path:
    """Where the games of this distribution live."""
    return Path(__file__).parent / "games"


@cache
def packages() -> dict[str, str]:
    """Package names by game id, all games, hidden ones (`_template`) too."""
    found = {
        path.parent.name: f"cheeseboard.games.{path.parent.name}"
        for path in sorted(games_folder().glob("*/meta.toml"))
        if (path.parent / "__init__.py").exists()
    }
    for entry in entry_points(group=GROUP):
        if importlib.util.find_spec(entry.value) is not None:
            found.setdefault(entry.name, entry.value)
    return found


def ids(*, with_drafts: bool = False) -> list[str]:
    """Games that are offered: not hidden, in a stage beyond draft; or all, for their makers."""
    if with_drafts:
        return list(packages())
    return [id for id in packages() if not id.startswith("_") and meta(id).stage != "draft"]


def folder(id: str) -> Path:
    """Where a game's files lie; raises `UnknownGame`."""
    package = packages().get(id)
    spec = importlib.util.find_spec(package) if package else None
    if spec is None or spec.origin is None:
        known = [name for name in packages() if not name.startswith("_")]
        near = difflib.get_close_matches(id, known, n=1)
        hint = f"Did you mean {near[0]!r}?" if near else f"Known games: {', '.join(known)}."
        raise UnknownGame(f"There is no game {id!r}. {hint}")
    return Path(spec.origin).parent


@cache
def homes(id: str) -> tuple[Path, ...]:
    """A game's folder, and those of its parts: folders two levels down with words of their own.

    A part, such as a faction, brings `words/`, `board/*.svg`, `board/board.css`, `RULES.md` and
    `tests/` as a game does; whoever reads these reads them from all homes.
    """
    home = folder(id)
    return home, *(path.parent for path in sorted(home.glob("*/*/words")))


def rules_text(id: str, language: str = "en") -> str:
    """RULES.md of a game and of its parts."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    files = [home / name for home in homes(id)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@cache
def meta(id: str) -> Meta:
    """A game's facts, without importing it."""
    return read_meta(folder(id) / "meta.toml", id)


@cache
def load(id: str) -> Game[Any, Any]:
    """The game itself."""
    folder(id)
    game: Game[Any, Any] = importlib.import_module(packages()[id]).GAME
    return game


def part(id: str, name: str) -> ModuleType | None:
    """An optional module of a game, such as `terminal` or `board.scene`; None where it has none.

    A mistake inside the module is raised, also when it imports what is not there.
    """
    folder(id)
    module = f"{packages()[id]}.{name}"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            return None
        raise


def game_of(state: State) -> Game[Any, Any]:
    """The game that a state or view is a position of."""
    for id in packages():
        if packages()[id] == type(state).__module__.rpartition(".")[0]:
            return load(id)
    raise UnknownGame(f"No game has positions of type {type(state).__qualname__}.")


def read_meta(path: Path, id: str) -> Meta:
    """Read a `meta.toml`; raises `BadMeta`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found = Meta(
            id=id,
            title={language: data["title"][language] for language in LANGUAGES},
            summary={language: data["summary"][language] for language in LANGUAGES},
            authors=_texts("authors", data["authors"]),
            publisher=data["publisher"],
            year=data["year"],
            seats=tuple(data["seats"]),
            minutes=data["minutes"],
            stage=data["stage"],
            rules_version=data["rules_version"],
            options=tuple(
                _option(option, max(data["seats"])) for option in data.get("options", [])
            ),
            presets=data.get("presets", {"standard": {}}),
            shape=data.get("shape", 1),
            open_deals=_texts("open_deals", data.get("open_deals", [])),
            cards=tuple(_cards(data)),
        )
        for preset in found.presets.values():
            found.complete(preset)
        _check_conditions(found)
    except KeyError as error:
        raise BadMeta(f"{path}: {error} is missing.") from None
    except (OSError, ValueError) as error:
        raise BadMeta(f"{path}: {error}") from None
    except (AttributeError, IndexError, TypeError) as error:
        raise BadMeta(f"{path}: a value has the wrong type ({error}).") from None
    if found.stage not in ("draft", "alpha", "beta", "stable"):
        raise BadMeta(f"{path}: the stage is draft, alpha, beta or stable, not {found.stage!r}.")
    return found


def _texts(key: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"{key} are a list of names.")
    return tuple(value)


def _cards(data: dict[str, Any]) -> Iterator[Card]:
    """The presets that are offered as pictures; all of them where nothing is said."""
    presets = data.get("presets", {"standard": {}})
    cards: dict[str, Any] = data.get("cards") or {name: {} for name in presets}
    for name, card in cards.items():
        if name not in presets:
            raise ValueError(f"There is a card for {name!r}, but no such preset.")
        minutes, seats = card.get("minutes", data["minutes"]), card.get("seats", data["seats"])
        if not set(seats) <= set(data["seats"]):
            raise ValueError(f"The card {name!r} is for numbers of seats that the game has not.")
        yield Card(name, minutes, tuple(seats))


def _check_conditions(meta: Meta) -> None:
    """Options apply by values that others can have, and by numbers of seats that there are."""
    for option in meta.options:
        for name, values in option.when.items():
            strange = [value for value in values if not meta.option(name).allows(value)]
            if strange:
                raise ValueError(f"Option {option.name!r} waits for {name} = {strange[0]!r}.")
        known = {show_value(value) for value in option.values}
        if not set(option.needs) <= known:
            raise ValueError(f"Option {option.name!r} has no value {min(option.needs)!r}.")
        counts = {*option.seats, *(count for some in option.needs.values() for count in some)}
        if not counts <= set(meta.seats):
            raise ValueError(f"Option {option.name!r} names numbers of seats that there are not.")


def _option(data: dict[str, Any], seats: int) -> Option:
    span = data.get("span")
    kind = data.get("kind", "")
    if kind not in ("", "seat"):
        raise ValueError(f"The kind of option {data['name']!r} can only be seat, not {kind!r}.")
    option = Option(
        name=data["name"],
        default=data["default"],
        values=(CHANCE, *range(seats)) if kind else tuple(data.get("values", ())),
        span=(span[0], span[1]) if span else None,
        longest=data.get("longest", 0),
        offered=tuple(data.get("offered", ())),
        is_seat=bool(kind),
        learning=tuple(data.get("learning", ())),
        when={name: tuple(values) for name, values in data.get("when", {}).items()},
        seats=tuple(data.get("seats", ())),
        needs={value: tuple(counts) for value, counts in data.get("needs", {}).items()},
    )
    strange = [value for value in (*option.learning, *option.offered) if not option.allows(value)]
    if strange:
        raise ValueError(f"Option {option.name!r} cannot be {strange[0]!r}, also by a name.")
    if not option.allows(option.default):
        raise ValueError(f"The default of option {option.name!r} is not among its values.")
    return option
