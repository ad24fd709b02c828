"""All moves of the game.

bid 3     choose the card 3
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cheeseboard import catalogue

MARKET: Final = tomllib.loads(
    (Path(__file__).parent / "data" / "market.toml").read_text(encoding="utf-8")
)
CHEESES: Final[list[int]] = MARKET["cheese"]["values"]
CARDS: Final[list[int]] = MARKET["cards"]["values"]


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """Choose a card."""

    card: int


CATALOGUE: Final = catalogue.Catalogue(
    Move(number, f"bid {card}", card) for number, card in enumerate(CARDS)
)
BID: Final = {move.card: move for move in CATALOGUE}
