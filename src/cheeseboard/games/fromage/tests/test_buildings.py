"""Buildings and their powers: FRO-8."""

from dataclasses import replace

import pytest

from cheeseboard.games.fromage.box import BUILDINGS, FIRST_BUILDING, PARLOURS, PRINTED
from cheeseboard.games.fromage.rules import actions
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.tests.positions import (
    away,
    end_turn,
    lines,
    orders,
    own_buildings,
    play,
    position,
    spaces,
    stock,
    texts,
)
from cheeseboard.testing import rule

TURNS = {"festival": 1, "villes": 2, "bistro": 3, "fromagerie": 4}


def with_square(square: str, turn: int = 1, **facts: object) -> Position:
    """Seat 0 with one erected square on slot 1, and nothing else unless said."""
    own = {"squares": {"1": square}, "erected": [1], **facts}
    return position(turn=turn, players={0: own})


@rule("FRO-8.1")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_a_board_has_its_four_printed_buildings(board: int) -> None:
    state = position(players={0: {"board": board}})
    assert own_buildings(state) == [f"P{board}{slot}" for slot in (1, 2, 3, 4)]


@rule("FRO-8.2")
@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_the_whole_cost_is_paid_at_once_in_any_order(board: int) -> None:
    costs = [building.cost for building in PRINTED[board - 1]]
    for structures in range(13):
        state = position(players={0: {"board": board, "structure": structures}})
        affordable = [str(slot + 1) for slot in range(4) if costs[slot] <= structures]
        assert texts(state, 0, "build") == affordable
    state = position(players={0: {"board": board, "structure": sum(costs)}})
    play(state, "build 4", "build 2", "build 3", "build 1")
    assert stock(state) == {}
    assert texts(state, 0, "build") == []


@rule("FRO-8.3")
def test_a_power_does_not_work_backwards() -> None:
    state = position(turn=3, players={0: {"board": 4, "structure": 2}})
    play(state, "make T11 soft", "build 2")
    assert stock(state) == {}  # the dock came after the cheese
    state = position(turn=4, players={0: {"board": 1, "structure": 3, "fruit": 1}})
    play(state, "make S42 hard", "build 3")
    assert state.used[0] == 0


@rule("FRO-8.3")
def test_earlier_steps_use_up_nothing_of_a_new_building() -> None:
    facts = {"board": 1, "structure": 3, "livestock": 2}
    state = position(turn=2, players={0: facts})
    play(state, "gather 1 soft", "build 3")
    assert stock(state) == {"fruit": 1, "livestock": 2}
    state = position(turn=2, players={0: {"squares": {"1": "F2"}, "structure": 3, "fruit": 1}})
    play(state, "make V12 soft", "build 1")  # paid with a berry of the basket
    assert stock(state) == {}
    state.stock[1] = 5
    assert "4 V13" in texts(state, 0, "milk")  # the free berry is still to come


@rule("FRO-8.3")
def test_a_building_is_erected_once_and_stays() -> None:
    state = position(players={0: {"board": 1, "structure": 4}})
    play(state, "build 1")
    assert texts(state, 0, "build") == ["2"]
    for _ in range(5):
        end_turn(state)
    assert state.erected[0] == 1


@rule("FRO-8.4")
def test_structures_on_a_building_are_no_longer_unused() -> None:
    state = position(players={0: {"board": 1, "structure": 2}})
    assert lines(state) == {"unused": 1}
    play(state, "build 1")
    assert lines(state) == {}


@rule("FRO-8.5")
@pytest.mark.parametrize(
    ("board", "resource"), [(1, "livestock"), (2, "structure"), (3, "fruit"), (4, "order")]
)
def test_a_barn_gives_its_resource_for_a_worker(board: int, resource: str) -> None:
    state = position(turn=7, players={0: {"board": board, "erected": [1]}})
    play(state, "power 1 hard")
    assert stock(state) == {resource: 1}
    assert away(state) == {"hard": 8}
    assert state.stations[1] == FIRST_BUILDING
    assert texts(state, 0, "power") == []
    assert texts(state, 0, "gather") != []  # it is no gathering


