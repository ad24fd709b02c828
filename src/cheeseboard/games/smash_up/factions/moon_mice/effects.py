"""The Moon Mice: they hop from base to base and score for going far (MM-1, MM-2)."""

from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up.box import IS_MINION
from cheeseboard.games.smash_up.facts import (
    DESTROY,
    MOVE,
    distinct,
    has_minion_at,
    is_immune,
    minions,
    minions_of,
    other_minions_at,
    other_places,
    own_minions_at,
    places,
    power,
)
from cheeseboard.games.smash_up.flow import Brawl, ask, push
from cheeseboard.games.smash_up.hooks import (
    BEFORE_SCORING,
    BY_BASE,
    BY_CARD,
    BY_MINION,
    END,
    MINION_PLAYED,
    PLAY,
    SCORED,
    TALENT,
    ability,
    question,
    rule_of,
    step,
)
from cheeseboard.games.smash_up.state import Frame, Position
from cheeseboard.games.smash_up.verbs import (
    destroy,
    draw,
    gain,
    move,
    push_away,
    recover,
    send_back,
    tell,
)

CAPSULE_CARDS: Final = 2
LEAPS: Final = 2
EXPEDITION: Final = 3
"""Bases with an own minion that make an expedition."""
LIGHT: Final = 3
"""Minions of at most this power drift away."""

# --- minions -------------------------------------------------------------------------------------


@ability("mm_commander", TALENT)
def commander(brawl: Brawl, me: Frame) -> None:
    """MM-1.1: bring one of the own minions from another base here."""
    ask(brawl, me, "own_minions_elsewhere", "called_here")


@rule_of("mm_commander", "can_use")
def commander_can(state: Position, slot: int) -> bool:
    """MM-1.1: some minion of the seat is elsewhere and can move."""
    seat, place = state.card_holder[slot], state.card_base[slot]
    return any(not is_immune(state, each, MOVE, seat) for each in _elsewhere(state, seat, place))


def _elsewhere(state: Position, seat: Seat, place: int) -> list[int]:
    return [slot for slot in minions_of(state, seat) if state.card_base[slot] != place]


@question(BY_MINION, "own-move", "MM-1.1", "MM-1.10")
def own_minions_elsewhere(state: Position, me: Frame) -> list[int]:
    """Minions of the seat at other bases."""
    return distinct(state, _elsewhere(state, me.seat, me.base))


@step
def called_here(brawl: Brawl, me: Frame) -> None:
    move(brawl, me, [me.choice], me.base)


@ability("mm_navigator", PLAY)
def navigator(brawl: Brawl, me: Frame) -> None:
    """MM-1.2: another own minion may go to a different base."""
    if len(places(brawl.state)) > 1:
        ask(brawl, me, "others_of_own_or_none", "navigated")


@question(BY_MINION, "own-move", "MM-1.2", declined="move")
def others_of_own_or_none(state: Position, me: Frame) -> list[int]:
    """Minions of the seat but this one; or none."""
    others = [slot for slot in minions_of(state, me.seat) if slot != me.slot]
    return [*distinct(state, others), NONE] if others else []


