"""The score sheet: venues and what lies beside them."""

from typing import Final

from cheeseboard.drawing import Sheet

SHEET: Final = Sheet(
    pictures={
        "score-bistro": "fro-v-bistro",
        "score-festival": "fro-v-festival",
        "score-fromagerie": "fro-v-fromagerie",
        "score-villes": "fro-v-villes",
        "score-buildings": "fro-res-structure",
        "score-fruit": "fro-res-fruit",
        "score-orders": "fro-res-order",
        "score-unused": "fro-any",
    }
)
