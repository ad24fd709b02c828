"""The worked examples X-1 to X-56; X-50, the draft of three, is in test_draft."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.chance import Chance
from cheeseboard.events import SILENCE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import CORPORATION, REGIONS, SPACE_NAMES
from cheeseboard.games.fromage.rules import ending
from cheeseboard.games.fromage.state import OVER, Position
from cheeseboard.games.fromage.tests.positions import (
    away,
    cards,
    cheese_of,
    lines,
    options,
    orders,
    pointing,
    position,
    resource_in_front,
    split,
    stacked,
    stock,
    texts,
    total,
    venue_in_front,
)

VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)


def build(vector: dict[str, Any]) -> Position:
    if "begin" in vector:
        seats = vector["begin"]["seats"]
        return GAME.setup(options(seats), seats, stacked(), SILENCE)
    setup = dict(vector["setup"])
    players = {int(seat): facts for seat, facts in setup.pop("players", {}).items()}
    return position(players=players, **setup)


def run(state: Position, steps: list[str], dealt: list[str]) -> None:
    """The steps with one stack of cards; `next` lets everybody end the turn."""
    chance = stacked(dealt)
    for step in steps:
        if step == "next":
            turn = state.turn
            while state.turn == turn and GAME.to_act(state):
                act(state, GAME.to_act(state)[0], "end", chance)
        else:
            act(state, *split(step), chance)


def act(state: Position, seat: int, text: str, chance: Chance) -> None:
    legal = texts(state, seat)
    assert text in legal, f"{text!r} of seat {seat} is not among {legal}"
    GAME.apply(state, seat, GAME.read(text), chance, SILENCE)


def per_seat(read: Callable[[Position, int], Any]) -> Callable[[Position, dict[str, Any]], None]:
    def check(state: Position, expected: dict[str, Any]) -> None:
        for seat, wanted in expected.items():
            assert read(state, int(seat)) == wanted, f"seat {seat}"

    return check


def value(read: Callable[[Position], Any]) -> Callable[[Position, Any], None]:
    def check(state: Position, wanted: Any) -> None:
        assert read(state) == wanted

    return check


def check_legal(state: Position, expected: dict[str, list[str]]) -> None:
    for kind, wanted in expected.items():
        assert sorted(texts(state, 0, kind)) == sorted(wanted), kind


def check_corporation(state: Position, expected: dict[str, Any]) -> None:
    track, customers, of_cards = ending.corporation_lines(state)
    found = {
        "cheese": cheese_of(state, CORPORATION),
        "tokens": state.corporation[0].tokens,
        "cards": sum(state.corporation[0].cards),
        "track": track,
        "customers": customers,
        "points": track + customers + of_cards,
    }
    assert {name: found[name] for name in expected} == expected


def check_order(state: Position, expected: list[int]) -> None:
    """Those who are left play one after the other, each to the end of the turn."""
    order = []
    turn = state.turn
    while state.turn == turn:
        (seat,) = GAME.to_act(state)
        order.append(seat)
        assert "wait" not in texts(state, seat)
        run(state, [f"{seat}: end"], [])
    assert order == expected


def influence(state: Position, seat: int) -> dict[str, int]:
    shares = ending.influence(state)
    found = {region: shares[number][seat] for number, region in enumerate(REGIONS)}
    return {region: share for region, share in found.items() if share}


def bits(mask: int) -> list[int]:
    return [number + 1 for number in range(4) if mask >> number & 1]


def outcome_of(state: Position) -> Any:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


CHECKS: Final[dict[str, Callable[[Position, Any], None]]] = {
    "legal": check_legal,
    "legal_has": lambda state, wanted: value(lambda s: set(wanted) <= set(texts(s)))(state, True),
    "illegal": lambda state, wanted: value(lambda s: set(wanted) & set(texts(s)))(state, set()),
    "all_legal": per_seat(texts),
    "cells": per_seat(lambda s, seat: sorted({int(t[0]) for t in texts(s, seat, "gather")})),
    "no_wait": lambda state, seats: value(
        lambda s: [seat for seat in seats if "wait" in texts(s, seat)]
    )(state, []),
    "stock": per_seat(stock),
    "orders": per_seat(orders),
    "away": per_seat(away),
    "facing": per_seat(pointing),
    "cheese": per_seat(cheese_of),
    "lines": per_seat(lines),
    "total": per_seat(total),
    "influence": per_seat(influence),
    "jam": per_seat(lambda s, seat: s.jams[seat]),
    "berry": per_seat(lambda s, seat: s.berries[seat]),
    "completed": per_seat(lambda s, seat: s.completed[seat]),
    "tokens": per_seat(lambda s, seat: s.tokens[seat]),
    "milked": per_seat(lambda s, seat: bits(s.milked[seat])),
    "erected": per_seat(lambda s, seat: bits(s.erected[seat])),
    "front": value(lambda s: [venue_in_front(s, seat) for seat in range(s.seats)]),
    "resources": value(lambda s: [resource_in_front(s, seat) for seat in range(s.seats)]),
    "turn": value(lambda s: s.turn),
    "to_act": value(lambda s: list(GAME.to_act(s))),
    "order": check_order,
    "announced": value(lambda s: s.is_announced),
    "over": value(lambda s: s.phase == OVER),
    "reason": value(lambda s: s.reason),
    "ranks": value(lambda s: list(outcome_of(s).ranks)),
    "scores": value(lambda s: list(outcome_of(s).scores)),
    "tie": value(lambda s: outcome_of(s).reason.args["tie"]),
    "corporation": check_corporation,
    "deck": value(lambda s: cards(s.deck)),
    "discards": value(lambda s: cards(s.discards)),
}


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    state = build(vector)
    run(state, vector["do"], vector.get("cards", []))
    for key, wanted in vector["expect"].items():
        CHECKS[key](state, wanted)


def test_all_examples_are_here() -> None:
    numbers = {int(vector["id"].split("-")[1].rstrip("abcdef")) for vector in VECTORS}
    assert numbers == {*range(1, 19), *range(20, 57)} - {50}
    used = {key for vector in VECTORS for key in vector["expect"]}
    assert used == set(CHECKS)


def test_every_space_named_in_an_example_exists() -> None:
    named = {
        name
        for vector in VECTORS
        for facts in vector.get("setup", {}).get("players", {}).values()
        for name in facts.get("cheese", ())
    }
    assert named <= set(SPACE_NAMES)
