"""A calm page: nothing jumps, nothing shouts."""

import pytest
from playwright.sync_api import expect

from cheeseboard.testing.browser import GAME, PHONE, Meet, Person, Server, sit_down

TOP = "one => one.getBoundingClientRect().top"


def first_turn(meet: Meet, server: Server) -> Person:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    return person


def test_a_refusal_pushes_nothing(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)
    places = [person.page.locator(id) for id in ("#decision", "#moves", "#players")]
    before = [place.evaluate(TOP) for place in places]
    person.click_drawing("roof-R", person.page.mouse.click)
    person.expect_notice()
    assert [place.evaluate(TOP) for place in places] == before


def test_rules_of_the_log_show_themselves_to_who_looks(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)
    line = person.page.locator("#log > li:has(.rule)").first
    rule = line.locator(".rule").first
    person.page.mouse.move(5, 5)
    expect(rule).to_have_css("opacity", "0")
    line.hover()
    expect(rule).to_have_css("opacity", "1")
    expect(person.page.locator("#log .fair code")).to_be_hidden()
    person.page.locator("#log .fair summary").click()
    expect(person.page.locator("#log .fair code")).to_be_visible()


@pytest.mark.parametrize("game", ["rat_de_france", GAME])
def test_rounds_are_headings(meet: Meet, game: str) -> None:
    person = meet("Anna")
    sit_down([person], game, 2)
    heading = person.page.locator("#log .heading")
    while not heading.count():
        assert person.wait_for_turn()
        person.hurry(person.offers()[0].text)
    expect(heading.last).to_contain_text("Round 1")


def test_escape_closes_the_settings(meet: Meet, server: Server) -> None:
    page = first_turn(meet, server).page
    page.locator(".menu > summary").first.click()
    expect(page.locator(".menu")).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).not_to_have_attribute("open", "")
    expect(page.locator(".menu > summary")).to_be_focused()


def test_a_press_leaves_no_mark_of_the_focus(meet: Meet, server: Server) -> None:
    """Whoever uses keys sees it again."""
    person = first_turn(meet, server)
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert person.page.evaluate(outline) == "none"
    person.page.locator(".board g[tabindex]").first.focus()  # as the page does after a move
    assert person.page.evaluate(outline) == "none"
    person.page.keyboard.press("Tab")
    assert person.page.evaluate(outline) != "none"


def test_zoom_keeps_the_middle(meet: Meet, server: Server) -> None:
    server.deal(5)
    person = meet("Anna", screen=PHONE)
    person.play_now()
    person.wait_for_turn()
    person.page.locator("[data-zoom='1']").tap()
    middle = person.page.locator("#stage").evaluate(
        """one => [(one.scrollLeft + one.clientWidth / 2) / one.scrollWidth,
                   (one.scrollTop + one.clientHeight / 2) / one.scrollHeight]"""
    )
    assert all(abs(share - 0.5) < 0.03 for share in middle), middle


def test_zoom_outlasts_what_happens(meet: Meet, server: Server) -> None:
    """The board stays as large, and scrolled to where it was."""
    server.deal(5)
    person = meet("Anna", screen=PHONE)
    person.play_now()
    person.wait_for_turn()
    person.page.locator("[data-zoom='1']").tap()
    stage, button = person.page.locator("#stage"), person.page.locator("[data-zoom='1']")
    scrolled = stage.evaluate("one => (one.scrollTop += 20, [one.scrollLeft, one.scrollTop])")
    assert min(scrolled) > 0
    size = "one => one.querySelector('.board').getBoundingClientRect().width / one.clientWidth"
    wide, corner = stage.evaluate(size), button.bounding_box()
    person.press(person.offers()[0].text)
    person.wait_for_turn()
    assert stage.evaluate("one => [one.scrollLeft, one.scrollTop]") == scrolled
    assert stage.evaluate(size) == wide
    assert button.bounding_box() == corner
