"""What follows from matches, when a guest turns out to be somebody with an account."""

from sqlalchemy import Connection, delete, select, update

from cheeseboard.server.players.recompute import remake_meetings_of
from cheeseboard.server.schema import facets, labels, results


def before_joining(connection: Connection, guest: str, account: str) -> None:
    """Where both sat at one match, it counts once; of a label that both have the earlier stays."""
    other = results.alias()
    both = select(other.c.match).where(other.c.person == account).scalar_subquery()
    twice = results.c.match.in_(both) & (results.c.person == guest)
    seats = connection.execute(select(results.c.match, results.c.seat).where(twice)).all()
    for match, seat in seats:
        there = (facets.c.match == match) & (facets.c.seat == seat)
        connection.execute(delete(facets).where(there))
    connection.execute(update(results).where(twice).values(person=None))
    for row in connection.execute(select(labels).where(labels.c.person == guest)).all():
        same = (labels.c.game == row.game) & (labels.c.label == row.label)
        later = (labels.c.person == account) & (labels.c.at > row.at)
        connection.execute(update(labels).where(same & later).values(match=row.match, at=row.at))


def after_joining(connection: Connection, account: str) -> None:
    """Whom both have met, the account has met."""
    remake_meetings_of(connection, account)
