"""Two people at one table, each in their own language, and somebody who watches."""

from typing import Final

import pytest
from playwright.sync_api import expect

from cheeseboard.testing.browser import GAME, MARKET, Meet, Person, Server, table_id


def sit_together(host: Person, guest: Person, game: str = GAME, **options: str | int) -> str:
    """By an invitation: the guest opens the link, sits down, and the host starts."""
    address = host.open_table(game, seats=2, **options)
    guest.page.goto(address)
    guest.sit(1)
    expect(host.chair(1)).to_contain_text(guest.name)
    host.start()
    guest.page.locator("#stage").wait_for()
    return address


def test_invitation_and_live_table(meet: Meet, server: Server) -> None:
    """What one does the other sees at once, without loading the page again."""
    server.deal(7)
    host, guest, watcher = meet("Anna"), meet("Olha", language="uk"), meet("Vit")
    address = sit_together(host, guest, first_seat=0)
    name = host.page.locator("#my-name").input_value()
    watcher.page.goto(address)
    for person in (host, guest, watcher):
        person.page.evaluate("window.isTheSamePage = true")

    expect(host.page.locator("#decision h2")).to_have_text("Choose a tower for your first mouse.")
    expect(guest.page.locator("#decision h2")).to_have_text(f"{name} обирає вежу.")
    expect(watcher.page.locator("#decision .eyebrow")).to_have_text("Watching")
    host.press("place a1")
    for person in (guest, watcher):
        expect(person.page.locator("#mouse-a1")).to_be_visible()
    expect(guest.page.locator("#decision .eyebrow")).to_have_text("Ваш хід")
    expect(guest.page).to_have_title("● Ваш хід: Сирний замок · Cheeseboard")
    expect(host.page.locator("#log li:not(.heading)").first).to_contain_text(
        "You put a mouse in tower a1."
    )
    expect(guest.page.locator("#log li:not(.heading)").first).to_contain_text("a1")
    expect(guest.page.locator("#log li:not(.heading)").first).not_to_contain_text("mouse")

    guest.press("place g7")
    expect(host.page.locator("#mouse-g7")).to_be_visible()
    expect(host.page.locator("#log li:not(.heading)").first).to_contain_text(
        "Olha puts a mouse in tower g7."
    )
    host.wait_for_turn()
    host.press(next(one.text for one in host.offers() if one.text.startswith("uncover")))
    for person in (guest, watcher):
        expect(person.page.locator(".board .roof.is-off-castle")).to_have_count(1)
        assert tiles(person) == tiles(host)
    host.press("end")
    guest.wait_for_turn()
    expect(watcher.page.locator("#moves button[name=move]")).to_have_count(0)
    expect(watcher.page.locator(".board [data-moves]")).to_have_count(0)
    expect(watcher.page.locator("#moves")).to_contain_text("You are watching.")
    told = guest.page.locator("#log li").count()  # whoever is asked has been told everything
    for person in (host, guest, watcher):
        expect(person.page.locator("#log li")).to_have_count(told)
        assert person.page.evaluate("window.isTheSamePage"), f"{person.name} had to load again"


def tiles(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.board .tile')].map(one => one.id + one.dataset.kind)"
    )
    return found


def test_lobby_is_live(meet: Meet) -> None:
    """Who sits down and which options are chosen shows at once, and the start takes all along."""
    host, guest = meet("Anna"), meet("Boris")
    address = host.open_table(GAME, seats=3)
    guest.page.goto(address)
    expect(guest.page.locator(".chairs li")).to_have_count(3)
    expect(guest.page.locator("form[action$='/start']")).to_have_count(0)
    guest.sit(2)
    expect(host.chair(2)).to_contain_text("Boris")
    host.page.locator("#option-target").select_option("5")
    host.page.locator("form[action$='/options'] button").click()
    expect(guest.page.locator("#option-target")).to_have_value("5")
    host.seat_bot(1)
    expect(guest.chair(1)).to_contain_text("Gouda")
    host.start()
    expect(guest.page.locator("#stage .board")).to_be_visible()


