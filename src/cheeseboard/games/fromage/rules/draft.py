"""Building squares of the advanced game (FRO-12, FRO-13.6): picked in rounds, then laid."""

from typing import Final

from cheeseboard.game import NONE, Chance, Log, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    FIRST_SQUARE,
    SQUARE_NUMBERS,
)
from cheeseboard.games.fromage.moves import COVERS, PICKS, Move
from cheeseboard.games.fromage.rules import turns
from cheeseboard.games.fromage.state import COVERING, DRAFTING, Draft, Position

HAND: Final = 4
"""Squares in a hand, and squares everybody ends up with."""


def deal(state: Position, chance: Chance) -> None:
    """FRO-12.1: four squares each from the 32; FRO-13.6: alone, four for the first pick."""
    seats = state.seats
    order = chance.order("squares", len(SQUARE_NUMBERS))
    dealt = [FIRST_SQUARE + index for index in order]
    hands = [sorted(dealt[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    state.draft = [
        Draft(
            round=0,
            hands=hands,
            picks=[[] for _ in range(seats)],
            passed=[[] for _ in range(seats)],
            chosen=[NONE] * seats,
            laid=[[] for _ in range(seats)],
            undrawn=sorted(dealt[HAND:]) if seats == 1 else [],
        )
    ]
    state.phase = DRAFTING
    if state.variant.squares == "random":
        _begin_covering(state, hands)


def _begin_covering(state: Position, picks: list[list[int]]) -> None:
    draft = state.draft[0]
    draft.picks = picks
    draft.hands = [[] for _ in picks]
    draft.round = HAND
    state.phase = COVERING


# --- picking -------------------------------------------------------------------------------------


def hand_of(draft: Draft, seat: Seat) -> list[int]:
    """The squares in front of a seat: hands go to the left, seat by seat clockwise (FRO-12.1)."""
    return draft.hands[(seat - draft.round) % len(draft.hands)]


def picking_seats(state: Position) -> tuple[Seat, ...]:
    """FRO-12.2: all at the same time."""
    chosen = state.draft[0].chosen
    return tuple(seat for seat in range(state.seats) if chosen[seat] == NONE)


def pick_rule(state: Position) -> str:
    """The rule by which squares are picked: hands go round, or new ones are drawn (FRO-13.6)."""
    return "FRO-13.6" if state.seats == 1 else "FRO-12.1"


def picks(state: Position, seat: Seat) -> list[Move]:
    return [PICKS[square] for square in hand_of(state.draft[0], seat)]


def pick(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-12.2: a pick waits in secret; the last one lets the hands go round."""
    draft = state.draft[0]
    draft.chosen[seat] = move.square
    if log:
        building = BUILDINGS[move.square].id
        to = (seat,) if state.seats > 1 else None
        rule = pick_rule(state)
        log.tell("event-pick", seat=seat, building=building, rules=(rule,), to=to)
    if NONE not in draft.chosen:
        log.border()
        _end_round(state, chance, log)


def _end_round(state: Position, chance: Chance, log: Log) -> None:
    draft = state.draft[0]
    for seat, square in enumerate(draft.chosen):
        hand = hand_of(draft, seat)
        hand.remove(square)
        draft.picks[seat].append(square)
        draft.passed[seat] += hand
    draft.chosen = [NONE] * state.seats
    draft.round += 1
    if state.seats == 1:
        _draw_again(draft, chance)
    if draft.round == HAND - 1:
        # The last square of a hand is taken without a question.
        last = [draft.picks[seat] + hand_of(draft, seat) for seat in range(state.seats)]
        _begin_covering(state, last)
    if log:
        key = "event-pass-solo" if state.seats == 1 else "event-pass"
        log.tell(key, round=draft.round, rules=(pick_rule(state),))


def _draw_again(draft: Draft, chance: Chance) -> None:
    """FRO-13.6: what was not kept is in the box; one square fewer is drawn."""
    draft.passed = [[]]
    order = chance.order("squares", len(draft.undrawn))[: HAND - draft.round]
    draft.hands = [sorted(draft.undrawn[index] for index in order)]
    draft.undrawn = [square for square in draft.undrawn if square not in draft.hands[0]]


# --- laying --------------------------------------------------------------------------------------


def covering_seats(state: Position) -> tuple[Seat, ...]:
    """FRO-12.3: all at the same time."""
    laid = state.draft[0].laid
    return tuple(seat for seat in range(state.seats) if len(laid[seat]) < BUILDING_SLOTS)


def covers(state: Position, seat: Seat) -> list[Move]:
    """FRO-12.3: for the next slot the print, or one of the squares not laid yet."""
    draft = state.draft[0]
    laid = draft.laid[seat]
    row = COVERS[len(laid)]
    return [row[NONE], *(row[square] for square in draft.picks[seat] if square not in laid)]


def cover(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """FRO-12.3: in secret until the last square lies, then all are laid open together."""
    laid = state.draft[0].laid
    laid[seat].append(move.square)
    if log:
        to = (seat,) if state.seats > 1 else None
        _tell_slot(log, "event-cover", seat, move.slot, move.square, to)
    if all(len(each) == BUILDING_SLOTS for each in laid):
        log.border()
        _lay_open(state, log)
        turns.begin(state, chance, log)


def _lay_open(state: Position, log: Log) -> None:
    """FRO-12.4, FRO-12.5: squares stay where they lie; the others go to the box unseen.

    FRO-12.6: nothing but the buildings of a board changes.
    """
    for seat, squares in enumerate(state.draft.pop().laid):
        for slot, square in enumerate(squares):
            if square != NONE:
                state.buildings[seat * BUILDING_SLOTS + slot] = square
                if log:
                    _tell_slot(log, "event-laid", seat, slot, square, None)


def _tell_slot(
    log: Log, key: str, seat: Seat, slot: int, square: int, to: tuple[Seat, ...] | None
) -> None:
    building = "print" if square == NONE else BUILDINGS[square].id
    log.tell(key, seat=seat, slot=slot + 1, building=building, rules=("FRO-12.3",), to=to)
