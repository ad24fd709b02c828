"""A position of Smash Up."""

from dataclasses import dataclass
from typing import Final

from cheeseboard.game import HIDDEN, NONE, State

__all__ = ["HIDDEN", "NONE", "Credit", "Frame", "Position", "Scoring", "Variant"]

SETUP: Final = 0
START: Final = 1
PLAY: Final = 2
SCORE: Final = 3
DRAW: Final = 4
END: Final = 5
OVER: Final = 6

MINION: Final = 0
ACTION: Final = 1

REGULAR: Final = 0
EXTRA: Final = 1
BLOSSOM: Final = 2
GROVE: Final = 3


@dataclass(frozen=True, slots=True)
class Variant(State):
    """What was agreed before the match."""

    boxes: int
    first: int
    """The seat that takes the first turn, and the first pick of a draft."""
    goal: int
    """Points with which the match can end."""
    mulligan: str
    is_modern: bool
    """Whether placing, power and control belong to affecting a card."""
    is_refilled: bool
    """Whether used bases are shuffled into a new base deck when it is empty."""
    sprout_chain: bool
    workshop_once: bool
    open_hands: bool
    turn_limit: int
    """The match ends after so many turns; 0 for never."""
    house_factions: bool = False
    """Whether the house's own factions and bases take part."""


@dataclass(frozen=True, slots=True)
class Frame(State):
    """A piece of an effect that is still to be done, or a question in the middle of one.

    Public facts only; what may be answered is worked out by `moves`.
    """

    then: str
    """The function that goes on, with the answer if this is a question."""
    ask: str = ""
    """The question; empty if nobody is asked."""
    source: str = ""
    """Id of the card or base whose text this is; empty for the rules themselves."""
    seat: int = NONE
    """Who does it and is asked."""
    cause: int = NONE
    """Whose card demands it; NONE for bases and rules."""
    slot: int = NONE
    """Where the card with the text lies on the table."""
    stamp: int = NONE
    """Which card that was: slots are used again, stamps are not."""
    base: int = NONE
    """Place of the base it is about."""
    kind: int = NONE
    """Kind of card it is about."""
    target: int = NONE
    """Slot of the card it happens to."""
    target_stamp: int = NONE
    count: int = NONE
    """A number to keep in mind."""
    choice: int = NONE
    """The answer: a slot, a place, a kind or a number; NONE for none."""

    def but(
        self,
        then: str | None = None,
        ask: str | None = None,
        source: str | None = None,
        seat: int | None = None,
        cause: int | None = None,
        slot: int | None = None,
        stamp: int | None = None,
        base: int | None = None,
        kind: int | None = None,
        target: int | None = None,
        target_stamp: int | None = None,
        count: int | None = None,
        choice: int | None = None,
    ) -> "Frame":
        """The same with some changes."""
        return Frame(
            self.then if then is None else then,
            self.ask if ask is None else ask,
            self.source if source is None else source,
            self.seat if seat is None else seat,
            self.cause if cause is None else cause,
            self.slot if slot is None else slot,
            self.stamp if stamp is None else stamp,
            self.base if base is None else base,
            self.kind if kind is None else kind,
            self.target if target is None else target,
            self.target_stamp if target_stamp is None else target_stamp,
            self.count if count is None else count,
            self.choice if choice is None else choice,
        )


@dataclass(frozen=True, slots=True)
class Credit(State):
    """A right to play one card in step 2."""

    type: int
    """MINION or ACTION."""
    source: int
    """REGULAR, EXTRA, BLOSSOM or GROVE."""
    base: int = NONE
    """Place of the only base it is good for; NONE for any."""
    kind: int = NONE
    """The only kind it is good for; NONE for any."""
    group: int = NONE
    """Credits of one Blossom share a number and, once one is used, a kind."""


@dataclass(frozen=True, slots=True)
class Scoring(State):
    """How a base was scored."""

    turn: int
    base: int
    place: int
    """Where it lay."""
    breakpoint: int
    powers: tuple[int, ...]
    """Total of each seat."""
    ranks: tuple[int, ...]
    """Place of each seat, NONE without a minion there."""


@dataclass(slots=True)
class Position(State):
    """Where everything is. Kinds of card and bases are numbers of `cards.py`.

    The order of a deck is a secret, but what is in it follows from the rest: so a seat's hand and
    deck together are one public list, `unseen`; only which of them it holds is hidden, and chance
    is asked at the draw. Cards in play lie in slots: slot s is entry s of every `card_` list.
    """

    variant: Variant
    phase: int
    """SETUP, the step of the turn (START, PLAY, SCORE, DRAW, END), or OVER."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """Number of the turn, from 1; 0 before the first."""
    factions: list[int]
    """Two per seat; NONE while not chosen."""
    points: list[int]
    """Victory points per seat."""
    tally: list[int]
    """Where they came from: for each seat a number by source."""
    hands: list[list[int]]
    """Kinds each seat holds, sorted."""
    unseen: list[list[int]]
    """Kinds in each seat's hand and deck together, sorted."""
    known: list[list[int]]
    """Kinds everybody knows to be in each seat's hand, sorted."""
    discards: list[list[int]]
    """Discard piles, the newest card last."""
    resolving: list[tuple[int, ...]]
    """Seat and kind of cards that are shown and have not found their place yet."""
    card_kind: list[int]
    """NONE for a free slot, as in the lists that follow."""
    card_owner: list[int]
    """The seat in whose deck it started, which is always the seat that played it."""
    card_holder: list[int]
    """The seat that controls it."""
    card_base: list[int]
    """Place of the base it is at, also for actions on minions there."""
    card_host: list[int]
    """Slot of the minion an action lies on; NONE for all others."""
    card_stamp: list[int]
    """Counts cards as they come into play."""
    card_loss: list[int]
    """Power lost until the end of the turn."""
    card_arrived: list[int]
    """Turn in which it came into play."""
    card_talent: list[int]
    """Turn in which its talent was last used, NONE for never."""
    card_answered: list[int]
    """Turn in which its start or end ability last happened, NONE for never."""
    stamps: int
    """Cards that have come into play so far."""
    spent: list[tuple[int, ...]]
    """Owner, kind and place of cards out of play that have started this turn; see `starts.py`."""
    bases: list[int]
    """Base in each place, NONE where none is left."""
    zeroed: list[bool]
    """Per place, whether the breakpoint is 0 this turn."""
    base_deck: list[int]
    """Bases that have not come up, sorted: their order is unknown."""
    base_discard: list[int]
    """Scored bases, the newest last."""
    scorings: list[Scoring]
    """Every scoring so far, the latest last."""
    credits: list[Credit]
    """What the active seat may still play in step 2."""
    has_watered: bool
    """Whether a Water Lily has drawn for the active seat this turn."""
    workshop_seats: int
    """Seats that have used Workshop this turn, as a bitmask."""
    waiting: list[Frame]
    """Triggered abilities that have not happened yet."""
    stack: list[Frame]
    """What is still to be done, the next thing last; a question on top waits for its seat."""
    winner: int
    """The winning seat, NONE before the end and for a draw."""
    reason: str
    """Why it ended: goal, cap or draw; empty before."""

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def sources(self) -> int:
        """Numbers of the tally for each seat."""
        return len(self.tally) // len(self.points)

    @property
    def columns(self) -> tuple[list[int], ...]:
        """The lists of the table."""
        return (
            self.card_kind,
            self.card_owner,
            self.card_holder,
            self.card_base,
            self.card_host,
            self.card_stamp,
            self.card_loss,
            self.card_arrived,
            self.card_talent,
            self.card_answered,
        )
