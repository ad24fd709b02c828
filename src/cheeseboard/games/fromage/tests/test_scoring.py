"""Final scoring: FRO-11."""

import pytest

from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.rules.ending import LINES, order_points
from cheeseboard.games.fromage.tests.positions import end_turn, lines, play, position, total
from cheeseboard.testing import rule


@rule("FRO-11.1")
def test_nothing_is_scored_before_the_end() -> None:
    state = position(2, players={0: {"cheese": ["F21", "F22"], "tokens": 1}})
    assert GAME.outcome(state) is None
    play(state, "make F53 hard")
    assert GAME.outcome(state) is None
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (6, 0)


@rule("FRO-11.2")
def test_the_lines_of_the_score_sheet() -> None:
    state = position(2, announced=True, players={0: {"tokens": 0, "cheese": ["F12"]}})
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [line.message.key for line in outcome.sheet] == [
        "score-bistro",
        "score-festival",
        "score-fromagerie",
        "score-villes",
        "score-buildings",
        "score-fruit",
        "score-orders",
        "score-unused",
    ]
    assert len(LINES) == 8
    assert tuple(sum(line.points[seat] for line in outcome.sheet) for seat in (0, 1)) == (2, 0)


@rule("FRO-11.3", "FRO-11.4", "FRO-11.5", "FRO-11.6")
@pytest.mark.parametrize(
    ("cheese", "line", "worth"),
    [
        (["T11", "T12"], "bistro", 8),
        (["F12"], "festival", 2),
        (["S41"], "fromagerie", 1),
        (["V04"], "villes", 7),
    ],
)
def test_each_sector_has_its_line(cheese: list[str], line: str, worth: int) -> None:
    assert lines(position(players={0: {"cheese": cheese, "jam": 0, "berry": 0}})) == {line: worth}


@rule("FRO-11.7")
@pytest.mark.parametrize(("jam", "berry"), [(0, 0), (3, 0), (0, 4), (1, 3), (2, 3), (4, 4)])
def test_berries_are_multiplied(jam: int, berry: int) -> None:
    state = position(players={0: {"jam": jam, "berry": berry}})
    assert lines(state).get("fruit", 0) == jam * berry


@rule("FRO-11.7")
def test_only_buildings_that_score_give_points() -> None:
    facts = {"board": 1, "erected": [1, 2, 3, 4], "squares": {"1": "M1", "2": "W1"}}
    # chapel 4; the headquarters counts 3 + 3 + 3 + 5 structure tokens
    assert lines(position(players={0: facts})) == {"buildings": 4 + 14}


@rule("FRO-11.8")
def test_the_order_table() -> None:
    expected = [0, 1, 3, 5, 8, 11, 14, 18, 22, 26]
    assert [order_points(count) for count in range(10)] == expected


@rule("FRO-11.9")
@pytest.mark.parametrize("count", range(6))
def test_two_unused_resources_make_a_point(count: int) -> None:
    state = position(players={0: {"livestock": count}})
    assert total(state) == count // 2
    granary = {"livestock": count, "squares": {"2": "M3"}, "erected": [2]}
    assert total(position(players={0: granary})) == count


@rule("FRO-11.10")
@pytest.mark.parametrize(
    ("points", "tokens", "ranks", "tie"),
    [
        ((10, 9, 8), (0, 0, 0), (1, 2, 3), "none"),
        ((9, 9, 8), (1, 0, 0), (2, 1, 3), "tokens"),
        ((9, 9, 9), (1, 0, 0), (3, 1, 1), "shared"),
        ((9, 9, 9), (0, 0, 0), (1, 1, 1), "shared"),
        ((7, 9, 9), (0, 3, 3), (3, 1, 1), "shared"),
    ],
)
def test_winners_and_ties(
    points: tuple[int, ...], tokens: tuple[int, ...], ranks: tuple[int, ...], tie: str
) -> None:
    players = {seat: {"tokens": tokens[seat], "jam": points[seat], "berry": 1} for seat in range(3)}
    state = position(3, announced=True, players=players)
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == points
    assert outcome.ranks == ranks
    assert outcome.reason.args["tie"] == tie


@rule("FRO-11.10")
def test_a_match_stands_as_it_would_be_counted_now() -> None:
    state = position(3, players={0: {"cheese": ["F12"]}, 1: {"cheese": ["V04"]}})
    assert GAME.standing(state) == (2, 1, 3)
    assert GAME.standing(position(1)) == (), "alone there is nobody to agree with"
