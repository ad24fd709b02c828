"""People who keep their names, by the whole ceremony."""

from typing import Any

import httpx

from .people import Person
from .serving import SCRIPT, Server
from .softkey import SoftKey


class Owner:
    """Somebody with a key and a browser."""

    def __init__(self, server: Server, name: str) -> None:
        self.person = Person(server, name)
        self.key = SoftKey(server.url, server.host.partition(":")[0])
        self.words: list[str] = []

    def post(self, path: str, **body: Any) -> httpx.Response:
        head = {**self.person.origin, "Accept": SCRIPT}
        return self.person.http.post(path, json=body, headers=head)

    def ask(self, path: str = "/sign-in/ask", **body: Any) -> dict[str, Any]:
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        options: dict[str, Any] = answer.json()
        return options

    def keep(self) -> "Owner":
        """Keep the name by the key."""
        name = self.person.name
        made = self.key.make(self.ask("/me/keep/ask", name=name))
        answer = self.post("/me/keep", name=name, credential=made)
        assert answer.status_code == 201, answer.text
        self.words = answer.json()["words"]
        return self

    def come_in(self, key: SoftKey, **bent: Any) -> httpx.Response:
        """Show a key in this browser."""
        return self.post("/sign-in", credential=key.show(self.ask(), **bent))

    def is_called(self) -> str:
        return self.person.read("/me").root.one("input", id="own-name").get("value")

    @property
    def cookie(self) -> str:
        return str(self.person.http.cookies["cheeseboard"])
