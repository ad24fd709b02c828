"""What hangs on a row: all that refers to it, as the foreign keys of the schema say."""

from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    ForeignKeyConstraint,
    Table,
    delete,
    select,
    tuple_,
)

from cheeseboard.server.schema import metadata


def remove(connection: Connection, table: Table, rows: ColumnElement[bool]) -> None:
    """Remove rows of a table, and before them whatever hangs on them."""
    for key in referring(table):
        theirs = select(*(part.column for part in key.elements)).where(rows)
        remove(connection, key.table, _columns(key).in_(theirs))
    connection.execute(delete(table).where(rows))


def referring(table: Table) -> list[ForeignKeyConstraint]:
    """The keys by which others refer to a table."""
    return [
        key
        for other in metadata.sorted_tables
        for key in other.foreign_key_constraints
        if key.referred_table is table
    ]


def _columns(key: ForeignKeyConstraint) -> Any:
    columns = [part.parent for part in key.elements]
    return columns[0] if len(columns) == 1 else tuple_(*columns)
