"""Where somebody's name stands in what is others': notices that were told to them, and the lines of
a chat that were kept with a report."""

from typing import Any

from sqlalchemy import Connection, or_, select, update

from cheeseboard.server.schema import chat, notices, people, reports, sitters, tables


def names_of(connection: Connection, person: str) -> set[str]:
    """What somebody is called now, at their tables and in what they have said there."""
    found = set(connection.execute(select(people.c.name).where(people.c.id == person)).scalars())
    found |= set(connection.execute(select(chat.c.name).where(chat.c.person == person)).scalars())
    for seats in connection.execute(select(tables.c.seats).where(_is_known(person))).scalars():
        found |= {seat["name"] for seat in seats if seat.get("person") == person}
    return found


def put_in_notices(connection: Connection, person: str, old: set[str], name: str) -> None:
    """Write a name in the place of others in what was told of somebody's tables."""
    known = select(tables.c.id).where(_is_known(person))
    query = select(notices.c.id, notices.c.facts).where(notices.c.table.in_(known))
    for row in connection.execute(query).all():
        facts = dict(row.facts)
        if "others" in facts:
            facts["others"] = [name if one in old else one for one in facts["others"]]
        if facts.get("name") in old:
            facts["name"] = name
        if facts != row.facts:
            connection.execute(update(notices).where(notices.c.id == row.id).values(facts=facts))


def empty_reports(connection: Connection, person: str, name: str) -> None:
    """Take what somebody has said, and who they are, out of the lines that reports have kept."""
    known = select(tables.c.id).where(_is_known(person))
    query = select(reports.c.id, reports.c.lines).where(reports.c.table.in_(known))
    for row in connection.execute(query).all():
        lines = [
            {**line, "name": name, "text": ""} if line["person"] == person else line
            for line in row.lines
        ]
        if lines != row.lines:
            connection.execute(update(reports).where(reports.c.id == row.id).values(lines=lines))


def _is_known(person: str) -> Any:
    """Whether somebody is known at a table: by a seat, as its host, or by what they have said."""
    seated = select(sitters.c.table).where(sitters.c.person == person)
    heard = select(chat.c.table).where(chat.c.person == person)
    return or_(tables.c.id.in_(seated), tables.c.id.in_(heard), tables.c.host == person)
