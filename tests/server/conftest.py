"""Servers for tests."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cheeseboard.server.store import Store
from cheeseboard.testing import databases

from .serving import BOTH, DATABASE, Server, new_seed, postgres

Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alive."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Servers of a test's own: `serve()`, `serve(script)`."""
    running: list[Server] = []

    def start(script: str = "", *arguments: str, kind: str = DATABASE, url: str = "") -> Server:
        folder = tmp_path / str(len(running))
        folder.mkdir()
        running.append(Server(folder, script, arguments, kind, url).start())
        return running[-1]

    yield start
    for one in running:
        one.kill()


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Chance for a test; the seed is printed when the test fails.

    CHEESEBOARD_SEED=7 repeats a run.
    """
    seed = new_seed()
    request.node.add_report_section("setup", "seed", f"CHEESEBOARD_SEED={seed}")
    return random.Random(seed)


@pytest.fixture(params=BOTH)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    file = tmp_path / "tables.sqlite3"
    if request.param == "sqlite":
        databases.begin(file)
    url = f"sqlite:///{file}" if request.param == "sqlite" else postgres().new_database()
    opened = Store(url)
    opened.open()
    opened.add_person("ann", "Ann")
    opened.add_person("bob", "Bob")
    yield opened
    opened.close()
