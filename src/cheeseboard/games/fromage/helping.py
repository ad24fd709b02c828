"""Numbers for the help of Fromage, from what a person is shown."""

from collections.abc import Mapping, Sequence
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.box import (
    KINDS,
    LIVESTOCK,
    POSITIONS,
    RESOURCES,
    SPACE_KIND,
    STRUCTURE,
    TABLES,
    TOKEN_TYPES,
    VENUES,
    WORKERS,
)
from cheeseboard.games.fromage.moves import BUILD, GATHER, MAKE, MILK, POWER, Move
from cheeseboard.games.fromage.rules import moves as legal
from cheeseboard.games.fromage.rules.ending import LINES
from cheeseboard.games.fromage.rules.wheel import front_slot, front_venue, quarter, supply
from cheeseboard.games.fromage.state import ACTING, Position
from cheeseboard.games.fromage.worth import gains, worth_with_order

GAINS: Final = {
    "bistro_gain": "bistro",
    "fair_gain": "festival",
    "shop_gain": "fromagerie",
    "cities_gain": "villes",
    "kitchen_gain": "fruit",
}
"""Facts about a move, and their lines of the score sheet."""
FREE: Final = (BUILD, MILK, POWER)
"""Steps that may need no worker."""


def facts(view: Position, seat: Seat) -> Mapping[str, int]:
    """What the seat has, what has come in front of it, and what it can still do in this turn.

    `jobs` are kinds of work that a worker at home could do; of `free` steps none needs a worker;
    `back` is the turn in which the first worker is home if all are away; `fitting` are kinds of
    open orders that could be completed now.
    """
    first = seat * TOKEN_TYPES
    steps = _steps(view, seat)
    jobs = {(move.kind, move.slot) for move in steps if move.worker != NONE}
    venue = VENUES[front_venue(view, seat)]
    is_fresh = not (view.makes[seat] or view.gathers[seat])
    return {
        **{name: int(venue == name) for name in VENUES},
        "arrived": int(bool(jobs) and is_fresh and 1 < view.turn <= 1 + POSITIONS),
        "home": len(supply(view, seat)),
        "back": min(view.homes[seat * WORKERS : (seat + 1) * WORKERS]),
        "jobs": len(jobs),
        "free": sum(move.worker == NONE and move.kind in FREE for move in steps),
        "makes": sum(kind == MAKE for kind, _ in jobs),
        "last": int(view.is_announced),
        "tokens": view.tokens[seat],
        "structures": view.stock[first + STRUCTURE],
        "livestock": view.stock[first + LIVESTOCK],
        "fitting": len({SPACE_KIND[move.space] for move in steps if _fits_order(view, seat, move)}),
        "cards": sum(view.orders[seat * KINDS : (seat + 1) * KINDS]),
        "completed": view.completed[seat],
        "jams": view.jams[seat],
        "berries": view.berries[seat],
        "used": view.jams[seat] + view.berries[seat],
        "product": view.jams[seat] * view.berries[seat],
    }


def _steps(view: Position, seat: Seat) -> Sequence[Move]:
    """What the seat could do in its turn; nothing while it is asked something, or is done."""
    if view.phase != ACTING or view.ended[seat] or view.frames[seat]:
        return []
    return legal(view, seat)


def _fits_order(view: Position, seat: Seat, move: Move) -> bool:
    """Whether a step places a cheese that an open order asks for."""
    return move.space != NONE and bool(view.orders[seat * KINDS + SPACE_KIND[move.space]])


def move_facts(view: Position, seat: Seat, moves: Sequence[Move]) -> Mapping[str, int]:
    """What a step gathers, and brings in points line by line, as if the match ended after it."""
    move = moves[0]
    lines = [0] * len(LINES)
    if view.phase == ACTING and move.kind in (MAKE, MILK, BUILD):
        lines = gains(view, seat, move)
    found = {name: lines[LINES.index(line)] for name, line in GAINS.items()}
    is_cheese = move.kind in (MAKE, MILK)
    ordered = worth_with_order(view, seat, move) if is_cheese else None
    for token in range(TOKEN_TYPES):
        found[f"gathers_{RESOURCES[token]}"] = int(_gathers(view, seat, move, token))
    return found | {
        "gain": sum(lines),
        "order": 0 if ordered is None else ordered - sum(lines),
        "pairs": int(is_cheese and _is_pair(view, seat, move.space)),
    }


def _gathers(view: Position, seat: Seat, move: Move, resource: int) -> bool:
    return move.kind == GATHER and quarter(view.variant, front_slot(view, seat)) == resource


def _is_pair(view: Position, seat: Seat, space: int) -> bool:
    """FRO-9.11: whether a cheese there would have the seat's own beside it."""
    for one, two in TABLES:
        if space in (one, two):
            return view.cheese[two if space == one else one] == seat
    return False
