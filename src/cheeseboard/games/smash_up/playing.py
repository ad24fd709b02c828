"""Playing minions and actions, and extra plays, step by step (SU-3, SU-7.4)."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import (
    ATTACH,
    CARD_IDS,
    IS_MINION,
)
from cheeseboard.games.smash_up.facts import (
    ATTACHING,
    admitting_places,
    can_play,
    different,
    discard_plays,
    distinct,
    holder_by_actions,
    hosts,
    is_immune,
)
from cheeseboard.games.smash_up.flow import (
    Brawl,
    ask,
    frame_of_base,
    frame_of_card,
    perform,
    push,
    tell_immune,
    wait,
)
from cheeseboard.games.smash_up.hooks import (
    ABILITIES,
    ACTION_PLAYED,
    BY_BASE,
    BY_FREE_PLAY,
    BY_MINION,
    BY_PLAY,
    MINION_PLAYED,
    PLAY,
    pending,
    question,
    step,
)
from cheeseboard.games.smash_up.state import (
    BLOSSOM,
    EXTRA,
    GROVE,
    MINION,
    Credit,
    Frame,
    Position,
)
from cheeseboard.games.smash_up.state import PLAY as PLAY_STEP
from cheeseboard.games.smash_up.zones import (
    base_name,
    discard_resolved,
    enter,
    show_from_hand,
    show_minion,
    tell,
)

# --- playing a minion (SU-3.2, SU-7.4) -----------------------------------------------------------


def play_minion(brawl: Brawl, seat: Seat, kind: int) -> None:
    """Play a minion that is being resolved on a base of the seat's choice."""
    ask(
        brawl,
        Frame("", source=CARD_IDS[kind], seat=seat, cause=seat, kind=kind),
        "base_for",
        "play_minion_on",
    )


@question(BY_BASE, "base-for-minion", "SU-3.2", is_foreseen=True)
def base_for(state: Position, me: Frame) -> list[int]:
    """SU-3.2: bases that admit the minion."""
    return admitting_places(state, me.seat, me.kind)


@step
def play_minion_on(brawl: Brawl, me: Frame) -> None:
    put_minion(brawl, me.seat, me.kind, me.choice)


def put_minion(brawl: Brawl, seat: Seat, kind: int, place: int) -> None:
    """SU-7.4: into play, then its ability, then what all that has triggered."""
    state = brawl.state
    slot = enter(state, seat, kind, place, NONE)
    tell(
        brawl,
        "minion",
        seat=seat,
        card=CARD_IDS[kind],
        base=base_name(state, place),
        comes=state.card_stamp[slot],
        rules=("SU-3.2",),
    )
    push(brawl, Frame("settle", count=len(state.waiting)))
    wait(brawl, frame_of_base(state, MINION_PLAYED, place, seat))
    ability = frame_of_card(state, PLAY, slot)
    if ability is not None:
        push(brawl, ability)


# --- playing an action (SU-3.3, SU-3.4) ----------------------------------------------------------


def play_action(brawl: Brawl, seat: Seat, kind: int) -> None:
    """Carry out an action that is being resolved, or put it where it stays."""
    state = brawl.state
    me = Frame("", source=CARD_IDS[kind], seat=seat, cause=seat, kind=kind)
    if ATTACH[kind]:
        if not hosts(state, seat, kind):  # SU-3.7
            tell(brawl, "action-in-vain", seat=seat, card=CARD_IDS[kind], rules=("SU-3.7",))
            discard_resolved(brawl, seat, kind)
        elif ATTACH[kind] == "base":
            ask(brawl, me, "host_base", "put_on_base")
        else:
            ask(brawl, me, "host_minion", "put_on_minion")
        return
    tell(brawl, "action", seat=seat, card=CARD_IDS[kind], rules=("SU-3.3",))
    push(brawl, me.but(then="finish_action"))
    if CARD_IDS[kind] in ABILITIES[PLAY]:
        perform(brawl, me.but(then=ABILITIES[PLAY][CARD_IDS[kind]]))


@step
def finish_action(brawl: Brawl, me: Frame) -> None:
    """SU-7.4: a standard action is discarded when all is done."""
    discard_resolved(brawl, me.seat, me.kind)


@question(BY_BASE, "base-for-action", "SU-3.4", is_foreseen=True)
def host_base(state: Position, me: Frame) -> list[int]:
    return hosts(state, me.seat, me.kind)


@question(BY_MINION, "minion-for-action", "SU-3.4")
def host_minion(state: Position, me: Frame) -> list[int]:
    return distinct(state, hosts(state, me.seat, me.kind))


