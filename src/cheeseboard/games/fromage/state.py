"""A position of Fromage.

Lists with one part per seat are flat: seat s has items s * n to s * n + n - 1.
"""

from dataclasses import dataclass
from typing import Final

from cheeseboard.game import HIDDEN, NONE, State

__all__ = [
    "ACTING",
    "COVERING",
    "DRAFTING",
    "HIDDEN",
    "NONE",
    "OVER",
    "Corporation",
    "Draft",
    "Position",
    "Screen",
    "Variant",
]

DRAFTING: Final = 0
COVERING: Final = 1
ACTING: Final = 2
OVER: Final = 3


@dataclass(frozen=True, slots=True)
class Variant(State):
    """What was agreed or drawn before the match and stays."""

    seats: int
    venues: tuple[int, ...]
    """Sector of each slot: slot q lay at position q during the set-up."""
    livestock_slot: int
    """Slot to which the livestock quarter is joined; the others follow clockwise."""
    sides: tuple[str, ...]
    """Side of the insert in each sector: I, II or none."""
    symbols: tuple[int, ...]
    """What the inserts show on each space: PLAIN, JAM, BERRY or CLOSED."""
    boards: tuple[int, ...]
    """Player board of each seat."""
    customers: tuple[int, ...]
    """Customer token of each region."""
    squares: str
    """Building squares: off, draft or random."""
    level: int
    """Level of the Corporation, 0 if there is none."""
    is_ordered: bool
    """Whether seats take their turns one after the other."""
    is_screened: bool
    """Whether steps stay secret until the turn ends."""
    round_limit: int


@dataclass(slots=True)
class Draft(State):
    """Building squares before they lie on the boards; squares are numbers of buildings."""

    round: int
    """Rounds of picking that are done; 4 when all squares are picked."""
    hands: list[list[int]]
    """Squares left of each hand dealt; hand h lies with seat (h + round) modulo the seats."""
    picks: list[list[int]]
    """Squares each seat has kept, in the order of the rounds."""
    passed: list[list[int]]
    """Squares each seat passed on: 3 of the first round, then 2, then 1; each part sorted."""
    chosen: list[int]
    """Square each seat picks in this round, NONE while it has not decided."""
    laid: list[list[int]]
    """Per seat, for slots 1, 2, 3 and 4 as far as decided: a square, or NONE for the print."""
    undrawn: list[int]
    """Solo: squares that have not been drawn, sorted; empty with more seats."""


@dataclass(slots=True)
class Corporation(State):
    """The rival of the solo game."""

    tokens: int
    """Cheese tokens left on its track."""
    cards: list[int]
    """Order cards on its board, by kind."""
    due: list[int]
    """Slots of the sectors for which it still resolves a card, in order."""


@dataclass(slots=True)
class Screen(State):
    """What keeps the steps of a turn secret until all have ended it."""

    before: "Position"
    """The position at the start of the turn."""
    piles: list[list[int]]
    """Order cards dealt to each seat for this turn; they still count in the deck."""
    taken: list[int]
    """How many cards of its pile each seat has drawn."""
    aside: list[int]
    """Order cards each seat discarded in this turn, by kind."""
    owed: list[int]
    """Order cards each seat gets only when the turn ends, because its pile was used up."""


@dataclass(slots=True)
class Position(State):
    """Where everything is. Spaces, stations, kinds and buildings are numbers of `components`."""

    variant: Variant
    phase: int
    """DRAFTING, COVERING, ACTING or OVER."""
    turn: int
    """Number of the turn, 0 before the first."""
    is_announced: bool
    """Whether the last turn has been announced."""
    reason: str
    """Why it ended: tokens, corporation, full or limit; empty before."""
    cheese: list[int]
    """Owner of the cheese token on each space, NONE for a free space."""
    tokens: list[int]
    """Cheese tokens each seat has left."""
    stations: list[int]
    """Where each seat's soft, hard and blue worker stand; NONE in the supply."""
    homes: list[int]
    """Turn at whose start each worker comes home; NONE in the supply."""
    stock: list[int]
    """Unused structure, livestock and fruit tokens of each seat."""
    orders: list[int]
    """Open order cards of each seat, by kind."""
    filed: list[int]
    """Completed order cards that lie with each seat, by kind."""
    completed: list[int]
    """How many orders each seat has completed."""
    jams: list[int]
    """Fruit on each seat's jam board."""
    berries: list[int]
    """Fruit on each seat's berry-cheese board."""
    milked: list[int]
    """Parlours each seat has used, as a bitmask."""
    milk: list[int]
    """Livestock in each seat's parlours."""
    buildings: list[int]
    """Buildings of each seat's four slots."""
    erected: list[int]
    """Slots in which each seat has erected the building, as a bitmask."""
    used: list[int]
    """Slots whose power for once in a turn each seat has used in this turn, as a bitmask."""
    makes: list[int]
    """How often each seat has made cheese in this turn."""
    gathers: list[int]
    """How often each seat has gathered in this turn."""
    ended: list[bool]
    """Whether each seat has ended this turn."""
    waited: list[bool]
    """Whether each seat has said wait in this turn."""
    frames: list[list[int]]
    """What each seat is asked in the middle of an action: operation and its facts; else empty."""
    deck: list[int]
    """Order cards in the deck, by kind: its order is nobody's knowledge."""
    discards: list[int]
    """Order cards on the discard pile, by kind."""
    draft: list[Draft]
    """One while building squares are picked and laid, none otherwise."""
    corporation: list[Corporation]
    """One in the solo game, none otherwise."""
    screen: list[Screen]
    """One while a turn is played in secret, none otherwise."""

    @property
    def seats(self) -> int:
        return self.variant.seats
