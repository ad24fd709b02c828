"""Rules RDF-12: three stages, cheese, tokens that stay."""

from collections.abc import Sequence

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.rules.race import end_race, finish
from cheeseboard.games.rat_de_france.rules.setup import discards_left
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    DISCARDING,
    OVER,
    PLACING,
    PRIZE,
    Position,
)
from cheeseboard.games.rat_de_france.tests.positions import (
    COLOURS,
    acting,
    cell,
    fresh,
    open_cards,
    play,
    texts,
    token,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule


def stage(state: Position, places: Sequence[int]) -> Log:
    """End the present stage with these places, as if the rats had run."""
    log = Log()
    state.phase = ACTING
    state.rats = [NONE] * state.seats
    state.finished = list(places)
    end_race(state, "places", log)
    return log


def start(state: Position) -> None:
    """Place and discard, up to the first bids."""
    while state.phase in (PLACING, DISCARDING):
        play(state, texts(state, COLOURS[state.active])[0], chance=Live(3))


@rule("RDF-12.1")
def test_three_stages_on_short_tracks() -> None:
    state = fresh(3, mode="tournament", track="long")
    for number in (1, 2, 3):
        assert (state.stage, state.phase) == (number, PLACING)
        assert len(state.cards_laid) == 3
        stage(state, [0, 1, 2])
        if number < 3:
            play(state, "prize sugar", chance=Live(number))
    assert (state.phase, state.reason) == (OVER, "tournament")


@rule("RDF-12.2")
def test_the_orders_are_shuffled_once() -> None:
    state = fresh(3, mode="tournament")
    before = state.order_row
    for _ in (1, 2):
        stage(state, [0, 1, 2])
        play(state, "prize sugar", chance=Live(9))
        assert state.order_row == before


@rule("RDF-12.3")
def test_a_stage_goes_on_until_one_rat_is_left() -> None:
    state = fresh(4, mode="tournament")
    start(state)
    state.phase = ACTING
    for count, seat in enumerate((2, 0)):
        finish(state, seat, SILENCE)
        assert (state.phase, len(state.finished)) == (ACTING, count + 1)
    finish(state, 3, SILENCE)
    assert (state.phase, state.results) == (PRIZE, [2, 0, 3, 1])


@rule("RDF-12.4")
@pytest.mark.parametrize(
    ("places", "cheese"),
    [([1, 0], [2, 3]), ([2, 0, 1], [2, 1, 3]), ([3, 1, 0, 2], [1, 2, 0, 3])],
)
def test_prizes_by_place(places: list[int], cheese: list[int]) -> None:
    state = fresh(len(places), mode="tournament")
    assert stage(state, places).is_border, "nobody takes back what ended a stage"
    assert state.cheese == cheese
    play(state, "prize clover", chance=Live(1))
    stage(state, places)
    assert state.cheese == [2 * pieces for pieces in cheese]


@rule("RDF-12.5")
def test_cheese_is_public() -> None:
    state = fresh(4, mode="tournament")
    log = stage(state, [0, 1, 2, 3])
    told = [event for event in log.events if event.message.key == "event-cheese"]
    assert [event.message.args["cheese"] for event in told] == [3, 2, 1, 0]
    assert all(event.seats is None for event in told)
    for viewer in (0, 3, None):
        assert GAME.view(state, viewer).cheese == [3, 2, 1, 0]


@rule("RDF-12.6")
def test_every_stage_begins_with_full_hands_placing_and_discarding() -> None:
    state = fresh(4, mode="tournament")
    start(state)
    acting(state, dict.fromkeys(COLOURS, "swap"))
    stage(state, [1, 2, 3, 0])
    play(state, "prize pepper", chance=Live(1))
    assert (state.phase, state.round, state.rats) == (PLACING, 0, [NONE] * 4)
    assert [open_cards(state, colour) for colour in COLOURS] == [set()] * 4
    assert (state.bids, state.cards, state.row) == ([NONE] * 4, [NONE] * 4, [])
    assert [discards_left(state, seat) for seat in (1, 2, 3, 0)] == [3, 2, 1, 0]
    start(state)
    assert (state.phase, state.round, state.finished) == (BIDDING, 1, [])


@rule("RDF-12.7")
def test_tokens_stay_from_stage_to_stage() -> None:
    state = fresh(4, mode="tournament")
    start(state)
    state.tokens = [0, 1, NONE, NONE]
    stage(state, [0, 2, 1, 3])
    play(state, "prize sugar", chance=Live(1))
    assert [token(state, colour) for colour in COLOURS] == ["clover", "pepper", "", "sugar"]


@rule("RDF-12.8", "RDF-8.1")
@pytest.mark.parametrize("choice", ["clover", "pepper", "sugar"])
def test_the_last_chooses_a_token_and_returns_the_old_one(choice: str) -> None:
    state = fresh(3, mode="tournament")
    state.tokens = [NONE, 1, NONE]
    stage(state, [0, 2, 1])
    assert GAME.to_act(state) == (1,)
    assert texts(state, "yellow") == ["prize clover", "prize pepper", "prize sugar"]
    play(state, f"prize {choice}", chance=Live(1))
    assert token(state, "yellow") == choice
    assert state.tokens.count(NONE) == 2


@rule("RDF-12.8")
def test_after_the_third_stage_nobody_gets_a_token() -> None:
    state = fresh(2, mode="tournament")
    for _ in (1, 2):
        stage(state, [0, 1])
        play(state, "prize sugar", chance=Live(1))
    state.tokens = [NONE, NONE]
    stage(state, [0, 1])
    assert (state.phase, state.tokens, GAME.to_act(state)) == (OVER, [NONE, NONE], ())


@rule("RDF-12.9")
def test_cheese_ranks_and_the_last_stage_breaks_ties() -> None:
    state = fresh(4, mode="tournament")
    for places in ([0, 1, 2, 3], [1, 0, 3, 2]):
        stage(state, places)
        play(state, "prize sugar", chance=Live(1))
    stage(state, [2, 3, 1, 0])
    assert state.cheese == [5, 6, 4, 3]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 3, 4)
    tie = fresh(2, mode="tournament")
    for places in ([0, 1], [1, 0]):
        stage(tie, places)
        play(tie, "prize sugar", chance=Live(1))
    tie.cheese = [5, 4]
    stage(tie, [1, 0])
    assert tie.cheese == [7, 7]
    outcome = GAME.outcome(tie)
    assert outcome is not None
    assert outcome.ranks == (2, 1)
    assert outcome.reason.args == {"seat": 1, "cheese": 7, "tie": "yes"}


