"""Labels: what somebody may be called after a match, once, told by data.

A game's `labels.toml` has facts as its help does, and labels with a condition over them:

    [facts]
    falls = { event = "event-fell", mouse = "you" }

    [[label]]
    id = "mind-the-gap"
    picture = "ba-trap"
    colour = "red"
    when = "falls >= 3 and won"
    title = { en = "Mind the gap", ru = "…", uk = "…" }
    text = { en = "Lost three mice and won all the same.", ru = "…", uk = "…" }

Facts of an event read the whole log, those of a view the last position: the match is over, nothing
is secret any more. Besides there are, for every game: `place`, `seats`, `won`, `last`, `score`,
`margin` (points before the best of the others), `level_with` (others with the same place),
`decisions`, `bots`, `people`, `resigned`, `left`, `is_played` (by the rules, to the end),
`above_easy` and `below_easy` (bots of that level that came before and behind, so for each level),
`line_score_…` (points of a line of the score sheet), `has_clan_…` (what the seat played with). What
stands beside this file counts for all games.
"""

import ast
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots.levels import LEVELS
from cheeseboard.events import Event, Seat
from cheeseboard.game import Outcome
from cheeseboard.help.conditions import BadCondition, check_condition, holds
from cheeseboard.help.facts import BadFact, Fact, added, read_fact, seen

FILE: Final = "labels.toml"
COLOURS: Final = ("red", "blue", "butter", "wine", "honey", "violet", "green", "sky")
KEYS: Final = ("id", "picture", "colour", "when", "title", "text", "rare")
OPEN: Final = ("has_", "line_")
"""How names of facts begin that are 0 where a match has nothing to say about them."""


class BadLabels(ValueError):
    """A `labels.toml` that cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Label:
    """Something that somebody may be called."""

    game: str
    """Empty for one that any game gives."""
    id: str
    when: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    picture: str = ""
    """A symbol of the art."""
    colour: str = COLOURS[0]
    rare: str = ""
    """Why a sample of matches between bots need not show it."""


@dataclass(frozen=True, slots=True)
class LabelList:
    """All labels of a game, and the facts that they are made of."""

    facts: tuple[Fact, ...] = ()
    labels: tuple[Label, ...] = ()

    def find(self, id: str) -> Label | None:
        return next((label for label in self.labels if label.id == id), None)


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that is over, from a seat."""

    game: str
    seat: Seat
    outcome: Outcome
    bots: tuple[str, ...]
    """The level of the bot in each seat; empty for a person."""
    ending: str
    """out for who resigned, left for whom a bot played to the end."""
    events: Sequence[Event]
    end: Any
    """The last position; None where it cannot be read."""
    facets: tuple[str, ...]
    decisions: int


@cache
def labels_of(game: str) -> LabelList:
    """The labels of a game; with an empty id those of all games. Raises `BadLabels`."""
    folder = registry.folder(game) if game else Path(__file__).parent
    path = folder / FILE
    return read_labels(path, game) if path.exists() else LabelList()


