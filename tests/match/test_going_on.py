"""Matches that are saved, copied, ended early or played on by somebody else."""

import json
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.events import Event, Message
from cheeseboard.game import IllegalMove
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import CannotUndo, IllegalStop, Match, is_dealt_from_seed
from cheeseboard.record import Stopped, parse

from .matches import castle, finish, market, snapshot

# --- going on ------------------------------------------------------------------------------------


@pytest.mark.parametrize("stop", [0, 1, 3, 4, 7])
@pytest.mark.parametrize("seed", [5, bytes(32)], ids=["seed 5", "seed of zeros"])
def test_a_replayed_match_has_the_same_future(seed: int | bytes, stop: int) -> None:
    whole: Match[Any, Any] = Match.new(MARKET, 2, {}, seed)
    other: Match[Any, Any] = Match.new(MARKET, 2, {}, seed)
    for match in (whole, other):
        bots = [cb.bot("random", seat) for seat in range(2)]
        for number in range(stop):
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), seat))
            if number == 0:
                match.undo(seat)
                match.play(seat, match.moves(seat)[0])
    again = Match.replay(MARKET, parse(other.record.lines()))
    assert snapshot(again) == snapshot(whole)
    finish(whole)
    finish(again)
    assert snapshot(again) == snapshot(whole)
    assert again.record == whole.record


@pytest.mark.parametrize("stop", [0, 3, 30])
def test_a_restored_match_goes_on_as_if_nothing_had_happened(stop: int) -> None:
    matches: list[Match[Any, Any]] = [market(3, seed=9), castle(seed=9, round_limit=20)]
    for match in matches:
        bots = [cb.bot("random", seat) for seat in range(match.seats)]
        for _ in range(stop):
            if match.to_act:
                seat = match.to_act[-1]
                match.play(seat, bots[seat].choose(match.view(seat), seat))
        again = restored(match)
        assert snapshot(again) == snapshot(match)
        finish(match, 50)
        finish(again, 50)
        assert snapshot(again) == snapshot(match)


def test_a_restored_match_can_still_take_back() -> None:
    match = market(3)
    match.play(0, "bid 5")
    match.play(1, "bid 2")
    again = restored(match)
    match.undo(0)
    again.undo(0)
    assert snapshot(again) == snapshot(match)


def restored(match: Match[Any, Any]) -> Match[Any, Any]:
    """The match as it comes back from a store that keeps texts."""
    saved, events = json.loads(json.dumps([match.save(), match.save_events()]))
    told = [events, *([] for _ in match.record.steps)]
    return Match.restore(match.game, parse(match.record.lines()), saved, told)


def test_the_same_seed_and_moves_give_the_same_match() -> None:
    one, two, other = castle(seed=3), castle(seed=3), castle(seed=4)
    for match in (one, two, other):
        finish(match, 1)
    assert one.record == two.record
    assert one.record.chance != other.record.chance


# --- copies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("stop", [0, 1, 7])
def test_what_is_played_on_a_copy_is_not_played_here(stop: int) -> None:
    matches: list[Match[Any, Any]] = [market(3, seed=9), castle(seed=9, round_limit=20)]
    for match in matches:
        begin(match, stop)
        before = snapshot(match)
        twin = match.copy()
        assert snapshot(twin) == before
        finish(twin, 50)
        assert snapshot(match) == before
        finish(match, 50)
        assert snapshot(match) == snapshot(twin), "and chance deals both the same"


def begin(match: Match[Any, Any], moves: int) -> None:
    bots = [cb.bot("random", seat) for seat in range(match.seats)]
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))


def test_a_copy_takes_back_for_itself_alone() -> None:
    match = market(3)
    match.play(0, "bid 5")
    twin = match.copy()
    twin.undo(0)
    assert (match.undoable(0), twin.undoable(0)) == (1, 0)
    assert len(match.record.steps) == 1


# --- ends that people agree on -------------------------------------------------------------------


def test_people_end_a_match_before_its_rules_do() -> None:
    match = market(3)
    match.play(0, "bid 5")
    [event] = match.stop("over-agreed", (1, 1, 3))
    assert event.message == Message("over-agreed")
    assert (match.to_act, match.outcome and match.outcome.ranks) == ((), (1, 1, 3))
    assert [match.moves(seat) for seat in range(3)] == [(), (), ()]
    assert match.outcome is not None
    assert match.outcome.scores == ()
    assert match.undoable(0) == 0
    assert match.everything() is not None, "nothing is secret any more"
    with pytest.raises(IllegalMove):
        match.play(1, "bid 2")
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(IllegalStop):
        match.stop("over-agreed", (1, 1, 1))


def test_a_stopped_match_is_saved_and_replayed_as_it_was() -> None:
    match = castle(seed=5)
    begin(match, 6)
    match.stop("over-resigned", (1, 2))
    record = parse(match.record.lines())
    assert record.steps[-1] == Stopped("over-resigned", (1, 2))
    again = Match.replay(CASTLE, record)
    assert again.outcome == match.outcome
    assert snapshot(restored(match)) == snapshot(match)
    assert restored(match).outcome == match.outcome
    assert Match.replay(CASTLE, record, 3).to_act, "before its end it was running"
    assert is_dealt_from_seed(CASTLE, record)


# --- as somebody else has played on ---------------------------------------------------------------


def test_a_match_follows_what_was_saved_elsewhere() -> None:
    """Two steps and a take-back at a time, and what was announced behind the last known step."""
    there = castle(first_seat=0)
    here = there.copy()
    bot = cb.bot("random", 3)
    for _ in range(12):
        known, kept = max(0, len(here.record.steps) - 1), here.event_count - 1
        for _ in range(2):
            seat = there.to_act[0]
            there.play(seat, bot.choose(there.view(seat), seat))
        if there.undoable(seat):
            there.undo(seat)
        if not there.to_act:
            break
        there.announce(Event(Message("event-taken-back", {"seat": 0})))
        events = [Event.from_json(event) for event in there.save_events()[kept:]]
        here = here.advanced(known, there.record.steps[known:], there.save(), kept, events)
        assert snapshot(here) == snapshot(there)
        assert here.save() == there.save()
