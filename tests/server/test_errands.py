"""What bots have to think about: who thinks next, and what becomes of work that nobody finishes."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cheeseboard.server.errands import AHEAD, KEPT, LEASE, Due, Errand
from cheeseboard.server.store import Store

from .storing import add_table

NOW = 1_000_000.0


def due(store: Store, table: str, payer: str = "", now: float = NOW, after: float = NOW) -> None:
    """A table of its own host whose bots are to act."""
    if store.table(table) is None:
        add_table(store, table)
    store.errands.add(table, Due(payer or table, after), now)


def claim(store: Store, worker: str = "w", now: float = NOW, **used: float) -> str:
    """The table whose work comes next; empty if there is none."""
    found = store.errands.claim(worker, now, used)
    return found.table if found else ""


def taken(store: Store, worker: str = "w", now: float = NOW) -> Errand:
    found = store.errands.claim(worker, now, {})
    assert found is not None
    return found


def test_everybody_has_an_equal_share_however_many_tables_one_has(store: Store) -> None:
    for number in range(5):
        due(store, f"greedy{number}", "greedy", NOW + number)
    due(store, "modest", now=NOW + 9)
    found = [claim(store) for _ in range(7)]
    assert found[:2] == ["greedy0", "modest"]
    assert found[2:] == ["greedy1", "greedy2", "greedy3", "greedy4", ""]


def test_whoever_has_had_less_thinking_comes_first(store: Store) -> None:
    for table in ("much", "little", "none"):
        due(store, table)
    assert claim(store, much=3.0, little=1.0) == "none"
    assert [claim(store), claim(store)] == ["little", "much"]


def test_of_one_person_the_table_comes_first_that_has_had_less(store: Store) -> None:
    for table in ("eleven", "one"):
        due(store, table, "ann")
    assert claim(store, eleven=4.0) == "one"


def test_thinking_is_forgotten_after_a_while(store: Store) -> None:
    due(store, "early")
    due(store, "late", now=NOW + 1)
    assert store.errands.claim("w", NOW - 100.0, {"early": 2.0}) is None
    assert claim(store) == "early"


def test_hints_come_before_bots_and_watched_tables_before_others(store: Store) -> None:
    for table in ("unwatched", "watched", "asked"):
        due(store, table)
    store.note_seen([], [("watched", NOW - 5.0), ("unwatched", NOW - 500.0)])
    store.errands.forget("move:asked")
    store.errands.ask("hint:1", "asked", 2, "ann", NOW)
    hint = taken(store)
    assert (hint.table, hint.seat, hint.is_hint) == ("asked", 2, True)
    assert [claim(store), claim(store)] == ["watched", "unwatched"]


def test_the_tables_that_wait_are_told_in_their_order(store: Store) -> None:
    for number, table in enumerate(("one", "two", "three")):
        due(store, table, now=NOW + number)
    assert store.errands.waiting(NOW + 3) == ["one", "two", "three"]
    assert claim(store, now=NOW + 3) == "one"
    assert store.errands.waiting(NOW + 3) == ["two", "three"]
    assert store.errands.count(NOW + 3) == (2, 1)


def test_work_is_one_workers_until_its_time_is_over(store: Store) -> None:
    due(store, "t")
    errand = taken(store, "first")
    assert claim(store, "second") == ""
    assert store.errands.hold(errand, "first", NOW + 4) is not None
    assert claim(store, "second", NOW + LEASE + 1) == ""
    assert claim(store, "second", NOW + 4 + LEASE + 1) == "t"
    assert store.errands.hold(errand, "first", NOW + 12) is None
    store.errands.give_back(errand.key, "first", NOW, 0)
    assert store.errands.hold(errand, "second", NOW + 12) is not None


def test_a_worker_that_stops_hands_over_at_once(store: Store) -> None:
    due(store, "t")
    due(store, "u")
    assert {claim(store, "first"), claim(store, "first")} == {"t", "u"}
    store.errands.give_all_back("first")
    assert {claim(store, "second"), claim(store, "second")} == {"t", "u"}


def test_a_clock_that_was_wrong_holds_nothing_up(store: Store) -> None:
    due(store, "t", after=NOW + 10**6)
    assert claim(store, now=NOW + 10**5) == "t"
    assert claim(store, now=NOW) == "t"


def test_a_move_that_may_be_played_later_is_thought_about_later(store: Store) -> None:
    assert store.errands.wait(NOW) is None
    due(store, "t", after=NOW + 3.0)
    assert store.errands.wait(NOW) == pytest.approx(3.0 - AHEAD)
    assert claim(store) == ""
    store.errands.hurry("t")
    assert store.errands.wait(NOW) == 0.0
    errand = taken(store)
    assert errand.is_hurried
    assert store.errands.wait(NOW) == pytest.approx(LEASE)


def test_others_wait_only_if_they_are_no_less_urgent(store: Store) -> None:
    due(store, "mine")
    errand = taken(store)
    due(store, "more of mine", "mine")
    store.note_seen([], [("mine", NOW)])
    held = store.errands.hold(errand, "w", NOW)
    assert held is not None
    assert not held.others_wait
    due(store, "another")
    held = store.errands.hold(errand, "w", NOW)
    assert held is not None
    assert not held.others_wait, "nobody looks at it"
    store.note_seen([], [("another", NOW)])
    held = store.errands.hold(errand, "w", NOW)
    assert held is not None
    assert held.others_wait


def test_whoever_thinks_goes_on_when_somebody_else_has_moved(store: Store) -> None:
    due(store, "t")
    errand = taken(store, "first")
    store.errands.add("t", Due("t", NOW), NOW + 1)
    assert store.errands.hold(errand, "first", NOW + 1) is not None
    store.errands.add("t", Due("t", NOW, is_answered=True), NOW + 1)
    assert store.errands.hold(errand, "first", NOW + 1) is None
    assert claim(store, "second") == "t"


def test_work_is_removed_only_where_nothing_has_changed_since(store: Store) -> None:
    due(store, "t")
    errand = taken(store)
    store.save_table("t", 0, {})
    store.errands.finish(errand, "w", 0)
    errand = taken(store)
    store.errands.finish(errand, "w", 1)
    assert store.errands.wait(NOW) is None


def test_a_hint_is_fetched_once_it_is_answered(store: Store) -> None:
    add_table(store, "t")
    store.errands.ask("hint:1", "t", 0, "ann", NOW)
    assert store.errands.fetch("hint:1") is None
    errand = taken(store)
    store.errands.answer(errand, "somebody else", {"hint": [1]})
    assert store.errands.fetch("hint:1") is None
    store.errands.answer(errand, "w", {"hint": [2]})
    assert store.errands.fetch("hint:1") == {"hint": [2]}
    assert store.errands.wait(NOW + KEPT) is None
    store.errands.forget("hint:1")
    assert store.errands.fetch("hint:1") is None


def test_workers_that_claim_at_once_get_different_work(store: Store) -> None:
    for number in range(12):
        due(store, f"t{number}")

    def take(worker: int) -> list[str]:
        return [table for _ in range(12) if (table := claim(store, f"w{worker}"))]

    with ThreadPoolExecutor(4) as threads:
        found = [table for tables in threads.map(take, range(4)) for table in tables]
    assert sorted(found) == sorted(f"t{number}" for number in range(12))
