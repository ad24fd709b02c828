"""What a bot looks at in Fromage: the score sheet as it stands, what may still come, and time.

A worker's time is counted by the turn in which the worker can act next, so that ending a turn with
idle workers costs something and waiting for a cheese to ripen costs no more than it should.
"""

from typing import Final

from cheeseboard.game import HIDDEN, NONE, Seat
from cheeseboard.games.fromage.box import (
    BERRY,
    BISTRO,
    BUILDING_SLOTS,
    BUILDINGS,
    CORPORATION,
    FAIR_CELL,
    FAIR_NEIGHBOURS,
    FESTIVAL,
    FROMAGERIE,
    FRUIT,
    JAM,
    KINDS,
    LIVESTOCK,
    PARLOURS,
    SAMPLES,
    SHOP_SCORE,
    SPACE_KIND,
    SPACE_SHELF,
    SPACES,
    STRUCTURE,
    TABLES,
    TOKEN_TYPES,
    VENUE_SPACES,
    WIN_POINTS,
    WORKERS,
    Building,
)
from cheeseboard.games.fromage.rules.ending import (
    corporation_lines,
    fair_groups,
    group_points,
    influence,
    order_points,
    score_lines,
)
from cheeseboard.games.fromage.rules.placing import ASK_ORDER, is_free
from cheeseboard.games.fromage.state import OVER, Position

WORKER_TURN: Final = 0.9
"""Points that a worker is worth for each turn."""
RIVAL_SHARE: Final = 0.3
WIN: Final = 50.0
PACE: Final = 1.15
"""Cheeses that a player places in a turn."""
UNUSED: Final = 0.5
PROMISE: Final = 0.35
"""What a step that may come is worth of the step itself."""
PENDING: Final = 1.0
"""A resource that is about to be taken."""
WAITING: Final = 500.0
"""More than any result is worth: bots do not wait, they see enough."""

POWER_PER_TURN: Final = {
    "worker_gain": 0.35,
    "venue_gain": 0.2,
    "gain_plus": 0.25,
    "type_gain": 0.2,
    "age_gain": 0.25,
    "gather_plus": 0.25,
    "trade": 0.1,
    "order_gain": 0.12,
    "any_worker": 0.15,
    "extra_make": 0.35,
    "extra_gather": 0.25,
    "free_fruit": 0.2,
    "parlour_discount": 0.15,
}
GAME_TURNS: Final = 14
"""How long a game lasts, for squares that are chosen before it begins."""
SCORE_PER_WORTH: Final = 5.0


def appraise(world: Position, seat: Seat) -> float:
    """The seat's own prospects less a share of the best rival's points."""
    return sum(value for _, value in terms(world, seat))


def terms(world: Position, seat: Seat) -> list[tuple[str, float]]:
    """What the appraisal is made of, by the keys of its words."""
    if world.draft:
        return [("term-squares", _squares_worth(world, seat))]
    rival = _rival_points(world, seat)
    if world.phase == OVER:
        margin = _own_points(world, seat) - rival
        title = WIN if margin > 0 else -WIN if margin < 0 else 0.0
        return [("term-points", margin), ("term-win", title)]
    return [*prospects(world, seat), ("term-rivals", -RIVAL_SHARE * rival)]


def _own_points(world: Position, seat: Seat) -> int:
    return sum(score_lines(world, seat))


def _rival_points(world: Position, seat: Seat) -> int:
    if world.corporation:
        return sum(corporation_lines(world))
    return max(_own_points(world, other) for other in range(world.seats) if other != seat)


def turns_left(world: Position) -> float:
    """Turns after this one, as far as the tokens tell."""
    if world.is_announced:
        return 0.0
    left = min(world.tokens) / PACE
    for corporation in world.corporation:
        left = min(left, corporation.tokens / 0.75)
    return min(left, float(world.variant.round_limit - world.turn))


