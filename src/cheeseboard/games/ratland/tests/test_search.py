"""Rules RAT-8, RAT-9, RAT-14.8 to RAT-14.10 and the clans and events of the tunnels."""

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.rules import search
from cheeseboard.games.ratland.state import (
    BRIBE,
    DRAW,
    EFFECTS,
    EMPTY,
    EXTRA,
    FIGHT,
    FILL,
    LEFTOVERS,
    PUT_BACK,
    Position,
)
from cheeseboard.games.ratland.tests.positions import (
    bag,
    go_on,
    pieces,
    play,
    put_in_bag,
    put_in_hand,
    rats,
    rats_of,
    run,
    table,
    texts_of,
    told,
)
from cheeseboard.testing import rule


def settle(state: Position, tunnel: int = 1, seat: int = 0, **pieces: int) -> Log:
    """The effects of pieces in the hand of a seat."""
    put_in_hand(state, **pieces)
    state.tunnel, state.queue = tunnel, [seat]
    return run(state, EFFECTS)


# --- the bag and the draws -----------------------------------------------------------------------


@rule("RAT-8.1", "RAT-8.2")
def test_dump_then_city_then_field() -> None:
    state = table({"pantry": 3}, {"pantry": 3}, card=8)
    log = go_on(state, FILL)
    assert [event.message.args["zone"] for event in told(log, "event-tunnel")] == [
        "dump",
        "city",
        "field",
    ]
    state = table({"pantry": 3}, {"pantry": 3}, card=8)
    for tunnel, wanted in enumerate(([8, 0, 4, 0, 0, 0], [6, 2, 0, 3, 1, 0], [0, 6, 4, 2, 0, 0])):
        state.tunnel = tunnel
        run(state, FILL)
        assert state.bag == wanted
        run(state, EMPTY)


@rule("RAT-8.3", "RAT-8.6")
def test_all_pieces_of_a_seat_at_once_and_settled_before_the_next() -> None:
    state = table({"dump": 2}, {"dump": 3}, event="helmet", card=1)
    go_on(state, FILL, pieces("yellow", "white"))
    assert GAME.to_act(state) == (0,)
    assert state.drawn == [1, 0, 1, 0, 0, 0]
    assert GAME.view(state, 1).drawn == state.drawn
    assert state.cheese == [0, 0]
    play(state, 0, "return nothing", chance=pieces("yellow", "yellow", "yellow"))
    assert (state.cheese, GAME.to_act(state), state.drawn[0]) == ([1, 0], (1,), 3)


@rule("RAT-8.3")
def test_draws_are_blind_and_fair() -> None:
    found = [0, 0]
    for seed in range(400):
        state = table({"dump": 1}, {})
        put_in_bag(state, yellow=3, white=1)
        search.draw_pieces(state, 1, Live(seed))
        found[0] += state.drawn[0]
        found[1] += state.drawn[2]
    assert 270 < found[0] < 330
    assert sum(found) == 400


@rule("RAT-8.7")
def test_what_is_left_goes_back() -> None:
    state = table({"dump": 1}, {})
    put_in_bag(state, orange=2, black=1)
    run(state, EMPTY)
    assert bag(state) == {}
    assert state.cheese_supply[1:] == [11, 11, 4, 4, 6]


@rule("RAT-8.8")
def test_the_order_inside_a_tunnel() -> None:
    state = table(
        {"clan": "corrupt", "dump": 1},
        {"clan": "recyclers", "dump": 3, "side": "aggressive"},
        {"clan": "scavengers", "pantry": 2},
        {"dump": 1, "pantry": 1},
        event="helmet",
        card=1,
    )
    state.phase = FILL
    chance = pieces(*["yellow"] * 5)
    asked: list[tuple[int, int]] = []
    log = Log()
    for text in (
        "add black",
        "wound 0",
        "return nothing",
        "draw nothing",
        "return nothing",
        "draw piece",
        "return nothing",
    ):
        if not asked:
            go_on(state, FILL, chance)
        asked.append((state.phase, GAME.to_act(state)[0]))
        log = play(state, GAME.to_act(state)[0], text, chance=chance)
    assert asked == [
        (BRIBE, 0),
        (FIGHT, 1),
        (PUT_BACK, 3),
        (EXTRA, 1),
        (PUT_BACK, 1),
        (LEFTOVERS, 2),
        (PUT_BACK, 2),
    ]
    assert told(log, "event-tunnel"), "the next bag is filled"


