"""Resources (FRO-5) and order cards (FRO-7.8, FRO-7.9): gaining, drawing, giving away."""

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    KIND_NAMES,
    KINDS,
    ORDER,
    RESOURCES,
    TOKEN_TYPES,
)
from cheeseboard.games.fromage.rules.secrecy import tell
from cheeseboard.games.fromage.state import Position


def unused(state: Position, seat: Seat) -> int:
    """FRO-5.4: tokens beside the buildings, on the pasture, in the basket, and open orders."""
    tokens = sum(state.stock[seat * TOKEN_TYPES : (seat + 1) * TOKEN_TYPES])
    return tokens + sum(state.orders[seat * KINDS : (seat + 1) * KINDS])


def find_power(state: Position, seat: Seat, kind: str) -> int:
    """The first slot with an erected building of this kind; NONE if there is none."""
    erected = state.erected[seat]
    slot = 0
    while erected >> slot:
        if erected >> slot & 1:
            if BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].kind == kind:
                return slot
        slot += 1
    return NONE


# --- gaining -------------------------------------------------------------------------------------


def gain(state: Position, seat: Seat, resource: int, count: int, chance: Chance, log: Log) -> None:
    """FRO-5.2, FRO-5.3: as many as are due, without limit; FRO-8.7 may add one."""
    if _add(state, seat, resource, count, chance, log):
        _add_extra(state, seat, resource, chance, log)


def _add(state: Position, seat: Seat, resource: int, count: int, chance: Chance, log: Log) -> int:
    """How many were really gained: only cards can be lacking (FRO-7.9)."""
    if resource == ORDER:
        return sum(draw_order(state, seat, chance, log) for _ in range(count))
    state.stock[seat * TOKEN_TYPES + resource] += count
    if log:
        name = RESOURCES[resource]
        tell(state, log, seat, "event-gain", "FRO-5.1", goods=name, count=count)
    return count


def _add_extra(state: Position, seat: Seat, resource: int, chance: Chance, log: Log) -> None:
    """FRO-8.7, FRO-8.20: one more with the first gain of a turn, and nothing from that one."""
    for slot in _extra_slots(state, seat, resource):
        building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
        state.used[seat] |= 1 << slot
        if log:
            tell(state, log, seat, "event-extra", "FRO-8.7", building=building.id)
        _add(state, seat, resource, building.amount, chance, log)


def _extra_slots(state: Position, seat: Seat, resource: int) -> list[int]:
    """FRO-8.7: slots whose building still adds to a gain of the resource in this turn."""
    found = []
    ready = state.erected[seat] & ~state.used[seat]
    for slot in range(BUILDING_SLOTS):
        if ready >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]]
            if building.kind == "gain_plus" and building.resource == resource:
                found.append(slot)
    return found


def extra_gain(state: Position, seat: Seat, resource: int) -> int:
    """FRO-8.7: how much more the next gain of the resource brings."""
    first = seat * BUILDING_SLOTS
    slots = _extra_slots(state, seat, resource)
    return sum([BUILDINGS[state.buildings[first + slot]].amount for slot in slots])


# --- order cards ---------------------------------------------------------------------------------


def draw_order(state: Position, seat: Seat, chance: Chance, log: Log) -> bool:
    """FRO-7.1: a card for the seat, face up; whether it got or will get one."""
    if state.screen:
        kind = _draw_from_pile(state, seat, log)
        if kind == NONE:
            return True
    else:
        kind = draw_card(state, chance, log)
        if kind == NONE:
            return False  # FRO-7.9: the rest of the gain is lost
    state.orders[seat * KINDS + kind] += 1
    if log:
        cheese, age = KIND_NAMES[kind]
        tell(state, log, seat, "event-draw", "FRO-7.1", cheese=cheese, age=age)
    return True


def _draw_from_pile(state: Position, seat: Seat, log: Log) -> int:
    """In a secret turn each seat has a pile of its own; past its end it has to wait for a card."""
    screen = state.screen[0]
    taken = screen.taken[seat]
    if taken == len(screen.piles[seat]):
        screen.owed[seat] += 1
        if log:
            tell(state, log, seat, "event-owed", "FRO-2.13")
        return NONE
    screen.taken[seat] = taken + 1
    log.border(seat)
    return screen.piles[seat][taken]


def draw_card(state: Position, chance: Chance, log: Log) -> int:
    """The kind of a card from the deck, NONE if there is no card anywhere.

    FRO-1.8: nobody knows the order of the deck, so chance is asked at the draw.
    """
    if not any(state.deck):
        _refill_deck(state, log)
        if not any(state.deck):
            return NONE
    kind = chance.draw("order", state.deck)
    state.deck[kind] -= 1
    return kind


def _refill_deck(state: Position, log: Log) -> None:
    """FRO-7.8, FRO-13.11: the discards; FRO-7.9: then the completed cards of all players."""
    if any(state.discards):
        state.deck = state.discards
        state.discards = [0] * KINDS
    else:
        state.deck = [sum(state.filed[kind::KINDS]) for kind in range(KINDS)]
        state.filed = [0] * len(state.filed)
    if log and any(state.deck):
        log.tell("event-reshuffle", count=sum(state.deck), rules=("FRO-7.8", "FRO-7.9"))


# --- giving away ---------------------------------------------------------------------------------


def discard(state: Position, seat: Seat, resource: int, order: int, log: Log) -> None:
    """FRO-9.8: one unused resource; a card goes to the discard pile (FRO-7.8)."""
    if resource == ORDER:
        state.orders[seat * KINDS + order] -= 1
        if state.screen:
            state.screen[0].aside[seat * KINDS + order] += 1
        else:
            state.discards[order] += 1
    else:
        state.stock[seat * TOKEN_TYPES + resource] -= 1
    if log:
        if resource == ORDER:
            cheese, age = KIND_NAMES[order]
            tell(state, log, seat, "event-give-order", "FRO-7.8", cheese=cheese, age=age)
        else:
            tell(state, log, seat, "event-give", "FRO-9.8", goods=RESOURCES[resource], count=1)