def prospects(world: Position, seat: Seat) -> list[tuple[str, float]]:
    left = turns_left(world)
    share = min(left / 4.0, 1.0)
    promise = _bistro_promise(world, seat) + _shop_promise(world, seat)
    promise += _fair_promise(world, seat) + _cities_promise(world, seat)
    waiting = WAITING if world.waited[seat] and not world.ended[seat] else 0.0
    time = WORKER_TURN * _next_turns(world, seat, left) + waiting
    pending = _pending_worth(world, seat) if world.frames[seat] else 0.0
    return [
        ("term-points", sum(score_lines(world, seat))),
        ("term-promise", share * promise),
        ("term-stock", _stock_worth(world, seat, share) + pending),
        ("term-orders", _orders_worth(world, seat, share)),
        ("term-powers", _powers_worth(world, seat, left)),
        ("term-time", -time),
    ]


def _next_turns(world: Position, seat: Seat, left: float) -> float:
    """The turns in which the workers can act next, added up; beyond the end none matters."""
    first = seat * WORKERS
    idle = world.turn + world.ended[seat]
    last = world.turn + left + 1.0
    total = 0.0
    for home in world.homes[first : first + WORKERS]:
        total += min(float(idle if home == NONE else home), last)
    return total


# --- the four sectors ----------------------------------------------------------------------------


def _bistro_promise(world: Position, seat: Seat) -> float:
    """Tables at which one plate is the seat's and the other still free."""
    cheese = world.cheese
    half = 0
    for one, two in TABLES:
        if cheese[one] == seat and is_free(world, two):
            half += 1
        elif cheese[two] == seat and is_free(world, one):
            half += 1
    own = sum(cheese[plate] == seat for plate in VENUE_SPACES[BISTRO])
    return PROMISE * min(half, 2) * (1.0 + 0.5 * own)


def _shop_promise(world: Position, seat: Seat) -> float:
    """The next step of the table of shelves, while another shelf has a free space."""
    shelves = 0
    free = 0
    for space in VENUE_SPACES[FROMAGERIE]:
        if world.cheese[space] == seat:
            shelves |= 1 << SPACE_SHELF[space]
        elif is_free(world, space):
            free |= 1 << SPACE_SHELF[space]
    count = shelves.bit_count()
    if not free & ~shelves:
        return 0.0
    return PROMISE * (SHOP_SCORE[count + 1] - SHOP_SCORE[count])


def _fair_promise(world: Position, seat: Seat) -> float:
    """The next step of the largest group that can still grow."""
    own = 0
    free = 0
    for space in VENUE_SPACES[FESTIVAL]:
        if world.cheese[space] == seat:
            own |= 1 << FAIR_CELL[space]
        elif is_free(world, space):
            free |= 1 << FAIR_CELL[space]
    if not own:
        return 0.0
    land = own | SAMPLES
    edge = 0
    for cell, around in enumerate(FAIR_NEIGHBOURS):
        if land >> cell & 1:
            edge |= around
    if not edge & free:
        return 0.0
    size = max(fair_groups(own))
    return PROMISE * (group_points(size + 1) - group_points(size))


def _cities_promise(world: Position, seat: Seat) -> float:
    """Regions that one more influence would win, and leads that one more would not lose."""
    variant = world.variant
    wins = WIN_POINTS[variant.seats]
    promise = 0.0
    for region, shares in enumerate(influence(world)):
        own = shares[seat]
        best = max(shares[owner] for owner in range(CORPORATION + 1) if owner != seat)
        value = wins[variant.customers[region]]
        if own and own - best in (0, -1):
            promise += PROMISE * 0.6 * value
        elif own - best > 1:
            promise += 0.1 * value
        elif own - best == 1:
            promise -= 0.15 * value
    return promise


# --- resources -----------------------------------------------------------------------------------


