"""The verbs of Smash Up: the only way in which effects touch a position.

A verb asks for protections and replacements, changes the position, tells the log, and lets what it
triggers wait. `me` is the frame of the effect: who acts, whose card demands it, and where.
"""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import (
    CARD_IDS,
    IS_MINION,
    PAYING_RULES,
    POWER,
    SOURCE,
)
from cheeseboard.games.smash_up.facts import (
    ATTACHING,
    DESTROY,
    MOVE,
    RETURN,
    actions_on_minion,
    admits,
    deck,
    deck_size,
    different,
    is_immune,
    other_places,
    rescuer,
)
from cheeseboard.games.smash_up.flow import (
    SWEEPS,
    Brawl,
    ask,
    frame_of_base,
    frame_of_card,
    is_prevented,
    wait,
)
from cheeseboard.games.smash_up.hooks import (
    ARRIVAL,
    BY_BASE,
    BY_CARD,
    DESTROYED,
    question,
    step,
)
from cheeseboard.games.smash_up.moves import STOP
from cheeseboard.games.smash_up.playing import (
    grant,
    grant_here,
    has_minion_to_offer,
    play_action,
    play_minion,
    put_minion,
    use_workshop,
    water,
)
from cheeseboard.games.smash_up.state import Frame, Position
from cheeseboard.games.smash_up.zones import (
    base_name,
    discard,
    draw,
    fetch,
    keep_resolved,
    leave,
    put_in_discards,
    put_in_hand,
    recover,
    renew_deck,
    show_from_discards,
    show_from_hand,
    show_minion,
    tell,
)

__all__ = [
    "clear_base",
    "destroy",
    "discard",
    "discard_some",
    "discard_up_to",
    "draw",
    "drop_breakpoint",
    "fetch",
    "gain",
    "grant",
    "grant_here",
    "has_minion_to_offer",
    "keep_resolved",
    "move",
    "pick_up",
    "play_action",
    "play_minion",
    "push_away",
    "put_minion",
    "recover",
    "renew_deck",
    "search_minion",
    "send_back",
    "show_from_discards",
    "show_from_hand",
    "show_minion",
    "tell",
    "use_workshop",
    "water",
    "weaken",
]
"""The whole vocabulary of effects."""

# --- cards in play -------------------------------------------------------------------------------


def destroy(brawl: Brawl, me: Frame, slot: int) -> None:
    """SU-6.7 to SU-6.12: prevention, then replacement, then the discard pile of its owner.

    The destroyer is `me.seat`, the cause `me.cause` (SU-6.10, SU-6.11).
    """
    state = brawl.state
    if is_prevented(brawl, me, slot, DESTROY):
        return
    is_minion = IS_MINION[state.card_kind[slot]]
    if is_minion and rescuer(state, slot) != NONE:
        _place_in_hand(brawl, slot, "saved", ("SU-6.9",))
        return
    place, gone = state.card_base[slot], state.card_stamp[slot]
    owner, kind = leave(brawl, slot)
    put_in_discards(state, owner, kind)  # SU-6.6
    tell(
        brawl,
        "destroy",
        seat=owner,
        card=CARD_IDS[kind],
        base=base_name(state, place),
        leaves=(gone,),
        rules=("SU-6.7",),
    )
    if is_minion:
        wait(brawl, frame_of_base(state, DESTROYED, place, me.seat))


def _place_in_hand(brawl: Brawl, slot: int, event: str, rules: tuple[str, ...]) -> None:
    gone = brawl.state.card_stamp[slot]
    owner, kind = leave(brawl, slot)
    put_in_hand(brawl, owner, kind)
    tell(brawl, event, seat=owner, card=CARD_IDS[kind], leaves=(gone,), rules=rules)


def send_back(brawl: Brawl, me: Frame, slot: int) -> None:
    """SU-6.3: return a card in play to its owner's hand."""
    if not is_prevented(brawl, me, slot, RETURN):
        _place_in_hand(brawl, slot, "return", ("SU-6.3",))


def pick_up(brawl: Brawl, slot: int) -> int:
    """SU-6.4: place an own action in play in the hand; returns its kind."""
    kind = brawl.state.card_kind[slot]
    _place_in_hand(brawl, slot, "pick-up", ("SU-6.4",))
    return kind


