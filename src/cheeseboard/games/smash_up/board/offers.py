"""The viewer's choices, sorted by the things on the drawing that stand for them."""

from collections.abc import Iterable, Sequence

from cheeseboard.game import Choice, Message, Seat
from cheeseboard.games.smash_up.board.faces import Say
from cheeseboard.games.smash_up.board.parts import Press
from cheeseboard.games.smash_up.facts import are_alike
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import OVER, Position


class Offers:
    """What can be pressed where."""

    def __init__(
        self, view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: Say
    ) -> None:
        self.view = view
        self.say = say
        self.all = {choice.text: choice for choice in choices}
        self.kinds = {choice.moves[0].kind for choice in choices}
        """Kinds of move that are asked for."""
        self.can_ask = seat is not None and view.phase != OVER
        """Whether the viewer may want to know why something is not possible."""

    def of_kind(self, *kinds: str) -> list[Choice[Move]]:
        return [choice for choice in self.all.values() if choice.moves[0].kind in kinds]

    def has(self, text: str) -> bool:
        return text in self.all

    def sentence(self, text: str) -> str:
        return self.say(self.all[text].label.message)

    def press(self, texts: Iterable[str], label: str, why: str = "") -> Press:
        """The first of some moves that is offered; else what to ask about."""
        for text in texts:
            if text in self.all:
                return Press(self.sentence(text), moves=text)
        return Press(label, why=why if self.can_ask else "")

    def in_play(self, kind: str, slot: int) -> str:
        """The move for a card in play, or for one that looks the same; empty if none is offered."""
        for choice in self.of_kind(kind):
            other = choice.moves[0].value
            if are_alike(self.view, other, slot):
                return choice.text
        return ""

    def words(self, *kinds: str) -> list[tuple[str, str]]:
        """Text and sentence of the moves of some kinds."""
        return [(choice.text, self.say(choice.label.message)) for choice in self.of_kind(*kinds)]

    def said(self, key: str, **args: int | str) -> str:
        return self.say(Message(key, args))
