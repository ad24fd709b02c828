"""Rules RDF-4, RDF-5 and RDF-9: rounds, turn order, bids, replacement, return of cards."""

from itertools import permutations

import pytest

from cheeseboard.events import Log
from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, PEPPERING
from cheeseboard.games.rat_de_france.tests.positions import (
    ACTIONS,
    COLOURS,
    SPECIAL,
    acting,
    bid,
    cards_after,
    keys,
    mask,
    open_cards,
    play,
    position,
    row,
    texts,
    token,
    told,
    where,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

FOUR = {"red": [0, 1], "yellow": [1, 2], "green": [2, 3], "blue": [3, 4]}


@rule("RDF-4.1")
def test_a_round_has_five_steps() -> None:
    state = position(
        {"red": [0, 0], "yellow": [0, 2]}, tokens={"yellow": "pepper"}, face_up={"red": ["swap"]}
    )
    assert (row(state), state.phase) == (["red", "yellow"], BIDDING)
    bid(state, {"red": "step", "yellow": "step"})
    assert state.phase == PEPPERING
    play(state, "keep pepper")
    assert (state.phase, cards_after(state)) == (ACTING, {"red": "step", "yellow": "idea"})
    log = play(state, "move c1r1")
    assert (state.phase, state.round) == (BIDDING, 2)
    assert open_cards(state, "red") == {"swap", "step"}
    assert keys(log) == ["event-move", "event-cannot", "event-round"]


@rule("RDF-4.2", "RDF-10.5")
def test_only_rats_on_the_track_take_part() -> None:
    state = position(FOUR, places=True)
    state.rats[2] = NONE
    state.finished = [2]
    acting(state, {"red": "step", "yellow": "idea", "blue": "jump"})
    play(state, "pass")
    assert row(state) == ["red", "yellow", "blue"]
    assert GAME.to_act(state) == (0, 1, 3)
    assert texts(state, "green") == []


@rule("RDF-4.3")
def test_the_hindmost_rat_is_first() -> None:
    assert row(position(FOUR)) == ["red", "yellow", "green", "blue"]
    turned = {"red": [0, 9], "yellow": [0, 4], "green": [0, 12], "blue": [0, 0]}
    assert row(position(turned)) == ["blue", "yellow", "red", "green"]


@rule("RDF-4.4", "RDF-4.5")
@pytest.mark.parametrize(("column", "is_up"), [(2, True), (6, True), (7, False), (12, False)])
def test_the_arrow_orders_any_number_of_rats_in_a_column(column: int, is_up: bool) -> None:
    for rows in permutations(range(4)):
        rats = {colour: [r, column] for colour, r in zip(COLOURS, rows, strict=True)}
        by_row = sorted(rats, key=lambda colour: rats[colour][0], reverse=is_up)
        assert row(position(rats)) == by_row
        del rats["red"]
        assert row(position(rats)) == [colour for colour in by_row if colour != "red"]


@rule("RDF-4.6")
def test_the_order_of_a_round_stays_whatever_happens() -> None:
    state = position({"red": [2, 0], "yellow": [3, 1], "green": [1, 1]})
    acting(state, {"red": "swap", "yellow": "step", "green": "straight"})
    play(state, "swap green")
    assert row(state) == ["red", "yellow", "green"]
    assert GAME.to_act(state) == (1,)
    play(state, "pass")
    assert GAME.to_act(state) == (2,)


@rule("RDF-4.7")
def test_who_passes_loses_the_action_of_the_round() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1]})
    acting(state, {"red": "step", "yellow": "straight"})
    play(state, "pass")
    assert GAME.to_act(state) == (1,)
    play(state, "pass")
    assert (state.round, state.phase) == (2, BIDDING)
    assert where(state, "red") == [2, 0]


@rule("RDF-5.1", "RDF-5.3")
def test_everybody_bids_exactly_one_card_of_the_hand() -> None:
    state = position(FOUR, face_up={"red": ["swap", "idea", "jump"]})
    assert texts(state, "red") == ["bid straight", "bid diagonal", "bid step"]
    assert len(texts(state, "yellow")) == 6
    bid(state, {"red": "step"})
    assert texts(state, "red") == []
    assert GAME.to_act(state) == (1, 2, 3)


