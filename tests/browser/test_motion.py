"""What moves, and what does not for those who want peace."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from cheeseboard import registry
from cheeseboard.testing.browser import Meet, Person, Server, sit_down
from cheeseboard.testing.settings import short_match

WATCH: Final = """
window.motions = [];
const note = (kind, name, one) => window.motions.push([kind, name, one.id ?? '']);
document.addEventListener('animationstart', e => note('animation', e.animationName, e.target));
document.addEventListener('transitionrun', e => note('transition', e.propertyName, e.target));
new MutationObserver(changes => {
  for (const {target} of changes)
    if (target.classList?.contains('is-arriving')) note('class', 'is-arriving', target);
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['class']});
"""
RUNNING: Final = """document.getAnimations().filter(one => {
  const {activeDuration} = one.effect.getComputedTiming();
  return one.playState === 'running' && activeDuration > 0;
}).map(one => one.animationName ?? one.transitionProperty)"""

COME_TO_REST: Final = """() => !document.getAnimations().some(one =>
  one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)"""

CHEAP: Final = {"opacity", "transform"}
"""What a browser changes without laying out or drawing anything anew."""

ENDLESS: Final = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime === Infinity)
  .map(one => [one.animationName, Object.keys(Object.assign({}, ...one.effect.getKeyframes()))])"""
OF_EVERY_FRAME: Final = {"offset", "computedOffset", "easing", "composite"}


def at_table(meet: Meet, server: Server, pace: str = "", **settings: Any) -> Person:
    """My first turn with everything that moves written down."""
    server.deal(7)
    person = meet("Anna", **settings)
    person.page.add_init_script(WATCH)
    if pace:
        person.page.goto("/")
        person.page.locator(".menu > summary").click()
        person.page.locator("[data-setting=pace]").select_option(pace)
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    person.page.evaluate("window.motions.length = 0")
    return person


def motions(person: Person) -> list[tuple[str, str, str]]:
    return [(kind, name, id) for kind, name, id in person.page.evaluate("window.motions")]


def wait_for_motion(person: Person, id: str, *names: str) -> None:
    person.page.wait_for_function(
        """([id, names]) => window.motions.some(([_, name, own]) => own === id
          && names.includes(name))""",
        arg=[id, names],
    )


def move_things(person: Person) -> None:
    """Lift a roof, bring in a mouse, push."""
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    person.press("enter g1")
    person.press(next(one.text for one in person.offers() if one.text == "slide W2"))
    person.settle()


@pytest.mark.parametrize("how", ["reduced", "pace"])
def test_nothing_moves_for_those_who_want_peace(meet: Meet, server: Server, how: str) -> None:
    if how == "reduced":
        person = at_table(meet, server, reduced_motion="reduce")
    else:
        person = at_table(meet, server, pace="0", reduced_motion="no-preference")
        expect(person.page.locator("html")).to_have_attribute("style", "--pace: 0;")
    move_things(person)
    running = person.page.evaluate(RUNNING)
    assert not running, f"still moving: {sorted(set(running))}"
    travelled = [one for one in motions(person) if one[0] == "transition"]
    assert not travelled


def test_moved_mouse_arrives(meet: Meet, server: Server) -> None:
    """At the usual pace a lifted roof flies to its row, and a mouse runs to its place."""
    person = at_table(meet, server, pace="1", reduced_motion="no-preference")
    roof = next(one.text for one in person.offers() if one.text.startswith("uncover"))
    person.press(roof)
    wait_for_motion(person, f"roof-{roof[-1]}", "transform")
    step = next(one.text for one in person.offers() if one.text.startswith("move a1>"))
    person.press(step)
    wait_for_motion(person, f"mouse-{step[-2:]}", "arrive", "is-arriving", "transform")


@pytest.mark.parametrize("game", registry.ids())
def test_what_never_rests_costs_nothing(meet: Meet, server: Server, game: str) -> None:
    """A page that waits for its person must not draw its board anew sixty times a second."""
    server.deal(7)
    person = meet("Anna", reduced_motion="no-preference")
    short = short_match(registry.load(game))
    sit_down([person], game, short.seats, **short.options)
    for _ in range(3):
        assert person.wait_for_turn()
        for name, changed in person.page.evaluate(ENDLESS):
            assert set(changed) - OF_EVERY_FRAME <= CHEAP, name
        person.hurry(person.offers()[0].text)


def test_pieces_that_leave_together_fall_together(meet: Meet, server: Server) -> None:
    """One event may take several pieces away, as the scoring of a base does.

    The copies that fall lie where the pieces lay, also where the place is given to an id.
    """
    person = at_table(meet, server, pace="1", reduced_motion="no-preference")
    expect(person.page.locator("#mouse-a1, #mouse-g7")).to_have_count(2)
    person.page.wait_for_function(COME_TO_REST)
    fallen = person.page.evaluate(
        """async () => {
          const all = performance.getEntriesByType('resource');
          const {Play, plan} = await import(all.find(one => /motions/.test(one.name)).name);
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`#mouse-a1 {
            transform: translate(123px, 45px) !important;
            transition: none !important;
          }`);
          document.adoptedStyleSheets.push(sheet);
          const motions = [{do: 'leave', at: ['a1', 'nowhere', 'g7'], ms: 3000}];
          const play = new Play(plan([{sentence: '', motions}], 1).steps);
          play.remember();
          const before = new Set(document.querySelectorAll('.board *'));
          play.start(false, 0);
          const laid = [...document.querySelectorAll('.board *')]
            .filter(one => !before.has(one));
          const falling = () => laid.filter(one => one.classList.contains('is-falling'));
          for (let frame = 0; frame < 600 && falling().length < 2; frame += 1)
            await new Promise(requestAnimationFrame);
          return falling().map(one => [one.outerHTML, one.style.transform]);
        }"""
    )
    assert len(fallen) == 2
    assert fallen[0] != fallen[1]
    assert "matrix(1, 0, 0, 1, 123, 45)" in [place for _, place in fallen]
    expect(person.page.locator(".board .is-falling")).to_have_count(0)
    expect(person.page.locator("#mouse-a1, #mouse-g7")).to_have_count(2)


def test_setting_is_kept(meet: Meet) -> None:
    """Pace and theme stay chosen on the next page."""
    person = meet("Anna", reduced_motion="no-preference")
    person.page.goto("/")
    person.page.locator(".menu > summary").click()
    person.page.locator("[data-setting=pace]").select_option("0.5")
    person.page.locator("[data-setting=theme]").select_option("dark")
    person.page.goto("/games/burg_appenzell")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--pace')"
    assert person.page.evaluate(pace) == "0.5"
