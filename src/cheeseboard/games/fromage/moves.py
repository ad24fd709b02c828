"""All moves of Fromage.

gather 2 hard       put the hard worker on cell 2 of the quarter in front of you
make S21 soft       make a cheese on space S21 with the soft worker
milk 1 S11          use your first parlour; its bonus cheese goes to S11
build 3             erect the building of your third slot
power 1 bleu        put the blue worker on the building of your first slot
power 3             use the trade of the building of your third slot
order complete      complete an order with the cheese you have just placed
order keep          do not
take fruit          gain a berry
take fruit order    gain a berry and an order
give livestock      discard a livestock token in a trade
give order hard gold    discard that order card in a trade
give nothing        do not trade
wait                let the others act first
end                 end your turn
pick W1             draft: keep square W1
cover 2 W1          lay square W1 on your second slot
cover 2 print       leave the printed building of your second slot
corporation F43     solo: where the Corporation's cheese goes
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cheeseboard import catalogue
from cheeseboard.game import NONE
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    CELLS,
    KIND_NAMES,
    KINDS,
    ORDER,
    PARLOURS,
    RESOURCES,
    SPACE_NAMES,
    SPACES,
    SQUARE_NUMBERS,
    TYPES,
    WORKERS,
)

GATHER: Final = 0
MAKE: Final = 1
MILK: Final = 2
BUILD: Final = 3
POWER: Final = 4
DECIDE: Final = 5
TAKE: Final = 6
TAKE_TWO: Final = 7
GIVE: Final = 8
WAIT: Final = 9
END: Final = 10
PICK: Final = 11
COVER: Final = 12
CORPORATE: Final = 13


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """A move of Fromage; what it has nothing to do with is NONE."""

    kind: int
    """GATHER, MAKE and so on."""
    space: int = NONE
    worker: int = NONE
    cell: int = NONE
    """Cell of the quarter in front, from 0."""
    parlour: int = NONE
    slot: int = NONE
    """Slot of the own board, from 0."""
    resource: int = NONE
    second: int = NONE
    """The second of two resources."""
    order: int = NONE
    """Kind of the order card that is given; whether an order is completed (1) or kept (0)."""
    square: int = NONE


def _all_moves() -> Iterator[Move]:
    number = 0

    def make(text: str, kind: int, **fields: int) -> Move:
        nonlocal number
        number += 1
        return Move(number - 1, text, kind, **fields)

    for cell, count in enumerate(CELLS):
        for worker, name in enumerate(TYPES):
            yield make(f"gather {count} {name}", GATHER, cell=cell, worker=worker)
    for space in SPACES:
        for worker, name in enumerate(TYPES):
            yield make(f"make {SPACE_NAMES[space]} {name}", MAKE, space=space, worker=worker)
    for parlour in range(len(PARLOURS[0])):
        for space in SPACES:
            text = f"milk {parlour + 1} {SPACE_NAMES[space]}"
            yield make(text, MILK, parlour=parlour, space=space)
    for slot in range(BUILDING_SLOTS):
        yield make(f"build {slot + 1}", BUILD, slot=slot)
    for slot in range(BUILDING_SLOTS):
        for worker, name in enumerate(TYPES):
            yield make(f"power {slot + 1} {name}", POWER, slot=slot, worker=worker)
    for slot in range(BUILDING_SLOTS):
        yield make(f"power {slot + 1}", POWER, slot=slot)
    yield make("order complete", DECIDE, order=1)
    yield make("order keep", DECIDE, order=0)
    for resource, name in enumerate(RESOURCES):
        yield make(f"take {name}", TAKE, resource=resource)
    for one, two in combinations(range(len(RESOURCES)), 2):
        text = f"take {RESOURCES[one]} {RESOURCES[two]}"
        yield make(text, TAKE_TWO, resource=one, second=two)
    for resource in range(ORDER):
        yield make(f"give {RESOURCES[resource]}", GIVE, resource=resource)
    for order, (cheese, age) in enumerate(KIND_NAMES):
        yield make(f"give order {cheese} {age}", GIVE, resource=ORDER, order=order)
    yield make("give nothing", GIVE)
    yield make("wait", WAIT)
    yield make("end", END)
    for square in SQUARE_NUMBERS:
        yield make(f"pick {BUILDINGS[square].id}", PICK, square=square)
    for slot in range(BUILDING_SLOTS):
        yield make(f"cover {slot + 1} print", COVER, slot=slot)
        for square in SQUARE_NUMBERS:
            text = f"cover {slot + 1} {BUILDINGS[square].id}"
            yield make(text, COVER, slot=slot, square=square)
    for space in SPACES:
        yield make(f"corporation {SPACE_NAMES[space]}", CORPORATE, space=space)


CATALOGUE: Final = catalogue.Catalogue(_all_moves())


def _of(kind: int) -> list[Move]:
    return [move for move in CATALOGUE if move.kind == kind]


GATHERS: Final = [_of(GATHER)[cell * WORKERS :][:WORKERS] for cell in range(len(CELLS))]
"""GATHERS[cell][worker]."""
MAKES: Final = [_of(MAKE)[space * WORKERS :][:WORKERS] for space in SPACES]
"""MAKES[space][worker]."""
MILKS: Final = [_of(MILK)[parlour * len(SPACES) :][: len(SPACES)] for parlour in range(4)]
"""MILKS[parlour][space]."""
BUILDS: Final = _of(BUILD)
POWERS: Final = [_of(POWER)[slot * WORKERS :][:WORKERS] for slot in range(BUILDING_SLOTS)]
"""POWERS[slot][worker]."""
TRADES: Final = [move for move in _of(POWER) if move.worker == NONE]
"""TRADES[slot]."""
DECISIONS: Final = _of(DECIDE)
TAKES: Final = _of(TAKE)
PAIRS: Final = _of(TAKE_TWO)
GIVES: Final = _of(GIVE)[:ORDER]
ORDER_GIVES: Final = _of(GIVE)[ORDER : ORDER + KINDS]
"""ORDER_GIVES[kind]."""
GIVE_NOTHING: Final = _of(GIVE)[-1]
WAITING: Final = CATALOGUE.read("wait")
ENDING: Final = CATALOGUE.read("end")
PICKS: Final = {move.square: move for move in _of(PICK)}
COVERS: Final = [{move.square: move for move in _of(COVER) if move.slot == s} for s in range(4)]
"""COVERS[slot][square]; NONE for the print."""
CORPORATES: Final = _of(CORPORATE)
"""CORPORATES[space]."""