@step
def put_on_base(brawl: Brawl, me: Frame) -> None:
    """SU-3.4."""
    state = brawl.state
    place = me.choice
    slot = enter(state, me.seat, me.kind, place, NONE)
    tell(
        brawl,
        "on-base",
        seat=me.seat,
        card=CARD_IDS[me.kind],
        base=base_name(state, place),
        rules=("SU-3.4",),
    )
    push(brawl, Frame("settle", count=len(state.waiting)))
    wait(brawl, frame_of_base(state, ACTION_PLAYED, place, me.seat))
    ability = frame_of_card(state, PLAY, slot)
    if ability is not None:
        push(brawl, ability)


@step
def put_on_minion(brawl: Brawl, me: Frame) -> None:
    """SU-3.9: on an immune minion the action is discarded at once."""
    state = brawl.state
    minion = me.choice
    if is_immune(state, minion, ATTACHING, me.cause):
        tell(brawl, "action", seat=me.seat, card=CARD_IDS[me.kind], rules=("SU-3.9",))
        tell_immune(brawl, minion, ATTACHING)
        discard_resolved(brawl, me.seat, me.kind)
        return
    tell(
        brawl,
        "on-minion",
        seat=me.seat,
        card=CARD_IDS[me.kind],
        minion=CARD_IDS[state.card_kind[minion]],
        rules=("SU-3.4",),
    )
    enter(state, me.seat, me.kind, state.card_base[minion], minion)
    state.card_holder[minion] = holder_by_actions(state, minion)


# --- extra plays (SU-3.12 to SU-3.16) ------------------------------------------------------------


def grant(brawl: Brawl, me: Frame, type: int, count: int = 1, *, same_name: bool = False) -> None:
    """SU-3.13: extra plays are kept in the own step 2, and offered at once otherwise (SU-3.14)."""
    state = brawl.state
    if state.phase == PLAY_STEP and state.active == me.seat:
        group = 1 + max([0, *(credit.group for credit in state.credits)])
        for _ in range(count):
            state.credits.append(
                Credit(type, BLOSSOM, group=group) if same_name else Credit(type, EXTRA)
            )
        tell(
            brawl,
            "extra-minion" if type == MINION else "extra-action",
            seat=me.seat,
            count=count,
            rules=("SU-3.12",),
        )
    else:
        push(
            brawl,
            me.but(
                then="offer_minion" if type == MINION else "offer_action", count=count, kind=NONE
            ),
        )


def grant_here(brawl: Brawl, me: Frame) -> None:
    """SU-14.5: an extra minion play for small minions at this base."""
    brawl.state.credits.append(Credit(MINION, GROVE, base=me.base))


def water(brawl: Brawl) -> None:
    """SU-12.3: one Water Lily has drawn for the active seat this turn."""
    brawl.state.has_watered = True


def use_workshop(brawl: Brawl, seat: Seat) -> bool:
    """SU-14.9: whether Workshop grants the seat an action; with `workshop_once` once a turn."""
    state = brawl.state
    is_used = state.workshop_seats >> seat & 1
    state.workshop_seats |= 1 << seat
    return not (is_used and state.variant.workshop_once)


@pending
def offer_minion(brawl: Brawl, me: Frame) -> None:
    """SU-3.14: now or never; of several plays all for one name, the first refusal ends them."""
    if me.count and has_minion_to_offer(brawl.state, me.seat):
        ask(brawl, me, "minion_or_none", "offered_minion")


@step
def offered_minion(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        push(brawl, me.but(then="offer_minion", count=me.count - 1, kind=me.choice))
        show_minion(brawl, me.seat, me.choice)
        play_minion(brawl, me.seat, me.choice)


@pending
def offer_action(brawl: Brawl, me: Frame) -> None:
    if brawl.state.hands[me.seat]:
        ask(brawl, me, "action_or_none", "offered_action")


@step
def offered_action(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        show_from_hand(brawl, me.seat, me.choice)
        play_action(brawl, me.seat, me.choice)


def has_minion_to_offer(state: Position, seat: Seat) -> bool:
    """Whether a seat may have a minion to play, as far as everybody knows."""
    return bool(state.hands[seat]) or bool(discard_plays(state, seat))


@question(BY_FREE_PLAY, "extra-minion", "SU-3.14", is_secret=True, declined="minion")
def minion_or_none(state: Position, me: Frame) -> list[int]:
    """Different minions that can be played now, from the hand or as Spectre can; or none."""
    kinds = [kind for kind in different(state.hands[me.seat]) if IS_MINION[kind]]
    kinds += discard_plays(state, me.seat)
    return [
        *(kind for kind in kinds if me.kind in (NONE, kind) and can_play(state, me.seat, kind)),
        NONE,
    ]


@question(BY_PLAY, "extra-action", "SU-3.14", is_secret=True, declined="action")
def action_or_none(state: Position, me: Frame) -> list[int]:
    """Different actions that can be played now, or none."""
    kinds = different(state.hands[me.seat])
    return [
        *(kind for kind in kinds if not IS_MINION[kind] and can_play(state, me.seat, kind)),
        NONE,
    ]
