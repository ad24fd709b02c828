"""What a visitor has chosen in each game, as a cookie of the browser remembers it."""

from typing import Final
from urllib.parse import parse_qsl, urlencode

from fastapi import Request, Response

from cheeseboard.server.visitor import set_cookie

HELP: Final = "cheeseboard-help"
"""Whether help is `on` or `off`."""
BOTS: Final = "cheeseboard-bots"
"""The strength of the bots and the number of seats of the last match: `easy 3`."""

LONGEST: Final = 2000


def wishes(request: Request, cookie: str) -> dict[str, str]:
    """What was chosen, by game."""
    try:
        return dict(parse_qsl(request.cookies.get(cookie, "")[:LONGEST], max_num_fields=60))
    except ValueError:
        return {}


def keep_wish(response: Response, request: Request, cookie: str, game: str, wish: str) -> None:
    """Remember what somebody has chosen in a game."""
    set_cookie(response, cookie, urlencode({**wishes(request, cookie), game: wish}), request)