def clear_base(brawl: Brawl, place: int) -> None:
    """SU-4.11, SU-4.12: everything at a scored base is discarded at the same time."""
    state = brawl.state
    if brawl.log:
        gone = [state.card_stamp[slot] for slot, at in enumerate(state.card_base) if at == place]
        base = base_name(state, place)
        tell(brawl, "cleared", base=base, leaves=tuple(gone), rules=("SU-4.11",))
    for slot in range(len(state.card_base) - 1, -1, -1):
        if slot < len(state.card_base) and state.card_base[slot] == place:
            owner, kind = leave(brawl, slot)
            put_in_discards(state, owner, kind)


def move(brawl: Brawl, me: Frame, slots: list[int], to: int) -> None:
    """SU-6.2: minions go together to another base, with the actions on them; immune ones stay.

    Cards that were at that base before see every one of them arrive (SU-7.7, SU-7.9).
    """
    state = brawl.state
    moving = [slot for slot in slots if not is_prevented(brawl, me, slot, MOVE)]
    witnesses = [slot for slot, base in enumerate(state.card_base) if base == to]
    for slot in moving:
        tell(
            brawl,
            "move",
            seat=state.card_holder[slot],
            card=CARD_IDS[state.card_kind[slot]],
            base=base_name(state, to),
            rules=("SU-6.2",),
        )
        state.card_base[slot] = to
        for action in actions_on_minion(state, slot):
            state.card_base[action] = to
    for slot in moving:
        for witness in witnesses:
            if state.card_holder[witness] != state.card_holder[slot]:
                frame = frame_of_card(state, ARRIVAL, witness)
                if frame is not None:
                    wait(brawl, frame.but(target=slot, target_stamp=state.card_stamp[slot]))


def push_away(brawl: Brawl, me: Frame, slot: int) -> None:
    """Move a minion to another base of the acting seat's choice; an immune one stays."""
    if not is_prevented(brawl, me, slot, MOVE):
        ask(brawl, me.but(target=slot), "elsewhere", "push_to")


@question(BY_BASE, "destination", "SU-6.2", is_foreseen=True)
def elsewhere(state: Position, me: Frame) -> list[int]:
    """Bases other than the one where the target is."""
    return other_places(state, state.card_base[me.target])


@step
def push_to(brawl: Brawl, me: Frame) -> None:
    move(brawl, me, [me.target], me.choice)


def weaken(brawl: Brawl, slot: int, loss: int) -> None:
    """Less power until the end of the turn."""
    brawl.state.card_loss[slot] += loss


def drop_breakpoint(brawl: Brawl, place: int) -> None:
    """SU-8.6: to 0 until the end of the turn."""
    brawl.state.zeroed[place] = True
    tell(brawl, "breakpoint", base=base_name(brawl.state, place), rules=("SU-12.11",))


def gain(brawl: Brawl, seat: Seat, points: int, source: str) -> None:
    """Victory points; `source` is the line of the score sheet."""
    state, line = brawl.state, SOURCE[source]
    state.points[seat] += points
    state.tally[seat * state.sources + line] += points
    tell(brawl, "points", seat=seat, count=points, rules=(PAYING_RULES[line],))


def _sweep_immune(brawl: Brawl) -> None:
    """With the later meaning of affect, foreign actions fall off a minion that becomes immune."""
    state = brawl.state
    if not state.variant.is_modern:
        return
    for slot in range(len(state.card_host)):
        host = state.card_host[slot] if slot < len(state.card_host) else NONE
        if host != NONE and is_immune(state, host, ATTACHING, state.card_owner[slot]):
            owner, kind = leave(brawl, slot)
            put_in_discards(state, owner, kind)
            tell(brawl, "falls-off", seat=owner, card=CARD_IDS[kind], rules=("SU-6.1",))


SWEEPS.append(_sweep_immune)

# --- discarding from the hand --------------------------------------------------------------------


def discard_some(brawl: Brawl, me: Frame, count: int) -> None:
    """SU-6.5: the seat discards so many cards of its choice, all if it has no more."""
    hand = brawl.state.hands[me.seat]
    if count >= len(hand):
        for kind in hand[:]:
            discard(brawl, me.seat, kind)
    elif count:
        ask(brawl, me.but(count=count, kind=0), "discard_card", "discarded_card")


@question(BY_CARD, "discard", "SU-6.5", is_secret=True)
def discard_card(state: Position, me: Frame) -> list[int]:
    """Different cards of the hand, never before the last one, that leave enough behind them."""
    hand = [kind for kind in state.hands[me.seat] if kind >= me.kind]
    return different(hand[: len(hand) - me.count + 1])


