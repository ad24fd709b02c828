"""Writes a small database with an earlier version of the server, as SQL, for the tests.

    python tools/old_database.py CHECKOUT OUT.sql GAME...

CHECKOUT is the source of that version. People and programs sit at tables of every game: one match
is over, one is in the middle with people to move, one has not begun; there is chat.
"""

import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

SHORT = {
    "burg_appenzell": {"round_limit": 20},
    "smash_up": {"vp_goal": 10, "turn_cap": 12},
}


class Program:
    """A program that plays over HTTP."""

    def __init__(self, base: str, name: str) -> None:
        self._base = base
        self._token = ""
        self._token = self.post("/people", name=name)["token"]

    def post(self, path: str, **body: Any) -> Any:
        return self._ask(path, json.dumps(body).encode())

    def get(self, path: str) -> Any:
        return self._ask(path, None)

    def _ask(self, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        request = urllib.request.Request(f"{self._base}/api{path}", body, headers)
        while True:
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(0.5)


def main(checkout: str, out: str, *games: str) -> None:
    folder = Path(tempfile.mkdtemp())
    database = folder / "old.sqlite3"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-c", "from cheeseboard.cli import app; app()", "serve", "--port",
         str(port), "--database", str(database), "--no-browser"],
        env={**os.environ, "PYTHONPATH": str(Path(checkout) / "src")},
        cwd=folder,
    )  # fmt: skip
    base = f"http://127.0.0.1:{port}"
    try:
        _wait(base)
        ann, ben = Program(base, "Ann"), Program(base, "Бен")
        for game in games:
            _play(ann, ben, game, 0)
            _play(ann, ben, game, 25)
        ann.post("/tables", game=games[0], seats=3)
    finally:
        server.terminate()
        server.wait()
    with sqlite3.connect(database) as connection:
        lines = [line for line in connection.iterdump() if 'INTO "settings"' not in line]
    Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _wait(base: str) -> None:
    while True:
        try:
            urllib.request.urlopen(f"{base}/api/games").close()
            return
        except OSError:
            time.sleep(0.2)


def _play(ann: Program, ben: Program, game: str, most: int) -> None:
    """Play to the end, or so many moves."""
    seats = 2
    table = ann.post("/tables", game=game, seats=seats, options=SHORT.get(game, {}))["id"]
    ben.post(f"/tables/{table}/sit", seat=1)
    ann.post(f"/tables/{table}/start")
    chance = random.Random(game)
    players = [ann, ben]
    played = 0
    while (to_act := ann.get(f"/tables/{table}")["to_act"]) and (not most or played < most):
        seat = to_act[-1]
        seen = players[seat].get(f"/tables/{table}/seats/{seat}")
        texts = [move["text"] if isinstance(move, dict) else move for move in seen["moves"]]
        players[seat].post(
            f"/tables/{table}/seats/{seat}/moves", moves=[chance.choice(texts)], key=f"{played}"
        )
        played += 1
    print(game, table, played, "moves")


if __name__ == "__main__":
    main(*sys.argv[1:])
