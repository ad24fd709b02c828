"""Tests of what bots look at in Burg Appenzell."""

from cheeseboard.games.burg_appenzell.box import KINDS, MICE, SLIDING
from cheeseboard.games.burg_appenzell.heuristics import appraise, terms
from cheeseboard.games.burg_appenzell.tests.positions import wander


def test_a_rival_near_to_a_pair_is_a_danger() -> None:
    """Two of its mice on two tiles of a kind that it still needs."""
    state = next(state for state, _ in wander(1, 2) if state.turns > 2).copy()
    for cell in SLIDING:
        state.seen[cell] = 0
    kind = next(kind for kind in KINDS if not state.cheese[1] >> kind & 1)
    first, second = [cell for cell in SLIDING if state.floor[cell] == kind][:2]
    near = state.copy()
    near.mice[MICE : MICE + 2] = [first, second]
    assert dict(terms(near, 0))["term-rivals"] < dict(terms(state, 0))["term-rivals"]
    assert appraise(near, 0) < appraise(state, 0)