@step
def discarded_card(brawl: Brawl, me: Frame) -> None:
    discard(brawl, me.seat, me.choice)
    if me.count > 1:
        ask(brawl, me.but(count=me.count - 1, kind=me.choice), "discard_card", "discarded_card")


def discard_up_to(brawl: Brawl, me: Frame, most: int) -> None:
    """SU-3.10: the seat may discard cards of its choice, one after the other."""
    if most and brawl.state.hands[me.seat]:
        ask(brawl, me.but(count=most, kind=0), "discard_or_stop", "discarded_or_stopped")


@question(BY_CARD, "discard-or-stop", "SU-3.10", decline=STOP, is_secret=True)
def discard_or_stop(state: Position, me: Frame) -> list[int]:
    return [*different([kind for kind in state.hands[me.seat] if kind >= me.kind]), NONE]


@step
def discarded_or_stopped(brawl: Brawl, me: Frame) -> None:
    if me.choice == NONE:
        return
    discard(brawl, me.seat, me.choice)
    if me.count > 1 and brawl.state.hands[me.seat]:
        after = me.but(count=me.count - 1, kind=me.choice)
        ask(brawl, after, "discard_or_stop", "discarded_or_stopped")


# --- searching the own deck (SU-9.6 to SU-9.9) ---------------------------------------------------


def search_minion(brawl: Brawl, me: Frame, most_power: int, *, is_optional: bool) -> None:
    """Fetch a minion of at most so much power and play it at this base as an extra.

    The seat is asked if, as far as everybody knows, its deck may hold one.
    """
    state = brawl.state
    if not is_optional and not deck_size(state, me.seat):
        renew_deck(brawl, me.seat)  # SU-9.3
    me = me.but(count=most_power)
    if any(is_wanted(state, me, kind) for kind in searched_cards(state, me.seat)):
        if is_optional:
            ask(brawl, me, "deck_minion_or_none", "found_minion")
        else:
            ask(brawl, me, "deck_minion", "found_minion_if_any")
    elif not is_optional:
        tell(brawl, "finds-nothing", seat=me.seat, rules=("SU-9.7",))


def searched_cards(state: Position, seat: Seat) -> list[int]:
    """What a search may find as far as everybody knows; an empty deck is made anew first."""
    return state.unseen[seat] if deck_size(state, seat) else state.discards[seat]


def is_wanted(state: Position, me: Frame, kind: int) -> bool:
    """SU-9.6, SU-3.17: a minion of at most `count` printed power that may be played here."""
    return IS_MINION[kind] and POWER[kind] <= me.count and admits(state, me.seat, kind, me.base)


def _found_in_deck(state: Position, me: Frame) -> list[int]:
    cards = deck(state, me.seat) or state.discards[me.seat]
    return sorted({kind for kind in cards if is_wanted(state, me, kind)})


@question(BY_CARD, "search", "SU-9.6", "SU-9.8", is_secret=True, declined="take")
def deck_minion(state: Position, me: Frame) -> list[int]:
    """SU-9.8: a fitting card must be taken; none only if there is none."""
    return _found_in_deck(state, me) or [NONE]


@question(BY_CARD, "search", "SU-9.6", "SU-9.8", is_secret=True, declined="take")
def deck_minion_or_none(state: Position, me: Frame) -> list[int]:
    return [*_found_in_deck(state, me), NONE]


@step
def found_minion(brawl: Brawl, me: Frame) -> None:
    """SU-9.8: a search that may be skipped."""
    if me.choice == NONE:
        tell(brawl, "no-search", seat=me.seat, rules=("SU-9.8",))
    else:
        _play_found(brawl, me)


@step
def found_minion_if_any(brawl: Brawl, me: Frame) -> None:
    """SU-9.7: a search that takes nothing only if nothing fits."""
    if me.choice == NONE:
        tell(brawl, "finds-nothing", seat=me.seat, rules=("SU-9.7",))
    else:
        _play_found(brawl, me)


def _play_found(brawl: Brawl, me: Frame) -> None:
    if not deck_size(brawl.state, me.seat):
        renew_deck(brawl, me.seat)
    fetch(brawl, me.seat, me.choice)
    put_minion(brawl, me.seat, me.choice, me.base)
