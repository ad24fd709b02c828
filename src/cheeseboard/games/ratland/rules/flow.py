"""The course of a match: which phase follows which, who decides, what moves there are."""

from collections.abc import Callable, Sequence
from typing import Final

from cheeseboard.game import NONE, Chance, Log, Options, Seat
from cheeseboard.games.ratland.moves import DRAWS, Move
from cheeseboard.games.ratland.rules import dawn, home, plans, raids, search
from cheeseboard.games.ratland.rules.setup import (
    await_clans,
    clan_moves,
    first_position,
    keep_clan,
)
from cheeseboard.games.ratland.state import (
    ATTACK,
    BRIBE,
    CLAN_CHOICE,
    DRAW,
    EFFECTS,
    EMPTY,
    EVENING,
    EVENT,
    EXTRA,
    FEEDING,
    FIGHT,
    FILL,
    GROWTH,
    LEFTOVERS,
    MOVES,
    NIGHT,
    OVER,
    PLANS,
    PUT_BACK,
    READY,
    RETURN,
    SWAPS,
    Position,
)

Stage = Callable[[Position, Chance, Log], bool]
"""Carries on with a phase as far as it can; true if somebody must decide first."""


def _end(state: Position, chance: Chance, log: Log) -> bool:
    return True


STAGES: Final[dict[int, Stage]] = {  # RAT-3.1
    CLAN_CHOICE: await_clans,
    EVENT: dawn.begin_round,
    PLANS: plans.await_plans,
    MOVES: plans.await_athletes,
    ATTACK: raids.attack,
    GROWTH: home.grow,
    RETURN: home.come_home,
    FILL: search.fill_bag,
    BRIBE: search.await_bribe,
    FIGHT: search.await_fight,
    DRAW: search.draw,
    EXTRA: search.await_extra,
    PUT_BACK: search.await_put_back,
    EFFECTS: search.settle,
    LEFTOVERS: search.await_leftovers,
    EMPTY: search.empty_bag,
    SWAPS: home.await_swaps,
    FEEDING: home.feed,
    EVENING: home.await_evening,
    NIGHT: home.end_round,
    OVER: _end,
}


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    state = first_position(options, seats, chance, log)
    advance(state, chance, log)
    return state


def advance(state: Position, chance: Chance, log: Log) -> None:
    """Carry out everything that needs no decision."""
    while not STAGES[state.phase](state, chance, log):
        pass


def to_act(state: Position) -> tuple[Seat, ...]:
    """RAT-1.8: together where the rules say so, else one after the other."""
    phase = state.phase
    if phase == PLANS:
        return tuple([seat for seat, step in enumerate(state.steps) if step != READY])
    if phase == OVER:
        return ()
    if phase == CLAN_CHOICE:
        return tuple([seat for seat, kept in enumerate(state.clan_choices) if kept == NONE])
    if phase == SWAPS:
        return tuple([seat for seat, answer in enumerate(state.answers) if answer == NONE])
    return (state.queue[0],)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    """RAT-15.2: every ability that may be declined has a move that does nothing."""
    if seat not in to_act(state):
        return ()
    phase = state.phase
    if phase == PLANS:
        return plans.plan_moves(state, seat)
    if phase == MOVES:
        return plans.athletes_moves(state, seat)
    if phase == PUT_BACK:
        return search.put_back_moves(state)
    if phase in (EXTRA, LEFTOVERS):
        return DRAWS
    if phase == BRIBE:
        return search.bribe_moves(state, seat)
    if phase == FIGHT:
        return search.wound_moves(state, seat)
    if phase == SWAPS:
        return home.swap_moves(state, seat)
    if phase == EVENING:
        return home.brew_moves(state, seat)
    return clan_moves(state, seat)


def apply(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    phase = state.phase
    if phase == PLANS:
        plans.plan(state, seat, move)
    elif phase == MOVES:
        plans.move_rat(state, seat, move, log)
    elif phase == PUT_BACK:
        search.put_back(state, seat, move, log)
    elif phase in (EXTRA, LEFTOVERS):
        search.draw_extra(state, seat, move, chance, log)
    elif phase == BRIBE:
        search.bribe(state, seat, move, log)
    elif phase == FIGHT:
        search.choose_wound(state, move, log)
    elif phase == SWAPS:
        home.answer_swap(state, seat, move, log)
    elif phase == EVENING:
        home.brew(state, seat, move, log)
    else:
        keep_clan(state, seat, move, log)
    advance(state, chance, log)
