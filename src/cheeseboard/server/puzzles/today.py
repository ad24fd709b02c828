"""The puzzle of the day, for the pages that show it."""

from typing import Any

from cheeseboard.server.hall import Hall
from cheeseboard.server.puzzles.choosing import day_of, today
from cheeseboard.server.visitor import Visitor


async def puzzle_of_today(of: Hall, who: Visitor) -> dict[str, Any] | None:
    """The puzzle of the day for a page: where it is, and how many tried and found it."""
    day = day_of()
    found = today(of.games, day)
    if found is None:
        return None
    tried, solved = await of.read(of.store.tries.on_day, day)
    mine = await of.read(of.store.tries.of, who.id, [found.puzzle.id]) if who.id else {}
    return {
        "asked": found,
        "tried": tried,
        "found": solved,
        "mine": mine.get(found.puzzle.id),
    }
