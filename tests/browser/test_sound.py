"""Sounds are made by the page itself, and only for who wants them."""

from typing import Final

from playwright.sync_api import expect

from cheeseboard.testing.browser import Meet, Person, Server

LISTEN: Final = """
window.tones = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, when) {
  if (value > 20) window.tones.push(value);
  return set.call(this, value, when);
};
"""
"""Notes the hertz of every tone."""
TURN: Final = 880
CHAT: Final = 988
LOW: Final = 988


def listener(meet: Meet, name: str) -> Person:
    person = meet(name)
    person.page.add_init_script(LISTEN)
    return person


def choose(person: Person, volume: str) -> None:
    person.page.goto("/")
    person.page.locator(".menu > summary").click()
    person.page.locator("[data-setting=sound]").select_option(volume)


def has_heard(person: Person, tone: int) -> None:
    person.page.wait_for_function("tone => window.tones.includes(tone)", arg=tone)


def test_nothing_sounds_until_somebody_wants_it(meet: Meet, server: Server) -> None:
    person = listener(meet, "Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    assert person.page.evaluate("window.tones") == []


def test_one_hears_the_setting_and_ones_own_turn(meet: Meet, server: Server) -> None:
    person = listener(meet, "Anna")
    choose(person, "0.6")
    has_heard(person, TURN)
    person.table_with_bot(first_seat=0)
    assert person.page.evaluate("window.tones") == []
    person.press("place a1")
    person.wait_for_turn()
    has_heard(person, TURN)


def test_each_sound_can_be_tried_and_switched_off(meet: Meet) -> None:
    """Also before anything sounds by itself."""
    person = listener(meet, "Anna")
    person.page.goto("/me/notices")
    tries = person.page.locator("[data-try-sound]")
    assert tries.count() >= 6
    for one in tries.all():
        person.page.evaluate("window.tones.length = 0")
        one.click()
        assert person.page.evaluate("window.tones.length") > 0
    person.page.locator("[data-sound=chat]").uncheck()
    person.page.reload()
    expect(person.page.locator("[data-sound=chat]")).not_to_be_checked()
    expect(person.page.locator("[data-sound=turn]")).to_be_checked()


def test_others_hear_what_is_written(meet: Meet, server: Server) -> None:
    host, guest = listener(meet, "Anna"), listener(meet, "Boris")
    choose(guest, "1")
    guest.page.goto("/me/notices#sounds")
    ticked = guest.page.locator("[data-sound]:checked")
    names = ticked.evaluate_all("boxes => boxes.map((box) => box.dataset.sound)")
    assert names == ["turn", "low", "nudge", "chair"], "those that sound if nobody has chosen"
    guest.page.locator("[data-sound=chat]").check()
    host.table_with_bot(first_seat=0)
    guest.page.goto(host.page.url)
    host.page.locator("#tab-chat").click()
    host.page.locator(".chat-form input[name=text]").fill("Hello")
    host.page.locator(".chat-form button").click()
    has_heard(guest, CHAT)
    guest.page.locator("[data-mute]").click()
    expect(guest.page.locator("[data-mute]")).to_have_attribute("aria-pressed", "false")
    guest.page.evaluate("window.tones.length = 0")
    host.page.locator(".ready > summary").click()
    host.page.get_by_role("button", name="Good move!").click()
    guest.page.locator("#tab-chat").click()
    expect(guest.page.locator("#chat")).to_contain_text("Good move!")
    assert guest.page.evaluate("window.tones") == []
    assert host.page.evaluate("window.tones") == []
