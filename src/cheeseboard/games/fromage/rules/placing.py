"""Placing a cheese (FRO-3.9), step by step; a question in between is a frame of the seat.

A frame is an operation and its facts:

    ASK_ORDER space           complete an order with the cheese on the space?
    ASK_LEDGER space slot     what does the building in the slot give for the order?
    ASK_ANY space             which resource from the silver shelf?
    ASK_TWO space             which two from the gold shelf?
    ASK_GIVE space            what to give for the trade of the bronze shelf, if anything?
    ASK_SWAP space            what to take for it?
"""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    CLOSED,
    FRUIT,
    JAM,
    KIND_NAMES,
    KINDS,
    PLAIN,
    SHELF_BONUS,
    SPACE_AGE,
    SPACE_KIND,
    SPACE_SHELF,
    SPACE_TYPE,
    SPACE_VENUE,
    TOKEN_TYPES,
    Building,
)
from cheeseboard.games.fromage.moves import Move
from cheeseboard.games.fromage.rules.resources import discard, gain, unused
from cheeseboard.games.fromage.rules.secrecy import tell
from cheeseboard.games.fromage.state import Position

ASK_ORDER: Final = 0
ASK_LEDGER: Final = 1
ASK_ANY: Final = 2
ASK_TWO: Final = 3
ASK_GIVE: Final = 4
ASK_SWAP: Final = 5

# --- where a cheese can go -----------------------------------------------------------------------


def is_free(state: Position, space: int) -> bool:
    """FRO-3.2, FRO-3.3: no cheese lies there, and the insert does not close it."""
    return state.cheese[space] == NONE and state.variant.symbols[space] != CLOSED


def free_fruit_slot(state: Position, seat: Seat, symbol: int) -> int:
    """FRO-8.17: the slot of the building that brings the berry for a symbol; NONE for none."""
    ready = state.erected[seat] & ~state.used[seat]
    for slot in range(BUILDING_SLOTS):
        if ready >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
            if building.kind == "free_fruit" and building.symbol == symbol:
                return slot
    return NONE


def payable_symbols(state: Position, seat: Seat) -> list[bool]:
    """FRO-3.6: whether the seat can serve each symbol of a space; closed spaces never."""
    if state.stock[seat * TOKEN_TYPES + FRUIT]:
        return [True, True, True, False]
    if not state.erected[seat]:
        return [True, False, False, False]
    free = [free_fruit_slot(state, seat, symbol) != NONE for symbol in range(CLOSED)]
    return [True, *free[1:], False]


# --- placing -------------------------------------------------------------------------------------


def place(state: Position, seat: Seat, space: int, chance: Chance, log: Log) -> None:
    """FRO-3.9 from the berry to the first question; the worker has been sent already.

    A bonus cheese is placed in the same way (FRO-6.7, FRO-7.6).
    """
    _pay_fruit(state, seat, space, log)
    state.cheese[space] = seat  # FRO-2.8: for good
    state.tokens[seat] -= 1
    if state.orders[seat * KINDS + SPACE_KIND[space]]:  # FRO-7.2, FRO-7.7
        state.frames[seat] = [ASK_ORDER, space]
    else:
        _trigger(state, seat, space, 0, False, chance, log)


def _pay_fruit(state: Position, seat: Seat, space: int, log: Log) -> None:
    """FRO-5.6, FRO-5.7: a berry goes from the basket to the cutting board with the symbol."""
    symbol = state.variant.symbols[space]
    if symbol == PLAIN:
        return
    slot = free_fruit_slot(state, seat, symbol)
    if slot != NONE:
        state.used[seat] |= 1 << slot  # FRO-8.17: from the common supply, and no gain
    else:
        state.stock[seat * TOKEN_TYPES + FRUIT] -= 1
    if symbol == JAM:
        state.jams[seat] += 1
    else:
        state.berries[seat] += 1
    if log:
        name = "jam" if symbol == JAM else "berry"
        tell(state, log, seat, "event-fruit", "FRO-5.6", symbol=name)


