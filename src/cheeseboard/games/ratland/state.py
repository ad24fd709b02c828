"""A position of RatLand."""

from dataclasses import dataclass
from typing import Final

from cheeseboard.game import HIDDEN, NONE, State

__all__ = ["AGGRESSIVE", "HIDDEN", "NONE", "NORMAL", "Position", "Variant"]

NORMAL: Final = 0
AGGRESSIVE: Final = 1

# Phases, in the order of a round. Those marked * may wait for a decision.
CLAN_CHOICE: Final = 0  # *
EVENT: Final = 1
PLANS: Final = 2  # *
MOVES: Final = 3  # * Athletes
ATTACK: Final = 4
GROWTH: Final = 5
RETURN: Final = 6
FILL: Final = 7
BRIBE: Final = 8  # * Corrupt
FIGHT: Final = 9  # *
DRAW: Final = 10
EXTRA: Final = 11  # * Recyclers
PUT_BACK: Final = 12  # * Rat in a helmet
EFFECTS: Final = 13
LEFTOVERS: Final = 14  # * Scavengers
EMPTY: Final = 15
SWAPS: Final = 16  # * Silence of the ratlings
FEEDING: Final = 17
EVENING: Final = 18  # * Alchemists
NIGHT: Final = 19
OVER: Final = 20

# Steps of a plan, in this order.
CHOOSE_SIDE: Final = 0
PLACE_RATS: Final = 1
GET_SET: Final = 2
READY: Final = 3


@dataclass(frozen=True, slots=True)
class Variant(State):
    """What was agreed before the match."""

    has_clans: bool
    board: str
    """normal, aggressive, secret or secret_each_round."""
    is_ascending: bool
    """Whether the cheese cards come in the order of their numbers."""
    cards: int
    """Which set of cheese cards, a number of `SETS`."""
    has_limited_cheese: bool
    """Whether the yellow pieces of the boxes are all there are."""
    are_bad_ties_first: bool
    """Whether a tied burden falls on the first in the tie order, not on the last."""
    boxes: int


@dataclass(slots=True)
class Position(State):
    """Where everything is. Places, colours, events and clans are numbers of `box.py`.

    Nobody knows the order of the decks, so they are kept sorted and chance is asked when a card is
    turned up. A card that Seers have looked at is still counted in its deck.
    """

    variant: Variant
    phase: int
    """One of the phases above."""
    round: int
    """1 to 10; 0 before the first."""
    active: int
    """The active player, who comes first in the tie order."""
    event: int
    """The event of this round, NONE before the first."""
    cards: list[int]
    """Numbers of the cheese cards of this round."""
    past_events: list[int]
    """Events of the rounds before, oldest first."""
    past_cards: list[int]
    """Cheese cards of the rounds before, oldest first."""
    events_left: list[int]
    """Events not turned up, sorted; some of them are not in the deck, nobody knows which."""
    cards_left: list[int]
    """Cheese cards not turned up, sorted."""
    next_event: int
    """Top of the event deck once somebody may look at it, a secret of the Seers; else NONE."""
    next_card: int
    """Top of the cheese deck once somebody may look at it, a secret of the late Seers; or NONE."""
    clans: list[int]
    """Clan of each seat, NONE before the choice and without clans."""
    dealt_clans: tuple[int, ...]
    """Two clan cards per seat; after the choice the kept one comes first."""
    undealt_clans: tuple[int, ...]
    """Clan cards nobody got, sorted; a secret from all."""
    clan_choices: list[int]
    """Which of its two cards each seat keeps, 0 or 1, a secret; NONE while it has not chosen."""
    sides: list[int]
    """Side of each board, NORMAL or AGGRESSIVE; NONE while a secret choice is ahead."""
    rats: list[int]
    """Ten numbers per seat: rats in each place."""
    rat_supply: int
    """Rats that belong to nobody."""
    cheese: list[int]
    """Yellow pieces of each seat, a hidden one included."""
    hidden: list[int]
    """1 for each seat with a piece in the bedroom, safe from raids."""
    cheese_supply: list[int]
    """Pieces of each colour; yellow stays as it is while the cheese is endless."""
    bag: list[int]
    """Pieces of each colour."""
    drawn: list[int]
    """Pieces of each colour that the first in the queue has drawn and not settled."""
    steps: list[int]
    """Which step of its plan each seat comes to, a secret but for READY."""
    plans: list[int]
    """Seven numbers per seat behind its screen: rats in each zone, unplaced ones in the pantry."""
    plan_sides: list[int]
    """Side of the board behind each screen, NONE while not chosen or not asked."""
    plan_hides: list[int]
    """Pieces hidden behind each screen, 0 or 1; NONE where nobody may hide any."""
    changes: list[int]
    """How often each seat has changed its mind in its plan, a secret."""
    last_plans: list[int]
    """Seven numbers per seat: the plan of the round before as it was shown."""
    sent: list[int]
    """Per seat, bit t is set if it sent rats into tunnel t this round."""
    strays: list[int]
    """Rats that were lost when this round began."""
    used: list[bool]
    """Whether the once-a-round ability of the seat's clan is used up."""
    tunnel: int
    """The tunnel that is searched."""
    queue: list[int]
    """Seats that still come in this phase, the one that decides first."""
    is_scavenging: bool
    """Whether the queue is of Scavengers who draw what is left, not of searchers."""
    rat_moves: int
    """Rats that the first Athletes in the queue may still move."""
    answers: list[int]
    """Place of the rat each seat swaps, NONE before it answers, NO_SWAP if none."""

    @property
    def seats(self) -> int:
        return len(self.cheese)


NO_SWAP: Final = 100
"""An answer that is no place: keep all rats."""
