"""Tests of matches: playing, refusing, taking back, telling and keeping secrets."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.chance import Chance
from cheeseboard.events import Event, Log, Message
from cheeseboard.game import HIDDEN, NONE, BadSetup, IllegalMove, Options, UnreadableMove
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template import Template
from cheeseboard.games._template.moves import BID, Move
from cheeseboard.games._template.state import Position
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import (
    CannotUndo,
    IllegalStop,
    Match,
    StillSecret,
    UnknownSeat,
    is_dealt_from_seed,
)
from cheeseboard.record import Played, Stopped, Undone, parse

Market = Match[Position, Move]


def market(seats: int = 2, rounds: int = 5, seed: int = 1, game: Template = MARKET) -> Market:
    return Match.new(game, seats, {"rounds": rounds}, seed)


def castle(seats: int = 2, seed: int = 1, **options: int | str) -> Match[Any, Any]:
    """A match after the placing: seat 0 in tower a1, seat 1 in g7."""
    match: Match[Any, Any] = Match.new(CASTLE, seats, {"first_seat": 0, **options}, seed)
    for seat, tower in zip(range(seats), ("a1", "g7", "g1", "a7"), strict=False):
        match.play(seat, f"place {tower}")
    return match


def snapshot(match: Match[Any, Any]) -> list[Any]:
    """All that anybody can notice of a match."""
    viewers = [*range(match.seats), None]
    return [
        [match.view(viewer) for viewer in viewers],
        [match.shown(viewer) for viewer in viewers],
        [match.events(viewer) for viewer in viewers],
        [match.decision_number(seat) for seat in range(match.seats)],
        [list(match.moves(seat)) for seat in range(match.seats)],
        [match.undoable(seat) for seat in range(match.seats)],
        match.to_act,
        match.outcome,
        match.record.lines(),
    ]


def keys(events: Sequence[tuple[int, Event]]) -> list[str]:
    return [event.message.key for _, event in events]


def finish(match: Match[Any, Any], seed: int = 0) -> None:
    bots = [cb.bot("random", seed + seat) for seat in range(match.seats)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))


# --- beginning -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "burg_appenzell is played with 2, 3, 4 seats, not with 1."),
        (2, {"target": 9}, "Option 'target' cannot be 9: it takes one of 4, 5, 6."),
        (2, {"taget": 4}, "burg_appenzell has no option 'taget'. Its options: side, target, "),
        (2, {"first_seat": 3}, "Who begins: there are 2 seats at this table. Choose one of them."),
    ],
    ids=str,
)
def test_a_match_that_cannot_be_played_does_not_begin(
    seats: int, options: Options, sentence: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new(CASTLE, seats, options, 1)
    assert str(caught.value).startswith(sentence)
    assert (caught.value.refusal is not None) == ("Who begins" in sentence)


def test_the_record_begins_with_the_complete_options_and_the_chance_of_the_set_up() -> None:
    match = Match.new(MARKET, 3, {}, 7)
    assert match.record.game == "_template"
    assert (match.seats, match.record.seats) == (3, 3)
    assert match.record.options == {"rounds": 5}
    assert [dealt.label for dealt in match.record.chance] == ["cheese"]
    assert match.record.steps == []
    assert match.record.end is None


def test_a_match_without_a_seed_gets_a_fresh_one_of_32_bytes() -> None:
    seeds = [cb.new_match("_template", 2).record.seed for _ in range(3)]
    assert len(set(seeds)) == 3
    assert all(isinstance(seed, bytes) and len(seed) == 32 for seed in seeds)


# --- playing -------------------------------------------------------------------------------------


def test_a_move_is_played_as_itself_or_as_its_text() -> None:
    one, two = market(), market()
    events = one.play(0, BID[3])
    assert two.play(0, " bid   3 ") == events
    assert snapshot(one) == snapshot(two)
    assert one.view(0).bids == [3, NONE]
    assert one.record.steps == [Played(0, "bid 3")]
    assert [event.message for event in events] == [Message("event-bid", {"seat": 0, "card": 3})]


def test_the_record_holds_what_chance_dealt_with_the_move_that_asked() -> None:
    match = market()
    match.play(0, "bid 3")
    match.play(1, "bid 4")
    step = match.record.steps[1]
    assert isinstance(step, Played)
    assert [dealt.label for dealt in step.chance] == ["cheese"]


def test_an_unreadable_move_raises_and_changes_nothing() -> None:
    for match in (market(), castle()):
        before = snapshot(match)
        with pytest.raises(UnreadableMove, match="is no move of this game"):
            match.play(0, "cheese, please")
        assert snapshot(match) == before


@pytest.mark.parametrize(
    ("seat", "text", "key", "rules"),
    [
        (0, "bid 1", "refuse-card-used", ("TPL-2.3",)),
        (1, "bid 5", "refuse-not-your-turn", ()),
    ],
    ids=str,
)
def test_an_illegal_move_raises_with_its_reason_and_changes_nothing(
    seat: int, text: str, key: str, rules: tuple[str, ...]
) -> None:
    match = market()
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    match.play(1, "bid 3")
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, text)
    assert snapshot(match) == before
    assert (caught.value.seat, caught.value.text) == (seat, text)
    assert caught.value.refusal.message.key == key
    assert caught.value.refusal.rules == rules


@pytest.mark.parametrize("seat", [2, 9, -1])
@pytest.mark.parametrize(
    "ask",
    [
        lambda match, seat: match.view(seat),
        lambda match, seat: match.shown(seat),
        lambda match, seat: match.events(seat),
        lambda match, seat: match.moves(seat),
        lambda match, seat: match.decision(seat),
        lambda match, seat: match.why_not(seat, "bid 1"),
        lambda match, seat: match.decision_number(seat),
        lambda match, seat: match.play(seat, "bid 1"),
        lambda match, seat: match.undoable(seat),
        lambda match, seat: match.undo(seat),
    ],
)
def test_a_seat_that_is_not_there_is_refused(
    ask: Callable[[Market, int], object], seat: int
) -> None:
    match = market()
    match.play(1, "bid 2")
    before = snapshot(match)
    with pytest.raises(UnknownSeat) as caught:
        ask(match, seat)
    assert str(caught.value) == f"There is no seat {seat}: the match has 0 to 1."
    assert snapshot(match) == before


def test_an_illegal_move_in_the_castle_changes_nothing() -> None:
    match = castle()
    before = snapshot(match)
    for text in ("place g1", "uncover R", "move a1>b1", "enter a1", "move d4>d5"):
        with pytest.raises(IllegalMove):
            match.play(0, text)
        assert snapshot(match) == before


def test_nothing_is_played_after_the_end() -> None:
    match = market(rounds=1)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    before = snapshot(match)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.play(0, "bid 3")
    assert snapshot(match) == before
    assert match.why_not(0, "bid 3") is not None


def test_why_not_tells_the_reason_and_none_for_legal_moves() -> None:
    match = castle()
    assert match.why_not(0, "enter g1") is None
    refusal = match.why_not(0, "uncover R")
    assert refusal is not None
    assert (refusal.message.key, refusal.rules) == ("refuse-room-far", ("BA-3.2",))
    waiting = match.why_not(1, "enter g1")
    assert waiting is not None
    assert waiting.message.key == "refuse-not-your-turn"
    with pytest.raises(UnreadableMove):
        match.why_not(0, "cheese")


# --- lines ---------------------------------------------------------------------------------------


def test_a_line_is_played_as_a_whole() -> None:
    one, two = castle(), castle()
    events = one.play_line(0, ["enter g1", "enter a7"])
    single = [*two.play(0, "enter g1"), *two.play(0, "enter a7")]
    assert list(events) == single
    assert snapshot(one) == snapshot(two)


@pytest.mark.parametrize(
    "line",
    [
        ["enter g1", "enter g1"],
        ["enter g1", "move d4>d5", "enter a7"],
        ["enter g1", "enter a7", "end", "enter a7"],
    ],
    ids=";".join,
)
def test_a_line_with_an_illegal_move_changes_nothing(line: list[str]) -> None:
    match = castle()
    before = snapshot(match)
    with pytest.raises(IllegalMove):
        match.play_line(0, line)
    assert snapshot(match) == before


def test_a_line_with_an_unreadable_move_changes_nothing() -> None:
    match = castle()
    before = snapshot(match)
    with pytest.raises(UnreadableMove):
        match.play_line(0, ["enter g1", "enter x9"])
    assert snapshot(match) == before


def test_a_line_crosses_a_border_with_its_last_move_only() -> None:
    match = castle()
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play_line(0, ["uncover A", "enter g1"])
    assert caught.value.refusal.message.key == "refuse-line-border"
    assert snapshot(match) == before
    match.play_line(0, ["enter g1", "uncover A"])
    assert len(match.record.steps) == 4


def test_a_line_goes_on_when_its_player_shows_something() -> None:
    """A card that is played is news to the others, not to who plays it."""
    match = cb.new_match("smash_up", seats=2, options={"factions": "random"}, seed=3)
    seat = match.to_act[0]
    line = next(one for one in match.game.choices(match.view(seat), seat) if len(one.moves) == 2)
    match.play_line(seat, line.moves)
    assert [match.record.steps[-2], match.record.steps[-1]] == [
        Played(seat, move.text) for move in line.moves
    ]
    assert match.undoable(seat) == 1, "The base, not the card."


def test_an_empty_line_does_nothing() -> None:
    match = castle()
    before = snapshot(match)
    assert match.play_line(0, []) == ()
    assert snapshot(match) == before


# --- taking back ---------------------------------------------------------------------------------


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


# --- what goes wrong inside ----------------------------------------------------------------------


class Clumsy(Template):
    """Breaks down in the middle of some moves, after it has changed the state."""

    is_clumsy = True

    def apply(self, state: Position, seat: int, move: Move, chance: Chance, log: Log) -> None:
        super().apply(state, seat, move, chance, log)
        if move.card == 3 and self.is_clumsy:
            raise RuntimeError("The game broke down.")


def test_a_game_that_breaks_down_in_the_middle_leaves_the_match_unchanged() -> None:
    game = Clumsy()
    match, calm = market(game=game), market()
    for each in (match, calm):
        each.play(0, "bid 5")
    before = snapshot(match)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="broke down"):
            match.play(1, "bid 3")
        assert snapshot(match) == before
    for each in (match, calm):
        each.play(1, "bid 2")
    assert snapshot(match) == snapshot(calm)
    game.is_clumsy = False
    for each in (match, calm):
        finish(each)
    assert snapshot(match) == snapshot(calm)


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
