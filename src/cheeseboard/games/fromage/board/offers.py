"""The viewer's choices, sorted by the places on the drawing where they can be pressed."""

from cheeseboard import drawing
from cheeseboard.game import Choice
from cheeseboard.games.fromage.moves import BUILD, CORPORATE, GATHER, MAKE, MILK, POWER, Move

Offer = Choice[Move]


class Offers(drawing.Offers[Move]):
    """What can be pressed where."""

    def on_space(self, space: int) -> list[Offer]:
        return self.that(lambda m: m.kind in (MAKE, MILK, CORPORATE) and m.space == space)

    def on_cell(self, cell: int) -> list[Offer]:
        return self.that(lambda move: move.kind == GATHER and move.cell == cell)

    def of_worker(self, worker: int) -> list[Offer]:
        return self.that(lambda m: m.kind in (GATHER, MAKE, POWER) and m.worker == worker)

    def of_parlour(self, parlour: int) -> list[Offer]:
        return self.that(lambda move: move.kind == MILK and move.parlour == parlour)

    def on_slot(self, slot: int) -> list[Offer]:
        return self.that(lambda move: move.kind in (BUILD, POWER) and move.slot == slot)
