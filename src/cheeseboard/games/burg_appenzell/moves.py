"""All moves of Burg Appenzell.

    place a1      set-up: a mouse from the reserve on an empty tower
    uncover K     lift the roof of room K
    enter a1      bring a mouse from the reserve to tower a1
    move e2>f2    one step; onto another mouse it begins or goes on with a run through it
    slide Nb      push the spare into slot Nb
    end           end the turn

A run through occupied cells is a line of steps: `move e2>f2`, `move f2>g2`. While it lasts, the
mouse that runs is meant, whoever stands on f2.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import catalogue
from cheeseboard.games.burg_appenzell.box import (
    CELL_NAMES,
    CELLS,
    RESERVE,
    ROOM_NAMES,
    ROOMS,
    SLOTS,
    STEP_CELLS,
    TOWERS,
)
from cheeseboard.games.burg_appenzell.state import NONE

PLACE: Final = 0
UNCOVER: Final = 1
ENTER: Final = 2
STEP: Final = 3
SLIDE: Final = 4
END: Final = 5


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """A move of Burg Appenzell; what it has nothing to do with is NONE."""

    kind: int
    """PLACE, UNCOVER, ENTER, STEP, SLIDE or END."""
    origin: int = NONE
    """Cell a step leaves; RESERVE for place and enter."""
    target: int = NONE
    """Cell a mouse goes to."""
    room: int = NONE
    slot: int = NONE


def _all_moves() -> Iterator[Move]:
    number = 0

    def make(text: str, kind: int, **fields: int) -> Move:
        nonlocal number
        number += 1
        return Move(number - 1, text, kind, **fields)

    for tower in TOWERS:
        yield make(f"place {CELL_NAMES[tower]}", PLACE, origin=RESERVE, target=tower)
    for room in ROOMS:
        yield make(f"uncover {ROOM_NAMES[room]}", UNCOVER, room=room)
    for tower in TOWERS:
        yield make(f"enter {CELL_NAMES[tower]}", ENTER, origin=RESERVE, target=tower)
    for cell in CELLS:
        for target in STEP_CELLS[cell]:
            text = f"move {CELL_NAMES[cell]}>{CELL_NAMES[target]}"
            yield make(text, STEP, origin=cell, target=target)
    for slot, name in enumerate(SLOTS):
        yield make(f"slide {name}", SLIDE, slot=slot)
    yield make("end", END)


CATALOGUE: Final = catalogue.Catalogue(_all_moves())

PLACES: Final = [move for move in CATALOGUE if move.kind == PLACE]
UNCOVERS: Final = {1 << move.room: move for move in CATALOGUE if move.kind == UNCOVER}
"""UNCOVERS[bit]: by the room as a bitmask."""
ENTRIES: Final = [move for move in CATALOGUE if move.kind == ENTER]
STEPS: Final = [[m for m in CATALOGUE if m.kind == STEP and m.origin == cell] for cell in CELLS]
"""STEPS[cell]: the steps that leave a cell."""
SLIDES: Final = [move for move in CATALOGUE if move.kind == SLIDE]
ENDING: Final = CATALOGUE.read("end")
