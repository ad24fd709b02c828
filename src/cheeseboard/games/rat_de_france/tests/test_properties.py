"""What holds in any match, whatever is played; the seed of a failure is in its name."""

from itertools import pairwise
from typing import Any, Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import NONE, Options
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.grid import ROWS, Grid
from cheeseboard.games.rat_de_france.heuristics import appraise, distances
from cheeseboard.games.rat_de_france.moves import MOVE, STEAL, SWAP, Move
from cheeseboard.games.rat_de_france.rules.actions import action_of
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, OVER, Position
from cheeseboard.games.rat_de_france.tests.positions import ACTIONS, SPECIAL, acting, position
from cheeseboard.testing import rule

SETTINGS: Final[list[tuple[int, Options]]] = [
    (2, {"sections": "learn:20", "wind": True}),
    (3, {"track": "long", "places": True, "diagonal_walls": "strict"}),
    (4, {"sections": "23", "places": True, "wind": True, "sugar_step_turns": True}),
    (4, {"sections": "24", "mode": "team", "sugar_from_water": "three"}),
    (4, {"sections": "22,20,21", "mode": "tournament", "no_replacement": "duplicate"}),
]


def can_walk(grid: Grid, one: int, other: int, *, is_strict: bool) -> bool:
    """RDF-2.9, RDF-2.10 written once more, from the drawing: corners by counting walls."""
    (c1, r1), (c2, r2) = divmod(one, ROWS), divmod(other, ROWS)
    assert max(abs(c1 - c2), abs(r1 - r2)) == 1
    top, left = min(r1, r2), min(c1, c2)
    if r1 == r2:
        return grid.lines[2 * r1 + 1][2 * left + 2] != "|"
    if c1 == c2:
        return grid.lines[2 * top + 2][2 * c1 + 1] != "-"
    north = grid.lines[2 * top + 1][2 * left + 2] == "|"
    south = grid.lines[2 * top + 3][2 * left + 2] == "|"
    west = grid.lines[2 * top + 2][2 * left + 1] == "-"
    east = grid.lines[2 * top + 2][2 * left + 3] == "-"
    count = north + south + west + east
    if is_strict:
        return count == 0
    if count < 2:
        return True
    if count > 2 or (north and south) or (east and west):
        return False
    is_falling = (c1 < c2) == (r1 < r2)
    return is_falling == ((north and east) or (south and west))


def between(one: int, other: int) -> list[int]:
    """Cells of the line from one to the other, both included."""
    (c1, r1), (c2, r2) = divmod(one, ROWS), divmod(other, ROWS)
    count = max(abs(c1 - c2), abs(r1 - r2))
    right, down = (c2 - c1) // count, (r2 - r1) // count
    assert (c1 + right * count, r1 + down * count) == (c2, r2)
    return [(c1 + right * n) * ROWS + r1 + down * n for n in range(count + 1)]


