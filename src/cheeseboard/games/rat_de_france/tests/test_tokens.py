"""Rules RDF-8: sugar, clover, pepper."""

import pytest

from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.checks import supply
from cheeseboard.games.rat_de_france.state import ACTING, PEPPERING, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    COLOURS,
    SPECIAL,
    TOKENS,
    acting,
    bid,
    cards_after,
    open_cards,
    play,
    position,
    results,
    row,
    texts,
    token,
    told,
    where,
)
from cheeseboard.testing import rule

ORDER = ("step", "swap", "idea", "straight", "jump", "diagonal")


def cells(*places: tuple[int, int]) -> list[list[object]]:
    return sorted(["move", [row, column]] for row, column in places)


def in_supply(state: Position) -> dict[str, int]:
    return {name: supply(state, index) for index, name in enumerate(TOKENS)}


@rule("RDF-8.1")
@pytest.mark.parametrize("held", ["pepper", "clover", "sugar"])
def test_a_rat_carries_one_token_and_returns_the_old_one(held: str) -> None:
    state = position(
        {"red": [3, 5], "yellow": [3, 12]}, track=SPECIAL, tokens={"red": held}, order_row=ORDER
    )
    acting(state, {"red": "idea", "yellow": "jump"})
    (taken,) = told(play(state, "take"), "event-take")
    assert taken.message.args == {"seat": 0, "token": "sugar"}
    assert token(state, "red") == "sugar"
    assert in_supply(state) == {"clover": 4, "pepper": 4, "sugar": 3}


@rule("RDF-8.2")
def test_a_token_is_used_in_a_later_turn_and_goes_back() -> None:
    state = position({"red": [3, 5], "yellow": [3, 12]}, track=SPECIAL)
    acting(state, {"red": "idea", "yellow": "jump"})
    assert not [text for text in texts(state, "red") if text.startswith("sugar")]
    play(state, "take")
    assert state.round == 2
    bid(state, {"red": "straight", "yellow": "swap"})
    play(state, "sugar c8r3")
    assert (token(state, "red"), where(state, "red")) == ("", [3, 8])
    assert in_supply(state)["sugar"] == 4


@rule("RDF-8.2")
def test_pepper_taken_in_a_round_waits_for_the_next() -> None:
    state = position({"red": [2, 6], "yellow": [3, 12]}, track=SPECIAL)
    bid(state, {"red": "idea", "yellow": "jump"})
    assert state.phase == ACTING
    play(state, "take")
    bid(state, {"red": "step", "yellow": "swap"})
    assert (state.phase, GAME.to_act(state)) == (PEPPERING, (0,))


@rule("RDF-8.3")
def test_tokens_are_open() -> None:
    state = position({"red": [0, 0], "yellow": [0, 1]}, tokens={"red": "clover"})
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).tokens == state.tokens


@rule("RDF-8.4")
def test_sugar_is_eaten_with_the_action_or_kept() -> None:
    state = position({"red": [1, 0], "yellow": [3, 12]}, tokens={"red": "sugar"})
    acting(state, {"red": "straight", "yellow": "swap"})
    assert {"move c2r1", "sugar c3r1", "pass"} <= set(texts(state, "red"))
    kept = state.copy()
    play(kept, "move c2r1")
    assert token(kept, "red") == "sugar"
    play(state, "sugar c3r1")
    assert (token(state, "red"), where(state, "red")) == ("", [1, 3])


@rule("RDF-8.5")
def test_sugar_makes_a_dash_three_cells_long() -> None:
    state = position({"red": [0, 1], "yellow": [3, 12]}, tokens={"red": "sugar"})
    assert results(state, "red", "straight", sugar=True) == cells((0, 4), (3, 1))
    assert results(state, "red", "diagonal", sugar=True) == cells((3, 4))
    blocked = position({"red": [0, 1], "yellow": [0, 3], "green": [2, 1]})
    assert results(blocked, "red", "straight", sugar=True) == []
    walled = position({"red": [0, 4], "yellow": [3, 0]})
    assert results(walled, "red", "straight", sugar=True) == cells((0, 1), (3, 4))


