"""The accessibility checker finds nothing on any page, in any language, theme and size.

Every theme meets every size on every page; the languages are spread over them.
"""

from collections.abc import Callable
from typing import Final

import pytest

from cheeseboard.testing.browser import (
    DESK,
    MARKET,
    PHONE,
    Meet,
    Person,
    Screen,
    Server,
    Taste,
    play_on,
)

from .axe import violations

LOOKS: Final = (
    ("en", "light", DESK),
    ("ru", "dark", DESK),
    ("uk", "light", PHONE),
    ("uk", "dark", PHONE),
)

Prepare = Callable[[Person], None]


def check(person: Person, where: str, prepare: Prepare | None = None) -> None:
    problems = look(person, where, prepare)
    assert not problems, "\n".join(problems)


def look(person: Person, where: str, prepare: Prepare | None = None) -> list[str]:
    """Look at the page in all ways; it is loaded again for each language, then prepared."""
    problems: list[str] = []
    address = person.page.url
    before: tuple[str, Screen] | None = None
    for language, theme, screen in LOOKS:
        dress(person, theme, screen)
        if not before or language != before[0]:
            speak(person, language)
            person.page.goto(address)
            if prepare:
                prepare(person)
        problems += violations(
            person,
            f"{where}, {language} {theme} {screen.name}",
            only_colours=(language, screen) == before,
        )
        before = (language, screen)
    dress(person, "light", DESK)
    return problems


def dress(person: Person, theme: str, screen: Screen) -> None:
    person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    person.page.set_viewport_size({"width": screen.width, "height": screen.height})


def speak(person: Person, language: str) -> None:
    cookie = {"name": "cheeseboard-language", "value": language, "url": person.home}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]


@pytest.mark.parametrize("address", ["/", "/games/burg_appenzell", "/docs", "/nothing-here"])
def test_page(meet: Meet, address: str) -> None:
    person = meet("Anna")
    person.page.goto(address)
    check(person, address)


def test_new_table(meet: Meet) -> None:
    person = meet("Anna")
    person.page.goto("/tables/new?game=burg_appenzell")
    check(person, "new table")


def test_menu(meet: Meet) -> None:
    person = meet("Anna")
    person.page.goto("/")
    check(person, "menu", lambda one: one.page.locator(".menu > summary").click())


def test_lobby_and_front_page_with_tables(meet: Meet, server: Server) -> None:
    server.deal(7)
    person, guest = meet("Anna"), meet("Boris")
    address = person.open_table(seats=4)
    person.seat_bot(1)
    check(person, "lobby")
    guest.page.goto(address)
    check(guest, "lobby of a guest")
    person.table_with_bot(first_seat=0)
    person.page.goto("/")
    check(person, "front page with tables")


def first_turn(meet: Meet, server: Server) -> Person:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    return person


def test_my_turn(meet: Meet, server: Server) -> None:
    check(first_turn(meet, server), "my turn")


def test_question(meet: Meet, server: Server) -> None:
    def ask(person: Person) -> None:
        person.button("slide W2").evaluate("one => one.form.requestSubmit(one)")
        person.page.locator("#confirm-yes").wait_for()

    check(first_turn(meet, server), "question before a push", ask)


def test_refusal_and_rules(meet: Meet, server: Server) -> None:
    def refuse(person: Person) -> None:
        person.page.locator("#roof-R").dispatch_event("click")
        person.page.locator("#notice a.rule").first.dispatch_event("click")
        person.page.locator("#rules-panel").wait_for()

    check(first_turn(meet, server), "refusal and rules", refuse)


def test_chat(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)

    def talk(person: Person) -> None:
        person.page.locator("#tab-chat").dispatch_event("click")
        person.page.locator("#pane-talk").evaluate("one => one.checked = true")
        person.page.locator("#chat-panel").wait_for()

    talk(person)
    person.page.locator(".chat-form input").fill("Hello")
    person.page.locator(".chat-form button").click()
    person.page.locator("#chat b").wait_for()
    check(person, "chat", talk)


def test_others_turn_and_watching(meet: Meet, server: Server) -> None:
    server.deal(7)
    host, guest = meet("Anna"), meet("Boris")
    address = host.open_table(seats=2, first_seat=1)
    guest.page.goto(address)
    guest.sit(1)
    host.chair(1).get_by_text("Boris", exact=True).wait_for()
    host.start()
    check(host, "others' turn")
    watcher = meet("Vit")
    watcher.page.goto(address)
    check(watcher, "watching")


def test_small_board(meet: Meet) -> None:
    person = meet("Anna")
    person.play_now(MARKET)
    check(person, "the pattern for new games")


def test_generic_board(meet: Meet, server: Server) -> None:
    server.undraw(MARKET)
    person = meet("Anna")
    person.play_now(MARKET)
    person.page.locator(".board.generic").wait_for()
    check(person, "a game without a drawing")


def test_after_the_match(meet: Meet, server: Server) -> None:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    play_on(person, Taste(7, haste=0.5), person.hurry)
    problems = look(person, "over")
    person.page.locator("#decision a").click()
    person.page.wait_for_url("**/matches/*")
    problems += look(person, "score sheet")
    person.page.locator("a[href$='/replay']").click()
    person.page.locator("nav.steps a").last.click()
    person.page.wait_for_url("**step=*")
    problems += look(person, "replay")
    assert not problems, "\n".join(problems)