# --- effects -------------------------------------------------------------------------------------


@rule("RAT-9.1", "RAT-9.2", "RAT-9.3")
def test_yellow_orange_and_white() -> None:
    state = table({"city": 5}, {})
    settle(state, yellow=2, orange=1, white=2)
    assert state.cheese == [4, 0]
    assert rats_of(state, 0) == {"city": 5}
    assert state.cheese_supply[1:3] == [11, 11]


@rule("RAT-9.4", "RAT-9.5", "RAT-9.6", "RAT-9.7")
def test_the_rats_of_the_tunnel_are_hit_one_by_one() -> None:
    state = table({"city": 4, "pantry": 3, "dump": 2}, {})
    supply = state.rat_supply
    settle(state, black=2, purple=1, blue=1)
    assert rats_of(state, 0) == {"pantry": 3, "dump": 2, "infirmary": 1, "lost": 1}
    assert state.rat_supply == supply + 2
    assert state.cheese_supply[3:] == [4, 4, 6]


@rule("RAT-9.8")
@pytest.mark.parametrize(
    ("tunnel", "order"),
    [
        (0, ["pantry", "bedroom", "pipe_left", "pipe_right", "field", "city"]),
        (1, ["pantry", "bedroom", "pipe_left", "pipe_right", "dump", "field"]),
        (2, ["pantry", "bedroom", "pipe_left", "pipe_right", "dump", "city"]),
    ],
)
def test_where_another_rat_is_taken_from(tunnel: int, order: list[str]) -> None:
    state = table(dict.fromkeys(order, 1), {})
    for place in order:
        settle(state, tunnel, blue=1)
        assert rats(state, 0, place) == 0
    assert rats(state, 0, "lost") == 6
    settle(state, tunnel, black=1)
    assert rats_of(state, 0) == {"lost": 6}


@rule("RAT-9.9", "RAT-9.8")
def test_black_finds_the_last_rat_before_purple_and_blue() -> None:
    state = table({"dump": 1}, {})
    settle(state, 0, blue=1, purple=1, black=1)
    assert rats_of(state, 0) == {}
    state = table({"dump": 2}, {})
    settle(state, 0, blue=1, purple=1, black=1)
    assert rats_of(state, 0) == {"infirmary": 1}


# --- the fight -----------------------------------------------------------------------------------


@rule("RAT-14.8")
def test_an_aggressor_with_most_rats_chooses_whom_to_wound() -> None:
    state = table({"side": "aggressive", "city": 3}, {"city": 1}, {"city": 2}, {"dump": 1})
    state.tunnel = 1
    put_in_bag(state, white=12)
    go_on(state, FIGHT)
    assert (state.phase, texts_of(state, 0)) == (FIGHT, ["wound 1", "wound 2"])
    alone = table({"side": "aggressive", "city": 3}, {"dump": 2}, {})
    alone.tunnel = 1
    run(alone, FIGHT)
    assert rats_of(alone, 1) == {"dump": 2}


@rule("RAT-14.8", "RAT-14.9")
def test_a_single_opponent_is_wounded_without_asking() -> None:
    state = table({"side": "aggressive", "city": 3}, {"city": 1}, {})
    state.tunnel = 1
    run(state, FIGHT)
    assert rats_of(state, 1) == {"infirmary": 1}
    assert state.queue == [0], "a wounded rat does not search"


@rule("RAT-14.10", "RAT-14.2")
def test_aggressors_draw_one_piece_fewer_in_every_tunnel() -> None:
    for tunnel, zone in enumerate(("dump", "city", "field")):
        state = table({"side": "aggressive", zone: 3}, {zone: 3})
        state.tunnel = tunnel
        assert [search.pieces_due(state, seat) for seat in (0, 1)] == [2, 3]


# --- events --------------------------------------------------------------------------------------


@rule("RAT-13.4")
def test_a_helmet_gives_one_piece_back_per_draw_and_no_other_for_it() -> None:
    state = table({"dump": 3}, {}, event="helmet", card=4)
    go_on(state, FILL, pieces("black", "black", "yellow"))
    play(state, 0, "return black", chance=pieces("black"))
    assert rats(state, 0, "dump") + rats(state, 0, "pantry") == 2
    assert state.cheese[0] == 1


