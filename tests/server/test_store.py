"""The store on both databases: what it promises, asked directly."""

import time
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any

import pytest
from sqlalchemy.event import listen, remove

from cheeseboard.server.bell import Ring, pack, unpack
from cheeseboard.server.store import Answer, NotNext, Repeated, Store, StoredMatch, Taken
from cheeseboard.server.sweeping import (
    DAY,
    GONE,
    LONELY,
    NEVER_BEGAN,
    NEVER_SAT,
    NOTICE,
    days_left,
)

from .serving import DEADLINE
from .storing import add_table, name_of


def keys(stored: StoredMatch) -> list[str]:
    """What happened."""
    return [event["key"] for group in stored.told for event in group]


def begin(store: Store, table: str = "t") -> int:
    head, events = {"type": "head"}, [{"key": "event-begin", "args": {}}]
    changes = {"stage": "playing"}
    return store.begin_match(table, 0, 1, head, ["Ann"], {"state": 0}, events, changes)


def listened(store: Store) -> SimpleQueue[Ring]:
    """What is rung from now on."""
    heard: SimpleQueue[Ring] = SimpleQueue()

    def hear(rings: Sequence[Ring] | None) -> None:
        for ring in rings or [Ring("table", "listening")]:
            heard.put(ring)

    store.bell.listen(hear)
    if not store.bell.is_certain:
        assert heard.get(timeout=DEADLINE).id == "listening"
    return heard


def test_a_setting_is_made_once(store: Store) -> None:
    assert store.setting("key", lambda: "first") == "first"
    assert store.setting("key", lambda: "second") == "first"


def test_names_and_chat_keep_every_letter(store: Store) -> None:
    add_table(store)
    text = "Сир Łódź 🧀 'quoted' \"twice\" %s ? :name \\"
    store.add_person("cyd", text)
    store.add_chat("t", "cyd", text, text)
    assert name_of(store, "cyd") == text
    assert [(line.name, line.text) for line in store.chat("t", 10)] == [(text, text)]


def test_who_sits_where_is_found_and_forgotten(store: Store) -> None:
    add_table(store)
    store.save_table("t", 0, {}, ["ann", "bob"])
    store.save_table("t", 1, {}, ["ann", "bob"])
    assert [row.id for row in store.tables_of("bob", 5)] == ["t"]
    store.save_table("t", 2, {}, ["bob"])
    assert store.tables_of("ann", 5) == []


def statements_of_a_move(store: Store, people: int) -> int:
    """How often the database is asked when somebody at a table of so many moves."""
    table, names = f"t{people}", [f"{people}-{seat}" for seat in range(people)]
    for name in names:
        store.add_person(name, name)
    seats = [{"kind": "person", "person": name, "name": name} for name in names]
    add_table(store, table, seats=seats)
    store.save_table(table, 0, {}, names)
    head = {"type": "head"}
    match = store.begin_match(table, 1, 1, head, names, {"state": 0}, [], {"stage": "playing"})
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *more: Any) -> None:
        asked.append(statement)

    event = {"key": "e", "args": {"seat": 0}, "seats": None, "fleeting": False}
    answer, taken = Answer(0, "key", {"decision": 1}), [Taken({"seat": 0, "move": "bid 1"}, {})]
    with store.looking() as connection:
        engine = connection.engine
    listen(engine, "before_cursor_execute", note)
    store.add_steps(match, 0, taken, [event], {"state": 1}, None, answer, table, 2, {"to_act": []})
    remove(engine, "before_cursor_execute", note)
    return len(asked)


def test_a_move_asks_as_often_however_many_sit_there(store: Store) -> None:
    assert statements_of_a_move(store, 2) == statements_of_a_move(store, 6) <= 10


