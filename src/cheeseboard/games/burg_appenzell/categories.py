"""What matches of Burg Appenzell are told apart by in balance reports."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.state import Position


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat (NONE for the whole match) and text: who began, the side, how it ended."""
    order = [(end.variant.first_seat + place) % end.seats for place in range(end.seats)]
    found = [("Order of play", seat, f"Place {place}") for place, seat in enumerate(order, 1)]
    found.append(("Side of the castle", NONE, "AB"[end.variant.side]))
    found.append(("Ending", NONE, end.reason))
    return found
