"""A server process, people with cookies, programs with tokens, readers of HTML and streams."""

import contextlib
import http.client
import itertools
import json
import os
import random
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlencode, urlsplit

import httpx

from cheeseboard import record, registry
from cheeseboard.match import Match

Result = TypeVar("Result")

DEADLINE: Final = 60.0
"""Seconds after which something that should happen has not happened."""

SCRIPT: Final = "application/vnd.cheeseboard+json"
LANGUAGES: Final = ("en", "ru", "uk")
ONE_BY_ONE: Final = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: nothing to close afterwards."""

NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Never used, but a fresh one for each client would cost more than all its requests."""

_addresses = itertools.count(1)


def wait_for(
    look: Callable[[], Result | None], what: str, seconds: float = DEADLINE, pause: float = 0.01
) -> Result:
    """Look again and again until there is something to see."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(pause)
    raise AssertionError(f"{what} did not happen within {seconds} seconds.")


def new_seed() -> int:
    """A seed for this run, or the one that CHEESEBOARD_SEED asks for."""
    return int(os.environ.get("CHEESEBOARD_SEED", "0")) or random.SystemRandom().randrange(1, 10**6)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def another_address() -> str:
    """An address that has not asked for anything yet, so that limits do not slow tests down."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


# --- the server ----------------------------------------------------------------------------------


class Server:
    """A server process on one database file; it can be killed and started again."""

    def __init__(self, folder: Path, script: str = "", arguments: Sequence[str] = ()) -> None:
        """`script` is Python that serves on the port `sys.argv[1]` and the file `sys.argv[2]`."""
        self.folder = folder
        self.database = folder / "tables.sqlite3"
        self.port = free_port()
        self._script = script
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> "Server":
        if self._script:
            path = self.folder / "serve.py"
            path.write_text(self._script, encoding="utf-8")
            command = [sys.executable, str(path), str(self.port), str(self.database)]
        else:
            command = [
                *(sys.executable, "-c", "from cheeseboard.cli import app; app()", "serve"),
                *("--port", str(self.port), "--database", str(self.database), "--no-browser"),
                "--drafts",
            ]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._arguments], stdout=log, stderr=subprocess.STDOUT
            )
        wait_for(self._answers, "the start of the server")
        return self

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"The server does not start: {self.log()}"
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """What a power cut or the kernel does: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """What an operator does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            os.kill(self._process.pid, how)
            self._process.wait(DEADLINE)
            self._process = None

    def restart(self) -> None:
        self.kill()
        self.start()

    def pause(self) -> None:
        """Stand still, wherever it is."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, what)

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self._process is not None
        listed = subprocess.run(
            ["ps", "-A", "-o", "ppid=,pid="], capture_output=True, text=True, check=True
        )
        pairs = [line.split() for line in listed.stdout.splitlines()]
        return [int(pid) for parent, pid in pairs if int(parent) == self._process.pid]

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8", errors="replace")

    def sql(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Look into the database file, or change it."""
        connection = sqlite3.connect(self.database, timeout=5.0)
        try:
            with connection:
                return connection.execute(query, values).fetchall()
        finally:
            connection.close()


RUNNER: Final = """
import sys
import uvicorn
from cheeseboard.server.app import Settings, create_app
settings = Settings(
    database="sqlite:///" + sys.argv[2], with_drafts=True, bot_pause=0.0, {settings}
)
{before}
uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
"""
"""A server with other settings than the command line offers."""


def runner(settings: str = "", before: str = "") -> str:
    return RUNNER.format(settings=settings, before=before)


def fetch(
    server: Server, path: str, headers: Mapping[str, str] | Sequence[tuple[bytes, bytes]] = ()
) -> httpx.Response:
    """A request with nothing but what is given."""
    return httpx.get(server.url + path, headers=headers, timeout=DEADLINE, verify=NO_TLS)


# --- reading HTML --------------------------------------------------------------------------------

VOID: Final = frozenset(
    (
        *("area", "base", "br", "col", "embed", "hr", "img", "input", "link"),
        *("meta", "param", "source", "track", "wbr"),
    )
)


@dataclass(slots=True)
class Node:
    """An element of a page."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list["Node | str"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def all(self, tag: str = "", **attributes: str) -> list["Node"]:
        """The elements below with this tag and these attributes; `_` is `-` in their names."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            node
            for node in self.walk()
            if (not tag or node.tag == tag)
            and all(node.attributes.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> "Node":
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} elements {tag} {attributes}"
        return found[0]

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    @property
    def text(self) -> str:
        """The words in it, without scripts and drawings' definitions."""
        return " ".join(" ".join(self._texts()).split())

    def _texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag not in ("script", "style", "template"):
                yield from child._texts()


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("")
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(node)

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                return

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def parse(html: str) -> Node:
    builder = _Builder()
    builder.feed(html)
    builder.close()
    return builder.root


@dataclass(frozen=True, slots=True)
class Form:
    """A form with the values it would send."""

    node: Node
    action: str
    fields: Mapping[str, str]
    buttons: Sequence[Node]


