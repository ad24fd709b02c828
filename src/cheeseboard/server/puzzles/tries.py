"""First tries at puzzles; part of the store. Only the first move of a person counts."""

import time
from collections.abc import Collection

from sqlalchemy import Engine, case, func, select

from cheeseboard.server.databases import Database
from cheeseboard.server.schema import puzzle_tries


class Tries:
    """Who has tried which puzzle, and whether they found it."""

    def __init__(self, engine: Engine, database: Database) -> None:
        self._engine = engine
        self._database = database

    def add(self, puzzle: str, person: str, day: str, *, is_found: bool) -> None:
        """Write a try, unless there was one before."""
        row = {"puzzle": puzzle, "person": person, "day": day, "is_found": is_found}
        with self._engine.begin() as connection:
            connection.execute(
                self._database.insert(puzzle_tries)
                .values(at=time.time(), **row)
                .on_conflict_do_nothing()
            )

    def of(self, person: str, puzzles: Collection[str]) -> dict[str, bool]:
        """Somebody's first tries at puzzles: whether they found the move."""
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.is_found).where(
            puzzle_tries.c.person == person, puzzle_tries.c.puzzle.in_(list(puzzles))
        )
        with self._engine.connect() as connection:
            return {row.puzzle: row.is_found for row in connection.execute(query)}

    def on_day(self, day: str) -> tuple[int, int]:
        """How many tried the puzzle of a day, and how many found it."""
        found = func.count(case((puzzle_tries.c.is_found, 1)))
        query = select(func.count(), found).where(puzzle_tries.c.day == day)
        with self._engine.connect() as connection:
            tried, solved = connection.execute(query).one()
        return int(tried), int(solved)
