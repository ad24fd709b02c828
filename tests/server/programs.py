"""Programs with tokens, and matches that they play."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from cheeseboard import record, registry
from cheeseboard.match import Match

from .people import Person, _address
from .serving import DEADLINE, NO_TLS, ONE_BY_ONE, SCRIPT, Server
from .streams import Stream


class Program:
    """A client of the API with its own token."""

    def __init__(self, server: Server, name: str = "Robot", token: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=DEADLINE,
            event_hooks={"request": [_address]},
            limits=ONE_BY_ONE,
            verify=NO_TLS,
        )
        if token is None:
            token = self.http.post("/api/people", json={"name": name}).json()["token"]
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def play(self, table: str, seat: int, *moves: str, status: int = 200, **more: Any) -> Any:
        path = f"/tables/{table}/seats/{seat}/moves"
        return self.post(path, status, moves=list(moves), **more)

    def stream(self, path: str, **headers: str) -> "Stream":
        return Stream(
            self.server, f"/api{path}", {"Authorization": f"Bearer {self.token}"} | headers
        )


def token_of(person: Person) -> str:
    """A token for a program that acts for somebody with a browser."""
    answer = person.post("/me/tokens", {"Accept": SCRIPT}, name="Program")
    return str(answer.json()["token"])


def program_table(programs: Sequence[Program], game: str, **options: object) -> str:
    """A match between these programs, seated in order; the table's id."""
    seats = len(programs)
    id = str(programs[0].post("/tables", 201, game=game, seats=seats, options=options)["id"])
    for seat, program in enumerate(programs[1:], 1):
        program.post(f"/tables/{id}/sit", seat=seat)
    programs[0].post(f"/tables/{id}/start")
    return id


def random_move(rng: random.Random, moves: Sequence[str], hurry: float = 0.4) -> str:
    """Any of the moves; `end` more often than others, so that matches end."""
    if "end" in moves and rng.random() < hurry:
        return "end"
    return rng.choice(moves)


def play_out(
    programs: Sequence[Program], id: str, rng: random.Random, most: int = 10**6
) -> list[tuple[int, str]]:
    """Play random moves until the end, or so many; what was played."""
    played: list[tuple[int, str]] = []
    table = programs[0].get(f"/tables/{id}")
    while table["stage"] == "playing" and len(played) < most:
        seat = rng.choice(table["to_act"])
        position = programs[seat].get(f"/tables/{id}/seats/{seat}")
        move = random_move(rng, position["moves"])
        programs[seat].play(id, seat, move, expected=position["decision"])
        played.append((seat, move))
        table = programs[0].get(f"/tables/{id}")
    return played


def replayed(lines: Sequence[Mapping[str, Any]], steps: int | None = None) -> Match[Any, Any]:
    """The engine's own match from a downloaded record."""
    read = record.parse_json(lines)
    return Match.replay(registry.load(read.game), read, steps)
