"""Rule RAT-4 and what events and variants add to plans."""

import pytest

from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import EVENT_NAMES
from cheeseboard.games.ratland.moves import MOST_CHANGES
from cheeseboard.games.ratland.rules.plans import is_fresh
from cheeseboard.games.ratland.state import AGGRESSIVE, ATTACK, NORMAL, PLANS, READY
from cheeseboard.games.ratland.tests.positions import (
    force_event,
    go_on,
    plan,
    plan_line,
    planning,
    play,
    rats_of,
    start,
    texts_of,
    told,
)
from cheeseboard.games.ratland.wording import last_plan
from cheeseboard.match import Match
from cheeseboard.testing import rule


@rule("RAT-4.1", "RAT-4.2", "RAT-4.3")
def test_rats_go_to_any_place_in_any_order_and_the_rest_guards() -> None:
    state = planning({"pantry": 7}, {"pantry": 3})
    places = ("bedroom", "dump", "city", "field", "pipe_left", "pipe_right")
    puts = [f"put {place} {count}" for count in (1, 5) for place in places]
    assert texts_of(state, 0) == [*puts, "done"]
    play(state, 0, "put pipe_right 1", "put city 1")
    assert texts_of(state, 0) == [*puts, "take city", "take pipe_right", "done"]
    play(state, 0, "put city 1")
    assert texts_of(state, 0) == [*puts[:6], "take city", "take pipe_right", "done"]
    play(state, 0, "put field 1", "put bedroom 1", "done")
    assert texts_of(state, 0) == ["ready"]
    assert state.plans[:7] == [0, 2, 1, 0, 1, 1, 2]


@rule("RAT-4.3", "RAT-4.6")
def test_a_plan_is_fresh_until_its_seat_touches_it() -> None:
    state = planning({"pantry": 5}, {"pantry": 3})
    assert is_fresh(state, 0)
    play(state, 0, "put dump 1")
    assert not is_fresh(state, 0)
    assert is_fresh(state, 1)  # whatever the other does
    play(state, 0, "take dump")
    assert not is_fresh(state, 0)
    play(state, 1, "done")
    assert not is_fresh(state, 1)


@rule("RAT-4.6", "RAT-14.1", "RAT-13.7")
def test_a_plan_that_is_ready_hides_just_what_was_asked() -> None:
    plain = planning({"pantry": 5, "cheese": 1}, {"pantry": 3})
    plan(plain, 0, dump=2)
    view = GAME.view(plain, 1)
    assert view.plans[:7] == [HIDDEN] * 7
    assert (view.plan_sides[0], view.plan_hides[0]) == (NONE, NONE)
    secret = planning(
        {"pantry": 5, "cheese": 1}, {"pantry": 3}, event="safe_spot", board="secret_each_round"
    )
    plan(secret, 0, dump=2, side="aggressive")
    view = GAME.view(secret, 1)
    assert (view.plan_sides[0], view.plan_hides[0]) == (HIDDEN, HIDDEN)


@rule("RAT-14.1")
def test_a_plan_with_a_side_is_fresh_before_the_side_is_chosen() -> None:
    state = planning({"pantry": 5}, {"pantry": 3}, board="secret_each_round")
    assert is_fresh(state, 0)
    play(state, 0, "side normal")
    assert not is_fresh(state, 0)


@rule("RAT-4.2")
def test_all_rats_may_go_to_one_place() -> None:
    state = planning({"pantry": 7}, {"pantry": 3})
    play(state, 0, "put bedroom 5", "put bedroom 1", "put bedroom 1")
    assert texts_of(state, 0) == ["take bedroom", "done"]


@rule("RAT-4.1", "RAT-4.6")
def test_rats_come_back_to_the_pantry() -> None:
    state = planning({"pantry": 5}, {"pantry": 3})
    play(state, 0, "put dump 5", "take dump", "take dump", "put city 1")
    assert state.plans[:7] == [3, 1, 0, 0, 0, 0, 1]
    assert state.changes == [2, 0]
    assert GAME.view(state, 1).changes == [0, 0]
    play(state, 0, "done", "ready")
    assert GAME.view(state, 1).changes == [0, 0]