@rule("FRO-8.5")
def test_with_a_barn_three_workers_are_used_in_a_turn() -> None:
    state = position(players={0: {"board": 1, "erected": [1]}})
    play(state, "power 1 hard", "gather 1 bleu", "make F22 soft")
    assert len(away(state)) == 3


@rule("FRO-8.5")
@pytest.mark.parametrize(
    ("square", "resource"), [("W2", "livestock"), ("W3", "fruit"), ("W4", "order")]
)
def test_a_shed_gives_two_and_keeps_the_worker_two_turns(square: str, resource: str) -> None:
    state = with_square(square)
    play(state, "power 1 hard")
    assert stock(state) == {resource: 2}
    assert away(state) == {"hard": 3}
    end_turn(state)
    assert texts(state, 0, "power") == []  # the worker still stands there
    end_turn(state)
    assert len(texts(state, 0, "power")) == 3


@rule("FRO-8.5")
@pytest.mark.parametrize("resource", ["structure", "livestock", "fruit", "order"])
def test_the_market_stall_gives_what_the_player_names(resource: str) -> None:
    state = with_square("W1")
    play(state, "power 1 soft", f"take {resource}")
    assert stock(state) == {resource: 1}
    assert away(state) == {"soft": 2}


@rule("FRO-8.6")
@pytest.mark.parametrize(
    ("board", "venue", "moves", "resource"),
    [
        (1, "fromagerie", ("make S63 bleu", "milk 4 S62"), "order"),
        (2, "festival", ("make F53 hard", "milk 4 F22"), "livestock"),
        (3, "villes", ("make V04 hard", "milk 4 V17"), "structure"),
        (4, "bistro", ("make T11 soft", "milk 4 T51"), "fruit"),
    ],
)
def test_a_loading_dock_pays_for_every_cheese_in_its_sector(
    board: int, venue: str, moves: tuple[str, str], resource: str
) -> None:
    facts = {"board": board, "erected": [2], "livestock": 5}
    state = position(turn=TURNS[venue], players={0: facts})
    play(state, *moves)
    assert stock(state) == {resource: 2}
    for other, turn in TURNS.items():
        if other != venue:
            state = position(turn=turn, players={0: {"board": board, "erected": [2]}})
            play(state, "make " + texts(state, 0, "make")[0])
            assert stock(state) == {}


@rule("FRO-8.6")
@pytest.mark.parametrize(
    ("square", "turn", "move", "resource"),
    [
        ("V1", 1, "make F22 soft", "order"),
        ("V2", 4, "make S63 bleu", "livestock"),
        ("V3", 3, "make T11 soft", "structure"),
        ("V4", 2, "make V04 hard", "fruit"),
    ],
)
def test_squares_with_a_dock(square: str, turn: int, move: str, resource: str) -> None:
    state = with_square(square, turn)
    play(state, move)
    assert stock(state) == {resource: 1}


@rule("FRO-8.7")
@pytest.mark.parametrize(
    ("board", "resource", "turn"),
    [(1, "fruit", 2), (2, "order", 4), (3, "livestock", 1), (4, "structure", 3)],
)
def test_a_greenhouse_adds_one_to_the_first_gain_of_a_turn(
    board: int, resource: str, turn: int
) -> None:
    state = position(turn=turn, players={0: {"board": board, "erected": [3]}})
    play(state, "gather 2 soft")
    assert stock(state) == {resource: 3}
    end_turn(state)
    for _ in range(3):
        end_turn(state)
    play(state, "gather 1 soft")
    assert stock(state) == {resource: 5}


@rule("FRO-8.7", "FRO-8.20")
def test_only_the_first_gain_of_a_turn_brings_an_extra() -> None:
    facts = {"board": 3, "erected": [3], "squares": {"1": "W2"}}
    state = position(turn=1, players={0: facts | {"erected": [1, 3]}})
    play(state, "gather 1 soft", "power 1 hard")
    assert stock(state) == {"livestock": 1 + 1 + 2}