def test_steps_are_written_only_behind_the_last(store: Store) -> None:
    add_table(store)
    match = begin(store)
    lines = [{"seat": 0, "move": "bid 1"}, {"seat": 0, "move": "bid 2"}]
    taken = [Taken(line, {}) for line in lines]
    answer = Answer(0, "key", {"decision": 1})
    store.add_steps(match, 0, taken, [{"key": "e"}], {"state": 2}, None, answer, "t", 1, {})
    for first, version in ((0, 2), (1, 2), (3, 2), (2, 1), (2, 3)):
        with pytest.raises(NotNext):
            store.add_steps(match, first, taken, [], {"state": 9}, None, None, "t", version, {})
    found = store.match("t")
    assert found is not None
    assert found.is_whole
    assert found.is_as_written
    assert list(found.lines) == lines
    assert found.saved == {"state": 2}
    assert found.end is None
    assert keys(found) == ["event-begin", "e"]
    assert store.answer(match, 0, "key") == {"decision": 1}
    assert store.answer(match, 1, "key") is None
    with pytest.raises(Repeated):
        store.add_steps(match, 2, taken, [], {"state": 9}, None, answer, "t", 2, {})
    assert store.versions(["t"]) == {"t": 2}


def test_what_no_move_did_stands_behind_the_last_step(store: Store) -> None:
    add_table(store)
    match = begin(store)
    store.announce(match, [{"key": "before"}], "t", 1, {})
    store.add_steps(
        match, 0, [Taken({"seat": 0}, {})], [{"key": "e"}], {"state": 1}, None, None, "t", 2, {}
    )
    store.announce(match, [{"key": "after"}], "t", 3, {"stage": "over"})
    found = store.match("t")
    assert found is not None
    assert keys(found) == ["event-begin", "before", "e", "after"]


def test_a_position_that_was_altered_is_noticed_and_mended(store: Store) -> None:
    add_table(store)
    match = begin(store)
    store.add_steps(
        match, 0, [Taken({"seat": 0}, {})], [], {"state": 1.5, "ö": [1]}, None, None, "t", 1, {}
    )
    found = store.match("t")
    assert found is not None
    assert found.is_as_written
    store.mend(match, 1, {"state": 7}, "t", 2)
    found = store.match("t")
    assert found is not None
    assert found.is_as_written
    assert found.saved == {"state": 7}


def test_only_what_is_new_is_read_of_a_match_that_is_known(store: Store) -> None:
    add_table(store)
    match = begin(store)
    for number in range(4):
        event = {"key": f"event {number}"}
        position = {"state": number}
        line = {"seat": 0, "move": str(number)}
        store.add_steps(
            match, number, [Taken(line, {})], [event], position, None, None, "t", number + 1, {}
        )
    store.announce(match, [{"key": "left"}], "t", 5, {})
    found = store.load("t", match, 3)
    assert found is not None
    row, stored = found
    assert row.version == 6
    assert stored is not None
    assert stored.is_whole
    assert stored.begins == 2
    assert [line["move"] for line in stored.lines] == ["2", "3"]
    assert keys(stored) == ["event 2", "event 3", "left"]
    whole = store.load("t", match + 1, 3)
    assert whole is not None
    assert whole[1] is not None
    assert whole[1].begins == 0
    assert len(keys(whole[1])) == 6
    assert store.load("nowhere") is None


def test_what_is_written_is_rung_and_nothing_else(store: Store) -> None:
    heard = listened(store)
    add_table(store)
    match = begin(store)
    with pytest.raises(NotNext):
        store.announce(match, [{"key": "late"}], "t", 0, {})
    store.announce(match, [{"key": "e"}], "t", 1, {})
    assert store.add_chat("t", "ann", "Ann", "Hi") == 3
    store.note_seen([("t", "ann", 5.0)], [("t", 5.0)])
    rung = [heard.get(timeout=DEADLINE) for _ in range(6)]
    begun, announced, said = (Ring("table", "t", version) for version in (1, 2, 3))
    lists = Ring("open", "t")
    assert rung == [lists, begun, lists, announced, said, Ring("seen", "t")]
    assert heard.empty()
    assert store.versions(["t", "nowhere"]) == {"t": 3}
    assert store.seen("t") == {"ann": 5.0}


