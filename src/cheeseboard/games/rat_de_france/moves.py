"""All moves of Rat de France.

place c0r2          set-up: the rat on a free flag cell of the start, column 0, row 2
discard idea        opening: lay a card open
bid straight        lay a card in the bid row, unseen
eat pepper          go to the front of the bid row
keep pepper         do not
pass                do nothing
move c7r2           carry out the card's action and end in column 7, row 2
swap red            change places with the red rat
take                take the token of the cell
sugar c7r2          eat sugar and carry out the stronger action
sugar swap red
sugar steal red     eat sugar and take the red rat's token
clover1 c7r2        eat clover and carry out the next action of the order row
clover2 take        the same with the one after next
prize sugar         choose a token after a stage
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import catalogue
from cheeseboard.games.rat_de_france.box import ACTIONS, COLOURS, TOKENS
from cheeseboard.games.rat_de_france.state import NONE
from cheeseboard.games.rat_de_france.track import CELL_NAMES, CELLS, START_CELLS

PLACE: Final = 0
DISCARD: Final = 1
BID: Final = 2
EAT: Final = 3
KEEP: Final = 4
PASS: Final = 5
MOVE: Final = 6
SWAP: Final = 7
TAKE: Final = 8
STEAL: Final = 9
CHOOSE: Final = 10

PLAIN: Final = 0
CLOVER1: Final = 1
CLOVER2: Final = 2
WITH_SUGAR: Final = 3
MODES: Final = ("", "clover1", "clover2", "sugar")
"""How an action is carried out; clover k is the k-th action behind the card."""


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """A move of Rat de France; what it has nothing to do with is NONE."""

    kind: int
    """PLACE, DISCARD, BID, EAT, KEEP, PASS, MOVE, SWAP, TAKE, STEAL or CHOOSE."""
    mode: int = PLAIN
    """PLAIN, CLOVER1, CLOVER2 or WITH_SUGAR."""
    cell: int = NONE
    """Cell a rat goes to."""
    rat: int = NONE
    """Seat of the other rat."""
    card: int = NONE
    token: int = NONE


def _all_moves() -> Iterator[Move]:
    number = 0

    def make(text: str, kind: int, **fields: int) -> Move:
        nonlocal number
        number += 1
        return Move(number - 1, " ".join(text.split()), kind, **fields)

    for cell in START_CELLS:
        yield make(f"place {CELL_NAMES[cell]}", PLACE, cell=cell)
    for card, name in enumerate(ACTIONS):
        yield make(f"discard {name}", DISCARD, card=card)
    for card, name in enumerate(ACTIONS):
        yield make(f"bid {name}", BID, card=card)
    yield make("eat pepper", EAT)
    yield make("keep pepper", KEEP)
    yield make("pass", PASS)
    for mode, name in enumerate(MODES):
        for cell in CELLS:
            yield make(f"{name or 'move'} {CELL_NAMES[cell]}", MOVE, mode=mode, cell=cell)
        for rat, colour in enumerate(COLOURS):
            yield make(f"{name} swap {colour}", SWAP, mode=mode, rat=rat)
        if mode != WITH_SUGAR:
            yield make(f"{name} take", TAKE, mode=mode)
    for rat, colour in enumerate(COLOURS):
        yield make(f"sugar steal {colour}", STEAL, mode=WITH_SUGAR, rat=rat)
    for token, name in enumerate(TOKENS):
        yield make(f"prize {name}", CHOOSE, token=token)


CATALOGUE: Final = catalogue.Catalogue(_all_moves())

PLACES: Final = [move for move in CATALOGUE if move.kind == PLACE]
DISCARDS: Final = [move for move in CATALOGUE if move.kind == DISCARD]
BIDS: Final = [move for move in CATALOGUE if move.kind == BID]
EATING: Final = CATALOGUE.read("eat pepper")
KEEPING: Final = CATALOGUE.read("keep pepper")
PASSING: Final = CATALOGUE.read("pass")
TO_CELL: Final = [
    [move for move in CATALOGUE if move.kind == MOVE and move.mode == mode]
    for mode in range(len(MODES))
]
"""TO_CELL[mode][cell]."""
SWAPS: Final = [
    [move for move in CATALOGUE if move.kind == SWAP and move.mode == mode]
    for mode in range(len(MODES))
]
"""SWAPS[mode][rat]."""
TAKES: Final = [move for move in CATALOGUE if move.kind == TAKE]
"""TAKES[mode]; there is none with sugar."""
STEALS: Final = [move for move in CATALOGUE if move.kind == STEAL]
PRIZES: Final = [move for move in CATALOGUE if move.kind == CHOOSE]
