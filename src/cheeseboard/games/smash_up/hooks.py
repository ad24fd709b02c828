"""Who does what at which moment: the registers that effects write and verbs read.

An effect is registered under the id of its card or base and a moment. Abilities are things that
happen; all other moments are questions about the position, asked whenever the answer matters.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from cheeseboard.games.smash_up.box import BASE, KIND
from cheeseboard.games.smash_up.moves import (
    ACTIONS,
    BASES,
    BLOSSOM_CREDIT,
    CARDS,
    CATALOGUE,
    DECLINE,
    DRAFTS,
    KEEP,
    MINIONS,
    ORDERS,
    OTHER_CREDIT,
    PLAYS,
    REDRAW,
    RISES,
    TAKES,
    Move,
)
from cheeseboard.games.smash_up.state import NONE, Frame, Position

if TYPE_CHECKING:
    from cheeseboard.games.smash_up.flow import Brawl

Step = Callable[["Brawl", Frame], None]
Options = Callable[[Position, Frame], list[int]]
Function = TypeVar("Function", bound=Callable[..., Any])

# --- steps and abilities -------------------------------------------------------------------------

STEPS: Final[dict[str, Step]] = {}
"""Every function that a frame can name."""

PLAY: Final = "play"
START: Final = "start"
END: Final = "end"
TALENT: Final = "talent"
ARRIVAL: Final = "arrival"
"""A minion of another player has moved here."""
DESTROYED: Final = "destroyed"
"""A minion has been destroyed here."""
MINION_PLAYED: Final = "minion_played"
ACTION_PLAYED: Final = "action_played"
SCORED: Final = "scored"
REPLACED: Final = "replaced"
TURN_GRANT: Final = "turn_grant"
BEFORE_SCORING: Final = "before_scoring"
AFTER_SCORING: Final = "after_scoring"

ABILITIES: Final[dict[str, dict[str, str]]] = {
    moment: {}
    for moment in (
        PLAY,
        START,
        END,
        TALENT,
        ARRIVAL,
        DESTROYED,
        MINION_PLAYED,
        ACTION_PLAYED,
        SCORED,
        REPLACED,
        TURN_GRANT,
        BEFORE_SCORING,
        AFTER_SCORING,
    )
}
"""ABILITIES[moment][id of card or base]: the step that happens then."""

MOMENTS: Final[dict[str, set[str]]] = {}
"""By id of card or base, the moments it is registered for."""
EFFECTS: Final[dict[str, list[Callable[..., Any]]]] = {}
"""By id of card or base, the functions registered for it."""


def step(function: Function) -> Function:
    """Let frames name this function."""
    name = function.__name__
    if name in STEPS:
        raise ValueError(f"Two steps are called {name}.")
    STEPS[name] = function
    return function


PENDING: Final[list[str]] = []
"""Steps that are worth a word while they wait: `board-then-{step}`."""


def pending(function: Function) -> Function:
    """A step that a drawing tells of while something else comes first."""
    PENDING.append(function.__name__)
    return step(function)


def ability(id: str, moment: str) -> Callable[[Function], Function]:
    """Register what a card or base does at a moment."""

    def register(function: Function) -> Function:
        ABILITIES[moment][id] = function.__name__
        _note(id, moment, function)
        return step(function)

    return register


def _note(id: str, moment: str, function: Callable[..., Any]) -> None:
    if id not in KIND and id not in BASE:
        raise ValueError(f"No card and no base is called {id!r}.")
    MOMENTS.setdefault(id, set()).add(moment)
    EFFECTS.setdefault(id, []).append(function)


# --- questions about the position ----------------------------------------------------------------

# These are asked of every card in play, so they are tables by kind, None for no answer.

POWERS: Final[list[Callable[[Position, int, int], int] | None]] = [None] * len(KIND)
"""By kind: (position, slot of the card, slot of a minion at its base) to the power it adds."""
TOTALS: Final[list[Callable[[Position, int], int] | None]] = [None] * len(KIND)
"""By kind: (position, slot of the card) to what it adds to its holder's total at its base."""
PROTECTIONS: Final[list[Callable[[Position, int, int, str, int], bool] | None]] = [None] * len(KIND)
"""By kind: (position, slot of the card, slot of a card in play, verb, cause) to whether it keeps
the verb off."""
BANS: Final[list[Callable[[Position, int, int, int], bool] | None]] = [None] * len(KIND)
"""By kind: (position, slot of the card on a base, seat, kind) to whether it forbids the play."""
RESCUES: Final[list[Callable[[Position, int, int], bool] | None]] = [None] * len(KIND)
"""By kind: (position, slot of the card, slot of a minion) to whether the minion goes to the hand
instead of being destroyed."""

# These are asked of one card at a time.

BASE_BANS: Final[dict[int, Callable[[int], bool]]] = {}
"""By base: kind to whether nobody may play it there."""
CONTROLS: Final[dict[int, Callable[[Position, int], int]]] = {}
"""By kind: (position, slot of the action) to the seat that controls the minion under it."""
REQUIREMENTS: Final[dict[int, Callable[[Position, int], bool]]] = {}
"""By kind: (position, seat) to whether the seat may play it at all."""
DISCARD_PLAYS: Final[dict[int, Callable[[Position, int], bool]]] = {}
"""By kind: (position, seat) to whether it may be played from the discard pile."""
CAN_USE: Final[dict[int, Callable[[Position, int], bool]]] = {}
"""By kind: (position, slot) to whether its talent can do anything."""
DUE: Final[dict[int, Callable[[Position, int], bool]]] = {}
"""By kind: (position, slot) to whether its start ability has anything to do this turn."""

