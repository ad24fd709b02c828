"""Letters: an address of one's own, and links that were sent there."""

from fastapi import APIRouter, Request, Response

from cheeseboard.server.people.device_page import at_browser
from cheeseboard.server.people.key_page import accounts, address_of, go_in, who_keeps
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import form, remember, visitor

router = APIRouter(include_in_schema=False)


@router.post("/me/mail")
async def set_address(request: Request) -> Response:
    """Where somebody wants letters; a link in one confirms it."""
    fields = await form(request)
    request.state.back = "/me/devices"
    who = await who_keeps(request)
    if fields.get("forget"):
        await accounts(request).letters.forget(who.id)
    else:
        await accounts(request).letters.confirm(
            who.id, fields.get("address", ""), who.language, address_of(request)
        )
    return to("/me/devices#mail")


@router.post("/sign-in/mail")
async def write_letter(request: Request) -> Response:
    """A link to sign in, if the address is known; the answer is the same for all."""
    fields = await form(request)
    who = await at_browser(request)
    request.state.back = "/sign-in"
    wait = request.app.state.codes.wait(request.client.host if request.client else "")
    if wait:
        raise Refused(429, "refuse-many-tries", seconds=int(wait) + 1)
    accounts(request).letters.invite(fields.get("address", ""), who.language, address_of(request))
    return html(request, who, "people/letter_sent.html", 202)


@router.get("/letters/{secret}")
async def open_letter(request: Request, secret: str) -> Response:
    """What a link is for; nothing happens before somebody says so, whatever looks at links."""
    who = await visitor(request)
    letter = await accounts(request).letters.look(secret[:80])
    person = await hall(request).person(letter.person)
    name = person.name if person is not None else ""
    return html(request, who, "people/letter.html", letter=letter, name=name, secret=secret[:80])


@router.post("/letters")
async def use_letter(request: Request) -> Response:
    """Use the link: sign in here, or confirm the address."""
    fields = await form(request)
    who = await at_browser(request)
    letter = await accounts(request).letters.use(fields.get("secret", "")[:80])
    if letter.kind == "sign-in":
        await go_in(request, who, letter.person)
        return remember(to("/me#keys"), who, request)
    return remember(to("/me/devices#mail"), who, request)
