"""A position of Rat de France."""

from dataclasses import dataclass
from typing import Final

from cheeseboard.game import HIDDEN, NONE, State

__all__ = [
    "ACTING",
    "BIDDING",
    "DISCARDING",
    "HIDDEN",
    "NONE",
    "OVER",
    "PEPPERING",
    "PLACING",
    "PRIZE",
    "Position",
    "Variant",
]

PLACING: Final = 0
DISCARDING: Final = 1
BIDDING: Final = 2
PEPPERING: Final = 3
ACTING: Final = 4
PRIZE: Final = 5
OVER: Final = 6


@dataclass(frozen=True, slots=True)
class Variant(State):
    """What was agreed before the match."""

    mode: str
    """race, team or tournament."""
    has_places: bool
    """Whether a race goes on after the first finish."""
    partners: tuple[int, ...]
    """Per seat its partner in a team race; empty otherwise."""
    sections: tuple[int, ...]
    """Numbers of the section cards that were named, in order of use; empty: drawn."""
    sections_per_track: int
    """1 on a short track, 2 on a long one."""
    turns: tuple[int, ...]
    """For each section card, in order of use, 1 if it lies turned; empty: drawn."""
    ends: tuple[int, ...]
    """Start and finish card that were named, as places in their deck; empty: drawn."""
    own_track: str
    """A track of one's own as it was drawn; empty: cards are laid."""
    has_wind: bool
    round_limit: int
    """Rounds after which a race ends in any case."""
    next_first: str
    """First player of later stages: winner, last or random."""
    has_new_tracks: bool
    """Whether every stage gets its own track."""
    wind_crosses_joins: bool
    keeps_duplicate: bool
    """Who finds no other card keeps the bid and carries it out."""
    has_strict_walls: bool
    """Any wall at a corner closes its diagonals."""
    steals_through_walls: bool
    sugar_from_water: int
    """Most cells of a sugar dash out of water."""
    sugar_step_turns: bool


@dataclass(slots=True)
class Position(State):
    """Where everything is. Cells and directions are numbers of `track.py`, cards are actions.

    A hand needs no field: it is what lies neither open nor, once shown, in the bid row.
    """

    variant: Variant
    phase: int
    """PLACING, DISCARDING, BIDDING, PEPPERING, ACTING, PRIZE or OVER."""
    active: int
    """The seat that is asked; NONE while all bid and after the end."""
    stage: int
    """Number of the race, from 1."""
    first: int
    """First player of this race."""
    round: int
    """Number of the round, 0 before the first."""
    cards_laid: tuple[int, ...]
    """The track: each card is twice its place in its deck, one more if it lies turned."""
    sections_used: tuple[int, ...]
    """Places of the section cards that have lain in a track of this match."""
    order_row: tuple[int, ...]
    """The six actions as the order cards lie."""
    rats: list[int]
    """Cell of each rat; NONE off the track."""
    tokens: list[int]
    """Token each rat carries, NONE for none."""
    face_up: list[int]
    """Cards that lie open in front of each seat, as a bitmask."""
    row: list[int]
    """Seats of the bid row, first to last."""
    bids: list[int]
    """Card each seat has laid in the bid row, NONE while it has not."""
    cards: list[int]
    """Card each seat has there after replacement; NONE before that, or if its bid is void."""
    turn: int
    """Place in the row of the seat whose turn it is."""
    declined: int
    """Seats that kept their pepper since the row last changed, as a bitmask."""
    wind: int
    """Direction of the wind this round, NONE without."""
    wind_left: list[int]
    """Wind cards in the deck by direction; empty without the module."""
    finished: list[int]
    """Seats in the order they finished this race; when it is over, all placed seats."""
    results: list[int]
    """Seats by place, stage after stage."""
    cheese: list[int]
    """Pieces of cheese each seat has won."""
    reason: str
    """Why it ended: finish, places, team, tournament or limit; empty before."""

    @property
    def seats(self) -> int:
        return len(self.rats)
