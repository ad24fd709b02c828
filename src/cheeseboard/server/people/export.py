"""Everything about somebody in one archive, written while it is sent."""

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sqlalchemy import Connection, func, or_, select

from cheeseboard.server.people.belongings import BELONGINGS, Belonging
from cheeseboard.server.schema import matches, metadata, sitters, steps, tables
from cheeseboard.server.store import Store

ROWS: Final = 200
"""Rows on the way at once."""

NOTE: Final = (
    "Everything that this Cheeseboard keeps about you.\n\n"
    "One JSON file for each kind of thing, times in seconds since 1970. matches.jsonl has a line\n"
    "for each match you sat at: its record if it is over, your own moves while it runs.\n"
    "Left out are fingerprints of secrets, which are of no use to anybody.\n"
)


class _Pipe(io.RawIOBase):
    """Takes what an archive writes, to be fetched piece by piece."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def fetch(self) -> bytes:
        found = b"".join(self._parts)
        self._parts.clear()
        return found


def archive(store: Store, person: str) -> Iterator[bytes]:
    """The archive in pieces; nothing of it waits in memory."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("README.txt", NOTE)
        yield pipe.fetch()
        for name in dict.fromkeys(one.table for one in BELONGINGS):
            shown = [one for one in BELONGINGS if one.table == name and one.shown]
            with packed.open(f"{name}.json", "w") as file:
                file.write(b"[")
                for number, row in enumerate(_rows(store, shown, person)):
                    file.write(b",\n" if number else b"\n")
                    file.write(json.dumps(row, ensure_ascii=False).encode())
                    yield pipe.fetch()
                file.write(b"\n]\n")
            yield pipe.fetch()
        with packed.open("matches.jsonl", "w") as file:
            for match in _matches(store, person):
                file.write(json.dumps(match, ensure_ascii=False).encode() + b"\n")
                yield pipe.fetch()
    yield pipe.fetch()


def _rows(store: Store, shown: list[Belonging], person: str) -> Iterator[dict[str, Any]]:
    for one in shown:
        table = metadata.tables[one.table]
        columns = [table.c[name] for name in one.shown]
        with store.looking() as connection:
            query = select(*columns).where(table.c[one.whose] == person)
            rows = connection.execution_options(yield_per=ROWS).execute(query).mappings()
            for row in rows:
                yield _own(one.table, dict(row), person)


def _own(table: str, row: dict[str, Any], person: str) -> dict[str, Any]:
    """A row without what is others': at a table only one's own seats."""
    if table == "tables":
        row["seats"] = [
            {"seat": seat, **player}
            for seat, player in enumerate(row["seats"])
            if player.get("person") == person
        ]
    return row


def _matches(store: Store, person: str) -> Iterator[dict[str, Any]]:
    """Matches at somebody's tables, one after the other."""
    last = 0
    while True:
        with store.looking() as connection:
            row = connection.execute(_next(person, last)).mappings().one_or_none()
            if row is None:
                return
            last = row["id"]
            yield _match(connection, dict(row), person)


def _next(person: str, last: int) -> Any:
    mine = select(sitters.c.table).where(sitters.c.person == person)
    return (
        select(
            *(matches.c.id, matches.c.table, matches.c.number, matches.c.head, matches.c.names),
            *(matches.c.end, matches.c.since, tables.c.game, tables.c.seats),
        )
        .join(tables, tables.c.id == matches.c.table)
        .where(matches.c.id > last, or_(matches.c.table.in_(mine), tables.c.host == person))
        .order_by(matches.c.id)
        .limit(1)
    )


def _match(connection: Connection, row: Mapping[str, Any], person: str) -> dict[str, Any]:
    """A match that is over with its record; of one that runs, only what the person did."""
    facts = {
        "table": row["table"],
        "number": row["number"],
        "game": row["game"],
        "since": row["since"],
        "is_over": row["end"] is not None,
    }
    query = select(steps.c.line).where(steps.c.match == row["id"]).order_by(steps.c.number)
    lines = list(connection.execute(query).scalars())
    if row["end"] is not None:
        return {**facts, "names": row["names"], "record": [row["head"], *lines, row["end"]]}
    seats = {n for n, player in enumerate(row["seats"]) if player.get("person") == person}
    mine = [line for line in lines if line.get("seat") in seats]
    moves = [{key: line[key] for key in ("seat", "move", "undo") if key in line} for line in mine]
    return {**facts, "moves": moves}


def count_matches(store: Store, person: str) -> tuple[int, int]:
    """How many matches somebody sat at, and how many of them run."""
    query = (
        select(func.count(), func.count().filter(tables.c.stage == "playing"))
        .select_from(sitters)
        .join(tables, tables.c.id == sitters.c.table)
        .where(sitters.c.person == person, tables.c.stage.in_(("playing", "over")))
    )
    with store.looking() as connection:
        both, running = connection.execute(query).one()
        return both, running
