"""What is true of a position: control, power, totals, protections, where cards may be played.

Nothing here changes anything, and nothing but `card_holder` is stored: every value is worked out
when it is asked for (SU-8.3).
"""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import (
    ATTACH,
    BREAKPOINT,
    IS_MINION,
    POWER,
)
from cheeseboard.games.smash_up.hooks import (
    BANS,
    BASE_BANS,
    CAN_USE,
    CONTROLS,
    DISCARD_PLAYS,
    POWERS,
    PROTECTIONS,
    REQUIREMENTS,
    RESCUES,
    TOTALS,
)
from cheeseboard.games.smash_up.state import Position

DESTROY: Final = "destroy"
MOVE: Final = "move"
RETURN: Final = "return"
ATTACHING: Final = "attach"
PLACE: Final = "place"
CHANGE_POWER: Final = "power"

_AFFECTING: Final = (DESTROY, MOVE, RETURN, ATTACHING)
_AFFECTING_MODERN: Final = (*_AFFECTING, PLACE, CHANGE_POWER)

SMALL_HAND: Final = 2
"""What the Ghosts call a small hand."""

# --- who and where -------------------------------------------------------------------------------


def places(state: Position) -> list[int]:
    """Places that hold a base."""
    return [place for place, base in enumerate(state.bases) if base != NONE]


def other_places(state: Position, place: int) -> list[int]:
    """SU-6.2: where something at a place can move to."""
    return [other for other, base in enumerate(state.bases) if base != NONE and other != place]


def can_anything_move(state: Position) -> bool:
    """SU-6.2: with one base in play nothing can."""
    return len(places(state)) > 1


def minions(state: Position) -> list[int]:
    kinds = state.card_kind
    return [slot for slot, kind in enumerate(kinds) if kind != NONE and IS_MINION[kind]]


def actions(state: Position) -> list[int]:
    kinds = state.card_kind
    return [slot for slot, kind in enumerate(kinds) if kind != NONE and not IS_MINION[kind]]


def minions_at(state: Position, place: int) -> list[int]:
    kinds = state.card_kind
    return [
        slot
        for slot, base in enumerate(state.card_base)
        if base == place and IS_MINION[kinds[slot]]
    ]


def minions_of(state: Position, seat: Seat) -> list[int]:
    holders = state.card_holder
    return [slot for slot in minions(state) if holders[slot] == seat]


def own_minions_at(state: Position, seat: Seat, place: int) -> list[int]:
    holders = state.card_holder
    return [slot for slot in minions_at(state, place) if holders[slot] == seat]


def other_minions_at(state: Position, seat: Seat, place: int) -> list[int]:
    holders = state.card_holder
    return [slot for slot in minions_at(state, place) if holders[slot] != seat]


def has_minion_at(state: Position, seat: Seat, place: int) -> bool:
    kinds, holders = state.card_kind, state.card_holder
    for slot, base in enumerate(state.card_base):
        if base == place and holders[slot] == seat and IS_MINION[kinds[slot]]:
            return True
    return False


def actions_on_base(state: Position, place: int) -> list[int]:
    """Actions on the base itself; those on minions there do not count."""
    kinds, hosts = state.card_kind, state.card_host
    return [
        slot
        for slot, base in enumerate(state.card_base)
        if base == place and hosts[slot] == NONE and not IS_MINION[kinds[slot]]
    ]


def has_action_on_base(state: Position, seat: Seat, place: int) -> bool:
    owners = state.card_owner
    return any(owners[slot] == seat for slot in actions_on_base(state, place))


def actions_on_minion(state: Position, minion: int) -> list[int]:
    return [slot for slot, host in enumerate(state.card_host) if host == minion]


