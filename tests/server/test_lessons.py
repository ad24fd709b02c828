"""Lessons as somebody without script meets them, and what nobody can do to them."""

import re
from typing import Final
from xml.etree import ElementTree

import pytest

from cheeseboard.lessons import find, lesson
from cheeseboard.lessons.playing import NEXT
from cheeseboard.testing.settings import grown_games

from .people import Person
from .reading import Form, Page, form_of
from .serving import LANGUAGES, Server
from .test_pages import check_page

SCRIPT: Final = {"Accept": "application/vnd.cheeseboard+json"}
GAMES: Final = grown_games()


def step_of(page: Page) -> int:
    """The number of the step, from 0; the steps' number at the end."""
    bubble = page.root.one("section", id="bubble")
    return int(bubble.get("data-step") or -1)


def press(person: Person, page: Page) -> Page:
    """Do what is asked: the first button of the list, or Next."""
    form = form_of(page.root.one("form", id="moves"), page.path)
    asked = [one for one in form.buttons if one.get("class") and "later" not in one.get("class")]
    button = asked[0] if asked else page.root.one("button", name="next")
    return person.press(form, button)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_without_script(server: Server, game: str) -> None:
    pupil = Person(server, language=LANGUAGES[GAMES.index(game) % len(LANGUAGES)])
    language = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    lesson = find(game)[0]
    page = pupil.read(f"/games/{game}/lessons/{lesson.id}")
    steps = []
    for _ in range(60):
        check_page(page, language, game)
        steps.append(step_of(page))
        if page.root.all("section", id="bubble")[0].get("class") == "card endcard":
            break
        page = press(pupil, page)
    assert sorted(set(steps)) == [-1, *range(len(lesson.steps))]
    end = page.root.one("section", id="bubble")
    assert len(end.one("ol").all("li")) == len(lesson.remember)
    table = pupil.press(form_of(end.one("form"), page.path))
    assert table.path.startswith("/tables/")
    assert table.status == 200


def test_a_lesson_goes_on_where_it_was_left(server: Server) -> None:
    pupil = Person(server)
    page = pupil.read("/games/ratland/lessons/first")
    for _ in range(2):
        page = press(pupil, page)
    again = pupil.read("/games/ratland/lessons/first")
    assert step_of(again) == 1
    assert again.root.one("input", name="so_far").get("value") == f"{NEXT}|put dump 1"
    stranger = Person(server).read("/games/ratland/lessons/first")
    assert step_of(stranger) == 0


def test_back_leads_to_the_beginning_of_the_step_and_then_before(server: Server) -> None:
    pupil = Person(server)
    page = press(pupil, press(pupil, pupil.read("/games/ratland/lessons/first")))
    for expected in (NEXT, ""):
        form = form_of(page.root.one("form", id="moves"), page.path)
        page = pupil.press(form, page.root.one("button", name="back"))
        assert page.root.one("input", name="so_far").get("value") == expected


def test_anything_else_is_answered_and_changes_nothing(server: Server) -> None:
    pupil = Person(server)
    page = press(pupil, pupil.read("/games/ratland/lessons/first"))
    so_far = page.root.one("input", name="so_far").get("value")
    form = form_of(page.root.one("form", id="moves"), page.path)
    for move, words in (
        ("put city 1", "poison"),
        ("done;ready", "whoever is ready"),
        ("take dump", ""),
        ("nonsense", "something else first"),
        ("x" * 5000, "something else first"),
    ):
        answered = pupil.press(form, move=move)
        assert words in answered.root.one("section", id="bubble").text
        assert answered.root.all("p", class_="notyet") or "notyet" in answered.html
        assert answered.root.one("input", name="so_far").get("value") == so_far


def test_what_a_pupil_sends_as_done_is_played_by_the_rules(server: Server) -> None:
    pupil = Person(server)
    address = "/games/ratland/lessons/first"
    for so_far in ("put city 1", f"{NEXT}|done", "|".join([NEXT] * 500), "💥", "%00|" * 400):
        answer = pupil.post(address, SCRIPT, so_far=so_far, next="1")
        assert answer.status_code == 200
    answer = pupil.post(address, {**SCRIPT, "Sec-Fetch-Site": "cross-site"}, so_far="", next="1")
    assert answer.status_code == 403


def test_what_is_no_lesson_is_said_so(server: Server) -> None:
    pupil = Person(server)
    assert pupil.read("/games/ratland/lessons/nonsense").status == 404
    assert pupil.read("/games/nonsense/lessons/first").status == 404
    assert pupil.read("/games/ratland/lessons/first?step=x").status == 422


