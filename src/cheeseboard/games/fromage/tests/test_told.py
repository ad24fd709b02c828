"""What is told, to whom and by which rule: players who read the log miss nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from cheeseboard.events import Event
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import SPACE
from cheeseboard.games.fromage.tests.positions import play, position
from cheeseboard.match import Match
from cheeseboard.testing import rule

Line = tuple[str, dict[str, Any], str]


def lines(events: Sequence[Event]) -> list[Line]:
    """Key, arguments and first rule of each event."""
    return [
        (event.message.key.removeprefix("event-"), dict(event.message.args), event.rules[0])
        for event in events
    ]


def made(key: str, space: str, cheese: str, age: str, rule: str) -> Line:
    args = {"seat": 0, "space": space, "cheese": cheese, "age": age}
    return key, args, rule


def gained(goods: str, count: int) -> Line:
    return "gain", {"seat": 0, "goods": goods, "count": count}, "FRO-5.1"


@rule("FRO-4.3", "FRO-5.1")
def test_gathering() -> None:
    assert lines(play(position(), "gather 2 hard")) == [
        ("gather", {"seat": 0, "worker": "hard", "cell": 2, "resource": "livestock"}, "FRO-4.3"),
        gained("livestock", 2),
    ]


@rule("FRO-7.1", "FRO-8.7")
def test_cards_are_drawn_one_by_one_and_the_greenhouse_is_named() -> None:
    state = position(turn=4, players={0: {"board": 2, "erected": [3]}})
    told = play(state, "gather 2 soft", cards=["soft gold", "hard gold", "bleu gold"])
    assert lines(told)[1:] == [
        ("draw", {"seat": 0, "cheese": "soft", "age": "gold"}, "FRO-7.1"),
        ("draw", {"seat": 0, "cheese": "hard", "age": "gold"}, "FRO-7.1"),
        ("extra", {"seat": 0, "building": "P23"}, "FRO-8.7"),
        ("draw", {"seat": 0, "cheese": "bleu", "age": "gold"}, "FRO-7.1"),
    ]


@rule("FRO-3.1", "FRO-5.6", "FRO-7.2")
def test_making_cheese() -> None:
    rich = position(players={0: {"fruit": 2}})
    assert lines(play(rich, "make F23 bleu")) == [
        made("make", "F23", "bleu", "silver", "FRO-3.1"),
        ("fruit", {"seat": 0, "symbol": "jam"}, "FRO-5.6"),
    ]
    asked = position(players={0: {"orders": ["hard bronze"]}})
    assert lines(play(asked, "make F44 hard", "order complete")) == [
        made("make", "F44", "hard", "bronze", "FRO-3.1"),
        ("complete", {"seat": 0, "cheese": "hard", "age": "bronze"}, "FRO-7.2"),
    ]


@rule("FRO-6.2")
def test_milking() -> None:
    state = position(players={0: {"livestock": 5}})
    assert lines(play(state, "milk 1 F22")) == [made("milk", "F22", "soft", "bronze", "FRO-6.2")]


@rule("FRO-8.2", "FRO-8.21")
def test_buildings() -> None:
    rich = position(players={0: {"structure": 9}})
    assert lines(play(rich, "build 1")) == [("build", {"seat": 0, "building": "P11"}, "FRO-8.2")]
    woken = position(turn=3, players={0: {"squares": {"1": "C1"}, "erected": [1]}})
    assert lines(play(woken, "make T11 soft"))[1:] == [
        ("trigger", {"seat": 0, "building": "C1"}, "FRO-8.21"),
        gained("fruit", 1),
    ]
    sent = position(players={0: {"board": 3, "squares": {"1": "W2"}, "erected": [1]}})
    assert lines(play(sent, "power 1 hard")) == [
        ("power", {"seat": 0, "building": "W2"}, "FRO-8.21"),
        gained("livestock", 2),
    ]


@rule("FRO-8.11", "FRO-9.8", "FRO-7.8")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("give structure", ("give", {"seat": 0, "goods": "structure", "count": 1}, "FRO-9.8")),
        (
            "give order hard gold",
            ("give-order", {"seat": 0, "cheese": "hard", "age": "gold"}, "FRO-7.8"),
        ),
    ],
)
def test_trading(given: str, expected: Line) -> None:
    facts = {"squares": {"1": "S3"}, "erected": [1], "structure": 1, "orders": ["hard gold"]}
    told = play(position(players={0: facts}), "power 1", given, "take fruit")
    assert lines(told)[1:] == [expected, gained("fruit", 1)]


@rule("FRO-2.17", "FRO-2.11", "FRO-2.1", "FRO-2.3", "FRO-2.7")
def test_the_end_of_a_turn_and_the_next() -> None:
    state = position(2, players={0: {"away": {"soft": ("villes 3", 2)}}})
    assert lines(play(state, "wait")) == [("wait", {"seat": 0}, "FRO-2.17")]
    told = play(state, "1: end", "end")
    assert lines(told) == [
        ("end", {"seat": 1}, "FRO-2.11"),
        ("end", {"seat": 0}, "FRO-2.11"),
        ("turn", {"turn": 2}, "FRO-2.1"),
        ("front", {"seat": 0, "venue": "villes"}, "FRO-2.3"),
        ("front", {"seat": 1, "venue": "fromagerie"}, "FRO-2.3"),
        ("home", {"seat": 0, "worker": "soft"}, "FRO-2.7"),
    ]
    fronts = [event.seats for event in told if event.message.key == "event-front"]
    assert fronts == [(0,), (1,)]  # each is told about its own


@rule("FRO-10.1", "FRO-10.2")
def test_the_last_token_and_the_end() -> None:
    state = position(2, players={0: {"tokens": 1}})
    assert lines(play(state, "make F53 hard"))[1:] == [("announce", {"seat": 0}, "FRO-10.1")]
    told = lines(play(state, "end", "1: end"))
    assert [key for key, _, _ in told] == ["end", "end", "over"]


@rule("FRO-13.7", "FRO-13.8", "FRO-13.10", "FRO-13.12")
def test_the_corporation() -> None:
    drawn = ("corporation-draw", {"cheese": "hard", "age": "gold"}, "FRO-13.7")
    placed = ("corporation-place", {"space": "V14"}, "FRO-13.8")
    assert lines(play(position(1), "end", cards=["hard gold"]))[-2:] == [drawn, placed]
    last = position(1, corporation={"tokens": 1})
    assert lines(play(last, "end", cards=["hard gold"]))[-3:] == [
        drawn,
        placed,
        ("corporation-last", {}, "FRO-13.12"),
    ]
    full = position(1, corporation={"cheese": [name for name in SPACE if name[0] == "V"]})
    assert lines(play(full, "end", cards=["hard gold"]))[-2:] == [
        drawn,
        ("corporation-card", {}, "FRO-13.10"),
    ]


@rule("FRO-12.1", "FRO-12.3")
def test_a_draft_tells_its_seat_what_it_took_and_all_when_hands_go_on() -> None:
    match = Match.new(GAME, 2, {"building_squares": "draft"}, 3)
    (first,) = match.play(0, "pick S1")
    pick, passed = match.play(1, "pick W2")
    assert lines([first, pick, passed]) == [
        ("pick", {"seat": 0, "building": "S1"}, "FRO-12.1"),
        ("pick", {"seat": 1, "building": "W2"}, "FRO-12.1"),
        ("pass", {"round": 1}, "FRO-12.1"),
    ]
    assert (first.seats, pick.seats, passed.seats) == ((0,), (1,), None)
    while "cover 1 print" not in [move.text for move in match.moves(0)]:
        for seat in match.to_act:
            match.play(seat, match.moves(seat)[0])
    (covered,) = match.play(0, "cover 1 S1")
    assert (lines([covered]), covered.seats) == (
        [("cover", {"seat": 0, "slot": 1, "building": "S1"}, "FRO-12.3")],
        (0,),
    )


@rule("FRO-13.6")
def test_alone_a_draft_has_no_secrets() -> None:
    match = Match.new(GAME, 1, {"building_squares": "draft"}, 3)
    told = match.play(0, match.moves(0)[0])
    assert [event.message.key for event in told] == ["event-pick", "event-pass-solo"]
    assert [event.seats for event in told] == [None, None]
    assert told[1].message.args == {"round": 1}
    while match.moves(0)[0].text.startswith("pick"):
        match.play(0, match.moves(0)[0])
    covered = match.play(0, match.moves(0)[0])[0]
    assert (covered.message.key, covered.seats) == ("event-cover", None)
