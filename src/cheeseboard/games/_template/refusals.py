"""Why a move is not possible now."""

from cheeseboard.game import Refusal, Seat, refuse
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def why_not(view: Position, seat: Seat, move: Move) -> Refusal | None:
    if move.card in view.hands[seat]:
        return None
    return refuse("card-used", "TPL-2.3", card=move.card)