def read_labels(path: Path, game: str) -> LabelList:
    """Read a `labels.toml`; raises `BadLabels`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        unknown = sorted(set(data) - {"facts", "label"})
        if unknown:
            raise ValueError(f"{unknown[0]!r} is not known; there are facts and label.")
        found = LabelList(
            tuple(read_fact(name, one) for name, one in data.get("facts", {}).items()),
            tuple(_label(game, one) for one in data.get("label", [])),
        )
        ids = [label.id for label in found.labels]
        twice = [id for id in ids if ids.count(id) > 1]
        if twice:
            raise ValueError(f"{twice[0]!r} is there twice.")
        if any(fact.label for fact in found.facts):
            raise ValueError("facts are made of events or of a place in the last position.")
    except (OSError, ValueError) as error:
        raise BadLabels(f"{path}: {error}") from None
    return found


def _label(game: str, data: Mapping[str, Any]) -> Label:
    id = data.get("id", "?")
    unknown = sorted(set(data) - set(KEYS))
    if unknown:
        raise ValueError(f"label {id!r} has no {unknown[0]!r}; it takes {', '.join(KEYS)}.")
    for key in ("id", "when", "title", "text"):
        if not data.get(key):
            raise ValueError(f"label {id!r} needs {key!r}.")
    if not re.fullmatch(r"[a-z][a-z0-9-]*", id):
        raise ValueError(f"the id {id!r} is not in small letters.")
    for words in (data["title"], data["text"]):
        if sorted(words) != sorted(registry.LANGUAGES) or not all(words.values()):
            raise ValueError(f"label {id!r} needs words in {', '.join(registry.LANGUAGES)}.")
    colour = data.get("colour", COLOURS[0])
    if colour not in COLOURS:
        raise ValueError(f"label {id!r}: the colour is one of {', '.join(COLOURS)}.")
    try:
        check_condition(data["when"])
    except BadCondition as error:
        raise ValueError(f"label {id!r}: {error}") from None
    return Label(
        game,
        id,
        data["when"],
        data["title"],
        data["text"],
        data.get("picture", ""),
        colour,
        data.get("rare", ""),
    )


def earned(match: Ended) -> tuple[tuple[str, str], ...]:
    """What the seat's person may be called: game, empty for any, and label.

    Who left the seat to a bot has not done what the bot did.
    """
    if match.ending == "left":
        return ()
    found = []
    usual = _usual(match)
    for game in ("", match.game):
        own = labels_of(game)
        facts = {**usual, **_told(own.facts, match)}
        for label in own.labels:
            if holds(label.when, {**_zeros(label.when), **facts}):
                found.append((game, label.id))
    return tuple(found)


def _zeros(condition: str) -> dict[str, int]:
    """The facts of a condition that need not be there."""
    return {name: 0 for name in names_in(condition) if name.startswith(OPEN)}


@cache
def names_in(condition: str) -> frozenset[str]:
    """The facts that a condition names."""
    tree = ast.parse(condition, mode="eval")
    return frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


def _usual(match: Ended) -> dict[str, int]:
    """What is known of a seat in every game."""
    outcome, seat, bots = match.outcome, match.seat, match.bots
    places, scores = outcome.ranks, outcome.scores
    others = [other for other in range(len(places)) if other != seat]
    mine = places[seat]
    facts = {
        "place": mine,
        "seats": len(places),
        "won": int(mine == 1),
        "last": int(bool(others) and mine > 1 and mine == max(places)),
        "score": scores[seat],
        "margin": scores[seat] - max((scores[other] for other in others), default=0),
        "level_with": sum(places[other] == mine for other in others),
        "decisions": match.decisions,
        "bots": sum(bool(bot) for bot in bots),
        "people": sum(not bot for bot in bots),
        "resigned": int(match.ending == "out"),
        "left": int(match.ending == "left"),
        "is_played": int(bool(outcome.sheet) or outcome.reason.key not in STOPPED),
    }
    for level in LEVELS:
        same = [other for other in others if bots[other] == level]
        facts[f"above_{level}"] = sum(places[other] < mine for other in same)
        facts[f"below_{level}"] = sum(places[other] > mine for other in same)
    for line in outcome.sheet:
        name = f"line_{line.message.key.replace('-', '_')}"
        facts[name] = facts.get(name, 0) + line.points[seat]
    for facet in match.facets:
        facts[f"has_{facet.replace('-', '_')}"] = 1
    return facts


STOPPED: Final = ("over-agreed", "over-resigned", "over-standing")
"""Reasons of matches that people ended before the rules did."""


def _told(facts: Sequence[Fact], match: Ended) -> dict[str, int]:
    """The facts that a game has for its labels."""
    end = match.end.to_json() if match.end is not None else None
    found = {}
    for fact in facts:
        if fact.event:
            found[fact.name] = added(fact, match.events, match.seat)
        elif end is not None:
            found[fact.name] = seen(fact, end, match.seat, len(match.bots))
        else:
            raise BadFact(f"fact {fact.name!r}: the last position cannot be read.")
    return found
