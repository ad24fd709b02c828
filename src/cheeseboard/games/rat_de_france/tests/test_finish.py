"""Rules RDF-10 and RDF-11: the finish, places, the limit, teams."""

import pytest

from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, OVER, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    COLOURS,
    acting,
    bid,
    cell,
    fresh,
    play,
    position,
    results,
    row,
    texts,
    token,
    told,
    where,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule


def placed(state: Position) -> list[str]:
    return [COLOURS[seat] for seat in state.finished]


@rule("RDF-10.1")
@pytest.mark.parametrize(
    ("card", "where_red", "where_yellow", "move"),
    [
        ("straight", [0, 12], [3, 0], "move c14r0"),
        ("diagonal", [0, 12], [3, 0], "move c14r2"),
        ("step", [1, 13], [3, 0], "move c14r2"),
        ("jump", [1, 12], [1, 13], "move c14r1"),
    ],
)
def test_a_rat_finishes_by_whatever_movement(
    card: str, where_red: list[int], where_yellow: list[int], move: str
) -> None:
    state = position({"red": where_red, "yellow": where_yellow})
    other = {"straight": "idea"}.get(card, "idea")
    acting(state, {"red": card, "yellow": other})
    play(state, move)
    assert (placed(state)[0], where(state, "red")) == ("red", "off")


@rule("RDF-10.1")
def test_a_rat_cannot_move_on_from_the_finish() -> None:
    state = position({"red": [0, 13], "yellow": [3, 0]})
    found = results(state, "red", "diagonal")
    assert ["move", [1, 14]] in found
    assert all(column <= 14 for _, (_, column) in found)
    turning = position({"red": [0, 13], "yellow": [1, 13]}, sugar_step_turns=True)
    beyond = results(turning, "red", "step", sugar=True)
    assert ["move", [2, 13]] in beyond
    assert ["move", [2, 14]] not in beyond


@rule("RDF-10.2")
def test_the_earlier_arrival_of_a_round_wins() -> None:
    state = position({"red": [0, 12], "yellow": [3, 13], "green": [0, 0]}, places=True)
    acting(state, {"green": "swap", "red": "straight", "yellow": "step"})
    log = play(state, "move c14r0", "move c14r3")
    assert placed(state) == ["red", "yellow", "green"]
    assert [event.message.args for event in told(log, "event-over")] == [{"seat": 0}]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 2, 3), (2, 1, 0))
    assert outcome.reason.key == "over-places"


@rule("RDF-10.3")
def test_a_finished_rat_is_off_the_track_at_once() -> None:
    state = position(
        {"red": [2, 12], "yellow": [1, 12], "green": [3, 13]},
        places=True,
        tokens={"yellow": "pepper", "green": "sugar"},
    )
    acting(state, {"yellow": "diagonal", "red": "swap", "green": "idea"})
    play(state, "move c14r3")
    assert where(state, "yellow") == "off"
    assert state.phase == ACTING
    assert results(state, "red", "swap") == [["swap", "green"]]
    assert results(state, "green", "idea", sugar=True) == []
    assert ["move", [3, 14]] in results(state, "green", "straight")
    assert token(state, "yellow") == "pepper"


@rule("RDF-10.4")
def test_without_places_the_first_finish_ends_the_race_at_once() -> None:
    state = position({"red": [0, 12], "yellow": [3, 13], "green": [0, 0]})
    acting(state, {"green": "swap", "red": "straight", "yellow": "step"})
    play(state, "move c14r0")
    assert (state.phase, GAME.to_act(state), placed(state)) == (OVER, (), ["red"])
    assert where(state, "yellow") == [3, 13]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 2, 2), (1, 0, 0))
    assert outcome.reason.key == "over-finish"


@rule("RDF-10.5")
def test_with_places_the_others_play_on_until_one_is_left() -> None:
    rats = {"red": [0, 12], "yellow": [3, 0], "green": [0, 0], "blue": [1, 0]}
    state = position(rats, places=True)
    acting(state, {"green": "swap", "red": "straight", "yellow": "idea", "blue": "jump"})
    while state.phase == ACTING:
        play(state, "move c14r0" if state.active == 0 else "pass")
    assert (state.phase, GAME.to_act(state)) == (BIDDING, (1, 2, 3))
    assert placed(state) == ["red"]
    state.rats[1], state.rats[2] = cell([0, 13]), cell([1, 12])
    state.row = [3, 2, 1]
    bid(state, {"yellow": "step", "green": "straight", "blue": "idea"})
    play(state, "move c14r1", "move c14r0")
    assert placed(state) == ["red", "green", "yellow", "blue"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2, 4)


@rule("RDF-10.5")
def test_two_players_have_no_use_for_places() -> None:
    state = position({"red": [0, 12], "yellow": [3, 13]}, places=True)
    acting(state, {"red": "straight", "yellow": "step"})
    play(state, "move c14r0")
    assert (state.phase, state.reason) == (OVER, "finish")


@rule("RDF-10.6")
def test_a_swap_of_another_never_finishes_a_rat() -> None:
    for seed in range(6):
        match = Match.new(GAME, 4, {"places": True, "round_limit": 60}, seed)
        count = 0
        while match.to_act:
            view = match.view(None)
            actor = view.active
            done = len(view.finished)
            moves = match.moves(match.to_act[0])
            swaps = [move for move in moves if "swap" in move.text]
            forward = sorted(moves, key=lambda move: move.cell)
            match.play(match.to_act[0], (swaps or forward)[-1])
            after = match.view(None)
            if view.phase == ACTING and len(after.finished) > done and after.phase != OVER:
                assert after.finished[done] == actor
                assert not swaps
                count += 1
        assert NONE in match.view(None).rats


