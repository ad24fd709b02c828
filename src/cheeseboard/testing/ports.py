"""Ports for servers that tests and measurements start, kill and start again."""

import random
import socket
from typing import Final

LEAST: Final = 10_000
MOST: Final = 32_000
"""From here on systems give ports to connections."""


def free_port() -> int:
    """A port of this machine that nobody uses, and that no connection takes meanwhile."""
    while True:
        port = random.SystemRandom().randrange(LEAST, MOST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
