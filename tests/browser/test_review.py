"""The review page in all its states, with keys and without colour, script or sight."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.testing.browser import MARKET, PHONE, Meet, Person
from cheeseboard.testing.browser.people import Taste, play_on, sit_down
from cheeseboard.testing.browser.server import Server

from .axe import violations


@pytest.fixture
def review(meet: Meet) -> Callable[..., Person]:
    """Somebody who looks back at a market of three rounds against two bots."""

    def open(query: str = "", **settings: str) -> Person:
        person = meet("Anna", **settings)
        sit_down([person], MARKET, 3, rounds=3)
        play_on(person, Taste(1), person.hurry)
        person.page.goto(f"{person.page.url}/matches/1/review{query}")
        return person

    return open


def heading(person: Person, step: int) -> None:
    expect(person.page.locator("#rv-step .eyebrow")).to_contain_text(f"Step {step} of 9")


def is_done(person: Person) -> None:
    expect(person.page.locator("main")).to_have_class(re.compile("is-done"))
    expect(person.page.locator("#rv-match .chances")).to_be_attached()


def sees(page: Page, text: str) -> None:
    expect(page.locator("main")).to_contain_text(text)


def test_it_begins_by_itself_grows_and_is_done(review: Callable[..., Person]) -> None:
    person = review("?step=4")
    heading(person, 4)  # the board and the steps are there at once, whatever is known
    is_done(person)
    page = person.page
    sees(page, "All 9 steps looked at")
    expect(page.locator("#rv-step .cand")).not_to_have_count(0)
    expect(page.locator("#rv-step .cand.played")).to_have_count(1)
    for lane in page.locator(".track").all():
        assert (
            lane.locator(".area.fine").evaluate("one => one.style.clipPath").startswith("polygon")
        )
        expect(lane.locator("[data-now]")).to_have_text(re.compile(r"\d+ %"))
        expect(lane.locator("[data-facts]")).to_contain_text("luck")
    expect(page.locator(".cand .say").first).to_have_css("position", "static")
    page.reload()
    sees(page, "All 9 steps looked at")
    assert not violations(person, "done")
    page.keyboard.press("Home")
    sees(page, "The match begins with even chances; what was dealt is luck.")


def test_before_it_begins_in_work_and_at_rest(meet: Meet, tmp_path: Path) -> None:
    server = Server.for_tests(tmp_path, iterations=1_000_000)
    server.start()
    try:
        anna, eve = (meet(name, at=server.address) for name in ("Anna", "Eve"))
        sit_down([anna], MARKET, 3, rounds=3)
        play_on(anna, Taste(1), anna.hurry)
        address = f"{anna.page.url}/matches/1/review?step=1"
        eve.page.goto(address)
        expect(eve.page.get_by_role("button", name="Analyse this match")).to_be_visible()
        sees(eve.page, "The board, the steps and the notes work already.")
        problems = violations(eve, "nothing yet")
        anna.page.goto(address)
        sees(anna.page, "of 9 steps done.")
        sees(anna.page, "The bot still thinks about this step.")
        problems += violations(anna, "computing")
        for person in (anna, eve):
            person.page.goto("about:blank")
        server.stop()
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE reviews SET state = 'resting', rest = 3")
        server.start()
        anna.page.goto(address)
        sees(anna.page, "The analysis rests at step 3.")
        expect(anna.page.get_by_role("button", name="Go on")).to_be_visible()
        problems += violations(anna, "resting")
        assert not problems, "\n".join(problems)
        anna.page.goto("about:blank")
    finally:
        server.stop()


def test_keys_lead_through_the_match(review: Callable[..., Person]) -> None:
    person = review("?step=0")
    is_done(person)
    keys = person.page.keyboard
    for key, step in (
        *(("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 9), ("Home", 0)),
        ("Shift+ArrowRight", 1),
    ):
        keys.press(key)
        heading(person, step)
    expect(person.page).to_have_url(re.compile(r"\?step=1&from=0$"))
    text = person.page.locator(".scrubber").get_attribute("aria-valuetext")
    assert text is not None
    assert text.startswith("Step 1 of 9: ")
    if person.page.locator(".mark").count():
        keys.press("n")
        expect(person.page.locator(".mark.is-here")).not_to_have_count(0)
    keys.press("t")
    expect(person.page.locator("#rv-match")).to_be_visible()
    assert not violations(person, "the match")
    keys.press("t")
    expect(person.page.locator("#rv-notes")).to_be_visible()
    keys.press("?")
    expect(person.page.locator("#rv-keys")).to_be_visible()
    keys.press("Escape")
    expect(person.page.locator("#rv-keys")).to_be_hidden()
    keys.press("0")
    sees(person.page, "Hindsight")
    assert not violations(person, "all-knowing")
    keys.press("2")
    expect(person.page).to_have_url(re.compile("from=1"))


def test_letters_can_be_switched_off(review: Callable[..., Person]) -> None:
    person = review("?step=1")
    person.page.keyboard.press("?")
    person.page.locator("#rv-letters").uncheck()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#rv-keys")).to_be_hidden()
    person.page.keyboard.press("t")
    expect(person.page.locator("#rv-step")).to_be_visible()
    person.page.keyboard.press("ArrowRight")
    heading(person, 2)


def at_own_choice(review: Callable[..., Person]) -> Person:
    """Where the person chose in the first round; bots may have bidden before."""
    person = review("?step=1")
    is_done(person)
    for step in range(1, 4):
        person.page.goto(re.sub(r"step=\d", f"step={step}", person.page.url))
        heading(person, step)
        if person.page.locator("main .key").count():
            return person
    raise AssertionError("A round without an own choice.")


def test_a_move_shows_itself_and_a_world_too(review: Callable[..., Person]) -> None:
    person = at_own_choice(review)
    marks = person.page.locator(".idea-marks rect")
    expect(marks).not_to_have_count(0)  # an own choice is marked on the board as it came to be
    person.page.locator(".cand.bot .say").focus()
    sees(person.page, "The board before the move")
    expect(marks).not_to_have_count(0)
    person.page.get_by_role("link", name="What came of it").click()
    expect(person.page.locator(".hindsight")).to_have_count(0)
    expect(marks).not_to_have_count(0)
    person.page.get_by_role("link", name="Look at other bids").first.click()
    sees(person.page, "One of the sets of bids that fit")
    expect(marks).to_have_count(0)


def test_moments_are_cut_out_and_the_summary_is_a_picture(review: Callable[..., Person]) -> None:
    person = review("?step=0&pane=match")
    is_done(person)
    sees(person.page, "The match begins with even chances")
    for moment in person.page.locator(".moment img.pic").all():
        expect(moment).to_have_attribute("data-cut", "")
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name="Picture").click()
    assert saved.value.suggested_filename == "review.png"
    with Path(saved.value.path()).open("rb") as file:
        assert file.read(8) == b"\x89PNG\r\n\x1a\n"


def test_notes_stand_at_their_step(review: Callable[..., Person], meet: Meet) -> None:
    person = review("?step=2")
    person.page.get_by_role("link", name="Add a note").click()
    field = person.page.locator("#note")
    expect(field).to_be_focused()
    field.fill("Worth it.")
    field.press("Enter")
    expect(person.page.locator(".note-item")).to_contain_text("Worth it.")
    expect(person.page.locator(".pin")).to_have_count(1)
    assert not violations(person, "notes")
    stranger = meet("Eve")
    stranger.page.goto(f"{person.page.url.partition('?')[0]}?step=2")
    expect(stranger.page.locator("a[aria-current=true]")).to_contain_text("Watcher")
    stranger.page.locator("label", has_text="Notes").click()
    sees(stranger.page, "Worth it.")
    sees(stranger.page, "Notes are written by those who sat at the table")


def test_what_if_is_played_beside_the_match(review: Callable[..., Person]) -> None:
    person = review("?step=1")
    is_done(person)
    person.page.get_by_role("button", name="Play on from here").click()
    sees(person.page, "What if from step 0")
    assert not violations(person, "what if")
    person.page.locator("#moves button[name=move]").first.click()
    sees(person.page, "You choose")
    line = person.page.locator(".ridge.branch.on .b-line").first
    expect(line).to_have_attribute("d", re.compile("^M.+L"))  # from the match to where it stands
    person.page.get_by_role("button", name="Keep this line").click()
    expect(person.page.get_by_role("button", name="Let it go")).to_be_visible()
    person.page.get_by_role("link", name="Back to the match").click()
    heading(person, 1)
    person.page.keyboard.press("t")
    expect(person.page.locator("#rv-match .kept")).to_contain_text("From step 0")


def test_on_a_phone_in_the_dark_nothing_is_wrong(review: Callable[..., Person]) -> None:
    person = review("?step=3")
    is_done(person)
    person.page.set_viewport_size(PHONE.settings()["viewport"])
    person.page.emulate_media(color_scheme="dark")
    problems = violations(person, "phone, dark")
    for pane in ("match", "notes"):
        person.page.locator(f"#pane-{pane}").check(force=True)
        problems += violations(person, f"phone, dark, {pane}")
    assert not problems, "\n".join(problems)
    width = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page is wider than the phone"


def test_without_a_script_every_button_works(review: Callable[..., Person]) -> None:
    person = review("?step=1")
    is_done(person)
    browser = person.page.context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False)
    context.add_cookies(person.page.context.cookies())  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(person.page.url)
    page.get_by_role("link", name="Next", exact=True).click()
    expect(page.locator("#rv-step .eyebrow")).to_contain_text("Step 2 of 9")
    page.get_by_role("link", name="All-knowing").click()
    sees(page, "Hindsight")
    page.locator("label", has_text="The match").click()
    expect(page.locator("#rv-match")).to_be_visible()
    page.goto(person.page.url)
    page.locator(".cand.bot .say").click()
    sees(page, "The board before the move")
    page.goto(person.page.url)
    page.get_by_role("button", name="Play on from here").click()
    sees(page, "What if from step 0")
    page.locator("#moves button[name=move]").first.click()
    sees(page, "What if from step 0")
    context.close()
