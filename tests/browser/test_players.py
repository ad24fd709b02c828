"""Player pages in a browser: a rated match of two accounts, at a desk and on a phone."""

import random
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from cheeseboard.server.people.names import fold
from cheeseboard.testing.browser import DESK, MARKET, PHONE, Meet, Person, Screen, Server

from .test_axe import check, speak

FITS = "document.documentElement.scrollWidth <= innerWidth"


def member(meet: Meet, server: Server, name: str, screen: Screen = DESK) -> Person:
    """Somebody who keeps a name."""
    person = meet(name, screen=screen)
    person.post("/me/name", name=name, back="/")
    cookies = {one["name"]: one["value"] for one in person.page.context.cookies()}
    id = server.keep(str(cookies["cheeseboard"]))
    with closing(sqlite3.connect(server.database, timeout=10)) as connection, connection:
        connection.execute("UPDATE people SET fold = ? WHERE id = ?", (fold(name), id))
    return person


def rated_match(people: list[Person]) -> None:
    """A match of one round that counts; everybody bids the first card."""
    first, *others = people
    address = first.post(
        "/tables",
        game=MARKET,
        seats=str(len(people)),
        tempo="live:600+20",
        is_rated="true",
        is_public="true",
        **{"option-rounds": "1"},
    )
    for seat, person in enumerate(others, 1):
        person.page.goto(address)
        person.sit(seat)
    first.page.goto(address)
    first.start()
    for person in people:
        person.page.goto(address)
        person.press(person.offers()[0].text)
        person.settle()


def test_a_rated_match_changes_both_pages(meet: Meet, server: Server) -> None:
    mark = random.randrange(10**6)
    names = [f"Nadia{mark}", f"Olha{mark}"]
    nadia, olha = member(meet, server, names[0]), member(meet, server, names[1], PHONE)
    for person, name in ((nadia, names[0]), (olha, names[1])):
        person.page.goto(f"/people/{name}")
        expect(person.page.locator("main")).to_contain_text("You have not finished a match here")
    rated_match([nadia, olha])
    for person, name, other in ((nadia, names[0], names[1]), (olha, names[1], names[0])):
        person.page.goto(f"/people/{name}")
        expect(person.page.locator(".ratings li")).to_contain_text("Too few to say")
        expect(person.page.locator(".ruler .prov")).to_have_count(1)
        expect(person.page.locator(".h2h li")).to_contain_text(other)
        expect(person.page.locator(".hist tbody tr")).to_have_count(1)
        assert person.page.evaluate(FITS), name
    nadia.page.locator(".hist a", has_text=re.compile("^Score")).click()
    expect(nadia.page.locator(".rated-row td")).to_have_count(2)
    expect(nadia.page.locator(".rated-row")).to_contain_text("25.0 →")
    nadia.page.goto(f"/people/{names[1]}")
    check(nadia, "page of a player")
    speak(nadia, "en")
    nadia.page.goto(f"/people?find={names[1]}")
    check(nadia, "people")


def test_every_page_fits_every_screen(meet: Meet, server: Server) -> None:
    name = f"Tomasz{random.randrange(10**6)}"
    person = member(meet, server, name)
    person.page.goto(f"/people/{name}")
    for screen in (DESK, PHONE):
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        for path in (
            "/people",
            f"/people/{name}",
            f"/people/{name}/matches",
            f"/people/{name}/met",
        ):
            answer = person.page.goto(path)
            assert answer is not None
            assert answer.status == 200
            assert person.page.evaluate(FITS), (path, screen.name)
    for language in ("uk", "ru"):
        speak(person, language)
        person.page.goto(f"/people/{name}")
        assert person.page.evaluate(FITS), language
