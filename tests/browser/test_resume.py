"""Nothing is lost: after a reload, without a network, and when the server dies."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Route, expect

import cheeseboard
from cheeseboard.record import Played
from cheeseboard.testing.browser import MARKET, Meet, Person, Server, Taste

from .line import Line


def test_reload_in_the_middle(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    person.settle()
    before = picture(person)
    person.page.reload()
    assert picture(person) == before
    person.press("end")
    assert person.wait_for_turn()


def first_turn(meet: Meet, server: Server, at: str = "") -> Person:
    server.deal(7)
    person = meet("Anna", at=at)
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    return person


def picture(person: Person) -> list[str]:
    """What is where, and what can be played; not what a page points out while it is open."""
    drawn: list[str] = person.page.evaluate(
        """[...document.querySelectorAll('.board [data-at], .board .roof')].map(
          one => [one.id, one.dataset.kind, one.getAttribute('class').split(' ')
            .filter(name => !['is-off', 'is-chosen', 'is-arriving', 'is-marked'].includes(name))
          ].join(' '))"""
    )
    return [*drawn, *(offer.text for offer in person.offers()), *person.log()]


# --- without a network ---------------------------------------------------------------------------


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    laid = Line(server.address)
    yield laid
    laid.close()


def go_offline(person: Person, line: Line) -> None:
    """For the browser and for real: its own pretence does not end a stream that is open."""
    person.page.context.set_offline(True)
    line.cut()


def wait_for_failure(person: Person, method: str) -> None:
    """Until the page has tried once more in vain."""
    person.page.wait_for_event("requestfailed", lambda request: request.method == method)


def go_online(person: Person, line: Line) -> None:
    line.mend()
    person.page.context.set_offline(False)


def test_offline_and_back(meet: Meet, server: Server, line: Line) -> None:
    """The banner comes and goes, and the picture is right without loading again."""
    server.deal(7)
    host, guest = meet("Anna", at=line.address), meet("Boris")
    address = host.open_table(seats=2, first_seat=1)
    guest.page.goto(address.replace(line.address, server.address))
    guest.sit(1)
    expect(host.chair(1)).to_contain_text("Boris")
    host.start()
    guest.page.locator("#stage").wait_for()
    host.page.evaluate("window.isTheSamePage = true")
    banner = host.page.locator("#connection")
    expect(banner).to_be_hidden()
    go_offline(host, line)
    expect(banner).to_be_visible()
    guest.press("place g7")
    wait_for_failure(host, "GET")
    expect(banner).to_be_visible()
    expect(host.page.locator("#mouse-g7")).to_have_count(0)
    go_online(host, line)
    expect(banner).to_be_hidden()
    expect(host.page.locator("#mouse-g7")).to_be_visible()
    expect(host.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    expect(host.page.locator("#log li:not(.heading)").first).to_contain_text(
        "Boris puts a mouse in tower g7."
    )
    assert len(host.log()) == len(guest.log())
    host.press("place a1")
    expect(guest.page.locator("#mouse-a1")).to_be_visible()
    assert host.page.evaluate("window.isTheSamePage")


def test_move_pressed_while_offline(meet: Meet, server: Server, line: Line) -> None:
    """It waits, and is played once when the network is back."""
    person = first_turn(meet, server, at=line.address)
    go_offline(person, line)
    roof = next(one.text for one in person.offers() if one.text.startswith("uncover"))
    before = person.state()
    person.button(roof).click()
    expect(person.page.locator("#connection")).to_be_visible()
    wait_for_failure(person, "POST")
    go_online(person, line)
    person.wait_for_change(before)
    expect(person.page.locator(".roof.is-off-castle")).to_have_count(1)
    expect(person.page.locator("#connection")).to_be_hidden()
    expect(person.page.locator("#log li:not(.heading)").first).to_contain_text(
        "You lift the roof of room"
    )
    assert sum("You lift" in line for line in person.log()) == 1


def test_lost_answer(meet: Meet, server: Server) -> None:
    """The move arrives, its answer is lost: the script asks again, and it counts once."""
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    answers: list[int] = []

    def lose_first(route: Route) -> None:
        answer = route.fetch()
        answers.append(answer.status)
        if len(answers) == 1:
            route.abort()
        else:
            route.fulfill(status=200, content_type="application/json", body=answer.text())

    person.page.route("**/move", lose_first)
    with person.page.expect_response("**/move"):  # the first that is not lost
        person.button("place a1").click()
    person.page.unroute("**/move")
    assert answers == [200, 200]
    person.wait_for_turn()
    expect(person.page.locator("#connection")).to_be_hidden()
    expect(person.page.locator("#notice")).to_be_hidden()
    assert sum("You put a mouse" in line for line in person.log()) == 1


def test_double_click_plays_once(meet: Meet, server: Server) -> None:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    before = person.state()
    person.button("place a1").dblclick()
    person.wait_for_change(before)
    person.wait_for_turn()
    assert sum("You put a mouse" in line for line in person.log()) == 1
    expect(person.page.locator("#notice")).to_be_hidden()


def test_line_that_dies_without_a_word(meet: Meet, server: Server, line: Line) -> None:
    """No sign of life for a while: the page gives the line up and takes a new one."""
    server.deal(7)
    host, guest = meet("Anna", at=line.address), meet("Boris")
    host.page.clock.install()
    address = host.open_table(seats=2, first_seat=1)
    guest.page.goto(address.replace(line.address, server.address))
    guest.sit(1)
    expect(host.chair(1)).to_contain_text("Boris")
    with host.page.expect_response("**/stream?*mark=*"):  # the line of the table is open
        host.start()
    guest.page.locator("#stage").wait_for()
    line.fall_silent()
    guest.press("place g7")
    host.page.clock.run_for(20_000)
    expect(host.page.locator("#connection")).to_be_hidden()
    expect(host.page.locator("#mouse-g7")).to_have_count(0)
    host.page.clock.run_for(8_000)
    expect(host.page.locator("#mouse-g7")).to_be_visible()
    expect(host.page.locator("#connection")).to_be_hidden()


def test_picture_that_does_not_come_is_asked_for(meet: Meet, server: Server, line: Line) -> None:
    """The stream dies with the move: its answer had left the picture to it."""
    person = first_turn(meet, server, at=line.address)
    answers: list[dict[str, object]] = []

    def silence_first(route: Route) -> None:
        if not answers:
            line.fall_silent()
        # Past the line: a connection that was kept open would be silent as well.
        url = route.request.url.replace(line.address, server.address)
        answer = route.fetch(url=url, headers=route.request.headers | {"origin": server.address})
        answers.append(answer.json())
        route.fulfill(response=answer)

    person.page.route("**/move", silence_first)
    roof = next(one.text for one in person.offers() if one.text.startswith("uncover"))
    person.button(roof).click()
    expect(person.page.locator(".roof.is-off-castle")).to_have_count(1)
    assert answers[0] == {}
    assert "html" in answers[1]


def test_quick_second_move_is_not_lost(meet: Meet, server: Server) -> None:
    """Pressed as soon as the new picture is there, while the last answer is still on its way."""
    person = first_turn(meet, server)
    held: list[tuple[Route, APIResponse]] = []

    def hold_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    person.page.route("**/move", hold_first)
    first, second = [one.text for one in person.offers() if one.text.startswith("uncover")][:2]
    before = person.state()
    person.button(first).click()
    person.wait_for_change(before)
    person.button(second).click()
    expect(person.page.locator(".roof.is-off-castle")).to_have_count(2)
    route, answer = held[0]
    route.fulfill(status=answer.status, content_type="application/json", body=answer.text())
    expect(person.page.locator("#notice")).to_be_hidden()


def test_too_many_requests_are_told(meet: Meet, server: Server) -> None:
    """A refusal without a picture is a sentence all the same, and the move can be tried again."""
    person = first_turn(meet, server)
    sentence = "That was too fast. Try again in 3 seconds."
    refusal = {"html": "", "error": sentence}
    person.page.route("**/move", lambda route: route.fulfill(status=429, json=refusal))
    person.button("end").click()
    person.agree()
    expect(person.expect_notice()).to_contain_text(sentence)
    person.page.unroute("**/move")
    person.press("end")
    expect(person.page.locator("#notice")).to_be_hidden()


# --- when the server dies ------------------------------------------------------------------------


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, with bots that do not pause."""
    running = Server.for_tests(tmp_path)
    running.start()
    yield running
    running.stop()


