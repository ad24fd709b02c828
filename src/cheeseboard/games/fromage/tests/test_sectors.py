"""The four sectors: FRO-9."""

import pytest

from cheeseboard.games.fromage.box import (
    FAIR_NEIGHBOURS,
    SHELF_BONUS,
    SHELF_POINTS,
    SPACE,
    SPACE_SHELF,
)
from cheeseboard.games.fromage.rules.ending import fair_groups, group_points, influence
from cheeseboard.games.fromage.tests.positions import (
    lines,
    orders,
    play,
    position,
    stock,
    texts,
)
from cheeseboard.testing import rule


def points(*cheese: str, line: str, seats: int = 4, rivals: tuple[str, ...] = ()) -> int:
    free = {"jam": 0, "berry": 0}
    players = {0: {"cheese": cheese, **free}, 1: {"cheese": rivals, **free}}
    players = players if seats > 1 else {0: players[0]}
    return lines(position(seats, players=players)).get(line, 0)


@rule("FRO-9.1")
def test_neighbours_share_a_side() -> None:
    assert FAIR_NEIGHBOURS[0] == 1 << 1 | 1 << 5
    assert FAIR_NEIGHBOURS[12] == 1 << 7 | 1 << 11 | 1 << 13 | 1 << 17
    assert points("F22", "F13", line="festival") == 0  # diagonal
    assert points("F13", "F23", line="festival") == 4  # with the sample F33


@rule("FRO-9.2")
def test_samples_belong_to_everybody_and_carry_no_token() -> None:
    assert "F11" not in SPACE
    assert points("F12", line="festival") == 2
    assert points("F12", line="festival", rivals=("F21",)) == 2


@rule("FRO-9.3")
@pytest.mark.parametrize(
    ("size", "worth"),
    [(1, 0), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 15), (8, 20), (9, 25), (12, 40)],
)
def test_groups_score_by_size(size: int, worth: int) -> None:
    assert group_points(size) == worth


@rule("FRO-9.3")
def test_a_group_needs_an_own_token_and_others_separate() -> None:
    assert fair_groups(0) == []
    assert points(line="festival") == 0
    assert points("F12", "F14", line="festival", rivals=("F13",)) == 2 + 2
    assert points("F12", "F13", "F14", line="festival") == 9  # two samples and three tokens


@rule("FRO-9.4")
def test_all_groups_are_added_and_a_sample_is_in_one_of_them() -> None:
    assert points("F12", "F54", line="festival") == 4
    assert points("F12", "F21", line="festival") == 6
    assert points("F12", "F54", line="festival", rivals=("F21", "F52")) == 4


@rule("FRO-9.5")
def test_six_shelves_and_better_bonuses_for_older_cheese() -> None:
    assert SHELF_BONUS == ("trade", "gain_any", "gain_two", "none", "none", "none")
    assert SHELF_POINTS == (0, 0, 0, 1, 2, 3)
    for shelf in range(6):
        assert SPACE_SHELF.count(shelf) == 3


@rule("FRO-9.6")
@pytest.mark.parametrize("move", ["make S43 bleu", "make S53 bleu", "make S63 bleu"])
def test_right_shelves_do_nothing_when_cheese_is_placed(move: str) -> None:
    state = position(turn=4, players={0: {"structure": 3}})
    play(state, move)
    assert stock(state) == {"structure": 3}
    assert "end" in texts(state)


@rule("FRO-9.7")
def test_left_shelves_pay_at_once_and_each_time() -> None:
    facts = {"livestock": 5, "fruit": 2}
    state = position(turn=4, players={0: facts})
    play(state, "make S21 soft")
    assert texts(state, 0, "take") == ["structure", "livestock", "fruit", "order"]
    play(state, "take structure", "milk 4 S22", "take structure")
    assert stock(state) == {"structure": 2, "fruit": 1}
    state = position(turn=4)
    play(state, "make S32 hard")
    assert texts(state, 0, "take") == [
        "structure livestock",
        "structure fruit",
        "structure order",
        "livestock fruit",
        "livestock order",
        "fruit order",
    ]
    play(state, "take livestock fruit")
    assert stock(state) == {"livestock": 1, "fruit": 1}


