"""What a seat can do in its turn (FRO-2.9): gather, make, milk, build, use powers."""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.fromage.box import (
    AGE_TURNS,
    AGES,
    ANY,
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    FIRST_BUILDING,
    KINDS,
    LIVESTOCK,
    PARLOURS,
    RESOURCES,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_TYPE,
    STRUCTURE,
    TOKEN_TYPES,
    TYPES,
    VENUE_SPACES,
    WORKERS,
    cell_station,
)
from cheeseboard.games.fromage.moves import (
    BUILDS,
    ENDING,
    GATHERS,
    GIVES,
    MAKES,
    MILKS,
    ORDER_GIVES,
    POWERS,
    TRADES,
    WAITING,
    Move,
)
from cheeseboard.games.fromage.rules import placing
from cheeseboard.games.fromage.rules.resources import discard, find_power, gain, unused
from cheeseboard.games.fromage.rules.secrecy import tell
from cheeseboard.games.fromage.rules.wheel import (
    can_wait,
    front_slot,
    front_venue,
    quarter,
    send,
    supply,
)
from cheeseboard.games.fromage.state import Position

ASK_POWER: Final = 6
"""Frame ASK_POWER slot: which resource does the building give?"""
ASK_EXCHANGE: Final = 7
"""Frame ASK_EXCHANGE slot: what to give for the building's trade?"""
ASK_EXCHANGED: Final = 8
"""Frame ASK_EXCHANGED slot: what to take for it?"""


def actions(state: Position, seat: Seat) -> list[Move]:
    """FRO-2.9: everything is optional, in any order."""
    found: list[Move] = []
    workers = supply(state, seat)
    spaces = open_spaces(state, seat) if state.tokens[seat] else []
    if workers:
        _add_gathers(state, seat, workers, found)
        _add_makes(state, seat, workers, spaces, found)
    if spaces:
        _add_milks(state, seat, spaces, found)
    _add_builds(state, seat, found)
    if state.erected[seat]:
        _add_powers(state, seat, workers, found)
    if can_wait(state, seat):
        found.append(WAITING)
    found.append(ENDING)  # FRO-2.11
    return found


# --- 4. Gather resources -------------------------------------------------------------------------


def gathers_allowed(state: Position, seat: Seat) -> int:
    """FRO-4.5, FRO-8.15: once in a turn, twice with a second cart."""
    return 2 if find_power(state, seat, "extra_gather") != NONE else 1


def _add_gathers(state: Position, seat: Seat, workers: list[int], found: list[Move]) -> None:
    if state.gathers[seat] and state.gathers[seat] >= gathers_allowed(state, seat):
        return
    slot = front_slot(state, seat)
    for cell in range(len(CELLS)):
        if cell_station(slot, cell) not in state.stations:  # FRO-4.2, FRO-4.7
            row = GATHERS[cell]
            for worker in workers:  # FRO-4.1: of any type
                found.append(row[worker])


def gather(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-4.1, FRO-4.3, FRO-4.4; no cheese token goes there (FRO-4.6)."""
    slot = front_slot(state, seat)
    resource = quarter(state.variant, slot)
    send(state, seat, move.worker, cell_station(slot, move.cell), CELLS[move.cell])
    state.gathers[seat] += 1
    if log:
        tell(
            state,
            log,
            seat,
            "event-gather",
            "FRO-4.3",
            worker=TYPES[move.worker],
            cell=CELLS[move.cell],
            resource=RESOURCES[resource],
        )
    gain(state, seat, resource, harvest(state, seat, move.cell), chance, log)


def harvest(state: Position, seat: Seat, cell: int) -> int:
    """FRO-4.3, FRO-8.10: what a cell gives this seat."""
    count = CELLS[cell]
    for slot in range(BUILDING_SLOTS):
        if state.erected[seat] >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
            if building.kind == "gather_plus" and building.cell == CELLS[cell]:
                count += building.amount
    return count


# --- 3. Make cheese ------------------------------------------------------------------------------


def open_spaces(state: Position, seat: Seat) -> list[int]:
    """FRO-2.10, FRO-3.2, FRO-3.3, FRO-3.6: free spaces in front that the seat can pay for."""
    can_pay = placing.payable_symbols(state, seat)
    cheese = state.cheese
    symbols = state.variant.symbols
    return [
        space
        for space in VENUE_SPACES[front_venue(state, seat)]
        if cheese[space] == NONE and can_pay[symbols[space]]
    ]


def schools(state: Position, seat: Seat) -> list[bool]:
    """FRO-8.13: the types of cheese that every worker of the seat can make."""
    found = [False] * len(TYPES)
    for slot in range(BUILDING_SLOTS):
        if state.erected[seat] >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
            if building.kind == "any_worker":
                found[building.type] = True
    return found


def required_age(state: Position, seat: Seat) -> int:
    """FRO-3.7, FRO-8.14: the age of the next cheese: ANY, one age, or NONE for no more."""
    if not state.makes[seat]:
        return ANY
    slot = find_power(state, seat, "extra_make")
    if slot == NONE or state.makes[seat] > 1:
        return NONE
    return BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].age


def _add_makes(
    state: Position, seat: Seat, workers: list[int], spaces: list[int], found: list[Move]
) -> None:
    age = required_age(state, seat)
    if age == NONE:
        return
    taught = schools(state, seat) if state.erected[seat] else ()
    for space in spaces:
        if age != ANY and SPACE_AGE[space] != age:
            continue
        cheese = SPACE_TYPE[space]
        row = MAKES[space]
        if taught and taught[cheese]:
            for worker in workers:
                found.append(row[worker])
        elif cheese in workers:  # FRO-3.4
            found.append(row[cheese])


def make(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-3.1, FRO-3.5."""
    space = move.space
    send(state, seat, move.worker, space, AGE_TURNS[SPACE_AGE[space]])
    state.makes[seat] += 1
    if log:
        _tell_cheese(state, seat, space, "event-make", "FRO-3.1", log)
    placing.place(state, seat, space, chance, log)


def _tell_cheese(state: Position, seat: Seat, space: int, key: str, rule: str, log: Log) -> None:
    name = SPACE_NAMES[space]
    tell(
        state,
        log,
        seat,
        key,
        rule,
        space=name,
        cheese=TYPES[SPACE_TYPE[space]],
        age=AGES[SPACE_AGE[space]],
    )


# --- 6. Livestock and parlours -------------------------------------------------------------------


def livestock_needed(state: Position, seat: Seat, parlour: int) -> int:
    """FRO-6.1, FRO-8.16: what a parlour takes from this seat, at least 1."""
    needed = PARLOURS[state.variant.boards[seat]][parlour].livestock
    slot = find_power(state, seat, "parlour_discount")
    if slot != NONE:
        needed -= BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].amount
    return max(needed, 1)


