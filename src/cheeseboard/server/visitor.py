"""Who is asking: the person, their name and language, from cookie or token."""

import re
import secrets
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from babel import negotiate_locale
from fastapi import Request, Response

from cheeseboard.server.company.audit import Suspension
from cheeseboard.server.hall import Hall
from cheeseboard.server.people import browsers, cookies
from cheeseboard.server.people.person import Person
from cheeseboard.server.people.sessions import Session, device_words
from cheeseboard.server.people.tokens import START
from cheeseboard.server.security import LANGUAGE_COOKIE, is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.web.moments import words_of
from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES


@dataclass(slots=True)
class Visitor:
    """A person as far as we know; `id` is empty for somebody we have not met."""

    id: str
    name: str
    language: str
    token: str = ""
    """To be set as a cookie: for somebody we have just met, or whose cookie is getting old."""
    person: Person | None = None
    """All that is known; None for somebody we have just met."""
    session: Session | None = None
    """The browser that they sit at; None for programs."""
    tables: list[str] | None = None
    """Where a program of theirs may go; None for everywhere."""
    suspension: Suspension | None = None
    """Why an operator keeps them out; None for who may act."""
    mark: str = ""
    """The mark of a browser that has just let an account in; to be set as a cookie too."""

    @property
    def is_operator(self) -> bool:
        return self.person is not None and self.person.is_operator

    @property
    def zone(self) -> str:
        """The time zone, empty where it is not known."""
        return self.person.zone if self.person is not None else ""

    @property
    def is_named(self) -> bool:
        """Whether the name is the person's own."""
        return self.person is not None and self.person.is_named

    @property
    def is_kept(self) -> bool:
        """Whether the person has an account."""
        return self.person is not None and self.person.is_kept


async def visitor(request: Request) -> Visitor:
    """Who sends this request; who is kept out may look, and change nothing."""
    who = await reader(request)
    if who.suspension is not None and request.method == "POST" and not _is_own(request):
        until = words_of(who.suspension.until, who.language, who.zone, "full")
        raise Refused(403, "refuse-suspended", until=until, why=who.suspension.why)
    return who


def _is_own(request: Request) -> bool:
    """Whether a request is about one's own data, keys and devices: those stay everybody's own."""
    path = request.url.path
    return path.startswith("/me/") and path != "/me/name"


async def reader(request: Request) -> Visitor:
    """Who reads the answer to this request, whatever they may do; found out once."""
    known: Visitor | None = getattr(request.state, "visitor", None)
    if known is None:
        known = request.state.visitor = await _find(request)
    return known


async def _find(request: Request) -> Visitor:
    hall: Hall = request.app.state.hall
    person, cookie, session, tables = "", "", None, None
    is_old = False
    if is_token(request):
        person, tables = await _by_token(request, hall)
    else:
        session, cookie = await _by_cookie(request, hall)
        person = session.person if session is not None else ""
        if session is None:
            person = request.app.state.signer.person(cookie) or ""
            is_old = bool(person)
    known = await hall.person(person) if person else None
    is_void = is_old and known is not None and (not known.is_signed or known.is_kept)
    if known is None or known.is_gone or is_void:
        language = chosen_language(request)
        return Visitor("", translator(language)("guest"), language)
    if not is_token(request):
        hall.company.presence.see(known.id)
    language = chosen_language(request, known)
    who = Visitor(known.id, known.name, language, "", known, session, tables)
    who.suspension = await hall.company.office.suspension(known)
    if is_old and _is_page(request):
        who.token = await hall.sessions.begin(known.id, _device(request))
        who.session = await hall.sessions.of(who.token)
    elif session is not None and (session.is_to_renew or cookies.read_plain(request)):
        who.token = cookie
    return who


async def _by_cookie(request: Request, hall: Hall) -> tuple[Session | None, str]:
    """The session of a browser, and its secret. Under HTTPS a cookie that a neighbour could have
    set counts only for a session from before anybody came by HTTPS."""
    since = await _guarded_since(request, hall)
    cookie = cookies.read(request, cookies.SESSION)
    if cookie:
        return await hall.sessions.of(cookie), cookie
    plain = cookies.read_plain(request)
    session = await hall.sessions.of(plain)
    is_earlier = session is None or session.made < since
    return (session, plain) if is_earlier else (None, "")


async def _guarded_since(request: Request, hall: Hall) -> float:
    """When somebody first came by HTTPS; without it nothing is guarded."""
    state = request.app.state
    if request.url.scheme == "https" and state.guards_since is None:
        made = await hall.write(hall.store.setting, "guards_since", lambda: str(time.time()))
        state.guards_since = float(made)
    return state.guards_since or 0.0