def test_a_ring_of_many_bells_is_heard_whole(store: Store) -> None:
    """A notification of PostgreSQL has room for 8,000 bytes."""
    heard = listened(store)
    tables = [f"table-with-a-long-name-{number:04}" for number in range(600)]
    store.note_seen([(table, "ann", 5.0) for table in tables], [])
    rung = [heard.get(timeout=DEADLINE) for _ in tables]
    assert [ring.id for ring in rung] == tables


def test_whoever_was_seen_later_stays_seen_later(store: Store) -> None:
    add_table(store)
    store.note_seen([("t", "ann", 9.0)], [])
    store.note_seen([("t", "ann", 5.0), ("t", "nobody", 5.0)], [("nowhere", 1.0)])
    assert store.seen("t") == {"ann": 9.0}


def test_open_tables_come_newest_first(store: Store) -> None:
    for id in ("one", "two", "private"):
        add_table(store, id, access="link" if id == "private" else "everybody")
    store.save_table("one", 0, {})
    assert [row.id for row in store.open_tables(5)] == ["one", "two"]


def test_what_nobody_uses_goes_after_a_notice(store: Store) -> None:
    now = time.time()
    for id in ("unbegun", "alone", "over", "two", "visited"):
        add_table(store, id)
    for id in ("alone", "over", "two", "visited"):
        begin(store, id)
    store.save_table("over", 1, {"stage": "over"})
    store.save_table("two", 1, {"stage": "playing"}, ["ann", "bob"])
    for id in ("alone", "visited"):
        store.save_table(id, 1, {"stage": "playing"})
    store.add_chat("alone", "ann", "Ann", "Hello?")

    def told() -> dict[str, int]:
        rows = {row.id: row for row in store.tables_of("ann", 9)}
        left = {id: days_left(row.warned, row.touched, row.looked, now) for id, row in rows.items()}
        return {id: days for id, days in left.items() if days is not None}

    assert store.sweep(now) == ([], 0)
    assert told() == {}
    now += NEVER_BEGAN + DAY
    assert store.sweep(now) == ([], 0)
    assert told() == {"unbegun": 7}
    now += NOTICE - DAY
    assert store.sweep(now) == ([], 0)
    assert told() == {"unbegun": 1}
    now += LONELY
    assert store.sweep(now)[0] == ["unbegun"]
    assert set(told()) == {"alone", "visited"}
    store.note_seen([], [("visited", now + DAY)])
    assert set(told()) == {"alone"}
    now += NOTICE + DAY
    heard = listened(store)
    assert store.sweep(now)[0] == ["alone"]
    assert heard.get(timeout=DEADLINE) == Ring("table", "alone", GONE)
    assert store.match("alone") is None
    assert store.chat("alone", 5) == []
    assert [row.id for row in store.tables_of("bob", 9)] == ["two"]
    now += 10 * LONELY
    assert store.sweep(now) == ([], 0), "a notice comes first"
    assert store.sweep(now + NOTICE + DAY)[0] == ["visited"]
    assert {row.id for row in store.tables_of("ann", 9)} == {"two", "over"}


def test_a_guest_who_never_sat_down_is_forgotten(store: Store) -> None:
    add_table(store)
    store.add_person("gone", "Guest")
    assert store.sweep(time.time()) == ([], 0)
    assert store.sweep(time.time() + NEVER_SAT + 1) == ([], 2)
    assert name_of(store, "ann") == "Ann"
    assert store.person("gone") is None


def test_a_notification_that_nobody_understands_is_taken_for_a_missed_one() -> None:
    rings = [Ring("table", "t", 3), Ring("seen", "a table", 0)]
    [packed] = pack(rings)
    assert unpack(packed) == rings
    assert unpack("what is this") is None
    assert unpack("") is None
