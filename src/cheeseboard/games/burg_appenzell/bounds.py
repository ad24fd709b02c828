"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import Bounds, bit_sets, bits, number, numbers, part, words
from cheeseboard.game import Options
from cheeseboard.games.burg_appenzell.box import (
    CELLS,
    CHEESES,
    DUNGEON,
    MICE,
    RESERVE,
    ROOMS,
    SIDES,
    SLOTS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.rules.turn import POINTS_PER_TURN
from cheeseboard.games.burg_appenzell.state import OVER


def bounds(options: Options, seats: int) -> Bounds:
    round_limit = int(options["round_limit"])
    return {
        "variant": part(
            side=number(len(SIDES) - 1),
            target=number(len(CHEESES)),
            first_seat=number(seats - 1),
            memory_aid=words("off", "ghost", "full"),
            round_limit=number(round_limit),
        ),
        "phase": number(OVER),
        "active": number(seats - 1),
        "points": number(POINTS_PER_TURN),
        "turns": number(round_limit * seats),
        "floor": numbers(len(CELLS), TRAP),
        "seen": numbers(len(CELLS), round_limit * seats),
        "spare": number(TRAP),
        "open_rooms": bits(len(ROOMS)),
        "mice": numbers(MICE * seats, DUNGEON),
        "cheese": bit_sets(seats, len(CHEESES) + 1),
        "run": numbers(POINTS_PER_TURN + 1, RESERVE),
        "last_slot": number(len(SLOTS) - 1),
        "winner": number(seats - 1),
        "reason": words("", "target", "mice", "limit"),
    }
