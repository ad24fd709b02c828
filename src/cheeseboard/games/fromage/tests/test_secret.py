"""Turns in secret: `reveal = end_of_turn`."""

from collections import Counter
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import HIDDEN, OptionValue
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import KINDS, ORDER
from cheeseboard.games.fromage.rules.resources import discard
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.tests.positions import orders, stock, texts
from cheeseboard.games.fromage.view import OWN_PARTS
from cheeseboard.match import Match, check_setup
from cheeseboard.testing import rule
from cheeseboard.words import words

SECRET: Final[dict[str, OptionValue]] = {
    "reveal": "end_of_turn",
    "layout": "festival fromagerie bistro villes",
    "square": 3,
    "boards": "1 2 3",
}
"""The order quarter lies in front of seat 0 in turn 1."""


def new(seed: int = 1) -> Match:  # type: ignore[type-arg]
    return Match.new(GAME, 3, SECRET, seed)


@rule("FRO-2.13")
def test_others_see_the_start_of_the_turn() -> None:
    match = new()
    others = [match.view(viewer) for viewer in (1, 2, None)]
    for text in ("gather 2 hard", "make F22 soft"):
        events = match.play(0, text)
        assert all(event.seats == (0,) for event in events)
    assert match.view(0).cheese.count(0) == 1
    assert [match.view(viewer) for viewer in (1, 2, None)] == others
    if "order keep" in [move.text for move in match.moves(0)]:
        match.play(0, "order keep")
    match.play(0, "end")
    assert match.to_act == (1, 2)
    assert match.view(1).ended == [True, False, False]
    assert match.view(1).cheese.count(0) == 0
    match.play(1, "end")
    match.play(2, "end")
    assert match.view(1).cheese.count(0) == 1
    told = [event.message.key for _, event in match.events(1)]
    assert "event-reveal-cheese" in told
    assert "event-reveal-gather" in told
    assert "event-make" not in told
    own = [event.message.key for _, event in match.events(0)]
    assert "event-make" in own, "who did it reads it later too"


def revealed(layout: str, *steps: str) -> Match:  # type: ignore[type-arg]
    """A turn in which seat 0 does these steps in secret, and all have ended it."""
    options = SECRET | {"layout": layout, "inserts": "I"}
    match = Match.new(GAME, 3, options, 1)
    for text in (*steps, "end"):
        while "order keep" in [move.text for move in match.moves(0)]:
            match.play(0, "order keep")
        match.play(0, text)
    match.play(1, "end")
    match.play(2, "end")
    return match


@rule("FRO-2.12")
def test_a_new_cheese_is_told_as_one() -> None:
    match = revealed("festival fromagerie bistro villes", "make F22 soft")
    told = [event.message for _, event in match.events(0)]
    found = next(message for message in told if message.key == "event-reveal-cheese")
    say = words("fromage", "en").say
    assert say(found, viewer=0) == "Your new cheese lies on F22."
    assert say(found) == "Red has a new cheese on F22."


@rule("FRO-2.12")
def test_a_new_cheese_in_a_town_is_told_by_its_name() -> None:
    match = revealed("villes fromagerie bistro festival", "make V17 soft")
    told = [event.message for _, event in match.events(1)]
    found = next(message for message in told if message.key == "event-reveal-town")
    say = words("fromage", "en").say
    assert say(found, viewer=0) == "Your new cheese lies in Pont-l’Évêque (V17)."
    assert say(found, viewer=1) == "Red has a new cheese in Pont-l’Évêque (V17)."


@rule("FRO-2.13")
def test_deck_and_discards_show_only_own_steps() -> None:
    match = new()
    deck, drawn = match.view(1).deck, len(orders(match.view(0)))
    match.play(0, "gather 3 hard")
    assert len(orders(match.view(0))) == drawn + 3
    assert match.view(1).deck == deck
    assert sum(match.view(0).deck) == sum(deck) - 3
    assert match.view(0).screen[0].taken == [3, 0, 0]
    assert match.view(1).screen[0].taken == [0, 0, 0]
    assert match.undoable(0) == 0  # cards were shown
    for seat in (0, 1, 2):
        match.play(seat, "end")
    assert sum(match.view(1).deck) == sum(deck) - 3


