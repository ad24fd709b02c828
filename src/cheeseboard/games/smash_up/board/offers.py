"""The viewer's choices, sorted by the things on the drawing that stand for them."""

from collections.abc import Iterable, Sequence

from cheeseboard import drawing
from cheeseboard.game import Choice, Seat
from cheeseboard.games.smash_up.facts import are_alike
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import OVER, Position


class Offers(drawing.Offers[Move]):
    """What can be pressed where."""

    def __init__(
        self, view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: drawing.Say
    ) -> None:
        super().__init__(choices, say, can_ask=seat is not None and view.phase != OVER)
        self.view = view
        self.by_text = {choice.text: choice for choice in choices}
        self.kinds = {choice.moves[0].kind for choice in choices}
        """Kinds of move that are asked for."""

    def has(self, text: str) -> bool:
        return text in self.by_text

    def sentence(self, text: str) -> str:
        return self.say(self.by_text[text].label.message)

    def first_of(self, texts: Iterable[str], label: str, why: str = "") -> drawing.Press:
        """The first of some moves that is offered; else what to ask about."""
        for text in texts:
            if text in self.by_text:
                return self.press(self.by_text[text])
        return self.named(label, why=why)

    def in_play(self, kind: str, slot: int) -> str:
        """The move for a card in play, or for one that looks the same; empty if none is offered."""
        for choice in self.of_kind(kind):
            other = choice.moves[0].value
            if are_alike(self.view, other, slot):
                return choice.text
        return ""