def form_of(node: Node, here: str) -> Form:
    fields: dict[str, str] = {}
    for one in node.walk():
        name = one.get("name")
        if not name or "disabled" in one.attributes:
            continue
        if one.tag == "input" and one.get("type") not in ("checkbox", "radio", "submit"):
            fields[name] = one.get("value")
        elif one.tag == "textarea":
            fields[name] = one.text
        elif one.tag == "select":
            options = one.all("option")
            chosen = [option for option in options if "selected" in option.attributes] or options
            fields[name] = chosen[0].attributes.get("value", chosen[0].text)
    return Form(node, node.get("action") or here, fields, node.all("button"))


@dataclass(frozen=True)
class Page:
    """An answer in HTML."""

    status: int
    path: str
    """Where a browser would be now."""
    html: str
    headers: httpx.Headers

    @cached_property
    def root(self) -> Node:
        return parse(self.html)

    @cached_property
    def move_form(self) -> Node:
        """The form of the moves; reading it alone is much quicker than reading the board too."""
        start = self.html.index('<form class="card pane moves" id="moves"')
        end = self.html.index("</form>", start)
        return parse(self.html[start:end]).one("form")

    @property
    def text(self) -> str:
        return self.root.one("body").text

    @property
    def alert(self) -> str:
        """The sentence of an error page."""
        return self.root.one("main").one("p").text

    def forms(self, ending: str = "") -> list[Form]:
        """The forms whose address ends like this."""
        return [
            form_of(node, self.path)
            for node in self.root.all("form")
            if (node.get("action") or self.path).endswith(ending)
        ]

    def form(self, ending: str, **fields: str) -> Form:
        """The one form to this address that would send these fields."""
        found = [
            form
            for form in self.forms(ending)
            if all(form.fields.get(name) == value for name, value in fields.items())
        ]
        assert len(found) == 1, f"{len(found)} forms to {ending} with {fields} on {self.path}"
        return found[0]

    @property
    def moves(self) -> list[str]:
        """What the buttons of the moves would send, in order."""
        return [node.get("value") for node in self.move_form.all("button", name="move")]

    @property
    def has_curtain(self) -> bool:
        return 'class="curtain"' in self.html


# --- people --------------------------------------------------------------------------------------


def _address(request: httpx.Request) -> None:
    """Through a proxy on the same machine, everybody from somewhere else."""
    request.headers.setdefault("X-Forwarded-For", another_address())


class Person:
    """Somebody with a browser that runs no script."""

    def __init__(self, server: Server, name: str = "", language: str = "en") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(
            base_url=server.url,
            timeout=DEADLINE,
            headers={"Accept-Language": language, "Accept": "text/html"},
            event_hooks={"request": [_address]},
            limits=ONE_BY_ONE,
            verify=NO_TLS,
        )
        if name:
            self.post("/me/name", name=name)

    @property
    def origin(self) -> dict[str, str]:
        return {"Origin": self.server.url, "Sec-Fetch-Site": "same-origin"}

    def read(self, path: str) -> Page:
        """Open an address, follow redirects."""
        return self._page(self.http.get(path))

    def send(self, path: str, headers: Mapping[str, str] | None = None, /, **fields: Any) -> Page:
        """Send a form and look at what comes, as a browser does."""
        return self._page(self.post(path, headers, **fields))

    def post(
        self, path: str, headers: Mapping[str, str] | None = None, /, **fields: Any
    ) -> httpx.Response:
        """Send a form; the bare answer."""
        data = {name: str(value) for name, value in fields.items()}
        content = urlencode(data)
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return self.http.post(
            path, content=content, headers=kind | {**self.origin, **(headers or {})}
        )

    def press(self, form: Form, button: Node | None = None, /, **changes: Any) -> Page:
        """Press a button of a form, after filling in what is given."""
        fields = {**form.fields, **changes}
        if button is not None and button.get("name"):
            fields[button.get("name")] = button.get("value")
        action = button.get("formaction") if button is not None else ""
        if form.node.get("method") != "post":
            return self.read(f"{form.action}?{urlencode(fields)}")
        return self.send(action or form.action, **fields)

    def choose(self, page: Page, move: str) -> Page:
        """Press the button of a move."""
        form = form_of(page.move_form, page.path)
        buttons = [node for node in form.buttons if node.get("value") == move]
        assert len(buttons) == 1, f"{len(buttons)} buttons for {move!r}"
        return self.press(form, buttons[0])

    def _page(self, answer: httpx.Response) -> Page:
        hops = 0
        while answer.is_redirect:
            hops += 1
            assert hops < 5, "too many redirects"
            assert answer.status_code == 303, "a form answers with 303 See Other"
            answer = self.http.get(answer.headers["location"])
        url = urlsplit(str(answer.url))
        path = url.path + (f"?{url.query}" if url.query else "")
        assert answer.headers["content-type"].startswith("text/html"), answer.text[:200]
        return Page(answer.status_code, path, answer.text, answer.headers)

    def cookies(self) -> str:
        """The Cookie header that the browser would send."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def stream(self, path: str, **headers: str) -> "Stream":
        return Stream(
            self.server, path, {"Cookie": self.cookies(), "Accept-Language": "en"} | headers
        )


def open_table(host: Person, game: str, seats: int, **options: object) -> str:
    """A table of the host's; its id."""
    fields: dict[str, Any] = {f"option-{name}": value for name, value in options.items()}
    page = host.send("/tables", game=game, seats=seats, is_public="false", **fields)
    assert page.status == 200, page.text
    return page.path.removeprefix("/tables/")


