"""Notices in a real browser: asked at the right moment, allowed, pushed, and pressed."""

import re
import sqlite3
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from playwright.sync_api import Worker, expect

from cheeseboard.testing.browser import MARKET, Meet, Person, Server
from cheeseboard.testing.receiving import Browser, house

from .test_axe import check

Found = TypeVar("Found")

DEADLINE: Final = 60.0

SUBSCRIBE: Final = """PushManager.prototype.subscribe = async function (options) {
  window.asked = options.applicationServerKey.byteLength;
  const told = ADDRESS;
  return { toJSON: () => told, endpoint: told.endpoint };
};"""
"""No push service can be reached from a test: this browser's is the test itself."""

SHOWN: Final = """async () => (await self.registration.getNotifications())
  .map((one) => ({ title: one.title, body: one.body, tag: one.tag, url: one.data.url }))"""

PRESS: Final = """async () => {
  const [notification] = await self.registration.getNotifications();
  const opened = new Promise((found) => { self.clients.openWindow = async (url) => found(url); });
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return opened;
}"""
"""A finger on the notice; windows open only for a real one, so what would open is told."""


def wait_for(look: Callable[[], Found | None], what: str) -> Found:
    until = time.monotonic() + DEADLINE
    while time.monotonic() < until:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not happen.")


def rows(server: Server, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.database, timeout=5.0) as connection:
        return connection.execute(query).fetchall()


def over_days(host: Person, guest: Person) -> str:
    """A match over days between two people; its address."""
    table = host.post("/tables", game=MARKET, seats=2, tempo="days:86400")
    guest.post(f"{table}/sit", seat=1, name=guest.name)
    host.post(f"{table}/start")
    return table


def worker_of(person: Person) -> Worker:
    found = person.page.context.service_workers
    return found[0] if found else person.page.context.wait_for_event("serviceworker")


def test_a_push_reaches_a_closed_page_and_its_press_opens_the_table(
    meet: Meet, server: Server
) -> None:
    with house() as there:
        keys = Browser(there)
        told = {"endpoint": keys.endpoint, "keys": keys.keys}
        olha, ivan = meet("Olha"), meet("Ivan")
        olha.page.context.grant_permissions(["notifications"], origin=server.address)
        olha.page.context.add_init_script(SUBSCRIBE.replace("ADDRESS", repr(told)))
        address = over_days(ivan, olha)
        olha.page.goto(address)
        expect(olha.page.locator("#ask-notices")).to_have_count(0)
        olha.wait_for_turn()
        olha.press(olha.offers()[0].text)
        ask = olha.page.locator("#ask-notices")
        expect(ask).to_be_visible()
        ask.locator("[data-push-on]").click()
        expect(ask).to_have_count(0)
        assert rows(server, "SELECT way FROM receivers") == [("push",)]
        assert olha.page.evaluate("window.asked") == 65, "the server's key is a point of the curve"
        olha.post("/me/notices/quiet", begin="0:00", end="0:00")
        worker = worker_of(olha)
        olha.page.close()

        ivan.page.goto(address)
        ivan.wait_for_turn()
        ivan.press(ivan.offers()[0].text)
        message = wait_for(keys.messages, "the push")[0]
        assert message["url"] == address
        assert message["title"].startswith("Your turn: ")

        page = olha.page.context.new_page()
        page.goto("/games")
        line = page.context.new_cdp_session(page)
        known: list[str] = []
        line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
        )
        line.send("ServiceWorker.enable")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        wait_for(lambda: page.evaluate("1") and known, "the registration")
        opened = {"origin": server.address, "registrationId": known[0]}
        text = keys.read_text(keys.got[0])
        line.send("ServiceWorker.deliverPushMessage", {**opened, "data": text})
        shown = wait_for(lambda: worker.evaluate(SHOWN), "the notice")
        assert shown[0]["title"] == message["title"]
        assert shown[0]["url"] == message["url"]
        pressed = worker.evaluate(PRESS)
        assert pressed == server.address + address
        page.goto(pressed)
        expect(page.locator("main[data-table]")).to_be_visible()


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
    boris.page.goto("/tables")
    address = anna.post("/tables", game=MARKET, seats=2, tempo="days:86400")
    offered = boris.page.locator(f".open-row a[href='{address}']")
    expect(offered).to_be_visible()
    anna.post(f"{address}/close")
    expect(offered).to_have_count(0)


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
        person.page.wait_for_url("**/tables/*", timeout=60_000)
    for person in (anna, boris):
        expect(person.page.locator("main[data-table]")).to_be_visible(timeout=30_000)
