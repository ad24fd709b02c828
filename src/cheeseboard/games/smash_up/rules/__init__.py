"""The rules of Smash Up: set-up, legal moves, what moves do, how it ends.

Ids are those of RULES.md. What is still to be done is a stack of frames in the position; `flow`
carries it out, `verbs` change the position, `factions` say what each card does.
"""

from collections.abc import Sequence

from cheeseboard.game import Chance, Log, Options, Seat
from cheeseboard.games.smash_up import factions
from cheeseboard.games.smash_up.flow import Brawl, run
from cheeseboard.games.smash_up.hooks import QUESTIONS, STEPS
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules import plays, scoring, setup, turn
from cheeseboard.games.smash_up.rules.ending import outcome, standing
from cheeseboard.games.smash_up.state import OVER, Position

__all__ = [
    "apply",
    "begin",
    "factions",
    "moves",
    "outcome",
    "plays",
    "scoring",
    "standing",
    "to_act",
    "turn",
]


def begin(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    brawl = setup.setup(options, seats, chance, log)
    run(brawl)
    return brawl.state


def to_act(state: Position) -> tuple[Seat, ...]:
    """No two seats ever choose at the same time: the question on top has one owner."""
    return () if state.phase == OVER else (state.stack[-1].seat,)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    if state.phase == OVER or state.stack[-1].seat != seat:
        return ()
    frame = state.stack[-1]
    return QUESTIONS[frame.ask].moves(state, frame)


def apply(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """The answer goes to the function that the question names; then everything takes its course."""
    brawl = Brawl(state, chance, log)
    frame = state.stack.pop()
    choice = QUESTIONS[frame.ask].vocabulary.answer(state, move)
    STEPS[frame.then](brawl, frame.but(ask="", choice=choice))
    run(brawl)
