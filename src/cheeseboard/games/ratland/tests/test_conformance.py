"""The contract at the seat counts that differ, with and without clans and aggressive boards."""

from itertools import product
from typing import Final

import pytest

from cheeseboard.game import OptionValue
from cheeseboard.games.ratland import GAME
from cheeseboard.testing import rule
from cheeseboard.testing.conformance import check_match

SEED: Final = 5
SHARE: Final = 0.01
"""How many positions of a match get every check, after the first few, which always do."""
SEATS: Final = (2, 3, 4, 6, 7, 11, 12)
"""Shared pipes, no stranger, strangers, the last of one box, the first of two, extra pieces."""


TABLES: Final = list(product(SEATS, (False, True), ("normal", "aggressive")))
FEW: Final = [TABLES[4 * number + number % 4] for number in range(len(SEATS))]
"""Every seat count once, clans and boards by turns; the others take long."""


@rule("RAT-16.1", "RAT-16.2", "RAT-16.3", "RAT-16.4", "RAT-16.5", "RAT-16.6", "RAT-16.7")
@pytest.mark.parametrize(
    ("seats", "clans", "board"),
    [pytest.param(*table, marks=() if table in FEW else pytest.mark.long) for table in TABLES],
)
def test_every_table_keeps_to_the_contract(seats: int, clans: bool, board: str) -> None:
    options: dict[str, OptionValue] = {"clans": clans, "board": board}
    report = check_match(GAME, seats, options, SEED, share=SHARE)
    assert report.decisions > 0
    assert sum(report.ends.values()) == 1
