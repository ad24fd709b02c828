"""Home in a browser: what waits first, small pictures, one press to the next, news as they come."""

import re

from playwright.sync_api import expect

from cheeseboard.testing.browser import MARKET, PHONE, Meet, Person, sit_down, table_id

from .test_axe import check, speak

FITS = "document.documentElement.scrollWidth <= innerWidth"
DRAWN = "image => image.complete && image.naturalWidth === 240"


def begun(people: list[Person], rounds: int) -> str:
    """A match of two in which everybody is to bid; the address of its table."""
    sit_down(people, MARKET, 2, rounds=rounds)
    return f"/tables/{table_id(people[0].page.url)}"


def cards(person: Person) -> list[str]:
    """The tables that wait at home, in their order."""
    found = person.page.locator(".turns a.turn")
    return [str(one.get_attribute("href")) for one in found.all()]


def bid(person: Person) -> None:
    person.press(person.offers()[0].text)
    person.settle()


def test_what_waits_comes_first_and_one_press_leads_to_the_next(meet: Meet) -> None:
    olha, nadia = meet("Olha", screen=PHONE), meet("Nadia")
    nadia.post("/me/name", name="Nadia", back="/")
    first, second = begun([nadia, olha], 1), begun([nadia, olha], 2)
    for table in (first, second):
        nadia.page.goto(table)
        bid(nadia)
    olha.page.goto("/")
    assert cards(olha) == [first, second]
    card = olha.page.locator(".turns a.turn").first
    expect(card).to_contain_text("Nadia waits")
    expect(card).to_contain_text("Next: you are")
    picture = card.locator("img.mini")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate(DRAWN)
    assert olha.page.evaluate(FITS)
    expect(olha.page).to_have_title(re.compile("2 tables wait"))
    check(olha, "home with tables that wait")
    speak(olha, "en")
    olha.page.goto("/")

    olha.page.locator(".hello .btn.primary").tap()
    olha.page.wait_for_url(f"**{first}")
    bid(olha)
    olha.page.keyboard.press("n")
    olha.page.wait_for_url(f"**{second}")
    olha.page.goto("/")
    assert cards(olha) == [second]

    nadia.page.goto("/")
    expect(nadia.page.locator(".calm-desk")).to_be_visible()
    olha.page.goto(second)
    bid(olha)
    expect(nadia.page.locator(".turns a.turn")).to_have_count(1)
    assert cards(nadia) == [second], "it came without a press"
