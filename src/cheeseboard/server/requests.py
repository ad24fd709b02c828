"""What a request is about: the hall, the table, numbers in its address, a game's words."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response
from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator

from cheeseboard import registry
from cheeseboard.events import Message, Seat
from cheeseboard.game import Meta
from cheeseboard.server.hall import Hall
from cheeseboard.server.responses import to
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.visitor import Visitor, form, known_visitor, whole
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


def arrival(request: Request) -> float:
    """When a request came in, by the clock that the rules of time go by."""
    return float(request.state.arrived)


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
    await hall(request).company.look_for_guests(table)
    return table


@dataclass(frozen=True, slots=True)
class Change:
    """A request that changes something at a table, who sends it, and the fields of its form."""

    request: Request
    table: Table
    who: Visitor
    fields: dict[str, str]

    @property
    def hall(self) -> Hall:
        return hall(self.request)

    @property
    def arrived(self) -> float:
        """When it came in, by the clock that the rules of time go by."""
        return arrival(self.request)

    @property
    def seat(self) -> Seat:
        """The seat that the form names."""
        return whole(self.fields, "seat")

    def back(self) -> Response:
        """To the table."""
        return to(f"/tables/{self.table.id}")


async def _at_table(request: Request, id: str) -> Change:
    request.state.back = f"/tables/{id}"
    fields = await form(request)
    who = await known_visitor(request)
    table = await seen_table(request, id, who)
    request.state.game, request.state.colours = table.game, table.colours
    return Change(request, table, who, fields)


AtTable = Annotated[Change, Depends(_at_table)]
