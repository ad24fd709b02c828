"""What a person may ask of bots at the table: haste and advice."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.games.ratland import GAME as RATLAND
from cheeseboard.match import Match
from cheeseboard.server.advice_page import compared, in_words
from cheeseboard.words import words

from .people import Person, start_table
from .reading import parse
from .serving import SCRIPT, Server, runner, wait_for

WORKER: Final = """
import time
from cheeseboard.bots import Random
from cheeseboard.server import bot_worker

class Patient:
    def __init__(self, should_stop):
        self._should_stop = should_stop

    def choose(self, view, seat):
        while not self._should_stop():
            time.sleep(0.01)
        return Random(1).choose(view, seat)

bot_worker.make = lambda name, game, seats, seed, should_stop: Patient(should_stop)
bot_worker.main()
"""
"""Every bot thinks until it is told to stop."""

BEFORE: Final = """
import functools
from cheeseboard.server import app
app.BotPool = functools.partial(app.BotPool, command=[sys.executable, {worker!r}])
"""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots would think for minutes."""
    folder = tmp_path_factory.mktemp("patient")
    worker: Path = folder / "worker.py"
    worker.write_text(WORKER, encoding="utf-8")
    before = BEFORE.format(worker=str(worker))
    running = Server(folder, runner("bot_deadline=900.0", before)).start()
    yield running
    running.kill()


def test_a_bot_plays_at_once_when_told(patient: Server) -> None:
    host = Person(patient, "Ann")
    page = host.send("/play-now", game="_template")
    page = host.choose(page, "bid 2")
    assert "is thinking." in page.move_form.text
    time.sleep(0.2)
    assert not host.read(page.path).moves

    def hurry() -> list[str]:
        host.send(f"{page.path}/move-now".replace("?as=0", ""), seat=0)
        return host.read(page.path).moves

    wait_for(hurry, "the next round")


def test_nobody_else_hurries_a_bot(patient: Server) -> None:
    host, stranger = Person(patient, "Ann"), Person(patient, "Eve")
    page = host.send("/play-now", game="_template")
    refused = stranger.send(f"{page.path}/move-now", seat=0)
    assert refused.status == 403


# --- advice --------------------------------------------------------------------------------------


def test_a_hint_names_legal_moves_in_words(server: Server) -> None:
    host = Person(server, "Ann")
    page = host.send("/play-now", game="burg_appenzell")
    wait_for(lambda: host.read(page.path).moves, "the first turn")
    page = host.read(page.path)
    link = page.move_form.one("a", data_hint="")
    answer = host.http.get(link.get("href"), headers={"Accept": SCRIPT})
    hint = parse(answer.json()["html"])
    advised = [node for node in hint.all("button") if node.get("data-do")]
    assert 1 <= len(advised) <= 3
    first_moves = {text.split(";")[0] for text in page.moves}
    for button in advised:
        assert button.get("data-do") in first_moves
        assert len(button.text) > len("Do it: ")
    assert re.search(r"About \d+ of 100 matches are won from here", hint.text)
    alone = host.read(link.get("href"))
    assert alone.status == 200
    assert alone.root.one("main").all("li")


def test_no_hint_while_somebody_else_plays(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template")
    assert not people[0].read(f"/tables/{id}").move_form.all("a", data_hint="")
    refused = people[0].read(f"/tables/{id}/hint?seat=0")
    assert refused.status == 403
    assert refused.alert.startswith("Hints are for matches against bots only")


@pytest.mark.parametrize("seat", ["1", "9", "", "x", "-1"])
def test_no_hint_for_another_seat(server: Server, seat: str) -> None:
    host = Person(server, "Ann")
    page = host.send("/play-now", game="_template")
    assert host.read(f"{page.path}/hint?seat={seat}").status in (404, 409)


def test_no_hint_for_a_stranger(server: Server) -> None:
    host, stranger = Person(server, "Ann"), Person(server, "Eve")
    page = host.send("/play-now", game="_template")
    assert stranger.read(f"{page.path}/hint?seat=0").status == 403


def test_levels_are_offered_with_their_names(server: Server) -> None:
    host = Person(server, "Ann")
    page = host.send("/tables", game="burg_appenzell", seats=2, is_public="false")
    form = page.form("/bot", seat="1")
    offered = [option.get("value") for option in form.node.all("option")]
    assert offered == ["beginner", "easy", "medium", "hard", "expert"]
    assert form.fields["bot"] == "medium"
    page = host.press(form, bot="hard")
    assert "Hard" in page.root.one("ol", class_="chairs").text
    assert host.send(f"{page.path}/bot", seat=1, bot="search:99").status == 422


@pytest.mark.parametrize(
    ("shares", "lead", "kind"),
    [
        ([0.6], "only", "only"),
        ([0.6, 0.5], "clear", "more"),
        ([0.6, 0.59], "clear", "only"),
        ([0.5, 0.6], "better", "only"),
        ([0.6, 0.59], "close", "same"),
        ([0.5, 0.6], "close", "only"),
        ([0.6, 0.5], "close", "only"),
        ([0.6, None], "better", "only"),
    ],
)
def test_figures_of_the_next_idea_are_told_where_they_fit_the_lead(
    shares: list[float | None], lead: str, kind: str
) -> None:
    found = compared(shares, lead)
    assert found is not None
    assert (found.kind, found.own) == (kind, round(100 * (shares[0] or 0)))


def test_a_hint_without_a_curve_has_no_figures() -> None:
    assert compared([None, None], "clear") is None


def test_a_plan_says_each_place_once_with_all_its_rats() -> None:
    match = Match.new(RATLAND, 3, RATLAND.meta.complete({}), 1)
    book, names = words("ratland", "en"), ("Olha", "Brie", "Gouda")
    line = ["put pipe_left 1", "put dump 1", "put bedroom 1", "put pipe_left 1", "put dump 1"]
    steps = in_words(match, 0, line, lambda said: book.say(said, names, viewer=0))
    assert steps == (
        (1, "2 rats to raid Brie (the left pipe)"),
        (1, "2 rats to the dump"),
        (1, "1 rat to the bedroom"),
    )
