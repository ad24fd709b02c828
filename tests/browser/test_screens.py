"""On every screen everything can be seen, reached and pressed, in every game."""

import random

import pytest

from cheeseboard import registry
from cheeseboard.testing.browser import Meet, Person, sit_down
from cheeseboard.testing.browser.reach import SCREENS, unreached

MOVES = 8
MOST_SEATS = 4

CATCH = """() => {
  window.pressed = [];
  document.addEventListener('click', event => {
    window.pressed.push(event.target.closest('[name=move]')?.value ?? event.target.tagName);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}"""
"""Notes what is pressed, and lets nothing happen."""

SHARE = """() => document.querySelector('#decision h2').clientWidth
  / document.querySelector('#decision').clientWidth"""
LEAST_SHARE = 0.4
"""How much of its card the question has beside help."""


def begin(person: Person, game: str) -> None:
    seats = min(MOST_SEATS, max(registry.load(game).meta.seats))
    sit_down([person], game, seats)
    assert person.wait_for_turn()


def play_some(person: Person) -> None:
    """Into the match, ending no turn early."""
    chooser = random.Random(7)
    for _ in range(MOVES):
        offers = person.offers()
        wins = [offer for offer in offers if offer.is_win]
        person.hurry(chooser.choice(wins or offers[:-1] or offers).text)
        assert person.wait_for_turn(), "The match is over too soon, seed 7."


def faults(person: Person, when: str) -> list[str]:
    return [f"{when}, {fault}" for screen in SCREENS for fault in unreached(person, screen)]


@pytest.mark.parametrize("game", registry.ids())
def test_everything_is_within_reach(meet: Meet, game: str) -> None:
    """At the first decision, and in the midst of the match in a longer language."""
    person = meet("Olha")
    begin(person, game)
    found = faults(person, "at first")
    play_some(person)
    person.page.set_viewport_size({"width": 1360, "height": 900})
    person.speak("uk")
    found += faults(person, "later")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", registry.ids())
def test_press_meets_the_choice(meet: Meet, game: str) -> None:
    """A real press into the middle of the first and the last choice, on every screen, with help."""
    person = meet("Olha", is_helped=True)
    begin(person, game)
    person.page.evaluate(CATCH)
    for screen in SCREENS:
        person.page.set_viewport_size({"width": screen.width, "height": screen.height})
        assert person.page.evaluate(SHARE) > LEAST_SHARE, f"no room for words, {screen.name}"
        for button in (0, -1):
            choice = person.page.locator("#moves button[name=move]:visible").nth(button)
            text = choice.get_attribute("value")
            choice.click()
            assert person.page.evaluate("window.pressed.pop()") == text, screen.name