def routes(state: Position, seat: int, move: Move) -> list[list[int]]:
    """The ways a move may have taken over the track, one of which must be free of walls."""
    here = state.rats[seat]
    track = track_of(state)
    if move.kind in (SWAP, STEAL):
        return [between(here, state.rats[move.rat])]
    kind = track.kinds[here]
    ground = track.grid.sign(here % ROWS, here // ROWS)
    action = ACTIONS[action_of(state, seat, move.mode)]
    if action == "idea" and ground == "S":
        return []
    if (action == "idea" and kind != NONE) or (action == "step" and state.variant.sugar_step_turns):
        direct = [[here, move.cell]]
        around = [[here, via, move.cell] for via in track.cells if via not in state.rats]
        return [way for way in (*direct, *around) if is_chain(way)]
    return [between(here, move.cell)]


def is_chain(way: list[int]) -> bool:
    return all(
        max(abs(a // ROWS - b // ROWS), abs(a % ROWS - b % ROWS)) == 1 for a, b in pairwise(way)
    )


def random_match(seats: int, options: Options, seed: int) -> Any:
    """Positions with the move about to be made, all the way to the end."""
    chance = Live(seed)
    complete = GAME.meta.complete({**options, "round_limit": 40})
    state = GAME.setup(complete, seats, chance, SILENCE)
    picks = Live(seed + 1000, is_recording=False)
    while GAME.to_act(state):
        seat = GAME.to_act(state)[picks.pick("seat", len(GAME.to_act(state)))]
        moves = GAME.moves(state, seat)
        move = moves[picks.pick("move", len(moves))]
        yield state, seat, moves, move
        GAME.apply(state, seat, move, chance, SILENCE)


@rule("RDF-2.13", "RDF-7.2")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_a_rat_never_crosses_a_wall_except_by_spring(setting: int, seed: int) -> None:
    seats, options = SETTINGS[setting]
    checked = 0
    for state, seat, moves, _ in random_match(seats, options, seed):
        if state.phase != ACTING:
            continue
        grid = track_of(state).grid
        strict = state.variant.has_strict_walls
        for move in moves:
            if move.kind not in (MOVE, SWAP, STEAL):
                continue
            ways = routes(state, seat, move)
            if ways:
                checked += 1
                assert any(
                    all(can_walk(grid, a, b, is_strict=strict) for a, b in pairwise(way))
                    for way in ways
                ), f"seed {seed}: {move.text} from {state.rats[seat]}"
    assert checked > 50


@rule("RDF-13.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_wind_never_crosses_a_wall(seed: int) -> None:
    for state, _, _, _ in random_match(4, {"wind": True, "sections": "23"}, seed):
        track = track_of(state)
        for cell in track.cells:
            for target in track.wind_steps[cell]:
                assert target == NONE or can_walk(track.grid, cell, target, is_strict=False)
        break


@rule("RDF-2.2", "RDF-10.3", "RDF-9.4")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("setting", range(len(SETTINGS)))
def test_positions_keep_to_the_invariants(setting: int, seed: int) -> None:
    seats, options = SETTINGS[setting]
    last = None
    for state, _, moves, _ in random_match(seats, options, seed):
        assert GAME.invariants(state) == [], f"seed {seed}"
        assert len(moves) <= 31
        last = state
    assert last is not None
    assert last.phase == OVER
    assert GAME.outcome(last) is not None


@rule("RDF-5.2")
@pytest.mark.parametrize("seed", range(3))
def test_bids_in_any_order_lead_to_the_same_position(seed: int) -> None:
    for state, _, _, _ in random_match(4, {"wind": True}, seed):
        if state.phase != BIDDING or NONE not in state.bids or state.round > 6:
            continue
        choices = [(seat, GAME.moves(state, seat)[seed]) for seat in GAME.to_act(state)]
        ends = []
        for order in (choices, choices[::-1]):
            after = state.copy()
            chance = Live(seed)
            for seat, move in order:
                GAME.apply(after, seat, move, chance, SILENCE)
            ends.append(after)
        assert ends[0] == ends[1]


def test_a_log_changes_nothing() -> None:
    state = position({"red": [0, 6], "yellow": [0, 7]}, track=SPECIAL)
    acting(state, {"red": "idea", "yellow": "step"})
    quiet, loud = state.copy(), state.copy()
    move = GAME.read("move c9r0")
    GAME.apply(quiet, 0, move, Live(1), SILENCE)
    GAME.apply(loud, 0, move, Live(1), Log())
    assert quiet == loud


def test_a_bot_likes_progress_and_the_finish() -> None:
    near = position({"red": [0, 12], "yellow": [0, 5]})
    far = position({"red": [0, 3], "yellow": [0, 5]})
    assert appraise(near, 0) > appraise(far, 0)
    assert appraise(near, 1) < appraise(far, 1)
    acting(near, {"red": "straight", "yellow": "idea"})
    GAME.apply(near, 0, GAME.read("move c14r0"), Live(1), SILENCE)
    assert appraise(near, 0) > 500 > -500 > appraise(near, 1)
    assert distances(track_of(far))[4 * 13] == 1.0


def test_a_bot_does_not_read_hidden_bids() -> None:
    state = position({"red": [0, 1], "yellow": [0, 2]})
    state.bids[1] = ACTIONS.index("straight")
    values = set()
    for card in range(6):
        state.bids[0] = card
        value = appraise(state, 1)
        held = {0: 0.5, 1: 0.45, 2: 0.3, 3: 0.12, 4: 0.15, 5: 0.15}[card]
        values.add(round(value - 0.75 * held, 6))
    assert len(values) == 1
