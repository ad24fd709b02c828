"""What holds in every position of random play, and what the data must obey."""

from typing import Any, Final

import pytest

from cheeseboard.bots.greedy import Greedy
from cheeseboard.bots.random import Random
from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE
from cheeseboard.games.ratland import GAME, checks
from cheeseboard.games.ratland.box import PLACES
from cheeseboard.games.ratland.rules.stock import clan_size
from cheeseboard.games.ratland.state import OVER, PLANS, Position
from cheeseboard.games.ratland.tests.positions import random_match
from cheeseboard.match import Match
from cheeseboard.testing import rule

TABLES: Final = [
    (2, {}),
    (2, {"clans": True, "board": "aggressive"}),
    (3, {"cheese_supply": "box", "board": "secret"}),
    (4, {"clans": True, "board": "secret_each_round", "bad_ties": "first"}),
    (6, {"clans": True, "cheese_cards": "ladder", "cheese_supply": "box"}),
    (7, {"cheese_order": "ascending", "board": "aggressive"}),
    (12, {"clans": True, "cheese_supply": "box"}),
]


@rule("RAT-17.1", "RAT-17.3")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_rat_is_ever_lost_or_doubled(seats: int, options: dict[str, str], seed: int) -> None:
    """RAT-C9, RAT-C10, RAT-C11. The seed is in the name of the test."""
    rats = 115 if seats <= 6 else 230
    components = None
    for state, _, _ in random_match(seed, seats, **options):
        assert state.rat_supply + sum(state.rats) == rats
        assert checks.invariants(state) == []
        components = components or checks.inventory(state)
        assert checks.inventory(state) == components


@rule("RAT-2.7", "RAT-17.6")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_last_five_to_nine_rounds(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        last = None
        for state, _, _ in random_match(seed + 50, seats, **options):
            last = state
        assert last is not None
        assert last.phase == OVER
        assert 5 <= len(last.past_events) <= 9
        copies = 1 if seats <= 6 else 2
        assert len(last.past_cards) == copies * len(last.past_events)


@pytest.mark.parametrize("seed", range(4))
def test_plans_arrive_in_any_order(seed: int) -> None:
    """The same plans by different seats first: the same position."""
    options = GAME.meta.complete({"board": "secret"})
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        chance = Live(seed)
        state = GAME.setup(options, 4, chance, SILENCE)
        for seat in order:
            picks = Live(seed * 10 + seat)
            while state.phase == PLANS and state.round == 1 and seat in GAME.to_act(state):
                moves = GAME.moves(state, seat)
                move = moves[picks.pick("move", len(moves))]
                GAME.apply(state, seat, move, chance, SILENCE)
        ends.append(state)
    assert ends[0] == ends[1]
    assert ends[0].round == 2 or ends[0].phase != PLANS


@pytest.mark.parametrize("seed", range(3))
def test_points_follow_the_places_of_the_rats(seed: int) -> None:
    last: Position | None = None
    for state, _, _ in random_match(seed, 5, clans=True):
        last = state
    assert last is not None
    outcome = GAME.outcome(last)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert score == clan_size(last, seat) - last.rats[seat * PLACES + 9]
    assert last.next_event == NONE


def test_the_data_obey_their_constraints() -> None:
    found = GAME.constraints()
    assert list(found) == [*(f"RAT-C{number}" for number in range(1, 9)), "RAT-C12"]
    assert set(found.values()) == {""}


def test_looking_one_move_ahead_beats_chance() -> None:
    won = 0.0
    for seed in range(6):
        match = Match.new(GAME, 3, {"clans": seed % 2 == 1}, seed)
        bots: list[Any] = [Greedy(seed, worlds=2), Random(seed), Random(seed + 9)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), seat))
        assert match.outcome is not None
        if 0 in match.outcome.winners:
            won += 1 / len(match.outcome.winners)
    assert won >= 5


def test_the_appraisal_likes_rats_cheese_and_few_graves() -> None:
    for state, seat, _ in random_match(1, 3):
        if state.phase != PLANS or seat == NONE:
            continue
        for place, is_good in ((6, True), (9, False)):
            other = state.copy()
            other.rats[seat * PLACES + place] += 1
            assert (GAME.appraise(other, seat) > GAME.appraise(state, seat)) == is_good
        break
