"""The page of a game: its search finds rules and symbols."""

from playwright.sync_api import expect

from cheeseboard.testing.browser import Meet


def test_the_search_finds_rules_and_symbols(meet: Meet) -> None:
    page = meet("Anna").page
    page.goto("/games/burg_appenzell")
    found = page.locator("#found-symbols")
    expect(found).to_be_hidden()
    page.locator("#find-rule").fill("Trap")
    expect(page.locator("#found")).not_to_have_text("")
    link = found.get_by_role("link", name="Trap", exact=True)
    expect(link).to_be_visible()
    link.click()
    expect(page.locator("#symbols dl > div:target b")).to_have_text("Trap")
    page.locator("#find-rule").fill("xyzzy")
    expect(found).to_be_hidden()
    expect(page.locator("[data-filter-none]")).to_be_visible()
