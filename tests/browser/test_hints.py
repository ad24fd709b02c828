"""Hints that teach: drawn on the board, with a reason, honest about doubt."""

import re

import pytest
from playwright.sync_api import expect

from cheeseboard import registry
from cheeseboard.testing.browser import Meet, Person, sit_down
from cheeseboard.testing.settings import grown_games


def advised(meet: Meet, game: str) -> Person:
    person = meet("Olha")
    sit_down([person], game, min(seats for seats in registry.load(game).meta.seats if seats > 1))
    person.wait_for_turn()
    person.page.locator("[data-hint]").click()
    expect(person.page.locator("#hint .idea").first).to_be_visible()
    return person


@pytest.mark.parametrize("game", grown_games())
def test_a_hint_is_shown_where_it_is_done(meet: Meet, game: str) -> None:
    """Ringed on the drawing or marked in the list; it says how often one wins from there."""
    page = advised(meet, game).page
    marks = page.locator(".hint-marks .ring, #moves .is-hinted")
    expect(marks.first).to_be_visible()
    said = page.locator("#hint .idea").first.inner_text()
    assert re.search(r"About \d+ of 100 matches are won from here", said), said
    assert any(word in said for word in ("no other idea", "better", "in doubt", "as many")), said
    page.locator("[data-hide-hint]").click()
    expect(marks).to_have_count(0)
    expect(page.locator("#hint .idea")).to_have_count(0)


def test_a_hint_is_carried_out(meet: Meet) -> None:
    """A whole plan of RatLand in one press; what reveals it is left to the person."""
    person = advised(meet, "ratland")
    before = person.state()
    plan = person.page.locator("#hint [data-do]").first.get_attribute("data-do") or ""
    assert "ready" not in plan
    person.page.locator("#hint [data-do]").first.click()
    person.wait_for_change(before)
    expect(person.page.locator("#hint .idea")).to_have_count(0)
    expect(person.page.locator("#notice")).to_be_hidden()
