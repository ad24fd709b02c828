"""What is told of a match, and what is kept secret."""

import pytest

import cheeseboard as cb
from cheeseboard.events import Event, Message
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import Match, StillSecret

from .matches import castle, finish, keys, market, snapshot

# --- telling -------------------------------------------------------------------------------------


def test_every_viewer_reads_its_own_log_with_its_own_numbers() -> None:
    match = market(3)
    match.play(1, "bid 2")
    match.play(0, "bid 5")
    assert keys(match.events(0)) == keys(match.events(1)) == ["event-offer", "event-bid"]
    assert keys(match.events(2)) == keys(match.events(None)) == ["event-offer"]
    match.play(2, "bid 1")
    assert [number for number, _ in match.events(None)] == list(range(1, 7))
    assert [number for number, _ in match.events(0)] == list(range(1, 8))
    for viewer in (0, 1, 2, None):
        every = match.events(viewer)
        for since in range(len(every) + 2):
            assert match.events(viewer, since) == every[since:]


def test_fleeting_events_leave_the_log_and_are_back_after_the_end() -> None:
    match = castle(round_limit=20)
    played = match.play(0, "uncover A")
    assert [event.message.key for event in played if event.is_fleeting] != []
    shown = match.events(0)
    assert "event-lift" in keys(shown)
    assert "event-shows" not in keys(shown)
    finish(match)
    told = match.events(0)
    assert dict(shown).items() <= dict(told).items()
    assert [number for number, _ in told] == list(range(1, len(told) + 1))
    assert "event-shows" in keys(told)
    assert match.events(None) == told


def test_a_viewer_who_was_present_reads_fleeting_events_with_the_same_numbers() -> None:
    match = castle(round_limit=20)
    match.play(0, "uncover A")
    present, absent = match.events(0, is_present=True), match.events(0)
    assert "event-shows" in keys(present)
    assert [number for number, _ in present] == list(range(1, len(present) + 1))
    assert [entry for entry in present if not entry[1].is_fleeting] == absent
    finish(match)
    assert match.events(0) == match.events(0, is_present=True)


def test_being_present_does_not_open_the_secrets_of_others() -> None:
    match = market(3)
    match.play(0, "bid 5")
    assert keys(match.events(1, is_present=True)) == ["event-offer"]


def test_something_that_no_move_did_can_be_announced() -> None:
    match = market()
    before = match.record.lines()
    match.announce(Event(Message("event-undo", {"seat": 0, "count": 1}), seats=(1,)))
    assert keys(match.events(1)) == ["event-offer", "event-undo"]
    assert keys(match.events(0)) == ["event-offer"]
    assert match.record.lines() == before


def test_a_parked_move_moves_no_decision_number_but_its_own() -> None:
    match = market(3)
    match.play(1, "bid 4")
    assert [match.decision_number(seat) for seat in range(3)] == [0, 1, 0]
    match.play(0, "bid 1")
    assert [match.decision_number(seat) for seat in range(3)] == [1, 1, 0]
    match.play(2, "bid 2")
    assert [match.decision_number(seat) for seat in range(3)] == [2, 2, 1]


def test_a_decision_number_moves_for_who_moved_and_who_can_now_do_something_else() -> None:
    match = castle(3)
    before = [match.decision_number(seat) for seat in range(3)]
    match.play(0, "end")
    gained = [match.decision_number(seat) - before[seat] for seat in range(3)]
    assert gained == [1, 1, 0]
    match.play(1, "end")
    gained = [match.decision_number(seat) - before[seat] for seat in range(3)]
    assert gained == [1, 2, 1]


def test_playing_at_the_same_time_leaves_the_decision_of_others_alone() -> None:
    match = Match.new(cb.game("fromage"), 3, {}, 4)
    first, *others = match.to_act
    asked = {seat: list(match.moves(seat)) for seat in others}
    before = {seat: match.decision_number(seat) for seat in others}
    match.play(first, match.moves(first)[0])
    untouched = [seat for seat in others if list(match.moves(seat)) == asked[seat]]
    assert untouched
    assert all(match.decision_number(seat) == before[seat] for seat in untouched)


# --- secrets -------------------------------------------------------------------------------------


def test_a_running_match_keeps_its_secrets() -> None:
    for match in (market(), castle()):
        with pytest.raises(StillSecret, match="The match is running"):
            match.everything()
        with pytest.raises(StillSecret):
            match.all_events()


def test_a_match_that_is_over_tells_everything() -> None:
    match = market(rounds=1)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    assert match.everything().holes() == 0
    assert "event-bid" in [event.message.key for event in match.all_events()]
    match.everything().won.clear()
    match.all_events().clear()
    assert match.everything().won != []
    assert match.all_events() != []


def test_a_look_back_at_a_match_that_is_over_tells_everything_at_every_step() -> None:
    match = castle(round_limit=20)
    finish(match)
    for steps in (0, 1, 5, len(match.record.steps) - 1):
        again = Match.replay(CASTLE, match.record, steps)
        assert again.everything().holes() == 0
        assert again.everything() != match.everything()
        assert again.all_events() == match.all_events()[: len(again.all_events())]


def test_a_replay_of_a_running_match_keeps_its_secrets() -> None:
    match = market()
    match.play(0, "bid 1")
    with pytest.raises(StillSecret):
        Match.replay(MARKET, match.record).everything()


def test_scribbling_on_a_view_changes_nothing() -> None:
    match = market(3)
    match.play(0, "bid 5")
    before = snapshot(match)
    for viewer in (0, 1, 2, None):
        for view in (match.view(viewer), match.shown(viewer)):
            view.hands.clear()
            view.bids[0] = 1
            view.won[0].append(7)
    assert snapshot(match) == before
