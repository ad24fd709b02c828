"""What belongs to the visitor: language and name."""

from fastapi import APIRouter, Request, Response

from cheeseboard.server.requests import hall
from cheeseboard.server.responses import to
from cheeseboard.server.security import LANGUAGE_COOKIE, is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, known_visitor, remember, set_cookie, visitor
from cheeseboard.words import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.post("/me/language")
async def choose_language(request: Request) -> Response:
    fields = await form(request)
    if not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    if fields.get("language") not in LANGUAGES:
        raise Refused(422, "refuse-input", text=f"The languages are {', '.join(LANGUAGES)}.")
    who = await visitor(request)
    if who.id:
        await hall(request).naming.speak(who.id, fields["language"])
    response = to(where_from(fields))
    set_cookie(response, LANGUAGE_COOKIE, fields["language"], request)
    return remember(response, who, request)


@router.post("/me/name")
async def choose_name(request: Request) -> Response:
    fields = await form(request)
    who = await known_visitor(request)
    await hall(request).naming.rename(who.id, fields.get("name", ""))
    return remember(to(where_from(fields)), who, request)


def where_from(fields: dict[str, str], usual: str = "/") -> str:
    """Where the person was; only a page of ours."""
    back = fields.get("back", usual)
    path = back.partition("?")[0].partition("#")[0]
    is_ours = back.startswith("/") and "//" not in path and "\\" not in back
    return back if is_ours and back.isprintable() else usual
