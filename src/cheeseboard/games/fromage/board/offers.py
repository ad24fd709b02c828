"""The viewer's choices, sorted by the places on the drawing where they can be pressed."""

from collections.abc import Callable, Iterable, Sequence

from cheeseboard.game import Choice
from cheeseboard.games.fromage.moves import (
    BUILD,
    CORPORATE,
    GATHER,
    MAKE,
    MILK,
    POWER,
    Move,
)

Offer = Choice[Move]


class Offers:
    """What can be pressed where."""

    def __init__(self, choices: Sequence[Offer]) -> None:
        self.all = tuple(choices)

    @property
    def has_any(self) -> bool:
        return bool(self.all)

    def that(self, fits: Callable[[Move], bool]) -> list[Offer]:
        return [choice for choice in self.all if fits(choice.moves[0])]

    def of_kind(self, *kinds: int) -> list[Offer]:
        return self.that(lambda move: move.kind in kinds)

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


def texts(choices: Iterable[Offer]) -> str:
    return "|".join(choice.text for choice in choices)
