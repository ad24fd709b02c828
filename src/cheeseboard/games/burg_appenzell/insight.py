"""What Burg Appenzell is learned from: the turn, and for each seat its mice, cheese and next pairs.

Tiles that nobody has seen count for nothing: worlds deal them at random.
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import (
    CELLS,
    KINDS,
    RESERVE,
    SLIDING,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.heuristics import (
    FAR,
    PUSHED,
    Maze,
    danger,
    maze_of,
    pair_costs,
    playing_mice,
)
from cheeseboard.games.burg_appenzell.rules.ending import lost_mice, tokens
from cheeseboard.games.burg_appenzell.state import PLACING, Position

TARGET: Final = 4
BEYOND: Final = 16
"""Points beyond which a pair is out of reach."""


def knows(world: Position) -> bool:
    """Matches to the usual target were learned."""
    return world.variant.target == TARGET and world.variant.lone_mouse_may_win


def insight(world: Position, seat: Seat) -> list[int]:
    """The turn and the castle, then all seats from the looking one on."""
    is_own = int(world.active == seat)
    is_turn = int(world.phase != PLACING)
    found = [
        is_own * is_turn,
        is_turn,
        world.points,
        is_own * world.points,
        int(world.has_slid),
        is_own * (1 - int(world.has_slid)),
        min(world.turns, 60),
        int(world.spare == TRAP),
        sum([int(world.seen[cell] != NONE) for cell in SLIDING]),
        world.open_rooms.bit_count(),
        sum([int(world.seen[cell] != NONE and world.floor[cell] == TRAP) for cell in SLIDING]),
    ]
    maze = maze_of(world)
    seats = world.seats
    for ahead in range(seats):
        other = (seat + ahead) % seats
        found.append(int(world.active == other))
        _add_seat(world, maze, other, found)
    return found


def _add_seat(world: Position, maze: Maze, seat: Seat, found: list[int]) -> None:
    """Cheese, mice inside and lost, and how many points the cheapest pairs of each kind take."""
    held = tokens(world, seat)
    mice = playing_mice(world, seat)
    lost = lost_mice(world, seat)
    ways = [maze.ways(cell) for cell in mice]
    costs = pair_costs(world, seat, ways)
    for count in range(1, 4):
        found.append(int(held >= count))
    for count in range(1, 4):
        found.append(int(lost >= count))
    inside = [cell for cell in mice if cell in CELLS and cell not in TOWERS]
    found.append(len(inside))
    found.append(sum([int(cell == RESERVE) for cell in mice]))
    found.append(round(danger(world, mice) / PUSHED))
    for place in range(3):
        cost = min(costs[place], BEYOND) if place < len(costs) else BEYOND
        found.append(BEYOND - cost)
        found.append(120 // (4 + cost) if cost < BEYOND else 0)
        found.append(int(cost <= 4))
    found.append(sum([int(cost < FAR) for cost in costs]))
    found.append(_near_cheese(world, seat, ways))


def _near_cheese(world: Position, seat: Seat, ways: list[list[int]]) -> int:
    """Known cheeses of kinds still wanted that some mouse reaches within a turn."""
    count = 0
    for cell in SLIDING:
        kind = world.floor[cell]
        if world.seen[cell] == NONE or kind not in KINDS or world.cheese[seat] >> kind & 1:
            continue
        if min([way[cell] for way in ways], default=FAR) <= 4:
            count += 1
    return count
