"""Numbers for the help of Burg Appenzell, from what a person is shown."""

from collections.abc import Mapping

from cheeseboard.game import Seat
from cheeseboard.games.burg_appenzell.box import (
    DUNGEON,
    KINDS,
    LANES,
    MICE,
    OPPOSITE,
    RESERVE,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.moves import STEP
from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.rules.turn import moves
from cheeseboard.games.burg_appenzell.state import Position


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """Mice and cheese of the seat, and how many of its mice one push would drop."""
    own = view.mice[seat * MICE : seat * MICE + MICE]
    threatened = _threatened(view)
    in_danger = threatened.intersection(own)
    outside, fallen = own.count(RESERVE), own.count(DUNGEON)
    return {
        "inside": MICE - outside - fallen,
        "outside": outside,
        "fallen": fallen,
        "free_towers": sum(tower not in view.mice for tower in TOWERS),
        "won": tokens(view, seat),
        "wanted": view.variant.target - tokens(view, seat),
        "spare_is_trap": int(view.spare == TRAP),
        "spare_is_cheese": int(view.spare in KINDS),
        "in_danger": len(in_danger),
        "can_step_aside": int(_can_step_aside(view, seat, in_danger, threatened)),
        "is_fading": int(view.variant.memory_aid == "ghost"),
    }


def _threatened(view: Position) -> set[int]:
    """Where one push that is allowed would bring a trap that lies in plain sight (BA-6.1)."""
    found = set()
    for slot, lane in enumerate(LANES):
        if view.variant.no_undo and view.last_slot == OPPOSITE[slot]:
            continue
        coming = view.spare
        for cell in lane:
            if coming == TRAP:
                found.add(cell)
            coming = view.floor[cell]
    return found


def _can_step_aside(view: Position, seat: Seat, in_danger: set[int], threatened: set[int]) -> bool:
    """Whether one step takes a mouse out of danger."""
    return any(
        move.kind == STEP and move.origin in in_danger and move.target not in threatened
        for move in moves(view, seat)
        if move.target not in view.mice
    )
