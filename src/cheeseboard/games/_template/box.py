"""What is in the box, read from the data."""

import tomllib
from pathlib import Path
from typing import Final

MARKET: Final = tomllib.loads(
    (Path(__file__).parent / "data" / "market.toml").read_text(encoding="utf-8")
)
CHEESES: Final[list[int]] = MARKET["cheese"]["values"]
CARDS: Final[list[int]] = MARKET["cards"]["values"]
