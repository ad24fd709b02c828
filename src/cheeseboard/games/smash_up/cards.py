"""The cards and bases of the box as tables by number, read from data/*.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

_DATA: Final = Path(__file__).parent / "data"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text(encoding="utf-8"))


BOX: Final = _load("box")
FIRST_HAND: Final[int] = BOX["hand"]["first"]
HAND_LIMIT: Final[int] = BOX["hand"]["limit"]
CARDS_PER_TURN: Final[int] = BOX["hand"]["draw"]
FACTIONS_PER_SEAT: Final[int] = BOX["factions"]["per_seat"]

# --- factions ------------------------------------------------------------------------------------

FACTIONS: Final[tuple[str, ...]] = tuple(BOX["factions"]["order"])
_DECKS: Final = tuple(_load(faction) for faction in FACTIONS)
FACTION_CODES: Final[tuple[str, ...]] = tuple(deck["faction"]["code"] for deck in _DECKS)

# --- kinds of card: number k is called CARD_IDS[k] ----------------------------------------------

CARDS: Final[list[dict[str, Any]]] = [card for deck in _DECKS for card in deck["card"]]
CARD_IDS: Final[list[str]] = [card["id"] for card in CARDS]
KIND: Final = {id: kind for kind, id in enumerate(CARD_IDS)}
IS_MINION: Final[list[bool]] = [card["type"] == "minion" for card in CARDS]
POWER: Final[list[int]] = [card.get("power", 0) for card in CARDS]
"""Printed power; 0 for actions."""
COPIES: Final[list[int]] = [card["copies"] for card in CARDS]
ATTACH: Final[list[str]] = [card["attach"] for card in CARDS]
"""Where an action stays: base, minion or own_minion; empty for all other cards."""
KINDS_OF: Final = tuple(tuple(KIND[card["id"]] for card in deck["card"]) for deck in _DECKS)
"""KINDS_OF[faction]: its kinds of card."""
DECK_OF: Final = tuple(
    tuple(kind for kind in kinds for _ in range(COPIES[kind])) for kinds in KINDS_OF
)
"""DECK_OF[faction]: its twenty cards, sorted."""

# --- bases ---------------------------------------------------------------------------------------

BASES: Final[list[dict[str, Any]]] = _load("bases")["base"]
BASE_IDS: Final[list[str]] = [base["id"] for base in BASES]
BASE: Final = {id: base for base, id in enumerate(BASE_IDS)}
BREAKPOINT: Final[list[int]] = [base["breakpoint"] for base in BASES]
PRIZES: Final[list[list[int]]] = [base["points"] for base in BASES]
"""PRIZES[base]: points for the first, second and third place."""
BEYOND_SEATS: Final[int] = BOX["bases"]["beyond_seats"]
"""So many more bases than seats lie in play."""
