"""Ratings, meetings and labels made anew from what is stored."""

from contextlib import closing

from cheeseboard.cli.screen import console
from cheeseboard.cli.serve import open_database
from cheeseboard.server.players.recompute import recompute


def run(database: str) -> None:
    reading = console.status("Reading records …")
    with closing(open_database(database)) as store, reading:
        made = recompute(store, lambda count: reading.update(f"{count} records are read."))
    console.print(
        f"{made.matches} matches: {made.ratings} changes of ratings and {made.labels} labels."
    )
