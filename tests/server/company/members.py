"""People with accounts, for tests: how an account is made is tested elsewhere."""

import secrets
import time

from cheeseboard.server.people.sessions import fingerprint
from cheeseboard.server.people.tokens import START

from ..people import Person
from ..programs import Program
from ..serving import Server


class Member(Person):
    """Somebody who keeps a name."""

    def __init__(self, server: Server, name: str, language: str = "en") -> None:
        super().__init__(server, name, language)
        self.id = id_of(self)
        keeping = "UPDATE people SET kept = ?, fold = ? WHERE id = ?"
        server.sql(keeping, time.time(), f"{name} {self.id}".casefold(), self.id)

    def toward(self, other: "Person", what: str, /, **fields: object) -> int:
        """Press a button beside somebody; the status of the answer."""
        path = f"/people/{other.id}/{what}"  # type: ignore[attr-defined]
        return self.post(path, back="/", **fields).status_code

    def at(self, other: Server) -> "Member":
        """The same person at another server."""
        there = object.__new__(Member)
        Person.__init__(there, other)
        there.name, there.id = self.name, self.id
        there.http.cookies.set("cheeseboard", self.http.cookies["cheeseboard"])
        return there


def id_of(person: Person) -> str:
    """Whose browser it is."""
    mark = fingerprint(person.http.cookies["cheeseboard"])
    [(id,)] = person.server.sql("SELECT person FROM sessions WHERE id = ?", mark)
    return str(id)


def program_of(member: Member) -> Program:
    """A program of somebody's, which may go to all tables."""
    secret = START + secrets.token_urlsafe(32)
    member.server.sql(
        "INSERT INTO tokens (id, person, name, made, used) VALUES (?, ?, ?, ?, 0)",
        fingerprint(secret), member.id, "test", time.time(),
    )  # fmt: skip
    return Program(member.server, token=secret)


def make_operator(server: Server, member: Member) -> None:
    """As the command does it, before anybody has asked for the person."""
    server.sql("UPDATE people SET is_operator = true WHERE id = ?", member.id)