@rule("FRO-2.13")
@pytest.mark.parametrize("seed", range(8))
def test_secret_turns_commute_even_when_cards_are_drawn(seed: int) -> None:
    options = check_setup(GAME, 3, SECRET)
    start = GAME.setup(options, 3, Live(seed), SILENCE)
    chance = Live(100 + seed, is_recording=False)
    lines = [random_turn(start, seat, chance) for seat in range(3)]
    results = set()
    for _ in range(6):
        state = start.copy()
        dealer = Live(seed, 50)
        queues = [list(line) for line in lines]
        while any(queues):
            ready = [seat for seat in range(3) if queues[seat]]
            seat = ready[chance.pick("seat", len(ready))]
            text = queues[seat].pop(0)
            assert text in texts(state, seat)
            GAME.apply(state, seat, GAME.read(text), dealer, SILENCE)
        results.add(state.fingerprint())
    assert len(results) == 1


def random_turn(start: Position, seat: int, chance: Live) -> list[str]:
    state = start.copy()
    line = []
    while not state.ended[seat]:
        legal = texts(state, seat)
        line.append(legal[chance.pick("move", len(legal))])
        GAME.apply(state, seat, GAME.read(line[-1]), Live(0), SILENCE)
    return line


@rule("FRO-2.13")
def test_cards_beyond_the_pile_come_when_the_turn_ends() -> None:
    options = check_setup(GAME, 3, SECRET)
    state = GAME.setup(options, 3, Live(2), SILENCE)
    for pile in state.screen[0].piles:
        del pile[1:]
    before = stock(state).get("order", 0)
    GAME.apply(state, 0, GAME.read("gather 3 soft"), Live(0), SILENCE)
    assert len(orders(state)) == before + 1
    assert state.screen[0].owed == [2, 0, 0]
    for seat in range(3):
        GAME.apply(state, seat, GAME.read("end"), Live(3), SILENCE)
    assert len(orders(state)) == before + 3
    assert sum(state.deck) + sum(state.orders) == 36


@rule("FRO-2.13")
def test_nobody_sees_the_pile_of_another() -> None:
    match = new()
    match.play(0, "gather 3 hard")
    for viewer in (1, 2, None):
        for pile in match.view(viewer).screen[0].piles:
            assert set(pile) == {HIDDEN}
    assert HIDDEN not in match.view(0).screen[0].piles[0][:3]


def short_of_cards(*steps: str, boards: str = "1 2 3", erected: int = 0) -> Position:
    """A turn in which every pile is empty, after these steps of seat 0."""
    options = check_setup(GAME, 3, SECRET | {"boards": boards})
    state = GAME.setup(options, 3, Live(2), SILENCE)
    state.screen[0].piles = [[], [], []]
    state.erected[0] = erected
    for step in steps:
        GAME.apply(state, 0, GAME.read(step), Live(0), SILENCE)
    return state


@rule("FRO-2.13")
def test_only_the_owner_sees_what_a_turn_owes() -> None:
    state = short_of_cards("gather 2 soft")
    assert state.screen[0].owed == [2, 0, 0]
    assert GAME.view(state, 0).screen[0].owed == [2, 0, 0]
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer).screen[0].owed == [0, 0, 0]


@rule("FRO-2.13", "FRO-7.8")
def test_only_the_owner_sees_what_a_turn_throws_away() -> None:
    state = short_of_cards()
    kind = 4
    state.orders[kind] += 1
    discard(state, 0, ORDER, kind, SILENCE)
    own = GAME.view(state, 0)
    assert sum(own.screen[0].aside[:KINDS]) == own.discards[kind] == 1
    for viewer in (1, 2, None):
        other = GAME.view(state, viewer)
        assert not any(other.screen[0].aside)
        assert not any(other.discards)


@rule("FRO-2.13", "FRO-8.7")
def test_a_card_that_is_owed_wakes_the_greenhouse() -> None:
    greenhouse = 1 << 2
    state = short_of_cards("gather 2 soft", boards="2 1 3", erected=greenhouse)
    assert state.screen[0].owed == [3, 0, 0]
    assert state.used[0] == greenhouse


