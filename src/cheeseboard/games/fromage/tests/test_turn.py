"""Turn, rotation and acting at the same time: FRO-2."""

from itertools import permutations
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import OptionValue
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import SPACE
from cheeseboard.games.fromage.rules.wheel import front_slot
from cheeseboard.games.fromage.tests.positions import (
    away,
    cheese_of,
    end_turn,
    play,
    pointing,
    position,
    resource_in_front,
    spaces,
    stock,
    texts,
    venue_in_front,
)
from cheeseboard.match import CannotUndo, Match, check_setup
from cheeseboard.testing import rule

L0: Final[dict[str, OptionValue]] = {
    "layout": "festival fromagerie bistro villes",
    "square": 0,
    "boards": "1 2 3 4",
}


@rule("FRO-2.1")
def test_a_turn_brings_workers_home_then_all_act_then_the_board_turns() -> None:
    state = position(players={0: {"away": {"soft": ("bistro 1", 2)}}})
    assert state.turn == 1
    assert away(state) == {"soft": 2}
    end_turn(state)
    assert state.turn == 2
    assert away(state) == {}
    assert GAME.to_act(state) == (0, 1, 2, 3)


@rule("FRO-2.2", "FRO-2.3", "FRO-2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_slots_move_one_position_clockwise_each_turn(seats: int) -> None:
    state = position(seats)
    positions = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[seats]
    for turn in range(1, 10):
        state.turn = turn
        for seat, place in enumerate(positions):
            slot = front_slot(state, seat)
            assert slot == (place - (turn - 1)) % 4
            state.turn = turn + 1
            left = {p: (p - turn) % 4 for p in range(4)}
            assert left[(place + 1) % 4] == slot  # it goes to the position on the left
            state.turn = turn
    state.turn = 2
    assert (venue_in_front(state), resource_in_front(state)) == ("villes", "fruit")


@rule("FRO-2.5", "FRO-2.6")
@pytest.mark.parametrize(
    ("move", "turns", "direction"),
    [
        ("make F22 soft", 1, 3),
        ("make F12 soft", 2, 2),
        ("make F21 soft", 3, 1),
        ("gather 1 soft", 1, 3),
        ("gather 2 soft", 2, 2),
        ("gather 3 soft", 3, 1),
    ],
)
def test_workers_point_right_across_or_left(move: str, turns: int, direction: int) -> None:
    state = position(turn=5)
    play(state, move)
    assert away(state) == {"soft": 5 + turns}
    # slot 0 lies in front; the slot to the right is slot 3
    assert pointing(state) == {"soft": direction}
    for _ in range(turns):
        assert front_slot(state, 0) != direction
        end_turn(state)
    assert front_slot(state, 0) == direction
    assert away(state) == {}


@rule("FRO-2.7")
def test_a_worker_that_came_home_works_again_in_that_turn() -> None:
    state = position()
    play(state, "gather 1 soft", "end", "1: end", "2: end", "3: end")
    assert state.stations[:3] == [-2, -2, -2]
    assert "gather 3 soft" in texts(state)


@rule("FRO-2.8")
def test_cheese_stays_and_workers_start_at_home() -> None:
    state = position()
    assert away(state) == {}
    play(state, "make F22 soft")
    for _ in range(8):
        end_turn(state)
    assert cheese_of(state) == ["F22"]
    assert state.tokens[0] == 14


@rule("FRO-2.9")
@pytest.mark.parametrize(
    "order",
    list(permutations(["gather 1 bleu", "make T11 soft", "milk 1 T41", "build 1"])),
)
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    state = position(turn=3, players={0: {"board": 1, "livestock": 2, "structure": 2}})
    play(state, *order)
    assert cheese_of(state) == ["T11", "T41"]
    assert stock(state) == {"structure": 1}
    play(state, "power 1 hard", "end")


@rule("FRO-2.9")
def test_doing_nothing_is_allowed() -> None:
    state = position(players={0: {"fruit": 3}})
    before = stock(state)
    play(state, "end")
    assert stock(state) == before
    assert texts(state) == []


@rule("FRO-2.10")
@pytest.mark.parametrize(
    ("turn", "letter", "resource"),
    [(1, "F", "livestock"), (2, "V", "fruit"), (3, "T", "structure"), (4, "S", "order")],
)
def test_a_seat_acts_only_in_front_of_it(turn: int, letter: str, resource: str) -> None:
    state = position(turn=turn, players={0: {"fruit": 9, "livestock": 9}})
    assert {space[0] for space in spaces(state)} == {letter}
    assert {space[0] for space in spaces(state, 0, "milk")} == {letter}
    before = stock(state).get(resource, 0)
    play(state, "gather 2 soft")
    assert stock(state)[resource] == before + 2


@rule("FRO-2.11")
def test_whoever_ends_the_turn_is_done_with_it() -> None:
    match = Match.new(GAME, 2, L0 | {"boards": "1 2"}, 3)
    match.play(0, "gather 1 soft")
    assert match.undoable(0) == 1
    match.play(0, "end")
    assert match.to_act == (1,)
    assert match.moves(0) == ()
    assert match.undoable(0) == 0
    with pytest.raises(CannotUndo):
        match.undo(0)


@rule("FRO-2.12")
def test_the_board_turns_when_all_have_ended() -> None:
    state = position(3)
    play(state, "1: end", "0: end")
    assert (state.turn, GAME.to_act(state)) == (1, (2,))
    play(state, "2: end")
    assert (state.turn, GAME.to_act(state)) == (2, (0, 1, 2))


@rule("FRO-2.13")
def test_no_two_seats_want_the_same_place() -> None:
    for turn in range(1, 5):
        state = position(turn=turn, players={seat: {"fruit": 9} for seat in range(4)})
        taken: set[str] = set()
        for seat in range(4):
            own = set(spaces(state, seat))
            assert not own & taken
            taken |= own
        assert len(taken) == len(SPACE)


@rule("FRO-2.13")
@pytest.mark.parametrize("seed", range(12))
def test_any_order_of_arrival_gives_the_same_state(seed: int) -> None:
    """Turns in which nobody draws a card, mixed in many ways."""
    chance = Live(seed, is_recording=False)
    players = {seat: {"fruit": 3, "livestock": 7, "structure": 5} for seat in range(4)}
    start = position(4, 1 + seed % 4, players)
    lines = [_line(start, seat, chance) for seat in range(4)]
    results = set()
    for _ in range(6):
        state = start.copy()
        queues = [list(line) for line in lines]
        while any(queues):
            ready = [seat for seat in range(4) if queues[seat]]
            seat = ready[chance.pick("seat", len(ready))]
            play(state, f"{seat}: {queues[seat].pop(0)}")
        results.add(state.fingerprint())
    assert len(results) == 1


def _line(start: object, seat: int, chance: Live) -> list[str]:
    """A random turn of one seat that takes no order card."""
    state = start.copy()  # type: ignore[attr-defined]
    line: list[str] = []
    while not line or line[-1] != "end":
        before = sum(state.deck)
        legal = [text for text in texts(state, seat) if text != "wait"]
        legal = [text for text in legal if "order" not in text.split()[:1]] or legal
        text = legal[chance.pick("move", len(legal))]
        trial = state.copy()
        GAME.apply(trial, seat, GAME.read(text), Live(0), SILENCE)
        if sum(trial.deck) == before:
            state = trial
            line.append(text)
    return line


@rule("FRO-2.13")
def test_cards_go_out_in_the_order_of_the_steps() -> None:
    state = position(2, square=3)  # orders in front of seat 0
    state.erected = [0, 1]
    state.buildings[4] = 12  # the Barn of board 4 gives orders
    first, second = state.copy(), state.copy()
    play(first, "gather 1 soft", "1: power 1 soft", cards=["soft gold", "hard gold"])
    play(second, "1: power 1 soft", "gather 1 soft", cards=["soft gold", "hard gold"])
    assert first.orders[2] == 1
    assert second.orders[9 + 2] == 1


@rule("FRO-2.14", "FRO-2.15")
@pytest.mark.parametrize("turn", range(1, 5))
@pytest.mark.parametrize("waiting", [(0, 1), (0, 2), (1, 3), (0, 1, 2), (0, 1, 2, 3)])
def test_a_stand_off_is_played_clockwise_from_the_structures(
    turn: int, waiting: tuple[int, ...]
) -> None:
    state = position(turn=turn)
    (structures,) = (seat for seat in range(4) if resource_in_front(state, seat) == "structure")
    for seat in waiting:
        play(state, f"{seat}: wait")
    for seat in set(range(4)) - set(waiting):
        play(state, f"{seat}: end")
    order = []
    while state.turn == turn:
        (seat,) = GAME.to_act(state)
        order.append(seat)
        play(state, f"{seat}: gather 1 soft", f"{seat}: end")
    assert order == sorted(waiting, key=lambda seat: (seat - structures) % 4)


@rule("FRO-2.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ordered_turns_always_go_one_after_the_other(seats: int) -> None:
    state = position(seats, turn_mode="ordered")
    places = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[seats]
    for turn in range(1, 6):
        structures = (2 + turn - 1) % 4
        order = []
        while state.turn == turn:
            (seat,) = GAME.to_act(state)
            assert "wait" not in texts(state, seat)
            order.append(places[seat])
            play(state, f"{seat}: end")
        assert order == sorted(places, key=lambda place: (place - structures) % 4)


@rule("FRO-2.16")
def test_who_is_called_must_act() -> None:
    state = position()
    play(state, "0: wait", "2: wait", "1: end", "3: end")
    assert GAME.to_act(state) == (2,)
    assert "wait" not in texts(state, 2)
    refusal = GAME.why_not(GAME.view(state, 2), 2, GAME.read("wait"))
    assert refusal is not None
    assert "FRO-2.16" in refusal.rules


@rule("FRO-2.17")
def test_waiting_is_possible_after_some_steps_and_once_a_turn() -> None:
    state = position()
    play(state, "gather 1 soft", "wait")
    assert texts(state) == []
    play(state, "1: end", "2: end", "3: end")
    assert GAME.to_act(state) == (0,)
    assert "wait" not in texts(state)
    play(state, "make F44 hard", "end")
    assert "wait" in texts(state)


@rule("FRO-2.17")
def test_waiting_needs_others_in_sight() -> None:
    assert "wait" in texts(position(2))
    assert "wait" not in texts(position(1))
    assert "wait" not in texts(position(2, turn_mode="ordered"), 1)
    options = check_setup(GAME, 2, {"reveal": "end_of_turn"})
    secret = GAME.setup(options, 2, Live(1), SILENCE)
    assert "wait" not in texts(secret)


@rule("FRO-2.17")
def test_a_wait_cannot_be_taken_back() -> None:
    match = Match.new(GAME, 3, {}, 4)
    match.play(1, "wait")
    assert match.to_act == (0, 2)
    assert match.undoable(1) == 0


@rule("FRO-2.13")
def test_taking_back_leaves_the_others_their_cards() -> None:
    match = Match.new(GAME, 4, L0, 9)
    match.play(0, "gather 1 soft")
    match.play(1, "gather 3 hard")  # three order cards
    cards = match.view(None).orders
    match.play(0, "make F44 hard")
    while match.undoable(0):
        match.undo(0)
    view = match.view(None)
    assert view.orders == cards
    assert away(view, 0) == {}
    assert away(view, 1) == {"hard": 4}
    assert match.undoable(1) == 0  # cards were drawn


@rule("FRO-5.5")
def test_a_line_of_moves_counts_as_a_whole_turn() -> None:
    match = Match.new(GAME, 2, L0 | {"boards": "1 2"}, 3)
    match.play_line(0, ["gather 2 hard", "make F13 bleu", "end"])
    assert cheese_of(match.view(None)) == ["F13"]
    assert match.to_act == (1,)