def decide_order(
    state: Position, seat: Seat, space: int, is_completed: bool, chance: Chance, log: Log
) -> None:
    """FRO-7.2 to FRO-7.4: one card at most, and only if the player likes."""
    if is_completed:
        kind = SPACE_KIND[space]
        state.orders[seat * KINDS + kind] -= 1
        state.filed[seat * KINDS + kind] += 1
        state.completed[seat] += 1
        if log:
            cheese, age = KIND_NAMES[kind]
            tell(state, log, seat, "event-complete", "FRO-7.2", cheese=cheese, age=age)
    _trigger(state, seat, space, 0, is_completed, chance, log)


def _trigger(
    state: Position,
    seat: Seat,
    space: int,
    first: int,
    is_completed: bool,
    chance: Chance,
    log: Log,
) -> None:
    """FRO-3.9 (d): own buildings, slot by slot (FRO-8.21: nobody is asked whether)."""
    for slot in range(first, BUILDING_SLOTS):
        if not state.erected[seat] >> slot & 1:
            continue
        building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
        if building.kind == "order_gain":
            if is_completed:  # FRO-8.12
                state.frames[seat] = [ASK_LEDGER, space, slot]
                return
        elif _answers(state, seat, slot, building, space):
            if building.kind != "venue_gain":
                state.used[seat] |= 1 << slot
            if log:
                tell(state, log, seat, "event-trigger", "FRO-8.21", building=building.id)
            gain(state, seat, building.resource, building.amount, chance, log)
    _give_bonus(state, seat, space, log)


def _answers(state: Position, seat: Seat, slot: int, building: Building, space: int) -> bool:
    """Whether a building gives something for a cheese on the space."""
    if building.kind == "venue_gain":
        return building.venue == SPACE_VENUE[space]  # FRO-8.6: every time
    if building.kind == "type_gain":
        fits = building.type == SPACE_TYPE[space]  # FRO-8.8
    elif building.kind == "age_gain":
        fits = building.age == SPACE_AGE[space]  # FRO-8.9
    else:
        return False
    return fits and not state.used[seat] >> slot & 1


def take_for_order(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-8.12, then on with the slots after it."""
    _, space, slot = state.frames[seat]
    state.frames[seat] = []
    gain(state, seat, move.resource, 1, chance, log)
    _trigger(state, seat, space, slot + 1, True, chance, log)


# --- the bonus of a shelf ------------------------------------------------------------------------


def _give_bonus(state: Position, seat: Seat, space: int, log: Log) -> None:
    """FRO-9.7: left shelves give at once; FRO-9.6: right shelves do nothing now."""
    shelf = SPACE_SHELF[space]
    bonus = "none" if shelf == NONE else SHELF_BONUS[shelf]
    if bonus == "gain_any":
        state.frames[seat] = [ASK_ANY, space]
    elif bonus == "gain_two":
        state.frames[seat] = [ASK_TWO, space]
    elif bonus == "trade" and unused(state, seat):  # FRO-9.8
        state.frames[seat] = [ASK_GIVE, space]
    else:
        finish(state, seat, log)


def take_bonus(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-5.5: of the type the player names; a card is drawn after that."""
    state.frames[seat] = []
    gain(state, seat, move.resource, 1, chance, log)
    if move.second != NONE:
        gain(state, seat, move.second, 1, chance, log)
    finish(state, seat, log)


def give_for_bonus(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """FRO-9.8: trade or not."""
    if move.resource == NONE:
        finish(state, seat, log)
        return
    state.frames[seat] = [ASK_SWAP, state.frames[seat][1]]
    discard(state, seat, move.resource, move.order, log)


# --- the last token ------------------------------------------------------------------------------


def finish(state: Position, seat: Seat, log: Log) -> None:
    """FRO-3.9 (f), FRO-10.1: whoever has placed the last token says so at once."""
    state.frames[seat] = []
    if state.tokens[seat]:
        return
    if state.is_announced:  # FRO-10.4
        if log:
            tell(state, log, seat, "event-announce", "FRO-10.4")
        return
    state.is_announced = True
    if log:
        log.tell("event-announce", seat=seat, rules=("FRO-10.1",))
    if state.screen:
        log.border()  # the one thing about a secret turn that all hear
