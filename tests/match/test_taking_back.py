"""Taking moves back."""

from collections.abc import Sequence

import pytest

from cheeseboard.chance import Chance
from cheeseboard.events import Event, Log, Message
from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template import Template
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import CannotUndo, Match
from cheeseboard.record import Played, Undone, parse

from .matches import castle, keys, market, snapshot


def test_a_move_is_taken_back() -> None:
    match = castle()
    before = match.view(0)
    match.play(0, "enter g1")
    assert match.undoable(0) == 1
    (event,) = match.undo(0)
    assert event == Event(Message("event-undo", {"seat": 0, "count": 1}))
    assert match.view(0) == before
    assert match.undoable(0) == 0
    assert match.record.steps[-2:] == [Played(0, "enter g1"), Undone(0, 1)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_several_moves_are_taken_back_at_once(count: int) -> None:
    match = castle(2, round_limit=20)
    views = [match.view(0)]
    for text in ("enter g1", "enter a7"):
        match.play(0, text)
        views.append(match.view(0))
    if count > 2:
        before = snapshot(match)
        with pytest.raises(CannotUndo):
            match.undo(0, count)
        assert snapshot(match) == before
        return
    match.undo(0, count)
    assert match.view(0) == views[2 - count]
    assert match.undoable(0) == 2 - count
    assert match.record.steps[-1] == Undone(0, count)


def test_take_back_ends_at_the_border() -> None:
    match = castle()
    match.play_line(0, ["enter g1", "uncover A"])
    match.play(0, "enter a7")
    assert match.undoable(0) == 1
    match.undo(0)
    before = snapshot(match)
    for count in (1, 2, 0, -1):
        with pytest.raises(CannotUndo) as caught:
            match.undo(0, count)
        assert caught.value.refusal.message.key == "refuse-undo-border"
    assert str(caught.value) == (
        "Seat 0 cannot take back: There is nothing you can take back now. "
        "A move that has shown something new stays."
    )
    assert snapshot(match) == before


def test_a_parked_choice_is_taken_back_after_others_have_chosen() -> None:
    match = market(3)
    match.play(0, "bid 5")
    match.play(1, "bid 2")
    assert [match.undoable(seat) for seat in range(3)] == [1, 1, 0]
    (event,) = match.undo(0)
    assert event.seats == (0,)
    assert match.to_act == (0, 2)
    assert match.view(1).bids == [NONE, 2, NONE]
    assert match.view(0).bids == [NONE, HIDDEN, NONE]
    match.play(0, "bid 1")
    match.play(2, "bid 1")
    assert match.view(None).won[1] != []


def test_a_parked_choice_is_taken_back_unnoticed() -> None:
    quiet, busy = market(3), market(3)
    for match in (quiet, busy):
        match.play(1, "bid 2")
    busy.play(0, "bid 5")
    busy.undo(0)
    for viewer in (1, 2, None):
        assert busy.view(viewer) == quiet.view(viewer)
        assert busy.events(viewer) == quiet.events(viewer)
    for seat in (1, 2):
        assert busy.decision_number(seat) == quiet.decision_number(seat)
    assert keys(busy.events(0)) == ["event-offer", "event-bid", "event-undo"]


def test_nothing_is_taken_back_after_the_reveal() -> None:
    match = market()
    match.play(0, "bid 5")
    match.play(1, "bid 2")
    before = snapshot(match)
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert snapshot(match) == before


def test_nothing_is_taken_back_after_the_end() -> None:
    match = market(rounds=1)
    match.play(0, "bid 5")
    match.play(1, "bid 2")
    before = snapshot(match)
    for seat in (0, 1):
        assert match.undoable(seat) == 0
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert snapshot(match) == before


def test_a_seat_takes_back_nothing_of_others() -> None:
    match = market(3)
    match.play(0, "bid 5")
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert match.view(0).bids == [5, NONE, NONE]


class TurnByTurn(Template):
    """Seats bid one after another, so each bid builds on those before."""

    def to_act(self, state: Position) -> tuple[int, ...]:
        return super().to_act(state)[:1]

    def moves(self, state: Position, seat: int) -> Sequence[Move]:
        return super().moves(state, seat) if seat in self.to_act(state) else ()


def test_a_move_on_which_another_builds_is_not_taken_back() -> None:
    match = market(3, game=TurnByTurn())
    match.play(0, "bid 5")
    assert match.undoable(0) == 1
    match.play(1, "bid 2")
    assert [match.undoable(seat) for seat in range(3)] == [0, 1, 0], "nobody is promised more"
    before = snapshot(match)
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.refusal.message.key == "refuse-undo-others"
    assert snapshot(match) == before
    match.undo(1)
    match.undo(0)
    assert match.view(0).bids == [NONE] * 3


class Peeking(Template):
    """Whoever bids 3 has learnt something alone."""

    def apply(self, state: Position, seat: int, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move.card == 3:
            log.border(seat)


def test_a_border_of_one_seat_binds_that_seat_alone() -> None:
    match = market(3, game=Peeking())
    match.play(0, "bid 2")
    match.play(1, "bid 3")
    assert [match.undoable(seat) for seat in range(3)] == [1, 0, 0]
    match.undo(0)
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_take_back_replays_from_the_record() -> None:
    match = castle()
    match.play_line(0, ["enter g1", "enter a7"])
    match.undo(0, 2)
    match.play(0, "uncover A")
    again = Match.replay(CASTLE, parse(match.record.lines()))
    assert snapshot(again) == snapshot(match)
    secret = market(3)
    secret.play(0, "bid 5")
    secret.play(1, "bid 2")
    secret.undo(0)
    assert snapshot(Match.replay(MARKET, parse(secret.record.lines()))) == snapshot(secret)
