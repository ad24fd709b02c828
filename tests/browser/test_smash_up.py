"""Two people play Smash Up through the drawing, one at a desk and one on a phone."""

import random
import time

from playwright.sync_api import Locator, Position, expect

from .conftest import Meet
from .people import PHONE, Person
from .server import Server

SEED = 5
LONGEST = 600.0
"""Seconds for a match."""
DRAWN = 60
"""So many moves are made on the drawing, the others by the list, which is quicker."""
MOST = 600
"""Moves in a match."""
DEAL = 3
"""What chance deals."""


def sit_together(host: Person, guest: Person) -> None:
    """By an invitation; all four factions are drafted."""
    address = host.open_table("smash_up", seats=2, vp_goal=10)
    guest.page.goto(address)
    guest.sit(1)
    expect(host.chair(1)).to_contain_text(guest.name)
    host.start()
    guest.page.locator("#stage").wait_for()


def touch(person: Person, thing: Locator) -> None:
    """Press something near its left edge: cards lie over those to the left of them.

    The pointer comes from outside: a card under it would lie over all others.
    """
    person.page.mouse.move(0, 0)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    spot = Position(x=min(14.0, box["width"] / 2), y=box["height"] / 2)
    if person.page.evaluate("'ontouchstart' in window"):
        thing.tap(position=spot)
    else:
        thing.click(position=spot)


def press(person: Person, text: str) -> None:
    """A move on the drawing; a card of the hand is picked first. Only the end of a turn is not."""
    if text == "end":
        person.press(text)
        return
    before = person.state()
    thing = person.page.locator(f'.board [data-moves="{text}"]').first
    is_picked_first = thing.get_attribute("data-piece") is not None
    touch(person, thing)
    if is_picked_first:
        expect(person.page.locator(".board .is-chosen")).to_have_count(1)
        touch(person, thing)
    person.wait_for_change(before)


def play_on(people: list[Person], moves: int = MOST) -> int:
    """Play cards by chance until the match is over or so many moves are made."""
    chooser = random.Random(SEED)
    until = time.monotonic() + LONGEST
    made = 0
    while made < moves and not people[0].is_over():
        for person in people:
            if person.state().startswith("mine"):
                offers = [offer.text for offer in person.offers()]
                assert offers, "It is somebody's turn, and there is nothing to press."
                wanted = [text for text in offers if text not in ("end", "none", "stop")]
                text = chooser.choice(wanted or offers)
                press(person, text) if made < DRAWN else person.hurry(text)
                made += 1
            else:
                person.page.wait_for_timeout(30)
        assert time.monotonic() < until, f"The match stands still after {made} moves, seed {SEED}."
    return made


def test_two_people_play_a_match_with_all_four_factions(meet: Meet, server: Server) -> None:
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", language="uk", screen=PHONE)
    sit_together(host, guest)
    made = play_on([host, guest])
    assert made < MOST, f"The match does not end, seed {SEED}."
    for person in (host, guest):
        person.page.wait_for_function("document.querySelector('#decision a[href*=\"/matches/\"]')")
    signs = host.page.locator(".seat .su-fs .su-sign")
    drafted = {str(sign.get_attribute("class")).split()[-1] for sign in signs.all()}
    assert drafted == {"su-f-bc", "su-f-gh", "su-f-kp", "su-f-sp"}
    assert host.page.locator(".su-recap").count() > 0, "The last scoring is told."
    host.page.locator("#decision a[href*='/matches/']").click()
    host.page.locator("table.sheet tfoot").wait_for()
    assert host.page.locator("table.sheet thead th").count() == 2


def test_a_newcomer_can_read_every_card(meet: Meet, server: Server) -> None:
    """The large view by pointer, key and finger; discard piles; what a play would change."""
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", screen=PHONE)
    sit_together(host, guest)
    play_on([host, guest], moves=24)
    for person in (host, guest):
        opener = person.page.locator(".su-base-look").first
        opener.focus()
        person.page.keyboard.press("Enter")
        first = person.page.locator(".su-list:popover-open .su-thumb").first
        first.focus()
        person.page.keyboard.press("Enter")
        large = person.page.locator(".su-large:popover-open")
        expect(large.locator("h2")).to_be_visible()
        expect(large.locator("a[data-rule]").first).to_be_visible()
        large.locator(".btn").click()
        expect(large).to_have_count(0)
        person.page.keyboard.press("Escape")
        pile = person.page.locator(".su-stack[popovertarget^=su-pile]").last
        touch(person, pile)
        expect(person.page.locator(".su-list:popover-open")).to_have_count(1)
        person.page.keyboard.press("Escape")
    waiting = guest if host.state().startswith("mine") else host
    card = waiting.page.locator("button.su-face").first
    touch(waiting, card)
    expect(waiting.page.locator(".su-large:popover-open h2")).to_be_visible()


def test_a_play_shows_what_it_would_change(meet: Meet, server: Server) -> None:
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", screen=PHONE)
    sit_together(host, guest)
    people = [host, guest]
    for _ in range(40):
        play_on(people, moves=1)
        person = next(one for one in people if one.state().startswith("mine"))
        if person.page.locator(".su-landing").count():
            break
    chosen = person.page.locator(".su-base.can").first
    label = str(chosen.get_attribute("aria-label"))
    assert "Total here then: " in label
    total = label.partition("Total here then: ")[2].split(" ")[0]
    expect(chosen.locator(".su-landing")).to_contain_text(total)
