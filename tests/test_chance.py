"""Tests of chance: dealing, scripts and commitments."""

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import factorial

import pytest

from cheeseboard.chance import (
    Chance,
    ChanceError,
    Dealt,
    Live,
    Scripted,
    Seed,
    Simulated,
    commitment,
)
from cheeseboard.testing.chance import Rigged

ZEROS = bytes(32)
SEEDS: list[Seed] = [0, 7, -3, 10**30, ZEROS, bytes(range(32))]


def results(chance: Chance) -> list[object]:
    """Some of everything that chance can be asked for."""
    found: list[object] = [chance.pick("die", 6) for _ in range(20)]
    found += [chance.order("deck", count) for count in (0, 1, 2, 9, 52)]
    found += [chance.shuffle("names", "abcdef"), chance.draw("bag", [3, 0, 2])]
    return found


# --- live ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_the_same_seed_deals_the_same(seed: Seed) -> None:
    assert results(Live(seed)) == results(Live(seed))


def test_other_seeds_deal_otherwise() -> None:
    assert len({str(results(Live(seed))) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_a_position_resumes_exactly(seed: Seed) -> None:
    whole = results(Live(seed))
    for position in (0, 1, 7, 19):
        again = Live(seed, position)
        assert [again.pick("die", 6) for _ in range(20 - position)] == whole[position:20]
        assert again.position == 20
        assert again.order("deck", 0) == whole[20]


def test_a_result_depends_on_seed_and_position_alone() -> None:
    for position in range(30):
        one, two = Live(7, position), Live(7)
        for number in range(position):
            if number % 2:
                two.order("a long one", 100)
            else:
                two.pick("another label", 3)
        assert two.pick("x", 1000) == one.pick("y", 1000)


def test_every_request_moves_the_position_by_one() -> None:
    chance = Live(1)
    results(chance)
    assert chance.position == 27


def test_results_are_recorded_with_their_labels() -> None:
    chance = Live(7)
    number = chance.pick("die", 6)
    names = chance.shuffle("names", "abc")
    kind = chance.draw("bag", [0, 5])
    assert [one.label for one in chance.dealt] == ["die", "names", "bag"]
    assert chance.dealt[0].result == number
    order = chance.dealt[1].result
    assert isinstance(order, tuple)
    assert ["abc"[index] for index in order] == names
    assert kind == 1


def test_nothing_is_recorded_when_recording_is_off() -> None:
    silent = Live(7, is_recording=False)
    assert results(silent) == results(Live(7))
    assert silent.dealt == []


def test_there_must_be_something_to_pick_from() -> None:
    chance = Live(1)
    with pytest.raises(ValueError, match="'die' asks for one of 0"):
        chance.pick("die", 0)
    with pytest.raises(ValueError, match="'bag' asks for one of 0"):
        chance.draw("bag", [0, 0])
    assert chance.position == 0
    assert chance.dealt == []


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_bytes_has_32_of_them(length: int) -> None:
    with pytest.raises(ValueError, match=f"A seed has 32 bytes, this one has {length}."):
        Live(bytes(length))
    with pytest.raises(ValueError, match="A seed has 32 bytes"):
        commitment(bytes(length))


# --- fairness ------------------------------------------------------------------------------------


def chi_square(found: Counter[int], expected: list[float]) -> float:
    return sum((found[kind] - want) ** 2 / want for kind, want in enumerate(expected) if want)


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 33])
@pytest.mark.parametrize("deal", [Live, Simulated])
@pytest.mark.parametrize("seed", [1, ZEROS], ids=["seed 1", "seed of zeros"])
def test_picks_are_in_range_and_equally_likely(
    seed: Seed, deal: Callable[[Seed], Chance], count: int
) -> None:
    chance = deal(seed)
    found = Counter(chance.pick("die", count) for _ in range(200 * count))
    assert set(found) == set(range(count))
    freedom = max(count - 1, 1)
    assert chi_square(found, [200.0] * count) < freedom + 5 * (2 * freedom) ** 0.5


