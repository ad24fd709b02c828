"""A server for tests, run as a script: bots do not pause, and chance can be told what to deal.

`GET /seed/7` fixes everything that is dealt from then on; without it every match is different.
`GET /undraw/fromage` takes a game's drawing away, as if nobody had made one yet; `GET /redraw`
gives all of them back.
"""

import random
import secrets
import sys
from types import ModuleType
from unittest.mock import patch

from fastapi import Response

from cheeseboard import registry
from cheeseboard.server import seating, thinking
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.service import serve
from cheeseboard.testing.drawings import is_drawing
from cheeseboard.web import boards, render


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


def main(port: int, database: str, bot_pause: float) -> None:
    dealer = Dealer()
    app = create_app(
        Settings(
            database=f"sqlite:///{database}",
            bot_pause=bot_pause,
            with_drafts=True,
            posts_per_second=1000.0,
        )
    )

    @app.get("/seed/{seed}", include_in_schema=False)
    def fix_seed(seed: int) -> Response:
        dealer.fix(seed)
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
    ):
        serve(app, "127.0.0.1", port)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
