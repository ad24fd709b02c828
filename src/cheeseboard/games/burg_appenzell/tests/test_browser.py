"""Burg Appenzell on small screens."""

from typing import Final

import pytest

from cheeseboard.testing.browser import Meet, Screen

OVERLAP: Final = 2
"""How far the score may reach onto the lawn around the castle."""


@pytest.mark.parametrize("size", [(844, 390), (915, 412), (812, 375)])
def test_a_phone_on_its_side_shows_the_score_beside_the_castle(
    meet: Meet, size: tuple[int, int]
) -> None:
    person = meet("Anna", screen=Screen("phone on its side", *size, has_touch=True))
    person.play_now("burg_appenzell")
    strip = person.page.locator("#strip").bounding_box()
    castle = person.page.locator(".castle .base").bounding_box()
    assert strip is not None
    assert castle is not None
    assert strip["x"] + strip["width"] <= castle["x"] + OVERLAP
    assert person.page.locator("#strip .tokens").first.is_visible()
