"""All of a database into another: backups, restoring, moving from a file to PostgreSQL."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from cheeseboard.server.schema import metadata
from cheeseboard.server.store import Store

ROWS: Final = 500
"""Rows that are on the way at once."""

LEFT_OUT: Final = ("work", "shares", "looks")
"""What bots were about to do is found again when the tables are touched; who looked has gone."""


class NotEmpty(RuntimeError):
    """There is something where a copy should go."""


def copy_all(source: Store, target: Store) -> int:
    """Copy one moment of a database, which may be in use, into an empty one; how many rows.

    All or nothing: a copy that is cut short leaves the target empty.
    """
    with source.one_moment() as reading, target.filling() as writing:
        count = 0
        for table in metadata.sorted_tables:
            if table.name in LEFT_OUT:
                continue
            if writing.execute(select(func.count()).select_from(table)).scalar_one():
                raise NotEmpty(f"there are {table.name} in it already")
            rows = reading.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for part in rows.partitions(ROWS):
                writing.execute(table.insert(), [dict(row) for row in part])
                count += len(part)
        _go_on_counting(target, writing)
    return count


def _go_on_counting(target: Store, writing: Connection) -> None:
    for table in metadata.sorted_tables:
        for column in table.primary_key:
            if column is table.autoincrement_column:
                target.count_on(writing, table, column.name)


def back_up(source: Store, file: Path) -> int:
    """Write a database into a new file that a server can serve; how many rows."""
    if file.exists():
        raise NotEmpty("the file is there already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    target = Store(f"sqlite:///{part}")
    try:
        target.open()
        count = copy_all(source, target)
    finally:
        target.close()
    for ending in ("-wal", "-shm", "-lock"):
        part.with_name(part.name + ending).unlink(missing_ok=True)
    part.rename(file)
    return count
