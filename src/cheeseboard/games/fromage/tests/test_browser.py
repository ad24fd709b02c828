"""Fromage on the drawing: a match by mouse, some turns by finger, and the wheel that turns."""

import random
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from cheeseboard.testing.browser import DESK, PHONE, Meet, Offer, Person, Server, sit_down
from cheeseboard.testing.browser.prints import overprinted
from cheeseboard.testing.browser.reach import SCREENS

SECTORS: Final = "festival fromagerie bistro villes"
MOST: Final = 250
"""Moves of one person in a match."""

HALF_WAY: Final = """
document.addEventListener('transitionrun', event => {
  if (event.propertyName !== '--fro-turn') return;
  for (const one of document.getAnimations()) {
    if (one.transitionProperty !== '--fro-turn') continue;
    one.pause();
    one.currentTime = one.effect.getComputedTiming().duration / 2;
    window.turning = one;
  }
});
"""
"""Stops the wheel in the middle of a turn."""
ANGLE: Final = """() => Number(
  getComputedStyle(document.querySelector('.fro-wheel')).getPropertyValue('--fro-turn'))"""


SHOWN: Final = """() => {
  const text = name => document.querySelector(name)?.textContent ?? '';
  const shown = () => [text('.fro-turn'), text('#decision h2')];
  window.shown = [shown()];
  new MutationObserver(() => window.shown.push(shown())).observe(
    document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Keeps every pair of the wheel's turn and the question that stands on the page from now on."""


POINTED: Final = """() => {
  window.pointed = new Set();
  new MutationObserver(changes => {
    for (const {target} of changes) {
      if (target.classList.contains('is-pointed')) window.pointed.add(target.id);
    }
  }).observe(document.body, {subtree: true, attributeFilter: ['class']});
}"""
"""Keeps the ids of what is pointed at from now on."""


