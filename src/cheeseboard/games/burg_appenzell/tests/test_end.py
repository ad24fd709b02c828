"""Rules BA-9: how the game ends."""

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import Outcome
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.rules.ending import finish, leader
from cheeseboard.games.burg_appenzell.state import OVER, TURNS, Position
from cheeseboard.games.burg_appenzell.tests.positions import (
    cheese_of,
    in_dungeon,
    in_reserve,
    open_rooms,
    play,
    position,
    visible,
)
from cheeseboard.testing import rule


def result(state: Position) -> tuple[str, int]:
    assert state.phase == OVER
    return state.reason, state.winner


def outcome(state: Position) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


@rule("BA-9.1", "BA-9.2")
@pytest.mark.parametrize(
    ("cheese", "is_over"), [("", False), ("23", False), ("234", True), ("567", True)]
)
def test_the_fourth_kind_ends_the_game_and_wins_it(cheese: str, is_over: bool) -> None:
    for action, cells in (("slide W2", ["b2", "d3"]), ("move a1>a2", ["a1", "d3"])):
        state = position(mice={0: cells, 1: ["g7"]}, open="D", cheese={0: cheese, 1: "567"})
        assert play(state, action) == ["cheese 0 1"]
        assert (state.phase == OVER) == is_over
        assert (GAME.outcome(state) is not None) == is_over
        if is_over:
            assert result(state) == ("target", 0)
            assert outcome(state).winners == (0,)
            assert outcome(state).rules == ("BA-9.1",)


@rule("BA-9.1")
def test_two_kinds_at_once_may_go_past_the_target() -> None:
    state = position(cheese={0: "234"}, mice={0: ["b2", "d3", "f2", "g4"], 1: ["g7"]})
    play(state, "slide W2")
    assert (cheese_of(state, 0), result(state)) == ("12345", ("target", 0))
    assert outcome(state).scores == (5, 0)


