"""What the market shows of an event."""

from collections.abc import Sequence

from cheeseboard.game import Message
from cheeseboard.motion import Cheer, Flip, Glimpse, Motion


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Bids are turned over one by one, then whoever takes the cheese is glad."""
    place = f"bid-{event.args.get('seat')}"
    if event.key == "event-show":
        return (Flip(place),)
    if event.key == "event-take":
        return (Cheer((place,)),)
    return ()
