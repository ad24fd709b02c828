"""Building squares: FRO-12, the solo draft of FRO-13.6, and the worked example X-50."""

from collections import Counter

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import BUILDING, BUILDINGS, FIRST_SQUARE, SQUARES
from cheeseboard.games.fromage.state import ACTING, COVERING, Position
from cheeseboard.games.fromage.tests.positions import (
    lines,
    options,
    own_buildings,
    play,
    stacked,
    stock,
    texts,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.words import words


def drafting(seats: int, squares: str = "draft") -> Position:
    """Hand A of seat 0 is squares 1 to 4 of the list, B squares 5 to 8, and so on."""
    chosen = options(seats, building_squares=squares)
    return GAME.setup(chosen, seats, stacked(), SILENCE)


def ids(*numbers: int) -> list[str]:
    return [SQUARES[number].id for number in numbers]


def pick_first(state: Position) -> None:
    """Everybody keeps the first square of the hand."""
    for seat in GAME.to_act(state):
        play(state, f"{seat}: {texts(state, seat)[0]}")


@rule("FRO-12.1")
def test_x50_a_draft_of_three() -> None:
    state = drafting(3)
    held = []
    for _ in range(3):
        held.append([texts(state, seat, "pick") for seat in range(3)])
        pick_first(state)
    a, b, c = (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)
    assert held[0] == [ids(*a), ids(*b), ids(*c)]
    assert held[1] == [ids(*c[1:]), ids(*a[1:]), ids(*b[1:])]
    assert held[2] == [ids(*b[2:]), ids(*c[2:]), ids(*a[2:])]
    picks = [[BUILDINGS[square].id for square in each] for each in state.draft[0].picks]
    assert picks == [ids(0, 9, 6, 3), ids(4, 1, 10, 7), ids(8, 5, 2, 11)]
    assert state.phase == COVERING


@rule("FRO-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_up_with_four_different_squares(seats: int) -> None:
    chosen = options(seats, building_squares="draft")
    state = GAME.setup(chosen, seats, Live(seats), SILENCE)
    for _ in range(3):
        pick_first(state)
    squares = [square for picks in state.draft[0].picks for square in picks]
    assert len(squares) == len(set(squares)) == 4 * seats
    assert [len(picks) for picks in state.draft[0].picks] == [4] * seats


@rule("FRO-12.2")
def test_picks_are_secret_and_can_be_withdrawn() -> None:
    match = Match.new(GAME, 3, {"building_squares": "draft"}, 8)
    before = [match.view(seat) for seat in (1, 2)]
    first = match.moves(0)[0]
    events = match.play(0, first)
    assert all(event.seats == (0,) for event in events)
    asked = [match.to_act]
    for seat, old in zip((1, 2), before, strict=True):
        view = match.view(seat)
        assert view.draft[0].chosen[0] == HIDDEN
        view.draft[0].chosen[0] = NONE
        assert view == old
    match.undo(0)
    assert [*asked, match.to_act] == [(1, 2), (0, 1, 2)]


@rule("FRO-12.2")
def test_a_view_shows_only_the_own_hand_and_what_passed_through_it() -> None:
    state = drafting(4)
    pick_first(state)
    view = GAME.view(state, 2)
    draft = view.draft[0]
    assert [hand.count(HIDDEN) for hand in draft.hands] == [3, 0, 3, 3]
    assert draft.picks[2] == [FIRST_SQUARE + 8]
    assert draft.passed[2] == [FIRST_SQUARE + 9, FIRST_SQUARE + 10, FIRST_SQUARE + 11]
    assert draft.picks[0] == [HIDDEN]
    assert draft.passed[0] == [HIDDEN] * 3
    watcher = GAME.view(state, None).draft[0]
    assert all(set(hand) == {HIDDEN} for hand in watcher.hands + watcher.picks + watcher.passed)


@rule("FRO-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
def test_imagined_hands_fit_what_a_seat_has_seen(seats: int, rounds: int) -> None:
    chosen = options(seats, building_squares="draft")
    state = GAME.setup(chosen, seats, Live(rounds), SILENCE)
    for _ in range(rounds):
        pick_first(state)
    for viewer in (0, seats - 1, None):
        view = GAME.view(state, viewer)
        seen = Counter[int]()
        for seed in range(20):
            world = GAME.imagine(view, viewer, Live(seed))
            assert GAME.view(world, viewer) == view
            draft = world.draft[0]
            squares = [square for part in draft.hands + draft.picks for square in part]
            assert len(squares) == len(set(squares)) == 4 * seats
            for seat in range(seats):
                if rounds:
                    first = {draft.picks[seat][0], *draft.passed[seat][:3]}
                    assert len(first) == 4
            seen.update(square for square in squares if square not in squares_of(view))
        if viewer is not None and seats < 4:
            assert len(seen) > 8  # unseen squares turn up anywhere


def squares_of(view: Position) -> set[int]:
    draft = view.draft[0]
    return {square for part in draft.hands + draft.picks + draft.passed for square in part}


@rule("FRO-12.2")
def test_with_two_seats_the_missing_square_is_known() -> None:
    """Hand A comes back to seat 0, so what seat 1 kept of it is no secret."""
    state = drafting(2)
    pick_first(state)
    play(state, f"0: {texts(state, 0)[0]}", f"1: pick {SQUARES[2].id}")
    assert texts(state, 0, "pick") == ids(1, 3)
    for seed in range(10):
        world = GAME.imagine(GAME.view(state, 0), 0, Live(seed))
        assert world.draft[0].picks[1][1] == FIRST_SQUARE + 2


@rule("FRO-12.3")
def test_squares_go_on_any_slots_or_none() -> None:
    state = drafting(2)
    for _ in range(3):
        pick_first(state)
    mine = [BUILDINGS[square].id for square in state.draft[0].picks[0]]
    assert texts(state, 0) == ["cover 1 print", *(f"cover 1 {square}" for square in mine)]
    play(state, f"cover 1 {mine[2]}")
    assert f"cover 2 {mine[2]}" not in texts(state)
    play(state, "cover 2 print", f"cover 3 {mine[0]}", "cover 4 print")
    assert GAME.to_act(state) == (1,)
    assert own_buildings(state, 0) == ["P11", "P12", "P13", "P14"]
    for slot in (1, 2, 3, 4):
        play(state, f"1: cover {slot} print")
    assert state.phase == ACTING
    assert own_buildings(state, 0) == [mine[2], "P12", mine[0], "P14"]
    assert own_buildings(state, 1) == ["P21", "P22", "P23", "P24"]


@rule("FRO-12.3")
def test_nobody_sees_a_layout_before_all_are_done() -> None:
    match = Match.new(GAME, 2, {"building_squares": "random"}, 8)
    before = match.view(1)
    for _ in range(3):
        match.play(0, match.moves(0)[-1])
        assert match.view(1) == before
    match.play(0, match.moves(0)[-1])
    assert match.to_act == (1,)
    assert match.view(1).draft[0].laid[0] == [HIDDEN] * 4
    laid = [GAME.imagine(match.view(1), 1, Live(seed)).draft[0].laid[0] for seed in range(9)]
    assert all(HIDDEN not in squares for squares in laid)
    assert len({tuple(squares) for squares in laid}) > 1
    assert match.undoable(0) == 4
    for _ in range(4):
        match.play(1, match.moves(1)[0])
    assert match.undoable(0) == 0
    assert all(number >= FIRST_SQUARE for number in match.view(None).buildings[:4])


@rule("FRO-12.4")
def test_squares_left_over_are_never_shown() -> None:
    match = Match.new(GAME, 3, {"building_squares": "draft"}, 5)
    for _ in range(3):
        for seat in match.to_act:
            match.play(seat, match.moves(seat)[0])
    kept = match.view(0).draft[0].picks[0]
    for seat in match.to_act:
        for _ in range(4):
            match.play(seat, match.moves(seat)[0])
    told = {event.message.args.get("building") for _, event in match.events(1)}
    assert not {BUILDINGS[square].id for square in kept} & told
    assert match.view(1).draft == []
    assert not any(move.text.startswith("cover") for move in match.moves(0))
    refusal = match.why_not(0, "cover 1 W1")
    assert refusal is not None
    assert refusal.rules == ("FRO-12.4",)


@rule("FRO-12.5")
def test_a_square_works_like_a_printed_building() -> None:
    state = drafting(2)
    for _ in range(3):
        pick_first(state)
    state.draft[0].picks[0] = [BUILDING[square] for square in ("W2", "H1", "M1", "F4")]
    play(state, "cover 1 W2", "cover 2 print", "cover 3 M1", "cover 4 F4")
    for slot in (1, 2, 3, 4):
        play(state, f"1: cover {slot} print")
    state.stock[0] = 8
    assert texts(state, 0, "build") == ["1", "2", "3", "4"]
    play(state, "build 1", "build 3", "build 4", "power 1 soft")
    assert stock(state)["livestock"] == 2
    assert state.stock[0] == 0
    assert lines(state)["buildings"] == 4


@rule("FRO-12.6")
def test_parlours_and_tables_stay() -> None:
    state = drafting(2)
    for _ in range(3):
        pick_first(state)
    while state.phase == COVERING:
        seat = GAME.to_act(state)[0]
        play(state, f"{seat}: {texts(state, seat)[-1]}")
    state.stock[1] = 2
    assert state.variant.boards == (0, 1)
    assert texts(state, 0, "milk") == ["1 F22"]


@rule("FRO-13.6")
def test_the_solo_draft_draws_four_three_two_and_one() -> None:
    match = Match.new(GAME, 1, {"building_squares": "draft"}, 3)
    seen: list[str] = []
    for count in (4, 3, 2):
        hand = [move.text for move in match.moves(0)]
        assert len(hand) == count
        assert not set(hand) & set(seen)
        seen += hand
        match.play(0, hand[0])
        assert match.view(0).draft[0].passed == [[]], "what was not kept is in the box"
    view = match.view(0)
    assert view.phase == COVERING
    assert len(view.draft[0].picks[0]) == 4
    assert len(match.moves(0)) == 5
    assert len(view.draft[0].undrawn) == 32 - 10
    for _ in range(4):
        match.play(0, match.moves(0)[0])
    assert match.view(0).turn == 1


@rule("FRO-13.6")
def test_the_solo_draft_is_told_by_its_own_rule() -> None:
    state = drafting(1)
    say = words("fromage", "en").say
    said = []
    for _ in range(3):
        view = GAME.view(state, 0)
        assert GAME.decision(view, 0).rules == ("FRO-13.6",)
        refusal = GAME.why_not(view, 0, GAME.read("end"))
        assert refusal is not None
        assert refusal.rules == ("FRO-13.6",)
        told = play(state, texts(state)[0])
        assert {event.rules for event in told} == {("FRO-13.6",)}
        said.append(say(told[-1].message))
    drawn = "The other squares go to the box; new ones are drawn."
    last = "The other square goes to the box; the last one is drawn and kept."
    assert said == [drawn, drawn, last]


@rule("FRO-12.1")
def test_with_others_the_squares_go_on() -> None:
    state = drafting(2)
    assert GAME.decision(state, 0).rules == ("FRO-12.1", "FRO-12.2")
    say = words("fromage", "en").say
    said = []
    for _ in range(3):
        told = play(state, f"0: {texts(state, 0)[0]}", f"1: {texts(state, 1)[0]}")
        assert {event.rules for event in told} == {("FRO-12.1",)}
        said.append(say(told[-1].message))
    assert said == ["The squares go on."] * 2 + ["All squares are chosen."]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_squares_at_random(seats: int) -> None:
    state = drafting(seats, "random")
    assert state.phase == COVERING
    assert [len(picks) for picks in state.draft[0].picks] == [4] * seats
    if seats > 1:
        view = GAME.view(state, 0)
        assert view.draft[0].picks[1] == [HIDDEN] * 4
        world = GAME.imagine(view, 0, Live(3))
        assert GAME.view(world, 0) == view
        assert world.holes() == 0
