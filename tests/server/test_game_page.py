"""The page of a game: who somebody is, symbols, figures of the rules, the quick reference."""

from typing import Final
from xml.etree import ElementTree

import pytest

from cheeseboard import registry
from cheeseboard.help import help_of
from cheeseboard.lessons import find
from cheeseboard.rulebook import Figure, rulebook
from cheeseboard.testing.settings import grown_games

from .people import Person
from .serving import LANGUAGES, Server
from .test_pages import check_page

GAMES: Final = registry.ids()


def named(game: str, language: str) -> list[Figure]:
    """The figures of a rulebook."""
    blocks = (block for section in rulebook(game, language) for block in section.blocks)
    return [block for block in blocks if isinstance(block, Figure)]


@pytest.mark.parametrize("game", grown_games())
def test_rules_name_the_same_figures_in_every_language(game: str) -> None:
    steps = {(lesson.id, step.id) for lesson in find(game) for step in lesson.steps}
    figures = named(game, "en")
    assert figures
    assert {(one.lesson, one.step) for one in figures} <= steps
    assert all(named(game, language) == figures for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_the_rules_is_drawn(server: Server, game: str) -> None:
    for language in LANGUAGES:
        person = Person(server, language=language)
        page = person.read(f"/games/{game}")
        check_page(page, language)
        figures = page.root.all("figure")
        assert len(figures) == len(named(game, language))
        for figure in figures:
            drawn = person.http.get(figure.one("img").get("src"))
            assert drawn.status_code == 200
            ElementTree.fromstring(drawn.text)
            assert figure.one("figcaption").text


def test_somebody_new_is_offered_a_lesson_or_beginners_with_help(server: Server) -> None:
    person = Person(server)
    front = person.read("/")
    assert [one for one in front.root.all("a") if one.get("href") == "/games/burg_appenzell/play"]
    page = person.read("/games/burg_appenzell/play")
    check_page(page, "en")
    first, known = page.forms("/play-now")
    assert first.fields["level"] == "beginner"
    assert first.fields["preset"] == "learner"
    assert first.fields["help"] == "on"
    table = person.press(first)
    assert table.root.one("main").get("data-help") == "on"
    later = person.press(known, help="off", level="easy", seats="2", preset="")
    assert later.root.one("main").get("data-help") == "off"


def test_the_button_says_what_will_happen(server: Server) -> None:
    page = Person(server, language="ru").read("/games/burg_appenzell/play")
    label = next(one for one in page.root.all("span") if one.get("data-plays"))
    assert label.text == "Играть против 2 новичков"
    assert "Играть против 1 мастера" in label.get("data-plays")


@pytest.mark.parametrize("game", [id for id in GAMES if help_of(id).boxes])
def test_a_quick_reference_has_all_symbols(server: Server, game: str) -> None:
    for language in LANGUAGES:
        page = Person(server, language=language).read(f"/games/{game}/reference")
        check_page(page, language)
        legend = page.root.one("div", class_="legend")
        assert len(legend.all("dt")) == len(help_of(game).symbols)
        boxes = page.root.one("div", class_="boxes").all("section")
        assert len(boxes) == len(help_of(game).boxes)


def test_a_game_that_is_not_there_has_no_pages(server: Server) -> None:
    person = Person(server)
    for page in ("play", "reference"):
        assert person.read(f"/games/ludo/{page}").status == 404


def test_who_has_played_finds_the_last_strength_and_seats_again(server: Server) -> None:
    person = Person(server)
    _, known = person.read("/games/burg_appenzell/play").forms("/play-now")
    table = person.press(known, help="off", level="easy", seats="4", preset="")
    assert _chosen(person) == ("beginner", "3"), "as long as no match is finished"
    person.send(f"{table.path}/resign", seat=0)
    assert _chosen(person) == ("easy", "4")


def _chosen(person: Person) -> tuple[str, ...]:
    """Strength and seats that the page has chosen."""
    page = person.read("/games/burg_appenzell/play")
    fields = [one for one in page.root.all("input") if one.get("type") == "radio"]
    return tuple(one.get("value") for one in fields if "checked" in one.attributes)