def start_table(people: Sequence[Person], game: str, **options: object) -> str:
    """A match between these people, seated in order; the table's id."""
    id = open_table(people[0], game, len(people), **options)
    for seat, person in enumerate(people[1:], 1):
        assert person.send(f"/tables/{id}/sit", seat=seat, name=person.name).status == 200
    page = people[0].send(f"/tables/{id}/start")
    assert page.status == 200, page.text
    return id


# --- programs ------------------------------------------------------------------------------------


class Program:
    """A client of the API with its own token."""

    def __init__(self, server: Server, name: str = "Robot", token: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=DEADLINE,
            event_hooks={"request": [_address]},
            limits=ONE_BY_ONE,
            verify=NO_TLS,
        )
        if token is None:
            token = self.http.post("/api/people", json={"name": name}).json()["token"]
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def play(self, table: str, seat: int, *moves: str, status: int = 200, **more: Any) -> Any:
        path = f"/tables/{table}/seats/{seat}/moves"
        return self.post(path, status, moves=list(moves), **more)

    def stream(self, path: str, **headers: str) -> "Stream":
        return Stream(
            self.server, f"/api{path}", {"Authorization": f"Bearer {self.token}"} | headers
        )


def program_table(programs: Sequence[Program], game: str, **options: object) -> str:
    """A match between these programs, seated in order; the table's id."""
    seats = len(programs)
    id = str(programs[0].post("/tables", 201, game=game, seats=seats, options=options)["id"])
    for seat, program in enumerate(programs[1:], 1):
        program.post(f"/tables/{id}/sit", seat=seat)
    programs[0].post(f"/tables/{id}/start")
    return id


def random_move(rng: random.Random, moves: Sequence[str], hurry: float = 0.4) -> str:
    """Any of the moves; `end` more often than others, so that matches end."""
    if "end" in moves and rng.random() < hurry:
        return "end"
    return rng.choice(moves)


def play_out(
    programs: Sequence[Program], id: str, rng: random.Random, most: int = 10**6
) -> list[tuple[int, str]]:
    """Play random moves until the end, or so many; what was played."""
    played: list[tuple[int, str]] = []
    table = programs[0].get(f"/tables/{id}")
    while table["stage"] == "playing" and len(played) < most:
        seat = rng.choice(table["to_act"])
        position = programs[seat].get(f"/tables/{id}/seats/{seat}")
        move = random_move(rng, position["moves"])
        programs[seat].play(id, seat, move, expected=position["decision"])
        played.append((seat, move))
        table = programs[0].get(f"/tables/{id}")
    return played


def replayed(lines: Sequence[Mapping[str, Any]], steps: int | None = None) -> Match[Any, Any]:
    """The engine's own match from a downloaded record."""
    read = record.parse_json(lines)
    return Match.replay(registry.load(read.game), read, steps)


# --- streams -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A message of a stream."""

    id: str
    event: str
    data: Any
    raw: str


def tells_of_the_end(messages: list[Told]) -> bool:
    """Whether a program that heard these messages knows that the match is over."""
    return bool(messages) and messages[-1].data["stage"] == "over"


class Stream:
    """An open event stream, read in a thread of its own."""

    def __init__(self, server: Server, path: str, headers: Mapping[str, str]) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
        self._connection.request("GET", path, headers=dict(headers))
        sock = self._connection.sock
        assert sock is not None
        self._socket: socket.socket = sock
        self._answer = self._connection.getresponse()
        self.status = self._answer.status
        self.headers = self._answer.headers
        self.text = ""
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
            while line := self._answer.readline():
                with self._lock:
                    self.text += line.decode()

    @property
    def messages(self) -> list[Told]:
        """What has come so far; signs of life do not count."""
        with self._lock:
            blocks = self.text.split("\n\n")[:-1]
        return [_told(block) for block in blocks if not block.startswith((":", "event: beat"))]

    def wait(self, look: Callable[[list[Told]], bool], what: str) -> list[Told]:
        """The messages, as soon as they are what is looked for."""
        wait_for(lambda: look(self.messages), f"{what} on a stream (so far {self.text!r})")
        return self.messages

    @property
    def is_open(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(DEADLINE)
        self._connection.close()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _told(block: str) -> Told:
    fields = dict(line.split(": ", 1) for line in block.split("\n"))
    return Told(fields.get("id", ""), fields.get("event", ""), json.loads(fields["data"]), block)
