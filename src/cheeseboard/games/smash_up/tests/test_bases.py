"""Rule SU-14: the bases."""

from cheeseboard.games.smash_up.box import BASE, KIND
from cheeseboard.games.smash_up.facts import admits, hosts
from cheeseboard.games.smash_up.state import ACTION, MINION
from cheeseboard.games.smash_up.tests.positions import (
    at,
    credit_count,
    hand,
    minions_text,
    offered,
    pile,
)
from cheeseboard.testing import rule

FIELD = ("field_of_honor", "workshop", "haunted_house")


def bears_at(base: str, *more: str) -> list[str]:
    """Enough of A's cards for the base to be scored."""
    bears = ["bc_general_ivan", *["bc_polar_commando"] * 2, *["bc_cub_scout"] * 2]
    return [f"A {id}@{base}" for id in (*bears, *more)]


@rule("SU-14.1")
def test_a_base_works_as_long_as_it_lies_in_play() -> None:
    play = at(hands={"A": ["sp_zeppelin", "sp_zeppelin"]})
    play("A play:sp_zeppelin", "A base:workshop", "A play:sp_zeppelin", "A base:workshop")
    assert credit_count(play.state, ACTION) == 1
    gone = at(bases=["secret_grove", "haunted_house"], hands={"A": ["sp_zeppelin"]})
    gone("A play:sp_zeppelin", "A base:secret_grove")
    assert credit_count(gone.state, ACTION) == 0


@rule("SU-14.2")
def test_field_of_honor_pays_the_destroyer_also_for_own_minions() -> None:
    cards = ["B gh_ghost@field_of_honor", "B gh_ghost@workshop"]
    hands = {"A": ["gh_spirit", "gh_ghost", "gh_ghost"]}
    play = at(bases=FIELD, cards=cards, hands=hands)
    play("A play:gh_spirit", "A base:field_of_honor", "A min:B gh_ghost@field_of_honor")
    assert play.state.points == [1, 0]
    own = at("start", bases=FIELD, cards=["A kp_sprout@field_of_honor"])("A none")
    assert own.state.points == [1, 0]
    elsewhere = at(bases=FIELD, cards=cards, hands=hands)
    elsewhere("A play:gh_spirit", "A base:field_of_honor", "A min:B gh_ghost@workshop")
    assert elsewhere.state.points == [0, 0]


@rule("SU-14.3")
def test_tsars_palace_admits_power_3_and_more() -> None:
    bases = ["tsars_palace", "workshop", "haunted_house"]
    cards = ["A sp_zeppelin@tsars_palace", "A sp_captain_ahab@workshop"]
    play = at(bases=bases, cards=cards, hands={"A": ["gh_ghost", "gh_spirit"]})
    assert [admits(play.state, 0, KIND[id], 0) for id in ("gh_ghost", "gh_spirit")] == [False, True]
    play("A talent:A sp_captain_ahab")  # moving there is allowed
    assert minions_text(play.state, "tsars_palace") == ["A sp_captain_ahab 2"]
    assert admits(play.state, 0, KIND["sp_aggromotive"], 0)


@rule("SU-14.4")
def test_haunted_house_takes_a_card_after_the_minions_ability() -> None:
    hands = {"A": ["bc_cub_scout", "bc_screwed", "bc_bear_hug"]}
    play = at(hands=hands)("A play:bc_cub_scout", "A base:haunted_house")
    assert offered(play.state) == ["card:bc_bear_hug", "card:bc_screwed"]
    play("A card:bc_screwed")
    assert pile(play.state, "A") == ["bc_screwed"]
    empty = at(hands={"A": ["bc_cub_scout"]})("A play:bc_cub_scout", "A base:haunted_house")
    assert (empty.ask, hand(empty.state, "A")) == ("menu", [])


@rule("SU-14.5")
def test_secret_grove_gives_a_small_minion_once_a_turn() -> None:
    hands = {"A": ["gh_ghost", "gh_ghost", "gh_spirit"]}
    play = at("start", hands=hands)
    assert credit_count(play.state, MINION) == 2
    play("A play:gh_spirit", "A base:workshop")
    assert offered(play.state) == ["play:gh_ghost", "end"]
    play("A play:gh_ghost")
    assert play.ask == "discard_or_stop"  # the Grove is the only base for it
    play("A stop")
    assert offered(play.state) == ["end"]
    assert "A gh_ghost 2" in minions_text(play.state, "secret_grove")
    play("A end")
    assert credit_count(play.state, MINION) == 2  # B has one too


