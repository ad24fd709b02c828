"""Rule SU-13: the Steampunks, card by card."""

from cheeseboard.games.smash_up.box import KIND
from cheeseboard.games.smash_up.facts import DESTROY, admits, hosts, is_immune
from cheeseboard.games.smash_up.state import ACTION
from cheeseboard.games.smash_up.tests.positions import (
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
    total,
)
from cheeseboard.testing import rule

FIELD = ("field_of_honor", "workshop", "haunted_house")


@rule("SU-13.1")
def test_sp_steam_queen_protects_actions_from_others() -> None:
    cards = [
        "B sp_steam_queen@secret_grove",
        "B sp_aggromotive@workshop",
        "B gh_ghost@workshop",
        "B gh_incorporeal on B gh_ghost",
        "A sp_aggromotive@workshop",
    ]
    state = at(cards=cards).state
    for action in ("B sp_aggromotive", "B gh_incorporeal"):
        assert is_immune(state, slot_of(state, action), DESTROY, 0)
        assert not is_immune(state, slot_of(state, action), DESTROY, 1)
    assert not is_immune(state, slot_of(state, "A sp_aggromotive"), DESTROY, 1)
    assert not is_immune(state, slot_of(state, "B gh_ghost"), DESTROY, 1)
    barred = at(bases=["dread_gazebo"], cards=["A sp_steam_queen@dread_gazebo"]).state
    assert not admits(barred, 0, KIND["sp_zeppelin"], 0)


@rule("SU-13.2")
def test_sp_mechanic_plays_a_base_action_from_the_pile() -> None:
    play = at(
        hands={"A": ["sp_mechanic", "gh_seance"]},
        discards={"A": ["sp_zeppelin", "gh_incorporeal", "sp_scrap_diving", "gh_ghost"]},
    )
    play("A play:sp_mechanic", "A base:workshop", "A base:workshop")
    assert actions_text(play.state, "workshop") == ["A sp_zeppelin"]
    assert credit_count(play.state, ACTION) == 2  # Workshop adds one, none was used
    empty = at(hands={"A": ["sp_mechanic"]})("A play:sp_mechanic", "A base:workshop")
    assert empty.ask == "menu"


@rule("SU-13.3")
def test_sp_steam_man_gets_one_for_any_number_of_actions() -> None:
    one = ["A sp_steam_man@workshop", "A sp_zeppelin@workshop"]
    assert power_of(at(cards=one).state, "A sp_steam_man") == 4
    two = [*one, "A sp_aggromotive@workshop"]
    assert power_of(at(cards=two).state, "A sp_steam_man") == 4
    foreign = ["A sp_steam_man@workshop", "B sp_zeppelin@workshop"]
    assert power_of(at(cards=foreign).state, "A sp_steam_man") == 3
    on_minion = ["A sp_steam_man@workshop", "A gh_incorporeal on A sp_steam_man"]
    assert power_of(at(cards=on_minion).state, "A sp_steam_man") == 3


@rule("SU-13.4")
def test_sp_captain_ahab_sails_to_own_actions() -> None:
    cards = [
        "A sp_captain_ahab@workshop",
        "A sp_aggromotive@secret_grove",
        "A sp_escape_hatch@haunted_house",
        "B sp_rotary_slug_thrower@workshop",
    ]
    play = at(cards=cards)("A talent:A sp_captain_ahab")
    assert offered(play.state) == ["base:secret_grove", "base:haunted_house"]
    play("A base:secret_grove")
    assert minions_text(play.state, "secret_grove") == ["A sp_captain_ahab 2"]
    for rest in (
        cards[:1],
        [cards[0], "A sp_aggromotive@workshop"],
        [cards[0], "B sp_aggromotive@secret_grove"],
    ):
        assert "talent:A sp_captain_ahab@workshop" not in offered(at(cards=rest).state)


@rule("SU-13.5")
def test_sp_aggromotive_adds_five_with_a_minion_there() -> None:
    cards = ["A sp_aggromotive@workshop", "A sp_captain_ahab@workshop"]
    state = at(cards=cards).state
    assert total(state, "workshop", "A") == 7
    assert power_of(state, "A sp_captain_ahab") == 2
    assert total(at(cards=cards[:1]).state, "workshop", "A") == 0


@rule("SU-13.6")
def test_sp_change_of_venue_moves_an_action() -> None:
    cards = [
        "A sp_zeppelin@secret_grove",
        "B sp_zeppelin@secret_grove",
        "A gh_ghost@workshop",
        "A gh_incorporeal on A gh_ghost",
        "A gh_spirit@workshop",
    ]
    play = at(cards=cards, hands={"A": ["sp_change_of_venue", "gh_seance"]})
    play("A play:sp_change_of_venue")
    assert offered(play.state) == [
        "act:A sp_zeppelin@secret_grove",
        "act:A gh_incorporeal@workshop",
    ]
    play("A act:A gh_incorporeal", "A min:A gh_spirit")
    assert attached_text(play.state, "A gh_spirit") == ["A gh_incorporeal"]
    assert credit_count(play.state, ACTION) == 0


