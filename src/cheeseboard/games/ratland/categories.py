"""What matches of RatLand are told apart by in balance reports."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.ratland.box import CLAN_NAMES, EVENT_NAMES
from cheeseboard.games.ratland.state import Position


def categories(end: Position) -> list[tuple[str, Seat, str]]:
    """Heading, seat (NONE for the whole match) and word key: clans, and events that came up."""
    clans = [
        ("Clan", seat, f"clan-{CLAN_NAMES[clan]}")
        for seat, clan in enumerate(end.clans)
        if clan != NONE
    ]
    events = [
        ("Event", NONE, f"happening-{EVENT_NAMES[event]}")
        for event in (*end.past_events, end.event)
        if event != NONE
    ]
    return clans + events