@rule("RAT-4.6")
def test_nobody_changes_a_plan_for_ever() -> None:
    """Whoever moves at random or in circles comes to an end."""
    state = planning({"pantry": 1, "cheese": 1}, {"pantry": 3}, event="safe_spot")
    for _ in range(MOST_CHANGES):
        play(state, 0, "hide nothing" if state.plan_hides[0] else "hide piece")
    play(state, 0, "put dump 1")
    assert texts_of(state, 0) == ["done"]
    assert GAME.choices(GAME.view(state, 0), 0)[0].text == "done;ready"


@rule("RAT-4.6")
def test_a_plan_can_be_that_of_the_round_before() -> None:
    state = planning({"pantry": 8, "cheese": 9}, {"pantry": 3})
    force_event(state, "mass_attacks", 2)
    plan(state, 1)
    plan(state, 0, pipe_left=6, pipe_right=1)
    assert state.last_plans[:7] == [0, 0, 0, 6, 1, 0, 1]
    offered = {choice.label.message.key: choice for choice in GAME.choices(state, 0)}
    assert "move-clear" not in offered
    assert offered["move-last"].text == "put pipe_left 5;put pipe_left 1;put pipe_right 1"
    play(state, 0, "put dump 1", "put city 1")
    offered = {choice.label.message.key: choice for choice in GAME.choices(state, 0)}
    assert offered["move-clear"].text == "take dump;take city"
    assert offered["move-last"].text.startswith("take dump;take city;put pipe_left 5")


@rule("RAT-4.6")
@pytest.mark.parametrize(("rats", "dump", "bedroom"), [(4, 2, 1), (6, 4, 2), (8, 4, 2), (17, 4, 2)])
def test_as_last_round_sends_as_many_as_then_while_there_are_so_many(
    rats: int, dump: int, bedroom: int
) -> None:
    state = planning({"pantry": rats}, {"pantry": 3})
    state.last_plans[:7] = [4, 0, 0, 0, 0, 2, 2]
    assert last_plan(state, 0) == [bedroom, dump, 0, 0, 0, 0]
    state.event = EVENT_NAMES.index("get_ready")
    assert last_plan(state, 0)[0] == bedroom
    state.last_plans[:7] = [0, 0, 0, 0, 0, 4, 0]
    assert last_plan(state, 0)[0] == min(rats, 3)


@rule("RAT-4.4")
def test_every_round_is_planned_anew() -> None:
    state = planning({"pantry": 3}, {"pantry": 3})
    force_event(state, "helmet", 2)
    plan(state, 1)
    plan(state, 0, pipe_left=3)
    assert (state.phase, state.round) == (PLANS, 2)
    assert rats_of(state, 0) == {"pantry": 3}
    assert state.plans == [0, 0, 0, 0, 0, 0, 3] * 2


@rule("RAT-4.5")
def test_infirmary_and_lost_rats_are_not_placed() -> None:
    state = planning({"pantry": 2, "infirmary": 3, "lost": 4}, {"pantry": 1})
    play(state, 0, "put bedroom 1", "put city 1")
    assert not [text for text in texts_of(state, 0) if text.startswith("put")]


@rule("RAT-4.6")
def test_plans_are_taken_back_freely_until_all_are_ready() -> None:
    match = Match.new(GAME, 3, {}, 11)
    match.play_line(1, ["put bedroom 5", "done", "ready"])
    assert list(match.to_act) == [0, 2]
    assert match.undoable(1) == 3
    match.undo(1)
    assert list(match.to_act) == [0, 1, 2]
    assert [move.text for move in match.moves(1)] == ["ready"]
    match.undo(1)
    match.play_line(1, ["take bedroom", "put dump 1", "done", "ready"])
    match.play_line(0, ["put bedroom 1", "done", "ready"])
    match.play_line(2, ["put bedroom 1", "done"])
    assert match.undoable(1) == 5
    log = match.play(2, "ready")
    assert {event.message.key for event in log} >= {"event-plan"}
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


