"""Which accounts one browser has let in: nobody plays rated matches against themselves.

A browser in which somebody keeps a name, or signs in, gets a mark. It outlives signing out; the
database has its fingerprint, beside each account that was there.
"""

import re
import secrets
import time
from collections.abc import Collection

from fastapi import Request
from sqlalchemy import Connection, delete, select

from cheeseboard.server.people import cookies
from cheeseboard.server.schema import browsers


def mark_of(request: Request) -> str:
    """The mark of a browser; a new one where there is none, or none of ours."""
    mark = cookies.read(request, cookies.BROWSER)
    return mark if re.fullmatch(r"[\w-]{22}", mark, re.ASCII) else secrets.token_urlsafe(16)


def note(connection: Connection, id: str, person: str) -> None:
    """An account is let in there."""
    known = (browsers.c.id == id) & (browsers.c.person == person)
    connection.execute(delete(browsers).where(known))
    connection.execute(browsers.insert().values(id=id, person=person, at=time.time()))


def share_one(connection: Connection, people: Collection[str]) -> bool:
    """Whether two of these people were let in by one browser."""
    one, other = browsers.alias(), browsers.alias()
    query = (
        select(one.c.id)
        .join(other, (other.c.id == one.c.id) & (other.c.person > one.c.person))
        .where(one.c.person.in_(sorted(people)), other.c.person.in_(sorted(people)))
        .limit(1)
    )
    return connection.execute(query).first() is not None
