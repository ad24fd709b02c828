"""What the wheel shows of an event.

The wheel and the workers move by themselves when the picture changes (`board.css`); here they get
the time that takes, so that nothing is told or asked before.
"""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import Message
from cheeseboard.motion import Appear, Cheer, Glimpse, Hold, Mark, Motion, names

COMES: Final = ("event-make", "event-milk", "event-corporation-place")
SHOWN: Final = ("event-reveal-cheese", "event-reveal-town")
"""What lay behind a screen; it shows itself when the wheel has turned."""
FALL: Final = 420
"""Milliseconds for a cheese to come down."""
LOOK: Final = 500
"""To see what somebody else did."""
SPIN: Final = 1050
HOMECOMING: Final = 550


def motions(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """A cheese comes to its space, a worker to its cell; the wheel turns, then workers go home."""
    if event.key in COMES:
        return (Appear(str(event.args["space"]), FALL), *_look(event, glimpse))
    if event.key == "event-gather" and event.args["seat"] != glimpse.viewer:
        return (Mark((_worker(event),), LOOK),)
    if event.key == "event-turn" and glimpse.before is not None:
        return (Hold(SPIN), *_revealed(glimpse))
    if event.key == "event-home":
        return (Hold(HOMECOMING),) if _is_first(event, glimpse) else ()
    return ()


def _look(event: Message, glimpse: Glimpse) -> tuple[Motion, ...]:
    return () if event.args.get("seat") == glimpse.viewer else (Hold(LOOK),)


def _worker(event: Message) -> str:
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return f"worker-{event.args['worker']}-{seat + 1}"


def _revealed(glimpse: Glimpse) -> tuple[Motion, ...]:
    spaces: list[str] = []
    for event in glimpse.told:
        if event.key in SHOWN:
            spaces += names(event.args.get("spaces", event.args.get("space", "")))
    return (Cheer(tuple(spaces)),) if spaces else ()


def _is_first(event: Message, glimpse: Glimpse) -> bool:
    """Whether nobody went home before in the same story: all go at once."""
    return next((one for one in glimpse.told if one.key == event.key), event) == event
