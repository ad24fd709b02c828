"""Rules RAT-5 and RAT-14.2 to RAT-14.7 beside the worked examples."""

import pytest

from cheeseboard.games.ratland.state import ATTACK, GROWTH
from cheeseboard.games.ratland.tests.positions import board_rats, rats, rats_of, run, table
from cheeseboard.testing import rule
from cheeseboard.words import words


@rule("RAT-5.1", "RAT-5.6")
def test_enough_cheese_fills_both_claims() -> None:
    state = table({"cheese": 9, "pantry": 1}, {"pipe_right": 4}, {"pipe_left": 3})
    run(state, ATTACK)
    assert state.cheese == [4, 3, 2]


@rule("RAT-5.2", "RAT-5.3")
@pytest.mark.parametrize(("raiders", "stolen"), [(0, 0), (2, 0), (3, 0), (4, 1), (6, 3)])
def test_a_claim_is_what_exceeds_the_defence(raiders: int, stolen: int) -> None:
    state = table({"pipe_left": raiders}, {"cheese": 5, "pantry": 3}, {})
    run(state, ATTACK)
    assert state.cheese == [stolen, 5 - stolen, 0]


@rule("RAT-5.3", "RAT-5.6", "RAT-5.7")
def test_raids_tell_what_they_are_worth_and_then_what_they_take() -> None:
    state = table({"cheese": 1}, {"pipe_right": 1}, {"pipe_left": 2})
    log = run(state, ATTACK)
    said = [words("ratland", "en").say(event.message) for event in log.events]
    assert said == [
        "Yellow raids the red pantry, 1 against 0: there is nothing left to take.",
        "Green raids the red pantry, 2 against 0: the loot is 1 piece of cheese.",
        "Yellow carries off nothing: there is no cheese to take.",
        "Green carries off 1 piece of cheese in all.",
        "Red loses 1 piece of cheese to raiders.",
    ]


@rule("RAT-5.9")
def test_raids_on_normal_boards_kill_nobody() -> None:
    state = table(
        {"pipe_left": 3, "pipe_right": 1, "pantry": 1}, {"pantry": 2, "cheese": 3}, {"pantry": 4}
    )
    before = list(state.rats)
    run(state, ATTACK)
    assert (state.rats, state.cheese) == (before, [1, 2, 0])


@rule("RAT-5.5", "RAT-5.12")
def test_hidden_cheese_limits_two_players_too() -> None:
    state = table({"pipe_left": 5}, {"cheese": 3, "hidden": 1}, event="safe_spot")
    run(state, ATTACK)
    assert state.cheese == [2, 1]


@rule("RAT-5.11")
def test_the_pantry_defends_both_pipes_of_two_players() -> None:
    state = table({"pipe_left": 3, "pipe_right": 4}, {"cheese": 9, "pantry": 2})
    run(state, ATTACK)
    assert state.cheese == [3, 6]


@rule("RAT-13.2", "RAT-5.2")
def test_mass_attacks_help_no_empty_pipe() -> None:
    state = table({"cheese": 2}, {"cheese": 2}, {"cheese": 2}, event="mass_attacks")
    run(state, ATTACK)
    assert state.cheese == [2, 2, 2]


@rule("RAT-14.2", "RAT-14.3", "RAT-14.4")
@pytest.mark.parametrize(
    ("aggressor", "guards_left", "raiders_left"), [("normal", 2, 3), ("aggressive", 1, 3)]
)
def test_only_aggressors_kill(aggressor: str, guards_left: int, raiders_left: int) -> None:
    state = table(
        {"side": aggressor, "pipe_left": 3, "pipe_right": 1},
        {"side": "aggressive", "pantry": 2, "cheese": 1},
        {"side": "normal", "pantry": 1},
    )
    run(state, ATTACK)
    assert rats(state, 1, "pantry") == guards_left
    assert rats(state, 0, "pipe_left") == raiders_left
    assert rats(state, 0, "pipe_right") == (1 if aggressor == "normal" else 0)
    assert rats(state, 2, "pantry") == 1


@rule("RAT-14.4")
def test_each_pipe_is_judged_by_itself() -> None:
    state = table(
        {"side": "aggressive", "pipe_left": 2, "pipe_right": 2},
        {"pantry": 2, "cheese": 1},
        {"pantry": 5},
    )
    run(state, ATTACK)
    assert rats_of(state, 0) == {"pipe_left": 1, "pipe_right": 1}


@rule("RAT-14.3", "RAT-14.5")
def test_two_won_raids_against_one_guard_kill_one() -> None:
    state = table(
        {"pantry": 1},
        {"side": "aggressive", "pipe_right": 2},
        {"side": "aggressive", "pipe_left": 3},
    )
    run(state, ATTACK)
    assert board_rats(state, 0) == 0
    assert [board_rats(state, seat) for seat in (1, 2)] == [2, 3]


@rule("RAT-14.5", "RAT-15.18")
def test_guards_of_the_conquerors_ability_cannot_die() -> None:
    state = table(
        {"side": "aggressive", "pipe_left": 4},
        {"clan": "conquerors", "bedroom": 3, "cheese": 5},
        {},
        stage="late",
    )
    run(state, ATTACK)
    assert state.cheese == [2, 3, 0]
    assert rats_of(state, 1) == {"bedroom": 3}


