"""Smash Up: Awesome Level 9000: two factions in one deck, and a brawl over bases."""

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
from cheeseboard.games.smash_up import checks, heuristics, refusals, rules, saves, wording
from cheeseboard.games.smash_up import view as knowledge
from cheeseboard.games.smash_up.choices import choices
from cheeseboard.games.smash_up.moves import CATALOGUE, Move
from cheeseboard.games.smash_up.rules.setup import refuse_setup
from cheeseboard.games.smash_up.state import Position
from cheeseboard.registry import meta


class SmashUp(Game[Position, Move]):
    """See RULES.md."""

    meta = meta("smash_up")
    state_type = Position
    catalogue = CATALOGUE

    def refuse_setup(self, options: Options, seats: int) -> Refusal | None:
        return refuse_setup(options, seats)

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        return rules.begin(options, seats, chance, log)

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
        return knowledge.imagine(view, chance)

    def inventory(self, state: Position) -> Mapping[str, int]:
        return checks.inventory(state)

    def invariants(self, state: Position) -> Sequence[str]:
        return checks.invariants(state)

    def constraints(self) -> Mapping[str, str]:
        return checks.constraints()

    def decision(self, view: Position, seat: Seat) -> Decision:
        return wording.decision(view, seat)

    def label(self, view: Position, seat: Seat, move: Move) -> Label:
        return wording.label(view, seat, move)

    def choices(self, view: Position, seat: Seat) -> Sequence[Choice[Move]]:
        return choices(view, seat)

    def refusal(self, view: Position, seat: Seat, move: Move) -> Refusal:
        return refusals.refusal(view, seat, move)

    def upgrade(self, saved: Saved, shape: int) -> None:
        saves.upgrade(saved, shape)

    def names_on_disk(self) -> Mapping[str, Sequence[str] | frozenset[str]]:
        return saves.names()

    def appraise(self, world: Position, seat: Seat) -> float:
        return heuristics.appraise(world, seat)


GAME: Final = SmashUp()
