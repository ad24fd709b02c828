"""Phases 4, 5 and 7 and the end of the round: growth, return, feeding (RAT-6, 7, 10, 11)."""

from collections.abc import Sequence

from cheeseboard.game import HIDDEN, NONE, Chance, Log, Seat
from cheeseboard.games.ratland.box import (
    ALCHEMISTS,
    BEDROOM,
    BREWS,
    DUMP,
    EXPLORERS,
    FAMILY,
    GET_READY,
    GIVERS,
    GRAVEYARD,
    INFIRMARY,
    MOST_AT_HOME,
    MUSICIANS,
    NEED,
    PANTRY,
    PLACES,
    SILENCE,
    YELLOW,
)
from cheeseboard.games.ratland.moves import (
    BREWINGS,
    SWAP_HEALTHY,
    SWAP_INFIRMARY,
    SWAP_NOTHING,
    Move,
)
from cheeseboard.games.ratland.rules.dawn import bring_home
from cheeseboard.games.ratland.rules.plans import forget_sides
from cheeseboard.games.ratland.rules.stock import (
    burden_order,
    clan_size,
    healthy,
    is_late,
    mouths,
    place_of_a_rat,
    serve_rats,
    share_yellow,
    spend_yellow,
    take_yellow,
    tell_counts,
    tie_order,
)
from cheeseboard.games.ratland.state import (
    EVENING,
    EVENT,
    FEEDING,
    FILL,
    MOVES,
    NIGHT,
    NO_SWAP,
    PLANS,
    RETURN,
    Position,
)

# --- phase 4: growth -----------------------------------------------------------------------------


