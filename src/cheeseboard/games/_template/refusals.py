"""Why a move is not possible now."""

from cheeseboard.game import Refusal, Seat, refuse
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def refusal(view: Position, seat: Seat, move: Move) -> Refusal:
    return refuse("card-used", "TPL-2.3", card=move.card)
