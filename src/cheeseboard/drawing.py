"""What drawings share, in the browser and in a terminal: words, points, things to press.

A game's `board/scene.py` turns a view into parts, and its templates print them, with the macros of
`web/templates/drawing.html`; `docs/draw-a-board.md` says how.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, NamedTuple, TypeVar

from cheeseboard.game import Choice, Message, Move

Say = Callable[[Message], str]
"""A sentence in the words of whoever looks."""

MoveType = TypeVar("MoveType", bound=Move)


class Point(NamedTuple):
    """A place in a drawing, in its own units."""

    x: float
    y: float

    def plus(self, right: float, down: float) -> "Point":
        """The place that lies so far to the right and down."""
        return Point(self.x + right, self.y + down)

    def minus(self, other: "Point") -> "Point":
        """How far this place lies from another."""
        return Point(self.x - other.x, self.y - other.y)

    def halfway(self, other: "Point") -> "Point":
        """Between the two, in whole units."""
        return Point((self.x + other.x) // 2, (self.y + other.y) // 2)


class Box(NamedTuple):
    """A rectangle; x and y are its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """In whole units."""
        return Point(self.x + self.width // 2, self.y + self.height // 2)

    @property
    def is_upright(self) -> bool:
        return self.height > self.width


class Press(NamedTuple):
    """What an element says, and what pressing it does."""

    label: str
    moves: str = ""
    """The choices it stands for, separated by `|`; empty if it cannot be pressed."""
    why: str = ""
    """A move it would stand for, to ask why not."""
    then: str = ""
    """Choices that begin elsewhere and end here, separated by `|`."""


ON_TOP: Final = Point(110, 34)
"""Where a mouse has its head."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a game's score sheet is drawn: `SHEET` in its `board/sheet.py`."""

    pictures: Mapping[str, str] = field(default_factory=dict)
    """Symbols beside the lines, by their keys, and of what tells worlds apart in a review;
    `{cheese}` stands for an argument."""
    figure: str = "mouse-{look}"
    """The symbol of a winner; `{look}` is the number of a colour."""
    crown: Point = ON_TOP
    """The middle of the head, in a picture of 220 × 150 in which the figure is 104 × 124."""
    is_by_standing: bool = False
    """Whether those who share a place are shown by how they stood."""

    def picture(self, line: Message) -> str:
        """The symbol of a line; empty if it has none."""
        return self.pictures.get(line.key, "").format(**line.args)


def texts(choices: Iterable[Choice[MoveType]]) -> str:
    """Choices as an element carries them."""
    return "|".join(choice.text for choice in choices)


class Offers(Generic[MoveType]):
    """The viewer's choices; a game adds where on its drawing they can be pressed."""

    def __init__(self, choices: Sequence[Choice[MoveType]], say: Say, *, can_ask: bool) -> None:
        self.all = tuple(choices)
        self.say = say
        self.can_ask = can_ask
        """Whether the viewer plays, and there is something left to play."""

    def that(self, fits: Callable[[MoveType], bool]) -> list[Choice[MoveType]]:
        """Those whose first move fits."""
        return [choice for choice in self.all if fits(choice.moves[0])]

    def of_kind(self, *kinds: object) -> list[Choice[MoveType]]:
        """Those that begin with a move of one of these kinds, where moves have a `kind`."""
        return self.that(lambda move: getattr(move, "kind", None) in kinds)

    def press(self, *choices: Choice[MoveType]) -> Press:
        """An element that says what the first of its choices does."""
        return Press(self.say(choices[0].label.message), texts(choices))

    def named(self, label: str, choices: Iterable[Choice[MoveType]] = (), why: str = "") -> Press:
        """An element with a name of its own: with choices, or with a move to ask about."""
        moves = texts(choices)
        return Press(label, moves, why if self.can_ask and not moves else "")
