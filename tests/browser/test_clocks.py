"""Clocks on the page: two browsers agree, little time is said, and nothing is found by axe."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from cheeseboard import registry
from cheeseboard.server.live import LastHeard
from cheeseboard.testing.browser import Meet, Person, Server

from .axe import violations
from .line import Line
from .test_sound import LISTEN, LOW, has_heard

AGREE = 0.2
"""Seconds by which two pages may differ."""

LOOK = "seat => [window.cheeseboardClocks.left(seat), Date.now()]"
"""Seconds that a seat has left, as the page reckons before it draws whole ones, and when."""

HURRY = """() => {
  const times = document.getElementById('times');
  const clocks = JSON.parse(times.dataset.clocks);
  for (const one of clocks) { one.until -= 40000; one.low -= 40000; }
  times.dataset.clocks = JSON.stringify(clocks);
}"""
"""Tells a page that little time is left, as a message does."""


LEAST = 100
"""Pixels that the list of moves has at least, whatever is asked above it."""


def begin(people: list[Person], game: str, tempo: str = "live:300+10") -> None:
    """A match of these people at a pace; all look at it."""
    host = people[0]
    address = host.post("/tables", game=game, seats=len(people), is_public="false", tempo=tempo)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"{address}/sit", seat=seat, name=person.name)
    host.post(f"{address}/start")
    for person in people:
        person.page.goto(address)
        person.page.wait_for_selector(".clock .figure", state="attached")


def test_two_browsers_agree_on_a_clock(meet: Meet) -> None:
    olha, lev = meet("Olha"), meet("Lev")
    begin([olha, lev], "_template")
    for _ in range(3):
        found = [one.page.evaluate(LOOK, 1) for one in (olha, lev)]
        ends = [left + at / 1000 for left, at in found]
        assert abs(ends[0] - ends[1]) < AGREE, found
    olha.press("bid 1")
    lev.page.wait_for_selector('.clock-done[data-clock="0"]')
    assert "ready" in lev.page.inner_text('.clock[data-clock="0"]')


def test_a_page_that_comes_back_says_who_served_it(meet: Meet, server: Server) -> None:
    line = Line(server.address)
    olha, lev = meet("Olha", at=line.address), meet("Lev")
    try:
        begin([olha, lev], "_template")
        lev.press("bid 1")
        olha.page.wait_for_selector('.clock-done[data-clock="1"]')
        with olha.page.expect_request("**/stream?*mark=*") as again:
            line.cut()
            line.mend()
        assert LastHeard.read(again.value.headers["last-event-id"]).process
    finally:
        line.close()


def test_who_cannot_see_the_clock_hears_of_it(meet: Meet) -> None:
    """In words and, if sounds are on, by ear."""
    olha, lev, zoya = meet("Olha"), meet("Lev"), meet("Zoya")
    olha.page.add_init_script(LISTEN)
    olha.page.add_init_script("localStorage['cheeseboard-sound'] = '1'")
    begin([olha, lev, zoya], "_template", "live:60+0")
    said = olha.page.inner_text("#clock-said")
    assert re.search(r"Your clock runs: (1 minute|\d+ seconds) left", said)
    olha.page.evaluate(HURRY)
    olha.page.wait_for_selector('.clock-low[data-clock="0"]')
    has_heard(olha, LOW)
    assert "hurry" in olha.page.inner_text('.clock[data-clock="0"]')
    assert olha.page.get_attribute('.clock[data-clock="0"] use', "href") == "#i-warn"
    assert olha.page.locator(".give button").first.is_visible(), "one may give a minute"
    check_strip(olha, zoya)


def check_strip(hurried: Person, calm: Person) -> None:
    """On a phone it shows three times where somebody's runs low, else only one's own and scores."""
    for person in (hurried, calm):
        person.page.set_viewport_size({"width": 390, "height": 844})
    times = calm.page.locator("#strip .mini-clock:visible")
    expect(times).to_have_count(1)
    calm.page.locator("#strip").click()
    expect(times).to_have_count(3)
    times = hurried.page.locator("#strip .mini-clock:visible")
    expect(times).to_have_count(3)
    hurried.page.locator("#strip").click()
    expect(times).to_have_count(0)


@pytest.mark.parametrize("game", registry.ids())
def test_every_board_has_its_clocks_and_axe_finds_nothing(meet: Meet, game: str) -> None:
    people = [meet("Olha"), meet("Lev")]
    begin(people, game, "days:86400" if game == "ratland" else "live:600+20")
    page = people[0].page
    assert page.locator(".seat .clock").count() == 2
    assert not violations(people[0], "light", within="#players")
    page.emulate_media(color_scheme="dark")
    assert not violations(people[0], "dark", within="#players", only_colours=True)
    people[1].post(urlsplit(page.url).path + "/ask", kind="pause")
    agree = page.locator(".vote").get_by_role("button", name="Agree")
    expect(agree).to_be_in_viewport(ratio=1)
    moves = page.locator("#moves").bounding_box()
    assert moves is not None
    assert moves["height"] >= LEAST
    page.set_viewport_size({"width": 390, "height": 844})
    expect(agree).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
