"""Notices in a real browser: the bell and its list, the next table, people who are found."""

import re
import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import expect

from cheeseboard.testing.browser import MARKET, Meet, Person, Server
from cheeseboard.testing.browser.people import PATIENCE

from .test_axe import check

Found = TypeVar("Found")


def wait_for(look: Callable[[], Found | None], what: str) -> Found:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not happen.")


def wait_while_time_passes(person: Person, look: Callable[[], bool], what: str) -> None:
    """The page's clock goes on by what it waits for at most between two looks."""

    def look_later() -> bool:
        person.page.clock.fast_forward(15_000)
        return look()

    wait_for(look_later, what)


def over_days(host: Person, guest: Person) -> str:
    """A match over days between two people; its address."""
    table = host.post("/tables", game=MARKET, seats=2, tempo="days:86400")
    guest.post(f"{table}/sit", seat=1, name=guest.name)
    host.post(f"{table}/start")
    return table


def test_the_title_the_bell_and_its_list(meet: Meet, server: Server) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    address = over_days(anna, boris)
    boris.page.goto("/games")
    expect(boris.page).to_have_title("● Your turn · Cheese Market")
    expect(boris.page.locator("link[rel=icon]")).to_have_attribute(
        "href", re.compile("^data:image/png")
    )
    bell = boris.page.locator("[data-bell]")
    expect(bell.locator(".count")).to_have_text("1")
    bell.click()
    entry = boris.page.locator(".bell-list a").first
    expect(entry).to_have_text("Your turn: Cheese Market")
    entry.click()
    boris.page.wait_for_url(f"**{address}")
    expect(boris.page.locator("[data-bell] .count")).to_be_hidden()


def test_after_ones_move_the_next_table_is_one_press_away(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    first, second = over_days(anna, boris), over_days(anna, boris)
    boris.page.goto(first)
    boris.wait_for_turn()
    boris.press(boris.offers()[0].text)
    onward = boris.page.locator("#moves .next-line a")
    expect(onward).to_be_visible()
    onward.click()
    boris.page.wait_for_url(f"**{second}")
    boris.wait_for_turn()
    boris.press(boris.offers()[0].text)
    expect(boris.page.locator("#moves[data-turn=others]")).to_be_visible()
    expect(boris.page.locator("#moves .next-line")).to_be_hidden()


def test_open_tables_come_and_go_by_themselves(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    boris.page.clock.install()
    boris.page.goto("/tables")
    address = anna.post("/tables", game=MARKET, seats=2, tempo="days:86400")
    offered = boris.page.locator(f".open-row a[href='{address}']")
    wait_while_time_passes(boris, offered.is_visible, "the open table")
    anna.post(f"{address}/close")
    wait_while_time_passes(boris, lambda: not offered.count(), "the closing")


def test_the_checker_finds_nothing(meet: Meet) -> None:
    person = meet("Anna")
    person.post("/me/notices/webhook", address="https://example.org/hook")
    person.page.goto("/me/notices")
    check(person, "notices")
    person.page.goto("/find")
    check(person, "find")


def test_people_are_found_and_called(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    for person in (anna, boris):
        person.page.goto("/find")
        person.page.get_by_role("button", name="Find people").click()
        expect(person.page.get_by_text("Looking for people")).to_be_visible()
    for person in (anna, boris):
        person.page.wait_for_url("**/tables/*")
    for person in (anna, boris):
        expect(person.page.locator("main[data-table]")).to_be_visible()
