"""Rule SU-4: scoring bases."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.smash_up.box import BASE
from cheeseboard.games.smash_up.facts import is_ready
from cheeseboard.games.smash_up.hooks import ABILITIES, AFTER_SCORING
from cheeseboard.games.smash_up.rules.scoring import ranking
from cheeseboard.games.smash_up.tests.fixtures import other_box
from cheeseboard.games.smash_up.tests.positions import (
    at,
    hand,
    minions_text,
    offered,
    pile,
    total,
)
from cheeseboard.testing import rule

BEARS = ["bc_general_ivan", "bc_polar_commando", "bc_polar_commando", "bc_cub_scout"]
"""17 power together."""


def crowd(seat: str, base: str, *ids: str) -> list[str]:
    return [f"{seat} {id}@{base}" for id in ids]


@rule("SU-4.1")
@pytest.mark.parametrize(("extra", "ready"), [((), False), (("gh_ghost",), True)])
def test_a_base_is_ready_at_its_breakpoint(extra: tuple[str, ...], ready: bool) -> None:
    cards = crowd("A", "haunted_house", "bc_general_ivan", "bc_polar_commando", "bc_cub_scout")
    cards += crowd("B", "haunted_house", "gh_spirit", *extra)  # 13 + 3 = 16, or 18 of 18
    assert is_ready(at(cards=cards).state, 2) == ready


@rule("SU-4.2")
def test_ready_bases_must_be_scored_in_any_order() -> None:
    cards = crowd("A", "haunted_house", *BEARS, "bc_cub_scout")
    cards += ["A kp_overgrowth@secret_grove"]
    play = at(cards=cards, turn=9)
    play.state.zeroed[1] = True
    play("A end")
    assert offered(play.state) == ["base:secret_grove", "base:haunted_house"]
    play("A base:haunted_house")
    assert play.state.points == [4, 0]
    assert pile(play.state, "A").count("kp_overgrowth") == 1  # the other followed by itself


@rule("SU-4.3", "SU-4.4")
def test_the_window_before_scoring_can_lower_the_total() -> None:
    with other_box():
        play = at(
            "score",
            bases=["fx_oasis", "workshop", "haunted_house"],
            cards=crowd("A", "fx_oasis", "bc_polar_commando", "bc_cub_scout")
            + crowd("B", "fx_oasis", "sp_steam_man", "sp_captain_ahab"),
            hands={"B": ["fx_full_sail"]},
        )
        assert offered(play.state) == ["play:fx_full_sail", "pass"]
        play("B play:fx_full_sail", "B min:B sp_steam_man", "B base:workshop", "B stop")
        assert play.state.points == [2, 0]


@rule("SU-4.4")
def test_a_seat_that_passed_may_act_after_another() -> None:
    with other_box():
        play = at(
            "score",
            seats=3,
            bases=["fx_oasis", "workshop", "haunted_house", "secret_grove"],
            cards=crowd("A", "fx_oasis", "bc_general_ivan", "bc_cub_scout")
            + crowd("B", "fx_oasis", "sp_steam_man"),
            hands={"A": ["fx_full_sail"], "B": ["fx_full_sail"], "C": []},
        )
        play("A pass", "B play:fx_full_sail", "B stop")
        assert offered(play.state) == ["play:fx_full_sail", "pass"]
        play("A pass")  # B has no special left, C has no card: all have passed in a row
        assert play.state.points == [2, 0, 0]


@rule("SU-4.4")
def test_the_window_closes_when_all_have_passed_in_a_row() -> None:
    with other_box():
        play = at(
            "score",
            bases=["fx_oasis", "workshop", "haunted_house"],
            cards=crowd("A", "fx_oasis", "bc_general_ivan", "bc_cub_scout")
            + crowd("B", "fx_oasis", "sp_steam_man"),
            hands={"A": ["fx_full_sail"], "B": ["fx_full_sail", "fx_full_sail"]},
        )
        play("A pass", "B play:fx_full_sail", "B stop", "A pass")
        assert offered(play.state) == ["play:fx_full_sail", "pass"]  # B again
        assert play.state.points == [0, 0]
        play("B pass")
        assert play.state.points == [2, 0]


@rule("SU-4.5")
def test_with_this_box_nobody_is_asked_in_the_windows() -> None:
    play = at("score", cards=crowd("A", "haunted_house", *BEARS, "bc_cub_scout"))
    assert play.ask == "menu"
    assert play.state.points == [4, 0]


@rule("SU-4.6")
def test_places_pay_left_middle_right() -> None:
    bases = ["tsars_palace", "workshop", "haunted_house", "secret_grove", "dread_gazebo"]
    cards = crowd("A", "tsars_palace", "bc_general_ivan", "bc_cub_scout")
    cards += crowd("B", "tsars_palace", "sp_steam_queen", "sp_captain_ahab")
    cards += crowd("C", "tsars_palace", "gh_spectre") + crowd("D", "tsars_palace", "kp_sprout")
    play = at("score", seats=4, bases=bases, cards=cards)
    assert play.state.points == [5, 3, 2, 0]


@rule("SU-4.6")
@rule("SU-11.11")
@rule("SU-14.2")
def test_points_cite_the_rule_that_pays_them() -> None:
    places = at("score", cards=crowd("A", "haunted_house", *BEARS, "bc_cub_scout"))
    deal = at(hands={"A": ["gh_shady_deal"]})("A play:gh_shady_deal")
    field = ["field_of_honor", "workshop", "haunted_house"]
    honour = at("start", bases=field, cards=["A kp_sprout@field_of_honor"])("A none")
    cited = [
        event.rules
        for play in (places, deal, honour)
        for event in play.events
        if event.message.key == "event-points"
    ]
    assert cited == [("SU-4.6",), ("SU-11.11",), ("SU-14.2",)]


@rule("SU-4.7")
def test_ties_share_the_best_place_and_skip_those_below() -> None:
    bases = ["workshop", "haunted_house", "secret_grove", "tsars_palace"]
    cards = crowd("A", "workshop", "sp_steam_queen", "kp_weed_eater")
    cards += crowd("B", "workshop", "bc_general_ivan", "bc_polar_commando")
    cards += crowd("C", "workshop", "gh_spectre")
    assert ranking(at(seats=3, bases=bases, cards=cards).state, 0) == [(0, 1), (1, 1), (2, 3)]


@rule("SU-4.8")
def test_a_minion_without_power_takes_part_and_nothing_else_does() -> None:
    cards = crowd(
        "A",
        "haunted_house",
        "kp_venus_man_trap",
        "kp_weed_eater",
        "kp_weed_eater",
        "kp_water_lily",
        "kp_sleep_spores",
        "kp_sleep_spores",
    )
    cards += crowd("B", "haunted_house", "sp_captain_ahab")
    play = at(cards=cards)
    assert total(play.state, "haunted_house", "B") == 0
    play("A end")
    assert play.state.points == [4, 3]
    cards = [*cards[:-1], "B sp_aggromotive@haunted_house"]
    assert at("score", cards=cards).state.points == [4, 0]


@rule("SU-4.9")
def test_every_seat_at_place_1_is_a_winner_in_seat_order() -> None:
    cards = crowd("A", "inventors_salon", "bc_general_ivan", "sp_steam_queen")
    cards += crowd("B", "inventors_salon", "kp_venus_man_trap", "gh_haunting")
    play = at(
        "score",
        active="B",
        bases=["inventors_salon", "workshop", "haunted_house"],
        cards=cards,
        hands={"B": ["gh_ghost"]},
        discards={"A": ["sp_zeppelin"], "B": ["kp_blossom"]},
    )
    assert offered(play.state) == ["card:kp_blossom", "none"]
    play("B none", "A card:sp_zeppelin")
    assert "sp_zeppelin" in hand(play.state, "A")


@rule("SU-4.10")
def test_a_base_without_minions_is_replaced_all_the_same() -> None:
    play = at("start", cards=["A kp_overgrowth@secret_grove"])("A end")
    assert play.state.points == [0, 0]
    assert BASE["secret_grove"] in play.state.base_discard


@rule("SU-4.11")
def test_the_order_of_one_scoring() -> None:
    cards = crowd("A", "inventors_salon", *BEARS, "bc_cub_scout", "bc_cub_scout")
    play = at(
        "score",
        bases=["inventors_salon", "workshop", "haunted_house"],
        cards=cards,
        discards={"A": ["bc_screwed"]},
    )
    assert play.state.points == [4, 0]  # paid before the ability is used
    assert len(minions_text(play.state, "inventors_salon")) == 6  # and cards still lie there
    pieces = {f"su-c-{stamp}" for stamp in play.state.card_stamp}
    play("A card:bc_screwed")
    story = [
        key
        for key in play.told
        if key in ("event-scoring", "event-points", "event-recover", "event-cleared", "event-base")
    ]
    assert story == [
        "event-scoring",
        "event-points",
        "event-recover",
        "event-cleared",
        "event-base",
    ]
    cleared = next(one for one in play.events if one.message.key == "event-cleared")
    assert set(str(cleared.message.args["leaves"]).split()) == pieces
    assert play.state.bases[0] not in (NONE, BASE["inventors_salon"])  # the same place
    assert sorted(pile(play.state, "A")) == sorted([*BEARS, "bc_cub_scout", "bc_cub_scout"])


@rule("SU-4.12")
def test_discarding_at_scoring_is_no_destruction() -> None:
    cards = crowd("A", "field_of_honor", *BEARS, "bc_cub_scout")
    cards += crowd("B", "field_of_honor", "sp_captain_ahab", "sp_escape_hatch")
    bases = ["field_of_honor", "workshop", "haunted_house"]
    play = at("score", bases=bases, cards=cards)
    assert play.state.points == [3, 2]  # nothing for destroying
    assert sorted(pile(play.state, "B")) == ["sp_captain_ahab", "sp_escape_hatch"]
    assert len(pile(play.state, "A")) == 5  # General Ivan does not help


@rule("SU-4.13")
def test_without_a_base_deck_there_is_one_base_less() -> None:
    cards = crowd("A", "haunted_house", *BEARS, "bc_cub_scout")
    play = at("score", cards=cards, base_deck=[])
    assert play.state.bases == [BASE["workshop"], BASE["secret_grove"], NONE]
    play = at("score", cards=cards, base_deck=[], base_refill="reshuffle")
    assert NONE not in play.state.bases
    assert play.state.base_discard == []
    assert len(play.state.base_deck) == 8 - 3


@rule("SU-4.14")
def test_when_the_last_base_has_gone_all_come_again() -> None:
    cards = crowd("A", "haunted_house", *BEARS, "bc_cub_scout")
    play = at("score", bases=["haunted_house"], cards=cards, base_deck=[])
    assert len(play.state.bases) == 1
    assert NONE not in play.state.bases
    assert "event-new-bases" in play.told
    assert play.state.active == 1
    assert len(play.state.base_deck) == 7


@rule("SU-4.15")
def test_all_bases_are_checked_afresh() -> None:
    cards = crowd("A", "haunted_house", *BEARS, "bc_cub_scout")
    cards += crowd(
        "B",
        "secret_grove",
        "sp_steam_queen",
        "sp_mechanic",
        "sp_mechanic",
        "sp_steam_man",
        "sp_steam_man",
        "sp_captain_ahab",
    )
    play = at("score", cards=cards)
    play("A base:haunted_house")
    assert play.state.points == [4, 3]
    assert play.state.bases[0] == BASE["workshop"]
    assert len(play.state.base_discard) == 2


@rule("SU-4.4", "SU-4.11")
def test_the_window_after_scoring_asks_every_seat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Seance were a card for that moment."""
    monkeypatch.setitem(ABILITIES[AFTER_SCORING], "gh_seance", "seance")
    play = at(
        "score",
        cards=crowd("A", "workshop", *BEARS, "gh_ghost") + crowd("B", "workshop", "kp_sprout"),
        hands={"A": ["gh_seance"], "B": ["gh_seance"]},
        next_bases=["dread_gazebo"],
    )
    assert play.state.points == [4, 2]
    play("A pass", "B pass")
    assert minions_text(play.state, "dread_gazebo") == []
    assert hand(play.state, "B") == ["gh_seance"]
