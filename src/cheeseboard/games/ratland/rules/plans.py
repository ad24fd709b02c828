"""Phase 2: plans behind the screens, the reveal, the Athletes (RAT-4, RAT-15.22)."""

from collections.abc import Sequence
from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.ratland.box import (
    ATHLETES,
    BEDROOM,
    CITY,
    DUMP,
    FIELD,
    GET_READY,
    INFIRMARY,
    MOST_AT_HOME,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
    PLACES,
    RAT_MOVES,
    SAFE_SPOT,
    TUNNELS,
    ZONES,
)
from cheeseboard.games.ratland.moves import (
    ASKED,
    HIDE,
    HIDES,
    MORE,
    MOST_AT_ONCE,
    PLACE,
    PLACINGS,
    READINESS,
    SIDE,
    SIDES,
    STAY,
    STAYING,
    STEPS,
    Move,
)
from cheeseboard.games.ratland.rules.opening import side_before_choice
from cheeseboard.games.ratland.rules.stock import healthy, is_late, owners
from cheeseboard.games.ratland.state import (
    ATTACK,
    CHOOSE_SIDE,
    GET_SET,
    HIDE_PIECE,
    MOVES,
    PLACE_FIRST,
    PLACE_LAST,
    READY,
    Position,
)

SIDE_NAMES: Final = ("normal", "aggressive")

# --- behind the screen ---------------------------------------------------------------------------


def begin_plans(state: Position) -> None:
    """RAT-4.3, RAT-4.4: every healthy rat stands in the pantry until it is sent elsewhere."""
    for seat in range(state.seats):
        clear_plan(state, seat)


def clear_plan(state: Position, seat: Seat) -> None:
    first = seat * INFIRMARY
    state.plans[first : first + INFIRMARY] = [0] * PANTRY + [healthy(state, seat)]
    state.plan_sides[seat] = state.plan_hides[seat] = NONE
    state.steps[seat] = next_step(state, seat, NONE)


def is_side_asked(state: Position) -> bool:
    """RAT-14.1."""
    board = state.variant.board
    return board == "secret_each_round" or (board == "secret" and state.round == 1)


def is_hiding_asked(state: Position, seat: Seat) -> bool:
    """RAT-13.7."""
    return state.event == SAFE_SPOT and state.cheese[seat] > 0


def is_asked(state: Position, seat: Seat, step: int) -> bool:
    """Whether the seat must decide this step of its plan, as far as it has come.

    RAT-4.5: only healthy rats are placed. RAT-4.8: without any there is nothing to place.
    """
    if step == CHOOSE_SIDE:
        return is_side_asked(state)
    if step <= PLACE_LAST:
        if step == PLACE_LAST and state.event == GET_READY:
            return False
        return state.plans[seat * INFIRMARY + PANTRY] > 0
    if step == HIDE_PIECE:
        return is_hiding_asked(state, seat)
    return is_side_asked(state) or is_hiding_asked(state, seat) or healthy(state, seat) > 0


def next_step(state: Position, seat: Seat, step: int) -> int:
    """The step after this one; NONE stands before the first."""
    for following in range(max(step + 1, CHOOSE_SIDE), READY):
        if is_asked(state, seat, following):
            return following
    return READY


def plan_moves(state: Position, seat: Seat) -> Sequence[Move]:
    step = state.steps[seat]
    if step == CHOOSE_SIDE:
        return SIDES
    if step == HIDE_PIECE:
        return HIDES
    if step == GET_SET:
        return [READINESS]
    place = ASKED[step - PLACE_FIRST]
    rest = state.plans[seat * INFIRMARY + PANTRY]
    if place == BEDROOM and state.event == GET_READY:
        return PLACINGS[place][: min(rest, MOST_AT_HOME) + 1]  # RAT-13.13
    if rest < MOST_AT_ONCE:
        return PLACINGS[place][: rest + 1]  # RAT-4.2
    return [*PLACINGS[place], MORE[place]]


