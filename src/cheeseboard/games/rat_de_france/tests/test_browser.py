"""Rat de France by mouse and finger: a windy tournament, rats that run, a track of one's own."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from cheeseboard.testing.browser import PHONE, Meet, Offer, Person, Server

GAME: Final = "rat_de_france"
SEED: Final = 3
STAGES: Final = 3
MOST: Final = 400
"""Moves of one person in a tournament."""
FAR: Final = 7
"""A column that a phone does not show at the start."""

OWN_TRACK: Final = """\
^v^v^vv^
+-+-+-+-+-+-+-+-+
:F . . S . . . F:
+ + + + +-+ + + +
:F . M . . .|. F:
+ + +-+ + + + + +
:F . . W W . U F:
+ + + + + + + + +
:F .|. . . C . F:
+-+-+-+-+-+-+-+-+
"""
DRAWN: Final = "text => document.querySelector(`.board [id][data-moves=\"${text}\"]`)?.id ?? ''"


def column(offer: Offer) -> int:
    """How far right a move leads; -1 for those that lead nowhere."""
    found = re.search(r"\bc(\d+)r\d$", offer.text)
    return int(found[1]) if found else -1


def choose(offers: list[Offer], luck: random.Random) -> Offer:
    """Run in where that can be done, else as far as the card leads, else by chance."""
    wins = [offer for offer in offers if offer.is_win]
    furthest = max(column(offer) for offer in offers)
    return luck.choice(wins or [offer for offer in offers if column(offer) == furthest])


def press(person: Person, text: str, click: Callable[[float, float], None]) -> bool:
    """A move on the drawing where it has a place of its own there, else in the list."""
    id = str(person.page.evaluate(DRAWN, text))
    if not id:
        person.press(text)
        return False
    before = person.state()
    person.click_drawing(id, click)
    person.agree()
    person.wait_for_change(before)
    return True


def sit_down(person: Person, **options: str | int) -> None:
    """A table for two by the form, with a bot, and the match begun."""
    person.open_table(GAME, seats=2, **options)
    table = person.page.url.removeprefix(person.home)
    person.post(f"{table}/bot", seat="1", bot="random")  # so that there is time to get there
    person.page.reload()
    person.start()


def stage_number(person: Person) -> int:
    """What the decision card says: stage 2 of 3. The wind rose is beside the order cards."""
    text = person.page.evaluate(
        "() => document.getElementById('wind') && document.getElementById('decision').innerText"
    )
    found = re.search(r"(\d) of 3", text or "")
    assert found, text
    return int(found[1])


@pytest.mark.long
def test_a_windy_tournament_is_played_to_its_end(meet: Meet, server: Server) -> None:
    """The first stage by mouse on the drawing, the others by the list."""
    server.deal(SEED)
    person = meet("Olha")
    sit_down(person, mode="tournament", wind="true")
    luck = random.Random(SEED)
    stages: list[int] = []
    kinds: list[str] = []
    drawn = 0
    while person.wait_for_turn():
        assert len(kinds) < MOST, f"The tournament does not end, seed {SEED}."
        stages.append(stage_number(person))
        text = choose(person.offers(), luck).text
        if stages[-1] == 1:
            drawn += press(person, text, person.page.mouse.click)
        else:
            person.hurry(text)
        kinds.append(text.split()[0])
    assert stages == sorted(stages)
    assert set(stages) == set(range(1, STAGES + 1))
    assert kinds.count("place") == STAGES, "everybody starts anew in each stage"
    assert {"bid", "move"} <= set(kinds)
    assert drawn > 0.8 * stages.count(1), "most of it is played on the drawing"
    log = person.log()
    assert any("wind blows" in line for line in log)
    assert sum("into the next stage" in line for line in log) == STAGES - 1
    sheet(person)


def sheet(person: Person) -> None:
    """After the end: a line for each stage, and 3 and 2 pieces of cheese in each."""
    person.page.locator("#decision a[href*='/matches/']").click()
    person.page.locator("table.sheet tfoot").wait_for()
    rows = person.page.locator("table.sheet tbody tr").all()
    assert len(rows) == STAGES
    prizes = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert all(sorted(row) == [2, 3] for row in prizes), prizes
    totals = person.page.locator("table.sheet tfoot td").all_inner_texts()
    points = [int(total.split()[0]) for total in totals]
    assert points == [sum(each) for each in zip(*prizes, strict=True)]


def test_the_street_follows_the_rat_on_a_phone(meet: Meet, server: Server) -> None:
    """Played by touch on the drawing: on every turn all that can be touched is in view."""
    server.deal(SEED)
    person = meet("Olha", screen=PHONE)
    sit_down(person, track="long", sections="1,2")
    luck = random.Random(SEED)
    reached = 0
    while reached < FAR and person.wait_for_turn():
        offer = choose(person.offers(), luck)
        press(person, offer.text, person.page.touchscreen.tap)
        reached = max(reached, column(offer))
    person.wait_for_turn()
    assert person.page.locator(".rdf-road").evaluate("one => one.scrollLeft") > 0
    rat = person.page.locator("#runner-1").bounding_box()
    assert rat
    assert 0 < rat["x"] < PHONE.width - rat["width"]


def test_a_rat_runs_along_its_way(meet: Meet, server: Server) -> None:
    server.deal(SEED)
    person = meet("Olha", reduced_motion="no-preference")
    person.page.add_init_script(
        """window.runs = [];
        document.addEventListener('animationstart', event => {
          const rat = event.target.closest('.ratp');
          if (rat && event.animationName.startsWith('rdf-run')) window.runs.push(rat.id);
        });"""
    )
    sit_down(person, sections="learn:1", own_track=OWN_TRACK)
    luck = random.Random(SEED)
    while person.wait_for_turn():
        text = choose(person.offers(), luck).text
        person.hurry(text)
        if text.startswith("move"):
            break
    person.page.wait_for_function("() => window.runs.includes('runner-1')")
    way = person.page.locator(".traces .seat-1").first
    expect(way).to_be_attached()


def test_cards_that_did_not_change_never_fade(meet: Meet, server: Server) -> None:
    """While all bid and act, only a card that was played is put on the page again or fades.

    The ring is seen meanwhile: no caption lies over it.
    """
    server.deal(SEED)
    person = meet("Olha", reduced_motion="no-preference")
    sit_down(person, sections="learn:1", own_track=OWN_TRACK)
    luck = random.Random(SEED)
    while person.wait_for_turn() and not person.offers()[0].text.startswith("bid"):
        person.hurry(choose(person.offers(), luck).text)
    person.page.evaluate(
        """() => {
          window.faded = [];
          window.played = [];
          const note = one => one.matches?.('.rdf-pc.at-hand') && window.faded.push(one.id);
          new MutationObserver(changes => changes.forEach(one => {
            one.addedNodes.forEach(note);
            if (one.target.matches('.rdf-pc.at-bid')) window.played.push(one.target.id);
          })).observe(document.querySelector('.rdf-deck'),
            { childList: true, subtree: true, attributeFilter: ['class'] });
          document.addEventListener('transitionrun', event =>
            event.propertyName === 'opacity' && note(event.target), true);
          window.captions = [];
          const lies = (one, other) => one.left < other.right && one.right > other.left
            && one.top < other.bottom && one.bottom > other.top;
          new MutationObserver(() => {
            const [caption, ring] = ['#telling p', '.rdf-orders']
              .map(one => document.querySelector(one).getBoundingClientRect());
            window.captions.push(lies(caption, ring));
          }).observe(document.querySelector('#telling p'), { childList: true });
        }"""
    )
    bids: list[str] = []
    for _ in range(2):
        text = choose(person.offers(), luck).text
        bids.append(f"card-1-{text.split()[-1]}")
        person.hurry(text)
        assert person.wait_for_turn()
    faded, played, over = person.page.evaluate("[window.faded, window.played, window.captions]")
    assert played, "a bid was seen"
    assert set(faded) <= {*played, *bids}
    assert over, "something was told"
    assert not any(over)


UNCOVERED = """all => all.map(one => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""
"""Whether things that explain themselves leave their neighbours free to be pressed."""


def bidding(person: Person) -> None:
    """A match whose cards can be bid."""
    sit_down(person, sections="learn:1", own_track=OWN_TRACK)
    luck = random.Random(SEED)
    while person.wait_for_turn() and not person.offers()[0].text.startswith("bid"):
        person.hurry(choose(person.offers(), luck).text)


def test_a_card_explains_itself_and_lights_up_where_it_leads(meet: Meet, server: Server) -> None:
    """By pointer and by key, also for who has switched help off."""
    server.deal(SEED)
    person = meet("Olha")
    bidding(person)
    reach = person.page.locator(".reach-straight")
    expect(reach).to_be_hidden()
    person.page.locator("#order-straight").hover()
    expect(reach).to_be_visible()
    card = person.page.locator("#gloss")
    expect(card).to_contain_text("From here it reaches")
    expect(card.locator("svg")).to_be_visible()
    person.page.locator("#card-1-diagonal").hover()
    expect(card).to_contain_text("Diagonal dash")
    hand = person.page.locator("[id^='card-1-']")
    assert hand.evaluate_all(UNCOVERED) == [True] * hand.count()
    person.page.locator("#card-1-step").focus()
    person.page.keyboard.press("?")
    expect(card).to_contain_text("Step")
    expect(person.page.locator(".reach-step")).to_be_visible()


def test_a_held_finger_explains_a_card_and_plays_none(meet: Meet, server: Server) -> None:
    server.deal(SEED)
    person = meet("Olha", screen=PHONE)
    bidding(person)
    before = person.state()
    card = person.page.locator("#card-1-step")
    card.scroll_into_view_if_needed()
    card.dispatch_event("pointerdown", {"pointerType": "touch", **middle(person, "#card-1-step")})
    expect(person.page.locator("#gloss")).to_contain_text("Step")
    expect(person.page.locator(".reach-step")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click")
    assert person.state() == before
    assert not person.is_asked()


def middle(person: Person, selector: str) -> dict[str, float]:
    """Where a finger meets something."""
    box = person.page.locator(selector).bounding_box()
    assert box
    return {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}


def test_a_track_of_ones_own_is_checked_and_raced_on(meet: Meet) -> None:
    """The form says where the drawing is wrong; mended, it is the street."""
    person = meet("Olha")
    person.page.goto(f"/tables/new?game={GAME}")
    person.put_chairs(2)
    person.page.locator(".rulesf > summary").click()
    field = person.page.locator("#option-own_track")
    field.fill(OWN_TRACK.replace("W W", "W X"))
    person.page.locator("[form=new-table]").click()
    expect(person.page.get_by_role("alert")).to_contain_text("line 7, column 10")
    field.fill(OWN_TRACK)
    person.page.locator("[form=new-table]").click()
    table = person.page.url.removeprefix(person.home)
    person.post(f"{table}/bot", seat="1", bot="random")  # so that there is time to get there
    person.page.reload()
    person.start()
    expect(person.page.locator(".rdf-track .cell")).to_have_count(32)
    expect(person.page.locator("#cell-c3r0 use")).to_have_attribute("href", "#rdf-c-spring")
