"""What matches of Smash Up are told apart by in balance reports."""

from cheeseboard.game import Seat
from cheeseboard.games.smash_up.box import FACTIONS, FACTIONS_PER_SEAT
from cheeseboard.games.smash_up.state import Position


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat and word keys: each faction, and the pair."""
    found = []
    for seat in range(end.seats):
        first = seat * FACTIONS_PER_SEAT
        own = sorted(end.factions[first : first + FACTIONS_PER_SEAT])
        keys = [f"faction-{FACTIONS[faction]}" for faction in own]
        found += [("Faction", seat, key) for key in keys]
        found.append(("Faction pair", seat, " + ".join(keys)))
    return found
