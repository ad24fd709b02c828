"""A match that is over is looked at again, without a page for each step."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from cheeseboard.testing.browser import MARKET, Meet, Person
from cheeseboard.testing.browser.people import Taste, play_on, sit_down

SEEN: Final = """() => {
  window.seen = [];
  const note = () => window.seen.push(document.getElementById('replay-steps')?.dataset.step);
  new MutationObserver(note).observe(document.querySelector('.replay'), {
    subtree: true, attributes: true, attributeFilter: ['data-step']});
}"""
"""Which steps the page has shown."""


@pytest.fixture
def replay(meet: Meet) -> Callable[..., Person]:
    """Somebody who looks at a market of two rounds from its beginning."""

    def open(**settings: str) -> Person:
        person = meet("Anna", **settings)
        sit_down([person], MARKET, 3, rounds=2)
        play_on(person, Taste(1), person.hurry)
        person.page.goto(f"{person.page.url}/matches/1/replay")
        person.page.evaluate(SEEN)
        return person

    return open


def heading(person: Person, step: int) -> None:
    expect(person.page.locator("#replay-steps h2")).to_have_text(re.compile(f"^Step {step} of"))


def seen(person: Person) -> list[int]:
    return [int(step) for step in person.page.evaluate("window.seen")]


def test_a_held_key_loses_no_step_and_loads_no_page(replay: Callable[..., Person]) -> None:
    person = replay()
    person.page.evaluate("window.isSame = true")
    for _ in range(6):
        person.page.keyboard.press("ArrowRight")
    heading(person, 6)
    assert seen(person) == [1, 2, 3, 4, 5, 6]
    person.page.keyboard.press("ArrowLeft")
    heading(person, 5)
    assert person.page.evaluate("window.isSame")
    expect(person.page).to_have_url(re.compile(r"\?step=5&from=all$"))
    person.page.reload()
    heading(person, 5)


def test_it_plays_to_the_end_and_pauses(replay: Callable[..., Person]) -> None:
    person = replay()
    person.page.locator("[data-speed='4']").click()
    person.page.keyboard.press("Escape")
    person.page.locator("[data-play]").click()
    expect(person.page.locator("[data-play]")).to_have_text("Pause")
    heading(person, 6)
    expect(person.page.locator("[data-play]")).to_have_text("Play")
    assert seen(person) == [1, 2, 3, 4, 5, 6]


def test_lines_and_turns_lead_to_their_steps(replay: Callable[..., Person]) -> None:
    person = replay()
    line = person.page.locator("#lines [data-line='3'] a")
    line.click()
    heading(person, 3)
    expect(line).to_have_attribute("aria-current", "step")
    found = person.page.locator("#lines .turn").evaluate_all("all => all.map(o => o.dataset.line)")
    turns = [int(step) for step in found]
    later = [turn for turn in turns if turn > 3]
    person.page.keyboard.press("PageDown")
    heading(person, later[0])
    person.page.keyboard.press("PageUp")
    heading(person, max(turn for turn in turns if turn < later[0]))
    person.page.keyboard.press("End")
    heading(person, 6)


def test_bids_are_turned_over_as_at_the_table(replay: Callable[..., Person]) -> None:
    """The third bid shows all three, one by one."""
    person = replay(reduced_motion="no-preference")
    person.page.locator("#lines [data-line='2'] a").click()
    heading(person, 2)
    person.page.locator("a[rel=next]").click()
    person.page.wait_for_function(
        "() => document.querySelector('#bid-0').getAnimations().some(o => o.currentTime > 0)"
    )
    heading(person, 3)


def test_what_is_marked_belongs_to_its_step(replay: Callable[..., Person]) -> None:
    person = replay(reduced_motion="no-preference")

    def mark_a_bid(route: Route) -> None:
        update = route.fetch().json()
        update["news"][0]["motions"] = [{"do": "mark", "at": ["bid-0"], "ms": 1, "stays": True}]
        route.fulfill(json=update)

    person.page.route(re.compile(r"replay\?step=1&"), mark_a_bid)
    marked = person.page.locator(".board .is-marked")
    person.page.keyboard.press("ArrowRight")
    expect(marked).not_to_have_count(0)
    person.page.keyboard.press("ArrowRight")
    heading(person, 2)
    expect(marked).to_have_count(0)
