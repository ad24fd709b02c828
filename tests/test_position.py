"""Tests of positions as a line of text, and of matches that begin with one."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard import position, registry
from cheeseboard.arena.observing import observe
from cheeseboard.bots.random import play_out
from cheeseboard.chance import Simulated
from cheeseboard.events import SILENCE
from cheeseboard.games._template import GAME
from cheeseboard.games._template.state import Position
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.record import Played, Record, parse
from cheeseboard.state import HIDDEN, NONE
from cheeseboard.testing.settings import secret_options, short_match

GAMES = ["_template", *registry.ids()]
LINE = "_template/1/rounds=2,pile(1,4),prize=3,wasted(),hands((1,2),(4,5)),bids(-,4),won((),(6))"


def market(**changes: Any) -> Position:
    """A position of two seats in the second last round."""
    usual = Position(2, [1, 4], 3, [], [[1, 2], [4, 5]], [NONE, 4], [[], [6]])
    return replace(usual, **changes)


def halfway(id: str, seed: int, options: dict[str, Any]) -> Match[Any, Any]:
    """A match with random moves, stopped somewhere; played to its end now and then."""
    game = cb.game(id)
    match = Match.new(game, short_match(game).seats, options, seed)
    chance = Simulated(seed)
    for _ in range(chance.pick("length", 120)):
        if not match.to_act:
            break
        seat = match.to_act[chance.pick("seat", len(match.to_act))]
        moves = match.moves(seat)
        match.play(seat, moves[chance.pick("move", len(moves))])
    return match


# --- writing and reading -------------------------------------------------------------------------


def test_a_position_is_a_line_as_documented() -> None:
    assert cb.position_text(market()) == LINE
    assert cb.read_position(LINE) == market()


def test_a_view_has_question_marks_where_it_hides() -> None:
    view = GAME.view(market(), 0)
    assert view.holes() > 0
    line = cb.position_text(view)
    assert line == LINE.replace("bids(-,4)", "bids(-,?)")
    assert cb.read_position(line) == view


def test_equal_neighbours_are_counted() -> None:
    line = cb.position_text(market(pile=[0] * 25, wasted=[7, 7, 1], bids=[NONE, NONE]))
    assert "pile(25x0),prize=3,wasted(2x7,1)" in line
    assert "bids(2x-)" in line


def test_the_line_of_a_match_is_its_whole_position() -> None:
    match = cb.new_match("_template", 2, seed=4)
    match.play(0, "bid 5")
    assert "bids(5,-)" in cb.position_text(match)
    assert cb.position_text(match) == match.position_text()
    assert "bids(?,-)" in cb.position_text(match.view(1))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id", GAMES)
def test_every_position_and_view_of_every_game_reads_back(id: str, seed: int) -> None:
    options = secret_options(cb.game(id)) if seed % 2 else short_match(cb.game(id)).options
    match = halfway(id, seed, options)
    whole = cb.position_text(match)
    again = cb.match_from(whole, seed=1, options=options)
    for viewer in (None, *range(match.seats)):
        view = match.view(viewer)
        line = cb.position_text(view)
        assert cb.read_position(line) == view
        assert line.isascii()
        assert len(line.split()) == 1
        assert ("?" in line) == (view.holes() > 0)
        assert again.view(viewer) == view
        assert cb.position_text(again.view(viewer)) == line
    assert again.to_act == match.to_act
    assert again.outcome == match.outcome


VALUES = st.recursive(
    st.integers() | st.booleans() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(("a", "_b", "yes", "x2", "C_d")), inner, min_size=1)
    ),
    max_leaves=20,
)


@settings(derandomize=True, deadline=None, database=None)
@given(VALUES)
def test_whatever_a_state_may_hold_comes_back(value: Any) -> None:
    text = position._members({"field": value})
    assert position._Reader(text).fields() == {"field": value}
    assert json.dumps(position._Reader(text).fields()) == json.dumps({"field": value})
    assert text.isascii()
    assert len(text.split()) == 1


def test_a_line_that_was_wrapped_is_read() -> None:
    wrapped = "  " + LINE[:20] + "\n   " + LINE[20:50] + "\r\n" + LINE[50:] + "\n"
    assert cb.read_position(wrapped) == market()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position begins with a game and its shape, such as ratland/1/."),
        ("rounds=2", "A position begins with a game and its shape, such as ratland/1/."),
        (LINE[:29], "At sign 18 of the fields a comma or a closing bracket is missing"),
        (LINE + ")", "At sign 77 of the fields a comma or the end is missing: ')' stands there."),
        (LINE + ",", "At sign 78 of the fields a name of a field is missing: the text ends."),
        (LINE + ",rounds=2", "The field 'rounds' is there twice."),
        (LINE + ",mice=2", "This is no position of _template: Position must be an object with"),
        (LINE.replace("=2", "=2x1"), "At sign 11 of the fields one value is missing"),
        (LINE.replace("=2", "=two"), "At sign 8 of the fields a value is missing: 'two,pile"),
        (LINE.replace("=2", "=yes"), "This is no position of _template: Position.rounds must be"),
        (LINE.replace("=2", ":%FF"), "At sign 7 of the fields a text is missing: ':%FF,pile"),
        (LINE.replace("(1,4)", "(999999x0)"), "A position has 100,000 items at most."),
        ("_template/1/" + "a(" * 9999, "There are too many brackets in each other."),
    ],
    ids=str,
)
def test_a_line_that_is_no_position_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(cb.BadPosition) as caught:
        cb.read_position(text)
    assert str(caught.value).startswith(sentence)


def test_a_line_of_an_older_shape_is_brought_to_the_present() -> None:
    match = cb.new_match("burg_appenzell", 2, seed=1)
    line = cb.position_text(match.view(0))
    assert line.startswith("burg_appenzell/2/variant(")
    older = line.replace("burg_appenzell/2/", "burg_appenzell/1/").replace("first_seat=", "start=")
    assert older != line
    assert cb.read_position(older) == match.view(0)


def test_a_line_of_a_later_shape_is_refused() -> None:
    with pytest.raises(cb.BadPosition, match="written by a later version of _template"):
        cb.read_position(LINE.replace("/1/", "/2/"))


def test_a_position_of_no_game_names_those_that_are_near() -> None:
    with pytest.raises(cb.UnknownGame, match="Did you mean 'ratland'"):
        cb.read_position("ratlnd/1/phase=2")


# --- matches that begin with a position ----------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_a_match_from_a_position_plays_to_its_end_and_replays(id: str) -> None:
    game = cb.game(id)
    options = short_match(game).options
    line = cb.position_text(halfway(id, 5, options))
    match = cb.match_from(line, seed=2, options=options)
    cb.play(match, [cb.bot("random", seed=seat) for seat in range(match.seats)])
    assert match.record.start == line
    again = Match.replay(game, parse(match.record.lines()))
    assert again.outcome == match.outcome
    assert again.everything() == match.everything()
    assert again.record == match.record
    assert is_dealt_from_seed(game, match.record)


def test_a_match_from_a_position_is_observed_like_any_other() -> None:
    match = cb.match_from(LINE, seed=2)
    cb.play(match, [cb.bot("random", seed=seat) for seat in range(2)])
    steps = [step for step in match.record.steps if isinstance(step, Played)]
    assert (len(steps), steps[0].seat) == (3, 0)
    assert observe(GAME, match.record).moves == 2 + 1 + 1


def test_chance_goes_on_from_the_seed() -> None:
    ends = set()
    for seed in (1, 1, 2, 3, 4, 5):
        match = cb.match_from(LINE, seed=seed)
        match.play(0, "bid 1")
        ends.add((seed, match.record.steps[0].chance))  # type: ignore[union-attr]
    assert len({seed for seed, _ in ends}) == 5
    assert len(ends) == 5
    assert len({chance for _, chance in ends}) > 1


def test_the_record_keeps_the_start_in_its_first_line() -> None:
    record = cb.match_from(LINE, seed=4).record
    head = json.loads(record.lines()[0])
    assert (head["start"], head["chance"]) == (LINE, [])
    assert "start" not in json.loads(cb.new_match("_template", 2, seed=4).record.lines()[0])
    assert parse(record.lines()) == record


def test_the_move_before_the_start_cannot_be_taken_back() -> None:
    match = cb.match_from(LINE, seed=4)
    assert (match.undoable(0), match.undoable(1)) == (0, 0)
    match.play(0, "bid 1")
    assert match.events(None)


def test_a_position_at_the_end_is_a_match_that_is_over() -> None:
    state = market()
    play_out(GAME, state, Simulated(1))
    match = cb.match_from(state, seed=1)
    assert (match.to_act, match.outcome) == ((), GAME.outcome(state))
    assert match.record.end is not None
    assert Match.replay(GAME, match.record).record == match.record


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (market(bids=[NONE, HIDDEN]), "The position has holes: it is a view."),
        (market(bids=[NONE, 3]), "No match comes to this position: A seat bids a card"),
    ],
    ids=["view", "wrong"],
)
def test_a_match_needs_a_whole_and_possible_position(state: Position, sentence: str) -> None:
    with pytest.raises(cb.BadPosition, match=sentence):
        cb.match_from(state)


def test_a_match_needs_a_position_of_its_own_game() -> None:
    castle = cb.new_match("burg_appenzell", 2, seed=1)
    with pytest.raises(cb.BadPosition, match="A position of _template is needed"):
        Match.from_position(GAME, castle.view(0), {}, 1)


def test_a_start_that_does_not_fit_its_record_is_refused() -> None:
    record = cb.match_from(LINE, seed=4).record
    for change, sentence in (
        ({"start": "mouse"}, "A position begins with a game"),
        ({"start": LINE.replace("_template", "ratland")}, "This is a position of ratland"),
        ({"seats": 3}, "The position is not one of 3 seats."),
        ({"chance": cb.new_match("_template", 2, seed=4).record.chance}, "it holds chance"),
    ):
        wrong: Record = replace(record, **change)
        with pytest.raises(cb.RecordError, match=sentence):
            cb.replay(wrong)


def test_a_world_imagined_from_a_line_with_holes_can_be_played() -> None:
    line = cb.position_text(cb.match_from(LINE).view(0))
    view = cb.read_position(line)
    world = cb.game_of(view).imagine(view, 0, cb.Simulated(3))
    match = cb.match_from(world, seed=1)
    assert match.view(0) == view
    cb.game_of(view).apply(world, 0, match.moves(0)[0], cb.Simulated(3), cb.SILENCE)
    assert world != match.view(0)
    assert not SILENCE