def test_chat(meet: Meet) -> None:
    host, guest = meet("Anna"), meet("Olha", language="uk")
    sit_together(host, guest)
    host.page.locator("#tab-chat").click()
    host.page.locator(".chat-form input").fill("A <b>good</b> game!")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".chat-form input")).to_have_value("")
    guest.page.locator("#tab-chat").click()
    expect(guest.page.locator("#chat")).to_contain_text("A <b>good</b> game!")
    guest.page.locator(".chat-form input").fill("Так!")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("#chat li")).to_have_count(2)
    host.page.locator(".ready > summary").click()
    host.page.get_by_role("button", name="Thanks for the match").click()
    expect(guest.page.locator("#chat li").last).to_contain_text("Дякую за партію")


def test_match_and_rematch(meet: Meet) -> None:
    """Both choose at once; at the end both read the same score sheet and can play again."""
    anna, olha = meet("Anna"), meet("Olha", language="uk")
    address = sit_together(anna, olha, MARKET, rounds=2)
    for _ in range(2):
        for person, bid in ((olha, -1), (anna, 0)):
            person.wait_for_turn()
            person.press(person.offers()[bid].text)
    for person in (anna, olha):
        person.page.locator("#decision a").click()
        expect(person.page.locator("table.sheet")).to_be_visible()
        assert table_id(address) in person.page.url
    expect(olha.page.locator("h1")).to_have_text("Перемога за вами!")
    expect(anna.page.locator("h1")).to_have_text("Olha wins.")
    olha.page.locator("form[action$='/rematch'] button").click()
    expect(olha.page.locator("#stage .board")).to_be_visible()
    anna.page.goto(address)
    expect(anna.page.locator("#moves button[name=move]")).to_have_count(5)


LOOKS: Final = """() => Object.fromEntries([...document.querySelectorAll(
  '#players .seat')].map(o => {
  const name = o.querySelector('.who span').textContent.trim();
  const used = document.querySelector(o.querySelector('.badge use').getAttribute('href'));
  const colour = getComputedStyle(o).getPropertyValue('--seat');
  return [name, [colour, used.innerHTML.replaceAll(/#pat-[1-6]/g, '')]];
}))"""
"""By name: the colour, and what is drawn in the badge."""


@pytest.mark.parametrize("is_reloaded", [False, True])
def test_colours_stay_with_people_when_seats_move_on(meet: Meet, is_reloaded: bool) -> None:
    """On a page that stays open, on one that is opened then, in sentences, and on the sheet."""
    anna, olha = meet("Anna"), meet("Olha")
    sit_together(anna, olha, MARKET, rounds=1)
    before = anna.page.evaluate(LOOKS)
    (other,) = (look for name, look in before.items() if name != "You")
    assert other != before["You"]
    for person in (olha, anna):
        person.wait_for_turn()
        person.press(person.offers()[0].text)
    olha.page.locator("#decision a").click()
    olha.page.locator("form[action$='/rematch'] button").click()
    expect(anna.page.locator("#players .seat").first).to_contain_text("Olha")
    if is_reloaded:
        anna.page.reload()
    colour = "one => getComputedStyle(one).getPropertyValue('--seat')"
    first = anna.page.locator("#players .seat").first
    anna.page.wait_for_function(
        f"([one, wanted]) => ({colour})(one) === wanted",
        arg=[first.element_handle(), other[0]],
    )
    assert anna.page.evaluate(LOOKS) == before
    for person in (olha, anna):
        person.wait_for_turn()
        person.press(person.offers()[0].text)
    anna.page.locator("#decision a").click()
    heading = anna.page.locator(".sheet th[scope=col]").first
    expect(heading).to_contain_text("Olha")
    assert heading.evaluate(colour) == other[0]


def test_second_tab_of_the_same_person(meet: Meet, server: Server) -> None:
    """A tab that missed a move is told so, and the sentence stays when the news comes after it."""
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.page.route("**/stream?*", lambda route: route.abort())
    person.page.reload()
    other = person.again()
    other.press("place a1")
    person.button("place g7").click()
    notice = person.expect_notice()
    expect(person.page.locator("#mouse-a1")).to_be_visible()
    person.page.unroute("**/stream?*")
    expect(person.page.locator("#connection")).to_be_hidden()
    expect(person.page.locator("#log")).to_contain_text("You put a mouse in tower a1.")
    expect(notice).to_be_visible()
    assert sum("You put" in line for line in person.log()) == 1