@rule("RDF-5.2")
def test_nobody_sees_another_bid_before_all_are_laid() -> None:
    state = position(FOUR, mode="team")
    log = bid(state, {"red": "step", "green": "swap"})
    for viewer in (1, 2, 3, None):
        view = GAME.view(state, viewer)
        assert view.bids[0] == HIDDEN
        assert view.face_up == state.face_up
    assert GAME.view(state, 2).bids[2] == ACTIONS.index("swap")
    assert GAME.view(state, 0).bids[2] == HIDDEN
    assert [event.seats for event in log.events] == [(0,), (2,)]
    assert GAME.decision(state, 1).is_parked
    worlds = {GAME.imagine(GAME.view(state, 1), 1, Rigged(otherwise=n)).bids[0] for n in range(6)}
    assert worlds == set(range(6))
    for n in range(6):
        world = GAME.imagine(GAME.view(state, 2), 2, Rigged(otherwise=n))
        assert world.bids[1:] == state.bids[1:]  # the own bid, and seats that have laid none


@rule("RDF-5.3", "RDF-9.2")
def test_a_hand_holds_three_to_six_cards_at_the_bid() -> None:
    for seats in (2, 3, 4):
        match = Match.new(GAME, seats, {"round_limit": 30}, seats)
        while match.to_act:
            view = match.view(None)
            if view.phase == BIDDING:
                for seat in view.row:
                    assert 3 <= hand(view, seat).bit_count() <= 6
            seat = match.to_act[0]
            moves = match.moves(seat)
            match.play(seat, moves[len(match.record.steps) % len(moves)])


@rule("RDF-5.4")
def test_all_bids_are_shown_together() -> None:
    state = position(FOUR)
    log = bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    assert "event-show" not in keys(log)
    assert not log.is_border
    log = bid(state, {"blue": "jump"})
    assert [event.message.args["card"] for event in told(log, "event-show")] == [
        "step",
        "straight",
        "diagonal",
        "jump",
    ]
    assert log.is_border
    assert GAME.view(state, None).bids == state.bids


@rule("RDF-5.5", "RDF-5.6")
def test_the_pepper_window_comes_between_reveal_and_replacement() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1]}, tokens={"yellow": "pepper"})
    bid(state, {"red": "straight", "yellow": "straight"})
    assert (state.phase, cards_after(state)) == (PEPPERING, {"red": None, "yellow": None})
    play(state, "eat pepper")
    assert row(state) == ["yellow", "red"]
    assert cards_after(state) == {"yellow": "straight", "red": "swap"}
    assert GAME.to_act(state) == (1,)


@rule("RDF-5.7")
def test_replacement_asks_nobody() -> None:
    state = position(FOUR)
    log = bid(state, dict.fromkeys(COLOURS, "straight"))
    assert state.phase == ACTING
    assert keys(log).count("event-replace") == 3
    assert cards_after(state) == {
        "red": "straight",
        "yellow": "swap",
        "green": "step",
        "blue": "idea",
    }


@rule("RDF-5.8", "RDF-5.9")
def test_the_first_keeps_and_so_does_whoever_has_a_card_of_his_own() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 2]})
    bid(state, {"red": "swap", "yellow": "jump", "green": "swap"})
    assert cards_after(state) == {"red": "swap", "yellow": "jump", "green": "step"}


@rule("RDF-5.9")
def test_a_replaced_card_of_an_earlier_player_counts() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 2]})
    bid(state, {"red": "swap", "yellow": "swap", "green": "step"})
    assert cards_after(state) == {"red": "swap", "yellow": "step", "green": "idea"}


@rule("RDF-5.10", "RDF-5.11")
def test_the_search_goes_along_the_circle_past_open_and_taken_cards() -> None:
    state = position(
        {"red": [2, 0], "yellow": [2, 1], "green": [2, 2]},
        face_up={"green": ["swap", "idea"]},
    )
    bid(state, {"red": "jump", "yellow": "straight", "green": "jump"})
    assert cards_after(state)["green"] == "step"


@rule("RDF-5.12")
def test_later_bids_do_not_matter_for_the_search() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1], "green": [2, 2]})
    bid(state, {"red": "swap", "yellow": "swap", "green": "step"})
    assert cards_after(state)["yellow"] == "step"


@rule("RDF-5.13")
def test_without_a_replacement_the_bid_is_void_and_counts_as_played() -> None:
    state = position(
        FOUR, face_up={"blue": ["swap", "step", "idea"]}, tokens={"blue": "sugar"}, wind=True
    )
    state.wind = 6
    bid(state, {"red": "straight", "yellow": "jump", "green": "diagonal", "blue": "jump"})
    assert cards_after(state)["blue"] is None
    log = play(state, "pass", "pass", chance=Rigged(otherwise=0))
    assert [event.message.args["cause"] for event in told(log, "event-cannot")][-1] == "void"
    assert (token(state, "blue"), where(state, "blue")) == ("sugar", [3, 3])
    assert (state.round, open_cards(state, "blue")) == (2, set())


