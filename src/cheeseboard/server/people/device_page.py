"""Devices and programs that act for somebody: listed, named, ended."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.server.people import cookies
from cheeseboard.server.people.tokens import MOST_TABLES
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, is_script, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.talking import clean_name
from cheeseboard.server.visitor import Visitor, form, known_visitor, remember

router = APIRouter(include_in_schema=False)


async def at_browser(request: Request) -> Visitor:
    """Who sends a form from a browser of their own: no program changes what is somebody's."""
    who = await known_visitor(request)
    if who.session is None:
        raise Refused(403, "refuse-browser")
    return who


async def owner(request: Request) -> Visitor:
    """The same, for what a thief would like: who has an account has shown a key here just now."""
    who = await at_browser(request)
    if who.is_kept and not (who.session and who.session.is_fresh):
        raise Refused(403, "refuse-prove")
    return who


@router.post("/me/sessions/end")
async def end_session(request: Request) -> Response:
    """End the session on another device, or on this one."""
    fields = await form(request)
    who = await at_browser(request)
    assert who.session is not None
    chosen = fields.get("session", "")
    if chosen == "others":
        await hall(request).sessions.end_others(who.id, who.session.id)
        return to("/me/devices")
    await hall(request).sessions.end(who.id, chosen)
    if chosen != who.session.id:
        return to("/me/devices")
    return signed_out(request)


def signed_out(request: Request) -> Response:
    """The front page, for nobody any more."""
    response = to("/")
    cookies.take(request, response)
    return response


@router.post("/me/tokens")
async def make_token(request: Request) -> Response:
    """A token for a program, shown this once."""
    fields = await form(request)
    request.state.back = "/me/devices"
    who = await owner(request)
    name = clean_name(fields.get("name", ""))
    token = await hall(request).tokens.make(who.id, name, _tables(fields))
    if is_script(request):
        return remember(JSONResponse({"token": token}, 201), who, request)
    return html(request, who, "people/token.html", 201, token=token, name=name)


def _tables(fields: dict[str, str]) -> list[str] | None:
    """The tables that are named, by id or address; None for all."""
    if fields.get("scope", "all") == "all":
        return None
    named = fields.get("tables", "").replace(",", " ").split()
    ids = [one.rstrip("/").rpartition("/")[2].partition("?")[0][:40] for one in named]
    if not 1 <= len(ids) <= MOST_TABLES:
        raise Refused(422, "refuse-token-tables", most=MOST_TABLES)
    return ids


@router.post("/me/tokens/revoke")
async def revoke_token(request: Request) -> Response:
    fields = await form(request)
    who = await at_browser(request)
    if fields.get("token") == "signed":
        await hall(request).tokens.revoke_signed(who.id)
    else:
        await hall(request).tokens.revoke(who.id, fields.get("token", ""))
    return to("/me/devices")
