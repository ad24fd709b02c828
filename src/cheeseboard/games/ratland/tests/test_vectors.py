"""The worked examples: one position each, and the sequences over several phases."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import END_OF_GAME, EVENT_NAMES, NEED, PLACES
from cheeseboard.games.ratland.rules import dawn, home, search
from cheeseboard.games.ratland.rules.stock import healthy, mouths
from cheeseboard.games.ratland.state import (
    ATTACK,
    DRAW,
    EFFECTS,
    EMPTY,
    EVENING,
    EVENT,
    EXTRA,
    FEEDING,
    FIGHT,
    FILL,
    GROWTH,
    LEFTOVERS,
    OVER,
    PLANS,
    PUT_BACK,
    RETURN,
    SWAPS,
)
from cheeseboard.games.ratland.tests.positions import (
    bag,
    board_rats,
    force_event,
    go_on,
    pieces,
    plan,
    planning,
    play,
    put_in_bag,
    put_in_hand,
    rats,
    rats_of,
    run,
    start,
    table,
    texts_of,
    told,
)
from cheeseboard.testing import rule

VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)
USED: Final = {"id", "kind", "rules", "expect"}
"""Keys that every vector has; the others say how it is set up, and each must be read."""


class Facts(dict[str, Any]):
    """The keys of a vector, with a note of those that a runner has read."""

    def __init__(self, vector: dict[str, Any]) -> None:
        super().__init__(vector)
        self.read = set(USED)

    def __call__(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return self.get(key, default)

    def check(self, found: dict[str, Any]) -> None:
        for key, wanted in self["expect"].items():
            assert found[key] == wanted, key
        assert self.read >= set(self), f"nobody looks at {set(self) - self.read}"


def scene(facts: Facts) -> dict[str, Any]:
    return {
        "active": facts("active", 0),
        "event": facts("event", ""),
        "stage": facts("stage", "early"),
    }


def attack(facts: Facts) -> None:
    state = table(*facts("seats"), **scene(facts))
    seats = range(state.seats)
    before = [board_rats(state, seat) for seat in seats]
    supply = state.rat_supply
    run(state, ATTACK)
    assert min(state.rats) >= 0, "no rat dies twice"
    died = [before[seat] - board_rats(state, seat) for seat in seats]
    facts.check({"cheese": state.cheese, "died": died})
    assert died == facts["expect"].get("died", [0] * len(seats))
    assert state.rat_supply == supply + sum(died)


def growth(facts: Facts) -> None:
    state = table(*facts("seats"), supply=facts("supply"), **scene(facts))
    before = [rats(state, seat, "bedroom") for seat in range(state.seats)]
    run(state, GROWTH)
    gained = [rats(state, seat, "bedroom") - before[seat] for seat in range(state.seats)]
    facts.check({"gained": gained, "supply": state.rat_supply})


def draw(facts: Facts) -> None:
    sides = facts("sides", ["normal"] * len(facts["counts"]))
    seats = [{"dump": n, "side": side} for n, side in zip(facts("counts"), sides, strict=True)]
    state = table(*seats, active=facts("active"))
    put_in_bag(state, yellow=facts("bag"))
    wound = facts("wound")
    if wound is None:
        run(state, FIGHT)
    else:
        state.phase = FIGHT
        assert search.await_fight(state, Live(1), SILENCE)
        search.choose_wound(state, GAME.read(f"wound {wound}"), SILENCE)
    after = state.rats[::PLACES]
    order = list(state.queue)
    while state.queue:
        run(state, DRAW, EXTRA, PUT_BACK, EFFECTS)
    facts.check({"counts_after": after, "order": order, "pieces": state.cheese})


def effect(facts: Facts) -> None:
    tunnel = facts("tunnel", "dump" if facts.get("clan") == "recyclers" else "city")
    seat = {tunnel: facts("tunnel_rats"), "pantry": facts("pantry", 0), "cheese": facts("cheese")}
    if facts("clan"):
        seat["clan"] = facts["clan"]
    state = table(seat, {}, event=facts("event", ""), stage=facts("stage", "early"))
    state.tunnel = ("dump", "city", "field").index(tunnel)
    supply, pieces = state.rat_supply, list(state.cheese_supply)
    put_in_hand(state, **facts("drawn"))
    state.queue = [0]
    run(state, EFFECTS)
    assert state.cheese_supply == pieces, "all pieces but yellow ones are back in the supply"
    facts.check(
        {
            "cheese": state.cheese[0],
            "tunnel_rats": rats(state, 0, tunnel),
            "pantry": rats(state, 0, "pantry"),
            "infirmary": rats(state, 0, "infirmary"),
            "lost": rats(state, 0, "lost"),
            "to_supply": state.rat_supply - supply,
        }
    )


def feed(facts: Facts) -> None:
    seat = {key: facts(key, 0) for key in ("healthy", "infirmary", "lost", "cheese")}
    state = table(seat, {}, event=facts("event", ""), stage=facts("stage", "early"))
    home.begin_feeding(state)
    if facts("swap"):
        state.phase = SWAPS
        assert home.await_swaps(state, Live(1), SILENCE)
        home.answer_swap(state, 0, GAME.read(f"swap {facts['swap']}"), SILENCE)
    run(state, SWAPS)
    need = NEED[mouths(state, 0)]
    run(state, FEEDING)
    facts.check(
        {
            "need": need,
            "cheese": state.cheese[0],
            "healthy": healthy(state, 0),
            "infirmary": rats(state, 0, "infirmary"),
            "lost": rats(state, 0, "lost"),
            "graveyard": rats(state, 0, "graveyard"),
        }
    )


def kindly(facts: Facts) -> None:
    seats = [{"pantry": size} for size in facts("sizes")]
    state = table(*seats, active=facts("active"), event="kindly_rat", bad_ties=facts("bad_ties"))
    dawn.happen(state, SILENCE)
    change = [rats(state, seat, "pantry") - size for seat, size in enumerate(facts["sizes"])]
    giver = change.index(-1) if -1 in change else None
    receiver = change.index(1) if 1 in change else None
    facts.check({"giver": giver, "receiver": receiver})


def musicians(facts: Facts) -> None:
    seats: list[dict[str, Any]] = [{"cheese": cheese} for cheese in facts("cheese")]
    owner = facts("owner")
    seats[owner]["clan"] = "musicians"
    state = table(*seats, active=facts("active"), stage=facts("stage"), bad_ties=facts("bad_ties"))
    state.queue = [owner]
    run(state, EVENING)
    assert state.cheese == facts["expect"]
    assert facts.read >= set(facts)


def bag_vector(facts: Facts) -> None:
    assert search.bag_of(facts("rows"), facts("players")) == facts["expect"]
    assert facts.read >= set(facts)


def score(facts: Facts) -> None:
    state = table(*facts("seats"))
    state.phase = OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    facts.check({"points": list(outcome.scores), "winners": list(outcome.winners)})


RUNNERS: Final[dict[str, Callable[[Facts], None]]] = {
    "attack": attack,
    "growth": growth,
    "draw": draw,
    "effect": effect,
    "feed": feed,
    "kindly": kindly,
    "musicians": musicians,
    "bag": bag_vector,
    "score": score,
}


@rule(
    "RAT-1.3",
    "RAT-1.4",
    "RAT-1.5",
    "RAT-5.2",
    "RAT-5.3",
    "RAT-5.4",
    "RAT-5.5",
    "RAT-5.7",
    "RAT-5.8",
    "RAT-5.10",
    "RAT-5.11",
    "RAT-5.12",
    "RAT-5.13",
    "RAT-6.1",
    "RAT-6.2",
    "RAT-6.4",
    "RAT-8.3",
    "RAT-8.4",
    "RAT-8.5",
    "RAT-9.1",
    "RAT-9.2",
    "RAT-9.4",
    "RAT-9.5",
    "RAT-9.6",
    "RAT-9.8",
    "RAT-10.1",
    "RAT-10.2",
    "RAT-10.4",
    "RAT-10.6",
    "RAT-12.2",
    "RAT-12.4",
    "RAT-12.5",
    "RAT-13.2",
    "RAT-13.5",
    "RAT-13.6",
    "RAT-13.7",
    "RAT-13.9",
    "RAT-13.10",
    "RAT-13.12",
    "RAT-13.13",
    "RAT-13.14",
    "RAT-14.3",
    "RAT-14.4",
    "RAT-14.5",
    "RAT-14.7",
    "RAT-14.8",
    "RAT-14.9",
    "RAT-14.10",
    "RAT-15.10",
    "RAT-15.11",
    "RAT-15.12",
    "RAT-15.13",
    "RAT-15.14",
    "RAT-15.15",
    "RAT-15.16",
    "RAT-15.18",
    "RAT-15.19",
    "RAT-15.21",
    "RAT-16.1",
    "RAT-16.2",
    "RAT-16.4",
    "RAT-16.5",
)
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    RUNNERS[vector["kind"]](Facts(vector))


def test_all_vectors_are_here() -> None:
    numbers = sorted(int(vector["id"].removeprefix("EX-")) for vector in VECTORS)
    assert numbers == [*range(1, 53), *range(63, 70)]


@rule("RAT-14.7", "RAT-5.10")
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_two_players_in_a_mirror(vector: dict[str, Any]) -> None:
    """Seats exchanged, everything else alike: the mirror image, whoever is active."""
    if vector["kind"] != "attack" or len(vector["seats"]) != 2:
        return
    mirrored = dict(vector, seats=vector["seats"][::-1], expect=dict(vector["expect"]))
    for key, value in vector["expect"].items():
        mirrored["expect"][key] = value[::-1]
    for active in (0, 1):
        RUNNERS["attack"](Facts({**mirrored, "active": active}))


# --- sequences -----------------------------------------------------------------------------------


@rule("RAT-9.5", "RAT-9.6", "RAT-7.1", "RAT-7.2", "RAT-10.1", "RAT-4.5")
def test_ex53_a_poisoned_and_a_lost_rat_miss_one_round() -> None:
    state = planning({"pantry": 8, "cheese": 3}, {"pantry": 4, "cheese": 30}, card=1)
    force_event(state, "mass_attacks", 2)
    plan(state, 1)
    plan(state, 0, chance=pieces("purple", "blue"), city=1, field=1)
    assert rats_of(state, 0) == {"pantry": 6, "infirmary": 1, "lost": 1}
    assert state.cheese[0] == 0, "7 to feed, and they need 3"
    assert sum(state.plans[:7]) == 6
    state.cheese[0] = 4
    force_event(state, "it_worked", 3)
    plan(state, 1)
    plan(state, 0, bedroom=2)
    assert rats_of(state, 0) == {"pantry": 10}
    assert state.cheese[0] == 0, "10 to feed, and they need 4"
    assert sum(state.plans[:7]) == 10


@rule("RAT-13.8", "RAT-15.8", "RAT-15.9")
def test_ex54_explorers_are_paid_although_the_rats_came_just_in_time() -> None:
    state = table(
        {"clan": "explorers", "pantry": 6, "infirmary": 1, "lost": 2},
        {"pantry": 9},
        {},
        stage="late",
    )
    force_event(state, "just_in_time", 2)
    state.round = 5
    go_on(state, EVENT)
    assert (state.phase, EVENT_NAMES[state.event]) == (PLANS, "just_in_time")
    assert sum(state.plans[:7]) == 9
    state.rats[10:17] = [0, 0, 0, 0, 9, 0, 0]
    for phase in (ATTACK, GROWTH):
        run(state, phase)
        assert state.cheese == [0, 0, 0], "there was nothing to take"
    run(state, RETURN)
    assert rats_of(state, 0) == {"pantry": 9}
    assert state.cheese == [2, 0, 0]


@rule("RAT-13.4", "RAT-8.5")
def test_ex55_a_piece_put_back_waits_for_the_next() -> None:
    state = table({"dump": 2}, {"dump": 11}, event="helmet", card=4)
    chance = pieces("yellow", "black")
    go_on(state, FILL, chance)
    assert GAME.to_act(state) == (0,)
    assert set(texts_of(state, 0)) == {"return nothing", "return yellow", "return black"}
    play(state, 0, "return black", chance=chance)
    assert (state.cheese[0], rats(state, 0, "dump")) == (1, 2)
    assert GAME.to_act(state) == (1,)
    assert state.drawn == [8, 0, 0, 3, 0, 0], "all 11 pieces, without asking chance"
    supply = state.rat_supply
    search.put_back(state, 1, GAME.read("return black"), SILENCE)
    run(state, EFFECTS)
    assert (state.cheese[1], rats(state, 1, "dump")) == (8, 9)
    assert state.rat_supply == supply + 2
    assert bag(state) == {"black": 1}
    run(state, DRAW, LEFTOVERS, EMPTY)
    assert (bag(state), state.cheese_supply[3]) == ({}, 4)


@rule("RAT-13.15")
def test_ex56_idleness_pays_for_tunnels_without_own_rats() -> None:
    state = table(
        {"city": 1, "pantry": 2},
        {"pantry": 3},
        {"field": 1},
        {"field": 2, "side": "aggressive"},
        event="idleness",
        card=8,
    )
    log = go_on(state, FILL)
    gains = [0] * 4
    for event in told(log, "event-idle"):
        gains[int(event.message.args["seat"])] += int(event.message.args["count"])
    assert gains == [2, 3, 2, 2]
    assert [event.message.args["seat"] for event in told(log, "event-wounded")] == [2]


@rule("RAT-3.4", "RAT-12.1", "RAT-2.7")
def test_ex57_the_sixth_event_ends_the_match_after_five_feedings() -> None:
    for seed in range(60):
        chance = Live(seed)
        state = GAME.setup(GAME.meta.complete({}), 3, chance, SILENCE)
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            before = state.copy()
            GAME.apply(state, seat, GAME.moves(state, seat)[0], chance, SILENCE)
        if state.round == 6:
            assert state.event == END_OF_GAME
            assert len(state.past_events) == len(state.past_cards) == 5
            assert (state.cards, len(state.cards_left)) == ([], 4)
            assert before.round == 5
            return
    raise AssertionError("no match of 60 ended with the sixth card")


@rule("RAT-17.1", "RAT-17.3")
def test_ex58_an_empty_supply_gives_nobody_a_rat() -> None:
    seats: list[dict[str, Any]] = [{"bedroom": 9, "city": 9, "graveyard": 1} for _ in range(5)]
    seats.append({"clan": "alchemists", "bedroom": 16, "dump": 2, "graveyard": 2, "cheese": 50})
    state = table(*seats, stage="early", supply=0, card=4)
    assert sum(state.rats) == 115
    before = list(state.rats)
    run(state, GROWTH)
    assert (state.rats, state.rat_supply) == (before, 0)
    go_on(state, RETURN, pieces("black", "black"))
    assert state.rat_supply >= 2
    assert (state.phase, GAME.to_act(state)) == (EVENING, (5,))
    assert texts_of(state, 5) == ["brew 0", "brew 1"]


@rule("RAT-15.5", "RAT-13.4")
def test_ex59_early_scavengers_draw_what_is_left_once() -> None:
    state = table(
        {"clan": "scavengers", "pantry": 3}, {"dump": 8}, event="helmet", cheese_cards="ladder"
    )
    put_in_bag(state, white=3, black=1)
    search.begin_leftovers(state)
    go_on(state, LEFTOVERS)
    assert texts_of(state, 0) == ["draw piece", "draw nothing"]
    taken = state.copy()
    play(taken, 0, "draw piece", chance=pieces("black"))
    assert texts_of(taken, 0) == ["return nothing", "return black"]
    lost = taken.copy()
    search.put_back(lost, 0, GAME.read("return nothing"), SILENCE)
    run(lost, EFFECTS)
    assert (rats(lost, 0, "pantry"), lost.used[0]) == (2, True)
    search.put_back(taken, 0, GAME.read("return black"), SILENCE)
    run(taken, EFFECTS)
    assert (rats(taken, 0, "pantry"), bag(taken)) == (3, {"white": 3, "black": 1})
    taken.tunnel = 2
    search.begin_leftovers(taken)
    assert taken.queue == [], "used up for this round"


@rule("RAT-15.22", "RAT-13.13", "RAT-13.14")
def test_ex60_athletes_keep_the_limit_of_get_ready() -> None:
    state = planning(
        {"clan": "athletes", "pantry": 9, "cheese": 9}, {"pantry": 3}, event="get_ready"
    )
    plan(state, 1, bedroom=3)
    plan(state, 0, bedroom=3, city=6)
    assert GAME.to_act(state) == (0,)
    assert "move city>dump" in texts_of(state, 0)
    assert "move city>pipe_left" in texts_of(state, 0)
    assert "move bedroom>pantry" in texts_of(state, 0)
    assert not {"move city>pantry", "move city>bedroom"} & set(texts_of(state, 0))
    play(state, 0, "move bedroom>field")
    play(state, 0, "move city>pantry")
    assert not {"move city>pantry", "move city>bedroom"} & set(texts_of(state, 0))


@rule("RAT-2.4", "RAT-2.5", "RAT-2.6", "RAT-2.7")
def test_ex61_the_deck_over_many_set_ups() -> None:
    ends: Counter[int] = Counter()
    left_out: Counter[int] = Counter()
    for seed in range(1500):
        chance = Live(seed, is_recording=False)
        state = start(2)
        state.events_left, deck = list(range(14)), []
        for place in range(1, 11):
            event = dawn.draw_event(state, place, chance)
            if END_OF_GAME in deck:
                break
            state.events_left.remove(event)
            deck.append(event)
        assert len(set(deck[:5])) == 5
        assert max(deck[:5]) < 6
        assert min(deck[5:]) >= 6
        assert deck[-1] == END_OF_GAME
        assert len(set(deck)) == len(deck)
        ends[len(deck)] += 1
        left_out.update(event for event in range(6) if event not in deck)
    assert set(ends) == {6, 7, 8, 9, 10}
    assert all(240 < count < 360 for count in ends.values()), ends
    assert all(180 < left_out[event] < 320 for event in range(6)), left_out


@rule("RAT-4.6", "RAT-1.11")
def test_ex62_nobody_sees_a_plan_before_all_are_ready() -> None:
    state = planning(*({"pantry": 7, "cheese": 2} for _ in range(4)))
    others = (0, 2, 3, None)
    before = [GAME.view(state, seat) for seat in others]
    for text in ("put bedroom 5", "put dump 1", "take bedroom", "put city 1", "done"):
        play(state, 1, text)
        assert [GAME.view(state, seat) for seat in others] == before
    play(state, 1, "ready")
    for seat in others:
        view = GAME.view(state, seat)
        assert view.plans[7:14] == [HIDDEN] * 7
        assert view.cheese == state.cheese
    other_plan = planning(*({"pantry": 7, "cheese": 2} for _ in range(4)))
    plan(other_plan, 1, pipe_left=7)
    for seat in others:
        assert GAME.view(other_plan, seat) == GAME.view(state, seat)
    for seat in (0, 2):
        plan(state, seat)
    log = plan(state, 3)
    assert len(told(log, "event-plan")) == 4
    assert all(event.seats is None for event in told(log, "event-plan"))
    assert HIDDEN not in GAME.view(state, None).rats
