"""What the wheel shows of an event."""

from collections.abc import Sequence

from cheeseboard.game import Message
from cheeseboard.motion import Appear, Cheer, Glimpse, Motion, names

COMES = ("event-make", "event-milk", "event-corporation-place")


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """A cheese comes to its space; what lay behind a screen shows itself."""
    if event.key in COMES:
        return (Appear(str(event.args["space"])),)
    if event.key == "event-reveal-town":
        return (Cheer((str(event.args["space"]),)),)
    if event.key == "event-reveal-cheese":
        return (Cheer(names(event.args["spaces"])),)
    return ()
