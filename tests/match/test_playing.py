"""Beginning a match, playing it, and what is refused."""

from collections.abc import Callable

import pytest

import cheeseboard as cb
from cheeseboard.chance import Chance
from cheeseboard.events import Log, Message
from cheeseboard.game import NONE, BadSetup, IllegalMove, Options, UnreadableMove
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template import Template
from cheeseboard.games._template.moves import BID, Move
from cheeseboard.games._template.state import Position
from cheeseboard.games.burg_appenzell import GAME as CASTLE
from cheeseboard.match import Match, UnknownSeat
from cheeseboard.record import Played

from .matches import Market, castle, finish, market, snapshot

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
