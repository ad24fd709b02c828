"""A quick match that somebody forgets: little time sounds, a bot plays, the person comes back."""

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from cheeseboard.testing import databases
from cheeseboard.testing.browser import MARKET, Person, Server
from cheeseboard.testing.browser.people import PATIENCE
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.wall import FileClock

from .test_clocks import begin
from .test_notices import wait_for
from .test_sound import LISTEN, choose, has_heard

LOW: Final = 988
"""Hertz of the two bells."""

SERVE: Final = """
import sys
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
from cheeseboard.testing.wall import FileClock

settings = Settings(database=f"sqlite:///{sys.argv[2]}", bot_pause=0.0, with_drafts=True)
serve(create_app(settings, clock=FileClock(sys.argv[3])), "127.0.0.1", int(sys.argv[1]))
"""


class Timed:
    """A server whose clock goes on by itself, and can be set forward."""

    def __init__(self, folder: Path) -> None:
        script, database, clock = (folder / name for name in ("serve.py", "t.sqlite3", "clock"))
        script.write_text(SERVE, encoding="utf-8")
        databases.begin(database)
        self.clock = FileClock(clock, time.time(), is_running=True)
        port = free_port()
        arguments = [str(port), str(database), str(clock)]
        self.server = Server(database, port, str(script), arguments)
        self.server.start()

    def pass_time(self, seconds: float) -> None:
        """Let time go by in which the server lives.

        Right behind a sign of life: one between the two lines would find that time has jumped.
        """
        last = self._last_beat()
        wait_for(lambda: self._last_beat() != last, "a sign of life")
        with sqlite3.connect(self.server.database, timeout=30.0) as connection:
            connection.execute("UPDATE beats SET at = ?", (self.clock.now() + seconds,))
        self.clock.advance(seconds)

    def _last_beat(self) -> float:
        with sqlite3.connect(self.server.database, timeout=30.0) as connection:
            return float(connection.execute("SELECT max(at) FROM beats").fetchone()[0])


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Timed]:
    running = Timed(tmp_path)
    yield running
    running.server.stop()


def test_little_time_sounds_and_at_zero_a_bot_plays_until_one_is_back(
    window: Browser, timed: Timed
) -> None:
    expect.set_options(timeout=1000 * PATIENCE)
    home = timed.server.address
    olha, lev = (
        Person(name, window.new_context(base_url=home, locale="en").new_page(), home)
        for name in ("Olha", "Lev")
    )
    for person in (olha, lev):
        person.page.context.set_default_timeout(1000 * PATIENCE)
    try:
        olha.page.add_init_script(LISTEN)
        choose(olha, "0.6")
        lev.page.goto("/")
        begin([olha, lev], MARKET, "live:300+0")
        timed.pass_time(220)
        lev.press("bid 1")  # with every message a page learns what time it is
        mine = olha.page.locator('.clock[data-clock="0"]')
        expect(mine).to_have_class("clock clock-run")
        assert LOW not in olha.page.evaluate("window.tones")
        timed.pass_time(52)
        lev.page.locator("#moves [name=undo]").click()
        expect(mine).to_have_class("clock clock-low")
        expect(mine).to_contain_text("hurry")
        has_heard(olha, LOW)
        timed.pass_time(30)
        expect(olha.page.locator("#decision h2")).to_have_text("A bot plays for you.")
        expect(olha.page.locator("#moves")).to_contain_text(re.compile("moves? for you"))
        theirs = lev.page.locator('.clock[data-clock="0"]')
        expect(theirs).to_have_class("clock clock-bot")
        olha.page.get_by_role("button", name="Take my seat back").click()
        expect(theirs.locator(".figure")).to_contain_text(":")
        left = olha.page.evaluate("window.cheeseboardClocks.left(0)")
        assert 60 < left <= 120, "two minutes to come back with"
        assert not olha.troubles + lev.troubles
    finally:
        for person in (olha, lev):
            person.page.context.close()
