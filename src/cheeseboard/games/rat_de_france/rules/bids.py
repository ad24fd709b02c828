"""Rules RDF-4, RDF-5 and RDF-8.14 to RDF-8.18: turn order, bids, pepper, replacement."""

from typing import Final

from cheeseboard.game import NONE, Log, Seat
from cheeseboard.games.rat_de_france.box import ACTIONS, DECK, PEPPER
from cheeseboard.games.rat_de_france.moves import BIDS, EATING, KEEPING, Move
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position

# --- turn order ----------------------------------------------------------------------------------


def turn_order(state: Position) -> list[Seat]:
    """RDF-4.2 to RDF-4.5: racing rats, hindmost first, arrows within a column."""
    rank = track_of(state).turn_rank
    rats = state.rats
    racing = [seat for seat in range(state.seats) if rats[seat] != NONE]
    racing.sort(key=lambda seat: rank[rats[seat]])
    return racing


# --- bids ----------------------------------------------------------------------------------------


def hand(state: Position, seat: Seat) -> int:
    """RDF-9.4: what lies neither open nor shown in the bid row, as a bitmask.

    A bid leaves the hand when it is shown, so that nobody can tell it from the hand, and one that
    is replaced is a hand card like any other (RDF-5.15).
    """
    return DECK & ~state.face_up[seat]


def bids(state: Position, seat: Seat) -> list[Move]:
    """RDF-5.1, RDF-5.3, RDF-9.3."""
    held = hand(state, seat)
    return [move for move in BIDS if held >> move.card & 1]


def show_bids(state: Position, log: Log) -> None:
    """RDF-5.4: all together."""
    log.border()
    if log:
        for seat in state.row:
            card = ACTIONS[state.bids[seat]]
            log.tell("event-show", seat=seat, card=card, rules=("RDF-5.4",))


# --- the pepper window ---------------------------------------------------------------------------


def next_to_ask(state: Position) -> Seat:
    """RDF-8.14, RDF-8.18: the first holder in the row who has not declined since it changed."""
    for seat in state.row:
        if state.tokens[seat] == PEPPER and not state.declined >> seat & 1:
            return seat
    return NONE


PEPPER_MOVES: Final = [EATING, KEEPING]


def answer_pepper(state: Position, seat: Seat, move: Move, log: Log) -> None:
    """RDF-8.15: nobody has to eat."""
    if move is EATING:
        eat_pepper(state, seat)
    else:
        state.declined |= 1 << seat
    if log:
        key = "event-pepper" if move is EATING else "event-keep-pepper"
        log.tell(key, seat=seat, rules=("RDF-8.16",) if move is EATING else ("RDF-8.15",))
    log.border()


def eat_pepper(state: Position, seat: Seat) -> None:
    """RDF-8.16, RDF-8.17: to the front of the row; the remaining holders are asked again."""
    state.tokens[seat] = NONE
    state.row.remove(seat)
    state.row.insert(0, seat)
    state.declined = 0


# --- replacement ---------------------------------------------------------------------------------


def replace_bids(state: Position, log: Log) -> None:
    """RDF-5.6 to RDF-5.14: once through the row, without a choice."""
    taken = 0
    for seat in state.row:
        bid = state.bids[seat]
        card = bid  # RDF-5.8, RDF-5.9
        if taken >> bid & 1:
            card = replacement(state, seat, taken)
            if card == NONE and state.variant.keeps_duplicate:
                card = bid
            if log:
                _tell_replacement(seat, bid, card, log)
        state.cards[seat] = card
        if card != NONE:
            taken |= 1 << card


def replacement(state: Position, seat: Seat, taken: int) -> int:
    """RDF-5.10 to RDF-5.12: the next order card that is in the hand and not taken yet.

    RDF-5.13: NONE if there is none.
    """
    row = state.order_row
    place = row.index(state.bids[seat])
    free = hand(state, seat) & ~taken
    for ahead in range(1, len(row)):
        card = row[(place + ahead) % len(row)]  # RDF-1.8
        if free >> card & 1:
            return card
    return NONE


def _tell_replacement(seat: Seat, bid: int, card: int, log: Log) -> None:
    if card == NONE:
        log.tell("event-void", seat=seat, card=ACTIONS[bid], rules=("RDF-5.13",))
    elif card == bid:
        log.tell("event-duplicate", seat=seat, card=ACTIONS[bid], rules=("RDF-5.13",))
    else:
        log.tell(
            "event-replace",
            seat=seat,
            bid=ACTIONS[bid],
            card=ACTIONS[card],
            rules=("RDF-5.10", "RDF-5.11"),
        )
