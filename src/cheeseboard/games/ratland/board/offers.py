"""The viewer's choices, and how those look that make one move of many."""

from cheeseboard import drawing
from cheeseboard.games.ratland.moves import Move


class Offers(drawing.Offers[Move]):
    """What can be pressed where."""

    def press_or_why(self, move: Move, label: str) -> drawing.Press:
        """Pressing makes this one move, or tells why it cannot be made."""
        single = [choice for choice in self.all if choice.moves == (move,)]
        return self.named(label, single, move.text)
