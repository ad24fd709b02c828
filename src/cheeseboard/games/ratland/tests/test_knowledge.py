"""Who knows what: plans, clan cards, decks, and the worlds a seat imagines."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import CLAN_NAMES, EVENT_NAMES, SEERS
from cheeseboard.games.ratland.state import EVENT, PLANS, Position
from cheeseboard.games.ratland.tests.positions import (
    go_on,
    plan,
    planning,
    play,
    random_match,
    start,
    told,
)
from cheeseboard.testing import rule


def seers_at(seat: int, seats: int = 3, **options: str) -> tuple[Position, Log]:
    """The first round of a match in which one seat leads the Seers."""
    for seed in range(200):
        state = start(seats, seed, clans=True, **options)
        if SEERS in state.dealt_clans[2 * seat : 2 * seat + 2]:
            break
    log = Log()
    for other in range(seats):
        name = "seers" if other == seat else ""
        texts = [move.text for move in GAME.moves(state, other)]
        log = play(state, other, f"keep {name}" if name else texts[0])
    return state, log


@rule("RAT-15.20")
def test_seers_alone_see_the_next_event() -> None:
    state, log = seers_at(1)
    assert state.next_event in state.events_left
    assert state.next_event < 6
    assert state.next_card == NONE
    assert GAME.view(state, 1).next_event == state.next_event
    for viewer in (0, 2, None):
        assert GAME.view(state, viewer).next_event == HIDDEN
        assert sorted(GAME.view(state, viewer).events_left) == sorted(state.events_left)
    (foreseen,) = told(log, "event-foresee")
    assert foreseen.seats == (1,)
    assert foreseen.message.args["happening"] == EVENT_NAMES[state.next_event]
    promised = state.next_event
    go_on(state, EVENT)
    assert state.event == promised


@rule("RAT-15.20")
@pytest.mark.parametrize("order", ["shuffled", "ascending"])
def test_late_seers_see_the_next_cheese_card(order: str) -> None:
    state, _ = seers_at(0, cheese_order=order)
    state.round, state.next_event = 5, EVENT_NAMES.index("raising")
    state.past_cards, state.cards = list(state.cards), []
    go_on(state, EVENT)
    assert state.next_card in state.cards_left
    assert GAME.view(state, 0).next_card == state.next_card
    hidden = HIDDEN if order == "shuffled" else state.cards_left[0]
    assert GAME.view(state, 1).next_card == hidden
    promised = state.next_card
    state.next_event = EVENT_NAMES.index("silence")
    state.past_cards, state.cards = [*state.past_cards, *state.cards], []
    go_on(state, EVENT)
    assert state.cards == [promised]


@rule("RAT-15.20")
def test_seers_with_two_boxes_see_one_card() -> None:
    state, _ = seers_at(0, seats=7)
    state.round, state.next_event = 5, EVENT_NAMES.index("raising")
    state.past_cards, state.cards = list(state.cards), []
    go_on(state, EVENT)
    promised = state.next_card
    state.next_event = EVENT_NAMES.index("silence")
    go_on(state, EVENT)
    assert state.cards[0] == promised
    assert len(state.cards) == 2


@rule("RAT-15.20")
def test_without_seers_nothing_is_drawn_ahead() -> None:
    state = start(4)
    assert (state.next_event, state.next_card) == (NONE, NONE)


@rule("RAT-2.7", "RAT-15.20")
def test_others_imagine_the_next_event_with_its_chances() -> None:
    state, _ = seers_at(0)
    state.round, state.event = 7, EVENT_NAMES.index("raising")
    state.past_events = [0, 1, 2, 3, 4, 6]
    state.events_left = [5, 7, 8, 10, 11, 12, 13]
    view = GAME.view(state, 1)
    assert view.next_event == HIDDEN
    found = Counter(GAME.imagine(view, 1, Live(seed)).next_event for seed in range(900))
    assert set(found) == {7, 8, 10, 11, 12, 13}
    assert 250 < found[13] < 350, "one card in three"


@rule("RAT-4.6", "RAT-14.1", "RAT-13.7")
def test_imagined_plans_can_be_any_and_keep_the_rules() -> None:
    state = planning(
        {"pantry": 9, "cheese": 3}, {"pantry": 9, "cheese": 3}, {"pantry": 2},
        event="get_ready", board="secret_each_round",
    )  # fmt: skip
    plan(state, 0, bedroom=3, dump=6, side="aggressive")
    view = GAME.view(state, 1)
    sides, homes = set(), set()
    for seed in range(80):
        world = GAME.imagine(view, 1, Live(seed))
        own = world.plans[:7]
        assert sum(own) == 9
        sides.add(world.plan_sides[0])
        homes.add(own[5] + own[6])
    assert (sides, homes) == ({0, 1}, {0, 1, 2, 3})
    assert GAME.to_act(GAME.imagine(view, 1, Live(1))) == (1, 2)


@rule("RAT-2.10")
def test_imagined_clan_cards_are_those_nobody_has_shown() -> None:
    state = start(4, seed=3, clans=True)
    play(state, 2, f"keep {CLAN_NAMES[state.dealt_clans[4]]}")
    view = GAME.view(state, 0)
    assert view.dealt_clans == (*state.dealt_clans[:2], *[HIDDEN] * 6)
    assert view.clan_choices == [NONE, NONE, HIDDEN, NONE]
    dealt = set()
    for seed in range(40):
        world = GAME.imagine(view, 0, Live(seed))
        assert Counter([*world.dealt_clans, *world.undealt_clans]) == dict.fromkeys(range(12), 1)
        assert world.dealt_clans[:2] == state.dealt_clans[:2]
        dealt.add(world.dealt_clans[2])
    assert len(dealt) == 10


@rule("RAT-4.6")
def test_a_spectator_and_a_rival_see_the_same() -> None:
    for state, _, _ in random_match(5, 3, board="secret_each_round"):
        if state.phase == PLANS:
            watcher = GAME.view(state, None)
            for seat in range(3):
                view = GAME.view(state, seat)
                others = [other for other in range(3) if other != seat]
                for other in others:
                    first = other * 7
                    assert view.plans[first : first + 7] == watcher.plans[first : first + 7]
                    assert view.plan_sides[other] == watcher.plan_sides[other]


@rule("RAT-4.6")
def test_parked_plans_ask_no_chance_before_the_last() -> None:
    state = start(4)
    for seat in (3, 1, 0):
        chance = Live(9)
        while seat in GAME.to_act(state):
            GAME.apply(state, seat, GAME.moves(state, seat)[0], chance, SILENCE)
        assert chance.position == 0
