"""What is told, to whom and by which rule: players who read the log miss nothing."""

from typing import Any

from cheeseboard.events import Event, Log
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.rules import dawn, home
from cheeseboard.games.ratland.state import (
    ATTACK,
    EFFECTS,
    EVENING,
    EVENT,
    FEEDING,
    GROWTH,
    PUT_BACK,
    RETURN,
    SWAPS,
    Position,
)
from cheeseboard.games.ratland.tests.positions import (
    force_event,
    go_on,
    plan,
    planning,
    play,
    put_in_hand,
    run,
    start,
    table,
)
from cheeseboard.testing import rule

Line = tuple[str, dict[str, Any], str]


def lines(log: Log, *keys: str) -> list[Line]:
    """Key, arguments and first rule of each event, or of those with these keys."""
    return [line(event) for event in log.events if not keys or event.message.key[6:] in keys]


def line(event: Event) -> Line:
    return event.message.key.removeprefix("event-"), dict(event.message.args), event.rules[0]


def settled(state: Position, **pieces: int) -> list[Line]:
    put_in_hand(state, **pieces)
    state.tunnel, state.queue = 1, [0]
    return lines(run(state, EFFECTS))


@rule("RAT-2.9", "RAT-3.2", "RAT-3.3", "RAT-3.6")
def test_a_round_begins_with_its_seat_its_event_and_its_card() -> None:
    state = table({"pantry": 3}, {"pantry": 3}, {"pantry": 3}, active=1)
    force_event(state, "silence", 4)
    assert lines(go_on(state, EVENT)) == [
        ("round", {"round": 2, "seat": 2}, "RAT-3.2"),
        ("happening", {"happening": "silence"}, "RAT-3.3"),
        ("card", {"card": 4}, "RAT-3.6"),
    ]


@rule("RAT-12.1", "RAT-3.4")
def test_the_end_of_the_game_is_no_round() -> None:
    state = table({"pantry": 3}, {"pantry": 3}, stage="late")
    force_event(state, "end_of_game")
    assert lines(go_on(state, EVENT)) == [
        ("happening", {"happening": "end_of_game"}, "RAT-3.3"),
    ]


@rule("RAT-15.20")
def test_only_seers_are_told_what_comes_next() -> None:
    state = table({"pantry": 3}, {"clan": "seers", "pantry": 3}, stage="late", clans=True)
    force_event(state, "silence", 4)
    log = go_on(state, EVENT)
    seen = [event for event in log.events if event.seats == (1,)]
    assert [event.message.key for event in seen] == ["event-foresee", "event-foresee-card"]
    assert seen[1].message.args == {"seat": 1, "card": state.next_card}
    early = table({"pantry": 3}, {"clan": "seers", "pantry": 3}, clans=True)
    force_event(early, "helmet", 4)
    assert [key for key, _, _ in lines(go_on(early, EVENT), "foresee", "foresee-card")] == [
        "foresee"
    ]


@rule("RAT-2.10")
def test_only_its_seat_is_told_which_clan_it_keeps() -> None:
    state = start(3, clans=True)
    clan = GAME.moves(state, 0)[0].text.removeprefix("keep ")
    (kept,) = play(state, 0, f"keep {clan}").events
    assert (line(kept), kept.seats) == (("keep", {"seat": 0, "clan": clan}, "RAT-2.10"), (0,))


@rule("RAT-4.6")
def test_steps_of_a_plan_are_no_lines_of_the_log() -> None:
    """Nor of a replay, which lists what each step has told."""
    state = planning({"pantry": 3}, {"pantry": 3})
    for text in ("put dump 1", "take dump", "done", "ready"):
        assert play(state, 0, text).events == []
    assert lines(plan(state, 1))[0][0] == "plan"


@rule("RAT-15.22")
def test_athletes_who_change_places() -> None:
    state = planning({"clan": "athletes", "pantry": 4}, {"pantry": 3})
    plan(state, 1)
    plan(state, 0, dump=4)
    assert lines(play(state, 0, "move dump>bedroom"))[0] == (
        "move",
        {"seat": 0, "origin": "dump", "target": "bedroom"},
        "RAT-15.22",
    )


@rule("RAT-13.1", "RAT-13.3", "RAT-13.9", "RAT-13.11")
def test_events_of_the_morning() -> None:
    log = Log()
    dawn.happen(table({"pantry": 1}, {"pantry": 2}, event="plenty"), log)
    dawn.happen(table({"pantry": 1}, {"pantry": 2}, event="distant_relative", supply=1), log)
    dawn.happen(table({"pantry": 2}, {"pantry": 6}, {"pantry": 5}, event="kindly_rat"), log)
    dawn.happen(table({"graveyard": 1}, {"pantry": 6}, {"graveyard": 2}, event="raising"), log)
    assert lines(log) == [
        ("gift", {"seat": 0, "count": 1}, "RAT-13.1"),
        ("gift", {"seat": 1, "count": 1}, "RAT-13.1"),
        ("relative", {"seat": 0, "count": 1}, "RAT-13.3"),
        ("gives-rat", {"seat": 1}, "RAT-13.9"),
        ("receives-rat", {"seat": 0}, "RAT-13.9"),
        ("raised", {"seat": 0}, "RAT-13.11"),
        ("raised", {"seat": 2}, "RAT-13.11"),
    ]


