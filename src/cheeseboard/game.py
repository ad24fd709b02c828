"""The contract: what a game is to everything that is not a game.

A game is one folder with one object, `GAME`, of a class derived from `Game`. It holds no position:
positions are states, handed in and out. Everything a person, a bot or the network gets of a
position is made from a view.

What a folder may have besides, asked for by `registry.part`:

    heuristics.terms(world, seat)   the parts of an appraisal, by which hints say why
    hindsight.progress(world), hindsight.clock(world)
                                    how far a match is, and its round and turn, for looking back
    categories.categories(end)      what a balance report splits matches by
    facets.facets(end, seat), facets.teams(end)
                                    word keys of what a seat played with; the team of each seat
    helping.facts(view, seat), helping.move_facts(view, seat, moves)
                                    numbers for its help, see docs/write-help.md
    terminal.draw(view, say)        the position as text
    board.scene.scene(…)            the drawing in the browser, see docs/draw-a-board.md
    board.motion.motions(…)         what it shows of an event, see there
    board.sheet.SHEET               pictures of its score sheet, see there
    board.mini.mini(view, seat)     a small picture for lists, see there
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar

from cheeseboard.catalogue import Catalogue, Move, UnreadableMove
from cheeseboard.chance import Chance
from cheeseboard.events import Argument, Log, Message, Seat
from cheeseboard.saves import Saved
from cheeseboard.speech import sentence
from cheeseboard.state import HIDDEN, NONE, State

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NONE",
    "Argument",
    "BadSetup",
    "Card",
    "Catalogue",
    "Chance",
    "Choice",
    "Decision",
    "Game",
    "IllegalMove",
    "Label",
    "Log",
    "Message",
    "Meta",
    "Move",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "Refusal",
    "Saved",
    "ScoreLine",
    "Seat",
    "State",
    "UnreadableMove",
    "chosen_seat",
    "refuse",
    "refuse_setup",
    "show_value",
]

CHANCE: Final = "chance"
"""The value of an option that names a seat, where chance names it."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]

StateType = TypeVar("StateType", bound=State)
MoveType = TypeVar("MoveType", bound=Move)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: a sentence for the person, and the rules behind it."""

    message: Message
    rules: tuple[str, ...] = ()


def refuse(reason: str, *rules: str, **args: Argument) -> Refusal:
    """A refusal by the last words of its message and its rules."""
    return Refusal(Message(f"refuse-{reason}", args), rules)


class IllegalMove(ValueError):
    """A move that the rules do not allow now; its text is the game's own sentence.

    Nothing has changed. `refusal` says why in a form that other languages can tell too.
    """

    def __init__(self, seat: Seat, text: str, refusal: Refusal, game: str = "") -> None:
        super().__init__(seat, text, refusal, game)
        self.seat = seat
        self.text = text
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        why = sentence(self.game, self.refusal.message, self.seat)
        rules = f" ({', '.join(self.refusal.rules)})" if self.refusal.rules else ""
        return f"Seat {self.seat} cannot play {self.text!r}: {why}{rules}"


class BadSetup(ValueError):
    """Seats or options with which the game cannot be played; the text says what to change.

    `refusal` is there when the game itself refuses, and then the text is the game's own sentence.
    """

    def __init__(self, text: str, refusal: Refusal | None = None, game: str = "") -> None:
        super().__init__(text, refusal, game)
        self.text = text
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        return self.text if self.refusal is None else sentence(self.game, self.refusal.message)


# --- facts about a game, known without importing it -------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match: one of `values`, a whole number of `span`, or a text.

    An option that names a seat has the values `CHANCE` and the numbers of all seats there can be.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    span: tuple[int, int] | None = None
    longest: int = 0
    """Most characters of a text; the game itself says what it may hold."""
    offered: tuple[str, ...] = ()
    """Texts that pages offer by name, beside whatever else can be written."""
    is_seat: bool = False
    """Names a seat; one that nobody sits on is refused, see `refuse_setup`."""
    learning: tuple[OptionValue, ...] = ()
    """Values that help who learns the game: a match with one is never rated."""

    when: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """Applies only while other options have one of these values."""
    seats: tuple[int, ...] = ()
    """Applies only with so many seats; empty for any number."""
    needs: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Seat counts that a value needs, by its text."""

    def allows(self, value: object) -> bool:
        """Whether the option can have this value."""
        if self.longest:
            return isinstance(value, str) and len(value) <= self.longest
        if self.span is not None:
            return type(value) is int and self.span[0] <= value <= self.span[1]
        return any(type(value) is type(known) and value == known for known in self.values)

    def applies(self, options: Options, seats: int) -> bool:
        """Whether it makes a difference beside other options, with so many seats."""
        if self.seats and seats not in self.seats:
            return False
        return all(options[name] in values for name, values in self.when.items())

    def is_possible(self, value: OptionValue, seats: int) -> bool:
        """Whether a value can be chosen with so many seats."""
        if self.is_seat and value != CHANCE:
            return int(value) < seats
        return seats in self.needs.get(show_value(value), (seats,))

    @property
    def choices(self) -> str:
        """The allowed values in words for an error."""
        if self.longest:
            return f"a text of at most {self.longest} characters"
        if self.span is not None:
            return f"a whole number from {self.span[0]} to {self.span[1]}"
        return "one of " + ", ".join(show_value(value) for value in self.values)

    def read(self, text: str) -> OptionValue:
        """The value somebody typed, for example on the command line."""
        for value in self.values:
            if show_value(value) == text:
                return value
        if self.span is not None and text.removeprefix("-").isdecimal() and len(text) < 20:
            return int(text)
        if self.longest:
            return text
        raise BadSetup(f"Option {self.name!r} cannot be {text!r}: it takes {self.choices}.")


