"""Rule RAT-13: the events that act in phase 1, and Idleness."""

from cheeseboard.events import SILENCE
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.rules import dawn, search
from cheeseboard.games.ratland.state import EMPTY, EVENT, PLANS
from cheeseboard.games.ratland.tests.positions import (
    force_event,
    go_on,
    play,
    rats,
    rats_of,
    run,
    table,
    told,
)
from cheeseboard.testing import rule


@rule("RAT-13.1")
def test_plenty() -> None:
    state = table({"cheese": 1}, {}, {"cheese": 7}, event="plenty")
    dawn.happen(state, SILENCE)
    assert state.cheese == [2, 1, 8]


@rule("RAT-13.3")
def test_a_distant_relative_works_at_once() -> None:
    state = table({"pantry": 3}, {"pantry": 4, "lost": 1})
    force_event(state, "distant_relative", 2)
    go_on(state, EVENT)
    assert state.phase == PLANS
    assert [rats(state, seat, "pantry") for seat in (0, 1)] == [4, 5]
    play(state, 0, *["put dump 1"] * 4)


@rule("RAT-13.3", "RAT-1.4")
def test_scarce_relatives_go_to_the_smallest_clans() -> None:
    state = table(
        {"pantry": 3}, {"pantry": 4}, {"pantry": 3}, {"pantry": 2, "lost": 1},
        event="distant_relative", active=2, supply=2,
    )  # fmt: skip
    dawn.happen(state, SILENCE)
    assert [rats(state, seat, "pantry") for seat in range(4)] == [3, 4, 4, 3]
    assert state.rat_supply == 0


@rule("RAT-13.8")
def test_just_in_time_brings_all_home_for_this_round() -> None:
    state = table({"pantry": 3, "infirmary": 2, "lost": 1}, {"pantry": 1})
    force_event(state, "just_in_time", 2)
    log = go_on(state, EVENT)
    assert rats_of(state, 0) == {"pantry": 6}
    assert [event.message.args for event in told(log, "event-return")] == [{"seat": 0, "count": 3}]
    play(state, 0, "put dump 5", "put city 1")


@rule("RAT-13.9", "RAT-13.10")
def test_a_kindly_rat_is_healthy_and_works_this_round() -> None:
    state = table({"pantry": 2, "lost": 7}, {"pantry": 6}, {"pantry": 5}, event="kindly_rat")
    dawn.happen(state, SILENCE)
    assert [rats(state, seat, "pantry") for seat in range(3)] == [1, 6, 6]
    state = table({"lost": 9}, {"pantry": 6}, {"pantry": 5}, event="kindly_rat")
    dawn.happen(state, SILENCE)
    assert [rats(state, seat, "pantry") for seat in range(3)] == [0, 6, 5]


@rule("RAT-13.11", "RAT-17.1")
def test_raising_of_a_rat() -> None:
    state = table({"graveyard": 3}, {"pantry": 2}, {"graveyard": 1}, event="raising")
    supply = state.rat_supply
    dawn.happen(state, SILENCE)
    assert [rats(state, seat, "graveyard") for seat in range(3)] == [2, 0, 0]
    assert state.rat_supply == supply + 2


@rule("RAT-13.15")
def test_idleness_pays_tunnel_by_tunnel() -> None:
    state = table({"dump": 1}, {"pantry": 1}, {"pantry": 1}, event="idleness")
    run(state, EMPTY)
    assert state.cheese == [0, 1, 1]
    limited = table(
        {"cheese": 20}, {"cheese": 20}, {"cheese": 3}, event="idleness", active=2,
        cheese_supply="box",
    )  # fmt: skip
    run(limited, EMPTY)
    assert limited.cheese == [20, 20, 4]


@rule("RAT-13.7", "RAT-13.15", "RAT-13.12")
def test_finishing_events_leave_earlier_rounds_alone() -> None:
    state = table({"pantry": 4, "cheese": 4}, {"pantry": 4, "cheese": 4}, event="raising")
    run(state, EMPTY)
    assert state.cheese == [4, 4]
    assert search.food_in(state, 0) == 0
    assert GAME.outcome(state) is None