def test_picks_from_a_huge_range_are_not_folded() -> None:
    """Just above half of the range of a word, where a plain remainder prefers the low half."""
    count = (1 << 63) + 1
    chance = Live(1, is_recording=False)
    picks = [chance.pick("x", count) for _ in range(400)]
    assert all(0 <= pick < count for pick in picks)
    assert 150 < sum(pick < count // 2 for pick in picks) < 250


@pytest.mark.parametrize("deal", [Live, Simulated])
@pytest.mark.parametrize("size", [0, 1, 2, 5, 34, 200])
def test_a_shuffle_is_a_permutation_in_a_new_list(
    size: int, deal: Callable[[Seed], Chance]
) -> None:
    items = [f"card {number}" for number in range(size)]
    before = items[:]
    shuffled = deal(3).shuffle("deck", items)
    assert sorted(shuffled) == sorted(items)
    assert shuffled is not items
    assert items == before
    assert len(shuffled) < 5 or shuffled != items


@pytest.mark.parametrize("deal", [Live, Simulated])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_all_orders_occur_equally_often(size: int, deal: Callable[[Seed], Chance]) -> None:
    orders = list(permutations(range(size)))
    chance = deal(5)
    rounds = 100 * factorial(size)
    found = Counter(orders.index(chance.order("deck", size)) for _ in range(rounds))
    assert set(found) == set(range(len(orders)))
    freedom = len(orders) - 1
    assert chi_square(found, [100.0] * len(orders)) < freedom + 5 * (2 * freedom) ** 0.5


def test_a_draw_follows_the_counts() -> None:
    counts = [0, 10, 1, 0, 5, 0]
    chance = Live(6, is_recording=False)
    found = Counter(chance.draw("bag", counts) for _ in range(1600))
    assert set(found) == {1, 2, 4}
    assert chi_square(found, [100.0 * count for count in counts]) < 2 + 5 * 4**0.5


# --- simulations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_a_simulation_is_dealt_the_same_again_and_nothing_is_recorded(seed: Seed) -> None:
    chance = Simulated(seed)
    assert results(chance) == results(Simulated(seed))
    assert chance.dealt == []


def test_a_simulation_too_needs_something_to_pick_from() -> None:
    with pytest.raises(ValueError, match="'die' asks for one of 0"):
        Simulated(1).pick("die", 0)


# --- published vectors ---------------------------------------------------------------------------

SIZES = (6, 6, 6, 6, 6, 6, 100, 1000, 1 << 64)
VECTORS: dict[str, tuple[Seed, list[int], list[tuple[int, ...]], int, str]] = {
    "seed 7": (
        7,
        [0, 2, 5, 2, 5, 2, 93, 132, 12512207617995442702],
        [
            (2, 4, 3, 0, 1),
            (1, 4, 2, 3, 0),
            (11, 10, 7, 3, 0, 2, 6, 5, 8, 1, 4, 9),
        ],
        0,
        "a197fddd1064de5088a5e1140850127492186fdeaa2f13e1e31262c020b79904",
    ),
    "32 zero bytes": (
        ZEROS,
        [4, 2, 2, 1, 5, 4, 3, 553, 14882342036616395955],
        [
            (1, 2, 3, 4, 0),
            (0, 1, 4, 2, 3),
            (5, 0, 7, 10, 8, 9, 11, 1, 6, 4, 3, 2),
        ],
        0,
        "245ca4be8d1b7c5b96f34d698c6c1aa877bc2fff6af0d95a0d07ac74a3847a22",
    ),
}


@pytest.mark.parametrize(
    ("seed", "picks", "orders", "kind", "shown"), VECTORS.values(), ids=VECTORS
)
def test_the_dealing_never_changes(
    seed: Seed, picks: list[int], orders: list[tuple[int, ...]], kind: int, shown: str
) -> None:
    """If this fails, records of matches that are over can no longer be verified."""
    chance = Live(seed)
    assert [chance.pick("x", size) for size in SIZES] == picks
    assert [chance.order("x", len(order)) for order in orders] == orders
    assert chance.draw("x", [3, 0, 2]) == kind
    assert commitment(seed) == shown


def dealt_by_the_book(key: bytes, position: int, bounds: list[int]) -> list[int]:
    """Numbers below the bounds, from keyed BLAKE2b of position and block, 8 bytes for each word."""
    found: list[int] = []
    block = 0
    words: list[int] = []
    while len(found) < len(bounds):
        if not words:
            place = position.to_bytes(8, "big") + block.to_bytes(8, "big")
            digest = hashlib.blake2b(place, key=key).digest()
            words = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 64, 8)]
            block += 1
        word, bound = words.pop(0), bounds[len(found)]
        if word < (1 << 64) // bound * bound:
            found.append(word % bound)
    return found


def test_an_independent_dealer_agrees() -> None:
    small = hashlib.blake2b(b"7", digest_size=32, person=b"small seed").digest()
    for seed, key in ((7, small), (ZEROS, ZEROS)):
        chance = Live(seed)
        for position in range(60):
            bound = (2, 6, 34, 1000, (1 << 63) + 1)[position % 5]
            assert [chance.pick("x", bound)] == dealt_by_the_book(key, position, [bound])
        order = list(range(30))
        for last, other in zip(
            range(29, 0, -1), dealt_by_the_book(key, 60, list(range(30, 1, -1))), strict=True
        ):
            order[last], order[other] = order[other], order[last]
        assert chance.order("x", 30) == tuple(order)


# --- commitments ---------------------------------------------------------------------------------


