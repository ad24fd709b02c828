"""The Corporation, the rival of the solo game (FRO-13): automatic but for the player's choices."""

from typing import Final

from cheeseboard.game import NONE, Chance, Log
from cheeseboard.games.fromage.box import (
    CORPORATION,
    KIND_NAMES,
    KINDS,
    LEVEL_OF_RULE,
    SPACE_KIND,
    SPACE_NAMES,
    TRACK_TOKENS,
    VENUE_SPACES,
    VENUES,
)
from cheeseboard.games.fromage.rules.placing import is_free
from cheeseboard.games.fromage.rules.resources import draw_card
from cheeseboard.games.fromage.rules.wheel import front_slot
from cheeseboard.games.fromage.state import Corporation, Position

ASK_CORPORATION: Final = 9
"""Frame ASK_CORPORATION kind slot: on which space does its cheese go?"""

PLAYER: Final = 0
"""The only seat of a solo game (FRO-13.1)."""

NIGHT: Final = 4
"""Every fourth turn is a night shift (FRO-13.15)."""


def found_corporation(level: int) -> Corporation:
    """FRO-13.3, FRO-13.4, FRO-13.14: a head start is due to the left, then opposite."""
    due = [1, 2] if level >= LEVEL_OF_RULE["head_start"] else []
    return Corporation(tokens=TRACK_TOKENS[level], cards=[0] * KINDS, due=due)


def begin_turn(state: Position, chance: Chance, log: Log) -> None:
    """FRO-13.7: before the player it resolves a card, on a night shift two (FRO-13.15)."""
    corporation = state.corporation[0]
    is_night = state.turn % NIGHT == 0 and state.variant.level >= LEVEL_OF_RULE["night_shift"]
    corporation.due += [front_slot(state, PLAYER)] * (2 if is_night else 1)
    resolve(state, chance, log)


def resolve(state: Position, chance: Chance, log: Log) -> None:
    """FRO-13.7 to FRO-13.11, card after card, until all are done or the player has to choose.

    FRO-13.14: the cards of a head start come first.
    """
    corporation = state.corporation[0]
    while corporation.due:
        slot = corporation.due[0]
        is_ahead = is_head_start(state)
        if log and is_ahead:
            venue = VENUES[state.variant.venues[slot]]
            log.tell("event-head-start", venue=venue, rules=("FRO-13.14",))
        kind = draw_card(state, chance, log)
        if kind == NONE:  # FRO-13.11
            corporation.due.pop(0)
            continue
        if log:
            cheese, age = KIND_NAMES[kind]
            rule = "FRO-13.14" if is_ahead else "FRO-13.7"
            log.tell("event-corporation-draw", cheese=cheese, age=age, rules=(rule,))
        spaces = fitting_spaces(state, kind, slot)
        if len(spaces) > 1:
            state.frames[PLAYER] = [ASK_CORPORATION, kind, slot]
            return
        if spaces:
            place(state, kind, spaces[0], log)
        else:
            _keep_card(corporation, kind, log)


def is_head_start(state: Position) -> bool:
    """FRO-13.14: whether the card that is due comes before turn 1; the last one is of the turn."""
    return state.turn == 1 and len(state.corporation[0].due) > 1


def fitting_spaces(state: Position, kind: int, slot: int) -> list[int]:
    """FRO-13.8, FRO-13.9: free, open spaces of that kind; symbols do not matter."""
    venue = state.variant.venues[slot]
    return [
        space
        for space in VENUE_SPACES[venue]
        if SPACE_KIND[space] == kind and is_free(state, space)
    ]


def place(state: Position, kind: int, space: int, log: Log) -> None:
    """FRO-13.8: the leftmost token of the track; the card is discarded."""
    corporation = state.corporation[0]
    corporation.due.pop(0)
    corporation.tokens -= 1
    state.cheese[space] = CORPORATION
    state.discards[kind] += 1
    if log:
        name = SPACE_NAMES[space]
        log.tell("event-corporation-place", space=name, rules=("FRO-13.8",))
    if not corporation.tokens:  # FRO-13.12
        corporation.due.clear()
        state.is_announced = True
        if log:
            log.tell("event-corporation-last", rules=("FRO-13.12",))


def _keep_card(corporation: Corporation, kind: int, log: Log) -> None:
    """FRO-13.10."""
    corporation.due.pop(0)
    corporation.cards[kind] += 1
    if log:
        log.tell("event-corporation-card", rules=("FRO-13.10",))


def choose_space(state: Position, space: int, chance: Chance, log: Log) -> None:
    """FRO-13.8: the player has chosen; then on with what is due."""
    kind = state.frames[PLAYER][1]
    state.frames[PLAYER] = []
    place(state, kind, space, log)
    resolve(state, chance, log)