def test_server_killed_in_my_turn(meet: Meet, mortal: Server, tmp_path: Path) -> None:
    """Twice in a match: the page comes back by itself, and every move is there exactly once."""
    mortal.deal(7)
    person = meet("Anna", at=mortal.address)
    person.table_with_bot(first_seat=0)
    person.page.evaluate("window.isTheSamePage = true")
    taste = Taste(7, haste=0.8)
    played: list[str] = []
    while person.wait_for_turn():
        assert len(played) < 200
        text = taste.choose(person.offers()).text
        if len(played) in (3, 6):
            is_pressed_meanwhile = len(played) == 6
            kill_and_restart(mortal, person, text if is_pressed_meanwhile else "")
            mortal.deal(8)
            if not is_pressed_meanwhile:
                person.hurry(text)
        else:
            person.hurry(text)
        played.append(text)
    assert len(played) > 6
    assert person.page.evaluate("window.isTheSamePage"), "the page had to be loaded again"
    steps = recorded(person, tmp_path)
    assert [text for seat, text in steps if seat == 0] == ";".join(played).split(";")


def kill_and_restart(server: Server, person: Person, pressed: str) -> None:
    """Kill the server; if something is pressed while it is away, it is played when it is back."""
    before = person.state()
    server.kill()
    expect(person.page.locator("#connection")).to_be_visible()
    assert person.offers(), "the board stays readable"
    if pressed:
        person.button(pressed).evaluate(
            "one => { one.dataset.confirmed = 'yes'; one.form.requestSubmit(one); }"
        )
    server.start()
    expect(person.page.locator("#connection")).to_be_hidden()
    if pressed:
        person.wait_for_change(before)