def holder_by_actions(state: Position, minion: int) -> Seat:
    """SU-6.13, SU-11.9: the newest action that takes control decides, else the owner."""
    newest, holder = NONE, state.card_owner[minion]
    for slot in actions_on_minion(state, minion):
        control = CONTROLS.get(state.card_kind[slot])
        if control is not None and state.card_stamp[slot] > newest:
            newest, holder = state.card_stamp[slot], control(state, slot)
    return holder


def seats_from(state: Position, first: Seat) -> list[Seat]:
    """All seats clockwise, beginning with one (SU-1.1)."""
    return [(first + index) % state.seats for index in range(state.seats)]


def has_small_hand(state: Position, seat: Seat) -> bool:
    return len(state.hands[seat]) <= SMALL_HAND


def deck_size(state: Position, seat: Seat) -> int:
    return len(state.unseen[seat]) - len(state.hands[seat])


def deck(state: Position, seat: Seat) -> list[int]:
    """What is in the deck of a seat whose hand is known: sorted, the order is nobody's."""
    cards = state.unseen[seat][:]
    for kind in state.hands[seat]:
        cards.remove(kind)
    return cards


def different(cards: list[int]) -> list[int]:
    """Every kind among sorted cards once."""
    found: list[int] = []
    for kind in cards:
        if not found or found[-1] != kind:
            found.append(kind)
    return found


# --- power (SU-8) --------------------------------------------------------------------------------


def power(state: Position, minion: int) -> int:
    """SU-8.1: everything is added up, then 0 is the least."""
    return max(_power(state, minion, _power_sources(state, state.card_base[minion])), 0)


def _power_sources(state: Position, place: int) -> list[int]:
    """Cards at a base that change powers there."""
    kinds = state.card_kind
    return [
        slot
        for slot, base in enumerate(state.card_base)
        if base == place and POWERS[kinds[slot]] is not None
    ]


def _power(state: Position, minion: int, sources: list[int]) -> int:
    result = POWER[state.card_kind[minion]] - state.card_loss[minion]
    for source in sources:
        adds = POWERS[state.card_kind[source]]
        added = 0 if adds is None else adds(state, source, minion)
        if added and not (
            state.variant.is_modern
            and is_immune(state, minion, CHANGE_POWER, state.card_holder[source])
        ):
            result += added
    return result


def totals(state: Position, place: int) -> list[int]:
    """SU-8.4: per seat, its power at a base."""
    found = [0] * state.seats
    sources = _power_sources(state, place)
    kinds, holders = state.card_kind, state.card_holder
    for slot, base in enumerate(state.card_base):
        if base != place:
            continue
        adds = TOTALS[kinds[slot]]
        if IS_MINION[kinds[slot]]:
            found[holders[slot]] += max(_power(state, slot, sources), 0)
        elif adds is not None:
            found[holders[slot]] += adds(state, slot)
    return found


def breakpoint_at(state: Position, place: int) -> int:
    """SU-8.6."""
    return 0 if state.zeroed[place] else BREAKPOINT[state.bases[place]]


def is_ready(state: Position, place: int) -> bool:
    """SU-4.1."""
    return sum(totals(state, place)) >= breakpoint_at(state, place)


# --- protection (SU-6) ---------------------------------------------------------------------------


def is_affecting(state: Position, verb: str) -> bool:
    """SU-6.1: whether a verb is among those that affect a card."""
    return verb in (_AFFECTING_MODERN if state.variant.is_modern else _AFFECTING)


def is_immune(state: Position, target: int, verb: str, cause: Seat) -> bool:
    """SU-6.8, SU-7.2: whether any card forbids the verb; `cause` is whose card demands it."""
    for slot, kind in enumerate(state.card_kind):
        protects = None if kind == NONE else PROTECTIONS[kind]
        if protects is not None and protects(state, slot, target, verb, cause):
            return True
    return False


def rescuer(state: Position, minion: int) -> int:
    """SU-6.9: the slot of a card that saves the minion from destruction, or NONE."""
    for slot, kind in enumerate(state.card_kind):
        rescues = None if kind == NONE else RESCUES[kind]
        if rescues is not None and rescues(state, slot, minion):
            if not is_immune(state, minion, PLACE, state.card_holder[slot]):
                return slot
    return NONE