@rule("FRO-9.8")
def test_the_trade_of_the_bronze_shelf() -> None:
    held = {"structure": 1, "fruit": 1, "orders": ["hard gold", "soft gold"]}
    state = position(turn=4, players={0: held})
    play(state, "make S12 hard")
    assert texts(state) == [
        "give structure",
        "give fruit",
        "give order soft gold",
        "give order hard gold",
        "give nothing",
    ]
    play(state, "give fruit")
    assert texts(state) == ["take structure", "take livestock", "take fruit", "take order"]
    play(state, "take fruit")  # also of the same type
    assert stock(state) == {"structure": 1, "fruit": 1, "order": 2}
    state = position(turn=4, players={0: held})
    play(state, "make S12 hard", "give order soft gold", "take livestock")
    assert orders(state) == ["hard gold"]
    assert state.discards[2] == 1
    state = position(turn=4, players={0: held})
    play(state, "make S12 hard", "give nothing")
    assert stock(state) == {"structure": 1, "fruit": 1, "order": 2}
    state = position(turn=4)
    play(state, "make S12 hard")
    assert "end" in texts(state)


@rule("FRO-9.9")
@pytest.mark.parametrize(
    ("count", "worth"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 9), (5, 14), (6, 20)]
)
def test_different_shelves_score(count: int, worth: int) -> None:
    cheese = ["S11", "S21", "S31", "S41", "S51", "S61"][:count]
    right = [0, 0, 0, 0, 1, 3, 6][count]
    assert points(*cheese, line="fromagerie") == worth + right


@rule("FRO-9.10")
def test_each_cheese_on_a_right_shelf_scores() -> None:
    assert points("S41", "S42", "S43", line="fromagerie") == 3
    assert points("S51", "S52", "S53", line="fromagerie") == 6
    assert points("S61", "S62", "S63", line="fromagerie") == 9
    assert points("S11", "S12", "S13", line="fromagerie") == 0


@rule("FRO-9.11")
def test_a_pair_is_a_table_with_two_own_plates() -> None:
    assert points("T11", "T12", line="bistro") == 3 + 5
    assert points("T11", "T21", line="bistro") == 2 + 2
    assert points("T11", line="bistro", rivals=("T12",)) == 2


@rule("FRO-9.12")
@pytest.mark.parametrize(
    ("pairs", "row"), [(0, (0, 2, 4)), (1, (1, 3, 5)), (2, (2, 4, 6)), (3, (3, 6, 9))]
)
def test_pairs_lift_every_plate(pairs: int, row: tuple[int, int, int]) -> None:
    bronze, silver, gold = row
    paired = [plate for table in (1, 2, 3)[:pairs] for plate in (f"T{table}1", f"T{table}2")]
    singles = ["T41", "T72", "T52"]
    expected = pairs * (silver + gold) + bronze + silver + gold
    assert points(*paired, *singles, line="bistro") == expected


@rule("FRO-9.12")
def test_more_than_three_pairs_count_as_three() -> None:
    cheese = [f"T{table}{plate}" for table in (1, 2, 3, 4) for plate in (1, 2)]
    assert points(*cheese, line="bistro") == 3 * (6 + 9) + 3 + 9


@rule("FRO-9.13")
def test_influence_in_one_two_or_three_regions() -> None:
    state = position(players={0: {"cheese": ["V04", "V05", "V07"]}})
    shares = [share[0] for share in influence(state)]
    assert shares == [3, 2, 1, 0, 0, 0]


@rule("FRO-9.14")
@pytest.mark.parametrize(("seats", "worth"), [(1, 3 + 3), (2, 3 + 3), (3, 5 + 5), (4, 7 + 7)])
def test_most_influence_takes_the_customers(seats: int, worth: int) -> None:
    assert points("V05", line="villes", seats=seats) == worth


@rule("FRO-9.14")
@pytest.mark.parametrize(("seats", "worth"), [(2, (3, 4, 5)), (3, (5, 6, 7)), (4, (7, 8, 9))])
def test_the_kind_of_the_customers_matters(seats: int, worth: tuple[int, int, int]) -> None:
    small, medium, large = worth
    assert points("V04", line="villes", seats=seats) == small
    assert points("V18", line="villes", seats=seats) == medium
    assert points("V09", line="villes", seats=seats) == large


@rule("FRO-9.15")
@pytest.mark.parametrize(("seats", "worth"), [(2, 0), (3, 2), (4, 3)])
def test_a_tie_turns_the_token(seats: int, worth: int) -> None:
    state = position(
        seats,
        players={
            0: {"cheese": ["V09"], "berry": 0},
            1: {"cheese": ["V11"], "berry": 0},
        },
    )
    # white is shared, blue is of the second player alone
    assert lines(state, 0).get("villes", 0) == worth
    blue = {2: 3, 3: 5, 4: 7}[seats]
    assert lines(state, 1).get("villes", 0) == worth + blue


@rule("FRO-9.16")
def test_a_region_without_influence_gives_nothing() -> None:
    assert points(line="villes") == 0
    assert points("V18", line="villes") == 8
