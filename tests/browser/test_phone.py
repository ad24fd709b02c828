"""A whole match by finger on a telephone of 390 points."""

from typing import Final

from playwright.sync_api import expect

from cheeseboard.testing.browser import PHONE, Meet, Person, Server, Taste, play_on

SMALL: Final = """() => {
  const pressable = 'button, summary, select, input:not([type=hidden]), textarea, .dock label, '
    + '[role=tab], .btn, .board [data-moves]:not(.mark), .board [data-why], nav a, header a';
  const found = [];
  for (const one of document.querySelectorAll(pressable)) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const isShown = box.width && box.height && style.visibility !== 'hidden'
      && !one.closest('.sr, .is-off-castle, [inert]') && !one.matches('.sr, .skip');
    if (!isShown || one.closest('details:not([open]) > :not(summary)')) continue;
    if (Math.min(box.width, box.height) < 23.5)
      found.push(`${one.id || one.textContent.trim().slice(0, 30) || one.tagName} `
        + `${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
  }
  return found;
}"""
"""What can be pressed and is smaller than 24 pixels."""

OVERFLOW: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def unfit(person: Person, where: str) -> list[str]:
    """What does not fit a small screen or a thick finger."""
    found = [f"{where}: too small to be pressed: {one}" for one in person.page.evaluate(SMALL)]
    if person.page.evaluate(OVERFLOW) > 0:
        found.append(f"{where} scrolls sideways")
    return found


def test_whole_match_by_finger(meet: Meet, server: Server) -> None:
    """By turns in the list and on the drawing; then the score sheet and the replay."""
    server.deal(5)
    person = meet("Anna", screen=PHONE)
    page = person.page
    person.play_now()
    taps = 0

    def press(text: str) -> None:
        nonlocal taps
        taps += 1
        if taps % 2 and person.drawn(text):
            person.press_drawing(text, page.touchscreen.tap)
            return
        before = person.state()
        button = person.button(text)
        if not button.is_visible():
            button.locator("xpath=ancestor::details/summary").tap()
        button.tap()
        if person.is_asked():
            page.locator("#confirm-yes").tap()
        person.wait_for_change(before)

    def after() -> None:
        assert page.evaluate(OVERFLOW) <= 0
        assert page.evaluate("scrollY") == 0, "the board stays where it is"

    play_on(person, Taste(5, haste=0.3), press, after=after)
    page.locator("#decision a").tap()
    expect(page.locator("table.sheet")).to_be_visible()
    problems = unfit(person, "the score sheet")
    page.locator("a[href$='/replay']").tap()
    page.locator("a[rel=next]").tap()
    expect(page.locator("main h2").first).to_contain_text("Step 1 of")
    assert not [*problems, *unfit(person, "the replay")]


def test_pages_fit(meet: Meet, server: Server) -> None:
    problems: list[str] = []
    for language in ("en", "ru", "uk"):
        person = meet("Anna", screen=PHONE, language=language)
        for address in ("/", "/games/burg_appenzell", "/docs", "/nothing-here"):
            person.page.goto(address)
            problems += unfit(person, f"{address} in {language}")
        person.page.locator(".menu > summary").tap()
        problems += unfit(person, f"the menu in {language}")
        person.page.goto("/tables/new?game=burg_appenzell")
        problems += unfit(person, f"the new table in {language}")
    assert not problems, "\n".join(problems)


def test_lobby_fits(meet: Meet) -> None:
    problems: list[str] = []
    for language in ("en", "ru", "uk"):
        person = meet("Anna", screen=PHONE, language=language)
        person.open_table(seats=4)
        person.seat_bot(1)
        problems += unfit(person, f"the lobby in {language}")
        start = person.page.locator(".start-line").bounding_box()
        dock = person.page.locator(".dock-bar").bounding_box()
        assert start
        assert dock
        assert start["y"] + start["height"] <= dock["y"], "The start is under the dock."
    assert not problems, "\n".join(problems)


def test_table_fits(meet: Meet, server: Server) -> None:
    """While placing, in a turn, and while a push is being asked about, in every language."""
    server.deal(5)
    problems: list[str] = []
    person = meet("Anna", screen=PHONE)
    person.play_now()
    for moment in ("placing", "a turn"):
        person.wait_for_turn()
        for language in ("ru", "uk", "en"):
            person.speak(language)
            problems += unfit(person, f"the table in {language} in {moment}")
            if moment == "a turn":
                button = person.button("slide Nb")
                if not button.is_visible():
                    button.locator("xpath=ancestor::details/summary").tap()
                button.tap()
                expect(person.page.locator("#confirm-yes")).to_be_in_viewport()
                problems += unfit(person, f"the question in {language}")
        if moment == "placing":
            person.press(person.offers()[0].text)
    assert not problems, "\n".join(problems)


def test_refusal_leaves_room_for_moves(meet: Meet, server: Server) -> None:
    """At least one move and the way to end the turn stay in sight beside a refusal."""
    server.deal(5)
    person = meet("Anna", screen=PHONE, language="uk")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    person.click_drawing("roof-R", person.page.touchscreen.tap)
    person.expect_notice()
    room = person.page.locator("#moves .scroll").evaluate("one => one.clientHeight")
    assert room >= 44, f"only {room} pixels are left for the list of moves"
    dock = person.page.locator(".dock").evaluate("one => one.getBoundingClientRect().top")
    finish = person.page.locator(".finish").evaluate("one => one.getBoundingClientRect().bottom")
    assert finish <= dock + 1, "what ends the turn lies under the dock"


def test_dock(meet: Meet, server: Server) -> None:
    """One pane at a time, chosen below."""
    server.deal(5)
    person = meet("Anna", screen=PHONE)
    person.play_now()
    person.wait_for_turn()
    page = person.page
    panes = {
        "Moves": "#moves .list",
        "Players": "#players",
        "Log": "#log-panel",
        "Chat": "#chat-panel",
    }
    for chosen in ("Players", "Log", "Chat", "Moves", "Log"):
        page.locator(".dock label", has_text=chosen).tap()
        for name, selector in panes.items():
            pane = page.locator(selector).first
            expect(pane).to_be_visible(visible=name == chosen)
        marked = page.evaluate(
            """[...document.querySelectorAll('.dock label')].filter(
              one => getComputedStyle(one).boxShadow !== 'none').map(one => one.textContent)"""
        )
        assert marked == [chosen], "the chosen pane is marked below"
    page.locator(".dock label", has_text="Chat").tap()
    page.locator(".chat-form input").fill("Hello")
    page.locator(".chat-form button").tap()
    expect(page.locator("#chat")).to_contain_text("Hello")


def test_zoom(meet: Meet, server: Server) -> None:
    """Larger and smaller by the buttons in the corners; what was drawn can still be tapped."""
    server.deal(5)
    person = meet("Anna", screen=PHONE)
    person.play_now()
    person.wait_for_turn()
    board = person.page.locator("svg.board")
    before = board.evaluate("one => one.getBoundingClientRect().width")
    person.page.locator("[data-zoom='1']").tap()
    larger = board.evaluate("one => one.getBoundingClientRect().width")
    assert larger > 1.4 * before
    assert person.page.evaluate(OVERFLOW) <= 0
    expect(person.page.locator("[data-zoom='-1']")).to_be_in_viewport()
    person.page.locator("[data-zoom='-1']").tap()
    assert abs(board.evaluate("one => one.getBoundingClientRect().width") - before) < 2
