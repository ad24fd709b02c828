"""Tests of observations: every value has its place, within its range, and nothing else is told."""

import ast
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.bounds import (
    Bounds,
    bit_sets,
    bits,
    latest,
    letters,
    lists,
    number,
    numbers,
    part,
    states,
    word_list,
    words,
)
from cheeseboard.chance import Simulated
from cheeseboard.events import SILENCE
from cheeseboard.game import refuse_setup
from cheeseboard.learn import Encoder, Place, packing_source
from cheeseboard.learn.layout import BadBounds, Slot, sizes_of, slots_of
from cheeseboard.learn.packing import pack
from cheeseboard.state import ABSENT, HIDDEN, NONE, State, StateError
from cheeseboard.testing.settings import essential

GAMES = list(registry.packages())
LONGEST = 400


# --- the layout of a state ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Agreed(State):
    goal: int
    mode: str
    names: tuple[str, ...]


@dataclass(slots=True)
class Mouse(State):
    cell: int
    is_awake: bool
    path: list[int]


@dataclass(slots=True)
class House(State):
    agreed: Agreed
    rooms: int
    cats: list[int]
    mice: list[Mouse]
    heaps: list[list[int]]
    story: list[int]
    title: str
    is_over: bool
    before: "list[House]"


BOUNDS: Bounds = {
    "agreed": part(goal=number(9), mode=words("short", "long"), names=word_list(2, "A", "B")),
    "rooms": bits(3),
    "cats": bit_sets(2, 2),
    "mice": states(2, cell=number(48), path=numbers(2, 48)),
    "heaps": lists(2, 2, 5),
    "story": latest(2, 9),
    "title": letters(3),
    "before": states(0),
}


def house() -> House:
    return House(
        agreed=Agreed(7, "long", ("B",)),
        rooms=5,
        cats=[HIDDEN, 2],
        mice=[Mouse(HIDDEN, True, [4])],
        heaps=[[1], []],
        story=[1, 2, 3, 4],
        title="ab",
        is_over=False,
        before=[],
    )


def observed(state: State) -> dict[str, int]:
    """By name, what the numbers of a state say."""
    places = [slot.places for slot in slots_of(type(state), BOUNDS)]
    flat: list[int] = []
    state.flatten(flat, sizes_of(type(state), BOUNDS))
    wide = [at for at, slot in enumerate(places) if len(slot) > 1]
    packed = pack(flat, len(flat), wide, [len(places[at]) for at in wide])
    names = [place.name for slot in places for place in slot]
    return dict(zip(names, struct.unpack(f"{len(names)}h", packed), strict=True))


def test_every_value_stands_under_its_name() -> None:
    assert observed(house()) == {
        "agreed.goal": 7,
        "agreed.mode": 1,
        "agreed.names[0]": 1,
        "agreed.names[1]": ABSENT,
        "rooms:0": 1,
        "rooms:1": 0,
        "rooms:2": 1,
        "cats[0]:0": HIDDEN,
        "cats[0]:1": HIDDEN,
        "cats[1]:0": 0,
        "cats[1]:1": 1,
        "mice[0].cell": HIDDEN,
        "mice[0].is_awake": 1,
        "mice[0].path[0]": 4,
        "mice[0].path[1]": ABSENT,
        "mice[1].cell": ABSENT,
        "mice[1].is_awake": ABSENT,
        "mice[1].path[0]": ABSENT,
        "mice[1].path[1]": ABSENT,
        "heaps[0][0]": 1,
        "heaps[0][1]": ABSENT,
        "heaps[1][0]": ABSENT,
        "heaps[1][1]": ABSENT,
        "story[0]": 3,
        "story[1]": 4,
        "title[0]": ord("a"),
        "title[1]": ord("b"),
        "title[2]": ABSENT,
        "is_over": 0,
    }


def test_hidden_none_and_absent_are_different_numbers() -> None:
    assert len({HIDDEN, NONE, ABSENT}) == 3
    assert max(HIDDEN, NONE, ABSENT) < 0


def test_a_frozen_state_that_changes_is_seen() -> None:
    state, sizes = house(), sizes_of(House, BOUNDS)
    out: list[int] = []
    state.flatten(out, sizes)
    state.agreed = Agreed(8, "short", ())
    again: list[int] = []
    state.flatten(again, sizes)
    assert (out[0], again[0]) == (7, 8)


def test_a_list_longer_than_its_bound_is_an_error() -> None:
    state = house()
    state.mice[0].path = [1, 2, 3]
    with pytest.raises(StateError, match="3 items, but its bound says 2"):
        state.flatten([], sizes_of(House, BOUNDS))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rooms": None}, "do not say what rooms"),
        ({"cellar": number(3)}, "name cellar, but there is no"),
        ({"mice": states(1, cell=number(3))}, r"do not say what mice\.path"),
    ],
)
def test_bounds_that_do_not_fit_are_refused(change: dict[str, Any], sentence: str) -> None:
    bounds = {name: bound for name, bound in {**BOUNDS, **change}.items() if bound is not None}
    with pytest.raises(BadBounds, match=sentence):
        sizes_of(House, bounds)


