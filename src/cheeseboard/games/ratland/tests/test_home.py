"""Rules RAT-6, RAT-7, RAT-10, RAT-17 and the clans that work at home."""

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import NEED
from cheeseboard.games.ratland.rules import dawn, home, search
from cheeseboard.games.ratland.state import EVENING, FEEDING, FILL, GROWTH, RETURN, SWAPS
from cheeseboard.games.ratland.tests.positions import (
    board_rats,
    force_event,
    go_on,
    pieces,
    play,
    put_in_hand,
    rats,
    rats_of,
    run,
    table,
    texts_of,
    told,
)
from cheeseboard.testing import rule


@rule("RAT-6.1", "RAT-6.2")
def test_the_young_lie_in_the_bedroom() -> None:
    state = table({"bedroom": 3, "pantry": 2}, {"pantry": 2})
    run(state, GROWTH)
    assert rats_of(state, 0) == {"bedroom": 6, "pantry": 2}
    assert rats_of(state, 1) == {"pantry": 2}


@rule("RAT-6.3", "RAT-17.1")
def test_growth_goes_to_the_last_rat_of_the_supply() -> None:
    state = table({"bedroom": 60}, {"pantry": 5})
    run(state, GROWTH)
    assert (rats(state, 0, "bedroom"), state.rat_supply) == (110, 0)


@rule("RAT-6.4", "RAT-17.2")
def test_lost_and_infirmary_rats_count_for_the_order_of_growth() -> None:
    state = table(
        {"bedroom": 4, "lost": 3, "infirmary": 3},
        {"bedroom": 4, "pantry": 5},
        {"pantry": 1},
        supply=5,
    )
    run(state, GROWTH)
    assert [rats(state, seat, "bedroom") for seat in (0, 1)] == [5, 8]
    state.rat_supply = 3
    run(state, GROWTH)
    assert state.rat_supply == 0


@rule("RAT-6.4", "RAT-13.14")
def test_returning_rats_neither_breed_nor_guard_under_get_ready() -> None:
    state = table({"bedroom": 2, "infirmary": 3, "dump": 1}, {}, event="get_ready")
    run(state, GROWTH, RETURN)
    assert rats_of(state, 0) == {"bedroom": 4, "pantry": 3, "dump": 1}


@rule("RAT-7.1", "RAT-7.2")
def test_everybody_comes_home_to_the_pantry() -> None:
    state = table({"pantry": 1, "infirmary": 2, "lost": 3, "dump": 1, "cheese": 1}, {"lost": 1})
    run(state, RETURN)
    assert rats_of(state, 0) == {"pantry": 6, "dump": 1}
    assert rats_of(state, 1) == {"pantry": 1}
    run(state, FEEDING)
    assert rats(state, 0, "graveyard") == 2, "7 eat 3"


# --- feeding -------------------------------------------------------------------------------------


