"""What help says to a seat: made from its view, from what it was told, and from nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from cheeseboard import registry
from cheeseboard.events import Argument, Event, Message, Seat
from cheeseboard.game import Choice
from cheeseboard.help.conditions import first, holds
from cheeseboard.help.facts import Fact, added, counted, said, seen
from cheeseboard.help.reading import Column, Decided, Help, Slip, Symbol, help_of


@dataclass(frozen=True, slots=True)
class Card:
    """A symbol explained."""

    symbol: Symbol
    name: Message
    sentence: Message


@dataclass(frozen=True, slots=True)
class Warned:
    """A slip that a move would be: a fact, and a better use."""

    slip: Slip
    fact: Message
    instead: Message


@dataclass(frozen=True, slots=True)
class Flow:
    """A column of a balance: a number for each seat."""

    column: Column
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """What a round brought: how many there were, the flows, what decided, and what comes next."""

    number: int
    flows: tuple[Flow, ...]
    decided: Message | None
    next: Message | None


@dataclass(slots=True)
class Adviser:
    """Speaks to one seat about one position."""

    game: str
    view: Any
    """What the seat is shown."""
    seat: Seat
    told: Sequence[Event]
    """What the seat was told since the match began."""
    _json: Any = None
    _facts: dict[str, int] | None = field(default=None)

    @property
    def help(self) -> Help:
        return help_of(self.game)

    @property
    def facts(self) -> dict[str, int]:
        """All facts but those of a move."""
        if self._facts is None:
            own = {fact.name: self._value(fact) for fact in self.help.facts if not fact.label}
            self._facts = {**_computed(self.game, "facts", self.view, self.seat), **own}
        return self._facts

    def facts_of(self, choice: Choice[Any]) -> dict[str, int]:
        """The facts with those of a move: from its sentence, and what the game computes."""
        labels = {
            fact.name: said(fact, choice.label.message, self.seat)
            for fact in self.help.facts
            if fact.label
        }
        more = _computed(self.game, "move_facts", self.view, self.seat, choice.moves)
        return {**self.facts, **more, **labels}

    def about(self, decision: str) -> Message | None:
        """What a decision is about, by the key of its sentence."""
        for one in self.help.about:
            key = first(one.say, self.facts) if fnmatchcase(decision, one.decision) else ""
            if key:
                return Message(key, self.facts)
        return None

    def is_apart(self, sentence: Message) -> bool:
        """Whether a sentence about a decision is known by itself."""
        apart = (variant.key for one in self.help.about if one.each for variant in one.say)
        return sentence.key in apart

    def card(self, symbol: Symbol) -> Card:
        """A symbol, and what it does now."""
        key = first(symbol.say, self.facts)
        return Card(symbol, Message(symbol.name), Message(key, self.facts))

    def slip(self, choice: Choice[Any]) -> Warned | None:
        """The first slip that a choice would be."""
        fitting = [one for one in self.help.slips if fnmatchcase(choice.text, one.move)]
        if not fitting:
            return None
        facts = self.facts_of(choice)
        for one in fitting:
            key = first(one.say, facts) if holds(one.when, facts) else ""
            if key:
                args: dict[str, Argument] = {**facts, **choice.label.message.args}
                return Warned(one, Message(key, args), Message(one.instead, args))
        return None

    def reason(self, choice: Choice[Any], terms: Iterable[tuple[str, float]]) -> Message | None:
        """Why a good player would make a move; `terms` are what it changes in the appraisal."""
        changes = {key.removeprefix("term-"): change for key, change in terms}
        facts = self.facts_of(choice)
        for one in sorted(self.help.reasons, key=lambda one: -one.weight):
            is_enough = not one.term or changes.get(one.term, 0.0) > max(one.least, 1e-9)
            if is_enough and fnmatchcase(choice.text, one.move) and holds(one.when, facts):
                return Message(one.say, {**facts, **choice.label.message.args})
        return None

    def balance(self, seats: int) -> Balance | None:
        """The balance of the round that has just ended; None if none has."""
        ends = self._ends()
        if not self.help.columns or not ends:
            return None
        begin = ends[-2] + 1 if len(ends) > 1 else 0
        events = self.told[begin : ends[-1] + 1]
        flows = tuple(
            Flow(column, tuple(self._flow(column, events, seat) for seat in range(seats)))
            for column in self.help.columns
        )
        decided = _said(self.help.decided, _compared(flows, self.seat))
        upcoming = _said(self.help.upcoming, self.facts) if self.help.upcoming else None
        return Balance(len(ends), flows, decided, upcoming)

    def _ends(self) -> list[int]:
        """Where rounds have ended, as places in what the seat was told."""
        wanted = self.help.round
        if wanted is None:
            return []
        found = [at for at, event in enumerate(self.told) if counted(wanted, event, self.seat)]
        if self.help.is_opening:
            found = [at - 1 for at in found[1:]]
        return found[self.help.times - 1 :: self.help.times]

    def _flow(self, column: Column, events: Sequence[Event], seat: Seat) -> int:
        if column.fact.view:
            return seen(column.fact, self._seen(), seat, self.view.seats)
        own = [event for event in events if event.message.args.get(column.by) == seat]
        return added(column.fact, own, self.seat)

    def _value(self, fact: Fact) -> int:
        if fact.view:
            return seen(fact, self._seen(), self.seat, self.view.seats)
        return added(fact, self.told, self.seat)

    def _seen(self) -> Any:
        if self._json is None:
            self._json = self.view.to_json()
        return self._json


def card(symbol: Symbol) -> Card:
    """A symbol as it always is, without a position."""
    return Card(symbol, Message(symbol.name), Message(symbol.say[-1].key))


def _said(several: Iterable[Decided], known: Mapping[str, int]) -> Message | None:
    """The first sentence whose condition holds."""
    say = next((one.say for one in several if holds(one.when, known)), "")
    return Message(say, known) if say else None


def _computed(game: str, name: str, *args: Any) -> Mapping[str, int]:
    """What the game's own `helping.py` computes from a view; nothing where it has none."""
    compute = getattr(registry.part(game, "helping"), name, None)
    return compute(*args) if compute is not None else {}


def _compared(flows: Iterable[Flow], seat: Seat) -> dict[str, int]:
    """Each column as a fact: the seat's own number, and the best of the others."""
    known = {}
    for flow in flows:
        others = [number for other, number in enumerate(flow.numbers) if other != seat]
        known[flow.column.id] = flow.numbers[seat]
        known[f"{flow.column.id}_best"] = max(others, default=0)
    return known
