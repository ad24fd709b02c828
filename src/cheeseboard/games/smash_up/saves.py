"""What lasts: names that positions know by number, and what became of older saves."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import CHANCE, Saved
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, FACTIONS, SOURCE_IDS
from cheeseboard.games.smash_up.hooks import QUESTIONS, STEPS


def upgrade(saved: Saved, shape: int) -> None:
    if shape < 2:
        saved.rename_option("first_player", "first_seat")
        saved.change_option("first_seat", "random", CHANCE)
        saved.rename_option("turn_cap", "turn_limit")
        saved.rename_field("variant.turn_cap", "turn_limit")


def names() -> Mapping[str, Sequence[str] | frozenset[str]]:
    return {
        "factions": FACTIONS,
        "cards": tuple(CARD_IDS),
        "bases": tuple(BASE_IDS),
        "sources": SOURCE_IDS,
        "steps": frozenset(STEPS),
        "questions": frozenset(QUESTIONS),
    }
