"""Numbers for the help of Burg Appenzell, from what a person is shown."""

from collections.abc import Mapping

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import DUNGEON, KINDS, MICE, RESERVE, TOWERS, TRAP
from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.state import Position
from cheeseboard.games.burg_appenzell.threats import exposed, in_danger


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """Mice and cheese of the seat, and how many of its mice one push would drop."""
    own = view.mice[seat * MICE : seat * MICE + MICE]
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
        "in_danger": len(in_danger(view, seat)),
        "can_step_aside": int(exposed(view, seat) != NONE),
        "is_fading": int(view.variant.memory_aid == "ghost"),
    }
