"""Burg Appenzell: mice, cheese and a castle full of roofs."""

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
from cheeseboard.games.burg_appenzell import checks, heuristics, refusals, rules, saves, wording
from cheeseboard.games.burg_appenzell import view as knowledge
from cheeseboard.games.burg_appenzell.moves import CATALOGUE, Move
from cheeseboard.games.burg_appenzell.state import Position
from cheeseboard.registry import meta


class BurgAppenzell(Game[Position, Move]):
    """See RULES.md."""

    meta = meta("burg_appenzell")
    state_type = Position
    catalogue = CATALOGUE

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        return rules.setup(options, seats, chance, log)

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        return rules.to_act(state)

    def moves(self, state: Position, seat: Seat) -> Sequence[Move]:
        return rules.moves(state, seat)

    def apply(self, state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
        rules.apply(state, seat, move, log)

    def outcome(self, state: Position) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: Position) -> tuple[int, ...]:
        return rules.standing(state)

    def view(self, state: Position, seat: Seat | None) -> Position:
        return knowledge.view(state)

    def shown(self, view: Position, seat: Seat | None) -> Position:
        return knowledge.shown(view, seat)

    def imagine(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return knowledge.imagine(view, chance)

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

    def label(self, view: Position, seat: Seat, move: Move) -> Label:
        return wording.label(view, seat, move)

    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        return wording.choices(view, seat)

    def refusal(self, view: Position, seat: Seat, move: Move) -> Refusal:
        return refusals.refusal(view, seat, move)

    def appraise(self, world: Position, seat: Seat) -> float:
        return heuristics.appraise(world, seat)


GAME: Final = BurgAppenzell()
