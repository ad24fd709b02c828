"""The web application: routes, state, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from cheeseboard import registry
from cheeseboard.server import after, api, lobby, pages, play, with_bots
from cheeseboard.server.answers import (
    html,
    on_bad_input,
    on_failure,
    on_missing,
    on_refused,
    on_too_large,
)
from cheeseboard.server.bots import DEADLINE, BotPool
from cheeseboard.server.hall import Hall
from cheeseboard.server.security import Guard, Limits, Signer, TooLarge
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused
from cheeseboard.server.visitor import visitor
from cheeseboard.web.boards import board
from cheeseboard.web.render import STATIC

FOREVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Settings:
    """What an operator can choose."""

    database: str = "sqlite:///cheeseboard.sqlite3"
    bot_workers: int = 1
    bot_pause: float = 0.7
    """Seconds between a bot's moves while somebody watches."""
    bot_deadline: float = DEADLINE
    with_drafts: bool = False
    """Whether unfinished games are offered too."""
    posts_per_second: float = 20.0
    """Changes that one address may send in the long run."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application on its database."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.migrate()
        app.state.signer = Signer(store.setting("signing_key", Signer.new_key))
        bots = BotPool(settings.bot_workers, settings.bot_deadline)
        app.state.hall = Hall(store, bots, settings.bot_pause, with_drafts=settings.with_drafts)
        yield
        await app.state.hall.close()
        store.close()

    app = FastAPI(
        title="Cheeseboard",
        summary="Tables, views and moves for programs.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.limits = Limits(settings.posts_per_second, 3 * settings.posts_per_second)
    app.add_middleware(_Limit)
    app.add_middleware(Guard)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(TooLarge, on_too_large)
    app.add_exception_handler(RequestValidationError, on_bad_input)
    app.add_exception_handler(HTTPException, on_missing)
    app.add_exception_handler(Exception, on_failure)
    for part in (api, pages, lobby, play, with_bots, after):
        app.include_router(part.router)
    app.get("/static/games/{game}/board.css", include_in_schema=False)(_board_css)
    app.get("/docs", include_in_schema=False)(_docs)
    app.mount("/static", _Static(directory=STATIC))
    return app


class _Limit:
    """Too many changes from one address have to wait."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            request = Request(scope, receive)
            address = request.client.host if request.client else ""
            seconds = request.app.state.limits.wait(address)
            if seconds:
                refused = Refused(429, "refuse-too-fast", seconds=int(seconds) + 1)
                response = await on_refused(request, refused)
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)


class _Static(StaticFiles):
    """Files whose address changes with their content: cached for good."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


async def _board_css(game: str) -> Response:
    path: Path | None = board(game).css if game in registry.packages() else None
    if path is None:
        raise HTTPException(404)
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": FOREVER})


async def _docs(request: Request) -> Response:
    who = await visitor(request)
    described = request.app.openapi()
    return html(
        request,
        who,
        "docs.html",
        paths=described["paths"],
        schemas=described["components"]["schemas"],
    )
