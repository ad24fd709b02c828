"""What an analysis holds: plain data that goes to JSON and comes back.

Chances are whole numbers, ten thousand for certain: so that bills add up without a rest. A chance
`at` k is that of the position after k steps of the record, 0 right after the set-up; step n leads
from the position at n - 1 to that at n, and step 0 is the set-up itself.

A file of an analysis is JSON Lines: its head, a line for each thing found out, and at its end what
was counted from them, see `review.files`.
"""

from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from cheeseboard.events import Message, Seat
from cheeseboard.state import State

VERSION: Final = 2
"""Grows when an analysis is counted in another way."""
CERTAIN: Final = 10_000
"""A chance of one; a per cent point is a hundred."""
NOBODY: Final = -1
"""The seat of a step that no seat made."""
PUBLIC: Final = -1
"""The eyes of a watcher; a seat's eyes are its number."""
ALL_KNOWING: Final = -2
"""Eyes that see every secret: hindsight."""

Kind = Literal["choice", "forced", "part", "undone", "chance", "other"]
VerdictKind = Literal["find", "slip", "blunder", "lucky", "unlucky"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
VERDICTS: Final[tuple[str, ...]] = get_args(VerdictKind)


@dataclass(frozen=True, slots=True)
class Argument(State):
    """One argument of a sentence: a number or a text."""

    name: str
    text: str = ""
    number: int = 0
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class Said(State):
    """A sentence without a language, as `Message`, but one that can be kept."""

    key: str
    args: tuple[Argument, ...] = ()

    @classmethod
    def of(cls, message: Message) -> "Said":
        """The message in this form."""
        return cls(
            message.key,
            tuple(
                Argument(name, text=value, is_text=True)
                if isinstance(value, str)
                else Argument(name, number=int(value))
                for name, value in message.args.items()
            ),
        )

    @property
    def message(self) -> Message:
        """The message that words can say."""
        args = {one.name: one.text if one.is_text else one.number for one in self.args}
        return Message(self.key, args)


@dataclass(frozen=True, slots=True)
class Step(State):
    """A line of the record: who did it, and whether there was anything to choose."""

    number: int
    """0 is the set-up, n the n-th step of the record."""
    seat: int
    """Who moved; `NOBODY` for the set-up, and where people ended the match."""
    kind: str
    """choice: the seat decided. forced: it had one move. part: it goes on with the decision that
    began at `decision`. undone: it was taken back, or takes back. chance: nobody decided.
    other: the match went on under another version, or people ended it."""
    decision: int
    """The step at which the decision began that this one belongs to; mostly its own number."""
    round: int
    """Round of the match, from 1; 0 before the first."""
    turn: int
    """Turns begun so far, from 1."""
    line: tuple[str, ...]
    """Where a decision begins: all moves that belong to it, in the order they were made."""
    is_news: bool
    """Whether chance was asked, or something hidden came to light."""


@dataclass(frozen=True, slots=True)
class Chance(State):
    """The chances of all seats to win, as some eyes see a position."""

    at: int
    eyes: int
    """A seat, `PUBLIC` or `ALL_KNOWING`."""
    values: tuple[int, ...]
    """By seat, adding up to `CERTAIN`; alone, the rest is the chance to lose."""
    error: int
    """Standard error of the viewer's chance, or of the largest."""
    is_coarse: bool
    """From the first, quick pass: shown pale."""


@dataclass(frozen=True, slots=True)
class RankedMove(State):
    """A move that was worth a thought, judged by what the seat that acts could know."""

    line: tuple[str, ...]
    """The texts of its moves: one, or all of a plan or of a line of small moves."""
    labels: tuple[Said, ...]
    """The move in words for its seat; of a plan, a sentence for each of its moves."""
    values: tuple[int, ...]
    """Chances of all seats after it."""
    error: int
    """Standard error of the acting seat's chance."""
    gap_error: int
    """Standard error of its distance to the best move; 0 for the best."""
    visits: int
    """How often the search came by."""
    is_played: bool
    is_best: bool


@dataclass(frozen=True, slots=True)
class Term(State):
    """A part of the game's appraisal, in hundredths: what each of two moves does to it."""

    key: str
    best: int
    played: int


@dataclass(frozen=True, slots=True)
class World(State):
    """A way it could be, as far as the seat knew: what became of the played move there."""

    seed: int
    """`imagine` with this seed makes it again from the seat's view."""
    value: int
    """Chance of the acting seat there, after the played move."""
    group: str
    """Key of the game's words for what sets it apart, such as what lay under the roof; or empty."""
    is_nearest: bool
    """Whether it is the one most like what was true."""


@dataclass(frozen=True, slots=True)
class Weighed(State):
    """A decision looked at: what could be done, what was done, and how it could be."""

    number: int
    """The step at which it began."""
    seat: int
    moves: tuple[RankedMove, ...]
    """The best first: three at most, and the played one if it is not among them."""
    choice: tuple[int, ...]
    """What choosing as it did changed for each seat; for the acting seat never above 0."""
    error: int
    """Standard error of that."""
    spread: int
    """From the best to the worst of all that were weighed."""
    is_seen_early: bool
    """Whether a short search had the best move among its first three."""
    terms: tuple[Term, ...]
    worlds: tuple[World, ...]
    iterations: int
    """How long the search was."""

    @property
    def played(self) -> RankedMove:
        return next(move for move in self.moves if move.is_played)

    @property
    def best(self) -> RankedMove:
        return self.moves[0]

    @property
    def loss(self) -> int:
        return -self.choice[self.seat]


@dataclass(frozen=True, slots=True)
class Verdict(State):
    """A mark: what a choice was, or what chance did to somebody."""

    number: int
    kind: str
    """find, slip, blunder, lucky or unlucky."""
    seat: int
    """Whom it is about: who chose, or who was lucky."""
    loss: int
    """What the choice cost the seat."""
    luck: int
    """What else changed for the seat at this step."""
    error: int
    is_sure: bool
    """Whether it stands out of the error."""
    is_repaired: bool = False
    """A slip or blunder after which chance gave back at least as much."""


@dataclass(frozen=True, slots=True)
class Bill(State):
    """How a seat came from an even start to its result; it always adds up."""

    seat: int
    start: int
    own: int
    """What its own choices cost it."""
    luck: int
    others: int
    """What the others' choices did to it."""
    result: int
    accuracy: int
    """From 0 to 10,000; `NOBODY` while nothing was counted."""
    decisions: int
    """Decisions that count for the accuracy."""


@dataclass(frozen=True, slots=True)
class Moment(State):
    """One of the turning points of a match."""

    number: int
    kind: str
    seat: int
    delta: int
    """What it changed for the seat."""
    labels: tuple[Said, ...]
    """The move that was made then; none where nobody chose."""


@dataclass(frozen=True, slots=True)
class Budget(State):
    """How hard a review thinks; with a seed it is all that decides an analysis."""

    iterations: int = 120
    """Of the search before each decision."""
    rounds: int = 3
    """How often each of the moves that look best is tried in each world."""
    worlds: int = 20
    """For each decision."""
    estimates: int = 20
    """Worlds for each estimate of a position."""
    coarse: int = 6
    """The same for the first pass."""


@dataclass(frozen=True, slots=True)
class Head(State):
    """What was analysed, and by what."""

    version: int
    game: str
    rules_version: int
    seats: int
    record: str
    """Fingerprint of the record."""
    seed: int
    budget: Budget
    bot: str
    """The bot whose search judged, and its strength."""
    chances: str
    """The version of the curve that makes chances of positions; empty where it is a rough one."""


@dataclass(frozen=True, slots=True)
class Progress(State):
    """How far an analysis is."""

    done: tuple[tuple[int, ...], ...]
    """Steps that are done, as pairs of first and last."""
    at: int
    """The step that comes next; `NOBODY` when all is done."""
    left: int
    """Things still to find out."""
    all: int


@dataclass(slots=True)
class Analysis:
    """All that is known so far; verdicts, bills and moments are counted from the rest."""

    head: Head
    steps: tuple[Step, ...]
    chances: dict[tuple[int, int], Chance] = field(default_factory=dict)
    """By position and eyes."""
    weighed: dict[int, Weighed] = field(default_factory=dict)
    """By the step at which the decision began."""
    result: tuple[int, ...] = ()
    """The chances at the end: who has won."""

    def chance(self, at: int, eyes: Seat) -> Chance | None:
        """The chances at a position as those eyes see it, once they are known."""
        return self.chances.get((at, eyes))
