"""A match without a mouse: everything can be reached, nothing is lost, and the ear is told."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from cheeseboard.testing.browser import Meet, Person, Server, Taste, play_on

FOCUS: Final = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return '';
  return one.id || one.value || one.textContent.trim().slice(0, 60) || one.tagName;
}"""
"""What has the focus; empty if it is lost."""

MOST_TABS: Final = 140
MOST_ARROWS: Final = 40


def focus(person: Person) -> str:
    return str(person.page.evaluate(FOCUS))


def tab_to(person: Person, selector: str) -> None:
    """Press Tab, or Shift and Tab where that is nearer, until the focus is there."""
    for _ in range(MOST_TABS):
        key = person.page.evaluate(
            """selector => {
              const here = document.activeElement;
              if (here?.matches(selector)) return '';
              const all = [...document.querySelectorAll(selector)];
              const isBehind = here && here !== document.body && all.length
                && all.every(one => here.compareDocumentPosition(one) & 2);
              return isBehind ? 'Shift+Tab' : 'Tab';
            }""",
            selector,
        )
        if not key:
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"Tab never reaches {selector}")


def arrow_to(person: Person, id: str) -> bool:
    """Walk over the drawing to something; whether that works without turning round."""
    for _ in range(MOST_ARROWS):
        key = person.page.evaluate(
            """id => {
              const middle = one => {
                const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
              };
              const here = document.activeElement;
              if (here.id === id) return '';
              const [x, y] = middle(here), [toX, toY] = middle(document.getElementById(id));
              const [right, down] = [toX - x, toY - y];
              const sideways = right > 0 ? 'ArrowRight' : 'ArrowLeft';
              const upright = down > 0 ? 'ArrowDown' : 'ArrowUp';
              return Math.abs(right) > Math.abs(down) ? sideways : upright;
            }""",
            id,
        )
        if not key:
            return True
        before = focus(person)
        person.page.keyboard.press(key)
        if focus(person) == before:
            return False
    return False


def press_in_list(person: Person, text: str) -> None:
    before = person.state()
    group = person.button(text).locator("xpath=ancestor::details")
    if group.count() and group.get_attribute("open") is None:
        title = group.locator("summary").inner_text()
        tab_to(person, "summary")
        while focus(person).split("\n")[0] not in title:
            person.page.keyboard.press("Tab")
            tab_to(person, "summary")
        person.page.keyboard.press("Enter")
    tab_to(person, f'#moves button[name=move][value="{text}"]')
    person.page.keyboard.press("Enter")
    answer(person)
    person.wait_for_change(before)


def answer(person: Person) -> None:
    """Yes to the question, if there is one: its button has the focus already, or is beside "Back",
    which is proposed before a waste."""
    if person.is_asked():
        if focus(person) == "confirm-no":
            person.page.keyboard.press("Shift+Tab")
        assert focus(person) == "confirm-yes"
        person.page.keyboard.press("Enter")


def press_on_board(person: Person, text: str) -> bool:
    """The same by the arrows on the drawing; whether the arrows lead there."""
    before = person.state()
    ids = person.drawn(text)
    for id in ids:
        tab_to(person, ".board [data-moves], .board [data-why]")
        if not arrow_to(person, id):
            person.page.keyboard.press("Escape")
            return False
        person.page.keyboard.press("Enter")
    if not ids:
        return False
    answer(person)
    person.wait_for_change(before)
    return True


