"""What lasts: names that positions know by number, and what became of older saves."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import CHANCE, Saved
from cheeseboard.games.burg_appenzell.box import CELL_NAMES, CHEESES, ROOM_NAMES, SIDES


def upgrade(saved: Saved, shape: int) -> None:
    if shape < 2:
        saved.rename_option("start", "first_seat")
        saved.rename_field("variant.start", "first_seat")
        saved.change_option("first_seat", "random", CHANCE)


def names() -> Mapping[str, Sequence[str] | frozenset[str]]:
    return {
        "cells": CELL_NAMES,
        "cheeses": CHEESES,
        "rooms": tuple(ROOM_NAMES),
        "sides": SIDES,
    }
