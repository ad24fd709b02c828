"""Mice that one push would drop, from what a person is shown."""

from collections.abc import Mapping

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import LANES, MICE, OPPOSITE, TRAP
from cheeseboard.games.burg_appenzell.moves import STEP
from cheeseboard.games.burg_appenzell.rules.turn import moves
from cheeseboard.games.burg_appenzell.state import Position


def threats(view: Position) -> Mapping[int, int]:
    """Cells to which one push that is allowed would bring a trap in plain sight (BA-6.1).

    With them where that trap lies: NONE for the spare tile.
    """
    found: dict[int, int] = {}
    for slot, lane in enumerate(LANES):
        if view.variant.no_undo and view.last_slot == OPPOSITE[slot]:
            continue
        coming, origin = view.spare, NONE
        for cell in lane:
            if coming == TRAP:
                found.setdefault(cell, origin)
            coming, origin = view.floor[cell], cell
    return found


def in_danger(view: Position, seat: Seat) -> set[int]:
    """Cells of the seat's mice to which a push would bring a trap."""
    return set(threats(view)).intersection(view.mice[seat * MICE : seat * MICE + MICE])


def exposed(view: Position, seat: Seat) -> int:
    """A cell on which a mouse of the seat is in danger that one step would end; NONE for none."""
    threatened = threats(view)
    mice = in_danger(view, seat)
    for move in moves(view, seat) if mice else ():
        is_aside = move.target not in threatened and move.target not in view.mice
        if move.kind == STEP and move.origin in mice and is_aside:
            return move.origin
    return NONE
