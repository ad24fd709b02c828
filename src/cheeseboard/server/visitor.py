"""Who is asking: the person, their name and language, from cookie or token."""

import re
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from babel import negotiate_locale
from fastapi import Request, Response

from cheeseboard.server.hall import Hall
from cheeseboard.server.security import COOKIE, LANGUAGE_COOKIE, YEAR, Signer, is_same_origin
from cheeseboard.server.tables import Refused
from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES


@dataclass(slots=True)
class Visitor:
    """A person as far as we know; `id` is empty for somebody we have not met."""

    id: str
    name: str
    language: str
    token: str = ""
    """To be set as a cookie, for somebody we have just met."""

    @property
    def is_named(self) -> bool:
        """Whether the name is the person's own."""
        return self.name not in [translator(language)("guest") for language in LANGUAGES]


async def visitor(request: Request) -> Visitor:
    """Who sends this request."""
    signer: Signer = request.app.state.signer
    hall: Hall = request.app.state.hall
    language = chosen_language(request)
    person = signer.person(_token(request))
    name = await hall.person_name(person) if person else None
    if person is None or name is None:
        return Visitor("", translator(language)("guest"), language)
    return Visitor(person, name, language)


async def known_visitor(request: Request) -> Visitor:
    """The same, for requests that change something: somebody new is welcomed by a cookie."""
    if not is_token(request) and not is_same_origin(request):
        raise Refused(403, "refuse-origin")
    who = await visitor(request)
    if not who.id:
        who.id = secrets.token_urlsafe(12)
        who.token = request.app.state.signer.token(who.id)
        await request.app.state.hall.welcome(who.id, who.name)
    return who


def is_token(request: Request) -> bool:
    """Whether a program says who it is; a browser does not send that by itself."""
    return request.headers.get("authorization", "")[:7].lower() == "bearer "


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return request.cookies.get(COOKIE, "")


def chosen_language(request: Request) -> str:
    """By cookie, else what the browser likes best of what we have, else English."""
    cookie = request.cookies.get(LANGUAGE_COOKIE, "")
    if cookie in LANGUAGES:
        return cookie
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
    """Give somebody new their cookie."""
    if who.token:
        set_cookie(response, COOKIE, who.token, request)
    return response


def set_cookie(response: Response, name: str, value: str, request: Request) -> None:
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


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
