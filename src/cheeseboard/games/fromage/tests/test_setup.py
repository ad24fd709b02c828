"""Set-up: FRO-1."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, BadSetup
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import CLOSED, INSERTS, SYMBOLS, VENUES
from cheeseboard.games.fromage.rules.wheel import position_of, quarter
from cheeseboard.games.fromage.state import ACTING, DRAFTING, Position
from cheeseboard.games.fromage.tests.positions import (
    options,
    orders,
    stacked,
    stock,
    venue_in_front,
)
from cheeseboard.match import Match, check_setup
from cheeseboard.testing import rule


def begin(seats: int, seed: int = 1, **given: object) -> Position:
    return GAME.setup(check_setup(GAME, seats, given), seats, Live(seed), SILENCE)  # type: ignore[arg-type]


@rule("FRO-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_fifteen_tokens_and_three_workers_at_home(seats: int) -> None:
    state = begin(seats)
    assert state.tokens == [15] * seats
    assert state.stations == state.homes == [NONE] * 3 * seats
    assert {text.split()[2] for text in moves_of(state, "gather")} == {"soft", "hard", "bleu"}


@rule("FRO-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, seats, {}, 1)


def moves_of(state: Position, kind: str, seat: int = 0) -> list[str]:
    return [move.text for move in GAME.moves(state, seat) if move.text.split()[0] == kind]


@rule("FRO-1.2")
def test_the_sectors_come_in_any_order() -> None:
    seen = {begin(2, seed).variant.venues for seed in range(200)}
    assert len(seen) == 24
    assert all(sorted(venues) == [0, 1, 2, 3] for venues in seen)


@rule("FRO-1.2")
def test_the_order_of_the_sectors_can_be_agreed() -> None:
    state = begin(4, layout="villes bistro festival fromagerie")
    assert [venue_in_front(state, seat) for seat in range(4)] == [
        "villes",
        "bistro",
        "festival",
        "fromagerie",
    ]


@rule("FRO-1.3", "FRO-14.1")
@pytest.mark.parametrize(("seats", "size"), [(1, "2"), (2, "2"), (3, "3"), (4, "4")])
@pytest.mark.parametrize("side", ["I", "II"])
def test_the_inserts_of_the_player_count_lie_in_all_sectors(
    seats: int, size: str, side: str
) -> None:
    symbols = begin(seats, inserts=side).variant.symbols
    expected = "".join(INSERTS[venue][f"{size}-{side}"] for venue in VENUES)
    assert "".join(SYMBOLS[symbol] for symbol in symbols) == expected


@rule("FRO-1.3")
def test_a_first_game_uses_side_one_and_later_sides_mix() -> None:
    assert begin(3).variant.sides == ("I", "I", "I", "I")
    assert begin(3, inserts="I II II I").variant.sides == ("I", "II", "II", "I")
    seen = {begin(3, seed, inserts="random").variant.sides for seed in range(100)}
    assert len(seen) == 16
    assert all(set(sides) <= {"I", "II"} for sides in seen)


@rule("FRO-1.4")
def test_only_four_players_may_leave_inserts_out() -> None:
    state = begin(4, inserts="none I none II")
    assert state.variant.sides == ("none", "I", "none", "II")
    assert CLOSED not in state.variant.symbols
    assert state.variant.symbols[:18] == tuple(
        SYMBOLS.index(sign) for sign in INSERTS["festival"]["4-none"]
    )
    for seats in (1, 2, 3):
        with pytest.raises(BadSetup) as caught:
            check_setup(GAME, seats, {"inserts": "I I none I"})
        assert caught.value.refusal is not None
        assert caught.value.refusal.rules == ("FRO-1.4",)


@rule("FRO-1.5")
def test_the_resource_square_lies_four_ways_and_keeps_its_order() -> None:
    seen = set()
    for seed in range(60):
        variant = begin(1, seed).variant
        around = tuple(quarter(variant, slot) for slot in range(4))
        seen.add(around)
        assert around[variant.livestock_slot] == 1
    # livestock 1, order 3, structure 0, fruit 2, clockwise
    assert seen == {(1, 3, 0, 2), (2, 1, 3, 0), (0, 2, 1, 3), (3, 0, 2, 1)}


@rule("FRO-1.5")
def test_a_sector_keeps_its_resource_for_the_whole_game() -> None:
    match = Match.new(GAME, 2, {"layout": "festival fromagerie bistro villes", "square": 2}, 5)
    pairs = set()
    for _ in range(9):
        state = match.view(None)
        for seat in (0, 1):
            slot = (position_of(state.variant, seat) - state.turn + 1) % 4
            pairs.add((venue_in_front(state, seat), quarter(state.variant, slot)))
        for seat in (0, 1):
            match.play(seat, "end")
    assert len(pairs) == 4


@rule("FRO-1.6")
@pytest.mark.parametrize(
    ("seats", "positions"), [(1, [0]), (2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])]
)
def test_seats_around_the_table(seats: int, positions: list[int]) -> None:
    state = begin(seats, layout="festival fromagerie bistro villes")
    assert [position_of(state.variant, seat) for seat in range(seats)] == positions
    assert [venue_in_front(state, seat) for seat in range(seats)] == [
        VENUES[place] for place in positions
    ]


@rule("FRO-1.7")
def test_every_region_gets_one_customer_token() -> None:
    seen = {begin(2, seed).variant.customers for seed in range(60)}
    assert all(sorted(customers) == [0, 0, 1, 1, 2, 2] for customers in seen)
    assert len(seen) > 30


@rule("FRO-1.8")
def test_the_deck_has_all_cards_that_were_not_handed_out() -> None:
    state = begin(4)
    for kind in range(9):
        assert state.deck[kind] + sum(state.orders[kind::9]) == 4
    drawn = Counter(tuple(orders(begin(4, seed, square=0), 0)) for seed in range(80))
    assert len(drawn) > 20


@rule("FRO-1.9")
def test_boards_are_drawn_and_no_two_are_alike() -> None:
    seen = {begin(3, seed).variant.boards for seed in range(200)}
    assert len(seen) == 24
    assert all(len(set(boards)) == 3 for boards in seen)
    assert begin(2, boards="4 2").variant.boards == (3, 1)
    assert [number // 4 for number in begin(2, boards="4 2").buildings] == [3] * 4 + [1] * 4


@rule("FRO-1.10")
@pytest.mark.parametrize("square", [0, 1, 2, 3])
def test_start_is_two_from_the_left_and_one_from_opposite(square: int) -> None:
    clockwise = ["livestock", "order", "structure", "fruit"]
    for seats, positions in ((1, [0]), (2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        state = begin(seats, square=square)
        for seat, place in enumerate(positions):
            left = clockwise[(place + 1 - square) % 4]
            opposite = clockwise[(place + 2 - square) % 4]
            assert stock(state, seat) == {left: 2, opposite: 1}


@rule("FRO-1.11")
def test_starting_orders_are_drawn_seat_by_seat() -> None:
    chance = stacked(["soft bronze", "hard gold", "bleu silver"])
    state = GAME.setup(options(4), 4, chance, SILENCE)
    assert orders(state, 0) == ["soft bronze", "hard gold"]
    assert orders(state, 3) == ["bleu silver"]
    for viewer in (None, 0, 1, 2, 3):
        assert orders(GAME.view(state, viewer), 0) == ["soft bronze", "hard gold"]


@rule("FRO-1.12")
def test_squares_come_after_the_starting_resources() -> None:
    plain = begin(3)
    assert plain.phase == ACTING
    assert plain.draft == []
    state = begin(3, building_squares="draft")
    assert state.phase == DRAFTING
    assert state.turn == 0
    assert all(sum(stock(state, seat).values()) == 3 for seat in range(3))


@pytest.mark.parametrize(
    ("seats", "given", "rule_id"),
    [
        (2, {"inserts": "III"}, "FRO-1.3"),
        (2, {"inserts": "I II"}, "FRO-1.3"),
        (2, {"layout": "festival festival bistro villes"}, "FRO-1.2"),
        (2, {"boards": "1 1"}, "FRO-1.9"),
        (2, {"boards": "1"}, "FRO-1.9"),
        (2, {"boards": "1 5"}, "FRO-1.9"),
        (1, {"reveal": "end_of_turn"}, "FRO-2.13"),
        (3, {"reveal": "end_of_turn", "turn_mode": "ordered"}, "FRO-2.13"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, given: dict[str, str], rule_id: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        check_setup(GAME, seats, given)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rules == (rule_id,)
