"""What a step of a match means for its clocks: who owes a decision, and whether it is a new one.

Who owes is who is to act, in every view the same: a seat whose secret choice waits for the others
is not among them. So a clock that stops tells nothing that the page does not show anyway.
"""

from collections.abc import Collection, Sequence
from typing import Any

from cheeseboard import registry
from cheeseboard.events import HEADINGS, Event, Seat
from cheeseboard.match import Match
from cheeseboard.record import Undone


def owing(match: Match[Any, Any], kinds: Sequence[str]) -> tuple[Seat, ...]:
    """The seats whose people owe a decision; `kinds` says by seat who plays there."""
    if match.is_halted:
        return ()
    return tuple(seat for seat in match.to_act if kinds[seat] == "person")


def interrupts(match: Match[Any, Any]) -> tuple[Seat, ...]:
    """Those who are to act in the middle of somebody else's turn, where the game can tell."""
    part = registry.part(match.game.meta.id, "timing")
    if part is None:
        return ()
    view = match.view(None)
    return tuple(seat for seat in match.to_act if part.is_interrupt(view, seat))


def is_renewed(
    before: Collection[Seat], match: Match[Any, Any], events: Sequence[Event], mover: Seat | None
) -> bool:
    """Whether a mover who is to act again is asked something new: a round or a turn has begun, or
    others are to act who were not."""
    if any(event.message.key in HEADINGS for event in events):
        return True
    return any(seat not in before and seat != mover for seat in match.to_act)


def is_undo(match: Match[Any, Any]) -> bool:
    """Whether the last step took something back."""
    return bool(match.record.steps) and isinstance(match.record.steps[-1], Undone)
