"""A process that only thinks: it takes bots' work from the database, wherever it runs."""

import asyncio
import signal
import sys

from cheeseboard.server.bots import Pool
from cheeseboard.server.hall import Hall, Patience
from cheeseboard.server.store import Store


async def think(store: Store, bots: Pool, patience: Patience) -> None:
    """Think until a signal says that it is enough; what is not answered is handed over."""
    hall = Hall(store, bots, patience, with_drafts=True)
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, enough.set)
    hall.open()
    await hall.keeping.hear_of_outages()
    try:
        await enough.wait()
    finally:
        await hall.close()
