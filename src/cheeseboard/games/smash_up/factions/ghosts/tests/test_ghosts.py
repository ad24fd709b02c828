"""Rule SU-11: the Ghosts, card by card."""

from cheeseboard.games.smash_up.facts import ATTACHING, DESTROY, MOVE, RETURN, is_immune
from cheeseboard.games.smash_up.state import ACTION, MINION
from cheeseboard.games.smash_up.tests.positions import (
    at,
    attached_text,
    credit_count,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
    total,
)
from cheeseboard.testing import rule


@rule("SU-11.1")
def test_gh_spectre_returns_for_a_free_minion_play() -> None:
    pile_of_a = {"A": ["gh_spectre"]}
    play = at(hands={"A": ["gh_seance", "gh_ghost"]}, discards=pile_of_a)
    assert offered(play.state) == ["play:gh_ghost", "play:gh_seance", "spectre", "end"]
    play("A spectre", "A base:workshop")
    assert minions_text(play.state, "workshop") == ["A gh_spectre 5"]
    assert credit_count(play.state, MINION) == 0
    three = at(hands={"A": ["gh_seance", "gh_ghost", "gh_ghost"]}, discards=pile_of_a)
    assert "spectre" not in offered(three.state)


@rule("SU-11.1")
def test_gh_spectre_fits_blossom_but_no_search() -> None:
    play = at(hands={"A": ["kp_blossom", "kp_sprout"]}, discards={"A": ["gh_spectre"]})
    play("A play:kp_blossom", "A spectre", "A blossom", "A base:workshop")
    assert credit_count(play.state, MINION) == 3
    found = at(
        "start", cards=["A kp_sprout@workshop"], hands={"A": []}, discards={"A": ["gh_spectre"]}
    )
    assert "spectre" not in offered(found.state)


@rule("SU-11.2")
def test_gh_haunting_with_a_small_hand() -> None:
    cards = ["A gh_haunting@workshop"]
    small = at(cards=cards, hands={"A": ["gh_ghost", "gh_ghost"]}).state
    assert power_of(small, "A gh_haunting") == 6
    large = at(cards=cards, hands={"A": ["gh_ghost", "gh_ghost", "gh_ghost"]}).state
    assert power_of(large, "A gh_haunting") == 3
    for verb in (DESTROY, MOVE, RETURN, ATTACHING):
        assert is_immune(small, 0, verb, 1)
        assert not is_immune(small, 0, verb, 0)
        assert not is_immune(large, 0, verb, 1)


@rule("SU-11.3")
def test_gh_spirit_pays_as_many_cards_as_the_power() -> None:
    cards = ["B gh_spirit@workshop", "B sp_steam_queen@workshop"]
    hands = {"A": ["gh_spirit", "gh_ghost", "gh_ghost", "gh_seance", "gh_shady_deal"]}
    play = at(cards=cards, hands=hands)("A play:gh_spirit", "A base:secret_grove")
    assert offered(play.state) == [
        "min:B gh_spirit@workshop",
        "min:A gh_spirit@secret_grove",
        "none",
    ]
    play("A min:B gh_spirit", "A card:gh_ghost", "A card:gh_ghost")
    assert offered(play.state) == ["card:gh_seance", "card:gh_shady_deal"]
    play("A card:gh_shady_deal")
    assert pile(play.state, "B") == ["gh_spirit"]
    assert hand(play.state, "A") == ["gh_seance"]


@rule("SU-11.3")
def test_gh_spirit_pays_for_an_immune_minion_in_vain() -> None:
    cards = ["B gh_ghost@workshop", "B gh_incorporeal on B gh_ghost"]
    play = at(cards=cards, hands={"A": ["gh_spirit", "gh_ghost", "gh_ghost"]})
    play("A play:gh_spirit", "A base:secret_grove", "A min:B gh_ghost")
    assert pile(play.state, "A") == ["gh_ghost", "gh_ghost"]
    assert minions_text(play.state, "workshop") == ["B gh_ghost 2"]


@rule("SU-11.4")
def test_gh_ghost_may_discard_a_card() -> None:
    play = at(hands={"A": ["gh_ghost", "gh_seance", "gh_shady_deal"]})
    play("A play:gh_ghost", "A base:workshop")
    assert offered(play.state) == ["card:gh_seance", "card:gh_shady_deal", "stop"]
    play("A card:gh_seance")
    assert (pile(play.state, "A"), play.ask) == (["gh_seance"], "menu")
    empty = at(hands={"A": ["gh_ghost"]})("A play:gh_ghost", "A base:workshop")
    assert empty.ask == "menu"


@rule("SU-11.5")
def test_gh_across_the_divide_takes_minions_of_one_name() -> None:
    play = at(
        hands={"A": ["gh_across_the_divide", "gh_seance"]},
        discards={"A": ["gh_ghost", "gh_ghost", "gh_ghost", "gh_spirit", "gh_shady_deal"]},
    )
    play("A play:gh_across_the_divide")
    assert offered(play.state) == ["card:gh_spirit", "card:gh_ghost", "none"]
    play("A card:gh_ghost")
    assert offered(play.state) == ["take:1", "take:2", "take:3"]
    play("A take:2")
    assert hand(play.state, "A") == ["gh_ghost", "gh_ghost", "gh_seance"]


