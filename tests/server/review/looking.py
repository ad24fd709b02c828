"""Matches that are over, and servers that think about them quickly."""

from collections.abc import Sequence
from typing import Any, Final

from ..people import Person, start_table
from ..serving import Server, wait_for

MARKET: Final = "_template"

QUICK: Final = """
import sys
from cheeseboard.review.model import Budget
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
budget = Budget(iterations=8, rounds=1, worlds=6, estimates=2, coarse=2)
settings = Settings(
    database=sys.argv[2], with_drafts=True, posts_per_second=1000.0,
    tables_per_address=10_000, bot_pause=0.0, review_budget=budget,
)
serve(create_app(settings), "127.0.0.1", int(sys.argv[1]))
"""
"""A server whose reviews take seconds."""


def finished(people: Sequence[Person], rounds: int = 2) -> str:
    """A market that these people have played to its end; the table's id."""
    id = start_table(people, MARKET, rounds=rounds)
    while sum(play_one(person, id) for person in people):
        pass
    return id


def play_one(person: Person, id: str) -> bool:
    """Play the first move that is offered; whether there was one."""
    page = person.read(f"/tables/{id}")
    moves = page.moves
    if moves:
        person.choose(page, moves[0])
    return bool(moves)


def review(id: str, query: str = "", number: int = 1) -> str:
    return f"/tables/{id}/matches/{number}/review{query}"


def analysed(server: Server, person: Person, id: str) -> None:
    """Ask for the analysis of a match, and wait until it is done."""
    assert person.send(review(id, "/begin"), step=1).status == 200
    wait_for(lambda: state(server, id) == "done", "the analysis")


def state(server: Server, id: str) -> str:
    rows = server.sql(
        'SELECT reviews.state FROM reviews JOIN matches ON matches.id = reviews."match" '
        f"WHERE matches.\"table\" = '{id}'"
    )
    return str(rows[0][0]) if rows else ""


def count(server: Server, what: str) -> Any:
    return server.sql(f"SELECT count(*) FROM {what}")[0][0]