def grow(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-6.1, RAT-6.2, RAT-6.3: the newborn lie in the bedroom."""
    litters = [litter(state, seat) for seat in range(state.seats)]
    tell_counts(log, "event-born", serve_rats(state, litters, BEDROOM), "RAT-6.1")
    state.phase = RETURN
    return False


def litter(state: Position, seat: Seat) -> int:
    """RAT-6.1: how many rats a seat would add."""
    first = seat * PLACES
    return _young(state, seat, state.rats[first + BEDROOM], state.rats[first + PANTRY])


def planned_litter(view: Position, seat: Seat) -> int:
    """The same behind the screens; of a plan that is hidden, what is certain."""
    plan = view.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
    if HIDDEN in plan:
        return _young(view, seat, 0, 0)
    in_pantry = min(plan[PANTRY], MOST_AT_HOME - plan[BEDROOM])  # RAT-13.13
    return _young(view, seat, plan[BEDROOM], in_pantry)


def _young(state: Position, seat: Seat, in_bedroom: int, in_pantry: int) -> int:
    """RAT-6.1, RAT-13.13, RAT-15.21."""
    count = in_bedroom
    if state.event == GET_READY:
        count += in_pantry
    if state.clans[seat] == FAMILY and (is_late(state) or count == 0):
        count += 1
    return count


# --- phase 5: return -----------------------------------------------------------------------------


def come_home(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-7.1, RAT-7.2."""
    tell_counts(log, "event-return", bring_home(state), "RAT-7.1")
    if EXPLORERS in state.clans:
        souvenirs = [souvenir(state, seat) for seat in range(state.seats)]
        rule = "RAT-15.8" if is_late(state) else "RAT-15.7"
        tell_counts(log, "event-souvenir", share_yellow(state, souvenirs), rule)
    state.tunnel = DUMP
    state.phase = FILL
    return False


def souvenir(state: Position, seat: Seat) -> int:
    """RAT-15.7, RAT-15.8, RAT-15.9: for rats that were lost when the round began."""
    if state.clans[seat] != EXPLORERS:
        return 0
    return state.strays[seat] if is_late(state) else min(state.strays[seat], 1)


# --- phase 7: feeding ----------------------------------------------------------------------------


def dinner(view: Position, seat: Seat) -> int:
    """RAT-10.2: what feeding costs if nobody is lost on the way: all come home, young are born."""
    if view.phase not in (PLANS, MOVES):
        return NEED[mouths(view, seat)]
    young = planned_litter(view, seat) if view.phase == PLANS else litter(view, seat)
    return NEED[clan_size(view, seat) + min(young, view.rat_supply)]


def begin_feeding(state: Position) -> None:
    """RAT-13.12: who is asked for a swap. RAT-17.5: nobody if there is no piece to swap for."""
    can_swap = state.event == SILENCE and (
        not state.variant.has_limited_cheese or state.cheese_supply[YELLOW] > 0
    )
    state.answers = [
        NONE if can_swap and mouths(state, seat) else NO_SWAP for seat in range(state.seats)
    ]


def await_swaps(state: Position, chance: Chance, log: Log) -> bool:
    if NONE in state.answers:
        return True
    for seat in tie_order(state):
        if state.answers[seat] != NO_SWAP:
            swap(state, seat, state.answers[seat], log)
    state.phase = FEEDING
    return False


def swap_moves(state: Position, seat: Seat) -> Sequence[Move]:
    """RAT-13.12: a healthy rat, one from the infirmary, or none."""
    found = [SWAP_NOTHING]
    if healthy(state, seat):
        found.append(SWAP_HEALTHY)
    if state.rats[seat * PLACES + INFIRMARY]:
        found.append(SWAP_INFIRMARY)
    return found


def answer_swap(state: Position, seat: Seat, move: Move, log: Log) -> None:
    state.answers[seat] = move.value
    if log:
        key = "event-swap-none" if move.value == NO_SWAP else "event-swap-asks"
        log.tell(key, seat=seat, rules=("RAT-13.12",))


def swap(state: Position, seat: Seat, place: int, log: Log) -> None:
    """RAT-13.12: not a death. RAT-17.5: without a piece the rat stays."""
    if not take_yellow(state, seat, 1):
        return
    if place == PANTRY:
        place = place_of_a_rat(state, seat, PANTRY)
    state.rats[seat * PLACES + place] -= 1
    state.rat_supply += 1
    if log:
        log.tell("event-swap", seat=seat, rules=("RAT-13.12",))


def feed(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-10.1, RAT-10.2."""
    for seat in range(state.seats):
        feed_clan(state, seat, log)
    state.queue = [
        seat for seat in tie_order(state) if state.clans[seat] in (MUSICIANS, ALCHEMISTS)
    ]
    state.phase = EVENING
    return False


def feed_clan(state: Position, seat: Seat, log: Log) -> None:
    """RAT-10.3, RAT-10.5: what can be paid is paid. RAT-10.4: each missing piece costs a rat."""
    need = NEED[mouths(state, seat)]
    paid = min(need, state.cheese[seat])
    spend_yellow(state, seat, paid)
    if log:
        log.tell("event-fed", seat=seat, count=paid, rules=("RAT-10.3",))
    missing = need - paid
    for _ in range(missing):
        starve(state, seat)
    if log and missing:
        log.tell("event-starved", seat=seat, count=missing, rules=("RAT-10.4",))


def starve(state: Position, seat: Seat) -> None:
    """RAT-10.6: infirmary rats first, never lost ones. RAT-10.7, RAT-17.3: not to the supply."""
    first = seat * PLACES
    place = INFIRMARY
    if not state.rats[first + INFIRMARY]:
        place = place_of_a_rat(state, seat, PANTRY)
    state.rats[first + place] -= 1
    state.rats[first + GRAVEYARD] += 1


# --- the end of the round ------------------------------------------------------------------------


def await_evening(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-11.1: Musicians and Alchemists, in tie order."""
    while state.queue:
        seat = state.queue[0]
        if state.clans[seat] == ALCHEMISTS and state.cheese[seat] and state.rat_supply:
            return True
        if state.clans[seat] == MUSICIANS:
            make_music(state, seat, log)
        state.queue.pop(0)
    state.phase = NIGHT
    return False


def make_music(state: Position, seat: Seat, log: Log) -> None:
    """RAT-15.12, RAT-15.13."""
    others = [other for other in burden_order(state) if other != seat]
    if all(state.cheese[seat] > state.cheese[other] for other in others):
        return
    others.sort(key=lambda other: -state.cheese[other])
    for giver in others[: GIVERS[is_late(state)]]:
        if state.cheese[giver]:
            state.cheese[giver] -= 1
            state.hidden[giver] = min(state.hidden[giver], state.cheese[giver])
            state.cheese[seat] += 1
            if log:
                rule = "RAT-15.13" if is_late(state) else "RAT-15.12"
                log.tell("event-gives-cheese", seat=giver, rules=(rule,))
                log.tell("event-music", seat=seat, rules=(rule,))


def brew_moves(state: Position, seat: Seat) -> Sequence[Move]:
    """RAT-15.17."""
    most = min(BREWS[is_late(state)], state.cheese[seat], state.rat_supply)
    return BREWINGS[: most + 1]


def brew(state: Position, seat: Seat, move: Move, log: Log) -> None:
    spend_yellow(state, seat, move.value)
    state.rat_supply -= move.value
    state.rats[seat * PLACES + PANTRY] += move.value
    state.queue.pop(0)
    if log and move.value:
        log.tell("event-brew", seat=seat, count=move.value, rules=("RAT-15.17",))


def end_round(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-11.2, RAT-3.7, RAT-1.9; until now rats stood where they had worked (RAT-8.9)."""
    for seat in range(state.seats):
        first = seat * PLACES
        state.rats[first : first + INFIRMARY] = [0] * PANTRY + [healthy(state, seat)]
    state.hidden = [0] * state.seats
    state.sent = [0] * state.seats
    forget_sides(state)
    state.past_events.append(state.event)
    state.past_cards += state.cards
    state.cards = []
    state.phase = EVENT
    return False
