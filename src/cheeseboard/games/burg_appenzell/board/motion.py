"""What the castle shows of an event."""

from collections.abc import Mapping, Sequence
from typing import Final

from cheeseboard.game import Argument, Message
from cheeseboard.games.burg_appenzell.board.faces import tile_kind
from cheeseboard.games.burg_appenzell.box import CELL_NAMES, KINDS, LANES, OPPOSITE, SLOTS
from cheeseboard.motion import (
    SLIDE,
    Act,
    Appear,
    Cheer,
    Draw,
    Fly,
    Glimpse,
    Hold,
    Leave,
    Mark,
    Motion,
    Move,
    Slide,
    Together,
    names,
)

LIFT: Final = 1100
CLOSE: Final = 1400
"""Together 2.5 seconds to look into a room that somebody else has opened."""
CARRY: Final = 450
"""How long the spare takes to its slot, and what comes out to the shelf."""
TILE: Final = 84
TOLD: Final = 700
"""How long it is at least told what another does."""
NEWS: Final = 1300
"""How long it is told who wins a cheese or loses a mouse."""


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Mice run in and on, a lane slides, mice fall, two mice on a cheese are glad.

    What the others did stays marked until the viewer plays, and so does a trap that took a mouse.
    """
    args = event.args
    is_own = args.get("seat") == glimpse.viewer
    match event.key:
        case "event-place" | "event-enter" | "event-run-in":
            return _marked(Appear(str(args["cell"])), str(args["cell"]), is_own)
        case "event-run":
            run = Move((str(args["origin"]), str(args["cell"])))
            return _marked(run, str(args["cell"]), is_own)
        case "event-lift":
            return () if is_own else (Mark((f"roof-{args['room']}",), LIFT, stays=True),)
        case "event-slide":
            return _slide(str(args["slot"]), glimpse, is_own)
        case "event-fall":
            return _fall(_beside(event, glimpse, -1))
        case "event-cheese":
            return _win(_beside(event, glimpse, 1))
        case "event-end-turn":
            return () if is_own else _end(event, glimpse)
    return ()


def _beside(event: Message, glimpse: Glimpse, step: int) -> Mapping[str, Argument]:
    """What is told right before or after an event says on which cells it was: not in every log."""
    number = next(number for number, one in enumerate(glimpse.told) if one is event) + step
    return glimpse.told[number].args if 0 <= number < len(glimpse.told) else {}


def _fall(trap: Mapping[str, Argument]) -> Sequence[Motion]:
    cell = names(trap.get("cell", ""))
    return (Together((Leave(cell), Mark(cell, NEWS, stays=True))) if cell else Hold(NEWS),)


def _win(pair: Mapping[str, Argument]) -> Sequence[Motion]:
    cells = names(pair.get("cells", ""))
    return (Cheer(cells, NEWS) if cells else Hold(NEWS),)


def _end(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """Rooms that close stay open for a look; that a turn ends is told in any case."""
    if event.args["count"] and glimpse.told[0] is event:
        return Hold(CLOSE), Draw()
    return (Hold(TOLD),)


def _marked(motion: Move | Appear, cell: str, is_own: bool) -> Sequence[Motion]:
    if is_own:
        return (motion,)
    return (Together((motion, Mark((cell,), TOLD, stays=True))),)


def _slide(slot: str, glimpse: Glimpse, is_own: bool) -> Sequence[Motion]:
    """The spare goes in, the lane moves, also under roofs, and the tile at its end comes out.

    The two tiles lie open beside the castle; what is under a roof stays there.
    """
    number = SLOTS.index(slot)
    shift = Together(
        (
            Slide(tuple(CELL_NAMES[cell] for cell in LANES[number])),
            Act((f"lane-{slot[1:]}",), "flashing", SLIDE),
            Act(("tile-spare",), "away-2", SLIDE),
            Mark((f"slot-{slot}",), SLIDE, stays=not is_own),
        )
    )
    is_alone = [one.key for one in glimpse.told].count("event-slide") == 1
    if glimpse.before is None or not is_alone:
        return (shift,)
    goes_in, comes_out = _picture(glimpse.before.spare), _picture(glimpse.after.spare)
    far = f"slot-{SLOTS[OPPOSITE[number]]}"
    return (
        Together((_fly(goes_in, "tile-spare", f"slot-{slot}"), _away(1))),
        shift,
        Together((_fly(comes_out, far, "tile-spare"), _away(3))),
    )


def _fly(picture: str, begin: str, end: str) -> Fly:
    return Fly(picture, (begin, end), CARRY, TILE)


def _away(step: int) -> Act:
    """The tile on the shelf is the one that comes out, so it waits."""
    return Act(("tile-spare",), f"away-{step}", CARRY)


def _picture(tile: int) -> str:
    return f"{'cheese' if tile in KINDS else 'ba-tile'}-{tile_kind(tile)}"
