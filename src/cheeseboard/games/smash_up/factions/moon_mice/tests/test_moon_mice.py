"""Rules MM-1 and MM-2: the Moon Mice and their bases, card by card."""

from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import SOURCE
from cheeseboard.games.smash_up.facts import ATTACHING, DESTROY, MOVE, RETURN, is_immune
from cheeseboard.games.smash_up.foresight import after_choice
from cheeseboard.games.smash_up.state import Position
from cheeseboard.games.smash_up.tests.positions import (
    SEATS,
    actions_text,
    at,
    deck_count,
    find,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
    total,
    vp,
)
from cheeseboard.testing import rule

SEA = ("sea_of_cheese", "workshop", "secret_grove")
PAD = ("launch_pad", "workshop", "secret_grove")


def expeditions(state: Position, seat: str) -> int:
    """Points that the score sheet puts down to the Moon Mice."""
    return state.tally[SEATS.index(seat) * state.sources + SOURCE["expedition"]]


# --- minions -------------------------------------------------------------------------------------


@rule("MM-1.1")
def test_mm_commander_calls_a_minion_from_another_base() -> None:
    cards = [
        "A mm_commander@workshop",
        "A mm_hopper@secret_grove",
        "A mm_astromouse@workshop",
        "B gh_ghost@secret_grove",
        "A kp_sprout@haunted_house",
    ]
    play = at(cards=cards)("A talent:A mm_commander")
    assert offered(play.state) == ["min:A mm_hopper@secret_grove", "min:A kp_sprout@haunted_house"]
    play("A min:A mm_hopper")
    assert minions_text(play.state, "workshop") == [
        "A mm_astromouse 2",
        "A mm_commander 5",
        "A mm_hopper 3",
    ]
    assert "talent:A mm_commander@workshop" not in offered(play.state)


@rule("MM-1.1")
def test_mm_commander_needs_somebody_who_can_come() -> None:
    alone = at(cards=["A mm_commander@workshop", "A mm_astromouse@workshop"])
    assert not any(text.startswith("talent:A mm_commander") for text in alone.offered)
    held = at(
        cards=[
            "A mm_commander@workshop",
            "A mm_astromouse@secret_grove",
            "B kp_sprout@secret_grove",
            "B kp_entangled@secret_grove",
        ]
    )
    assert not any(text.startswith("talent:A mm_commander") for text in held.offered)


