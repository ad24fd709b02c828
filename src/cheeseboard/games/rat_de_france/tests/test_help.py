"""What help says of a bid is true whatever the others have bid."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.helping import move_facts
from cheeseboard.games.rat_de_france.tests.positions import COLOURS, fresh, position
from cheeseboard.help import help_of

OPEN_ROAD = {"red": [1, 7], "yellow": [1, 3]}
"""Yellow is behind and acts first; nobody stands beside red."""


def leads_on(order: tuple[str, ...], card: str, **more: object) -> bool:
    state = position(OPEN_ROAD, order_row=order, **more)  # type: ignore[arg-type]
    seat = COLOURS.index("red")
    view = GAME.shown(GAME.view(state, seat), seat)
    return bool(move_facts(view, seat, [GAME.read(f"bid {card}")])["leads_on_if_taken"])


@pytest.mark.parametrize(("behind", "is_good"), [("step", True), ("swap", False), ("jump", False)])
def test_what_comes_in_place_of_a_bid_has_to_lead_forward(behind: str, *, is_good: bool) -> None:
    others = [card for card in ("step", "swap", "jump", "diagonal", "idea") if card != behind]
    assert leads_on(("straight", behind, *others), "straight") is is_good


def test_a_swap_that_leads_back_is_no_comfort() -> None:
    """Red could swap with a rat behind it, and would only go back."""
    state = position({"red": [1, 7], "yellow": [1, 6]}, order_row=ORDER)
    view = GAME.shown(GAME.view(state, 0), 0)
    assert not move_facts(view, 0, [GAME.read("bid straight")])["leads_on_if_taken"]


ORDER = ("straight", "swap", "step", "diagonal", "jump", "idea")


def test_open_cards_are_skipped() -> None:
    assert leads_on(ORDER, "straight", face_up={"red": ["swap"]})


def test_who_acts_first_gets_nothing_in_place() -> None:
    state = position(OPEN_ROAD, order_row=ORDER)
    seat = COLOURS.index("yellow")
    view = GAME.shown(GAME.view(state, seat), seat)
    assert not move_facts(view, seat, [GAME.read("bid straight")])["leads_on_if_taken"]


def test_the_summary_names_nothing_that_a_learner_has_not_met() -> None:
    """The first race has no tokens."""
    assert fresh(3, **GAME.meta.presets["first_race"]).tokens == [NONE] * 3
    assert "tokens" not in {column.id for column in help_of("rat_de_france").columns}
