"""Rule SU-3: playing cards, extra plays, talents."""

from cheeseboard.events import SILENCE
from cheeseboard.games.smash_up.box import KIND
from cheeseboard.games.smash_up.flow import Brawl, run
from cheeseboard.games.smash_up.state import (
    ACTION,
    EXTRA,
    GROVE,
    MINION,
    REGULAR,
    SCORE,
    Credit,
    Frame,
)
from cheeseboard.games.smash_up.tests.fixtures import other_box
from cheeseboard.games.smash_up.tests.positions import (
    Play,
    actions_text,
    at,
    attached_text,
    credit_count,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
    slot_of,
)
from cheeseboard.games.smash_up.verbs import (
    has_minion_to_offer,
    play_action,
    send_back,
    show_from_hand,
)
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

TALL = {"A": ["bc_screwed", "bc_screwed", "bc_bear_hug"]}


def after_the_mechanic_of_b(*hand: str) -> Play:
    """B has won the Greenhouse in A's turn, and plays on with the Mechanic."""
    play = at(
        "score",
        bases=["the_greenhouse", "secret_grove", "haunted_house"],
        next_bases=["workshop"],
        cards=[
            "B sp_steam_queen@the_greenhouse",
            "B sp_mechanic@the_greenhouse",
            "B sp_steam_man@the_greenhouse",
            "B sp_steam_man@the_greenhouse",
            "B sp_aggromotive@the_greenhouse",
            "A bc_cub_scout@the_greenhouse",
        ],
        hands={"B": hand},
    )
    return play("B card:sp_mechanic", "B base:workshop")


@rule("SU-3.1")
def test_cards_are_played_from_the_hand() -> None:
    play = at(hands={"A": ["bc_cub_scout", "bc_bear_hug"]}, discards={"A": ["bc_polar_commando"]})
    assert offered(play.state) == ["play:bc_cub_scout", "play:bc_bear_hug", "end"]
    play("A play:bc_cub_scout", "A base:workshop")
    assert hand(play.state, "A") == ["bc_bear_hug"]


@rule("SU-3.2")
def test_a_minion_goes_to_any_base() -> None:
    play = at(hands={"A": ["bc_cub_scout"]})("A play:bc_cub_scout")
    assert offered(play.state) == ["base:workshop", "base:secret_grove", "base:haunted_house"]
    play("A base:secret_grove")
    assert minions_text(play.state, "secret_grove") == ["A bc_cub_scout 3"]


@rule("SU-3.3")
def test_a_standard_action_is_discarded_afterwards() -> None:
    play = at(hands={"A": ["gh_shady_deal"]})("A play:gh_shady_deal")
    assert play.state.points == [1, 0]
    assert pile(play.state, "A") == ["gh_shady_deal"]


@rule("SU-3.4")
def test_an_action_stays_on_a_base_or_minion_under_its_players_control() -> None:
    play = at(hands={"A": ["sp_zeppelin"]})("A play:sp_zeppelin", "A base:haunted_house")
    assert actions_text(play.state, "haunted_house") == ["A sp_zeppelin"]
    play = at(cards=["B gh_ghost@workshop"], hands={"A": ["kp_choking_vines"]})
    play("A play:kp_choking_vines")
    assert attached_text(play.state, "B gh_ghost") == ["A kp_choking_vines"]
    assert play.state.card_holder == [1, 0]


@rule("SU-3.5")
def test_moving_and_placing_are_not_playing() -> None:
    cards = ["A sp_zeppelin@workshop", "A bc_bear_cavalry@secret_grove", "B gh_ghost@workshop"]
    play = at(cards=cards)("A talent:A sp_zeppelin")
    assert minions_text(play.state, "workshop") == ["A bc_bear_cavalry 3", "B gh_ghost 2"]
    play = at(
        bases=("haunted_house", "workshop", "secret_grove"),
        cards=["A sp_zeppelin@haunted_house", "A sp_captain_ahab@workshop"],
    )
    play("A talent:A sp_captain_ahab")  # Haunted House wants no card for a move
    assert len(hand(play.state, "A")) == 4


@rule("SU-3.6")
def test_a_card_without_effect_may_be_played() -> None:
    play = at(hands={"A": ["bc_screwed", "bc_cub_scout"]})("A play:bc_screwed")
    assert pile(play.state, "A") == ["bc_screwed"]
    assert credit_count(play.state, ACTION) == 0


