"""Tests of catalogues: numbers, texts, and moves that stay the same objects."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import FrozenInstanceError, dataclass
from multiprocessing import get_context

import pytest

from cheeseboard import catalogue
from cheeseboard.catalogue import Catalogue, UnreadableMove, numbered
from cheeseboard.games._template.moves import CATALOGUE as BIDS
from cheeseboard.games.burg_appenzell.moves import CATALOGUE as CASTLE_MOVES


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    steps: int = 0


TEXTS = ("place a1", "place g7", "move e2>f2", "end")
CATALOGUE = Catalogue(Move(number, text, number * 2) for number, text in enumerate(TEXTS))


def test_moves_stand_at_their_numbers() -> None:
    assert len(CATALOGUE) == 4
    assert [move.text for move in CATALOGUE] == list(TEXTS)
    for number, move in enumerate(CATALOGUE):
        assert CATALOGUE[number] is move
        assert move.number == number
        assert str(move) == move.text
    with pytest.raises(IndexError):
        CATALOGUE[4]


@pytest.mark.parametrize("numbers", [(1, 2), (0, 2), (1, 0), (0, 0)], ids=str)
def test_numbers_count_from_0_without_a_gap(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="must count from 0 without a gap"):
        Catalogue(Move(number, f"move {place}") for place, number in enumerate(numbers))


def test_two_moves_with_the_same_text_are_refused() -> None:
    with pytest.raises(ValueError, match="Two moves of the catalogue have the same text"):
        Catalogue([Move(0, "end"), Move(1, "end")])


def test_a_catalogue_contains_its_own_moves_and_no_twins() -> None:
    assert all(move in CATALOGUE for move in CATALOGUE)
    assert Move(3, "end") not in CATALOGUE
    assert "end" not in CATALOGUE
    assert BIDS[0] not in CATALOGUE


def test_moves_compare_by_identity_and_do_not_change() -> None:
    assert Move(3, "end") != CATALOGUE[3]
    assert len({*CATALOGUE, *CATALOGUE}) == 4
    with pytest.raises(FrozenInstanceError):
        CATALOGUE[0].text = "end"  # type: ignore[misc]


@pytest.mark.parametrize("text", ["place a1", " place a1 ", "place   a1", "\tplace\n a1\r\n"])
def test_blanks_do_not_matter(text: str) -> None:
    assert CATALOGUE.read(text) is CATALOGUE[0]


def test_every_text_reads_as_its_move() -> None:
    for bid in BIDS:
        assert BIDS.read(bid.text) is bid
    for move in CASTLE_MOVES:
        assert CASTLE_MOVES.read(move.text) is move


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("place a2", "'place a2' is no move of this game. Did you mean 'place a1'"),
        ("ends", "'ends' is no move of this game. Did you mean 'end'?"),
        ("PLACE A1", "'PLACE A1' is no move of this game."),
        ("xyzzy", "'xyzzy' is no move of this game."),
        ("", "'' is no move of this game."),
        ("placea1", "'placea1' is no move of this game. Did you mean 'place a1'"),
        ("ж" * 5000, f"'{'ж' * 60}' is no move of this game."),
    ],
    ids=lambda value: str(value)[:20],
)
def test_an_unreadable_text_names_what_is_near(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        CATALOGUE.read(text)
    assert str(caught.value).startswith(sentence)
    assert len(str(caught.value)) < 200


def test_near_misses_are_at_most_three() -> None:
    with pytest.raises(UnreadableMove) as caught:
        BIDS.read("bid 9")
    assert str(caught.value).count("bid") == 4


# --- moves that travel ---------------------------------------------------------------------------


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickled_move_comes_back_as_the_very_same_object(protocol: int) -> None:
    for move in (*BIDS, *CASTLE_MOVES):
        assert pickle.loads(pickle.dumps(move, protocol)) is move


def test_a_copied_move_is_the_very_same_object() -> None:
    for move in BIDS:
        assert copy.copy(move) is move
        assert copy.deepcopy([move])[0] is move


def test_a_pickle_holds_the_number_and_not_the_move() -> None:
    assert b"bid" not in pickle.dumps(BIDS[2])


def test_a_move_comes_back_from_a_spawned_process_as_the_very_same_object() -> None:
    moves: list[catalogue.Move] = [*BIDS, CASTLE_MOVES[0], CASTLE_MOVES[len(CASTLE_MOVES) - 1]]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        again = list(pool.map(copy.copy, moves))
        texts = list(pool.map(str, moves))
    assert all(one is two for one, two in zip(moves, again, strict=True))
    assert texts == [move.text for move in moves]


def test_moves_can_be_numbered_as_they_are_made() -> None:
    make = numbered(Move)
    made = Catalogue([make("place  a1 "), make("end", 3), make("move", steps=5)])
    assert [(move.number, move.text, move.steps) for move in made] == [
        (0, "place a1", 0),
        (1, "end", 3),
        (2, "move", 5),
    ]
