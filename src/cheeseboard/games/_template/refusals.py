"""Why a move is not possible now."""

from cheeseboard.game import Message, Refusal, Seat
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    if move.card in view.hands[seat]:
        return None
    return Refusal(Message("refuse-card-used", {"card": move.card}), ("TPL-2.3",))
