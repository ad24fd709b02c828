"""The end of a match is a moment: confetti, the winner with a crown, why, and the whole sheet."""

from playwright.sync_api import expect

from cheeseboard.testing.browser import MARKET, Meet, Person
from cheeseboard.testing.browser.people import sit_down

MOVING = {"reduced_motion": "no-preference", "pace": "0.5"}
ROUNDS = 2


def played(meet: Meet, **settings: str) -> Person:
    """Somebody at the table where the last bid was just shown; their higher bids win."""
    anna, boris = meet("Anna", **settings), meet("Boris")
    sit_down([anna, boris], MARKET, 2, rounds=ROUNDS)
    for _ in range(ROUNDS):
        for person, place in ((anna, -1), (boris, 0)):
            assert person.wait_for_turn()
            person.hurry(person.offers()[place].text)
    anna.page.wait_for_selector("#decision.is-over")
    return anna


def test_who_was_there_sees_confetti_and_then_why_it_was_won(meet: Meet) -> None:
    page = played(meet, **MOVING).page
    expect(page.locator(".confetti")).to_be_visible()
    page.locator("#decision a[href*='/matches/']").click()
    expect(page.locator("h1")).to_have_text("You win!")
    expect(page.locator(".winner .crown")).to_be_visible()
    expect(page.locator(".because .why-won").first).to_be_visible()
    expect(page.locator(".sheet thead .you")).to_have_count(1)
    lines = page.locator(".sheet .by-line")
    starts = lines.evaluate_all("all => all.map(one => getComputedStyle(one).animationDelay)")
    assert len(starts) > 1, "a line for each reason, and the total"
    assert len(set(starts)) == len(starts), "one after the other"
    expect(page.get_by_role("button", name="Share")).to_be_visible()


def test_who_wants_no_motion_gets_no_confetti_and_the_whole_sheet(meet: Meet) -> None:
    page = played(meet).page
    expect(page.locator(".confetti")).to_be_hidden()
    page.locator("#decision a[href*='/matches/']").click()
    expect(page.locator(".confetti")).to_be_hidden()
    expect(page.locator(".winner .crown")).to_be_visible()
    expect(page.locator(".sheet tfoot .by-line")).to_have_css("opacity", "1")
