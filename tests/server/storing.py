"""Tables in a store, without a server."""

from typing import Any

from cheeseboard.server.store import Store


def add_table(store: Store, id: str = "t", **changes: Any) -> str:
    """A table that everybody finds, unless something else is said."""
    row = {
        "id": id,
        "game": "_template",
        "host": "ann",
        "options": {"rounds": 2},
        "seats": [],
        "is_public": True,
        "stage": "open",
        "manners": {},
    }
    store.add_table(row | changes, ["ann"])
    return id


def name_of(store: Store, id: str) -> str:
    person = store.person(id)
    assert person is not None
    return person.name
