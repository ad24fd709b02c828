"""The viewer's choices, sorted by where on the drawing they can be pressed."""

from collections.abc import Callable, Iterable, Sequence

from cheeseboard.game import Choice, Message
from cheeseboard.games.ratland.board.parts import Press
from cheeseboard.games.ratland.moves import Move

Say = Callable[[Message], str]


class Offers:
    """Choices by kind of what they begin with."""

    def __init__(self, choices: Sequence[Choice[Move]], say: Say) -> None:
        self.all = choices
        self._say = say

    def of(self, *kinds: int) -> list[Choice[Move]]:
        return [choice for choice in self.all if choice.moves[0].kind in kinds]

    def press_or_why(self, move: Move, label: str) -> Press:
        """Pressing makes this one move, or tells why it cannot be made."""
        is_offered = any(choice.moves == (move,) for choice in self.all)
        return Press(label, move.text) if is_offered else Press(label, why=move.text)

    def press(self, choice: Choice[Move]) -> Press:
        return Press(self._say(choice.label.message), choice.text)

    def press_any(self, choices: Iterable[Choice[Move]], label: str) -> Press:
        return Press(label, texts(choices))


def texts(choices: Iterable[Choice[Move]]) -> str:
    return "|".join(choice.text for choice in choices)
