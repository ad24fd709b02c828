"""Rule SU-12: the Killer Plants, card by card."""

from cheeseboard.games.smash_up.box import KIND
from cheeseboard.games.smash_up.facts import DESTROY, MOVE, PLACE, RETURN, breakpoint_at, is_immune
from cheeseboard.games.smash_up.state import ACTION, EXTRA, MINION, NONE, Credit
from cheeseboard.games.smash_up.tests.positions import (
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
from cheeseboard.testing import rule

FIELD = ("field_of_honor", "workshop", "haunted_house")


@rule("SU-12.1")
def test_kp_venus_man_trap_plays_small_minions_here() -> None:
    play = at(cards=["A kp_venus_man_trap@haunted_house"], factions={"A": "killer_plants+ghosts"})
    play("A talent:A kp_venus_man_trap")
    assert offered(play.state) == ["card:gh_ghost", "card:kp_sprout"]
    play("A card:gh_ghost")
    assert play.ask == "discard_or_stop"  # it is played: the Ghost's ability, then the House's
    play("A stop")
    assert play.ask == "discard_card"
    assert credit_count(play.state, MINION) == 1


@rule("SU-12.2")
def test_kp_weed_eater_is_weak_in_its_first_turn() -> None:
    play = at(hands={"A": ["kp_weed_eater", "kp_blossom", "kp_budding"]})
    play("A play:kp_weed_eater", "A base:workshop")
    assert power_of(play.state, "A kp_weed_eater") == 3
    play("A end")
    assert power_of(play.state, "A kp_weed_eater") == 5


@rule("SU-12.3")
def test_kp_water_lily_draws_once_a_turn() -> None:
    cards = ["A kp_water_lily@workshop", "A kp_water_lily@workshop", "B kp_water_lily@workshop"]
    play = at("start", cards=cards)
    assert (len(hand(play.state, "A")), len(hand(play.state, "B"))) == (5, 4)
    play("A end")
    assert len(hand(play.state, "B")) == 5


@rule("SU-12.4")
def test_kp_sprout_makes_room_for_a_minion() -> None:
    play = at("start", bases=FIELD, cards=["A kp_sprout@field_of_honor"])
    play("A card:bc_cub_scout")
    assert minions_text(play.state, "field_of_honor") == ["A bc_cub_scout 3"]
    assert play.state.points == [1, 0]
    saved = at("start", cards=["A kp_sprout@workshop", "A sp_escape_hatch@workshop"])
    assert "kp_sprout" in hand(saved.state, "A")
    assert saved.ask == "deck_minion_or_none"  # offered although the Sprout was saved


@rule("SU-12.4")
def test_a_taken_kp_sprout_searches_the_deck_of_its_holder() -> None:
    cards = ["B kp_sprout@workshop", "A gh_make_contact on B kp_sprout"]
    play = at("start", cards=cards, factions={"A": "ghosts+steampunks"})
    assert "card:sp_steam_man" in offered(play.state)
    play("A card:sp_steam_man")
    assert pile(play.state, "B") == ["kp_sprout"]


@rule("SU-12.5")
def test_kp_blossom_is_for_one_name() -> None:
    hands = {"A": ["kp_blossom", "kp_sprout", "kp_sprout", "kp_water_lily"]}
    play = at(hands=hands)("A play:kp_blossom", "A play:kp_sprout", "A blossom", "A base:workshop")
    named = [credit.kind for credit in play.state.credits if credit.group == 1]
    assert named == [KIND["kp_sprout"]] * 2
    play("A play:kp_water_lily", "A base:workshop", "A play:kp_sprout", "A base:workshop")
    assert offered(play.state) == ["end"]
    other = at(hands=hands)("A play:kp_blossom", "A play:kp_sprout", "A other", "A base:workshop")
    assert credit_count(other.state, MINION) == 3
    assert "play:kp_water_lily" in offered(other.state)


@rule("SU-12.5")
def test_each_kp_blossom_has_a_name_of_its_own() -> None:
    """Scrap Diving brings the first one back."""
    play = at(
        hands={"A": ["kp_blossom", "sp_scrap_diving", "kp_sprout", "kp_water_lily"]},
        credits=[Credit(ACTION, EXTRA)] * 3,
    )
    play("A play:kp_blossom", "A play:sp_scrap_diving", "A play:kp_blossom")
    assert credit_count(play.state, MINION) == 6
    play("A play:kp_sprout", "A base:workshop")
    kinds = [KIND["kp_sprout"]] * 2 + [NONE] * 3
    assert sorted(credit.kind for credit in play.state.credits) == sorted(kinds)
    play("A play:kp_water_lily", "A base:workshop")
    kinds = [KIND["kp_sprout"]] * 2 + [KIND["kp_water_lily"]] * 2
    assert sorted(credit.kind for credit in play.state.credits) == sorted(kinds)


@rule("SU-12.6")
def test_kp_budding_fetches_a_card_of_the_same_name() -> None:
    cards = ["A kp_sprout@workshop", "B gh_ghost@workshop"]
    hands = {"A": ["kp_budding", "kp_blossom"]}
    play = at(cards=cards, hands=hands)("A play:kp_budding", "A min:A kp_sprout")
    assert hand(play.state, "A") == ["kp_blossom", "kp_sprout"]
    assert play.state.known[0] == [KIND["kp_sprout"]]
    play = at(cards=cards, hands=hands)("A play:kp_budding", "A min:B gh_ghost")
    assert hand(play.state, "A") == ["kp_blossom"]
    play = at(hands=hands)("A play:kp_budding")
    assert pile(play.state, "A") == ["kp_budding"]


@rule("SU-12.7")
def test_kp_choking_vines_destroy_or_wait() -> None:
    cards = ["B gh_ghost@field_of_honor", "A kp_choking_vines on B gh_ghost"]
    play = at("start", bases=FIELD, cards=cards)
    assert (pile(play.state, "A"), pile(play.state, "B")) == (["kp_choking_vines"], ["gh_ghost"])
    assert play.state.points == [1, 0]
    safe = at(
        "start", cards=["B bc_polar_commando@workshop", "A kp_choking_vines on B bc_polar_commando"]
    )
    assert attached_text(safe.state, "B bc_polar_commando") == ["A kp_choking_vines"]
    other = at("start", active="B", bases=FIELD, cards=cards)
    assert minions_text(other.state, "field_of_honor") == ["B gh_ghost 2"]


@rule("SU-12.8")
def test_kp_deep_roots_hold_own_minions_against_others() -> None:
    cards = ["A kp_sprout@workshop", "A kp_deep_roots@workshop", "A kp_sprout@secret_grove"]
    state = at(cards=cards).state
    for verb in (MOVE, RETURN):
        assert is_immune(state, 0, verb, 1)
        assert not is_immune(state, 0, verb, 0)
        assert not is_immune(state, 2, verb, 1)
    assert not is_immune(state, 0, DESTROY, 1)
    assert not is_immune(state, 0, PLACE, 1)


@rule("SU-12.9")
def test_kp_entangled_holds_everybody_where_its_player_is() -> None:
    cards = [
        "A kp_entangled@haunted_house",
        "A kp_sprout@workshop",
        "B gh_ghost@workshop",
        "B gh_ghost@secret_grove",
    ]
    state = at(cards=cards).state
    for seat in (0, 1):
        assert is_immune(state, slot_of(state, "A kp_sprout"), MOVE, seat)
        assert is_immune(state, slot_of(state, "B gh_ghost@workshop"), RETURN, seat)
        assert not is_immune(state, slot_of(state, "B gh_ghost@secret_grove"), MOVE, seat)
        assert not is_immune(state, slot_of(state, "B gh_ghost@workshop"), DESTROY, seat)
    play = at("start", cards=["A kp_entangled@haunted_house"])
    assert pile(play.state, "A") == ["kp_entangled"]


@rule("SU-12.10")
def test_kp_insta_grow_gives_a_minion() -> None:
    play = at(hands={"A": ["kp_insta_grow"]})("A play:kp_insta_grow")
    assert credit_count(play.state, MINION) == 2


@rule("SU-12.11")
def test_kp_overgrowth_drops_the_breakpoint_in_its_players_turn() -> None:
    cards = ["A kp_overgrowth@workshop"]
    assert breakpoint_at(at("start", cards=cards).state, 0) == 0
    assert breakpoint_at(at("start", active="B", cards=cards).state, 0) == 20
    play = at(hands={"A": ["kp_overgrowth"]})("A play:kp_overgrowth", "A base:haunted_house")
    assert breakpoint_at(play.state, 2) == 18  # not in the turn in which it is played


@rule("SU-12.12")
def test_kp_sleep_spores_add_up() -> None:
    cards = [
        "A kp_sleep_spores@workshop",
        "A kp_sleep_spores@workshop",
        "A kp_sprout@workshop",
        "B sp_captain_ahab@workshop",
        "B sp_steam_man@workshop",
    ]
    assert minions_text(at(cards=cards).state, "workshop") == [
        "A kp_sprout 2",
        "B sp_captain_ahab 0",
        "B sp_steam_man 1",
    ]
