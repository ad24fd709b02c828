"""The score sheet of the castle."""

from typing import Final

from cheeseboard.drawing import Sheet
from cheeseboard.games.burg_appenzell.box import CHEESES

SHEET: Final = Sheet(
    pictures={
        "score-kinds": "i-cheese",
        "score-mice": "mini-in",
        "score-cheese": "cheese-{cheese}",
        "tile-plain": "ba-tile-plain",
        "tile-trap": "ba-tile-trap",
        **{f"tile-{cheese}": f"cheese-{cheese}" for cheese in CHEESES},
    }
)