def test_whole_match_by_keyboard(meet: Meet, server: Server) -> None:
    """By turns on the drawing and in the list."""
    server.deal(5)
    person = meet("Anna")
    person.page.goto("/")
    tab_to(person, "a[href='/games/burg_appenzell']")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/games/burg_appenzell")
    tab_to(person, ".playbox[action='/play-now'] .btn.big")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/tables/*")
    on_board = in_list = 0

    def press(text: str) -> None:
        nonlocal on_board, in_list
        if on_board <= in_list and press_on_board(person, text):
            on_board += 1
            return
        press_in_list(person, text)
        in_list += 1

    played = play_on(person, Taste(5, haste=0.3), press)
    assert on_board >= len(played) // 3
    tab_to(person, "#decision a")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("table.sheet")).to_be_visible()


@pytest.mark.parametrize("way", ["list", "drawing"])
def test_focus_stays_after_own_moves(meet: Meet, server: Server, way: str) -> None:
    """The button that was pressed, or what took its place, keeps the focus."""
    server.deal(5)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    lost: list[str] = []
    for text in ("place a1", "uncover"):
        person.wait_for_turn()
        text = next(one.text for one in person.offers() if one.text.startswith(text))
        press_in_list(person, text) if way == "list" else press_on_board(person, text)
        if not focus(person):
            lost.append(text)
    assert not lost, f"After {lost} the focus was on nothing."


def test_focus_stays_after_a_push(meet: Meet, server: Server) -> None:
    """Also after the question has been answered."""
    server.deal(5)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    press_in_list(person, "slide Nb")
    assert focus(person), "After the push the focus was on nothing."


def test_focus_stays_when_others_move(meet: Meet, server: Server) -> None:
    """What somebody else does takes the focus from nobody."""
    host, guest = meet("Anna"), meet("Boris")
    address = host.open_table(seats=2, first_seat=1)
    guest.page.goto(address)
    guest.sit(1)
    host.chair(1).get_by_text("Boris", exact=True).wait_for()
    host.start()
    guest.page.locator("#stage").wait_for()
    for selector in ("#tab-log", "#outside", ".menu > summary"):
        host.page.locator(selector).focus()
        before = focus(host)
        guest.wait_for_turn()
        guest.press(guest.offers()[0].text)
        expect(host.page.locator("#log li")).to_have_count(guest.page.locator("#log li").count())
        host.settle()
        assert focus(host) == before
        if host.state().startswith("mine"):
            host.press(host.offers()[0].text)


def test_every_place_is_reached_by_arrows(meet: Meet, server: Server) -> None:
    """From what Tab reaches on the drawing, the arrows lead to everything that can be pressed."""
    server.deal(5)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    wanted = set(
        person.page.evaluate(
            "[...document.querySelectorAll('.board [id][data-moves]')].map(one => one.id)"
        )
    )
    tab_to(person, ".board [data-moves]")
    found, fresh = {place(person)}, [place(person)]
    while fresh:
        here = fresh.pop()
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            person.page.evaluate(
                """number => {
                  const one = document.querySelectorAll('.board *')[number];
                  one.tabIndex = 0;
                  one.focus();
                }""",
                here[0],
            )
            person.page.keyboard.press(key)
            if place(person) not in found:
                found.add(place(person))
                fresh.append(place(person))
    names = {name for _, name, _ in found}
    assert wanted <= names, f"The arrows do not reach {sorted(wanted - names)}."
    nameless = [name for _, name, label in found if not label]
    assert not nameless, f"The arrows lead to things without a name: {nameless}."


def place(person: Person) -> tuple[int, str, str]:
    """What of the drawing has the focus: its number, its id or class, and its name."""
    number, name, label = person.page.evaluate(
        """() => {
          const one = document.activeElement;
          const number = [...document.querySelectorAll('.board *')].indexOf(one);
          return [number, one.id || one.getAttribute('class'), one.getAttribute('aria-label')];
        }"""
    )
    return int(number), str(name), str(label or "")


def test_escape_takes_back_a_choice(meet: Meet, server: Server) -> None:
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    tab_to(person, ".board [data-moves]")
    assert arrow_to(person, "outside")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#outside.is-chosen")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#outside.is-chosen")).to_have_count(0)
    assert focus(person) == "outside"


def test_the_ear_is_told(meet: Meet, server: Server) -> None:
    """One line for what I did and one for what the others did, in words of the log."""
    server.deal(5)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    live = person.page.locator("#live")
    expect(live).to_have_attribute("aria-live", "polite")
    expect(live).to_have_text(re.compile("Gouda puts a mouse in tower [ag][17][.]"))
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    expect(live).to_contain_text("You lift the roof of room")
    assert person.told().split(". ")[0] in person.log()[0]
