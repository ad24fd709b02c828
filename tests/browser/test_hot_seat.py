"""Several people at one device: no curtain without secrets, nothing seen before it with them."""

import re

from playwright.sync_api import expect

from cheeseboard.testing.browser import MARKET, Meet, Person, Server, Taste


def test_open_game_follows_the_turn(meet: Meet, server: Server) -> None:
    """Burg Appenzell has no secrets between seats: the page is always for whoever is to act."""
    server.deal(7)
    person = meet("Anna")
    person.open_table(seats=2, first_seat=0)
    person.sit(1, "Boris")
    person.start()
    seats = []
    for text in ("place a1", "place g7", "end", "end", "end"):
        assert person.wait_for_turn()
        seats.append(person.state().split()[-1])
        expect(person.page.locator(".curtain")).to_have_count(0)
        person.press(text)
    assert seats == ["0", "1", "0", "1", "0"]
    names = person.page.locator("#players .who")
    expect(names.nth(1)).to_contain_text("Boris")
    expect(names.nth(0)).to_contain_text(person.page.locator("#my-name").input_value())


def test_log_is_for_whoever_is_to_act(meet: Meet, server: Server) -> None:
    """ "You" in the log is the person whose turn the page shows, as after loading it again."""
    server.deal(7)
    person = meet("Anna")
    person.open_table(seats=2, first_seat=0)
    person.sit(1, "Boris")
    person.start()
    person.press("place a1")
    person.settle()
    live = person.log()
    person.page.reload()
    assert live == person.log()


def open_curtain(person: Person) -> None:
    person.page.locator(".curtain a").click()
    expect(person.page.locator(".curtain")).to_have_count(0)


def market(meet: Meet) -> Person:
    """Two people with secrets at one device."""
    person = meet("Anna")
    person.open_table(MARKET, seats=2, rounds=2)
    person.sit(1, "Boris")
    person.start()
    return person


def test_nothing_of_a_secret_bid_stays_on_the_page(meet: Meet) -> None:
    """After the first bid the page says nothing of it, before and behind the curtain."""
    person = market(meet)
    clean = person.page.content()
    assert "You choose" not in clean
    person.press("bid 4")
    person.settle()
    check_nothing_told(person)
    if person.state() == "curtain":
        open_curtain(person)
        check_nothing_told(person)
    assert person.state().endswith(" 1")
    assert [one.text for one in person.offers()] == [f"bid {card}" for card in range(1, 6)]


def check_nothing_told(person: Person) -> None:
    """What is read, what is hidden, what is spoken, and what was sent to the script."""
    content = person.page.content()
    assert "You choose" not in content, "the log tells the bid"
    assert not re.search(r"bids</span>\s*[^?–]*4", content), "the picture tells the bid"
    assert "4" not in person.told()


def test_curtain_before_secrets(meet: Meet) -> None:
    """The second player sees nothing to choose before the first one has looked away."""
    person = market(meet)
    person.press("bid 4")
    expect(person.page.locator(".curtain")).to_contain_text("Boris, it is your turn.")
    expect(person.page.locator("#moves button[name=move]")).to_have_count(0)
    open_curtain(person)
    assert person.state().endswith(" 1")


def test_whole_market_at_one_device(meet: Meet) -> None:
    person = meet("Anna")
    person.open_table(MARKET, seats=3, rounds=3)
    person.sit(1, "Boris")
    person.sit(2, "Vera")
    person.start()
    taste = Taste(1)
    for _ in range(40):
        if not person.wait_for_turn():
            break
        if person.state() == "curtain":
            open_curtain(person)
        else:
            person.press(taste.choose(person.offers()).text)
    assert person.is_over()
    person.page.locator("#decision a").click()
    expect(person.page.locator("table.sheet thead th[scope=col]")).to_have_count(3)