def plan(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RAT-4.1: one step of a plan, known to its owner alone (RAT-4.6)."""
    step = state.steps[seat]
    if move.kind == PLACE:
        _place(state, seat, move, log)
        if move.is_more:
            step -= 1
    elif move.kind == SIDE:
        state.plan_sides[seat] = move.value
        if log:
            side = SIDE_NAMES[move.value]
            log.tell("event-plan-side", seat=seat, side=side, rules=("RAT-14.1",), to=(seat,))
    elif move.kind == HIDE:
        state.plan_hides[seat] = move.value
        if log:
            hides = move.value
            log.tell("event-plan-hide", seat=seat, count=hides, rules=("RAT-13.7",), to=(seat,))
    elif log:
        log.tell("event-ready", seat=seat, rules=("RAT-4.6",), to=(seat,))
    state.steps[seat] = next_step(state, seat, step)
    if state.event == GET_READY and state.steps[seat] > PLACE_LAST:
        _send_the_rest(state, seat)


def _place(state: Position, seat: Seat, move: Move, log: Log) -> None:
    first = seat * INFIRMARY
    state.plans[first + move.place] += move.value
    state.plans[first + PANTRY] -= move.value
    if log:
        zone = PLACE_NAMES[move.place]
        count = move.value
        log.tell("event-place", seat=seat, zone=zone, count=count, rules=("RAT-4.1",), to=(seat,))


def _send_the_rest(state: Position, seat: Seat) -> None:
    """RAT-13.13: nobody else may stay at home, so what is left goes into the last pipe."""
    first = seat * INFIRMARY
    state.plans[first + PIPE_RIGHT] += state.plans[first + PANTRY]
    state.plans[first + PANTRY] = 0


# --- the reveal ----------------------------------------------------------------------------------


def await_plans(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-4.6: all screens go together when the last seat is ready."""
    for step in state.steps:
        if step != READY:
            return True
    log.border()
    for seat in range(state.seats):
        reveal(state, seat, log)
    state.queue = [seat for seat in owners(state, ATHLETES) if healthy(state, seat)]
    state.rat_moves = RAT_MOVES[is_late(state)]
    state.phase = MOVES
    return False


def reveal(state: Position, seat: Seat, log: Log) -> None:
    plan = state.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
    state.rats[seat * PLACES : seat * PLACES + INFIRMARY] = plan
    state.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY] = [0] * INFIRMARY
    if log:
        log.tell(
            "event-plan",
            seat=seat,
            dump=plan[DUMP],
            city=plan[CITY],
            field=plan[FIELD],
            left=plan[PIPE_LEFT],
            right=plan[PIPE_RIGHT],
            bedroom=plan[BEDROOM],
            pantry=plan[PANTRY],
            rules=("RAT-4.6",),
        )
    if state.plan_sides[seat] != NONE:
        state.sides[seat] = state.plan_sides[seat]
        state.plan_sides[seat] = NONE
        if log:
            side = SIDE_NAMES[state.sides[seat]]
            log.tell("event-side", seat=seat, side=side, rules=("RAT-14.1",))
    if state.plan_hides[seat] != NONE:
        state.hidden[seat] = state.plan_hides[seat]
        state.plan_hides[seat] = NONE
        if log and state.hidden[seat]:
            log.tell("event-hides", seat=seat, rules=("RAT-13.7",))


def forget_sides(state: Position) -> None:
    """RAT-14.1: sides that are chosen anew every round say nothing about the next one."""
    if state.variant.board == "secret_each_round":
        state.sides = [side_before_choice(state.variant)] * state.seats


# --- Athletes ------------------------------------------------------------------------------------


def await_athletes(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-4.7, RAT-15.22: nobody else moves a rat any more."""
    if state.queue:
        return True
    note_tunnels(state)
    state.phase = ATTACK
    return False


def athletes_moves(state: Position, seat: Seat) -> Sequence[Move]:
    """RAT-15.22; RAT-13.14: the limit of Get ready! holds."""
    first = seat * PLACES
    found: list[Move] = [STAYING]
    is_limited = state.event == GET_READY
    at_home = state.rats[first + BEDROOM] + state.rats[first + PANTRY]
    for zone in ZONES:
        if not state.rats[first + zone]:
            continue
        if not is_limited or zone >= BEDROOM or at_home < MOST_AT_HOME:
            found += STEPS[zone]
        else:
            found += [move for move in STEPS[zone] if move.target < BEDROOM]
    return found


def move_rat(state: Position, seat: Seat, move: Move, log: Log) -> None:
    if move.kind == STAY:
        _next_athletes(state)
        return
    state.rats[seat * PLACES + move.place] -= 1
    state.rats[seat * PLACES + move.target] += 1
    if log:
        origin, target = PLACE_NAMES[move.place], PLACE_NAMES[move.target]
        log.tell("event-move", seat=seat, origin=origin, target=target, rules=("RAT-15.22",))
    state.rat_moves -= 1
    if state.rat_moves == 0:
        _next_athletes(state)


def _next_athletes(state: Position) -> None:
    state.queue.pop(0)
    state.rat_moves = RAT_MOVES[is_late(state)]


def note_tunnels(state: Position) -> None:
    """RAT-13.15: what counts is whom a seat sent, whatever happens to them."""
    for seat in range(state.seats):
        first = seat * PLACES
        state.sent[seat] = sum(1 << tunnel for tunnel in TUNNELS if state.rats[first + tunnel])
