"""Who comes back to a table reads what is new in the log and in the chat since they looked."""

from playwright.sync_api import expect

from cheeseboard.testing.browser import MARKET, Meet, Person

from .test_clocks import begin

AN_HOUR_AGO = """() => {
  const looked = JSON.parse(localStorage.getItem("cheeseboard-looked"));
  for (const one of Object.values(looked)) one.at -= 3600000;
  localStorage.setItem("cheeseboard-looked", JSON.stringify(looked));
}"""


def has_looked(person: Person) -> None:
    person.page.wait_for_function(
        "() => Object.values(JSON.parse(localStorage.getItem('cheeseboard-looked')) ?? {})"
        ".some((one) => one.log !== undefined)"
    )


def test_who_comes_back_reads_what_is_new(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    begin([ann, bob], MARKET, "days:86400")
    address = ann.page.url
    ann.page.locator("#tab-chat").click()
    ann.press("bid 1")
    has_looked(ann)
    ann.page.wait_for_function("() => localStorage.getItem('cheeseboard-looked').includes('chat')")
    ann.page.goto("/")
    ann.page.evaluate(AN_HOUR_AGO)
    bob.press("bid 1")
    expect(bob.page.locator("#log")).to_contain_text("bid")
    bob.page.locator("#tab-chat").click()
    for text in ("Hello?", "Good move!"):
        bob.page.locator(".chat-form input[name=text]").fill(text)
        bob.page.keyboard.press("Enter")
        expect(bob.page.locator("#chat")).to_contain_text(text)
    ann.page.goto(address)
    note = ann.page.locator(".since-note")
    expect(note).to_contain_text("New in the log since")
    expect(ann.page.locator("#tab-chat [data-unread]")).to_have_text("2")
    note.get_by_role("button", name="Show me").click()
    expect(note).to_be_hidden()
    expect(ann.page.locator("#log > .since")).to_be_visible()
    new = ann.page.locator("#log > .is-new")
    assert 1 <= new.count() == int((ann.page.locator("#log > .since").inner_text()).split()[0])
    ann.page.locator("#tab-chat").click()
    lines = ann.page.locator("#chat li")
    expect(lines.nth(0)).to_have_class("since")
    expect(lines.nth(0)).to_contain_text("2 new since")
    expect(ann.page.locator("#tab-chat [data-unread]")).to_be_hidden()
    ann.page.reload()
    expect(note).to_be_hidden()
    assert not ann.troubles + bob.troubles
