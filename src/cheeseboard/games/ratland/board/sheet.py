"""The score sheet of the rooms."""

from typing import Final

from cheeseboard.drawing import Point, Sheet

SHEET: Final = Sheet(
    pictures={
        "score-healthy": "rl-i-rat",
        "score-infirmary": "rl-i-hurt",
        "score-lost": "rl-i-lost",
        "score-graveyard": "rl-i-grave",
        "score-cheese": "rl-yellow",
    },
    figure="rat-{look}",
    crown=Point(130, 62),
)
