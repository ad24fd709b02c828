"""Whole random matches, and the scoring against a plain second version of itself."""

from collections.abc import Iterator

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import (
    BOARD,
    SPACE_AGE,
    SPACE_NAMES,
    SPACES,
)
from cheeseboard.games.fromage.rules import ending
from cheeseboard.games.fromage.rules.wheel import facing, front_slot
from cheeseboard.games.fromage.state import ACTING, OVER, Position
from cheeseboard.games.fromage.tests.positions import position
from cheeseboard.match import check_setup
from cheeseboard.testing import rule

SETTINGS = [
    (1, {"solo_level": 3}),
    (2, {"inserts": "random"}),
    (3, {"building_squares": "draft"}),
    (4, {"building_squares": "random", "inserts": "none"}),
    (3, {"reveal": "end_of_turn"}),
    (2, {"turn_mode": "ordered", "round_limit": 20}),
]


def positions(seats: int, options: dict[str, object], seed: int) -> Iterator[Position]:
    """Every position of a random match."""
    print(f"seed {seed}")  # noqa: T201
    chance = Live(seed, is_recording=False)
    complete = check_setup(GAME, seats, options)  # type: ignore[arg-type]
    state = GAME.setup(complete, seats, chance, SILENCE)
    yield state
    while GAME.to_act(state):
        to_act = GAME.to_act(state)
        seat = to_act[chance.pick("seat", len(to_act))]
        moves = GAME.moves(state, seat)
        GAME.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)
        yield state


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_random_match_keeps_its_promises(
    seats: int, options: dict[str, object], seed: int
) -> None:
    tokens = [15] * seats
    turn = 0
    for state in positions(seats, options, seed):
        assert GAME.invariants(state) == []
        assert all(now <= before for now, before in zip(state.tokens, tokens, strict=True))
        assert state.turn in (turn, turn + 1)
        tokens, turn = state.tokens[:], state.turn
        if state.phase == ACTING:
            _check_workers(state)
    assert state.phase == OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [sum(plain_sectors(state, seat)) for seat in range(seats)] == [
        sum(line.points[seat] for line in outcome.sheet[:4]) for seat in range(seats)
    ]


def _check_workers(state: Position) -> None:
    """FRO-2.6, FRO-2.7: whoever looks at the own seat is at home."""
    for seat in range(state.seats):
        for worker in range(3):
            slot = facing(state, seat, worker)
            assert slot == NONE or slot != front_slot(state, seat)


@rule("FRO-9.3", "FRO-9.9", "FRO-9.12", "FRO-9.14")
@pytest.mark.parametrize("seed", range(40))
def test_scoring_against_a_plain_version(seed: int) -> None:
    chance = Live(seed, is_recording=False)
    seats = 2 + seed % 3
    state = position(seats)
    for space in SPACES:
        owner = chance.pick("owner", seats + 2)
        state.cheese[space] = owner if owner < seats else NONE
    for seat in range(seats):
        found = [
            ending.bistro_points(state, seat),
            ending.fair_points(state, seat),
            ending.shop_points(state, seat),
            ending.cities_points(state, seat),
        ]
        assert found == plain_sectors(state, seat)


def plain_sectors(state: Position, seat: int) -> list[int]:
    """Bistro, Fair, Shop and Cities, counted straight from the data files."""
    own = {SPACE_NAMES[space] for space in SPACES if state.cheese[space] == seat}
    return [plain_bistro(own), plain_fair(own), plain_shop(own), plain_cities(state, seat)]


def plain_bistro(own: set[str]) -> int:
    pairs = sum({f"T{table}1", f"T{table}2"} <= own for table in range(1, 10))
    row = BOARD["bistro"]["score_rows"][min(pairs, 3)]
    return sum(row[SPACE_AGE[SPACE_NAMES.index(name)]] for name in own if name[0] == "T")


def plain_fair(own: set[str]) -> int:
    land = {name for name in own if name[0] == "F"} | set(BOARD["festival"]["samples"])
    total = 0
    while land:
        group, edge = set(), {land.pop()}
        while edge:
            name = edge.pop()
            group.add(name)
            row, column = int(name[1]), int(name[2])
            for y, x in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            ):
                if f"F{y}{x}" in land:
                    land.remove(f"F{y}{x}")
                    edge.add(f"F{y}{x}")
        if group & own:
            table = BOARD["festival"]["score_by_size"]
            total += table[len(group)] if len(group) < 8 else 15 + 5 * (len(group) - 7)
    return total


def plain_shop(own: set[str]) -> int:
    shelves = [int(name[1]) for name in own if name[0] == "S"]
    right = sum(shelf - 3 for shelf in shelves if shelf > 3)
    return int(BOARD["fromagerie"]["score_by_shelves"][len(set(shelves))]) + right


def plain_cities(state: Position, seat: int) -> int:
    wins = {1: "345", 2: "345", 3: "567", 4: "789"}[state.seats]
    tie = {1: 0, 2: 0, 3: 2, 4: 3}[state.seats]
    points = 0
    for number, region in enumerate(BOARD["villes"]["regions"]):
        shares: dict[int, int] = {}
        for name, _, _, _, regions in BOARD["villes"]["spaces"]:
            owner = state.cheese[SPACE_NAMES.index(name)]
            if owner != NONE and region in regions:
                shares[owner] = shares.get(owner, 0) + 1
        most = max(shares.values(), default=0)
        leaders = [owner for owner, share in shares.items() if share == most]
        if most and seat in leaders:
            alone = int(wins[state.variant.customers[number]])
            points += alone if len(leaders) == 1 else tie
    return points
