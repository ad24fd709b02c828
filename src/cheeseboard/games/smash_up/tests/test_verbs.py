"""Rules SU-6 to SU-9: keywords, timing, power, zones."""

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, KIND, POWER
from cheeseboard.games.smash_up.facts import (
    ATTACHING,
    CHANGE_POWER,
    DESTROY,
    MOVE,
    PLACE,
    RETURN,
    breakpoint_at,
    can_anything_move,
    is_affecting,
    is_immune,
)
from cheeseboard.games.smash_up.flow import Brawl, run
from cheeseboard.games.smash_up.state import Frame
from cheeseboard.games.smash_up.tests.positions import (
    Play,
    at,
    attached_text,
    deck_count,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
    slot_of,
    total,
)
from cheeseboard.games.smash_up.verbs import destroy, draw, move
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

FIELD = ("field_of_honor", "workshop", "haunted_house")
TALL = {"A": ["bc_screwed", "bc_borscht", "bc_bear_hug"]}


def do_destroy(play: Play, card: str, seat: int, cause: int | None = None) -> None:
    """Destroy a card as an effect of `cause` that tells `seat` to."""
    brawl = Brawl(play.state, Rigged(otherwise=0), SILENCE)
    stack = play.state.stack[:]
    play.state.stack.clear()
    me = Frame("", seat=seat, cause=seat if cause is None else cause)
    mark = len(play.state.waiting)
    destroy(brawl, me, slot_of(play.state, card))
    play.state.stack += [*stack, Frame("settle", count=mark)]
    run(brawl)


# --- 6. Keywords ---------------------------------------------------------------------------------


@rule("SU-6.1")
def test_what_affects_a_card() -> None:
    verbs = (DESTROY, MOVE, RETURN, ATTACHING, PLACE, CHANGE_POWER)
    old, new = at().state, at(affect_scope="modern").state
    assert [is_affecting(old, verb) for verb in verbs] == [True] * 4 + [False] * 2
    assert [is_affecting(new, verb) for verb in verbs] == [True] * 6
    cards = [
        "A gh_spirit@workshop",
        "A gh_incorporeal on A gh_spirit",
        "B kp_sleep_spores@workshop",
    ]
    assert power_of(at(cards=cards).state, "A gh_spirit") == 2
    assert power_of(at(cards=cards, affect_scope="modern").state, "A gh_spirit") == 3


@rule("SU-6.1")
def test_in_later_rules_foreign_actions_fall_off_an_immune_minion() -> None:
    cards = ["A gh_haunting@workshop", "B kp_choking_vines on A gh_haunting"]
    hands = {"A": ["gh_ghost", "gh_shady_deal", "gh_seance"]}
    play = at(cards=cards, hands=hands, affect_scope="modern")
    assert attached_text(play.state, "A gh_haunting") == ["B kp_choking_vines"]
    play("A play:gh_shady_deal")
    assert attached_text(play.state, "A gh_haunting") == []
    assert pile(play.state, "B") == ["kp_choking_vines"]
    play = at(cards=cards, hands=hands)("A play:gh_shady_deal")
    assert attached_text(play.state, "A gh_haunting") == ["B kp_choking_vines"]


