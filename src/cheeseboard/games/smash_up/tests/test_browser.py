"""Two people play Smash Up through the drawing, one at a desk and one on a phone."""

import random
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Position, expect

from cheeseboard.testing.browser import PHONE, Meet, Person, Server, sit_down

SEED = 5
LONGEST = 60.0
"""Seconds until somebody is asked for the next move."""
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


BEGINS = """(things, text) => things.findIndex(
  one => one.role && one.dataset.moves?.split('|').includes(text))"""
ENDS = """(things, text) => things.findIndex(one => one.dataset.then?.split('|').includes(text))"""


def find(person: Person, script: str, text: str) -> Locator | None:
    """The element of the drawing at which a choice begins or ends."""
    things = person.page.locator(".board [data-moves], .board [data-then]")
    index = things.evaluate_all(script, text)
    return None if index < 0 else things.nth(index)


def press(person: Person, text: str) -> None:
    """A move on the drawing, the card first and then its aim. Only the end of a turn is not."""
    if text == "end":
        person.press(text)
        return
    before = person.state()
    thing, aim = find(person, BEGINS, text), find(person, ENDS, text)
    assert thing is not None, text
    is_picked_first = thing.get_attribute("data-piece") is not None
    touch(person, thing)
    if aim is not None:
        expect(person.page.locator(".board .is-chosen")).to_have_count(1)
        assert person.state() == before, "Nothing has happened yet."
        touch(person, aim)
    elif is_picked_first:
        expect(person.page.locator(".board .is-chosen")).to_have_count(1)
        touch(person, thing)
    person.agree()
    person.wait_for_change(before)


