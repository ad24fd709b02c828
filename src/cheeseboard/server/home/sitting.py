"""What a person's row of a table says for lists, written with every change of the table.

Who is to decide since when, and the last thing that concerns a seat: so home needs no match.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, update

from cheeseboard.server.schema import sitters

TOUCHED: Final = ("mouse", "rat", "other", "owner", "victim")
"""Arguments of events that name a seat to which something was done."""

OF_CLOCKS: Final = ("event-outage", "event-put-off", "event-goes-on", "event-no-answer")
"""Events that tell of time, not of the match."""

SITTERS: Final = select(sitters.c.person, sitters.c.owes, sitters.c.ended, sitters.c.news).where(
    sitters.c.table == bindparam("its_table")
)
SITTER: Final = update(sitters).where(
    sitters.c.table == bindparam("its_table"), sitters.c.person == bindparam("its_person")
)
"""Built once, because every move writes them."""

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
    changed = []
    for row in connection.execute(SITTERS, {"its_table": before.id}).all():
        was = {"owes": row.owes, "ended": row.ended, "news": row.news}
        written = {
            "owes": _since(row.owes, row.person in owing, now),
            "ended": _since(row.ended, is_over, now),
            "news": _news(None if is_new else row.news, events, seats.get(row.person, [])),
        }
        if written != was:
            changed.append({"its_table": before.id, "its_person": row.person, **written})
    if changed:
        connection.execute(SITTER, changed)


def _since(before: float | None, is_so: bool, now: float) -> float | None:
    """Since when something is so."""
    if not is_so:
        return None
    return now if before is None else before


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
