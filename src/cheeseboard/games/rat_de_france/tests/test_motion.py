"""The reveal is told card by card; a card that one looks at shows where it leads."""

from typing import Final

from cheeseboard.game import Message, Seat
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.board.motion import WALK, motions
from cheeseboard.games.rat_de_france.tests.positions import bid, position
from cheeseboard.motion import Act, Glimpse, Motion, Move, flat, lasts
from cheeseboard.testing.drawings import Easel

ROW: Final = ("straight", "swap", "diagonal", "step", "jump", "idea")
READABLE: Final = 600
"""Milliseconds for a caption."""
easel: Final = Easel(GAME)


def reveal(viewer: Seat | None) -> list[tuple[str, list[Motion]]]:
    """Yellow and red act in this order and bid the same; green bids something else."""
    rats = {"yellow": [0, 4], "red": [1, 5], "green": [3, 8]}
    state = position(rats, order_row=ROW)
    before = GAME.view(state, viewer)
    log = bid(state, {"red": "straight", "yellow": "straight", "green": "idea"})
    told = tuple(event.message for event in log.events if event.is_known_to(viewer))
    glimpse = Glimpse(viewer, before, GAME.view(state, viewer), told)
    return [(event.key, list(motions(event, glimpse))) for event in told]


def acts(told: list[Motion], name: str) -> set[str]:
    """What is dressed so."""
    return {
        place
        for one in flat(told)
        if isinstance(one, Act) and one.name.startswith(name)
        for place in one.places
    }


def test_cards_turn_in_the_order_of_the_row() -> None:
    shows = [told for key, told in reveal(None) if key == "event-show"]
    turned = [acts(told, "turning") for told in shows]
    assert turned == [{"card-2-straight"}, {"card-1-swap"}, {"card-3-idea"}]
    covered = [acts(told, "covered") for told in shows]
    assert covered == [{"card-1-swap", "card-3-idea"}, {"card-3-idea"}, set()]


def test_ones_own_card_is_never_covered() -> None:
    shows = [told for key, told in reveal(2) if key == "event-show"]
    assert acts(shows[-1], "nodding") == {"card-3-idea"}
    assert not any("card-3-idea" in acts(told, "covered") for told in shows)


def test_what_is_replaced_shows_its_bid_until_it_walks_along_the_ring() -> None:
    story = reveal(0)
    for key, told in story[1:]:
        if key in ("event-show", "event-replace"):
            assert "card-1-swap" in acts(told, "bidding"), key
            assert {"trail-1", "mark-1", "card-1-straight"} <= acts(told, "away"), key
    replaced = dict(story)["event-replace"]
    walk = next(one for one in flat(replaced) if isinstance(one, Move))
    assert walk == Move(("order-straight", "order-swap"), WALK, "mark-1")
    assert acts(replaced, "clash") == {"order-straight"}


def test_a_reveal_takes_its_time() -> None:
    assert 3000 <= sum(lasts(told) for _, told in reveal(None)) <= 6000


def test_whatever_is_told_can_be_read() -> None:
    for key, told in reveal(None):
        assert not told or lasts(told) >= READABLE, key
    for key in ("event-move", "event-take", "event-cannot", "event-pass", "event-back"):
        event = Message(key, {"seat": 0})
        assert lasts(motions(event, Glimpse(1, None, None, (event,))) or ()) >= READABLE, key


def test_a_card_shows_where_it_would_lead() -> None:
    state = position({"red": [1, 5], "yellow": [1, 6], "green": [3, 8]}, order_row=ROW)
    scene = easel.scene(GAME.view(state, 0), 0)
    reaches = {reach.action: reach.spots for reach in scene.track.reaches}
    street = dict(scene.track.places)
    assert reaches["swap"] == (street["c6r1"],)
    assert {street["c5r0"], street["c5r2"]} <= set(reaches["step"])
    assert street["c6r1"] not in reaches["step"], "a rat is in the way"
    assert "idea" not in reaches, "on plain road nothing wakes"
    assert not easel.scene(GAME.view(state, None), None).track.reaches
