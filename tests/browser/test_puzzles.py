"""Puzzles in a browser: pressed on the board, clean for the accessibility checker."""

from playwright.sync_api import expect

from cheeseboard.review.puzzles import puzzles
from cheeseboard.testing.browser import MARKET, PHONE, Meet

from .axe import violations


def test_a_puzzle_is_solved_on_the_board(meet: Meet) -> None:
    person = meet("Anna")
    page = person.page
    page.goto(f"{person.home}/puzzles")
    problems = violations(person, "all puzzles")
    page.locator(f"a[href='/puzzles/{MARKET}/1']").last.click()
    problems += violations(person, "a puzzle")
    [best] = puzzles(MARKET)[0].best
    page.locator(f".board [data-moves='{best}']").first.click()
    expect(page.locator("main")).to_contain_text("Found!")
    page.set_viewport_size(PHONE.settings()["viewport"])
    page.emulate_media(color_scheme="dark")
    problems += violations(person, "an answer on a phone in the dark")
    assert not problems, "\n".join(problems)
