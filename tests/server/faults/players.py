"""Players who repeat what was not answered, and the proof that nothing was lost or doubled."""

import contextlib
import gzip
import http.client
import json
import random
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlencode

from ..people import Person
from ..programs import Program, random_move, replayed, token_of
from ..serving import DEADLINE, Server, another_address, wait_for

PAUSE: Final = 0.02
"""Seconds until something is tried once more."""


class Line:
    """A connection that is kept as long as it lives."""

    def __init__(self, server: Server, token: str = "") -> None:
        self._server = server
        self._token = token
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)

    def ask(
        self, method: str, path: str, body: bytes = b"", **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """Status, headers and body of the answer."""
        given = {"X-Forwarded-For": another_address()} | headers
        if self._token and "Cookie" not in headers:
            given["Authorization"] = f"Bearer {self._token}"
        self._connection.request(method, path, body, given)
        answer = self._connection.getresponse()
        if answer.headers.get_content_type() == "text/event-stream":
            self._connection.close()  # it would never end
            return answer.status, answer.headers, b""
        told = answer.read()
        if answer.headers["Content-Encoding"] == "gzip":
            told = gzip.decompress(told) if told else told
        return answer.status, answer.headers, told

    def get(self, path: str) -> Any:
        status, _, body = self.ask("GET", path)
        assert status == 200, f"{path}: {status} {body[:300]!r}"
        return json.loads(body)

    @property
    def socket(self) -> socket.socket | None:
        """What it goes through now."""
        return self._connection.sock

    def close(self) -> None:
        self._connection.close()


@dataclass
class Player:
    """Somebody in a seat who repeats every move until it is answered."""

    program: Program
    table: str
    seat: int
    rng: random.Random
    cookie: str = ""
    """Of who sends moves as a page without script does."""
    played: list[str] = field(default_factory=list)
    """The moves that were acknowledged, in order."""
    refused: int = 0
    """How often an answer said 503."""
    cut: int = 0
    """How often there was no answer at all."""
    hasty: list[str] = field(default_factory=list)
    """Refusals without a time to come back at."""
    problem: str = ""
    is_aside: bool = False
    is_done: bool = False

    def run(self) -> None:
        line = Line(self.program.server, self.program.token)
        try:
            while self._play_one(line):
                pass
        except Exception as error:
            self.problem = repr(error)
        finally:
            self.is_done = True
            line.close()

    def _play_one(self, line: Line) -> bool:
        status, body = self._answered(line, "GET", f"/api/tables/{self.table}/seats/{self.seat}")
        position = json.loads(body)
        if status == 409 and position["key"].startswith("aside-"):
            self.is_aside = True
            return False
        assert status == 200, f"{status} {body!r}"
        if position["stage"] == "over":
            return False
        if not position["moves"]:
            time.sleep(PAUSE)
            return True
        move = random_move(self.rng, position["moves"], 0.5)
        key = f"{self.seat} {position['decision']} {self.rng.getrandbits(40)}"
        if self._send(line, move, position["decision"], key):
            self.played.append(move)
        return True

    def _send(self, line: Line, move: str, expected: int, key: str) -> bool:
        more: dict[str, str] = {}
        if self.cookie:
            path, kind = f"/tables/{self.table}/move", "application/x-www-form-urlencoded"
            more = {"Cookie": self.cookie, "Sec-Fetch-Site": "same-origin"}
            fields = {"seat": self.seat, "move": move, "expected": expected, "key": key}
            body = urlencode(fields).encode()
        else:
            path, kind = f"/api/tables/{self.table}/seats/{self.seat}/moves", "application/json"
            body = json.dumps({"moves": [move], "expected": expected, "key": key}).encode()
        status, told = self._answered(line, "POST", path, body, kind, **more)
        assert status in (200, 303, 409), f"{status} {told!r}"
        return status != 409

    def _answered(
        self,
        line: Line,
        method: str,
        path: str,
        body: bytes = b"",
        kind: str = "text/plain",
        **more: str,
    ) -> tuple[int, bytes]:
        end = time.monotonic() + 2 * DEADLINE
        while time.monotonic() < end:
            try:
                status, headers, told = line.ask(
                    method, path, body, **{"Content-Type": kind}, **more
                )
            except (OSError, http.client.HTTPException):
                line.close()
                self.cut += 1
                time.sleep(PAUSE)
                continue
            if status != 503:
                return status, told
            self.refused += 1
            if not headers["Retry-After"]:
                self.hasty.append(told.decode())
            time.sleep(PAUSE)
        raise AssertionError(f"{method} {path} was never answered.")


def seat_players(
    server: Server, rng: random.Random, game: str, people: int, bots: int = 0, **options: Any
) -> list[Player]:
    """A table where people sit first, then random bots; its match has begun."""
    browsers = {seat: Person(server, f"Player {seat}") for seat in range(1, people, 2)}
    programs = [
        Program(server, f"Player {seat}", token_of(browsers[seat]) if seat in browsers else None)
        for seat in range(people)
    ]
    host = programs[0]
    table = host.post("/tables", 201, game=game, seats=people + bots, options=options)
    id = table["id"]
    for seat, program in enumerate(programs[1:], 1):
        program.post(f"/tables/{id}/sit", seat=seat)
    for seat in range(people, people + bots):
        host.post(f"/tables/{id}/bot", seat=seat, bot="random")
    host.post(f"/tables/{id}/start")
    cookies = {seat: browser.cookies() for seat, browser in browsers.items()}
    return [
        Player(program, id, seat, random.Random(rng.getrandbits(32)), cookies.get(seat, ""))
        for seat, program in enumerate(programs)
    ]


def acknowledged(players: Sequence[Player]) -> int:
    return sum(len(player.played) for player in players)


@contextlib.contextmanager
def playing(players: Sequence[Player]) -> Iterator[list[threading.Thread]]:
    """All of them play at once; at the end all of them have come to theirs."""
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    yield threads
    wait_for(
        lambda: all(player.is_done for player in players) or _problems(players),
        "the end of all matches",
        3 * DEADLINE,
    )
    assert not _problems(players), _problems(players)


def after_moves(players: Sequence[Player], count: int) -> None:
    """Wait until so many more moves have been acknowledged, or all are through."""
    target = acknowledged(players) + count
    wait_for(
        lambda: acknowledged(players) >= target or all(player.is_done for player in players),
        f"{count} more moves",
    )


def check_all_over(players: Sequence[Player]) -> None:
    """Every match is at its end, with every acknowledged move once and no other."""
    assert not _problems(players), _problems(players)
    hasty = [text for player in players for text in player.hasty]
    assert not hasty, hasty
    for player in players:
        lines = player.program.get(f"/tables/{player.table}/matches/1/record")
        assert replayed(lines).outcome is not None
        mine = [line["move"] for line in lines[1:-1] if line.get("seat") == player.seat]
        assert mine == player.played, f"seat {player.seat} of table {player.table}"
    print(  # noqa: T201
        f"{len({player.table for player in players})} tables, {acknowledged(players)} moves "
        f"acknowledged, 0 lost, 0 doubled, {sum(player.refused for player in players)} refusals"
    )


def _problems(players: Sequence[Player]) -> list[str]:
    return [player.problem for player in players if player.problem]
