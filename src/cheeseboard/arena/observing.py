"""What a finished match was like, for balance reports: length, branching, leads, rules, things."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cheeseboard import registry
from cheeseboard.chance import Scripted
from cheeseboard.events import Event, Log
from cheeseboard.game import Game, Seat
from cheeseboard.match import first_position
from cheeseboard.record import Played, Record


@dataclass(frozen=True, slots=True)
class Seen:
    """One match, played again with open eyes."""

    moves: int
    """Legal moves at all decisions together."""
    choices: int
    """Decisions with more than one legal move."""
    leads: int
    """How often another seat came into the lead, as the game appraises positions."""
    rules: Mapping[str, int]
    """How often each rule id stood behind an event or a decision."""
    things: Mapping[str, tuple[int, ...]]
    """Named things in events, as word keys: how often for each seat; the last entry is for none."""
    categories: tuple[tuple[str, Seat, str], ...]
    """What the game's `categories.py` says: heading, seat or NONE, word key or text."""

    def to_json(self) -> dict[str, Any]:
        """What was seen as plain data."""
        return {
            "moves": self.moves,
            "choices": self.choices,
            "leads": self.leads,
            "rules": dict(self.rules),
            "things": {name: list(counts) for name, counts in self.things.items()},
            "categories": [list(entry) for entry in self.categories],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Seen":
        """What `to_json` wrote."""
        return cls(
            moves=int(data["moves"]),
            choices=int(data["choices"]),
            leads=int(data["leads"]),
            rules=dict(data["rules"]),
            things={name: tuple(counts) for name, counts in data["things"].items()},
            categories=tuple((name, seat, value) for name, seat, value in data["categories"]),
        )


def observe(game: Game[Any, Any], record: Record) -> Seen:
    """Play a finished record of bots again and count."""
    return _Observer(game, record).seen()


class _Observer:
    """Counts while a record is played again."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self._game = game
        self._seats = record.seats
        self._moves = 0
        self._choices = 0
        self._leads = 0
        self._leader = -1
        self._rules: Counter[str] = Counter()
        self._things: dict[str, list[int]] = {}
        log = Log()
        self._state = first_position(game, record, Scripted(record.chance), log)
        self._count(log.events)
        for step in record.steps:
            assert isinstance(step, Played)  # bots take nothing back
            self._step(step)

    def seen(self) -> Seen:
        return Seen(
            moves=self._moves,
            choices=self._choices,
            leads=self._leads,
            rules=dict(sorted(self._rules.items())),
            things={name: tuple(counts) for name, counts in sorted(self._things.items())},
            categories=categories(self._game, self._state),
        )

    def _step(self, step: Played) -> None:
        game, state = self._game, self._state
        count = len(game.moves(state, step.seat))
        self._moves += count
        self._choices += count > 1
        self._rules.update(game.decision(state, step.seat).rules)
        before = game.to_act(state)
        log = Log()
        game.apply(state, step.seat, game.read(step.move), Scripted(step.chance), log)
        self._count(log.events)
        if game.to_act(state) != before:
            self._look_for_leader()

    def _count(self, events: list[Event]) -> None:
        for event in events:
            self._rules.update(event.rules)
            seat = event.message.args.get("seat")
            place = seat if isinstance(seat, int) and 0 <= seat < self._seats else self._seats
            for name, value in event.message.args.items():
                if isinstance(value, str):
                    counts = self._things.setdefault(f"{name}-{value}", [0] * (self._seats + 1))
                    counts[place] += 1

    def _look_for_leader(self) -> None:
        """Positions are compared where somebody else comes to decide."""
        if self._seats == 1:
            return
        values = [self._game.appraise(self._state, seat) for seat in range(self._seats)]
        leader = values.index(max(values))
        if values.count(values[leader]) == 1 and leader != self._leader:
            self._leads += self._leader >= 0
            self._leader = leader


def categories(game: Game[Any, Any], end: Any) -> tuple[tuple[str, Seat, str], ...]:
    """What a game's own module says about a finished match; nothing where it has none."""
    module = registry.part(game.meta.id, "categories")
    found: list[tuple[str, Seat, str]] = module.categories(end) if module else []
    return tuple(dict.fromkeys(found))
