"""What is in the box, read from the data."""

from typing import Final

from cheeseboard.data import load

MARKET: Final = load(__file__, "market.toml")
CHEESES: Final[list[int]] = MARKET["cheese"]["values"]
CARDS: Final[list[int]] = MARKET["cards"]["values"]
