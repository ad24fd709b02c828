"""Every first lesson, by mouse on the drawing, by key and by finger; the checker finds nothing."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from cheeseboard.lessons import find
from cheeseboard.testing.browser import DESK, PHONE, Meet, Person
from cheeseboard.testing.settings import grown_games

from .axe import violations

GAMES: Final = grown_games()
SO_FAR: Final = "document.querySelector('#moves [name=so_far]').value"
IS_OVER: Final = "() => Boolean(document.querySelector('.endcard'))"
MOST: Final = 60
SPOT: Final = """async one => {
  for (let tries = 0; tries < 60; tries += 1) {
    const box = one.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const right of parts) for (const down of parts) {
      const [x, y] = [box.x + box.width * right, box.y + box.height * down];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    await new Promise(done => setTimeout(done, 50));
  }
  return null;
}"""

PICTURES: Final = ("label-content-name-mismatch",)
"""Numbers on a drawing are pictures: what can be pressed is named by what it does."""

ASKED: Final = "#moves .list button[name=move]:not(.later)"

Press = Callable[[Person, str], None]


def learn(person: Person, game: str, press: Press, go_on: Callable[[Person], None]) -> None:
    """Play the first lesson of a game to its end, if there is a choice by what is new."""
    pressed: set[str] = set()
    person.page.goto(f"/games/{game}/lessons/{find(game)[0].id}")
    for _ in range(MOST):
        if person.page.evaluate(IS_OVER):
            break
        before = person.page.evaluate(SO_FAR)
        if person.page.locator("[data-next]").count():
            go_on(person)
        else:
            asked = person.page.locator(ASKED)
            asked.first.wait_for(state="attached")
            texts: list[str] = asked.evaluate_all("all => all.map(one => one.value)")
            text = next((one for one in texts if one not in pressed), texts[0])
            pressed.add(text)
            press(person, text)
        person.page.wait_for_function(f"before => {SO_FAR} !== before", arg=before)
    expect(person.page.locator(".endcard")).to_be_visible()
    expect(person.page.locator(".three-things li")).to_have_count(len(find(game)[0].remember))


def spot(person: Person, id: str) -> tuple[float, float]:
    """A point of something on the drawing where a pointer meets it."""
    found: list[float] | None = person.page.locator(f"[id='{id}']").evaluate(SPOT)
    assert found, f"{id} lies under something else."
    return found[0], found[1]


def in_list(person: Person, text: str) -> Locator:
    return person.page.locator(f"{ASKED}[value='{text}']")


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse_on_the_drawing(meet: Meet, game: str) -> None:
    def press(person: Person, text: str) -> None:
        ids = person.drawn(text)
        if not ids:
            in_list(person, text).click()
        for id in ids:
            person.page.mouse.click(*spot(person, id))

    learn(meet("Olha"), game, press, lambda person: person.page.locator("[data-next]").click())


@pytest.mark.parametrize("game", GAMES)
def test_by_key(meet: Meet, game: str) -> None:
    """The first move by the key that shows it, then all that the drawing offers, else the list."""
    shown: list[str] = []

    def press(person: Person, text: str) -> None:
        if not shown and person.page.locator("[data-show-me]").count():
            shown.append(text)
            person.page.keyboard.press("h")
            return
        ids = person.drawn(text)
        for id in ids:
            person.page.locator(f"[id='{id}']").focus()
            person.page.keyboard.press("Enter")
        if not ids:
            in_list(person, text).focus()
            person.page.keyboard.press("Enter")

    def go_on(person: Person) -> None:
        person.page.evaluate("document.activeElement?.blur?.()")
        person.page.keyboard.press("Enter")

    learn(meet("Ivan"), game, press, go_on)


@pytest.mark.parametrize("game", GAMES)
def test_by_finger_on_a_phone(meet: Meet, game: str) -> None:
    """Every move on the drawing that a finger meets there, else in the list."""

    def press(person: Person, text: str) -> None:
        ids = person.drawn(text)
        for id in ids:
            person.page.locator(f"[id='{id}']").scroll_into_view_if_needed()
            person.page.touchscreen.tap(*spot(person, id))
        if not ids:
            in_list(person, text).tap()

    person = meet("Olha", language="uk", screen=PHONE)
    learn(person, game, press, lambda person: person.page.locator("[data-next]").tap())
    assert fits(person), "the page scrolls sideways"


def test_tab_goes_from_the_coach_to_the_thing_and_then_to_the_side(meet: Meet) -> None:
    person = meet("Olha")
    person.page.goto("/games/ratland/lessons/first?step=2")
    target = person.page.locator("#stage [data-moves][tabindex='0']")
    expect(target).to_have_attribute("aria-label", re.compile(r"^Send 2 rats to the dump\. \S"))
    person.page.locator("#bubble").focus()
    places: list[str] = []
    for _ in range(12):
        person.page.keyboard.press("Tab")
        place = person.page.evaluate(
            "document.activeElement.closest('#bubble, #stage, #lesson-side')?.id ?? ''"
        )
        if place not in places[-1:]:
            places.append(place)
    assert places[:3] == ["bubble", "stage", "lesson-side"]


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


COVERED: Final = """() => {
  const bubble = document.getElementById('bubble');
  const box = bubble.getBoundingClientRect();
  return [bubble.dataset.anchor, ...bubble.dataset.show.split(' ')].filter(id => {
    const one = document.getElementById(id).getBoundingClientRect();
    return one.width && one.left < box.right - 1 && one.right > box.left + 1
      && one.top < box.bottom - 1 && one.bottom > box.top + 1;
  });
}"""


def test_the_coach_stands_beside_the_thing_and_covers_nothing_lit(meet: Meet) -> None:
    """Where the lit things leave no room at its side, further off, with a line to it."""
    person = meet("Olha")
    for step, lines in (
        ("ratland/lessons/first?step=2", 0),
        ("burg_appenzell/lessons/second?step=1", 1),
    ):
        person.page.goto(f"/games/{step}")
        person.page.wait_for_selector("#bubble[data-tail]")
        assert person.page.evaluate(COVERED) == [], step
        assert person.page.locator("#spot mask g rect").count() >= 2
        assert person.page.locator("#spot .lead").count() == lines


STRUCK: Final = """() => {
  const [from, to] = document.querySelector('#spot .lead').getAttribute('d').slice(1).split(' L')
    .map(point => point.split(',').map(Number));
  const main = document.querySelector('main').getBoundingClientRect();
  const points = Array.from({ length: 400 }, (_, nth) => nth / 399).map(part => [
    main.x + from[0] + (to[0] - from[0]) * part, main.y + from[1] + (to[1] - from[1]) * part]);
  const texts = [...document.querySelectorAll('#stage *, .strip *')]
    .filter(one => !one.closest('.sr')).flatMap(one => [...one.childNodes])
    .filter(one => one.nodeType === 3 && one.data.trim());
  const range = document.createRange();
  return texts.filter(text => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(box => points.some(([x, y]) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom));
  }).map(text => text.data.trim());
}"""


def test_the_line_from_the_coach_crosses_no_word(meet: Meet) -> None:
    """On a phone, where it goes over the board."""
    person = meet("Olha", screen=PHONE)
    for step in ("first?step=1", "first?step=2", "clans?step=1"):
        person.page.goto(f"/games/ratland/lessons/{step}")
        person.page.wait_for_function("() => document.fonts.status === 'loaded'")
        person.page.wait_for_selector("#spot .lead", state="attached")
        assert person.page.evaluate(STRUCK) == [], step


CUT: Final = """() => {
  const bottom = document.getElementById('stage').getBoundingClientRect().bottom;
  return document.getElementById('bubble').dataset.show.split(' ')
    .filter(id => document.getElementById(id).getBoundingClientRect().bottom > bottom);
}"""


def test_on_a_phone_what_is_lit_below_the_board_is_whole(meet: Meet) -> None:
    """Also while the tray above it holds what happened."""
    person = meet("Olha", screen=PHONE)
    person.page.goto("/games/ratland/lessons/first?step=5")
    person.page.wait_for_selector("#bubble[data-tail]")
    assert person.page.locator(".rl-tray button").count()
    assert person.page.evaluate(CUT) == []


def test_on_a_tablet_the_coach_and_what_is_asked_for_are_in_sight(meet: Meet) -> None:
    person = meet("Olha")
    person.page.set_viewport_size({"width": 820, "height": 1180})
    for game, step in (("rat_de_france", 6), ("smash_up", 6), ("fromage", 7)):
        person.page.goto(f"/games/{game}/lessons/first?step={step}")
        person.page.wait_for_selector("#bubble[data-tail]")
        for part in (person.page.locator("#bubble"), person.page.locator(ASKED).first):
            box = part.bounding_box()
            assert box
            assert box["y"] + box["height"] <= 1180, (game, box)


def test_the_coach_stands_on_no_arrow(meet: Meet) -> None:
    person = meet("Olha")
    covered = []
    for game in GAMES:
        lesson = find(game)[0]
        for number, step in enumerate(lesson.steps, 1):
            if all(mark.kind != "arrow" for mark in step.marks):
                continue
            person.page.goto(f"/games/{game}/lessons/{lesson.id}?step={number}")
            person.page.wait_for_selector("#bubble[data-tail]")
            share = person.page.locator("#spot path.arrow").first.evaluate(
                """arrow => {
                  const box = document.getElementById('bubble').getBoundingClientRect();
                  const frame = arrow.ownerSVGElement.getBoundingClientRect();
                  const points = [...Array(21).keys()]
                    .map(part => arrow.getPointAtLength(arrow.getTotalLength() * part / 20));
                  return points.filter(({x, y}) => {
                    const [left, top] = [x + frame.x, y + frame.y];
                    return left > box.left && left < box.right && top > box.top && top < box.bottom;
                  }).length / points.length;
                }"""
            )
            if share > 0.25:
                covered.append((game, step.id, share))
    assert not covered


def test_a_wrong_press_is_answered_and_the_third_offers_to_show(meet: Meet) -> None:
    person = meet("Olha")
    person.page.goto("/games/ratland/lessons/first?step=2")
    for _ in range(3):
        with person.page.expect_response("**/lessons/first"):
            person.page.mouse.click(*spot(person, "rl-zone-field"))
        expect(person.page.locator(".notyet")).to_contain_text("Not yet")
    expect(person.page.locator("[data-show-me].primary")).to_be_visible()
    expect(person.page.locator(".say")).to_contain_text("spirals")


def test_left_and_resumed(meet: Meet) -> None:
    person = meet("Olha")
    person.page.goto("/games/burg_appenzell/lessons/first")
    person.page.locator("[data-next]").click()
    expect(person.page.locator("#bubble")).to_have_attribute("data-step", "1")
    person.page.keyboard.press("Escape")
    person.page.wait_for_url("**/games/burg_appenzell")
    person.page.goto("/games/burg_appenzell/lessons/first")
    expect(person.page.locator("#bubble")).to_have_attribute("data-step", "1")
    person.page.keyboard.press("Backspace")
    expect(person.page.locator("#bubble")).to_have_attribute("data-step", "0")
    expect(person.page.locator("#bubble")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_spread", [True, pytest.param(False, marks=pytest.mark.long)])
def test_the_checker_finds_nothing(meet: Meet, game: str, is_spread: bool) -> None:
    """The first steps and the end, spread over desk and phone; or all of them on both."""
    begin, choice, end = 1, 2, len(find(game)[0].steps) + 1
    problems: list[str] = []
    for screen, scheme, steps in (
        (DESK, "light", (begin, end) if is_spread else (begin, choice, end)),
        (PHONE, "dark", (choice,) if is_spread else (begin, choice, end)),
    ):
        person = meet("Olha", screen=screen, color_scheme=scheme)
        for step in steps:
            person.page.goto(f"/games/{game}/lessons/first?step={step}")
            person.page.wait_for_function("() => document.fonts.status === 'loaded'")
            where = f"step {step}, {screen.name} {scheme}"
            problems += violations(person, where, without=PICTURES)
            if not fits(person):
                problems.append(f"step {step}, {screen.name}: the page scrolls sideways")
    assert not problems, "\n".join(problems)


def test_the_checker_finds_nothing_whatever_the_coach_says(meet: Meet) -> None:
    """A refusal with its rule, an answer that shows the way, praise, a free step, other lessons."""
    problems: list[str] = []
    for screen, scheme in ((DESK, "dark"), (PHONE, "light")):
        person = meet("Olha", screen=screen, color_scheme=scheme)
        page = person.page

        def check(
            what: str, person: Person = person, look: str = f"{screen.name} {scheme}"
        ) -> None:
            person.page.wait_for_function("() => document.fonts.status === 'loaded'")
            problems.extend(violations(person, f"{what}, {look}", without=PICTURES))

        page.goto("/games/ratland/lessons/first?step=2&tried=put+city+1")
        expect(page.locator("#bubble .notyet")).to_be_visible()
        expect(page.locator("#bubble a.rule")).to_be_visible()
        check("not yet")
        page.keyboard.press("h")
        expect(page.locator("#bubble .chip.go")).to_contain_text("1 of 2")
        page.keyboard.press("h")
        expect(page.locator("#bubble .praise")).to_be_visible()
        check("praise")
        page.goto("/games/ratland/lessons/first?step=4")
        expect(page.locator("#bubble .kind")).to_be_visible()
        check("free")
        for address in (
            "ratland/lessons/clans?step=6",
            "smash_up/lessons/ghosts",
            "fromage/lessons/solo?step=99",
        ):
            page.goto(f"/games/{address}")
            check(address)
    assert not problems, "\n".join(problems)
