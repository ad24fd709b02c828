"""People with cookies, in browsers that run no script."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx

from .reading import Form, Node, Page, form_of
from .serving import DEADLINE, NO_TLS, ONE_BY_ONE, Server, another_address
from .streams import Stream


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

    def look(self, page: Page) -> Page:
        """What the device shows to whoever is to act, behind the curtain where there is one."""
        if not page.has_curtain:
            return page
        return self.read(page.root.one("div", class_="curtain").one("a").get("href"))

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
    pace = {"tempo": options.pop("tempo")} if "tempo" in options else {}
    fields: dict[str, Any] = {f"option-{name}": value for name, value in options.items()}
    page = host.send("/tables", game=game, seats=seats, is_public="false", **fields, **pace)
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
