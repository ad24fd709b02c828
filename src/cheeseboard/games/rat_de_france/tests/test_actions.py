"""Rules RDF-6 and RDF-7: the six actions and the special cells."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.rules.actions import is_airborne
from cheeseboard.games.rat_de_france.tests.positions import (
    LONG_SPECIAL,
    SPECIAL,
    acting,
    bid,
    open_cards,
    play,
    position,
    results,
    texts,
    token,
    told,
    where,
)
from cheeseboard.testing import rule


def cells(*places: tuple[int, int]) -> list[list[object]]:
    return sorted(["move", [row, column]] for row, column in places)


@rule("RDF-6.1")
def test_a_straight_dash_is_one_or_two_cells_up_down_left_or_right() -> None:
    state = position({"red": [1, 2], "yellow": [0, 9]})
    expected = cells((0, 2), (2, 2), (3, 2), (1, 1), (1, 0), (1, 3), (1, 4))
    assert results(state, "red", "straight") == expected


@rule("RDF-6.2")
def test_a_diagonal_dash_is_one_or_two_cells_along_a_diagonal() -> None:
    state = position({"red": [1, 2], "yellow": [0, 9]})
    expected = cells((0, 1), (0, 3), (2, 1), (3, 0), (2, 3), (3, 4))
    assert results(state, "red", "diagonal") == expected


@rule("RDF-6.3")
def test_a_step_is_one_cell_in_any_direction() -> None:
    state = position({"red": [1, 2], "yellow": [0, 9]})
    around = [(r, c) for r in (0, 1, 2) for c in (1, 2, 3) if (r, c) != (1, 2)]
    assert results(state, "red", "step") == cells(*around)


@rule("RDF-6.4")
def test_rats_and_walls_stop_a_dash_before_them() -> None:
    state = position({"red": [2, 2], "yellow": [2, 4], "green": [0, 2]})
    expected = cells((1, 2), (3, 2), (2, 1), (2, 0), (2, 3))
    assert results(state, "red", "straight") == expected
    beside = position({"red": [2, 2], "yellow": [2, 3], "green": [1, 3]})
    assert ["move", [2, 4]] not in results(beside, "red", "straight")
    assert ["move", [0, 4]] not in results(beside, "red", "diagonal")
    walled = position({"red": [0, 5], "yellow": [3, 0]})
    assert ["move", [0, 6]] in results(walled, "red", "straight")
    assert ["move", [0, 7]] not in results(walled, "red", "straight")


@rule("RDF-6.5")
def test_a_dash_does_not_turn() -> None:
    state = position({"red": [1, 2], "yellow": [0, 9]})
    reached = results(state, "red", "straight") + results(state, "red", "diagonal")
    for off_line in ([0, 4], [2, 4], [3, 3], [3, 1]):
        assert ["move", off_line] not in reached


@rule("RDF-6.6", "RDF-7.6", "RDF-7.7", "RDF-7.13")
def test_a_dash_ends_in_mud_and_water() -> None:
    state = position({"red": [0, 7], "yellow": [3, 0]}, track=SPECIAL)
    found = results(state, "red", "straight")
    assert ["move", [0, 8]] in found
    assert ["move", [0, 9]] not in found
    assert ["move", [1, 7]] in found
    assert ["move", [2, 7]] not in found
    back = position({"red": [3, 6], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [2, 7]] in results(back, "red", "diagonal")
    assert ["move", [1, 8]] in results(back, "red", "diagonal")


@rule("RDF-6.7")
def test_a_swap_needs_a_neighbour_behind_an_open_step_and_no_consent() -> None:
    rats = {"red": [1, 7], "yellow": [1, 8], "green": [2, 8], "blue": [0, 7]}
    state = position(rats)
    assert results(state, "red", "swap") == [["swap", "blue"], ["swap", "green"]]
    acting(state, {"red": "swap", "blue": "jump", "yellow": "step", "green": "diagonal"})
    play(state, "pass", "swap green")
    assert (where(state, "red"), where(state, "green")) == ([2, 8], [1, 7])


@rule("RDF-6.8")
def test_a_swap_triggers_nothing() -> None:
    state = position({"red": [3, 6], "yellow": [3, 5]}, track=SPECIAL)
    acting(state, {"yellow": "swap", "red": "idea"})
    log = play(state, "swap red")
    assert (where(state, "red"), where(state, "yellow")) == ([3, 5], [3, 6])
    assert (token(state, "red"), token(state, "yellow")) == ("", "")
    assert told(log, "event-take") == []
    assert texts(state, "red") == ["take", "pass"]


@rule("RDF-6.9", "RDF-6.10")
def test_a_leapfrog_jumps_the_whole_unbroken_line() -> None:
    one = position({"red": [2, 0], "yellow": [2, 1]})
    assert results(one, "red", "jump") == cells((2, 2))
    two = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 2]})
    assert results(two, "red", "jump") == cells((2, 3))
    assert results(two, "yellow", "jump") == cells((2, 3))
    three = position({"red": [0, 1], "yellow": [1, 2], "green": [2, 3], "blue": [3, 4]})
    assert results(three, "red", "jump") == []
    gap = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 3]})
    assert results(gap, "red", "jump") == cells((2, 2))
    edge = position({"red": [0, 1], "yellow": [0, 0]})
    assert results(edge, "red", "jump") == []


@rule("RDF-6.11")
def test_a_leapfrog_needs_open_steps_all_along() -> None:
    before = position({"red": [0, 6], "yellow": [0, 7]})
    assert results(before, "red", "jump") == []
    behind = position({"red": [0, 5], "yellow": [0, 6]})
    assert results(behind, "red", "jump") == []
    between = position({"red": [1, 5], "yellow": [1, 6], "green": [1, 7]})
    assert results(between, "red", "jump") == []


@rule("RDF-6.12")
def test_the_ground_under_jumped_rats_has_no_effect() -> None:
    state = position({"red": [0, 7], "yellow": [0, 8]}, track=SPECIAL)
    assert results(state, "red", "jump") == cells((0, 9))
    water = position({"red": [1, 6], "yellow": [1, 7]}, track=SPECIAL)
    assert results(water, "red", "jump") == cells((1, 8))
    mud = position({"red": [0, 6], "yellow": [0, 7]}, track=SPECIAL)
    assert results(mud, "red", "jump") == cells((0, 8))


@rule("RDF-6.13")
@pytest.mark.parametrize(
    ("where_red", "count"),
    [((0, 6), 15), ((0, 8), 5), ((1, 7), 3), ((2, 6), 1), ((3, 5), 1), ((3, 7), 1), ((2, 5), 0)],
)
def test_idea_does_what_the_cell_under_the_rat_gives(
    where_red: tuple[int, int], count: int
) -> None:
    state = position({"red": where_red, "yellow": [0, 0]}, track=SPECIAL)
    assert len(results(state, "red", "idea")) == count


@rule("RDF-6.14")
def test_idea_on_a_plain_cell_is_a_pass() -> None:
    state = position({"red": [0, 0], "yellow": [0, 5]})
    log = acting(state, {"red": "idea", "yellow": "step"})
    assert told(log, "event-cannot")[0].message.args == {"seat": 0, "cause": "nothing-here"}
    assert GAME.to_act(state) == (1,)


@rule("RDF-6.15")
def test_rats_may_run_backwards() -> None:
    state = position({"red": [1, 4], "yellow": [0, 9]})
    acting(state, {"red": "straight", "yellow": "swap"})
    play(state, "move c2r1")
    assert where(state, "red") == [1, 2]


@rule("RDF-6.16")
@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump", "idea"])
def test_no_action_is_compulsory(card: str) -> None:
    state = position({"red": [0, 6], "yellow": [0, 7]}, track=SPECIAL)
    acting(state, {"red": card, "yellow": "straight"})
    assert GAME.to_act(state) == (0,)
    assert texts(state, "red")[-1] == "pass"
    play(state, "pass")
    assert where(state, "red") == [0, 6]


@rule("RDF-6.17")
def test_who_cannot_carry_out_the_card_passes_without_being_asked() -> None:
    state = position({"red": [0, 0], "yellow": [0, 5], "green": [3, 9]})
    log = acting(state, {"red": "swap", "yellow": "jump", "green": "step"})
    causes = [event.message.args["cause"] for event in told(log, "event-cannot")]
    assert causes == ["no-rat", "no-rat"]
    assert GAME.to_act(state) == (2,)


@rule("RDF-6.17")
def test_a_rat_without_room_has_no_way() -> None:
    around = {"yellow": [0, 1], "green": [1, 0], "blue": [1, 1]}
    cards = {"red": "step", "yellow": "idea", "green": "idea", "blue": "idea"}
    log = acting(position({"red": [0, 0], **around}), cards)
    causes = {event.message.args["seat"]: event for event in told(log, "event-cannot")}
    assert causes[0].message.args["cause"] == "no-way"
    assert causes[0].rules == ("RDF-6.17",)
    assert causes[1].message.args["cause"] == "nothing-here"


@rule("RDF-6.16", "RDF-6.18")
@pytest.mark.parametrize("answer", ["pass", "move c1r2"])
def test_a_turn_that_is_over_stays_over(answer: str) -> None:
    state = position({"red": [2, 0], "yellow": [1, 2]})
    acting(state, {"red": "step", "yellow": "straight"})
    assert play(state, answer).is_border
    assert (state.round, GAME.to_act(state)) == (1, (1,))


@rule("RDF-6.18")
def test_each_racer_has_one_turn_in_the_order_of_the_row() -> None:
    state = position({"red": [1, 4], "yellow": [1, 2], "green": [1, 0]})
    asked = []
    acting(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    while state.round == 1:
        asked.append(state.active)
        play(state, texts(state, ["red", "yellow", "green"][state.active])[-1])
    assert asked == [2, 1, 0]


# --- special cells -------------------------------------------------------------------------------


@rule("RDF-7.1", "RDF-7.2")
def test_a_spring_throws_over_walls_rats_and_any_ground() -> None:
    state = position({"red": [0, 6], "yellow": [0, 7], "green": [0, 9]}, track=SPECIAL)
    found = results(state, "red", "idea")
    assert ["move", [0, 8]] in found  # over a rat, into mud
    assert ["move", [1, 6]] in found  # over a wall
    assert ["move", [3, 6]] in found
    assert ["move", [0, 3]] in found
    assert ["move", [0, 2]] not in found
    assert ["move", [0, 9]] not in found
    assert ["move", [1, 8]] not in found
    acting(state, {"red": "idea", "yellow": "step", "green": "straight"})
    play(state, "move c9r3")
    assert where(state, "red") == [3, 9]


@rule("RDF-7.3")
def test_for_other_actions_a_spring_is_plain() -> None:
    state = position({"red": [0, 5], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [0, 7]] in results(state, "red", "straight")
    on_it = position({"red": [0, 6], "yellow": [3, 0]}, track=SPECIAL)
    assert results(on_it, "red", "straight") == cells((0, 5), (0, 4), (0, 7), (0, 8))


@rule("RDF-7.4")
def test_idea_leads_out_of_mud_by_one_open_step() -> None:
    state = position({"red": [0, 8], "yellow": [0, 9]}, track=SPECIAL)
    assert results(state, "red", "idea") == cells((0, 7), (1, 7), (1, 8), (1, 9))
    acting(state, {"red": "idea", "yellow": "swap"})
    play(state, "move c7r0")
    assert where(state, "red") == [0, 7]


@rule("RDF-7.4")
def test_walls_hold_a_rat_that_leaves_the_mud_and_mud_holds_it_again() -> None:
    state = position(
        {"red": [1, 8], "yellow": [3, 0]},
        start_finish="SF1,SF2",
        sections="23",
        orientation="printed",
    )
    assert results(state, "red", "idea") == cells((0, 7), (0, 8), (1, 7), (1, 9), (0, 9), (2, 9))
    acting(state, {"red": "idea", "yellow": "swap"})
    play(state, "move c7r0")
    assert results(state, "red", "straight") == []


@rule("RDF-7.5")
@pytest.mark.parametrize("card", ["straight", "diagonal", "step", "swap", "jump"])
def test_in_mud_everything_but_idea_is_a_pass(card: str) -> None:
    state = position({"red": [0, 8], "yellow": [0, 9]}, track=SPECIAL)
    log = acting(state, {"red": card, "yellow": "idea"})
    assert told(log, "event-cannot")[0].message.args == {"seat": 0, "cause": "mud"}
    assert where(state, "red") == [0, 8]


@rule("RDF-7.7")
def test_every_movement_may_end_in_mud() -> None:
    dash = position({"red": [0, 7], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [0, 8]] in results(dash, "red", "straight")
    assert ["move", [0, 8]] in results(dash, "red", "step")
    jump = position({"red": [2, 6], "yellow": [1, 7]}, track=SPECIAL)
    assert results(jump, "red", "jump") == cells((0, 8))
    fly = position({"red": [0, 6], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [0, 8]] in results(fly, "red", "idea")


@rule("RDF-7.8")
def test_swaps_of_others_carry_a_rat_out_of_mud() -> None:
    state = position({"red": [1, 9], "yellow": [0, 8]}, track=SPECIAL)
    acting(state, {"yellow": "idea", "red": "swap"})
    play(state, "pass")
    play(state, "swap yellow")
    assert (where(state, "yellow"), where(state, "red")) == ([1, 9], [0, 8])


@rule("RDF-6.12", "RDF-7.2")
@pytest.mark.parametrize(
    ("card", "text", "expected"),
    [("jump", "move c8r0", True), ("step", "move c6r1", False), ("idea", "move c8r0", True)],
)
def test_leapfrogs_and_flights_go_over_other_cells(card: str, text: str, expected: bool) -> None:
    state = position({"red": [0, 6], "yellow": [0, 7]}, track=SPECIAL)
    acting(state, {"red": card, "yellow": "swap"})
    assert is_airborne(state, 0, GAME.read(text)) == expected


@rule("RDF-7.9")
def test_swimming_is_one_or_two_open_steps_with_a_turn() -> None:
    state = position({"red": [1, 7], "yellow": [0, 0]}, track=SPECIAL)
    assert results(state, "red", "idea") == cells((1, 8), (2, 8), (2, 9))
    blocked = position({"red": [1, 7], "yellow": [2, 8], "green": [1, 8]}, track=SPECIAL)
    assert results(blocked, "red", "idea") == []
    log = acting(blocked, {"red": "idea", "yellow": "straight", "green": "step"})
    assert told(log, "event-cannot")[0].message.args["cause"] == "no-way"
    acting(state, {"red": "idea", "yellow": "swap"})
    play(state, "move c9r2")
    assert where(state, "red") == [2, 9]


@rule("RDF-7.9", "RDF-2.13")
def test_walls_hold_a_swimmer() -> None:
    state = position(
        {"red": [2, 7], "yellow": [3, 0]},
        start_finish="SF1,SF2",
        sections="19",
        orientation="printed",
    )
    assert results(state, "red", "idea") == cells((1, 6), (1, 7), (0, 7), (0, 8))


@rule("RDF-7.10")
def test_swimming_stays_in_the_water_and_crosses_joins() -> None:
    state = position({"red": [2, 9], "yellow": [0, 0]}, track=LONG_SPECIAL)
    expected = cells((1, 7), (1, 8), (2, 8), (1, 10), (1, 11), (2, 11))
    assert results(state, "red", "idea") == expected


@rule("RDF-7.11")
def test_out_of_water_a_dash_reaches_one_cell() -> None:
    state = position({"red": [2, 9], "yellow": [0, 0]}, track=SPECIAL)
    assert results(state, "red", "straight") == cells((1, 9), (3, 9), (2, 8), (2, 10))
    assert results(state, "red", "diagonal") == cells((1, 8), (1, 10), (3, 8), (3, 10))


@rule("RDF-7.12")
def test_out_of_water_step_swap_and_leapfrog_are_as_usual() -> None:
    state = position({"red": [2, 8], "yellow": [2, 7], "green": [3, 8]}, track=SPECIAL)
    assert len(results(state, "red", "step")) == 6
    assert results(state, "red", "swap") == [["swap", "green"], ["swap", "yellow"]]
    assert results(state, "red", "jump") == cells((2, 6))


@rule("RDF-7.13")
def test_a_move_into_water_ends_there() -> None:
    state = position({"red": [1, 6], "yellow": [0, 0]}, track=SPECIAL)
    found = results(state, "red", "straight")
    assert ["move", [1, 7]] in found
    assert ["move", [1, 8]] not in found


@rule("RDF-7.14")
@pytest.mark.parametrize(
    ("where_red", "kind"), [((2, 6), "pepper"), ((3, 5), "sugar"), ((3, 7), "clover")]
)
def test_idea_takes_the_token_of_the_cell_again_and_again(
    where_red: tuple[int, int], kind: str
) -> None:
    for _ in range(2):
        state = position({"red": where_red, "yellow": [3, 12]}, track=SPECIAL)
        acting(state, {"red": "idea", "yellow": "jump"})
        assert texts(state, "red") == ["take", "pass"]
        play(state, "take")
        assert token(state, "red") == kind
        assert results(state, "red", "idea") == [["token", kind]]


@rule("RDF-7.15")
def test_other_actions_treat_token_cells_as_plain() -> None:
    state = position({"red": [2, 5], "yellow": [3, 0]}, track=SPECIAL)
    assert ["move", [2, 7]] in results(state, "red", "straight")
    acting(state, {"yellow": "swap", "red": "straight"})
    play(state, "move c6r2")
    assert (where(state, "red"), state.tokens) == ([2, 6], [NONE, NONE])
    assert open_cards(state, "red") == {"straight"}


@rule("RDF-6.13")
def test_a_bid_idea_is_carried_out_after_the_reveal() -> None:
    state = position({"red": [2, 6], "yellow": [3, 12]}, track=SPECIAL)
    bid(state, {"red": "idea", "yellow": "jump"})
    play(state, "take")
    assert token(state, "red") == "pepper"


POND = """\
^v^v^v^v
+-+-+-+-+-+-+-+-+
:F . . . W . . F:
+ + + + + + + + +
:F . . W . W . F:
+ + + + + + + + +
:F . . . . . . F:
+ + + + + + + + +
:F . . . . . . F:
+-+-+-+-+-+-+-+-+"""


@rule("RDF-7.9", "RDF-7.10")
def test_the_log_tells_every_way_with_its_corner() -> None:
    """A swimmer stays in the water; other ways are straight."""
    state = position({"red": [1, 3], "yellow": [3, 6]}, own_track=POND)
    acting(state, {"red": "idea", "yellow": "straight"})
    (swim,) = told(play(state, "move c5r1"), "event-move")
    assert [swim.message.args[name] for name in ("origin", "via", "cell")] == [
        "c3r1",
        "c4r0",
        "c5r1",
    ]
    (dash,) = told(play(state, "move c6r1"), "event-move")
    assert [dash.message.args[name] for name in ("origin", "via", "cell")] == ["c6r3", "", "c6r1"]


@rule("RDF-6.7")
def test_the_log_tells_where_a_swap_began() -> None:
    state = position({"red": [2, 5], "yellow": [2, 6]})
    acting(state, {"red": "swap", "yellow": "idea"})
    (swap,) = told(play(state, "swap yellow"), "event-swap")
    args = swap.message.args
    assert (args["origin"], args["cell"]) == ("c5r2", "c6r2")
