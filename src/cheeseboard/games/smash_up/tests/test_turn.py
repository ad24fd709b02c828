"""Rules SU-2 and SU-5: the steps of a turn, and the end of the match."""

import pytest

from cheeseboard.events import Log
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.state import MINION, OVER
from cheeseboard.games.smash_up.tests.positions import (
    at,
    credit_count,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
)
from cheeseboard.testing import rule

FIELD = ("field_of_honor", "workshop", "haunted_house")


@rule("SU-2.1")
def test_the_five_steps_in_order() -> None:
    play = at(
        "start",
        cards=[
            "A kp_water_lily@secret_grove",
            "A kp_overgrowth@haunted_house",
            "A sp_difference_engine@secret_grove",
        ],
    )
    play("A ability:kp_water_lily", "A end")
    story = [
        key
        for key in play.told
        if key
        in (
            "event-at-start",
            "event-plays-over",
            "event-scoring",
            "event-draw",
            "event-at-end",
            "event-turn",
        )
    ]
    assert story == [
        "event-at-start",
        "event-draw",
        "event-at-start",  # 1
        "event-plays-over",  # 2
        "event-scoring",  # 3
        "event-draw",  # 4
        "event-at-end",
        "event-draw",  # 5
        "event-turn",
    ]


@rule("SU-2.2")
def test_start_abilities_are_those_of_the_active_seat() -> None:
    cards = ["A kp_sprout@workshop", "B kp_sprout@secret_grove", "B kp_overgrowth@haunted_house"]
    play = at("start", cards=cards)
    play("A none")
    assert pile(play.state, "A") == ["kp_sprout"]
    assert play.state.zeroed == [False, False, False]
    assert minions_text(play.state, "secret_grove") == ["B kp_sprout 2"]


@rule("SU-2.3")
def test_the_active_seat_orders_its_start_abilities() -> None:
    cards = ["A kp_sprout@workshop", "A kp_overgrowth@workshop", "A kp_entangled@secret_grove"]
    play = at("start", cards=cards)
    assert sorted(offered(play.state)) == [
        "ability:kp_entangled",
        "ability:kp_overgrowth",
        "ability:kp_sprout",
    ]
    play("A ability:kp_overgrowth")
    assert sorted(offered(play.state)) == ["ability:kp_entangled", "ability:kp_sprout"]
    play("A ability:kp_entangled")  # only the Sprout is left: nobody needs to ask
    assert play.ask == "deck_minion_or_none"


@rule("SU-2.4")
def test_a_card_that_comes_in_step_1_joins_once() -> None:
    play = at("start", cards=["A kp_sprout@workshop"])
    play("A card:kp_sprout", "A card:kp_sprout", "A card:kp_sprout", "A card:kp_water_lily")
    assert pile(play.state, "A") == ["kp_sprout"] * 4
    assert minions_text(play.state, "workshop") == ["A kp_water_lily 3"]
    assert len(hand(play.state, "A")) == 5
    assert play.ask == "menu"


@rule("SU-2.4")
def test_no_physical_card_starts_twice_in_a_turn() -> None:
    play = at(
        "start",
        cards=["A kp_sprout@workshop"],
        hands={"A": ["kp_blossom"]},
        decks={"A": ["kp_sprout"] * 3},
    )
    play(*["A card:kp_sprout"] * 3)  # the fourth is destroyed too, and the deck is empty
    play("A card:kp_sprout")  # one that has had its start, shuffled in again
    assert play.ask == "menu"
    assert minions_text(play.state, "workshop") == ["A kp_sprout 2"]
    play("A end", "B end")
    assert play.ask == "deck_minion_or_none"  # a new turn


@rule("SU-2.4")
def test_a_reshuffled_card_stays_spent_whatever_copies_are_in_hand() -> None:
    play = at(
        "start",
        bases=FIELD,
        cards=["A kp_sprout@field_of_honor"],
        hands={"A": ["kp_sprout"] * 3},
        decks={"A": []},
    )
    play("A card:kp_sprout")  # the deck held nothing: this is the one that was just destroyed
    assert play.ask == "menu"
    assert minions_text(play.state, "field_of_honor") == ["A kp_sprout 2"]
    assert play.state.points == [1, 0]


@rule("SU-2.4")
def test_of_copies_shuffled_together_a_fresh_one_comes_first() -> None:
    play = at(
        "start",
        bases=FIELD,
        cards=["A kp_sprout@field_of_honor"],
        hands={"A": ["kp_sprout"]},
        decks={"A": []},
        discards={"A": ["kp_sprout", "kp_sprout"]},
    )
    play("A card:kp_sprout", "A card:kp_sprout")  # the two that lay in the discard pile
    assert play.ask == "deck_minion_or_none"
    play("A card:kp_sprout")  # the first one again
    assert play.ask == "menu"
    assert play.state.points == [3, 0]
    assert minions_text(play.state, "field_of_honor") == ["A kp_sprout 2"]


