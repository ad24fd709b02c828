"""Numbers for the help of Burg Appenzell, from what a person is shown."""

from collections.abc import Mapping

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import DUNGEON, KINDS, LANES, MICE, RESERVE, TOWERS, TRAP
from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.state import Position


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """Mice and cheese of the seat, and how many of its mice one push would drop."""
    own = view.mice[seat * MICE : seat * MICE + MICE]
    return {
        "outside": own.count(RESERVE),
        "fallen": own.count(DUNGEON),
        "free_towers": sum(tower not in view.mice for tower in TOWERS),
        "won": tokens(view, seat),
        "wanted": view.variant.target - tokens(view, seat),
        "spare_is_trap": int(view.spare == TRAP),
        "spare_is_cheese": int(view.spare in KINDS),
        "in_danger": len(_endangered(view, own)),
        "is_barred": int(view.variant.no_undo and view.last_slot != NONE),
    }


def _endangered(view: Position, own: list[int]) -> set[int]:
    """Own mice that one push of a trap in plain sight would drop (BA-6.1)."""
    found = set()
    for lane in LANES:
        coming = view.spare
        for cell in lane:
            if coming == TRAP and cell in own:
                found.add(cell)
            coming = view.floor[cell]
    return found
