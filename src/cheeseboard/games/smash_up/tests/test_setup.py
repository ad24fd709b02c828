"""Rules SU-1 and SU-15: players, boxes, factions, bases, first hands."""

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import BadSetup
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    CARD_IDS,
    DECK_OF,
    FACTIONS,
    IS_HOUSE,
    IS_MINION,
    KIND,
    factions_in,
)
from cheeseboard.games.smash_up.facts import deck_size
from cheeseboard.games.smash_up.rules.setup import factions_of, fair_deals
from cheeseboard.games.smash_up.tests.fixtures import other_box
from cheeseboard.games.smash_up.tests.positions import Play, at, hand, offered, pile
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged


def new(seats: int, *, is_last: bool = False, **options: object) -> Play:
    chance = Rigged(otherwise=-1 if is_last else 0)
    complete = GAME.meta.complete(options)  # type: ignore[arg-type]
    assert GAME.refuse_setup(complete, seats) is None
    return Play(GAME.setup(complete, seats, chance, SILENCE), chance)


def refusal(seats: int, **options: object) -> str:
    found = GAME.refuse_setup(GAME.meta.complete(options), seats)  # type: ignore[arg-type]
    return found.message.key if found else ""


@rule("SU-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_all_seats(seats: int) -> None:
    play = new(seats, factions="random", first_seat=1)
    order = []
    for _ in range(2 * seats):
        order.append(GAME.to_act(play.state)[0])
        play("end")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]
    with pytest.raises(BadSetup):
        Match.new(GAME, 5, {}, 1)


@rule("SU-1.2", "SU-15.5")
def test_one_box_serves_two_players() -> None:
    assert refusal(2, boxes=1) == ""
    assert refusal(3, boxes=1) == refusal(4, boxes=1) == "refuse-boxes"
    for seats in (2, 3, 4):
        assert refusal(seats, boxes=2) == refusal(seats) == ""
    assert new(2).state.variant.boxes == 1
    assert new(3).state.variant.boxes == 2


@rule("SU-1.3")
def test_a_seat_has_two_different_factions() -> None:
    assert refusal(2, boxes=2, factions="gh+gh, bc+kp") == "refuse-factions-twice"
    play = new(2, boxes=2, first_seat=0)
    play("A draft:ghosts", "B draft:ghosts")
    assert "draft:ghosts" not in play.offered
    for deal in fair_deals([0, 1, 2, 3, 4], 4, 2):
        assert all(len(set(pair)) == 2 for pair in deal)


@rule("SU-1.4")
def test_two_players_share_a_faction_only_with_two_boxes() -> None:
    assert refusal(2, factions="gh+bc, gh+kp") == "refuse-factions-pool"
    assert refusal(2, boxes=2, factions="gh+bc, gh+kp") == ""
    assert refusal(3, factions="gh+bc, gh+kp, gh+sp") == "refuse-factions-pool"
    play = new(2, boxes=1, first_seat=0)("A draft:ghosts")
    assert "draft:ghosts" not in play.offered


@rule("SU-1.5")
def test_the_draft_goes_round_and_back() -> None:
    play = new(3, first_seat=0)
    seats = []
    while play.ask == "draft":
        seats.append(GAME.to_act(play.state)[0])
        play("first")
    assert seats == [0, 1, 2, 2, 1, 0][: len(seats)]


@rule("SU-1.6")
def test_no_pick_leaves_anybody_with_one_faction_twice() -> None:
    chance = Live(5)
    for _ in range(60):
        play = new(4, first_seat=0, boxes=2)
        while play.ask == "draft":
            moves = play.offered
            play(moves[chance.pick("pick", len(moves))])
        assert all(len(set(factions_of(play.state, seat))) == 2 for seat in range(4))


@rule("SU-1.6")
def test_the_last_but_one_pick_can_be_forced() -> None:
    play = new(4, first_seat=0)
    play("A draft:bear_cavalry", "B draft:ghosts", "C draft:ghosts", "D draft:killer_plants")
    play("D draft:steampunks", "C draft:steampunks")
    assert play.state.factions == [0, 2, 1, 0, 1, 3, 2, 3]


@rule("SU-1.7")
def test_factions_are_dealt_or_given() -> None:
    given = new(2, factions="steampunks+ghosts, bc+kp").state
    assert given.factions == [3, 1, 0, 2]
    found = set()
    options = GAME.meta.complete({"factions": "random"})
    for seed in range(60):
        found.add(tuple(GAME.setup(options, 2, Live(seed), SILENCE).factions))
    assert len(found) == 6
    assert refusal(2, factions="cats+dogs, bc+kp") == "refuse-factions-text"
    assert refusal(2, factions="bc+kp") == "refuse-factions-text"
    assert refusal(2, factions="bc, kp") == "refuse-factions-text"


@rule("SU-1.8")
def test_each_deck_has_the_forty_cards_of_its_factions() -> None:
    state = new(2, boxes=2, factions="bc+gh, bc+gh", first_seat=0).state
    for seat in range(2):
        assert state.unseen[seat] == sorted(DECK_OF[0] + DECK_OF[1])
        assert len(state.unseen[seat]) == 40


@rule("SU-1.9", "SU-1.10")
@pytest.mark.parametrize(("seats", "rest"), [(2, 5), (3, 4), (4, 3)])
def test_one_set_of_bases(seats: int, rest: int) -> None:
    for boxes in ("auto", 2):
        state = new(seats, factions="random", boxes=boxes).state
        assert len(state.bases) == seats + 1
        assert len(state.base_deck) == rest
        assert sorted(state.bases + state.base_deck) == list(range(8))


@rule("SU-1.11")
def test_first_hands_have_five_cards() -> None:
    state = new(3, factions="random").state
    assert [len(each) for each in state.hands] == [5, 5, 5]