@rule("SU-6.2")
def test_a_move_takes_actions_and_marks_along() -> None:
    cards = [
        "B kp_weed_eater@workshop",
        "A kp_choking_vines on B kp_weed_eater",
        "A bc_cub_scout@workshop",
    ]
    play = at(cards=cards, hands=TALL)
    play.state.card_loss[0] = 2
    play("A play:bc_screwed", "A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["B kp_weed_eater 3"]
    assert attached_text(play.state, "B kp_weed_eater") == ["A kp_choking_vines"]
    alone = at(bases=["workshop"], cards=cards, hands=TALL)("A play:bc_screwed")
    assert alone.ask == "menu"  # with one base nothing can move


@rule("SU-6.4")
def test_placing_is_neither_returning_nor_playing() -> None:
    cards = [
        "B sp_steam_man@workshop",
        "B sp_escape_hatch@workshop",
        "B kp_deep_roots@workshop",
        "A kp_entangled@workshop",
        "A gh_ghost@workshop",
    ]
    play = at(cards=cards, hands={"B": []})
    do_destroy(play, "B sp_steam_man", 0)
    assert hand(play.state, "B") == ["sp_steam_man"]


@rule("SU-6.5")
def test_the_discarding_player_chooses() -> None:
    play = at(hands={"A": ["gh_ghost", "gh_seance", "gh_shady_deal"]})
    play("A play:gh_ghost", "A base:haunted_house")
    assert offered(play.state) == ["card:gh_seance", "card:gh_shady_deal", "stop"]
    play("A card:gh_shady_deal", "A end")
    assert pile(play.state, "A") == ["gh_seance", "gh_shady_deal"]  # Haunted House took the last


@rule("SU-6.6")
def test_cards_go_to_their_owners_zones() -> None:
    cards = ["B kp_weed_eater@workshop", "A gh_make_contact on B kp_weed_eater"]
    play = at(cards=cards)
    do_destroy(play, "B kp_weed_eater", 0)
    assert (pile(play.state, "A"), pile(play.state, "B")) == (
        ["gh_make_contact"],
        ["kp_weed_eater"],
    )


@rule("SU-6.7")
def test_a_destroyed_card_is_in_the_discard_pile() -> None:
    play = at(cards=["B kp_weed_eater@workshop"])
    do_destroy(play, "B kp_weed_eater", 0)
    assert minions_text(play.state, "workshop") == []
    assert pile(play.state, "B") == ["kp_weed_eater"]


@rule("SU-6.8")
def test_prevention_comes_first() -> None:
    cards = ["B sp_steam_man@workshop", "B sp_escape_hatch@workshop", "B bc_general_ivan@workshop"]
    play = at(cards=cards, hands={"B": []})
    do_destroy(play, "B sp_steam_man", 0)
    assert hand(play.state, "B") == []
    assert "B sp_steam_man 4" in minions_text(play.state, "workshop")


@rule("SU-6.2")
def test_with_one_base_nothing_moves() -> None:
    assert not can_anything_move(at(bases=["workshop"]).state)
    assert can_anything_move(at(bases=["workshop", "haunted_house"]).state)


@rule("SU-6.9")
def test_replacement_comes_second_and_is_no_destruction() -> None:
    cards = ["B sp_steam_man@field_of_honor", "B sp_escape_hatch@field_of_honor"]
    play = at(bases=FIELD, cards=cards, hands={"B": []})
    do_destroy(play, "B sp_steam_man", 0)
    assert hand(play.state, "B") == ["sp_steam_man"]
    assert play.state.points == [0, 0]


@rule("SU-6.9", "SU-6.1")
@pytest.mark.parametrize(("affect_scope", "is_saved"), [("rulebook", True), ("modern", False)])
def test_nobody_saves_a_minion_that_a_card_shields_from_them(
    affect_scope: str, is_saved: bool
) -> None:
    """A's Incorporeal has stayed on B's Ghost after A lost control of it."""
    cards = [
        "B sp_escape_hatch@workshop",
        "B gh_ghost@workshop",
        "A gh_incorporeal on B gh_ghost",
    ]
    play = at(cards=cards, affect_scope=affect_scope)
    do_destroy(play, "B gh_ghost", 0)
    assert ("gh_ghost" in hand(play.state, "B")) == is_saved
    assert ("gh_ghost" in pile(play.state, "B")) != is_saved


@rule("SU-6.10")
def test_the_destroyer_is_who_the_text_makes_destroy() -> None:
    play = at(bases=FIELD, cards=["B sp_steam_man@field_of_honor"])
    do_destroy(play, "B sp_steam_man", seat=1, cause=0)
    assert play.state.points == [0, 1]


@rule("SU-6.11")
def test_the_cause_is_the_controller_of_the_card() -> None:
    cards = ["B bc_cub_scout@workshop", "B bc_superiority@workshop"]
    play = at(cards=cards)
    do_destroy(play, "B bc_cub_scout", seat=1, cause=0)
    assert minions_text(play.state, "workshop") == ["B bc_cub_scout 3"]
    do_destroy(play, "B bc_cub_scout", seat=1, cause=1)
    assert minions_text(play.state, "workshop") == []


@rule("SU-6.12")
def test_actions_on_a_leaving_minion_are_discarded() -> None:
    cards = [
        "B kp_weed_eater@workshop",
        "A kp_choking_vines on B kp_weed_eater",
        "A sp_steam_queen@workshop",
    ]
    play = at(cards=cards)
    do_destroy(play, "B kp_weed_eater", 1)
    assert pile(play.state, "A") == ["kp_choking_vines"]  # the Steam Queen cannot keep it


@rule("SU-6.13")
def test_control_of_a_minion_is_no_control_of_actions_on_it() -> None:
    cards = [
        "B gh_spirit@workshop",
        "B gh_incorporeal on B gh_spirit",
        "A gh_make_contact on B gh_spirit",
    ]
    state = at(cards=cards).state
    assert state.card_holder == [0, 1, 0]
    assert total(state, "workshop", "A") == 3
    assert total(state, "workshop", "B") == 0


@rule("SU-6.14")
def test_bases_are_nobodys_cards() -> None:
    cards = ["B gh_haunting@workshop", "B bc_superiority@workshop"]
    state = at(cards=cards, hands={"B": []}).state
    for verb in (DESTROY, MOVE):
        assert is_immune(state, 0, verb, 0)
        assert not is_immune(state, 0, verb, -2)


@rule("SU-6.15")
def test_protection_is_seen_from_its_own_controller() -> None:
    cards = [
        "B gh_spirit@workshop",
        "B gh_incorporeal on B gh_spirit",
        "A gh_make_contact on B gh_spirit",
    ]
    state = at(cards=cards).state
    assert is_immune(state, 0, MOVE, 0)  # even from the player who controls the minion now
    assert not is_immune(state, 0, MOVE, 1)


# --- 7. Timing -----------------------------------------------------------------------------------


@rule("SU-7.1")
def test_a_card_beats_the_rules() -> None:
    """The rules play from the hand and one minion a turn; cards say otherwise."""
    play = at(hands={"A": ["gh_ghost"]}, discards={"A": ["gh_spectre"]})
    assert "spectre" in offered(play.state)


@rule("SU-7.2")
def test_forbidding_beats_permitting() -> None:
    play = at(
        bases=["dread_gazebo", "tsars_palace", "workshop"],
        hands={"A": ["sp_zeppelin", "sp_captain_ahab"]},
        cards=["A sp_steam_queen@dread_gazebo", "B sp_ornate_dome@workshop"],
    )
    play("A play:sp_captain_ahab")
    assert offered(play.state) == ["base:dread_gazebo", "base:workshop"]
    play("A base:workshop", "A play:sp_zeppelin")
    assert [len(pile(play.state, "A")), play.ask] == [0, "menu"]
    assert power_of(play.state, "A sp_captain_ahab") == 2
    assert "event-on-base" in play.told  # Tsar's Palace was the only base left


@rule("SU-7.3")
def test_the_active_seat_orders_abilities_of_others_too() -> None:
    cards = [
        "A bc_cub_scout@workshop",
        "C gh_ghost@workshop",
        "B bc_high_ground@secret_grove",
        "B bc_cub_scout@secret_grove",
    ]
    play = at(
        seats=3,
        bases=["workshop", "secret_grove", "haunted_house", "tsars_palace"],
        cards=cards,
        hands=TALL,
    )
    play("A play:bc_screwed", "A base:secret_grove")
    assert GAME.to_act(play.state) == (0,)
    assert sorted(offered(play.state)) == [
        "ability:bc_cub_scout>gh_ghost",
        "ability:bc_high_ground>gh_ghost",
    ]


@rule("SU-7.4")
def test_the_on_play_ability_comes_before_what_it_triggers() -> None:
    play = at(hands={"A": ["gh_ghost", "gh_seance", "gh_shady_deal"]})
    play("A play:gh_ghost", "A base:haunted_house")
    assert play.ask == "discard_or_stop"  # the Ghost's own
    assert len(play.state.waiting) == 1  # Haunted House waits
    play("A stop")
    assert play.ask == "discard_card"


@rule("SU-7.5")
def test_a_nested_play_is_finished_first() -> None:
    cards = ["B gh_ghost@workshop", "B gh_spirit@workshop", "A bc_cub_scout@secret_grove"]
    play = at(cards=cards, hands={"A": ["bc_commission", "bc_bear_cavalry", "kp_sprout"]})
    play(
        "A play:bc_commission",
        "A play:bc_bear_cavalry",
        "A base:workshop",
        "A min:B gh_ghost",
        "A base:secret_grove",
    )
    assert pile(play.state, "B") == ["gh_ghost"]  # the Cub Scout has answered already
    assert play.ask == "elsewhere"  # only then Commission pushes


@rule("SU-7.6")
def test_what_a_talent_triggers_follows_at_once() -> None:
    cards = ["A sp_captain_ahab@secret_grove", "A sp_zeppelin@workshop", "B bc_cub_scout@workshop"]
    play = at(cards=cards)("A talent:A sp_captain_ahab")
    assert pile(play.state, "A") == ["sp_captain_ahab"]
    assert play.state.waiting == []


@rule("SU-7.7")
def test_only_cards_that_were_there_react() -> None:
    cards = [
        "A bc_cub_scout@workshop",
        "A bc_cub_scout@haunted_house",
        "B bc_cub_scout@workshop",
        "C gh_ghost@workshop",
    ]
    play = at(
        seats=3,
        bases=["workshop", "secret_grove", "haunted_house", "tsars_palace"],
        cards=cards,
        hands=TALL,
    )
    play("A play:bc_borscht", "A base:workshop", "A base:secret_grove")
    assert minions_text(play.state, "secret_grove") == ["B bc_cub_scout 3", "C gh_ghost 2"]


@rule("SU-7.8")
def test_conditions_are_checked_when_the_ability_happens() -> None:
    """The Ghost gets the Door's 2 power at the new base and is not weaker any more."""
    cards = [
        "A bc_cub_scout@workshop",
        "B gh_ghost@workshop",
        "A bc_cub_scout@secret_grove",
        "B gh_door_to_the_beyond@secret_grove",
    ]
    play = at(cards=cards, hands={**TALL, "B": []})(
        "A play:bc_screwed", "A min:B gh_ghost", "A base:secret_grove"
    )
    assert "B gh_ghost 4" in minions_text(play.state, "secret_grove")


@rule("SU-7.9")
def test_minions_moved_together_are_several_events() -> None:
    cards = [
        "A bc_cub_scout@workshop",
        "B gh_ghost@workshop",
        "B gh_ghost@workshop",
        "B sp_captain_ahab@workshop",
        "A bc_high_ground@secret_grove",
        "A kp_sprout@secret_grove",
    ]
    play = at(cards=cards, hands=TALL)
    play("A play:bc_borscht", "A base:workshop", "A base:secret_grove")
    while play.ask == "waiting_order":
        play("first")
    assert pile(play.state, "B") == ["gh_ghost", "gh_ghost", "sp_captain_ahab"]


@rule("SU-7.10")
def test_each_other_player_begins_on_the_left() -> None:
    cards = [
        "A gh_ghost@workshop",
        "A kp_sprout@workshop",
        "C gh_ghost@workshop",
        "C kp_sprout@workshop",
    ]
    play = at(
        seats=3,
        active="B",
        bases=["workshop", "secret_grove", "haunted_house"],
        cards=cards,
        hands={"B": ["bc_bear_hug"]},
    )
    play("B play:bc_bear_hug")
    assert GAME.to_act(play.state) == (2,)
    play("C min:C gh_ghost")
    assert GAME.to_act(play.state) == (0,)


@rule("SU-7.11")
def test_the_triggers_of_this_box() -> None:
    from cheeseboard.games.smash_up.hooks import ABILITIES

    printed = {*CARD_IDS[:48], *BASE_IDS[:8]}
    listed = {
        moment: {id for id in ids if id in printed}
        for moment, ids in ABILITIES.items()
        if moment not in ("play", "talent", "turn_grant")
    }
    assert listed == {
        "start": {
            "kp_sprout",
            "kp_water_lily",
            "kp_choking_vines",
            "kp_overgrowth",
            "kp_entangled",
        },
        "end": {"sp_difference_engine"},
        "arrival": {"bc_cub_scout", "bc_high_ground"},
        "destroyed": {"field_of_honor"},
        "minion_played": {"haunted_house"},
        "action_played": {"workshop"},
        "scored": {"inventors_salon"},
        "replaced": {"the_greenhouse"},
        "before_scoring": set(),
        "after_scoring": set(),
    }


# --- 8. Power ------------------------------------------------------------------------------------


@rule("SU-8.1")
def test_the_floor_of_0_comes_last() -> None:
    cards = [
        "B sp_captain_ahab@workshop",
        "A kp_sleep_spores@workshop",
        "A kp_sleep_spores@workshop",
        "B sp_rotary_slug_thrower@workshop",
    ]
    assert power_of(at(cards=cards).state, "B sp_captain_ahab") == 2  # 2 - 2 + 2
    state = at(cards=cards[:3]).state
    state.card_loss[0] = 2
    assert power_of(state, "B sp_captain_ahab") == 0


@rule("SU-8.1", "SU-8.4")
def test_a_minion_below_zero_takes_nothing_from_the_total() -> None:
    spores = [f"{seat} kp_sleep_spores@workshop" for seat in "AACC"]
    cards = [*spores, "B sp_captain_ahab@workshop", "B sp_steam_queen@workshop"]
    state = at(seats=3, cards=cards).state
    assert minions_text(state, "workshop") == ["B sp_captain_ahab 0", "B sp_steam_queen 1"]
    assert total(state, "workshop", "B") == 1


@rule("SU-8.2")
def test_out_of_play_power_is_printed_power() -> None:
    play = at(
        cards=["A sp_rotary_slug_thrower@workshop"],
        hands={"A": ["gh_the_dead_rise", "gh_ghost", "gh_seance", "gh_shady_deal"]},
    )
    play("A play:gh_the_dead_rise", "A card:gh_ghost", "A card:gh_seance", "A card:gh_shady_deal")
    play("A base:workshop")  # 2 is below 3, whatever it becomes in play
    assert power_of(play.state, "A gh_ghost") == 4
    assert POWER[KIND["gh_ghost"]] == 2


@rule("SU-8.3")
def test_modifiers_are_worked_out_when_asked() -> None:
    cards = ["A gh_haunting@workshop", "A gh_door_to_the_beyond@workshop", "B kp_sprout@workshop"]
    state = at(cards=cards, hands={"A": ["gh_ghost", "gh_ghost"]}).state
    assert power_of(state, "A gh_haunting") == 8
    draw(Brawl(state, Rigged(otherwise=0), SILENCE), 0, 1)
    assert power_of(state, "A gh_haunting") == 3


@rule("SU-8.4")
def test_a_total_is_minions_and_aggromotive() -> None:
    cards = ["A bc_general_ivan@workshop", "A sp_aggromotive@workshop", "B sp_aggromotive@workshop"]
    state = at(cards=cards).state
    assert (total(state, "workshop", "A"), total(state, "workshop", "B")) == (11, 0)


@rule("SU-8.5")
def test_control_comes_before_conditions_and_powers() -> None:
    """A Haunting that A has taken looks at A's hand, and keeps A's Polar Commando company."""
    cards = [
        "B gh_haunting@workshop",
        "A gh_make_contact on B gh_haunting",
        "A bc_polar_commando@workshop",
    ]
    state = at(cards=cards, hands={"A": [], "B": ["gh_ghost"] * 4}).state
    assert power_of(state, "B gh_haunting") == 6
    assert power_of(state, "A bc_polar_commando") == 4


@rule("SU-8.6")
def test_the_breakpoint_is_printed_or_0() -> None:
    play = at("start", cards=["A kp_overgrowth@secret_grove"])
    assert [breakpoint_at(play.state, place) for place in range(3)] == [20, 0, 18]


# --- 9. Zones ------------------------------------------------------------------------------------


@rule("SU-9.1")
def test_hands_are_secret_and_the_rest_is_open() -> None:
    state = at(cards=["A sp_zeppelin@workshop"], discards={"B": ["gh_ghost"]}).state
    view = GAME.view(state, 1)
    assert view.hands[0] == [HIDDEN] * 4
    assert view.hands[1] == state.hands[1]
    view.hands = state.hands
    assert view == state
    assert GAME.view(state, None).hands == [[HIDDEN] * 4] * 2
    assert GAME.view(at(open_hands=True).state, None).holes() == 0


@rule("SU-9.2")
def test_an_empty_deck_is_made_anew_for_a_draw() -> None:
    hands, pile_ids = {"A": ["gh_ghost"]}, ["gh_spirit", "gh_spirit", "gh_spirit"]
    play = at(
        "draw", drop_rest=True, hands=hands, decks={"A": ["gh_seance"]}, discards={"A": pile_ids}
    )
    assert (deck_count(play.state, "A"), pile(play.state, "A")) == (2, [])
    assert hand(play.state, "A") == ["gh_ghost", "gh_seance", "gh_spirit"]
    play = at("draw", drop_rest=True, hands=hands, decks={"A": []})
    assert hand(play.state, "A") == ["gh_ghost"]  # both empty: nothing


@rule("SU-9.3")
def test_an_empty_deck_is_made_anew_for_a_search() -> None:
    play = at(
        cards=["A kp_venus_man_trap@workshop"],
        hands={"A": ["kp_blossom"]},
        decks={"A": []},
        discards={"A": ["kp_sprout"]},
    )
    play("A talent:A kp_venus_man_trap")
    assert pile(play.state, "A") == []
    play("A card:kp_sprout")
    assert "A kp_sprout 2" in minions_text(play.state, "workshop")


@rule("SU-9.4")
def test_an_empty_hand_or_deck_does_nothing_by_itself() -> None:
    play = at(hands={"A": []}, decks={"A": []}, drop_rest=True)
    assert offered(play.state) == ["end"]
    play("A end")
    assert GAME.to_act(play.state) == (1,)


@rule("SU-9.5")
def test_discard_piles_are_open_to_all() -> None:
    state = at(discards={"A": ["bc_cub_scout", "bc_screwed"]}).state
    assert GAME.view(state, 1).discards == GAME.view(state, None).discards == state.discards


@rule("SU-9.6")
def test_a_search_finds_what_fits_and_may_be_played_there() -> None:
    play = at(
        "start",
        bases=["tsars_palace", "workshop", "haunted_house"],
        cards=["A kp_sprout@tsars_palace"],
    )
    assert offered(play.state) == [
        "card:bc_bear_cavalry",
        "card:bc_cub_scout",
        "card:kp_water_lily",
        "none",
    ]
    before = deck_count(play.state, "A")
    play("A card:kp_water_lily")
    assert deck_count(play.state, "A") == before - 2  # the lily, and the card it draws
    assert "event-fetch" in play.told


@rule("SU-9.7")
def test_a_search_without_a_fit_takes_nothing() -> None:
    play = at(
        cards=["A kp_venus_man_trap@workshop"],
        hands={"A": ["kp_sprout", "kp_blossom"]},
        decks={"A": ["kp_weed_eater"]},
    )
    play("A talent:A kp_venus_man_trap")
    assert offered(play.state) == ["none"]  # nobody else can tell, so it is asked all the same
    play("A none")
    assert deck_count(play.state, "A") == 1
    told = play.events[-1]
    assert (told.message.key, told.rules) == ("event-finds-nothing", ("SU-9.7",))


@rule("SU-9.8")
def test_a_search_that_must_and_one_that_may() -> None:
    must = at(cards=["A kp_venus_man_trap@workshop"])("A talent:A kp_venus_man_trap")
    assert "none" not in offered(must.state)
    may = at("start", cards=["A kp_sprout@workshop"], decks={"A": []})
    piled = len(pile(may.state, "A"))
    assert "card:kp_sprout" in offered(may.state)
    may("A none")
    assert len(pile(may.state, "A")) == piled  # declined: nothing is shuffled
    assert "event-no-search" in may.told


@rule("SU-9.8", "SU-9.3")
def test_a_search_that_is_skipped_shuffles_nothing() -> None:
    cards, hands = ["A kp_sprout@workshop"], {"A": ["kp_blossom"]}
    setup = {"decks": {"A": []}, "discards": {"A": ["kp_water_lily"]}, "drop_rest": True}
    play = at("start", cards=cards, hands=hands, **setup)  # type: ignore[arg-type]
    assert play.offered == ["card:kp_water_lily", "card:kp_sprout", "none"]
    play("A none")
    assert pile(play.state, "A") == ["kp_sprout", "kp_water_lily"]
    assert deck_count(play.state, "A") == 0
    assert "event-reshuffle" not in play.told


@rule("SU-9.9")
def test_the_end_of_the_deck_does_not_bring_the_discard_pile() -> None:
    play = at(
        cards=["A kp_venus_man_trap@workshop"],
        hands={"A": []},
        decks={"A": ["kp_weed_eater"]},
        discards={"A": ["kp_sprout"]},
    )
    play("A talent:A kp_venus_man_trap")
    assert play.ask == "menu"
    assert pile(play.state, "A").count("kp_sprout") == 4


@rule("SU-9.10")
def test_cards_taken_are_shown_and_known() -> None:
    play = at(
        hands={"A": ["sp_scrap_diving", "sp_steam_man"]},
        discards={"A": ["sp_zeppelin", "sp_aggromotive"]},
    )
    play("A play:sp_scrap_diving", "A card:sp_zeppelin")
    assert GAME.view(play.state, 1).hands[0] == [KIND["sp_zeppelin"], HIDDEN]
    play("A end", "B end", "A play:sp_zeppelin")
    assert KIND["sp_zeppelin"] not in GAME.view(play.state, 1).hands[0]


def test_moving_nothing_is_nothing() -> None:
    play = at(cards=["A gh_ghost@workshop"])
    move(Brawl(play.state, Rigged(otherwise=0), SILENCE), Frame("", seat=0, cause=0), [], 1)
    assert play.state.waiting == []