@rule("RDF-12.10")
def test_the_winner_begins_the_next_stage() -> None:
    for option, first in (("winner", 2), ("last", 1)):
        state = fresh(3, mode="tournament", tournament_first=option)
        stage(state, [2, 0, 1])
        play(state, "prize sugar", chance=Live(1))
        assert state.first == state.active == first
    drawn = set()
    for seed in range(30):
        state = fresh(3, mode="tournament", tournament_first="random")
        stage(state, [2, 0, 1])
        play(state, "prize sugar", chance=Live(seed))
        drawn.add(state.first)
    assert drawn == {0, 1, 2}


@rule("RDF-12.11")
def test_every_stage_gets_a_new_track() -> None:
    ends = set()
    for seed in range(30):
        state = fresh(2, seed, mode="tournament")
        used = []
        for number in (1, 2, 3):
            used.append(state.cards_laid[1] // 2)
            ends.add((number, state.cards_laid[0]))
            stage(state, [0, 1])
            if number < 3:
                play(state, "prize sugar", chance=Live(seed + 100 * number))
        assert len(set(used)) == 3
        assert state.sections_used == tuple(used)
    assert len(ends) == 18


@rule("RDF-12.11")
def test_named_cards_serve_stage_after_stage() -> None:
    state = fresh(
        2,
        mode="tournament",
        sections="4,20,9",
        orientation="0,180,0",
        start_finish="SF6,SF1",
    )
    for number, card in ((1, 6), (2, 39), (3, 16)):
        assert state.cards_laid == (10, card, 1)
        stage(state, [0, 1])
        if number < 3:
            play(state, "prize sugar", chance=Live(1))


@rule("RDF-12.11")
def test_by_option_the_track_stays() -> None:
    state = fresh(2, mode="tournament", tournament_tracks="same")
    before = state.cards_laid
    for seed in (5, 6):
        stage(state, [0, 1])
        play(state, "prize sugar", chance=Live(seed))
        assert state.cards_laid == before


@rule("RDF-12.12")
def test_the_wind_deck_is_shuffled_again_before_each_stage() -> None:
    state = fresh(2, mode="tournament", wind=True)
    start(state)
    assert sum(state.wind_left) == 15
    state.wind_left = [0, 0, 1, 0, 0, 0, 0, 2]
    stage(state, [0, 1])
    play(state, "prize sugar", chance=Live(1))
    assert (state.wind_left, state.wind) == ([2] * 8, NONE)


@rule("RDF-10.7", "RDF-12.3")
def test_a_stage_can_end_by_the_limit() -> None:
    state = fresh(2, mode="tournament", round_limit=30, first_seat=0)
    start(state)
    state.round = 30
    state.rats = [cell([0, 3]), cell([0, 9])]
    state.row = [0, 1]
    acting(state, {"red": "swap", "yellow": "jump"})
    assert (state.phase, state.finished, state.cheese) == (PRIZE, [1, 0], [2, 3])
    play(state, "prize sugar", chance=Live(1))
    assert (state.phase, state.rats) == (PLACING, [NONE, NONE])  # none is left on the track


@rule("RDF-12.1", "RDF-12.9")
def test_a_whole_tournament_adds_up() -> None:
    match = Match.new(GAME, 3, {"mode": "tournament", "round_limit": 30}, 4)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[len(match.record.steps) % len(match.moves(seat))])
    outcome = match.outcome
    assert outcome is not None
    assert sum(outcome.scores) == 18
    assert sorted(outcome.ranks) == [1, 2, 3]
    assert [sum(line.points) for line in outcome.sheet] == [6, 6, 6]
