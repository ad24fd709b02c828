"""What holds in every match; seeds are printed when it does not."""

import json
from itertools import combinations

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Options, OptionValue
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import FACTION_CODES, factions_in
from cheeseboard.games.smash_up.facts import power, totals
from cheeseboard.games.smash_up.state import Position
from cheeseboard.testing.conformance import check_match

SETTINGS: list[tuple[int, int, dict[str, OptionValue]]] = [
    (0, 2, {}),
    (1, 3, {"factions": "random", "affect_scope": "modern"}),
    (2, 4, {"factions": "random", "base_refill": "reshuffle", "vp_goal": 20}),
    (3, 2, {"factions": "random", "mulligan": "reshuffle", "workshop_once": True}),
    (4, 3, {"factions": "random", "sprout_chain": False}),
    (5, 2, {"factions": "bc+gh, kp+sp", "mulligan": "optional"}),
    (6, 2, {"factions": "gh+kp, gh+sp", "boxes": 2, "affect_scope": "modern"}),
    (7, 2, {"factions": "bc+kp, gh+sp"}),
    (8, 3, {"factions": "mm+kp, mm+bc, gh+sp", "house_factions": True}),
]


def random_match(seed: int, seats: int, options: dict[str, OptionValue]) -> list[Position]:
    """Every position of a random match."""
    chance, chooser = Live(seed), Live(seed + 1000)
    state = GAME.setup(GAME.meta.complete(options), seats, chance, SILENCE)
    found = [state.copy()]
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        moves = GAME.moves(state, seat)
        move = moves[chooser.pick("move", len(moves))]
        GAME.apply(state, seat, move, chance, SILENCE)
        found.append(state.copy())
    return found


PRINTED = [FACTION_CODES[faction] for faction in factions_in(has_house=False)]
HOUSE = [code for code in FACTION_CODES if code not in PRINTED]
PAIRS = [f"{one}+{two}" for one, two in combinations(PRINTED, 2)]
SPLITS = list(zip(PAIRS[:3], PAIRS[:2:-1], strict=True))
"""A pair and what it leaves in the box."""
DEALS = [
    *([one, two] for one, two in SPLITS),
    *([one, one] for one in PAIRS),
    ["bc+gh", "bc+kp", "kp+sp"],
    ["bc+sp", "gh+kp", "gh+sp"],
    *(pytest.param([one, two, two, one], marks=pytest.mark.long) for one, two in SPLITS),
    *([f"{own}+{one}", f"{two}+{own}"] for own in HOUSE for one, two in combinations(PRINTED, 2)),
]
"""Factions by seat; with two, three and four seats every pair is held by somebody."""


@pytest.mark.parametrize("deal", DEALS, ids=", ".join)
def test_every_pair_of_factions_keeps_to_the_contract(deal: list[str]) -> None:
    options: Options = {"boxes": 2, "factions": ", ".join(deal), "house_factions": True}
    report = check_match(GAME, len(deal), options, seed=len(deal), share=0.02)
    assert report.ends == {"over-goal": 1}


@pytest.mark.parametrize(("seed", "seats", "options"), SETTINGS)
def test_a_copy_and_a_saved_match_go_on_like_the_original(
    seed: int, seats: int, options: dict[str, OptionValue]
) -> None:
    """After every single decision, also in the middle of nested effects."""
    chooser = Live(seed + 2000)
    chance = Live(seed)
    state = GAME.setup(GAME.meta.complete(options), seats, chance, SILENCE)
    deepest = 0
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        copied = state.copy()
        restored = Position.from_json(json.loads(json.dumps(state.to_json())))
        assert restored == copied == state, f"seed {seed}"
        for other in (copied, restored):
            assert GAME.to_act(other) == (seat,)
            assert GAME.moves(other, seat) == GAME.moves(state, seat), f"seed {seed}"
        moves = GAME.moves(state, seat)
        move = moves[chooser.pick("move", len(moves))]
        position = chance.position
        GAME.apply(state, seat, move, chance, SILENCE)
        for other in (copied, restored):
            GAME.apply(other, seat, move, Live(seed, position), SILENCE)
            assert other == state, f"seed {seed}, {move.text}"
        deepest = max(deepest, len(state.stack))
    assert deepest >= 3


@pytest.mark.parametrize("seed", range(3))
def test_powers_and_totals_are_never_negative(seed: int) -> None:
    for state in random_match(seed, 2 + seed, {"factions": "random"}):
        for slot, kind in enumerate(state.card_kind):
            if kind >= 0 and state.card_host[slot] < 0 and state.card_loss[slot] >= 0:
                assert power(state, slot) >= 0, f"seed {seed}"
        for place, base in enumerate(state.bases):
            if base >= 0:
                assert min(totals(state, place)) >= 0, f"seed {seed}"


@pytest.mark.parametrize("seed", range(10, 14))
def test_points_never_fall_and_the_sheet_adds_up(seed: int) -> None:
    before = [0, 0, 0]
    for state in random_match(seed, 3, {"factions": "random"}):
        assert all(now >= then for now, then in zip(state.points, before, strict=True)), seed
        assert sum(state.tally) == sum(state.points), f"seed {seed}"
        assert GAME.invariants(state) == [], f"seed {seed}"
        before = state.points[:]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert max(outcome.scores) >= 15
    assert len(outcome.winners) == 1