@rule("FRO-8.8", "FRO-8.9")
@pytest.mark.parametrize(
    ("square", "fitting", "other", "resource"),
    [
        ("C1", "soft", "hard", "fruit"),
        ("C2", "hard", "soft", "structure"),
        ("C3", "bleu", "soft", "livestock"),
    ],
)
def test_a_cheese_of_the_type_pays_once_in_a_turn(
    square: str, fitting: str, other: str, resource: str
) -> None:
    moves = {"soft": "make T11 soft", "hard": "make T51 hard", "bleu": "make T61 bleu"}
    bonus = {"soft": "milk 4 T41", "hard": "milk 4 T22", "bleu": "milk 4 T32"}
    state = with_square(square, 3, livestock=5)
    play(state, moves[fitting])
    assert stock(state)[resource] - (5 if resource == "livestock" else 0) == 1
    play(state, bonus[fitting])
    assert stock(state) == {resource: 1}
    state = with_square(square, 3)
    play(state, moves[other])
    assert stock(state) == {}
    end_turn(state)
    assert state.used[0] == 0


@rule("FRO-8.9")
def test_a_bronze_cheese_pays_once_in_a_turn() -> None:
    state = with_square("C4", 3, livestock=5)
    play(state, "make T51 hard", "milk 4 T41")
    assert stock(state) == {"order": 1}
    state = with_square("C4", 3)
    play(state, "make T11 soft")
    assert stock(state) == {}


@rule("FRO-8.10", "FRO-8.20")
@pytest.mark.parametrize(("square", "cell"), [("S1", 1), ("S2", 3)])
def test_a_cart_adds_one_to_its_cell(square: str, cell: int) -> None:
    for number in (1, 2, 3):
        state = with_square(square)
        play(state, f"gather {number} soft")
        assert stock(state) == {"livestock": number + (number == cell)}
    both = position(players={0: {"board": 3, "squares": {"1": square}, "erected": [1, 3]}})
    play(both, f"gather {cell} soft")
    assert stock(both) == {"livestock": cell + 2}  # one gain, so one extra of the greenhouse


@rule("FRO-8.10")
def test_a_cart_serves_its_owner_alone() -> None:
    cart = {"squares": {"1": "S1"}, "erected": [1]}
    state = position(players={1: cart})
    play(state, "gather 1 soft", "1: gather 1 soft")
    assert (sum(stock(state, 0).values()), sum(stock(state, 1).values())) == (1, 2)


@rule("FRO-8.11")
def test_the_exchange_trades_once_in_a_turn() -> None:
    state = with_square("S3", structure=1, orders=["hard gold"])
    play(state, "power 1")
    assert texts(state) == ["give structure", "give order hard gold"]
    play(state, "give order hard gold")
    assert texts(state, 0, "take") == ["structure", "livestock", "fruit", "order"]
    play(state, "take structure")
    assert stock(state) == {"structure": 2}
    assert state.discards[5] == 1
    assert texts(state, 0, "power") == []
    end_turn(state)
    assert texts(state, 0, "power") == ["1"]
    assert texts(with_square("S3"), 0, "power") == []  # nothing unused


@rule("FRO-8.12")
def test_the_ledger_room_pays_for_each_completed_order() -> None:
    facts = {"orders": ["soft bronze", "hard gold"], "livestock": 5}
    state = with_square("S4", 3, **facts)
    play(state, "make T41 soft", "order complete", "take order", cards=["soft bronze"])
    assert orders(state) == ["soft bronze", "hard gold"]
    assert "order complete" not in texts(state)  # too late for this cheese
    play(state, "milk 4 T22", "order complete", "take fruit")
    assert stock(state) == {"fruit": 1, "order": 1}
    state = with_square("S4", 3, orders=["soft bronze"])
    play(state, "make T41 soft", "order keep")
    assert stock(state) == {"order": 1}


@rule("FRO-8.13")
@pytest.mark.parametrize(("square", "cheese"), [("K1", "soft"), ("K2", "hard"), ("K3", "bleu")])
def test_a_school_lets_all_workers_make_its_cheese(square: str, cheese: str) -> None:
    state = with_square(square, 3, fruit=9)
    by_worker: dict[str, set[str]] = {}
    for text in texts(state, 0, "make"):
        space, worker = text.split()
        by_worker.setdefault(space, set()).add(worker)
    for space, workers in by_worker.items():
        own = {"1": "soft", "2": "hard", "3": "bleu", "4": "soft", "5": "hard", "6": "bleu"}
        own |= {"7": "soft", "8": "hard", "9": "bleu"}
        kind = own[space[1]]
        assert workers == ({"soft", "hard", "bleu"} if kind == cheese else {kind})