def to_move(people: list[Person]) -> Person | None:
    """Whose page asks for a move, once it does; nobody's when the match is over."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        for person in people:
            if person.is_over():
                return None
            if person.state().startswith("mine"):
                return person
        people[0].page.wait_for_timeout(30)
    raise AssertionError(f"Nobody is asked for a move, seed {SEED}.")


def play_on(people: list[Person], moves: int = MOST) -> int:
    """Play cards by chance until the match is over or so many moves are made."""
    chooser = random.Random(SEED)
    for made in range(moves):
        person = to_move(people)
        if person is None:
            return made
        offers = [offer.text for offer in person.offers()]
        assert offers, "It is somebody's turn, and there is nothing to press."
        wanted = [text for text in offers if text not in ("end", "none", "stop")]
        text = chooser.choice(wanted or offers)
        press(person, text) if made < DRAWN else person.hurry(text)
    return moves


@pytest.mark.long
def test_two_people_play_a_match_with_all_four_factions(meet: Meet, server: Server) -> None:
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", language="uk", screen=PHONE)
    sit_together(host, guest)
    made = play_on([host, guest])
    assert made < MOST, f"The match does not end, seed {SEED}."
    for person in (host, guest):
        expect(person.page.locator("#decision a[href*='/matches/']")).to_be_visible()
    signs = host.page.locator(".seat .su-fs .su-sign")
    drafted = {str(sign.get_attribute("class")).split()[-1] for sign in signs.all()}
    assert drafted == {"su-f-bc", "su-f-gh", "su-f-kp", "su-f-sp"}
    assert host.page.locator(".su-recap").count() > 0, "The last scoring is told."
    host.page.locator("#decision a[href*='/matches/']").click()
    host.page.locator("table.sheet tfoot").wait_for()
    assert host.page.locator("table.sheet thead th").count() == 2


def test_a_newcomer_can_read_every_card(meet: Meet, server: Server) -> None:
    """The large view by pointer, key and finger; discard piles."""
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
    waiting = guest if to_move([host, guest]) is host else host
    card = waiting.page.locator("button.su-face").first
    touch(waiting, card)
    expect(waiting.page.locator(".su-large:popover-open h2")).to_be_visible()


def until_a_card_has_an_aim(people: list[Person]) -> Person:
    """Play on until somebody can choose a card and then a base."""
    for _ in range(40):
        person = to_move(people)
        assert person is not None
        if person.page.locator(CARD).count():
            return person
        play_on(people, moves=1)
    raise AssertionError("Nobody gets to play a card.")


CARD = ".su-hand .su-card[data-aim]"
LANDING = ".su-landing:visible"


def test_a_card_is_chosen_before_its_base_and_put_back_by_escape(
    meet: Meet, server: Server
) -> None:
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", screen=PHONE)
    sit_together(host, guest)
    person = until_a_card_has_an_aim([host, guest])
    page, before = person.page, person.state()
    touch(person, page.locator(CARD).first)
    expect(page.locator(".board .is-chosen")).to_have_count(1)
    bases = page.locator(".su-base.is-next")
    assert bases.count() > 1, "Several bases light up."
    assert page.locator(LANDING).count() > 0, "What the card would have there is drawn."
    page.keyboard.press("Escape")
    expect(page.locator(".board .is-chosen, .board .is-next")).to_have_count(0)
    expect(page.locator(LANDING)).to_have_count(0)
    touch(person, page.locator(CARD).first)
    touch(person, page.locator(CARD).first)
    expect(page.locator(".board .is-chosen")).to_have_count(0)
    assert person.state() == before, "Nothing has been played."
    touch(person, page.locator(CARD).first)
    touch(person, bases.first)
    person.wait_for_change(before)
    expect(page.locator(".su-min")).not_to_have_count(0)


def test_the_end_of_a_turn_asks_while_cards_can_be_played(meet: Meet, server: Server) -> None:
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", screen=PHONE)
    sit_together(host, guest)
    person = until_a_card_has_an_aim([host, guest])
    before = person.state()
    person.button("end").click()
    assert person.is_asked()
    expect(person.page.locator("#confirm-no")).to_be_focused()
    expect(person.page.locator(".confirm .primary")).to_have_text("Back")
    person.page.locator("#confirm-no").click()
    assert person.state() == before
    person.press("end")


INK = """() => [...document.querySelectorAll('.su-cpow, .su-ctext, .su-pow, .su-mname')]
  .filter(one => one.getClientRects().length).map(one => getComputedStyle(one).color)"""


def test_cards_keep_their_ink_in_the_dark(meet: Meet, server: Server) -> None:
    """For who moves and for who waits; the names of actions on minions lie above them."""
    server.deal(DEAL)
    people = [meet("Olha"), meet("Tomasz", screen=PHONE)]
    sit_together(*people)
    play_on(people, moves=16)
    for person in people:
        person.page.emulate_media(color_scheme="dark")
        assert set(person.page.evaluate(INK)) == {"rgb(44, 27, 38)"}


SIGHT: Final = """async () => {
  const all = performance.getEntriesByType('resource');
  const {look} = await import(all.find(one => /motions/.test(one.name)).name);
  const view = document.querySelector('.su-scroll').getBoundingClientRect();
  const zones = [...document.querySelectorAll('.su-zone')];
  const lanes = [...document.querySelectorAll('.su-stop > i')].map((lane, at) => [lane, zones[at]]);
  const hidden = [];
  for (const [lane, zone] of [...lanes, ...lanes.toReversed()]) {
    look(lane.id);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = zone.getBoundingClientRect();
    if (box.top < view.top - 1 || box.bottom > view.bottom + 1) hidden.push(lane.id);
  }
  return hidden;
}"""
"""The lanes that are out of sight after the view went to them."""


def test_on_a_phone_the_view_goes_to_every_lane(meet: Meet) -> None:
    person = meet("Olha", screen=PHONE)
    sit_down([person], "smash_up", 2)
    person.page.locator("#stage").wait_for()
    while person.page.locator(".su-stop > i").count() == 0:
        person.wait_for_turn()
        person.hurry(person.offers()[0].text)
    assert person.page.evaluate(SIGHT) == []


def test_large_view_by_key_and_by_long_press(meet: Meet, server: Server) -> None:
    """A card that could be played is held, and read; letting it go plays nothing."""
    server.deal(DEAL)
    host, guest = meet("Olha"), meet("Tomasz", screen=PHONE)
    sit_together(host, guest)
    play_on([host, guest], moves=12)
    card = host.page.locator(".board [data-large]").first
    card.focus()
    host.page.keyboard.press("i")
    expect(host.page.locator(".board :popover-open")).to_have_count(1)
    before = guest.state()
    held = guest.page.locator(".board [data-large]").first
    held.scroll_into_view_if_needed()
    box = held.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + 12, "y": box["y"] + box["height"] / 2}
    finger = guest.page.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(guest.page.locator(".board :popover-open")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.settle()
    assert guest.state() == before
    assert guest.page.locator(".board .is-chosen").count() == 0


SPOKEN_OF: Final = """() => {
  const bubble = document.getElementById('bubble');
  const view = document.querySelector('.su-scroll').getBoundingClientRect();
  const ids = [bubble.dataset.anchor, ...bubble.dataset.show.split(' ')];
  const shown = ids.filter(id => /^su-b/.test(id)).map(id => document.getElementById(id));
  return shown.some(one => {
    const box = one.getBoundingClientRect();
    return box.top >= view.top && box.bottom <= view.bottom;
  });
}"""
"""Whether a base that the coach speaks of can be seen."""


def test_on_a_phone_the_lesson_shows_the_bases_it_speaks_of(meet: Meet) -> None:
    """Also when what was told has led the view elsewhere, and beside a card of the hand."""
    page = meet("Olha", screen=PHONE).page
    page.goto("/games/smash_up/lessons/first?step=3")
    page.wait_for_function(SPOKEN_OF)
    page.locator("#su-h-bc_bear_cavalry").tap()
    page.locator("#su-b1-dread_gazebo.is-next").tap()
    for step, base in ((3, "#su-b2-field_of_honor"), (4, "#bubble [data-next]"), (5, "")):
        page.locator(f"#bubble[data-step='{step}']").wait_for()
        page.wait_for_function(SPOKEN_OF)
        if base:
            page.locator(base).tap(position=Position(x=40, y=20))
