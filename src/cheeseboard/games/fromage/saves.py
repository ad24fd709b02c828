"""What lasts: names that positions know by number, and what became of older saves."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import Saved
from cheeseboard.games.fromage.box import (
    AGES,
    BUILDINGS,
    CUSTOMERS,
    REGIONS,
    RESOURCES,
    SPACE_NAMES,
    TYPES,
    VENUES,
)


def upgrade(saved: Saved, shape: int) -> None:
    if shape < 2:
        saved.rename_option("max_turns", "round_limit")
        for way in ("", "screen.before."):
            saved.rename_field(f"{way}variant.max_turns", "round_limit")


def names() -> Mapping[str, Sequence[str] | frozenset[str]]:
    return {
        "ages": AGES,
        "buildings": tuple(building.id for building in BUILDINGS),
        "customers": CUSTOMERS,
        "regions": REGIONS,
        "resources": RESOURCES,
        "spaces": SPACE_NAMES,
        "types": TYPES,
        "venues": VENUES,
    }
