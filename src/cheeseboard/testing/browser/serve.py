"""A server for tests, run as a script: bots do not pause, and chance can be told what to deal.

`GET /seed/7` fixes everything that is dealt from then on; without it every match is different.
`GET /undraw/fromage` takes a game's drawing away, as if nobody had made one yet; `GET /redraw`
gives all of them back. `GET /keep/<cookie>` gives somebody an account. `GET /let-go` forgets
at once who wants to be forgotten.
"""

import random
import secrets
import sys
import time
from dataclasses import replace
from types import ModuleType
from typing import Final
from unittest.mock import patch

from fastapi import Response
from sqlalchemy import update

from cheeseboard import registry
from cheeseboard.review.model import Budget
from cheeseboard.server import seating, thinking
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.finding.core import GATHERS
from cheeseboard.server.hall import Hall
from cheeseboard.server.schema import people
from cheeseboard.server.service import serve
from cheeseboard.server.store import Store
from cheeseboard.testing.drawings import is_drawing
from cheeseboard.web import boards, render

QUICK: Final = Budget(rounds=1, worlds=8, estimates=3, coarse=2)
"""So that a review takes seconds."""
GATHERING: Final = 1.0
"""Seconds for which more people are waited for than a match needs."""


class Dealer:
    """Stands in for `secrets` where matches begin and bots think.

    Names of tables and of servers stay unguessable, hence unique.
    """

    token_urlsafe = staticmethod(secrets.token_urlsafe)
    token_hex = staticmethod(secrets.token_hex)

    def __init__(self) -> None:
        self._random: random.Random = random.SystemRandom()

    def fix(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._random.randbytes(count)

    def randbits(self, count: int) -> int:
        return self._random.getrandbits(count)


def main(port: int, database: str, bot_pause: float, iterations: int) -> None:
    dealer = Dealer()
    app = create_app(
        Settings(
            database=f"sqlite:///{database}",
            bot_pause=bot_pause,
            with_drafts=True,
            posts_per_second=1000.0,
            tables_per_address=10_000,
            allows_local_receivers=True,
            review_budget=replace(QUICK, iterations=iterations),
        )
    )

    @app.get("/seed/{seed}", include_in_schema=False)
    def fix_seed(seed: int) -> Response:
        dealer.fix(seed)
        return Response(status_code=204)

    @app.get("/keep/{cookie}", include_in_schema=False)
    async def keep(cookie: str, is_operator: bool = False) -> Response:
        """Give somebody an account, without a key of their own."""
        hall: Hall = app.state.hall
        session = await hall.sessions.of(cookie)
        assert session is not None
        await hall.write(_keep, hall.store, session.person, is_operator)
        hall.forget_person(session.person)
        return Response(session.person)

    @app.get("/let-go", include_in_schema=False)
    async def let_go() -> Response:
        """The days in which somebody can come back are over."""
        hall: Hall = app.state.hall
        await hall.write(_end_of_days, hall.store)
        await hall.accounts.going.sweep()
        return Response(status_code=204)

    undrawn: set[str] = set()

    @app.get("/undraw/{game}", include_in_schema=False)
    def undraw(game: str) -> Response:
        return draw_anew({game})

    @app.get("/redraw", include_in_schema=False)
    def redraw() -> Response:
        return draw_anew(set()) if undrawn else Response(status_code=204)

    def draw_anew(without: set[str]) -> Response:
        undrawn.clear()
        undrawn.update(without)
        boards.board.cache_clear()
        boards.sheet.cache_clear()
        render.board_css.cache_clear()
        return Response(status_code=204)

    def part(game: str, name: str) -> ModuleType | None:
        return None if game in undrawn and is_drawing(name) else found(game, name)

    found = registry.part
    with (
        patch.object(seating, "secrets", dealer),
        patch.object(thinking, "secrets", dealer),
        patch.object(registry, "part", part),
        patch.dict(GATHERS, live=GATHERING),
    ):
        serve(app, "127.0.0.1", port)


def _keep(store: Store, person: str, is_operator: bool) -> None:
    """Write what keeping a name writes."""
    with store.filling() as connection:
        changes = {"kept": time.time(), "fold": person.casefold(), "is_operator": is_operator}
        connection.execute(update(people).where(people.c.id == person).values(changes))


def _end_of_days(store: Store) -> None:
    with store.filling() as connection:
        connection.execute(update(people).where(people.c.leaves.is_not(None)).values(leaves=0.0))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))