@rule("SU-14.6")
def test_dread_gazebo_admits_no_actions_on_itself() -> None:
    bases = ["dread_gazebo", "workshop", "haunted_house"]
    state = at(bases=bases, cards=["A gh_ghost@dread_gazebo"]).state
    assert hosts(state, 0, KIND["sp_zeppelin"]) == [1, 2]
    assert hosts(state, 0, KIND["gh_incorporeal"]) == [0]
    assert admits(state, 0, KIND["gh_ghost"], 0)


@rule("SU-14.7")
def test_the_greenhouse_lets_the_winner_play_on_the_next_base() -> None:
    cards = bears_at("the_greenhouse", "bc_cub_scout", "bc_bear_cavalry")
    bases = ["the_greenhouse", "workshop", "secret_grove"]
    play = at("score", bases=bases, cards=cards, next_bases=["haunted_house"])
    play("A card:gh_ghost", "A stop")
    assert play.ask == "discard_card"  # played completely: Haunted House wants a card
    play("A first")
    assert minions_text(play.state, "haunted_house") == ["A gh_ghost 2"]
    gone = at("score", bases=bases, cards=cards, base_deck=[])
    assert gone.ask == "menu"


@rule("SU-14.8")
def test_inventors_salon_returns_an_action_before_the_cards_go() -> None:
    cards = bears_at("inventors_salon", "bc_bear_cavalry", "sp_zeppelin")
    bases = ["inventors_salon", "workshop", "secret_grove"]
    play = at("score", bases=bases, cards=cards, discards={"A": ["bc_screwed", "bc_cub_scout"]})
    assert offered(play.state) == ["card:bc_screwed", "none"]
    play("A card:bc_screwed")
    assert "bc_screwed" in hand(play.state, "A")
    assert BASE["inventors_salon"] in play.state.base_discard


@rule("SU-14.9")
def test_workshop_gives_an_action_each_time() -> None:
    hands = {"A": ["sp_zeppelin", "sp_zeppelin", "sp_aggromotive"]}
    play = at(hands=hands)("A play:sp_zeppelin", "A base:workshop")
    assert credit_count(play.state, ACTION) == 1
    play("A play:sp_zeppelin", "A base:workshop")
    assert credit_count(play.state, ACTION) == 1
    once = at(hands=hands, workshop_once=True)
    once("A play:sp_zeppelin", "A base:workshop", "A play:sp_zeppelin", "A base:workshop")
    assert credit_count(once.state, ACTION) == 0
    on_minion = at(cards=["A gh_ghost@workshop"], hands={"A": ["gh_incorporeal"]})
    on_minion("A play:gh_incorporeal")
    assert credit_count(on_minion.state, ACTION) == 0


@rule("SU-14.9")
def test_workshop_once_is_once_a_turn_for_each_seat() -> None:
    play = at(
        bases=["the_greenhouse", "workshop", "haunted_house"],
        next_bases=["secret_grove"],
        cards=[
            "B sp_steam_queen@the_greenhouse",
            "B sp_mechanic@the_greenhouse",
            "B sp_steam_man@the_greenhouse",
            "B sp_steam_man@the_greenhouse",
            "B sp_captain_ahab@the_greenhouse",
            "B sp_aggromotive@the_greenhouse",
        ],
        hands={"A": ["kp_overgrowth"], "B": ["sp_zeppelin", "sp_zeppelin"]},
        workshop_once=True,
    )
    play("A play:kp_overgrowth", "A base:workshop", "A end")
    play("B card:sp_mechanic", "B base:workshop")
    assert play.ask == "action_or_none"  # A has used it, B has not
    play("B play:sp_zeppelin", "B base:workshop")
    assert (play.state.active, play.ask) == (1, "menu")  # not twice
    play("B play:sp_zeppelin", "B base:workshop")
    assert credit_count(play.state, ACTION) == 1  # a new turn
