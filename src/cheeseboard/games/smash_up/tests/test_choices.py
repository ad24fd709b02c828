"""Tests of what a page offers: a card with its aim, and questions before something is wasted."""

import pytest

from cheeseboard.game import Choice, Message
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.helping import facts, move_facts
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.tests.positions import Play, at, slot_of


def offered(play: Play) -> dict[str, Choice[Move]]:
    view = GAME.view(play.state, 0)
    return {choice.text: choice for choice in GAME.choices(view, 0)}


def question(play: Play, text: str) -> Message | None:
    return offered(play)[text].label.confirm


SCENE = ["A bc_cub_scout@workshop", "B sp_steam_man@workshop"]


def test_a_minion_comes_with_each_base_that_admits_it() -> None:
    found = offered(at(hands={"A": ["gh_ghost"]}))
    assert [text for text in found if text != "end"] == [
        f"play:gh_ghost;base:{base}" for base in ("workshop", "secret_grove", "haunted_house")
    ]
    label = found["play:gh_ghost;base:workshop"].label
    assert label.group == Message("move-play", {"card": "gh_ghost"})
    assert label.message.key == "move-base-after"


def test_a_minion_that_one_base_admits_names_it() -> None:
    play = at(bases=("tsars_palace", "haunted_house"), hands={"A": ["gh_ghost"]})
    choice = offered(play)["play:gh_ghost"]
    assert choice.label.group == Message("move-play", {"card": "gh_ghost"})
    assert choice.label.message.key == "move-base-after"
    assert choice.label.message.args["base"] == "haunted_house"
    told = GAME.label(GAME.view(play.state, 0), 0, choice.moves[0]).message
    assert told == Message("move-play-at", {"card": "gh_ghost", "base": "haunted_house"})


def test_an_action_that_one_base_admits_names_it() -> None:
    play = at(bases=("dread_gazebo", "workshop"), hands={"A": ["sp_zeppelin"]})
    assert offered(play)["play:sp_zeppelin"].label.message.args["base"] == "workshop"


def test_a_minion_that_two_plays_are_open_to_says_which_is_used() -> None:
    play = at(hands={"A": ["kp_blossom", "gh_ghost"]}, discards={"A": ["gh_spectre"]})
    play("A play:kp_blossom")
    found = offered(play)
    groups = {text: choice.label.group for text, choice in found.items() if "workshop" in text}
    assert groups == {
        f"{move};{credit};base:workshop": Message(f"{key}-by-{credit}", {"card": card})
        for move, key, card in (
            ("play:gh_ghost", "move-play", "gh_ghost"),
            ("spectre", "move-rise", "gh_spectre"),
        )
        for credit in ("blossom", "other")
    }


def test_the_total_of_a_base_is_the_present_one() -> None:
    """Haunting grows when the card leaves the hand; the label begins with what is there now."""
    hands = {"A": ["gh_ghost", "gh_seance", "gh_shady_deal"]}
    found = offered(at(cards=["A gh_haunting@workshop"], hands=hands))
    args = found["play:gh_ghost;base:workshop"].label.message.args
    assert (args["total"], args["after"]) == (3, 8)


def test_what_chance_deals_is_not_foreseen() -> None:
    """A card that draws first is offered alone."""
    found = offered(at(hands={"A": ["gh_seance"]}))
    assert list(found) == ["play:gh_seance", "end"]


def test_a_choice_that_may_be_declined_is_a_question_of_its_own() -> None:
    found = offered(at(cards=SCENE, hands={"A": ["bc_commission"]}))
    assert "play:bc_commission" in found


@pytest.mark.parametrize(
    ("cards", "hand", "text", "is_asked"),
    [
        ([], "bc_bear_necessities", "play:bc_bear_necessities", True),
        ([], "bc_bear_hug", "play:bc_bear_hug", True),
        (["B gh_ghost@workshop"], "bc_bear_hug", "play:bc_bear_hug", False),
        ([], "gh_incorporeal", "play:gh_incorporeal", True),
        ([], "bc_high_ground", "play:bc_high_ground;base:workshop", False),
    ],
)
def test_a_card_that_would_change_nothing_asks_first(
    cards: list[str], hand: str, text: str, is_asked: bool
) -> None:
    asked = question(at(cards=cards, hands={"A": [hand]}), text)
    assert asked == (Message("confirm-vain", {"card": hand}) if is_asked else None)


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (["bc_cub_scout", "bc_high_ground"], "both"),
        (["bc_cub_scout"], "minion"),
        (["bc_high_ground"], "action"),
    ],
)
def test_the_end_of_a_turn_asks_while_something_is_left(hand: list[str], left: str) -> None:
    assert question(at(hands={"A": hand}), "end") == Message("confirm-end", {"left": left})


def test_the_end_asks_for_a_talent_but_not_for_a_card_that_does_nothing() -> None:
    trap = at(cards=["A kp_venus_man_trap@workshop"], hands={"A": []})
    assert question(trap, "end") == Message("confirm-end", {"left": "talent"})
    assert question(at(hands={"A": ["bc_bear_hug"]}), "end") is None


# --- numbers for help ----------------------------------------------------------------------------


HEAVY = ["A bc_general_ivan@workshop", "B gh_spectre@workshop", "B gh_spirit@workshop"]


def test_a_play_that_wins_a_base_is_known() -> None:
    play = at(cards=[*HEAVY, "A bc_cub_scout@workshop"], hands={"A": ["bc_polar_commando"]})
    view = GAME.view(play.state, 0)
    assert (facts(view, 0)["near"], facts(view, 0)["near_first"]) == (1, 1)
    moves = [GAME.read(text) for text in ("play:bc_polar_commando", "base:workshop")]
    assert move_facts(view, 0, moves)["wins_base"] == 1
    elsewhere = [GAME.read(text) for text in ("play:bc_polar_commando", "base:secret_grove")]
    assert not any(move_facts(view, 0, elsewhere).values())


def test_a_move_that_gives_a_won_base_away_is_known() -> None:
    own = ["A bc_general_ivan@workshop", "A bc_polar_commando@workshop", "A bc_cub_scout@workshop"]
    cards = [*own, "B gh_spectre@workshop", "B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["bc_bear_rides_you"]})
    view = GAME.view(play.state, 0)
    assert facts(view, 0)["ready_first"] == 1
    ivan = slot_of(play.state, "A bc_general_ivan")
    moves = [GAME.read(text) for text in ("play:bc_bear_rides_you", f"min:{ivan}")]
    assert move_facts(view, 0, moves)["loses_base"] == 0, "It has not gone yet."
    play("A play:bc_bear_rides_you", f"A min:{ivan}")
    view = GAME.view(play.state, 0)
    assert move_facts(view, 0, [GAME.read("base:secret_grove")])["loses_base"] == 1