def test_slots_know_how_many_numbers_a_set_becomes() -> None:
    assert Slot((Place("rooms:0", -2, 1), Place("rooms:1", -2, 1), Place("rooms:2", -2, 1))) in (
        list(slots_of(House, BOUNDS))
    )


# --- the games ------------------------------------------------------------------------------------


def moments(game: str, seed: int, seats: int, given: Any) -> Iterator[tuple[Any, int]]:
    """Views of a random match, each with its seat; the last position too."""
    rules = cb.game(game)
    chance = Simulated(seed)
    state = rules.setup(rules.meta.complete(given), seats, chance, SILENCE)
    for _ in range(LONGEST):
        seat = (rules.to_act(state) or (0,))[-1]
        yield rules.view(state, seat), seat
        moves = rules.moves(state, seat)
        if not moves:
            return
        rules.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_stay_within_what_is_described(game: str) -> None:
    """Every seat count, preset and option value at least once."""
    rules = cb.game(game)
    for seed, (seats, given) in enumerate(essential(rules)):
        if refuse_setup(rules, rules.meta.complete(given), seats) is not None:
            continue
        encoder = Encoder(game, seats, given)
        places = encoder.describe()
        assert len(places) == encoder.size
        assert len({place.name for place in places}) == len(places)
        for turn, (view, seat) in enumerate(moments(game, seed, seats, given)):
            if turn % 9 and rules.to_act(view):
                continue
            found = struct.unpack(f"{encoder.size}h", encoder.encode(view, seat))
            for place, value in zip(places, found, strict=True):
                where = f"{game}, {seats} seats, {given}, seed {seed}: {place} is {value}"
                assert place.low <= value <= place.high, where
                assert not place.words or value < len(place.words), where


@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_writer_says_what_plain_python_says(game: str) -> None:
    for seed, (seats, given) in enumerate(essential(cb.game(game))[::2]):
        rules = cb.game(game)
        if refuse_setup(rules, rules.meta.complete(given), seats) is not None:
            continue
        encoder = Encoder(game, seats, given)
        for view, seat in list(moments(game, seed, seats, given))[::7]:
            assert encoder.encode(view, seat) == encoder.pack(encoder.numbers(view, seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_has_a_byte_for_each_move(game: str) -> None:
    rules = cb.game(game)
    seats = max(rules.meta.seats)
    encoder = Encoder(game, seats)
    for view, seat in moments(game, 3, seats, {}):
        legal = {move.number for move in rules.moves(view, seat)}
        mask = encoder.mask(view, seat)
        assert len(mask) == len(rules.catalogue) == encoder.moves
        assert {number for number, byte in enumerate(mask) if byte} == legal
        assert set(mask) <= {0, 1}


@pytest.mark.parametrize("game", GAMES)
def test_different_views_have_different_numbers(game: str) -> None:
    """Nothing that a seat can know is left out, but for what bounds cut to the latest."""
    seats = 2
    encoder = Encoder(game, seats)
    found: dict[bytes, Any] = {}
    for view, seat in moments(game, 5, seats, {}):
        key = bytes(encoder.encode(view, seat))
        assert found.setdefault(key, view) == view


WITHOUT_LIBRT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "librt":
            raise ImportError(name)

sys.meta_path.insert(0, Missing())
import cheeseboard as cb
from cheeseboard.learn import Encoder
print(Encoder("ratland", 2).encode(cb.new_match("ratland", 2, seed=3).view(1), 1).hex())
"""


def test_without_librt_the_numbers_are_the_same() -> None:
    """A compiled build writes them with librt, which is an extra."""
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT], capture_output=True, text=True, check=True
    )
    view = cb.new_match("ratland", 2, seed=3).view(1)
    assert told.stdout.strip() == Encoder("ratland", 2).encode(view, 1).hex()


def test_the_extra_for_learners_brings_what_the_compiled_writer_imports() -> None:
    """Without one of these the numbers are the same, and take thirty times as long."""
    fast = Path(__file__).parents[1] / "src" / "cheeseboard" / "learn" / "packing_fast.py"
    texts = [fast.read_text(encoding="utf-8"), packing_source.HEAD]
    imported = {
        node.module.partition(".")[0]
        for text in texts
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module
    }
    needed = imported - {"cheeseboard", *sys.stdlib_module_names}
    assert needed == {"librt", "mypy_extensions"}
    extra = [one for one in requires("cheeseboard") or [] if "extra == 'learn'" in one]
    brought = {name.replace("-", "_") for one in extra for name in re.findall(r"^[\w-]+", one)}
    assert needed <= brought


def test_a_game_without_bounds_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadBounds, match=r"no bounds\.py"):
        Encoder("ratland", 2)


def test_the_track_is_among_the_features_of_rat_de_france() -> None:
    names = [place.name for place in Encoder("rat_de_france", 2).describe()]
    assert "kinds[0]" in names
    assert names[-1] == "columns[0]"
