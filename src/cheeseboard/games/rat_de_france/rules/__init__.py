"""The rules of Rat de France: who is asked, what is legal, what moves do, how it ends.

Ids are those of RULES.md. Functions that change a position are called with legal moves only.
"""

from collections.abc import Sequence

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.rat_de_france.moves import PRIZES, Move
from cheeseboard.games.rat_de_france.rules.actions import turn_moves
from cheeseboard.games.rat_de_france.rules.bids import PEPPER_MOVES, answer_pepper, bids
from cheeseboard.games.rat_de_france.rules.ending import outcome, standing
from cheeseboard.games.rat_de_france.rules.race import (
    begin_round,
    choose_prize,
    go_on_with_pepper,
    lay_bid,
    take_turn,
)
from cheeseboard.games.rat_de_france.rules.setup import discard, discards, place, places, setup
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    DISCARDING,
    OVER,
    PEPPERING,
    PLACING,
    PRIZE,
    Position,
)

__all__ = ["apply", "moves", "outcome", "setup", "standing", "to_act"]


def to_act(state: Position) -> tuple[Seat, ...]:
    """One seat, or while bids are laid every racer who has not laid one (RDF-5.2)."""
    if state.phase == BIDDING:
        return tuple(sorted(seat for seat in state.row if state.bids[seat] == NONE))
    return () if state.phase == OVER else (state.active,)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    phase = state.phase
    if phase == BIDDING:
        is_asked = state.rats[seat] != NONE and state.bids[seat] == NONE
        return bids(state, seat) if is_asked else ()
    if seat != state.active:
        return ()
    if phase == ACTING:
        return turn_moves(state, seat)
    if phase == PEPPERING:
        return PEPPER_MOVES
    if phase == PLACING:
        return places(state)
    if phase == DISCARDING:
        return discards(state, seat)
    assert phase == PRIZE
    return PRIZES


def apply(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    phase = state.phase
    if phase == BIDDING:
        lay_bid(state, seat, move, chance, log)
    elif phase == ACTING:
        take_turn(state, seat, move, chance, log)
    elif phase == PEPPERING:
        answer_pepper(state, seat, move, log)
        go_on_with_pepper(state, chance, log)
    elif phase == PLACING:
        place(state, seat, move, log)
    elif phase == DISCARDING:
        if discard(state, seat, move, log):
            begin_round(state, chance, log)
    else:
        assert phase == PRIZE
        choose_prize(state, seat, move, chance, log)