@rule("RDF-8.5", "RDF-6.6")
def test_sugar_does_not_carry_a_dash_through_mud_or_water() -> None:
    state = position({"red": [0, 5], "yellow": [3, 0]}, track=SPECIAL)
    found = results(state, "red", "straight", sugar=True)
    assert ["move", [0, 8]] in found
    nearer = position({"red": [0, 6], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [0, 9]] not in results(nearer, "red", "straight", sugar=True)
    wet = position({"red": [1, 6], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [1, 9]] not in results(wet, "red", "straight", sugar=True)


@rule("RDF-8.5")
@pytest.mark.parametrize(("option", "reached"), [("two", {2}), ("three", {2, 3})])
def test_a_sugar_dash_out_of_water_is_one_longer_or_more_by_option(
    option: str, reached: set[int]
) -> None:
    state = position({"red": [2, 9], "yellow": [0, 0]}, track=SPECIAL, sugar_from_water=option)
    found = results(state, "red", "straight", sugar=True)
    assert {place[1] - 9 for _, place in found if place[0] == 2} == reached
    assert ["move", [0, 9]] in found


@rule("RDF-8.6")
def test_sugar_makes_a_step_two_cells_long_without_turning() -> None:
    state = position({"red": [1, 2], "yellow": [3, 12]})
    expected = cells((1, 0), (1, 4), (3, 0), (3, 2), (3, 4))
    assert results(state, "red", "step", sugar=True) == expected
    blocked = position({"red": [1, 2], "yellow": [1, 3]})
    assert ["move", [1, 4]] not in results(blocked, "red", "step", sugar=True)


@rule("RDF-8.6")
def test_by_option_a_sugar_step_turns() -> None:
    state = position({"red": [1, 2], "yellow": [3, 12]}, sugar_step_turns=True)
    ring = [(r, c) for r in range(4) for c in range(5) if max(abs(r - 1), abs(c - 2)) == 2]
    assert results(state, "red", "step", sugar=True) == cells(*ring)
    mud = position({"red": [0, 7], "yellow": [1, 6]}, track=SPECIAL, sugar_step_turns=True)
    found = results(mud, "red", "step", sugar=True)
    assert ["move", [0, 9]] not in found
    assert ["move", [0, 7]] not in found
    assert ["move", [1, 8]] not in found
    assert found == cells((0, 5), (1, 5))
    blocked = position({"red": [0, 0], "yellow": [0, 1], "green": [1, 1]}, sugar_step_turns=True)
    assert results(blocked, "red", "step", sugar=True) == cells((2, 0), (2, 1))


@rule("RDF-8.7")
def test_sugar_swaps_with_a_rat_two_cells_away() -> None:
    rats = {"red": [1, 2], "yellow": [1, 4], "green": [3, 4], "blue": [0, 1]}
    state = position(rats, tokens={"red": "sugar"})
    assert results(state, "red", "swap", sugar=True) == [["swap", "green"], ["swap", "yellow"]]
    between = position({"red": [1, 2], "yellow": [1, 4], "green": [1, 3]})
    assert results(between, "red", "swap", sugar=True) == []
    knight = position({"red": [1, 2], "yellow": [2, 4]})
    assert results(knight, "red", "swap", sugar=True) == []
    walled = position({"red": [1, 5], "yellow": [1, 7]})
    assert results(walled, "red", "swap", sugar=True) == []
    acting(state, {"red": "swap", "yellow": "step", "green": "jump", "blue": "straight"})
    play(state, "pass")
    play(state, "sugar swap yellow")
    assert (where(state, "red"), where(state, "yellow")) == ([1, 4], [1, 2])


@rule("RDF-8.8")
def test_sugar_lengthens_a_leapfrog_behind_or_before_the_line() -> None:
    behind = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 2]})
    assert results(behind, "red", "jump", sugar=True) == cells((2, 4))
    before = position({"red": [2, 0], "yellow": [2, 2], "green": [2, 3], "blue": [2, 4]})
    assert results(before, "red", "jump", sugar=True) == cells((2, 5))
    assert results(before, "red", "jump") == []
    gap = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 3]})
    assert results(gap, "red", "jump", sugar=True) == []
    walled = position({"red": [1, 4], "yellow": [1, 5], "green": [0, 0]})
    assert results(walled, "red", "jump", sugar=True) == []
    over_mud = position({"red": [0, 6], "yellow": [0, 7], "green": [3, 0]}, track=SPECIAL)
    assert results(over_mud, "red", "jump", sugar=True) == cells((0, 9))


@rule("RDF-8.9")
def test_sugar_and_idea_take_a_neighbours_token_instead_of_the_cell() -> None:
    state = position(
        {"red": [2, 6], "yellow": [2, 7], "green": [1, 6]},
        track=SPECIAL,
        tokens={"red": "sugar", "yellow": "clover"},
    )
    acting(state, {"red": "idea", "yellow": "step", "green": "straight"})
    play(state, "pass")
    assert texts(state, "red") == ["take", "sugar steal yellow", "pass"]
    play(state, "sugar steal yellow")
    assert (token(state, "red"), token(state, "yellow")) == ("clover", "")
    assert in_supply(state) == {"clover": 3, "pepper": 4, "sugar": 4}


@rule("RDF-8.9")
@pytest.mark.parametrize("through", [False, True])
def test_theft_through_a_wall_is_an_option(through: bool) -> None:
    state = position(
        {"red": [1, 5], "yellow": [2, 5]},
        track=SPECIAL,
        tokens={"red": "sugar", "yellow": "clover"},
        steal_through_walls=through,
    )
    expected = [["steal", "yellow"]] if through else []
    assert results(state, "red", "idea", sugar=True) == expected


