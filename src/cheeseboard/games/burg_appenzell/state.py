"""A position of Burg Appenzell."""

from dataclasses import dataclass
from typing import Final

from cheeseboard.game import HIDDEN, NONE, State

__all__ = ["HIDDEN", "NONE", "OVER", "PLACING", "TURNS", "Position", "Variant"]

PLACING: Final = 0
TURNS: Final = 1
OVER: Final = 2


@dataclass(frozen=True, slots=True)
class Variant(State):
    """What was agreed before the match."""

    side: int
    """Side of the grid board: 0 is A, 1 is B."""
    target: int
    """Kinds of cheese that win."""
    first_seat: int
    """Start seat."""
    no_undo: bool
    tower_transit: bool
    lone_mouse_may_win: bool
    memory_aid: str
    """off, ghost or full."""
    round_limit: int


@dataclass(slots=True)
class Position(State):
    """Where everything is. Cells, rooms and slots are numbers of `box.py`."""

    variant: Variant
    phase: int
    """PLACING, TURNS or OVER."""
    active: int
    """The seat whose turn it is; at the end, the seat whose turn it was."""
    points: int
    """Action points left this turn."""
    has_slid: bool
    """Whether the slide of this turn is used."""
    turns: int
    """Turns completed."""
    floor: list[int]
    """Face of the tile on each cell; NONE where there is no tile."""
    seen: list[int]
    """Turn in which the tile now on each cell was last in view; NONE for never."""
    spare: int
    """Face of the spare tile."""
    open_rooms: int
    """Rooms without a roof, as a bitmask."""
    mice: list[int]
    """Four per seat, each a cell, RESERVE or DUNGEON; the four of a seat are alike and sorted."""
    cheese: list[int]
    """Per seat, bit k is set once it holds the token of kind k."""
    run: list[int]
    """While a mouse runs through others: where it started, then the cells it passed."""
    last_slot: int
    """Slot of the latest slide, NONE before the first."""
    winner: int
    """The winning seat, NONE before the end."""
    reason: str
    """Why it ended: target, mice or limit; empty before."""

    @property
    def seats(self) -> int:
        return len(self.cheese)
