"""A whole match with the mouse on the drawing, then what comes after a match."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

import cheeseboard
from cheeseboard.record import Played
from cheeseboard.testing.browser import Meet, Server, Taste, play_on


def test_whole_match_on_the_drawing(meet: Meet, server: Server, tmp_path: Path) -> None:
    server.deal(5)
    person = meet("Anna")
    page = person.page
    person.play_now()
    expect(page.locator("#players .seat")).to_have_count(3)
    by_drawing = 0

    def press(text: str) -> None:
        nonlocal by_drawing
        by_drawing += bool(person.drawn(text))
        person.press_drawing(text, page.mouse.click)

    played = play_on(person, Taste(5), press)
    assert {text.split()[0] for text in played} == {
        "place", "uncover", "enter", "move", "slide", "end",
    }  # fmt: skip
    not_drawn = [text for text in played if text == "end"]
    assert by_drawing >= len(played) - len(not_drawn) - 2

    page.locator("#decision .primary").click()
    expect(page.locator("table.sheet thead th[scope=col]")).to_have_count(3)
    expect(page.locator("table.sheet tbody tr").first).to_be_visible()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = tmp_path / "match.jsonl"
    download.value.save_as(record)

    match = cheeseboard.replay(record)
    assert match.outcome is not None
    totals = page.locator("table.sheet tfoot td").all_inner_texts()
    assert [int(total.split()[0]) for total in totals] == list(match.outcome.scores)
    own = [step.move for step in match.record.steps if isinstance(step, Played) and step.seat == 0]
    assert own == ";".join(played).split(";"), "the record holds what was clicked, nothing else"
    check_replay(page, len(match.record.steps))


def check_replay(page: Page, steps: int) -> None:
    """From the score sheet: first, next, last, and what a seat could see."""
    page.locator("a[href$='/replay']").click()
    heading = page.locator("main h2").first
    count = f"of {steps}"
    expect(heading).to_have_text(f"Step 0 {count}")
    expect(page.locator(".roof.is-off-castle")).to_have_count(0)
    hidden_tiles = page.locator(".ghost-tile")
    assert hidden_tiles.count() > 20, "nothing is hidden from the all-knowing"

    page.locator("a[rel=next]").click()
    expect(heading).to_have_text(f"Step 1 {count}")
    expect(page.locator(".board .mice > .mouse[data-at]")).to_have_count(1)
    expect(page.locator("ul.log li:not(.heading)").first).to_contain_text("puts a mouse in tower")
    page.keyboard.press("ArrowRight")
    expect(heading).to_have_text(f"Step 2 {count}")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(f"Step 1 {count}")

    page.locator("#from").select_option(label=page.locator("#my-name").input_value())
    expect(page.locator("#from")).to_have_value("0")
    expect(heading).to_have_text(f"Step 1 {count}")
    expect(hidden_tiles).to_have_count(0)
    page.locator("#from").select_option("public")
    expect(page).to_have_url(re.compile("from=public"))
    expect(hidden_tiles).to_have_count(0)

    page.locator("nav.steps a").last.click()
    expect(heading).to_have_text(f"Step {steps} {count}")
    page.locator("nav.steps a").first.click()
    expect(heading).to_have_text(f"Step 0 {count}")


TWO_STEPS: Final = """([all, both]) => {
  const board = document.querySelector('.board');
  const add = (data) => {
    const one = board.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    Object.assign(one.dataset, data);
    one.id = `made-${Object.keys(data).join('-')}`;
    return one;
  };
  const piece = add({ moves: all.join('|'), piece: '' });
  const place = add({ then: both.join('|') });
  for (const one of [piece, place]) one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const listed = document.querySelectorAll('#moves .list li:not([hidden]) button');
  return [...listed].map(one => one.value);
}"""


def test_a_piece_and_a_place_that_two_choices_share_leave_both_in_the_list(
    meet: Meet, server: Server
) -> None:
    server.deal(5)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.wait_for_turn()
    texts = [offer.text for offer in person.offers()][:3]
    assert len(texts) == 3
    assert person.page.evaluate(TWO_STEPS, [texts, texts[:2]]) == texts[:2]