@rule("SU-2.4")
@pytest.mark.parametrize(("waiting", "is_fresh"), [([], False), (["kp_sprout"], True)])
def test_a_card_saved_into_the_hand_stays_spent(waiting: list[str], is_fresh: bool) -> None:
    """Haunted House sends a Sprout on to the discard pile, from which the last one fetches it."""
    play = at(
        "start",
        cards=[
            "A kp_sprout@workshop",
            "A sp_escape_hatch@workshop",
            "A kp_sprout@haunted_house",
            "A kp_sprout@secret_grove",
        ],
        hands={"A": waiting},
        decks={"A": ["sp_steam_man"]},
        drop_rest=True,
    )
    assert play.ask == "start_order"
    play("A ability:1", "A none")
    assert hand(play.state, "A") == ["kp_sprout", *waiting]
    play("A ability:1", "A card:sp_steam_man")
    if waiting:
        play("A card:kp_sprout")
    play("A card:kp_sprout")
    assert (play.ask == "deck_minion_or_none") == is_fresh
    if not is_fresh:
        assert minions_text(play.state, "secret_grove") == ["A kp_sprout 2"]


@rule("SU-2.4")
def test_a_spent_card_that_is_drawn_again_stays_spent() -> None:
    """Water Lily draws it from the new deck, and Haunted House sends it on."""
    play = at(
        "start",
        cards=[
            "A kp_sprout@workshop",
            "A kp_water_lily@workshop",
            "A kp_sprout@haunted_house",
            "A kp_sprout@secret_grove",
        ],
        hands={"A": []},
        decks={"A": []},
        discards={"A": ["sp_steam_man"]},
        drop_rest=True,
    )
    play("A ability:kp_sprout", "A none", "A ability:kp_water_lily")
    assert hand(play.state, "A") == ["kp_sprout"]
    play("A ability:1", "A card:sp_steam_man", "A card:kp_sprout")
    assert play.ask == "menu"
    assert minions_text(play.state, "secret_grove") == ["A kp_sprout 2"]


@rule("SU-2.5")
def test_one_minion_and_one_action_in_any_order_or_neither() -> None:
    hands = {"A": ["bc_bear_hug", "bc_screwed", "bc_cub_scout", "bc_polar_commando"]}
    for first, second in (("bear_hug", "cub_scout"), ("cub_scout", "bear_hug")):
        play = at(hands=hands)
        for name in (first, second):
            play(f"A play:bc_{name}")
            if name == "cub_scout":
                play("A base:workshop")
        assert offered(play.state) == ["end"]
    assert "end" in offered(at(hands=hands).state)


@rule("SU-2.6")
def test_talents_and_extra_plays_come_between_plays() -> None:
    play = at(
        "start",
        cards=["A kp_venus_man_trap@workshop"],
        hands={"A": ["kp_sprout", "kp_insta_grow", "kp_weed_eater", "kp_water_lily"]},
    )
    play("A play:kp_insta_grow", "A play:kp_weed_eater", "A base:workshop")
    play("A talent:A kp_venus_man_trap", "A card:kp_sprout")
    play("A play:kp_sprout", "A base:secret_grove", "A play:kp_water_lily", "A base:workshop")
    assert offered(play.state) == ["end"]


@rule("SU-2.7")
def test_unused_plays_are_lost() -> None:
    play = at(hands={"A": ["kp_insta_grow", "kp_sprout", "kp_sprout"]})
    play("A play:kp_insta_grow", "A end", "B end")
    assert credit_count(play.state, MINION) == 2  # the regular one and Secret Grove's


@rule("SU-2.8")
def test_bases_are_scored_in_step_3_only() -> None:
    cards = [
        "A bc_general_ivan@haunted_house",
        "A bc_polar_commando@haunted_house",
        "A bc_cub_scout@haunted_house",
        "A bc_cub_scout@haunted_house",
    ]
    play = at(cards=cards, hands={"A": ["bc_cub_scout", "bc_bear_hug", "bc_screwed"]})
    play("A play:bc_cub_scout", "A base:haunted_house", "A card:bc_bear_hug")
    assert play.state.points == [0, 0]  # 19 of 18, and the turn goes on
    play("A end")
    assert play.state.points == [4, 0]


@rule("SU-2.9", "SU-9.4")
def test_the_active_seat_draws_two() -> None:
    play = at(hands={"A": ["bc_bear_hug"], "B": []})
    play("A end")
    assert (len(hand(play.state, "A")), len(hand(play.state, "B"))) == (3, 0)


@rule("SU-2.10")
def test_the_hand_limit_is_checked_after_the_draw_only() -> None:
    nine = ["bc_bear_cavalry"] * 3 + ["bc_cub_scout"] * 4 + ["bc_screwed"] * 2
    play = at("draw", hands={"A": nine, "B": [*nine, "bc_commission", "bc_commission"]})
    assert play.ask == "discard_card"
    play("A card:bc_screwed")
    assert len(hand(play.state, "A")) == 10
    assert len(hand(play.state, "B")) == 11  # not its turn
    play("B end")
    assert play.ask == "discard_card"
    assert play.state.stack[-1].count == 3


