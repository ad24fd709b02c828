"""Figures for Prometheus. Several processes behind one port are summed up.

They count by kinds that the program knows: games, refusals. No table, person or address is named.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

TYPE: Final = CONTENT_TYPE_LATEST

_FINE: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

moves: Final = Counter("cheeseboard_moves", "Moves that were written.", ["game", "by"])
move_seconds: Final = Histogram(
    "cheeseboard_move_seconds", "From a move to its answer.", buckets=_FINE
)
database_seconds: Final = Histogram(
    "cheeseboard_database_seconds", "Time in the database.", ["kind"], buckets=_FINE
)
refusals: Final = Counter("cheeseboard_refusals", "What was refused.", ["kind", "status"])
streams: Final = Gauge(
    "cheeseboard_streams", "Open pages and streams.", multiprocess_mode="livesum"
)
tables: Final = Gauge(
    "cheeseboard_tables_in_memory", "Tables at hand.", multiprocess_mode="livesum"
)
thinking: Final = Gauge(
    "cheeseboard_bots_thinking",
    "Decisions that bots anywhere think about.",
    multiprocess_mode="livemostrecent",
)
waiting: Final = Gauge(
    "cheeseboard_bots_waiting", "Decisions of all tables that no bot thinks about yet.",
    multiprocess_mode="livemostrecent",
)  # fmt: skip


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def text() -> bytes:
    """All figures, in the form that Prometheus reads."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
