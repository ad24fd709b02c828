"""RatLand by mouse and finger: two people and a bot play a whole match on the drawing."""

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cheeseboard.testing.browser import DESK, PHONE, Meet, Person, Screen, Server, sit_down

SEED = 11
SEVEN_RATS = 1
"""A deal whose first event brings nobody an eighth."""
LONGEST = 300.0
"""Seconds for the match."""
DRAWN = 3
"""So many answers of each are given on the drawing; a whole plan is one."""


SEEN = """text => [...document.querySelectorAll('.board [id][data-moves]')]
  .find(one => one.dataset.moves === text && one.getClientRects().length)?.id ?? ''"""
"""The element that makes a move and can be seen: a phone has other steppers than a desk."""

CROWDED = """() => [...document.querySelectorAll('.players .rl-fact-of:last-child')].filter(one => {
  one.lastChild.data = '17';
  return one.scrollWidth > one.clientWidth;
}).length"""
"""How many numbers of graves of two digits leave their column in the rows of players."""

Click = Callable[[float, float], None]


def press(person: Person, text: str, click: Click) -> None:
    """A move on the drawing; by the list where the drawing of this screen has no button for it."""
    id = person.page.evaluate(SEEN, text)
    if not id:
        person.press(text)
        return
    before = person.state()
    person.click_drawing(id, click)
    person.agree()
    person.wait_for_change(before)


def plan(person: Person, chooser: random.Random, click: Click) -> None:
    """Send a few rats out and call one back, then be ready."""
    for _ in range(3):
        puts = [offer.text for offer in person.offers() if offer.text.startswith("put")]
        if puts:
            press(person, chooser.choice(puts), click)
    takes = [offer.text for offer in person.offers() if offer.text.startswith("take")]
    if takes:
        press(person, chooser.choice(takes), click)
    while "done;ready" not in (texts := [offer.text for offer in person.offers()]):
        press(person, next(text for text in texts if "pipe" in text), click)
    press(person, "done;ready", click)


def answer(person: Person, chooser: random.Random, click: Click) -> None:
    """On the drawing."""
    texts = [offer.text for offer in person.offers()]
    assert texts, "It is somebody's turn, and there is nothing to press."
    if any(text.startswith("put") for text in texts):
        plan(person, chooser, click)
    else:
        press(person, chooser.choice(texts), click)


def answer_soon(person: Person, chooser: random.Random) -> None:
    """By the list, without a long plan."""
    texts = [offer.text for offer in person.offers()]
    person.hurry("done;ready" if "done;ready" in texts else chooser.choice(texts))


def test_two_people_and_a_bot_play_a_match_on_the_drawing(meet: Meet) -> None:
    """Then the rest by the list, to the end."""
    chooser = random.Random(SEED)
    olha, tomasz = meet("Olha"), meet("Tomasz", screen=PHONE)
    clicks: dict[str, Click] = {
        "Olha": olha.page.mouse.click,
        "Tomasz": tomasz.page.touchscreen.tap,
    }
    sit_down([olha, tomasz], "ratland", 3)
    until = time.monotonic() + LONGEST
    answers = {"Olha": 0, "Tomasz": 0}
    while not olha.is_over():
        for person in (olha, tomasz):
            if person.state().startswith("mine"):
                if answers[person.name] < DRAWN:
                    answer(person, chooser, clicks[person.name])
                else:
                    answer_soon(person, chooser)
                answers[person.name] += 1
            else:
                person.page.wait_for_timeout(30)
        assert time.monotonic() < until, f"The match stands still, seed {SEED}."
    assert min(answers.values()) > DRAWN
    for person in (olha, tomasz):
        expect(person.page.locator("#decision a[href*='/matches/']")).to_be_visible()
    assert any("End of game" in line for line in olha.log())
    assert not olha.page.evaluate(CROWDED)


