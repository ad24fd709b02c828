"""Where reviews are kept: lanes of work, answers that come twice, a rest and going on."""

import time

from cheeseboard.server.errands import Due, lane_of
from cheeseboard.server.review.oneself import oneself
from cheeseboard.server.review.shelf import LANES, MOST_TRIES, Wanted
from cheeseboard.server.store import Store

from ..storing import add_table

WANTED = [Wanted(f"fine:{number}", number, float(number)) for number in range(1, 11)]
HEAD: dict[str, list[str]] = {"lines": []}


def begin(store: Store, table: str = "t") -> tuple[int, int]:
    """A review of a match at a table; its id and the match's."""
    add_table(store, table)
    saved: dict[str, dict[str, int]] = {"state": {}}
    match = store.begin_match(table, 0, 1, {"game": "_template"}, ["Ann"], saved, [], {})
    now = time.time()
    return store.reviews.begin(match, table, "1", "ann", HEAD, WANTED, now), match


def test_reviews_come_when_nobody_else_waits(store: Store) -> None:
    begin(store)
    add_table(store, "other")
    now = time.time() + 1
    store.errands.add("other", Due("bob", now), now)
    first = store.errands.claim("w", now, {})
    assert first is not None
    assert not first.is_review
    second = store.errands.claim("w", now, {})
    assert second is not None
    assert second.is_review
    assert store.errands.waiting(now) == []
    held = store.errands.hold(second, "w", now)
    assert held is not None
    assert not held.others_wait
    store.errands.give_back(first.key, "w", now, 0)
    held = store.errands.hold(second, "w", now)
    assert held is not None
    assert held.others_wait, "whoever plays waits for a review"


def test_every_item_is_found_out_once(store: Store) -> None:
    review, match = begin(store)
    found = []
    while (errand := store.errands.claim("w", time.time() + 1, {})) is not None:
        _, lane = lane_of(errand.key)
        item = store.reviews.next_item(review, lane)
        if item is None:
            store.reviews.close_lane(errand.key, "w")
            continue
        found.append(item.key)
        store.reviews.add_answer(review, match, item.key, {"found": [item.key]})
        store.reviews.add_answer(review, match, item.key, {"found": ["late"]})
        store.errands.give_back(errand.key, "w", 0.0, 0)
    assert sorted(found) == sorted(one.key for one in WANTED)
    answers = store.reviews.answers(review, frozenset())
    assert {key: one["found"] for key, one in answers.items()} == {key: [key] for key in found}
    assert store.reviews.answers(review, frozenset(found[1:])).keys() == {found[0]}


def work_on(store: Store, review: int, match: int) -> str:
    """Let one worker find out one thing; its key."""
    errand = store.errands.claim("w", time.time(), {})
    assert errand is not None
    item = store.reviews.next_item(review, lane_of(errand.key)[1])
    assert item is not None
    store.reviews.add_answer(review, match, item.key, {"found": []})
    store.errands.give_back(errand.key, "w", time.time(), 0)
    return str(item.key)


def test_the_step_that_is_looked_at_comes_first(store: Store) -> None:
    review, match = begin(store)
    store.reviews.look(review, 9, time.time())
    assert work_on(store, review, match) == "fine:9"
    store.reviews.look(review, 10, time.time())
    assert work_on(store, review, match) == "fine:10"


def test_all_lanes_have_their_turn(store: Store) -> None:
    review, match = begin(store)
    found = [work_on(store, review, match) for _ in WANTED]
    assert sorted(found[:LANES]) == [f"fine:{number}" for number in range(1, LANES + 1)]
    assert len(set(found)) == len(WANTED)


def test_what_is_left_gets_other_turns_but_not_what_is_looked_at(store: Store) -> None:
    review, match = begin(store)
    store.reviews.look(review, 9, time.time())
    store.reviews.add_answer(review, match, "fine:1", {"found": []})
    places = {f"fine:{number}": float(30 - number) for number in (1, 2, 9, 10)}
    store.reviews.reorder(review, places)
    assert store.reviews.wanted(review)[0] == "fine:9"
    assert store.reviews.wanted(review)[-2:] == ["fine:10", "fine:2"]
    assert store.reviews.wanted(review).index("fine:1") == 1


def test_slips_are_told_by_kind_and_by_what_was_left_out_of_sight(store: Store) -> None:
    review, match = begin(store)
    common = {"review": review, "seat": 0, "person": "ann", "at": 1.0, "game": "ratland"}
    slips = [
        common | {"step": step, "kind": kind, "term": term, "loss": loss}
        for step, kind, term, loss in (
            (1, "move-put", "term-plan", 6.0),
            (2, "move-ready", "term-plan", 7.5),
            (3, "move-swap-healthy", "term-clan", 5.0),
            (4, "move-swap-nothing", "", 9.0),
            (5, "move-brew", "term-meal", 20.0),
        )
    ]
    store.reviews.finish(review, match, [], slips)
    found = oneself(store.oneself, "ann", "en")
    assert [(one.text, one.count, one.loss) for one in found.by_kind] == [
        ("A rat for cheese", 2, 14.0),
        ("The plan of a night", 2, 13.5),
    ]
    assert [(one.text, one.count) for one in found.by_term] == [("Your plans bring too little", 2)]
    assert {one.title for one in found.by_kind} == {"RatLand"}
    assert oneself(store.oneself, "bob", "en").by_kind == ()


def test_what_fails_rests_and_goes_on(store: Store) -> None:
    review, match = begin(store)
    for _ in range(MOST_TRIES):
        store.reviews.fail(review, match, "fine:4", 4)
    row = store.reviews.by_id(review)
    assert row is not None
    assert (row.state, row.rest) == ("resting", 4)
    assert store.errands.claim("w", time.time() + 1, {}) is None
    store.reviews.begin(match, "t", "1", "bob", HEAD, WANTED, time.time())
    row = store.reviews.by_id(review)
    assert row is not None
    assert (row.state, row.payer) == ("working", "ann")
    assert store.errands.claim("w", time.time() + 1, {}) is not None


def test_a_second_end_changes_nothing(store: Store) -> None:
    review, match = begin(store)
    seat = {
        "review": review, "seat": 0, "person": "ann", "game": "_template", "at": 1.0,
        "accuracy": 90.0, "decisions": 3, "own": -5.0, "luck": 5.0, "others": 0.0, "result": 50.0,
    }  # fmt: skip
    store.reviews.finish(review, match, [seat], [])
    store.reviews.finish(review, match, [seat | {"seat": 1}], [])
    row = store.reviews.by_id(review)
    assert row is not None
    assert row.state == "done"
    assert [one.seat for one in store.oneself.seats("ann", 10)] == [0]


def test_counts_are_of_one_person_and_lately(store: Store) -> None:
    begin(store)
    assert store.reviews.counts("ann", 0.0) == (1, 1)
    assert store.reviews.counts("bob", 0.0) == (0, 0)
    assert store.reviews.counts("ann", time.time() + 9) == (0, 0)
