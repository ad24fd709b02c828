"""A browser, a server, people."""

import fcntl
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from . import chromium
from .people import DESK, Person, Screen
from .server import Server

Meet = Callable[..., Person]
DEAL = 7


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's own Chromium; one worker installs it while the others wait."""
    with (Path(tempfile.gettempdir()) / "cheeseboard-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        path = chromium.find_or_install()
    return {"executable_path": path, "args": list(chromium.ARGUMENTS), "headless": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests, one for each file of tests."""
    running = Server.for_tests(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture(autouse=True)
def patience() -> None:
    """How long something that should be so may take to become so: tests run beside each other."""
    expect.set_options(timeout=8_000)


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody with a browser of their own: `meet("Olha", language="uk", screen=PHONE)`.

    Chance deals the same to a test each time. A test in which a page's script fails, or the browser
    stops something, has failed.
    """
    server.deal(DEAL)
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def arrive(
        name: str, language: str = "en", screen: Screen = DESK, at: str = "", **more: Any
    ) -> Person:
        home = at or server.address
        settings = {**screen.settings(), "locale": language, "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=home, **settings)
        context.set_default_timeout(10_000)
        contexts.append(context)
        people.append(Person(name, context.new_page(), home))
        return people[-1]

    yield arrive
    troubles = [f"{person.name}: {trouble}" for person in people for trouble in person.troubles]
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)
