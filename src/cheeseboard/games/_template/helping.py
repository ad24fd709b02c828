"""Numbers for help that the view alone does not spell out."""

from collections.abc import Mapping, Sequence

from cheeseboard.game import Seat
from cheeseboard.games._template.moves import Move
from cheeseboard.games._template.state import Position


def move_facts(view: Position, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
    """`better`: the highest card in hand, where the bid is a lower one; else 0."""
    highest = max(view.hands[seat])
    return {"better": highest if moves[0].card < highest else 0}