@rule("SU-2.2")
@rule("SU-2.11")
def test_abilities_that_wait_cite_their_step() -> None:
    lily, engine = "A kp_water_lily@workshop", "A sp_difference_engine@workshop"
    play = at("start", cards=[lily, engine])("A end")
    cited = {
        event.message.key: event.rules for event in play.events if "event-at-" in event.message.key
    }
    assert cited == {"event-at-start": ("SU-2.2",), "event-at-end": ("SU-2.11",)}


@rule("SU-2.11")
def test_the_end_of_a_turn() -> None:
    cards = [
        "A sp_difference_engine@workshop",
        "A sp_steam_man@workshop",
        "A kp_overgrowth@secret_grove",
    ]
    play = at("start", cards=cards, hands={"A": ["kp_weed_eater", "kp_blossom", "kp_budding"]})
    play("A play:kp_weed_eater", "A base:workshop")
    assert power_of(play.state, "A kp_weed_eater") == 3
    play("A end")
    assert len(hand(play.state, "A")) == 2 + 2 + 1
    assert power_of(play.state, "A kp_weed_eater") == 5
    assert play.state.zeroed == [False, False, False]
    assert play.state.active == 1


@rule("SU-2.11")
def test_a_turn_that_is_over_stays_over() -> None:
    """The winner of The Greenhouse skips the search, and the seats go on."""
    strong = ["steam_queen", "mechanic", "steam_man", "steam_man", "captain_ahab", "aggromotive"]
    play = at(
        "score",
        bases=["the_greenhouse", "secret_grove", "haunted_house"],
        next_bases=["workshop"],
        cards=[f"A sp_{id}@the_greenhouse" for id in strong],
    )
    log = Log()
    GAME.apply(play.state, 0, GAME.read("none"), play.chance, log)
    assert play.state.active == 1
    assert log.is_border


@rule("SU-2.12")
def test_your_turn_is_the_turn_of_whoever_controls_the_card() -> None:
    cards = ["B kp_water_lily@workshop", "A gh_make_contact on B kp_water_lily"]
    play = at("start", cards=cards)
    assert len(hand(play.state, "A")) == 5
    play("A end")
    assert len(hand(play.state, "B")) == 4


# --- the end -------------------------------------------------------------------------------------


@rule("SU-5.1")
@pytest.mark.parametrize(("points", "is_over"), [(14, False), (15, True), (16, True)])
def test_fifteen_points_alone_win(points: int, is_over: bool) -> None:
    play = at("end", points={"A": points, "B": 13})
    assert (play.state.phase == OVER) == is_over
    if is_over:
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        assert outcome.winners == (0,)
        assert outcome.scores == (points, 13)
        assert outcome.reason.key == "over-goal"


@rule("SU-5.1")
def test_another_goal_can_be_agreed() -> None:
    assert at("end", points={"A": 10}, vp_goal=10).state.phase == OVER
    assert at("end", points={"A": 29}, vp_goal=30).state.phase != OVER


@rule("SU-5.2")
def test_a_tie_at_the_top_goes_on() -> None:
    play = at("end", points={"A": 16, "B": 16})
    assert play.state.phase != OVER
    assert GAME.outcome(play.state) is None
    play.state.points[1] += 1
    play.state.tally[5] += 1
    play("B end")
    assert GAME.outcome(play.state) is not None


@rule("SU-5.3")
def test_the_most_points_win_whoever_is_active() -> None:
    play = at("end", points={"A": 15, "B": 17})
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1)


@rule("SU-5.4")
def test_points_in_the_middle_of_a_turn_do_not_end_it() -> None:
    play = at(
        "start",
        bases=FIELD,
        cards=["A kp_sprout@field_of_honor"],
        points={"A": 14, "B": 14},
        hands={"A": ["kp_blossom", "kp_budding", "kp_insta_grow"]},
    )
    play("A none")
    assert play.state.points[0] == 15
    assert play.ask == "menu"
    play("A end")
    assert play.state.phase == OVER


@rule("SU-5.5")
def test_there_is_no_shared_victory_but_a_cap_may_draw() -> None:
    play = at("end", points={"A": 16, "B": 16}, turn=9)
    assert play.state.phase != OVER
    play = at("end", points={"A": 6, "B": 6}, turn=9, turn_limit=9)
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert outcome.reason.key == "over-draw"
    assert outcome.ranks == (1, 1)
    play = at("end", points={"A": 6, "B": 7}, turn=9, turn_limit=9)
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert (outcome.reason.key, outcome.winners) == ("over-cap", (1,))
    assert at("end", points={"A": 6, "B": 7}, turn=8, turn_limit=9).state.phase != OVER
