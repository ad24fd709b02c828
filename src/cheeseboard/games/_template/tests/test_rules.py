"""The rules of RULES.md, one test or more for each."""

from itertools import permutations

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import HIDDEN, NONE, BadSetup, IllegalMove
from cheeseboard.games._template import GAME
from cheeseboard.games._template.moves import BID
from cheeseboard.games._template.rules import highest_alone
from cheeseboard.games._template.state import Position
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged


def position(seats: int = 2, rounds: int = 5, prize: int = 4) -> Position:
    """The first position, with the cheese that is wanted on offer."""
    chance = Rigged({"cheese": [prize - 1]})
    return GAME.setup({"rounds": rounds}, seats, chance, SILENCE)


def bid(state: Position, *cards: int, draw: int = 0) -> Log:
    """All seats bid in order; if a round follows, the cheese at place `draw` comes up."""
    log = Log()
    for seat, card in enumerate(cards):
        assert BID[card] in GAME.moves(state, seat)
        is_last = seat == len(cards) - 1 and state.rounds > 1
        chance = Rigged({"cheese": [draw] if is_last else []})
        GAME.apply(state, seat, BID[card], chance, log)
        assert chance.left("cheese") == []
    return log


def told(log: Log, key: str) -> list[dict[str, int | str]]:
    return [dict(event.message.args) for event in log.events if event.message.key == key]


@rule("TPL-1.1")
def test_two_three_or_four_seats_play() -> None:
    for seats in (2, 3, 4):
        assert Match.new(GAME, seats, {}, 1).to_act == tuple(range(seats))
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4 seats"):
            Match.new(GAME, seats, {}, 1)


@rule("TPL-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_holds_the_five_cards(seats: int) -> None:
    state = position(seats)
    assert state.hands == [[1, 2, 3, 4, 5]] * seats
    for seat in range(seats):
        assert [move.text for move in GAME.moves(state, seat)] == [f"bid {n}" for n in range(1, 6)]


@rule("TPL-1.3")
def test_seven_cheeses_are_in_the_game() -> None:
    state = position()
    assert sorted([*state.pile, state.prize]) == [1, 2, 3, 4, 5, 6, 7]
    assert state.won == [[], []]
    assert state.wasted == []


@rule("TPL-2.1")
def test_any_cheese_can_come_up_and_all_see_it() -> None:
    prizes = set()
    for seed in range(100):
        log = Log()
        state = GAME.setup({"rounds": 5}, 2, Live(seed), log)
        assert state.prize not in state.pile
        assert told(log, "event-offer") == [{"points": state.prize}]
        assert GAME.view(state, None).prize == state.prize
        prizes.add(state.prize)
    assert prizes == {1, 2, 3, 4, 5, 6, 7}


@rule("TPL-2.1")
def test_the_next_cheese_comes_from_what_is_left_of_the_pile() -> None:
    state = position(prize=4)
    bid(state, 1, 2, draw=3)
    assert state.prize == 5
    assert state.pile == [1, 2, 3, 6, 7]


@rule("TPL-2.2")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_seats_choose_in_any_order(order: tuple[int, ...]) -> None:
    state = position(3, rounds=1)
    waiting = {0, 1, 2}
    for seat in order:
        assert set(GAME.to_act(state)) == waiting
        GAME.apply(state, seat, BID[seat + 1], Rigged(), SILENCE)
        waiting.remove(seat)
    assert state.won == [[], [], [4]]


@rule("TPL-2.2")
def test_what_a_seat_has_chosen_only_the_seat_knows() -> None:
    state = position(3)
    log = Log()
    GAME.apply(state, 1, BID[5], Rigged(), log)
    assert GAME.view(state, 1).bids == [NONE, 5, NONE]
    for viewer in (0, 2, None):
        assert GAME.view(state, viewer).bids == [NONE, HIDDEN, NONE]
        assert GAME.view(state, viewer).hands == [[1, 2, 3, 4, 5]] * 3
        assert not any(event.is_known_to(viewer) for event in log.events)
    assert not log.is_border


@rule("TPL-2.2")
def test_a_seat_that_has_chosen_waits_and_may_choose_anew() -> None:
    match = Match.new(GAME, 2, {}, 1)
    match.play(0, "bid 5")
    assert match.moves(0) == ()
    with pytest.raises(IllegalMove, match="It is not your turn"):
        match.play(0, "bid 4")
    match.undo(0)
    match.play(0, "bid 4")
    assert match.view(0).bids == [4, NONE]


@rule("TPL-2.3")
def test_the_last_choice_shows_all_cards_and_uses_them_up() -> None:
    state = position(3)
    log = bid(state, 5, 1, 3)
    assert told(log, "event-show") == [
        {"seat": 0, "card": 5},
        {"seat": 1, "card": 1},
        {"seat": 2, "card": 3},
    ]
    assert log.is_border
    assert state.hands == [[1, 2, 3, 4], [2, 3, 4, 5], [1, 2, 4, 5]]
    assert state.bids == [NONE] * 3


@rule("TPL-2.3")
def test_a_used_card_is_refused() -> None:
    match = Match.new(GAME, 2, {}, 1)
    match.play(0, "bid 5")
    match.play(1, "bid 1")
    with pytest.raises(IllegalMove, match=r"You have used your 5\. \(TPL-2\.3\)"):
        match.play(0, "bid 5")
    match.play(0, "bid 1")


@rule("TPL-2.4")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [((5, 4), 0), ((1, 2), 1), ((5, 5, 2), 2), ((4, 3, 4, 1), 1), ((1, 5, 4, 5), 2)],
    ids=str,
)
def test_the_highest_card_that_only_one_seat_played_takes_the_cheese(
    cards: tuple[int, ...], taker: int
) -> None:
    state = position(len(cards), prize=6)
    log = bid(state, *cards)
    assert highest_alone(list(cards)) == taker
    assert [seat for seat, cheeses in enumerate(state.won) if cheeses == [6]] == [taker]
    assert told(log, "event-take") == [{"seat": taker, "points": 6}]


