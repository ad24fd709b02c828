"""The worked examples T1 to T54: positions, what is played, and everything that must hold then."""

import json
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import NONE
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import BASE, BASE_IDS, FACTIONS, IS_MINION, KIND
from cheeseboard.games.smash_up.facts import admits, breakpoint_at, is_immune, is_ready, minions
from cheeseboard.games.smash_up.rules.setup import draft_order, factions_of, fair_deals
from cheeseboard.games.smash_up.state import ACTION, MINION, Position
from cheeseboard.games.smash_up.tests.fixtures import other_box
from cheeseboard.games.smash_up.tests.positions import (
    SEATS,
    Play,
    actions_text,
    at,
    attached_text,
    credit_count,
    deck_count,
    hand,
    minions_text,
    offered,
    pile,
    power_of,
    slot_of,
    total,
    vp,
)
from cheeseboard.testing.chance import Rigged

VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)


def begin(vector: dict[str, Any]) -> Play:
    if "setup" in vector:
        return at(**{name: value for name, value in vector["setup"].items() if name != "fixtures"})
    new = vector["new"]
    options = GAME.meta.complete(new["options"])
    chance = Rigged(otherwise=-1 if new.get("last") else 0)
    if GAME.refuse_setup(options, new["seats"]):
        options = GAME.meta.complete({})
    return Play(GAME.setup(options, new["seats"], chance, SILENCE), chance)


# --- checks by key -------------------------------------------------------------------------------

Check = Callable[[Play, Any, dict[str, Any]], None]


def value(read: Callable[[Play], Any]) -> Check:
    """One value."""

    def check(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
        assert read(play) == wanted

    return check


def by_name(read: Callable[[Position, str], Any]) -> Check:
    """A value for each name of a seat, a base or a card; lists in any order."""

    def check(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
        for name, each in wanted.items():
            expected = sorted(each) if isinstance(each, list) else each
            assert read(play.state, name) == expected, name

    return check


def place(state: Position, base: str) -> int:
    return state.bases.index(BASE[base])


def check_moves_lack(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    assert not set(wanted) & set(offered(play.state))


def check_hand_has(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    for seat, ids in wanted.items():
        assert not Counter(ids) - Counter(hand(play.state, seat)), seat


def check_totals(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    for base, by_seat in wanted.items():
        assert {seat: total(play.state, base, seat) for seat in by_seat} == by_seat


def check_immune(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    for card, verb, cause, expected in wanted:
        slot = slot_of(play.state, card)
        assert is_immune(play.state, slot, verb, SEATS.index(cause)) == expected, (card, cause)


def check_admits(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    for seat, card, base, expected in wanted:
        found = admits(play.state, SEATS.index(seat), KIND[card], place(play.state, base))
        assert found == expected, (seat, card)


def check_over(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    outcome = GAME.outcome(play.state)
    assert "".join(SEATS[seat] for seat in (outcome.winners if outcome else ())) == wanted


def check_refusal(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    new = vector["new"]
    refusal = GAME.refuse_setup(GAME.meta.complete(new["options"]), new["seats"])
    assert (refusal.message.key if refusal else "") == wanted


def check_draft_order(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    assert draft_order(play.state) == wanted
    found = []
    while play.ask == "draft":
        found.append(GAME.to_act(play.state)[0])
        play("first")
    assert found == wanted[: len(found)]
    assert len(found) >= len(wanted) - 2  # a last pick without a choice is not asked


def check_complementary(play: Play, wanted: Any, vector: dict[str, Any]) -> None:
    for one, two in fair_deals([0, 1, 2, 3], 2, 1):
        assert (sorted([*one, *two]) == [0, 1, 2, 3]) == wanted


CHECKS: Final[dict[str, Check]] = {
    "admits": check_admits,
    "are_complementary": check_complementary,
    "ask": value(lambda play: play.ask),
    "at": by_name(minions_text),
    "attached": by_name(attached_text),
    "base_deck": value(lambda play: len(play.state.base_deck)),
    "bases": value(lambda play: [BASE_IDS[base] for base in play.state.bases]),
    "bases_in_play": value(lambda play: sum(base != NONE for base in play.state.bases)),
    "breakpoint": by_name(lambda state, base: breakpoint_at(state, place(state, base))),
    "credits": value(
        lambda play: {
            "minion": credit_count(play.state, MINION),
            "action": credit_count(play.state, ACTION),
        }
    ),
    "deals": value(lambda play: len(list(fair_deals([0, 1, 2, 3], 2, 1)))),
    "deck": by_name(deck_count),
    "draft_order": check_draft_order,
    "factions": by_name(
        lambda state, seat: sorted(FACTIONS[f] for f in factions_of(state, SEATS.index(seat)))
    ),
    "hand": by_name(hand),
    "hand_has": check_hand_has,
    "hand_minions": by_name(
        lambda state, seat: sum(IS_MINION[kind] for kind in state.hands[SEATS.index(seat)])
    ),
    "hand_size": by_name(lambda state, seat: len(hand(state, seat))),
    "immune": check_immune,
    "minions": value(lambda play: len(minions(play.state))),
    "moves": value(lambda play: offered(play.state)),
    "moves_lack": check_moves_lack,
    "moves_sorted": value(lambda play: sorted(offered(play.state))),
    "on": by_name(actions_text),
    "over": check_over,
    "pile": by_name(pile),
    "pile_size": by_name(lambda state, seat: len(pile(state, seat))),
    "power": by_name(power_of),
    "ready": value(
        lambda play: [
            BASE_IDS[base] for p, base in enumerate(play.state.bases) if is_ready(play.state, p)
        ]
    ),
    "refusal": check_refusal,
    "to_act": value(lambda play: SEATS[GAME.to_act(play.state)[0]]),
    "told": lambda play, wanted, _: check_told(play, wanted, True),
    "told_not": lambda play, wanted, _: check_told(play, wanted, False),
    "totals": check_totals,
    "vp": by_name(vp),
}


def check_told(play: Play, wanted: Any, expected: bool) -> None:
    for key in wanted:
        assert (key in play.told) == expected, key


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: dict[str, Any]) -> None:
    with other_box() if vector.get("setup", {}).get("fixtures") else nullcontext():
        play = begin(vector)
        for step in vector["steps"]:
            play(*step.get("play", ()))
            for key, wanted in step["expect"].items():
                CHECKS[key](play, wanted, vector)


def test_all_examples_are_there() -> None:
    found = {vector["id"].split()[0] for vector in VECTORS}
    assert found == {f"T{number}" for number in range(1, 55)}
