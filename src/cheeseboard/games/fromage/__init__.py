"""Fromage: cheese that ripens while the board turns."""

from collections.abc import Mapping, Sequence
from typing import Final

from cheeseboard.game import (
    Chance,
    Choice,
    Decision,
    Game,
    Label,
    Log,
    Options,
    Outcome,
    Refusal,
    Saved,
    Seat,
)
from cheeseboard.games.fromage import checks, heuristics, refusals, rules, saves, wording
from cheeseboard.games.fromage import view as knowledge
from cheeseboard.games.fromage.moves import CATALOGUE, Move
from cheeseboard.games.fromage.state import Position
from cheeseboard.registry import meta


class Fromage(Game[Position, Move]):
    """See RULES.md."""

    meta = meta("fromage")
    state_type = Position
    catalogue = CATALOGUE

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        return rules.refuse(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        return rules.setup(options, seats, chance, log)

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return rules.moves(state, seat)

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        rules.apply(state, seat, move, chance, log)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: Position) -> tuple[int, ...]:
        return rules.standing(state)

    def view(self, state: Position, seat: Seat | None) -> Position:
        return knowledge.view(state, seat)

    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return knowledge.imagine(view, seat, chance)

    def inventory(self, state: Position) -> Mapping[str, int]:
        return checks.inventory(state)

    def invariants(self, state: Position) -> Sequence[str]:
        return checks.invariants(state)

    def constraints(self) -> Mapping[str, str]:
        return checks.constraints()

    def upgrade(self, saved: Saved, shape: int) -> None:
        saves.upgrade(saved, shape)

    def names_on_disk(self) -> Mapping[str, Sequence[str] | frozenset[str]]:
        return saves.names()

    def decision(self, view: Position, seat: Seat) -> Decision:
        return wording.decision(view, seat)

    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        return wording.choices(view, seat)

    def label(self, view: Position, seat: Seat, move: Move) -> Label:
        return wording.label(view, seat, move)

    def refusal(self, view: Position, seat: Seat, move: Move) -> Refusal:
        return refusals.refusal(view, seat, move)

    def reopened(self, view: Position, seat: Seat) -> Position:
        return knowledge.reopened(view, seat)

    def appraise(self, world: Position, seat: Seat) -> float:
        return heuristics.appraise(world, seat)


GAME: Final = Fromage()
