"""The worked examples X01 to X35 and X49, as data."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.games.rat_de_france.rules.bids import eat_pepper, replace_bids, turn_order
from cheeseboard.games.rat_de_france.rules.race import end_turn
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    ACTIONS,
    COLOURS,
    WINDS,
    cards_after,
    cell,
    position,
    read_place,
    results,
    row,
    texts,
    where,
)

VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)


def build(vector: dict[str, Any]) -> Position:
    known = ("rats", "track", "tokens", "order_row")
    return position(**{key: value for key, value in vector.items() if key in known})


def in_row(vector: dict[str, Any]) -> Position:
    """The bids of a vector, shown, in the row that it names."""
    rats = {colour: [seat, 0] for seat, colour in enumerate(vector["row"])}
    state = position(rats, order_row=vector["order_row"], face_up=vector["face_up"])
    state.row = [COLOURS.index(colour) for colour in vector["row"]]
    for colour, card in vector["bids"].items():
        state.bids[COLOURS.index(colour)] = ACTIONS.index(card)
    return state


def check_steps(vector: dict[str, Any]) -> None:
    steps = track_of(position({"red": [0, 0]}, track=vector["track"])).steps
    for is_open, pairs in ((True, vector["open"]), (False, vector["closed"])):
        for one, other in pairs:
            for here, there in ((cell(one), cell(other)), (cell(other), cell(one))):
                assert (there in steps[here]) is is_open, (one, other)


def check_order(vector: dict[str, Any]) -> None:
    assert [COLOURS[seat] for seat in turn_order(build(vector))] == vector["expect"]


def check_replace(vector: dict[str, Any]) -> None:
    state = in_row(vector)
    replace_bids(state, SILENCE)
    assert cards_after(state) == vector["expect"]


def check_pepper(vector: dict[str, Any]) -> None:
    state = in_row(vector)
    for colour in vector["eaten"]:
        eat_pepper(state, COLOURS.index(colour))
    replace_bids(state, SILENCE)
    assert row(state) == vector["expect_row"]
    assert cards_after(state) == vector["expect"]


def check_targets(vector: dict[str, Any]) -> None:
    found = results(
        build(vector), vector["who"], vector["action"], sugar=vector.get("sugar", False)
    )
    assert found == sorted(vector["expect"])


def check_clover(vector: dict[str, Any]) -> None:
    state = build(vector)
    seat = COLOURS.index(vector["who"])
    state.phase, state.active = ACTING, seat
    state.cards[seat] = ACTIONS.index(vector["card"])
    order = list(vector["order_row"])
    found = []
    for text in texts(state, vector["who"]):
        mode, _, target = text.partition(" ")
        if mode.startswith("clover"):
            action = order[(order.index(vector["card"]) + int(mode[-1])) % 6]
            found.append([action, "move", read_place(target)])
    assert sorted(found) == sorted(vector["expect"])


def check_wind(vector: dict[str, Any]) -> None:
    for case in vector["cases"]:
        state = position(case["rats"], track=vector["track"], wind=True)
        state.wind = WINDS.index(case["wind"])
        end_turn(state, COLOURS.index(case["who"]), SILENCE)
        found = where(state, case["who"])
        if case["expect"] == "finished":
            assert (found, state.finished) == ("off", [COLOURS.index(case["who"])])
        else:
            assert found == case["expect"], case


CHECKS: Final[dict[str, Callable[[dict[str, Any]], None]]] = {
    "steps": check_steps,
    "order": check_order,
    "replace": check_replace,
    "pepper": check_pepper,
    "targets": check_targets,
    "clover": check_clover,
    "wind": check_wind,
}
KEYS: Final = {
    "steps": {"track", "open", "closed"},
    "order": {"track", "rats", "expect"},
    "replace": {"order_row", "row", "bids", "face_up", "expect"},
    "pepper": {"order_row", "row", "eaten", "bids", "face_up", "expect_row", "expect"},
    "targets": {"track", "rats", "tokens", "who", "action", "sugar", "expect"},
    "clover": {"track", "order_row", "rats", "tokens", "who", "card", "expect"},
    "wind": {"track", "cases"},
}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_vector(vector: dict[str, Any]) -> None:
    CHECKS[vector["kind"]](vector)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_every_key_of_a_vector_is_checked(vector: dict[str, Any]) -> None:
    assert set(vector) - {"id", "kind", "rules"} <= KEYS[vector["kind"]]


def test_all_vectors_are_there() -> None:
    assert [vector["id"] for vector in VECTORS] == [f"X{n:02}" for n in (*range(1, 36), 49)]