@rule("TPL-2.5")
@pytest.mark.parametrize("cards", [(3, 3), (2, 2, 2), (5, 4, 4, 5)], ids=str)
def test_without_such_a_card_nobody_gets_the_cheese(cards: tuple[int, ...]) -> None:
    state = position(len(cards), prize=6)
    log = bid(state, *cards)
    assert state.wasted == [6]
    assert not any(state.won)
    assert told(log, "event-wasted") == [{"points": 6}]


@rule("TPL-3.1")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_the_match_ends_after_the_agreed_rounds(rounds: int) -> None:
    match = Match.new(GAME, 2, {"rounds": rounds}, 1)
    for card in range(1, rounds + 1):
        assert match.outcome is None
        match.play(0, f"bid {card}")
        match.play(1, f"bid {6 - card}")
    assert match.to_act == ()
    assert match.outcome is not None
    assert match.outcome.reason.key == "over-rounds"


@rule("TPL-3.1")
def test_five_rounds_are_usual_and_the_short_match_has_two() -> None:
    assert GAME.meta.complete({}) == {"rounds": 5}
    assert GAME.meta.presets == {"standard": {}, "short": {"rounds": 2}}


@rule("TPL-3.2")
def test_the_points_of_its_cheeses_are_the_score_of_a_seat() -> None:
    state = position(4, rounds=3, prize=3)
    bid(state, 5, 1, 2, 3, draw=0)
    bid(state, 1, 5, 3, 2, draw=0)
    bid(state, 2, 4, 5, 1)
    assert state.won == [[3], [1], [2], []]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (3, 1, 2, 0)
    assert outcome.ranks == (1, 3, 2, 4)
    assert outcome.winners == (0,)


@rule("TPL-3.2")
def test_equal_scores_share_a_place() -> None:
    state = position(3, rounds=1)
    bid(state, 2, 2, 2)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((0, 0, 0), (1, 1, 1))
    assert outcome.winners == (0, 1, 2)
    assert outcome.sheet == ()


@rule("TPL-3.2")
def test_the_sheet_has_a_line_for_every_cheese_that_was_taken() -> None:
    state = position(2, rounds=2, prize=7)
    bid(state, 5, 1, draw=0)
    bid(state, 1, 5)
    outcome = GAME.outcome(state)
    assert outcome is not None
    lines = [(line.message.args["points"], line.points) for line in outcome.sheet]
    assert lines == [(1, (0, 1)), (7, (7, 0))]