def test_a_commitment_differs_for_every_seed() -> None:
    seeds: list[Seed] = [*range(200), *(bytes([number]) * 32 for number in range(200))]
    assert len({commitment(seed) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_a_commitment_does_not_tell_the_seed(seed: Seed) -> None:
    shown = commitment(seed)
    assert len(shown) == 64
    assert shown == shown.lower()
    key = seed if isinstance(seed, bytes) else str(seed).encode()
    small = hashlib.blake2b(key, digest_size=32, person=b"small seed").hexdigest()
    plain = hashlib.blake2b(key, digest_size=32).hexdigest()
    assert shown not in (key.hex(), small, plain)


# --- scripts -------------------------------------------------------------------------------------


def test_a_script_deals_again_what_was_dealt() -> None:
    live = Live(9)
    wanted = results(live)
    script = Scripted(live.dealt)
    assert script.left == len(live.dealt)
    assert results(script) == wanted
    assert script.left == 0
    assert script.dealt == live.dealt


def test_a_script_may_be_any_iterable() -> None:
    assert Scripted(Dealt("die", number) for number in (4,)).pick("die", 6) == 4


def test_a_script_at_its_end_deals_nothing() -> None:
    with pytest.raises(ChanceError) as caught:
        Scripted([]).pick("die", 6)
    assert str(caught.value) == ("The rules ask chance for 'die', but the script is at its end.")


def test_a_script_refuses_another_label() -> None:
    with pytest.raises(ChanceError) as caught:
        Scripted([Dealt("die", 1)]).pick("deck", 6)
    assert str(caught.value) == "The rules ask chance for 'deck', the script has 'die'."


@pytest.mark.parametrize("result", [6, -1, 100, (0, 1)], ids=str)
def test_a_script_refuses_a_number_out_of_range(result: int | tuple[int, ...]) -> None:
    with pytest.raises(ChanceError) as caught:
        Scripted([Dealt("die", result)]).pick("die", 6)
    assert str(caught.value) == f"'die' needs a number below 6, the script has {result}."


@pytest.mark.parametrize("result", [2, (0, 1), (0, 1, 1), (1, 2, 3), ()], ids=str)
def test_a_script_refuses_what_is_no_order(result: int | tuple[int, ...]) -> None:
    sentence = f"'deck' needs an order of 3, the script has {result}."
    with pytest.raises(ChanceError) as ordered:
        Scripted([Dealt("deck", result)]).order("deck", 3)
    assert str(ordered.value) == sentence
    with pytest.raises(ChanceError) as shuffled:
        Scripted([Dealt("deck", result)]).shuffle("deck", "abc")
    assert str(shuffled.value) == sentence


def test_a_script_draws_the_kind_under_the_number() -> None:
    counts = [2, 0, 3]
    script = Scripted(Dealt("bag", number) for number in range(5))
    assert [script.draw("bag", counts) for _ in range(5)] == [0, 0, 2, 2, 2]
    with pytest.raises(ChanceError, match="'bag' needs a number below 5, the script has 5"):
        Scripted([Dealt("bag", 5)]).draw("bag", counts)


# --- the chance of tests -------------------------------------------------------------------------


def test_rigged_chance_deals_nothing_that_is_not_wanted() -> None:
    nothing = Rigged({"die": [5]})
    assert nothing.pick("die", 6) == 5
    for ask in (
        lambda: nothing.pick("die", 6),
        lambda: nothing.order("deck", 3),
        lambda: nothing.draw("bag", [1, 2]),
    ):
        with pytest.raises(AssertionError, match="the rules asked chance for"):
            ask()


def test_rigged_chance_deals_wanted_results_and_then_the_rest() -> None:
    chance = Rigged({"bag": [2, 1], "die": [3]}, otherwise=-1)
    assert (chance.draw("bag", [1, 1, 1]), chance.left("bag"), chance.left("coin")) == (2, [1], [])
    assert (chance.draw("bag", [1, 1]), chance.draw("bag", [1, 0, 3, 0])) == (1, 2)
    assert (chance.pick("die", 6), chance.pick("die", 6)) == (3, 5)
    assert Rigged(otherwise=7, turned=1).pick("die", 6) == 1
    assert Rigged(otherwise=0, turned=1).order("deck", 3) == (1, 2, 0)
    assert Rigged(otherwise=Live(3)).order("deck", 9) == Live(3).order("deck", 9)
    assert Rigged(otherwise=Live(3)).draw("bag", [5] * 9) == Live(3).draw("bag", [5] * 9)


def test_rigged_chance_refuses_results_that_cannot_be() -> None:
    with pytest.raises(AssertionError, match="one of 6"):
        Rigged({"die": [6]}).pick("die", 6)
    with pytest.raises(AssertionError, match="there is no 1"):
        Rigged({"bag": [1]}).draw("bag", [3, 0])


def test_rigged_chance_asks_for_its_results_when_they_are_due() -> None:
    deck = ["goat", "blue"]
    chance = Rigged({"cheese": (deck.index(kind) for kind in ("blue", "blue"))})
    assert chance.pick("cheese", 2) == 1
    deck.reverse()
    assert chance.pick("cheese", 2) == 0