def _add_milks(state: Position, seat: Seat, spaces: list[int], found: list[Move]) -> None:
    """FRO-6.2, FRO-6.4, FRO-6.5; as often as livestock allows (FRO-6.6)."""
    livestock = state.stock[seat * TOKEN_TYPES + LIVESTOCK]
    if not livestock:
        return
    for number, parlour in enumerate(PARLOURS[state.variant.boards[seat]]):
        if state.milked[seat] >> number & 1:
            continue
        if livestock_needed(state, seat, number) > livestock:
            continue
        row = MILKS[number]
        fits = parlour.spaces
        for space in spaces:
            if fits[space]:
                found.append(row[space])


def milk(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-6.1 to FRO-6.3: livestock in, a bonus cheese out, no worker."""
    needed = livestock_needed(state, seat, move.parlour)
    state.stock[seat * TOKEN_TYPES + LIVESTOCK] -= needed
    state.milk[seat] += needed
    state.milked[seat] |= 1 << move.parlour
    if log:
        _tell_cheese(state, seat, move.space, "event-milk", "FRO-6.2", log)
    placing.place(state, seat, move.space, chance, log)


# --- 8. Buildings --------------------------------------------------------------------------------


def _add_builds(state: Position, seat: Seat, found: list[Move]) -> None:
    """FRO-8.2: what has not been erected and can be paid in full."""
    structures = state.stock[seat * TOKEN_TYPES + STRUCTURE]
    if not structures:
        return
    first = seat * BUILDING_SLOTS
    for slot in range(BUILDING_SLOTS):
        if not state.erected[seat] >> slot & 1:
            if BUILDINGS[state.buildings[first + slot]].cost <= structures:
                found.append(BUILDS[slot])


def build(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """FRO-8.2 to FRO-8.4: the power begins now, with nothing of this turn used up."""
    building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + move.slot]]
    state.stock[seat * TOKEN_TYPES + STRUCTURE] -= building.cost
    state.erected[seat] |= 1 << move.slot
    if log:
        tell(state, log, seat, "event-build", "FRO-8.2", building=building.id)


def _add_powers(state: Position, seat: Seat, workers: list[int], found: list[Move]) -> None:
    """FRO-8.21: powers that are used only if the player likes."""
    ready = state.erected[seat] & ~state.used[seat]
    for slot in range(BUILDING_SLOTS):
        if not ready >> slot & 1:
            continue
        kind = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].kind
        if kind == "worker_gain":
            if not is_staffed(state, seat, slot):
                for worker in workers:
                    found.append(POWERS[slot][worker])
        elif kind == "trade" and unused(state, seat):
            found.append(TRADES[slot])


def is_staffed(state: Position, seat: Seat, slot: int) -> bool:
    """FRO-8.5: whether a worker stands on the building."""
    own = state.stations[seat * WORKERS : (seat + 1) * WORKERS]
    return FIRST_BUILDING + slot in own


def use_power(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    slot = move.slot
    building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
    state.used[seat] |= 1 << slot
    if log:
        tell(state, log, seat, "event-power", "FRO-8.21", building=building.id)
    if building.kind == "trade":  # FRO-8.11
        state.frames[seat] = [ASK_EXCHANGE, slot]
        return
    send(state, seat, move.worker, FIRST_BUILDING + slot, building.turns)  # FRO-8.5
    if building.resource == ANY:
        state.frames[seat] = [ASK_POWER, slot]
    else:
        gain(state, seat, building.resource, building.amount, chance, log)


def take_from_power(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-8.5, FRO-8.11: the resource the player names."""
    slot = state.frames[seat][1]
    building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
    state.frames[seat] = []
    gain(state, seat, move.resource, building.amount, chance, log)


def give_for_power(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """FRO-8.11."""
    state.frames[seat] = [ASK_EXCHANGED, state.frames[seat][1]]
    discard(state, seat, move.resource, move.order, log)


def gifts(state: Position, seat: Seat) -> list[Move]:
    """FRO-9.8, FRO-8.11: what the seat can give in a trade."""
    first = seat * TOKEN_TYPES
    found = [GIVES[token] for token in range(TOKEN_TYPES) if state.stock[first + token]]
    first = seat * KINDS
    found += [ORDER_GIVES[kind] for kind in range(KINDS) if state.orders[first + kind]]
    return found
