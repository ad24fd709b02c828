"""All moves of RatLand.

    keep ninja          keep this clan card, drop the other
    side aggressive     lay the board with this side up
    place dump 3        behind the screen: 3 rats to the dump
    place dump more     40 rats to the dump, and go on counting there
    hide piece          behind the screen: a piece of cheese to the bedroom; or `hide nothing`
    ready               the plan stands
    move dump>city      Athletes: one rat from the dump to the city; `stay` when all stand well
    add black           Corrupt: a black piece into the bag; or `add nothing`
    wound 2             fight: a rat of seat 2 to its infirmary
    draw piece          Recyclers, Scavengers: one more piece from the bag; or `draw nothing`
    return black        Rat in a helmet: a black piece back into the bag; or `return nothing`
    swap healthy        Silence of the ratlings: a rat for a piece of cheese; or infirmary, nothing
    brew 1              Alchemists: so many pieces of cheese become rats

A plan is a line of moves: one number for each place, bedroom, dump, city, field, left and right
pipe, as long as there are rats; the rest guards the pantry.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import catalogue
from cheeseboard.games.ratland.box import (
    BEDROOM,
    BREWS,
    CITY,
    CLAN_NAMES,
    COLOUR_NAMES,
    DUMP,
    FIELD,
    INFIRMARY,
    MOST_SEATS,
    PANTRY,
    PIPE_LEFT,
    PIPE_RIGHT,
    PLACE_NAMES,
    ZONES,
)
from cheeseboard.games.ratland.state import AGGRESSIVE, NO_SWAP, NONE, NORMAL

KEEP: Final = 0
SIDE: Final = 1
PLACE: Final = 2
HIDE: Final = 3
READY_UP: Final = 4
STEP: Final = 5
STAY: Final = 6
ADD: Final = 7
WOUND: Final = 8
DRAW_ONE: Final = 9
GIVE_BACK: Final = 10
SWAP: Final = 11
BREW: Final = 12

ASKED: Final = (BEDROOM, DUMP, CITY, FIELD, PIPE_LEFT, PIPE_RIGHT)
"""The places of a plan in the order in which they are asked for."""
MOST_AT_ONCE: Final = 40
"""A single move places fewer rats than this; `more` places exactly so many and goes on."""


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """A move of RatLand; what it has nothing to do with is NONE."""

    kind: int
    """One of the kinds above."""
    value: int = NONE
    """Clan, side, number of rats, of pieces, colour or seat; NONE for `nothing`, too."""
    place: int = NONE
    """Where rats go, or where a rat comes from."""
    target: int = NONE
    """Where the Athletes' rat goes."""
    is_more: bool = False


def _all_moves() -> Iterator[Move]:
    number = 0

    def make(text: str, kind: int, **fields: int) -> Move:
        nonlocal number
        number += 1
        return Move(number - 1, text, kind, **fields)  # type: ignore[arg-type]

    for clan, name in enumerate(CLAN_NAMES):
        yield make(f"keep {name}", KEEP, value=clan)
    yield make("side normal", SIDE, value=NORMAL)
    yield make("side aggressive", SIDE, value=AGGRESSIVE)
    for place in ASKED:
        for count in range(MOST_AT_ONCE):
            yield make(f"place {PLACE_NAMES[place]} {count}", PLACE, place=place, value=count)
        text = f"place {PLACE_NAMES[place]} more"
        yield make(text, PLACE, place=place, value=MOST_AT_ONCE, is_more=True)
    yield make("hide piece", HIDE, value=1)
    yield make("hide nothing", HIDE, value=0)
    yield make("ready", READY_UP)
    for place in ZONES:
        for target in ZONES:
            if place != target:
                text = f"move {PLACE_NAMES[place]}>{PLACE_NAMES[target]}"
                yield make(text, STEP, place=place, target=target)
    yield make("stay", STAY)
    for colour, name in enumerate(COLOUR_NAMES):
        yield make(f"add {name}", ADD, value=colour)
    yield make("add nothing", ADD)
    for seat in range(MOST_SEATS):
        yield make(f"wound {seat}", WOUND, value=seat)
    yield make("draw piece", DRAW_ONE, value=1)
    yield make("draw nothing", DRAW_ONE, value=0)
    for colour, name in enumerate(COLOUR_NAMES):
        yield make(f"return {name}", GIVE_BACK, value=colour)
    yield make("return nothing", GIVE_BACK)
    yield make("swap healthy", SWAP, value=PANTRY)
    yield make("swap infirmary", SWAP, value=INFIRMARY)
    yield make("swap nothing", SWAP, value=NO_SWAP)
    for count in range(max(BREWS) + 1):
        yield make(f"brew {count}", BREW, value=count)


CATALOGUE: Final = catalogue.Catalogue(_all_moves())


def _of(kind: int) -> list[Move]:
    return [move for move in CATALOGUE if move.kind == kind]


KEEPS: Final = _of(KEEP)
SIDES: Final = _of(SIDE)
PLACINGS: Final = [
    [move for move in _of(PLACE) if move.place == place and not move.is_more] for place in ZONES
]
"""PLACINGS[place][count]; empty for the pantry."""
MORE: Final = {move.place: move for move in _of(PLACE) if move.is_more}
HIDES: Final = _of(HIDE)
READINESS: Final = CATALOGUE.read("ready")
STEPS: Final = [[move for move in _of(STEP) if move.place == place] for place in ZONES]
"""STEPS[place]: the moves of a rat that stands there."""
STAYING: Final = CATALOGUE.read("stay")
ADDS: Final = _of(ADD)[:-1]
ADD_NOTHING: Final = CATALOGUE.read("add nothing")
WOUNDS: Final = _of(WOUND)
DRAWS: Final = _of(DRAW_ONE)
RETURNS: Final = _of(GIVE_BACK)[:-1]
RETURN_NOTHING: Final = CATALOGUE.read("return nothing")
SWAP_HEALTHY: Final = CATALOGUE.read("swap healthy")
SWAP_INFIRMARY: Final = CATALOGUE.read("swap infirmary")
SWAP_NOTHING: Final = CATALOGUE.read("swap nothing")
BREWINGS: Final = _of(BREW)
