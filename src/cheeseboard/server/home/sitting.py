"""What a person's row of a table says for lists, written with every change of the table.

Who is to decide since when, and the last thing that concerns a seat: so home needs no match.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, select, update

from cheeseboard.server.schema import sitters

TOUCHED: Final = ("mouse", "rat", "other", "owner", "victim")
"""Arguments of events that name a seat to which something was done."""

OF_CLOCKS: Final = ("event-outage", "event-put-off", "event-goes-on", "event-no-answer")
"""Events that tell of time, not of the match."""

OWN: Final = 0
OTHERS: Final = 1
MINE: Final = 2
"""How much an event concerns a seat: its own deed, another's, something done to it."""


def note(
    connection: Connection,
    before: Any,
    changes: Mapping[str, Any],
    now: float,
    told: Iterable[Mapping[str, Any]] = (),
) -> None:
    """Write what a change of a table's row, and the events told with it, mean for its people."""
    after = {**before._mapping, **changes}
    seats = seats_of(after["seats"])
    owing = owing_of(after)
    is_over = after["stage"] == "over"
    events = list(told)
    is_new = not is_over and before.stage != "playing"
    query = select(sitters.c.person, sitters.c.owes, sitters.c.ended, sitters.c.news)
    for row in connection.execute(query.where(sitters.c.table == before.id)).all():
        values: dict[str, Any] = {}
        if (row.owes is not None) != (row.person in owing):
            values["owes"] = now if row.person in owing else None
        if (row.ended is not None) != is_over:
            values["ended"] = now if is_over else None
        news = _news(None if is_new else row.news, events, seats.get(row.person, []))
        if news != row.news:
            values["news"] = news
        if values:
            mine = (sitters.c.table == before.id) & (sitters.c.person == row.person)
            connection.execute(update(sitters).where(mine).values(**values))


def owing_of(row: Mapping[str, Any]) -> set[str]:
    """The people who are to decide at a table."""
    if row["stage"] != "playing":
        return set()
    players = row["seats"]
    to_act = [players[seat] for seat in row["to_act"] or () if seat < len(players)]
    return {player["person"] for player in to_act if player["kind"] == "person"}


def seats_of(players: Sequence[Mapping[str, Any]]) -> dict[str, list[int]]:
    """The seats of each person."""
    found: dict[str, list[int]] = {}
    for seat, player in enumerate(players):
        if player["person"]:
            found.setdefault(player["person"], []).append(seat)
    return found


def _news(
    known: Mapping[str, Any] | None, events: Sequence[Mapping[str, Any]], seats: Sequence[int]
) -> Mapping[str, Any] | None:
    """The last event that concerns somebody; who sits there several times reads what all may know.

    What was done to a seat stays until its own next deed.
    """
    if not seats:
        return known
    viewer = seats[0] if len(seats) == 1 else None
    news = known
    for event in events:
        is_known = event["seats"] is None or viewer in event["seats"]
        if event["fleeting"] or not is_known or event["key"] in OF_CLOCKS:
            continue
        weight = _weight(event["args"], viewer)
        if news is None or weight == OWN or weight >= news["weight"]:
            news = {"key": event["key"], "args": event["args"], "seat": viewer, "weight": weight}
    return news


def _weight(args: Mapping[str, Any], viewer: int | None) -> int:
    if viewer is None:
        return OTHERS
    actor = args.get("seat")
    if any(args.get(name) == viewer for name in TOUCHED) and actor != viewer:
        return MINE
    return OWN if actor == viewer else OTHERS