@rule("RDF-10.7")
@pytest.mark.parametrize("places", [False, True])
def test_after_the_last_round_the_leaders_come_first(places: bool) -> None:
    rats = {"red": [0, 5], "yellow": [3, 8], "green": [0, 8], "blue": [2, 2]}
    state = position(rats, places=places, round=30, round_limit=30)
    acting(state, {"blue": "swap", "red": "swap", "green": "idea", "yellow": "jump"})
    assert (state.phase, state.reason) == (OVER, "limit")
    assert placed(state) == ["green", "yellow", "red", "blue"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ((3, 2, 1, 4) if places else (2, 2, 1, 2))
    assert outcome.reason.key == "over-limit"


@rule("RDF-10.7")
def test_at_the_limit_finished_rats_keep_their_places_and_positions_count_anew() -> None:
    rats = {"red": [0, 3], "yellow": [0, 2], "green": [3, 8]}
    state = position(rats, places=True, round=30, round_limit=30)
    state.rats[2] = NONE
    state.finished = [2]
    acting(state, {"yellow": "straight", "red": "idea"})
    play(state, "move c2r1")
    assert placed(state) == ["green", "red", "yellow"]
    further = position(rats, places=True, round=30, round_limit=30)
    acting(further, {"yellow": "jump", "red": "idea", "green": "swap"})
    play(further, "move c4r0")
    assert placed(further) == ["green", "yellow", "red"]


@rule("RDF-10.7")
def test_before_the_limit_the_race_goes_on() -> None:
    state = position({"red": [0, 5], "yellow": [3, 8]}, round=29, round_limit=30)
    acting(state, {"red": "swap", "yellow": "jump"})
    assert (state.phase, state.round) == (BIDDING, 30)
    bid(state, {"red": "idea", "yellow": "swap"})
    assert (state.phase, placed(state)) == (OVER, ["yellow", "red"])


# --- teams ---------------------------------------------------------------------------------------


@rule("RDF-11.1")
def test_partners_sit_opposite_or_as_agreed() -> None:
    assert fresh(4, mode="team").variant.partners == (2, 3, 0, 1)
    assert fresh(4, mode="team", teams="with_1").variant.partners == (1, 0, 3, 2)
    assert fresh(4, mode="team", teams="with_3").variant.partners == (3, 2, 1, 0)
    drawn = {fresh(4, seed, mode="team", teams="random").variant.partners for seed in range(40)}
    assert drawn == {(2, 3, 0, 1), (1, 0, 3, 2), (3, 2, 1, 0)}
    assert fresh(4).variant.partners == ()


@rule("RDF-11.2")
def test_a_team_wins_with_its_first_rat() -> None:
    rats = {"red": [0, 0], "yellow": [1, 12], "green": [2, 13], "blue": [3, 13]}
    state = position(rats, mode="team", places=True)
    acting(state, {"red": "swap", "yellow": "straight", "green": "step", "blue": "diagonal"})
    play(state, "move c14r1")
    assert (state.phase, GAME.to_act(state)) == (OVER, ())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((3, 1, 3, 1), (1, 3))
    assert (outcome.scores, outcome.reason.key) == ((0, 1, 0, 1), "over-team-team")


@rule("RDF-11.2", "RDF-10.7")
def test_at_the_limit_the_leader_wins_with_the_partner() -> None:
    rats = {"red": [0, 0], "yellow": [0, 5], "green": [3, 10], "blue": [0, 8]}
    state = position(rats, mode="team", round=30, round_limit=30)
    acting(state, {"red": "swap", "yellow": "jump", "blue": "idea", "green": "swap"})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason.key) == ((0, 2), "over-team-limit")


@rule("RDF-11.3")
def test_a_partner_sees_no_more_than_a_rival() -> None:
    rats = {"red": [0, 0], "yellow": [0, 5], "green": [3, 10], "blue": [0, 8]}
    state = position(rats, mode="team")
    bid(state, {"red": "step"})
    views = [GAME.view(state, seat) for seat in (1, 2, 3)]
    assert views[0] == views[1] == views[2]
    assert views[0].holes() == 1


@rule("RDF-11.4")
def test_a_partners_rat_is_a_rat_like_any_other() -> None:
    rats = {"red": [2, 0], "yellow": [0, 5], "green": [2, 1], "blue": [0, 8]}
    state = position(rats, mode="team", tokens={"green": "pepper"})
    assert results(state, "red", "swap") == [["swap", "green"]]
    assert results(state, "red", "jump") == [["move", [2, 2]]]
    assert results(state, "red", "idea", sugar=True) == [["steal", "green"]]
    assert ["move", [2, 1]] not in results(state, "red", "straight")


def test_nothing_can_be_done_after_the_end() -> None:
    state = position({"red": [0, 12], "yellow": [3, 13]})
    acting(state, {"red": "straight", "yellow": "step"})
    play(state, "move c14r0")
    assert [texts(state, colour) for colour in ("red", "yellow")] == [[], []]
    assert row(state) == ["red", "yellow"]
