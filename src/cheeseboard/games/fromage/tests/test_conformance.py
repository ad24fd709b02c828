"""The contract at every seat count, basic and advanced, with every choice of inserts."""

import pytest

from cheeseboard.game import OptionValue
from cheeseboard.games.fromage import GAME
from cheeseboard.testing.conformance import check_match

SEED = 5
SHARE = 0.01
"""How many positions of a match get every check."""

SIDES = ("I", "II", "I II II I", "II random I II")
WITHOUT = ("none", "none I II random")
"""A sector without its insert needs four players."""

FEW = [
    (1, "I", "off"),
    (2, "II", "draft"),
    (3, "I II II I", "off"),
    (4, "II random I II", "draft"),
    (4, "none", "off"),
    (4, "none I II random", "draft"),
]
"""Each once; the others take long."""
SETTINGS = [
    (seats, inserts, squares)
    for seats in (1, 2, 3, 4)
    for inserts in (SIDES + WITHOUT if seats == 4 else SIDES)
    for squares in ("off", "draft")
]


@pytest.mark.parametrize(
    ("seats", "inserts", "squares"),
    [
        pytest.param(*setting, marks=() if setting in FEW else pytest.mark.long)
        for setting in SETTINGS
    ],
)
def test_every_choice_of_inserts_keeps_to_the_contract(
    seats: int, inserts: str, squares: str
) -> None:
    options = {"inserts": inserts, "building_squares": squares}
    report = check_match(GAME, seats, options, SEED, share=SHARE)
    assert report.decisions > 0
    assert sum(report.ends.values()) == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_of_the_corporation_keeps_to_the_contract(level: int) -> None:
    options: dict[str, OptionValue] = {"solo_level": level, "building_squares": "random"}
    report = check_match(GAME, 1, options, SEED, share=SHARE)
    assert report.decisions > 0
    assert sum(report.ends.values()) == 1
