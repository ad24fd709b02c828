"""What an arena plays: jobs, one match each, the same list again for the same plan.

A deal is played in every order of its bots, or by each of them where they play alone, so that
nobody profits from a seat or a lucky hand. A job's key covers all that decides its result; whoever
plays it again gets the same match.
"""

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots import Recipe, recipe, recipe_of
from cheeseboard.data import fingerprint
from cheeseboard.game import BadSetup, Options, OptionValue
from cheeseboard.match import check_setup

ORDERS: Final = 24
"""Most seat orders of one deal; where there are more, the rotations are played."""
_PERMUTED: Final = 6
"""Most seats for which all orders are looked at."""


@dataclass(frozen=True, slots=True)
class Job:
    """One match to play. Everything but its number and the place of its data is in its key."""

    number: int
    """Its place in the plan, from 0."""
    game: str
    rules_version: int
    options: tuple[tuple[str, OptionValue], ...]
    """Complete, sorted by name."""
    bots: tuple[str, ...]
    """Names by seat."""
    recipes: tuple[str, ...]
    """What the names stand for."""
    seed: int
    data: str = ""
    """Folder with other data for the game; empty for its own."""
    data_key: str = ""
    """Fingerprint of that folder."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def key(self) -> str:
        facts = self.to_json()
        del facts["number"], facts["data"]
        text = json.dumps(facts, separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot in a seat; the same with other data, to compare like with like."""
        return _number(f"bot/{self.seed}/{seat}/{self.recipes[seat]}")

    def bot_recipes(self) -> list[Recipe]:
        """What the bots are made of, seat by seat."""
        return [recipe.parse(text) for text in self.recipes]

    def to_json(self) -> dict[str, Any]:
        """The job as plain data."""
        return {
            "number": self.number,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "recipes": list(self.recipes),
            "seed": self.seed,
            "data": self.data,
            "data_key": self.data_key,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Job":
        """The job that `to_json` wrote."""
        return cls(
            number=int(data["number"]),
            game=str(data["game"]),
            rules_version=int(data["rules_version"]),
            options=tuple(sorted(data["options"].items())),
            bots=tuple(data["bots"]),
            recipes=tuple(data["recipes"]),
            seed=int(data["seed"]),
            data=str(data["data"]),
            data_key=str(data["data_key"]),
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """Which bots meet at which table; the first jobs are the same however many are played."""

    game: str
    rules_version: int
    seats: int
    bots: tuple[str, ...]
    recipes: tuple[str, ...]
    """What each name of `bots` stands for."""
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    data: str = ""
    data_key: str = ""

    @property
    def is_reproducible(self) -> bool:
        return all(recipe.parse(text).is_reproducible for text in self.recipes)

    def jobs(self, matches: int) -> Iterator[Job]:
        """The first `matches` jobs."""
        return itertools.islice(self._all(), matches)

    def _all(self) -> Iterator[Job]:
        recipes = dict(zip(self.bots, self.recipes, strict=True))
        numbers = itertools.count()
        for deal in itertools.count():
            seed = _number(f"deal/{self.seed}/{deal}")
            for names in self._tables(deal):
                yield Job(
                    number=next(numbers),
                    game=self.game,
                    rules_version=self.rules_version,
                    options=self.options,
                    bots=names,
                    recipes=tuple(recipes[name] for name in names),
                    seed=seed,
                    data=self.data,
                    data_key=self.data_key,
                )

    def _tables(self, deal: int) -> list[tuple[str, ...]]:
        """Who sits where for a deal; alone, every bot has each deal once."""
        line_ups = lines_up(self.bots, self.seats)
        if self.seats == 1:
            return line_ups
        return seat_orders(line_ups[deal % len(line_ups)])

    def to_json(self) -> dict[str, Any]:
        """What a folder of results remembers, to refuse a plan that is not the same."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "recipes": list(self.recipes),
            "options": dict(self.options),
            "seed": self.seed,
            "data_key": self.data_key,
        }


def make_plan(
    game: str,
    seats: int,
    bots: Sequence[str],
    options: Options,
    seed: int,
    data: str = "",
) -> Plan:
    """Check and complete what somebody asked for; raises `BadSetup`, `UnknownBot`."""
    if not bots:
        raise BadSetup("An arena needs at least one bot.")
    rules = registry.load(game)
    complete = check_setup(rules, seats, options)
    return Plan(
        game=game,
        rules_version=rules.meta.rules_version,
        seats=seats,
        bots=tuple(bots),
        recipes=tuple(str(recipe_of(name, game, seats)) for name in bots),
        options=tuple(sorted(complete.items())),
        seed=seed,
        data=data,
        data_key=fingerprint(data) if data else "",
    )


def lines_up(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits down together: everybody equally often over the whole list.

    More bots than seats: every choice of them. Fewer: they take the seats in turn, beginning with
    each once.
    """
    if len(bots) > seats:
        return list(itertools.combinations(bots, seats))
    found = [
        tuple(bots[(first + seat) % len(bots)] for seat in range(seats))
        for first in range(len(bots))
    ]
    return [
        names for place, names in enumerate(found) if sorted(names) not in _sorted(found[:place])
    ]


def _sorted(line_ups: list[tuple[str, ...]]) -> list[list[str]]:
    return [sorted(names) for names in line_ups]


def seat_orders(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every different order of the bots, or every rotation where there are too many."""
    if len(names) <= _PERMUTED:
        orders = sorted(set(itertools.permutations(names)))
        if len(orders) <= ORDERS:
            return orders
    rotations = [names[first:] + names[:first] for first in range(len(names))]
    return list(dict.fromkeys(rotations))


def _number(text: str) -> int:
    digest = hashlib.blake2b(text.encode(), digest_size=8, person=b"arena").digest()
    return int.from_bytes(digest, "big") >> 1
