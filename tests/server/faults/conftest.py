"""Servers that can be shaken."""

from collections.abc import Iterator

import pytest

from ..serving import Server
from .shaking import script, shaken_server


@pytest.fixture(scope="session")
def shaken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all faults that it lives through."""
    running = shaken_server(Server(tmp_path_factory.mktemp("shaken"), script(), kind="sqlite"))
    yield running
    running.stop()
