"""What the checks look at: a position, a move, a whole random match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cheeseboard import words
from cheeseboard.chance import Chance, Dealt, Live
from cheeseboard.events import Event, Log, Message, Seat
from cheeseboard.game import Game, Options

Problems = Iterator[str]
"""A check gives a sentence for each thing that is wrong."""


@dataclass(slots=True)
class Spot:
    """A position of a random match."""

    game: Game[Any, Any]
    state: Any
    seats: int
    components: Mapping[str, int]
    """The inventory at the start."""
    chance: Chance
    """For what the checks themselves draw."""
    told: Sequence[Event] = ()
    """The log up to here."""
    drawings: list[Any] = field(default_factory=list)
    """What viewers are shown of it, kept by `board_checks`."""

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.seats), None]


@dataclass(slots=True)
class Step:
    """A move of a random match, with the positions around it."""

    game: Game[Any, Any]
    before: Any
    after: Any
    seat: Seat
    move: Any
    log: Log
    dealt: tuple[Dealt, ...]
    seed: int
    position: int
    """Where chance stood before the move."""
    seats: int
    chance: Chance
    """For what the checks themselves draw."""

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.seats), None]

    def replayed(self, state: Any, *moves: tuple[Seat, Any]) -> tuple[Any, list[Log]]:
        """A copy of the state after other moves, with the chance this move had."""
        after = state.copy()
        chance = Live(self.seed, self.position)
        logs = []
        for seat, move in moves:
            logs.append(Log())
            self.game.apply(after, seat, move, chance, logs[-1])
        return after, logs


@dataclass(slots=True)
class Whole:
    """A random match that is over."""

    game: Game[Any, Any]
    seats: int
    options: Options
    seed: int
    moves: list[tuple[Seat, Any]]
    fingerprint: str
    earlier: list[tuple[Any, str]]
    """Copies made on the way, with the fingerprints they had then."""
    chance: Chance
    """For what the checks themselves draw."""

    @property
    def setting(self) -> str:
        return f"{self.game.meta.id}, {self.seats} seats, {dict(self.options)}, seed {self.seed}"


def name(viewer: Seat | None) -> str:
    return "A watcher" if viewer is None else f"Seat {viewer}"


def is_parked(step: Step) -> bool:
    return step.game.decision(step.before, step.seat).is_parked


def heard(log: Log, viewer: Seat | None) -> list[Event]:
    return [event for event in log.events if event.is_known_to(viewer)]


def wrong_words(game: Game[Any, Any], message: Message, viewer: Seat | None) -> Problems:
    for language in words.LANGUAGES:
        try:
            words.words(game.meta.id, language).say(message, viewer=viewer)
        except words.MissingWords as error:
            yield str(error)
