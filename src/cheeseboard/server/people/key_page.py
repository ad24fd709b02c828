"""Keys: a guest keeps a name, somebody comes back, more keys are made, named and taken away."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from cheeseboard.server.people.accounts import Accounts
from cheeseboard.server.people.device_page import at_browser, owner, signed_out
from cheeseboard.server.people.passkeys import Site, answer_of
from cheeseboard.server.people.sessions import device_words
from cheeseboard.server.requests import hall
from cheeseboard.server.responses import html, to
from cheeseboard.server.security import host_of
from cheeseboard.server.tables import Refused
from cheeseboard.server.talking import clean_name
from cheeseboard.server.visitor import Visitor, form, remember, sign_in, visitor
from cheeseboard.web.addresses import prefixed

router = APIRouter(include_in_schema=False)


def accounts(request: Request) -> Accounts:
    return hall(request).accounts


def site_of(request: Request) -> Site:
    """Where the browser is; a proxy that speaks HTTPS to it need not say so."""
    host = request.headers.get("host", "")
    return Site(host_of(host), tuple({f"{request.url.scheme}://{host}", f"https://{host}"}))


def address_of(request: Request) -> str:
    """Our address as the reader's browser has it, without a slash at its end."""
    return str(request.base_url).rstrip("/") + prefixed("")


async def who_keeps(request: Request) -> Visitor:
    """Who has an account and has shown a key here just now; for what guests cannot do."""
    who = await owner(request)
    if not who.is_kept:
        raise Refused(403, "refuse-not-kept")
    return who


async def go_in(request: Request, who: Visitor, account: str) -> None:
    """Let this browser be an account's; what it had as a guest comes along."""
    guest = who.person
    await sign_in(request, who, account, is_proved=True)
    await accounts(request).come_home(guest, account)
    who.person = await hall(request).person(account)


# --- a guest keeps a name


@router.post("/me/keep/ask")
async def ask_keep(request: Request) -> Response:
    """What the browser needs to make the first key."""
    fields = answer_of(await request.body())
    who = await at_browser(request)
    assert who.person is not None
    assert who.session is not None
    name = await accounts(request).check_free(who.person, str(fields.get("name", who.name)))
    options = await accounts(request).passkeys.ask_new(
        who.session.id, who.person, name, site_of(request)
    )
    return remember(Response(options, media_type="application/json"), who, request)


@router.post("/me/keep")
async def keep(request: Request) -> Response:
    """The first key is there: the name is kept. The six words are shown this once."""
    fields = answer_of(await request.body())
    who = await at_browser(request)
    assert who.person is not None
    assert who.session is not None
    name = await accounts(request).check_free(who.person, str(fields.get("name", who.name)))
    key = await accounts(request).passkeys.read_new(
        who.session.id, who.id, _device(request), _credential(fields), site_of(request)
    )
    words = await accounts(request).keep(key, name)
    await sign_in(request, who, who.id, is_proved=True)
    return remember(JSONResponse({"words": words, "name": name}, 201), who, request)


def _device(request: Request) -> str:
    return device_words(request.headers.get("user-agent", "")) or "?"


def _credential(fields: dict[str, object]) -> dict[str, object]:
    credential = fields.get("credential")
    if not isinstance(credential, dict):
        raise Refused(422, "refuse-input", text="Send the credential.")
    return credential


# --- coming back


@router.get("/sign-in")
async def sign_in_page(request: Request) -> Response:
    who = await visitor(request)
    return html(request, who, "people/sign_in.html", has_mail=hall(request).mail.is_set_up)


@router.post("/sign-in/ask")
async def ask_sign_in(request: Request) -> Response:
    """What the browser needs to show a key."""
    who = await at_browser(request)
    assert who.session is not None
    options = await accounts(request).passkeys.ask(who.session.id, site_of(request))
    return remember(Response(options, media_type="application/json"), who, request)


@router.post("/sign-in")
async def show_key(request: Request) -> Response:
    """A key was shown: this browser is its owner's."""
    fields = answer_of(await request.body())
    who = await at_browser(request)
    assert who.session is not None
    key = await accounts(request).passkeys.read(
        who.session.id, _credential(fields), site_of(request)
    )
    await go_in(request, who, key.person)
    return remember(JSONResponse({"go": prefixed("/")}), who, request)


@router.post("/sign-in/words")
async def open_by_words(request: Request) -> Response:
    """Six words open a name; they are void then, and new ones are shown."""
    fields = await form(request)
    who = await at_browser(request)
    request.state.back = "/sign-in"
    address = request.client.host if request.client else ""
    name, typed = fields.get("name", "")[:100], fields.get("words", "")[:300]
    person, words = await accounts(request).recovery.open(name, typed, address)
    await go_in(request, who, person)
    return html(request, who, "people/words.html", words=words, is_back=True)


@router.post("/me/sign-out")
async def sign_out(request: Request) -> Response:
    who = await at_browser(request)
    assert who.session is not None
    if not who.is_kept:
        raise Refused(409, "refuse-guest-out")
    await hall(request).sessions.end(who.id, who.session.id)
    return signed_out(request)


# --- more keys


@router.post("/me/keys/ask")
async def ask_key(request: Request) -> Response:
    who = await who_keeps(request)
    assert who.person is not None
    assert who.session is not None
    options = await accounts(request).passkeys.ask_new(
        who.session.id, who.person, who.name, site_of(request)
    )
    return Response(options, media_type="application/json")


@router.post("/me/keys")
async def add_key(request: Request) -> Response:
    fields = answer_of(await request.body())
    who = await who_keeps(request)
    assert who.session is not None
    key = await accounts(request).passkeys.read_new(
        who.session.id, who.id, _device(request), _credential(fields), site_of(request)
    )
    await accounts(request).passkeys.add(key)
    return JSONResponse({"go": prefixed("/me")}, 201)


@router.post("/me/keys/rename")
async def rename_key(request: Request) -> Response:
    fields = await form(request)
    who = await at_browser(request)
    name = clean_name(fields.get("name", ""))
    await accounts(request).passkeys.rename(who.id, fields.get("key", ""), name)
    return to("/me")


@router.post("/me/keys/remove")
async def remove_key(request: Request) -> Response:
    fields = await form(request)
    request.state.back = "/me"
    who = await who_keeps(request)
    has_words = await accounts(request).recovery.made(who.id) is not None
    await accounts(request).passkeys.remove(who.id, fields.get("key", ""), has_words)
    return to("/me")


@router.post("/me/words")
async def renew_words(request: Request) -> Response:
    """New six words, shown this once."""
    request.state.back = "/me"
    who = await who_keeps(request)
    words = await accounts(request).recovery.renew(who.id)
    return html(request, who, "people/words.html", words=words, is_back=False)