def test_a_hand_with_a_minion_is_kept() -> None:
    state = new(2, factions="bc+gh, kp+sp").state
    assert state.discards == [[], []]


@rule("SU-1.12", "SU-1.13", "SU-1.14")
def test_a_hand_without_minion_is_exchanged_once() -> None:
    state = new(2, factions="bc+gh, kp+sp", is_last=True).state
    for seat in range(2):
        assert len(state.discards[seat]) == 5
        assert not any(IS_MINION[kind] for kind in state.discards[seat])
        assert not any(IS_MINION[kind] for kind in state.hands[seat])
        assert deck_size(state, seat) == 30


@rule("SU-1.12")
def test_the_exchange_can_be_offered() -> None:
    play = new(2, factions="bc+gh, kp+sp", is_last=True, mulligan="optional", first_seat=0)
    assert offered(play.state) == ["keep", "redraw"]
    play("A redraw", "B keep")
    assert (len(pile(play.state, "A")), len(pile(play.state, "B"))) == (5, 0)
    play = new(2, factions="bc+gh, kp+sp", mulligan="optional", first_seat=0)
    assert offered(play.state) == ["keep"]


@rule("SU-1.12")
def test_the_refused_hand_can_go_back_into_the_deck() -> None:
    play = new(2, factions="bc+gh, kp+sp", is_last=True, mulligan="reshuffle", first_seat=0)
    assert "gh_the_dead_rise" in hand(play.state, "A")
    play("A redraw")
    assert pile(play.state, "A") == []
    assert deck_size(play.state, 0) == 35
    # The new five are drawn first: the highest cards of the whole deck do not come again.
    assert "gh_the_dead_rise" not in hand(play.state, "A")


def test_there_may_be_no_exchange() -> None:
    state = new(2, factions="bc+gh, kp+sp", is_last=True, mulligan="none").state
    assert state.discards == [[], []]


@rule("SU-1.15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_drafter_takes_the_first_turn(first: int) -> None:
    play = new(3, first_seat=first)
    assert GAME.to_act(play.state) == (first,)
    while play.ask == "draft":
        play("first")
    assert GAME.to_act(play.state) == (first,)
    with pytest.raises(BadSetup):
        Match.new(GAME, 2, {"first_seat": 2}, 1)
    firsts = {
        GAME.setup(GAME.meta.complete({}), 3, Live(seed), SILENCE).active for seed in range(30)
    }
    assert firsts == {0, 1, 2}


@rule("SU-1.16")
def test_everybody_begins_without_points() -> None:
    assert new(4, factions="random").state.points == [0, 0, 0, 0]


@rule("SU-15.1")
def test_two_players_with_one_box_use_all_factions() -> None:
    for seed in range(5):
        options = GAME.meta.complete({"factions": "random"})
        state = GAME.setup(options, 2, Live(seed), SILENCE)
        assert sorted(state.factions) == [0, 1, 2, 3]
        assert (len(state.bases), len(state.base_deck)) == (3, 5)


@rule("SU-15.2")
def test_two_players_with_two_boxes_may_have_the_same_pair() -> None:
    play = new(2, boxes=2, first_seat=0)
    play("A draft:ghosts", "B draft:ghosts", "B draft:steampunks", "A draft:steampunks")
    assert factions_of(play.state, 0) == factions_of(play.state, 1)


@rule("SU-15.3")
def test_three_players_leave_two_decks() -> None:
    state = new(3, factions="bc+gh, bc+kp, gh+kp").state
    assert len(state.factions) == 6
    assert (len(state.bases), len(state.base_deck)) == (4, 4)


@rule("SU-15.4")
def test_four_players_use_all_eight_decks() -> None:
    state = new(4, factions="random").state
    assert sorted(state.factions) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert (len(state.bases), len(state.base_deck)) == (5, 3)


@rule("SU-15.6")
def test_cards_of_another_box_can_be_added_as_data() -> None:
    before = len(CARD_IDS)
    with other_box():
        play = at(
            "score",
            bases=["fx_oasis", "workshop", "haunted_house"],
            cards=[
                "A bc_polar_commando@fx_oasis",
                "B kp_venus_man_trap@fx_oasis",
                "B kp_water_lily@fx_oasis",
            ],
            hands={"B": ["fx_full_sail"]},
        )
        assert play.ask == "special_before"
        play("B play:fx_full_sail", "B stop")
        assert play.state.points == [0, 2]
        assert pile(play.state, "B")[0] == "fx_full_sail"
    assert len(CARD_IDS) == before
    assert "fx_full_sail" not in KIND


@rule("SU-1.17")
def test_the_house_plays_only_by_agreement() -> None:
    plain, housed = new(2, first_seat=0), new(2, first_seat=0, house_factions=True)
    printed = [f"draft:{FACTIONS[faction]}" for faction in factions_in(has_house=False)]
    assert plain.offered == printed
    assert housed.offered == [f"draft:{id}" for id in FACTIONS]
    assert len(plain.state.base_deck) == 8
    assert housed.state.base_deck == list(range(len(BASE_IDS)))
    house = next(id for id, is_house in zip(FACTIONS, IS_HOUSE, strict=True) if is_house)
    assert refusal(2, factions=f"{house}+bc, kp+sp") == "refuse-factions-house"
    assert refusal(2, factions=f"{house}+bc, kp+sp", house_factions=True) == ""


@rule("SU-1.7", "SU-1.17")
def test_chance_deals_factions_of_the_house_too() -> None:
    dealt = [
        set(new(2, factions="random", house_factions=True, is_last=is_last).state.factions)
        for is_last in (False, True)
    ]
    assert dealt[0] == {0, 1, 2, 3}
    assert any(IS_HOUSE[faction] for faction in dealt[1])
