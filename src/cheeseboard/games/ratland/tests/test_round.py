"""Rules RAT-3, RAT-11, RAT-12: the course of a round, its end, the end of the game."""

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, Message
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import END_OF_GAME, EVENT_NAMES
from cheeseboard.games.ratland.rules.flow import STAGES
from cheeseboard.games.ratland.state import (
    ATTACK,
    EVENING,
    EVENT,
    FEEDING,
    FILL,
    GROWTH,
    MOVES,
    NIGHT,
    OVER,
    PLANS,
    READY,
    RETURN,
    SWAPS,
)
from cheeseboard.games.ratland.tests.positions import (
    force_event,
    go_on,
    plan,
    planning,
    play,
    rats_of,
    run,
    start,
    table,
    texts_of,
    told,
)
from cheeseboard.testing import rule


@rule("RAT-3.1")
def test_seven_phases_and_the_end_of_the_round_follow_each_other() -> None:
    state = planning({"pantry": 4, "cheese": 3}, {"pantry": 4, "cheese": 3})
    for seat in (0, 1):
        state.steps[seat] = READY
    force_event(state, "helmet", 3)
    passed = [state.phase]
    while not STAGES[state.phase](state, Live(1), SILENCE):
        if state.phase != passed[-1]:
            passed.append(state.phase)
    wanted = [PLANS, MOVES, ATTACK, GROWTH, RETURN, FILL, SWAPS, FEEDING, EVENING, NIGHT, EVENT]
    assert [phase for phase in passed if phase in wanted] == [
        *wanted[:5],
        *[FILL] * 3,
        *wanted[6:],
        PLANS,
    ]


@rule("RAT-3.2")
def test_the_marker_moves_to_the_left_after_the_first_round() -> None:
    state = start(3, first_seat=2)
    assert (state.round, state.active) == (1, 2)
    force_event(state, "helmet")
    go_on(state, EVENT)
    assert (state.round, state.active) == (2, 0)


@rule("RAT-3.3")
def test_an_event_is_turned_up_for_all() -> None:
    state = start(3)
    force_event(state, "it_worked")
    log = go_on(state, EVENT)
    assert EVENT_NAMES[state.event] == "it_worked"
    assert state.event not in state.events_left
    assert log.is_border
    (told_event,) = told(log, "event-happening")
    assert told_event.seats is None


@rule("RAT-3.4", "RAT-12.1", "RAT-13.16")
def test_the_end_comes_at_once() -> None:
    state = table({"pantry": 5, "lost": 1}, {"pantry": 4, "cheese": 2}, stage="late")
    before = (list(state.rats), list(state.cheese), list(state.cards_left))
    force_event(state, "end_of_game")
    state.cards = []
    log = go_on(state, EVENT)
    assert not told(log, "event-round")
    assert (state.phase, state.event, state.cards) == (OVER, END_OF_GAME, [])
    assert (state.rats, state.cheese, state.cards_left) == before
    assert GAME.to_act(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (6, 4)


@rule("RAT-3.5")
def test_immediate_events_come_before_the_plans() -> None:
    state = table({"pantry": 3, "cheese": 1}, {"pantry": 3})
    force_event(state, "plenty")
    state.event = EVENT_NAMES.index("helmet")
    go_on(state, EVENT)
    assert (state.phase, state.cheese) == (PLANS, [2, 1])


@rule("RAT-3.7", "RAT-11.2")
def test_the_night_tidies_up() -> None:
    state = table(
        {"dump": 1, "pipe_left": 2, "bedroom": 3, "infirmary": 1, "lost": 1, "cheese": 2},
        {"pantry": 2},
        event="safe_spot",
        card=6,
    )
    state.hidden[0] = 1
    run(state, NIGHT)
    assert rats_of(state, 0) == {"pantry": 6, "infirmary": 1, "lost": 1}
    assert (state.hidden, state.cheese[0]) == ([0, 0], 2)
    assert state.past_events == [EVENT_NAMES.index("safe_spot")]
    assert (state.past_cards, state.cards) == ([6], [])
    assert state.phase == EVENT
    view = GAME.view(state, None)
    assert (view.past_events, view.past_cards) == (state.past_events, state.past_cards)


@rule("RAT-11.1")
@pytest.mark.parametrize(("active", "cheese", "can_brew"), [(0, [1, 0], False), (1, [0, 0], True)])
def test_musicians_and_alchemists_act_in_tie_order(
    active: int, cheese: list[int], can_brew: bool
) -> None:
    """With 1 piece at the table it matters whether the music comes before the alchemy."""
    state = table(
        {"clan": "musicians", "pantry": 2},
        {"clan": "alchemists", "pantry": 2, "cheese": 1},
        active=active,
    )
    force_event(state, "helmet", 2)
    go_on(state, FEEDING)
    assert (state.phase == EVENING) == can_brew
    if can_brew:
        assert texts_of(state, 1) == ["brew 0", "brew 1"]
        play(state, 1, "brew 1")
    assert state.cheese == cheese


@rule("RAT-12.2", "RAT-12.3")
def test_points_are_rats_less_graves() -> None:
    state = table(
        {"healthy": 3, "infirmary": 2, "lost": 1, "graveyard": 8, "cheese": 40},
        {"healthy": 1},
        {"healthy": 2, "cheese": 9},
    )
    state.phase = OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((-2, 1, 2), (3, 2, 1))
    assert outcome.reason.key == "over-points"
    *counted, cheese = outcome.sheet
    assert [line.points for line in counted] == [(3, 1, 2), (2, 0, 0), (1, 0, 0), (-8, 0, 0)]
    assert all(line.is_counted for line in counted)
    assert (cheese.points, cheese.is_counted) == ((40, 0, 9), False), "it decides among equals"


@rule("RAT-12.4", "RAT-12.5")
def test_cheese_breaks_ties_and_places_are_shared() -> None:
    seats = [{"healthy": n, "cheese": c} for n, c in ((5, 1), (9, 2), (9, 3), (5, 1), (4, 9))]
    for active in range(5):
        state = table(*seats, active=active)
        state.phase = OVER
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.ranks == (3, 2, 1, 3, 5)
        decided = {"seat": 2, "points": 9, "cheese": 3, "next": 2}
        assert outcome.reason == Message("over-cheese", decided)
    state.cheese[1] = 3
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason.key) == ((1, 2), "over-shared")


def test_no_outcome_before_the_end() -> None:
    state = start(2)
    assert GAME.outcome(state) is None
    assert state.next_event == NONE


@rule("RAT-3.1", "RAT-8.9", "RAT-5.9")
def test_rats_stay_where_they_work_until_the_round_is_over() -> None:
    state = planning({"pantry": 6, "cheese": 9}, {"clan": "alchemists", "pantry": 3, "cheese": 9})
    plan(state, 1, bedroom=1)
    log = plan(state, 0, dump=2, pipe_left=1, pipe_right=1)
    assert log.is_border
    assert (state.phase, GAME.to_act(state)) == (EVENING, (1,))
    assert rats_of(state, 0) == {"dump": 2, "pipe_left": 1, "pipe_right": 1, "pantry": 2}
