"""The course of a turn (FRO-2.1) and how the game ends (FRO-10, FRO-15)."""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    KINDS,
    SPACE_NAMES,
    SPACES,
    VENUES,
    VILLES,
)
from cheeseboard.games.fromage.rules import corporation
from cheeseboard.games.fromage.rules.placing import is_free
from cheeseboard.games.fromage.rules.resources import draw_order
from cheeseboard.games.fromage.rules.wheel import bring_home, front_venue
from cheeseboard.games.fromage.state import ACTING, OVER, Position, Screen

END_RULES: Final = {
    "tokens": "FRO-10.2",
    "corporation": "FRO-13.12",
    "full": "FRO-15.1",
    "limit": "FRO-15.2",
}


def begin(state: Position, chance: Chance, log: Log) -> None:
    """FRO-2.1, FRO-2.2: the board has turned; workers come home, then all act."""
    seats = state.seats
    state.phase = ACTING
    state.turn += 1
    state.used = [0] * seats
    state.makes = [0] * seats
    state.gathers = [0] * seats
    state.ended = [False] * seats
    state.waited = [False] * seats
    if log:
        log.tell("event-turn", turn=state.turn, rules=("FRO-2.1",))
        for seat in range(seats):
            venue = VENUES[front_venue(state, seat)]
            log.tell("event-front", seat=seat, venue=venue, rules=("FRO-2.3",), to=(seat,))
    bring_home(state, log)
    if state.variant.is_screened:
        _raise_screen(state, chance)
    if state.corporation:
        corporation.begin_turn(state, chance, log)


def wait(state: Position, seat: Seat, log: Log) -> None:
    """FRO-2.17: not asked again until all others have ended the turn or wait too."""
    state.waited[seat] = True
    if log:
        log.tell("event-wait", seat=seat, rules=("FRO-2.17",))
    log.border(seat)


def end(state: Position, seat: Seat, chance: Chance, log: Log) -> None:
    """FRO-2.11: what has been done stays done; FRO-2.12: the last one ends the turn for all."""
    state.ended[seat] = True
    if log:
        log.tell("event-end", seat=seat, rules=("FRO-2.11",))
    log.border(seat)
    if all(state.ended):
        log.border()
        _finish_turn(state, chance, log)


def _finish_turn(state: Position, chance: Chance, log: Log) -> None:
    if state.screen:
        _drop_screen(state, chance, log)
    reason = end_reason(state)
    if reason:
        _finish(state, reason, log)
    else:
        begin(state, chance, log)


def end_reason(state: Position) -> str:
    """Why the game is over after this turn; empty if it goes on."""
    if state.is_announced:  # FRO-10.2, FRO-13.12
        return "tokens" if 0 in state.tokens else "corporation"
    if not any(is_free(state, space) for space in SPACES):  # FRO-15.1
        return "full"
    return "limit" if state.turn >= state.variant.round_limit else ""  # FRO-15.2


def _finish(state: Position, reason: str, log: Log) -> None:
    """FRO-10.2: the board is not turned again. FRO-10.5: the workers leave, the cheese counts.

    FRO-15.3: whatever the reason.
    """
    state.phase = OVER
    state.reason = reason
    state.stations = [NONE] * len(state.stations)
    state.homes = [NONE] * len(state.homes)
    if log:
        log.tell("event-over", rules=(END_RULES[reason],))


# --- turns in secret -----------------------------------------------------------------------------


def _raise_screen(state: Position, chance: Chance) -> None:
    """Keep the position that others go on seeing, and deal every seat an equal secret pile.

    Piles come first because a card drawn from a common deck would tell the others something.
    """
    seats = state.seats
    before = state.copy()
    cards = [kind for kind in range(KINDS) for _ in range(state.deck[kind])]
    share = len(cards) // seats
    dealt = chance.shuffle("piles", cards) if share else []
    state.screen = [
        Screen(
            before=before,
            piles=[dealt[seat * share : (seat + 1) * share] for seat in range(seats)],
            taken=[0] * seats,
            aside=[0] * (seats * KINDS),
            owed=[0] * seats,
        )
    ]


def _drop_screen(state: Position, chance: Chance, log: Log) -> None:
    """Now all see what everybody did; cards still owed are drawn clockwise from position 0."""
    screen = state.screen.pop()
    for seat in range(state.seats):
        for kind in screen.piles[seat][: screen.taken[seat]]:
            state.deck[kind] -= 1
        for kind in range(KINDS):
            state.discards[kind] += screen.aside[seat * KINDS + kind]
        if log:
            _tell_turn(state, screen.before, seat, log)
    for seat in range(state.seats):
        for _ in range(screen.owed[seat]):
            draw_order(state, seat, chance, log)


def _tell_turn(state: Position, before: Position, seat: Seat, log: Log) -> None:
    """What a seat did behind the screen, in short; towns by their names."""
    fresh = [
        SPACE_NAMES[space]
        for space in SPACES
        if state.cheese[space] == seat and before.cheese[space] == NONE
    ]
    if front_venue(state, seat) == VILLES:
        for name in fresh:
            log.tell("event-reveal-town", seat=seat, space=name, rules=("FRO-2.12",))
    elif fresh:
        log.tell(
            "event-reveal-cheese",
            seat=seat,
            spaces=", ".join(fresh),
            count=len(fresh),
            rules=("FRO-2.12",),
        )
    if state.gathers[seat]:
        log.tell("event-reveal-gather", seat=seat, rules=("FRO-2.12",))
    for slot in range(BUILDING_SLOTS):
        if (state.erected[seat] & ~before.erected[seat]) >> slot & 1:
            building = BUILDINGS[state.buildings[seat * BUILDING_SLOTS + slot]].id
            log.tell("event-build", seat=seat, building=building, rules=("FRO-8.2",))
