"""The worked examples X36 to X48 and the recorded race."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.checks import supply
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, OVER, PEPPERING, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    ACTIONS,
    COLOURS,
    SPECIAL,
    TOKENS,
    acting,
    bid,
    cards_after,
    fresh,
    keys,
    name,
    open_cards,
    play,
    position,
    row,
    texts,
    token,
    where,
    winds,
)
from cheeseboard.games.rat_de_france.tests.test_tournament import stage
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

RACE: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "race.json").read_text(encoding="utf-8")
)
HANDS: Final = {
    2: [[4, 3, 6, 5, 4, 3], [6, 5, 4, 3, 6, 5]],
    3: [[4, 3, 6, 5], [5, 4, 3, 6], [6, 5, 4, 3]],
    4: [[3, 6, 5, 4, 3, 6], [4, 3, 6, 5, 4, 3], [5, 4, 3, 6, 5, 4], [6, 5, 4, 3, 6, 5]],
}


@rule("RDF-9.2", "RDF-3.4", "RDF-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_x36_x37_hand_sizes(seats: int) -> None:
    state = fresh(seats, first_seat=0)
    found: list[list[int]] = [[] for _ in range(seats)]
    while state.round < len(HANDS[seats][0]) or state.phase != BIDDING:
        if state.phase != BIDDING:
            play(state, texts(state, COLOURS[state.active])[0])
            continue
        if len(found[0]) < state.round:
            for seat in range(seats):
                found[seat].append(hand(state, seat).bit_count())
        play(state, texts(state, COLOURS[GAME.to_act(state)[0]])[0])
    for seat in range(seats):
        found[seat].append(hand(state, seat).bit_count())
    assert found == HANDS[seats]


@rule("RDF-10.3", "RDF-8.16", "RDF-6.17")
@pytest.mark.parametrize("eats", [True, False])
def test_x38_pepper_at_the_finish(eats: bool) -> None:
    state = position({"red": [2, 13], "yellow": [2, 12]}, tokens={"red": "pepper"})
    bid(state, {"yellow": "jump", "red": "step"})
    play(state, "eat pepper" if eats else "keep pepper")
    play(state, "move c14r2")
    assert state.phase == OVER
    assert state.finished == ([0] if eats else [1])


@rule("RDF-10.3", "RDF-6.17")
def test_x38_with_places_the_jump_finds_no_rat() -> None:
    state = position(
        {"red": [2, 13], "yellow": [2, 12], "green": [0, 0]},
        tokens={"red": "pepper"},
        places=True,
    )
    bid(state, {"yellow": "jump", "red": "step", "green": "swap"})
    log = play(state, "eat pepper", "move c14r2")
    causes = [e.message.args.get("cause") for e in log.events if e.message.key == "event-cannot"]
    assert causes == ["no-rat", "no-rat"]
    assert (state.round, where(state, "yellow")) == (2, [2, 12])


@rule("RDF-10.2", "RDF-10.4", "RDF-10.5")
@pytest.mark.parametrize("places", [False, True])
def test_x39_first_finish_with_and_without_places(places: bool) -> None:
    state = position({"red": [1, 3], "green": [0, 12], "yellow": [3, 13]}, places=places)
    bid(state, {"red": "swap", "green": "diagonal", "yellow": "step"})
    play(state, "move c14r2")
    if places:
        play(state, "move c14r3")
        assert state.finished == [2, 1, 0]
    else:
        assert state.finished == [2]
    assert state.phase == OVER


@rule("RDF-12.4", "RDF-12.8", "RDF-12.9")
def test_x40_a_tournament_with_a_tie() -> None:
    state = fresh(4, mode="tournament")
    chosen = []
    for places in ([0, 1, 2, 3], [1, 0, 2, 3], [2, 3, 0, 1]):
        stage(state, places)
        if state.phase != OVER:
            chosen.append(state.active)
            play(state, "prize sugar", chance=Live(1))
    assert state.cheese == [6, 5, 5, 2]
    assert chosen == [3, 3]
    assert state.tokens == [NONE, NONE, NONE, TOKENS.index("sugar")]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 3, 2, 4), (6, 5, 5, 2))


@rule("RDF-12.7", "RDF-12.8", "RDF-8.1")
@pytest.mark.parametrize("choice", ["sugar", "pepper"])
def test_x41_the_last_exchanges_a_token(choice: str) -> None:
    state = fresh(4, mode="tournament")
    stage(state, [0, 1, 2, 3])
    play(state, "prize pepper", chance=Live(1))
    stage(state, [0, 1, 2, 3])
    play(state, f"prize {choice}", chance=Live(1))
    assert (state.stage, token(state, "blue")) == (3, choice)
    supplied = {kind: supply(state, index) for index, kind in enumerate(TOKENS)}
    assert supplied == {"clover": 4, "pepper": 4, "sugar": 4} | {choice: 3}


@rule("RDF-11.2")
def test_x42_a_team_wins_at_once() -> None:
    rats = {"red": [0, 3], "yellow": [1, 12], "green": [2, 13], "blue": [3, 13]}
    state = position(rats, mode="team")
    bid(state, {"red": "swap", "yellow": "straight", "green": "step", "blue": "diagonal"})
    assert row(state)[:2] == ["red", "yellow"]
    play(state, "move c14r1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, where(state, "green")) == ((1, 3), [2, 13])


@rule("RDF-8.1", "RDF-8.9")
def test_x43_sugar_takes_pepper() -> None:
    state = position({"red": [2, 3], "blue": [2, 4]}, tokens={"red": "sugar", "blue": "pepper"})
    bid(state, {"red": "idea", "blue": "step"})
    play(state, "keep pepper", "sugar steal blue")
    assert (token(state, "red"), token(state, "blue")) == ("pepper", "")
    supplied = [supply(state, TOKENS.index(kind)) for kind in ("sugar", "pepper")]
    assert supplied == [4, 3]


@rule("RDF-8.18")
def test_x44_the_pepper_window() -> None:
    state = position(
        {"red": [0, 0], "yellow": [0, 1], "green": [0, 2]},
        tokens={"yellow": "pepper", "green": "pepper"},
    )
    bid(state, {"red": "step", "yellow": "straight", "green": "diagonal"})
    assert GAME.to_act(state) == (1,)
    play(state, "keep pepper")
    assert GAME.to_act(state) == (2,)
    play(state, "eat pepper")
    assert (row(state), GAME.to_act(state)) == (["green", "red", "yellow"], (1,))
    play(state, "eat pepper")
    assert (row(state), state.phase) == (["yellow", "green", "red"], ACTING)


@rule("RDF-5.13", "RDF-9.1", "RDF-9.2")
def test_x45_a_void_bid_is_the_fourth_card() -> None:
    rats = {"red": [0, 0], "yellow": [0, 1], "green": [0, 2], "blue": [0, 3]}
    state = position(rats, face_up={"blue": ["swap", "step", "idea"]})
    bid(state, {"red": "straight", "yellow": "jump", "green": "diagonal", "blue": "jump"})
    while state.round == 1:
        play(state, "pass")
    assert open_cards(state, "blue") == set()
    assert len(texts(state, "blue")) == 6
    assert open_cards(state, "yellow") == {"jump"}


@rule("RDF-8.13")
def test_x46_clover_leaves_the_card() -> None:
    state = position(
        {"red": [0, 8], "yellow": [3, 12]},
        track=SPECIAL,
        order_row=("step", "swap", "idea", "straight", "jump", "diagonal"),
        tokens={"red": "clover"},
    )
    bid(state, {"red": "step", "yellow": "idea"})
    play(state, "clover2 c9r0")
    assert where(state, "red") == [0, 9]
    assert open_cards(state, "red") == {"step"}


@rule("RDF-13.3", "RDF-13.4", "RDF-6.7")
def test_x47_swap_and_wind() -> None:
    state = position({"red": [2, 5], "blue": [2, 6]}, wind=True)
    state.wind = 2
    acting(state, {"red": "swap", "blue": "idea"}, Rigged())
    play(state, "swap blue", chance=winds("N"))
    assert (where(state, "red"), where(state, "blue")) == ([2, 7], [2, 6])


@rule("RDF-4.6", "RDF-6.9")
def test_x48_the_order_is_fixed() -> None:
    state = position({"red": [2, 6], "green": [2, 7]})
    bid(state, {"red": "jump", "green": "step"})
    play(state, "move c8r2")
    assert (where(state, "red"), row(state), GAME.to_act(state)) == (
        [2, 8],
        ["red", "green"],
        (2,),
    )


# --- the recorded race ---------------------------------------------------------------------------


def test_the_recorded_race() -> None:
    state = fresh(
        3,
        first_seat=0,
        places=True,
        start_finish="SF2,SF5",
        sections="13",
        orientation="0",
    )
    head, *rounds = RACE
    state.order_row = tuple(ACTIONS.index(action) for action in head["order_row"])
    for colour in COLOURS[:3]:
        play(state, f"place {name(head['start'][colour])}")
    for colour in COLOURS[:3]:
        for card in sorted(head["discard"][colour], key=ACTIONS.index):
            play(state, f"discard {card}")
    for one in rounds:
        _play_round(state, one)
    assert [COLOURS[seat] for seat in state.finished] == ["yellow", "green", "red"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 2)


def _play_round(state: Position, one: dict[str, Any]) -> None:
    assert (state.round, row(state)) == (one["round"], one["row"])
    log = bid(state, one["bids"])
    for colour in one.get("pepper", ()):
        assert (state.phase, COLOURS[state.active]) == (PEPPERING, colour)
        log = play(state, "eat pepper")
    assert cards_after(state) == one["cards"]
    assert list(cards_after(state)) == list(one["cards"])
    for colour, action, eaten, result in one["moves"]:
        if action == "pass":
            told = [e for e in log.events if e.message.key in ("event-cannot", "event-pass")]
            is_told = COLOURS.index(colour) in [e.message.args["seat"] for e in told]
            if not is_told:
                log = play(state, "pass")
            continue
        assert COLOURS[state.active] == colour
        assert action == one["cards"][colour]
        log = play(state, _text(eaten, result))
    for colour, spot in one["pos"].items():
        is_last = state.phase == OVER
        if spot == "finished":
            assert COLOURS.index(colour) in state.finished
        else:
            assert where(state, colour) == spot
            assert is_last or state.round == one["round"] + 1
    for colour, cards in one.get("face_up", {}).items():
        assert open_cards(state, colour) == set(cards)
    if "tokens" in one:
        held = {colour: token(state, colour) for colour in COLOURS[:3] if token(state, colour)}
        assert held == one["tokens"]
    assert keys(log)


def _text(eaten: str | None, result: list[Any]) -> str:
    kind, target = result
    if kind == "token":
        return "take"
    if kind == "swap":
        return f"{'sugar ' if eaten else ''}swap {target}"
    return f"{eaten or 'move'} {name(target)}"
