"""What a seat is asked, its moves in words, and why others are not possible."""

from cheeseboard.game import Decision, Label, Message, Refusal, Seat
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def decision(view: Position, seat: Seat) -> Decision:
    message = Message("decision-bid", {"seat": seat, "points": view.prize})
    return Decision(message, ("TPL-2.2",), is_parked=True)


def label(view: Position, seat: Seat, move: Move) -> Label:
    return Label(Message("move-bid", {"card": move.card}), Message("group-bid"))


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    if move.card in view.hands[seat]:
        return None
    return Refusal(Message("refuse-card-used", {"card": move.card}), ("TPL-2.3",))