class Cheesemaker:
    """Chooses moves: makes cheese if possible, by chance from a fixed seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, offers: list[Offer]) -> str:
        texts = [offer.text for offer in offers if offer.text != "wait"]
        for kinds in (("order",), ("milk", "build"), ("make",), ("power", "gather")):
            wanted = [text for text in texts if text.split()[0] in kinds]
            if wanted and self._random.random() < 0.8:
                return self._random.choice(wanted)
        return self._random.choice(texts)


def play(person: Person, seed: int, press: Callable[[str], None], turns: int = MOST) -> list[str]:
    """Play to the end, or so many turns; gives the moves."""
    maker = Cheesemaker(seed)
    played: list[str] = []
    while played.count("end") < turns and person.wait_for_turn():
        assert len(played) < MOST, f"The match does not end, seed {seed}"
        text = maker.choose(person.offers())
        press(text)
        played.append(text)
    return played


def test_a_solo_match_by_mouse(meet: Meet, server: Server) -> None:
    server.deal(3)
    person = meet("Anna")
    sit_down([person], "fromage", 1, solo_level=2)

    def press(text: str) -> None:
        assert person.drawn(text), f"{text} is not on the drawing"
        person.press_drawing(text, person.page.mouse.click)

    played = play(person, 3, press)
    kinds = {text.split()[0] for text in played}
    assert {"make", "gather", "build", "order", "corporation", "end"} <= kinds
    expect(person.page.locator("#decision h2")).to_contain_text("Corporation")
    expect(person.page.locator(".fro .sums")).to_have_count(4)
    person.page.locator("#decision a[href*='/matches/']").click()
    expect(person.page.locator("table.sheet tbody tr")).to_have_count(8)
    person.page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    person.page.goto(f"{person.page.url}/review")
    box = person.page.locator(".theatre .fro-wheel").bounding_box()
    assert box is not None
    assert box["height"] > PHONE.width, "a review shows the board on a phone, too"


def test_some_turns_by_finger(meet: Meet, server: Server) -> None:
    server.deal(4)
    person = meet("Boris", screen=PHONE)
    sit_down([person], "fromage", 2)

    def press(text: str) -> None:
        """By the wheel and its questions; the creamery is a sheet of its own here."""
        if text.split()[0] in ("milk", "build", "power"):
            person.press(text)
        else:
            person.press_drawing(text, person.page.touchscreen.tap)

    played = play(person, 4, press, turns=4)
    assert {"make", "gather", "end"} <= {text.split()[0] for text in played}


def test_the_board_really_turns_by_a_quarter(meet: Meet) -> None:
    person = meet("Vira", reduced_motion="no-preference")
    person.page.add_init_script(HALF_WAY)
    sit_down([person], "fromage", 1, layout=SECTORS)
    while any(offer.text.startswith("corporation") for offer in person.offers()):
        person.hurry(person.offers()[0].text)
    person.press("gather 1 soft")
    expect(person.page.locator("#worker-soft-1")).to_have_class(
        "worker is-away place-0 w-soft seat-1"
    )
    before = person.page.evaluate(ANGLE)
    person.hurry("end")
    person.page.wait_for_function("() => window.turning")
    assert before < person.page.evaluate(ANGLE) < before + 1
    person.page.evaluate("window.turning.finish()")
    assert person.page.evaluate(ANGLE) == before + 1
    expect(person.page.locator("#peek-3")).to_have_class("slice q3 peek is-front")
    assert "is-home" in (person.page.locator("#worker-soft-1").get_attribute("class") or "")


def test_the_question_waits_until_the_wheel_has_turned(meet: Meet) -> None:
    person = meet("Yeva", reduced_motion="no-preference")
    sit_down([person], "fromage", 1, layout=SECTORS)
    while any(offer.text.startswith("corporation") for offer in person.offers()):
        person.hurry(person.offers()[0].text)
    person.page.evaluate(SHOWN)
    person.hurry("end")
    expect(person.page.locator("#decision h2")).to_contain_text("Turn 2")
    shown = person.page.evaluate("window.shown")
    turned = next(question for turn, question in shown if turn == "Turn 2")
    assert "Turn 1" in turned
    assert not [turn for turn, question in shown if "Turn 2" in question and turn != "Turn 2"]


def test_what_a_rival_did_stays_in_sight(meet: Meet) -> None:
    person = meet("Zoya")
    sit_down([person], "fromage", 2, layout=SECTORS)
    page = person.page
    deed = page.locator(".fro-since a.fro-deed").first
    expect(deed).to_be_visible()
    space = deed.get_attribute("data-show")
    cheese = page.locator(f"#cheese-{space}")
    expect(cheese).to_have_class(re.compile("is-fresh"))
    for press in (deed, page.locator(f"#log a[data-show^='{space}']")):
        page.evaluate(POINTED)
        press.click()
        page.wait_for_function("id => window.pointed.has(id)", arg=f"cheese-{space}")
    person.hurry("end")
    assert person.wait_for_turn()
    expect(cheese).not_to_have_class(re.compile("is-fresh"))


def test_alone_on_a_phone_the_race_is_in_sight(meet: Meet) -> None:
    person = meet("Ihor", screen=PHONE)
    sit_down([person], "fromage", 1, layout=SECTORS)
    race = person.page.locator("#fro-race")
    expect(race).to_be_in_viewport()
    race.tap()
    expect(person.page.locator("#fro-sheet-firm")).to_be_visible()


def test_a_cheese_is_weighed_placed_and_taken_back(meet: Meet) -> None:
    person = meet("Galyna")
    sit_down([person], "fromage", 4, layout=SECTORS)
    space = person.page.locator("#space-F21")
    expect(space.locator(".worth")).to_have_text("+4")
    person.press_drawing("make F21 soft", person.page.mouse.click)
    expect(person.page.locator("#cheese-F21")).to_have_count(1)
    expect(person.page.locator("#worker-soft-1 .wn")).to_have_text("3")
    person.page.locator("#moves [name=undo]").click()
    expect(person.page.locator("#cheese-F21")).to_have_count(0)
    expect(space.locator(".worth")).to_have_text("+4")


def test_things_say_what_they_cost_and_bring(meet: Meet) -> None:
    """By pointer and by key, whether help is on or off."""
    person = meet("Lesia")
    sit_down([person], "fromage", 4, layout=SECTORS)
    page = person.page
    said = page.locator("#gloss .here")
    page.locator("#space-F21").hover()
    expect(said).to_contain_text("soft gold cheese")
    expect(said).to_contain_text("(points now: +4")
    page.locator("#sign-festival").hover()
    expect(said).to_have_text("Points: Fair")
    page.mouse.move(1, 1)
    expect(said).to_be_hidden()
    cell = page.locator("#cell-livestock-2")
    cell.evaluate("one => { one.tabIndex = 0; }")
    cell.press("?")
    expect(said).to_contain_text("Cell 2: 2 livestock, a worker is away for 2 turns")


def test_no_words_are_printed_over_others(meet: Meet, server: Server) -> None:
    """Names, codes and numbers of shelves, each sector in front once, in the longer languages."""
    server.deal(3)
    person = meet("Vira")
    sit_down([person], "fromage", 4)
    found: list[str] = []
    for language in ("en", "ru", "uk", "en"):
        assert person.wait_for_turn()
        person.speak(language)
        for screen in SCREENS:
            person.page.set_viewport_size({"width": screen.width, "height": screen.height})
            person.settle()
            where = f"{language}, {screen.name}"
            found += [f"{where}: {words}" for words in overprinted(person)]
        person.page.set_viewport_size({"width": DESK.width, "height": DESK.height})
        play(person, 3, person.hurry, turns=1)
    assert not found, "\n".join(found)


def test_other_sectors_and_creameries_are_a_click_away(meet: Meet) -> None:
    person = meet("Danylo")
    sit_down([person], "fromage", 2, layout=SECTORS)
    page = person.page
    page.locator("a.turner text").click()
    expect(page.locator(".fro-looking .l3")).to_be_visible()
    expect(page.locator(".fro-pills")).to_be_hidden()
    page.locator(".fro-looking a").click()
    expect(page.locator(".fro-looking")).to_be_hidden()
    page.locator("#plate-fro-sheet-2").click()
    expect(page.locator("#fro-sheet-2 .fro-bill tr")).to_have_count(9)
    page.keyboard.press("Escape")
    expect(page.locator("#fro-sheet-2")).to_be_hidden()
