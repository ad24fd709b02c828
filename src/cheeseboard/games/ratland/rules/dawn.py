"""Phase 1: the marker moves on, an event and the cheese are turned up (RAT-3, RAT-13)."""

from cheeseboard.game import NONE, Chance, Log
from cheeseboard.games.ratland.box import (
    DECK,
    DISTANT_RELATIVE,
    END_OF_GAME,
    EVENT_NAMES,
    GRAVEYARD,
    INFIRMARY,
    JUST_IN_TIME,
    KINDLY_RAT,
    LOST,
    ONE_BOX,
    PANTRY,
    PLACES,
    PLENTY,
    RAISING,
    SEERS,
    STARTING_USED,
)
from cheeseboard.games.ratland.rules.plans import begin_plans
from cheeseboard.games.ratland.rules.stock import (
    LATE,
    burden_order,
    clan_size,
    is_late,
    owners,
    serve_rats,
    share_yellow,
    tell_counts,
    tie_order,
)
from cheeseboard.games.ratland.state import OVER, PLANS, Position


def begin_round(state: Position, chance: Chance, log: Log) -> bool:
    """RAT-3.1, RAT-3.2, RAT-3.3."""
    log.border()
    state.round += 1
    if state.round > 1:
        state.active = (state.active + 1) % state.seats
    state.strays = state.rats[LOST::PLACES]
    state.used = [False] * state.seats
    turn_up_event(state, chance, log)
    if state.event == END_OF_GAME:
        state.phase = OVER  # RAT-3.4, RAT-12.1, RAT-13.16
        return False
    happen(state, log)
    turn_up_cards(state, chance, log)
    show_to_seers(state, chance, log)
    begin_plans(state)
    state.phase = PLANS
    return False


# --- the decks -----------------------------------------------------------------------------------


def turn_up_event(state: Position, chance: Chance, log: Log) -> None:
    event = state.next_event
    if event == NONE:
        event = draw_event(state, state.round, chance)
    state.next_event = NONE
    state.event = event
    state.events_left.remove(event)
    if log:
        if event != END_OF_GAME:  # RAT-12.1: that round is not played
            log.tell("event-round", round=state.round, seat=state.active, rules=("RAT-3.2",))
        log.tell("event-happening", happening=EVENT_NAMES[event], rules=("RAT-3.3",))


def draw_event(state: Position, place: int, chance: Chance) -> int:
    """The card in this place of the deck, 1 to 10, all cards above it being known.

    RAT-2.4, RAT-2.5, RAT-2.6: five of the starting events, then the end among four of the others.
    Which cards were left out nobody knows, so each one that has not come up is as likely.
    """
    if place <= STARTING_USED:
        starting = [event for event in state.events_left if event < LATE]
        return starting[chance.pick("event", len(starting))]
    if chance.pick("end of game", DECK + 1 - place) == 0:  # RAT-2.7
        return END_OF_GAME
    finishing = [event for event in state.events_left if LATE <= event < END_OF_GAME]
    return finishing[chance.pick("event", len(finishing))]


def turn_up_cards(state: Position, chance: Chance, log: Log) -> None:
    """RAT-3.6, RAT-16.4, RAT-17.6."""
    first = state.next_card if state.next_card != NONE else draw_card(state, chance)
    state.next_card = NONE
    state.cards_left.remove(first)
    state.cards = [first]
    if state.seats > ONE_BOX:
        second = draw_card(state, chance)
        state.cards_left.remove(second)
        state.cards.append(second)
    if log:
        for card in state.cards:
            log.tell("event-card", card=card, rules=("RAT-3.6",))


def draw_card(state: Position, chance: Chance) -> int:
    """RAT-2.8: the top of the cheese deck."""
    if state.variant.is_ascending:
        return state.cards_left[0]
    return state.cards_left[chance.pick("cheese card", len(state.cards_left))]


def show_to_seers(state: Position, chance: Chance, log: Log) -> None:
    """RAT-15.20: the next event, in the late stage the next cheese card too."""
    seers = owners(state, SEERS)
    if not seers:
        return
    state.next_event = draw_event(state, state.round + 1, chance)
    if is_late(state) and state.cards_left:
        state.next_card = draw_card(state, chance)
    if log:
        for seat in seers:
            happening = EVENT_NAMES[state.next_event]
            rules = ("RAT-15.20",)
            log.tell("event-foresee", seat=seat, happening=happening, rules=rules, to=(seat,))
            if state.next_card != NONE:
                card = state.next_card
                log.tell("event-foresee-card", seat=seat, card=card, rules=rules, to=(seat,))


# --- events that happen at once ------------------------------------------------------------------


def happen(state: Position, log: Log) -> None:
    """RAT-3.5."""
    if state.event == PLENTY:
        given = share_yellow(state, [1] * state.seats)
        tell_counts(log, "event-gift", given, "RAT-13.1")
    elif state.event == DISTANT_RELATIVE:
        given = serve_rats(state, [1] * state.seats, PANTRY)
        tell_counts(log, "event-relative", given, "RAT-13.3")
    elif state.event == JUST_IN_TIME:
        tell_counts(log, "event-return", bring_home(state), "RAT-13.8")
    elif state.event == KINDLY_RAT:
        give_kindly(state, log)
    elif state.event == RAISING:
        raise_rats(state, log)


def bring_home(state: Position) -> list[int]:
    """All rats of infirmaries and lost spaces to the pantries; how many of each seat."""
    home = []
    rats = state.rats
    for first in range(0, len(rats), PLACES):
        count = rats[first + INFIRMARY] + rats[first + LOST]
        home.append(count)
        if count:
            rats[first + PANTRY] += count
            rats[first + INFIRMARY] = rats[first + LOST] = 0
    return home


def give_kindly(state: Position, log: Log) -> None:
    """RAT-13.9, RAT-13.10."""
    sizes = [clan_size(state, seat) for seat in range(state.seats)]
    if max(sizes) == min(sizes):
        return
    giver = max(burden_order(state), key=lambda seat: sizes[seat])
    receiver = min(tie_order(state), key=lambda seat: sizes[seat])
    if not state.rats[giver * PLACES + PANTRY]:
        return
    state.rats[giver * PLACES + PANTRY] -= 1
    state.rats[receiver * PLACES + PANTRY] += 1
    if log:
        log.tell("event-gives-rat", seat=giver, rules=("RAT-13.9",))
        log.tell("event-receives-rat", seat=receiver, rules=("RAT-13.9",))


def raise_rats(state: Position, log: Log) -> None:
    """RAT-13.11: rats raised go to the supply."""
    for seat in range(state.seats):
        if state.rats[seat * PLACES + GRAVEYARD]:
            state.rats[seat * PLACES + GRAVEYARD] -= 1
            state.rat_supply += 1
            if log:
                log.tell("event-raised", seat=seat, rules=("RAT-13.11",))
