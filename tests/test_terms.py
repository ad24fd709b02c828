"""Why a bot likes a move: the parts of every game's appraisal, and words for them."""

import importlib
import random
from typing import Any

import pytest

from cheeseboard import new_match, registry
from cheeseboard.bots.advice import Terms
from cheeseboard.chance import Live
from cheeseboard.events import Message
from cheeseboard.game import Game
from cheeseboard.words import words

SEED = 20261115


@pytest.mark.parametrize("id", registry.ids(with_drafts=True))
def test_terms_add_up_and_have_words(id: str) -> None:
    """In a random match, at every tenth decision and at the end."""
    game = registry.load(id)
    terms = importlib.import_module(f"{registry.packages()[id]}.heuristics").terms
    seats = min(game.meta.seats)
    match = new_match(id, seats=seats, seed=SEED)
    rng = random.Random(SEED)
    chance = Live(SEED, is_recording=False)
    keys: set[str] = set()
    decision = 0
    while match.to_act:
        if decision % 10 == 0:
            keys |= check(game.imagine(match.view(0), 0, chance), terms, game)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))
        decision += 1
    keys |= check(match.everything(), terms, game)
    assert len(keys) > 1
    for language in ("en", "ru", "uk"):
        spoken = words(id, language)
        said = [spoken.say(Message(key)) for key in keys]
        assert len(set(said)) == len(keys)


def check(world: Any, terms: Terms, game: Game[Any, Any]) -> set[str]:
    """The terms add up for every seat; their keys."""
    found: set[str] = set()
    for seat in range(world.seats):
        parts = terms(world, seat)
        assert sum(part for _, part in parts) == pytest.approx(game.appraise(world, seat))
        found |= {key for key, _ in parts}
    return found