@rule("RAT-14.5", "RAT-13.13")
def test_a_guard_killed_under_get_ready_breeds_no_more() -> None:
    for home in ({"pantry": 1, "bedroom": 2}, {"bedroom": 3}):
        state = table(
            {"side": "aggressive", "pipe_left": 5}, {**home, "cheese": 1}, {}, event="get_ready"
        )
        run(state, ATTACK, GROWTH)
        assert rats_of(state, 1) == {"bedroom": 4}


@rule("RAT-14.6")
def test_the_dead_of_raids_go_to_the_supply() -> None:
    state = table(
        {"side": "aggressive", "pipe_left": 3, "pipe_right": 1}, {"pantry": 1}, {"pantry": 1}
    )
    supply = state.rat_supply
    run(state, ATTACK)
    assert state.rat_supply == supply + 2
    assert rats(state, 0, "graveyard") == rats(state, 1, "graveyard") == 0


@rule("RAT-14.7")
def test_a_guard_of_two_players_dies_only_if_there_is_one() -> None:
    state = table({"side": "aggressive", "pipe_left": 2}, {"cheese": 3, "bedroom": 4})
    run(state, ATTACK)
    assert state.cheese == [2, 1]
    assert board_rats(state, 1) == 4


# --- Ninja ---------------------------------------------------------------------------------------


@rule("RAT-15.14")
@pytest.mark.parametrize(
    ("left", "right", "event", "stolen"),
    [(2, 0, "", 1), (1, 0, "", 0), (3, 0, "", 0), (2, 1, "", 0), (1, 0, "mass_attacks", 0)],
)
def test_early_ninja(left: int, right: int, event: str, stolen: int) -> None:
    state = table(
        {"clan": "ninja", "pipe_left": left, "pipe_right": right},
        {"cheese": 2, "pantry": 9},
        {"cheese": 2, "pantry": 9},
        event=event,
    )
    run(state, ATTACK)
    assert state.cheese == [stolen, 2 - stolen, 2]


@rule("RAT-15.14")
def test_a_ninja_slips_in_from_any_seat() -> None:
    state = table(
        {"cheese": 2, "pantry": 9},
        {"clan": "ninja", "pipe_left": 2},
        {"cheese": 2, "pantry": 9},
    )
    run(state, ATTACK)
    assert state.cheese == [2, 1, 1]


@rule("RAT-15.15")
@pytest.mark.parametrize(
    ("left", "right", "cheese"), [(1, 1, [2, 1, 1]), (1, 2, [1, 1, 2]), (2, 0, [0, 2, 2])]
)
def test_late_ninja(left: int, right: int, cheese: list[int]) -> None:
    state = table(
        {"clan": "ninja", "pipe_left": left, "pipe_right": right},
        {"cheese": 2, "pantry": 9},
        {"cheese": 2, "pantry": 9},
        stage="late",
    )
    run(state, ATTACK)
    assert state.cheese == cheese


@rule("RAT-15.16", "RAT-5.7")
def test_a_ninja_shares_too_little_cheese_like_others() -> None:
    state = table(
        {"clan": "ninja", "pipe_left": 2},
        {"cheese": 1, "pantry": 4},
        {"pipe_right": 6},
    )
    run(state, ATTACK)
    assert state.cheese == [0, 0, 1]


@rule("RAT-15.16", "RAT-5.12")
def test_a_ninja_slips_past_the_rats_in_a_shared_pipe() -> None:
    state = table({"clan": "ninja", "pipe_left": 2}, {"cheese": 3, "pipe_right": 5, "pantry": 3})
    run(state, ATTACK)
    assert state.cheese == [1, 2]
    state = table(
        {"clan": "ninja", "pipe_left": 1, "pipe_right": 1},
        {"cheese": 3, "pipe_right": 5, "pantry": 3},
        stage="late",
    )
    run(state, ATTACK)
    assert state.cheese == [2, 1]


@rule("RAT-15.16", "RAT-14.4", "RAT-14.7")
@pytest.mark.parametrize(("stage", "sent"), [("early", 2), ("late", 1)])
def test_slipping_in_wins_no_raid_between_two_players(stage: str, sent: int) -> None:
    state = table(
        {"clan": "ninja", "side": "aggressive", "pipe_left": sent},
        {"cheese": 3, "pipe_right": 1, "pantry": 3},
        stage=stage,
    )
    run(state, ATTACK)
    assert state.cheese == [1, 2]
    assert board_rats(state, 0) == sent - 1  # the raid has failed
    assert rats_of(state, 1) == {"pipe_right": 1, "pantry": 3}


@rule("RAT-15.18", "RAT-5.11")
@pytest.mark.parametrize(("stage", "stolen"), [("early", 6), ("late", 2)])
def test_conquerors_hold_both_shared_pipes_with_two_more(stage: str, stolen: int) -> None:
    state = table(
        {"pipe_left": 4, "pipe_right": 3},
        {"clan": "conquerors", "pipe_left": 1, "cheese": 9},
        stage=stage,
    )
    run(state, ATTACK)
    assert state.cheese == [stolen, 9 - stolen]
