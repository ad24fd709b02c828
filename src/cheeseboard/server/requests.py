"""What a request is about: the hall, the table, numbers in its address, a game's words."""

from typing import Annotated, Any, Final

from fastapi import Request
from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator

from cheeseboard import registry
from cheeseboard.events import Message
from cheeseboard.game import Meta
from cheeseboard.server.hall import Hall
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.visitor import Visitor, form, known_visitor
from cheeseboard.words import Words

STAGES: Final = ("stable", "beta", "alpha", "draft")
"""How finished a game is, the most finished first."""


def _if_sensible(value: Any, read: ValidatorFunctionWrapHandler) -> Any:
    """Addresses of pages are forgiving: what makes no sense is as if it were not there."""
    try:
        return read(value)
    except ValidationError:
        return None


AskedSeat = Annotated[int | None, Field(ge=0, le=99), WrapValidator(_if_sensible)]
HeardEvent = Annotated[int | None, Field(ge=0, lt=10**9), WrapValidator(_if_sensible)]
"""Up to where somebody has been told what happened."""


class Say:
    """The game's words for templates: `say("option-side")`, `say.hint(…)`, `say.has(…)`."""

    def __init__(self, spoken: Words) -> None:
        self.has = spoken.has
        self.hint = spoken.hint
        self._spoken = spoken

    def __call__(self, key: str) -> str:
        return self._spoken.say(Message(key))


def hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def shelf(request: Request) -> list[Meta]:
    """The games on offer, the most finished first, the pattern for makers of games last."""
    games = [registry.meta(id) for id in hall(request).games]
    return sorted(games, key=lambda game: (game.id.startswith("_"), STAGES.index(game.stage)))


def check_new_table(request: Request) -> None:
    """No address opens tables without end."""
    seconds = request.app.state.new_tables.wait(request.client.host if request.client else "")
    if seconds:
        raise Refused(429, "refuse-many-new-tables", seconds=int(seconds) + 1)


async def seen_table(request: Request, id: str, who: Visitor) -> Table:
    """A table, which takes note that the visitor is here."""
    table = await hall(request).table(id)
    table.see(who.id)
    return table


async def at_table(request: Request, id: str) -> tuple[Table, Visitor, dict[str, str]]:
    """The table, the visitor and the form of a request that changes something."""
    request.state.back = f"/tables/{id}"
    fields = await form(request)
    who = await known_visitor(request)
    table = await seen_table(request, id, who)
    request.state.game = table.game
    return table, who, fields
