"""Tests of states: copying, comparing, JSON and holes."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cheeseboard.state import HIDDEN, NONE, State, StateError


@dataclass(frozen=True, slots=True)
class Agreed(State):
    """Never changes, so copies share it."""

    target: int
    name: str


@dataclass(slots=True)
class Mouse(State):
    cell: int
    is_awake: bool


@dataclass(slots=True)
class Castle(State):
    agreed: Agreed
    points: int
    is_over: bool
    reason: str
    floor: list[list[int]]
    mice: list[Mouse]
    pair: tuple[Mouse, ...]
    path: tuple[int, ...]
    heaps: tuple[list[int], ...]
    king: Mouse


def castle() -> Castle:
    return Castle(
        agreed=Agreed(4, "сыр"),
        points=3,
        is_over=False,
        reason="",
        floor=[[1, HIDDEN], [], [NONE]],
        mice=[Mouse(5, True), Mouse(HIDDEN, False)],
        pair=(Mouse(1, True), Mouse(2, True)),
        path=(1, 2, 3),
        heaps=([1], [2, 3]),
        king=Mouse(9, False),
    )


# --- copies --------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[Castle], object]] = {
    "number": lambda c: setattr(c, "points", 0),
    "list": lambda c: c.floor.append([]),
    "nested list": lambda c: c.floor[0].append(7),
    "list of states": lambda c: c.mice.pop(),
    "state in a list": lambda c: setattr(c.mice[0], "cell", 77),
    "state in a tuple": lambda c: setattr(c.pair[1], "is_awake", False),
    "list in a tuple": lambda c: c.heaps[1].clear(),
    "nested state": lambda c: setattr(c.king, "cell", 0),
}


def test_a_copy_is_equal_and_another_object() -> None:
    original = castle()
    copy = original.copy()
    assert copy == original
    assert copy is not original
    assert type(copy) is Castle


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_of_a_copy_never_reaches_the_original(change: Callable[[Castle], object]) -> None:
    original = castle()
    copy = original.copy()
    change(copy)
    assert copy != original
    assert original == castle()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_of_the_original_never_reaches_a_copy(change: Callable[[Castle], object]) -> None:
    original = castle()
    copy = original.copy()
    change(original)
    assert copy == castle()


def test_copies_share_what_cannot_change() -> None:
    original = castle()
    copy = original.copy()
    assert copy.agreed is original.agreed
    assert copy.path is original.path
    assert original.agreed.copy() is original.agreed


def test_states_of_different_types_are_not_equal() -> None:
    @dataclass(slots=True)
    class Twin(State):
        cell: int
        is_awake: bool

    assert Mouse(1, True) == Mouse(1, True)
    assert Mouse(1, True) != Mouse(1, False)
    twin: State = Twin(1, True)
    assert twin != Mouse(1, True)


# --- JSON ----------------------------------------------------------------------------------------


def test_json_has_the_field_names_as_keys_and_lists_for_tuples() -> None:
    assert castle().to_json() == {
        "agreed": {"target": 4, "name": "сыр"},
        "points": 3,
        "is_over": False,
        "reason": "",
        "floor": [[1, -1], [], [-2]],
        "mice": [{"cell": 5, "is_awake": True}, {"cell": -1, "is_awake": False}],
        "pair": [{"cell": 1, "is_awake": True}, {"cell": 2, "is_awake": True}],
        "path": [1, 2, 3],
        "heaps": [[1], [2, 3]],
        "king": {"cell": 9, "is_awake": False},
    }


def test_json_shares_nothing_with_the_state() -> None:
    state = castle()
    data = state.to_json()
    data["floor"][0].append(7)
    data["mice"].clear()
    assert state == castle()


def test_a_state_comes_back_from_json_text_with_its_types() -> None:
    again = Castle.from_json(json.loads(json.dumps(castle().to_json())))
    assert again == castle()
    assert type(again.path) is tuple
    assert type(again.pair) is tuple
    assert type(again.king) is Mouse


mice = st.builds(Mouse, st.integers(), st.booleans())
castles = st.builds(
    Castle,
    agreed=st.builds(Agreed, st.integers(), st.text()),
    points=st.integers(),
    is_over=st.booleans(),
    reason=st.text(),
    floor=st.lists(st.lists(st.integers(-2, 9), max_size=4), max_size=4),
    mice=st.lists(mice, max_size=4),
    pair=st.lists(mice, max_size=3).map(tuple),
    path=st.lists(st.integers()).map(tuple),
    heaps=st.lists(st.lists(st.integers(), max_size=3), max_size=3).map(tuple),
    king=mice,
)


@settings(derandomize=True, deadline=None, database=None)
@given(castles)
def test_random_states_copy_and_go_to_json_and_back(state: Castle) -> None:
    assert state.copy() == state
    again = Castle.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert again.fingerprint() == state.fingerprint()
    assert again.holes() == state.holes()


def changed(path: str, value: object) -> dict[str, Any]:
    """The JSON of a castle with one place (`mice.0.cell`) set to something else."""
    data = castle().to_json()
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    place: Any = data
    for part in way:
        place = place[part]
    place[last] = value
    return data


WRONG: dict[str, tuple[object, str]] = {
    "no object": ([1], "Castle must be an object with the keys agreed, "),
    "text for a number": (
        changed("points", "3"),
        'Castle.points must be a whole number, not "3".',
    ),
    "bool for a number": (
        changed("points", True),
        "Castle.points must be a whole number, not true.",
    ),
    "float for a number": (
        changed("points", 3.0),
        "Castle.points must be a whole number, not 3.0.",
    ),
    "null for a number": (
        changed("points", None),
        "Castle.points must be a whole number, not null.",
    ),
    "number for a bool": (changed("is_over", 0), "Castle.is_over must be true or false, not 0."),
    "number for a text": (changed("reason", 4), "Castle.reason must be a text, not 4."),
    "number for a list": (changed("floor", 4), "Castle.floor must be a list, not 4."),
    "object for a list": (changed("path", {}), "Castle.path must be a list, not {}."),
    "deep in lists": (
        changed("floor.0.1", "x"),
        'Castle.floor[0][1] must be a whole number, not "x".',
    ),
    "deep in states": (
        changed("mice.1.cell", False),
        "Castle.mice[1].cell must be a whole number, not false.",
    ),
    "missing key": (
        changed("king", {"cell": 1}),
        'Castle.king must be an object with the keys cell, is_awake, not {"cell": 1}.',
    ),
    "extra key": (
        changed("king", {"cell": 1, "is_awake": True, "name": 1}),
        "Castle.king must be an object with the keys cell, is_awake, "
        'not {"cell": 1, "is_awake": true, "name": 1}.',
    ),
}


@pytest.mark.parametrize(("data", "sentence"), WRONG.values(), ids=WRONG)
def test_wrong_json_is_refused_with_its_place(data: object, sentence: str) -> None:
    with pytest.raises(StateError) as caught:
        Castle.from_json(data)
    assert str(caught.value).startswith(sentence)


def test_a_refusal_quotes_no_more_than_sixty_characters() -> None:
    with pytest.raises(StateError) as caught:
        Castle.from_json(changed("points", "x" * 5000))
    assert str(caught.value) == f'Castle.points must be a whole number, not "{"x" * 59}.'


# --- what a state cannot hold --------------------------------------------------------------------


@dataclass
class WithMap(State):
    prices: dict[str, int]


@dataclass
class WithUnion(State):
    price: int | None


@dataclass
class WithFloat(State):
    price: float


@dataclass
class WithBareList(State):
    prices: list  # type: ignore[type-arg]


@dataclass
class WithListOfMaps(State):
    prices: list[dict[str, int]]


@dataclass
class WithPair(State):
    pair: tuple[int, str]


UNSUPPORTED: dict[str, tuple[State, str]] = {
    "map": (WithMap({}), r"cannot hold dict\[str, int\]: use int, bool, str, states, lists"),
    "union": (WithUnion(None), r"cannot hold int \| None"),
    "float": (WithFloat(1.0), "cannot hold <class 'float'>"),
    "bare list": (WithBareList([]), "cannot hold <class 'list'>"),
    "list of maps": (WithListOfMaps([]), r"cannot hold dict\[str, int\]"),
    "tuple of two kinds": (WithPair((1, "")), r"cannot hold tuple\[int, str\]"),
}


@pytest.mark.parametrize(("state", "sentence"), UNSUPPORTED.values(), ids=UNSUPPORTED)
def test_other_annotations_are_refused_by_name(state: State, sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        state.to_json()
    field = next(iter(state.__dict__))
    with pytest.raises(TypeError, match=sentence):
        type(state).from_json({field: [{}]})


@pytest.mark.parametrize(
    "state", [WithMap({}), WithUnion(None), WithFloat(1.0), WithListOfMaps([])], ids=repr
)
def test_a_state_that_cannot_be_shared_safely_is_not_copied(state: State) -> None:
    with pytest.raises(TypeError, match="A state cannot hold"):
        state.copy()


def test_a_state_must_be_a_dataclass() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match=r"Bare must be a dataclass to be \(part of\) a state\."):
        Bare().to_json()


# --- fingerprints and holes ----------------------------------------------------------------------


def test_the_fingerprint_is_the_same_on_every_machine() -> None:
    assert castle().fingerprint() == "5d4b37305e883e72eba2b8a8e4981969"
    assert castle().copy().fingerprint() == castle().fingerprint()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_different_states_have_different_fingerprints(change: Callable[[Castle], object]) -> None:
    state = castle()
    change(state)
    assert state.fingerprint() != castle().fingerprint()


def test_holes_are_counted_wherever_they_are() -> None:
    assert castle().holes() == 2
    assert Mouse(HIDDEN, True).holes() == 1
    assert Mouse(NONE, False).holes() == 0


def test_a_bool_is_no_hole() -> None:
    for is_awake in (True, False):
        assert Mouse(0, is_awake).holes() == 0
