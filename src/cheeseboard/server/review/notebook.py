"""Notes at the steps of matches that are over, and the branches played on from them; part of the
store."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Engine, delete, func, select, update
from sqlalchemy.engine import Row

from cheeseboard.server.bell import Ring
from cheeseboard.server.errands import Changing
from cheeseboard.server.schema import branches, matches, notes, tables


class Notebook:
    """What people add to a match that is over; its record never changes."""

    def __init__(self, engine: Engine, changing: Changing) -> None:
        self._engine = engine
        self._changing = changing

    # --- notes

    def notes(self, match: int) -> Sequence[Row[Any]]:
        """All notes of a match, by step, the oldest first."""
        query = select(notes).where(notes.c.match == match).order_by(notes.c.step, notes.c.id)
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def count_notes(self, match: int, person: str) -> int:
        query = select(func.count()).where(notes.c.match == match, notes.c.person == person)
        with self._engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def add_note(
        self, match: int, step: int, seat: int | None, person: str, name: str, text: str
    ) -> None:
        row = {"step": step, "seat": seat, "person": person, "name": name, "text": text}
        with self._changing() as (connection, rings):
            connection.execute(notes.insert().values(match=match, at=time.time(), **row))
            rings.append(Ring("review", str(match)))

    def remove_note(self, id: int, match: int, person: str) -> bool:
        """Take away an own note; whether there was one."""
        mine = (notes.c.id == id) & (notes.c.match == match) & (notes.c.person == person)
        with self._changing() as (connection, rings):
            is_gone = connection.execute(delete(notes).where(mine)).rowcount == 1
            if is_gone:
                rings.append(Ring("review", str(match)))
            return is_gone

    # --- branches

    def add_branch(self, table: str, row: Mapping[str, Any]) -> None:
        with self._engine.begin() as connection:
            connection.execute(branches.insert().values(table=table, at=time.time(), **row))

    def branch(self, table: str) -> Row[Any] | None:
        """From where a table plays on, and where that match was played."""
        query = (
            select(branches, matches.c.table.label("home"), matches.c.number)
            .join(matches, matches.c.id == branches.c.match)
            .where(branches.c.table == table)
        )
        with self._engine.connect() as connection:
            return connection.execute(query).one_or_none()

    def branches(self, match: int, person: str) -> Sequence[Row[Any]]:
        """Somebody's branches of a match, the latest first."""
        query = (
            select(branches, tables.c.stage)
            .join(tables, tables.c.id == branches.c.table)
            .where(branches.c.match == match, branches.c.person == person)
            .order_by(branches.c.at.desc())
        )
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def keep_branch(self, table: str, person: str, is_kept: bool, most: int) -> bool:
        """Keep a branch, or no longer; False where so many are kept already."""
        mine = (branches.c.table == table) & (branches.c.person == person)
        with self._changing() as (connection, _):
            match = connection.execute(select(branches.c.match).where(mine)).scalar_one_or_none()
            if match is None:
                return False
            kept = (branches.c.match == match) & (branches.c.person == person) & branches.c.is_kept
            count = connection.execute(
                select(func.count()).select_from(branches).where(kept, branches.c.table != table)
            ).scalar_one()
            if is_kept and count >= most:
                return False
            connection.execute(update(branches).where(mine).values(is_kept=is_kept))
            return True

    def add_chances(self, table: str, found: Mapping[str, Sequence[int]], match: int) -> None:
        """Write the chances of all seats at steps of a branch of a match."""
        with self._changing() as (connection, rings):
            rings.append(Ring("review", str(match)))
            mine = branches.c.table == table
            known = connection.execute(
                select(branches.c.chances).where(mine).with_for_update()
            ).scalar_one_or_none()
            if known is not None:
                both = {**known, **{step: list(values) for step, values in found.items()}}
                connection.execute(update(branches).where(mine).values(chances=both))
