"""What a bot looks at in Burg Appenzell: tokens, mice, how near the next pair is, danger.

Tiles nobody has seen count for nothing, even in an imagined world where they have a face: a roof is
worth lifting for what it may show, never for what a bot has dealt itself under it.
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.burg_appenzell.box import (
    CELLS,
    KINDS,
    LANES,
    MICE,
    PLAIN,
    RESERVE,
    ROOM_BIT,
    ROOM_OF,
    SLIDING,
    STEP_CELLS,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.rules.ending import lost_mice, tokens
from cheeseboard.games.burg_appenzell.state import OVER, Position

WIN: Final = 1000.0
TOKEN: Final = 100.0
LOST_MOUSE: Final[tuple[float, ...]] = (0.0, 25.0, 80.0, 150.0, 150.0)
RIVAL_SHARE: Final = 0.5
WEIGHTS: Final = (40.0, 15.0, 6.0)
"""What the nearest pairs count for."""
PUSHED: Final = 12.0
"""A mouse that a push would lose."""
FAR: Final = 99
MOST_MAZES: Final = 2000


def appraise(world: Position, seat: Seat) -> float:
    """The seat's own worth less a share of the best rival's; a decided match is all or nothing."""
    return sum([value for _, value in terms(world, seat)])


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    if world.phase == OVER:
        return [("term-win", WIN if world.winner == seat else -WIN)]
    own = playing_mice(world, seat)
    maze = maze_of(world)
    best_rival = max([_worth(world, maze, each) for each in range(world.seats) if each != seat])
    inside, known = 0, 0
    for cell in own:
        inside += cell < RESERVE
    for cell in SLIDING:
        known += world.seen[cell] != NONE
    return [
        ("term-cheese", _cheese(world, seat)),
        ("term-mice", -LOST_MOUSE[lost_mice(world, seat)]),
        ("term-pairs", _pairs(world, maze, seat, own)),
        ("term-inside", 6.0 * min(inside, 3)),
        ("term-known", 1.5 * known),
        ("term-safety", -danger(world, own)),
        ("term-rivals", -RIVAL_SHARE * best_rival),
    ]


def _worth(world: Position, maze: "Maze", seat: Seat) -> float:
    """What a rival has, and what it is about to win."""
    have = _cheese(world, seat) - LOST_MOUSE[lost_mice(world, seat)]
    return have + _pairs(world, maze, seat, playing_mice(world, seat))


def playing_mice(world: Position, seat: Seat) -> list[int]:
    """Where the mice of a seat are that can still play."""
    return [cell for cell in world.mice[seat * MICE : seat * MICE + MICE] if cell <= RESERVE]


def _cheese(world: Position, seat: Seat) -> float:
    """Tokens, the next one the more the fewer are missing."""
    held = tokens(world, seat)
    return TOKEN * held + TOKEN / max(world.variant.target - held, 1)


def _pairs(world: Position, maze: "Maze", seat: Seat, own: list[int]) -> float:
    """Pairs of known tiles that two mice can reach, the nearest above all."""
    costs = pair_costs(world, seat, [maze.ways(cell) for cell in own])
    worth = 0.0
    for place in range(min(len(costs), len(WEIGHTS))):
        worth += WEIGHTS[place] * _nearness(costs[place])
    return worth


def _nearness(cost: int) -> float:
    """1 for a pair that is made, falling with the points it still takes."""
    return 0.0 if cost >= FAR else 1.0 / (1.0 + 0.25 * cost)


def pair_costs(world: Position, seat: Seat, ways: list[list[int]]) -> list[int]:
    """For each kind that a seat wants, the cheapest two mice on two known tiles; least first."""
    held = world.cheese[seat]
    best = [FAR] * (TRAP + 1)
    tiles: list[list[tuple[int, int, int]]] = [[] for _ in range(TRAP + 1)]
    for cell in SLIDING:
        kind = world.floor[cell]
        if kind in (PLAIN, TRAP) or world.seen[cell] == NONE or held >> kind & 1:
            continue
        near, who, next_near = FAR, NONE, FAR
        for mouse, way in enumerate(ways):
            price = way[cell]
            if price < near:
                near, who, next_near = price, mouse, near
            elif price < next_near:
                next_near = price
        for other_near, other, other_next in tiles[kind]:
            cost = near + other_near
            if who == other:
                cost = min(near + other_next, next_near + other_near)
            best[kind] = min(best[kind], cost)
        tiles[kind].append((near, who, next_near))
    return sorted([best[kind] for kind in KINDS if not held >> kind & 1])


# --- ways through the castle ---------------------------------------------------------------------


class Maze:
    """What a mouse must pay to get about while these rooms are open and these traps are known."""

    def __init__(self, side: int, open_rooms: int, traps: int) -> None:
        self._side = side
        self._open_rooms = open_rooms
        self._traps = traps
        self._ways: list[list[int]] = [[] for _ in range(RESERVE + 1)]

    def ways(self, start: int) -> list[int]:
        """Points a mouse needs to each cell: 1 a cell, 1 for each closed room on the way."""
        found = self._ways[start]
        if not found:
            found = self._ways[start] = self._walked(start)
        return found

    def _walked(self, start: int) -> list[int]:
        found = [FAR] * len(CELLS)
        rooms, bits = ROOM_OF[self._side], ROOM_BIT[self._side]
        if start == RESERVE:
            ahead = list(TOWERS)
            for tower in TOWERS:
                found[tower] = 1
        else:
            ahead = [start]
            found[start] = 0
        for cell in ahead:  # grows
            for target in STEP_CELLS[cell]:
                if self._traps >> target & 1:
                    continue
                price = found[cell] + 1
                if rooms[target] != rooms[cell] and not self._open_rooms & bits[target]:
                    price += 1
                if price < found[target]:
                    found[target] = price
                    ahead.append(target)
        return found


_MAZES: Final[dict[tuple[int, int, int], Maze]] = {}
"""Those met of late: moves that are compared seldom open a room or find a trap."""


def maze_of(world: Position) -> Maze:
    """The castle as all who look at it know it."""
    traps = 0
    for cell in SLIDING:
        if world.floor[cell] == TRAP and world.seen[cell] != NONE:
            traps |= 1 << cell
    key = (world.variant.side, world.open_rooms, traps)
    found = _MAZES.get(key)
    if found is None:
        if len(_MAZES) >= MOST_MAZES:
            _MAZES.clear()
        found = _MAZES[key] = Maze(world.variant.side, world.open_rooms, traps)
    return found


def danger(world: Position, own: list[int]) -> float:
    """Traps known to be one push away from an own mouse; the spare is at every slot."""
    danger = 0.0
    for mouse in own:
        for cell in UPSTREAM[mouse]:
            if cell == NONE:
                danger += PUSHED if world.spare == TRAP else 0.0
            elif world.floor[cell] == TRAP and world.seen[cell] != NONE:
                danger += PUSHED
    return danger


def _upstream(mouse: int) -> tuple[int, ...]:
    """The cells from which a push moves a tile to this one; NONE for a slot."""
    found: list[int] = []
    for lane in LANES:
        if mouse in lane:
            place = lane.index(mouse)
            found.append(lane[place - 1] if place else NONE)
    return tuple(found)


UPSTREAM: Final = tuple([_upstream(mouse) for mouse in range(RESERVE + 1)])