# --- where cards may be played (SU-3) ------------------------------------------------------------


def admits(state: Position, seat: Seat, kind: int, place: int) -> bool:
    """SU-7.2: whether nothing at a base forbids playing the card there."""
    ban = BASE_BANS.get(state.bases[place])
    if ban is not None and ban(kind):
        return False
    kinds = state.card_kind
    for slot, base in enumerate(state.card_base):
        forbids = BANS[kinds[slot]] if base == place else None
        if forbids is not None and forbids(state, slot, seat, kind):
            return False
    return True


def admitting_places(state: Position, seat: Seat, kind: int) -> list[int]:
    return [place for place in places(state) if admits(state, seat, kind, place)]


def hosts(state: Position, seat: Seat, kind: int) -> list[int]:
    """SU-3.4: places or slots of minions on which an action can be put."""
    if ATTACH[kind] == "base":
        return admitting_places(state, seat, kind)
    if ATTACH[kind] == "own_minion":
        return minions_of(state, seat)
    return minions(state)


def can_play(state: Position, seat: Seat, kind: int) -> bool:
    """SU-3.6, SU-3.8: a card with nothing to do may be played, one whose condition fails not."""
    if IS_MINION[kind]:
        return any(admits(state, seat, kind, place) for place in places(state))
    requirement = REQUIREMENTS.get(kind)
    return requirement is None or requirement(state, seat)


def discard_plays(state: Position, seat: Seat) -> list[int]:
    """SU-11.1: kinds that a free minion play can take from the discard pile."""
    return [
        kind
        for kind, is_allowed in DISCARD_PLAYS.items()
        if kind in state.discards[seat] and is_allowed(state, seat) and can_play(state, seat, kind)
    ]


def can_use_talent(state: Position, seat: Seat, slot: int) -> bool:
    """SU-3.19."""
    ready = CAN_USE.get(state.card_kind[slot])
    return (
        state.card_holder[slot] == seat
        and state.card_talent[slot] != state.turn
        and (ready is None or ready(state, slot))
    )


# --- cards that are alike ------------------------------------------------------------------------


def distinct(state: Position, slots: list[int]) -> list[int]:
    """One slot for each of the cards in play that differ in anything but their number."""
    found: list[int] = []
    for slot in slots:
        if not any(are_alike(state, slot, other) for other in found):
            found.append(slot)
    return found


def are_alike(state: Position, one: int, other: int) -> bool:
    """Whether two cards in play differ in nothing but their number."""
    return one == other or (
        state.card_kind[one] == state.card_kind[other]
        and state.card_owner[one] == state.card_owner[other]
        and state.card_holder[one] == state.card_holder[other]
        and state.card_base[one] == state.card_base[other]
        and state.card_loss[one] == state.card_loss[other]
        and _is_of_turn(state, state.card_talent, one, other)
        and _is_of_turn(state, state.card_answered, one, other)
        and _is_of_turn(state, state.card_arrived, one, other)
        and _burden(state, one) == _burden(state, other)
        and _have_like_hosts(state, state.card_host[one], state.card_host[other])
    )


def _is_of_turn(state: Position, turns: list[int], one: int, other: int) -> bool:
    """Whether something happened this turn to both cards or to neither."""
    return (turns[one] == state.turn) == (turns[other] == state.turn)


def _burden(state: Position, minion: int) -> list[tuple[int, int]]:
    """Kind and owner of each action on a minion."""
    return sorted(
        (state.card_kind[slot], state.card_owner[slot]) for slot in actions_on_minion(state, minion)
    )


def _have_like_hosts(state: Position, one: int, other: int) -> bool:
    if one == NONE or other == NONE:
        return one == other
    return are_alike(state, one, other)
