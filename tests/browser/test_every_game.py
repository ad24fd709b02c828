"""Every game that is offered can be played to its end in the browser."""

import random

import pytest

from cheeseboard import registry
from cheeseboard.testing.browser import Meet, sit_down
from cheeseboard.testing.settings import short_match

MOST = 400
"""Moves of the person in one match."""
HASTE = 0.3
"""How often the last offer is taken: it ends a turn, and the match sooner."""


@pytest.mark.parametrize("game", registry.ids())
def test_a_whole_match_is_played(meet: Meet, game: str) -> None:
    chooser = random.Random(7)
    short = short_match(registry.load(game))
    person = meet("Olha")
    sit_down([person], game, short.seats, **short.options)
    moves = 0
    while person.wait_for_turn():
        offers = person.offers()
        assert offers, "It is somebody's turn, and there is nothing to press."
        wins = [offer for offer in offers if offer.is_win]
        is_hasty = chooser.random() < HASTE
        person.hurry(offers[-1].text if is_hasty else chooser.choice(wins or offers).text)
        moves += 1
        assert moves < MOST, f"{game} does not end, seed 7"
    person.page.locator("#decision a[href*='/matches/']").click()
    person.page.locator("table.sheet tfoot").wait_for()
    assert person.page.locator("table.sheet thead th").count() == short.seats
    person.page.locator("a[href$='/replay']").click()
    person.page.locator("a[rel=next]").click()
    assert person.page.locator(".board").count() == 1
