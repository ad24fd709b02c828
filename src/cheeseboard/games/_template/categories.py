"""What matches of the game are told apart by in balance reports. This file is optional."""

from cheeseboard.game import Seat
from cheeseboard.games._template.state import Position


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat (NONE for the whole match) and a word key or text, from the last position."""
    return [
        ("Dearest cheese", seat, f"{max(won)} points") for seat, won in enumerate(end.won) if won
    ]
