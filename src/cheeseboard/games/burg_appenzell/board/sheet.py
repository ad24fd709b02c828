"""The score sheet of the castle."""

from typing import Final

from cheeseboard.drawing import Sheet

SHEET: Final = Sheet(pictures={"score-cheese": "cheese-{cheese}"})