@rule("SU-3.7")
def test_an_action_without_a_place_is_discarded() -> None:
    play = at(hands={"A": ["kp_choking_vines"]})("A play:kp_choking_vines")
    assert pile(play.state, "A") == ["kp_choking_vines"]
    assert "event-action-in-vain" in play.told
    play = at(cards=["A gh_ghost@workshop"], hands={"A": ["kp_choking_vines"]})
    play("A play:kp_choking_vines")  # a place exists, so it must go there
    assert attached_text(play.state, "A gh_ghost") == ["A kp_choking_vines"]


@rule("SU-3.8")
def test_play_conditions_are_absolute() -> None:
    cards = ["B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["gh_make_contact", "gh_seance"]})
    assert "play:gh_make_contact" not in offered(play.state)
    assert "play:gh_make_contact" in offered(
        at(cards=cards, hands={"A": ["gh_make_contact"]}).state
    )
    play = at(bases=["tsars_palace"], hands={"A": ["gh_ghost", "gh_spirit"]})
    assert offered(play.state) == ["play:gh_spirit", "end"]


@rule("SU-3.9")
def test_an_immune_card_may_be_chosen_in_vain() -> None:
    cards = ["A bc_cub_scout@workshop", "B gh_spirit@workshop", "B gh_incorporeal on B gh_spirit"]
    play = at(cards=cards, hands=TALL)("A play:bc_screwed")
    assert minions_text(play.state, "workshop") == ["A bc_cub_scout 3", "B gh_spirit 3"]
    assert "event-immune-move" in play.told
    play = at(cards=cards, hands={"A": ["kp_choking_vines", "bc_screwed"]})
    play("A play:kp_choking_vines", "A min:B gh_spirit")
    assert pile(play.state, "A") == ["kp_choking_vines"]
    assert "event-immune-attach" in play.told


@rule("SU-3.10")
def test_must_and_may() -> None:
    cards = ["A sp_zeppelin@workshop"]
    play = at(cards=cards, hands={"A": ["bc_bear_necessities", "bc_screwed"]})
    play("A play:bc_bear_necessities")  # only an own action is there: it must go
    assert pile(play.state, "A") == ["bc_bear_necessities", "sp_zeppelin"]
    play = at(hands={"A": ["gh_ghost", "gh_seance"]})("A play:gh_ghost", "A base:workshop")
    assert offered(play.state) == ["card:gh_seance", "stop"]
    play("A stop")
    assert hand(play.state, "A") == ["gh_seance"]


@rule("SU-3.11")
def test_the_price_is_paid_completely_or_not_at_all() -> None:
    cards = ["B bc_general_ivan@workshop", "B bc_cub_scout@workshop"]
    hands = {"A": ["gh_spirit", "gh_ghost", "gh_ghost", "gh_seance"]}
    play = at(cards=cards, hands=hands)("A play:gh_spirit", "A base:secret_grove")
    assert offered(play.state) == [
        "min:B bc_cub_scout@workshop",
        "min:A gh_spirit@secret_grove",
        "none",
    ]  # Ivan's 6 is more than 3 cards
    play("A none")
    assert len(hand(play.state, "A")) == 3


@rule("SU-3.12")
def test_an_extra_play_adds_one_of_its_type() -> None:
    play = at(hands={"A": ["kp_insta_grow", "kp_insta_grow", "kp_sprout", "kp_sprout"]})
    play("A play:kp_insta_grow")
    assert (credit_count(play.state, MINION), credit_count(play.state, ACTION)) == (2, 0)
    play("A play:kp_sprout", "A base:workshop", "A play:kp_sprout", "A base:workshop")
    assert offered(play.state) == ["end"]


@rule("SU-3.13")
def test_an_extra_play_of_the_own_step_2_can_wait() -> None:
    hands = {"A": ["kp_insta_grow", "kp_sprout", "kp_water_lily"]}
    play = at(cards=["A kp_venus_man_trap@workshop"], hands=hands)
    play("A play:kp_insta_grow", "A talent:A kp_venus_man_trap", "A card:kp_sprout")
    play("A play:kp_water_lily", "A base:workshop")
    assert "play:kp_sprout" in offered(play.state)


@rule("SU-3.14")
def test_outside_the_own_step_2_it_is_now_or_never() -> None:
    play = after_the_mechanic_of_b("gh_ghostly_arrival", "gh_ghost", "gh_seance")
    play("B play:gh_ghostly_arrival")
    assert play.ask == "minion_or_none"  # first the minion, then the action
    play("B none")
    assert play.ask == "action_or_none"
    play("B play:gh_seance")
    assert (play.state.active, play.ask) == (1, "menu")
    assert credit_count(play.state, ACTION) == 1


@rule("SU-3.14")
def test_in_another_step_it_is_now_or_never_for_the_active_seat_too() -> None:
    play = at(
        "score",
        bases=["the_greenhouse", "secret_grove", "haunted_house"],
        next_bases=["workshop"],
        cards=[
            "A sp_steam_queen@the_greenhouse",
            "A sp_mechanic@the_greenhouse",
            "A sp_steam_man@the_greenhouse",
            "A sp_steam_man@the_greenhouse",
            "A sp_captain_ahab@the_greenhouse",
            "A sp_aggromotive@the_greenhouse",
        ],
        hands={"A": ["gh_ghostly_arrival", "gh_ghost", "gh_seance"]},
    )
    play("A card:sp_mechanic", "A base:workshop")
    assert (play.state.phase, play.ask) == (SCORE, "action_or_none")
    play("A play:gh_ghostly_arrival")
    assert play.ask == "minion_or_none"
    play("A none", "A none")
    assert play.state.active == 1
    assert {credit.source for credit in play.state.credits} == {REGULAR, GROVE}  # nothing is kept


@rule("SU-3.14", "SU-11.1")
def test_whoever_holds_nothing_may_still_be_offered_a_minion_from_the_pile() -> None:
    ghostly = {"A": ["gh_spectre"]}
    assert has_minion_to_offer(at(hands={"A": []}, discards=ghostly).state, 0)
    assert not has_minion_to_offer(at(hands={"A": []}, factions={"A": "ghosts"}).state, 0)
    assert has_minion_to_offer(at(hands={"A": ["gh_seance"]}).state, 0)


@rule("SU-3.14")
def test_blossom_out_of_turn_ends_with_the_first_refusal() -> None:
    play = after_the_mechanic_of_b("kp_blossom", "kp_sprout", "kp_sprout", "kp_water_lily")
    play("B play:kp_blossom", "B play:kp_sprout", "B base:workshop")
    assert offered(play.state) == ["play:kp_sprout", "none"]
    play("B none")
    assert play.state.active == 1  # B's own turn has begun, with the start of the Sprout
    assert play.ask == "deck_minion_or_none"


@rule("SU-3.15")
def test_an_extra_play_of_a_named_card_happens_at_once() -> None:
    play = at(
        hands={"A": ["sp_mechanic", "sp_scrap_diving", "sp_steam_man"]},
        discards={"A": ["sp_zeppelin"]},
    )
    play("A play:sp_mechanic", "A base:workshop")
    assert play.ask == "host_base"  # the only choice is where
    play("A base:haunted_house")
    assert actions_text(play.state, "haunted_house") == ["A sp_zeppelin"]


@rule("SU-3.16")
def test_the_narrowest_right_is_used_first() -> None:
    everything = [
        Credit(MINION, REGULAR),
        Credit(MINION, EXTRA),
        Credit(MINION, GROVE, base=1),
        Credit(ACTION, REGULAR),
        Credit(ACTION, EXTRA),
    ]
    hands = {"A": ["gh_ghost", "gh_ghost", "gh_shady_deal", "gh_seance"]}
    play = at(hands=hands, credits=everything)
    play("A play:gh_ghost", "A base:secret_grove", "A stop")
    assert Credit(MINION, GROVE, base=1) not in play.state.credits
    play("A play:gh_ghost", "A base:secret_grove", "A stop")
    assert Credit(MINION, EXTRA) not in play.state.credits
    assert Credit(MINION, REGULAR) in play.state.credits
    play("A play:gh_shady_deal")
    assert Credit(ACTION, REGULAR) in play.state.credits


@rule("SU-3.17")
def test_limits_out_of_play_look_at_printed_power() -> None:
    """Sleep Spores would make a Steam Man weak enough, but in the hand he has his printed 3."""
    play = at(
        hands={"A": ["sp_steam_man", "sp_captain_ahab"]},
        cards=["B kp_sleep_spores@secret_grove", "B kp_sleep_spores@secret_grove"],
        credits=[Credit(MINION, GROVE, base=1)],
    )
    assert offered(play.state) == ["play:sp_captain_ahab", "end"]


@rule("SU-3.18")
def test_a_special_uses_up_no_regular_play() -> None:
    with other_box():
        play = at(
            "score",
            bases=["fx_oasis", "workshop", "haunted_house"],
            cards=[
                "A bc_general_ivan@fx_oasis",
                "A bc_polar_commando@fx_oasis",
                "A bc_cub_scout@fx_oasis",
            ],
            hands={"A": ["fx_full_sail"]},
        )
        play("A play:fx_full_sail", "A stop")
        assert pile(play.state, "A")[-1] == "fx_full_sail"
    play = at(hands={"A": ["gh_ghost", "gh_spirit"]}, discards={"A": ["gh_spectre"]})
    play("A spectre", "A base:workshop")  # Spectre says that it takes the place of one
    assert credit_count(play.state, MINION) == 0


@rule("SU-3.6", "SU-3.18")
def test_a_special_played_as_a_regular_action_does_nothing() -> None:
    with other_box():
        play = at(hands={"A": ["sp_zeppelin"], "B": ["fx_full_sail"]})
        brawl = Brawl(play.state, Rigged(otherwise=0), SILENCE)
        play.state.stack.clear()
        show_from_hand(brawl, 1, KIND["fx_full_sail"])
        play_action(brawl, 1, KIND["fx_full_sail"])
        run(brawl)
        assert pile(play.state, "B") == ["fx_full_sail"]


@rule("SU-3.19")
def test_a_talent_is_used_once_a_turn_and_at_once() -> None:
    play = at(hands={"A": ["kp_venus_man_trap", "kp_blossom", "kp_budding"]})
    play("A play:kp_venus_man_trap", "A base:workshop")
    play("A talent:A kp_venus_man_trap", "A card:kp_sprout")
    assert not [text for text in offered(play.state) if text.startswith("talent")]
    play("A end")
    assert not [text for text in offered(play.state) if text.startswith("talent")]  # B's turn
    play("B end", "A none")
    assert "talent:A kp_venus_man_trap@workshop" in offered(play.state)


@rule("SU-3.20")
def test_a_card_being_resolved_is_nowhere_else() -> None:
    play = at(
        hands={"A": ["sp_scrap_diving", "sp_steam_man"]},
        discards={"A": ["sp_zeppelin", "sp_aggromotive"]},
    )
    play("A play:sp_scrap_diving")
    assert offered(play.state) == ["card:sp_aggromotive", "card:sp_zeppelin"]
    assert play.state.resolving != []
    assert hand(play.state, "A") == ["sp_steam_man"]


@rule("SU-3.21")
def test_any_number_of_actions_on_one_base() -> None:
    cards = ["A sp_zeppelin@workshop", "A sp_aggromotive@workshop", "B sp_zeppelin@workshop"]
    play = at(cards=cards, hands={"A": ["sp_zeppelin"]})
    play("A play:sp_zeppelin", "A base:workshop")
    assert actions_text(play.state, "workshop") == [
        "A sp_aggromotive",
        "A sp_zeppelin",
        "A sp_zeppelin",
        "B sp_zeppelin",
    ]


@rule("SU-3.22")
def test_ongoing_abilities_last_as_long_as_their_card() -> None:
    cards = ["A sp_steam_man@workshop", "A sp_rotary_slug_thrower@workshop"]
    play = at(cards=cards, hands={"B": ["bc_bear_necessities", "bc_screwed"]})
    assert power_of(play.state, "A sp_steam_man") == 3 + 2 + 1
    play("A end", "B play:bc_bear_necessities")
    assert power_of(play.state, "A sp_steam_man") == 3


@rule("SU-6.3")
def test_returning_puts_a_card_in_its_owners_hand() -> None:
    cards = ["B kp_weed_eater@workshop", "A gh_make_contact on B kp_weed_eater"]
    play = at(cards=cards, hands={"B": []})
    brawl = Brawl(play.state, Rigged(otherwise=0), SILENCE)
    me = Frame("", seat=0, cause=0)
    send_back(brawl, me, slot_of(play.state, "B kp_weed_eater"))
    assert hand(play.state, "B") == ["kp_weed_eater"]
    assert pile(play.state, "A") == ["gh_make_contact"]
    cards = ["B kp_weed_eater@workshop", "B kp_deep_roots@workshop"]
    play = at(cards=cards, hands={"B": []})
    send_back(
        Brawl(play.state, Rigged(otherwise=0), SILENCE), me, slot_of(play.state, "B kp_weed_eater")
    )
    assert hand(play.state, "B") == []
