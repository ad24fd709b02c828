"""A worker: more thinking for the bots of a server on PostgreSQL."""

import asyncio
import os
from contextlib import closing

from cheeseboard.cli.screen import console, fail
from cheeseboard.cli.serve import open_database, url_of, without_password
from cheeseboard.server.app import Settings
from cheeseboard.server.bots import BotPool, Pool
from cheeseboard.server.faults import count_faults
from cheeseboard.server.hall import Patience
from cheeseboard.server.store import Store
from cheeseboard.server.worker import think


def run(database: str, bots: int | None, ray: str | None, log_as_json: bool) -> None:
    """Think until somebody stops it."""
    if url_of(database).startswith("sqlite"):
        fail(
            "A worker needs PostgreSQL: the bots of a file think in its server "
            "(cheeseboard serve --bots N)."
        )
    count_faults(log_as_json)
    with closing(open_database(database)) as store:
        asyncio.run(_think(store, bots, ray, without_password(database)))


async def _think(store: Store, bots: int | None, ray: str | None, shown: str) -> None:
    pool = _pool(bots, ray)
    settings = Settings()
    console.print(f"{pool.places} bots think for {shown} (Ctrl+C stops it).")
    await think(store, pool, Patience(settings.bot_pause, settings.away))


def _pool(bots: int | None, ray: str | None) -> Pool:
    if ray is None:
        return BotPool(bots or os.cpu_count() or 1, Settings().bot_deadline)
    from cheeseboard.server.ray_bots import RayPool

    return RayPool(ray, bots)