@rule("SU-13.6")
def test_sp_change_of_venue_leaves_in_the_hand_what_cannot_be_played() -> None:
    cards = ["B sp_steam_man@workshop", "A gh_make_contact on B sp_steam_man"]
    play = at(cards=cards, hands={"A": ["sp_change_of_venue", "gh_seance"]})
    play("A play:sp_change_of_venue")
    assert hand(play.state, "A") == ["gh_make_contact", "gh_seance"]
    assert minions_text(play.state, "workshop") == ["B sp_steam_man 3"]
    last = at(cards=cards, hands={"A": ["sp_change_of_venue"]})("A play:sp_change_of_venue")
    assert attached_text(last.state, "B sp_steam_man") == ["A gh_make_contact"]
    gazebo = at(
        bases=["dread_gazebo"],
        cards=["A sp_zeppelin@dread_gazebo"],
        hands={"A": ["sp_change_of_venue"]},
    )("A play:sp_change_of_venue")
    assert hand(gazebo.state, "A") == ["sp_zeppelin"]


@rule("SU-13.7")
def test_sp_difference_engine_draws_at_the_end() -> None:
    cards = ["A sp_difference_engine@workshop", "A sp_steam_man@workshop"]
    assert len(hand(at("end", cards=cards).state, "A")) == 5
    assert len(hand(at("end", cards=cards[:1]).state, "A")) == 4
    assert len(hand(at("end", active="B", cards=cards).state, "A")) == 4


@rule("SU-13.8")
def test_sp_escape_hatch_saves_own_minions_here() -> None:
    cards = [
        "A sp_escape_hatch@field_of_honor",
        "B gh_ghost@field_of_honor",
        "A gh_make_contact on B gh_ghost",
    ]
    play = at(
        seats=3,
        bases=FIELD,
        active="C",
        cards=cards,
        hands={"B": [], "C": ["bc_bear_hug", "bc_screwed"]},
    )
    play("C play:bc_bear_hug")
    assert hand(play.state, "B") == ["gh_ghost"]  # to the owner, not to the player who held it
    assert pile(play.state, "A") == ["gh_make_contact"]
    assert play.state.points == [0, 0, 0]


@rule("SU-13.9")
def test_sp_ornate_dome_clears_and_closes_a_base() -> None:
    cards = [
        "B sp_zeppelin@haunted_house",
        "A sp_zeppelin@haunted_house",
        "B gh_ghost@haunted_house",
        "B gh_incorporeal on B gh_ghost",
    ]
    play = at(cards=cards, hands={"A": ["sp_ornate_dome"]})
    play("A play:sp_ornate_dome", "A base:haunted_house")
    assert actions_text(play.state, "haunted_house") == ["A sp_ornate_dome", "A sp_zeppelin"]
    assert attached_text(play.state, "B gh_ghost") == ["B gh_incorporeal"]
    assert not admits(play.state, 1, KIND["sp_zeppelin"], 2)
    assert admits(play.state, 0, KIND["sp_zeppelin"], 2)
    assert admits(play.state, 1, KIND["gh_ghost"], 2)
    assert hosts(play.state, 1, KIND["gh_incorporeal"]) == [slot_of(play.state, "B gh_ghost")]


@rule("SU-13.10")
def test_sp_rotary_slug_thrower_strengthens_own_minions_here() -> None:
    cards = [
        "A sp_rotary_slug_thrower@workshop",
        "A sp_captain_ahab@workshop",
        "B gh_ghost@workshop",
        "A sp_captain_ahab@secret_grove",
    ]
    state = at(cards=cards).state
    assert minions_text(state, "workshop") == ["A sp_captain_ahab 4", "B gh_ghost 2"]
    assert minions_text(state, "secret_grove") == ["A sp_captain_ahab 2"]


@rule("SU-13.11")
def test_sp_scrap_diving_must_take_an_action() -> None:
    play = at(
        hands={"A": ["sp_scrap_diving"]},
        discards={"A": ["sp_steam_man", "sp_zeppelin", "gh_seance", "sp_scrap_diving"]},
    )
    play("A play:sp_scrap_diving")
    assert offered(play.state) == ["card:gh_seance", "card:sp_scrap_diving", "card:sp_zeppelin"]
    play("A card:sp_zeppelin")
    assert hand(play.state, "A") == ["sp_zeppelin"]
    none = at(hands={"A": ["sp_scrap_diving"]})("A play:sp_scrap_diving")
    assert pile(none.state, "A") == ["sp_scrap_diving"]


@rule("SU-13.12")
def test_sp_zeppelin_brings_and_takes() -> None:
    cards = ["A sp_zeppelin@workshop", "A sp_steam_man@secret_grove", "A sp_mechanic@workshop"]
    play = at(cards=cards)("A talent:A sp_zeppelin")
    assert offered(play.state) == ["min:A sp_steam_man@secret_grove", "min:A sp_mechanic@workshop"]
    play("A min:A sp_steam_man")
    assert "A sp_steam_man 4" in minions_text(play.state, "workshop")
    play = at(cards=cards)("A talent:A sp_zeppelin", "A min:A sp_mechanic")
    assert offered(play.state) == ["base:secret_grove", "base:haunted_house"]
    play("A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["A sp_mechanic 4"]
    idle = at(cards=cards[:1])
    assert "talent:A sp_zeppelin@workshop" not in offered(idle.state)
