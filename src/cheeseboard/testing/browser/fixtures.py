"""A browser, a server, people."""

import fcntl
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect

from cheeseboard import registry
from cheeseboard.server.wishes import HELP
from cheeseboard.testing.browser import chromium
from cheeseboard.testing.browser.people import DESK, PATIENCE, Person, Screen
from cheeseboard.testing.browser.server import Server

Meet = Callable[..., Person]
DEAL = 7
SETTLE_PACE = "try { localStorage['cheeseboard-pace'] ??= 'PACE'; } catch {}"
"""Before a page's own scripts: where nothing moves, it tells what happened at once."""


@pytest.fixture(scope="session")
def window(playwright: Playwright) -> Iterator[Browser]:
    """The system's own Chromium, without windows where there is such a one."""
    with opened(playwright, chromium.find_or_install) as browser:
        yield browser


@contextmanager
def opened(playwright: Playwright, find: Callable[[], str]) -> Iterator[Browser]:
    """A Chromium; one worker installs it while the others wait."""
    with (Path(tempfile.gettempdir()) / "cheeseboard-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        path = find()
    browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a process that leave it alive."""
    running = Server.for_tests(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def meet(window: Browser, server: Server) -> Iterator[Meet]:
    """Somebody with a browser of their own: `meet("Olha", language="uk", screen=PHONE)`.

    They know the games, unless they are helped. Chance deals the same to a test each time. A test
    in which a page's script fails, or the browser stops something, has failed.
    """
    expect.set_options(timeout=1000 * PATIENCE)
    server.redraw()
    server.deal(DEAL)
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def arrive(
        name: str,
        language: str = "en",
        screen: Screen = DESK,
        at: str = "",
        pace: str = "",
        is_helped: bool = False,
        **more: Any,
    ) -> Person:
        home = at or server.address
        settings = {**screen.settings(), "locale": language, "reduced_motion": "reduce", **more}
        context = window.new_context(base_url=home, **settings)
        context.set_default_timeout(1000 * PATIENCE)
        if not is_helped:
            off = urlencode(dict.fromkeys(registry.ids(with_drafts=True), "off"))
            context.add_cookies([{"name": HELP, "value": off, "url": home}])
        is_still = settings["reduced_motion"] == "reduce"
        context.add_init_script(SETTLE_PACE.replace("PACE", pace or "01"[not is_still]))
        contexts.append(context)
        people.append(Person(name, context.new_page(), home))
        return people[-1]

    yield arrive
    troubles = [f"{person.name}: {trouble}" for person in people for trouble in person.troubles]
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)
