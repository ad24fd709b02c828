"""All moves of the game.

bid 3     choose the card 3
"""

from dataclasses import dataclass
from typing import Final

from cheeseboard import catalogue
from cheeseboard.games._template.box import CARDS


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """Choose a card."""

    card: int


CATALOGUE: Final = catalogue.Catalogue(
    Move(number, f"bid {card}", card) for number, card in enumerate(CARDS)
)
BID: Final = {move.card: move for move in CATALOGUE}
