"""The rules: set-up, legal moves, what moves do, how it ends. Ids are those of RULES.md."""

from collections.abc import Sequence

from cheeseboard.game import NONE, Chance, Log, Message, Options, Outcome, ScoreLine, Seat
from cheeseboard.games._template.box import CARDS, CHEESES
from cheeseboard.games._template.moves import BID, Move
from cheeseboard.games._template.state import Position


def setup(options: Options, seats: int, chance: Chance, log: Log) -> Position:
    state = Position(
        rounds=int(options["rounds"]),
        pile=sorted(CHEESES),  # TPL-1.3
        prize=NONE,
        wasted=[],
        hands=[list(CARDS) for _ in range(seats)],  # TPL-1.2
        bids=[NONE] * seats,
        won=[[] for _ in range(seats)],
    )
    offer(state, chance, log)
    return state


def offer(state: Position, chance: Chance, log: Log) -> None:
    """TPL-2.1."""
    state.prize = state.pile.pop(chance.pick("cheese", len(state.pile)))
    if log:
        log.tell("event-offer", points=state.prize, rules=("TPL-2.1",))


def to_act(state: Position) -> tuple[Seat, ...]:
    """TPL-2.2: everybody who has not chosen yet."""
    if state.rounds == 0:
        return ()
    return tuple(seat for seat, bid in enumerate(state.bids) if bid == NONE)


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    if seat not in to_act(state):
        return ()
    return [BID[card] for card in state.hands[seat]]


def apply(state: Position, seat: Seat, move: Move, chance: Chance, log: Log) -> None:
    """TPL-2.2: a bid waits in secret. TPL-2.3: the last one shows them all."""
    state.bids[seat] = move.card
    if log:
        log.tell("event-bid", seat=seat, card=move.card, rules=("TPL-2.2",), to=(seat,))
    if NONE not in state.bids:
        reveal(state, chance, log)


def reveal(state: Position, chance: Chance, log: Log) -> None:
    log.border()
    for seat, card in enumerate(state.bids):
        state.hands[seat].remove(card)
        if log:
            log.tell("event-show", seat=seat, card=card, rules=("TPL-2.3",))
    taker = highest_alone(state.bids)
    if taker == NONE:
        state.wasted.append(state.prize)  # TPL-2.5
        if log:
            log.tell("event-wasted", points=state.prize, rules=("TPL-2.5",))
    else:
        state.won[taker].append(state.prize)
        if log:
            log.tell("event-take", seat=taker, points=state.prize, rules=("TPL-2.4",))
    state.bids = [NONE] * state.seats
    state.prize = NONE
    state.rounds -= 1
    if state.rounds:  # TPL-3.1
        offer(state, chance, log)


def highest_alone(bids: list[int]) -> Seat:
    """TPL-2.4: the seat with the highest card that nobody else played, or NONE."""
    alone = [card for card in bids if bids.count(card) == 1]
    return bids.index(max(alone)) if alone else NONE


def standing(state: Position) -> tuple[int, ...]:
    """TPL-3.2: places by points."""
    scores = [sum(cheeses) for cheeses in state.won]
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def outcome(state: Position) -> Outcome | None:
    """TPL-3.2."""
    if state.rounds:
        return None
    return Outcome(
        scores=tuple(sum(cheeses) for cheeses in state.won),
        ranks=standing(state),
        reason=Message("over-rounds"),
        rules=("TPL-3.1",),
        sheet=tuple(
            ScoreLine(
                Message("score-cheese", {"points": points}),
                tuple(points if points in cheeses else 0 for cheeses in state.won),
            )
            for points in CHEESES
            if any(points in cheeses for cheeses in state.won)
        ),
    )
