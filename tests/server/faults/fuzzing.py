"""Requests to every route, more or less wrong, at tables in every stage."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote, urlencode

from cheeseboard import registry
from cheeseboard.bots import BOTS, LEVELS
from cheeseboard.server import api, finished, hints, lobby, manners, pages, play

from ..serving import SCRIPT, Server
from .players import Line

PARTS: Final = (finished, api, lobby, manners, pages, play, hints)
ROUTES: Final = sorted(
    (str(method), str(route.path))
    for part in PARTS
    for route in part.router.routes
    for method in route.methods
)
"""All that the application answers to, as it is written there."""

FILES: Final = (
    *("/docs", "/openapi.json", "/static/games/{game}/board.css", "/static/look.css"),
    *("/static/{name}", "/{name}", "/static/../{name}", "/tables/{id}/{name}", "/robots.txt"),
)
OTHER_METHODS: Final = ("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "GET", "POST", "BREW")

ODD_TEXTS: Final = (
    *("", " ", "0", "1", "-1", "99", "9" * 9, "9" * 30, "1e9", "0.5", "٣", "²", "None", "true"),
    *("\x00", "\u202e\u2066", "a\nb\r\nc", "\ud800", "🧀" * 50, "<b>&amp;", "%00", "../..", "[]"),
    *("x" * 31, "x" * 65, "x" * 101, "x" * 401, "x" * 2431, "x" * 9000, "bid 1;bid 2", ";" * 200),
    *("{ $seat }", "{}", "'; DROP TABLE tables; --", "\\", "random:" * 300, "learn:1", "1,2,3,4"),
    *("//evil.example", "/.//evil.example", "undefined", "bid 1", "end", "\ufeff", "\x1b[31m"),
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 99, 10**9, 2**63, 10**40, 0.5, -0.0, 1e308, float("inf")),
    *(float("nan"), [], {}, [[]], {"seat": 0}, [None] * 200, ["bid 1"] * 101, {"": {"": []}}),
    *ODD_TEXTS,
)
ODD_BODIES: Final = (
    *(b"", b"\x00", b"null", b"[" * 3000, b"{" * 3000, b'{"name": "a", "name": "b"}', b"\xff\xfe{"),
    *(b'{"seat": 0', b"a=1&a=2&" * 150, b"%ff%fe=%80", b"=&&==;", b"x" * 66_000, b'"\\ud800"'),
    *('{"name": "Ann"}'.encode("utf-16"), "name=\u00e9".encode("latin-1"), b"Infinity", b"-"),
)
KINDS: Final = (
    *("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"),
    *("text/plain", "", "application/json; charset=latin-1", "application/xml", "APPLICATION/JSON"),
    "application/x-www-form-urlencoded; charset=utf-16",
)
ODD_HEADERS: Final = (
    {"Accept-Language": "xx, ru;q=nonsense,,;;=" + "uk," * 500},
    {"Last-Event-ID": "9" * 30},
    {"Last-Event-ID": "-1"},
    {"Cookie": "cheeseboard=" + "x" * 3000 + "; cheeseboard-language=klingon"},
    {"Cookie": "cheeseboard=%ff.\xff; =; ;;"},
    {"Authorization": "Bearer " + "." * 200},
    {"Authorization": "Bearer \xe9.\xff"},
    {"Authorization": "Basic Og=="},
    {"Sec-Fetch-Site": "cross-site"},
    {"Origin": "null"},
    {"Accept-Encoding": "gzip;q=0, br, *"},
    {"Range": "bytes=5-2,-1,x"},
    {"If-None-Match": '"', "If-Modified-Since": "yesterday"},
    {"Expect": "cheese"},
    {"Content-Encoding": "gzip"},
    {"X-Forwarded-For": "nowhere, ,\xff"},
    {"X-Forwarded-Proto": "gopher"},
)


@dataclass
class Request:
    """What is sent."""

    method: str
    path: str
    body: bytes
    headers: dict[str, str]


@dataclass
class Fuzzer:
    """Sends requests and notes what came of them."""

    server: Server
    rng: random.Random
    tokens: Sequence[str]
    cookies: Sequence[str]
    tables: list[str]
    statuses: Counter[int] = field(default_factory=Counter)
    routes: Counter[tuple[str, str]] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def run(self, count: int) -> None:
        line = Line(self.server)
        fixed = len(self.tables)
        for _ in range(count):
            request = self._request()
            status, headers, body = line.ask(
                request.method, request.path, request.body, **request.headers
            )
            self.statuses[status] += 1
            self._look(request, status, headers.get("Content-Type") or "", body)
            self._keep(status, headers.get("Location") or "", body)
            if len(self.tables) > fixed + 40:
                del self.tables[self.rng.randrange(fixed, len(self.tables))]
        line.close()

    def _look(self, request: Request, status: int, kind: str, body: bytes) -> None:
        """Every refusal has a sentence, as the one who asked can read it."""
        is_read = request.method != "HEAD" and status >= 400
        is_good = status < 500
        if is_read and kind == "application/json":
            is_good = is_good and bool(json.loads(body)["error"])
        elif is_read and kind.startswith("text/html"):
            is_good = is_good and b"<main" in body
        if not is_good:
            text = f"{status} for {request.method} {request.path[:300]} {request.body[:300]!r}"
            self.problems.append(f"{text} {request.headers} -> {body[-300:]!r}")

    def _keep(self, status: int, location: str, body: bytes) -> None:
        """Tables that came of it are played on."""
        if status == 303 and location.startswith("/tables/"):
            self.tables.append(location.removeprefix("/tables/").partition("?")[0])
        elif status == 201 and b'"commitment"' in body:
            self.tables.append(json.loads(body)["id"])

    # --- what is asked

    def _request(self) -> Request:
        rng = self.rng
        method, pattern = rng.choice(ROUTES)
        if rng.random() < 0.05:
            method, pattern = "GET", rng.choice(FILES)
        self.routes[method, pattern] += 1
        if rng.random() < 0.05:
            method = rng.choice(OTHER_METHODS)
        path = self._path(pattern) + self._query()
        headers = self._who()
        if rng.random() < 0.3:
            headers["Accept"] = rng.choice((SCRIPT, "text/html", "application/json", "*/*", ""))
        if rng.random() < 0.1:
            headers |= rng.choice(ODD_HEADERS)
        body = b""
        if method not in ("GET", "HEAD"):
            is_json = pattern.startswith("/api/")
            body = self._json(pattern) if is_json else self._form()
            headers["Content-Type"] = KINDS[0] if is_json else KINDS[1]
            if rng.random() < 0.05:
                body = rng.choice(ODD_BODIES)
            if rng.random() < 0.05:
                headers["Content-Type"] = rng.choice(KINDS)
        return Request(method, path, body, headers)

    def _who(self) -> dict[str, str]:
        chance = self.rng.random()
        if chance < 0.5:
            return {"Authorization": f"Bearer {self.rng.choice(self.tokens)}"}
        own = {"Origin": self.server.url}
        return own | {"Cookie": self.rng.choice(self.cookies)} if chance < 0.95 else own

    def _path(self, pattern: str) -> str:
        values = {
            "id": self.rng.choice(self.tables),
            "seat": str(self.rng.randrange(3)),
            "number": "1",
            "game": self._game(),
            "name": self._odd(),
        }
        for name, value in values.items():
            if self.rng.random() < 0.07:
                value = self._odd()
            whole = quote(value, safe="", errors="surrogatepass") or "%20"
            pattern = pattern.replace(f"{{{name}}}", whole[:4000])
        return pattern

    def _query(self) -> str:
        if self.rng.random() < 0.6:
            return ""
        names = ("as", "seat", "since", "mark", "move", "step", "from", "game", "viewer", "x")
        fields = [(name, self._odd_or(self.rng.choice("012"))) for name in self._some(names)]
        return "?" + urlencode(fields, errors="surrogatepass")[:8000]

    def _some(self, names: Sequence[str]) -> list[str]:
        return self.rng.choices(names, k=self.rng.randrange(1, 5))

    def _odd(self) -> str:
        return self.rng.choice(ODD_TEXTS)

    def _odd_or(self, value: str) -> str:
        return self._odd() if self.rng.random() < 0.5 else value

    def _game(self) -> str:
        return self.rng.choice(("_template", "_template", *registry.ids(with_drafts=True)))

    def _fields(self) -> dict[str, Any]:
        """What a form or a program would send, all of it right."""
        rng, game = self.rng, self._game()
        found = {
            "game": game,
            "seat": rng.randrange(3),
            "seats": rng.choice(registry.meta(game).seats),
            "expected": rng.randrange(3),
            "key": f"{rng.getrandbits(30)}",
            "move": f"bid {rng.randrange(1, 6)}",
            "name": "Ann",
            "text": "Hello",
            "bot": rng.choice((*LEVELS, *BOTS)),
            "is_public": rng.choice(("true", "false")),
            "is_muted": rng.choice(("true", "false")),
            "watchers_write": rng.choice(("true", "false")),
            "language": rng.choice(("en", "ru", "uk")),
            "back": "/",
        }
        for option in registry.meta(game).options:
            if rng.random() < 0.2:
                values = option.values or option.span or (option.default,)
                found[f"option-{option.name}"] = rng.choice(values)
        return found

    def _form(self) -> bytes:
        fields = [(name, str(value)) for name, value in self._fields().items()]
        for _ in range(self.rng.choice((0, 0, 1, 1, 2, 4))):
            place = self.rng.randrange(len(fields))
            name = fields[place][0] if self.rng.random() < 0.8 else f"option-{self._odd()[:50]}"
            change = (name, self._odd())
            what = self.rng.randrange(4)
            if what == 0:
                fields.append(change)
            elif what == 1:
                del fields[place]
            else:
                fields[place] = change
        return urlencode(fields, errors="surrogatepass").encode()

    def _json(self, pattern: str) -> bytes:
        fields = self._fields()
        data: dict[str, Any] = {}
        match pattern.rpartition("/")[2]:
            case "people":
                data = {"name": fields["name"]}
            case "tables":
                data = {name: fields[name] for name in ("game", "seats")}
                data["is_public"] = fields["is_public"] == "true"
                data["bots"] = self.rng.choice(("", "", fields["bot"]))
                data["options"] = {
                    name.removeprefix("option-"): value
                    for name, value in fields.items()
                    if name.startswith("option-")
                }
            case "sit" | "stand-up" | "send-away":
                data = {"seat": fields["seat"]}
            case "bot":
                data = {"seat": fields["seat"], "bot": fields["bot"]}
            case "chat":
                data = {"text": fields["text"]}
            case "moves" | "undo":
                data = {name: fields[name] for name in ("expected", "key")}
                if pattern.endswith("moves"):
                    data["moves"] = [fields["move"]]
        options = data.get("options", {})
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            where = options if options and self.rng.random() < 0.5 else data
            name = self.rng.choice((*where, self._odd()))
            where[name] = self.rng.choice(ODD_VALUES)
        return json.dumps(data).encode()
