"""What a cluster gives when one of its two nodes is killed; apart, because Ray is large.

`make test-ray` installs Ray and runs this.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from cheeseboard import registry
from cheeseboard.arena import local
from cheeseboard.arena import ray as on_ray
from cheeseboard.arena.jobs import make_plan
from cheeseboard.testing.ports import free_port
from cheeseboard.testing.postgres import Postgres
from cheeseboard.testing.settings import short_match

from .conftest import Cluster

GAME = "rat_de_france"
PATIENCE = 120.0
"""Seconds for an answer, and for a bot's move."""


def facts(results: Any) -> list[dict[str, Any]]:
    return sorted((result.facts() for result in results), key=lambda one: one["number"])


def test_a_cluster_that_loses_a_node_gives_what_this_machine_gives(cluster: Cluster) -> None:
    plan = make_plan(GAME, 2, ("search:20", "greedy"), {}, 1)
    jobs = list(plan.jobs(60))
    results = []
    for number, result in enumerate(on_ray.run(jobs, cluster.address)):
        results.append(result)
        if number == 9:
            cluster.second.kill()
    assert len(results) == len(jobs)
    assert facts(results) == facts(local.run(jobs, 1))


@contextmanager
def running(log: Path, *arguments: str) -> Iterator[None]:
    with log.open("ab") as told:
        command = [sys.executable, "-m", "cheeseboard", *arguments]
        process = subprocess.Popen(command, stdout=told, stderr=told)
    try:
        yield
    finally:
        process.kill()
        process.wait()


class Visitor:
    """Somebody who plays over HTTP."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=PATIENCE)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                if self._http.get("/readyz").is_success:
                    break
            time.sleep(0.1)
        token = self.ask("POST", "/api/people", {"name": "Anna"})["token"]
        self._http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self._http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def close(self) -> None:
        self._http.close()

    def turn(self, path: str) -> Any:
        """The position as soon as there is something to decide, or all is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            position = self.ask("GET", path)
            if position["moves"] or position["stage"] == "over":
                return position
            time.sleep(0.1)
        raise AssertionError(f"The bot has not moved for {PATIENCE} seconds.")


def test_bots_of_a_server_think_on_a_cluster_that_loses_a_node(
    cluster: Cluster, tmp_path: Path
) -> None:
    """The server itself thinks for nobody: every move of the bot comes from an actor."""
    database = Postgres().start()
    url, port = database.new_database(), free_port()
    serve = ("serve", "--no-browser", "--bots", "0", "--port", str(port), "--database", url)
    work = ("worker", "--database", url, "--ray", cluster.address)
    log = tmp_path / "log.txt"
    try:
        with (
            running(log, *serve),
            running(log, *work),
            closing(Visitor(f"http://127.0.0.1:{port}")) as visitor,
        ):
            options = short_match(registry.load(GAME)).options
            made = visitor.ask(
                "POST", "/api/tables", {"game": GAME, "seats": 2, "options": options}
            )
            table = f"/api/tables/{made['id']}"
            visitor.ask("POST", f"{table}/bot", {"seat": 1, "bot": "greedy"})
            visitor.ask("POST", f"{table}/start")
            seat, own = f"{table}/seats/0", 0
            while (position := visitor.turn(seat))["stage"] != "over":
                move = {"moves": position["moves"][:1], "expected": position["decision"]}
                visitor.ask("POST", f"{seat}/moves", move | {"key": str(own)})
                own += 1
                if own == 3:
                    cluster.second.kill()
            lines = visitor.ask("GET", f"{table}/matches/1/record")
            assert own > 3
            assert any(line.get("seat") == 1 and "move" in line for line in lines)
    finally:
        database.remove()