@rule("RDF-5.13")
@pytest.mark.parametrize("becomes", ["void", "duplicate"])
def test_it_is_told_what_becomes_of_a_bid_without_replacement(becomes: str) -> None:
    state = position(FOUR, face_up={"blue": ["swap", "step", "idea"]}, no_replacement=becomes)
    log = bid(state, {"red": "straight", "yellow": "jump", "green": "diagonal", "blue": "jump"})
    (event,) = told(log, f"event-{becomes}")
    assert event.message.args == {"seat": 3, "card": "jump"}
    assert cards_after(state)["blue"] == ("jump" if becomes == "duplicate" else None)


@rule("RDF-4.1")
def test_a_round_begins_without_bids_cards_or_anybody_in_turn() -> None:
    state = position(FOUR)
    bid(state, {"red": "straight", "yellow": "swap", "green": "step", "blue": "idea"})
    while state.round == 1:
        play(state, "pass")
    assert (set(state.bids), set(state.cards), state.active) == ({NONE}, {NONE}, NONE)


def test_bots_that_open_the_choices_again_see_hidden_bids_back_in_hand() -> None:
    state = position(FOUR)
    GAME.apply(state, 0, GAME.read("bid straight"), Rigged(), Log())
    GAME.apply(state, 1, GAME.read("bid swap"), Rigged(), Log())
    view = GAME.view(state, 0)
    assert view.bids[1] == HIDDEN
    opened = GAME.reopened(view, 0)
    assert (opened.bids[0], opened.bids[1]) == (view.bids[0], NONE)


@rule("RDF-5.14")
def test_after_replacement_all_valid_cards_differ() -> None:
    for bids in permutations(["straight", "straight", "swap", "step"]):
        state = position(FOUR, face_up={"green": ["idea", "jump"], "red": ["diagonal"]})
        bid(state, dict(zip(COLOURS, bids, strict=True)))
        laid = [card for card in cards_after(state).values() if card]
        assert len(laid) == len(set(laid)) == 4


@rule("RDF-5.15")
def test_a_card_taken_back_is_an_ordinary_hand_card() -> None:
    state = position({"red": [2, 0], "yellow": [2, 1]})
    bid(state, {"red": "straight", "yellow": "straight"})
    assert cards_after(state)["yellow"] == "swap"
    play(state, "pass", "pass")
    assert open_cards(state, "yellow") == {"swap"}
    assert "bid straight" in texts(state, "yellow")


@rule("RDF-9.1")
def test_played_cards_come_to_lie_open_for_all() -> None:
    state = position(FOUR, face_up={"red": ["idea"]})
    acting(state, {"red": "step", "yellow": "straight", "green": "diagonal", "blue": "swap"})
    while state.round == 1:
        play(state, "pass")
    assert open_cards(state, "red") == {"idea", "step"}
    assert open_cards(state, "blue") == {"swap"}
    assert GAME.view(state, None).face_up == state.face_up


@rule("RDF-9.2")
def test_four_open_cards_come_back_by_themselves() -> None:
    state = position({"red": [2, 0], "yellow": [2, 5]}, face_up={"red": ["idea", "swap", "jump"]})
    log = acting(state, {"red": "step", "yellow": "swap"})
    log = play(state, "pass")
    assert open_cards(state, "red") == set()
    assert open_cards(state, "yellow") == {"swap"}
    assert hand(state, 0) == mask(ACTIONS)
    assert [event.message.args["seat"] for event in told(log, "event-back")] == [0]


@rule("RDF-9.3")
def test_open_cards_can_neither_be_bid_nor_serve_as_replacement() -> None:
    state = position(
        {"red": [2, 0], "yellow": [2, 1]}, face_up={"yellow": ["swap", "step", "idea"]}
    )
    assert "bid swap" not in texts(state, "yellow")
    bid(state, {"red": "straight", "yellow": "straight"})
    assert cards_after(state)["yellow"] == "diagonal"


@rule("RDF-9.4")
def test_hand_open_cards_and_bid_are_always_six() -> None:
    match = Match.new(GAME, 4, {"round_limit": 30}, 8)
    while match.to_act:
        for count in GAME.inventory(match.view(None)).items():
            assert " of seat " not in count[0] or count[1] == 1
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[len(match.record.steps) % len(match.moves(seat))])


@rule("RDF-4.1")
def test_special_ground_does_not_change_the_steps_of_a_round() -> None:
    state = position({"red": [0, 8], "yellow": [0, 0]}, track=SPECIAL)
    log = bid(state, {"red": "step", "yellow": "swap"})
    assert keys(log)[-3:] == ["event-cannot", "event-cannot", "event-round"]
    assert state.round == 2
