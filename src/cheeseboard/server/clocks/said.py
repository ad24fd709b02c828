"""What the log of a table is told of time, and small things that several rooms need for it."""

from cheeseboard.events import Argument, Event, Message, Seat
from cheeseboard.server.tables import STAND_IN, Player, Table


def stand_in(table: Table, seat: Seat) -> Player:
    """The bot that plays on for the person in a seat, from here on."""
    player = table.players[seat]
    since = len(table.match.record.steps) if table.match is not None else 0
    return Player("bot", name=player.name, person=player.person, bot=STAND_IN, since=since)


def seated(table: Table, seat: Seat, player: Player) -> list[Player]:
    """Who sits where when somebody else plays in a seat."""
    return [*table.players[:seat], player, *table.players[seat + 1 :]]


def about(seat: Seat, key: str, **args: Argument) -> Event:
    """Something that a seat did, or that was done to it."""
    return Event(Message(key, {"seat": seat, **args}))


def duration(seconds: float) -> dict[str, Argument]:
    """A time as the arguments of a message: the larger units that it fills, and which those are."""
    whole = round(seconds)
    minutes, rest = divmod(whole, 60)
    hours, minutes_left = divmod(minutes, 60)
    days, hours_left = divmod(hours, 24)
    if days:
        return {"unit": "days", "days": days, "hours": hours_left}
    if hours:
        return {"unit": "hours", "hours": hours, "minutes": minutes_left}
    if minutes:
        return {"unit": "minutes", "minutes": minutes, "seconds": rest}
    return {"unit": "seconds", "seconds": whole}