@rule("RAT-5.3", "RAT-5.6", "RAT-14.3", "RAT-14.4")
def test_raids_and_their_dead() -> None:
    state = table(
        {"side": "aggressive", "pipe_left": 3, "pipe_right": 1},
        {"pantry": 2, "cheese": 4},
        {"pantry": 1},
    )
    assert lines(run(state, ATTACK)) == [
        (
            "foray",
            {
                "seat": 0,
                "victim": 1,
                "pipe": "pipe_left",
                "strength": 3,
                "defence": 2,
                "count": 1,
                "loot": 1,
            },
            "RAT-5.3",
        ),
        (
            "foray",
            {
                "seat": 0,
                "victim": 2,
                "pipe": "pipe_right",
                "strength": 1,
                "defence": 1,
                "count": 0,
                "loot": 0,
            },
            "RAT-5.3",
        ),
        ("loot", {"seat": 0, "count": 1}, "RAT-5.6"),
        ("robbed", {"seat": 1, "count": 1}, "RAT-5.6"),
        ("raider-dies", {"seat": 0, "zone": "pipe_right"}, "RAT-14.4"),
        ("guard-dies", {"seat": 1}, "RAT-14.3"),
    ]


@rule("RAT-6.1", "RAT-7.1", "RAT-15.7")
def test_births_and_returns() -> None:
    state = table({"bedroom": 2}, {"clan": "explorers", "infirmary": 1, "lost": 2})
    assert lines(run(state, GROWTH, RETURN)) == [
        ("born", {"seat": 0, "count": 2}, "RAT-6.1"),
        ("return", {"seat": 1, "count": 3}, "RAT-7.1"),
        ("souvenir", {"seat": 1, "count": 1}, "RAT-15.7"),
    ]


@rule("RAT-9.1", "RAT-9.4", "RAT-9.5", "RAT-9.6")
def test_what_pieces_do() -> None:
    found = settled(table({"city": 6}, {}), yellow=1, orange=1, black=2, purple=1, blue=1)
    assert found == [
        ("cheese", {"seat": 0, "count": 3}, "RAT-9.1"),
        ("forgets", {"seat": 0, "count": 2}, "RAT-9.4"),
        ("poisoned", {"seat": 0, "count": 1}, "RAT-9.5"),
        ("strays", {"seat": 0, "count": 1}, "RAT-9.6"),
    ]
    assert settled(table({"city": 6}, {}), white=3) == []


@rule("RAT-13.4")
def test_a_piece_put_back() -> None:
    state = table({"city": 2}, {}, event="helmet")
    put_in_hand(state, yellow=1, black=1)
    state.tunnel, state.queue = 1, [0]
    state.phase = PUT_BACK
    log = play(state, 0, "return black")
    assert lines(log)[:2] == [
        ("put-back", {"seat": 0, "colour": "black"}, "RAT-13.4"),
        ("cheese", {"seat": 0, "count": 1}, "RAT-9.1"),
    ]


@rule("RAT-13.12")
def test_swaps_are_told_as_answers_and_as_deeds() -> None:
    state = table({"pantry": 2}, {"pantry": 2}, event="silence")
    home.begin_feeding(state)
    state.phase = SWAPS
    assert lines(play(state, 0, "swap nothing")) == [("swap-none", {"seat": 0}, "RAT-13.12")]
    assert lines(play(state, 1, "swap healthy"))[:2] == [
        ("swap-asks", {"seat": 1}, "RAT-13.12"),
        ("swap", {"seat": 1}, "RAT-13.12"),
    ]


@rule("RAT-10.3", "RAT-10.4")
def test_meals_and_hunger() -> None:
    state = table({"pantry": 9, "cheese": 1}, {"pantry": 1, "cheese": 5})
    need = home.dinner(state, 0)
    log = run(state, FEEDING)
    assert lines(log)[0] == ("fed", {"seat": 0, "count": 1}, "RAT-10.3")
    assert lines(log)[1] == ("starved", {"seat": 0, "count": need - 1}, "RAT-10.4")
    assert lines(log, "starved")[1:] == []


@rule("RAT-15.17")
def test_alchemy() -> None:
    state = table({"clan": "alchemists", "cheese": 2, "pantry": 1}, {})
    force_event(state, "silence", 2)
    state.queue, state.phase = [0], EVENING
    log = play(state, 0, "brew 1")
    assert lines(log)[0] == ("brew", {"seat": 0, "count": 1}, "RAT-15.17")
    idle = table({"clan": "alchemists", "cheese": 2, "pantry": 1}, {})
    force_event(idle, "silence", 2)
    idle.queue, idle.phase = [0], EVENING
    assert lines(play(idle, 0, "brew 0"), "brew") == []
