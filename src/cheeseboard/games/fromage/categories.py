"""What matches of Fromage are told apart by in balance reports."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.box import BUILDING_SLOTS, BUILDINGS
from cheeseboard.games.fromage.state import Position


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat (NONE for the whole match) and text: boards, buildings, how it ended."""
    found = [
        ("Player board", seat, f"Board {board + 1}")
        for seat, board in enumerate(end.variant.boards)
    ]
    for seat in range(end.seats):
        for slot in range(BUILDING_SLOTS):
            if end.erected[seat] >> slot & 1:
                building = BUILDINGS[end.buildings[seat * BUILDING_SLOTS + slot]]
                found.append(("Building erected", seat, f"building-{building.id}"))
    found.append(("Ending", NONE, end.reason))
    return found