@rule("RDF-8.10")
def test_moves_of_ordinary_length_need_no_sugar() -> None:
    for where_red in ([1, 2], [0, 7], [2, 9]):
        state = position({"red": where_red, "yellow": [0, 0]}, track=SPECIAL)
        for action in ("straight", "diagonal", "step", "jump", "swap"):
            plain = results(state, "red", action)
            assert not [
                found for found in results(state, "red", action, sugar=True) if found in plain
            ]
    state = position({"red": [0, 7], "yellow": [0, 0]}, track=SPECIAL, tokens={"red": "sugar"})
    acting(state, {"yellow": "swap", "red": "straight"})
    assert {"move c8r0", "sugar c4r0"} <= set(texts(state, "red"))
    assert "sugar c8r0" not in texts(state, "red")
    play(state, "move c8r0")
    assert token(state, "red") == "sugar"


@rule("RDF-8.11")
def test_in_mud_sugar_only_steals() -> None:
    state = position(
        {"red": [0, 8], "yellow": [0, 9]},
        track=SPECIAL,
        tokens={"red": "sugar", "yellow": "pepper"},
    )
    for action in ("straight", "diagonal", "step", "swap", "jump"):
        assert results(state, "red", action, sugar=True) == []
    acting(state, {"red": "idea", "yellow": "swap"})
    play(state, "sugar steal yellow")
    assert (where(state, "red"), token(state, "red")) == ([0, 8], "pepper")


@rule("RDF-8.12")
def test_clover_carries_out_one_of_the_next_two_orders() -> None:
    state = position({"red": [2, 1], "yellow": [2, 2]}, order_row=ORDER, tokens={"red": "clover"})
    acting(state, {"red": "straight", "yellow": "idea"})
    found = texts(state, "red")
    assert "clover1 c3r2" in found  # leapfrog
    assert "clover2 c2r1" in found  # diagonal dash
    assert "clover1 c2r1" not in found
    play(state, "clover2 c3r0")
    assert (where(state, "red"), token(state, "red")) == ([0, 3], "")


@rule("RDF-8.12")
def test_clover_counts_from_the_card_after_replacement() -> None:
    state = position(
        {"red": [2, 0], "yellow": [2, 2]}, order_row=ORDER, tokens={"yellow": "clover"}
    )
    bid(state, {"red": "step", "yellow": "step"})
    play(state, "pass")
    assert cards_after(state)["yellow"] == "swap"
    found = texts(state, "yellow")
    assert "clover2 c4r2" in found  # straight dash, two behind swap
    assert not [text for text in found if text.startswith("clover1")]  # idea on a plain cell


@rule("RDF-8.13")
def test_clover_changes_no_cards_and_minds_nobody_elses() -> None:
    state = position({"red": [2, 0], "yellow": [2, 2]}, order_row=ORDER, tokens={"red": "clover"})
    bid(state, {"red": "idea", "yellow": "straight"})
    play(state, "clover1 c1r2", "pass")
    assert where(state, "red") == [2, 1]
    assert open_cards(state, "red") == {"idea"}
    assert open_cards(state, "yellow") == {"straight"}


@rule("RDF-8.14")
def test_only_racing_holders_of_pepper_are_asked_after_the_reveal() -> None:
    state = position(
        {"red": [2, 0], "yellow": [2, 1], "green": [2, 2]},
        tokens={"yellow": "pepper", "green": "sugar"},
        places=True,
    )
    assert GAME.to_act(state) == (0, 1, 2)
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    assert (state.phase, GAME.to_act(state)) == (PEPPERING, (1,))
    assert texts(state, "yellow") == ["eat pepper", "keep pepper"]
    play(state, "keep pepper")
    assert state.phase == ACTING
    finished = position(
        {"red": [2, 0], "yellow": [2, 1]}, seats=3, tokens={"green": "pepper"}, places=True
    )
    bid(finished, {"red": "step", "yellow": "straight"})
    assert finished.phase == ACTING


@rule("RDF-8.15")
def test_pepper_is_eaten_or_kept() -> None:
    for move, left, supplied in (("eat pepper", "", 4), ("keep pepper", "pepper", 3)):
        state = position({"red": [2, 0], "yellow": [2, 1]}, tokens={"yellow": "pepper"})
        bid(state, {"red": "step", "yellow": "straight"})
        play(state, move)
        assert token(state, "yellow") == left
        assert in_supply(state)["pepper"] == supplied


