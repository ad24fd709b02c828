"""What lasts: names that positions know by number, and what became of older saves."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import CHANCE, Saved
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    PLACE_NAMES,
    SETS,
)


def upgrade(saved: Saved, shape: int) -> None:
    if shape < 2:
        saved.rename_option("first_player", "first_seat")
        saved.change_option("first_seat", "random", CHANCE)


def names() -> Mapping[str, Sequence[str] | frozenset[str]]:
    return {
        "clans": CLAN_NAMES,
        "colours": COLOUR_NAMES,
        "events": EVENT_NAMES,
        "places": PLACE_NAMES,
        "sets": SETS,
    }
