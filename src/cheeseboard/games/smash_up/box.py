"""What is in the box, as tables by number: read from data/box.toml and from every faction's folder.

A faction is a folder of `factions/` with a `faction.toml`; other data for it can be `<id>.toml` in
`data/`. Factions, cards and bases are counted in the order of the factions' numbers, and positions
on disk count so too: a number never changes.
"""

from pathlib import Path
from typing import Any, Final

from cheeseboard.data import load, read

_HERE: Final = Path(__file__).parent

BOX: Final = load(__file__, "box.toml")
FIRST_HAND: Final[int] = BOX["hand"]["first"]
HAND_LIMIT: Final[int] = BOX["hand"]["limit"]
CARDS_PER_TURN: Final[int] = BOX["hand"]["draw"]
FACTIONS_PER_SEAT: Final[int] = BOX["factions"]["per_seat"]
MOST_SEATS: Final[int] = max(BOX["boxes"]["two"])

# --- factions ------------------------------------------------------------------------------------


def _find() -> list[dict[str, Any]]:
    """What every faction's folder says, by number; raises ValueError if two are like one."""
    found = []
    for path in sorted((_HERE / "factions").glob("*/faction.toml")):
        other = _HERE / "data" / f"{path.parent.name}.toml"
        data = read(other if other.exists() else path)
        if data["faction"]["id"] != path.parent.name:
            raise ValueError(f"{path}: the faction is called like its folder, {path.parent.name}.")
        found.append(data)
    for key in ("number", "code"):
        marks = [data["faction"][key] for data in found]
        twice = [mark for mark in marks if marks.count(mark) > 1]
        if twice:
            raise ValueError(f"Two factions have the {key} {twice[0]}: give one of them another.")
    return sorted(found, key=_number)


def _number(data: dict[str, Any]) -> int:
    number: int = data["faction"]["number"]
    return number


_FOUND: Final = _find()
FACTIONS: Final[tuple[str, ...]] = tuple(data["faction"]["id"] for data in _FOUND)
FACTION_CODES: Final[tuple[str, ...]] = tuple(data["faction"]["code"] for data in _FOUND)
IS_HOUSE: Final[tuple[bool, ...]] = tuple(data["faction"].get("house", False) for data in _FOUND)
"""By faction, whether it is ours: played only if that is agreed."""
LIKES_SMALL_HANDS: Final[tuple[bool, ...]] = tuple(
    data["faction"].get("likes_small_hands", False) for data in _FOUND
)
FACTION_WORTH: Final[list[float]] = [data["faction"].get("worth", 0.0) for data in _FOUND]
"""By faction, what it is worth to have it, in points of the appraisal: self-play has told."""
SUMS: Final[tuple[dict[str, Any], ...]] = tuple(data["sums"] for data in _FOUND)
"""What the cards of each faction add up to."""

# --- kinds of card: number k is called CARD_IDS[k] ----------------------------------------------

CARDS: Final[list[dict[str, Any]]] = [card for data in _FOUND for card in data["card"]]
CARD_IDS: Final[list[str]] = [card["id"] for card in CARDS]
KIND: Final = {id: kind for kind, id in enumerate(CARD_IDS)}
IS_MINION: Final[list[bool]] = [card["type"] == "minion" for card in CARDS]
POWER: Final[list[int]] = [card.get("power", 0) for card in CARDS]
"""Printed power; 0 for actions."""
COPIES: Final[list[int]] = [card["copies"] for card in CARDS]
ATTACH: Final[list[str]] = [card["attach"] for card in CARDS]
"""Where an action stays: base, minion or own_minion; empty for all other cards."""
KINDS_OF: Final = tuple(tuple(KIND[card["id"]] for card in data["card"]) for data in _FOUND)
"""KINDS_OF[faction]: its kinds of card."""
DECK_OF: Final = tuple(
    tuple(kind for kind in kinds for _ in range(COPIES[kind])) for kinds in KINDS_OF
)
"""DECK_OF[faction]: its cards, sorted."""
FACTION_OF: Final[list[int]] = [
    faction for faction, kinds in enumerate(KINDS_OF) for _ in range(len(kinds))
]
"""FACTION_OF[kind]: the faction it belongs to."""

# --- bases ---------------------------------------------------------------------------------------

BASES: Final[list[dict[str, Any]]] = [
    {**base, "theme": faction}
    for faction, data in enumerate(_FOUND)
    for base in data.get("base", [])
]
BASE_IDS: Final[list[str]] = [base["id"] for base in BASES]
BASE: Final = {id: base for base, id in enumerate(BASE_IDS)}
BREAKPOINT: Final[list[int]] = [base["breakpoint"] for base in BASES]
PRIZES: Final[list[list[int]]] = [base["points"] for base in BASES]
"""PRIZES[base]: points for the first, second and third place."""
BASE_THEME: Final[list[int]] = [base["theme"] for base in BASES]
"""BASE_THEME[base]: the faction it is made for."""
BEYOND_SEATS: Final[int] = BOX["bases"]["beyond_seats"]
"""So many more bases than seats lie in play."""

# --- where points come from ----------------------------------------------------------------------

_POINTS: Final[list[dict[str, Any]]] = [
    *BOX["points"],
    *(points for data in _FOUND for points in data.get("points", [])),
]
_POINTS_OF: Final[list[int]] = [
    *(-1 for _ in BOX["points"]),
    *(faction for faction, data in enumerate(_FOUND) for _ in data.get("points", [])),
]
SOURCE_IDS: Final[tuple[str, ...]] = tuple(points["id"] for points in _POINTS)
"""The lines of the score sheet: the three places, then what factions bring."""
SOURCE: Final = {id: source for source, id in enumerate(SOURCE_IDS)}
PAYING_RULES: Final[tuple[str, ...]] = tuple(points["rule"] for points in _POINTS)
"""By source, the rule that pays it."""


# --- with and without the house's own ------------------------------------------------------------


def factions_in(has_house: bool) -> list[int]:
    """Factions that can be taken."""
    return [faction for faction, is_house in enumerate(IS_HOUSE) if has_house or not is_house]


def bases_in(has_house: bool) -> list[int]:
    """SU-1.9: bases of the base deck."""
    return [base for base, theme in enumerate(BASE_THEME) if has_house or not IS_HOUSE[theme]]


def sources_in(has_house: bool) -> list[int]:
    """Lines of the score sheet."""
    return [
        source
        for source, faction in enumerate(_POINTS_OF)
        if faction < 0 or has_house or not IS_HOUSE[faction]
    ]
