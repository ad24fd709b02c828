"""What a player of RatLand plays with, for player pages."""

from collections.abc import Sequence

from cheeseboard.game import NONE, Seat
from cheeseboard.games.ratland.box import CLAN_NAMES
from cheeseboard.games.ratland.state import Position


def facets(end: Position, seat: Seat) -> Sequence[str]:
    """The word key of the seat's clan."""
    clan = end.clans[seat]
    return [f"clan-{CLAN_NAMES[clan]}"] if clan != NONE else []
