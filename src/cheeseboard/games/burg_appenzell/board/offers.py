"""The viewer's choices, sorted by the places on the drawing where they can be pressed."""

from collections.abc import Sequence

from cheeseboard import drawing
from cheeseboard.game import Choice
from cheeseboard.games.burg_appenzell.box import ROOMS_NEAR
from cheeseboard.games.burg_appenzell.moves import SLIDE, UNCOVER, Move
from cheeseboard.games.burg_appenzell.state import NONE


class Offers(drawing.Offers[Move]):
    """What can be pressed where. A run belongs to the cell (or RESERVE) where it begins."""

    def __init__(self, choices: Sequence[Choice[Move]], say: drawing.Say, *, can_ask: bool) -> None:
        super().__init__(choices, say, can_ask=can_ask)
        self.lifts = {choice.moves[0].room: choice for choice in self.of_kind(UNCOVER)}
        self.pushes = {choice.moves[0].slot: choice for choice in self.of_kind(SLIDE)}
        self.runs = self.that(lambda move: move.target != NONE)

    def of_mouse(self, side: int, cell: int) -> list[Choice[Move]]:
        """All that a mouse in the castle can do: its runs, and the roofs around it."""
        near = ROOMS_NEAR[side][cell]
        lifts = [choice for room, choice in self.lifts.items() if near >> room & 1]
        return self.from_place(cell) + lifts

    def from_place(self, place: int) -> list[Choice[Move]]:
        return [choice for choice in self.runs if choice.moves[0].origin == place]

    def ends(self) -> list[int]:
        """The cells where runs can end."""
        return sorted({choice.moves[-1].target for choice in self.runs})

    def to(self, cell: int) -> list[Choice[Move]]:
        """One way for each mouse that can get there, the cheapest, and the cheapest mouse first.

        Other ways differ in the price only; they stay with the mouse.
        """
        found: dict[int, Choice[Move]] = {}
        for choice in sorted(self.runs, key=_price):
            if choice.moves[-1].target == cell:
                found.setdefault(choice.moves[0].origin, choice)
        return list(found.values())

    def shared(self, place: int) -> str:
        """A mouse's ways to cells that others reach as well: it is asked for after the cell."""
        several = [ways for ways in map(self.to, self.ends()) if len(ways) > 1]
        return drawing.texts(
            way for ways in several for way in ways if way.moves[0].origin == place
        )

    def begins(self, text: str) -> bool:
        """Whether a run begins with this move."""
        return any(choice.moves[0].text == text for choice in self.runs)


def _price(choice: Choice[Move]) -> int:
    return len(choice.moves)
