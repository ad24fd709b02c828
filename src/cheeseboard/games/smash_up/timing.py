"""Whose turn it is while somebody decides, for the clocks of a table."""

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.state import Position


def is_interrupt(view: Position, seat: Seat) -> bool:
    """Whether the seat answers what happens in somebody else's turn."""
    return view.turn > 0 and seat != view.active