def recorded(person: Person, folder: Path) -> list[tuple[int, str]]:
    """The moves of a match that is over, as the downloaded record has them."""
    person.page.locator("#decision a").click()
    with person.page.expect_download() as download:
        person.page.locator("a[download]").click()
    download.value.save_as(folder / "match.jsonl")
    match = cheeseboard.replay(folder / "match.jsonl")
    assert match.outcome is not None
    return [(one.seat, one.move) for one in match.record.steps if isinstance(one, Played)]


def test_installed_server_killed_between_secret_bids(meet: Meet, tmp_path: Path) -> None:
    """`cheeseboard serve` itself: a bid that waits in secret survives, and stays secret."""
    server = Server.as_installed(tmp_path)
    server.start()
    try:
        anna, boris = meet("Anna", at=server.address), meet("Boris", at=server.address)
        address = anna.open_table(MARKET, seats=2, rounds=1)
        boris.page.goto(address)
        boris.sit(1)
        expect(anna.chair(1)).to_contain_text("Boris")
        anna.start()
        boris.page.locator("#stage").wait_for()
        anna.press("bid 4")
        kill_and_restart(server, boris, "")
        expect(anna.page.locator("#connection")).to_be_hidden()
        expect(anna.page.locator("#decision .eyebrow")).to_have_text("Please wait")
        assert "Anna bids" not in boris.page.content()
        boris.press("bid 2")
        expect(anna.page.locator("#decision a").first).to_be_attached()
        assert recorded(anna, tmp_path) == [(0, "bid 4"), (1, "bid 2")]
    finally:
        server.stop()