@rule("RAT-4.7")
def test_nobody_but_athletes_moves_a_rat_after_the_reveal() -> None:
    for clan in ("ninja", "family", "seers"):
        state = planning({"clan": clan, "pantry": 3}, {"pantry": 3})
        force_event(state, "helmet", 2)
        plan(state, 1)
        plan(state, 0)
        assert state.phase == PLANS


@rule("RAT-4.8")
def test_a_seat_without_healthy_rats_is_not_asked() -> None:
    state = planning({"pantry": 0, "infirmary": 2, "cheese": 1}, {"pantry": 1}, {"pantry": 0})
    assert GAME.to_act(state) == (1,)
    force_event(state, "helmet", 2)
    plan(state, 1)
    assert rats_of(state, 0) == {"pantry": 2}
    assert GAME.to_act(state) == (0, 1)


@rule("RAT-4.8")
def test_a_table_without_rats_plays_on() -> None:
    state = planning({}, {})
    assert GAME.to_act(state) == ()
    go_on(state)
    assert state.round > 1


# --- A safe spot, Get ready! ---------------------------------------------------------------------


@rule("RAT-13.7")
def test_those_who_have_cheese_hide_a_piece_or_none() -> None:
    state = planning({"pantry": 1, "cheese": 1}, {"pantry": 1}, {"cheese": 1}, event="safe_spot")
    assert state.plan_hides == [1, NONE, 1]
    play(state, 0, "put bedroom 1", "hide nothing")
    assert texts_of(state, 0) == ["take bedroom", "hide piece", "done"]
    assert "hide nothing" not in texts_of(state, 1)
    assert texts_of(state, 2) == ["hide nothing", "done"]
    assert GAME.view(state, 1).plan_hides == [1, NONE, 1]
    play(state, 0, "done", "ready")
    assert GAME.view(state, 1).plan_hides == [HIDDEN, NONE, 1]
    assert GAME.view(state, 0).plan_hides == [0, NONE, 1]


@rule("RAT-13.7")
def test_a_hidden_piece_is_safe_and_can_be_eaten() -> None:
    state = planning(
        {"pantry": 5}, {"pantry": 4, "cheese": 2}, {"pantry": 1, "cheese": 9}, event="safe_spot"
    )
    force_event(state, "kindly_rat", 2)
    plan(state, 1, hide=True, pipe_left=4)
    plan(state, 2)
    log = plan(state, 0, pipe_left=5)
    loot = {
        event.message.args["seat"]: event.message.args["count"] for event in told(log, "event-loot")
    }
    assert loot == {0: 1, 1: 3}
    assert [event.message.args["seat"] for event in told(log, "event-hides")] == [1]
    fed = [event.message.args["count"] for event in told(log, "event-fed")]
    assert fed == [1, 1, 0]
    assert state.hidden == [0, 0, 0]


@rule("RAT-13.13")
def test_get_ready_leaves_at_most_three_at_home() -> None:
    state = planning({"pantry": 8}, {"pantry": 2}, event="get_ready")
    assert "put bedroom 5" not in texts_of(state, 0)
    assert "done" not in texts_of(state, 0)
    assert "done" in texts_of(state, 1)
    play(state, 0, "put bedroom 1", "put bedroom 1", "put bedroom 1")
    assert "put bedroom 1" not in texts_of(state, 0)
    play(state, 0, "take bedroom", "put dump 1", "put city 1", "put field 1", "put field 1")
    assert "done" not in texts_of(state, 0)
    play(state, 0, "put pipe_left 1", "done")
    assert state.plans[:7] == [1, 1, 2, 1, 0, 2, 1]