async def _by_token(request: Request, hall: Hall) -> tuple[str, list[str] | None]:
    """Whose program it is, and where it may go; nobody's for one that we did not make.

    Programs go to the addresses that are for them, and nowhere else.
    """
    secret = request.headers["authorization"].partition(" ")[2].strip()
    if not secret.startswith(START):
        person = request.app.state.signer.person(secret) or ""
        known = await hall.person(person) if person else None
        return (person, None) if known is not None and known.is_signed else ("", None)
    token = await hall.tokens.of(secret) if request.url.path.startswith("/api/") else None
    return ("", None) if token is None else (token.person, token.tables)


def _is_page(request: Request) -> bool:
    """Whether the answer is a page, or leads to one: it can carry a cookie."""
    return "text/html" in request.headers.get("accept", "")


def _device(request: Request) -> str:
    return device_words(request.headers.get("user-agent", ""))


async def known_visitor(request: Request) -> Visitor:
    """The same, for requests that change something: somebody new is welcomed by a cookie."""
    if not is_token(request) and not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    who = await visitor(request)
    if not who.id:
        hall: Hall = request.app.state.hall
        who.id = secrets.token_urlsafe(12)
        who.name = await hall.naming.welcome(who.id, language=who.language)
        who.person = await hall.person(who.id)
        await sign_in(request, who, who.id)
    return who


async def sign_in(request: Request, who: Visitor, person: str, *, is_proved: bool = False) -> None:
    """Let this browser be somebody's, by a new secret; what it was before is over."""
    hall: Hall = request.app.state.hall
    before = who.session.id if who.session is not None else ""
    proved = time.time() if is_proved else 0.0
    who.mark = browsers.mark_of(request) if is_proved else ""
    who.token = await hall.sessions.begin(
        person, _device(request), proved=proved, instead_of=before, mark=who.mark
    )
    who.session = await hall.sessions.of(who.token)
    who.person = await hall.person(person)
    who.id = person
    who.name = who.person.name if who.person is not None else who.name


def is_token(request: Request) -> bool:
    """Whether a program says who it is; a browser does not send that by itself."""
    return request.headers.get("authorization", "")[:7].lower() == "bearer "


def chosen_language(request: Request, person: Person | None = None) -> str:
    """By cookie, else by the person, else what the browser likes best of what we have."""
    cookie = request.cookies.get(LANGUAGE_COOKIE, "")
    if cookie in LANGUAGES:
        return cookie
    if person is not None and person.language in LANGUAGES:
        return person.language
    wanted = accepted_languages(request.headers.get("accept-language", ""))
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the best liked first (RFC 9110)."""
    weighed = [_weighed(part) for part in header.split(",")]
    liked = sorted((one for one in weighed if one[1] > 0), key=lambda one: one[1], reverse=True)
    return [language for language, _ in liked]


def _weighed(part: str) -> tuple[str, float]:
    """A language and how much it is liked, from 0 to 1; 0 too for what cannot be read."""
    language, _, weight = part.replace(" ", "").lower().partition(";q=")
    if not weight:
        return language, float(language.replace("-", "").isalnum())
    is_number = re.fullmatch(r"0(\.\d{0,3})?|1(\.0{0,3})?", weight)
    return language, float(weight) if is_number else 0.0


def remember(response: Response, who: Visitor, request: Request) -> Response:
    """Give somebody their cookie, where they need one."""
    if who.token:
        cookies.give(request, response, cookies.SESSION, who.token)
    if who.mark:
        cookies.give(request, response, cookies.BROWSER, who.mark)
    return response


def set_cookie(response: Response, name: str, value: str, request: Request) -> None:
    """Keep a choice in somebody's browser."""
    cookies.put(request, response, name, value)


async def form(request: Request) -> dict[str, str]:
    """The fields of a posted form."""
    if not request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        raise Refused(415, "refuse-input", text="Send the fields of a form.")
    try:
        fields = parse_qsl(
            (await request.body()).decode(), keep_blank_values=True, max_num_fields=200
        )
    except (UnicodeDecodeError, ValueError):
        raise Refused(422, "refuse-input", text="The form cannot be read.") from None
    return dict(fields)


def whole(fields: dict[str, Any], name: str) -> int:
    """A whole number of a form."""
    text = str(fields.get(name, ""))
    if not text.isdecimal() or len(text) > 9:
        raise Refused(422, "refuse-input", text=f"{name} must be a whole number.")
    return int(text)
