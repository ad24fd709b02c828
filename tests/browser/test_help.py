"""Help in a first match: symbols, what it is about, slips, the summary, on and off."""

import re

import pytest
from playwright.sync_api import expect

from cheeseboard import registry
from cheeseboard.help import help_of
from cheeseboard.testing.browser import PHONE, Meet, Person

from .axe import violations
from .test_lessons import PICTURES

GAME = "burg_appenzell"


def first_match(person: Person) -> None:
    """A match against one bot, up to the first turn."""
    person.page.goto(f"/games/{GAME}")
    person.page.locator(".playbox input[name=seats][value='2']").check()
    with person.page.expect_navigation(url="**/tables/*"):
        person.page.locator(".playbox button.btn.big").click()
    person.page.locator("#moves button[name=move]").first.click()
    expect(person.page.locator("#decision .about[data-kind=decision-act]")).to_be_visible()


def test_a_symbol_explains_itself_to_pointer_and_key(meet: Meet) -> None:
    person = meet("Anna", is_helped=True)
    first_match(person)
    card = person.page.locator("#gloss")
    person.page.locator("#roof-B").hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text("Roof")
    person.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    person.page.locator("#roof-A").focus()
    person.page.keyboard.press("?")
    expect(card).to_contain_text("Roof")
    person.page.locator("#tile-spare").hover()
    expect(card).to_contain_text("Spare tile")


def test_a_long_press_explains_and_does_not_press(meet: Meet) -> None:
    person = meet("Anna", screen=PHONE, is_helped=True)
    first_match(person)
    before = person.page.locator("#moves input[name=expected]").get_attribute("value")
    person.page.evaluate(
        """() => {
          const roof = document.getElementById('roof-A');
          const box = roof.getBoundingClientRect();
          const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
            pointerType: 'touch', bubbles: true};
          roof.dispatchEvent(new PointerEvent('pointerdown', at));
        }"""
    )
    expect(person.page.locator("#gloss")).to_contain_text("Roof")
    person.page.evaluate(
        """() => {
          const roof = document.getElementById('roof-A');
          roof.dispatchEvent(new PointerEvent('pointerup', {pointerType: 'touch', bubbles: true}));
          roof.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }"""
    )
    after = person.page.locator("#moves input[name=expected]").get_attribute("value")
    assert after == before


def test_a_slip_is_asked_about_once(meet: Meet) -> None:
    person = meet("Anna", is_helped=True)
    first_match(person)
    slip = person.page.locator("#slip")
    end = person.page.locator("#moves .finish button[name=move]")
    end.click()
    expect(slip).to_contain_text("4 points")
    assert not violations(person, without=PICTURES)
    slip.locator("[data-keep]").click()
    expect(slip).to_be_hidden()
    expect(person.page.locator("#decision h2")).to_contain_text("4 points")
    end.click()
    expect(slip).to_be_hidden()
    person.agree()
    expect(person.page.locator("#log-panel")).to_contain_text("You end your turn")


def test_help_is_off_by_one_press_and_comes_back(meet: Meet) -> None:
    person = meet("Anna", is_helped=True)
    first_match(person)
    about = person.page.locator("#decision .about")
    switch = person.page.locator(".help-switch button")
    switch.click()
    expect(about).to_be_hidden()
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.page.reload()
    expect(about).to_be_hidden()
    switch.click()
    expect(about).to_be_visible()


def test_what_was_answered_three_times_needs_no_explaining(meet: Meet) -> None:
    person = meet("Anna", is_helped=True)
    first_match(person)
    about = person.page.locator("#decision .about[data-kind=decision-act]")
    for left in ("3 points", "2 points", "1 point"):
        expect(about).to_be_visible()
        person.page.locator("#moves button[value^='uncover']").first.click()
        expect(person.page.locator("#decision h2")).to_contain_text(left)
    expect(about).to_be_hidden()


TELL_A_ROUND = """turn => {
  document.documentElement.dataset.pace = 1;
  const aid = document.getElementById('aid').innerHTML;
  const next = aid.replace(/data-round="\\d+"/, 'data-round="99"');
  const html = `<hx-partial hx-target="#aid" hx-swap="innerHTML">${next}</hx-partial>`;
  const news = [{sentence: 'A long story.', motions: [{do: 'hold', ms: 100000}]}];
  document.getElementById('moves').dataset.turn = turn;
  const main = document.querySelector('main[data-table]');
  const number = turn === 'mine' ? 2e6 : 1e6;
  main.dispatchEvent(new CustomEvent('update', {detail: {data: {number, news, html}}}));
}"""
"""The next round is over, and what happened in it is told."""


MANY_ROWS = """rows => {
  for (let row = 0; row < 9; row += 1) rows.append(rows.lastElementChild.cloneNode(true));
}"""


def test_a_round_is_summed_up(meet: Meet) -> None:
    person = meet("Anna", is_helped=True)
    first_match(person)
    end = person.page.locator("#moves[data-turn=mine] .finish button[name=move]")
    summary = person.page.locator("#round")
    for _ in range(3):
        expect(summary).to_be_hidden()
        before = person.page.locator("#moves input[name=expected]").get_attribute("value")
        end.click()
        if person.page.locator("#slip[open]").count():
            person.page.locator("#slip [data-anyway]").click()
        person.agree()
        changed = f"#moves[data-turn=mine] input[name=expected]:not([value='{before}'])"
        expect(person.page.locator(changed)).to_have_count(1)
    expect(summary).to_be_visible()
    expect(summary.locator("tbody tr")).to_have_count(2)
    assert not violations(person, without=PICTURES)
    person.page.set_viewport_size({"width": 844, "height": 390})
    summary.locator("tbody").evaluate(MANY_ROWS)
    expect(summary.locator("tbody tr").last).not_to_be_in_viewport()
    expect(summary.locator("[data-close]")).to_be_in_viewport(ratio=1)
    summary.locator("[data-close]").click()
    expect(summary).to_be_hidden()
    person.page.evaluate(TELL_A_ROUND, "others")
    expect(person.page.locator("#telling p")).to_have_text("A long story.")
    expect(summary).to_be_hidden()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#telling[data-busy]")).to_have_count(0)
    expect(summary).to_be_hidden()
    person.page.evaluate(TELL_A_ROUND, "mine")
    expect(person.page.locator("#telling[data-busy]")).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(summary).to_be_visible()


@pytest.mark.parametrize("game", [id for id in registry.ids() if help_of(id).boxes])
def test_a_quick_reference_fits_one_sheet(meet: Meet, game: str) -> None:
    for language in ("en", "ru", "uk"):
        person = meet("Anna", language=language)
        person.page.goto(f"/games/{game}/reference")
        for paper in ("A4", "Letter"):
            printed = person.page.pdf(format=paper, print_background=True)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (language, paper)
