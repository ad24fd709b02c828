"""Players who do not give up, and what they were answered."""

import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from .programs import Program, program_table, random_move, replayed
from .serving import DEADLINE, Server


@dataclass
class Stubborn:
    """A program that repeats every request until it is answered, and notes what was answered."""

    program: Program
    table: str
    seat: int
    rng: random.Random
    played: list[tuple[str, str]] = field(default_factory=list)
    """Key and move of every move that was acknowledged, in order."""
    problem: str = ""
    repeated: int = 0

    def run(self) -> None:
        try:
            while self._play_one():
                pass
        except Exception as error:
            self.problem = repr(error)

    def _play_one(self) -> bool:
        position = self._until_answered("GET", f"/api/tables/{self.table}/seats/{self.seat}")
        if position["stage"] == "over":
            return False
        if not position["moves"]:
            time.sleep(0.002)
            return True
        move = random_move(self.rng, position["moves"], 0.5)
        number = position["decision"]
        key = f"{self.seat} {number} {self.rng.getrandbits(40)}"
        body = {"moves": [move], "expected": number, "key": key}
        path = f"/api/tables/{self.table}/seats/{self.seat}/moves"
        answer = self._until_answered("POST", path, body)
        if answer is not None:
            self.played.append((key, move))
        return True

    def _until_answered(self, method: str, path: str, body: Any = None) -> Any:
        end = time.monotonic() + 2 * DEADLINE
        while time.monotonic() < end:
            try:
                answer = self.program.http.request(method, path, json=body)
            except httpx.TransportError:
                self.repeated += 1
                time.sleep(0.01)
                continue
            if answer.status_code == 409:
                return None
            if answer.status_code == 503:  # it may be tried again
                self.repeated += 1
                time.sleep(0.05)
                continue
            assert answer.status_code == 200, answer.text
            return answer.json()
        raise AssertionError(f"{method} {path} was never answered.")


def seat_players(server: Server, game: str, rng: random.Random, **options: Any) -> list[Stubborn]:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, game, **options)
    return [
        Stubborn(program, id, seat, random.Random(rng.getrandbits(32)))
        for seat, program in enumerate(programs)
    ]


def acknowledged(players: Sequence[Stubborn]) -> int:
    return sum(len(player.played) for player in players)


def run_all(players: Sequence[Stubborn]) -> list[threading.Thread]:
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    return threads


def moves_of(lines: Sequence[Any], seat: int) -> list[str]:
    return [line["move"] for line in lines[1:] if line.get("seat") == seat and "move" in line]


def check_records(players: Sequence[Stubborn]) -> None:
    """Nobody had a problem, and every record holds just what was acknowledged."""
    assert [player.problem for player in players] == [""] * len(players)
    for player in players:
        lines = player.program.get(f"/tables/{player.table}/matches/1/record")
        assert replayed(lines).outcome is not None
        assert moves_of(lines, player.seat) == [move for _, move in player.played]
