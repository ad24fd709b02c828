"""Step 3: scoring bases (SU-4)."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, PRIZES, SOURCE_IDS
from cheeseboard.games.smash_up.facts import (
    breakpoint_at,
    different,
    has_minion_at,
    is_ready,
    places,
    seats_from,
    totals,
)
from cheeseboard.games.smash_up.flow import (
    Brawl,
    ask,
    frame_of_base,
    perform,
    phase,
    push,
)
from cheeseboard.games.smash_up.hooks import (
    ABILITIES,
    AFTER_SCORING,
    BEFORE_SCORING,
    BY_BASE,
    BY_PLAY,
    REPLACED,
    SCORED,
    question,
    step,
)
from cheeseboard.games.smash_up.moves import PASS
from cheeseboard.games.smash_up.rules.setup import reveal_base
from cheeseboard.games.smash_up.state import DRAW, SCORE, Frame, Position, Scoring
from cheeseboard.games.smash_up.verbs import clear_base, gain, show_from_hand, tell

# --- which base ----------------------------------------------------------------------------------


@phase(SCORE)
def score_step(brawl: Brawl) -> None:
    """SU-4.2, SU-4.15: as long as a base is ready, one is scored; all are looked at afresh."""
    state = brawl.state
    if any(is_ready(state, place) for place in places(state)):
        ask(brawl, Frame("", seat=state.active), "ready_base", "begin_scoring")
    else:
        state.phase = DRAW


@question(BY_BASE, "score", "SU-4.2")
def ready_base(state: Position, me: Frame) -> list[int]:
    return [place for place in places(state) if is_ready(state, place)]


@step
def begin_scoring(brawl: Brawl, me: Frame) -> None:
    """SU-4.11: window, points, ability and window, cards off, next base, its ability."""
    state = brawl.state
    here = Frame("", seat=state.active, base=me.choice, count=0)
    tell(brawl, "scoring", base=BASE_IDS[state.bases[me.choice]], rules=("SU-4.2",))
    push(brawl, here.but(then="pay"))
    push(brawl, here.but(then="window_before"))


# --- windows (SU-4.4) ----------------------------------------------------------------------------


@step
def window_before(brawl: Brawl, me: Frame) -> None:
    _window(brawl, me, BEFORE_SCORING, "special_before")


@step
def window_after(brawl: Brawl, me: Frame) -> None:
    _window(brawl, me, AFTER_SCORING, "special_after")


def _window(brawl: Brawl, me: Frame, moment: str, question_name: str) -> None:
    """SU-4.4: one special or a pass each, clockwise, until all have passed in a row.

    `count` is how many have. SU-4.5: a seat that cannot hold a special, as far as everybody
    knows, passes by itself; with this box alone all do.
    """
    state = brawl.state
    if me.count == state.seats:
        return
    may_hold = state.hands[me.seat] and any(
        CARD_IDS[kind] in ABILITIES[moment] for kind in state.unseen[me.seat]
    )
    if may_hold:
        ask(brawl, me, question_name, f"{me.then}_chosen")
    else:
        push(brawl, _next_in_window(state, me, me.count + 1))


def _next_in_window(state: Position, me: Frame, passes: int) -> Frame:
    return me.but(seat=(me.seat + 1) % state.seats, count=passes, choice=NONE)


@question(BY_PLAY, "window", "SU-4.4", decline=PASS, is_secret=True)
def special_before(state: Position, me: Frame) -> list[int]:
    return _specials(state, me.seat, BEFORE_SCORING)


@question(BY_PLAY, "window", "SU-4.4", decline=PASS, is_secret=True)
def special_after(state: Position, me: Frame) -> list[int]:
    return _specials(state, me.seat, AFTER_SCORING)


def _specials(state: Position, seat: Seat, moment: str) -> list[int]:
    kinds = different(state.hands[seat])
    return [*(kind for kind in kinds if CARD_IDS[kind] in ABILITIES[moment]), NONE]


@step
def window_before_chosen(brawl: Brawl, me: Frame) -> None:
    _chosen(brawl, me.but(then="window_before"), BEFORE_SCORING)


@step
def window_after_chosen(brawl: Brawl, me: Frame) -> None:
    _chosen(brawl, me.but(then="window_after"), AFTER_SCORING)


def _chosen(brawl: Brawl, me: Frame, moment: str) -> None:
    """SU-3.18: a special uses up no regular play."""
    state = brawl.state
    if me.choice == NONE:
        push(brawl, _next_in_window(state, me.but(ask=""), me.count + 1))
        return
    push(brawl, _next_in_window(state, me.but(ask=""), 0))
    kind = me.choice
    show_from_hand(brawl, me.seat, kind)
    tell(brawl, "action", seat=me.seat, card=CARD_IDS[kind], rules=("SU-3.18",))
    special = Frame(
        ABILITIES[moment][CARD_IDS[kind]],
        source=CARD_IDS[kind],
        seat=me.seat,
        cause=me.seat,
        base=me.base,
        kind=kind,
    )
    push(brawl, special.but(then="finish_action"))
    perform(brawl, special)


# --- points --------------------------------------------------------------------------------------


def ranking(state: Position, place: int) -> list[tuple[Seat, int]]:
    """SU-4.6 to SU-4.8: who takes part, in seat order from the active one, with their places."""
    power = totals(state, place)
    seats = [s for s in seats_from(state, state.active) if has_minion_at(state, s, place)]
    return [(seat, 1 + sum(power[other] > power[seat] for other in seats)) for seat in seats]


@step
def pay(brawl: Brawl, me: Frame) -> None:
    """SU-4.3: whatever the total is by now. SU-4.9: every seat at place 1 is a winner."""
    state = brawl.state
    places_won = ranking(state, me.base)
    prizes = PRIZES[state.bases[me.base]]
    state.scorings.append(_scoring(state, me.base, dict(places_won)))
    winners = 0
    for seat, rank in places_won:
        if rank == 1:
            winners |= 1 << seat
        if rank <= len(prizes):
            tell(brawl, "place", seat=seat, place=rank, rules=("SU-4.6",))
            gain(brawl, seat, prizes[rank - 1], SOURCE_IDS[rank - 1])
    push(brawl, me.but(then="clear", count=winners))
    push(brawl, me.but(then="window_after", count=0))
    _let_winners(brawl, SCORED, me.base, winners)


def _scoring(state: Position, place: int, ranks: dict[Seat, int]) -> Scoring:
    return Scoring(
        turn=state.turn,
        base=state.bases[place],
        place=place,
        breakpoint=breakpoint_at(state, place),
        powers=tuple(totals(state, place)),
        ranks=tuple(ranks.get(seat, NONE) for seat in range(state.seats)),
    )


def _let_winners(brawl: Brawl, moment: str, place: int, winners: int) -> None:
    """SU-4.9: each winner in seat order, beginning with the active seat."""
    state = brawl.state
    for seat in reversed(seats_from(state, state.active)):
        if winners >> seat & 1:
            frame = frame_of_base(state, moment, place, seat)
            if frame is not None:
                perform(brawl, frame)


@step
def clear(brawl: Brawl, me: Frame) -> None:
    """SU-4.11 (e) to (h): cards to their owners, the base away, the next one in its place."""
    state = brawl.state
    clear_base(brawl, me.base)
    scored = state.bases[me.base]
    state.base_discard.append(scored)
    state.bases[me.base] = NONE
    state.zeroed[me.base] = False  # a breakpoint of 0 is always reached: it ends here
    if not state.base_deck and state.variant.is_refilled:
        state.base_deck = sorted(state.base_discard)
        state.base_discard.clear()
    if not state.base_deck:  # SU-4.13
        return
    reveal_base(brawl, me.base)
    name = ABILITIES[REPLACED].get(BASE_IDS[scored])
    if name is not None:
        for seat in reversed(seats_from(state, state.active)):
            if me.count >> seat & 1:
                perform(brawl, Frame(name, source=BASE_IDS[scored], seat=seat, base=me.base))
