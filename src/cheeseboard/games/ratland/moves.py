"""All moves of RatLand.

    keep ninja          keep this clan card, drop the other
    side aggressive     lay the board with this side up
    put dump 5          behind the screen: 5 rats from the pantry to the dump; or 1
    take dump           behind the screen: one of them back to the pantry
    hide nothing        behind the screen: all cheese stays in the pantry; or `hide piece`
    done                the plan stands
    ready               its seat waits for the others
    move dump>city      Athletes: one rat from the dump to the city; `stay` when all stand well
    add black           Corrupt: a black piece into the bag; or `add nothing`
    wound 2             fight: a rat of seat 2 to its infirmary
    draw piece          Recyclers, Scavengers: one more piece from the bag; or `draw nothing`
    return black        Rat in a helmet: a black piece back into the bag; or `return nothing`
    swap healthy        Silence of the ratlings: a rat for a piece of cheese; or infirmary, nothing
    brew 1              Alchemists: so many pieces of cheese become rats

A plan is a line of moves in any order: rats are put into places and taken back until the plan is
done; the rest guards the pantry. Whoever puts needs no more moves than rats, and how often a seat
may change its mind is limited, so every plan ends, whoever makes it.
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
PUT: Final = 2
TAKE: Final = 3
HIDE: Final = 4
DONE: Final = 5
READY_UP: Final = 6
STEP: Final = 7
STAY: Final = 8
ADD: Final = 9
WOUND: Final = 10
DRAW_ONE: Final = 11
GIVE_BACK: Final = 12
SWAP: Final = 13
BREW: Final = 14

AWAY: Final = (BEDROOM, DUMP, CITY, FIELD, PIPE_LEFT, PIPE_RIGHT)
"""The places into which a plan puts rats; the others stay in the pantry."""
SINGLE: Final = 1
GROUP: Final = 5
"""How many rats one move puts into a place."""
MOST_CHANGES: Final = 99
"""How often a seat may change its mind in one plan."""


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


def _all_moves() -> Iterator[Move]:
    make = catalogue.numbered(Move)
    for clan, name in enumerate(CLAN_NAMES):
        yield make(f"keep {name}", KEEP, value=clan)
    yield make("side normal", SIDE, value=NORMAL)
    yield make("side aggressive", SIDE, value=AGGRESSIVE)
    for count in (SINGLE, GROUP):
        for place in AWAY:
            yield make(f"put {PLACE_NAMES[place]} {count}", PUT, place=place, value=count)
    for place in AWAY:
        yield make(f"take {PLACE_NAMES[place]}", TAKE, place=place)
    yield make("hide nothing", HIDE, value=0)
    yield make("hide piece", HIDE, value=1)
    yield make("done", DONE)
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
PUTS: Final = _of(PUT)
"""First those of single rats, then those of groups, each for all places."""
TAKES: Final = _of(TAKE)
HIDES: Final = _of(HIDE)
"""HIDES[count]: none, or one piece."""
PLAN_DONE: Final = CATALOGUE.read("done")
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