@rule("SU-11.6")
def test_gh_door_to_the_beyond_with_a_small_hand() -> None:
    cards = [
        "A gh_door_to_the_beyond@workshop",
        "A gh_ghost@workshop",
        "B gh_ghost@workshop",
        "A gh_ghost@secret_grove",
    ]
    state = at(cards=cards, hands={"A": ["gh_seance", "gh_shady_deal"]}).state
    assert minions_text(state, "workshop") == ["A gh_ghost 4", "B gh_ghost 2"]
    assert minions_text(state, "secret_grove") == ["A gh_ghost 2"]
    assert minions_text(at(cards=cards).state, "workshop") == ["A gh_ghost 2", "B gh_ghost 2"]


@rule("SU-11.7")
def test_gh_ghostly_arrival_gives_a_minion_and_an_action() -> None:
    play = at(hands={"A": ["gh_ghostly_arrival", "gh_ghost"]})("A play:gh_ghostly_arrival")
    assert credit_count(play.state, MINION) == 2
    assert credit_count(play.state, ACTION) == 1


@rule("SU-11.8")
def test_gh_incorporeal_goes_on_an_own_minion_and_stays() -> None:
    cards = ["A gh_ghost@workshop", "B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["gh_incorporeal"]})("A play:gh_incorporeal")
    assert attached_text(play.state, "A gh_ghost") == ["A gh_incorporeal"]
    for verb in (DESTROY, MOVE, RETURN, ATTACHING):
        assert is_immune(play.state, 0, verb, 1)
        assert not is_immune(play.state, 0, verb, 0)
    nobody = at(cards=cards[1:], hands={"A": ["gh_incorporeal"]})("A play:gh_incorporeal")
    assert pile(nobody.state, "A") == ["gh_incorporeal"]


@rule("SU-11.9")
def test_gh_make_contact_takes_control_while_it_lies_there() -> None:
    cards = ["B sp_mechanic@workshop"]
    play = at(
        cards=cards, hands={"A": ["gh_make_contact"], "B": ["bc_bear_necessities", "bc_screwed"]}
    )
    play("A play:gh_make_contact")
    assert (total(play.state, "workshop", "A"), total(play.state, "workshop", "B")) == (4, 0)
    play("A end", "B play:bc_bear_necessities")
    assert (total(play.state, "workshop", "A"), total(play.state, "workshop", "B")) == (0, 4)


@rule("SU-11.9")
def test_the_newest_gh_make_contact_decides() -> None:
    cards = [
        "C sp_mechanic@workshop",
        "A gh_make_contact on C sp_mechanic",
        "B gh_make_contact on C sp_mechanic",
    ]
    play = at(
        seats=3,
        bases=["workshop", "secret_grove", "haunted_house"],
        cards=cards,
        hands={"A": ["bc_bear_necessities", "bc_screwed"]},
    )
    assert play.state.card_holder[0] == 1
    play("A play:bc_bear_necessities", "A act:B gh_make_contact")
    assert play.state.card_holder[0] == 0


@rule("SU-11.10")
def test_gh_seance_draws_up_to_five() -> None:
    play = at(hands={"A": ["gh_seance", "gh_ghost", "gh_ghost"]})("A play:gh_seance")
    assert len(hand(play.state, "A")) == 5
    play = at(hands={"A": ["gh_seance", "gh_ghost", "gh_ghost", "gh_ghost"]})("A play:gh_seance")
    assert len(hand(play.state, "A")) == 3


@rule("SU-11.11")
def test_gh_shady_deal_scores_with_a_small_hand() -> None:
    play = at(hands={"A": ["gh_shady_deal", "gh_ghost", "gh_ghost"]})("A play:gh_shady_deal")
    assert play.state.points == [1, 0]
    play = at(hands={"A": ["gh_shady_deal", "gh_ghost", "gh_ghost", "gh_ghost"]})
    assert play("A play:gh_shady_deal").state.points == [0, 0]


@rule("SU-11.12")
def test_gh_the_dead_rise_must_play_what_it_can() -> None:
    hands = {"A": ["gh_the_dead_rise", "gh_seance", "gh_shady_deal", "gh_incorporeal"]}
    play = at(hands=hands, discards={"A": ["gh_ghost", "gh_spirit", "gh_spectre"]})
    play(
        "A play:gh_the_dead_rise",
        "A card:gh_incorporeal",
        "A card:gh_seance",
        "A card:gh_shady_deal",
    )
    assert play.ask == "base_for"  # the Ghost is the only one below 3
    play("A base:workshop")
    assert minions_text(play.state, "workshop") == ["A gh_ghost 2"]
    assert credit_count(play.state, MINION) == 1
    barred = at(bases=["tsars_palace"], hands=hands, discards={"A": ["gh_ghost"]})
    barred(
        "A play:gh_the_dead_rise",
        "A card:gh_incorporeal",
        "A card:gh_seance",
        "A card:gh_shady_deal",
    )
    assert barred.ask == "menu"