@rule("FRO-8.14")
def test_a_second_bench_allows_a_second_bronze_cheese() -> None:
    state = with_square("K4", 3)
    play(state, "make T11 soft")
    assert spaces(state) == ["T51", "T61"]
    play(state, "make T51 hard")
    assert texts(state, 0, "make") == []
    assert away(state) == {"soft": 5, "hard": 4}


@rule("FRO-8.15")
def test_a_second_cart_allows_gathering_twice() -> None:
    state = with_square("F4")
    play(state, "gather 3 soft")
    assert texts(state, 0, "gather") == ["1 hard", "1 bleu", "2 hard", "2 bleu"]
    play(state, "gather 2 hard")
    assert texts(state, 0, "gather") == []
    assert stock(state) == {"livestock": 5}


@rule("FRO-8.16")
def test_the_milking_machine_saves_one_livestock() -> None:
    for number, needed in ((1, 1), (2, 2), (3, 3), (4, 4)):
        state = with_square("F1", board=1, livestock=needed, fruit=9)
        offered = {text[0] for text in texts(state, 0, "milk")}
        assert offered == {str(each) for each in range(1, number + 1)}
    state = with_square("F1", board=1, livestock=1)
    play(state, "milk 1 F22")
    assert (stock(state), state.milk[0]) == ({}, 1)


@rule("FRO-8.16")
def test_a_parlour_never_takes_less_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [list(parlours) for parlours in PARLOURS]
    boards[0][0] = replace(boards[0][0], livestock=1)
    monkeypatch.setattr(actions, "PARLOURS", boards)
    assert actions.livestock_needed(with_square("F1", board=1), 0, 0) == 1
    assert actions.livestock_needed(with_square("F1", board=1), 0, 3) == 4


@rule("FRO-8.17")
@pytest.mark.parametrize(
    ("square", "first", "second", "other"),
    [("F2", "make V12 soft", "V13", "V09"), ("F3", "make V09 soft", "V14", "V12")],
)
def test_a_kitchen_brings_the_first_berry_of_a_turn(
    square: str, first: str, second: str, other: str
) -> None:
    state = with_square(square, 2, livestock=5)
    assert other not in spaces(state)
    play(state, first)
    assert state.jams[0] + state.berries[0] == 1
    assert state.stock[2] == 0
    assert second not in spaces(state, 0, "milk")
    rich = with_square(square, 2, livestock=5, fruit=1)
    play(rich, first)
    assert rich.stock[2] == 1  # automatic, also with berries in the basket
    play(rich, f"milk 4 {second}")
    assert rich.stock[2] == 0


@rule("FRO-8.17")
def test_a_kitchen_works_for_bonus_cheese_and_is_no_gain() -> None:
    facts = {"board": 1, "squares": {"1": "F2"}, "erected": [1, 3], "livestock": 5}
    state = position(turn=2, players={0: facts})
    play(state, "milk 4 V12")
    assert (state.jams[0], state.stock[2]) == (1, 0)
    assert state.used[0] == 1  # the greenhouse for berries has not been woken
    third = {"board": 1, "squares": {"3": "F2"}, "erected": [3], "livestock": 5}
    state = position(turn=2, players={0: third})
    play(state, "milk 4 V12")
    assert (state.jams[0], state.used[0]) == (1, 1 << 2)


