"""The rules of Fromage: who may act, legal moves, what moves do. Ids are those of RULES.md.

Each part of the rules has a module; functions that change a position are called with legal moves
only.
"""

from collections.abc import Sequence

from cheeseboard.game import Chance, Log, Seat
from cheeseboard.games.fromage.moves import (
    BUILD,
    CORPORATE,
    CORPORATES,
    COVER,
    DECIDE,
    DECISIONS,
    END,
    GATHER,
    GIVE,
    GIVE_NOTHING,
    MAKE,
    MILK,
    PAIRS,
    PICK,
    POWER,
    TAKES,
    WAIT,
    Move,
)
from cheeseboard.games.fromage.rules import actions, corporation, draft, placing, turns
from cheeseboard.games.fromage.rules.ending import outcome, standing
from cheeseboard.games.fromage.rules.setup import refuse, setup
from cheeseboard.games.fromage.rules.wheel import acting_seats
from cheeseboard.games.fromage.state import ACTING, COVERING, DRAFTING, OVER, Position

__all__ = ["apply", "moves", "outcome", "refuse", "setup", "standing", "to_act"]


def to_act(state: Position) -> tuple[Seat, ...]:
    if state.phase == ACTING:
        return acting_seats(state)
    if state.phase == OVER:
        return ()
    return draft.picking_seats(state) if state.phase == DRAFTING else draft.covering_seats(state)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    if seat not in to_act(state):
        return ()
    if state.phase == DRAFTING:
        return draft.picks(state, seat)
    if state.phase == COVERING:
        return draft.covers(state, seat)
    if state.frames[seat]:
        return _answers(state, seat)
    return actions.actions(state, seat)


def _answers(state: Position, seat: Seat) -> Sequence[Move]:
    """FRO-3.9: in the middle of an action nothing else can be done."""
    operation = state.frames[seat][0]
    if operation == placing.ASK_ORDER:
        return DECISIONS
    if operation == placing.ASK_TWO:
        return PAIRS
    if operation == placing.ASK_GIVE:
        return [*actions.gifts(state, seat), GIVE_NOTHING]
    if operation == actions.ASK_EXCHANGE:
        return actions.gifts(state, seat)
    if operation == corporation.ASK_CORPORATION:
        _, kind, slot = state.frames[seat]
        return [CORPORATES[space] for space in corporation.fitting_spaces(state, kind, slot)]
    return TAKES


def apply(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    kind = move.kind
    if kind == GATHER:
        actions.gather(state, seat, move, chance, log)
    elif kind == MAKE:
        actions.make(state, seat, move, chance, log)
    elif kind == MILK:
        actions.milk(state, seat, move, chance, log)
    elif kind == BUILD:
        actions.build(state, seat, move, log)
    elif kind == POWER:
        actions.use_power(state, seat, move, chance, log)
    elif kind == END:
        turns.end(state, seat, chance, log)
    elif kind == WAIT:
        turns.wait(state, seat, log)
    elif kind == PICK:
        draft.pick(state, seat, move, chance, log)
    elif kind == COVER:
        draft.cover(state, seat, move, chance, log)
    else:
        _answer(state, seat, move, chance, log)


def _answer(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """The answer to the question of the seat's frame."""
    operation = state.frames[seat][0]
    if move.kind == DECIDE:
        space = state.frames[seat][1]
        state.frames[seat] = []
        placing.decide_order(state, seat, space, move.order == 1, chance, log)
    elif move.kind == CORPORATE:
        corporation.choose_space(state, move.space, chance, log)
    elif move.kind == GIVE:
        if operation == placing.ASK_GIVE:
            placing.give_for_bonus(state, seat, move, log)
        else:
            actions.give_for_power(state, seat, move, log)
    elif operation == placing.ASK_LEDGER:
        placing.take_for_order(state, seat, move, chance, log)
    elif operation in (actions.ASK_POWER, actions.ASK_EXCHANGED):
        actions.take_from_power(state, seat, move, chance, log)
    else:
        placing.take_bonus(state, seat, move, chance, log)
