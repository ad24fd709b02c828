"""What the castle shows of an event."""

from collections.abc import Sequence

from cheeseboard.game import Message
from cheeseboard.games.burg_appenzell.box import CELL_NAMES, LANES, SLOTS
from cheeseboard.motion import Appear, Cheer, Glimpse, Leave, Motion, Move, Slide, names


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Mice run in and on, a lane slides, a trap opens, two mice on a cheese are glad."""
    args = event.args
    match event.key:
        case "event-place" | "event-enter" | "event-run-in":
            return (Appear(str(args["cell"])),)
        case "event-run":
            return (Move((str(args["origin"]), str(args["cell"]))),)
        case "event-slide":
            lane = LANES[SLOTS.index(str(args["slot"]))]
            return (Slide(tuple(CELL_NAMES[cell] for cell in lane)),)
        case "event-trap":
            return (Leave((str(args["cell"]),)),)
        case "event-cheese-on":
            return (Cheer(names(args["cells"])),)
    return ()
