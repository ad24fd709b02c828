"""Tests of bots: legal, repeatable, without secrets; and of matches that bad ones cannot hurt."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots import UnknownBot
from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN, IllegalMove, UnreadableMove
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template.moves import BID
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import Match
from cheeseboard.testing.bots import Babbler, Cheat, Crasher, Staller, Vandal

QUICK = ("random", "greedy")
"""Bots that think by steps; the one that thinks by the clock has its own tests."""

GAMES = {"_template": MARKET, "burg_appenzell": CASTLE}


def positions(id: str, seed: int, count: int) -> Iterator[Any]:
    """The first positions of a random match."""
    game: Any = GAMES[id]
    chance = Live(seed)
    state = game.setup(game.meta.complete({}), 3, chance, SILENCE)
    for _ in range(count):
        if not game.to_act(state):
            return
        yield state
        seat = game.to_act(state)[-1]
        moves = game.moves(state, seat)
        game.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)


def points(match: Match[Any, Any]) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.scores


# --- good bots -----------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_chooses_a_legal_move_from_a_view(name: str, id: str) -> None:
    game: Any = GAMES[id]
    for state in positions(id, seed=1, count=40):
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        before = view.fingerprint()
        assert cb.bot(name).choose(view, seat) in game.moves(state, seat)
        assert view.fingerprint() == before


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(name: str, id: str) -> None:
    game: Any = GAMES[id]
    one, two = cb.bot(name, 5), cb.bot(name, 5)
    for state in positions(id, seed=2, count=25):
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        assert one.choose(view, seat) is two.choose(view, seat)


def test_random_plays_all_legal_moves_equally_often() -> None:
    view = Match.new(MARKET, 2, {}, 1).view(0)
    bot = cb.bot("random", 3)
    found = Counter(bot.choose(view, 0).text for _ in range(1000))
    assert set(found) == {f"bid {card}" for card in range(1, 6)}
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 4 + 5 * 8**0.5


def test_other_seeds_make_other_choices() -> None:
    view = Match.new(MARKET, 2, {}, 1).view(0)
    assert len({cb.bot("random", seed).choose(view, 0).text for seed in range(50)}) == 5


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random(seats: int) -> None:
    """Over a fixed batch; seats change so that nobody profits from the place."""
    won = lost = 0
    for seed in range(480):
        greedy = seed % seats
        match: Match[Any, Any] = Match.new(MARKET, seats, {}, seed)
        bots = [
            cb.bot("greedy" if seat == greedy else "random", seed * seats + seat)
            for seat in range(seats)
        ]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), seat))
        best_rival = max(score for seat, score in enumerate(points(match)) if seat != greedy)
        won += points(match)[greedy] > best_rival
        lost += points(match)[greedy] < best_rival
    share = won / (won + lost)
    assert share > 1.15 / seats, f"seeds 0 to 479: {won} won, {lost} lost"


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        cb.bot("genius")
    assert str(caught.value).startswith("There is no bot 'genius'. Bots: beginner, easy, medium,")


# --- no secrets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(5))
def test_a_bot_does_not_know_the_bids_of_others(name: str, seed: int) -> None:
    chosen = set()
    for card in range(1, 6):
        state = MARKET.setup({"rounds": 5}, 3, Live(seed), SILENCE)
        MARKET.apply(state, 0, BID[card], Live(seed), SILENCE)
        view = MARKET.view(state, 1)
        assert view.bids[0] == HIDDEN
        chosen.add(cb.bot(name, seed).choose(view, 1))
    assert len(chosen) == 1


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_does_not_know_the_floor_under_unseen_roofs(name: str) -> None:
    different = 0
    for number, state in enumerate(positions("burg_appenzell", seed=3, count=30)):
        seat = state.active
        view = CASTLE.view(state, seat)
        other = CASTLE.imagine(view, seat, Live(number))
        different += other != state
        one = cb.bot(name, number).choose(view, seat)
        two = cb.bot(name, number).choose(CASTLE.view(other, seat), seat)
        assert one is two
    assert different > 20


# --- bad bots ------------------------------------------------------------------------------------


def unhurt(match: Match[Any, Any]) -> list[Any]:
    viewers = [*range(match.seats), None]
    return [
        [match.view(viewer) for viewer in viewers],
        [match.events(viewer) for viewer in viewers],
        match.record.lines(),
    ]


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> Match[Any, Any]:
    return cb.new_match(request.param, 2, seed=1)


def test_a_cheat_is_refused(match: Match[Any, Any]) -> None:
    if match.game is MARKET:
        match.play(0, "bid 1")
        match.play(1, "bid 2")
    before = unhurt(match)
    seat = match.to_act[0]
    with pytest.raises(IllegalMove):
        match.play(seat, Cheat().choose(match.view(seat), seat))
    assert unhurt(match) == before


def test_a_babbler_is_not_understood(match: Match[Any, Any]) -> None:
    before = unhurt(match)
    seat = match.to_act[0]
    with pytest.raises(UnreadableMove):
        match.play(seat, Babbler().choose(match.view(seat), seat))
    assert unhurt(match) == before


def test_a_vandal_scribbles_on_its_own_view_alone(match: Match[Any, Any]) -> None:
    before = unhurt(match)
    seat = match.to_act[0]
    view = match.view(seat)
    move = Vandal().choose(view, seat)
    assert view != match.view(seat)
    assert unhurt(match) == before
    match.play(seat, move)
    calm = cb.new_match(match.game.meta.id, 2, seed=1)
    calm.play(seat, move)
    assert unhurt(match) == unhurt(calm)


def test_a_crasher_hurts_nobody_but_itself(match: Match[Any, Any]) -> None:
    before = unhurt(match)
    seat = match.to_act[0]
    with pytest.raises(RuntimeError, match="always crashes"):
        Crasher().choose(match.view(seat), seat)
    assert unhurt(match) == before


def test_a_staller_plays_in_the_end(match: Match[Any, Any]) -> None:
    seat = match.to_act[0]
    match.play(seat, Staller(seconds=0).choose(match.view(seat), seat))
    assert len(match.record.steps) == 1
