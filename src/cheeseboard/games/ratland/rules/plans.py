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
    AWAY,
    DONE,
    GROUP,
    HIDES,
    MOST_CHANGES,
    PLAN_DONE,
    PUT,
    PUTS,
    READINESS,
    READY_UP,
    SIDE,
    SIDES,
    STAY,
    STAYING,
    STEPS,
    TAKE,
    TAKES,
    Move,
)
from cheeseboard.games.ratland.rules.setup import side_before_choice
from cheeseboard.games.ratland.rules.stock import healthy, is_late, owners
from cheeseboard.games.ratland.state import (
    ATTACK,
    CHOOSE_SIDE,
    GET_SET,
    MOVES,
    PLACE_RATS,
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
    """RAT-4.8: who has nothing to decide is ready at once."""
    first = seat * INFIRMARY
    rats = healthy(state, seat)
    state.plans[first : first + INFIRMARY] = [0] * PANTRY + [rats]
    state.plan_sides[seat] = NONE
    is_hiding = is_hiding_asked(state, seat)
    state.plan_hides[seat] = 1 if is_hiding else NONE  # RAT-13.7: hiding never hurts
    state.changes[seat] = 0
    if is_side_asked(state):
        state.steps[seat] = CHOOSE_SIDE
    else:
        state.steps[seat] = PLACE_RATS if rats or is_hiding else READY


def is_fresh(state: Position, seat: Seat) -> bool:
    """Whether the seat has not touched its plan."""
    if state.steps[seat] != PLACE_RATS:
        return state.steps[seat] == CHOOSE_SIDE
    is_untouched = state.plan_sides[seat] == NONE and not state.changes[seat]
    return is_untouched and not any(state.plans[seat * INFIRMARY : seat * INFIRMARY + PANTRY])


def is_side_asked(state: Position) -> bool:
    """RAT-14.1."""
    board = state.variant.board
    return board == "secret_each_round" or (board == "secret" and state.round == 1)


def is_hiding_asked(state: Position, seat: Seat) -> bool:
    """RAT-13.7."""
    return state.event == SAFE_SPOT and state.cheese[seat] > 0


def plan_moves(state: Position, seat: Seat) -> Sequence[Move]:
    step = state.steps[seat]
    if step == CHOOSE_SIDE:
        return SIDES
    if step == GET_SET:
        return [READINESS]
    found = put_moves(state, seat)
    if state.changes[seat] < MOST_CHANGES:
        found += change_moves(state, seat)
    if not surplus(state, seat):
        found.append(PLAN_DONE)
    return found


def put_moves(state: Position, seat: Seat) -> list[Move]:
    """RAT-4.1, RAT-4.2: any rat to any place. RAT-4.5: all that are placed are healthy."""
    first = seat * INFIRMARY
    rest = state.plans[first + PANTRY]
    found = PUTS[:] if rest >= GROUP else PUTS[: len(AWAY)] if rest else []
    if state.event == GET_READY:  # RAT-13.13
        room = MOST_AT_HOME - state.plans[first + BEDROOM]
        return [move for move in found if move.place != BEDROOM or move.value <= room]
    return found


def change_moves(state: Position, seat: Seat) -> list[Move]:
    """RAT-4.6: whatever was decided can be decided otherwise."""
    first = seat * INFIRMARY
    found = [move for move in TAKES if state.plans[first + move.place]]
    if state.plan_sides[seat] != NONE:
        found.append(SIDES[1 - state.plan_sides[seat]])
    if state.plan_hides[seat] != NONE:
        found.append(HIDES[1 - state.plan_hides[seat]])
    return found


def surplus(state: Position, seat: Seat) -> int:
    """RAT-13.13: how many rats must still leave home; as many as like may otherwise stay."""
    if state.event != GET_READY:
        return 0
    first = seat * INFIRMARY
    return max(state.plans[first + BEDROOM] + state.plans[first + PANTRY] - MOST_AT_HOME, 0)


def plan(state: Position, seat: Seat, move: Move) -> None:
    """RAT-4.1: one step of a plan, known to its owner alone (RAT-4.6); the reveal tells it all."""
    if move.kind == PUT:
        _shift(state, seat, move.place, move.value)
    elif move.kind == DONE:
        state.steps[seat] = GET_SET
    elif move.kind == READY_UP:
        state.steps[seat] = READY
    elif state.steps[seat] == CHOOSE_SIDE:
        state.plan_sides[seat] = move.value
        state.steps[seat] = PLACE_RATS
    else:
        _change(state, seat, move)


def _change(state: Position, seat: Seat, move: Move) -> None:
    state.changes[seat] += 1
    if move.kind == TAKE:
        _shift(state, seat, move.place, -1)
    elif move.kind == SIDE:
        state.plan_sides[seat] = move.value
    else:
        state.plan_hides[seat] = move.value


def _shift(state: Position, seat: Seat, place: int, count: int) -> None:
    """Rats from the pantry to a place, or back if there are fewer than none."""
    first = seat * INFIRMARY
    state.plans[first + place] += count
    state.plans[first + PANTRY] -= count


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
    state.last_plans[seat * INFIRMARY : (seat + 1) * INFIRMARY] = plan
    state.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY] = [0] * INFIRMARY
    state.changes[seat] = 0
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