@rule("FRO-8.18")
@pytest.mark.parametrize(
    ("what", "facts", "points"),
    [
        ("P14", {"board": 1, "erected": [2, 4]}, 7),
        ("P24", {"board": 2, "erected": [4], "jam": 3, "berry": 0}, 3),
        ("P34", {"board": 3, "erected": [4], "completed": 2}, 2),
        ("P44", {"board": 4, "erected": [4], "milk": 6, "parlours": [1, 3]}, 6),
        ("H1", {"squares": {"1": "H1"}, "erected": [1], "cheese": ["F13", "F12", "V04"]}, 2),
        ("H2", {"squares": {"1": "H2"}, "erected": [1], "cheese": ["F13", "F12", "F14"]}, 2),
        ("H3", {"squares": {"1": "H3"}, "erected": [1], "cheese": ["F21", "F25", "F14"]}, 2),
        (
            "H4",
            {
                "squares": {"1": "H4"},
                "erected": [1],
                "cheese": ["F12", "F13", "F14", "F22", "T11", "T12", "T31", "T32", "S11"],
            },
            6,
        ),
        (
            "H4",
            {
                "squares": {"1": "H4"},
                "erected": [1],
                "cheese": ["F12", "F13", "F14", "F22", "T11", "T12", "T31"],
            },
            3,
        ),
        ("M4", {"squares": {"1": "M4"}, "erected": [1, 2, 3]}, 6),
    ],
)
def test_what_buildings_score_for(what: str, facts: dict[str, object], points: int) -> None:
    state = position(players={0: facts})
    assert what in own_buildings(state)
    assert lines(state)["buildings"] == points
    unbuilt = position(players={0: facts | {"erected": []}})
    assert "buildings" not in lines(unbuilt)


@rule("FRO-8.19")
def test_flat_points() -> None:
    assert lines(with_square("M1"))["buildings"] == 4
    assert lines(with_square("M2"))["buildings"] == 7
    assert lines(with_square("M3", fruit=3)) == {"unused": 3}


@rule("FRO-8.20")
@pytest.mark.parametrize(
    ("facts", "turn", "moves"),
    [
        ({}, 2, ["gather 1 soft"]),
        ({"squares": {"1": "V4"}}, 2, ["make V04 hard"]),
        ({"squares": {"1": "C1"}}, 2, ["make V17 soft"]),
        ({"squares": {"1": "W3"}}, 3, ["power 1 soft"]),
        ({"squares": {"1": "W1"}}, 3, ["power 1 soft", "take fruit"]),
        ({}, 4, ["make S21 soft", "take fruit"]),
        ({}, 4, ["make S31 soft", "take structure fruit"]),
        ({"structure": 1}, 4, ["make S11 soft", "give structure", "take fruit"]),
        ({"squares": {"1": "S3"}, "structure": 1}, 3, ["power 1", "give structure", "take fruit"]),
        (
            {"squares": {"1": "S4"}, "orders": ["soft bronze"]},
            3,
            ["make T41 soft", "order complete", "take fruit"],
        ),
    ],
)
def test_every_gain_wakes_the_greenhouse(
    facts: dict[str, object], turn: int, moves: list[str]
) -> None:
    plain = position(turn=turn, players={0: {"board": 1, "erected": [1], **facts}})
    lush = position(turn=turn, players={0: {"board": 1, "erected": [1, 3], **facts}})
    play(plain, *moves)
    play(lush, *moves)
    assert stock(lush)["fruit"] == stock(plain)["fruit"] + 1


@rule("FRO-8.21")
def test_triggers_are_automatic_and_powers_optional() -> None:
    state = with_square("V1")
    play(state, "make F22 soft")
    assert stock(state) == {"order": 1}  # nobody asked
    for square in ("W1", "S3", "K4", "F4"):
        state = with_square(square, structure=1)
        play(state, "end")
        assert state.used[0] == 0


@rule("FRO-8.22")
def test_a_building_of_the_last_turn_scores() -> None:
    state = position(2, players={0: {"board": 1, "structure": 5, "tokens": 0}}, announced=True)
    assert "buildings" not in lines(state)
    play(state, "build 4", "end", "1: end")
    assert lines(state) == {"buildings": 5}


@rule("FRO-8.18")
def test_every_building_has_a_power_with_a_test() -> None:
    assert {building.kind for building in BUILDINGS} == {
        "age_gain",
        "any_worker",
        "extra_gather",
        "extra_make",
        "free_fruit",
        "gain_plus",
        "gather_plus",
        "order_gain",
        "parlour_discount",
        "score_flat",
        "score_per",
        "score_unused",
        "trade",
        "type_gain",
        "venue_gain",
        "worker_gain",
    }