@rule("BA-9.2")
def test_the_seat_at_the_target_wins_on_another_seats_turn() -> None:
    state = position(active=1, cheese={0: "234", 1: "567"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    play(state, "slide W2")
    assert result(state) == ("target", 0)
    assert outcome(state).ranks == (1, 2)


@rule("BA-9.3")
@pytest.mark.parametrize(("lost", "is_over"), [(0, False), (1, False), (2, True)])
def test_the_third_lost_mouse_ends_the_game(lost: int, is_over: bool) -> None:
    state = position(dungeon={1: lost}, cheese={0: "1"}, mice={0: ["a1"], 1: ["e2"]})
    assert play(state, "slide W2") == ["fall 1 e2"]
    assert in_dungeon(state, 1) == lost + 1
    assert (state.phase == OVER) == is_over
    if is_over:
        assert result(state) == ("mice", 0)
        assert outcome(state).rules == ("BA-9.3",)


@rule("BA-9.3")
def test_losses_of_different_seats_do_not_add_up() -> None:
    state = position(dungeon={0: 2, 1: 1}, mice={0: ["a1"], 1: ["e2"]})
    play(state, "slide W2")
    assert (in_dungeon(state, 0), in_dungeon(state, 1), state.phase) == (2, 2, TURNS)


@rule("BA-9.4")
@pytest.mark.parametrize(
    ("cheese", "winner"),
    [(("1", "23", ""), 1), (("12", "3", "4"), 0), (("", "2", "345"), 2), (("1", "", ""), 0)],
)
def test_most_tokens_win_after_a_third_loss(cheese: tuple[str, ...], winner: int) -> None:
    state = position(
        players=3,
        dungeon={1: 2},
        cheese=dict(enumerate(cheese)),
        mice={0: ["a1"], 1: ["e2"], 2: ["g7"]},
    )
    play(state, "slide W2")
    assert result(state) == ("mice", winner)
    assert outcome(state).scores == tuple(map(len, cheese))


@rule("BA-9.3", "BA-9.4")
def test_cheese_of_the_last_slide_counts() -> None:
    state = position(
        players=3,
        active=1,
        dungeon={2: 2},
        cheese={0: "2", 1: "23", 2: "2"},
        mice={0: ["b2", "d3"], 1: ["a1"], 2: ["e2"]},
    )
    play(state, "slide W2")
    assert cheese_of(state, 0) == "12"
    assert result(state) == ("mice", 0)


@rule("BA-9.5")
def test_in_a_tie_a_seat_with_one_mouse_left_is_set_aside() -> None:
    state = position(
        players=3,
        dungeon={1: 2},
        cheese={0: "12", 1: "34", 2: "56"},
        mice={0: ["a1"], 1: ["e2"], 2: ["g7"]},
    )
    play(state, "slide W2")
    assert result(state) == ("mice", 2)
    pair = position(dungeon={1: 2}, cheese={0: "12", 1: "34"}, mice={0: ["a1"], 1: ["e2"]})
    play(pair, "slide W2")
    assert result(pair) == ("mice", 0)


@rule("BA-9.5", "BA-9.12")
def test_in_a_tie_a_seat_without_any_mouse_is_set_aside() -> None:
    state = position(
        floor="F1",
        spare="O",
        dungeon={1: 1},
        cheese={0: "1", 1: "2"},
        mice={0: ["a1"], 1: ["d1", "d4", "d7"]},
    )
    play(state, "slide Sd")
    assert in_dungeon(state, 1) == 4
    assert result(state) == ("mice", 0)


@rule("BA-9.5")
def test_a_seat_with_two_mice_left_is_not_set_aside() -> None:
    state = position(
        players=3,
        active=2,
        dungeon={0: 2, 1: 2},
        cheese={0: "12", 1: "3", 2: "56"},
        mice={0: ["a1"], 1: ["e2"], 2: ["g7"]},
    )
    play(state, "slide W2")
    assert result(state) == ("mice", 0)


@rule("BA-9.6")
@pytest.mark.parametrize(
    ("active", "tied", "winner"),
    [
        (0, (0, 1, 2), 1),
        (0, (0, 2), 2),
        (1, (0, 1, 2), 2),
        (1, (0, 1), 0),
        (2, (0, 1, 2), 0),
        (2, (1, 2), 1),
        (3, (0, 1, 2), 0),
        (3, (1, 2), 1),
    ],
)
def test_among_tied_seats_the_longest_wait_wins(
    active: int, tied: tuple[int, ...], winner: int
) -> None:
    state = position(
        players=4,
        active=active,
        dungeon={3: 2},
        cheese=dict.fromkeys(tied, "67"),
        mice={0: ["a1"], 1: ["g1"], 2: ["g7"], 3: ["e2"]},
    )
    play(state, "slide W2")
    assert result(state) == ("mice", winner)


@rule("BA-9.7")
def test_a_seat_with_one_mouse_left_wins_when_it_leads_alone() -> None:
    state = position(dungeon={1: 2}, cheese={0: "12", 1: "346"}, mice={0: ["a1"], 1: ["e2"]})
    play(state, "slide W2")
    assert result(state) == ("mice", 1)
    assert outcome(state).ranks == (2, 1)


@rule("BA-9.7")
def test_by_agreement_a_leader_with_one_mouse_left_is_passed_over() -> None:
    state = position(
        dungeon={1: 2},
        cheese={0: "12", 1: "346"},
        mice={0: ["a1"], 1: ["e2"]},
        lone_mouse_may_win=False,
    )
    play(state, "slide W2")
    assert result(state) == ("mice", 0)
    assert outcome(state).reason.args == {"seat": 0, "tie": "lone"}


@rule("BA-9.8")
@pytest.mark.parametrize(("active", "winner"), [(0, 1), (1, 0)])
def test_if_all_tied_seats_have_one_mouse_left_the_wait_decides(active: int, winner: int) -> None:
    state = position(
        active=active,
        dungeon={0: 2, 1: 2},
        cheese={0: "12", 1: "34"},
        mice={0: ["d6", "a1"], 1: ["d1", "g7"]},
    )
    assert len(play(state, "slide Sd")) == 2
    assert result(state) == ("mice", winner)


@rule("BA-9.9")
def test_the_target_comes_before_a_third_lost_mouse() -> None:
    state = position(
        players=3,
        active=1,
        dungeon={2: 2},
        cheese={0: "234", 1: "23"},
        mice={0: ["b2", "d3"], 1: ["a1"], 2: ["e2"]},
    )
    assert play(state, "slide W2") == ["fall 2 e2", "cheese 0 1"]
    assert result(state) == ("target", 0)


@rule("BA-9.10")
@pytest.mark.parametrize(
    ("players", "active", "winner"), [(2, 0, 1), (2, 1, 0), (3, 0, 1), (3, 1, 0), (3, 2, 0)]
)
def test_of_several_seats_at_the_target_the_longest_wait_wins(
    players: int, active: int, winner: int
) -> None:
    state = position(
        players=players,
        active=active,
        cheese={0: "234", 1: "234"},
        mice={0: ["b2", "d3"], 1: ["f2", "g4"], 2: ["a7"]},
    )
    assert sorted(play(state, "slide W2")) == ["cheese 0 1", "cheese 1 5"]
    assert result(state) == ("target", winner)


@rule("BA-9.10")
def test_the_wait_decides_even_if_the_other_seat_has_more_tokens() -> None:
    state = position(
        cheese={0: "234", 1: "234"}, mice={0: ["b2", "d3", "f2", "g4"], 1: ["a2", "f3"]}
    )
    assert sorted(play(state, "slide W2")) == ["cheese 0 1", "cheese 0 5", "cheese 1 7"]
    assert result(state) == ("target", 1)
    assert outcome(state).ranks == (2, 1)


@rule("BA-9.11")
def test_three_in_the_dungeon_end_the_game_though_one_waits_outside() -> None:
    state = position(dungeon={1: 2}, mice={0: ["a1"], 1: ["e2"]}, cheese={0: "1"})
    assert in_reserve(state, 1) == 1
    play(state, "slide W2")
    assert (in_reserve(state, 1), result(state)) == (1, ("mice", 0))
    early = position(dungeon={1: 1}, mice={0: ["a1"], 1: ["e2"]}, cheese={0: "1"})
    play(early, "slide W2")
    assert (in_reserve(early, 1), early.phase) == (2, TURNS)


@rule("BA-9.12")
@pytest.mark.parametrize(
    ("lost", "cells", "after"),
    [(0, ["d1", "d4", "d7"], 3), (1, ["d1", "d4"], 3), (1, ["d1", "d4", "d7"], 4)],
)
def test_several_mice_falling_together_end_the_game(
    lost: int, cells: list[str], after: int
) -> None:
    state = position(
        floor="F1", spare="O", dungeon={1: lost}, cheese={0: "1"}, mice={0: ["a1"], 1: cells}
    )
    assert len(play(state, "slide Sd")) == len(cells)
    assert (in_dungeon(state, 1), result(state)) == (after, ("mice", 0))


@rule("BA-9.13")
def test_the_game_stops_on_the_spot() -> None:
    state = position(
        cheese={0: "234"}, mice={0: ["b2", "d3"], 1: ["g7"]}, open="AKQ", active=1, ap=3
    )
    play(state, "slide W2")
    assert (GAME.to_act(state), state.points, state.active) == ((), 2, 1)
    assert [GAME.moves(state, seat) for seat in (0, 1)] == [(), ()]
    assert open_rooms(state) == "AEIKQ"
    assert len(visible(GAME.shown(GAME.view(state, None), None))) == 33


@rule("BA-9.14")
@pytest.mark.parametrize(
    ("active", "cheese", "dungeon", "ranks"),
    [
        (0, ("12", "345", "6", ""), (0, 0, 0), (2, 1, 3, 4)),
        (0, ("1", "234", "5", "6"), (0, 0, 1), (2, 1, 3, 4)),
        (0, ("1", "234", "5", "6"), (0, 0, 0), (3, 1, 2, 4)),
        (1, ("1", "2", "3", "456"), (1, 0, 0), (4, 3, 2, 1)),
        (3, ("67", "67", "67", "1"), (1, 0, 0), (1, 2, 3, 4)),
    ],
)
def test_places_go_by_tokens_then_mice_then_wait(
    active: int, cheese: tuple[str, ...], dungeon: tuple[int, int, int], ranks: tuple[int, ...]
) -> None:
    state = position(
        players=4,
        active=active,
        cheese=dict(enumerate(cheese)),
        dungeon={0: dungeon[0], 1: dungeon[1], 2: dungeon[2], 3: 2},
        mice={0: ["a1"], 1: ["g1"], 2: ["g7"], 3: ["e2"]},
    )
    play(state, "slide W2")
    assert state.reason == "mice"
    assert outcome(state).ranks == ranks


@rule("BA-9.14")
def test_the_score_sheet_adds_up_to_the_tokens() -> None:
    state = position(cheese={0: "234", 1: "57"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    play(state, "slide W2")
    found = outcome(state)
    assert found.scores == (4, 2)
    assert [(line.message.key, line.points) for line in found.sheet if line.is_counted] == [
        ("score-kinds", (4, 2))
    ]
    held = {
        str(line.message.args["cheese"]): line.points
        for line in found.sheet
        if line.message.key == "score-cheese"
    }
    assert held == {
        "holey": (1, 0),
        "blue": (1, 0),
        "wax": (1, 0),
        "white": (1, 0),
        "orange": (0, 1),
        "goat": (0, 0),
        "slice": (0, 1),
    }


@rule("BA-9.14")
@pytest.mark.parametrize(
    ("cheese", "lost", "left"),
    [
        (("67", "67", "1234"), (0, 1, 0), [(4, 3, 4)]),
        (("67", "67", "1234"), (1, 1, 0), []),
        (("67", "6", "1234"), (0, 1, 0), []),
        (("67", "123", "12"), (0, 0, 1), [(4, 4, 3)]),
    ],
)
def test_the_score_sheet_shows_the_mice_where_they_part_who_is_level(
    cheese: tuple[str, ...], lost: tuple[int, ...], left: list[tuple[int, ...]]
) -> None:
    mice = {0: ["a1"], 1: ["g7"], 2: ["g1"]}
    held, fallen = dict(enumerate(cheese)), dict(enumerate(lost))
    state = position(players=3, cheese=held, dungeon=fallen, mice=mice)
    finish(state, "limit", leader(state), SILENCE)
    sheet = outcome(state).sheet
    assert [line.points for line in sheet if line.message.key == "score-mice"] == left


@rule("BA-9.5", "BA-9.8")
@pytest.mark.parametrize(
    ("cheese", "lost", "tie"),
    [
        (("123", "45", "6"), (0, 2, 0), "none"),
        (("12", "34", "5"), (0, 2, 0), "mice"),
        (("12", "34", "56"), (0, 2, 0), "wait"),
        (("12", "3", "56"), (0, 2, 0), "wait"),
        (("1", "23", "4"), (0, 2, 0), "none"),
    ],
)
def test_the_result_names_the_tie_break_that_was_used(
    cheese: tuple[str, ...], lost: tuple[int, ...], tie: str
) -> None:
    state = position(
        players=3,
        cheese=dict(enumerate(cheese)),
        dungeon=dict(enumerate(lost)),
        mice={0: ["a1"], 1: ["e2"], 2: ["g7"]},
    )
    play(state, "slide W2")
    reason = outcome(state).reason
    assert (reason.key, reason.args) == ("over-mice", {"seat": state.winner, "tie": tie})


@rule("BA-9.10")
def test_the_result_says_that_the_wait_decided_between_seats_at_the_target() -> None:
    alone = position(cheese={0: "234", 1: "567"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    play(alone, "slide W2")
    assert outcome(alone).reason.args["tie"] == "none"
    of_three = position(players=3, cheese={0: "234"}, mice={0: ["b2", "d3"], 1: ["g7"]})
    play(of_three, "slide W2")
    assert outcome(of_three).reason.args["tie"] == "none"
    both = position(cheese={0: "234", 1: "234"}, mice={0: ["b2", "d3"], 1: ["f2", "g4"]})
    play(both, "slide W2")
    assert outcome(both).reason.args["tie"] == "wait"


@rule("BA-9.15")
@pytest.mark.parametrize(("players", "limit"), [(2, 60), (3, 20), (4, 25)])
def test_after_the_last_round_the_tokens_decide(players: int, limit: int) -> None:
    state = position(
        players=players,
        round_limit=limit,
        turns=limit * players - 2,
        active=players - 2,
        mice={0: ["a1"], 1: ["g7"]},
        cheese={0: "1", 1: "23"},
        open="A",
    )
    play(state, "end")
    assert (state.phase, state.active) == (TURNS, players - 1)
    play(state, "uncover O" if players == 2 else "slide Nb", "end")
    assert result(state) == ("limit", 1)
    assert (state.active, GAME.to_act(state)) == (players - 1, ())
    assert open_rooms(state) == ""
    assert outcome(state).rules == ("BA-9.15",)


@rule("BA-9.15")
@pytest.mark.parametrize(("start", "last", "winner"), [(0, 2, 0), (1, 0, 1), (2, 1, 2)])
def test_at_the_limit_the_seat_that_played_last_has_waited_least(
    start: int, last: int, winner: int
) -> None:
    state = position(players=3, start=start, active=last, turns=3 * 60 - 1)
    play(state, "end")
    assert result(state) == ("limit", winner)
    assert outcome(state).winners == (winner,)


@rule("BA-9.15")
def test_at_the_limit_a_tie_with_a_lone_mouse_cannot_arise_but_losses_do_not_matter() -> None:
    state = position(active=1, turns=119, dungeon={0: 2}, cheese={0: "1", 1: "2"}, mice={1: ["a1"]})
    play(state, "end")
    assert result(state) == ("limit", 0)
