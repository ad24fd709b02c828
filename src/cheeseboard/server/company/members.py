"""Who may act on others: the owner of a kept name, from one of our own pages."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from cheeseboard.server.hall import Hall
from cheeseboard.server.pages import where_from
from cheeseboard.server.people.person import Person
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import to
from cheeseboard.server.security import is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import Visitor, form, is_token, visitor


@dataclass(frozen=True, slots=True)
class Acting:
    """A request of somebody with an account, and the fields of its form."""

    request: Request
    who: Visitor
    fields: dict[str, str]

    @property
    def hall(self) -> Hall:
        return hall(self.request)

    def back(self) -> Response:
        """To the page where the button was."""
        return to(where_from(self.fields))

    async def somebody(self, id: str) -> Person:
        """The person that an address names."""
        return await known_person(self.request, id)


async def known_person(request: Request, id: str) -> Person:
    """A person by their id; raises `Refused`."""
    person = await hall(request).person(id) if id.isprintable() and len(id) <= 40 else None
    if person is None:
        raise Refused(404, "refuse-nobody")
    return person


async def _acting(request: Request) -> Acting:
    fields = await form(request)
    request.state.back = where_from(fields)
    if is_token(request) or not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    who = await visitor(request)
    if not who.is_kept:
        raise Refused(403, "refuse-account")
    return Acting(request, who, fields)


Member = Annotated[Acting, Depends(_acting)]
"""Somebody with an account who changes something."""
