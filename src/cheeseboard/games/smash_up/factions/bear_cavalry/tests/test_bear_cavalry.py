"""Rule SU-10: the Bear Cavalry, card by card."""

import pytest

from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.facts import ATTACHING, DESTROY, MOVE, RETURN, is_immune
from cheeseboard.games.smash_up.state import MINION
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

FOUR = ("workshop", "secret_grove", "haunted_house", "tsars_palace")
REST = ["bc_bear_rides_you", "bc_superiority"]


@rule("SU-10.1")
def test_bc_general_ivan_keeps_all_minions_of_his_player() -> None:
    cards = ["A bc_general_ivan@workshop", "A kp_sprout@secret_grove", "B gh_ghost@secret_grove"]
    state = at(cards=[*cards, "A kp_overgrowth@workshop"]).state
    for seat in (0, 1):
        assert is_immune(state, slot_of(state, "A bc_general_ivan"), DESTROY, seat)
        assert is_immune(state, slot_of(state, "A kp_sprout"), DESTROY, seat)
        assert not is_immune(state, slot_of(state, "A kp_sprout"), MOVE, seat)
        assert not is_immune(state, slot_of(state, "A kp_sprout"), RETURN, seat)
        assert not is_immune(state, slot_of(state, "A kp_overgrowth"), DESTROY, seat)
    assert not is_immune(state, slot_of(state, "B gh_ghost"), DESTROY, 0)


@rule("SU-10.2")
def test_bc_polar_commando_is_strong_alone() -> None:
    alone = at(
        cards=["A bc_polar_commando@workshop", "B gh_ghost@workshop", "A kp_sprout@secret_grove"]
    ).state
    assert power_of(alone, "A bc_polar_commando") == 6
    assert is_immune(alone, 0, DESTROY, 0)
    assert is_immune(alone, 0, DESTROY, 1)
    together = at(cards=["A bc_polar_commando@workshop", "A kp_sprout@workshop"]).state
    assert power_of(together, "A bc_polar_commando") == 4
    assert not is_immune(together, 0, DESTROY, 1)