@rule("RAT-13.4", "RAT-9.4", "RAT-9.5", "RAT-9.6")
@pytest.mark.parametrize(
    ("colour", "place"), [("black", "supply"), ("purple", "infirmary"), ("blue", "lost")]
)
def test_a_helmet_helps_against_no_piece_that_is_kept(colour: str, place: str) -> None:
    state = table({"dump": 2}, {}, event="helmet")
    supply = state.rat_supply
    settle(state, 0, **{colour: 1})
    assert rats(state, 0, "dump") == 1
    assert (state.rat_supply - supply if place == "supply" else rats(state, 0, place)) == 1


@rule("RAT-13.6")
def test_doctor_cheese_counts_whites_per_tunnel() -> None:
    state = table({"dump": 3, "city": 3}, {}, event="doctor_cheese")
    settle(state, 0, white=3)
    settle(state, 1, white=3)
    assert state.cheese == [2, 0]


@rule("RAT-13.6", "RAT-17.5")
def test_doctor_cheese_is_told() -> None:
    state = table({"dump": 5}, {}, event="doctor_cheese")
    assert [event.message.args for event in told(settle(state, 0, white=5), "event-doctor")] == [
        {"seat": 0, "count": 2}
    ]
    assert not told(settle(state, 0, white=1), "event-doctor")
    scarce = table({"dump": 4}, {"cheese": 43}, event="doctor_cheese", cheese_supply="box")
    (event,) = told(settle(scarce, 0, white=4), "event-doctor")
    assert event.message.args["count"] == 1
    quiet = table({"dump": 5}, {})
    assert not told(settle(quiet, 0, white=5, orange=1), "event-doctor")


@rule("RAT-13.5")
def test_it_worked_makes_black_yellow_for_all() -> None:
    state = table({"dump": 2}, {}, event="it_worked")
    settle(state, 0, black=2)
    assert (state.cheese[0], rats(state, 0, "dump"), state.cheese_supply[3]) == (2, 2, 4)


# --- clans of the tunnels ------------------------------------------------------------------------


@rule("RAT-15.5", "RAT-15.2")
def test_early_scavengers_need_a_tunnel_without_own_rats() -> None:
    state = table({"clan": "scavengers", "dump": 1, "pantry": 1}, {"dump": 1})
    put_in_bag(state, white=4)
    search.begin_leftovers(state)
    assert state.queue == []
    state.tunnel = 1
    search.begin_leftovers(state)
    go_on(state, LEFTOVERS)
    assert texts_of(state, 0) == ["draw piece", "draw nothing"]
    play(state, 0, "draw nothing")
    assert (state.tunnel, state.phase) == (2, LEFTOVERS), "not used up by declining"
    play(state, 0, "draw piece")


@rule("RAT-15.5")
def test_wounded_rats_had_been_sent() -> None:
    state = table({"clan": "scavengers", "dump": 1}, {"dump": 2, "side": "aggressive"})
    put_in_bag(state, white=4)
    run(state, FIGHT)
    search.begin_leftovers(state)
    assert state.queue == []


@rule("RAT-15.6", "RAT-15.3")
def test_late_scavengers_draw_in_every_tunnel() -> None:
    state = table(
        {"clan": "scavengers", "dump": 1}, {}, {"clan": "scavengers"}, active=1, stage="late"
    )
    put_in_bag(state, white=1, yellow=1)
    search.begin_leftovers(state)
    assert state.queue == [2, 0]
    go_on(state, LEFTOVERS)
    play(state, 2, "draw piece", chance=pieces("white"))
    assert GAME.to_act(state) == (0,)
    play(state, 0, "draw piece")
    assert state.cheese[0] == 1
    assert (state.tunnel, state.phase, GAME.to_act(state)) == (1, LEFTOVERS, (2,))


@rule("RAT-15.5", "RAT-15.6")
def test_an_empty_bag_asks_nobody() -> None:
    state = table({"clan": "scavengers"}, {}, stage="late")
    search.begin_leftovers(state)
    run(state, LEFTOVERS)
    assert state.phase == EMPTY


@rule("RAT-15.10")
def test_early_recyclers_see_their_pieces_first() -> None:
    state = table({"clan": "recyclers", "dump": 1, "pantry": 1}, {}, event="helmet", card=4)
    go_on(state, FILL, pieces("yellow"))
    assert (state.phase, state.drawn[0]) == (EXTRA, 1)
    (drawn,) = told(play(state, 0, "draw piece", chance=pieces("black")), "event-draw")
    assert drawn.message.args == {"seat": 0, "colour": "black", "count": 1}
    assert texts_of(state, 0) == ["return nothing", "return yellow", "return black"]
    play(state, 0, "return black")
    assert state.cheese[0] == 1