@rule("MM-1.2")
def test_mm_navigator_may_send_another_minion_away() -> None:
    cards = ["A mm_astromouse@workshop", "B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["mm_navigator"]})
    play("A play:mm_navigator", "A base:workshop")
    assert offered(play.state) == ["min:A mm_astromouse@workshop", "none"]
    play("A min:A mm_astromouse", "A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["A mm_astromouse 2"]
    stays = at(cards=cards, hands={"A": ["mm_navigator"]})
    stays("A play:mm_navigator", "A base:workshop", "A none")
    assert minions_text(stays.state, "workshop")[0] == "A mm_astromouse 2"


@rule("MM-1.2")
def test_mm_navigator_alone_asks_nothing() -> None:
    play = at(hands={"A": ["mm_navigator", "mm_small_step"]})
    play("A play:mm_navigator", "A base:workshop")
    assert play.ask == "menu"


@rule("MM-1.3")
def test_mm_hopper_hops_where_its_player_has_nobody() -> None:
    cards = ["A mm_hopper@workshop", "A mm_astromouse@secret_grove", "B gh_ghost@haunted_house"]
    play = at(
        seats=3, bases=("workshop", "secret_grove", "haunted_house", "dread_gazebo"), cards=cards
    )
    play("A talent:A mm_hopper")
    assert offered(play.state) == ["base:haunted_house", "base:dread_gazebo"]
    play("A base:haunted_house")
    assert minions_text(play.state, "haunted_house") == ["A mm_hopper 3", "B gh_ghost 2"]


@rule("MM-1.3")
def test_mm_hopper_stays_where_all_bases_are_trodden() -> None:
    cards = [
        "A mm_hopper@workshop",
        "A mm_astromouse@secret_grove",
        "A mm_astromouse@haunted_house",
    ]
    assert not any(text.startswith("talent") for text in at(cards=cards).offered)
    held = at(cards=["A mm_hopper@workshop", "B kp_sprout@workshop", "B kp_entangled@workshop"])
    assert not any(text.startswith("talent") for text in held.offered)


@rule("MM-1.4")
def test_mm_astromouse_draws_a_card_on_arrival() -> None:
    play = at(hands={"A": ["mm_astromouse", "mm_small_step"]})
    cards = deck_count(play.state, "A")
    play("A play:mm_astromouse", "A base:workshop")
    assert len(hand(play.state, "A")) == 2
    assert deck_count(play.state, "A") == cards - 1
    assert "event-draw" in play.told


@rule("MM-1.4")
def test_mm_astromouse_draws_also_in_what_a_choice_would_change() -> None:
    """The third card ends the small hand that makes Haunting strong."""
    cards = ["A gh_haunting@workshop"]
    play = at(cards=cards, hands={"A": ["mm_astromouse", "mm_small_step", "gh_seance"]})
    play("A play:mm_astromouse")
    view = GAME.view(play.state, 0)
    assert total(view, "workshop", "A") == 6
    assert total(after_choice(view, 0), "workshop", "A") == 5
    label = GAME.label(view, 0, find(play.state, "base:workshop"))
    assert label.message.args["after"] == 5


# --- standard actions ----------------------------------------------------------------------------


@rule("MM-1.5")
def test_mm_supply_capsule_brings_two_cards() -> None:
    play = at(hands={"A": ["mm_supply_capsule", "mm_small_step"]})("A play:mm_supply_capsule")
    assert len(hand(play.state, "A")) == 3


@rule("MM-1.6")
def test_mm_low_gravity_moves_one_or_two() -> None:
    cards = ["A mm_hopper@workshop", "A mm_astromouse@workshop", "B gh_ghost@workshop"]
    hands = {"A": ["mm_low_gravity"]}
    play = at(cards=cards, hands=hands)("A play:mm_low_gravity")
    assert offered(play.state) == ["min:A mm_hopper@workshop", "min:A mm_astromouse@workshop"]
    play("A min:A mm_hopper", "A base:secret_grove")
    assert offered(play.state) == ["min:A mm_astromouse@workshop", "none"]
    play("A min:A mm_astromouse", "A base:haunted_house")
    assert play.ask == "menu"
    assert minions_text(play.state, "workshop") == ["B gh_ghost 2"]
    once = at(cards=cards, hands=hands)("A play:mm_low_gravity", "A min:A mm_hopper")
    once("A base:secret_grove", "A none")
    assert minions_text(once.state, "workshop") == ["A mm_astromouse 2", "B gh_ghost 2"]


@rule("MM-1.6")
def test_mm_low_gravity_lets_both_land_before_anybody_reacts() -> None:
    cards = ["A mm_astromouse@workshop", "A mm_astromouse@workshop", "B bc_cub_scout@secret_grove"]
    play = at(cards=cards, hands={"A": ["mm_low_gravity"]})
    play("A play:mm_low_gravity", "A base:secret_grove")
    assert minions_text(play.state, "secret_grove") == ["A mm_astromouse 2", "B bc_cub_scout 3"]
    play("A min:A mm_astromouse@workshop", "A base:secret_grove")
    while play.ask == "waiting_order":
        play("first")
    assert minions_text(play.state, "secret_grove") == ["B bc_cub_scout 3"]
    assert pile(play.state, "A").count("mm_astromouse") == 2


@rule("MM-1.7")
def test_mm_small_step_pays_for_three_bases() -> None:
    three = ["A mm_hopper@workshop", "A mm_astromouse@secret_grove", "A kp_sprout@haunted_house"]
    play = at(cards=three, hands={"A": ["mm_small_step"]})("A play:mm_small_step")
    assert vp(play.state, "A") == expeditions(play.state, "A") == 1
    two = at(cards=[*three[:2], "B gh_ghost@haunted_house"], hands={"A": ["mm_small_step"]})
    two("A play:mm_small_step")
    assert vp(two.state, "A") == 0
    assert "event-no-effect" in two.told


@rule("MM-1.7")
def test_the_score_sheet_has_a_line_for_expeditions() -> None:
    play = at("end", cards=["A mm_moon_flag@workshop", "A mm_hopper@workshop"], points={"A": 14})
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    assert outcome.scores == (15, 0)
    lines = {line.message.key: line.points for line in outcome.sheet}
    assert lines["score-expedition"] == (1, 0)
    printed = GAME.outcome(at("end", points={"A": 15}).state)
    assert printed is not None
    assert "score-expedition" not in {line.message.key for line in printed.sheet}


@rule("MM-1.11")
def test_mm_lost_in_space_returns_a_light_minion() -> None:
    cards = ["B bc_general_ivan@workshop", "B gh_ghost@workshop", "A mm_hopper@secret_grove"]
    play = at(cards=cards, hands={"A": ["mm_lost_in_space"]})("A play:mm_lost_in_space")
    assert offered(play.state) == ["min:B gh_ghost@workshop", "min:A mm_hopper@secret_grove"]
    play("A min:B gh_ghost")
    assert "gh_ghost" in hand(play.state, "B")
    assert minions_text(play.state, "workshop") == ["B bc_general_ivan 6"]


@rule("MM-1.12")
def test_mm_rescue_mission_takes_a_minion_from_the_pile() -> None:
    hands = {"A": ["mm_rescue_mission"]}
    play = at(hands=hands, discards={"A": ["mm_hopper", "mm_small_step", "mm_astromouse"]})
    play("A play:mm_rescue_mission")
    assert offered(play.state) == ["card:mm_hopper", "card:mm_astromouse"]
    play("A card:mm_astromouse")
    assert hand(play.state, "A") == ["mm_astromouse"]
    empty = at(hands=hands, discards={"A": ["mm_small_step"]})("A play:mm_rescue_mission")
    assert empty.ask == "menu"


# --- actions that stay, and a special ------------------------------------------------------------


@rule("MM-1.8")
def test_mm_moon_flag_pays_once_where_nobody_else_is() -> None:
    play = at("end", cards=["A mm_moon_flag@workshop", "A mm_hopper@workshop"])
    assert vp(play.state, "A") == expeditions(play.state, "A") == 1
    assert actions_text(play.state, "workshop") == []
    assert "mm_moon_flag" in pile(play.state, "A")


@rule("MM-1.8")
def test_mm_moon_flag_waits_until_its_player_is_alone() -> None:
    shared = ["A mm_moon_flag@workshop", "A mm_hopper@workshop", "B gh_ghost@workshop"]
    for cards in (shared, shared[:1], [shared[0], shared[2]]):
        play = at("end", cards=cards)
        assert vp(play.state, "A") == 0
        assert actions_text(play.state, "workshop") == ["A mm_moon_flag"]


@rule("MM-1.9")
def test_mm_space_suit_strengthens_and_keeps_alive() -> None:
    cards = ["A mm_hopper@workshop", "A mm_astromouse@workshop", "A mm_space_suit on A mm_hopper"]
    state = at(cards=cards).state
    assert power_of(state, "A mm_hopper") == 4
    assert power_of(state, "A mm_astromouse") == 2
    assert is_immune(state, 0, DESTROY, 1)
    assert not is_immune(state, 0, DESTROY, 0)
    assert not is_immune(state, 1, DESTROY, 1)
    for verb in (MOVE, RETURN, ATTACHING):
        assert not is_immune(state, 0, verb, 1)


@rule("MM-1.9")
def test_mm_space_suit_goes_on_an_own_minion() -> None:
    cards = ["A mm_hopper@workshop", "B gh_ghost@workshop", "A mm_astromouse@workshop"]
    play = at(cards=cards, hands={"A": ["mm_space_suit"]})("A play:mm_space_suit")
    assert offered(play.state) == ["min:A mm_hopper@workshop", "min:A mm_astromouse@workshop"]


READY = [
    "A bc_general_ivan@workshop",
    "B bc_polar_commando@workshop",
    *["B bc_cub_scout@workshop"] * 4,
    "A mm_hopper@secret_grove",
]
"""Workshop with a total of 22: 6 for A and 16 for B."""


@rule("MM-1.10")
def test_mm_emergency_landing_brings_a_minion_before_a_base_is_scored() -> None:
    hands = {"A": ["mm_emergency_landing", "mm_small_step"], "B": []}
    play = at("score", cards=READY, hands=hands, next_bases=["dread_gazebo"])
    assert play.ask == "special_before"
    assert play.offered == ["play:mm_emergency_landing", "pass"]
    play("A play:mm_emergency_landing")
    assert play.state.scorings[0].powers == (9, 16)
    assert "mm_emergency_landing" in pile(play.state, "A")
    assert "mm_hopper" in pile(play.state, "A")


@rule("MM-1.10")
def test_mm_emergency_landing_can_be_kept_and_is_no_card_for_step_2() -> None:
    hands = {"A": ["mm_emergency_landing", "mm_small_step"], "B": []}
    play = at("score", cards=READY, hands=hands, next_bases=["dread_gazebo"])("A pass")
    assert play.state.scorings[0].powers == (6, 16)
    assert "mm_emergency_landing" in hand(play.state, "A")
    menu = at(cards=READY, hands=hands)
    assert "play:mm_emergency_landing" not in menu.offered
    refusal = GAME.why_not(menu.state, 0, find(menu.state, "play:mm_emergency_landing"))
    assert refusal is not None
    assert refusal.message.key == "refuse-condition-mm_emergency_landing"


# --- bases ---------------------------------------------------------------------------------------


@rule("MM-2.1")
def test_sea_of_cheese_gives_the_first_minion_a_card() -> None:
    hands = {"A": ["kp_weed_eater", "kp_blossom"]}
    play = at(bases=SEA, hands=hands, cards=["B gh_ghost@sea_of_cheese"])
    play("A play:kp_weed_eater", "A base:sea_of_cheese")
    assert len(hand(play.state, "A")) == 2
    second = at(bases=SEA, hands=hands, cards=["A kp_sprout@sea_of_cheese"])
    second("A play:kp_weed_eater", "A base:sea_of_cheese")
    assert hand(second.state, "A") == ["kp_blossom"]


@rule("MM-2.2")
def test_launch_pad_lets_a_winner_take_a_minion_back() -> None:
    cards = [
        "A bc_general_ivan@launch_pad",
        *["A bc_polar_commando@launch_pad"] * 2,
        *["A bc_cub_scout@launch_pad"] * 2,
    ]
    assert not at("score", bases=PAD, cards=cards, hands={"A": []}).state.scorings
    ready = [*cards, "B gh_ghost@launch_pad"]
    play = at("score", bases=PAD, cards=ready, hands={"A": []}, next_bases=["dread_gazebo"])
    assert offered(play.state) == [
        "min:A bc_general_ivan@launch_pad",
        "min:A bc_polar_commando@launch_pad",
        "min:A bc_cub_scout@launch_pad",
        "none",
    ]
    play("A min:A bc_general_ivan")
    assert "bc_general_ivan" in hand(play.state, "A")
    assert pile(play.state, "A").count("bc_cub_scout") == 2
    assert vp(play.state, "A") == 4
    kept = at("score", bases=PAD, cards=ready, hands={"A": []}, next_bases=["dread_gazebo"])(
        "A none"
    )
    assert "bc_general_ivan" in pile(kept.state, "A")