@step
def navigated(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        push_away(brawl, me, me.choice)


@ability("mm_hopper", TALENT)
def hopper(brawl: Brawl, me: Frame) -> None:
    """MM-1.3: hop to a different base where its player has no minion."""
    ask(brawl, me, "untrodden_bases", "hopped")


@rule_of("mm_hopper", "can_use")
def hopper_can(state: Position, slot: int) -> bool:
    """MM-1.3: there is such a base, and nothing holds it."""
    seat = state.card_holder[slot]
    return bool(_untrodden(state, seat, state.card_base[slot])) and not is_immune(
        state, slot, MOVE, seat
    )


def _untrodden(state: Position, seat: Seat, place: int) -> list[int]:
    return [other for other in other_places(state, place) if not has_minion_at(state, seat, other)]


@question(BY_BASE, "destination", "MM-1.3", is_foreseen=True)
def untrodden_bases(state: Position, me: Frame) -> list[int]:
    """Different bases where the seat has no minion."""
    return _untrodden(state, me.seat, me.base)


@step
def hopped(brawl: Brawl, me: Frame) -> None:
    move(brawl, me, [me.slot], me.choice)


@ability("mm_astromouse", PLAY)
def astromouse(brawl: Brawl, me: Frame) -> None:
    """MM-1.4: draw a card."""
    draw(brawl, me.seat, 1)


# --- standard actions ----------------------------------------------------------------------------


@ability("mm_supply_capsule", PLAY)
def supply_capsule(brawl: Brawl, me: Frame) -> None:
    """MM-1.5: draw two cards."""
    draw(brawl, me.seat, CAPSULE_CARDS)


@ability("mm_low_gravity", PLAY)
def low_gravity(brawl: Brawl, me: Frame) -> None:
    """MM-1.6: one or two of the own minions go to different bases."""
    leap(brawl, me.but(count=LEAPS))


@step
def leap(brawl: Brawl, me: Frame) -> None:
    """MM-1.6: the second leap is voluntary, and is somebody else's."""
    if len(places(brawl.state)) > 1:
        ask(brawl, me, "leapers", "leapt")


@question(BY_MINION, "own-move", "MM-1.6", declined="move")
def leapers(state: Position, me: Frame) -> list[int]:
    """Minions of the seat; after the first leap those that have not leapt, or none."""
    left = [slot for slot in minions_of(state, me.seat) if slot != me.slot]
    first = me.count == LEAPS
    return distinct(state, left) + [NONE] * (not first and bool(left))


@step
def leapt(brawl: Brawl, me: Frame) -> None:
    if me.choice == NONE:
        return
    if me.count > 1:
        push(brawl, me.but(then="leap", slot=me.choice, count=me.count - 1))
    push_away(brawl, me.but(slot=NONE), me.choice)


@ability("mm_small_step", PLAY)
def small_step(brawl: Brawl, me: Frame) -> None:
    """MM-1.7: with minions at three bases or more, 1 point."""
    state = brawl.state
    if sum(has_minion_at(state, me.seat, place) for place in places(state)) >= EXPEDITION:
        gain(brawl, me.seat, 1, "expedition")
    else:
        tell(brawl, "no-effect", card=me.source, rules=("MM-1.7",))


@ability("mm_lost_in_space", PLAY)
def lost_in_space(brawl: Brawl, me: Frame) -> None:
    """MM-1.11: a minion of power 3 or less drifts back to its owner's hand."""
    ask(brawl, me, "light_minions", "drifted")


@question(BY_MINION, "drift", "MM-1.11", is_harmful=True)
def light_minions(state: Position, me: Frame) -> list[int]:
    """Minions of power 3 or less, whoever they belong to."""
    return distinct(state, [slot for slot in minions(state) if power(state, slot) <= LIGHT])


@step
def drifted(brawl: Brawl, me: Frame) -> None:
    send_back(brawl, me, me.choice)


@ability("mm_rescue_mission", PLAY)
def rescue_mission(brawl: Brawl, me: Frame) -> None:
    """MM-1.12: a minion of the own discard pile goes to the hand."""
    ask(brawl, me, "discarded_minion", "rescued")


@question(BY_CARD, "pile", "MM-1.12")
def discarded_minion(state: Position, me: Frame) -> list[int]:
    """Different minions in the own discard pile."""
    return sorted({kind for kind in state.discards[me.seat] if IS_MINION[kind]})


@step
def rescued(brawl: Brawl, me: Frame) -> None:
    recover(brawl, me.seat, me.choice)


# --- actions that stay, and a special ------------------------------------------------------------


@ability("mm_moon_flag", END)
def moon_flag(brawl: Brawl, me: Frame) -> None:
    """MM-1.8: alone here when the own turn ends, 1 point; then the flag has done its work."""
    state = brawl.state
    is_mine = has_minion_at(state, me.seat, me.base)
    if is_mine and not other_minions_at(state, me.seat, me.base):
        gain(brawl, me.seat, 1, "expedition")
        destroy(brawl, me, me.slot)


@rule_of("mm_space_suit", "power")
def space_suit_power(state: Position, slot: int, minion: int) -> int:
    """MM-1.9: the minion in it is 1 stronger."""
    return int(state.card_host[slot] == minion)


@rule_of("mm_space_suit", "protects")
def space_suit(state: Position, slot: int, target: int, verb: str, cause: Seat) -> bool:
    """MM-1.9: cards of players other than its own cannot destroy the minion in it."""
    return (
        verb == DESTROY
        and state.card_host[slot] == target
        and cause not in (state.card_holder[slot], NONE)
    )


@ability("mm_emergency_landing", BEFORE_SCORING)
def emergency_landing(brawl: Brawl, me: Frame) -> None:
    """MM-1.10: before a base is scored, one of the own minions comes there from elsewhere."""
    ask(brawl, me, "own_minions_elsewhere", "called_here")


@rule_of("mm_emergency_landing", "requires")
def emergency_landing_later(state: Position, seat: Seat) -> bool:
    """MM-1.10: it is no card for step 2."""
    return False


# --- bases ---------------------------------------------------------------------------------------


@ability("sea_of_cheese", MINION_PLAYED)
def sea_of_cheese(brawl: Brawl, me: Frame) -> None:
    """MM-2.1: whoever plays a minion here and has no other one here draws a card."""
    if len(own_minions_at(brawl.state, me.seat, me.base)) == 1:
        draw(brawl, me.seat, 1)


@ability("launch_pad", SCORED)
def launch_pad(brawl: Brawl, me: Frame) -> None:
    """MM-2.2: after the points a winner may take one of the own minions here back to the hand."""
    ask(brawl, me, "own_minions_here_or_none", "taken_off")


@question(BY_MINION, "take-off", "MM-2.2")
def own_minions_here_or_none(state: Position, me: Frame) -> list[int]:
    """Minions of the seat at this base; or none."""
    own = own_minions_at(state, me.seat, me.base)
    return [*distinct(state, own), NONE]


@step
def taken_off(brawl: Brawl, me: Frame) -> None:
    if me.choice != NONE:
        send_back(brawl, me, me.choice)
