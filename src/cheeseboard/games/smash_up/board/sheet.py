"""The score sheet: places at bases, and what else gave points."""

from typing import Final

from cheeseboard.drawing import Sheet

SHEET: Final = Sheet(
    pictures={
        "score-first": "su-medal-1",
        "score-second": "su-medal-2",
        "score-third": "su-medal-3",
        "score-field": "su-fac-bc",
        "score-deal": "su-fac-gh",
        "score-expedition": "su-fac-mm",
    }
)