@rule("SU-10.3")
def test_bc_bear_cavalry_must_push_another_players_minion() -> None:
    cards = [
        "A bc_cub_scout@workshop",
        "B gh_ghost@workshop",
        "B gh_spirit@workshop",
        "B gh_spirit@secret_grove",
    ]
    play = at(cards=cards, hands={"A": ["bc_bear_cavalry", *REST]})
    play("A play:bc_bear_cavalry", "A base:workshop")
    assert offered(play.state) == ["min:B gh_ghost@workshop", "min:B gh_spirit@workshop"]
    play("A min:B gh_ghost")
    assert offered(play.state) == ["base:secret_grove", "base:haunted_house"]
    play("A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["B gh_ghost 2"]
    nobody = at(hands={"A": ["bc_bear_cavalry"]})("A play:bc_bear_cavalry", "A base:workshop")
    assert nobody.ask == "menu"


@rule("SU-10.4")
@pytest.mark.parametrize(("id", "survives"), [("gh_ghost", False), ("gh_spirit", True)])
def test_bc_cub_scout_destroys_weaker_arrivals(id: str, survives: bool) -> None:
    cards = ["A bc_cub_scout@workshop", f"B {id}@workshop", "A bc_cub_scout@secret_grove"]
    play = at(cards=cards, hands={"A": ["bc_screwed", *REST]})
    play("A play:bc_screwed", f"A min:B {id}", "A base:secret_grove")
    assert (
        f"B {id} {3 if survives else 2}" in minions_text(play.state, "secret_grove")
    ) == survives
    assert pile(play.state, "B") == ([] if survives else [id])


@rule("SU-10.4")
def test_bc_cub_scout_leaves_played_and_own_minions_alone() -> None:
    cards = [
        "B bc_cub_scout@workshop",
        "A sp_zeppelin@workshop",
        "B sp_captain_ahab@secret_grove",
        "B sp_zeppelin@workshop",
    ]
    play = at(cards=cards, hands={"A": ["sp_captain_ahab"]})
    play("A play:sp_captain_ahab", "A base:workshop")
    assert "A sp_captain_ahab 2" in minions_text(play.state, "workshop")
    play("A end", "B talent:B sp_captain_ahab")
    assert "B sp_captain_ahab 2" in minions_text(play.state, "workshop")


@rule("SU-10.5")
def test_bc_bear_hug_takes_the_weakest_of_each_other_player() -> None:
    cards = [
        "A gh_ghost@workshop",
        "B gh_ghost@workshop",
        "B gh_spirit@secret_grove",
        "C kp_weed_eater@workshop",
        "C kp_sprout@haunted_house",
        "C kp_sprout@workshop",
    ]
    play = at(seats=3, bases=FOUR, cards=cards, hands={"A": ["bc_bear_hug", *REST]})
    play("A play:bc_bear_hug")
    assert pile(play.state, "B") == ["gh_ghost"]
    assert GAME.to_act(play.state) == (2,)
    assert offered(play.state) == ["min:C kp_sprout@haunted_house", "min:C kp_sprout@workshop"]
    play("C min:C kp_sprout@workshop")
    assert pile(play.state, "C") == ["kp_sprout"]
    assert "A gh_ghost 2" in minions_text(play.state, "workshop")


@rule("SU-10.5")
def test_bc_bear_hug_may_hit_an_immune_minion_in_vain() -> None:
    cards = ["B gh_ghost@workshop", "B gh_incorporeal on B gh_ghost", "B gh_ghost@secret_grove"]
    play = at(cards=cards, hands={"A": ["bc_bear_hug", *REST]})("A play:bc_bear_hug")
    play("B min:B gh_ghost@workshop")
    assert pile(play.state, "B") == []


@rule("SU-10.6")
def test_bc_bear_necessities_destroys_an_action_anywhere() -> None:
    cards = ["B gh_spirit@workshop", "B gh_incorporeal on B gh_spirit", "A sp_zeppelin@workshop"]
    play = at(cards=cards, hands={"A": ["bc_bear_necessities", "bc_superiority"]})
    play("A play:bc_bear_necessities")
    assert offered(play.state) == ["act:B gh_incorporeal@workshop", "act:A sp_zeppelin@workshop"]
    play("A act:B gh_incorporeal")  # the minion is protected, the action on it is not
    assert pile(play.state, "B") == ["gh_incorporeal"]
    assert attached_text(play.state, "B gh_spirit") == []


@rule("SU-10.7")
def test_bc_bear_rides_you_moves_an_own_minion() -> None:
    cards = ["A bc_cub_scout@workshop", "A bc_polar_commando@workshop", "B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["bc_bear_rides_you", "bc_superiority"]})
    play("A play:bc_bear_rides_you")
    assert offered(play.state) == [
        "min:A bc_cub_scout@workshop",
        "min:A bc_polar_commando@workshop",
    ]
    play("A min:A bc_polar_commando", "A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["A bc_polar_commando 6"]


@rule("SU-10.8")
def test_bc_commission_plays_and_pushes() -> None:
    cards = ["B gh_spirit@workshop"]
    hands = {"A": ["bc_commission", "bc_cub_scout", "bc_superiority"]}
    play = at(cards=cards, hands=hands)("A play:bc_commission")
    assert offered(play.state) == ["play:bc_cub_scout", "none"]
    play("A play:bc_cub_scout", "A base:workshop", "A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["B gh_spirit 3"]
    assert credit_count(play.state, MINION) == 1
    declined = at(cards=cards, hands=hands)("A play:bc_commission", "A none")
    assert minions_text(declined.state, "workshop") == ["B gh_spirit 3"]
    nothing = at(cards=cards, hands={"A": ["bc_commission"]})("A play:bc_commission")
    assert nothing.ask == "menu"


@rule("SU-10.9")
def test_bc_high_ground_needs_an_own_minion_there() -> None:
    cards = ["A bc_high_ground@secret_grove", "A bc_cub_scout@workshop", "B kp_weed_eater@workshop"]
    hands = {"A": ["bc_screwed", *REST]}
    play = at(cards=cards, hands=hands)("A play:bc_screwed", "A base:secret_grove")
    assert minions_text(play.state, "secret_grove") == ["B kp_weed_eater 5"]
    cards.append("A bc_polar_commando@secret_grove")
    play = at(cards=cards, hands=hands)
    play("A play:bc_screwed", "A min:B kp_weed_eater", "A base:secret_grove")
    assert pile(play.state, "B") == ["kp_weed_eater"]


@rule("SU-10.10")
def test_bc_superiority_stops_destroying_moving_and_returning_by_others() -> None:
    cards = ["A bc_cub_scout@workshop", "A bc_superiority@workshop", "A bc_cub_scout@secret_grove"]
    state = at(cards=cards).state
    for verb in (DESTROY, MOVE, RETURN):
        assert is_immune(state, 0, verb, 1)
        assert not is_immune(state, 0, verb, 0)
        assert not is_immune(state, 2, verb, 1)
    assert not is_immune(state, 0, ATTACHING, 1)
    weak = at(cards=[*cards, "B kp_sleep_spores@workshop"], affect_scope="modern").state
    assert power_of(weak, "A bc_cub_scout@workshop") == 2


@rule("SU-10.11")
def test_bc_borscht_sends_all_others_to_one_base() -> None:
    cards = [
        "A bc_cub_scout@workshop",
        "B gh_ghost@workshop",
        "B gh_spirit@workshop",
        "B gh_incorporeal on B gh_spirit",
    ]
    play = at(cards=cards, hands={"A": ["bc_borscht", *REST]})
    play("A play:bc_borscht", "A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["B gh_ghost 2"]
    assert minions_text(play.state, "workshop") == ["A bc_cub_scout 3", "B gh_spirit 3"]
    nobody = at(cards=cards[1:], hands={"A": ["bc_borscht", *REST]})("A play:bc_borscht")
    assert nobody.ask == "menu"


@rule("SU-10.12")
def test_bc_screwed_needs_an_own_minion_beside() -> None:
    cards = ["A bc_cub_scout@workshop", "B gh_ghost@workshop", "B gh_spirit@secret_grove"]
    hands = {"A": ["bc_screwed", *REST]}
    play = at(cards=cards, hands=hands)("A play:bc_screwed")
    assert play.ask == "elsewhere"  # one target, and it must be pushed
    free = at(cards=[*cards, "A bc_cub_scout@haunted_house"], hands=hands)("A play:bc_screwed")
    assert offered(free.state) == ["min:B gh_ghost@workshop", "none"]
    free("A none")
    assert pile(free.state, "A") == ["bc_screwed"]
    assert hand(free.state, "A") == sorted(REST)
