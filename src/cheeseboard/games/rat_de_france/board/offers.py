"""The viewer's choices, sorted by the places on the drawing where they can be pressed."""

from collections.abc import Sequence

from cheeseboard import drawing
from cheeseboard.game import Choice
from cheeseboard.games.rat_de_france.moves import (
    BID,
    CHOOSE,
    DISCARD,
    EAT,
    KEEP,
    MOVE,
    PASS,
    PLACE,
    PLAIN,
    STEAL,
    SWAP,
    TAKE,
    WITH_SUGAR,
    Move,
)

Offer = Choice[Move]


class Offers(drawing.Offers[Move]):
    """What can be pressed where."""

    def cells(self) -> list[int]:
        return sorted({choice.moves[0].cell for choice in self.of_kind(MOVE, PLACE)})

    def to(self, cell: int) -> tuple[list[Offer], list[Offer]]:
        """The ways to a cell: those for nothing, and those for a token."""
        ways = [choice for choice in self.of_kind(MOVE, PLACE) if choice.moves[0].cell == cell]
        free = [choice for choice in ways if choice.moves[0].mode == PLAIN]
        return free, [choice for choice in ways if choice.moves[0].mode != PLAIN]

    def with_rat(self, seat: int) -> list[Offer]:
        return [choice for choice in self.of_kind(SWAP, STEAL) if choice.moves[0].rat == seat]

    def takes(self) -> list[Offer]:
        return self.of_kind(TAKE)

    def card(self, card: int) -> list[Offer]:
        return [c for c in self.of_kind(BID, DISCARD) if c.moves[0].card == card]

    def pills(self) -> list[Offer]:
        return self.of_kind(EAT, KEEP, PASS)

    def eating(self) -> list[Offer]:
        return self.of_kind(EAT)

    def prizes(self) -> list[Offer]:
        return self.of_kind(CHOOSE)

    def of_mode(self, mode: int) -> list[Offer]:
        """All actions of a kind: with the card as it is, with sugar, with clover."""
        actions = self.of_kind(MOVE, SWAP, TAKE, STEAL)
        return [choice for choice in actions if choice.moves[0].mode == mode]


def token_of(choices: Sequence[Offer]) -> str:
    """What the cheapest of these costs: clover, sugar, or nothing."""
    modes = {choice.moves[0].mode for choice in choices}
    if PLAIN in modes or not modes:
        return ""
    return "sugar" if WITH_SUGAR in modes else "clover"
