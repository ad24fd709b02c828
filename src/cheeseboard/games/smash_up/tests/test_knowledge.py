"""What seats can know, and worlds that fit it."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import HIDDEN
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import KIND
from cheeseboard.games.smash_up.state import ACTION, REGULAR, Credit
from cheeseboard.games.smash_up.tests.positions import at, hand
from cheeseboard.match import Match
from cheeseboard.testing import rule


def test_known_cards_stay_in_every_world() -> None:
    play = at(
        hands={"A": ["sp_scrap_diving", "sp_steam_man", "sp_mechanic"]},
        discards={"A": ["sp_zeppelin", "sp_aggromotive"]},
    )
    play("A play:sp_scrap_diving", "A card:sp_zeppelin")
    view = GAME.view(play.state, 1)
    assert view.hands[0] == [KIND["sp_zeppelin"], HIDDEN, HIDDEN]
    for seed in range(20):
        world = GAME.imagine(view, 1, Live(seed))
        assert KIND["sp_zeppelin"] in world.hands[0]
        assert not Counter(world.hands[0]) - Counter(world.unseen[0])
        assert world.holes() == 0


def test_a_known_card_is_forgotten_when_one_of_its_name_leaves() -> None:
    play = at(
        "start",
        cards=["B kp_sprout@workshop", "B sp_escape_hatch@workshop"],
        active="B",
        hands={"B": ["kp_sprout", "kp_blossom", "sp_mechanic"]},
    )
    play("B none")
    assert play.state.known[1] == [KIND["kp_sprout"]]
    play("B play:kp_sprout", "B base:secret_grove")
    assert play.state.known[1] == []
    assert hand(play.state, "B").count("kp_sprout") == 1


def test_worlds_let_a_seat_go_on_in_the_middle_of_discarding() -> None:
    play = at(
        cards=["B gh_spirit@workshop"],
        hands={"A": ["gh_spirit", "gh_ghost", "gh_seance", "gh_shady_deal", "gh_the_dead_rise"]},
    )
    play("A play:gh_spirit", "A base:secret_grove", "A min:B gh_spirit", "A card:gh_seance")
    assert play.ask == "discard_card"
    view = GAME.view(play.state, 1)
    for seed in range(60):
        world = GAME.imagine(view, 1, Live(seed))
        assert GAME.moves(world, 0)
        assert GAME.view(world, 1) == view


def test_worlds_ask_for_no_more_than_a_seat_needs_to_go_on() -> None:
    """The Zeppelin that all have seen is one of the two cards still to be discarded."""
    held = [
        "sp_scrap_diving",
        "gh_spirit",
        "gh_ghost",
        "gh_seance",
        "gh_shady_deal",
        "sp_steam_man",
    ]
    play = at(
        cards=["B bc_cub_scout@workshop"],
        hands={"A": held},
        discards={"A": ["sp_zeppelin", "sp_aggromotive"]},
    )
    play("A play:sp_scrap_diving", "A card:sp_zeppelin", "A play:gh_spirit", "A base:secret_grove")
    play("A min:B bc_cub_scout", "A card:gh_seance")
    assert (play.ask, play.state.stack[-1].count) == ("discard_card", 2)
    view = GAME.view(play.state, 1)
    assert view.hands[0].count(HIDDEN) == 3
    low = set()
    for seed in range(80):
        world = GAME.imagine(view, 1, Live(seed))
        assert GAME.moves(world, 0)
        low.add(sum(kind < KIND["gh_seance"] for kind in world.hands[0]))
    assert low == {0, 1, 2}  # at least one hidden card can be discarded after the Seance


def test_worlds_can_be_played_to_the_end_by_everybody() -> None:
    for seed in range(6):
        chance = Live(seed)
        state = GAME.setup(GAME.meta.complete({"factions": "random"}), 3, chance, SILENCE)
        for _ in range(60):
            seat = GAME.to_act(state)[0]
            moves = GAME.moves(state, seat)
            GAME.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)
        world = GAME.imagine(GAME.view(state, None), None, chance)
        while GAME.to_act(world):
            seat = GAME.to_act(world)[0]
            moves = GAME.moves(world, seat)
            GAME.apply(world, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)
        assert GAME.outcome(world) is not None


@rule("SU-9.1")
def test_a_card_that_was_shown_stays_shown() -> None:
    play = at(hands={"A": ["gh_ghost", "gh_seance", "gh_shady_deal"]})
    for text in ("play:gh_shady_deal", "play:gh_ghost", "base:workshop", "card:gh_seance"):
        log = Log()
        GAME.apply(play.state, 0, GAME.read(text), play.chance, log)
        assert log.is_border == (text != "base:workshop")


def test_whether_a_seat_is_asked_does_not_depend_on_its_hand() -> None:
    """Commission asks a seat without a minion too, and Sprout one whose deck has none."""
    play = at(hands={"A": ["bc_commission", "bc_screwed"]})("A play:bc_commission")
    assert play.offered == ["none"]
    play = at(
        "start",
        cards=["A kp_sprout@workshop"],
        hands={"A": ["kp_water_lily"]},
        decks={"A": ["kp_blossom"]},
    )
    assert play.offered == ["none"]


def test_worlds_ask_nothing_of_seats_that_are_not_discarding() -> None:
    """Seat C, that nobody asks, may hold low cards only."""
    held = ["gh_spirit", "gh_seance", "gh_shady_deal", "gh_the_dead_rise"]
    play = at(
        seats=3,
        bases=("workshop", "secret_grove", "haunted_house", "dread_gazebo"),
        cards=["B bc_cub_scout@workshop"],
        hands={"A": [*held, "gh_ghost", "gh_ghost"], "C": ["bc_screwed", "bc_bear_hug"]},
    )
    play("A play:gh_spirit", "A base:secret_grove", "A min:B bc_cub_scout", "A card:gh_seance")
    assert (play.ask, play.state.stack[-1].count) == ("discard_card", 2)
    view = GAME.view(play.state, 1)
    low = [
        sum(kind < KIND["gh_seance"] for kind in GAME.imagine(view, 1, Live(seed)).hands[2])
        for seed in range(40)
    ]
    assert max(low) == 2


def test_worlds_leave_open_what_a_seat_may_still_discard() -> None:
    """Of the cards left for The Dead Rise none need come after the Seance."""
    play = at(
        hands={"A": ["gh_the_dead_rise", "gh_seance", "gh_ghost", "gh_ghost"]},
        factions={"A": "ghosts+killer_plants"},
    )
    play("A play:gh_the_dead_rise", "A card:gh_seance")
    assert (play.ask, len(play.state.hands[0])) == ("discard_or_stop", 2)
    view = GAME.view(play.state, 1)
    low = [
        sum(kind < KIND["gh_seance"] for kind in GAME.imagine(view, 1, Live(seed)).hands[0])
        for seed in range(40)
    ]
    assert max(low) == 2


@rule("SU-9.7")
def test_a_search_is_a_border_whether_it_finds_something_or_not() -> None:
    for deck in (["kp_sprout", "kp_blossom"], ["kp_blossom"]):
        play = at(
            cards=["A kp_sprout@workshop", "B gh_ghost@workshop"],
            hands={"A": ["kp_budding"]},
            decks={"A": deck},
        )("A play:kp_budding")
        log = Log()
        GAME.apply(play.state, 0, GAME.read("min:0"), play.chance, log)
        assert log.is_border


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_card_that_all_see_can_be_taken_back(open_hands: bool) -> None:
    """Until the turn is over; else it has been shown, and stays."""
    hands = {"A": ["kp_blossom", "kp_sprout"]}
    position = at(hands=hands, open_hands=open_hands).state
    match = Match.from_position(GAME, position, {}, seed=1)
    match.play(0, "play:kp_blossom")
    assert match.undoable(0) == int(open_hands)
    if open_hands:
        match.undo(0)
        assert match.view(0) == GAME.view(position, 0)
    match.play(0, "end")
    assert match.undoable(0) == 0


def test_a_card_that_all_have_seen_in_the_hand_can_be_taken_back() -> None:
    hands = {"A": ["sp_scrap_diving", "sp_steam_man"]}
    discards = {"A": ["sp_aggromotive", "sp_zeppelin"]}
    credits = [Credit(ACTION, REGULAR), Credit(ACTION, REGULAR)]
    position = at(hands=hands, discards=discards, credits=credits).state
    match = Match.from_position(GAME, position, {}, seed=1)
    match.play_line(0, ["play:sp_scrap_diving", "card:sp_aggromotive"])
    assert match.undoable(0) == 1, "Scrap Diving was news, what it took was not."
    match.play_line(0, ["play:sp_aggromotive", "base:workshop"])
    assert match.undoable(0) == 3
