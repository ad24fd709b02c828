"""Whose page an address means."""

from urllib.parse import quote

from sqlalchemy import select

from cheeseboard.server.people.names import fold
from cheeseboard.server.people.person import Person
from cheeseboard.server.schema import people
from cheeseboard.server.store import Store


def find_account(store: Store, name: str) -> str | None:
    """The id of the account with this name, or with this id; None where there is none."""
    with store.one_moment() as connection:
        for column, value in ((people.c.fold, fold(name)), (people.c.id, name)):
            query = select(people.c.id).where(column == value, people.c.kept.is_not(None))
            found: str | None = connection.execute(query).scalar_one_or_none()
            if found is not None:
                return found
    return None


def page_of(person: Person | str, name: str = "") -> str:
    """The address of somebody's page; by their id where the name does not fit into one."""
    id, name = (person, name) if isinstance(person, str) else (person.id, person.name)
    fits = "/" not in name and name not in (".", "..", "")
    return f"/people/{quote(name, safe='') if fits else quote(id, safe='')}"
