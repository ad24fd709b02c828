"""Every game that is offered can be played to its end in the browser."""

import random
import time

import pytest

from cheeseboard import registry

from .conftest import Meet
from .people import Person

LONGEST = 300.0
"""Seconds for one match."""
MOST = 900
"""Moves of people in one match."""

MATCHES: list[tuple[str, int, int, dict[str, str]]] = [
    ("burg_appenzell", 2, 1, {"round_limit": "20"}),
    ("fromage", 2, 2, {}),
    ("rat_de_france", 3, 1, {}),
    ("ratland", 2, 1, {"clans": "true"}),
    ("smash_up", 2, 1, {"vp_goal": "10"}),
]


def post(person: Person, path: str, **fields: str) -> str:
    """Send a form as a person; gives where the answer leads."""
    answer = person.page.context.request.post(
        path, form=dict(fields), headers={"Origin": person.home}, max_redirects=0
    )
    assert answer.status == 303, answer.text()
    return str(answer.headers["location"])


def sit_down(people: list[Person], game: str, seats: int, options: dict[str, str]) -> None:
    """A table of these people, bots in the other seats, and the match begun."""
    host, *guests = people
    wanted = {f"option-{name}": value for name, value in options.items()}
    table = post(host, "/tables", game=game, seats=str(seats), **wanted)
    for seat, guest in enumerate(guests, 1):
        post(guest, f"{table}/sit", seat=str(seat), name=guest.name)
    for seat in range(len(people), seats):
        post(host, f"{table}/bot", seat=str(seat), bot="greedy")
    post(host, f"{table}/start")
    for person in people:
        person.page.goto(table)


@pytest.mark.parametrize(
    ("game", "seats", "count", "options"),
    MATCHES,
    ids=[f"{game}-{seats} seats-{count} people" for game, seats, count, _ in MATCHES],
)
def test_a_whole_match_is_played(
    meet: Meet, game: str, seats: int, count: int, options: dict[str, str]
) -> None:
    chooser = random.Random(7)
    people = [meet(name) for name in ("Olha", "Tomasz")[:count]]
    sit_down(people, game, seats, options)
    moves = 0
    until = time.monotonic() + LONGEST
    while not people[0].is_over():
        for person in people:
            if person.state().startswith("mine"):
                offers = person.offers()
                assert offers, "It is somebody's turn, and there is nothing to press."
                wins = [offer for offer in offers if offer.is_win]
                person.hurry(chooser.choice(wins or offers).text)
                moves += 1
            else:
                person.page.wait_for_timeout(30)
        assert moves < MOST, f"{game} does not end, seed 7"
        assert time.monotonic() < until, f"{game} stands still after {moves} moves, seed 7"
    person = people[-1]
    person.page.locator("#decision a[href*='/matches/']").click()
    person.page.locator("table.sheet tfoot").wait_for()
    assert person.page.locator("table.sheet thead th").count() == seats
    person.page.locator("a[href$='/replay']").click()
    person.page.locator("a[rel=next]").click()
    assert person.page.locator(".board").count() == 1


def test_no_game_is_left_out() -> None:
    assert set(registry.ids()) <= {game for game, *_ in MATCHES}
