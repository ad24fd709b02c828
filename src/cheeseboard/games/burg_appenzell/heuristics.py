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
FAR: Final = 99


def appraise(world: Position, seat: Seat) -> float:
    """The seat's own worth less a share of the best rival's; a decided match is all or nothing."""
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    if world.phase == OVER:
        return [("term-win", WIN if world.winner == seat else -WIN)]
    own = _mice(world, seat)
    best_rival = max(_worth(world, other) for other in range(world.seats) if other != seat)
    return [
        ("term-cheese", _cheese(world, seat)),
        ("term-mice", -LOST_MOUSE[lost_mice(world, seat)]),
        ("term-pairs", _pairs(world, seat, own)),
        ("term-inside", 6.0 * min(sum(cell < RESERVE for cell in own), 3)),
        ("term-known", 1.5 * sum(world.seen[cell] != NONE for cell in SLIDING)),
        ("term-safety", -danger(world, own)),
        ("term-rivals", -RIVAL_SHARE * best_rival),
    ]


def _worth(world: Position, seat: Seat) -> float:
    """What a rival has, and what it is about to win."""
    have = _cheese(world, seat) - LOST_MOUSE[lost_mice(world, seat)]
    return have + _pairs(world, seat, _mice(world, seat))


def _mice(world: Position, seat: Seat) -> list[int]:
    """Where the mice of a seat are that can still play."""
    return [cell for cell in world.mice[seat * MICE : seat * MICE + MICE] if cell <= RESERVE]


def _cheese(world: Position, seat: Seat) -> float:
    """Tokens, the next one the more the fewer are missing."""
    held = tokens(world, seat)
    return TOKEN * held + TOKEN / max(world.variant.target - held, 1)


def _pairs(world: Position, seat: Seat, own: list[int]) -> float:
    """Pairs of known tiles that two mice can reach, the nearest above all."""
    ways = [distances(world, cell) for cell in own]
    costs = sorted(
        pair_cost(world, kind, ways) for kind in KINDS if not world.cheese[seat] >> kind & 1
    )
    return sum(weight * _nearness(cost) for weight, cost in zip((40, 15, 6), costs, strict=False))


def _nearness(cost: int) -> float:
    """1 for a pair that is made, falling with the points it still takes."""
    return 0.0 if cost >= FAR else 1.0 / (1.0 + 0.25 * cost)


def pair_cost(world: Position, kind: int, ways: list[list[int]]) -> int:
    """The cheapest two mice on two known tiles of a kind."""
    tiles = [cell for cell in SLIDING if world.floor[cell] == kind and world.seen[cell] != NONE]
    best = FAR
    for place, first in enumerate(tiles):
        for second in tiles[:place]:
            for one in ways:
                for other in ways:
                    if one is not other and one[first] + other[second] < best:
                        best = one[first] + other[second]
    return best


def distances(world: Position, start: int) -> list[int]:
    """Points a mouse needs to each cell: 1 a cell, 1 for each closed room on the way."""
    found = [FAR] * len(CELLS)
    rooms = ROOM_OF[world.variant.side]
    bits = ROOM_BIT[world.variant.side]
    if start == RESERVE:
        ahead = list(TOWERS)
        for tower in TOWERS:
            found[tower] = 1
    else:
        ahead = [start]
        found[start] = 0
    for cell in ahead:  # grows
        for target in STEP_CELLS[cell]:
            if world.seen[target] != NONE and world.floor[target] == TRAP:
                continue
            price = found[cell] + 1
            if rooms[target] != rooms[cell] and not world.open_rooms & bits[target]:
                price += 1
            if price < found[target]:
                found[target] = price
                ahead.append(target)
    return found


def danger(world: Position, own: list[int]) -> float:
    """Traps known to be one push away from an own mouse; the spare is at every slot."""
    danger = 0.0
    for lane in LANES:
        upstream = world.spare
        is_known = True
        for cell in lane:
            if upstream == TRAP and is_known and cell in own:
                danger += 12.0
            upstream = world.floor[cell]
            is_known = world.seen[cell] != NONE
    return danger
