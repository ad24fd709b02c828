"""Help at a table: who is helped, what is printed, what a symbol tells whom."""

from typing import Final

import pytest

from cheeseboard import registry
from cheeseboard.games.fromage.box import VENUES
from cheeseboard.help import help_of
from cheeseboard.match import Match
from cheeseboard.server.help_page import aid

from .people import Person
from .reading import Page
from .serving import LANGUAGES, SCRIPT, Server

GAME: Final = "burg_appenzell"
ASKED: Final = {"Accept": SCRIPT}
HELPED: Final = [id for id in registry.ids() if help_of(id).is_there]


def is_on(page: Page) -> bool:
    return page.root.one("main").get("data-help") == "on"


def test_help_is_on_in_a_first_match_and_off_by_one_press(server: Server) -> None:
    person = Person(server)
    page = person.send("/play-now", game=GAME)
    table = page.path.partition("?")[0]
    assert is_on(page)
    off = person.send("/me/help", game=GAME, help="off", table=table.rpartition("/")[2])
    assert off.path == table
    assert not is_on(off)
    assert is_on(person.send("/play-now", game="_template"))
    assert is_on(person.send("/me/help", game=GAME, help="on", table=table.rpartition("/")[2]))


def test_help_of_another_game_or_from_another_site_is_refused(server: Server) -> None:
    person = Person(server)
    assert person.send("/me/help", game="ludo", help="on").status == 404
    other = {"Origin": "http://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert person.send("/me/help", other, game=GAME, help="on").status == 403


def test_a_decision_says_what_it_is_about(server: Server) -> None:
    page = Person(server).send("/play-now", game="_template", seats=2)
    about = page.root.one("p", class_="about")
    assert about.get("data-kind") == "decision-bid"
    assert "highest card" in about.text


def test_a_sentence_may_be_known_by_itself() -> None:
    match = Match.new(registry.load("fromage"), 2, {}, 1)
    kinds = []
    for _ in range(2):
        view = match.view(0)
        kinds.append(aid(match, 0, view, match.game.choices(view, 0), [], ["A", "B"], "en").kind)
        for seat in range(2):
            match.play(seat, match.game.read("end"))
    assert kinds[0] == "decision-act"
    assert kinds[1] in {f"about-act-{venue}" for venue in VENUES}


@pytest.mark.parametrize("game", HELPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_has_a_card(server: Server, game: str, language: str) -> None:
    person = Person(server, language=language)
    page = person.send("/play-now", game=game)
    table = page.path.partition("?")[0]
    for symbol in help_of(game).symbols:
        for path in (f"{table}/symbols/{symbol.id}?seat=0", f"/games/{game}/symbols/{symbol.id}"):
            answer = person.http.get(path, headers=ASKED)
            assert answer.status_code == 200, path
            assert f"#{symbol.rule}" in answer.json()["html"]
    assert person.http.get(f"{table}/symbols/none", headers=ASKED).status_code == 404
    assert person.http.get(f"/games/{game}/symbols/none", headers=ASKED).status_code == 404


def test_a_watcher_gets_the_card_that_is_always_true(server: Server) -> None:
    page = Person(server).send("/play-now", game=GAME, seats=2)
    table = page.path.partition("?")[0]
    stranger = Person(server)
    told = stranger.http.get(f"{table}/symbols/spare?seat=0", headers=ASKED)
    always = stranger.http.get(f"/games/{GAME}/symbols/spare", headers=ASKED)
    assert told.status_code in (200, 403, 404)
    if told.status_code == 200:
        assert told.json() == always.json()


@pytest.mark.parametrize("game", HELPED)
def test_whatever_names_a_rule_leads_to_it_and_to_its_figure(server: Server, game: str) -> None:
    """Log lines, slips and symbols: beside the board and on the game's page, in every language."""
    for language in LANGUAGES:
        person = Person(server, language=language)
        table = person.send("/play-now", game=game)
        book = person.read(f"/games/{game}")
        told = help_of(game)
        named = {one.rule for one in told.symbols} | {one.rule for one in told.slips if one.rule}
        links = table.root.one("div", id="log-panel").all("a", class_="rule")
        assert links, "the log says no rule"
        for link in links:
            assert link.get("href") == f"/games/{game}#{link.text}"
            named.add(link.text)
        panel = table.root.one("div", id="rules-panel")
        beside = {one.get("id") for one in panel.all("div", class_="rule-item")}
        assert {f"rule-{id}" for id in named} <= beside
        assert named <= {one.get("id") for one in book.root.all("div", class_="rule-item")}
        drawn = [one.one("img").get("src") for one in panel.all("figure")]
        assert drawn == [one.one("img").get("src") for one in book.root.all("figure")]
        assert len(drawn) >= 4
