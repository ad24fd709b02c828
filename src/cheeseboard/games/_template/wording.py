"""What a seat is asked, and its moves in words."""

from cheeseboard.game import Decision, Label, Message, Seat
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def decision(view: Position, seat: Seat) -> Decision:
    message = Message("decision-bid", {"seat": seat, "points": view.prize})
    return Decision(message, ("TPL-2.2",), is_parked=True)


def label(view: Position, seat: Seat, move: Move) -> Label:
    return Label(Message("move-bid", {"card": move.card}), Message("group-bid"))
