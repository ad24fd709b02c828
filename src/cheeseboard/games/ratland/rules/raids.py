"""Phase 3: raids between neighbours (RAT-5), with deaths on aggressive boards (RAT-14.3 ff.).

Everything is worked out from the rats and the cheese present when the phase begins (RAT-5.5); only
then do cheese and rats move.
"""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.ratland.box import (
    BEDROOM,
    CONQUERORS,
    EXTRA_GUARDS,
    GET_READY,
    MASS_ATTACKS,
    NINJA,
    NINJA_RATS,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
    PLACES,
)
from cheeseboard.games.ratland.rules.stock import is_aggressor, is_before, is_late, tell_counts
from cheeseboard.games.ratland.state import GROWTH, Position

OTHER_PIPE: Final = {PIPE_LEFT: PIPE_RIGHT, PIPE_RIGHT: PIPE_LEFT}


def attack(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-5.9: raiders stay in their pipes, whatever comes of it."""
    if any(state.rats[PIPE_LEFT::PLACES]) or any(state.rats[PIPE_RIGHT::PLACES]):
        if state.seats == 2:
            raid_in_shared_pipes(state, log)
        else:
            raid_neighbours(state, log)
    state.phase = GROWTH
    return False


# --- strength and defence ------------------------------------------------------------------------


def strength(state: Position, seat: Seat, pipe: int) -> int:
    """RAT-5.1, RAT-5.2, RAT-13.2: an empty pipe is no raid and gets no bonus."""
    rats = state.rats[seat * PLACES + pipe]
    return rats + 1 if rats and state.event == MASS_ATTACKS else rats


def guards(state: Position, seat: Seat) -> int:
    """Real rats that guard the pantry; under Get ready! those in the bedroom too (RAT-13.13)."""
    rats = state.rats[seat * PLACES + PANTRY]
    return rats + state.rats[seat * PLACES + BEDROOM] if state.event == GET_READY else rats


def defence(state: Position, seat: Seat) -> int:
    """RAT-5.2, RAT-15.18."""
    if state.clans[seat] == CONQUERORS:
        return guards(state, seat) + EXTRA_GUARDS[is_late(state)]
    return guards(state, seat)


def claim(state: Position, seat: Seat, pipe: int, resistance: int) -> int:
    """RAT-5.3: what a raid wins if there is enough cheese.

    RAT-15.16: a claim by the Ninja's ability alone does not make the raid a won one.
    """
    won = max(strength(state, seat, pipe) - resistance, 0)
    return max(won, 1) if is_ninja_raid(state, seat, pipe) else won


def is_ninja_raid(state: Position, seat: Seat, pipe: int) -> bool:
    """RAT-15.14, RAT-15.15: rats are counted as placed."""
    if state.clans[seat] != NINJA:
        return False
    first = seat * PLACES
    is_late_stage = is_late(state)
    if state.rats[first + pipe] != NINJA_RATS[is_late_stage]:
        return False
    return is_late_stage or not state.rats[first + OTHER_PIPE[pipe]]


def unhidden(state: Position, seat: Seat) -> int:
    """RAT-13.7: cheese that can be taken."""
    return state.cheese[seat] - state.hidden[seat]


# --- three players and more ----------------------------------------------------------------------


def raid_neighbours(state: Position, log: Log) -> None:
    """RAT-5.4: each raid meets the full defence."""
    seats = state.seats
    claimed = [0] * seats
    looted = [0] * seats
    stolen = [0] * seats
    fallen_guards = [0] * seats
    failed: list[tuple[Seat, int]] = []
    for victim in range(seats):
        raiders = [
            (seat, pipe)
            for seat, pipe in (
                ((victim + 1) % seats, PIPE_RIGHT),  # RAT-1.1
                ((victim - 1) % seats, PIPE_LEFT),
            )
            if state.rats[seat * PLACES + pipe]
        ]
        if not raiders:
            continue
        resistance = defence(state, victim)
        claims = [claim(state, seat, pipe, resistance) for seat, pipe in raiders]
        loot = share_loot(state, raiders, claims, unhidden(state, victim))
        for (seat, pipe), wanted, count in zip(raiders, claims, loot, strict=True):
            claimed[seat] += wanted
            looted[seat] += count
            stolen[victim] += count
            tell_raid(state, seat, victim, pipe, resistance, wanted, count, log)
            if is_aggressor(state, seat):
                if strength(state, seat, pipe) > resistance:
                    fallen_guards[victim] += 1  # RAT-14.3
                else:
                    failed.append((seat, pipe))  # RAT-14.4
    carry_off(state, claimed, looted, stolen, log)
    for seat, pipe in failed:
        lose_raider(state, seat, pipe, log)
    for seat, count in enumerate(fallen_guards):
        for _ in range(count):  # RAT-14.5
            lose_guard(state, seat, NONE, log)


def share_loot(
    state: Position, raiders: list[tuple[Seat, int]], claims: list[int], cheese: int
) -> list[int]:
    """RAT-5.6: each gets its claim. RAT-5.7: if there is too little, one piece each in turn."""
    if sum(claims) <= cheese:
        return claims
    order = list(range(len(raiders)))
    if len(raiders) == 2 and begins_second(state, raiders):
        order.reverse()
    loot = [0] * len(raiders)
    while cheese:
        for index in order:
            if cheese and loot[index] < claims[index]:
                loot[index] += 1
                cheese -= 1
    return loot


def begins_second(state: Position, raiders: list[tuple[Seat, int]]) -> bool:
    """RAT-5.7: the stronger raider begins. RAT-5.8: equals in tie order."""
    (one, one_pipe), (other, other_pipe) = raiders
    difference = strength(state, other, other_pipe) - strength(state, one, one_pipe)
    return difference > 0 or (difference == 0 and is_before(state, other, one))


# --- two players ---------------------------------------------------------------------------------


def raid_in_shared_pipes(state: Position, log: Log) -> None:
    """RAT-1.2, RAT-16.7: rats in a shared pipe raid and hold it at once (RAT-5.10, RAT-5.13).

    RAT-5.11: the pantry defends both pipes. RAT-5.12: both payments are made together.
    """
    claims = [0, 0]
    loot = [0, 0]
    failed: list[tuple[Seat, int]] = []
    fallen_guards: list[tuple[Seat, int]] = []
    for seat in (0, 1):
        other = 1 - seat
        for pipe in (PIPE_LEFT, PIPE_RIGHT):
            if not state.rats[seat * PLACES + pipe]:
                continue
            facing = OTHER_PIPE[pipe]
            resistance = strength(state, other, facing) + defence(state, other)
            count = claim(state, seat, pipe, resistance)
            claims[seat] += count
            found = min(count, unhidden(state, other) - loot[seat])
            loot[seat] += found
            tell_raid(state, seat, other, pipe, resistance, count, found, log)
            if is_aggressor(state, seat):  # RAT-14.7
                if strength(state, seat, pipe) > resistance:
                    fallen_guards.append((other, facing))
                else:
                    failed.append((seat, pipe))
    carry_off(state, claims, loot, loot[::-1], log)
    for seat, pipe in failed:  # all failed raiders before any guard
        lose_raider(state, seat, pipe, log)
    for seat, pipe in fallen_guards:
        lose_guard(state, seat, pipe, log)


# --- cheese --------------------------------------------------------------------------------------


def carry_off(
    state: Position, claimed: list[int], looted: list[int], stolen: list[int], log: Log
) -> None:
    """RAT-5.6, RAT-5.12: all cheese changes hands together."""
    for seat in range(state.seats):
        state.cheese[seat] += looted[seat] - stolen[seat]
        if log and claimed[seat]:
            rule = "RAT-5.12" if state.seats == 2 else "RAT-5.6"
            log.tell("event-loot", seat=seat, count=looted[seat], rules=(rule,))
    tell_counts(log, "event-robbed", stolen, "RAT-5.6")


# --- deaths --------------------------------------------------------------------------------------


def lose_raider(state: Position, seat: Seat, pipe: int, log: Log) -> None:
    """RAT-14.4, RAT-14.6."""
    state.rats[seat * PLACES + pipe] -= 1
    state.rat_supply += 1
    if log:
        log.tell("event-raider-dies", seat=seat, zone=PLACE_NAMES[pipe], rules=("RAT-14.4",))


def lose_guard(state: Position, seat: Seat, pipe: int, log: Log) -> None:
    """RAT-14.3, RAT-14.5, RAT-14.6: from the shared pipe if there is one, or from the pantry.

    Under Get ready! the guards in the bedroom come last. Without a real rat nobody dies.
    """
    places = [PANTRY] if pipe == NONE else [pipe, PANTRY]
    if state.event == GET_READY:
        places.append(BEDROOM)
    for place in places:
        if state.rats[seat * PLACES + place]:
            state.rats[seat * PLACES + place] -= 1
            state.rat_supply += 1
            if log:
                log.tell("event-guard-dies", seat=seat, rules=("RAT-14.3",))
            return


def tell_raid(
    state: Position,
    seat: Seat,
    victim: Seat,
    pipe: int,
    resistance: int,
    count: int,
    loot: int,
    log: Log,
) -> None:
    """What the raid was worth, and what of it there was to take."""
    if log:
        log.tell(
            "event-foray",
            seat=seat,
            victim=victim,
            pipe=PLACE_NAMES[pipe],
            strength=strength(state, seat, pipe),
            defence=resistance,
            count=count,
            loot=loot,
            rules=("RAT-5.3",),
        )
