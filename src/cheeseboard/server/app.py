"""The web application: routes, state, start and stop."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard import registry
from cheeseboard.mini import LOOKS
from cheeseboard.review.model import Budget
from cheeseboard.server import (
    api,
    finished,
    game_page,
    health,
    helping,
    hints,
    lessons,
    lobby,
    manners,
    pages,
    play,
)
from cheeseboard.server.bots import DEADLINE, BotPool
from cheeseboard.server.clocks import mine as my_time
from cheeseboard.server.clocks import routes as time_routes
from cheeseboard.server.clocks.wall import Clock, SystemClock
from cheeseboard.server.company import admin
from cheeseboard.server.company import pages as company
from cheeseboard.server.finding import pages as finding_pages
from cheeseboard.server.finding.room import Finding
from cheeseboard.server.hall import MOST_TABLES, Hall, Patience
from cheeseboard.server.home import minis as home_minis
from cheeseboard.server.home import pages as home_pages
from cheeseboard.server.live import Streams
from cheeseboard.server.mail import Mail, MailSettings
from cheeseboard.server.notices import pages as notice_pages
from cheeseboard.server.notices import worker as notice_worker
from cheeseboard.server.notices.post import new_post
from cheeseboard.server.notices.stream import Personal
from cheeseboard.server.opening import pages as opening
from cheeseboard.server.people import pages as people_pages
from cheeseboard.server.players import api as player_api
from cheeseboard.server.players import pages as player_pages
from cheeseboard.server.puzzles import pages as puzzle_pages
from cheeseboard.server.responses import (
    html,
    on_bad_input,
    on_failure,
    on_gone,
    on_missing,
    on_refused,
    on_too_large,
)
from cheeseboard.server.review import acting as review_acting
from cheeseboard.server.review import pages as review_pages
from cheeseboard.server.security import Guard, Hosts, Limits, Signer, TooLarge
from cheeseboard.server.store import Store
from cheeseboard.server.tables import AWAY, Refused
from cheeseboard.server.visitor import visitor
from cheeseboard.web.addresses import clean_prefix, set_prefix
from cheeseboard.web.boards import board
from cheeseboard.web.colours import colours, styles
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
    streams_per_address: int = 300
    """Open pages and streams of one address."""
    tables_per_person: int = MOST_TABLES
    """Tables that one person may open in a day without ending any."""
    review_budget: Budget = field(default_factory=Budget)
    """How hard matches that are over are thought about."""
    tables_per_address: int = 120
    """Tables that one address may open in an hour."""
    away: float = AWAY
    """Seconds after which the others may let a bot go on for somebody who is not here."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the pages are asked for, beside this machine's own; * for any."""
    prefix: str = ""
    """The path under which a proxy shows the pages, like /games."""
    daily_tables: bool = False
    """Whether every game has an open table a day."""
    allows_local_receivers: bool = False
    """Whether notices may go to this machine and its network: only where everybody is trusted."""
    mail: MailSettings | None = None
    """The mail server, for who wants letters; None where there is none."""