@rule("RAT-15.10", "RAT-14.10")
def test_a_lone_aggressor_of_the_recyclers_may_take_the_extra_piece() -> None:
    state = table({"clan": "recyclers", "dump": 1, "side": "aggressive"}, {}, card=4)
    go_on(state, FILL)
    assert (state.phase, state.drawn) == (EXTRA, [0] * 6)
    play(state, 0, "draw piece", chance=pieces("yellow"))
    assert state.cheese[0] == 1


@rule("RAT-15.10", "RAT-15.11")
def test_recyclers_only_at_the_dump_and_each_ability_in_its_stage() -> None:
    for zone, stage, tunnel in (("city", "early", 1), ("dump", "late", 0)):
        state = table({"clan": "recyclers", zone: 1}, {}, stage=stage)
        state.tunnel = tunnel
        put_in_bag(state, white=9)
        run(state, FIGHT, DRAW, EXTRA)
        assert state.phase == PUT_BACK
    state = table({"clan": "recyclers", "city": 3, "dump": 3}, {}, stage="late")
    settle(state, 1, white=2)
    assert state.cheese == [0, 0]
    settle(state, 0, white=1)
    assert state.cheese == [1, 0]
    early = table({"clan": "recyclers", "dump": 3}, {})
    settle(early, 0, white=2)
    assert early.cheese == [0, 0]


@rule("RAT-15.10")
def test_recyclers_without_rats_at_the_dump_get_nothing() -> None:
    state = table({"clan": "recyclers", "dump": 1}, {"dump": 2, "side": "aggressive"})
    put_in_bag(state, yellow=12)
    run(state, FIGHT)
    assert state.queue == [1]


@rule("RAT-15.18")
@pytest.mark.parametrize("stage", ["early", "late"])
def test_black_does_nothing_to_conquerors(stage: str) -> None:
    state = table({"clan": "conquerors", "dump": 2}, {"dump": 2}, stage=stage)
    settle(state, 0, black=2)
    assert (rats(state, 0, "dump"), state.cheese[0]) == (2, 0)


@rule("RAT-15.19", "RAT-15.1")
@pytest.mark.parametrize(("stage", "cheese"), [("early", 2), ("late", 4)])
def test_purple_feeds_mutants(stage: str, cheese: int) -> None:
    state = table({"clan": "mutants", "city": 3}, {}, stage=stage)
    settle(state, purple=2)
    assert (state.cheese[0], rats_of(state, 0)) == (cheese, {"city": 3})


@rule("RAT-15.23", "RAT-15.2")
def test_early_corrupt_add_one_piece_a_round() -> None:
    state = table({"clan": "corrupt", "pantry": 1}, {"dump": 1, "pantry": 1}, card=1)
    go_on(state, FILL)
    assert (state.phase, state.tunnel) == (BRIBE, 0)
    assert texts_of(state, 0) == [
        "add nothing", "add yellow", "add orange", "add white", "add black", "add purple",
        "add blue",
    ]  # fmt: skip
    play(state, 0, "add nothing")
    assert (state.phase, state.tunnel) == (BRIBE, 1)
    before = list(state.bag)
    log = play(state, 0, "add blue")
    assert [event.message.args["colour"] for event in told(log, "event-add")] == ["blue"]
    assert before == [3, 3, 4, 0, 2, 0]
    assert told(log, "event-tunnel")[0].message.args["zone"] == "field"
    assert state.phase != BRIBE


@rule("RAT-15.23", "RAT-17.4")
def test_late_corrupt_add_in_every_tunnel_what_the_supply_has() -> None:
    state = table({"clan": "corrupt", "pantry": 1}, {"pantry": 1}, stage="late", card=1)
    state.cheese_supply[3] = 0
    go_on(state, FILL)
    for tunnel in range(3):
        assert (state.phase, state.tunnel) == (BRIBE, tunnel)
        assert "add black" not in texts_of(state, 0)
        play(state, 0, "add orange")
    limited = table({"clan": "corrupt"}, {}, cheese_supply="box")
    limited.cheese_supply[0] = 0
    assert "add yellow" not in [move.text for move in search.bribe_moves(limited, 0)]
    limited.cheese_supply[0] = 3
    search.bribe(_with_queue(limited), 0, GAME.read("add yellow"), SILENCE)
    assert (limited.bag[0], limited.cheese_supply[0]) == (1, 2)


def _with_queue(state: Position) -> Position:
    state.queue = [0]
    return state
