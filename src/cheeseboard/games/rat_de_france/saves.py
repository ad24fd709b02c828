"""What lasts: names that positions know by number, and what became of older saves."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import CHANCE, Saved
from cheeseboard.games.rat_de_france.box import ACTIONS, DIRECTIONS, TOKENS
from cheeseboard.games.rat_de_france.track import CELL_NAMES, END_NAMES, SECTION_NUMBERS


def upgrade(saved: Saved, shape: int) -> None:
    if shape < 2:
        saved.rename_option("first_player", "first_seat")
        saved.change_option("first_seat", "random", CHANCE)


def names() -> Mapping[str, Sequence[str] | frozenset[str]]:
    return {
        "actions": ACTIONS,
        "cells": CELL_NAMES,
        "directions": DIRECTIONS,
        "ends": END_NAMES,
        "sections": tuple(str(number) for number in SECTION_NUMBERS),
        "tokens": TOKENS,
    }