# --- sides of the boards -------------------------------------------------------------------------


@rule("RAT-14.1")
def test_aggressive_for_all_asks_nobody() -> None:
    state = start(3, board="aggressive")
    assert state.sides == [AGGRESSIVE] * 3
    assert texts_of(state, 0)[0] == "put bedroom 1"


@rule("RAT-14.1")
@pytest.mark.parametrize("board", ["secret", "secret_each_round"])
def test_sides_are_chosen_behind_the_screen(board: str) -> None:
    state = start(3, board=board)
    assert state.sides == [NONE] * 3
    assert texts_of(state, 0) == ["side normal", "side aggressive"]
    plan(state, 0, side="aggressive", bedroom=1)
    assert state.sides == [NONE] * 3
    assert GAME.view(state, 1).plan_sides == [HIDDEN, NONE, NONE]
    assert GAME.view(state, None).plan_sides == [HIDDEN, NONE, NONE]
    assert GAME.view(state, 0).plan_sides == [AGGRESSIVE, NONE, NONE]
    force_event(state, "mass_attacks")
    plan(state, 1)
    log = plan(state, 2)
    sides = {
        event.message.args["seat"]: event.message.args["side"] for event in told(log, "event-side")
    }
    assert sides == {0: "aggressive", 1: "normal", 2: "normal"}
    while state.phase != PLANS:
        seat = GAME.to_act(state)[0]
        play(state, seat, texts_of(state, seat)[0])
    if board == "secret":
        assert state.sides == [AGGRESSIVE, NORMAL, NORMAL]
        assert texts_of(state, 0)[0] == "put bedroom 1"
    else:
        assert state.sides == [NONE] * 3
        assert texts_of(state, 0) == ["side normal", "side aggressive"]


@rule("RAT-14.1", "RAT-4.8")
def test_a_side_is_asked_even_without_rats() -> None:
    state = planning({}, {"pantry": 3}, board="secret_each_round")
    assert next(plan_line(state, 0)) == "side normal"
    play(state, 0, "side aggressive")
    assert texts_of(state, 0) == ["side normal", "done"]
    play(state, 0, "side normal", "done", "ready")
    assert (state.steps[0], state.plan_sides[0]) == (READY, NORMAL)


# --- Athletes ------------------------------------------------------------------------------------


@rule("RAT-15.22", "RAT-4.7")
@pytest.mark.parametrize(("event", "count"), [("helmet", 1), ("raising", 3)])
def test_athletes_move_rats_after_the_reveal(event: str, count: int) -> None:
    state = planning(
        {"clan": "athletes", "pantry": 4, "cheese": 9}, {"pantry": 3, "cheese": 9}, event=event
    )
    plan(state, 1)
    plan(state, 0, dump=4)
    assert (GAME.to_act(state), state.rat_moves) == ((0,), count)
    assert "stay" in texts_of(state, 0)
    assert "move dump>pipe_left" in texts_of(state, 0)
    assert "move city>dump" not in texts_of(state, 0)
    for moved in range(1, count):
        play(state, 0, "move dump>bedroom")
        assert rats_of(state, 0) == {"dump": 4 - moved, "bedroom": moved}
        assert GAME.to_act(state) == (0,)
    stayed = state.copy()
    play(stayed, 0, "stay")
    assert stayed.phase > ATTACK or stayed.round > state.round
    log = play(state, 0, "move dump>bedroom")
    assert next(event.message.args["count"] for event in told(log, "event-born")) == count


@rule("RAT-15.22", "RAT-15.3")
def test_two_clans_of_athletes_move_in_tie_order() -> None:
    athletes = {"clan": "athletes", "pantry": 2}
    state = planning(athletes, {"pantry": 2}, athletes, active=1)
    for seat in range(3):
        plan(state, seat)
    assert state.queue == [2, 0]
    play(state, 2, "stay")
    assert GAME.to_act(state) == (0,)
