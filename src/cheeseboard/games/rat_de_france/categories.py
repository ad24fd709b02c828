"""What matches of Rat de France are told apart by in balance reports."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.rat_de_france.state import Position
from cheeseboard.games.rat_de_france.track import END_NAMES, SECTION_NUMBERS


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat (NONE for the whole match) and word key: the track, and who began."""
    order = [(end.first + place) % end.seats for place in range(end.seats)]
    found = [
        ("Order of the first bid", seat, f"Place {place}") for place, seat in enumerate(order, 1)
    ]
    if end.cards_laid:
        start, *sections, _ = (card // 2 for card in end.cards_laid)
        found.append(("Start card", NONE, END_NAMES[start]))
        found += [("Section", NONE, f"section-{SECTION_NUMBERS[card]}") for card in sections]
    return found