@rule("RAT-10.2")
def test_the_feeding_table() -> None:
    printed = (
        [0] * 4 + [1] * 3 + [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 2 + [8] * 2 + [9] * 2
    )
    assert list(NEED[:25]) == printed
    assert [NEED[rats] for rats in (25, 26, 30)] == [10, 11, 15]


@rule("RAT-10.3", "RAT-10.5")
def test_what_can_be_paid_is_paid() -> None:
    state = table({"healthy": 10, "cheese": 6}, {"healthy": 10, "cheese": 3}, cheese_supply="box")
    supply = state.cheese_supply[0]
    run(state, FEEDING)
    assert (state.cheese, state.cheese_supply[0]) == ([2, 0], supply + 7)
    assert board_rats(state, 1) == 9


@rule("RAT-10.4", "RAT-10.6", "RAT-10.7", "RAT-17.3")
def test_the_starved_go_to_the_graveyard_and_stay_there() -> None:
    state = table({"dump": 5, "city": 2, "lost": 4, "graveyard": 1, "cheese": 1}, {"pantry": 1})
    supply = state.rat_supply
    run(state, FEEDING)
    assert rats_of(state, 0) == {"dump": 3, "city": 2, "lost": 4, "graveyard": 3}
    assert state.rat_supply == supply


@rule("RAT-10.6")
def test_infirmary_rats_starve_first() -> None:
    state = table({"pantry": 6, "infirmary": 1}, {})
    run(state, FEEDING)
    assert rats_of(state, 0) == {"pantry": 4, "graveyard": 3}


# --- Silence of the ratlings ---------------------------------------------------------------------


@rule("RAT-13.12")
def test_everybody_with_a_rat_on_the_board_is_asked_for_a_swap() -> None:
    state = table(
        {"pantry": 4, "infirmary": 1}, {"infirmary": 1}, {"lost": 3}, {"dump": 1}, event="silence"
    )
    home.begin_feeding(state)
    go_on(state, SWAPS)
    assert GAME.to_act(state) == (0, 1, 3)
    assert texts_of(state, 0) == ["swap nothing", "swap healthy", "swap infirmary"]
    assert texts_of(state, 1) == ["swap nothing", "swap infirmary"]
    assert texts_of(state, 3) == ["swap nothing", "swap healthy"]
    supply = state.rat_supply
    force_event(state, "raising", 2)
    play(state, 3, "swap healthy")
    assert state.cheese[3] == 0, "all swaps come together"
    play(state, 0, "swap infirmary")
    log = play(state, 1, "swap nothing")
    assert state.cheese == [0, 0, 0, 1], "seat 0 has eaten its piece"
    assert [event.message.args["seat"] for event in told(log, "event-swap")] == [0, 3]
    assert state.rat_supply == supply + 2
    assert [rats(state, seat, "graveyard") for seat in range(4)] == [0, 0, 0, 0]


@rule("RAT-17.5")
def test_without_a_piece_left_the_rat_stays() -> None:
    state = table(
        {"pantry": 1, "cheese": 22}, {"pantry": 2, "cheese": 21}, event="silence", active=1,
        cheese_supply="box",
    )  # fmt: skip
    assert state.cheese_supply[0] == 1
    home.begin_feeding(state)
    for seat in (0, 1):
        home.answer_swap(state, seat, GAME.read("swap healthy"), SILENCE)
    run(state, SWAPS)
    assert state.cheese == [22, 22]
    assert [board_rats(state, seat) for seat in (0, 1)] == [1, 1]
    home.begin_feeding(state)
    run(state, SWAPS)


# --- clans at home -------------------------------------------------------------------------------


@rule("RAT-15.7", "RAT-15.8", "RAT-15.9")
@pytest.mark.parametrize(("stage", "cheese"), [("early", [1, 0, 0]), ("late", [3, 0, 0])])
def test_explorers_bring_cheese(stage: str, cheese: list[int]) -> None:
    state = table({"clan": "explorers", "lost": 3}, {"clan": "explorers"}, {"lost": 2}, stage=stage)
    log = run(state, RETURN)
    assert state.cheese == cheese
    (souvenir,) = told(log, "event-souvenir")
    assert souvenir.rules == ("RAT-15.7" if stage == "early" else "RAT-15.8",)


@rule("RAT-15.17")
def test_alchemists_turn_cheese_into_rats_after_feeding() -> None:
    for stage, options in (
        ("early", ["brew 0", "brew 1"]),
        ("late", ["brew 0", "brew 1", "brew 2"]),
    ):
        state = table({"clan": "alchemists", "pantry": 4, "cheese": 4}, {}, stage=stage)
        supply = state.rat_supply
        go_on(state, FEEDING)
        assert state.phase == EVENING
        assert state.cheese[0] == 3, "fed before"
        assert texts_of(state, 0) == options
        force_event(state, "helmet", 2)
        play(state, 0, options[-1])
        made = len(options) - 1
        assert state.cheese[0] == 3 - made
        assert rats_of(state, 0) == {"pantry": 4 + made}
        assert state.rat_supply == supply - made


@rule("RAT-15.17", "RAT-17.2", "RAT-15.2")
def test_alchemists_need_cheese_and_a_rat_in_the_supply() -> None:
    for facts, supply, options in (
        ({"cheese": 1}, 9, ["brew 0", "brew 1"]),
        ({"cheese": 5}, 1, ["brew 0", "brew 1"]),
        ({"cheese": 0}, 9, []),
        ({"cheese": 5}, 0, []),
    ):
        state = table({"clan": "alchemists", **facts}, {"pantry": 1}, stage="late", supply=supply)
        force_event(state, "silence", 2)
        go_on(state, FEEDING)
        assert (texts_of(state, 0) if state.phase == EVENING else []) == options


@rule("RAT-15.12", "RAT-15.13")
def test_musicians_need_a_giver_with_cheese() -> None:
    state = table({"clan": "musicians"}, {}, {})
    state.queue = [0]
    run(state, EVENING)
    assert state.cheese == [0, 0, 0]
    state = table({"clan": "musicians", "cheese": 2}, {"cheese": 2}, {"cheese": 1})
    state.queue = [0]
    log = run(state, EVENING)
    assert state.cheese == [3, 1, 1], "a tie for most is paid"
    assert [(e.message.key, e.message.args, e.rules) for e in log.events] == [
        ("event-gives-cheese", {"seat": 1}, ("RAT-15.12",)),
        ("event-music", {"seat": 0}, ("RAT-15.12",)),
    ]


@rule("RAT-15.21", "RAT-6.4")
def test_the_extra_rat_of_the_family_waits_in_line_like_the_others() -> None:
    state = table(
        {"clan": "family", "pantry": 9}, {"bedroom": 2, "pantry": 1}, stage="late", supply=2
    )
    run(state, GROWTH)
    assert (rats(state, 0, "bedroom"), rats(state, 1, "bedroom")) == (0, 4)


# --- limited cheese ------------------------------------------------------------------------------


@rule("RAT-17.4")
def test_yellow_cheese_does_not_end() -> None:
    state = table({"cheese": 60, "city": 2}, {"cheese": 50}, event="plenty")
    dawn.happen(state, SILENCE)
    assert state.cheese == [61, 51]
    search.fill_bag(state, Live(1), SILENCE)
    assert sum(state.bag) == 12
    for card in range(1, 10):
        state = table({}, {}, {}, {}, {}, {}, card=card)
        for tunnel in range(3):
            state.tunnel = tunnel
            search.fill_bag(state, Live(1), SILENCE)
            colours = sum(count > 0 for count in state.bag)
            assert sum(state.bag) == 12 + colours
            assert min(state.cheese_supply) >= 0
            search.empty_bag(state, Live(1), SILENCE)


@rule("RAT-17.5")
def test_scarce_yellow_pieces_are_dealt_in_tie_order() -> None:
    state = table({"cheese": 20}, {"cheese": 20}, {"cheese": 2}, active=1, cheese_supply="box")
    assert state.cheese_supply[0] == 2
    dawn.happen(state, SILENCE)
    assert state.cheese == [20, 21, 3]
    state = table(
        {"clan": "explorers", "lost": 3, "cheese": 20},
        {"clan": "explorers", "lost": 3, "cheese": 20},
        stage="late", active=1, cheese_supply="box",
    )  # fmt: skip
    state.cheese_supply[0] = 3
    run(state, RETURN)
    assert state.cheese == [21, 22]


@rule("RAT-17.5")
def test_a_bag_gets_the_yellow_pieces_there_are_and_orange_what_is_left() -> None:
    state = table({"cheese": 40}, {"cheese": 1}, card=1, cheese_supply="box")
    search.fill_bag(state, Live(1), SILENCE)
    assert state.bag == [3, 0, 6, 0, 0, 0]
    assert state.cheese_supply[0] == 0
    state = table({"cheese": 43, "city": 1}, {}, cheese_supply="box")
    put_in_hand(state, orange=1)
    state.tunnel, state.queue = 1, [0]
    search.settle(state, Live(1), SILENCE)
    assert (state.cheese, state.cheese_supply[:2]) == ([44, 0], [0, 11])


@rule("RAT-17.1")
def test_rats_lost_to_black_cheese_can_be_taken_the_same_round() -> None:
    state = table(
        {"clan": "alchemists", "dump": 2, "cheese": 5}, {"pantry": 3, "cheese": 2},
        supply=0, card=4,
    )  # fmt: skip
    go_on(state, FILL, pieces("black", "yellow"))
    assert (state.phase, texts_of(state, 0)) == (EVENING, ["brew 0", "brew 1"])
