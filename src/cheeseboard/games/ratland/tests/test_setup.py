"""Rules RAT-1, RAT-2 and RAT-16: words, set-up, number of seats."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import Log
from cheeseboard.game import HIDDEN, NONE, BadSetup
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import BOX, CLAN_NAMES, NEED, TIE_ORDER
from cheeseboard.games.ratland.rules import search, stock
from cheeseboard.games.ratland.state import ATTACK, CLAN_CHOICE, EVENT, PLANS
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
from cheeseboard.match import Match
from cheeseboard.testing import rule


@rule("RAT-1.1", "RAT-5.1")
def test_the_left_neighbour_has_the_next_number() -> None:
    for raider, pipe, victim in ((0, "pipe_left", 1), (3, "pipe_left", 0), (0, "pipe_right", 3)):
        seats = [{"cheese": 5} for _ in range(4)]
        seats[raider] = {pipe: 2}
        state = table(*seats)
        run(state, ATTACK)
        expected = [5, 5, 5, 5]
        expected[raider], expected[victim] = 2, 3
        assert state.cheese == expected


@rule("RAT-1.2", "RAT-16.7")
def test_two_players_are_neighbours_on_both_sides() -> None:
    for pipe in ("pipe_left", "pipe_right"):
        state = table({pipe: 2}, {"cheese": 5})
        run(state, ATTACK)
        assert state.cheese == [2, 3]


@rule("RAT-1.3", "RAT-1.4", "RAT-1.5")
def test_tie_order_starts_with_the_active_player() -> None:
    assert TIE_ORDER[5][3] == (3, 4, 0, 1, 2)
    state = table({}, {}, {}, active=1)
    assert stock.tie_order(state) == (1, 2, 0)
    assert stock.is_before(state, 2, 0)
    assert list(stock.burden_order(state)) == [0, 2, 1]
    assert list(stock.burden_order(table({}, {}, {}, active=1, bad_ties="first"))) == [1, 2, 0]


@rule("RAT-1.6")
def test_healthy_clan_and_mouths() -> None:
    state = table(
        {"dump": 1, "pipe_left": 2, "bedroom": 3, "infirmary": 4, "lost": 5, "graveyard": 6}, {}
    )
    assert stock.healthy(state, 0) == 6
    assert stock.mouths(state, 0) == 10
    assert stock.clan_size(state, 0) == 15


@rule("RAT-1.7")
def test_a_black_piece_that_counts_as_yellow_goes_back_itself() -> None:
    state = table({"city": 1}, {}, event="it_worked", cheese_supply="box")
    state.drawn[3], state.cheese_supply[3] = 1, 3
    state.queue = [0]
    yellow = state.cheese_supply[0]
    search.settle(state, Live(1), Log())
    assert state.cheese == [1, 0]
    assert (state.cheese_supply[3], state.cheese_supply[0]) == (4, yellow - 1)


@rule("RAT-1.8")
def test_everybody_plans_and_swaps_at_once_others_act_in_tie_order() -> None:
    assert GAME.to_act(start(5)) == (0, 1, 2, 3, 4)
    state = planning(*({"clan": "athletes", "pantry": 3} for _ in range(3)), active=2)
    for seat in range(3):
        plan(state, seat)
    assert (GAME.to_act(state), state.queue) == ((2,), [2, 0, 1])


@rule("RAT-1.9")
def test_an_event_ends_with_its_round() -> None:
    state = planning({"pantry": 1}, {"pantry": 1, "cheese": 5}, {}, event="mass_attacks")
    force_event(state, "doctor_cheese", 2)
    plan(state, 1)
    plan(state, 0, pipe_left=1)
    assert state.cheese[:2] == [1, 4], "1 and 1 more against 1"
    force_event(state, "it_worked", 3)
    plan(state, 1)
    plan(state, 0, pipe_left=1)
    assert state.cheese[:2] == [1, 4], "1 against 1"


@rule("RAT-1.10", "RAT-15.1", "RAT-15.4")
def test_finishing_events_are_the_late_stage() -> None:
    for event in range(14):
        state = start(2)
        state.event = event
        assert stock.is_late(state) == (event >= 6)
    early = table({"clan": "family"}, {"clan": "mutants"}, stage="early")
    late = table({"clan": "family", "bedroom": 2}, {"clan": "mutants"}, stage="late")
    early.drawn[4] = late.drawn[4] = 1
    assert (search.food_in(early, 1), search.food_in(late, 1)) == (1, 2)


@rule("RAT-1.11")
def test_cheese_is_known_while_the_screens_stand() -> None:
    state = planning({"pantry": 3, "cheese": 4}, {"pantry": 3, "cheese": 9}, event="safe_spot")
    plan(state, 1, hide=True)
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).cheese == [4, 9]


@rule("RAT-1.12")
def test_only_the_number_of_rats_counts() -> None:
    rats = BOX["rats"]
    assert rats["single_tokens"] + 2 * rats["double_tokens"] == 115
    state = start(2)
    assert state.rat_supply + sum(state.rats) == 115
    assert all(isinstance(count, int) for count in state.rats)


@rule("RAT-2.1")
def test_boards_lie_with_their_normal_side_up() -> None:
    assert start(4).sides == [0, 0, 0, 0]
    assert set(BOX["boards"].values()) == {"seed", 6}


@rule("RAT-2.2", "RAT-2.3", "RAT-16.3")
@pytest.mark.parametrize("seats", range(2, 13))
def test_seven_rats_two_pieces_and_the_rest_in_the_supply(seats: int) -> None:
    state = GAME.setup(GAME.meta.complete({"clans": True}), seats, Live(3), Log())
    assert state.phase == CLAN_CHOICE
    boxes = 1 if seats <= 6 else 2
    assert [rats_of(state, seat) for seat in range(seats)] == [{"pantry": 7}] * seats
    assert state.cheese == [2] * seats
    assert state.rat_supply == 115 * boxes - 7 * seats
    assert state.cheese_supply[1:] == [11 * boxes, 11 * boxes, 4 * boxes, 4 * boxes, 6 * boxes]
    assert NEED[7] == 3


@rule("RAT-2.3", "RAT-17.5")
def test_the_yellow_supply_of_the_box_is_what_is_left() -> None:
    assert start(6, cheese_supply="box", clans=True).cheese_supply[0] == 44 - 12
    assert start(7, cheese_supply="box", clans=True).cheese_supply[0] == 88 - 14


@rule("RAT-2.8", "RAT-16.3", "RAT-17.6")
@pytest.mark.parametrize(("seats", "in_order"), [(3, range(1, 10)), (8, range(1, 10))])
def test_cheese_cards_in_ascending_order(seats: int, in_order: range) -> None:
    state = start(seats, cheese_order="ascending")
    seen = list(state.cards)
    for event in ("mass_attacks", "helmet", "it_worked", "doctor_cheese", "plenty", "silence"):
        state.past_cards, state.cards = [*state.past_cards, *state.cards], []
        state.round = min(state.round, 4)
        force_event(state, event)
        go_on(state, EVENT)
        seen += state.cards
    copies = 1 if seats <= 6 else 2
    assert seen == [card for card in in_order for _ in range(copies)][: 7 * copies]
    assert len(state.cards_left) == 2 * copies


@rule("RAT-2.8")
def test_shuffled_cheese_cards_come_in_any_order() -> None:
    first = Counter(start(2, seed).cards[0] for seed in range(300))
    assert set(first) == set(range(1, 10))


@rule("RAT-2.9")
def test_the_first_active_player_is_drawn_or_named() -> None:
    assert {start(4, seed).active for seed in range(60)} == {0, 1, 2, 3}
    assert start(4, first_seat=2).active == 2
    with pytest.raises(BadSetup, match="refuse-option-seat"):
        Match.new(GAME, 2, {"first_seat": 2}, 1)


@rule("RAT-2.10", "RAT-2.11")
def test_each_keeps_one_of_two_clans_and_all_are_turned_up_together() -> None:
    state = start(3, seed=5, clans=True)
    assert GAME.to_act(state) == (0, 1, 2)
    for seat in range(3):
        own = state.dealt_clans[2 * seat : 2 * seat + 2]
        assert texts_of(state, seat) == [f"keep {CLAN_NAMES[clan]}" for clan in sorted(own)]
    kept = [state.dealt_clans[1], state.dealt_clans[2], state.dealt_clans[5]]
    dropped = [state.dealt_clans[0], state.dealt_clans[3], state.dealt_clans[4]]
    for seat in (2, 0):
        play(state, seat, f"keep {CLAN_NAMES[kept[seat]]}")
        assert state.clans == [NONE] * 3
        assert GAME.view(state, 1).clan_choices[seat] == HIDDEN
    log = play(state, 1, f"keep {CLAN_NAMES[kept[1]]}")
    assert log.is_border
    assert len(told(log, "event-clan")) == 3
    assert (state.clans, state.phase) == (kept, PLANS)
    assert GAME.view(state, None).clans == kept
    assert GAME.view(state, 1).dealt_clans == (
        kept[0],
        HIDDEN,
        kept[1],
        dropped[1],
        kept[2],
        HIDDEN,
    )
    assert set(GAME.view(state, 1).undealt_clans) == {HIDDEN}


@rule("RAT-16.6")
def test_two_boxes_mix_their_clan_cards() -> None:
    state = start(9, clans=True)
    cards = Counter([*state.dealt_clans, *state.undealt_clans])
    assert cards == dict.fromkeys(range(12), 2)
    assert len(state.dealt_clans) == 18
    one_box = start(6, clans=True)
    assert Counter(one_box.dealt_clans) == dict.fromkeys(range(12), 1)
    state.dealt_clans = (4, 4, *state.dealt_clans[2:])
    assert texts_of(state, 0) == ["keep ninja"]


@rule("RAT-3.6", "RAT-16.4", "RAT-16.3")
@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_seven_seats_turn_up_two_cheese_cards(seats: int, cards: int) -> None:
    state = start(seats)
    assert len(state.cards) == cards
    assert len(state.cards_left) == 8 * cards
    assert GAME.view(state, None).cards == state.cards


@rule("RAT-16.1", "RAT-16.2", "RAT-16.4", "RAT-16.5")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (4, [6, 0, 5, 1, 0, 0]),
        (5, [7, 0, 6, 2, 0, 0]),
        (6, [7, 0, 6, 2, 0, 0]),
        (7, [12, 0, 10, 2, 0, 0]),
        (10, [12, 0, 10, 2, 0, 0]),
        (11, [13, 0, 11, 3, 0, 0]),
        (12, [13, 0, 11, 3, 0, 0]),
    ],
)
def test_the_bag_of_card_7_for_the_field(seats: int, expected: list[int]) -> None:
    state = table(*({"pantry": 1} for _ in range(seats)), card=7)
    state.tunnel = 2
    search.fill_bag(state, Live(1), Log())
    assert state.bag == expected