def test_server_killed_while_a_bot_thinks(meet: Meet, mortal: Server) -> None:
    """The bots go on by themselves when the page is back."""
    mortal.deal(7)
    person = meet("Anna", at=mortal.address)
    person.table_with_bot(first_seat=0)
    person.button("place a1").click()
    mortal.kill()
    expect(person.page.locator("#connection")).to_be_visible()
    mortal.start()
    expect(person.page.locator("#mouse-a1")).to_be_visible()
    expect(person.page.locator("#log")).to_contain_text("Gouda puts a mouse")
    assert person.wait_for_turn()
    assert sum("Gouda puts" in line for line in person.log()) == 1
    assert sum("You put" in line for line in person.log()) == 1


def test_late_answer_shows_no_old_picture(meet: Meet, server: Server) -> None:
    """The stream was faster than the answer: what is newer stays."""
    person = first_turn(meet, server)
    held: list[tuple[Route, APIResponse]] = []
    person.page.route("**/move", lambda route: held.append((route, route.fetch())))
    person.button("end").click()
    person.agree()
    expect(person.page.locator("#log li:not(.heading)").first).to_contain_text(
        "Gouda ends the turn"
    )
    expect(person.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    newest = person.state()
    for route, answer in held:
        route.fulfill(status=answer.status, content_type="application/json", body=answer.text())
    person.settle()
    assert person.state() == newest, "an answer that came late put an old picture on the page"


@pytest.mark.parametrize(
    "script", ["htmx.min.js", "hx-sse.min.js", "cheeseboard.js", "director.js"]
)
def test_table_is_live_when_a_script_comes_late(meet: Meet, server: Server, script: str) -> None:
    """The order in which scripts arrive is up to the network; what happens meanwhile is shown."""
    server.deal(7)
    host, guest = meet("Anna"), meet("Boris")
    address = host.open_table(seats=2, first_seat=0)
    guest.page.goto(address)
    guest.sit(1)
    expect(host.chair(1)).to_contain_text("Boris")
    host.start()
    held: list[Route] = []
    guest.page.route(f"**/{script}*", lambda route: held.append(route))
    with guest.page.expect_request(f"**/{script}*"):
        guest.page.goto(address, wait_until="commit")
    host.press("place a1")
    for route in held:
        route.continue_()
    expect(guest.page.locator("#mouse-a1")).to_be_visible()
    expect(guest.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    guest.page.unroute(f"**/{script}*")
    guest.press("place g7")
    expect(guest.page.locator("#mouse-g7")).to_be_visible()
    expect(guest.page.locator("#log li:not(.heading)").first).to_contain_text(
        "You put a mouse in tower g7."
    )


def test_slow_first_connection_is_opened_once(meet: Meet, server: Server) -> None:
    """Two streams would tell everything twice."""
    person = first_turn(meet, server)
    opened: list[Route] = []
    person.page.clock.install()
    person.page.route("**/stream?*", lambda route: opened.append(route))
    with person.page.expect_request("**/stream?*"):
        person.page.reload()
    person.page.clock.run_for(5_000)
    opened[0].continue_()
    person.press("end")
    person.wait_for_turn()
    person.page.clock.run_for(5_000)
    assert len(opened) == 1
    lines = person.log()
    person.page.reload()
    assert person.log() == lines


def test_an_open_page_tells_that_its_table_is_set_aside_and_takes_it_up_again(
    meet: Meet, mortal: Server
) -> None:
    """Somebody changes the saved position while the server is down."""
    person = first_turn(meet, mortal, at=mortal.address)
    before = picture(person)
    mortal.kill()
    with closing(sqlite3.connect(mortal.database)) as file, file:
        file.execute("UPDATE matches SET saved = '{}'")
    mortal.start()
    expect(person.page.locator(".error-page p")).to_contain_text("This table is set aside")
    person.page.get_by_role("button", name="Take the table up again").click()
    person.wait_for_turn()
    assert picture(person) == before
