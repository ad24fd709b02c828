"""Talk: unread messages, the chat before the match, who is here."""

from playwright.sync_api import expect

from cheeseboard.testing.browser import GAME, PHONE, Meet, Person, sit_down

HEAR = (
    "document.addEventListener('cheeseboard:chat', () => { window.rang = 1 + (window.rang ?? 0); })"
)


HEADING = """() => {
  const talk = document.getElementById('talk');
  scrollBy(0, talk.getBoundingClientRect().top - innerHeight + 60);
  const box = talk.querySelector('h2').getBoundingClientRect();
  return document.elementFromPoint(box.x + 40, box.y + box.height / 2).tagName;
}"""
"""What is seen of the heading when the chat has just come into view."""


def say(person: Person, text: str) -> None:
    form = person.page.locator(".chat-form")
    form.locator("input").fill(text)
    form.locator("button").click()
    expect(form.locator("input")).to_have_value("")


def test_what_nobody_has_read_is_counted(meet: Meet) -> None:
    """On the tab at a desk and in the dock of a phone, until the chat is opened."""
    anna, boris, phone = meet("Anna"), meet("Boris"), meet("Vira", screen=PHONE)
    sit_down([anna, boris, phone], GAME, 3)
    anna.page.evaluate(HEAR)
    boris.page.locator("#tab-chat").click()
    say(boris, "Hello")
    say(boris, "Your turn")
    badge = anna.page.locator("#tab-chat [data-unread]")
    expect(badge).to_have_text("2")
    assert anna.page.evaluate("window.rang") == 2
    expect(phone.page.locator(".dock [data-unread]")).to_have_text("2")
    anna.page.locator("#tab-chat").click()
    expect(badge).to_be_hidden()
    phone.page.locator(".dock label", has_text="Chat").tap()
    expect(phone.page.locator(".dock [data-unread]")).to_be_hidden()


def test_people_talk_before_the_match(meet: Meet) -> None:
    """What is said below the page's edge is counted; who sits down is seen to be here."""
    anna, boris = meet("Anna"), meet("Boris", screen=PHONE)
    address = anna.open_table(seats=2)
    boris.page.goto(address)
    expect(boris.page.locator(".lobby-talk")).to_contain_text("Only who sits at the table")
    boris.sit(1)
    say(boris, "Shall we play with towers?")
    expect(anna.page.locator("#chat")).to_contain_text("Shall we play with towers?")
    assert anna.page.evaluate(HEADING) == "H2"
    boris.page.evaluate("scrollTo(0, 0)")
    boris.page.evaluate(HEAR)
    say(anna, "Yes")
    expect(boris.page.locator("#chat")).to_contain_text("Yes")
    badge = boris.page.locator(".new-talk")
    expect(badge).to_contain_text("1")
    assert boris.page.evaluate("window.rang") == 1
    badge.click()
    expect(badge).to_be_hidden()
    expect(boris.page.locator(".chairs .presence")).to_have_class("presence is-here")
    expect(boris.page.locator(".chairs .presence")).to_have_text("is here")


def test_who_is_here_has_a_dot(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    sit_down([anna, boris], GAME, 2)
    dots = anna.page.locator("#players .presence")
    expect(dots).to_have_count(1)
    expect(dots).to_have_class("presence is-here")
    expect(dots).to_have_text("is here")
