"""The page says why: refusals with rule ids, taking back, and the question before a push."""

import re

from playwright.sync_api import expect

from cheeseboard.testing.browser import Meet, Person, Server


def first_turn(meet: Meet, server: Server) -> Person:
    """My first turn, one mouse in tower a1, with nothing done yet."""
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    return person


def test_refusal_names_its_rule(meet: Meet, server: Server) -> None:
    """A far roof: why not, and a link into the rules beside the board."""
    person = first_turn(meet, server)
    before = person.state()
    person.click_drawing("roof-R", person.page.mouse.click)
    notice = person.expect_notice()
    expect(notice).to_contain_text("None of your mice stands next to room R.")
    expect(notice).to_have_attribute("role", "alert")
    rule = notice.locator("a.rule").first
    id = rule.inner_text()
    assert re.fullmatch(r"BA-\d+\.\d+", id)
    rule.click()
    item = person.page.locator(f"[id='rule-{id}']")
    expect(person.page.locator("#rules-panel")).to_be_visible()
    expect(person.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    expect(item).to_be_in_viewport()
    assert person.state() == before
    notice.locator("[data-dismiss]").click()
    expect(notice).to_be_hidden()


def test_many_refusals(meet: Meet, server: Server) -> None:
    """Everything on the drawing that cannot be pressed says why, in words and with a rule."""
    person = first_turn(meet, server)
    person.press(next(one.text for one in person.offers() if one.text.startswith("slide")))
    ids = person.page.evaluate(
        """[...document.querySelectorAll('.board [data-why]')].filter(one => {
          const box = one.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return one.contains(top);
        }).map(one => one.id)"""
    )
    assert len(ids) > 20
    sentences = set()
    for id in ids[::3]:
        person.click_drawing(id, person.page.mouse.click)
        expect(person.page.locator("#notice a.rule").first).to_be_visible()
        sentences.add(person.page.locator("#notice p").inner_text())
        person.page.locator("#notice [data-dismiss]").click()
    assert any("once is all" in sentence for sentence in sentences)
    assert any("None of your mice" in sentence for sentence in sentences)


def test_refusal_goes_with_the_next_move(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)
    person.click_drawing("roof-R", person.page.mouse.click)
    person.expect_notice()
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    expect(person.page.locator("#notice")).to_be_hidden()


def test_refusal_when_it_is_not_my_turn(meet: Meet, server: Server) -> None:
    server.deal(7)
    host, guest = meet("Anna"), meet("Boris")
    address = host.open_table(seats=2, first_seat=0)
    guest.page.goto(address)
    guest.sit(1)
    expect(host.chair(1)).to_contain_text("Boris")
    host.start()
    guest.page.locator("#stage").wait_for()
    guest.click_drawing("roof-A", guest.page.mouse.click)
    notice = guest.expect_notice()
    assert notice.locator("p").inner_text().strip()


def test_take_back(meet: Meet, server: Server) -> None:
    """What has shown nothing new can be taken back; what has been seen cannot, and why."""
    person = first_turn(meet, server)
    page = person.page
    undo = page.locator("#moves button[name=undo]")
    expect(undo).to_be_disabled()
    page.locator("#moves [data-explain]").click()
    expect(person.expect_notice()).to_contain_text("A move that has shown something new stays")
    person.press("enter g1")
    expect(page.locator("#mouse-g1")).to_be_visible()
    expect(undo).to_be_enabled()
    before = person.state()
    undo.click()
    person.wait_for_change(before)
    expect(page.locator("#mouse-g1")).to_have_count(0)
    expect(page.locator("#decision h2")).to_contain_text("4 points")
    expect(page.locator("#log li:not(.heading)").first).to_contain_text("You take back a move.")
    person.press(next(one.text for one in person.offers() if one.text.startswith("uncover")))
    expect(undo).to_be_disabled()


def test_take_back_refused_by_the_server(meet: Meet, server: Server) -> None:
    """A page that offers too much is told so in words."""
    person = first_turn(meet, server)
    person.page.locator("#moves button[name=undo]").evaluate("one => one.disabled = false")
    person.page.locator("#moves button[name=undo]").click()
    assert person.expect_notice().locator("p").inner_text().strip()
    expect(person.page.locator("#mouse-a1")).to_be_visible()


def test_question_before_a_push(meet: Meet, server: Server) -> None:
    """It shows what would happen; "Back" leaves everything as it was, "Do it" does it."""
    person = first_turn(meet, server)
    page = person.page
    before, drawing = person.state(), page.locator("#stage").evaluate("one => one.innerHTML")
    person.click_drawing("slot-Nb", page.mouse.click)
    expect(page.locator("#confirm-question")).to_contain_text("down column b?")
    expect(page.locator(".preview.is-shown")).to_have_count(1)
    expect(page.locator(".preview.is-shown")).to_be_visible()
    expect(page.locator("#confirm-yes")).to_be_focused()
    expect(page.locator("#moves")).to_be_hidden()
    page.locator("#confirm-no").click()
    expect(page.locator(".preview.is-shown")).to_have_count(0)
    expect(page.locator("#moves")).to_be_visible()
    assert page.locator("#stage").evaluate("one => one.innerHTML") == drawing
    assert person.state() == before
    expect(person.button("slide Nb")).to_be_focused()

    person.click_drawing("slot-Nb", page.mouse.click)
    page.keyboard.press("Escape")
    expect(page.locator("#confirm-yes")).to_be_hidden()
    assert person.state() == before

    person.click_drawing("slot-Nb", page.mouse.click)
    page.locator("#confirm-yes").click()
    person.wait_for_change(before)
    expect(page.locator("#log")).to_contain_text("You push the spare tile down column b.")
    expect(page.locator("#moves")).to_be_visible()


def test_question_goes_when_the_turn_does(meet: Meet, server: Server) -> None:
    """Asked in one tab, played in another: the question does not stay behind."""
    person = first_turn(meet, server)
    other = person.again()
    person.click_drawing("slot-Nb", person.page.mouse.click)
    expect(person.page.locator("#confirm-yes")).to_be_visible()
    other.press("end")
    expect(person.page.locator("#log")).to_contain_text("You end your turn.")
    expect(person.page.locator("#confirm-yes")).to_be_hidden()


def test_log_points_at_places(meet: Meet, server: Server) -> None:
    """A line of the log shows on the board what it speaks of."""
    person = first_turn(meet, server)
    person.page.locator("#log a[data-show='a1']").first.click()
    expect(person.page.locator("#mouse-a1.is-pointed")).to_have_count(1)
    assert not person.page.url.endswith("#stage")


def test_log_points_at_what_it_names_wholly(meet: Meet, server: Server) -> None:
    """A line that speaks of a hard goat cheese means no other hard one."""
    page = first_turn(meet, server).page
    page.evaluate(
        """() => {
          const drawn = ['order-goat-hard', 'order-cow-hard', 'order-goat-soft'];
          for (const id of drawn) {
            const one = document.createElementNS('http://www.w3.org/2000/svg', 'g');
            one.id = id;
            document.querySelector('.board').append(one);
          }
          const line = '<li><a href="#stage" data-show="goat hard">A line.</a></li>';
          document.getElementById('log').insertAdjacentHTML('afterbegin', line);
        }"""
    )
    page.locator("#log a[data-show='goat hard']").click()
    expect(page.locator("#order-goat-hard.is-pointed")).to_have_count(1)
    expect(page.locator("[id^=order-].is-pointed")).to_have_count(1)
