"""A notice in a real browser: asked for at the right moment, allowed, pushed, and pressed.

Notices of the system are what only a whole browser knows.
"""

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Playwright, Worker, expect

from cheeseboard.testing.browser import Meet, Server, chromium
from cheeseboard.testing.browser.fixtures import opened
from cheeseboard.testing.receiving import Browser as Keys
from cheeseboard.testing.receiving import house

from .test_notices import over_days, wait_for

SUBSCRIBE: Final = """PushManager.prototype.subscribe = async function (options) {
  window.asked = options.applicationServerKey.byteLength;
  const told = ADDRESS;
  return { toJSON: () => told, endpoint: told.endpoint };
};"""
"""No push service can be reached from a test: this browser's is the test itself."""

SHOWN: Final = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map((one) => ({ title: one.title, body: one.body, tag: one.tag, url: one.data.url }))"""

PRESS: Final = """async () => {
  const [notification] = await self.registration.getNotifications();
  const opened = new Promise((found) => { self.clients.openWindow = async (url) => found(url); });
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return opened;
}"""
"""A finger on the notice; windows open only for a real one, so what would open is told."""


@pytest.fixture(scope="module")
def window(playwright: Playwright) -> Iterator[Browser]:
    with opened(playwright, chromium.find_or_install_whole) as browser:
        yield browser


def rows(server: Server, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.database, timeout=5.0) as connection:
        return connection.execute(query).fetchall()


def worker_of(page: Page) -> Worker:
    """The worker as it runs now: a browser ends one that has nothing to do, and begins it anew."""
    found = page.context.service_workers
    return found[-1] if found else page.context.wait_for_event("serviceworker")


def test_a_push_reaches_a_closed_page_and_its_press_opens_the_table(
    meet: Meet, server: Server
) -> None:
    with house() as there:
        keys = Keys(there)
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
        assert rows(server, "SELECT count(*) FROM receivers WHERE way = 'push'") == [(1,)]
        assert olha.page.evaluate("window.asked") == 65, "the server's key is a point of the curve"
        olha.post("/me/notices/quiet", begin="0:00", end="0:00")
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
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        wait_for(lambda: page.evaluate("1") and known, "the registration")
        opened = {"origin": server.address, "registrationId": known[0]}
        text = keys.read_text(keys.got[0])
        line.send("ServiceWorker.deliverPushMessage", {**opened, "data": text})
        shown = wait_for(lambda: page.evaluate(SHOWN), "the notice")
        assert shown[0]["title"] == message["title"]
        assert shown[0]["url"] == message["url"]
        pressed = worker_of(page).evaluate(PRESS)
        assert pressed == server.address + address
        page.goto(pressed)
        expect(page.locator("main[data-table]")).to_be_visible()