def test_a_script_gets_parts_and_what_happened(server: Server) -> None:
    pupil = Person(server)
    address = "/games/burg_appenzell/lessons/first"
    answer = pupil.post(address, SCRIPT, so_far=NEXT, move="uncover A").json()
    assert {'hx-target="#stage"' in answer["html"], 'hx-target="#bubble"' in answer["html"]} == {
        True
    }
    assert [one["key"] for one in answer["news"]] == ["event-lift", "event-shows"]
    assert not answer["is_refused"]
    assert pupil.post(address, SCRIPT, so_far=NEXT, move="end").json()["is_refused"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_page_shows_how_to_play_in_pictures_of_the_real_board(
    server: Server, game: str
) -> None:
    language = LANGUAGES[GAMES.index(game) % len(LANGUAGES)]
    visitor = Person(server, language=language)
    page = visitor.read(f"/games/{game}")
    panels = page.root.one("ol", class_="panels").all("li")
    assert 5 <= len(panels) <= 7
    shown = sorted((one for one in find(game)[0].steps if one.panel), key=lambda one: one.panel)
    assert any(step.signs for step in shown)
    for panel, of in zip(panels, shown, strict=True):
        answer = visitor.http.get(panel.one("img").get("src"))
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        drawn = ElementTree.fromstring(answer.content)
        boards = [one for one in drawn.iter() if "board" in (one.get("class") or "").split()]
        assert len(boards) == 1
        plates = [one for one in drawn.iter() if one.get("class") == "call-out"]
        assert len(plates) == len(of.signs)
        uses = set(re.findall(r'href="#([\w-]+)"', answer.text))
        assert uses <= {one.get("id") for one in drawn.iter()} | {"stage"}
        step = visitor.read(panel.one("a").get("href"))
        assert step.root.one("section", id="bubble").get("data-anchor")
    assert visitor.http.get(f"/games/{game}/lessons/first/en/99.svg").status_code == 404
    assert visitor.http.get(f"/games/{game}/lessons/first/xx/1.svg").status_code == 404


def test_a_game_page_knows_how_far_somebody_is(server: Server) -> None:
    pupil = Person(server)
    press(pupil, pupil.read("/games/ratland/lessons/first"))
    page = pupil.read("/games/ratland")
    said = page.root.one("section", class_="card startcard learn").text
    assert f"Go on: step 2 of {len(lesson('ratland', 'first').steps)}" in said
    levels = [
        one.get("value")
        for one in page.root.all("input", name="level")
        if "checked" in one.attributes
    ]
    assert levels == ["beginner"]


def test_a_match_begins_as_somebody_wishes(server: Server) -> None:
    person = Person(server)
    page = person.send("/play-now", game="burg_appenzell", level="easy", seats=4, preset="learner")
    assert page.status == 200
    assert page.text.count("Easy") == 3
    assert person.send("/play-now", game="burg_appenzell", level="easy", seats=9).status == 422
    assert person.send("/play-now", game="burg_appenzell", level="god", seats=2).status >= 400


def test_the_end_of_a_lesson_offers_the_match_that_comes_next(server: Server) -> None:
    """A first one against beginners; who has played is offered what they played last."""
    pupil = Person(server)
    first = end_card(pupil, "burg_appenzell", "second")
    assert first.fields["level"] == "beginner"
    assert first.fields["preset"] == "learner"
    assert first.fields["help"] == "on"
    assert [button.text for button in first.buttons] == ["Play a first match against beginners"]
    table = pupil.send("/play-now", game="burg_appenzell", level="easy", seats=4, help="off")
    pupil.send(f"{table.path}/resign", seat=0)
    for id in ("first", "second"):
        later = end_card(pupil, "burg_appenzell", id)
        assert (later.fields["level"], later.fields["seats"]) == ("easy", "4")
        assert (later.fields["preset"], later.fields["help"]) == ("", "off")
        assert [button.text for button in later.buttons] == ["Play against 3 easy bots"]
    alone = end_card(pupil, "fromage", "solo")
    assert alone.fields["seats"] == "1"


def end_card(person: Person, game: str, lesson: str) -> Form:
    page = person.read(f"/games/{game}/lessons/{lesson}?step=99")
    return form_of(page.root.one("section", id="bubble").one("form"), page.path)


def test_the_preset_of_the_first_lesson_is_that_of_a_first_match(server: Server) -> None:
    wanted = {"burg_appenzell": "learner", "rat_de_france": "first_race", "ratland": "first_game"}
    for game, preset in wanted.items():
        gentle, _ = Person(server).read(f"/games/{game}/play").forms("/play-now")
        assert gentle.fields["preset"] == preset
