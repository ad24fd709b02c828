"""Answers in the reader's language: refusals as sentences, for pages, scripts and programs."""

import logging
from collections.abc import Sequence
from typing import Any, Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.exceptions import HTTPException

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.server import metrics
from cheeseboard.server.home import navigation
from cheeseboard.server.security import MOST_BYTES, TooLarge
from cheeseboard.server.tables import Refused, SetAside
from cheeseboard.server.visitor import Visitor, chosen_language, reader, remember
from cheeseboard.web.addresses import prefixed
from cheeseboard.web.render import page, translator
from cheeseboard.words import page_words, words

SCRIPT: Final = "application/vnd.cheeseboard+json"
"""What our own script accepts: parts of a page."""

log = logging.getLogger(__name__)


def is_script(request: Request) -> bool:
    return request.headers.get("accept") == SCRIPT


def is_program(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def html(
    request: Request, who: Visitor, template: str, status: int = 200, **context: Any
) -> Response:
    """A page of ours."""
    bar = navigation.bar(request)
    text = page(template, who.language, me=who, here=_here(request), bar=bar, **context)
    response = HTMLResponse(text, status, headers={"Cache-Control": "no-store"})
    return remember(response, who, request)


def _here(request: Request) -> str:
    """Where to come back to with another language or name; never where something was sent to."""
    if request.method != "GET":
        return getattr(request.state, "back", "/")
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def to(path: str) -> RedirectResponse:
    return RedirectResponse(prefixed(path), 303)


def sentence(
    refused: Refused, language: str, game: str | None, colours: Sequence[Seat] = ()
) -> str:
    """The refusal in words, the game's own where it has them."""
    spoken = words(game, language) if game else page_words(language)
    if not spoken.has(refused.message.key):
        spoken = page_words(language)
    if not spoken.has(refused.message.key):
        for id in registry.ids(with_drafts=True):
            if words(id, language).has(refused.message.key):
                spoken = words(id, language)
    return spoken.say(refused.message, colours=colours)


async def on_refused(request: Request, error: Exception) -> Response:
    """A `Refused` becomes a sentence: JSON for programs, a page for people."""
    assert isinstance(error, Refused)
    metrics.refusals.labels(error.message.key, str(error.status)).inc()
    headers = {}
    if error.status in (429, 503):
        headers["Retry-After"] = str(error.message.args["seconds"])
    game = getattr(request.state, "game", None)
    text = sentence(error, chosen_language(request), game, getattr(request.state, "colours", ()))
    if is_program(request):
        detail = {"error": text, "key": error.message.key, "rules": list(error.rules)}
        return JSONResponse(detail, error.status, headers=headers)
    if is_script(request):
        answer = getattr(request.state, "answer", None)
        if answer is not None:
            return JSONResponse(await answer(text, error.rules), error.status, headers=headers)
        return JSONResponse({"html": "", "error": text}, error.status, headers=headers)
    who = await reader(request)
    response = _error_page(
        request,
        who,
        error.status,
        "error-title",
        text,
        back=getattr(request.state, "back", ""),
        rules=error.rules,
        game=game,
        mend=error.table if isinstance(error, SetAside) and error.is_mendable and who.id else "",
    )
    response.headers.update(headers)
    return response


def _error_page(
    request: Request,
    who: Visitor,
    status: int,
    title: str,
    text: str,
    back: str = "",
    rules: Sequence[str] = (),
    game: str | None = None,
    mend: str = "",
) -> Response:
    """A page with one sentence, and where to go from there."""
    return html(
        request,
        who,
        "error.html",
        status,
        title=translator(who.language)(title),
        sentence=text,
        back=back,
        rules=rules,
        game=game,
        mend=mend,
    )


async def on_missing(request: Request, error: Exception) -> Response:
    """An address that we do not have, or a method that it does not take."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, TooLarge):
        return await on_too_large(request, error.__cause__)
    if error.status_code == 400:
        return await on_refused(
            request, Refused(400, "refuse-input", text="The body cannot be read.")
        )
    language = chosen_language(request)
    t = translator(language)
    if is_program(request) or is_script(request):
        detail = {"error": t("error-lost"), "key": "error-lost", "rules": []}
        return JSONResponse(detail, error.status_code, headers=error.headers)
    who = await reader(request)
    return _error_page(request, who, error.status_code, "error-lost-title", t("error-lost"))


async def on_bad_input(request: Request, error: Exception) -> Response:
    """Input that does not fit what the API says it takes; for people an address we do not have."""
    assert isinstance(error, RequestValidationError)
    if not is_program(request) and not is_script(request):
        return await on_missing(request, HTTPException(404))
    problems = [
        f"{'.'.join(str(place) for place in problem['loc'][1:]) or 'body'}: {problem['msg']}"
        for problem in error.errors()[:5]
    ]
    text = "; ".join(problems)
    return await on_refused(request, Refused(422, "refuse-input", text=f"{text}."))


async def on_too_large(request: Request, error: Exception) -> Response:
    return await on_refused(request, Refused(413, "refuse-too-large", most=MOST_BYTES))


async def on_gone(request: Request, error: Exception) -> Response:
    """Who sent half a request and left reads no answer."""
    return Response(status_code=400)


async def on_failure(request: Request, error: Exception) -> Response:
    """Our own fault."""
    log.error("%s %s failed.", request.method, request.url.path[:200], exc_info=error)
    language = chosen_language(request)
    t = translator(language)
    if is_program(request) or is_script(request):
        return JSONResponse({"error": t("error-own")}, 500)
    who = Visitor("", t("guest"), language)
    return _error_page(request, who, 500, "error-own-title", t("error-own"))
