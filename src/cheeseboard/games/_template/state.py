"""A position of the game."""

from dataclasses import dataclass

from cheeseboard.game import HIDDEN, NONE, State

__all__ = ["HIDDEN", "NONE", "Position"]


@dataclass(slots=True)
class Position(State):
    """Where everything is.

    The order of the pile is a secret, but what is in it is not: so the pile holds its cheeses
    sorted, and chance is asked at the draw.
    """

    rounds: int
    """Rounds still to play, the present one included."""
    pile: list[int]
    """Points of the cheeses that have not come up, sorted."""
    prize: int
    """Points of the cheese on offer, NONE after the end."""
    wasted: list[int]
    """Cheeses that nobody got."""
    hands: list[list[int]]
    """Cards each seat holds. A card bid leaves the hand when it is shown, not before."""
    bids: list[int]
    """Card each seat has chosen, NONE while it has not."""
    won: list[list[int]]
    """Points of the cheeses each seat has taken."""

    @property
    def seats(self) -> int:
        return len(self.hands)