@rule("RDF-8.16")
def test_the_eater_goes_to_the_front_and_the_others_keep_their_order() -> None:
    rats = {"red": [0, 0], "yellow": [1, 1], "green": [2, 2], "blue": [3, 3]}
    state = position(rats, tokens={"green": "pepper"})
    bid(state, {"red": "step", "yellow": "straight", "green": "step", "blue": "diagonal"})
    play(state, "eat pepper")
    assert row(state) == ["green", "red", "yellow", "blue"]
    assert cards_after(state) == {
        "green": "step",
        "red": "idea",
        "yellow": "straight",
        "blue": "diagonal",
    }
    assert GAME.to_act(state) == (2,)
    play(state, "pass")
    assert GAME.to_act(state) == (1,)


@rule("RDF-8.17")
def test_the_last_eater_acts_first() -> None:
    rats = {"red": [0, 0], "yellow": [1, 1], "green": [2, 2]}
    state = position(rats, tokens=dict.fromkeys(("red", "yellow", "green"), "pepper"))
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    play(state, "eat pepper", "eat pepper", "eat pepper")
    assert row(state) == ["green", "yellow", "red"]
    assert GAME.to_act(state) == (2,)


@rule("RDF-8.18")
def test_holders_are_asked_in_row_order_and_again_after_each_change() -> None:
    rats = {"red": [0, 0], "yellow": [1, 1], "green": [2, 2]}
    state = position(rats, tokens=dict.fromkeys(("red", "yellow", "green"), "pepper"))
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    asked = []
    for answer in ("keep", "keep", "eat", "keep", "eat", "keep"):
        asked.append(COLOURS[state.active])
        play(state, f"{answer} pepper")
    assert asked == ["red", "yellow", "green", "red", "yellow", "red"]
    assert row(state) == ["yellow", "green", "red"]
    assert state.phase == ACTING
    assert [token(state, colour) for colour in ("red", "yellow", "green")] == ["pepper", "", ""]


@rule("RDF-8.18")
def test_the_hindmost_holder_is_asked_first_wherever_it_sits() -> None:
    rats = {"red": [0, 3], "yellow": [1, 1], "green": [2, 2]}
    state = position(rats, tokens={"red": "pepper", "green": "pepper"})
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    asked = []
    for answer in ("keep", "eat", "keep"):
        asked.append(COLOURS[state.active])
        play(state, f"{answer} pepper")
    assert asked == ["green", "red", "green"]
    assert row(state) == ["red", "yellow", "green"]


@rule("RDF-8.14", "RDF-8.18")
def test_who_kept_pepper_is_asked_again_in_the_next_round() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1]}, tokens={"yellow": "pepper"})
    for red, yellow in (("step", "straight"), ("straight", "step")):
        bid(state, {"red": red, "yellow": yellow})
        assert (state.phase, GAME.to_act(state)) == (PEPPERING, (1,))
        play(state, "keep pepper")
        play(state, "pass", "pass")


@rule("RDF-8.15", "RDF-8.18")
@pytest.mark.parametrize("answer", ["eat", "keep"])
def test_an_answer_about_pepper_stands(answer: str) -> None:
    rats = {"red": [0, 0], "yellow": [1, 1], "green": [2, 2]}
    state = position(rats, tokens={"red": "pepper", "green": "pepper"})
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    assert play(state, f"{answer} pepper").is_border
    assert state.phase == PEPPERING


@rule("RDF-8.19")
def test_the_supply_never_runs_out() -> None:
    for kind in TOKENS:
        state = position(
            {colour: [index, 0] for index, colour in enumerate(COLOURS)},
            tokens=dict.fromkeys(COLOURS, kind),
        )
        assert in_supply(state)[kind] == 0
        assert not [text for text in GAME.invariants(state) if "RDF-8.19" in text]


@rule("RDF-8.15", "RDF-8.16")
@pytest.mark.parametrize(
    ("answer", "key", "cited"),
    [("eat", "event-pepper", "RDF-8.16"), ("keep", "event-keep-pepper", "RDF-8.15")],
)
def test_it_is_told_whether_pepper_was_eaten(answer: str, key: str, cited: str) -> None:
    state = position({"red": [2, 0], "yellow": [2, 1]}, tokens={"yellow": "pepper"})
    bid(state, {"red": "step", "yellow": "swap"})
    (event,) = told(play(state, f"{answer} pepper"), key)
    assert (event.message.args, event.rules) == ({"seat": 1}, (cited,))


@rule("RDF-8.4")
def test_it_is_told_that_sugar_was_eaten() -> None:
    state = position({"red": [1, 0], "yellow": [3, 12]}, tokens={"red": "sugar"})
    acting(state, {"red": "straight", "yellow": "swap"})
    kept = state.copy()
    assert not told(play(kept, "move c2r1"), "event-eat")
    (event,) = told(play(state, "sugar c3r1"), "event-eat")
    assert event.message.args == {"seat": 0, "token": "sugar"}