@rule("FRO-2.13", "FRO-8.2", "FRO-7.2")
def test_a_seat_sees_its_own_buildings_and_cards_and_others_after_the_turn() -> None:
    options = check_setup(GAME, 3, SECRET)
    state = GAME.setup(options, 3, Live(2), SILENCE)
    state.stock[:3] = [9, 0, 0]
    state.screen[0].before.stock[:3] = [9, 0, 0]
    GAME.apply(state, 0, GAME.read("build 1"), Live(0), SILENCE)
    state.completed[0] += 1
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (own.erected[0], own.completed[0]) == (1, 1)
    assert (other.erected[0], other.completed[0]) == (0, 0)
    log = Log()
    for seat in range(3):
        GAME.apply(state, seat, GAME.read("end"), Live(3), log)
    built = [event for event in log.events if event.message.key == "event-build"]
    assert [(event.message.args, event.seats) for event in built] == [
        ({"seat": 0, "building": "P11"}, None)
    ]


@rule("FRO-2.13")
def test_whoever_has_ended_a_secret_turn_may_have_done_something() -> None:
    match = new(4)
    match.play(1, "end")
    view = match.view(0)
    worlds = [GAME.imagine(view, 0, Live(seed)) for seed in range(30)]
    assert {world.gathers[1] + world.makes[1] > 0 for world in worlds} == {True, False}


@rule("FRO-10.1")
def test_only_the_announcement_is_heard_at_once() -> None:
    options = check_setup(GAME, 3, SECRET)
    state = GAME.setup(options, 3, Live(2), SILENCE)
    state.orders[:9] = [0] * 9
    state.tokens[0] = 1
    view = GAME.view(state, 1)
    log = Log()
    GAME.apply(state, 0, GAME.read("make F22 soft"), Live(0), log)
    assert log.is_border
    assert [event.message.key for event in log.events if event.seats is None] == ["event-announce"]
    after = GAME.view(state, 1)
    assert after.is_announced
    after.is_announced = False
    assert after == view


@rule("FRO-2.13")
def test_imagined_piles_are_made_of_the_cards_left() -> None:
    match = new(4)
    match.play(0, "gather 3 hard")
    match.play(1, "end")
    view = match.view(0)
    assert HIDDEN not in view.screen[0].piles[0][:3]
    assert set(view.screen[0].piles[0][3:]) == {HIDDEN}
    for seed in range(10):
        world = GAME.imagine(view, 0, Live(seed))
        assert GAME.view(world, 0) == view
        assert world.holes() == 0
        dealt = Counter(kind for pile in world.screen[0].piles for kind in pile)
        assert all(dealt[kind] <= world.deck[kind] for kind in range(9))
        assert GAME.invariants(world) == []


@rule("FRO-2.13")
@pytest.mark.parametrize("seat", range(3))
def test_a_seat_sees_all_that_its_own_steps_changed(seat: int) -> None:
    state = GAME.setup(check_setup(GAME, 3, SECRET), 3, Live(2), SILENCE)
    for name, items in OWN_PARTS:
        values = getattr(state, name)
        assert len(values) == 3 * items, name
        if isinstance(values[0], int):
            values[:] = [value + 1 for value in values]
    seen = GAME.view(state, seat)
    for name, items in OWN_PARTS:
        part = slice(seat * items, (seat + 1) * items)
        assert getattr(seen, name)[part] == getattr(state, name)[part], name


@rule("FRO-2.13")
def test_who_thinks_others_through_lets_them_begin_their_turn_anew() -> None:
    match = new(4)
    match.play(1, "end")
    assert match.view(0).ended == [False, True, False]
    assert GAME.reopened(match.view(0), 0).ended == [False] * 3


@rule("FRO-2.13", "FRO-10.1")
def test_nobody_is_imagined_to_have_placed_the_last_cheese_in_secret() -> None:
    state = GAME.setup(check_setup(GAME, 3, SECRET), 3, Live(4), SILENCE)
    for tokens in (1, 2):
        state.tokens[1] = state.screen[0].before.tokens[1] = tokens
        turn = state.copy()
        GAME.apply(turn, 1, GAME.read("end"), Live(0), SILENCE)
        view = GAME.view(turn, 0)
        left = {GAME.imagine(view, 0, Live(seed)).tokens[1] for seed in range(60)}
        assert left == set(range(1, tokens + 1)), "others would have heard of the last"


@rule("FRO-2.12")
def test_who_has_only_gathered_is_not_told_to_have_cheese() -> None:
    match = revealed("festival fromagerie bistro villes", "gather 1 soft")
    told = [event.message.key for _, event in match.events(1)]
    assert "event-reveal-gather" in told
    assert "event-reveal-cheese" not in told
