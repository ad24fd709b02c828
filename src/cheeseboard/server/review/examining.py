"""What there is to find out about a match that is over, and what an answer of a worker holds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cheeseboard.bots.chances import version as chances_version
from cheeseboard.game import Game
from cheeseboard.record import Record
from cheeseboard.review.analyst import FINE, Analyst, Item
from cheeseboard.review.counting import steepness
from cheeseboard.review.files import add, begin_lines, finding_from_json
from cheeseboard.review.model import VERSION, Analysis, Budget
from cheeseboard.server.review.shelf import Wanted

COUNTED_LIKE_THIS: Final = f"{VERSION}/"
"""How the versions begin that today's pages can show."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is known of a match before anything is found out, and what is to be."""

    lines: list[dict[str, Any]]
    wanted: list[Wanted]


def version(game: Game[Any, Any], seats: int, budget: Budget) -> str:
    """What an analysis depends on beside the record: how it counts, the rules, the bot."""
    meta = game.meta
    strength = f"{budget.iterations}.{budget.rounds}.{budget.worlds}"
    curve = chances_version(meta.id, seats) or "rough"
    return f"{COUNTED_LIKE_THIS}{meta.rules_version}/{strength}/{curve}"


def plan(record: Record, budget: Budget) -> Plan:
    """What is to be found out about a finished match; raises `RecordError`."""
    analyst = Analyst(record, budget=budget)
    wanted = [
        Wanted(key_of(item), item.number, float(place)) for place, item in enumerate(analyst.items)
    ]
    return Plan(begin_lines(analyst.analysis), wanted)


def order(analysis: Analysis, left: Iterable[str]) -> dict[str, float]:
    """When the turn of each fine item is: first where the coarse line is steepest."""
    steep = steepness(analysis)
    numbers = {key: item_of(key).number for key in left if item_of(key).kind == FINE}
    ordered = sorted(numbers, key=lambda key: (-steep[numbers[key]], numbers[key]))
    return {key: float(len(steep) + place) for place, key in enumerate(ordered)}


def key_of(item: Item) -> str:
    return f"{item.kind}:{item.number}"


def item_of(key: str) -> Item:
    kind, _, number = key.partition(":")
    return Item(kind, int(number))


def take(analysis: Analysis, answer: Mapping[str, Any]) -> None:
    """Put what was found out into an analysis."""
    for line in answer["found"]:
        finding = finding_from_json(line)
        if finding is not None:
            add(analysis, finding)