def create_app(
    settings: Settings | None = None, store: Store | None = None, clock: Clock | None = None
) -> FastAPI:
    """The application on its database, which is opened here if it is not given.

    `clock` is what the rules of time, notices and searches go by, the machine's if none is given.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or Store(settings.database)
        if store is None:
            opened.open()
        opened.now = app.state.clock.now
        app.state.signer = Signer(opened.setting("signing_key", Signer.new_key))
        app.state.guards_since = None
        app.state.loop = asyncio.get_running_loop()
        bots = BotPool(settings.bot_workers, settings.bot_deadline)
        patience = Patience(settings.bot_pause, settings.away)
        app.state.hall = Hall(
            opened,
            bots,
            patience,
            with_drafts=settings.with_drafts,
            most_tables=settings.tables_per_person,
            review_budget=settings.review_budget,
            mail=Mail(settings.mail),
            clock=app.state.clock,
        )
        # The keys are made before anybody else writes.
        app.state.post = new_post(app.state.hall, allows_local=settings.allows_local_receivers)
        app.state.hall.open()
        await app.state.hall.keeping.open()
        app.state.post.open()
        app.state.push_key = app.state.post.push_key
        app.state.personal = Personal(app.state.hall)
        app.state.finding = Finding(app.state.hall, opens_daily=settings.daily_tables)
        app.state.finding.open()
        app.state.personal.more["search"] = app.state.finding.facts
        app.state.personal.open()
        yield
        await app.state.post.close()
        await app.state.hall.close()
        opened.close()  # here, because a signal may end the process right after this

    app = FastAPI(
        title="Cheeseboard",
        summary="Tables, views and moves for programs.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.clock = clock or SystemClock()
    app.state.limits = Limits(settings.posts_per_second, 3 * settings.posts_per_second)
    tables = settings.tables_per_address
    app.state.new_tables = Limits(tables / 3600, tables)
    app.state.codes = Limits(20 / 3600, 20)
    app.state.exports = Limits(6 / 3600, 6)
    app.state.hosts = Hosts((*_own_names(), *settings.allowed_hosts))
    app.state.allows_local_receivers = settings.allows_local_receivers
    app.state.streams = Streams(settings.streams_per_address)
    app.add_middleware(_Catch)
    app.add_middleware(_Entrance)
    app.add_middleware(Guard)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    set_prefix(settings.prefix)
    app.add_middleware(_Under, prefix=clean_prefix(settings.prefix))
    app.add_middleware(_Arrival)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(TooLarge, on_too_large)
    app.add_exception_handler(RequestValidationError, on_bad_input)
    app.add_exception_handler(HTTPException, on_missing)
    app.add_exception_handler(ClientDisconnect, on_gone)
    rooms = (
        *(health, api, home_pages, home_minis, pages, game_page, opening, lobby, play),
        *(manners, hints, finished, lessons, helping, company, admin, player_pages, player_api),
        *(notice_pages, notice_worker, finding_pages),
        people_pages,
        *(review_pages, review_acting, puzzle_pages),
    )
    for part in rooms:
        app.include_router(part.router)
    for router in (time_routes.router, time_routes.programs, my_time.router, my_time.programs):
        app.include_router(router)
    app.get("/static/games/{game}/board.css", include_in_schema=False)(_board_css)
    app.get("/static/colours/{seats}-{turned}.css", include_in_schema=False)(_colours_css)
    app.get("/docs", include_in_schema=False)(_docs)
    app.mount("/static", _Static(directory=STATIC))
    return app


def _own_names() -> tuple[str, ...]:
    """What this machine is called on itself and in its network."""
    name = socket.gethostname().lower()
    return "localhost", "127.0.0.1", "::1", name, f"{name}.local"


class _Under:
    """Takes the path under which a proxy shows us off the address, if the proxy has not."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        prefix = self._prefix
        if prefix and scope["type"] == "http":
            path: str = scope["path"]
            if path == prefix or path.startswith(f"{prefix}/"):
                scope = {**scope, "path": path[len(prefix) :] or "/", "raw_path": None}
        await self._app(scope, receive, send)


class _Arrival:
    """Notes when a request came in, before anybody waits for anything."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            arrived = scope["app"].state.clock.now()
            scope.setdefault("state", {})["arrived"] = arrived
        await self._app(scope, receive, send)


class _Entrance:
    """Asks for whom a request is, and lets too many changes from one address wait."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = _refused(Request(scope, receive)) if scope["type"] == "http" else None
        if refused is not None:
            response = await on_refused(Request(scope, receive), refused)
            await response(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _refused(request: Request) -> Refused | None:
    """Why a request may not come in."""
    state = request.app.state
    host = request.headers.get("host", "")
    reached = request.scope.get("server") or ("", None)
    is_known = request.url.path in health.PATHS or state.hosts.allows(host, str(reached[0]))
    if not is_known:
        return Refused(421, "refuse-host", host=host[:60] or "?")
    if request.method == "POST":
        seconds = state.limits.wait(request.client.host if request.client else "")
        if seconds:
            return Refused(429, "refuse-too-fast", seconds=int(seconds) + 1)
    return None


class _Catch:
    """Answers what went wrong on our side, and keeps the connection."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def noted(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception as error:
            if scope["type"] != "http" or is_begun:
                raise
            response = await on_failure(Request(scope, receive), error)
            await response(scope, receive, send)


class _Static(StaticFiles):
    """Files whose address changes with their content: cached for good."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


async def _board_css(game: str) -> Response:
    css = board(game).css if game in registry.packages() else ""
    if not css:
        raise HTTPException(404)
    return Response(css, media_type="text/css", headers={"Cache-Control": FOREVER})


async def _colours_css(seats: int, turned: int) -> Response:
    if not 0 < turned < seats <= LOOKS:
        raise HTTPException(404)
    css = styles(colours(seats, turned + 1))
    return Response(css, media_type="text/css", headers={"Cache-Control": FOREVER})


async def _docs(request: Request) -> Response:
    who = await visitor(request)
    described = request.app.openapi()
    return html(
        request,
        who,
        "docs.html",
        paths=dict(sorted(described["paths"].items())),
        schemas=described["components"]["schemas"],
    )