def _stock_worth(world: Position, seat: Seat, share: float) -> float:
    """What unused tokens may become, beyond the half point each that they count anyway."""
    first = seat * TOKEN_TYPES
    fruit = world.stock[first + FRUIT]
    livestock = world.stock[first + LIVESTOCK]
    structures = world.stock[first + STRUCTURE]
    worth = 0.6 * min(fruit, _symbols_left(world)) + _balance(world, seat)
    worth += 0.7 * min(livestock, _livestock_wanted(world, seat))
    worth += 0.35 * min(structures, _structures_wanted(world, seat))
    return share * worth


def _symbols_left(world: Position) -> int:
    symbols = world.variant.symbols
    return sum(world.cheese[space] == NONE and symbols[space] in (JAM, BERRY) for space in SPACES)


def _balance(world: Position, seat: Seat) -> float:
    """A berry on one board waits for one on the other."""
    jams, berries = world.jams[seat], world.berries[seat]
    return 0.4 * min(jams + berries, 6) - 0.15 * abs(jams - berries)


def _livestock_wanted(world: Position, seat: Seat) -> int:
    """Enough for the two cheapest parlours that are still to be used."""
    parlours = PARLOURS[world.variant.boards[seat]]
    open_costs = [
        parlour.livestock
        for number, parlour in enumerate(parlours)
        if not world.milked[seat] >> number & 1
    ]
    return sum(open_costs[: min(2, world.tokens[seat])])


def _structures_wanted(world: Position, seat: Seat) -> int:
    first = seat * BUILDING_SLOTS
    costs = [
        BUILDINGS[world.buildings[first + slot]].cost
        for slot in range(BUILDING_SLOTS)
        if not world.erected[seat] >> slot & 1
    ]
    return min(costs, default=0)


def _orders_worth(world: Position, seat: Seat, share: float) -> float:
    """Open orders that some free space could serve, each a part of the next step of the table."""
    held = world.orders[seat * KINDS : (seat + 1) * KINDS]
    if not any(held):
        return 0.0
    free = [0] * KINDS
    for space in SPACES:
        if is_free(world, space):
            free[SPACE_KIND[space]] += 1
    useful = sum(min(held[kind], free[kind]) for kind in range(KINDS))
    done = world.completed[seat]
    steps = order_points(done + min(useful, 3)) - order_points(done)
    return share * PROMISE * steps


def _pending_worth(world: Position, seat: Seat) -> float:
    """What the answer to an open question will bring."""
    if world.frames[seat][0] == ASK_ORDER:
        done = world.completed[seat]
        return float(order_points(done + 1) - order_points(done)) + PENDING
    return PENDING


# --- buildings -----------------------------------------------------------------------------------


def _powers_worth(world: Position, seat: Seat, left: float) -> float:
    worth = 0.0
    for slot in range(BUILDING_SLOTS):
        if world.erected[seat] >> slot & 1:
            building = BUILDINGS[world.buildings[seat * BUILDING_SLOTS + slot]]
            worth += POWER_PER_TURN.get(building.kind, 0.0) * left
    return worth


def _building_worth(building: Building) -> float:
    """What a building promises before the game, less what it costs."""
    if building.kind == "score_flat":
        worth = float(building.points)
    elif building.kind in ("score_per", "score_unused"):
        worth = SCORE_PER_WORTH
    else:
        worth = POWER_PER_TURN[building.kind] * GAME_TURNS
    return worth - UNUSED * building.cost


def _squares_worth(world: Position, seat: Seat) -> float:
    """Squares kept, and what those laid are better than the print below them."""
    draft = world.draft[0]
    worth = sum(_building_worth(BUILDINGS[square]) for square in draft.picks[seat])
    if draft.chosen[seat] not in (NONE, HIDDEN):
        worth += _building_worth(BUILDINGS[draft.chosen[seat]])
    for slot, square in enumerate(draft.laid[seat]):
        if square != NONE:
            printed = BUILDINGS[world.buildings[seat * BUILDING_SLOTS + slot]]
            worth += _building_worth(BUILDINGS[square]) - _building_worth(printed)
    return worth
