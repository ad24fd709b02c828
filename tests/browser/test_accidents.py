"""One careless press costs nobody a turn."""

from playwright.sync_api import Dialog, Request, expect

from cheeseboard.testing.browser import GAME, MARKET, Meet, Person, Server, sit_down


def first_turn(meet: Meet, server: Server) -> Person:
    server.deal(7)
    person = meet("Anna")
    person.table_with_bot(first_seat=0)
    person.press("place a1")
    person.wait_for_turn()
    return person


def test_ending_early_asks(meet: Meet, server: Server) -> None:
    """With points left the button is a plain one and asks; with none it is yellow and does not."""
    person = first_turn(meet, server)
    end = person.page.locator(".finish .end")
    expect(end).not_to_have_class("primary")
    before = person.state()
    end.click()
    expect(person.page.locator("#confirm-question")).to_contain_text("You still have 4 points.")
    person.page.locator("#confirm-no").click()
    assert person.state() == before, "nothing was ended"
    while len(offers := person.offers()) > 1:
        person.hurry(next(one.text for one in offers if one.text != "end"))
    expect(end).to_contain_class("primary")
    end.click()
    assert not person.is_asked()


def test_choice_that_is_revealed_at_once_can_be_taken_back(meet: Meet) -> None:
    """The bot has chosen: a bid would be shown, so it waits on the page and sends nothing."""
    person = meet("Anna")
    sit_down([person], MARKET, 2)
    page = person.page
    sent: list[str] = []
    page.wait_for_selector("#moves button[data-hold]")
    page.on("request", lambda one: _note(sent, one))
    before = person.state()
    page.locator("#moves button[data-hold]").first.click()
    expect(page.locator("#hold-back")).to_be_focused()
    expect(page.locator("#hold-choice")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".hold")).to_be_hidden()
    assert sent == []
    assert person.state() == before
    page.locator("#moves button[data-hold]").first.click()
    person.wait_for_change(before)
    assert len(sent) == 1, "sent by itself, once"


def _note(sent: list[str], request: Request) -> None:
    if request.method == "POST":
        sent.append(request.url)


def test_choice_that_waits_for_others_is_not_held(meet: Meet) -> None:
    """As long as somebody else has to choose, a choice is sent at once and can be withdrawn."""
    anna, boris = meet("Anna"), meet("Boris")
    sit_down([anna, boris], MARKET, 2)
    anna.wait_for_turn()
    expect(anna.page.locator("#moves button[data-hold]")).to_have_count(0)
    boris.hurry("bid 1")
    anna.page.wait_for_selector("#moves button[data-hold]")


def test_leaving_to_a_bot_asks(meet: Meet, server: Server) -> None:
    person = first_turn(meet, server)
    page = person.page
    answers: list[bool] = [False, True]
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if answers.pop(0):
            dialog.accept()
        else:
            dialog.dismiss()

    page.on("dialog", answer)
    for _ in range(2):
        if page.locator(".menu:not([open])").count():
            page.locator(".menu > summary").first.click()
        if page.locator("#leave details:not([open])").count():
            page.locator("#leave summary").click()
        page.get_by_role("button", name="Leave to a bot").click()
    expect(page.locator("#decision h2")).to_have_text("A bot plays for you.")
    assert len(asked) == 2
    assert "take the seat back" in asked[0]


def test_others_are_offered_a_bot_only_for_who_is_away(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    sit_down([anna, boris], GAME, 2)
    expect(anna.page.locator("#players .seat")).to_have_count(2)
    expect(anna.page.locator(".hand-over")).to_have_count(0)
