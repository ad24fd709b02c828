"""People who have kept their names, without the ceremony that comes before it."""

import time

from cheeseboard.server.people.names import fold

from .people import Person
from .programs import Program
from .serving import Server

LIVE = "live:600+20"


def keep_name(server: Server, name: str) -> str:
    """Let whoever is called so have an account; the person's id."""
    [(id,)] = server.sql("SELECT id FROM people WHERE name = ?", name)
    server.sql("UPDATE people SET kept = ?, fold = ? WHERE id = ?", time.time(), fold(name), id)
    return str(id)


def account(server: Server, name: str) -> Program:
    """A program whose owner has an account."""
    program = Program(server, name)
    keep_name(server, name)
    return program


def person_account(server: Server, name: str) -> Person:
    """Somebody with an account and a browser."""
    person = Person(server, name)
    keep_name(server, name)
    return person


def rated_table(
    programs: list[Program], game: str, status: int = 201, tempo: str = LIVE, **options: object
) -> str:
    """A rated match between these programs; the table's id."""
    made = programs[0].post(
        "/tables",
        status,
        game=game,
        seats=len(programs),
        options=options,
        tempo=tempo,
        is_rated=True,
    )
    if status != 201:
        return str(made["key"])
    id = str(made["id"])
    for seat, program in enumerate(programs[1:], 1):
        program.post(f"/tables/{id}/sit", seat=seat)
    programs[0].post(f"/tables/{id}/start")
    return id