def show_value(value: OptionValue) -> str:
    """An option's value as it is typed and written in files."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def chosen_seat(value: OptionValue, seats: int, chance: Chance, label: str) -> Seat:
    """The seat that an option names, or that chance names."""
    return chance.pick(label, seats) if value == CHANCE else int(value)


@dataclass(frozen=True, slots=True)
class Card:
    """How a preset is offered: its name and a sentence are words of the game, `preset-<name>`."""

    preset: str
    minutes: int
    """How long such a match usually takes."""
    seats: tuple[int, ...]
    """With so many seats."""


@dataclass(frozen=True, slots=True)
class Meta:
    """What `meta.toml` says."""

    id: str
    title: Mapping[str, str]
    """By language: en, ru, uk."""
    summary: Mapping[str, str]
    """One sentence by language."""
    authors: tuple[str, ...]
    publisher: str
    year: int
    seats: tuple[int, ...]
    """The seat counts that can be played."""
    minutes: int
    stage: Literal["draft", "alpha", "beta", "stable"]
    rules_version: int
    """Grows when a change of the rules makes an old record replay differently."""
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    shape: int = 1
    """Grows when what is on disk cannot be read as it is any more; see `saves.py`."""
    open_deals: tuple[str, ...] = ()
    """Labels of chance whose results everybody sees at once; all others are secret at times."""
    cards: tuple[Card, ...] = ()
    """The presets that are offered as pictures; the others stand among the further rules."""

    def option(self, name: str) -> Option:
        """The option of that name; raises `BadSetup`."""
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options) or "none"
        raise BadSetup(f"{self.id} has no option {name!r}. Its options: {names}.")

    def complete(self, given: Options) -> dict[str, OptionValue]:
        """All options, `given` ones checked and the others at their default."""
        for name, value in given.items():
            option = self.option(name)
            if not option.allows(value):
                raise BadSetup(f"Option {name!r} cannot be {value!r}: it takes {option.choices}.")
        return {option.name: given.get(option.name, option.default) for option in self.options}


# --- what a match asks and answers ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """The question in front of a seat: what is asked, and by which rules."""

    message: Message
    rules: tuple[str, ...] = ()
    is_parked: bool = False
    """A secret choice that waits for the other seats'; nobody sees it, and it can be withdrawn."""


@dataclass(frozen=True, slots=True)
class Label:
    """A legal move in words, as its seat sees it."""

    message: Message
    group: Message
    """Heading under which lists put it; messages are equal for moves of one group."""
    price: int = 0
    tone: Literal["plain", "gain", "harm", "decline"] = "plain"
    """What the move visibly does: it wins something, it hurts who makes it, or it turns down what a
    card or a rule offers."""
    confirm: Message | None = None
    """A question to ask first, for a move that a slip would make costly and nobody can undo."""


