"""Another device: both screens, and what each of them is told meanwhile."""

import io

import segno
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from cheeseboard.server.people.device_page import at_browser
from cheeseboard.server.people.key_page import accounts, address_of, go_in, who_keeps
from cheeseboard.server.responses import html, is_script, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, remember, visitor

router = APIRouter(include_in_schema=False)


def qr_code(text: str) -> Markup:
    """A code for a camera, as one drawing."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=3, dark="#2C1B26", light="#FFFDF6",
              svgclass="qr", lineclass=None, omitsize=True)  # fmt: skip
    return Markup(out.getvalue().decode())


# --- the old device


@router.post("/me/link")
async def show_code(request: Request) -> Response:
    """Show a code to another device."""
    request.state.back = "/me"
    who = await who_keeps(request)
    assert who.session is not None
    code = await accounts(request).links.show(who.id, who.session.id)
    link = f"{address_of(request)}/link/{code}"
    return html(request, who, "people/link.html", code=code, link=link, qr=qr_code(link))


@router.get("/me/link/state")
async def state_of_code(request: Request) -> Response:
    """Whether another device has read the code, and what both show."""
    who = await visitor(request)
    link = await accounts(request).links.shown_by(who.session.id) if who.session else None
    if link is None:
        return JSONResponse({"stage": "over"})
    return JSONResponse({"stage": link.stage, "words": link.words})


@router.post("/me/link/answer")
async def answer_code(request: Request) -> Response:
    """They match, or they do not."""
    fields = await form(request)
    request.state.back = "/me"
    who = await who_keeps(request)
    assert who.session is not None
    if fields.get("answer") == "yes":
        await accounts(request).links.agree(who.session.id, fields.get("words", ""))
    else:
        await accounts(request).links.refuse(who.session.id)
    return JSONResponse({"go": "/me"}) if is_script(request) else to("/me")


# --- the new device


@router.get("/link")
@router.get("/link/{code}")
async def read_page(request: Request, code: str = "") -> Response:
    """Where a code leads: nothing happens before somebody says so."""
    who = await visitor(request)
    return html(request, who, "people/linking.html", code=code[:20], words="")


@router.post("/link")
async def read_code(request: Request) -> Response:
    """This device has read a code, and shows the words."""
    fields = await form(request)
    request.state.back = "/sign-in"
    who = await at_browser(request)
    assert who.session is not None
    if who.is_kept:
        raise Refused(409, "refuse-kept-already")
    wait = request.app.state.codes.wait(request.client.host if request.client else "")
    if wait:
        raise Refused(429, "refuse-many-tries", seconds=int(wait) + 1)
    link = await accounts(request).links.read(fields.get("code", "")[:40], who.session.id)
    return html(request, who, "people/linking.html", code="", words=link.words)


@router.post("/link/state")
async def state_of_reading(request: Request) -> Response:
    """Whether the old device has agreed; then this one is in."""
    who = await at_browser(request)
    assert who.session is not None
    used = await accounts(request).links.use(who.session.id)
    if used is not None:
        await go_in(request, who, used.person)
        answer = JSONResponse({"stage": "in", "go": "/me#keys"})
        return remember(answer if is_script(request) else to("/me#keys"), who, request)
    link = await accounts(request).links.asked_by(who.session.id)
    if is_script(request):
        return JSONResponse({"stage": "over" if link is None else link.stage})
    if link is None:
        raise Refused(404, "refuse-link")
    return html(request, who, "people/linking.html", code="", words=link.words)