def test_a_plan_is_changed_until_all_are_ready_and_then_shown(meet: Meet, server: Server) -> None:
    """Steppers, the places themselves, ready and not ready after all, and the sheet on demand."""
    olha, tomasz = meet("Olha"), meet("Tomasz")
    server.deal(SEVEN_RATS)
    sit_down([olha, tomasz], "ratland", 2)
    click = olha.page.mouse.click
    dump = olha.page.locator("#rl-step-dump .rl-have")
    olha.click_drawing("rl-zone-dump", click)
    expect(dump).to_have_text("1")
    olha.click_drawing("rl-five-dump", click)
    expect(dump).to_have_text("6")
    olha.click_drawing("rl-less-dump", click)
    expect(dump).to_have_text("5")
    olha.click_drawing("rl-more-bedroom", click)
    expect(olha.page.locator("#rl-count-pantry")).to_contain_text("1 stays and guards")
    press(olha, "done;ready", click)
    expect(olha.page.locator("#rl-tray")).to_contain_text("You are ready")
    expect(tomasz.page.locator("#rl-seat-0 .rl-lamp")).to_contain_text("Ready")
    for _ in range(2):
        before = olha.state()
        olha.page.locator("button[name=undo]").click()
        olha.wait_for_change(before)
    olha.click_drawing("rl-less-dump", click)
    expect(dump).to_have_text("4")
    press(olha, "done;ready", click)
    assert tomasz.page.locator(".rl-film").count() == 0
    tomasz.press("done;ready")
    for person in (olha, tomasz):
        row = person.page.locator(".rl-film tbody tr").first.locator("td.rl-sent")
        expect(row).to_have_text(["4", "0", "0", "0", "0", "1", "2"])
        expect(person.page.locator(".rl-film")).to_be_hidden()
        person.page.locator(".rl-again").click()
        expect(person.page.locator(".rl-film")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.locator(".rl-film")).to_be_hidden()


def test_steppers_beside_the_board_make_the_plan_and_an_idle_one_is_asked_about(
    meet: Meet, server: Server
) -> None:
    olha = meet("Olha", screen=PHONE)
    server.deal(SEVEN_RATS)
    sit_down([olha], "ratland", 3)
    olha.button("done;ready").click()
    expect(olha.page.locator("#confirm-question")).to_contain_text("all 7 rats would stay")
    olha.page.locator("#confirm-no").click()
    dump = olha.page.locator("#rl-job-dump")
    for count in ("1", "2"):
        dump.locator(".is-more").click()
        expect(dump.locator(".rl-job-do b")).to_have_text(count)
    dump.locator(".is-less").click()
    expect(dump.locator(".rl-job-do b")).to_have_text("1")
    expect(olha.page.locator("#decision h2")).to_contain_text("6 of 7 rats still guard the pantry")
    expect(olha.page.locator("#decision h2")).to_contain_text("Dinner will cost 3, you have 2")
    assert olha.page.locator("button", has_text="Ready").locator("visible=true").count() == 1


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_night_is_played_on_the_board_and_no_press_goes_through(
    meet: Meet, server: Server, screen: Screen
) -> None:
    """Beat after beat, with the sentence beside it; then the question, and nobody has been sent."""
    olha = meet("Olha", screen=screen, reduced_motion="no-preference")
    server.deal(SEVEN_RATS)
    sit_down([olha], "ratland", 3)
    olha.wait_for_turn()
    olha.hurry("put dump 1")
    olha.hurry("put bedroom 1")
    page = olha.page
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(changes => changes.forEach(({target}) => {
            const isTold = target.matches('.rl-overnight > .is-told');
            if (isTold && !window.seen.includes(target.id)) window.seen.push(target.id);
          })).observe(document.body, {attributes: true, attributeFilter: ['class'], subtree: true});
        }"""
    )
    olha.button("done;ready").click()
    olha.agree()
    page.locator(".rl-overnight > .is-told").first.wait_for(state="attached")
    expect(page.locator("#telling")).to_be_visible()
    expect(page.locator(".rl-tally").first).to_have_css("opacity", "0")
    page.wait_for_function("() => window.seen.length > 4")
    order = [int(id.split("-")[-1]) for id in page.evaluate("window.seen")]
    assert order == sorted(order)
    box = page.locator("#rl-zone-dump").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#moves:not([inert]) [name=move]")).not_to_have_count(0)
    while not page.locator("#moves .rl-plan").count():  # what the bag asks hangs on the bots
        olha.hurry(olha.offers()[0].text)
    expect(page.locator(".rl-overnight > .is-told")).to_have_count(0)
    olha.settle()
    expect(page.locator("#rl-job-dump .rl-job-do b")).to_have_text("0")
    page.locator(".rl-again, .rl-look-back button").locator("visible=true").click()
    expect(page.locator(".rl-film")).to_be_visible()


def test_clans_are_chosen_on_the_drawing(meet: Meet) -> None:
    olha = meet("Olha")
    sit_down([olha], "ratland", 3, clans=True)
    expect(olha.page.locator(".rl-offer")).to_have_count(2)
    name = olha.page.locator(".rl-offer h2").first.inner_text()
    olha.page.locator(".rl-offer").first.click()
    expect(olha.page.locator("#rl-card-clan h2")).to_have_text(name)
