"""The viewer's choices, sorted by the things on the drawing that stand for them."""

from collections.abc import Callable, Iterable, Sequence

from cheeseboard import drawing
from cheeseboard.game import NONE, Choice, Seat
from cheeseboard.games.smash_up.box import BASE
from cheeseboard.games.smash_up.facts import are_alike
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import OVER, Position
from cheeseboard.games.smash_up.wording import PLAYING


class Offers(drawing.Offers[Move]):
    """What can be pressed where."""

    def __init__(
        self, view: Position, seat: Seat | None, choices: Sequence[Choice[Move]], say: drawing.Say
    ) -> None:
        can_ask = seat is not None and view.phase != OVER and bool(choices)
        super().__init__(choices, say, can_ask=can_ask)
        self.view = view
        self.by_text = {choice.text: choice for choice in choices}
        self.kinds = {choice.moves[0].kind for choice in choices}
        """Kinds of move that are asked for."""
        self.settled = {
            choice.text: BASE[str(choice.label.message.args["base"])]
            for choice in choices
            if choice.moves[-1].kind in PLAYING and "base" in choice.label.message.args
        }
        """Cards that only one base admits, with that base: it is not asked for."""
        aimed = [
            choice.moves[0].text
            for choice in choices
            if len(choice.moves) > 1 or choice.text in self.settled
        ]
        self.aims = {text: number for number, text in enumerate(dict.fromkeys(aimed), 1)}
        """Moves that go on with an aim, numbered: once chosen, what they lead to is drawn."""

    def has(self, text: str) -> bool:
        return text in self.by_text

    def sentence(self, text: str) -> str:
        return self.say(self.by_text[text].label.message)

    def beginning(self, text: str) -> list[Choice[Move]]:
        """Those that begin with a move."""
        return self.that(lambda move: move.text == text) if text else []

    def ending(self, kind: str, fits: Callable[[int], bool]) -> list[Choice[Move]]:
        """Those that begin with something else and end with a thing of a kind that fits."""
        return [
            choice
            for choice in self.all
            for at, value in [self._end(choice)]
            if at == kind and fits(value)
        ]

    def _end(self, choice: Choice[Move]) -> tuple[str, int]:
        """The thing where a choice ends that began elsewhere: its kind and its number."""
        if choice.text in self.settled:
            return "base", self.settled[choice.text]
        last = choice.moves[-1]
        return (last.kind, last.value) if len(choice.moves) > 1 else ("", NONE)

    def first_of(
        self, texts: Iterable[str], label: str, why: str = "", ends: Iterable[Choice[Move]] = ()
    ) -> drawing.Press:
        """The first of some moves that is offered, and what ends here; else what to ask about."""
        then = drawing.texts(ends)
        for text in texts:
            choices = self.beginning(text)
            if choices:
                is_whole = [choice.text for choice in choices] == [text]
                says_all = is_whole and text not in self.settled
                made = self.press(*choices) if says_all else self.named(label, choices)
                return made._replace(then=then)
        return self.named(label, why="" if then else why)._replace(then=then)

    def in_play(self, kind: str, slot: int) -> str:
        """The move for a card in play, or for one that looks the same; empty if none is offered."""
        for choice in self.of_kind(kind):
            move = choice.moves[0]
            if are_alike(self.view, move.value, slot):
                return move.text
        return ""

    def on(self, kind: str, slot: int) -> list[Choice[Move]]:
        """What can be played on a card in play, or on one that looks the same."""
        return self.ending(kind, lambda other: are_alike(self.view, other, slot))

    def aim(self, press: drawing.Press) -> int:
        """The number of the aims of what an element begins; 0 without any."""
        return self.aims.get(press.moves.partition(";")[0], 0)