_QUESTIONS: Final[dict[str, Any]] = {
    "power": POWERS,
    "total": TOTALS,
    "protects": PROTECTIONS,
    "forbids": BANS,
    "rescues": RESCUES,
    "controls": CONTROLS,
    "requires": REQUIREMENTS,
    "from_discard": DISCARD_PLAYS,
    "can_use": CAN_USE,
    "due": DUE,
}


def rule_of(id: str, moment: str) -> Callable[[Function], Function]:
    """Register a question about the position that a card answers as long as it applies."""

    def register(function: Function) -> Function:
        _note(id, moment, function)
        if id in KIND:
            _QUESTIONS[moment][KIND[id]] = function
        else:
            BASE_BANS[BASE[id]] = function
        return function

    return register


# --- questions to a seat -------------------------------------------------------------------------


class Vocabulary:
    """How answers are said: the moves by answer."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    def move(self, state: Position, frame: Frame, answer: int) -> Move:
        return self.moves[answer]

    def answer(self, state: Position, move: Move) -> int:
        return move.value


class Places(Vocabulary):
    """Answers are places; moves call them by the base that lies there."""

    def move(self, state: Position, frame: Frame, answer: int) -> Move:
        return self.moves[state.bases[answer]]

    def answer(self, state: Position, move: Move) -> int:
        return NONE if move.value == NONE else state.bases.index(move.value)


class FreeMinions(Vocabulary):
    """Answers are kinds; one that is not in the hand rises from the discard pile."""

    def move(self, state: Position, frame: Frame, answer: int) -> Move:
        return self.moves[answer] if answer in state.hands[frame.seat] else RISES[answer]


class Menu(Vocabulary):
    """Answers are numbers of moves."""

    def answer(self, state: Position, move: Move) -> int:
        return move.number


BY_FACTION: Final = Vocabulary(DRAFTS)
BY_WORD: Final = Vocabulary([KEEP, REDRAW])
BY_ORDER: Final = Vocabulary(ORDERS)
BY_BASE: Final = Places(BASES)
BY_MINION: Final = Vocabulary(MINIONS)
BY_ACTION: Final = Vocabulary(ACTIONS)
BY_CARD: Final = Vocabulary(CARDS)
BY_PLAY: Final = Vocabulary(PLAYS)
BY_FREE_PLAY: Final = FreeMinions(PLAYS)
BY_NUMBER: Final = Vocabulary(TAKES)
BY_CREDIT: Final = Vocabulary([OTHER_CREDIT, BLOSSOM_CREDIT])
BY_MENU: Final = Menu(list(CATALOGUE))


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat can be asked in the middle of an effect."""

    options: Options
    """The possible answers, in a fixed order; NONE to decline."""
    vocabulary: Vocabulary
    decline: Move
    is_secret: bool
    """Whether the list shows a hand or a deck; then even a forced answer is a move."""
    asks: str
    """The sentence that asks it: `decision-{asks}`."""
    rules: tuple[str, ...]
    declined: str
    """What answering `none` refuses: `move-none-{declined}`."""
    is_harmful: bool
    """Whether the answer harms the player of the chosen card."""
    is_foreseen: bool
    """Whether a drawing may tell what choosing a base comes to: a card is put or moved there."""

    def moves(self, state: Position, frame: Frame) -> list[Move]:
        words = self.vocabulary
        return [
            words.move(state, frame, option) if option >= 0 else self.decline
            for option in self.options(state, frame)
        ]


QUESTIONS: Final[dict[str, Question]] = {}


def question(
    vocabulary: Vocabulary,
    asks: str,
    *rules: str,
    decline: Move = DECLINE,
    is_secret: bool = False,
    declined: str = "take",
    is_harmful: bool = False,
    is_foreseen: bool = False,
) -> Callable[[Function], Function]:
    """Register a function that lists the possible answers to a question called like it."""

    def register(function: Function) -> Function:
        if function.__name__ in QUESTIONS:
            raise ValueError(f"Two questions are called {function.__name__}.")
        QUESTIONS[function.__name__] = Question(
            function,
            vocabulary,
            decline,
            is_secret,
            asks,
            rules,
            declined,
            is_harmful,
            is_foreseen,
        )
        return function

    return register


# --- other words for a question ------------------------------------------------------------------

Arguments = Callable[[Position, Frame], dict[str, int | str]]


@dataclass(frozen=True, slots=True)
class Wording:
    """How one card asks a question that others ask too."""

    asks: str
    rules: tuple[str, ...]
    args: Arguments
    """What the sentence needs beside the card and the seat."""


WORDINGS: Final[dict[tuple[str, str], Wording]] = {}
"""By question and by the card or base that asks it."""


def wording(name: str, id: str, asks: str, *rules: str) -> Callable[[Arguments], Arguments]:
    """Register the sentence with which a card asks a question, and the arguments it needs."""

    def register(function: Arguments) -> Arguments:
        WORDINGS[name, id] = Wording(asks, rules, function)
        return function

    return register