@dataclass(frozen=True, slots=True)
class Choice(Generic[MoveType]):
    """What a page offers as one button: a move, or a line of moves that belong together."""

    moves: tuple[MoveType, ...]
    label: Label

    @property
    def text(self) -> str:
        """The texts of its moves, as a page sends them."""
        return ";".join(move.text for move in self.moves)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet: where points came from, one number per seat."""

    message: Message
    points: tuple[int, ...]
    is_counted: bool = True
    """Whether it adds to the scores; else it only tells how things stood at the end."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the winner; equal ranks share the place. Alone, 2 means that the game has won."""
    reason: Message
    rules: tuple[str, ...] = ()
    sheet: tuple[ScoreLine, ...] = ()
    """Lines; those that are counted add up to the scores."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


# --- the contract --------------------------------------------------------------------------------


class Game(ABC, Generic[StateType, MoveType]):
    """The rules of one game.

    No method but `apply` changes a state it is given, and none uses any randomness but `chance`. A
    state has a `seats`, a field or a property: the number of seats. Its class stands in a module
    right under the game's package, by which bots find the game.
    """

    meta: Meta
    state_type: type[StateType]
    catalogue: Catalogue[MoveType]

    # rules

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        """Why these complete options do not go together with each other or the seat count."""
        return None

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> StateType:
        """The first position. Options are complete and checked."""

    @abstractmethod
    def to_act(self, state: StateType) -> tuple[Seat, ...]:
        """The seats that must decide now, () when the match is over; the same in every view."""

    @abstractmethod
    def moves(self, state: StateType, seat: Seat) -> Sequence[MoveType]:
        """Every legal move of the seat, once each, in a fixed order; none if it is not to act.

        The view of the seat gives the same list as the state.
        """

    @abstractmethod
    def apply(self, state: StateType, seat: Seat, move: MoveType, chance: Chance, log: Log) -> None:
        """Carry out a legal move, in place. Whoever calls has checked that it is legal."""

    @abstractmethod
    def outcome(self, state: StateType) -> Outcome | None:
        """The result, once nobody is to act."""

    def standing(self, state: StateType) -> tuple[int, ...]:
        """The place of every seat if people ended the match here; () where the rules tell none."""
        return ()

    # knowledge

    @abstractmethod
    def view(self, state: StateType, seat: Seat | None) -> StateType:
        """A copy in which all that the seat (None: a watcher) may not know is `HIDDEN`."""

    def shown(self, view: StateType, seat: Seat | None) -> StateType:
        """The view without what a person has to remember by herself; for pages and programs."""
        return view

    @abstractmethod
    def imagine(self, view: StateType, seat: Seat | None, chance: Chance) -> StateType:
        """A full position that fits the view, the holes filled as they could well be."""

    @abstractmethod
    def inventory(self, state: StateType) -> Mapping[str, int]:
        """Every component and how many of it are somewhere; constant through a match."""

    def invariants(self, state: StateType) -> Sequence[str]:
        """What is wrong with a full position between moves, a sentence each."""
        return ()

    def constraints(self) -> Mapping[str, str]:
        """The data's constraints by id: an empty text where met, else what is wrong."""
        return {}

    # words

    @abstractmethod
    def decision(self, view: StateType, seat: Seat) -> Decision:
        """What a seat that is to act is asked; any viewer's view will do."""

    @abstractmethod
    def label(self, view: StateType, seat: Seat, move: MoveType) -> Label:
        """A legal move of the viewing seat in words."""

    def choices(self, view: StateType, seat: Seat) -> Sequence[Choice[MoveType]]:
        """What a page offers the viewing seat: every legal move begins at least one choice."""
        return [Choice((move,), self.label(view, seat, move)) for move in self.moves(view, seat)]

    def why_not(self, view: StateType, seat: Seat, move: MoveType) -> Refusal | None:
        """Why the seat cannot make this move now; None exactly for what `moves` lists."""
        return None if move in self.moves(view, seat) else self.refusal(view, seat, move)

    @abstractmethod
    def refusal(self, view: StateType, seat: Seat, move: MoveType) -> Refusal:
        """The first reason that holds against a move that `moves` does not list.

        A seat that is to act is taken for granted.
        """

    def write(self, move: MoveType) -> str:
        """The text of a move, which `read` understands."""
        return move.text

    def read(self, text: str) -> MoveType:
        """Raises `UnreadableMove` for a text that is no move of the game."""
        return self.catalogue.read(text)

    # what lasts

    def upgrade(self, saved: Saved, shape: int) -> None:
        """Bring what an earlier version of the game wrote to the present shape, in place.

        Also asked when only the rules have another version: `saved.goes_on` tells whether running
        matches may be played on by the present ones.
        """

    def names_on_disk(self) -> Mapping[str, Sequence[str] | frozenset[str]]:
        """Names that positions hold beside their fields, by what they name.

        A sequence is of things that positions know by their number: it grows at its end alone.
        """
        return {}

    # bots

    def reopened(self, view: StateType, seat: Seat) -> StateType:
        """The seat's view as if no other had parked a choice yet; every choice can be withdrawn.

        A game that parks choices writes this: who thinks a choice through for others knows more
        of it than who imagines it at random.
        """
        return view

    @abstractmethod
    def appraise(self, world: StateType, seat: Seat) -> float:
        """How good a position is for a seat: higher is better; comparable within a match."""

    def ideas(self, world: StateType, seat: Seat) -> Sequence[MoveType]:
        """The legal moves that a bot thinks about: all, but for idle ones that a game knows."""
        return self.moves(world, seat)

    def hunch(self, world: StateType, seat: Seat) -> MoveType | None:
        """A sensible move at a glance, where appraising each would take long; None for no idea."""
        return None


def refuse_setup(game: Game[Any, Any], options: Options, seats: int) -> Refusal | None:
    """Why no match can begin with these complete options: a seat too high, or the game's reason."""
    for option in game.meta.options:
        value = options[option.name]
        if option.is_seat and value != CHANCE and int(value) >= seats:
            return Refusal(Message("refuse-option-seat", {"option": option.name, "seats": seats}))
    return game.refuse_setup(options, seats)
