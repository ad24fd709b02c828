"""What a player of Smash Up plays with, for player pages."""

from collections.abc import Sequence

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.box import FACTIONS, FACTIONS_PER_SEAT
from cheeseboard.games.smash_up.state import Position


def facets(end: Position, seat: Seat) -> Sequence[str]:
    """The word keys of the seat's factions; none before they are chosen."""
    first = seat * FACTIONS_PER_SEAT
    own = end.factions[first : first + FACTIONS_PER_SEAT]
    return [f"faction-{FACTIONS[faction]}" for faction in own if faction >= 0]
